"""Ways to work something out while the table goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")

SWITCH_INTERVAL: Final = 0.001  # seconds: a thinking bot must not cost frames


class Think(Protocol):
    """Works something out; `done` is called with what gives the outcome, or raises what went wrong."""

    def __call__(self, job: Callable[[], T], done: Callable[[Callable[[], T]], object]) -> None:
        """Begin with it."""


def at_once(job: Callable[[], T], done: Callable[[Callable[[], T]], object]) -> None:
    """Everybody waits until it is worked out."""
    done(job)


_Job = tuple[Future[Any], Callable[[Callable[[], Any]], object]]


class Aside:
    """Thinks in a thread of its own; a drawing loop asks now and then what has come of it."""

    def __init__(self) -> None:
        self._thread: ThreadPoolExecutor | None = None
        self._jobs: list[_Job] = []

    def __call__(self, job: Callable[[], T], done: Callable[[Callable[[], T]], object]) -> None:
        """Begin with it."""
        if self._thread is None:
            sys.setswitchinterval(SWITCH_INTERVAL)
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="bot")
        self._jobs.append((self._thread.submit(job), done))

    def look(self) -> None:
        """Hand over what was worked out."""
        jobs, self._jobs = self._jobs, []
        ready: list[_Job] = []
        for job in jobs:  # each is looked at once: it may be done a moment later
            (ready if job[0].done() else self._jobs).append(job)
        for future, done in ready:
            done(future.result)

    def close(self) -> None:
        """Think no longer."""
        self._jobs.clear()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
            self._thread = None
