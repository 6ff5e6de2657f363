"""Who looks at a game, and helpers that hide."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from engine.choices import Ref, Seat

View: TypeAlias = dict[str, Any]

# A seat sees its own secrets, a spectator (None) nobody's, and "all" everything: for tests and ended games only.
Viewer: TypeAlias = Seat | Literal["all"] | None
EVERYTHING: Final = "all"


def may_see(viewer: Viewer, owner: Seat) -> bool:
    """Whether `viewer` may see what belongs to `owner` alone."""
    return viewer in (owner, EVERYTHING)


@cache
def seat_ref(seat: Seat | None) -> Ref | None:
    """What a seat is called in views, events and options."""
    return None if seat is None else f"seat:{seat}"


def id_of(ref: Ref) -> str:
    """What a ref says after its kind: `barrel` of `kind:barrel`."""
    return ref.partition(":")[2]


def seat_of(ref: Ref) -> Seat:
    """The seat behind its ref: `seat:2` is 2."""
    return int(id_of(ref))


def strings_in(data: object) -> Iterator[str]:
    """Every text in plain data, keys included: what could give something away."""
    rest = [data]
    while rest:
        part = rest.pop()
        if isinstance(part, str):
            yield part
        elif isinstance(part, dict):
            yield from part
            rest += reversed(part.values())
        elif isinstance(part, list | tuple):
            rest += reversed(part)
