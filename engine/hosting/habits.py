"""Habits: what people do not want to be asked, and how it is answered without giving anything away.

Two kinds of questions may be answered by habit: a choice that is none, where the rules say that skipping it gives
nothing away (`Menu.auto`), and a window, a chance to respond that can be let pass (`Menu.window`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, TypeAlias

from engine.choices import Menu, Option, Seat
from engine.dice import Dice
from engine.hosting.listeners import Listener
from engine.hosting.moment import Spoken
from engine.hosting.timing import Time, Timer
from engine.table import Table

# What somebody wants to be asked: everything; what they can answer; what they can answer and is aimed at them.
Asks: TypeAlias = Literal["always", "able", "aimed"]
ASKS: Final[tuple[Asks, ...]] = ("always", "able", "aimed")
WINDOW: Final = (0.8, 2.0)  # seconds, where others are elsewhere: so long it takes to see that nobody responds
STEPS: Final = 1000  # of the time that a window stays open


class Habits:
    """Who lets what pass, and when that is heard.

    Others hear that a window is let pass after a time that chance alone decides, whatever the seat holds and whether a
    habit or the person let it pass; only thinking for longer is seen, as at any table. Among people who share a screen
    it is seen who is asked: there nobody is spared a question because of what they hold.
    """

    def __init__(
        self,
        table: Table[Any],
        listeners: Callable[[], Iterable[Listener]],
        time: Time,
        chance: Dice,
        *,
        asks: Callable[[Seat], Asks],
        window: Callable[[], tuple[float, float]],
    ) -> None:
        self._table, self._listeners, self._time, self._chance = table, listeners, time, chance
        self._asks, self._window = asks, window
        self._passing: set[Seat] = set()
        self._asked_again: dict[Seat, int] = {}  # the question that a seat has gone back to
        self._open_until: dict[Seat, tuple[int, float]] = {}  # the question, and when others may hear that it passed
        self._held: dict[Seat, Timer] = {}

    # What is answered for whom

    def answer(self, seat: Seat, menu: Menu) -> Option | None:
        """What is answered for a seat; None: it is asked."""
        if menu.optional or self._asked_again.get(seat) == self._table.number_of(seat):
            return None
        asks = self._asks(seat)
        if menu.window and not menu.aimed and (asks == "aimed" or seat in self._passing):
            return menu.default
        is_secret = menu.window and not self._shares_screen(seat)  # others do not see that it was not asked
        return menu.only_answer() if asks != "always" and (menu.auto or is_secret) else None

    def spares(self, seat: Seat) -> bool:
        """Whether the question to a seat is answered for it."""
        menu = self._table.menu(seat)
        return menu is not None and self.answer(seat, menu) is not None

    def _shares_screen(self, seat: Seat) -> bool:
        return any(seat in listener.seats and len(listener.seats) > 1 for listener in self._listeners())

    # Until the next turn

    def is_passing(self, seat: Seat) -> bool:
        """Whether a seat lets everything pass until its next turn, or until something is aimed at it."""
        return seat in self._passing

    def can_pass(self, seat: Seat) -> bool:
        """Whether a seat may let everything pass from now on: not what only it can decide, or is aimed at it."""
        menu = self._table.menu(seat)
        if menu is None or menu.optional:
            return True
        return not menu.aimed if menu.window else self.spares(seat)

    def let_pass(self, seat: Seat, on: bool) -> None:
        """Let everything pass, or no longer."""
        (self._passing.add if on else self._passing.discard)(seat)

    # In the course of a game

    def take_up(self) -> None:
        """Something else may be asked now: windows open, and whoever has to decide something is there again."""
        self._passing = {seat for seat in self._passing if self.can_pass(seat)}
        for seat in self._table.ask.menus if self._table.ask is not None else ():
            self.open_until(seat)

    def ask_again(self, seat: Seat) -> None:
        """A seat has gone back to a question: it is asked, whatever its habits."""
        self._passing.discard(seat)
        self._asked_again[seat] = self._table.number_of(seat)

    def open_until(self, seat: Seat) -> float:
        """When others may hear at the earliest that a seat lets its window pass; any other answer is heard at once, and
        everything where it is no secret who could respond."""
        menu, number = self._table.menu(seat), self._table.number_of(seat)
        if menu is None or not menu.window or menu.auto:
            return 0.0
        asked, until = self._open_until.get(seat, (-1, 0.0))
        if asked != number:
            least, most = self._window()
            share = self._chance.below(STEPS + 1) / STEPS if most > least else 0.0
            until = self._time.now() + least + (most - least) * share
            self._open_until[seat] = (number, until)
        return until

    def holds_back(self, spoken: Spoken, answer: Callable[[], object]) -> bool:
        """Whether a person who lets a window pass has to wait until that may be heard. They may change their mind."""
        seat, menu = spoken.seat, self._table.menu(spoken.seat)
        held = self._held.pop(seat, None)
        if held is not None:
            held.cancel()
        rest = self.open_until(seat) - self._time.now()
        if menu is None or rest <= 0 or spoken.line != menu.default:
            return False

        def give() -> None:
            if self._table.menu(seat) is not None and self._table.number_of(seat) == spoken.number:
                answer()

        self._held[seat] = self._time.call_later(rest, give)
        return True

    def close(self) -> None:
        """Nobody is heard any more."""
        for held in self._held.values():
            held.cancel()
