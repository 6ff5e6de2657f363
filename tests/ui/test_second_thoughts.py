"""Answers that are hardly meant are asked about once more; long lists can be chosen from; a click takes a note."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from engine.choices import Option
from engine.errors import BadFile
from engine.games import find_game
from engine.saves import Journal, open_save
from engine.table import Table
from tests.playing import seated
from tests.ui.driving import LAYOUTS, click, has, key, lay_out, layout_faults, toast_of
from tests.ui.tabletop import Toys, click_thing, prompt_of, show, toy_games
from ui.app import App
from ui.table.local import LocalTable
from ui.table.session import Session
from ui.table.sheets.browser import ChoiceSheet
from ui.table.spot import Spot
from ui.widgets.button import Button
from ui.widgets.pane import Pane

__all__ = ["toy_games"]  # a fixture

WARNED = {Option("burn thing:a"): "why.cold", Option("pass"): "toy.prompt"}


def said(table: LocalTable) -> list[str]:
    found: list[str] = table.session._table.state.said
    return found


@pytest.fixture(autouse=True)
def instantly(app: App) -> None:
    app.settings.speed = "instant"


# Warnings


def warned(app: App, toy_games: Toys) -> LocalTable:
    lines = ("burn thing:a", "burn thing:b", "pass", "say red", "say blue")
    table = show(app, toy_games.asking(*lines, things=("thing:a", "thing:b"), doubts=lambda: WARNED), 0, still=True)
    app.frame(0.3)
    return table


def test_a_useless_answer_is_asked_about_once_more(app: App, toy_games: Toys) -> None:
    table = warned(app, toy_games)
    click_thing(app, "thing:a")
    assert said(table) == []
    assert "too cold" in prompt_of(table)
    click(app, "confirm")
    assert said(table) == ["burn thing:a"]
    assert not has(app, "confirm")


def test_what_is_no_use_can_be_left(app: App, toy_games: Toys) -> None:
    table = warned(app, toy_games)
    for by_key in (False, True):
        click_thing(app, "thing:a")
        assert has(app, "confirm")
        key(app, pygame.K_ESCAPE) if by_key else click(app, "rather not")
        assert not has(app, "confirm")
        assert table.picked == []
    click_thing(app, "thing:b")
    assert said(table) == ["burn thing:b"]


def test_it_is_confirmed_with_the_keyboard_alone(app: App, toy_games: Toys) -> None:
    table = warned(app, toy_games)
    key(app, pygame.K_p)  # pass
    assert prompt_of(table) == "What now?"
    assert has(app, "confirm")
    key(app, pygame.K_y)
    assert said(table) == ["pass"]


def test_the_safe_answer_has_the_focus(app: App, toy_games: Toys) -> None:
    table = warned(app, toy_games)
    key(app, pygame.K_p)
    assert table.focus == "rather not"
    key(app, pygame.K_RETURN)
    assert said(table) == []
    assert not has(app, "confirm")


def test_what_is_not_warned_of_is_answered_at_once(app: App, toy_games: Toys) -> None:
    table = warned(app, toy_games)
    click_thing(app, "thing:b")
    assert said(table) == ["burn thing:b"]


# Long lists


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS[1::4])
def test_sixty_things_without_a_place_can_be_chosen(
    app: App, toy_games: Toys, size: tuple[int, int], scale: int, language: str
) -> None:
    lines = [f"name thing:number-{number}-of-the-things" for number in range(60)]
    table = show(app, toy_games.asking(*lines, "pass"), 0, still=True)
    lay_out(app, size, scale, language)
    app.frame(0.3)
    assert has(app, "do pass")
    key(app, pygame.K_m)
    sheet = app.scene
    assert isinstance(sheet, ChoiceSheet)
    assert len(sheet.choices) == 60
    assert layout_faults(app) == []
    click(app, "choice 47")
    assert said(table) == [lines[47]]


def test_a_long_list_is_gone_through_with_the_arrows(app: App, toy_games: Toys) -> None:
    lines = [f"name thing:{number}" for number in range(40)]
    table = show(app, toy_games.asking(*lines), 0, still=True)
    app.frame(0.3)
    key(app, pygame.K_m)
    tops = {app.scene.widget(f"choice {index}").rect.x for index in range(40)}  # type: ignore[union-attr]
    assert len(tops) > 1
    for code in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN):
        key(app, code)
    assert len(said(table)) == 1
    assert said(table) != [lines[2]]


# Notes


def noted(app: App, seats: int = 4) -> LocalTable:
    """A game with roles in which the first seat looks at the others."""
    table: Table[Any] = Table(find_game("bang"), seated(seats), {}, 4)
    journal = Journal.begin(app.saves, table)
    scene = show(app, Session(table, journal), 0, still=True)
    app.frame(0.3)
    return scene


def badges(table: LocalTable) -> list[Spot]:
    return [widget for widget in table.widgets if isinstance(widget, Spot) and widget.sprite.notes]


def test_a_click_on_a_hidden_role_goes_round_the_marks(app: App) -> None:
    table = noted(app)
    spot = badges(table)[0]
    about = spot.sprite.notes
    met = []
    for _ in range(5):
        click(app, spot.name)
        met.append(table.session.view()["notes"].get(about, ""))
    assert met == [*table.session.game.marks, ""]
    assert all(table.session._table.view(seat)["notes"] == {} for seat in (1, 2, 3))


def test_a_note_is_taken_with_the_keyboard_and_kept(app: App) -> None:
    table = noted(app)
    spot = badges(table)[0]
    table.focus = spot.name
    key(app, pygame.K_RETURN)
    first = table.session.game.marks[0]
    assert table.session.view()["notes"] == {spot.sprite.notes: first}
    assert table.session.journal is not None
    assert open_save(table.session.journal.path).table.notes[0] == {spot.sprite.notes: first}
    assert table.stage.sprites  # the badge shows it at once
    assert badges(table)[0].sprite.face != spot.sprite.face


def test_a_note_that_cannot_be_saved_is_said(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = noted(app)

    def fail(*_: object) -> None:
        raise BadFile("cannot-write", file="x", why="full")

    assert table.session.journal is not None
    for write in ("_append", "rewrite"):
        monkeypatch.setattr(table.session.journal, write, fail)
    click(app, badges(table)[0].name)
    assert toast_of(app)
    assert not table.session.is_saved


def test_a_long_list_begins_at_one_side_and_its_bar_is_seen_on_the_paper(app: App, toy_games: Toys) -> None:
    warned(app, toy_games)
    app.push(ChoiceSheet(app, "Which?", [(f"Choice {number}", lambda: None) for number in range(90)]))
    app.frame(0.1)
    buttons = [widget for widget in app.scene.widgets if isinstance(widget, Button)]
    assert all(button.is_listed for button in buttons)
    pane = next(widget for widget in app.scene.widgets if isinstance(widget, Pane))
    assert pane.furthest
    bar = pane._bar()
    lightness = [sum(app.screen.get_at(place)[:3]) for place in (bar.center, (bar.centerx, bar.bottom + 8))]
    assert lightness[1] - lightness[0] > 90
