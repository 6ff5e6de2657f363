"""What the files of a folder hold: read beside the drawing, newest first, and kept until a file changes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class _Found(NamedTuple):
    """A file as the folder tells of it: as long as this stays the same, what it holds does."""

    path: Path
    changed: float
    size: int


def _files(folder: Path) -> list[_Found]:
    found = []
    for path in folder.glob("*.yaml") if folder.is_dir() else ():
        try:
            facts = path.stat()
        except OSError:  # gone in this moment, or a link to nowhere: opening it says what is wrong
            found.append(_Found(path, 0.0, 0))
        else:
            found.append(_Found(path, facts.st_mtime, facts.st_size))
    return sorted(found, key=lambda file: (-file.changed, file.path.name))


class FolderReader(Generic[T]):
    """Reads the files of a folder, at most so many. `refresh` does it in a thread of its own, so that the window never
    waits."""

    def __init__(self, folder: Path, read: Callable[[Path, float], T], most: int | None = None) -> None:
        self.folder = folder
        self.read, self.most = read, most
        self.games: tuple[T, ...] = ()
        self.left_out = 0  # older files that were not looked at
        self.is_reading = False
        self._kept: dict[_Found, T] = {}
        self._news = False
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def refresh(self) -> None:
        """Look at the folder again; what has not changed is not read again."""
        self.close()
        self._stop = threading.Event()
        self.is_reading = True
        self._thread = threading.Thread(target=self._read_all, args=(self._stop,), daemon=True)
        self._thread.start()

    def take_news(self) -> bool:
        """Whether anything is known now that was not known at the last call."""
        with self._lock:
            news, self._news = self._news, False
        return news

    def wait(self) -> None:
        """Until all is read."""
        if self._thread is not None:
            self._thread.join()

    def close(self) -> None:
        """Read no further."""
        with self._lock:
            self._stop.set()
            self.is_reading = False

    def _read_all(self, stop: threading.Event) -> None:
        files = _files(self.folder)
        shown = files[: self.most]
        left_out = len(files) - len(shown)
        kept = {file: self._kept[file] for file in shown if file in self._kept}
        self._tell(stop, shown, kept, left_out)
        try:
            for file in shown:
                if stop.is_set():
                    return
                if file not in kept:
                    kept[file] = self.read(file.path, file.changed)
                    self._tell(stop, shown, kept, left_out)
        finally:
            self._tell(stop, shown, kept, left_out, is_done=True)

    def _tell(
        self,
        stop: threading.Event,
        shown: list[_Found],
        kept: dict[_Found, T],
        left_out: int,
        *,
        is_done: bool = False,
    ) -> None:
        with self._lock:
            if not stop.is_set():  # else a newer look has begun
                self._kept = kept
                self.games = tuple(kept[file] for file in shown if file in kept)
                self.left_out = left_out
                self.is_reading = not is_done
                self._news = True
