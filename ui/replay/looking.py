"""Whoever looks back at a game: the same seating as at a table, at any moment of it, with nothing to answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from engine.causes import Cause, Reasons, causes_of, explain
from engine.choices import Menu, Race, Seat
from engine.events import Event
from engine.games import SeatInfo
from engine.hosting.habits import Asks
from engine.replaying import Replay
from engine.table import Table
from engine.views import EVERYTHING, Viewer
from ui.table.clock import Clock
from ui.table.seating import Seating


def own_seats(seats: Sequence[SeatInfo]) -> list[Seat]:
    """The seats of the people at this computer."""
    return [seat for seat, info in enumerate(seats) if info.kind == "person"]


class LookingBack(Seating):
    """A game at the place that is looked at, through the eyes that were chosen."""

    def __init__(self, replay: Replay, own: Sequence[Seat], place: int = 0) -> None:
        """`own`: the seats of whoever looks; of a game that still runs nobody sees through other eyes."""
        super().__init__(replay.at(place), [])
        self.replay, self.place = replay, place
        self.viewers = replay.viewers(own)
        self.eyes = own[0] if len(own) == 1 and own[0] in self.viewers else None
        self.noticed = replay.noticed

    _table: Table[Any]

    def go_to(self, place: int) -> None:
        """Look at the game after so many answers."""
        self.place = min(self.replay.length, max(0, place))
        self._table = self.replay.at(self.place)

    def sit_down(self, viewer: Viewer) -> None:
        """Look through these eyes, if they may be looked through."""
        if viewer in self.viewers:
            self.eyes = viewer

    def digest(self) -> str:
        """The digest of the whole game at this place."""
        return self._table.digest()

    def why(self, sentence: int) -> tuple[Event, Reasons] | None:
        """The game was played again already: what is known at this place counts, or all of it to whoever sees it."""
        table = self.replay.whole if self.eyes == EVERYTHING else self._table
        return explain(table, self._causes, self.eyes, sentence)

    @cached_property
    def _causes(self) -> Sequence[Cause]:
        return causes_of(self.replay.whole)

    # Nobody is asked anything

    @property
    def is_new(self) -> bool:
        """Whether cards come out of the deck at the first look: they have lain there long since."""
        return False

    def menu(self) -> Menu | None:
        """Nothing can be answered."""
        return None

    @property
    def race(self) -> Race | None:
        """Nobody can be quickest any more."""
        return None

    @property
    def clock(self) -> Clock | None:
        """No time runs out."""
        return None

    @property
    def claimant(self) -> Seat | None:
        """Nobody has claimed anything."""
        return None

    @property
    def thinking(self) -> Seat | None:
        """Nobody is waited for."""
        return None

    def is_spared(self, seat: Seat) -> bool:
        """Nobody is asked, so nobody is spared."""
        return False

    def is_passing(self, seat: Seat) -> bool:
        """Nobody lets anything pass."""
        return False

    def ask_me(self, asks: Asks) -> None:
        """Nobody is asked."""

    def pass_time(self, seconds: float) -> None:
        """No clock runs."""
