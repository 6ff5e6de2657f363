"""What comes next in a lesson: the step that a table has come to, the answers it takes, and what the others say.

All of it follows from the answers so far, so a lesson can be left, gone on with and taken back like any game. Only how
many of the words before the next answer were read is kept here, and nowhere else.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from msgspec.structs import replace

from engine.choices import Menu, Option, Seat
from engine.lessons import Chosen, Step
from engine.table import Table


class Teacher:
    """Leads one person through one part of a lesson."""

    def __init__(self, chosen: Chosen, table: Table[Any]) -> None:
        self.chosen, self.table = chosen, table
        self._script = [(row, move) for row, step in enumerate(self.steps) for move in chosen.moves(step.others)]
        self._read = 0  # steps since the learner's last answer
        self._read_after = 0  # how many answers the learner had given by then

    @property
    def steps(self) -> list[Step]:
        """All steps of the part."""
        return self.chosen.part.steps

    # Where it stands

    @property
    def place(self) -> int:
        """The number of the step, from 0; as many as there are when all are done."""
        answered = self._answered(self.chosen.learner)
        asked = [row for row, step in enumerate(self.steps) if step.take]
        if answered > len(asked):
            return len(self.steps)  # plays on alone
        first = asked[answered - 1] + 1 if answered else 0
        last = asked[answered] if answered < len(asked) else len(self.steps)
        return min(first + (self._read if self._read_after == answered else 0), last)

    @property
    def step(self) -> Step | None:
        """What is being taught; None when all is said."""
        return self.steps[self.place] if self.place < len(self.steps) else None

    @property
    def is_ready(self) -> bool:
        """Whether the others have done what comes before the words of this step."""
        place = self.place
        return all(self._answered(move.seat) >= self._due(move.seat, place) for _, move in self._script)

    @property
    def is_to_be_read(self) -> bool:
        """Whether the step waits for nothing but to be read."""
        return self.is_ready and self.step is not None and not self.step.take

    @property
    def is_led(self) -> bool:
        """Whether there are still steps to go."""
        return self.step is not None

    @property
    def is_alone(self) -> bool:
        """Whether the learner plays on without being led."""
        return not self.is_led and self.chosen.part.alone is not None

    @property
    def is_finished(self) -> bool:
        """Whether this part is over: all is said, or the game that the learner played alone has ended."""
        return not self.is_led and (self.chosen.part.alone is None or self.table.result is not None)

    @property
    def has_won(self) -> bool:
        """Whether the learner has won the game."""
        return self.table.result is not None and self.chosen.learner in self.table.result.winners

    def go_on(self) -> None:
        """The words of this step were read."""
        if self.is_to_be_read:
            answered = self._answered(self.chosen.learner)
            self._read = self._read + 1 if self._read_after == answered else 1
            self._read_after = answered

    def _answered(self, seat: Seat) -> int:
        return sum(move.seat == seat for move in self.table.moves)

    def _due(self, seat: Seat, place: int) -> int:
        return sum(move.seat == seat and row <= place for row, move in self._script)

    # What is taken from the learner

    def menu(self, menu: Menu | None) -> Menu | None:
        """What the learner may choose from at this step: as much of the menu as it takes."""
        step = self.step
        if menu is None or step is None:
            return menu
        if not self.is_ready or not step.take:
            return None
        taken = [option for option in menu.options if self._is_part(option, menu)]
        return replace(menu, options=taken, asides=(), default=None) if taken else None

    def _is_part(self, option: Option, menu: Menu) -> bool:
        """Whether an option is taken, or names a thing of a set that is."""
        assert self.step is not None
        if option.verb not in menu.sets:
            return self.takes(option)
        wanted = (line.split(" ") for line in self.step.take)
        return any(
            fnmatchcase(option.verb, verb) and any(fnmatchcase(option.refs[0], word) for word in words)
            for verb, *words in wanted
        )

    def takes(self, option: Option) -> bool:
        """Whether an answer is what this step is about."""
        step = self.step
        if step is None:
            return True
        return self.is_ready and any(_fits(option, line) for line in step.take)

    # What the others say

    def leads(self, seat: Seat) -> bool:
        """Whether it is written down what a bot says: while the learner is led."""
        return self.is_led or not self.is_alone

    def line(self, seat: Seat, menu: Menu) -> Option | None:
        """What a bot says now; None: nothing yet."""
        answered = self._answered(seat)
        own = [(row, move.option) for row, move in self._script if move.seat == seat]
        if answered >= len(own):
            return None
        row, option = own[answered]
        return option if row <= self.place and menu.accept(option) is not None else None


def is_pattern(line: str) -> bool:
    """Whether a line of a lesson stands for several answers."""
    return "*" in line or "?" in line


def _fits(option: Option, line: str) -> bool:
    """Whether an answer is one that a line of a lesson describes: `play card:king cell:?1`, or a set in any order."""
    if is_pattern(line):
        return fnmatchcase(option, line)
    return option == line or (option.verb == line.split(" ")[0] and sorted(option.refs) == sorted(line.split(" ")[1:]))
