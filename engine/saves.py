"""Saves: a header, then one line per answer, appended and flushed as soon as it was given.

The file is the whole game: nothing that was answered is ever lost, and a save is read like anything from outside,
with a safe loader, a typed schema, and every move checked against the menu.
"""

from __future__ import annotations

import errno
import os
import re
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs
import yaml

from engine import yamlfile
from engine.choices import Move, Seat
from engine.errors import BadFile, BadSetup, Problem, RuleError
from engine.filelock import InUse, close_alone, is_there, open_alone
from engine.files import keep_private, remove_half_written, write_all, write_bytes
from engine.files import write_new as write_new  # for whoever keeps a copy
from engine.games import Game, SeatInfo, find_game
from engine.lessons import chosen_in
from engine.notes import NO_MARK, Note
from engine.table import Table

FORMAT = 1
DIGEST_EVERY = 25  # moves between two digests in the file
OLD_NOTES = 4  # for everything that can be noted: so many lines are kept of what was noted before
_MOVE = re.compile(r"(\d{1,3}) (\S.*)")
_DIGEST = re.compile(r"digest ([0-9a-f]+)")
_NOTE = re.compile(r"note (\d{1,3}) (\S+) (\S+)")
_MOVES = "moves:\n"


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a save file holds. A move is `1 play card:king cell:c3`; now and then there is the `digest` of the state, or
    what a seat noted for itself, `note 0 seat:2 outlaw`."""

    longtable: Literal[1]
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)]
    seed: int
    seats: Annotated[list[SeatInfo], msgspec.Meta(min_length=1, max_length=20)]
    options: dict[str, Any] = {}
    asks_people: bool = False  # answers of people that had no alternative are among the moves
    lesson: str = ""  # `first 2`: it begins as this part of a lesson does
    moves: list[str] | None = None


def saves_folder(chosen: str | None = None) -> Path:
    """Where saves lie: as chosen, as `LONGTABLE_SAVES` says, or in the user's data folder."""
    named = chosen or os.environ.get("LONGTABLE_SAVES")
    return Path(named) if named else Path(platformdirs.user_data_dir("longtable", appauthor=False)) / "saves"


def register_path(save: Path) -> Path:
    """Where it stands who sat at the table of a save in the network: beside it, and not among the saves."""
    return save.with_suffix(".people")


# Writing


def header(table: Table[Any]) -> str:
    """The beginning of a save, up to the moves."""
    head = {
        "longtable": FORMAT,
        "game": table.game.name,
        "rules": table.game.version,
        "seed": table.seed,
        "seats": msgspec.to_builtins(table.seats),
        "options": msgspec.to_builtins(table.options),
        **({"asks_people": True} if table.asks_people else {}),
        **({"lesson": table.lesson} if table.lesson else {}),
    }
    text: str = yaml.safe_dump(head, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100)
    return text + _MOVES


