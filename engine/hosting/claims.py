"""People who share a screen in a race: whoever claims first chooses, and time stands still meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.anytable import AnyTable
from engine.choices import Option, Seat
from engine.errors import BadAnswer
from engine.hosting.timing import GameTime, Time, Timer


class _Claim(NamedTuple):
    seat: Seat
    timer: Timer
    ends_at: float


class Claims:
    """Who has claimed the race that is on."""

    def __init__(
        self, table: AnyTable, time: Time, game_time: GameTime, answer: Callable[[Seat, Option], None]
    ) -> None:
        self._table, self._time, self._game_time, self._answer = table, time, game_time, answer
        self._claim: _Claim | None = None

    @property
    def by(self) -> Seat | None:
        """The seat that everybody waits for."""
        return self._claim.seat if self._claim is not None else None

    @property
    def left(self) -> float:
        """The seconds that this seat has left to choose."""
        return max(0.0, self._claim.ends_at - self._time.now()) if self._claim is not None else 0.0

    def claim(self, seat: Seat) -> None:
        """A seat was quickest: it has some seconds to choose."""
        ask, menu = self._table.ask, self._table.menu(seat)
        if ask is None or ask.race is None or menu is None or self._claim is not None:
            raise BadAnswer("lan-too-late")
        self._game_time.stop()
        timer = self._time.call_later(ask.race.claim, self.give_up)
        self._claim = _Claim(seat, timer, self._time.now() + ask.race.claim)

    def give_up(self) -> None:
        """Nothing after all, or too late: what the menu says then is answered."""
        seat = self.by
        menu = self._table.menu(seat) if seat is not None else None
        if seat is not None and menu is not None and menu.default is not None:
            self._answer(seat, menu.default)
        self.end()

    def end(self) -> None:
        """The seat has chosen, and time goes on."""
        if self._claim is not None:
            self._claim.timer.cancel()
            self._claim = None
            self._game_time.go_on()
