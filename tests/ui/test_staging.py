"""What happens is seen: every cue, in the order of the events, for as long as the speed says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame
import pytest

from engine.cards import CardKind, Words
from engine.choices import Ref, race
from engine.events import Event
from engine.games import Result
from engine.table import Table
from tests.engine.toys import OVER, ask, menu
from tests.ui.driving import click_at, key, texts_on
from tests.ui.tabletop import Table2, ToyBoard, Toys, mixed_seats, show, toy_games
from ui.acts import Blow, Flight, Ribbon, Shown, Swept, Tumble
from ui.app import App
from ui.cues import Banner, Cue, Fall, Gain, HeldUp, Hit, Line, Sweep
from ui.settings import Speed
from ui.sprites import Area, Box, CardFace, Look, Sprite, Status
from ui.table import tabletop as table_module
from ui.table.local import LocalTable
from ui.table.staging import LONGEST, OVERLAP, PACE

__all__ = ["toy_games"]  # a fixture


class Tried(Event, frozen=True, tag="tried"):
    """Something happened to a card, or to whoever sits there."""

    seat: Ref
    card: Ref
    other: Ref | None = None
    amount: int = 0
    cards: tuple[Ref, ...] = ()


class StagingBoard(ToyBoard):
    """Shows what was tried, on three cards and a seat that lie apart."""

    PLACES: Mapping[Ref, tuple[int, int]] = {"card:ace": (40, 60), "card:king": (420, 260), "seat:0": (200, 420)}

    has_gone = False  # the ace lies in a pile, where the seat is
    owner: Ref | None = None

    def __init__(self, *cues: Cue, whose: Ref | None = None) -> None:
        self.CUES: Mapping[str, Sequence[Cue]] = {"tried": cues}
        self.owner = whose

    def whose(self, view: object, ref: Ref) -> Ref | None:
        return self.owner

    def layout(self, view: object, area: Area) -> list[Sprite]:
        laid = [
            Sprite(Box(area.board.x + left, area.board.y + top, 60, 86), CardFace("card:ace"), ref)
            for ref, (left, top) in self.PLACES.items()
        ]
        return [replace(laid[2], pile=("card:ace",)), laid[1]] if self.has_gone else laid

    def look(self, ref: Ref) -> Look:
        return Look((60, 70, 90), "cards", picture=ref.removeprefix("card:"))


WORDS = Words("Ace", "Туз", "Туз")
KINDS = [CardKind(id=name, name=WORDS, text=WORDS, icon="cards") for name in ("ace", "king", "queen")]
TRIED = Tried("seat:0", "card:ace", "card:king", 3, ("card:ace", "card:king"))


@pytest.fixture
def words(toy_games: Toys) -> Toys:
    for path in (toy_games.folder / "lang").glob("*.yaml"):
        path.write_text(path.read_text(encoding="utf-8") + 'event.tried: "{seat} flips {card}."\n', encoding="utf-8")
    return toy_games


class Stand:
    """A table on the screen, at which an answer brings an event with these cues."""

    def __init__(self, app: App, toys: Toys, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app, self.toys, self.monkeypatch = app, toys, monkeypatch

    def answered(
        self,
        *cues: Cue,
        speed: Speed = "slow",
        tried: Event = TRIED,
        times: int = 1,
        whose: Ref | None = None,
        goes: bool = False,
        seats: str = "p",
    ) -> LocalTable:
        async def trying(game: Table2) -> Result:
            for _ in range(4):
                await ask(0, "go", "stay")
                for _ in range(times):
                    game.tell(tried)
            await race({0: menu("go")})
            return OVER

        board = StagingBoard(*cues, whose=whose)
        self.monkeypatch.setattr(table_module, "board_for", lambda name: board)
        self.app.settings.speed = speed
        table = show(self.app, Table(self.toys.game(trying, kinds=KINDS), mixed_seats(seats)), 0, still=True)
        self.app.frame(1.0)
        board.has_gone = goes
        table.take_step(lambda: table.session.answer(0, "go"))
        return table

    def look(self, seconds: float) -> bytes:
        """The table after so much time: the story beside it does not count."""
        self.app.frame(seconds)
        width, height = self.app.screen.get_size()
        return pygame.image.tobytes(self.app.screen.subsurface((0, 0, width * 3 // 4, height)), "RGB")


@pytest.fixture
def stand(app: App, words: Toys, monkeypatch: pytest.MonkeyPatch) -> Stand:
    return Stand(app, words, monkeypatch)


CUES: Mapping[str, tuple[Cue, type[object]]] = {
    "line": (Line("card", "other"), Flight),
    "line with a sign": (Line("card", "other", icon="bullet"), Flight),
    "hit": (Hit("card", "amount", "heart"), Blow),
    "hit of my own": (Hit("seat", "amount"), Blow),
    "gain": (Gain("card", "amount", "heart"), Blow),
    "held up": (HeldUp(("card", "other")), Shown),
    "sweep": (Sweep("cards", "seat"), Swept),
    "banner": (Banner("cards"), Ribbon),
    "fall": (Fall("card"), Tumble),
}


@pytest.mark.parametrize("name", CUES)
def test_a_cue_is_seen_in_the_middle_of_its_time_and_gone_after_it(stand: Stand, name: str) -> None:
    cue, kind = CUES[name]
    table = stand.answered(cue)
    (act,) = table.staging.acts
    assert isinstance(act, kind)
    lasts = act.lasts * PACE["slow"]
    begun, middle = stand.look(lasts * 0.1), stand.look(lasts * 0.4)
    assert table.staging.is_on
    stand.look(lasts)
    after = stand.look(2.0)
    assert not table.staging.is_on
    assert len({begun, middle, after}) == 3


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_it_takes_as_long_as_the_speed_says(stand: Stand, speed: Speed) -> None:
    table = stand.answered(HeldUp(("card", "other")), speed=speed)
    lasts = Shown.lasts * PACE[speed]
    stand.look(lasts / 2)
    assert any("flips Ace" in written.words for written in texts_on(stand.app))
    assert not any(written.is_cut for written in texts_on(stand.app))
    stand.look(lasts * 0.45)
    assert table.staging.is_on
    stand.look(lasts * 0.1)
    assert not table.staging.is_on


def test_what_somebody_did_with_their_own_card_is_not_held_up_for_them(stand: Stand) -> None:
    """It is news for the others only."""
    for whose, count in (("seat:0", 0), ("seat:1", 1)):
        table = stand.answered(HeldUp(("card",), is_news=True), whose=whose)
        assert len(table.staging.acts) == count
        table.staging.finish()


def test_a_hit_is_shown_where_the_thing_lay_before_it_went_to_a_pile(stand: Stand) -> None:
    """Whoever died lies in a graveyard by then."""
    table = stand.answered(Hit("card", "amount"), goes=True)
    (act,) = table.staging.acts
    assert isinstance(act, Blow)
    left, top = StagingBoard.PLACES["card:ace"]
    assert act.box.topleft == (table.places.area.board.x + left, table.places.area.board.y + top)


def test_nothing_is_staged_when_nothing_moves(stand: Stand) -> None:
    assert not stand.answered(HeldUp(("card",)), speed="instant").staging.is_on


def test_space_ends_it(stand: Stand) -> None:
    table = stand.answered(Banner())
    key(stand.app, pygame.K_SPACE)
    assert not table.staging.is_on


def test_a_click_ends_it(stand: Stand) -> None:
    table = stand.answered(Banner())
    click_at(stand.app, table.places.area.board.midbottom)
    assert not table.staging.is_on


def test_the_words_come_when_the_card_lies_open(stand: Stand) -> None:
    stand.answered(HeldUp(("card",)))
    stand.look(0.05)
    assert not any("flips" in written.words for written in texts_on(stand.app) if written.box.x < 300)


def test_cues_of_one_event_follow_each_other(stand: Stand) -> None:
    table = stand.answered(Line("card", "other"), Banner())
    assert [type(act) for act in table.staging.acts] == [Flight, Ribbon]
    stand.look(Flight.lasts * PACE["slow"] + 0.05)
    assert [type(act) for act in table.staging.acts] == [Ribbon]


def test_many_alike_run_side_by_side(stand: Stand) -> None:
    table = stand.answered(Hit("card", "amount"), times=5)
    assert len(table.staging.acts) == 5
    stand.look((Blow.lasts + 4 * OVERLAP) * PACE["slow"] + 0.05)
    assert not table.staging.is_on


def test_of_very_much_the_last_is_shown_and_nobody_waits_longer_than_the_bound(stand: Stand) -> None:
    table = stand.answered(Banner(), times=12)
    assert 1 < len(table.staging.acts) < 12
    stand.look(LONGEST * PACE["slow"] + 0.05)
    assert not table.staging.is_on


def test_an_answer_counts_while_something_is_shown(stand: Stand) -> None:
    table = stand.answered(Banner())
    stand.look(0.3)
    assert table.staging.is_on
    assert table.asking is not None


def test_a_cue_may_be_for_some_cards_only(stand: Stand) -> None:
    aces, kings = Banner(only={"card": ("ace",)}), Gain("card", only={"card": ("king",)})
    assert [type(act) for act in stand.answered(aces, kings).staging.acts] == [Ribbon]


def test_a_cue_may_depend_on_what_came_of_it(stand: Stand) -> None:
    three, four = Banner(only={"amount": (3,)}), Gain("card", only={"amount": (4,)})
    assert [type(act) for act in stand.answered(three, four).staging.acts] == [Ribbon]


def test_what_is_not_on_the_table_is_not_shown(stand: Stand) -> None:
    gone = Tried("seat:7", "card:jack", None)
    table = stand.answered(Line("card", "seat"), Hit("card"), HeldUp(("card",)), Sweep("cards", "seat"), tried=gone)
    assert not table.staging.is_on


def test_ones_own_fate_is_marked(stand: Stand) -> None:
    mine = stand.answered(Fall("seat"), Hit("seat")).staging.acts
    others = stand.answered(Fall("card"), Hit("card")).staging.acts
    assert [act.is_mine for act in mine if isinstance(act, Tumble | Blow)] == [True, True]
    assert [act.is_mine for act in others if isinstance(act, Tumble | Blow)] == [False, False]


def test_what_one_loses_is_held_up_only_for_the_loser_in_somebody_elses_turn(stand: Stand) -> None:
    cue = HeldUp(("cards",), loser="seat")
    theirs = StagingBoard.status
    stand.monkeypatch.setattr(StagingBoard, "status", lambda board, view: Status(theirs(board, view).words, 1))
    (shown,) = stand.answered(cue, seats="pb").staging.acts
    assert isinstance(shown, Shown)
    assert shown.cards == ("card:ace", "card:king")
    assert not stand.answered(cue, seats="pb", tried=Tried("seat:1", "card:ace")).staging.is_on
    stand.monkeypatch.setattr(StagingBoard, "status", theirs)
    assert not stand.answered(cue).staging.is_on


def test_a_sound_comes_with_its_cue(stand: Stand) -> None:
    heard: list[str] = []
    stand.monkeypatch.setattr(stand.app.sounds, "play", heard.append)
    stand.answered(Line("card", "other", sound="shot"), Hit("card", sound="hit"))
    stand.look(0.05)
    assert "shot" in heard
    assert "hit" not in heard
    stand.look(Flight.lasts * PACE["slow"])
    assert "hit" in heard