class Journal:
    """The file that a running game is written to, line by line, by one program at a time.

    An answer is in the file before anybody learns of it, so that it outlives this program, and on the disk before the
    next one is asked for, so that it outlives the computer. A patient journal leaves the latter to `settle`: others
    need not wait for a disk to be told, and it may be done in another thread.
    """

    def __init__(self, path: Path, table: Table[Any], file: int | None = None) -> None:
        self.path = path
        self.table = table
        self.is_patient = False
        self.is_settled = True
        self._closing = threading.Lock()  # a file is not closed while it is being settled
        self._open = file  # held open and locked from the first answer on, or as soon as it is opened to go on
        self._is_behind = False  # an answer could not be written: the file lacks it
        self._notes = 0  # lines of notes that were added since the file was written as a whole
        table.on_move.append(self.write)
        table.on_note.append(self.write_note)

    @classmethod
    def begin(cls, folder: Path, table: Table[Any], beside: Callable[[Path], None] = lambda path: None) -> Journal:
        """Start the file of a new game, as soon as what belongs `beside` it is written."""
        tidy(folder)
        path = folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{table.game.name}.yaml"
        count = 2
        while path.exists():
            path = path.with_name(f"{path.stem.partition('~')[0]}~{count}.yaml")
            count += 1
        beside(path)
        write_new(path, save_text(table))
        journal = cls(path, table)
        journal.hold()
        return journal

    def hold(self) -> None:
        """Keep the file open, and other programs from writing to it, until it is closed."""
        if self._open is not None:
            return
        try:
            self._open = open_alone(self.path)
        except InUse as taken:
            raise _in_use(self.path, taken) from None
        except OSError as failure:
            raise self._failed(failure) from None
        keep_private(self._open)

    def write(self, move: Move) -> None:
        """Append one answer, with all that could not be written before."""
        lines = f"- {move}\n"
        if len(self.table.moves) % DIGEST_EVERY == 0 or self.table.ask is None:
            lines += f"- digest {self.table.digest()}\n"
        self._append(lines)

    def write_note(self, note: Note) -> None:
        """Append what a seat noted for itself; now and then only what stands now is kept."""
        seats = len(self.table.seats)
        self._notes += 1
        if self._notes > OLD_NOTES * seats * (seats - 1):
            self.rewrite()
        else:
            self._append(f"- {note}\n")

    def _append(self, lines: str) -> None:
        if self._is_behind:
            self.rewrite()
            return
        if not (self.path.exists() if self._open is None else is_there(self.path, self._open)):
            self._write_what_vanished()
        self.hold()
        assert self._open is not None
        added = lines.encode()
        try:
            self._check_size(os.fstat(self._open).st_size + len(added))
            write_all(self._open, added)
            self.is_settled = False
        except OSError as failure:
            raise self._failed(failure) from None
        if not self.is_patient:
            self.settle()

    def _check_size(self, size: int) -> None:
        """What could not be read again is not written."""
        if size > yamlfile.MOST_BYTES:
            self._is_behind = True
            raise BadFile("save-too-large", file=self.path, most=yamlfile.MOST_BYTES, why=os.strerror(errno.EFBIG))

    def _write_what_vanished(self) -> None:
        """The file was deleted or moved away while we held it: write the whole game again, and say so."""
        self.rewrite()
        raise BadFile("save-vanished", file=self.path, why=os.strerror(errno.ENOENT))

    def settle(self) -> None:
        """When this returns all that was written is on the disk, also what was written meanwhile."""
        while not self.is_settled:
            with self._closing:
                if self._open is None:
                    return
                self.is_settled = True
                try:
                    os.fsync(self._open)
                except OSError as failure:
                    raise self._failed(failure) from None

    def _failed(self, failure: OSError) -> BadFile:
        self._is_behind = True
        return BadFile("cannot-write", file=self.path, why=failure.strerror)

    def close(self) -> None:
        """Let go of the file, and let others write to it; the next answer takes it again."""
        with self._closing:
            if self._open is not None:
                close_alone(self.path, self._open)
                self._open = None

    def rewrite(self) -> None:
        """Write the whole file anew: after an undo, or when it lacks something."""
        if self.path.exists():
            self.hold()
        self.close()
        self._is_behind = True  # until it is written: nothing may be appended to what is there now
        text = save_text(self.table)
        self._check_size(len(text.encode()))
        write_new(self.path, text)
        self._is_behind, self._notes = False, 0
        self.hold()

    def copy_to(self, path: Path) -> None:
        """A manual save is a copy."""
        try:
            content = self.path.read_bytes()
        except OSError as failure:
            raise BadFile("cannot-write", file=path, why=failure.strerror) from None
        write_bytes(path, content)


def save_text(table: Table[Any], *, notes: bool = True) -> str:
    """A whole save, as far as the game has come; without notes it may be shared."""
    digest = [f"digest {table.digest()}"] if table.moves else []
    lines = (*table.moves, *(table.notes.listed if notes else ()), *digest)
    return header(table) + "".join(f"- {line}\n" for line in lines)


def _in_use(path: Path, taken: InUse) -> BadFile:
    return BadFile("save-in-use", file=path.name, who=taken.who)


def tidy(folder: Path) -> None:
    """Remove what programs that were killed have left half written in a folder of saves."""
    for half in folder.glob("*.new"):
        whole = half.with_suffix("")
        if whole.suffix in (".yaml", ".people"):
            remove_half_written(whole)


# Reading


class Opened(msgspec.Struct, frozen=True):
    """A save that was read and played again, and what was noticed on the way."""

    table: Table[Any]
    noticed: Sequence[Problem]


def read_save(path: Path) -> tuple[Save, yamlfile.Document, list[Problem]]:
    """The contents of a save. A last line that was torn off while it was written is dropped, and said so."""
    text = yamlfile.read_text(path)
    noticed: list[Problem] = []
    complete, newline, torn = text.rpartition("\n")
    if torn and "\n" + _MOVES in complete + newline:
        noticed.append(BadFile("torn-line", place=f"{path.name}:{text.count(newline) + 1}", line=torn))
        text = complete + newline
    document = yamlfile.parse(text, path.name)
    if not isinstance(document.data, dict) or "longtable" not in document.data:
        raise BadFile("not-a-save", place=document.at())
    if "moves" not in document.data:
        raise BadFile("torn-header", place=f"{path.name}:{len(text.splitlines())}")
    if document.data["longtable"] != str(FORMAT):
        raise BadFile("other-format", file=path.name, format=document.data["longtable"], known=FORMAT)
    return document.convert(Save), document, noticed


