"""The file of a running game: written with every answer, and again wherever it can be written when the disk fails."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from engine.errors import BadFile
from engine.hosting.thinking import Think
from engine.hosting.timing import Time, Timer
from engine.saves import Journal, register_path, save_text, write_new
from engine.table import Table

TRY_AGAIN = 10.0  # seconds
_NOT_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f]')  # of files, on some system or other

L = TypeVar("L")


class Saving:
    """Keeps the journal of a table; nobody has to stop playing because a disk fails."""

    def __init__(
        self,
        table: Table[Any],
        time: Time,
        journal: Journal | None,
        folders: Sequence[Path],
        *,
        settle: Think,
        on_change: Callable[[], None],
        beside: Callable[[Path], None],
    ) -> None:
        self._table, self._time = table, time
        self._settle = settle  # how to wait for the disk
        self._is_settling = False
        self._on_change, self._beside = on_change, beside
        self._folders = folders  # where the game may be written if not where it is
        self.journal: Journal | None = None
        self.problem: BadFile | None = None  # why the game is not on the disk as far as it has come
        self._timer: Timer | None = None
        if journal is not None:
            self._adopt(journal)

    def _adopt(self, journal: Journal) -> None:
        """Write to this file from now on; a disk that fails stops no answer."""
        self.journal = journal
        journal.is_patient = True
        self._table.on_move[:] = self._guarded(self._table.on_move)
        self._table.on_note[:] = self._guarded(self._table.on_note)

    def _guarded(self, writers: list[Callable[[L], None]]) -> list[Callable[[L], None]]:
        """Those of the journal do not fail any more."""
        journal = self.journal

        def guarded(write: Callable[[L], None]) -> Callable[[L], None]:
            def attempt(line: L) -> None:
                if self.journal is journal:  # else the game is written elsewhere by now
                    self._attempt(lambda: write(line))

            return attempt

        return [guarded(write) if getattr(write, "__self__", None) is journal else write for write in writers]

    def _attempt(self, write: Callable[[], None]) -> None:
        try:
            write()
        except BadFile as problem:
            self._fail(problem)
        else:
            self._be_fine()

    def _fail(self, problem: BadFile) -> None:
        if self.problem is None:
            self.problem = problem
            self._on_change()
            if self.journal is not None:
                self._write_anew()  # a folder that is gone can be made again
                return
        if self._timer is None:
            self._timer = self._time.call_later(TRY_AGAIN, self._write_anew)

    def _be_fine(self) -> None:
        if self.problem is not None and self.journal is not None:
            self.problem = None
            self._stop_trying()
            self._on_change()

    def _write_anew(self) -> None:
        """The whole game, where it was written until now or else in another folder."""
        self._stop_trying()
        failure: BadFile | None = None
        for write in self._places():
            try:
                write()
            except BadFile as problem:
                failure = failure or problem
            else:
                self._be_fine()
                return
        if failure is not None:
            self._fail(failure)

    def _places(self) -> Iterator[Callable[[], None]]:
        if self.journal is not None:
            yield self._restore
        for folder in self._folders:
            if self.journal is None or folder != self.journal.path.parent:
                yield partial(self._begin_in, folder)

    def _restore(self) -> None:
        """The file where it was, and what belongs beside it: the whole folder may have vanished."""
        assert self.journal is not None
        self.journal.rewrite()
        self._beside(self.journal.path)

    def _begin_in(self, folder: Path) -> None:
        before = self.journal
        self._adopt(Journal.begin(folder, self._table, self._beside))
        if before is not None:
            before.close()

    def begin(self) -> None:
        """Begin the file of a new game, unless there is one."""
        if self.journal is None and self._folders:
            self._write_anew()

    def settle(self) -> None:
        """Bring all that was answered onto the disk, if that can be."""
        journal = self.journal
        if journal is None and self.problem is not None:
            self._write_anew()
        elif journal is not None and self.problem is None and not self._is_settling and not journal.is_settled:
            self._is_settling = True
            self._settle(journal.settle, self._have_settled)

    def _have_settled(self, outcome: Callable[[], None]) -> None:
        self._is_settling = False
        self._attempt(outcome)
        self.settle()  # what was answered meanwhile

    def rewrite(self) -> None:
        """The game has gone back."""
        if self.journal is not None:
            self._attempt(self.journal.rewrite)

    def copy_as(self, name: str) -> Path:
        """Copy the save under another name; where the copy lies."""
        if self.journal is None:
            raise BadFile("no-journal")
        stem = _NOT_IN_NAMES.sub("-", name).strip(". ")
        if not stem:
            raise BadFile("bad-name", name=name)
        path = self.journal.path.parent / f"{stem}.yaml"
        if os.path.exists(path):
            raise BadFile("file-exists", file=path.name)
        write_new(path, save_text(self._table))
        return path

    def put_aside(self) -> None:
        """Take the save off the list: it is kept in a folder of its own."""
        self.close()
        if self.journal is not None:
            aside = self.journal.path.parent / "given-up"
            try:
                aside.mkdir(parents=True, exist_ok=True)
                self.journal.path.replace(aside / self.journal.path.name)
                register_path(self.journal.path).unlink(missing_ok=True)  # guests have nothing to come back to
            except OSError as failure:
                raise BadFile("cannot-write", file=aside, why=failure.strerror) from None

    def _stop_trying(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        """Let go of the file, as soon as everything is on the disk."""
        if self.journal is not None:
            self._attempt(self.journal.settle)
            self.journal.close()
        self._stop_trying()
