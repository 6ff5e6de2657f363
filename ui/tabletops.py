"""The table under the cards: soft light, and what it is made of, hardly to be seen."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

import pygame

from ui.light import soft_light
from ui.sprites import Tabletop
from ui.theme import Palette

LIGHT: Final = (255, 244, 214)
DARK: Final = (20, 10, 24)
FINE: Final = 2  # it is painted so many times smaller: nobody looks at it closely


def _grass(over: pygame.Surface, chance: random.Random, unit: float) -> None:
    """Tufts here and there."""
    wide, tall = over.get_size()
    for _ in range(round(wide * tall / unit / unit / 260)):
        x, y, size = chance.random() * wide, chance.random() * tall, unit * (2 + 2.5 * chance.random())
        colour = (*(LIGHT if chance.random() < 0.4 else DARK), 9 + chance.randrange(12))
        for lean in (-0.6, 0.0, 0.6):
            pygame.draw.line(over, colour, (x, y), (x + lean * size, y - size), max(1, round(unit * 0.6)))


def _planks(over: pygame.Surface, chance: random.Random, unit: float) -> None:
    """Broad boards with their grain, joined end to end."""
    wide, tall = over.get_size()
    board = unit * 52
    for row in range(math.ceil(tall / board)):
        top = row * board
        tone = chance.random()
        over.fill(
            (*(LIGHT if tone > 0.5 else DARK), round(5 + 9 * abs(tone - 0.5))), (0, round(top), wide, round(board))
        )
        for _ in range(9):
            y, sag = top + chance.random() * board, unit * 5 * (chance.random() - 0.5)
            points = [(wide * step / 6, y + sag * math.sin(step * 1.3)) for step in range(7)]
            pygame.draw.lines(over, (*DARK, 10 + chance.randrange(14)), False, points, max(1, round(unit * 0.7)))
        pygame.draw.line(over, (*DARK, 62), (0, top), (wide, top), max(1, round(unit)))
        x = wide * chance.random()
        pygame.draw.line(over, (*DARK, 52), (x, top), (x, top + board), max(1, round(unit)))


def _rays(over: pygame.Surface, chance: random.Random, unit: float) -> None:
    """Beams from the middle."""
    wide, tall = over.get_size()
    middle, far, beams = (wide * 0.4, tall * 0.46), wide + tall, 22
    for beam in range(0, beams, 2):
        turns = (math.tau * beam / beams, math.tau * (beam + 1) / beams)
        ends = [(middle[0] + far * math.cos(turn), middle[1] + far * math.sin(turn)) for turn in turns]
        pygame.draw.polygon(over, (*LIGHT, 9), [middle, *ends])


def _slate(over: pygame.Surface, chance: random.Random, unit: float) -> None:
    """Stone with fine cracks."""
    wide, tall = over.get_size()
    for _ in range(round(wide * tall / unit / unit / 5200)):
        x, y = chance.random() * wide, chance.random() * tall
        for _ in range(5):
            to = (x + unit * 26 * (chance.random() - 0.5), y + unit * 26 * (chance.random() - 0.5))
            pygame.draw.line(over, (*(LIGHT if chance.random() < 0.3 else DARK), 22), (x, y), to, 1)
            x, y = to


def _waves(over: pygame.Surface, chance: random.Random, unit: float) -> None:
    """Long waves, one behind the other."""
    wide, tall = over.get_size()
    for row in range(math.ceil(tall / (unit * 17))):
        y, phase = row * unit * 17, chance.random() * math.tau
        points = [(x, y + unit * 3 * math.sin(x / unit / 16 + phase)) for x in range(0, wide + 8, 8)]
        pygame.draw.lines(over, (*LIGHT, 13), False, points, max(1, round(unit * 0.8)))


TEXTURES: Final[Mapping[Tabletop, Callable[[pygame.Surface, random.Random, float], None]]] = {
    "grass": _grass,
    "planks": _planks,
    "rays": _rays,
    "slate": _slate,
    "waves": _waves,
}


@lru_cache(maxsize=1)
def tabletop(kind: Tabletop, size: tuple[int, int], palette: Palette, unit: float) -> pygame.Surface:
    """A whole table of one kind."""
    if kind not in TEXTURES:
        return soft_light(size, palette.light, palette.dark)
    small = (math.ceil(size[0] / FINE), math.ceil(size[1] / FINE))
    over = pygame.Surface(small, pygame.SRCALPHA)
    TEXTURES[kind](over, random.Random(kind), unit / FINE)
    table = soft_light(size, palette.light, palette.dark)
    table.blit(
        pygame.transform.smoothscale(over.premul_alpha(), size), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED
    )
    return table
