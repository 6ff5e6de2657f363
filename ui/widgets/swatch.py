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

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """Token and name between two arrows."""
        canvas.panel(self.rect, (255, 255, 255, 50 if hovered else 26), radius=10)
        arrow = min(canvas.px(20), self.rect.height)
        left = pygame.Rect(self.rect.x + canvas.px(3), self.rect.centery - arrow // 2, arrow, arrow)
        right = left.copy()
        right.right = self.rect.right - canvas.px(3)
        canvas.icon(left, "chevron-left", FADED_CREAM)
        canvas.icon(right, "chevron-right", FADED_CREAM)
        token = pygame.Rect(left.right + canvas.px(2), 0, canvas.px(26), canvas.px(26))
        token.centery = self.rect.centery
        paint = self.paints[self.chosen] if self.paints else FADED_CREAM
        canvas.panel(token, paint, radius=13, rim=WHITE, width=2)
        bright = (paint[0] * 299 + paint[1] * 587 + paint[2] * 114) / 1000 > 140
        canvas.text(token, self.sign, 13, INK if bright else WHITE, weight="bold", align="centre")
        words = pygame.Rect(token.right + canvas.px(6), self.rect.y, 0, self.rect.height)
        words.width = right.left - canvas.px(2) - words.x
        if self.labels:
            canvas.text(words, self.labels[self.chosen], 14)
        if focused:
            canvas.focus(self.rect, radius=10)
