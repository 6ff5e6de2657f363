"""Choosing a colour: never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ui.canvas import Canvas
from ui.theme import FADED_CREAM, INK, WHITE, Colour
from ui.widgets.choice import Cycle


@dataclass(kw_only=True)
class Swatch(Cycle):
    """Colours one after the other: a token with a sign on it, and the colour's name beside it."""

    paints: Sequence[Colour] = ()
    sign: str = ""

    def draw_mark(self, canvas: Canvas, inner: pygame.Rect) -> pygame.Rect:
        """The token."""
        token = pygame.Rect(inner.x, 0, canvas.px(26), canvas.px(26))
        token.centery = inner.centery
        paint = self.paints[self.chosen] if self.paints else FADED_CREAM
        canvas.panel(token, paint, radius=13, rim=WHITE, width=2)
        bright = (paint[0] * 299 + paint[1] * 587 + paint[2] * 114) / 1000 > 140
        canvas.text(token, self.sign, 13, INK if bright else WHITE, weight="bold", align="centre")
        left = token.right + canvas.px(6)
        return pygame.Rect(left, inner.y, inner.right - left, inner.height)
