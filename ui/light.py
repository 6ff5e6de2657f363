"""The soft light on a table. Its shades are closer to each other than a screen can show: noise hides the steps."""

from __future__ import annotations

import math
import random
from functools import cache, lru_cache
from typing import Final

import pygame

from ui.theme import Colour

GRAIN: Final = 128  # pixels: the noise repeats after so many, which nobody sees
FINEST: Final = 8  # a step of colour is divided into so many at most
SMALL: Final = (96, 60)


@lru_cache(maxsize=1)  # a window has one ground at a time, and in a large window each is large
def background(size: tuple[int, int], light: Colour, dark: Colour) -> pygame.Surface:
    """The table under soft light, to be looked at only."""
    return soft_light(size, light, dark)


def soft_light(size: tuple[int, int], light: Colour, dark: Colour) -> pygame.Surface:
    """The table under soft light, to be painted on: every shade is worked out several times as finely as the screen has
    it, and noise decides to which of its two neighbours a point goes."""
    low = tuple(map(min, light, dark))
    span = max(abs(one - other) for one, other in zip(light, dark, strict=True))
    fine = max(1, min(FINEST, 255 // (span + 1)))
    away = _from_the_light()
    shades = [bytes(_finely(light, dark, low, fine, (step / 255) ** 1.4)) for step in range(256)]
    small = pygame.image.frombytes(b"".join(shades[step] for step in away), SMALL, "RGB")
    ground = pygame.transform.smoothscale(small.convert(32), size)
    if fine > 1:
        _scatter(ground, fine)
    ground.fill(low, special_flags=pygame.BLEND_RGB_ADD)
    return ground


def _finely(light: Colour, dark: Colour, low: tuple[int, ...], fine: int, share: float) -> Colour:
    """How far a shade is above the lowest one, in parts of a step."""
    red, green, blue = (
        round(fine * (one + (other - one) * share - least)) for one, other, least in zip(light, dark, low, strict=True)
    )
    return red, green, blue


def _scatter(ground: pygame.Surface, fine: int) -> None:
    """Divide all colours by `fine`, up or down as the noise says."""
    noise = _noise(fine)
    for left in range(0, ground.get_width(), GRAIN):
        for top in range(0, ground.get_height(), GRAIN):
            ground.blit(noise, (left, top), special_flags=pygame.BLEND_RGB_SUB)  # what follows rounds up
    part = 256 // fine
    ground.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)


@cache
def _noise(fine: int) -> pygame.Surface:
    """Every part of a step equally often."""
    chance = random.Random(fine)
    points = bytes(chance.randrange(fine) for _ in range(GRAIN * GRAIN))
    grey = bytes(value for value in points for _ in range(3))
    return pygame.image.frombytes(grey, (GRAIN, GRAIN), "RGB").convert(32)


@cache
def _from_the_light() -> bytes:
    """How far each point of a small table is from the light above it; the four quarters are alike."""
    quarter = [[round(min(1.0, math.hypot(x, y * 1.25) / 58) * 255) for x in range(49)] for y in range(33)]
    rows = [bytes(row[48:0:-1] + row[:48]) for row in quarter]
    return b"".join(rows[abs(y - 27)] for y in range(60))
