"""Answers to a race that come in the same moment, and who is heard then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.choices import Option, Seat
from engine.errors import BadAnswer
from engine.hosting.listeners import Listener
from engine.hosting.timing import Time, Timer
from engine.table import Table

SAME_MOMENT = 0.05  # seconds: answers to a race that come in within this time of the first one came together


class Spoken(NamedTuple):
    """An answer, and from where it came; None: from a bot."""

    seat: Seat
    line: str
    number: int
    by: Listener | None = None
    id: int = 0


class Moment:
    """Opens with the first answer that decides a race; when it is over, `on_end` hears all that came in."""

    def __init__(self, table: Table[Any], time: Time, on_end: Callable[[dict[Seat, Spoken]], None]) -> None:
        self._table, self._time, self._on_end = table, time, on_end
        self._spoken: dict[Seat, Spoken] = {}
        self._timer: Timer | None = None

    @property
    def is_open(self) -> bool:
        """Whether others may still be as quick."""
        return self._timer is not None

    def takes(self, spoken: Spoken) -> bool:
        """Whether an answer waits for others of the same moment. Nobody speaks twice in it."""
        ask, seat = self._table.ask, spoken.seat
        if ask is None or ask.race is None or spoken.number != self._table.number_of(seat):
            return False
        if seat in self._spoken:
            before = self._spoken[seat]
            if (before.by, before.id) != (spoken.by, spoken.id):
                raise BadAnswer("lan-too-late")
            return True
        menu = self._table.menu(seat)
        if menu is None or menu.accept(spoken.line) is None:
            return False
        if self._timer is None and Option(spoken.line).verb in ask.race.decides:
            self._timer = self._time.call_later(SAME_MOMENT, self._end)
        if self._timer is not None:
            self._spoken[seat] = spoken
        return self._timer is not None

    def _end(self) -> None:
        spoken, self._spoken, self._timer = self._spoken, {}, None
        self._on_end(spoken)

    def close(self) -> None:
        """Nobody is heard any more."""
        if self._timer is not None:
            self._timer.cancel()
