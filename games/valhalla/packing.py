"""A pickled state holds the numbers of the cards in its piles: most of it is piles, and it is pickled all the time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from games.valhalla.deck import CARDS

_BY_NUMBER: Final = tuple(CARDS.values())
Slots: TypeAlias = tuple[dict[str, Any] | None, dict[str, Any]]  # as `object.__getstate__` hands out what is in slots


def with_numbers(state: Slots, piles: Iterable[str]) -> Slots:
    """What is to be pickled, with these piles as numbers."""
    slots = state[1]
    for pile in piles:
        slots[pile] = bytes([card.number for card in slots[pile]])
    return state


def with_cards(state: Slots, piles: Iterable[str]) -> Slots:
    """What was pickled, with these piles as lists of cards again."""
    slots = state[1]
    for pile in piles:
        slots[pile] = [_BY_NUMBER[number] for number in slots[pile]]
    return state
