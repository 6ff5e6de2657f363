"""A process of its own for what takes long: a busy thread beside the drawing one would cost frames."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")

log = logging.getLogger("longtable.host")


class Apart:
    """Works out elsewhere what can be sent there. Until the process has started, and where none can be started,
    everything is worked out here."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._has_started: Future[object] = Future()
        self._is_closed = False
        try:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"))
            self._has_started = self._pool.submit(int)
        except (OSError, RuntimeError, ImportError):  # not on every system
            log.exception("no process to think in")

    def work_out(self, job: Callable[[], T]) -> T:
        """Wait for the outcome; called from a thread that has the time."""
        elsewhere: Callable[[], T] | None = getattr(job, "elsewhere", None)
        if elsewhere is None or self._pool is None or not self._is_ready:
            return job()
        try:
            return self._pool.submit(elsewhere).result()
        except BrokenExecutor:
            if self._is_closed:
                raise
            log.exception("the process to think in has ended")
            self._pool = None
            return job()

    @property
    def _is_ready(self) -> bool:
        return self._has_started.done() and self._has_started.exception() is None

    def close(self) -> None:
        """Let it go as soon as it has done what it does."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
