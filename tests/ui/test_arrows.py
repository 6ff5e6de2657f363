"""Arrow keys at a table: they come to what can be chosen before they come to what lies beneath it."""

from __future__ import annotations

import pygame

from tests.ui.driving import key
from tests.ui.tabletop import click_thing, pass_time, position, show
from ui.app import App
from ui.scenes.base import ARROWS, Scene, nearest
from ui.table.local import LocalTable
from ui.table.spot import Spot

CAT = "card:cat-balou.b.KH"


def aiming(app: App) -> LocalTable:
    """Cat Balou is picked: hands and cards in play can be chosen, the panels that they lie on cannot."""
    app.settings.speed = "instant"
    people = {
        "Ann": {"hand": ["cat-balou.b.KH", "beer.b.6H"]},
        "Ben": {"hand": ["bang.b.5C"]},
        "Cleo": {"hand": ["bang.b.6C"], "in-play": ["barrel.b.QS"]},
        "Dan": {"hand": ["bang.b.7C"]},
    }
    table = show(app, position("bang", list(people), {"turn": "Ann", **people}), 0, still=True)
    pass_time(app)
    click_thing(app, CAT)
    return table


def on_top_of(table: LocalTable, lower: Spot, start: Spot, way: tuple[int, int]) -> str | None:
    """What can be chosen on a thing, and lies ahead."""
    spots = [spot for spot in table.widgets if isinstance(spot, Spot) and spot.is_usable and spot is not start]
    return nearest(
        [(spot.name, spot.rect) for spot in spots if lower.rect.collidepoint(spot.rect.center)], start.rect, way
    )


def test_arrows_come_to_what_can_be_chosen_first(app: App) -> None:
    table, helped = aiming(app), 0
    for start in [widget for widget in table.widgets if isinstance(widget, Spot)]:
        for code, way in ARROWS.items():
            table.focus = start.name
            Scene._move_focus(table, way)
            plain = table.focus
            table.focus = start.name
            key(app, code)
            reached = table.widget(table.focus)
            helped += table.focus != plain
            if isinstance(reached, Spot) and not reached.is_usable and reached is not start:
                assert on_top_of(table, reached, start, way) is None, (start.name, reached.name)
    assert helped > 0


def test_what_lies_beneath_is_still_reached(app: App) -> None:
    table = aiming(app)
    reached = set()
    for start in [widget for widget in table.widgets if isinstance(widget, Spot)]:
        for code in (pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_DOWN):
            table.focus = start.name
            key(app, code)
            reached.add(table.focus)
    assert "at seat:1" in reached
