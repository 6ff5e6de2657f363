"""The time of a question. It is told how much time passes, and only of time in which the question could be seen."""

from __future__ import annotations

from collections.abc import Hashable


class Clock:
    """Counts the seconds of one question at a time."""

    def __init__(self) -> None:
        self._of: Hashable = None
        self.seconds = 0.0  # how many there are in all; 0: as many as one likes
        self.passed = 0.0

    def ask(self, of: Hashable, seconds: float, passed: float = 0.0) -> None:
        """This is asked now; if it is another question than before, it has its full time, or what is left of it."""
        if of != self._of:
            self._of, self.seconds, self.passed = of, seconds, passed

    def run(self, seconds: float) -> None:
        """So much time has passed."""
        self.passed += seconds

    def stop(self) -> None:
        """Nothing is asked."""
        self._of, self.seconds, self.passed = None, 0.0, 0.0

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self.seconds - self.passed)

    @property
    def share(self) -> float:
        """What is left of the whole time."""
        return self.left / self.seconds if self.seconds else 0.0

    @property
    def is_up(self) -> bool:
        """Whether the time is over."""
        return bool(self.seconds) and self.passed >= self.seconds
