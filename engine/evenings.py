"""An evening: several games in a row of the same people, with a score over all of them.

It is a small file beside the saves that names them; who won is read from the saves alone. So an evening goes on after a
crash like a game, and a game that is deleted no longer counts.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
import yaml

from engine import yamlfile
from engine.annals import Played
from engine.errors import BadFile, Problem
from engine.files import write_new
from engine.games import Game, SeatInfo

FORMAT: Final = 1
MOST_GAMES: Final = 100
Seating = Literal["kept", "moved-on"]
SEATINGS: Final[tuple[Seating, ...]] = ("moved-on", "kept")
FileName = Annotated[str, msgspec.Meta(pattern=r"^[^/\\]+\.yaml\Z", max_length=120)]


class Evening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Who has come, how they sit, and what they have played."""

    longtable_evening: Literal[1]
    seats: Annotated[list[SeatInfo], msgspec.Meta(min_length=1, max_length=20)]
    seating: Seating = "moved-on"
    games: Annotated[list[FileName], msgspec.Meta(max_length=MOST_GAMES)] = []  # saves, in the order of playing
    is_over: bool = False

    def seats_for(self, game: Game[Any]) -> list[SeatInfo] | None:
        """How they sit down to the next game, whoever sat first has moved to the end; none if they are too many."""
        if len(self.seats) > game.seats[-1]:
            return None
        step = len(self.games) % len(self.seats) if self.seating == "moved-on" else 0
        return [*self.seats[step:], *self.seats[:step]]


class KeptEvening(NamedTuple):
    """A file, and the evening in it or what is wrong with it."""

    path: Path
    evening: Evening | None
    trouble: Problem | None = None


class Standing(NamedTuple):
    """What somebody has come to in an evening."""

    name: str
    points: int  # games won, alone or with others
    won: tuple[int, ...]  # which of the games, from 0


def evenings_folder(saves: Path) -> Path:
    """Where evenings lie: beside the saves."""
    return saves.with_name("evenings")


def begin(saves: Path, seats: Sequence[SeatInfo], seating: Seating = "moved-on") -> Path:
    """A new evening of these people."""
    folder = evenings_folder(saves)
    stem, number = time.strftime("%Y-%m-%d-%H%M%S"), 2
    path = folder / f"{stem}.yaml"
    while path.exists():
        path, number = folder / f"{stem}~{number}.yaml", number + 1
    write(path, Evening(FORMAT, list(seats), seating))
    return path


def write(path: Path, evening: Evening) -> None:
    """Keep an evening as it is now."""
    plain = msgspec.to_builtins(evening)
    write_new(path, yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100))


def read(path: Path) -> Evening:
    """The evening in a file; like any file it is not trusted."""
    document = yamlfile.parse(yamlfile.read_text(path), path.name)
    if not isinstance(document.data, dict) or "longtable-evening" not in document.data:
        raise BadFile("not-an-evening", place=document.at())
    return document.convert(Evening)


def listed(saves: Path) -> list[KeptEvening]:
    """All evenings, the last one first."""
    folder = evenings_folder(saves)
    found = []
    for path in sorted(folder.glob("*.yaml") if folder.is_dir() else (), reverse=True):
        try:
            found.append(KeptEvening(path, read(path)))
        except Problem as problem:
            found.append(KeptEvening(path, None, problem))
    return found


def add_game(path: Path, save: Path) -> None:
    """One more game was begun."""
    evening = read(path)
    write(path, msgspec.structs.replace(evening, games=[*evening.games, save.name]))


def evening_with(saves: Path, save: Path) -> Path | None:
    """The evening that a saved game belongs to."""
    kept = (one for one in listed(saves) if one.evening is not None and save.name in one.evening.games)
    return next((one.path for one in kept), None)


def standings(evening: Evening, played: Sequence[Played | None]) -> list[Standing]:
    """Everybody's points, the most first; games that are not over or not there count for nobody."""
    found = []
    for seat in evening.seats:
        won = [
            index
            for index, game in enumerate(played)
            if game is not None and any(place.name == seat.name and place.has_won for place in game.places)
        ]
        found.append(Standing(seat.name, len(won), tuple(won)))
    return sorted(found, key=lambda one: -one.points)


def winners(evening: Evening, played: Sequence[Played | None]) -> list[str]:
    """Who has the most points; nobody as long as nobody has any."""
    ranked = standings(evening, played)
    return [one.name for one in ranked if one.points == ranked[0].points and one.points]
