"""How a table of JunQuick is divided: the other players around it, the pile in the middle, the decks beside it."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from ui.boards.arranging import CARD_SHAPE
from ui.sprites import Area

GAP: Final = 6  # units between panels
ROWS: Final = 84  # units: a panel without the packs of its player
PACKS: Final = 44  # units: one row of packs
WIDEST: Final = 250  # units: no panel needs more
LABEL: Final = 17  # units: the words below a deck
LEAST: Final = 32  # units: what is smaller is no target for a click

# So many at the left side, at the top and at the right side.
SIDES: Final = {0: (0, 0, 0), 1: (0, 1, 0), 2: (1, 0, 1), 3: (1, 1, 1), 4: (2, 0, 2), 5: (2, 1, 2)}


class Places(NamedTuple):
    """Where everything lies."""

    panels: list[pygame.Rect]  # clockwise from the viewer's left
    middle: pygame.Rect
    ring: pygame.Rect  # around the pile
    decks: list[pygame.Rect]  # Jun deck and discard, virus deck and discard


def places_for(others: int, area: Area, pack_rows: int = 1) -> Places:
    """Panels for so many other players, with so many rows of packs if there is room; and the middle between them."""
    gap = area.px(GAP)
    room = pygame.Rect(area.table.x, area.table.y, area.table.width, area.prompt.y - area.table.y)
    room = room.inflate(-2 * gap, -2 * gap)
    left, top, right = SIDES[others]
    wide = min(area.px(WIDEST), max(area.px(148), round(room.width * 0.215)))
    inner = pygame.Rect(room.x + (wide + gap if left else 0), room.y, 0, room.height)
    inner.width = room.right - (wide + gap if right else 0) - inner.x
    panels = _column(left, room, room.x, wide, area, pack_rows)[::-1]
    top_tall = 0
    if top:
        top_tall = min(area.px(ROWS + PACKS), room.height // 2)
        broad = min(area.px(330), inner.width)
        panels.append(pygame.Rect(inner.centerx - broad // 2, room.y, broad, top_tall))
    panels += _column(right, room, room.right - wide, wide, area, pack_rows)
    down = top_tall + (gap if top else 0)
    middle = pygame.Rect(inner.x, room.y + down, inner.width, room.height - down)
    return Places(panels, middle, *_middle(middle, area))


def _column(count: int, room: pygame.Rect, left: int, wide: int, area: Area, pack_rows: int) -> list[pygame.Rect]:
    """Panels below each other, the upper one first: one alone lies in the middle."""
    if not count:
        return []
    gap = area.px(GAP)
    tall = min(area.px(ROWS + pack_rows * PACKS), (room.height - gap * (count - 1)) // count)
    step = tall + max(gap, (room.height - count * tall) // (count + 1))
    start = room.y + (room.height - step * (count - 1) - tall) // 2
    return [pygame.Rect(left, start + index * step, wide, tall) for index in range(count)]


def _middle(middle: pygame.Rect, area: Area) -> tuple[pygame.Rect, list[pygame.Rect]]:
    """A ring for the pile, and on both sides of it a deck above its discard."""
    gap, label = area.px(GAP), area.px(LABEL)
    tall = min(area.px(132), (middle.height - gap) // 2 - label)
    tall = max(area.px(LEAST + 4), min(tall, round(middle.width * 0.19 * CARD_SHAPE)))
    wide = max(area.px(LEAST), round(tall / CARD_SHAPE))
    broad = min(middle.width - 2 * (wide + 3 * gap), round(middle.height * 1.55))
    ring = pygame.Rect(0, 0, max(1, broad), min(middle.height, round(broad * 1.05)))
    ring.center = middle.center
    away = min(area.px(34), max(0, (middle.width - ring.width - 2 * wide) // 2 - gap))
    lefts = (ring.x - away - wide, ring.right + away)
    both = 2 * (tall + label) + gap
    top = middle.centery - both // 2
    downs = (top, top + tall + label + gap)
    return ring, [pygame.Rect(left, down, wide, tall) for left in lefts for down in downs]
