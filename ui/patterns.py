"""Grounds of places: stone, paving and battlements, painted so that kinds of places differ in more than colour."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pygame

from ui.canvas import Canvas
from ui.sprites import Pattern
from ui.theme import BLACK, WHITE, Colour, mixed

Painter = Callable[[Canvas, pygame.Rect, Colour, Colour], None]
FINE: Final = 2  # painted so many times as large, so that slanted and round edges are smooth


def bricks(canvas: Canvas, box: pygame.Rect, colour: Colour, rim: Colour) -> None:
    """A wall: rows of stones, every other row shifted by half a stone."""
    canvas.panel(box, mixed(colour, rim, 0.42), radius=3)
    rows, joint = 4, max(1, canvas.px(1.2))
    inner = box.inflate(-2 * joint, -2 * joint)
    stone_width, tops = inner.width / 2, [inner.y + round(inner.height * row / rows) for row in range(rows + 1)]
    shades = (0.0, 0.03, -0.03, 0.015, -0.02, 0.02)
    with canvas.clipped(inner):
        for row in range(rows):
            start = inner.x - (stone_width / 2 if row % 2 else 0)
            for column in range(3):
                left, right = round(start + column * stone_width), round(start + (column + 1) * stone_width)
                stone = pygame.Rect(left, tops[row], right - left - joint, tops[row + 1] - tops[row] - joint)
                shade = shades[(row * 2 + column) % len(shades)]
                tint = mixed(colour, WHITE if shade > 0 else BLACK, abs(shade))
                pygame.draw.rect(canvas.surface, tint, stone, border_radius=canvas.px(1.5))


def paving(canvas: Canvas, box: pygame.Rect, colour: Colour, rim: Colour) -> None:
    """A yard: large slabs that lie edge to edge."""
    joint = max(1, canvas.px(1))
    pygame.draw.rect(canvas.surface, mixed(colour, rim, 0.5), box)
    inner = pygame.Rect(box.x, box.y, box.width - joint, box.height - joint)
    pygame.draw.rect(canvas.surface, colour, inner)
    line = mixed(colour, rim, 0.16)
    across, down = inner.x + round(inner.width * 0.58), inner.y + round(inner.height * 0.46)
    lower = inner.x + round(inner.width * 0.34)
    pygame.draw.line(canvas.surface, line, (inner.x, down), (inner.right - 1, down), joint)
    pygame.draw.line(canvas.surface, line, (across, inner.y), (across, down), joint)
    pygame.draw.line(canvas.surface, line, (lower, down), (lower, inner.bottom - 1), joint)
    light = mixed(colour, WHITE, 0.25)
    pygame.draw.line(canvas.surface, light, inner.topleft, (inner.right - 1, inner.top), joint)
    pygame.draw.line(canvas.surface, light, inner.topleft, (inner.left, inner.bottom - 1), joint)


def round_tower(canvas: Canvas, box: pygame.Rect, colour: Colour, rim: Colour) -> None:
    """A tower from above: a round floor within a ring of stones."""
    large = pygame.Surface((box.width * FINE, box.height * FINE), pygame.SRCALPHA)
    whole, corner = large.get_rect(), round(min(box.size) * FINE * 0.42)
    ring = round(min(box.size) * FINE * 0.09)
    pygame.draw.rect(large, rim, whole, border_radius=corner)
    stones = whole.inflate(-ring // 2, -ring // 2)
    pygame.draw.rect(large, mixed(colour, WHITE, 0.12), stones, border_radius=corner - ring // 4)
    joint = max(1, canvas.px(1.3) * FINE)
    for step in range(1, 6):
        across, down = whole.width * step // 6, whole.height * step // 6
        pygame.draw.line(large, rim, (across, 0), (across, whole.height), joint)
        pygame.draw.line(large, rim, (0, down), (whole.width, down), joint)
    floor = whole.inflate(-3 * ring, -3 * ring)
    pygame.draw.rect(large, rim, floor.inflate(joint * 2, joint * 2), border_radius=corner - ring)
    pygame.draw.rect(large, colour, floor, border_radius=corner - ring)
    mask = pygame.Surface(large.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, WHITE, whole, border_radius=corner)
    large.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    canvas.surface.blit(pygame.transform.smoothscale(large, box.size), box)


def battlements(canvas: Canvas, box: pygame.Rect, colour: Colour, rim: Colour) -> None:
    """The ground of a fortress, with merlons all around."""
    thick = canvas.px(7)
    merlons = [
        merlon
        for count, is_across in ((17, True), (15, False))  # odd: there is one at every corner
        for index in range(0, count, 2)
        for merlon in _merlons(box, thick, index / count, (index + 1) / count, is_across)
    ]
    body = box.inflate(-thick, -thick)
    for shape in (*merlons, body):
        pygame.draw.rect(canvas.surface, rim, shape, border_radius=canvas.px(2))
    edge = canvas.px(1.3)
    for shape in (*merlons, body):
        pygame.draw.rect(canvas.surface, colour, shape.inflate(-2 * edge, -2 * edge), border_radius=canvas.px(1.2))


def _merlons(box: pygame.Rect, thick: int, start: float, end: float, is_across: bool) -> Iterator[pygame.Rect]:
    """One merlon on each of two opposite sides, from a share of the side to another."""
    if is_across:
        left, right = box.x + round(box.width * start), box.x + round(box.width * end)
        yield pygame.Rect(left, box.y, right - left, thick)
        yield pygame.Rect(left, box.bottom - thick, right - left, thick)
    else:
        top, bottom = box.y + round(box.height * start), box.y + round(box.height * end)
        yield pygame.Rect(box.x, top, thick, bottom - top)
        yield pygame.Rect(box.right - thick, top, thick, bottom - top)


def forest(canvas: Canvas, box: pygame.Rect, colour: Colour, rim: Colour) -> None:
    """Open land with trees here and there."""
    corner = min(canvas.px(10), min(box.size) // 2)
    canvas.panel(box, (*colour, 95), radius=10)
    pygame.draw.rect(canvas.surface, rim, box, max(1, canvas.px(1.6)), border_radius=corner)
    tree = canvas.px(30)
    grown = pygame.Surface(box.size, pygame.SRCALPHA)
    sketch = Canvas(grown, canvas.theme)
    for row in range(1 + box.height // (tree * 2)):
        for column in range(1 + box.width // (tree * 2)):
            across = column * tree * 2 + (tree if row % 2 else 0) + (row * 37 + column * 53) % (tree // 2 + 1)
            down = row * tree * 2 + (row * 29 + column * 41) % tree + tree
            size = round(tree * (0.75 + (row * 7 + column * 5) % 4 * 0.12))
            if across + size < box.width and down + size < box.height:
                sketch.icon(pygame.Rect(across, down, size, size), "pine-tree", rim)
    grown.set_alpha(110)
    canvas.surface.blit(grown, box)


def ring(canvas: Canvas, box: pygame.Rect, colour: Colour, rim: Colour) -> None:
    """A broken line around a table."""
    steps = 96
    thick = max(1, canvas.px(2))
    across, down = box.width / 2 - thick, box.height / 2 - thick
    turns = [math.tau * step / steps for step in range(steps)]
    points = [(box.centerx + across * math.cos(turn), box.centery + down * math.sin(turn)) for turn in turns]
    for start in range(0, steps, 2):
        pygame.draw.line(canvas.surface, rim, points[start], points[start + 1], thick)


def nest(canvas: Canvas, box: pygame.Rect, colour: Colour, rim: Colour) -> None:
    """A shallow round place with straw around it."""
    _disc(canvas, box.inflate(-canvas.px(14), -canvas.px(14)), (*colour, 150), None)
    large = pygame.Surface((box.width * FINE, box.height * FINE), pygame.SRCALPHA)
    large.fill((*rim, 0))
    whole, chance = large.get_rect(), random.Random(7)
    unit, stalks = FINE * canvas.theme.unit, 460
    for stalk in range(stalks):
        turn = math.tau * stalk / stalks
        lean, inward = chance.uniform(-0.4, 0.4), unit * chance.uniform(6, 19)
        middle = pygame.Vector2(
            whole.centerx + (whole.width / 2 - inward) * math.cos(turn),
            whole.centery + (whole.height / 2 - inward) * math.sin(turn),
        )
        along = pygame.Vector2(-math.sin(turn + lean), math.cos(turn + lean)) * unit * chance.uniform(8, 18)
        tone = mixed(rim, WHITE if chance.random() < 0.4 else BLACK, chance.uniform(0.05, 0.4))
        pygame.draw.line(large, mixed(tone, BLACK, 0.6), middle - along, middle + along, round(unit * 4))
        pygame.draw.line(large, tone, middle - along, middle + along, max(1, round(unit * 2.6)))
    canvas.surface.blit(pygame.transform.smoothscale(large, box.size), box)


def halo(canvas: Canvas, box: pygame.Rect, colour: Colour, rim: Colour) -> None:
    """A round place that shines."""
    for wide, strength in ((14, 40), (9, 70)):
        _disc(canvas, box.inflate(-canvas.px(14 - wide), -canvas.px(14 - wide)), (*rim, strength), None)
    _disc(canvas, box.inflate(-canvas.px(14), -canvas.px(14)), (*colour, 200), rim)


def _disc(canvas: Canvas, box: pygame.Rect, colour: tuple[int, int, int, int], rim: Colour | None) -> None:
    """An ellipse with smooth edges."""
    large = pygame.Surface((max(1, box.width * FINE), max(1, box.height * FINE)), pygame.SRCALPHA)
    if rim is not None:
        pygame.draw.ellipse(large, rim, large.get_rect())
    inner = large.get_rect().inflate(-2 * FINE * canvas.px(3), -2 * FINE * canvas.px(3)) if rim else large.get_rect()
    pygame.draw.ellipse(large, colour, inner)
    canvas.surface.blit(pygame.transform.smoothscale(large, box.size), box)


PATTERNS: Final[Mapping[Pattern, Painter]] = {
    "bricks": bricks,
    "paving": paving,
    "round": round_tower,
    "battlements": battlements,
    "forest": forest,
    "ring": ring,
    "nest": nest,
    "halo": halo,
}
