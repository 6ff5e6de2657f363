"""Checks are flipped up large, with what came of them; as long as the speed of motion says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame
import pytest

from engine.cards import CardKind, Words
from engine.choices import Ref, race
from engine.events import Event
from engine.games import Result
from engine.table import Table
from tests.engine.toys import OVER, ask, menu
from tests.ui.driving import key, texts_on
from tests.ui.tabletop import Table2, ToyBoard, Toys, mixed_seats, show, toy_games
from ui.app import App
from ui.boards import Board
from ui.settings import Speed
from ui.table import tabletop as table_module
from ui.table.local import LocalTable
from ui.table.staging import LASTS, MOST

__all__ = ["toy_games"]  # a fixture


class Tried(Event, frozen=True, tag="tried"):
    """A card was flipped."""

    seat: Ref
    card: Ref
    other: Ref | None = None


class StagingBoard(ToyBoard):
    """Shows what was tried."""

    STAGED: Mapping[str, Iterable[str]] = {"tried": ("card", "other")}


WORDS = Words("Ace", "Туз", "Туз")
KINDS = [CardKind(id=name, name=WORDS, text=WORDS, icon="cards") for name in ("ace", "king")]


async def flipping(game: Table2) -> Result:
    for _ in range(4):
        await ask(0, "go", "stay")
        game.tell(Tried("seat:0", "card:ace", "card:king"))
    await race({0: menu("go")})
    return OVER


@pytest.fixture(autouse=True)
def staging_board(monkeypatch: pytest.MonkeyPatch, toy_games: Toys) -> Board:
    board = StagingBoard()
    monkeypatch.setattr(table_module, "board_for", lambda name: board)
    for path in (toy_games.folder / "lang").glob("*.yaml"):
        path.write_text(path.read_text(encoding="utf-8") + 'event.tried: "{seat} flips {card}."\n', encoding="utf-8")
    return board


def answered(app: App, toy_games: Toys, speed: Speed) -> LocalTable:
    app.settings.speed = speed
    table = show(app, Table(toy_games.game(flipping, kinds=KINDS), mixed_seats("p")), 0, still=True)
    app.frame(1.0)
    session = table.session
    table.take_step(lambda: session.answer(0, "go"))
    return table


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_check_is_shown_for_as_long_as_the_speed_says(app: App, toy_games: Toys, speed: Speed) -> None:
    table = answered(app, toy_games, speed)
    assert 0.8 <= LASTS[speed] <= 1.5
    assert table.staging.is_on
    app.frame(LASTS[speed] / 2)
    assert any("flips Ace" in written.words for written in texts_on(app))
    assert not any(written.is_cut for written in texts_on(app))
    app.frame(LASTS[speed])
    app.frame(0.01)
    assert not table.staging.is_on


def test_nothing_is_staged_when_nothing_moves(app: App, toy_games: Toys) -> None:
    assert not answered(app, toy_games, "instant").staging.is_on


def test_space_ends_it(app: App, toy_games: Toys) -> None:
    table = answered(app, toy_games, "slow")
    key(app, pygame.K_SPACE)
    assert not table.staging.is_on


def test_the_words_come_when_the_card_lies_open(app: App, toy_games: Toys) -> None:
    answered(app, toy_games, "slow")
    app.frame(0.05)
    assert not any("flips" in written.words for written in texts_on(app) if written.box.x < 300)


def test_of_very_many_the_last_ones_are_shown(app: App, toy_games: Toys) -> None:
    table = answered(app, toy_games, "slow")
    for _ in range(3):
        table.staging.show(table.session.events(), table.board, table.faces, table.texts, table.places.area)
    assert len(table.staging._flips) == MOST
