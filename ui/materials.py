"""What cards are made of: the grain of their frames, in whatever colour they have."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

import pygame

from ui.sprites import Material
from ui.theme import WHITE, rounded

Texture = Callable[[pygame.Surface, random.Random, float], None]
LIGHT: Final = (255, 244, 214)
DARK: Final = (24, 12, 30)


def _parchment(over: pygame.Surface, chance: random.Random, unit: float) -> None:
    """Fibres that lie this way and that."""
    wide, tall = over.get_size()
    for _ in range(round(wide * tall / unit / unit / 90)):
        x, y, long = chance.random() * wide, chance.random() * tall, unit * (2 + 5 * chance.random())
        colour = (*(LIGHT if chance.random() < 0.5 else DARK), 11)
        pygame.draw.line(over, colour, (x, y), (x + long, y + unit * (chance.random() - 0.5)), max(1, round(unit / 2)))


def _wood(over: pygame.Surface, chance: random.Random, unit: float) -> None:
    """Long grain from left to right."""
    wide, tall = over.get_size()
    y = 0.0
    while y < tall:
        colour = (*(LIGHT if chance.random() < 0.35 else DARK), 16 + chance.randrange(22))
        sag = unit * (chance.random() - 0.5) * 3
        points = [(0.0, y), (wide * 0.3, y + sag), (wide * 0.7, y - sag / 2), (float(wide), y + sag / 3)]
        pygame.draw.lines(over, colour, False, points, max(1, round(unit * 0.8)))
        y += unit * (1.6 + 2.4 * chance.random())


def _stone(over: pygame.Surface, chance: random.Random, unit: float) -> None:
    """Specks, and a few cracks."""
    wide, tall = over.get_size()
    for _ in range(round(wide * tall / unit / unit / 16)):
        size = max(1, round(unit * (0.6 + chance.random())))
        colour = (*(LIGHT if chance.random() < 0.5 else DARK), 14 + chance.randrange(20))
        over.fill(colour, (round(chance.random() * wide), round(chance.random() * tall), size, size))


def _iron(over: pygame.Surface, chance: random.Random, unit: float) -> None:
    """A sheen from above, brushed across."""
    wide, tall = over.get_size()
    for y in range(tall):
        bright = 34 * max(0.0, 1 - abs(y / max(1, tall) - 0.28) * 3)
        over.fill((*LIGHT, round(bright + chance.random() * 10)), (0, y, wide, 1))


def _candy(over: pygame.Surface, chance: random.Random, unit: float) -> None:
    """A gloss on the upper half."""
    wide, tall = over.get_size()
    for y in range(tall):
        share = y / max(1, tall)
        over.fill((255, 255, 255, round(46 * (1 - share * 2))) if share < 0.5 else (*DARK, 12), (0, y, wide, 1))


TEXTURES: Final[Mapping[Material, Texture]] = {
    "parchment": _parchment,
    "wood": _wood,
    "stone": _stone,
    "iron": _iron,
    "candy": _candy,
}


@lru_cache(maxsize=256)
def grain(material: Material, size: tuple[int, int], unit: float) -> pygame.Surface:
    """A veil to lay over a frame of any colour."""
    over = pygame.Surface(size, pygame.SRCALPHA)
    TEXTURES[material](over, random.Random(f"{material} {size}"), unit)
    return over


def rounding(size: tuple[int, int], radius: int) -> pygame.Surface:
    """A stencil: white where a card with round corners is."""
    return rounded(size, radius, WHITE, None, 0)


@lru_cache(maxsize=64)
def scrim(size: tuple[int, int]) -> pygame.Surface:
    """Dark below, clear above: words can be read on it."""
    column = pygame.Surface((1, 3), pygame.SRCALPHA)
    for y, dark in enumerate((0, 150, 225)):
        column.set_at((0, y), (20, 12, 14, dark))
    return pygame.transform.smoothscale(column, size)
