"""What every game reads alike in the position of a scenario: its players, what it names besides them, and its cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from engine.choices import Seat
from engine.errors import BadSetup

T = TypeVar("T")
H = TypeVar("H")
C = TypeVar("C")


def read_position(
    position: Mapping[str, Any], names: Sequence[str], holding: type[H], table: type[T]
) -> tuple[list[H], T]:
    """What each player has, and what the position names besides."""
    rest = {key: value for key, value in position.items() if key not in names}
    return [read_part(position.get(name), holding) for name in names], read_part(rest, table)


def read_part(part: object, schema: type[T]) -> T:
    """A part of a position, checked; one that is not named has everything by default."""
    try:
        return msgspec.convert(part or {}, schema, strict=False)
    except msgspec.ValidationError as mistake:
        raise BadSetup("bad-position", mistake=mistake) from None


def seat_named(name: str, names: Sequence[str]) -> Seat:
    """Where a player sits."""
    if name not in names:
        raise BadSetup("no-such-player", name=name, names=", ".join(names))
    return list(names).index(name)


class Box(Generic[C]):
    """The cards not yet laid out, by id; `known` are those that the game has."""

    def __init__(self, cards: Mapping[str, C], known: Iterable[str] | None = None) -> None:
        self.cards = dict(cards)
        self.known = set(cards if known is None else known)

    def take(self, id: str) -> C:
        """The card of this id; it can be laid out once only."""
        if id not in self.cards:
            raise BadSetup("card-in-two-places" if id in self.known else "no-such-card", card=id)
        return self.cards.pop(id)

    def take_all(self, ids: Iterable[str]) -> list[C]:
        """The cards of these ids."""
        return [self.take(id) for id in ids]
