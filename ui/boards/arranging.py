"""Arrangements that several boards use: a hand held as a fan, grids, stacks, seats in order from the viewer on."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypedDict, TypeVar

import pygame

from engine.choices import Ref
from ui.sprites import Box


class Seated(TypedDict):
    """What every view knows of a player."""

    ref: Ref


T = TypeVar("T", bound=Seated)

CARD_SHAPE = 1.42  # height to width
MOST_TURN = 5.0  # degrees at the ends of a fan
MOST_SAG = 0.035  # of the height of a card, at the ends of a fan
MOST_ROWS = 4
SLIMMEST = 0.72  # of its usual width: before cards get slimmer than that, they are held in one row more
OVER_ONE_ANOTHER = 0.42  # of its height: what is seen of a card that others lie over, in a hand of several rows


# Hands


class InHand(NamedTuple):
    """A card of a hand: where it lies, how far it is turned, and the share of its width that no other card covers."""

    box: Box
    turn: float = 0.0
    clear: float = 1.0


def fan(count: int, area: pygame.Rect, least_seen: int, most_height: int, named: int | None = None) -> Iterator[InHand]:
    """Places for the cards of a hand, the first at the left. They overlap when there are many; when less than `named`
    pixels of each would be seen, they are held in several rows, as long as `least_seen` pixels of each row are seen."""
    for wanted, rows in itertools.product((named or least_seen, least_seen), range(1, MOST_ROWS + 1)):
        held = _held(count, rows, area, wanted, most_height)
        is_last = wanted == least_seen and rows == MOST_ROWS
        is_seen = rows == 1 or (area.height - held.height) / (rows - 1) >= least_seen
        if is_last or (held.step >= wanted and (is_seen or wanted == least_seen)):
            yield from _one_row(count, area, held) if rows == 1 else _several_rows(count, rows, area, held)
            return


class _Held(NamedTuple):
    """The size of the cards of a hand, and how far one lies from the next."""

    width: int
    height: int
    step: float

    @property
    def clear(self) -> float:
        """The share of a card's width that the next one leaves free, in steps so that equal cards are painted once."""
        return min(1.0, round(self.step / self.width - 0.02, 2))


def _held(count: int, rows: int, area: pygame.Rect, least_seen: int, most_height: int) -> _Held:
    in_row = max(1, math.ceil(count / rows))
    turned = math.sin(math.radians(MOST_TURN)) / CARD_SHAPE + MOST_SAG if rows == 1 else 0.0
    room = area.height / (1 + turned) if rows == 1 else area.height / (1 + OVER_ONE_ANOTHER * (rows - 1))
    height = max(1, int(min(most_height, room)))
    usual = min(round(height / CARD_SHAPE), area.width)
    width = usual
    if in_row > 1:
        fitting = area.width - least_seen * (in_row - 1)
        width = max(1, min(usual, max(fitting, round(usual * SLIMMEST))))
    step = min(width * 1.03, (area.width - width) / (in_row - 1)) if in_row > 1 else float(area.width)
    return _Held(width, height, step)


def _one_row(count: int, area: pygame.Rect, held: _Held) -> Iterator[InHand]:
    left = int(area.centerx - (held.step * (count - 1) + held.width) / 2)
    most = MOST_TURN * min(1.0, count / 5)
    rise = math.sin(math.radians(most)) * held.width / 2  # the corner of a turned card
    for index in range(count):
        away = (index - (count - 1) / 2) / ((count - 1) / 2) if count > 1 else 0.0
        sag = held.height * MOST_SAG * away * away
        box = Box(left + int(held.step * index), int(area.y + rise + sag), held.width, held.height)
        yield InHand(box, -most * away, held.clear if index < count - 1 else 1.0)


def _several_rows(count: int, rows: int, area: pygame.Rect, held: _Held) -> Iterator[InHand]:
    in_row = math.ceil(count / rows)
    down = (area.height - held.height) / (rows - 1)
    for index in range(count):
        row, column = divmod(index, in_row)
        in_this = min(in_row, count - row * in_row)
        left = int(area.centerx - (held.step * (in_this - 1) + held.width) / 2)
        place = (left + int(held.step * column), int(area.y + down * row))
        yield InHand(Box(*place, held.width, held.height), 0.0, held.clear if column < in_this - 1 else 1.0)


