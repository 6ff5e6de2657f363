"""Chances that take a while are worked out beside the drawing, and shown when they are there."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from engine.choices import Ref
from engine.views import View
from ui.hints import Hint

MOST: Final = 64  # things that were asked about since the view changed

Key = tuple[Ref, tuple[Ref, ...]]


class Reckoning:
    """What was asked about one view; another view begins anew."""

    def __init__(self) -> None:
        self._thread: ThreadPoolExecutor | None = None
        self._view: View | None = None
        self._asked: dict[Key, Future[Hint | None]] = {}
        self._waiting: set[Key] = set()

    def of(self, view: View, key: Key, work: Callable[[], Hint | None]) -> Hint | None:
        """What was worked out; None as long as it is not, and then it is begun."""
        if view is not self._view or len(self._asked) >= MOST:
            self._forget()
            self._view = view
        if key not in self._asked:
            if self._thread is None:
                self._thread = ThreadPoolExecutor(1, thread_name_prefix="odds")
            self._asked[key] = self._thread.submit(work)
            self._waiting.add(key)
        found = self._asked[key]
        return found.result() if found.done() else None

    def _forget(self) -> None:
        for future in self._asked.values():
            future.cancel()
        self._asked.clear()
        self._waiting.clear()

    def has_news(self) -> bool:
        """Whether something has been worked out since this was asked last."""
        ready = {key for key in self._waiting if self._asked[key].done()}
        self._waiting -= ready
        return bool(ready)

    @property
    def is_at_work(self) -> bool:
        """Whether somebody waits for something."""
        return bool(self._waiting)

    def close(self) -> None:
        """Work out nothing any more."""
        self._forget()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
            self._thread = None
