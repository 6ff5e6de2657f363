"""Arrangements that several boards use: a hand held as a fan, a grid, seats in order from the viewer on."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TypeVar

import pygame

from engine.views import View
from ui.sprites import Box

T = TypeVar("T")
CARD_SHAPE = 1.42  # height to width
MOST_TURN = 7.0  # degrees at the ends of a fan


def fan(count: int, area: pygame.Rect, least_seen: int, most_height: int) -> Iterator[tuple[Box, float]]:
    """Places for the cards of a hand, the first at the left: they overlap when there are many, but at least
    `least_seen` pixels of each are seen as long as that is possible at all."""
    if not count:
        return
    height = min(most_height, area.height)
    width = min(round(height / CARD_SHAPE), area.width)
    step = min(width * 1.02, (area.width - width) / max(1, count - 1))
    if step < least_seen:
        width = max(least_seen, round(area.width - least_seen * (count - 1)))
        width = min(width, area.width)
        height = min(height, round(width * CARD_SHAPE))
        step = (area.width - width) / max(1, count - 1)
    left = area.centerx - (step * (count - 1) + width) / 2
    for index in range(count):
        away = (index - (count - 1) / 2) / max(1.0, (count - 1) / 2) if count > 1 else 0.0
        turn = -MOST_TURN * away * min(1.0, count / 5)
        sag = height * 0.05 * away * away
        yield Box(round(left + step * index), round(area.y + sag), width, height), turn


def grid(count: int, area: pygame.Rect, least: int, most: int, gap: int, shape: float = 1.0) -> list[Box] | None:
    """Places for `count` things of one size below and beside each other, as large as they fit; None if they would be
    narrower than `least` pixels."""
    best = 0
    for columns in range(1, max(1, area.width // max(1, least)) + 1):
        rows = math.ceil(count / columns)
        width = min(most, (area.width - gap * (columns - 1)) // columns)
        width = min(width, int(((area.height - gap * (rows - 1)) / max(1, rows)) / shape))
        best = max(best, width)
    if best < least:
        return None
    columns = max(1, (area.width + gap) // (best + gap))
    tall = int(best * shape)
    return [
        Box(area.x + index % columns * (best + gap), area.y + index // columns * (tall + gap), best, tall)
        for index in range(count)
    ]


def from_viewer(view: View) -> list[View]:
    """The players clockwise, the viewer first; for a spectator the first seat."""
    players: list[View] = list(view["players"])
    first = next((index for index, player in enumerate(players) if player["ref"] == view["viewer"]), 0)
    return players[first:] + players[:first]


def seat_of(ref: str) -> int:
    """`seat:2` is 2."""
    return int(ref.partition(":")[2])


def in_rows(things: Sequence[T], columns: int) -> Iterator[Sequence[T]]:
    """The things, so many a row."""
    for start in range(0, len(things), columns):
        yield things[start : start + columns]
