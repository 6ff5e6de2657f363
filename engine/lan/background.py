"""A thread for everything that waits for the network, so that no window ever does."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")
STOP_WITHIN = 5.0  # seconds


class Background:
    """An event loop in a thread of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
            self._loop.run_until_complete(asyncio.gather(task, return_exceptions=True))
        self._loop.close()

    def start(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Begin something that takes its time; it can be cancelled."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def call(self, do: Callable[..., object], *arguments: object) -> None:
        """Do something there, soon."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(do, *arguments)

    def stop(self) -> None:
        """End the thread, and everything that still goes on in it."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(STOP_WITHIN)
