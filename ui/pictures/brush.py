"""How a drawing becomes a picture in pixels: as paper in a window, with a shadow of its frame and a little grain."""

from __future__ import annotations

import io
import random
from functools import cache, lru_cache
from typing import Final

import pygame

VERSION: Final = 1  # of what is done here: pictures that were kept are painted anew when it changes
SHARP: Final = 100  # pixels: a lower picture is painted twice as large and scaled down
GRAINY: Final = 200  # pixels: on a lower picture grain would be dirt
TILE: Final = 256
SHADOW: Final = (22, 11, 28)
SIDES: Final = ((0.1, 92), (0.08, 76), (0.1, 56), (0.07, 46))  # above, left, below, right: how deep, how dark


def painted(svg: bytes, size: tuple[int, int], *, has_window: bool = True) -> pygame.Surface:
    """A drawing of the shape of `size`, in that many pixels."""
    wide, high = size
    fine = 1 if high >= SHARP else 2
    large = pygame.image.load_sized_svg(io.BytesIO(svg), (wide * fine, high * fine))
    if large.get_size() != size:  # a drawing keeps its shape to the last pixel
        large = pygame.transform.smoothscale(large, size)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.blit(large, (0, 0))
    if has_window:
        picture.blit(_window(size), (0, 0))
    if high >= GRAINY:
        for x in range(0, wide, TILE):
            for y in range(0, high, TILE):
                picture.blit(_grain(), (x, y), special_flags=pygame.BLEND_RGB_MULT)
        picture.fill((6, 6, 6), special_flags=pygame.BLEND_RGB_ADD)  # as light as before
    return picture


@lru_cache(maxsize=24)
def _window(size: tuple[int, int]) -> pygame.Surface:
    """The shadow that a frame throws: deep at the upper left, where the light comes from."""
    wide, high = size
    shadow = pygame.Surface(size, pygame.SRCALPHA)
    shadow.fill((*SHADOW, 0))
    for side, (share, dark) in enumerate(SIDES):
        deep = max(2, round(high * share))
        is_across = side % 2 == 0
        for step in range(deep):
            strength = round(dark * (1 - step / deep) ** 1.4)
            place = step if side < 2 else (high if is_across else wide) - 1 - step
            line = pygame.Surface((wide, 1) if is_across else (1, high), pygame.SRCALPHA)
            line.fill((*SHADOW, strength))
            shadow.blit(line, (0, place) if is_across else (place, 0))
    return shadow


@cache
def _grain() -> pygame.Surface:
    """A tile of paper: fine and coarse specks, to multiply a picture with."""
    chance = random.Random(7)
    tile = _specks(chance, TILE, 7)
    tile.blit(_specks(chance, TILE // 3, 9), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return tile


def _specks(chance: random.Random, size: int, strength: int) -> pygame.Surface:
    greys = (255 - chance.randrange(strength) for _ in range(size * size))
    small = pygame.image.frombytes(b"".join(bytes((grey, grey, grey)) for grey in greys), (size, size), "RGB")
    return pygame.transform.smoothscale(small, (TILE, TILE))
