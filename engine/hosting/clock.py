"""The time that people have for a question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.choices import Ask, Menu, Option, Seat
from engine.hosting.listeners import Listener
from engine.hosting.timing import Time, Timer
from engine.table import Table


class QuestionClock:
    """Runs for one question at a time, and says when its time is up."""

    def __init__(
        self,
        table: Table[Any],
        listeners: Callable[[], Iterable[Listener]],
        time: Time,
        *,
        agreed: int,
        is_bot: Callable[[Seat], bool],
        on_end: Callable[[], None],
    ) -> None:
        self._table, self._listeners, self._time = table, listeners, time
        self._agreed = agreed  # seconds for every question to people; 0: as many as they like
        self._is_bot, self._on_end = is_bot, on_end
        self._runs_for: tuple[list[int], list[Seat]] | None = None
        self._timer: Timer | None = None
        self._ends_at = 0.0
        self._span = 0  # the last one whose questions shared their seconds
        self._left_in_span: dict[tuple[Seat, ...], float] = {}  # by who was asked
        self._counts_for: tuple[Seat, ...] = ()  # who uses up the seconds of the span just now

    # What it shows

    @property
    def is_running(self) -> bool:
        """Whether there is only so much time."""
        return self._timer is not None

    @property
    def left(self) -> float:
        """The seconds that are left; 0 also if there is all the time in the world."""
        return max(0.0, self._ends_at - self._time.now()) if self._timer is not None else 0.0

    @property
    def seconds(self) -> int:
        """The seconds that there are for the present question; 0: as many as one likes."""
        ask = self._table.ask
        if ask is None:
            return 0
        if _shares(ask) and all(map(self._is_bot, ask.awaited)):
            return 0  # what bots are given to think is nobody's time
        return ask.seconds or (self._agreed if self._agreed and self._people(ask) else 0)

    # Whose it is

    @property
    def seats(self) -> list[Seat]:
        """Whose time runs."""
        ask = self._table.ask
        if ask is None:
            return []
        return self._at_screens(ask) or (self._table.awaited() if ask.seconds else self._people(ask))

    def _people(self, ask: Ask) -> list[Seat]:
        """People who are there and have not answered; the table waits for whoever is away. In a secret question time
        runs for everybody, since nobody may learn by the clock who is asked."""
        there = {seat for listener in self._listeners() for seat in listener.seats}
        seats = range(len(self._table.seats)) if ask.secret else self._table.awaited()
        return [seat for seat in seats if not self._is_bot(seat) and (ask.secret or seat in there)]

    def _at_screens(self, ask: Ask) -> list[Seat]:
        """Those who answer one after another at a screen that they share: each has a time of their own."""
        if ask.race is not None or len(ask.awaited) < 2:
            return []
        screens = (listener.at_screen for listener in self._listeners() if len(listener.seats) > 1)
        return [seat for seat in screens if seat is not None and self._table.menu(seat) is not None]

    # Running

    @property
    def question(self) -> tuple[list[int], list[Seat]]:
        """What is asked, of everybody or of each in private, and who has a screen to themselves meanwhile."""
        table, ask = self._table, self._table.ask
        if ask is None:
            return [table.number], []
        in_private = range(len(table.seats)) if ask.until == "each" else ()
        return [table.number, *map(table.number_of, in_private)], self._at_screens(ask)

    @property
    def is_for_this(self) -> bool:
        """Whether it was set for what is asked now, and nothing else."""
        return self._runs_for == self.question

    def ask(self) -> None:
        """Begin anew if something else is asked now, or somebody else has the screen."""
        if not self.is_for_this:
            self.start()

    def adjust(self) -> bool:
        """Somebody came or went, or a bot plays for them: begin or stop; whether it had to."""
        if bool(self.seconds) == self.is_running:
            return False
        self.start()
        return True

    def start(self, seconds: float | None = None) -> None:
        """Give the present question its whole time, or some seconds."""
        self.stop()
        self._runs_for = self.question
        if not self.seconds:
            return
        given = self._given() if seconds is None else seconds
        self._ends_at = self._time.now() + given
        self._timer = self._time.call_later(given, self._end)

    def _given(self) -> float:
        """The seconds of the present question; of a span, what those who are asked have left of it."""
        ask = self._table.ask
        if ask is None or not _shares(ask):
            return self.seconds
        if ask.span != self._span:
            self._span, self._left_in_span = ask.span, {}
        self._counts_for = tuple(ask.awaited)
        return self._left_in_span.get(self._counts_for, self.seconds)

    def _end(self) -> None:
        if self.is_for_this:
            self._on_end()

    def stop(self) -> None:
        """Run no longer."""
        if self._timer is not None:
            if self._counts_for:
                self._left_in_span[self._counts_for] = self.left
            self._counts_for = ()
            self._timer.cancel()
            self._timer = None


def _shares(ask: Ask) -> bool:
    """Whether a question shares its seconds with others."""
    return bool(ask.span and ask.seconds)


def answer_for_the_late(table: Table[Any], seats: Iterable[Seat], anything: Callable[[Menu], Option]) -> None:
    """What the menu of each of these seats says then; where it says nothing, anything that is possible."""
    ask = table.ask
    assert ask is not None
    numbers = {seat: table.number_of(seat) for seat in ask.menus}
    for seat in seats:
        menu = table.menu(seat)
        if menu is not None and not menu.optional and numbers.get(seat) == table.number_of(seat):
            option = menu.default if ask.seconds else menu.default or anything(menu)
            if option is not None:
                table.answer(seat, option, numbers[seat])
