"""Working something out beside a drawing loop."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from engine.hosting.thinking import Aside


class DoneBetweenTwoLooks(Future[int]):
    """It is not done when somebody looks for the first time, and done when they look again."""

    looks = 0

    def done(self) -> bool:
        """Whether it is worked out."""
        self.looks += 1
        return self.looks > 1


def test_what_is_worked_out_while_somebody_looks_is_handed_over_next_time() -> None:
    """A thought that got lost here left the table waiting for its bot for ever."""
    aside = Aside()
    thought = DoneBetweenTwoLooks()
    thought.set_result(7)
    heard: list[int] = []

    def hear(outcome: Callable[[], Any]) -> None:
        heard.append(outcome())

    aside._jobs.append((thought, hear))
    aside.look()
    aside.look()
    assert heard == [7]
