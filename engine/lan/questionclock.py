"""The time that there is for a question, by the clock of the host."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class QuestionClock:
    """Runs for one question at a time, and says when its time is up."""

    def __init__(self, on_end: Callable[[int], None]) -> None:
        self.number = -1  # of the question that it was set for last
        self._on_end = on_end
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        """Whether there is only so much time."""
        return self._timer is not None

    @property
    def left(self) -> float:
        """The seconds that are left; 0 also if there is all the time in the world."""
        return max(0.0, self._timer.when() - self._loop.time()) if self._timer is not None else 0.0

    def ask(self, number: int, seconds: float) -> None:
        """A question is asked now, with so many seconds to answer it; 0: as many as one likes."""
        self.stop()
        self.number = number
        self._timer = self._loop.call_later(seconds, self._on_end, number) if seconds else None

    def stop(self) -> float:
        """Stand still; the seconds that were left."""
        left = self.left
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        return left
