"""Nobody misses what others do, what happened to them, or that they are out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
import pytest

from engine.choices import Ref
from engine.events import Event
from engine.games import Result
from engine.table import Table
from tests.engine.toys import OVER, ask
from tests.ui.driving import click, key, words_on
from tests.ui.tabletop import Table2, Toys, mixed_seats, pass_time, show, toy_games, until
from tests.ui.test_staging import KINDS, StagingBoard
from ui.app import App
from ui.cues import Cue, Fall, Line
from ui.scenes.dialog import Dialog
from ui.sprites import Status, say
from ui.table import tabletop as table_module
from ui.table.local import LocalTable
from ui.table.sheets.curtain import Recap
from ui.table.sheets.over import Over

__all__ = ["toy_games"]  # a fixture


class Played(Event, frozen=True, tag="played-toy"):
    """Somebody played a card, perhaps at somebody."""

    seat: Ref
    card: Ref
    target: Ref | None = None


class Gone(Event, frozen=True, tag="gone-toy"):
    """Somebody is out."""

    seat: Ref


class TurnBoard(StagingBoard):
    """Knows whose turn it is: the first letter of what was said last."""

    CUES: Mapping[str, Sequence[Cue]] = {"gone-toy": (Fall("seat"),), "played-toy": (Line("seat", "target"),)}

    def __init__(self) -> None:
        pass

    def status(self, view: Mapping[str, Sequence[str]]) -> Status:
        return Status(say("view.status", said=len(view["said"])), int(view["said"][-1]) if view["said"] else 0)


@pytest.fixture(autouse=True)
def board(monkeypatch: pytest.MonkeyPatch, toy_games: Toys) -> None:
    monkeypatch.setattr(table_module, "board_for", lambda name: TurnBoard())
    more = 'event.played-toy: "{seat} plays {card} at {target}."\nevent.gone-toy: "{seat} is gone."\n'
    for path in (toy_games.folder / "lang").glob("*.yaml"):
        path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")


async def a_round(game: Table2) -> Result:
    """The person, then the bot plays at the person and asks, and then it is the person's turn again."""
    await ask(0, "go")
    game.said.append("1")
    await ask(1, "go")
    game.tell(Played("seat:1", "card:king", "seat:0"))
    await ask(0, "dodge", "take")
    game.tell(Played("seat:1", "card:ace", "seat:1"))
    await ask(1, "go")
    game.said.append("0")
    await ask(0, "go")
    game.tell(Played("seat:0", "card:queen", "seat:1"))
    await ask(1, "go")  # the other one reacts
    await ask(0, "go")
    game.said.append("1")
    game.tell(Gone("seat:0"))
    for _ in range(30):
        await ask(1, "go")
    return OVER


@pytest.fixture
def table(app: App, toy_games: Toys) -> LocalTable:
    app.settings.speed = "fast"
    return show(app, Table(toy_games.game(a_round, kinds=KINDS), mixed_seats("pb")), 0)


def give(app: App, table: LocalTable, line: str) -> None:
    pass_time(app, 0.4)
    assert table.asking is not None
    (option,) = (option for option in table.asking.menu.options if option == line)
    table.answer(option)


def next_question(app: App, table: LocalTable) -> None:
    until(app, lambda: table.asking is not None and not table.staging.is_on, step=0.02)
    app.frame(0.02)


def test_asked_in_somebodys_turn_one_is_told_who_did_what(app: App, table: LocalTable) -> None:
    give(app, table, "go")
    next_question(app, table)
    words = words_on(app)
    assert any("plays Ace at Ada" in sentence for sentence in words if table.banner and sentence == table.banner[0])
    assert table.say("ui.table.your-turn", name="Ada") not in words


def test_asked_about_something_one_is_told_of_that_and_not_of_what_came_last(app: App, toy_games: Toys) -> None:
    """A card is played for all, and others have chosen before: what they chose is not why one is asked."""

    async def a_store(game: Table2) -> Result:
        await ask(0, "go")
        game.said.append("1")
        game.tell(Played("seat:1", "card:king", "card:all"))
        await ask(1, "go")
        game.tell(Played("seat:1", "card:ace", "card:one"))
        await ask(0, "go", "take", about=("card:king", "seat:1"))
        return OVER

    app.settings.speed = "fast"
    table = show(app, Table(toy_games.game(a_store, kinds=KINDS), mixed_seats("pb")), 0)
    give(app, table, "go")
    next_question(app, table)
    assert table.banner is not None
    assert f"plays {table.texts.name('card:king')} at" in table.banner[0]


