"""What only the host's own client says: how the game will be, who stays, and what is played next."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from engine.evenings import Seating
from engine.lan.message import MOST_SEATS, Count, Message, Name, SeatNumber, Short

MOST_SECONDS = 3600  # of a clock


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat before the game: for somebody at the host's computer, for a guest, or for a bot of some level."""

    kind: Literal["here", "guest", "bot"] = "guest"
    name: Name = ""
    level: Short = ""
    colour: Short = ""
    temper: Short = ""
    sign: Short = ""


class SetUp(Message, frozen=True):
    """How the game will be: seats, options of the game, and what is agreed on beside it."""

    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    clock: Annotated[int, msgspec.Meta(ge=0, le=MOST_SECONDS)] = 0  # seconds for a decision; 0: as many as one likes
    patience: Annotated[int, msgspec.Meta(ge=0, le=MOST_SECONDS)] = (
        0  # seconds until a bot plays for who is away; 0: never
    )


class Swap(Message, frozen=True):
    """Two seats change places, with whoever sits there."""

    seat: SeatNumber
    other: SeatNumber


class Remove(Message, frozen=True):
    """Sends somebody away."""

    person: Count


class NewCode(Message, frozen=True):
    """Changes the join code: whoever knows the old one does not come in by it any more."""

    code: Short


class Give(Message, frozen=True):
    """Gives a seat of a running game that was left for good to somebody who has none."""

    seat: SeatNumber
    person: Count


class Start(Message, frozen=True):
    """The game begins."""


class StandIn(Message, frozen=True):
    """A bot plays a seat for whoever is away, or no longer."""

    seat: SeatNumber
    on: bool


class Level(Message, frozen=True):
    """The bot of a seat plays on another level, or with another temper."""

    seat: SeatNumber
    level: Short
    temper: Short = ""


class Again(Message, frozen=True):
    """The same people once more."""


class HoldEvening(Message, frozen=True):
    """Games in a row are counted from now on, with such a seating; or no longer."""

    seating: Seating
    is_over: bool = False


class NextGame(Message, frozen=True):
    """The evening goes on with another game: everybody is taken along to its lobby."""

    game: Short


HOST_ONLY: tuple[type[Message], ...] = (
    SetUp, Swap, Remove, NewCode, Give, Start, StandIn, Level, Again, HoldEvening, NextGame
)  # fmt: skip
