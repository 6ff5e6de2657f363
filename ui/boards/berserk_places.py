"""Where the parts of a table of Berserk lie: the battlefield in the middle, players at the left, what happens at the
right. The viewer's half is always below."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from engine.choices import Ref
from games.berserk.grid import CELL_BY_REF, CELL_REFS, COLUMNS, ROWS
from games.berserk.shown import BerserkView, PlayerView
from ui.sprites import Area

GAP: Final = 8  # units
LEAST: Final = 32  # units: what can be clicked
CELL_SHAPE: Final = 1.14  # width to height of a cell, at most
CARD_SHAPE: Final = 0.85  # width to height of a card that stands


class Places(NamedTuple):
    """How the table is divided."""

    field: pygame.Rect
    cells: dict[Ref, pygame.Rect]
    column: pygame.Rect  # what is about to happen
    above: pygame.Rect  # the other player
    below: pygame.Rect  # the viewer


def sides(view: BerserkView) -> tuple[PlayerView, PlayerView]:
    """The player whose half is below, and the other: whoever looks on sees the First player's half below."""
    near = view["viewer"] or view["first"] or view["players"][0]["ref"]
    one, other = view["players"]
    return (one, other) if one["ref"] == near else (other, one)


def is_turned(view: BerserkView) -> bool:
    """Whether row 1 is at the top: then the Second player looks."""
    return view["first"] is not None and sides(view)[0]["ref"] != view["first"]


def mirrored(ref: Ref) -> Ref:
    """A cell as the other player would count it: a1 is e6."""
    cell = CELL_BY_REF.get(ref)
    return ref if cell is None else CELL_REFS[len(CELL_REFS) - 1 - cell]


def places_for(view: BerserkView, area: Area) -> Places:
    """Every size comes from the area."""
    board, gap, middle = area.board, area.px(GAP), area.px(4)
    least = max(area.px(104), round(board.width * 0.24))
    tall = max(1, (board.height - middle) // 6)
    wide = max(1, min((board.width - least - gap) // 5, round(tall * CELL_SHAPE)))
    tall = min(tall, round(wide * 1.3))
    field = pygame.Rect(board.x, 0, 5 * wide, 6 * tall + middle)
    field.centery = board.centery
    rows, columns = (ROWS, COLUMNS[::-1]) if is_turned(view) else (ROWS[::-1], COLUMNS)
    cells = {
        f"cell:{column}{row}": pygame.Rect(
            field.x + across * wide, field.y + down * tall + (middle if down >= 3 else 0), wide, tall
        ).inflate(-2 * area.px(1.5), -2 * area.px(1.5))
        for down, row in enumerate(rows)
        for across, column in enumerate(columns)
    }
    column_rect = pygame.Rect(field.right + gap, board.y, max(1, board.right - field.right - gap), board.height)
    side = area.side.copy()
    half = (side.height - gap) // 2
    above = pygame.Rect(side.x, side.y, side.width, half)
    below = pygame.Rect(side.x, side.bottom - half, side.width, half)
    return Places(field, cells, column_rect, above, below)


def standing(cell: pygame.Rect, area: Area, *, is_closed: bool, has_company: bool) -> pygame.Rect:
    """The place of a card on its cell: upright, or lying when it is closed; company stands at its left."""
    room = cell.inflate(-2 * area.px(2), -2 * area.px(2))
    if is_closed:
        wide = min(room.width, round(room.height * 1.1))
        place = pygame.Rect(0, 0, wide, min(room.height, round(wide * CARD_SHAPE)))
    else:
        place = pygame.Rect(0, 0, min(room.width, round(room.height * CARD_SHAPE)), room.height)
    if has_company:
        place.width = min(place.width, max(room.width - area.px(LEAST - 4), area.px(58)))
    place.center = room.center
    if has_company:
        place.right = room.right
    return place


def beside(cell: pygame.Rect, area: Area, count: int) -> list[pygame.Rect]:
    """Places for so many attached cards, from the top down at the left edge of their host's cell."""
    room = cell.inflate(-2 * area.px(1), -2 * area.px(1))
    side = min(area.px(LEAST + 1), room.width, room.height)
    below = area.px(17) if room.width < area.px(100) else area.px(1)  # where they overlap, a name stays to be read
    below = min(below, room.height - side)
    step = min(side + area.px(1), (room.height - below - side) // max(1, count - 1)) if count > 1 else 0
    return [pygame.Rect(room.x, room.y + below + index * step, side, side) for index in range(count)]
