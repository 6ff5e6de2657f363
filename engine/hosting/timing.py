"""Time as a host is given it: by an event loop, by a drawing loop, or by a test."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count
from typing import Protocol


class Timer(Protocol):
    """Something that is going to happen."""

    def cancel(self) -> None:
        """It does not happen after all."""


class Time(Protocol):
    """What a host needs of time."""

    def now(self) -> float:
        """The seconds since some moment in the past."""

    def call_later(self, seconds: float, do: Callable[[], object]) -> Timer:
        """Do something after some seconds."""


class _Due:
    """What happens at a moment of a time."""

    def __init__(self, when: float, do: Callable[[], object]) -> None:
        self.when, self.do = when, do
        self.is_cancelled = False

    def cancel(self) -> None:
        """It does not happen after all."""
        self.is_cancelled = True


class ManualTime:
    """A time that passes when somebody says so."""

    def __init__(self) -> None:
        self._now = 0.0
        self._due: list[tuple[float, int, _Due]] = []
        self._order = count()  # what is due at the same moment happens in the order in which it was asked for

    def now(self) -> float:
        """The seconds that have passed."""
        return self._now

    def call_later(self, seconds: float, do: Callable[[], object]) -> Timer:
        """Do something after some seconds."""
        due = _Due(self._now + max(0.0, seconds), do)
        heapq.heappush(self._due, (due.when, next(self._order), due))
        return due

    def advance(self, seconds: float, until: Callable[[], object] = lambda: False) -> None:
        """Let time pass, with all that happens in it; no further than to the moment when `until` holds."""
        end = self._now + seconds
        while self._due and self._due[0][0] <= end:
            if until():
                return
            when, _, due = heapq.heappop(self._due)
            self._now = when
            if not due.is_cancelled:
                due.do()
        if not until():
            self._now = end


class _Wait(_Due):
    """What happens at a moment of a time that may stand still until then."""

    timer: Timer | None = None

    def cancel(self) -> None:
        """It does not happen after all."""
        super().cancel()
        if self.timer is not None:
            self.timer.cancel()


class GameTime:
    """The time of a game: it can stand still, and all that is going to happen waits."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._waits: dict[_Wait, None] = {}
        self._holds = 0
        self._held_since = 0.0
        self._lost = 0.0  # the seconds in which it stood still

    @property
    def is_still(self) -> bool:
        """Whether it stands still."""
        return self._holds > 0

    def now(self) -> float:
        """The seconds of the game."""
        return (self._held_since if self.is_still else self._time.now()) - self._lost

    def call_later(self, seconds: float, do: Callable[[], object]) -> Timer:
        """Do something after some seconds of the game."""
        wait = _Wait(self.now() + seconds, do)
        self._waits[wait] = None
        if not self.is_still:
            self._start(wait)
        return wait

    def _start(self, wait: _Wait) -> None:
        def happen() -> None:
            self._waits.pop(wait, None)
            wait.do()

        wait.timer = self._time.call_later(max(0.0, wait.when - self.now()), happen)

    def stop(self) -> None:
        """Stand still, until `go_on` was called as often."""
        self._holds += 1
        if self._holds == 1:
            self._held_since = self._time.now()
            for wait in self._waits:
                if wait.timer is not None:
                    wait.timer.cancel()

    def go_on(self) -> None:
        """One reason to stand still is gone."""
        self._holds -= 1
        if not self.is_still:
            self._lost += self._time.now() - self._held_since
            self._waits = {wait: None for wait in self._waits if not wait.is_cancelled}
            for wait in sorted(self._waits, key=lambda wait: wait.when):
                self._start(wait)
