"""How long the drawing thread may paint in one frame what can also be painted in the next."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator


class Budget:
    """So many seconds a frame. Outside a frame nobody is waiting, and nothing is put off."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.is_behind = False  # something was put off to the next frame
        self.frames = 0  # so many were drawn
        self._spent: float | None = None  # None: outside a frame

    @property
    def is_limited(self) -> bool:
        """Whether a frame is being drawn that must not take long."""
        return self._spent is not None and self.seconds < float("inf")

    @contextlib.contextmanager
    def frame(self) -> Iterator[None]:
        """While a frame is drawn."""
        self._spent, self.is_behind = 0.0, False
        self.frames += 1
        try:
            yield
        finally:
            self._spent = None

    def allows(self) -> bool:
        """Whether there is time for one more thing; else it is put off."""
        if self._spent is None or self._spent < self.seconds:
            return True
        self.is_behind = True
        return False

    @contextlib.contextmanager
    def spending(self) -> Iterator[None]:
        """While something is painted: it counts in this frame."""
        begun = time.perf_counter()
        yield
        if self._spent is not None:
            self._spent += time.perf_counter() - begun
