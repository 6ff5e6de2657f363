"""A row of a list of things to learn by: its number or a tick, its name, what it is about, and its buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from engine.errors import Problem
from ui import routes
from ui.canvas import Canvas
from ui.scenes.base import Scene
from ui.scenes.paragraphs import paragraph
from ui.theme import CREAM, INK
from ui.widgets.base import Painted, Panel, Widget
from ui.widgets.button import Button, Kind, button_width

SIDE: Final = 52  # units, of the number


class Entry(NamedTuple):
    """What stands in a row; a button is its name, its label and where it leads."""

    id: str
    number: int
    is_done: bool
    name: str
    about: str
    buttons: Sequence[tuple[str, str, routes.Route]]


def entry_row(scene: Scene, entry: Entry, place: pygame.Rect, *, is_first: bool) -> Iterator[Widget]:
    """As high as its words and buttons; the ground comes first."""
    px, theme, id = scene.px, scene.theme, entry.id
    wide = max(button_width(theme, words, size=14) for _, words, _ in entry.buttons)
    left = place.x + px(SIDE + 28)
    width = place.right - px(16) - wide - px(16) - left
    name = paragraph(theme, f"name-{id}", entry.name, (left, place.y + px(12)), width, 18, CREAM, bold=True)
    about = paragraph(theme, f"about-{id}", entry.about, (left, name.rect.bottom + px(2)), width, 14)
    tall = max(about.rect.bottom + px(14) - place.y, px(18) + len(entry.buttons) * px(44), px(SIDE + 20))
    yield Panel(name=f"row-{id}", rect=pygame.Rect(place.topleft, (place.width, tall)), colour=(0, 0, 0, 70))
    badge = pygame.Rect(place.x + px(14), place.y + (tall - px(SIDE)) // 2, px(SIDE), px(SIDE))
    yield Painted(name=f"number-{id}", rect=badge, paint=partial(_draw_number, entry.number, entry.is_done))
    yield name
    yield about
    top = place.y + (tall - len(entry.buttons) * px(44) + px(6)) // 2
    for index, (called, words, route) in enumerate(entry.buttons):
        box = pygame.Rect(place.right - px(16) - wide, top + index * px(44), wide, px(38))
        kind: Kind = "primary" if index == 0 and is_first else "pill"
        yield Button(name=called, rect=box, label=words, size=14, kind=kind, on_press=partial(go, scene, route))


def go(scene: Scene, route: routes.Route) -> None:
    """To a lesson or puzzle; what is wrong with it is said."""
    try:
        scene.app.go(route)
    except Problem as problem:
        scene.app.toast(scene.say.error(problem))


def _draw_number(number: int, is_done: bool, canvas: Canvas, box: pygame.Rect) -> None:
    palette = canvas.theme.palette
    pygame.draw.aacircle(canvas.surface, palette.glow if is_done else palette.paper, box.center, box.width // 2)
    if is_done:
        canvas.icon(box.inflate(-canvas.px(20), -canvas.px(20)), "check-bold", INK)
    else:
        canvas.text(box, str(number), 24, INK, weight="bold", align="centre")
