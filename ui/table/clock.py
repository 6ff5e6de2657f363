"""The time of a question."""

from __future__ import annotations

from typing import NamedTuple


class Clock(NamedTuple):
    """How long there is to answer, and how much of that is left, in seconds."""

    seconds: float
    left: float

    @property
    def share(self) -> float:
        """What is left of the whole time."""
        return self.left / self.seconds
