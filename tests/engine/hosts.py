"""A host for the tests: its time is theirs, and everything that is told is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from engine import saves
from engine.choices import Seat
from engine.dice import Dice
from engine.errors import BadFile
from engine.games import Game, SeatInfo
from engine.hosting.host import Host
from engine.hosting.thinking import Think, at_once
from engine.hosting.timing import ManualTime
from engine.hosting.told import NotSaved, Refused, Told, Update
from engine.saves import Journal
from engine.table import Table
from tests.lan.relay import RELAY

K = TypeVar("K")


class Ear:
    """One computer: keeps what it is told."""

    wants_reasons = False

    def __init__(self, id: int, *seats: Seat, wants_sights: bool = True) -> None:
        self.id, self.seats, self.wants_sights = id, list(seats), wants_sights
        self.at_screen: Seat | None = None
        self.heard: list[Told] = []

    def hear(self, told: Told) -> None:
        """Keep it."""
        self.heard.append(told)

    def all(self, kind: type[K]) -> list[K]:
        """Everything of a kind that was told."""
        return [told for told in self.heard if isinstance(told, kind)]

    def last(self, kind: type[K]) -> K:
        """What was told last of a kind."""
        return self.all(kind)[-1]

    @property
    def refused(self) -> list[str]:
        """What was refused."""
        return [told.problem.key for told in self.all(Refused)]

    @property
    def saving(self) -> list[str]:
        """What was said of the disk: why it fails, or nothing when it works again."""
        problems = [told.problem for told in self.all(NotSaved)]
        return ["" if problem is None else str(problem.facts["why"]) for problem in problems]

    @property
    def update(self) -> Update:
        """The game as it was told last."""
        return self.last(Update)


class Disk:
    """A disk that can be full, all of it or one folder."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.full: list[Path] = []
        write_new, append = saves.write_new, Journal._append

        def new(path: Path, text: str) -> None:
            self._check(path)
            write_new(path, text)

        def appending(journal: Journal, lines: str) -> None:
            if any(journal.path.is_relative_to(folder) for folder in self.full):
                journal._is_behind = True
            self._check(journal.path)
            append(journal, lines)

        patch.setattr("engine.saves.write_new", new)
        patch.setattr("engine.saves.Journal._append", appending)

    def _check(self, path: Path) -> None:
        if any(path.is_relative_to(folder) for folder in self.full):
            raise BadFile("cannot-write", file=path, why="full")


class Waiting:
    """Thinks only when a test says so."""

    def __init__(self) -> None:
        self._jobs: list[tuple[Callable[[], Any], Callable[[Callable[[], Any]], object]]] = []

    def __call__(self, job: Callable[[], Any], done: Callable[[Callable[[], Any]], object]) -> None:
        self._jobs.append((job, done))

    def go_on(self) -> None:
        """Everything is thought out."""
        jobs, self._jobs = self._jobs, []
        for job, done in jobs:
            done(job)


class Party(Host):
    """A running game with one listener for each group of seats."""

    def __init__(
        self,
        *groups: Sequence[Seat],
        bots: int = 0,
        game: Game[Any] = RELAY,
        options: dict[str, Any] | None = None,
        position: dict[str, Any] | None = None,
        seed: int = 1,
        think: Think = at_once,
        asks_people: bool = False,
        **more: Any,
    ) -> None:
        people = sum(map(len, groups))
        infos = [SeatInfo(f"P{seat}", "person" if seat < people else "bot") for seat in range(people + bots)]
        self.passing = ManualTime()
        self.ears = [Ear(id, *seats) for id, seats in enumerate(groups, start=1)]
        self.away: set[int] = set()
        table = Table(game, infos, options or {}, seed, position=position, asks_people=asks_people)
        super().__init__(table, self._present, self.passing, think, chance=Dice(seed), **more)
        self.begin()

    def _present(self) -> list[Ear]:
        return [ear for ear in self.ears if ear.id not in self.away]

    @property
    def moves(self) -> list[str]:
        """What was answered."""
        return list(map(str, self.table.moves))

    def ear_of(self, seat: Seat) -> Ear:
        """Where somebody sits."""
        return next(ear for ear in self.ears if seat in ear.seats)

    def say_it(self, seat: Seat, line: str = "", number: int | None = None, id: int = 0) -> list[str]:
        """Answer, something that is on the menu unless told what; what was refused of it."""
        ear, menu = self.ear_of(seat), self.table.menu(seat)
        before = len(ear.refused)
        line = line or (menu.options[0] if menu is not None else "pass")
        self.answer(ear, seat, line, self.table.number_of(seat) if number is None else number, id)
        return ear.refused[before:]

    def pass_time(self, seconds: float = 0.0) -> None:
        """Let time pass."""
        self.passing.advance(seconds)
