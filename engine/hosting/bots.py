"""Bots at a running table: those who have a seat, and those who stand in for somebody who is away."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from engine.ahead import LookingBot
from engine.bots import bot_for, choosing, random_bot, random_option, wordless
from engine.choices import Menu, Option, Seat
from engine.dice import Dice
from engine.errors import BadAnswer, BadSetup
from engine.games import Bot, SeatInfo
from engine.hosting.habits import Habits
from engine.hosting.thinking import Patience, Think, at_once
from engine.hosting.timing import Time, Timer
from engine.table import Table

STEPS = 1000  # of a reaction

log = logging.getLogger("longtable.host")


class Script(Protocol):
    """What bots are told to say, as in a lesson."""

    def leads(self, seat: Seat) -> bool:
        """Whether a bot says only what it is told."""

    def line(self, seat: Seat, menu: Menu) -> Option | None:
        """What a bot says now; None: nothing yet."""


class Pace(NamedTuple):
    """How long bots let others look."""

    wait: float = 0.0  # seconds between a question and a bot's answer
    reaction: float = 0.0  # times the reaction that a race says
    window: tuple[float, float] = (
        0.0,
        0.0,
    )  # seconds, at least and at most, until others hear that somebody let it pass
    grace: float = 0.0  # seconds after a person's answer in which it can be taken back before a bot goes on


AT_ONCE = Pace()


@dataclass(eq=False)
class _Thought:
    """What was asked, and when it may be answered."""

    seat: Seat
    number: int
    menu: Menu
    due: float
    timer: Timer | None = None  # it is thought out, and waits
    option: Option | None = None  # what it is going to be

    def drop(self) -> None:
        """It is not said."""
        if self.timer is not None:
            self.timer.cancel()


class Bots:
    """They think beside everything else, and leave people the time to look at each change."""

    def __init__(
        self,
        table: Table[Any],
        time: Time,
        think: Think,
        chance: Dice,
        *,
        pace: Pace,
        stand_ins: Iterable[Seat],
        habits: Habits,
        answer: Callable[[Seat, Option, int], None],
        on_failure: Callable[[Seat, Exception], None],
    ) -> None:
        self._table, self._time, self._think, self._chance = table, time, think, chance
        self.pace = pace
        self.script: Script | None = None
        self.stand_ins = set(stand_ins)
        self._habits = habits  # of people who do not want to be asked everything
        self._answer, self._on_failure = answer, on_failure
        self._bots: dict[Seat, Bot] = {
            seat: bot_for(table.game, info) for seat, info in enumerate(table.seats) if info.kind == "bot"
        }
        self._patience = Patience()
        self._blind: set[Seat] = set()  # those that have failed
        self._thinking: dict[Seat, _Thought] = {}
        self._failed: set[tuple[int, Seat, Option]] = set()  # answers to a question at which a rule failed
        self._silent: set[tuple[int, Seat]] = set()  # those who have nothing to say beside a question
        self._grace_ends = 0.0
        self._is_closed = False

    def close(self) -> None:
        """Answer no longer."""
        self._is_closed = True
        for thought in self._thinking.values():
            thought.drop()
        self._thinking.clear()

    def plays(self, seat: Seat) -> bool:
        """Whether a bot answers for a seat."""
        return seat in self._bots or seat in self.stand_ins

    @property
    def thinking(self) -> list[Seat]:
        """The seats whose answer is being thought of."""
        return list(self._thinking)

    def stand_in(self, seat: Seat, on: bool) -> bool:
        """Let a bot play for a person, or no longer; whether that is another than before."""
        if seat in self._bots or (seat in self.stand_ins) == on:
            return False
        self.stand_ins ^= {seat}
        self._blind.discard(seat)
        return True

    def change(self, seat: Seat, level: str, temper: str) -> None:
        """Let another bot play a bot's seat from the next question on."""
        if seat not in self._bots:
            raise BadSetup("no-bot", seat=seat + 1)
        info = replace(self._table.seats[seat], level=level, temper=temper)
        self._bots[seat] = bot_for(self._table.game, info)
        self._table.seats = (*self._table.seats[:seat], info, *self._table.seats[seat + 1 :])
        self._blind.discard(seat)

    def anything(self, menu: Menu) -> Option:
        """Something that can be answered, if possible without a word that costs."""
        return random_option(wordless(self._table.game, menu) or menu, self._chance)

    def begin_grace(self) -> bool:
        """A person has answered: leave them a moment to take it back; whether there is one."""
        self._grace_ends = self._time.now() + self.pace.grace
        return self.pace.grace > 0

    def end_grace(self) -> None:
        """It cannot be taken back, or will not be."""
        self._grace_ends = 0.0
        for thought in self._thinking.values():
            if thought.timer is not None:
                thought.timer.cancel()
                self._wait(thought, thought.option)

    @property
    def is_in_grace(self) -> bool:
        """Whether a bot would go on by now if it did not leave somebody the time to take something back."""
        is_on = self._time.now() < self._grace_ends
        return is_on and any(
            thought.due < self._grace_ends and self.plays(seat) for seat, thought in self._thinking.items()
        )

    def go_on(self) -> None:
        """In a race all think at once; else those who may speak up beside the question first, one by one."""
        ask = self._table.ask
        if ask is None or self._is_closed:
            return
        for seat in sorted(ask.menus, key=lambda seat: not ask.menus[seat].optional):
            menu = self._table.menu(seat)
            number = self._table.number_of(seat)
            if menu is None or self._is_thinking(seat) or (number, seat) in self._silent:
                continue
            if self.plays(seat):
                thought = _Thought(seat, number, menu, self._time.now() + self._takes())
                if self.script is None or not self.script.leads(seat):
                    self._begin(thought)
                elif (told := self.script.line(seat, menu)) is not None:
                    self._wait(thought, told)
                else:
                    continue
                if ask.race is None:
                    return
            elif (habitual := self._habits.answer(seat, menu)) is not None:
                due = self._habits.open_until(seat) or self._time.now() + self.pace.wait
                self._wait(_Thought(seat, number, menu, due), habitual)

    def _is_thinking(self, seat: Seat) -> bool:
        """Whether a seat's answer to the present question is on its way; one to another question is forgotten."""
        thought = self._thinking.get(seat)
        if thought is None or self._is_asked(thought):
            return thought is not None
        del self._thinking[seat]
        thought.drop()
        return False

    def _is_asked(self, thought: _Thought) -> bool:
        menu, number = self._table.menu(thought.seat), self._table.number_of(thought.seat)
        return menu is not None and number == thought.number and is_same(menu, thought.menu)

    def _takes(self) -> float:
        race = self._table.ask.race if self._table.ask is not None else None
        if race is None:
            return self.pace.wait
        least, most = race.reaction
        return (least + (most - least) * self._chance.below(STEPS + 1) / STEPS) * self.pace.reaction

    def _begin(self, thought: _Thought) -> None:
        sayable = self._sayable(thought)
        if sayable is None:
            self._wait(thought, None)
            return
        choose = self._bot_of(thought.seat)
        self._thinking[thought.seat] = thought
        seconds = self._patience.begin(thought.seat, self._table.turn)
        if self.pace.wait and isinstance(choose, LookingBot):  # nobody sees whether there was anything to think about
            thought.due = max(thought.due, self._time.now() + self._patience.DECISION)
        chance = Dice(self._chance.below(1 << 30))
        job = choosing(choose, self._table, thought.seat, sayable, chance, seconds)
        (at_once if choose is random_bot else self._think)(job, partial(self._have, thought))

    def _sayable(self, thought: _Thought) -> Menu | None:
        """What a bot may say: no word that costs, and nothing at which a rule has just failed."""
        sayable = wordless(self._table.game, thought.menu)
        if sayable is None or not self._failed:
            return sayable
        rest = [option for option in sayable.options if (thought.number, thought.seat, option) not in self._failed]
        return replace(sayable, options=rest) if rest else None

    def _bot_of(self, seat: Seat) -> Bot:
        if seat in self._blind:
            return random_bot
        return self._bots.get(seat) or bot_for(self._table.game, SeatInfo("bot", "bot"))

    def _have(self, thought: _Thought, outcome: Callable[[], Option | None]) -> None:
        """A bot has thought; one that fails, or answers what it is not offered, is replaced by one that does not."""
        if self._thinking.get(thought.seat) is not thought:
            return
        menu = thought.menu
        try:
            option = outcome()
            self._patience.end(thought.seat)
            if menu.accept(option) is None if option is not None else not menu.optional:
                raise BadAnswer("not-on-menu", seat=thought.seat, line=option, prompt=menu.prompt, options="")
        except Exception as failure:  # said, with a report; it may tell what is hidden from the others
            log.exception("the bot of seat %s failed", thought.seat + 1)
            self._blind.add(thought.seat)
            self._on_failure(thought.seat, failure)
            option = self.anything(menu)
        self._wait(thought, option)

    def _wait(self, thought: _Thought, option: Option | None) -> None:
        """Never answer at once: a game of bots would have no end in one call."""
        give = partial(self._give, thought, option)
        self._thinking[thought.seat] = thought
        is_race = self._table.ask is not None and self._table.ask.race is not None
        due = thought.due if is_race or not self.plays(thought.seat) else max(thought.due, self._grace_ends)
        thought.option = option
        thought.timer = self._time.call_later(max(0.0, due - self._time.now()), give)

    def _give(self, thought: _Thought, option: Option | None) -> None:
        seat, number = thought.seat, thought.number
        del self._thinking[seat]
        is_theirs = self.plays(seat) or self._habits.answer(seat, thought.menu) == option
        if not is_theirs or not self._is_asked(thought):
            self.go_on()  # another question, or no longer theirs
        elif option is None:
            self._silent.add((number, seat))
            self.go_on()
        else:
            self._say(seat, option, number)

    def _say(self, seat: Seat, option: Option, number: int) -> None:
        try:
            self._answer(seat, option, number)
        except BadAnswer:  # a rule has failed, and that was said: something else may do
            menu = self._table.menu(seat)
            if self.plays(seat) and menu is not None and option in menu.options:
                self._blind.add(seat)
                self._failed.add((number, seat, option))
                self.go_on()
            else:
                self._silent.add((number, seat))


def is_same(one: Menu, other: Menu) -> bool:
    """Whether two menus offer the same: a question that goes on after an answer beside it is put again."""
    return one is other or (
        one.prompt == other.prompt and list(one.options) == list(other.options) and one.optional == other.optional
    )
