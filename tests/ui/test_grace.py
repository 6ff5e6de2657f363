"""Taking back at the screen: a moment before bots go on, a word before the curtain, and why it cannot be done."""

from __future__ import annotations

import pygame
import pytest

from engine.games import Result
from engine.table import Table
from tests.engine.toys import OVER, ask
from tests.ui.driving import click, find, has, key, toast_of
from tests.ui.tabletop import Table2, Toys, decide, mixed_seats, prompt_of, show, toy_games, until, wait_for_thoughts
from ui.app import App
from ui.table.course import GRACE
from ui.table.local import LocalTable
from ui.table.sheets.curtain import Curtain
from ui.widgets.button import Button

__all__ = ["toy_games"]  # a fixture


async def _in_turn(game: Table2) -> Result:
    """Everybody takes something, and everybody has a card that the others do not know."""
    game.things = ["thing:a", "thing:b"]
    for seat in range(game.seats):
        game.hands[seat] = [f"thing:own-{seat}"]
    for turn in range(12):
        game.said.append(f"{turn % game.seats} {await ask(turn % game.seats, 'take thing:a', 'take thing:b')}")
    return OVER


def at_table(app: App, toys: Toys, kinds: str) -> LocalTable:
    table = show(app, Table(toys.game(_in_turn), mixed_seats(kinds), {}, 1), 0)
    until(app, lambda: table.asking is not None)
    app.frame(0.3)
    return table


def said(table: LocalTable) -> list[str]:
    found: list[str] = table.session._table.state.said
    return found


def looked_up(app: App, table: LocalTable) -> None:
    """It is worked out what taking back would do."""
    for _ in range(3):
        app.frame(0.02)
        wait_for_thoughts(table.session)
    app.frame(0.02)


def undo_button(app: App) -> Button:
    button = find(app, "undo")
    assert isinstance(button, Button)
    return button


def test_against_bots_the_last_answer_can_be_taken_back_for_a_moment(app: App, toy_games: Toys) -> None:
    app.settings.speed = "normal"
    table = at_table(app, toy_games, "pb")
    click(app, "at thing:a")
    looked_up(app, table)
    until(app, lambda: not table.is_busy and not table.course.is_holding, step=0.05)
    app.frame(0.05)
    assert said(table) == ["0 take thing:a"]
    assert "U" in prompt_of(table)
    key(app, pygame.K_u)
    decide(table)
    assert said(table) == []
    assert table.asking is not None


@pytest.mark.parametrize("hurry", [False, True])
def test_then_the_bot_goes_on_and_space_does_not_wait_for_it(app: App, toy_games: Toys, hurry: bool) -> None:
    app.settings.speed = "slow"
    table = at_table(app, toy_games, "pb")
    click(app, "at thing:a")
    looked_up(app, table)
    until(app, lambda: table.session.is_in_grace and not table.is_busy and not table.course.is_holding, step=0.02)
    begun = app.now
    if hurry:
        key(app, pygame.K_SPACE)
    until(app, lambda: len(said(table)) == 2, step=0.02)
    took = app.now - begun
    assert took < 0.3 if hurry else GRACE["slow"] * 0.8 < took < GRACE["slow"] * 1.2


def test_at_instant_speed_nobody_waits(app: App, toy_games: Toys) -> None:
    app.settings.speed = "instant"
    table = at_table(app, toy_games, "pb")
    click(app, "at thing:a")
    begun = app.now
    until(app, lambda: len(said(table)) == 2, step=0.02)
    assert app.now - begun < 0.2


def test_before_the_curtain_whoever_has_the_screen_says_that_they_are_done(app: App, toy_games: Toys) -> None:
    app.settings.speed = "fast"
    table = at_table(app, toy_games, "pp")
    click(app, "at thing:a")
    until(app, lambda: has(app, "pass on"), step=0.05)
    assert app.scene is table
    assert table.session.eyes == 0
    assert "U" in prompt_of(table)
    for _ in range(40):
        app.frame(0.1)
    assert app.scene is table  # as long as they like
    key(app, pygame.K_u)
    until(app, lambda: table.asking is not None, step=0.05)
    assert said(table) == []
    assert not has(app, "pass on")
    app.frame(0.3)
    click(app, "at thing:b")
    until(app, lambda: has(app, "pass on"), step=0.05)
    key(app, pygame.K_RETURN)
    app.frame(0.1)
    assert isinstance(app.scene, Curtain)
    assert table.session.eyes is None


def test_the_undo_button_fades_when_it_cannot_be_used_and_says_why(app: App, toy_games: Toys) -> None:
    app.settings.speed = "fast"
    table = at_table(app, toy_games, "pb")
    assert undo_button(app).is_faded
    assert "nothing of yours" in undo_button(app).tip
    click(app, "at thing:a")
    looked_up(app, table)
    assert not undo_button(app).is_faded
    until(app, lambda: len(said(table)) == 2, step=0.05)
    until(app, lambda: table.asking is not None, step=0.05)
    looked_up(app, table)
    assert undo_button(app).is_faded
    assert "others have played on" in undo_button(app).tip
    key(app, pygame.K_u)
    decide(table)
    assert "others have played on" in toast_of(app)
