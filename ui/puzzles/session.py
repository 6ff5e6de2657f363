"""A puzzle in this process: the others answer what is worst for whoever solves it. Nothing is saved."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.choices import Menu, Option, Seat
from engine.hosting.habits import Asks
from engine.puzzles import Chosen, Judge, Verdict
from engine.solving import Solutions, Solver, Tried
from engine.table import Table
from engine.texts import Texts
from ui.lessons.session import seat_names
from ui.table.session import Session


class PuzzleSession(Session):
    """One try; with `is_shown` nothing but the solution can be answered."""

    def __init__(self, chosen: Chosen, table: Table[Any], *, is_shown: bool = False) -> None:
        super().__init__(table)
        self.chosen, self.is_shown = chosen, is_shown
        self.solver = Solver(chosen, seed=table.seed)
        self.judge = Judge(chosen, table)
        self.is_solved_out = False  # the solver knows all there is
        self._judged: tuple[int, Verdict] | None = None
        self._next: tuple[int, Tried | None] | None = None
        self.host.bots.script = self

    @classmethod
    def start(cls, chosen: Chosen, name: str, say: Texts, *, is_shown: bool = False) -> PuzzleSession:
        """A try, under a name that none of the others has."""
        own, others = seat_names(name, say)
        table = chosen.open(chosen.seated(own, others), secrets.randbelow(1 << 30))
        return cls(chosen, table, is_shown=is_shown)

    def think(self, reaction: float, grace: float = 0.0) -> None:
        """All that can be answered is tried out beside the drawing, before anybody else says anything."""
        if not self._has_begun:
            self._thoughts(self.solver.solutions, self._know)
        super().think(reaction, grace)

    def _know(self, outcome: Callable[[], Solutions]) -> None:
        outcome()
        self.is_solved_out = True
        self.host.bots.go_on()

    def ask_me(self, asks: Asks) -> None:
        """Whoever solves a puzzle is asked everything."""

    def pass_time(self, seconds: float) -> None:
        """No clock runs while somebody thinks about a puzzle; what was said in a race is heard out."""
        own = self._table.menu(self.chosen.solver)
        if own is None or own.optional or self.verdict != "open" or self.host.moment.is_open:
            super().pass_time(seconds)

    def close(self) -> None:
        """Nothing is saved, and nobody thinks on."""
        self.solver.give_up()
        super().close()

    @property
    def can_advise(self) -> bool:
        """The bots may be wrong; the solution is shown instead."""
        return False

    # How it stands

    @property
    def verdict(self) -> Verdict:
        """Whether the task is done; what was only luck is not."""
        count = len(self._table.moves)
        if self._judged is None or self._judged[0] != count:
            verdict = self.judge.verdict(self._table, self.judge.after(self._table))
            is_luck = verdict == "solved" and self.chosen.puzzle.chance == "any" and self._was_luck()
            self._judged = (count, "chance" if is_luck else verdict)
        return self._judged[1]

    def _was_luck(self) -> bool:
        """Whether an answer was given that did not have to lead to the end."""
        moves = self._table.moves
        for place, move in enumerate(moves):
            tries = self.solver.tries(moves[:place]) if move.seat == self.chosen.solver else []
            if any(tried.option == move.option and not tried.left for tried in tries):
                return True
        return False

    @property
    def next_answer(self) -> Option | None:
        """The next answer of the solution; None while somebody else answers, and when it is over."""
        count = len(self._table.moves)
        if not self.is_solved_out or self._table.menu(self.chosen.solver) is None:
            return None
        if self._next is None or self._next[0] != count:
            self._next = (count, self.solver.best(self._table.moves))
        best = self._next[1]
        return best.option if best is not None and best.seat == self.chosen.solver else None

    def menu(self) -> Menu | None:
        """Nothing is asked any more when it is over; of the solution that is shown, its next answer."""
        menu = super().menu() if self.verdict == "open" else None
        if menu is None or not self.is_shown:
            return menu
        option = self.next_answer
        if option is None:
            return None
        parts = [each for each in menu.options if each == option or _is_part(each, option, menu)]
        return replace(menu, options=parts, asides=(), default=None)

    # What the others say

    def leads(self, seat: Seat) -> bool:
        """They never think for themselves."""
        return True

    def line(self, seat: Seat, menu: Menu) -> Option | None:
        """What leaves the fewest solutions, when whoever solves it has answered; the first of equals."""
        own = self._table.menu(self.chosen.solver)
        if not self.is_solved_out or self.verdict != "open" or (own is not None and not own.optional):
            return None
        tries = self.solver.tries(self._table.moves, has_waited=True)
        reply = min(tries, key=lambda tried: len(tried.left), default=None)
        return reply.option if reply is not None and reply.seat == seat else None


def _is_part(each: Option, option: Option, menu: Menu) -> bool:
    """Whether an option names a thing of the set that is to be picked."""
    return each.verb == option.verb and each.verb in menu.sets and each.refs[0] in option.refs
