"""What a client needs of a table, whether it is in this process or behind the network."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from engine.choices import Ask, Menu, Ref, Seat
from engine.events import Event
from engine.games import Game, Options, Result, SeatInfo
from engine.views import View, Viewer


class AnyTable(Protocol):
    """One game being played somewhere. See `Table`, which is the thing itself."""

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""

    @property
    def seats(self) -> Sequence[SeatInfo]:
        """Who sits where."""

    @property
    def options(self) -> Options:
        """How the game was set up."""

    @property
    def number(self) -> int:
        """The number of the question."""

    @property
    def ask(self) -> Ask | None:
        """What is asked now, as far as it is known here; None: it is over."""

    @property
    def result(self) -> Result | None:
        """How it ended."""

    @property
    def notes(self) -> Mapping[Seat, Mapping[Ref, str]]:
        """What seats noted for themselves."""

    @property
    def event_count(self) -> int:
        """What to pass to `events` later."""

    def view(self, viewer: Viewer) -> View:
        """What a viewer may see."""

    def menu(self, seat: Seat) -> Menu | None:
        """What a seat may choose from now."""

    def number_of(self, seat: Seat) -> int:
        """The number of the question to a seat."""

    def awaited(self, viewer: Viewer = ...) -> list[Seat]:
        """The seats that the game waits for."""

    def events(self, since: int = ..., viewer: Viewer = ...) -> list[Event]:
        """What happened."""

    def answer(self, seat: Seat, line: str, number: int | None = None) -> None:
        """Answer for a seat."""

    def note(self, seat: Seat, about: Ref, mark: str) -> None:
        """Keep what a seat thinks of another."""
