"""A deck of one's own at the table: offered by name, answered with one key, and nobody else's business."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.choices import Option
from engine.decks import Deck, DeckBox, decks_folder
from engine.games import find_game
from engine.lan.messages import SeatPlan, SetUp, Start
from engine.table import Table
from tests.playing import seated
from tests.ui.driving import click, find, has, key
from tests.ui.elsewhere import Neighbour, host_of, open_table, start
from tests.ui.elsewhere import until as until_all
from tests.ui.netplay import computers, in_lobby
from tests.ui.netplay import until as until_here
from tests.ui.tabletop import pass_curtain, pass_time, prompt_of, show, until
from ui import routes
from ui.app import App
from ui.scenes.home import Home
from ui.table.local import LocalTable
from ui.table.owndecks import as_answer
from ui.table.sheets.curtain import Curtain
from ui.workshop.listing import Decks
from ui.workshop.workbench import Workbench

GAME = find_game("berserk")
RULES = GAME.decks
assert RULES is not None
CUSTOM = {"deck_of_first_seat": "custom", "deck_of_second_seat": "custom"}
SLUAGH = Deck.of("Ravens", RULES.ready["sluagh"])
FIRE = Deck.of("Pyres", RULES.ready["inquisitors"])
HIRED = Deck.of("Hired", [*RULES.ready["sluagh"], RULES.cards[-1]])


@pytest.fixture(autouse=True)
def _no_motion(app: App) -> None:
    app.settings.speed = "instant"


def keep(app: App, *decks: Deck) -> None:
    assert RULES is not None
    box = DeckBox(decks_folder(app.saves, GAME.name), GAME.name, RULES)
    for deck in decks:
        box.add(deck)


def table_of(options: dict[str, str] = CUSTOM) -> Table[Any]:
    return Table(GAME, seated(2), options, 5)


def kinds_of(option: Option) -> list[str]:
    return sorted(ref.partition(":")[2].rpartition("-")[0] for ref in option.refs)


def named(table: Table[Any], seat: int) -> list[str]:
    """The deck that a seat has named."""
    line = next(move.option for move in table.moves if move.seat == seat and move.option.verb == "deck")
    return kinds_of(line)


# Hot seat


def test_decks_are_offered_by_name_and_one_key_answers(app: App) -> None:
    keep(app, SLUAGH, FIRE)
    scene = show(app, table_of(), 0)
    assert [getattr(find(app, f"deck {index}"), "label", "") for index in (0, 1)] == ["Pyres", "Ravens"]
    key(app, pygame.K_2)
    assert named(scene.session._table, 0) == sorted(SLUAGH.ids)


def test_in_hot_seat_each_names_a_deck_behind_the_curtain(app: App) -> None:
    keep(app, SLUAGH, FIRE)
    table = table_of()
    scene = show(app, table)
    until(app, lambda: isinstance(app.scene, Curtain))
    for _ in range(2):
        pass_curtain(app)
        pass_time(app, 0.3)
        eyes = scene.session.eyes
        assert isinstance(eyes, int)
        moves = len(table.moves)
        click(app, f"deck {eyes}")
        assert len(table.moves) > moves
        if not eyes:
            until(app, lambda: isinstance(app.scene, Curtain))
    assert [named(table, seat) for seat in (0, 1)] == [sorted(FIRE.ids), sorted(SLUAGH.ids)]


def test_an_unfinished_deck_is_laid_on_the_table(app: App) -> None:
    keep(app, Deck("Half", {"barrow-ghoul": 3}))
    scene = show(app, table_of(), 0)
    key(app, pygame.K_1)
    assert scene.session._table.moves == []
    assert len(scene.picked) == 3
    assert "this one has 3" in prompt_of(scene)


def test_cards_that_this_game_does_not_offer_are_named(app: App) -> None:
    """Without mercenaries. [BSK-4.1]"""
    keep(app, HIRED)
    scene = show(app, table_of({**CUSTOM, "mercenaries": "off"}), 0)
    key(app, pygame.K_1)
    assert scene.session._table.moves == []
    assert len(scene.picked) == 30
    name = scene.texts.name(f"kind:{HIRED.ids[-1]}")
    assert prompt_of(scene) == f"Hired does not fit this game: {name} cannot be used here."


def test_decks_that_can_be_played_stand_first(app: App) -> None:
    keep(app, Deck("A draft"), SLUAGH)
    show(app, table_of(), 0)
    assert [getattr(find(app, f"deck {index}"), "label", "") for index in (0, 1)] == ["Ravens", "A draft"]


def test_a_deck_that_is_built_meanwhile_is_offered(app: App) -> None:
    show(app, table_of(), 0)
    assert not has(app, "deck 0")
    key(app, pygame.K_F3)
    assert isinstance(app.scene, Decks)
    key(app, pygame.K_n)
    key(app, pygame.K_2)
    assert isinstance(app.scene, Workbench)
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, LocalTable)
    assert getattr(find(app, "deck 0"), "label", "") == "Sluagh"


def test_where_no_deck_is_asked_for_none_is_offered(app: App) -> None:
    keep(app, SLUAGH)
    show(app, Table(GAME, seated(2), {}, 5), 0)
    assert not has(app, "deck 0")
    assert not has(app, "workshop")


# Nobody else learns of it


def battle_with(deck: Deck) -> Table[Any]:
    """A game up to the purchase, in which the first seat has named this deck."""
    table = table_of()
    menu = table.menu(0)
    assert menu is not None
    option, missing = as_answer(GAME, menu, deck)
    assert option is not None
    assert missing == []
    table.answer(0, option)
    while table.ask is not None:
        waiting = [(seat, menu) for seat in table.awaited() if (menu := table.menu(seat)) is not None]
        seat, menu = next(((seat, menu) for seat, menu in waiting if menu.kind != "buy"), (None, None))
        if seat is None or menu is None:
            break
        table.answer(seat, menu.default if menu.default is not None else menu.options[0])
    return table


def seen_by(table: Table[Any], viewer: int | None) -> list[Any]:
    menu = table.menu(viewer) if viewer is not None else None
    events = [event.plain() for event in table.events(0, viewer)]
    return [table.view(viewer), events, menu and (menu.prompt, menu.options, menu.default)]


def test_the_other_seat_sees_the_same_whatever_the_deck_is() -> None:
    """[BSK section 21: custom deck lists are private]"""
    one, other = battle_with(SLUAGH), battle_with(FIRE)
    assert one.view(0) != other.view(0)
    for viewer in (1, None):
        assert seen_by(one, viewer) == seen_by(other, viewer)


class Eavesdropper(Neighbour):
    """Somebody who keeps everything that was ever said to them."""

    def __init__(self, app: App, name: str) -> None:
        self.heard: list[str] = []
        super().__init__(app, name)

    def listen(self) -> None:
        while (news := self.link.take()) is not None:
            self.heard.append(repr(news))


def test_over_the_network_no_card_of_a_deck_leaves_the_host(app: App) -> None:
    """The host names a deck with one key; the guest, who names another, is never told a card of the first seat."""
    keep(app, SLUAGH)
    open_table(app, "berserk", [SeatPlan("here", "Host"), SeatPlan("guest")], options=CUSTOM)
    ann = Eavesdropper(app, "Ann")
    scene = start(app, ann)
    until_all(app, ann, so=lambda: ann.menu is not None and scene.asking is not None and not scene.is_guarded)
    key(app, pygame.K_1)
    until_all(app, ann, so=lambda: scene.asking is None)
    assert ann.menu is not None
    option, missing = as_answer(GAME, ann.menu, FIRE)
    assert missing == []
    ann.answer(option)
    play = host_of(app).room.play
    assert play is not None
    table: Table[Any] = play.table

    def asked(kind: str) -> bool:
        menu = table.menu(1)
        return menu is not None and menu.kind == kind

    def go_on() -> bool:
        if ann.menu is not None and ann.menu.kind in ("initiative", "deal"):
            ann.answer()
        if scene.asking is not None and scene.asking.menu.kind == "initiative":
            scene.answer(scene.asking.menu.options[0])
        return asked("buy")

    until_all(app, ann, so=go_on)
    assert [named(table, seat) for seat in (0, 1)] == [sorted(SLUAGH.ids), sorted(FIRE.ids)]
    said = "".join(ann.heard)
    assert re.search(r"card:[a-z-]+-([6-9]|10)(?!\d)", said)  # her own cards
    assert re.findall(r"card:[a-z-]+-[1-5](?!\d)", said) == []
    assert "Ravens" not in said


def test_a_guest_brings_a_deck_from_their_own_computer(app: App, tmp_path: Path) -> None:
    """The answer is the deck itself: the host knows nothing of the guest's files. The lobby leads to the decks."""
    keep(app, FIRE)
    app.push(Home(app))
    plan = SetUp([SeatPlan("here", "Olga"), SeatPlan("guest")], dict(CUSTOM))
    with computers(tmp_path / "others") as others:
        network, visit = others.host(plan, game=GAME)
        assert network.hosting is not None
        host = network.hosting.host
        app.network.join(f"127.0.0.1:{host.port}", host.room.code, "Vika", watches=False)
        app.go(routes.Join())
        app.go_instead(routes.JoinedLobby("Vika"))
        lobby = in_lobby(app, others)
        until_here(app, lambda: lobby.own_seats == [1], others)
        key(app, pygame.K_F3)
        assert isinstance(app.scenes[-1], Decks)
        key(app, pygame.K_ESCAPE)
        click(app, "main")
        assert network.link is not None
        until_here(app, lambda: visit.room is not None and visit.room.trouble is None, others)
        network.link.send(Start())
        until_here(app, lambda: has(app, "deck 0"), others)
        pass_time(app, 0.3)
        key(app, pygame.K_1)
        play = host.room.play
        assert play is not None
        until_here(app, lambda: len(play.table.moves) == 1, others)
        assert named(play.table, 1) == sorted(FIRE.ids)


def test_nobody_sees_whether_the_other_has_named_a_deck() -> None:
    table = table_of()
    before = [seen_by(table, viewer) for viewer in (1, None)]
    menu = table.menu(0)
    assert menu is not None
    option, _ = as_answer(GAME, menu, SLUAGH)
    assert option is not None
    table.answer(0, option)
    assert [seen_by(table, viewer) for viewer in (1, None)] == before


def test_a_whole_deck_comes_first_until_something_is_picked_by_hand(app: App) -> None:
    keep(app, SLUAGH)
    scene = show(app, table_of(), 0)
    assert not has(app, "done")
    scene.choose(scene.next_refs[0])
    assert has(app, "done")
