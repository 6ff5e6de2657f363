"""Where saved games stand: played again beside the drawing, newest first, and kept until their file changes."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from engine.errors import BadFile, Problem, RuleError
from engine.saves import open_save
from ui.reading import FolderReader

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


class Standings(FolderReader[Standing]):
    """The newest saved games of a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, standing_of, MOST)
