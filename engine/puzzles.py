"""Puzzles: a position, a task, and how far it goes. `engine.solving` proves that it can be solved.

A puzzle is data beside its game, `games/<game>/puzzles/<id>.yaml`. No rule knows of it: it is played at an ordinary
table with ordinary answers, and a `Judge` says from what happened whether the task is done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec

from engine import yamlfile
from engine.cards import Words
from engine.choices import Option, Seat
from engine.errors import BadFile, BadSetup, Problem
from engine.games import Game, SeatInfo, find_game, game_folder
from engine.lessons import LEARNER, renamed
from engine.scenarios import event_line, look_up, mismatches, seat_and_line
from engine.table import Table
from engine.views import EVERYTHING, seat_ref

TURN_BEGINS = "turn-began *"


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the task asks for: all of it. Events are written as in a scenario, and `*` stands for anything."""

    won: bool = False  # whoever solves it has won the game
    told: list[str] = []  # each of these events has happened: `returned card:king *`
    untold: list[str] = []  # none of these has
    holds: dict[str, Any] = {}  # dotted paths of the full view, as a scenario expects them
    at_least: dict[str, int] = {}  # the same, for numbers
    at_most: dict[str, int] = {}
    reached: list[str] = []  # of the game's own: `Game.goals`

    @property
    def is_final(self) -> bool:
        """Whether it is done as soon as it is reached: nothing takes back what has happened."""
        return not (self.untold or self.holds or self.at_least or self.at_most or self.reached)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a puzzle file holds."""

    place: Annotated[int, msgspec.Meta(ge=1)]  # from easy to hard
    name: Words
    task: Words
    seats: Annotated[list[str], msgspec.Meta(min_length=1, max_length=20)]
    position: dict[str, Any]
    goal: Goal
    solutions: Annotated[int, msgspec.Meta(ge=1)]  # how many there are, whatever their order
    count: Literal["answers", "things"] = "answers"  # things: where a thing is put makes no other solution
    options: dict[str, Any] = {}
    dice: list[int | str] = []  # the first to be rolled; the task tells them
    until: list[str] = msgspec.field(
        default_factory=lambda: [TURN_BEGINS]
    )  # it is over when one of these events happens
    answers: Annotated[int, msgspec.Meta(ge=0)] = 0  # or when so many were given, and all has come of them; 0: any
    others: list[str] = []  # `Olga pass`: what they answer if they can; else whatever is worst
    # stated: only the dice above are rolled, or at most in the step that ends the puzzle (at-the-end); any: the task is
    # done whatever is rolled.
    chance: Literal["stated", "at-the-end", "any"] = "stated"


class Chosen(msgspec.Struct, frozen=True):
    """A puzzle of a game."""

    game: Game[Any]
    id: str
    puzzle: Puzzle

    @property
    def solver(self) -> Seat:
        """Where whoever solves it sits."""
        return self.puzzle.seats.index(LEARNER)

    def seated(self, name: str, others: Mapping[str, str]) -> list[SeatInfo]:
        """Whoever solves it under this name, and the others as they are called in a language."""
        return [
            SeatInfo(name) if seat == LEARNER else SeatInfo(others.get(seat, seat), "bot") for seat in self.puzzle.seats
        ]

    def open(self, seats: Sequence[SeatInfo] = (), seed: int = 1) -> Table[Any]:
        """A table with the position; every checkpoint is kept, for whoever tries out all there is."""
        puzzle, seats = self.puzzle, seats or self.seated(LEARNER, {})
        names = dict(zip(puzzle.seats, (seat.name for seat in seats), strict=True))
        position = renamed(puzzle.position, names)
        return Table(
            self.game,
            seats,
            puzzle.options,
            seed,
            position=position,
            dice=puzzle.dice,
            checkpoint_every=0,
            asks_people=True,  # a solution is told by its answers, also those that are forced
        )

    def answers_of(self, seat: Seat) -> list[str]:
        """What the puzzle says that one of the others answers, as patterns, the first that fits."""
        pairs = (seat_and_line(line, self.puzzle.seats) for line in self.puzzle.others)
        return [line for other, line in pairs if other == seat]


Verdict: TypeAlias = Literal["open", "solved", "missed", "spoilt", "chance", "lost"]


class Progress(NamedTuple):
    """How far a table has come with a puzzle, as far as its state does not tell."""

    told: frozenset[int] = frozenset()  # events of the goal, by number
    is_spoilt: bool = False  # something has happened that must not
    is_over: bool = False
    answers: int = 0  # of the solver
    drawn: int = 0  # what was left to chance, before it was over

    @property
    def key(self) -> Any:
        """What matters for what can still come."""
        return self[:4]


class Judge:
    """Says from what happened at a table whether the task is done."""

    def __init__(self, chosen: Chosen, table: Table[Any]) -> None:
        """At the beginning of a puzzle."""
        self.chosen, self.goal = chosen, chosen.puzzle.goal
        self.first_event, self._drawn = table.event_count, _drawn(table)
        names = {name: f"{seat_ref(seat)}" for seat, name in enumerate(chosen.puzzle.seats)}
        self._told = [_with_seats(line, names) for line in self.goal.told]
        self._untold = [_with_seats(line, names) for line in self.goal.untold]
        self._until = [_with_seats(line, names) for line in chosen.puzzle.until]

    @cached_property
    def _has_answers(self) -> bool:
        return self.chosen.puzzle.answers > 0

    def after(self, table: Table[Any], before: Progress | None = None, since: int = 0) -> Progress:
        """How far it has come: from the beginning, or only what has happened since some event."""
        lines = [event_line(event) for event in table.events(since if before else self.first_event)]
        past = before or Progress()
        told = {row for row, wanted in enumerate(self._told) if any(fnmatchcase(line, wanted) for line in lines)}
        is_over = past.is_over or table.result is not None or _any_fits(lines, self._until)
        answers = sum(move.seat == self.chosen.solver for move in table.moves) if self._has_answers else 0
        chance = self.chosen.puzzle.chance
        may_draw = chance == "any" or (is_over and chance == "at-the-end")
        return Progress(
            past.told | told,
            past.is_spoilt or _any_fits(lines, self._untold),
            is_over or self._is_answered(table, answers),
            answers,
            past.drawn if may_draw else _drawn(table) - self._drawn,
        )

    def _is_answered(self, table: Table[Any], answers: int) -> bool:
        most = self.chosen.puzzle.answers
        return bool(most) and answers >= most and table.menu(self.chosen.solver) is not None

    def verdict(self, table: Table[Any], progress: Progress) -> Verdict:
        """Whether the task is done, or cannot be any more."""
        if progress.drawn:
            return "chance"
        if progress.is_spoilt:
            return "spoilt"
        if (self.goal.is_final or progress.is_over) and self._holds(table, progress):
            return "solved"
        if not progress.is_over:
            return "open"
        return "missed" if table.result is None else "lost"

    def _holds(self, table: Table[Any], progress: Progress) -> bool:
        goal, solver, names = self.goal, self.chosen.solver, self.chosen.puzzle.seats
        if len(progress.told) < len(goal.told):
            return False
        if goal.won and (table.result is None or solver not in table.result.winners):
            return False
        if not all(self.chosen.game.goals[name](table.state, solver) for name in goal.reached):
            return False
        if not (goal.holds or goal.at_least or goal.at_most):
            return True
        view = table.view(EVERYTHING)
        return (
            not any(mismatches(view, goal.holds, names))
            and all(int(look_up(view, path, names) or 0) >= least for path, least in goal.at_least.items())
            and all(int(look_up(view, path, names) or 0) <= most for path, most in goal.at_most.items())
        )


def _drawn(table: Table[Any]) -> int:
    """How much was left to chance so far; what the puzzle has fixed does not count."""
    drawn, apart, _ = table.state.dice.spent
    return int(drawn + apart)


def _with_seats(line: str, names: Mapping[str, str]) -> str:
    return " ".join(names.get(word, word) for word in line.split(" "))


def _any_fits(lines: Sequence[str], patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(line, pattern) for line in lines for pattern in patterns)


@cache
def load_puzzle(path: Path) -> Puzzle:
    """The puzzle in a file; every mistake is named with file, line and field."""
    document = yamlfile.load(path)
    puzzle = document.convert(Puzzle)
    if puzzle.seats.count(LEARNER) != 1:
        raise BadFile("bad-field", place=document.at(("seats",)), field="seats", mistake=f"one of them is {LEARNER}")
    if puzzle.goal == Goal():
        raise BadFile("bad-field", place=document.at(("goal",)), field="goal", mistake="it asks for nothing")
    for row, line in enumerate(puzzle.others):
        try:
            seat, _ = seat_and_line(line, puzzle.seats)
        except Problem as problem:
            raise BadFile("bad-field", place=document.at(("others", row)), field="others", mistake=problem) from None
        if puzzle.seats[seat] == LEARNER:
            mistake = f"'{line}' is for {LEARNER} to answer"
            raise BadFile("bad-field", place=document.at(("others", row)), field="others", mistake=mistake)
    return puzzle


def puzzle_ids(game: str) -> set[str]:
    """What a game has, without reading any of it."""
    return {path.stem for path in (game_folder(game) / "puzzles").glob("*.yaml")}


def has_puzzles(game: str) -> bool:
    """Whether a game has any, without reading them."""
    return bool(puzzle_ids(game))


def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by id, from easy to hard."""
    folder = game_folder(game) / "puzzles"
    found = {path.stem: load_puzzle(path) for path in sorted(folder.glob("*.yaml"))}
    return dict(sorted(found.items(), key=lambda pair: (pair[1].place, pair[0])))


def choose(game: str, id: str) -> Chosen:
    """A puzzle of a game; one that is not there is refused."""
    known = puzzles_of(game)
    if id not in known:
        raise BadSetup("no-such-puzzle", game=game, puzzle=id, known=", ".join(known) or "-")
    unknown = [name for name in known[id].goal.reached if name not in find_game(game).goals]
    if unknown:
        raise BadSetup("no-such-goal", game=game, puzzle=id, goal=", ".join(unknown))
    return Chosen(find_game(game), id, known[id])


def fitting(lines: Sequence[Option], patterns: Sequence[str]) -> Option | None:
    """The first answer that the first pattern describes that any does."""
    return next((line for pattern in patterns for line in lines if fnmatchcase(line, pattern)), None)
