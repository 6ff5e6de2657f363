"""Berserk at a table in the window: hints, suggestions, placing an army by dragging, and everything by keyboard."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from engine.games import find_game
from engine.table import Table
from tests.playing import seated
from tests.ui.driving import drag, find, has, key, point, words_on
from tests.ui.tabletop import show
from ui.app import App
from ui.table.local import LocalTable
from ui.table.spot import Spot

FIELD = {
    "Ada": {"field": {"c3": "executioner", "b2": "crossbow-novice"}},
    "Борис": {"field": {"c4": "barrow-ghoul wounds 6", "d5": "marsh-hag"}, "side": ["night-crow"]},
}


def position(app: App) -> LocalTable:
    seats = seated(2)
    named = {seat.name: held for seat, held in zip(seats, FIELD.values(), strict=True)}
    return show(app, Table(find_game("berserk"), seats, position=named), 0, still=True)


def mustering(app: App, kind: str) -> LocalTable:
    """A table at which somebody is asked this, both players at this screen."""
    table: Table[Any] = Table(find_game("berserk"), seated(2), {}, 5)
    while table.ask is not None:
        seat = table.awaited()[0]
        menu = table.menu(seat)
        assert menu is not None
        if menu.kind == kind:
            break
        table.answer(seat, menu.default if menu.default is not None else menu.options[0])
    return show(app, table, table.awaited()[0], still=True)


def rest_on(app: App, ref: str) -> None:
    point(app, find(app, f"at {ref}").rect.center)
    app.frame(1.0)


def test_a_rested_pointer_tells_what_a_card_can_do(app: App) -> None:
    table = position(app)
    rest_on(app, "card:executioner-1")
    assert "1 step left in this turn." in words_on(app)
    assert table.picture.marks().pointed == "card:executioner-1"


def test_a_target_tells_the_odds(app: App) -> None:
    """4 lives are left: a medium strike of 4 kills. [BSK-15.10]"""
    table = position(app)
    table.choose("card:executioner-1")
    app.frame(0.2)
    rest_on(app, "card:barrow-ghoul-6")
    words = [said.replace("\N{NO-BREAK SPACE}", " ") for said in words_on(app)]
    assert "Medium strike 22 %: 4 wounds, kills" in words
    assert "Struck back 17 %: 2 wounds" in words
    assert "Kills in all: 33 %" in words


def test_the_keyboard_reaches_everything_that_can_be_chosen(app: App) -> None:
    table = position(app)
    reached: set[str] = set()
    for _ in range(60):
        key(app, pygame.K_TAB)
        focused = table.widget(table.focus)
        if isinstance(focused, Spot) and focused.sprite.ref is not None:
            reached.add(focused.sprite.ref)
    assert set(table.next_refs) <= reached


@pytest.mark.parametrize("kind", ["buy", "deploy"])
def test_a_suggestion_is_put_on_the_table_and_can_be_answered(app: App, kind: str) -> None:
    table = mustering(app, kind)
    assert table.asking is not None
    assert table.asking.menu.kind == kind
    assert not find(app, "done").enabled
    key(app, pygame.K_i)
    assert table.asking.picker.can_finish
    assert find(app, "done").enabled
    question = table.session.question
    key(app, pygame.K_d)
    assert table.session.question != question


def test_an_army_is_placed_by_dragging(app: App) -> None:
    table = mustering(app, "deploy")
    assert table.asking is not None
    picker = table.asking.picker
    card, other = [ref for ref in picker.next_refs if ref.startswith("card:")][:2]
    for ref, cell in ((card, "cell:c4"), (other, "cell:d4")):
        drag(app, find(app, f"at {ref}").rect.center, find(app, f"at {cell}").rect.center)
        app.frame(1.0)
    assert picker.placed == {card: "cell:c4", other: "cell:d4"}
    assert find(app, "at cell:c4").rect.contains(find(app, f"at {card}").rect)
    drag(app, find(app, f"at {card}").rect.center, find(app, f"at {other}").rect.center)
    app.frame(1.0)
    assert picker.placed == {card: "cell:d4", other: "cell:c4"}


def test_a_card_that_is_dropped_beside_the_field_goes_back(app: App) -> None:
    table = mustering(app, "deploy")
    assert table.asking is not None
    picker = table.asking.picker
    card = next(ref for ref in picker.next_refs if ref.startswith("card:"))
    drag(app, find(app, f"at {card}").rect.center, table.places.top.center)
    assert picker.refs == []
    drag(app, find(app, f"at {card}").rect.center, find(app, "at cell:c1").rect.center)  # the other half
    assert picker.refs == []


def test_no_suggestion_is_offered_where_nothing_is_put_together(app: App) -> None:
    position(app)
    assert not has(app, "suggest")