def open_save(path: Path, *, up_to_the_fault: bool = False) -> Opened:
    """Play a save again, every move checked. One of older rules opens up to the move where it parts, and says so; to
    be looked at, a broken one does so too."""
    save, document, noticed = read_save(path)
    try:
        game = find_game(save.game)
        if save.rules > game.version:
            raise BadFile("newer-rules", file=path.name, rules=save.rules, known=game.version)
        table = _at_the_start(game, save)
    except BadSetup as problem:
        raise BadFile("bad-save", file=path.name, why=problem) from None
    for index, line in enumerate(save.moves or ()):
        try:
            trouble = _again(table, line)
        except RuleError as failure:
            if not up_to_the_fault:
                raise
            trouble = BadFile("bad-save", file=path.name, why=failure)
        if trouble is None:
            continue
        place = document.at(("moves", index))
        if save.rules < game.version or save.lesson:  # a lesson may have been written anew
            noticed.append(BadFile("old-rules", place=place, line=line, rules=save.rules, now=game.version))
        elif up_to_the_fault:
            noticed.append(BadFile("broken-off", place=place, line=line, why=trouble))
        else:
            raise BadFile("move-refused", place=place, line=line, why=trouble)
        break
    return Opened(table, noticed)


def _at_the_start(game: Game[Any], save: Save) -> Table[Any]:
    if save.lesson:
        return chosen_in(save.game, save.lesson).open(save.seats)
    return Table(game, save.seats, save.options, save.seed, asks_people=save.asks_people)


def _again(table: Table[Any], line: str) -> Problem | None:
    """Answer a move of a save again; what is wrong with it, if anything."""
    try:
        if digest := _DIGEST.fullmatch(line):
            now = table.digest()
            return None if digest[1] == now else BadFile("drift", digest=digest[1], now=now, move=len(table.moves))
        if line.startswith("note "):
            return _note_again(table, line)
        if not (move := _MOVE.fullmatch(line)):
            return BadFile("bad-move", move=line)
        table.answer(int(move[1]), move[2])
    except Problem as problem:
        return problem
    return None


def _note_again(table: Table[Any], line: str) -> Problem | None:
    note = _NOTE.fullmatch(line)
    if note is None:
        return BadFile("bad-note", note=line.removeprefix("note "), marks=", ".join((*table.game.marks, NO_MARK)))
    table.note(int(note[1]), note[2], note[3])
    return None


def resume(path: Path) -> tuple[Opened, Journal]:
    """Open a save and go on writing to it. A torn or parted file is first kept as a copy, then written anew; one that
    another program writes to is refused, unless the game is over: looking at it is always possible."""
    file, taken = None, None
    try:
        file = open_alone(path)  # before it is read: nobody may write to it in between
    except InUse as by_another:
        taken = by_another
    except OSError:
        pass  # if it cannot be read either, that is said now; else with the first answer
    try:
        opened = open_save(path)
        if taken is not None and opened.table.ask is not None:
            raise _in_use(path, taken)
    except Problem:
        if file is not None:
            close_alone(path, file)
        raise
    journal = Journal(path, opened.table, file)
    if file is not None:
        keep_private(file)
        for beside in (path, register_path(path)):
            remove_half_written(beside)
    if opened.noticed:
        journal.copy_to(path.with_name(path.name + ".old"))
        journal.rewrite()
    return opened, journal


def last_seen(table: Table[Any]) -> dict[Seat, int]:
    """How many events there were after the last answer of each seat: what its people know when a game goes on."""
    chosen = ((place, move) for place, move in enumerate(table.moves) if place not in table.forced)
    answered = {move.seat: place + 1 for place, move in chosen}
    return {seat: table.fork(count).event_count for seat, count in answered.items()}


class Listed(msgspec.Struct, frozen=True):
    """A line in the list of saves."""

    path: Path
    changed: float
    save: Save | None
    trouble: Problem | None  # one unreadable file never hides the others


def list_saves(folder: Path) -> list[Listed]:
    """All saves in a folder, the newest first."""
    listed = []
    for path in folder.glob("*.yaml") if folder.is_dir() else ():
        save, trouble, changed = None, None, 0.0
        try:
            read = read_save(path)[0]
            find_game(read.game)
            save, changed = read, path.stat().st_mtime
        except Problem as problem:
            trouble = problem
        listed.append(Listed(path, changed, save, trouble))
    return sorted(listed, key=lambda line: (-line.changed, line.path))