def test_your_turn_is_said_once_when_it_begins(app: App, table: LocalTable) -> None:
    your_turn = table.say("ui.table.your-turn", name="Ada")
    give(app, table, "go")
    next_question(app, table)
    give(app, table, "take")
    next_question(app, table)
    assert table.banner is not None
    assert table.banner[0] == your_turn
    pass_time(app, 3)
    give(app, table, "go")
    next_question(app, table)
    assert table.banner is None
    assert table.zoomed == "card:ace"  # what one plays oneself is not held up


def test_the_first_turn_is_not_announced_again_after_a_reaction(app: App, toy_games: Toys) -> None:
    async def a_reaction(game: Table2) -> Result:
        game.said.append("0")
        await ask(0, "go")
        await ask(1, "go")
        await ask(0, "go")
        return OVER

    app.settings.speed = "fast"
    table = show(app, Table(toy_games.game(a_reaction, kinds=KINDS), mixed_seats("pb")), 0)
    give(app, table, "go")
    next_question(app, table)
    assert table.banner is None


async def done_to_somebody(game: Table2) -> Result:
    """A bot plays a card at the person, then one at itself."""
    await ask(0, "go")
    game.said.append("1")
    for target in ("seat:0", "seat:1"):
        await ask(1, "go")
        game.tell(Played("seat:1", "card:king", target))
    for _ in range(30):
        await ask(1, "go")
    return OVER


def test_what_others_do_to_me_stays_long_enough_to_be_read(app: App, toy_games: Toys) -> None:
    app.settings.speed = "normal"
    table = show(app, Table(toy_games.game(done_to_somebody, kinds=KINDS), mixed_seats("pb")), 0)
    give(app, table, "go")
    until(app, lambda: table.session.events(), step=0.05)
    began = app.now
    until(app, lambda: len(table.session.events()) == 2, step=0.05)
    assert app.now - began >= 1.9  # seconds: a sentence is read


def test_a_click_or_space_lets_the_game_go_on(app: App, toy_games: Toys) -> None:
    app.settings.speed = "normal"
    table = show(app, Table(toy_games.game(done_to_somebody, kinds=KINDS), mixed_seats("pb")), 0)
    give(app, table, "go")
    until(app, lambda: table.session.events(), step=0.05)
    assert table.course.is_holding
    key(app, pygame.K_SPACE)
    pass_time(app, 0.2)
    assert len(table.session.events()) == 2


def test_a_card_that_a_bot_plays_can_be_read(app: App, table: LocalTable) -> None:
    give(app, table, "go")
    next_question(app, table)
    assert table.zoomed == "card:king"


def test_what_was_missed_since_ones_turn_can_be_read_again(app: App, table: LocalTable) -> None:
    """All of it, also what one was asked about meanwhile, and how much of it is about oneself."""
    give(app, table, "go")
    next_question(app, table)
    give(app, table, "take")
    next_question(app, table)
    pass_time(app, 0.4)
    key(app, pygame.K_w)
    assert isinstance(app.scene, Recap)
    missed = [table.texts.event(event) for event in app.scene.news]
    assert missed == ["Борис plays Ace at Ada.", "Борис plays Ace at Борис."]
    assert table.following.concerns_me == 1
    click(app, "go on")
    assert "About you: 1" in words_on(app)


def play_until_out(app: App, table: LocalTable) -> None:
    for line in ("go", "take", "go", "go"):
        next_question(app, table)
        give(app, table, line)
    until(app, lambda: isinstance(app.scene, Dialog))


def test_being_out_is_told_with_what_can_be_done(app: App, table: LocalTable) -> None:
    play_until_out(app, table)
    words = " ".join(words_on(app))
    assert "You are out" in words
    assert "Ada is gone." in words
    click(app, "answer-0")
    assert app.scene is table
    assert not table.is_skipping


def test_being_out_is_told_with_what_was_done_and_only_when_nothing_more_is_asked(app: App, toy_games: Toys) -> None:
    async def a_shot(game: Table2) -> Result:
        await ask(0, "go")
        game.said.append("1")
        await ask(1, "go")
        game.tell(Played("seat:1", "card:king", "seat:0"))
        game.tell(Gone("seat:0"))
        await ask(0, "lay", "keep")
        for _ in range(30):
            await ask(1, "go")
        return OVER

    app.settings.speed = "fast"
    table = show(app, Table(toy_games.game(a_shot, kinds=KINDS), mixed_seats("pb")), 0)
    give(app, table, "go")
    next_question(app, table)
    pass_time(app, 3)
    assert app.scene is table
    give(app, table, "lay")
    until(app, lambda: isinstance(app.scene, Dialog))
    assert "Борис plays Ace at Ada. Ada is gone. The others play on without you." in words_on(app)


def test_whoever_is_out_can_skip_to_the_end(app: App, table: LocalTable) -> None:
    play_until_out(app, table)
    click(app, "answer-1")
    until(app, lambda: isinstance(app.scene, Over), step=0.02, most=90)
