"""Who is at a table for guests, and the seats that they take."""

from __future__ import annotations

import time
from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, Protocol

from engine.bots import level_called, temper_called
from engine.choices import Seat
from engine.games import Game, SeatInfo, seat_colours
from engine.hosting.habits import Asks
from engine.hosting.told import Told
from engine.lan.door import Tongue
from engine.lan.lines import PersonLine, SeatLine
from engine.lan.wire import encode

HOST = 0  # the id of whoever is at the host's own computer


class Connection(Protocol):
    """The way to one guest."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    def send(self, data: bytes) -> None:
        """Give it a message."""

    def close(self, reason: str) -> None:
        """Hang up."""


@dataclass(eq=False)
class Person:
    """Somebody at the table, connected or away."""

    id: int
    name: str
    seal: str = ""  # of the token to come back with
    is_host: bool = False
    is_ready: bool = False
    wants_reasons: bool = True
    asks: Asks = "always"
    sign: str = ""  # that they would like at their seat
    seats: list[Seat] = field(default_factory=list)
    connection: Connection | None = None
    address: str = ""  # from which they came last
    away_since: float | None = None  # by the clock of the host's program
    _tongue: Tongue = field(default_factory=Tongue)
    wants_sights: ClassVar = True
    at_screen: ClassVar[Seat | None] = None  # that is known at their own computer only

    def hear(self, told: Told) -> None:
        """Be told something of the game."""
        if self.connection is not None:
            self.connection.send(encode(self._tongue.wired(told)))

    def line(self) -> PersonLine:
        """As everybody is told."""
        return PersonLine(self.id, self.name, self.is_host, self.connection is None, self.is_ready, self.away_for)

    @property
    def away_for(self) -> int:
        """For how many seconds nobody is there."""
        return 0 if self.away_since is None else max(0, round(time.monotonic() - self.away_since))

    def send(self, data: bytes) -> None:
        """Give a message to whoever is there."""
        if self.connection is not None:
            self.connection.send(data)


@dataclass
class Place:
    """A seat of the table, before and during the game."""

    kind: str  # person or bot
    name: str = ""
    level: str = ""
    colour: str = ""
    person: int | None = None
    temper: str = ""
    sign: str = ""

    def line(self, stand_in: bool) -> SeatLine:
        """As everybody is told, also whether a bot plays for whoever sits there."""
        kind: Literal["person", "bot"] = "bot" if self.kind == "bot" else "person"
        return SeatLine(self.name, kind, self.level, self.colour, self.person, stand_in, self.temper, self.sign)


def seat_infos(game: Game[Any], places: Sequence[Place], people: Container[int]) -> list[SeatInfo]:
    """The seats as a game takes them; what cannot be a seat is refused."""
    infos: list[SeatInfo] = []
    for number, place in enumerate(places, start=1):
        if place.kind == "bot":
            level_called(game, place.level)
            temper_called(game, place.temper)
            infos.append(SeatInfo(place.name or f"Bot {number}", "bot", place.level, place.colour, place.temper))
        else:
            is_here = place.person == HOST and HOST in people
            name = place.name or f"Seat {number}"
            infos.append(SeatInfo(name, "person" if is_here else "remote", "", place.colour, sign=place.sign))
    seat_colours(game, infos)
    return infos
