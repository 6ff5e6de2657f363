"""Where saved games stand: played again beside the drawing, newest first, and kept until their file changes."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final, NamedTuple

from engine.errors import BadFile, Problem, RuleError
from engine.saves import open_save

MOST: Final = 50  # so many files of a folder are looked at


class Standing(NamedTuple):
    """A saved game: who plays it and how far it has come, or what is wrong with its file."""

    path: Path
    changed: float
    game: str = ""
    names: tuple[str, ...] = ()
    people: tuple[str, ...] = ()  # those who are no bots
    moves: int = 0
    awaited: tuple[str, ...] = ()  # whom the game waits for, as far as a spectator may know
    winners: tuple[str, ...] = ()
    is_over: bool = False
    guests: tuple[str, ...] = ()  # those who sat at other computers
    lesson: str = ""  # the id of the lesson that it is a part of
    trouble: Problem | None = None


class _Found(NamedTuple):
    """A file as the folder tells of it: as long as this stays the same, its game does."""

    path: Path
    changed: float
    size: int


def standing_of(path: Path, changed: float) -> Standing:
    """Play a save again to see where it stands; one that cannot be opened says why."""
    try:
        table = open_save(path).table
    except Problem as problem:
        return Standing(path, changed, trouble=problem)
    except RuleError as failure:
        return Standing(path, changed, trouble=BadFile("bad-save", file=path.name, why=failure))
    names = tuple(seat.name for seat in table.seats)
    return Standing(
        path,
        changed,
        table.game.name,
        names,
        tuple(seat.name for seat in table.seats if seat.kind != "bot"),
        len(table.moves),
        tuple(names[seat] for seat in table.awaited(None)),
        tuple(names[seat] for seat in table.result.winners) if table.result is not None else (),
        table.ask is None,
        tuple(seat.name for seat in table.seats if seat.kind == "remote"),
        table.lesson.partition(" ")[0],
    )


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


class Standings:
    """The saved games of a folder. `refresh` looks at them in a thread of its own, so that the window never waits."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games: tuple[Standing, ...] = ()
        self.left_out = 0  # older files that were not looked at
        self.is_reading = False
        self._kept: dict[_Found, Standing] = {}
        self._news = False
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def refresh(self) -> None:
        """Look at the folder again; what has not changed is not read again."""
        self.close()
        self._stop = threading.Event()
        self.is_reading = True
        self._thread = threading.Thread(target=self._read, args=(self._stop,), daemon=True)
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

    def _read(self, stop: threading.Event) -> None:
        files = _files(self.folder)
        shown, left_out = files[:MOST], len(files[MOST:])
        kept = {file: self._kept[file] for file in shown if file in self._kept}
        self._tell(stop, shown, kept, left_out)
        try:
            for file in shown:
                if stop.is_set():
                    return
                if file not in kept:
                    kept[file] = standing_of(file.path, file.changed)
                    self._tell(stop, shown, kept, left_out)
        finally:
            self._tell(stop, shown, kept, left_out, is_done=True)

    def _tell(
        self,
        stop: threading.Event,
        shown: list[_Found],
        kept: dict[_Found, Standing],
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
