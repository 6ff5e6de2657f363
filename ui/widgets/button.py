"""Buttons: a word to click, with its key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pygame

from ui import theme as paint
from ui.canvas import Canvas
from ui.theme import CREAM, FADED_CREAM, INK, WHITE, Colour, Theme, mixed
from ui.widgets.base import Widget, nothing

Kind = Literal["primary", "plain", "pill", "quiet"]


@dataclass(kw_only=True)
class Button(Widget):
    """A word or a picture to click. It is given something to do; it knows of no game."""

    label: str = ""
    icon: str = ""
    key_name: str = ""  # shown on it
    kind: Kind = "pill"  # primary: the thing to do; plain: on paper; pill: on dark; quiet: no ground
    on_press: Callable[[], None] = nothing
    size: float = 15
    chosen: bool = False
    is_faded: bool = False  # it looks as if it could not be pressed, and says why when it is
    is_listed: bool = False  # one of many below each other: all words begin at the left

    def press(self) -> None:
        """Do it."""
        if self.enabled:
            self.on_press()

    def colours(self, theme: Theme, hovered: bool) -> tuple[Colour | tuple[int, int, int, int] | None, Colour]:
        """Of the ground and of the words."""
        accent = theme.palette.accent
        if self.kind == "primary" or self.chosen:
            ground = mixed(accent, WHITE, 0.14) if hovered and self.enabled else accent
            return (ground if self.enabled else mixed(accent, (90, 80, 70), 0.7)), WHITE
        if self.kind == "plain":
            return (mixed(theme.palette.paper, accent, 0.18) if hovered else theme.palette.paper), INK
        if self.kind == "pill":
            if self.is_faded:
                return (255, 255, 255, 12), mixed(FADED_CREAM, INK, 0.45)
            return (255, 255, 255, 60 if hovered and self.enabled else 30), CREAM if self.enabled else FADED_CREAM
        return ((255, 255, 255, 36) if hovered and self.enabled else None), CREAM if self.enabled else FADED_CREAM

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """Ground, picture, word, key."""
        ground, ink = self.colours(canvas.theme, hovered)
        box = self.rect
        if ground is not None:
            rim = mixed(canvas.theme.palette.paper, INK, 0.35) if self.kind == "plain" and not self.chosen else None
            if canvas.theme.high_contrast and rim is None:
                rim = WHITE
            canvas.panel(box, ground, radius=10 if self.kind in ("primary", "plain") else 16, rim=rim, width=1.6)
        inner = box.inflate(-2 * canvas.px(12), 0) if self.label else box.inflate(-canvas.px(8), -canvas.px(8))
        if self.icon:
            side = min(canvas.px(20), inner.height - canvas.px(4)) if self.label else min(inner.size)
            square = pygame.Rect(0, 0, side, side)
            square.midleft = inner.midleft
            if not self.label:
                square.center = box.center
            canvas.icon(square, self.icon, ink)
            inner = pygame.Rect(
                square.right + canvas.px(8), inner.y, inner.right - square.right - canvas.px(8), inner.h
            )
        if self.key_name:
            key = canvas.key(inner.right, box.centery, self.key_name, ink)
            inner.width = key.left - canvas.px(8) - inner.x
        if self.label:
            centred = not self.icon and not self.key_name and not self.is_listed
            canvas.text(
                inner,
                self.label,
                self.size,
                ink,
                weight="bold",
                align="centre" if centred else "left",
                lines=2 if inner.height >= canvas.px(38) else 1,
            )
        if focused:
            canvas.focus(box, radius=12)


def button_width(theme: Theme, label: str, *, icon: bool = False, key_name: str = "", size: float = 15) -> int:
    """How wide a button must be for its word."""
    width = 2 * theme.px(12) + (paint.width_of(label, "bold", theme.px(size)) + theme.px(2) if label else 0)
    if icon:
        width += theme.px(28)
    if key_name:
        width += max(theme.px(19), paint.width_of(key_name, "bold", theme.px(11.5)) + theme.px(11)) + theme.px(8)
    return width
