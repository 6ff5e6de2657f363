"""Who is at a table for guests, and the seats that they take."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.choices import Menu, Seat
from engine.errors import BadSetup
from engine.games import Game, SeatInfo
from engine.table import seat_colours
from engine.views import Viewer

HOST = 0  # the id of whoever is at the host's own computer


class Connection(Protocol):
    """The way to one guest."""

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
    heard: int = 0
    seats: list[Seat] = field(default_factory=list)
    told: dict[Viewer, int] = field(default_factory=dict)
    reasoned: dict[Seat, Menu] = field(default_factory=dict)
    connection: Connection | None = None

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


def seat_infos(game: Game[Any], places: Sequence[Place], people: Container[int]) -> list[SeatInfo]:
    """The seats as a game takes them; what cannot be a seat is refused."""
    infos: list[SeatInfo] = []
    for number, place in enumerate(places, start=1):
        if place.kind == "bot":
            level = place.level or next(iter(game.bots))
            if level not in game.bots:
                raise BadSetup("unknown-bot", level=level, levels=", ".join(game.bots))
            infos.append(SeatInfo(place.name or f"Bot {number}", "bot", place.level, place.colour))
        else:
            is_here = place.person == HOST and HOST in people
            name = place.name or f"Seat {number}"
            infos.append(SeatInfo(name, "person" if is_here else "remote", "", place.colour))
    seat_colours(game, infos)
    return infos
