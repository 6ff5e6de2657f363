"""Ways to work something out while the table goes on."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import takewhile
from typing import Any, Final, Protocol, TypeVar

from engine.ahead import wall_clock
from engine.choices import Seat

T = TypeVar("T")

SWITCH_INTERVAL: Final = 0.001  # seconds: a thinking bot must not cost frames


class Think(Protocol):
    """Works something out; `done` is called with what gives the outcome, or raises what went wrong."""

    def __call__(self, job: Callable[[], T], done: Callable[[Callable[[], T]], object]) -> None:
        """Begin with it."""


def at_once(job: Callable[[], T], done: Callable[[Callable[[], T]], object]) -> None:
    """Everybody waits until it is worked out."""
    done(job)


class Patience:
    """How long bots may think: seconds a decision, and a turn with all its decisions."""

    DECISION: Final = 0.9  # a second, less what is begun when time is up
    TURN: Final = 4.8
    PART: Final = 1 / 3  # of what is left of a turn: later decisions have some too

    def __init__(self, clock: Callable[[], float] = wall_clock) -> None:
        self._clock = clock
        self._turns: dict[Seat, int] = {}
        self._spent: dict[Seat, float] = {}
        self._begun: dict[Seat, float] = {}

    def begin(self, seat: Seat, turn: int) -> float:
        """A decision begins; the seconds for it."""
        if self._turns.get(seat) != turn:
            self._turns[seat], self._spent[seat] = turn, 0.0
        self._begun[seat] = self._clock()
        return max(0.0, min(self.DECISION, self.PART * (self.TURN - self._spent[seat])))

    def end(self, seat: Seat) -> None:
        """It is made: so long it took."""
        self._spent[seat] += self._clock() - self._begun[seat]


class Worker(Protocol):
    """Where something is worked out that may take long."""

    def work_out(self, job: Callable[[], T]) -> T:
        """Wait for the outcome; called from a thread that has the time."""

    def close(self) -> None:
        """Work no longer."""


class Thread:
    """Works things out one after the other in a thread of its own; what can be sent there, in a process of its own."""

    def __init__(self, name: str) -> None:
        self.executor = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._apart: Worker | None = None

    def work_out(self, job: Callable[[], T]) -> T:
        """What is run in the thread."""
        if not hasattr(job, "elsewhere"):
            return job()
        if self._apart is None:
            self._apart = importlib.import_module("engine.hosting.apart").Apart()  # few need it
        return self._apart.work_out(job)

    def close(self) -> None:
        """Begin with nothing any more."""
        self.executor.shutdown(wait=False, cancel_futures=True)
        if self._apart is not None:
            self._apart.close()


_Job = tuple[Future[Any], Callable[[Callable[[], Any]], object]]


class Aside:
    """Thinks in a thread of its own; a drawing loop asks now and then what has come of it."""

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._jobs: list[_Job] = []

    def __call__(self, job: Callable[[], T], done: Callable[[Callable[[], T]], object]) -> None:
        """Begin with it."""
        if self._thread is None:
            sys.setswitchinterval(SWITCH_INTERVAL)
            self._thread = Thread("bot")
        self._jobs.append((self._thread.executor.submit(self._thread.work_out, job), done))

    def look(self) -> None:
        """Hand over what was worked out, in the order in which it was asked for."""
        ready = list(takewhile(lambda job: job[0].done(), self._jobs))
        del self._jobs[: len(ready)]
        for future, done in ready:
            done(future.result)

    def close(self) -> None:
        """Think no longer."""
        self._jobs.clear()
        if self._thread is not None:
            self._thread.close()
            self._thread = None
