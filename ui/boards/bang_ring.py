"""How a table with players all around it is divided: places for the others, and the middle between them."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from ui.sprites import Area

LEAST: Final = 32  # units: what is smaller is no target for a click
NAMED: Final = 44  # units: before cards get narrower than that, and than their names, they lie in another row
PICTURED: Final = 50  # pixels: nor narrower than that, where no picture could be made out
GAP: Final = 4  # units between figures
WIDEST: Final = 236  # units: no figure needs more
PANEL: Final = 106  # units: the height of a figure without its cards in play
CARDS: Final = 44  # units: the least height of a row of cards in play
CHIP: Final = 34  # units: the height of those who are out

# So many at the left side, at the top and at the right side.
SIDES: Final = {
    0: (0, 0, 0), 1: (0, 1, 0), 2: (0, 2, 0), 3: (1, 1, 1), 4: (1, 2, 1), 5: (1, 3, 1), 6: (2, 2, 2), 7: (2, 3, 2),
    8: (2, 4, 2),
}  # fmt: skip


class Ring(NamedTuple):
    """Where the figures are, clockwise from the viewer's left, and what is left between them."""

    figures: list[pygame.Rect]
    middle: pygame.Rect
    circle: pygame.Rect


def ring_of(count: int, area: Area) -> Ring:
    """Places for so many figures around the middle of the table."""
    room = pygame.Rect(area.table.x, area.table.y, area.table.width, area.prompt.y - area.table.y)
    room = room.inflate(-2 * area.px(GAP), -2 * area.px(GAP))
    left, top, right = SIDES[count]
    gap = area.px(GAP)
    across = top + (1 if left else 0) + (1 if right else 0)
    most = max(area.px(150), min(area.px(WIDEST), round(room.width * 0.21)))
    wide = min(most, (room.width - gap * max(0, across - 1)) // max(1, across))
    usual = area.px(PANEL + CARDS + 22)
    top_tall = min(usual + area.px(40), max(area.px(PANEL + CARDS), round(room.height * 0.46))) if top else 0
    side_tall = min(area.px(PANEL + 110), (room.height - gap * max(0, left - 1)) // max(1, left))
    figures = _side(left, room, room.x, (wide, side_tall), gap)[::-1]
    inner = pygame.Rect(room.x + (wide + gap if left else 0), room.y, 0, room.height)
    inner.width = room.right - (wide + gap if right else 0) - inner.x
    if top:
        spare = (inner.width - top * wide) // (top + 1)
        step = wide + max(gap, spare)
        start = inner.centerx - (step * (top - 1) + wide) // 2
        figures += [pygame.Rect(start + index * step, room.y, wide, top_tall) for index in range(top)]
    figures += _side(right, room, room.right - wide, (wide, side_tall), gap)
    middle = pygame.Rect(inner.x, room.y + top_tall + (gap if top else 0), inner.width, 0)
    middle.height = room.bottom - middle.y
    return Ring(figures, middle, _circle(figures, room, area))


def _side(count: int, room: pygame.Rect, left: int, size: tuple[int, int], gap: int) -> list[pygame.Rect]:
    """Figures below each other, the upper one first: one alone in the middle, two spread over the height."""
    if count == 1:
        return [pygame.Rect(left, room.centery - size[1] // 2, *size)]
    spread = room.height - count * size[1]
    step = size[1] + max(gap, spread // max(1, count))
    start = room.y + (room.height - step * (count - 1) - size[1]) // 2
    return [pygame.Rect(left, start + index * step, *size) for index in range(count)]


def _circle(figures: list[pygame.Rect], room: pygame.Rect, area: Area) -> pygame.Rect:
    """The line that they sit on, as far as the table goes."""
    around = room.inflate(-area.px(110), -area.px(70))
    bottom = area.prompt.y - area.px(4)
    return pygame.Rect(around.x, around.y, around.width, bottom - around.y)
