"""Saves: a header, then one line per answer, appended and flushed as soon as it was given.

The file is the whole game: nothing that was answered is ever lost, and a save is read like anything from outside,
with a safe loader, a typed schema, and every move checked against the menu.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs
import yaml

from engine import yamlfile
from engine.errors import BadFile, BadSetup, Problem
from engine.games import SeatInfo, find_game
from engine.table import NO_MARK, Move, Note, Table

FORMAT = 1
DIGEST_EVERY = 25  # moves between two digests in the file
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
    }
    text: str = yaml.safe_dump(head, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100)
    return text + _MOVES


class Journal:
    """The file that a running game is written to, line by line.

    An answer is in the file before anybody learns of it, so that it outlives this program, and on the disk before the
    next one is asked for, so that it outlives the computer. A patient journal leaves the latter to `settle`: others
    need not wait for a disk to be told.
    """

    def __init__(self, path: Path, table: Table[Any]) -> None:
        self.path = path
        self.table = table
        self.is_patient = False
        self._is_settled = True
        self._open: int | None = None  # kept open: opening anew would cost more than writing
        self._is_behind = False  # an answer could not be written: the file lacks it
        table.on_move.append(self.write)
        table.on_note.append(self.write_note)

    @classmethod
    def begin(cls, folder: Path, table: Table[Any]) -> Journal:
        """Start the file of a new game."""
        path = folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{table.game.name}.yaml"
        count = 2
        while path.exists():
            path = path.with_name(f"{path.stem.partition('~')[0]}~{count}.yaml")
            count += 1
        write_new(path, save_text(table))
        return cls(path, table)

    def write(self, move: Move) -> None:
        """Append one answer, with all that could not be written before."""
        lines = f"- {move}\n"
        if len(self.table.moves) % DIGEST_EVERY == 0 or self.table.ask is None:
            lines += f"- digest {self.table.digest()}\n"
        self._append(lines)

    def write_note(self, note: Note) -> None:
        """Append what a seat noted for itself."""
        self._append(f"- {note}\n")

    def _append(self, lines: str) -> None:
        if self._is_behind:
            self.rewrite()
            return
        try:
            if self._open is None:
                self._open = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
            rest = lines.encode()
            while rest:
                rest = rest[os.write(self._open, rest) :]
            self._is_settled = False
        except OSError as failure:
            raise self._failed(failure) from None
        if not self.is_patient:
            self.settle()

    def settle(self) -> None:
        """When this returns all that was written is on the disk."""
        if self._open is None or self._is_settled:
            return
        self._is_settled = True
        try:
            os.fsync(self._open)
        except OSError as failure:
            raise self._failed(failure) from None

    def _failed(self, failure: OSError) -> BadFile:
        self._is_behind = True
        return BadFile("cannot-write", file=self.path, why=failure.strerror)

    def close(self) -> None:
        """Let go of the file; the next answer opens it again."""
        if self._open is not None:
            os.close(self._open)
            self._open = None

    def rewrite(self) -> None:
        """Write the whole file anew: after an undo, or when it lacks something."""
        self.close()
        self._is_behind = True  # until it is written: nothing may be appended to what is there now
        write_new(self.path, save_text(self.table))
        self._is_behind = False

    def copy_to(self, path: Path) -> None:
        """A manual save is a copy."""
        try:
            shutil.copyfile(self.path, path)
        except OSError as failure:
            raise BadFile("cannot-write", file=path, why=failure.strerror) from None


def save_text(table: Table[Any], *, notes: bool = True) -> str:
    """A whole save, as far as the game has come; without notes it may be shared."""
    digest = [f"digest {table.digest()}"] if table.moves else []
    lines = (*table.moves, *(table.all_notes if notes else ()), *digest)
    return header(table) + "".join(f"- {line}\n" for line in lines)


def write_new(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old or the new one is there."""
    beside = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as failure:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise BadFile("cannot-write", file=path, why=failure.strerror) from None


# Reading


class Opened(msgspec.Struct, frozen=True):
    """A save that was read and played again, and what was noticed on the way."""

    table: Table[Any]
    notes: Sequence[Problem]


def read_save(path: Path) -> tuple[Save, yamlfile.Document, list[Problem]]:
    """The contents of a save. A last line that was torn off while it was written is dropped, and said so."""
    text = yamlfile.read_text(path)
    notes: list[Problem] = []
    complete, newline, torn = text.rpartition("\n")
    if torn and "\n" + _MOVES in complete + newline:
        notes.append(BadFile("torn-line", place=f"{path.name}:{text.count(newline) + 1}", line=torn))
        text = complete + newline
    document = yamlfile.parse(text, path.name)
    if not isinstance(document.data, dict) or "longtable" not in document.data:
        raise BadFile("not-a-save", place=document.at())
    if "moves" not in document.data:
        raise BadFile("torn-header", place=f"{path.name}:{len(text.splitlines())}")
    if document.data["longtable"] != str(FORMAT):
        raise BadFile("other-format", file=path.name, format=document.data["longtable"], known=FORMAT)
    return document.convert(Save), document, notes


def open_save(path: Path) -> Opened:
    """Play a save again, every move checked. One of older rules opens up to the move where it parts, and says so."""
    save, document, notes = read_save(path)
    try:
        game = find_game(save.game)
        if save.rules > game.version:
            raise BadFile("newer-rules", file=path.name, rules=save.rules, known=game.version)
        table: Table[Any] = Table(game, save.seats, save.options, save.seed)
    except BadSetup as problem:
        raise BadFile("bad-save", file=path.name, why=problem) from None
    for index, line in enumerate(save.moves or ()):
        trouble = _again(table, line)
        if trouble is None:
            continue
        place = document.at(("moves", index))
        if save.rules == game.version:
            raise BadFile("move-refused", place=place, line=line, why=trouble)
        notes.append(BadFile("old-rules", place=place, line=line, rules=save.rules, now=game.version))
        break
    return Opened(table, notes)


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
    """Open a save and go on writing to it. A torn or parted file is first kept as a copy, then written anew."""
    opened = open_save(path)
    journal = Journal(path, opened.table)
    if opened.notes:
        journal.copy_to(path.with_name(path.name + ".old"))
        journal.rewrite()
    return opened, journal


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
