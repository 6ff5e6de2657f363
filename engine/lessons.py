"""Lessons: a position, the steps that lead somebody through it, and at the end a game to win alone.

A lesson is data beside its game, `games/<game>/lessons/<id>.yaml`. No rule knows of it: it is played at an ordinary
table with ordinary answers, and `engine.teaching` says what comes next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from engine import yamlfile
from engine.cards import Words
from engine.choices import Move, Option, Ref, Seat
from engine.errors import BadFile, BadSetup, Problem
from engine.games import Game, SeatInfo, find_game, game_folder
from engine.scenarios import seat_and_line
from engine.table import Table

LEARNER: Final = "Me"  # how a lesson calls whoever takes it


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the others do first, what is said then, and which answers are taken; none: read it, and go on."""

    say: Words
    others: list[str] = []  # `Olga play card:king cell:c3`
    glow: list[Ref] = []  # what the words speak of
    take: list[str] = []  # `play card:queen *`: the star stands for anything, `?` for any one sign
    not_yet: Words | None = None  # the answer to everything else


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """One position with its steps; with words for it, one plays on alone after them."""

    seats: Annotated[list[str], msgspec.Meta(min_length=1, max_length=20)]
    steps: list[Step] = []
    options: dict[str, Any] = {}
    seed: int = 1
    position: dict[str, Any] | None = None
    dice: list[int | str] = []
    alone: Words | None = None
    level: str = "easy"  # of the bots that one plays against alone


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a lesson file holds."""

    place: Annotated[int, msgspec.Meta(ge=1)]  # in the order in which one learns
    name: Words
    about: Words
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)]
    parts: Annotated[list[Part], msgspec.Meta(min_length=1)]


class Chosen(msgspec.Struct, frozen=True):
    """One part of a lesson of a game: what a save names as `first 2`."""

    game: Game[Any]
    id: str
    lesson: Lesson
    number: int = 0

    @property
    def part(self) -> Part:
        """The part itself."""
        return self.lesson.parts[self.number]

    @property
    def learner(self) -> Seat:
        """Where whoever takes the lesson sits."""
        return self.part.seats.index(LEARNER)

    @property
    def next(self) -> Chosen | None:
        """The part after this one, if there is one."""
        follows = self.number + 1 < len(self.lesson.parts)
        return msgspec.structs.replace(self, number=self.number + 1) if follows else None

    @property
    def origin(self) -> str:
        """How a save names it."""
        return f"{self.id} {self.number + 1}"

    def seated(self, name: str, others: Mapping[str, str]) -> list[SeatInfo]:
        """Whoever takes the lesson under this name, and the bots as they are called in a language."""
        return [
            SeatInfo(name) if seat == LEARNER else SeatInfo(others.get(seat, seat), "bot", self.part.level)
            for seat in self.part.seats
        ]

    def open(self, seats: Sequence[SeatInfo]) -> Table[Any]:
        """A table at which the part begins."""
        part = self.part
        if len(seats) != len(part.seats):
            raise BadSetup("lesson-seats", lesson=self.origin, seats=len(part.seats))
        names = dict(zip(part.seats, (seat.name for seat in seats), strict=True))
        position = renamed(part.position, names)
        table: Table[Any] = Table(self.game, seats, part.options, part.seed, position=position, dice=part.dice)
        table.lesson = self.origin
        return table

    def moves(self, lines: Sequence[str]) -> list[Move]:
        """Lines of the file as moves."""
        pairs = (seat_and_line(line, self.part.seats) for line in lines)
        return [Move(seat, Option(line)) for seat, line in pairs]


def renamed(part: Any, names: Mapping[str, str]) -> Any:
    """A position with the names that the players have at this table."""
    if isinstance(part, dict):
        return {names.get(key, key): renamed(value, names) for key, value in part.items()}
    if isinstance(part, list):
        return [renamed(value, names) for value in part]
    return " ".join(names.get(word, word) for word in part.split(" ")) if isinstance(part, str) else part


@cache
def load_lesson(path: Path) -> Lesson:
    """The lesson in a file; every mistake is named with file, line and field."""
    document = yamlfile.load(path)
    lesson = document.convert(Lesson)
    for number, part in enumerate(lesson.parts):
        at = ("parts", number)
        if part.seats.count(LEARNER) != 1:
            raise BadFile(
                "bad-field", place=document.at((*at, "seats")), field="seats", mistake=f"one of them is {LEARNER}"
            )
        if part.alone is None and (not part.steps or part.steps[-1].take):
            mistake = "the last step is to be read, unless the part has words for playing alone"
            raise BadFile("bad-field", place=document.at((*at, "steps")), field="steps", mistake=mistake)
        for row, step in enumerate(part.steps):
            for line, move in enumerate(step.others):
                where = (*at, "steps", row, "others", line)
                try:
                    seat, _ = seat_and_line(move, part.seats)
                except Problem as problem:
                    raise BadFile("bad-field", place=document.at(where), field="others", mistake=problem) from None
                if part.seats[seat] == LEARNER:
                    mistake = f"'{move}' is for {LEARNER} to answer"
                    raise BadFile("bad-field", place=document.at(where), field="others", mistake=mistake)
    return lesson


def lesson_ids(game: str) -> set[str]:
    """What a game has, without reading any of it."""
    return {path.stem for path in (game_folder(game) / "lessons").glob("*.yaml")}


def has_lessons(game: str) -> bool:
    """Whether a game has any, without reading them."""
    return bool(lesson_ids(game))


def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by id, in the order in which one learns."""
    folder = game_folder(game) / "lessons"
    found = {path.stem: load_lesson(path) for path in sorted(folder.glob("*.yaml"))}
    return dict(sorted(found.items(), key=lambda pair: (pair[1].place, pair[0])))


def choose(game: str, id: str, number: int = 0) -> Chosen:
    """A part of a lesson; one that is not there is refused."""
    known = lessons_of(game)
    if id not in known or not 0 <= number < len(known[id].parts):
        raise BadSetup("no-such-lesson", game=game, lesson=id, known=", ".join(known) or "-")
    return Chosen(find_game(game), id, known[id], number)


def chosen_in(game: str, origin: str) -> Chosen:
    """What a save names as `first 2`."""
    id, _, number = origin.partition(" ")
    if not number.isdecimal():
        raise BadSetup("no-such-lesson", game=game, lesson=origin, known=", ".join(lessons_of(game)) or "-")
    return choose(game, id, int(number) - 1)
