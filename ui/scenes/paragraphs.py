"""Words that take as many lines as they need."""

from __future__ import annotations

from typing import Final

import pygame

from ui.theme import FADED_CREAM, Colour, Theme, fitted, line_height
from ui.widgets.base import Label

ANY_HEIGHT: Final = 2000  # units: more than any words take


def tall(theme: Theme, words: str, width: int, size: float, *, bold: bool = False, lines: int = 20) -> int:
    """How high words stand in so wide a column."""
    block = fitted(words, width, theme.px(ANY_HEIGHT), theme.px(size), "bold" if bold else "plain", lines)
    return line_height(block.px) * len(block.lines)


def paragraph(
    theme: Theme,
    name: str,
    words: str,
    corner: tuple[int, int],
    width: int,
    size: float = 14,
    colour: Colour = FADED_CREAM,
    *,
    bold: bool = False,
) -> Label:
    """Words from a corner on, as wide as a column and as high as they need."""
    place = pygame.Rect(corner, (width, tall(theme, words, width, size, bold=bold)))
    return Label(name=name, rect=place, words=words, size=size, colour=colour, bold=bold, lines=20, top=True)
