"""The bar of a replay, where a table has its question: back and forward, play, the time line, and how fast."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from ui.replay.timeline import TimeLine
from ui.theme import Theme
from ui.widgets.base import Panel, Widget
from ui.widgets.button import Button, button_width

SIDE = 34  # units
SIZE = 13  # units


class Control(NamedTuple):
    """One of the buttons at the left of the time line."""

    name: str
    icon: str
    tip: str
    keys: tuple[int, ...]
    do: Callable[[], None]
    is_main: bool = False


def control_bar(
    theme: Theme, place: pygame.Rect, controls: list[Control], line: TimeLine, speed: Button
) -> Iterator[Widget]:
    """Everything side by side; the time line has what the rest leaves."""
    px = theme.px
    bar = pygame.Rect(0, 0, place.width, place.height - px(4))
    bar.center = place.center
    yield Panel(name="controls", rect=bar, colour=(12, 8, 6, 205), radius=12, shadow=10)
    left = bar.x + px(7)
    for control in controls:
        box = pygame.Rect(left, bar.centery - px(SIDE) // 2, px(SIDE + (8 if control.is_main else 0)), px(SIDE))
        left = box.right + px(3)
        yield Button(
            name=control.name,
            rect=box,
            icon=control.icon,
            keys=control.keys,
            kind="primary" if control.is_main else "pill",
            tip=control.tip,
            on_press=control.do,
        )
    wide = button_width(theme, speed.label, size=SIZE)
    speed.rect = pygame.Rect(bar.right - px(7) - wide, bar.centery - px(SIDE) // 2, wide, px(SIDE))
    yield speed
    line.rect = pygame.Rect(left + px(2), bar.y + px(2), speed.rect.x - left - px(6), bar.height - px(4))
    yield line
