"""Small pictures of saved games' tables: fetched beside the drawing, from the disk or from whoever draws them anew."""

from __future__ import annotations

import hashlib
import logging
import os
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, CancelledError, ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from ui.pictures.kept import InMemory, OnDisk

VERSION: Final = 1  # of how they are drawn: those that were kept are drawn anew when it changes
SIZE: Final = (320, 190)  # pixels
MOST_MEMORY: Final = 16 << 20  # bytes
DRAWS: bool = True  # whether what is not there yet is drawn

log = logging.getLogger("longtable.pictures")


class Portrayed(NamedTuple):
    """A save as its file was when somebody wanted to see its table."""

    path: Path
    changed: float

    @property
    def name(self) -> str:
        """Under which its picture is kept."""
        words = f"{VERSION} {self.path.resolve()} {self.changed}"
        return f"table-{hashlib.blake2b(words.encode(), digest_size=12).hexdigest()}"


class Thumbnails:
    """The pictures of a list of saves. Whoever draws the list never waits for one."""

    def __init__(self, folder: Path, draw: Callable[[Path, Path, str], bool] | None = None) -> None:
        self._folder, self._disk = folder, OnDisk(folder)
        self._draw = draw or _Elsewhere()
        self._there: InMemory[Portrayed] = InMemory(MOST_MEMORY)
        self._scaled: InMemory[tuple[Portrayed, tuple[int, int]]] = InMemory(MOST_MEMORY)
        self._missing: set[Portrayed] = set()  # of which there is none, and will be none
        self._wanted: list[Portrayed] = []
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._news = False
        self._is_closed = False

    def get(self, save: Portrayed, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of a save in a size, if it is there."""
        with self._lock:
            found = self._scaled.get((save, size))
            whole = self._there.get(save)
            if found is None and whole is not None:
                found = pygame.transform.smoothscale(whole, size)
                self._scaled.put((save, size), found)
            return found

    def is_there(self, save: Portrayed) -> bool:
        """Whether there is a picture of a save."""
        with self._lock:
            return save in self._there

    def want(self, saves: Iterable[Portrayed]) -> None:
        """These are on the screen now: fetch their pictures, the first ones first, and no others."""
        with self._lock:
            self._is_closed = False
            self._wanted = [save for save in saves if save not in self._there and save not in self._missing]
            if self._wanted and self._thread is None:
                self._thread = threading.Thread(target=self._fetch, daemon=True)
                self._thread.start()

    def take_news(self) -> bool:
        """Whether another one is there since the last call."""
        with self._lock:
            news, self._news = self._news, False
        return news

    def wait(self) -> None:
        """Until all are there."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def close(self) -> None:
        """Fetch no more."""
        with self._lock:
            self._wanted, self._is_closed = [], True
        if isinstance(self._draw, _Elsewhere):
            self._draw.close()

    def _fetch(self) -> None:
        while (save := self._next()) is not None:
            picture = self._disk.read(save.name, SIZE)
            if picture is None and DRAWS and self._draw(save.path, self._folder, save.name):
                picture = self._disk.read(save.name, SIZE)
            with self._lock:
                if picture is None and not self._is_closed:
                    self._missing.add(save)
                elif picture is not None:
                    self._there.put(save, picture)
                    self._news = True

    def _next(self) -> Portrayed | None:
        """The next one to fetch; with the last one, the thread is over."""
        with self._lock:
            if not self._wanted:
                self._thread = None
                return None
            return self._wanted.pop(0)


class _Elsewhere:
    """Draws in a process of its own, started when it is first needed: drawing beside the drawing would cost frames."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._has_failed = False

    def __call__(self, save: Path, folder: Path, name: str) -> bool:
        """Wait until it is drawn; whether it was. Where no process can be started, covers do."""
        if self._has_failed:
            return False
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_be_quiet)
            return self._pool.submit(_portray, save, folder, name).result()
        except CancelledError:  # nobody looks any more
            return False
        except (OSError, RuntimeError, ImportError, BrokenExecutor):  # not on every system
            log.exception("no process to draw in")
            self._has_failed = True
            return False

    def close(self) -> None:
        """Let it go as soon as it has done what it does."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _be_quiet() -> None:
    """The other process shows nothing, makes no sound, and takes no time from whoever plays."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    if hasattr(os, "nice"):
        os.nice(10)


def _portray(save: Path, folder: Path, name: str) -> bool:
    """In the other process, which alone draws whole tables."""
    drawing: Callable[[Path, Path, str], bool] = import_module("ui.thumbnail").portray
    return drawing(save, folder, name)
