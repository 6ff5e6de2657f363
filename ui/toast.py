"""What lies over a screen: a veil under a sheet, and a sentence in passing."""

from __future__ import annotations

from typing import Final

import pygame

from ui.canvas import Canvas
from ui.theme import CREAM, INK, fitted, line_height

DIM: Final = (0, 0, 0, 150)


def dim(surface: pygame.Surface) -> None:
    """Darken what is on a surface."""
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    veil.fill(DIM)
    surface.blit(veil, (0, 0))


def draw_toast(canvas: Canvas, words: str, above: int) -> pygame.Rect:
    """A sentence above a line, such as the lower rim, that goes by itself; where it is."""
    window = canvas.surface.get_rect()
    width = min(canvas.px(640), window.width - canvas.px(40))
    block = fitted(words, width, window.height // 2, canvas.px(14.5), "plain", 6)
    box = pygame.Rect(0, 0, width + canvas.px(28), line_height(block.px) * len(block.lines) + canvas.px(18))
    box.midbottom = (window.centerx, above - canvas.px(18))
    canvas.panel(box, CREAM, radius=10, shadow=14)
    canvas.text(box.inflate(-canvas.px(28), -canvas.px(10)), words, 14.5, INK, lines=6, align="centre")
    return box
