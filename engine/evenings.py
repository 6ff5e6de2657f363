"""An evening: several games in a row of the same people, with a score over all of them.

It is a small file beside the saves that names them; who won is read from the saves alone. So an evening goes on after a
crash like a game, and a game that is deleted no longer counts.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
import yaml

from engine import yamlfile
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
        return self._in_order

    @property
    def names(self) -> list[str]:
        """Who has come."""
        return [seat.name for seat in self.seats]

    @property
    def has_guests(self) -> bool:
        """Whether some of them sat at other computers."""
        return any(seat.kind == "remote" for seat in self.seats)

    @property
    def first(self) -> str:
        """Who sits first in the next game."""
        return self._in_order[0].name

    @property
    def _in_order(self) -> list[SeatInfo]:
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


def game_of(save: str) -> str:
    """Which game a save was of, by the name of its file."""
    return save.removesuffix(".yaml").rpartition("-")[2].partition("~")[0]


def add_game(path: Path, save: Path) -> None:
    """One more game was begun."""
    evening = read(path)
    write(path, msgspec.structs.replace(evening, games=[*evening.games, save.name]))


def evening_with(saves: Path, save: Path) -> Path | None:
    """The evening that a saved game belongs to."""
    kept = (one for one in listed(saves) if one.evening is not None and save.name in one.evening.games)
    return next((one.path for one in kept), None)


Won: TypeAlias = Sequence[str] | None  # who has won a game; none as long as it is not over, or not there any more


def standings(names: Sequence[str], games: Sequence[Won]) -> list[Standing]:
    """Everybody's points, the most first; games that are not over or not there count for nobody."""
    found = []
    for name in names:
        won = tuple(index for index, winners in enumerate(games) if winners is not None and name in winners)
        found.append(Standing(name, len(won), won))
    return sorted(found, key=lambda one: -one.points)


def winners(names: Sequence[str], games: Sequence[Won]) -> list[str]:
    """Who has the most points; nobody as long as nobody has any."""
    ranked = standings(names, games)
    return [one.name for one in ranked if one.points == ranked[0].points and one.points]


class Told(NamedTuple):
    """A sentence of an evening's story: its key, and what it says."""

    key: str
    facts: dict[str, Any]


def story(names: Sequence[str], games: Sequence[Won]) -> list[Told]:
    """What is worth telling of an evening: how much was played, who won in a row, who shares the first place, who lost
    it at the end, and who goes home without a win."""
    over = [game for game in games if game is not None]
    told = [Told("played", {"count": len(over)})]
    if not over:
        return told
    name, length = max(((name, _longest_run(name, over)) for name in names), key=lambda one: one[1])
    if length > 1:
        told.append(Told("in-a-row", {"name": name, "count": length}))
    before, now = winners(names, over[:-1]), winners(names, over)
    if len(now) > 1:
        told.append(Told("shared", {"names": ", ".join(now)}))
    if len(before) == 1 and before != now:
        told.append(Told("caught-up" if before[0] in now else "overtaken", {"name": before[0]}))
    elif len(now) == 1 and len(over) > 1 and all(winners(names, over[:count]) == now for count in range(1, len(over))):
        told.append(Told("led-throughout", {"name": now[0]}))
    without = [name for name in names if not any(name in game for game in over)]
    if without and len(without) < len(names):
        told.append(Told("without", {"names": ", ".join(without)}))
    return told


def _longest_run(name: str, games: Sequence[Sequence[str]]) -> int:
    longest = run = 0
    for game in games:
        run = run + 1 if name in game else 0
        longest = max(longest, run)
    return longest