# Grids


def grid(count: int, area: pygame.Rect, least: int, most: int, gap: int, shape: float = 1.0) -> list[Box] | None:
    """Places for `count` things of one size below and beside each other, as large as they fit; None if they would be
    narrower than `least` pixels."""
    return tiles(count, area, (least, int(least * shape)), (most, int(most * shape)), gap, keep_shape=True)


def tiles(
    count: int,
    area: pygame.Rect,
    least: tuple[int, int],
    most: tuple[int, int],
    gap: int,
    *,
    keep_shape: bool = False,
) -> list[Box] | None:
    """Places for `count` things below and beside each other, as large as they fit: each at least and at most of a size,
    and of any shape between, unless it is to be kept; in the middle of the width. None if they do not fit."""
    found: list[tuple[float, int, int, int, int]] = []
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        width = min(most[0], (area.width - gap * (columns - 1)) // columns)
        height = min(most[1], (area.height - gap * (rows - 1)) // rows)
        size = min(width / most[0], height / most[1])
        if keep_shape:
            width, height = int(most[0] * size), int(most[1] * size)
        if width >= least[0] and height >= least[1]:
            long_way = rows if area.width > area.height else columns  # few rows where it is wide, else few columns
            found.append((size, -long_way, -columns, width, height))
    if not found:
        return None if count else []
    _, _, columns, width, height = max(found)
    columns = -columns
    left = area.centerx - (columns * (width + gap) - gap) // 2
    return [
        Box(left + index % columns * (width + gap), area.y + index // columns * (height + gap), width, height)
        for index in range(count)
    ]


def rows_needed(count: int, width: int, least: int, gap: int) -> int:
    """How many rows so many things need that are at least so wide."""
    return math.ceil(count / max(1, (width + gap) // (least + gap)))


# Stacks


class InStack(NamedTuple):
    """A card of a stack: where it lies, and the part of it that no other card covers."""

    box: Box
    seen: Box


def stacked(count: int, place: pygame.Rect, least: int) -> list[InStack]:
    """Cards that lie on each other on one place, the lowest first, each at least so many pixels wide and high if the
    place is. On a wide place they are spread from left to right. Elsewhere the lowest shows its upper edge, with its
    name, and those on it are spread below that."""
    if not count:
        return []
    if count == 1 or place.width > place.height * 1.9:
        lowest, *others = _spread(count, place, least)
        return [InStack(Box.of(place), lowest.seen), *others]
    head = max(round(place.height * 0.2), min(round(place.height * 0.34), place.height - least))
    upper = pygame.Rect(place.x, place.y + head, place.width, place.height - head)
    return [InStack(Box.of(place), Box(place.x, place.y, place.width, head)), *_spread(count - 1, upper, least)]


def _spread(count: int, place: pygame.Rect, least: int) -> list[InStack]:
    """Cards from left to right, the last one on top and seen in full."""
    width = min(place.width, max(least, round(place.width / (1 + 0.55 * (count - 1)))))
    step = (place.width - width) / max(1, count - 1)
    lefts = [round(place.x + step * index) for index in range(count)]
    seen = [right - left for left, right in zip(lefts, [*lefts[1:], place.right], strict=True)]
    return [
        InStack(Box(left, place.y, width, place.height), Box(left, place.y, wide, place.height))
        for left, wide in zip(lefts, seen, strict=True)
    ]


# Seats


def from_viewer(players: Sequence[T], viewer: Ref | None) -> list[T]:
    """The players clockwise, the viewer first; for a spectator the first seat."""
    viewers = [index for index, player in enumerate(players) if player["ref"] == viewer]
    first = viewers[0] if viewers else 0
    return [*players[first:], *players[:first]]


def seat_of(ref: str) -> int:
    """`seat:2` is 2."""
    return int(ref.partition(":")[2])
