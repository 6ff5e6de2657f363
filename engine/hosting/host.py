"""A running game: who is told what, whose answers count, and what time brings.

It knows no screen and no network. Time and thinking are handed in, and whoever listens is told by `Listener.hear`.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from engine.choices import Option, Ref, Seat
from engine.dice import Dice
from engine.errors import BadAnswer, Problem, RuleError
from engine.hosting.bots import AT_ONCE, Bots, Pace
from engine.hosting.claims import Claims
from engine.hosting.clock import QuestionClock, answer_for_the_late
from engine.hosting.habits import Asks, Habits
from engine.hosting.listeners import Listener
from engine.hosting.moment import SAME_MOMENT, Moment, Spoken
from engine.hosting.saving import Saving
from engine.hosting.telling import Telling
from engine.hosting.thinking import Think, at_once
from engine.hosting.timing import GameTime, Time
from engine.hosting.told import Begun, BotFailed, Ended, NotSaved, Refused, RuleFailed, Told, Update, Verdict
from engine.hosting.undoing import Undoing
from engine.hosting.words import PriceOfWords
from engine.saves import Journal, save_text
from engine.table import Table
from engine.timing import answer_together

log = logging.getLogger("longtable.host")


class Host:
    """One table with its people, bots, clock and journal."""

    def __init__(
        self,
        table: Table[Any],
        listeners: Callable[[], Iterable[Listener]],
        time: Time,
        think: Think = at_once,
        *,
        journal: Journal | None = None,
        folders: Sequence[Path] = (),
        settle: Think = at_once,
        count: int = 1,
        seconds: int = 0,
        pace: Pace = AT_ONCE,
        stand_ins: Iterable[Seat] = (),
        chance: Dice | None = None,
        asks: Callable[[Seat], Asks] = lambda seat: "always",
        on_end: Callable[[], None] = lambda: None,
        beside: Callable[[Path], None] = lambda path: None,
    ) -> None:
        """Without a journal the game is written to the first of the folders where that can be done; what belongs
        `beside` a new file is written before it. Everybody else goes on while `settle` waits for the disk."""
        self.table, self.listeners = table, listeners
        self.count = count  # of the games that were played at this table
        self._on_end = on_end
        self._as_before: int | None = None  # while it is told that something was taken back
        self.time = GameTime(time)
        self.words = PriceOfWords(table)
        self.saving = Saving(table, time, journal, folders, settle=settle, on_change=self._tell_saving, beside=beside)
        chance = chance or Dice(secrets.randbelow(1 << 30))
        self.habits = Habits(table, listeners, self.time, chance, asks=asks, window=lambda: self.bots.pace.window)
        self.telling = Telling(table, listeners, self._update, lambda seat: self.bots.plays(seat), self.habits)
        self.clock = QuestionClock(
            table,
            listeners,
            self.time,
            agreed=seconds,
            is_bot=lambda seat: self.bots.plays(seat),
            on_end=self._expire,
        )
        self.moment = Moment(table, self.time, self._hear_together)
        self.claims = Claims(table, time, self.time, self._answer_for)
        self.bots = Bots(
            table,
            self.time,
            think,
            chance,
            pace=pace,
            stand_ins=stand_ins,
            habits=self.habits,
            answer=self._answer_unasked,
            on_failure=lambda seat, failure: self.say(BotFailed(seat, failure)),
        )
        self.undoing = Undoing(
            table,
            listeners,
            self.telling,
            self.words,
            time,
            self.time,
            think,
            go_back=self._go_back,
            go_on=self._resume,
            on_prospect=lambda prospect: None if prospect == "free" else self.bots.end_grace(),
        )

    @property
    def journal(self) -> Journal | None:
        """Where the game is written."""
        return self.saving.journal

    def begin(self) -> None:
        """Tell everybody, and let it run."""
        self.saving.begin()
        self.habits.take_up()
        self.clock.start()
        for listener in self.listeners():
            self.welcome(listener)
        self.bots.go_on()

    def close(self) -> None:
        """Stop everything that would still happen by itself, and let go of the file."""
        self.undoing.close()
        self.claims.end()
        self.clock.stop()
        self.moment.close()
        self.bots.close()
        self.habits.close()
        self.saving.close()

    # Telling

    def welcome(self, listener: Listener) -> None:
        """Everything, for somebody who has just come in."""
        has_new_clock = self.clock.adjust()
        self.telling.forget(listener)
        listener.hear(Begun(self.table, listener.seats, self.count))
        self.tell(listener)
        self.telling.give_reasons([listener])
        if self.table.result is not None:
            listener.hear(self._ended())
        if self.saving.problem is not None:
            listener.hear(NotSaved(self.saving.problem))
        self.undoing.tell(listener)
        if has_new_clock:
            self.tell(*(other for other in self.listeners() if other is not listener))

    def tell(self, *listeners: Listener, only_news_for: Sequence[Listener] = ()) -> None:
        """The game as each of them may see it now."""
        self.telling.tell(listeners, only_news_for=only_news_for)

    def say(self, told: Told) -> None:
        """Say something to everybody."""
        self.telling.say(told)

    def _update(self) -> Update:
        """What is the same for everybody; the rest is filled in for each."""
        table, ask = self.table, self.table.ask
        return Update(
            table.number,
            {},
            not table.moves,
            ask.race if ask is not None else None,
            self.clock.seconds,
            round(self.clock.left, 3),
            table.result,
            self.words.is_due,
            as_before=self._as_before,
        )

    def _ended(self) -> Ended:
        return Ended(save_text(self.table, notes=False))

    def _tell_saving(self) -> None:
        self.say(NotSaved(self.saving.problem))

    # Answering

    def answer(self, listener: Listener, seat: Seat, line: str, number: int, id: int = 0) -> None:
        """Take an answer. One that cannot be taken is refused, and whoever gave it sees the game as it is.

        Answers with an id are heard once: ids grow, and what comes again was heard already.
        """
        if id and id <= self.telling.heard[listener.id]:
            self.tell(listener)
            return
        try:
            if seat not in listener.seats:
                raise BadAnswer("lan-not-your-seat", seat=seat + 1)
            if self.bots.plays(seat):
                raise BadAnswer("lan-bot-plays", seat=seat + 1)
            if self.undoing.is_asked:
                raise BadAnswer("lan-undo-first")
            spoken = Spoken(seat, line, number, listener, id)
            if not self.habits.holds_back(spoken, partial(self.answer, listener, seat, line, number, id)):
                self._take(spoken)
        except Problem as problem:
            listener.hear(Refused(problem, id))
            self.tell(listener)

    def judge(self, listener: Listener, seat: Seat, line: str, number: int) -> None:
        """Say what is wrong with a set that a seat is putting together."""
        if seat not in listener.seats:
            raise BadAnswer("lan-not-your-seat", seat=seat + 1)
        menu = self.table.menu(seat)
        if menu is not None and number == self.table.number_of(seat):
            listener.hear(Verdict(seat, number, line, menu.flaw(line)))

    def _answer_for(self, seat: Seat, option: Option) -> None:
        self._step(partial(self._carry_out, Spoken(seat, option, self.table.number_of(seat))))

    def _take(self, spoken: Spoken) -> None:
        if self.claims.by not in (None, spoken.seat):
            raise BadAnswer("lan-too-late")
        if self.claims.by is None and self.moment.takes(spoken):
            return
        if not self._step(partial(self._carry_out, spoken), spoken.by, spoken.id):
            raise BadAnswer("lan-rule-failed")

    def _answer_unasked(self, seat: Seat, option: Option, number: int) -> None:
        """By a bot or by habit; whoever's habit cannot be answered is asked after all."""
        try:
            self._take(Spoken(seat, option, number))
        except BadAnswer:
            if not self.bots.plays(seat):
                self.habits.ask_again(seat)
                self.tell(*self.listeners())
            raise

    def _carry_out(self, spoken: Spoken) -> None:
        self.table.answer(spoken.seat, spoken.line, spoken.number)
        self.claims.end()

    def _hear_together(self, answers: dict[Seat, Spoken]) -> None:
        before = len(self.table.moves)
        lines = {seat: spoken.line for seat, spoken in answers.items() if spoken.number == self.table.number_of(seat)}

        def step() -> None:
            answer_together(self.table, lines, self.table.number)
            for move in self.table.moves[before:]:
                spoken = answers.pop(move.seat)
                self._count_as_heard(spoken.by, spoken.id)

        self._step(step)
        for spoken in answers.values():
            if spoken.by is not None:
                spoken.by.hear(Refused(BadAnswer("lan-too-late"), spoken.id))

    def _count_as_heard(self, by: Listener | None, id: int) -> None:
        if by is not None:
            self.telling.heard[by.id] = max(self.telling.heard[by.id], id)

    def _step(self, step: Callable[[], object], by: Listener | None = None, id: int = 0) -> bool:
        """Let the game take a step, and everybody see it. A failing rule leaves it as it was, and that is said."""
        try:
            step()
        except RuleError as failure:
            log.exception("a rule failed")
            self.say(RuleFailed(failure))
            return False
        self._count_as_heard(by, id)
        self._go_on(by)
        return True

    def _go_on(self, answerer: Listener | None = None) -> None:
        """Something has changed: tell everybody, and let time and bots take their course."""
        self.habits.take_up()
        self.clock.ask()
        listeners = sorted(self.listeners(), key=lambda one: one is not answerer)  # who acts waits for it most
        is_private = self.table.ask is not None and self.table.ask.until == "each"
        others = [listener for listener in listeners if listener is not answerer]
        self.tell(*listeners, only_news_for=others if is_private else ())  # how busy others are is a secret
        self.telling.give_reasons(listeners)
        self.saving.settle()
        if self.table.result is not None:
            self.say(self._ended())
            self._on_end()
            return
        self._charge_for_words()
        self._give_grace(answerer)
        self.bots.go_on()

    def _give_grace(self, answerer: Listener | None) -> None:
        """A person has answered: bots wait, as long as that can be taken back."""
        if answerer is not None and self.bots.begin_grace():
            own = (move.seat for move in reversed(self.table.moves) if move.seat in answerer.seats)
            self.undoing.prospect(answerer, next(own))

    def claim(self, listener: Listener, seat: Seat) -> None:
        """Of several who share a screen this seat was quickest in a race: time stands still until it has chosen."""
        if seat not in listener.seats:
            raise BadAnswer("lan-not-your-seat", seat=seat + 1)
        if self.undoing.is_asked or self.moment.is_open:
            raise BadAnswer("lan-too-late")
        self.claims.claim(seat)

    # Notes, and words that cost something

    def note(self, listener: Listener, seat: Seat, about: Ref, mark: str) -> None:
        """Keep what a seat thinks of another."""
        if seat not in listener.seats:
            raise BadAnswer("lan-not-your-seat", seat=seat + 1)
        self.table.note(seat, about, mark)
        self.tell(listener)
        self.saving.settle()

    def may_talk(self, seats: list[Seat]) -> bool:
        """Whether the people at a computer may talk: onlookers only where it costs nothing."""
        return not self.words.is_due or bool(self.words.speakers(seats))

    def charge(self, seats: list[Seat]) -> None:
        """The people of these seats have talked, and pay for it as soon as the rules take it."""
        self.words.owe(seats)
        self._charge_for_words()

    def _charge_for_words(self) -> None:
        due = self.words.collect() if not self.time.is_still else None
        if due is not None:
            self._step(partial(self.table.answer, *due))

    # Time

    def screen_changed(self) -> None:
        """Another of the people who share a screen has it now."""
        self.clock.ask()
        self.undoing.look()

    def _expire(self) -> None:
        """Time is up: what the menu says is answered then; where it says nothing, anything that is possible."""
        if self.moment.is_open:
            self.clock.start(SAME_MOMENT)
            return
        before = self.clock.question
        self._step(partial(answer_for_the_late, self.table, self.clock.seats, self.bots.anything))
        if self.clock.question == before:  # it goes on, or could not be answered
            self.clock.start(self.clock.seconds)
            self.tell(*self.listeners())

    # Habits

    def let_pass(self, listener: Listener, seat: Seat, on: bool) -> None:
        """A seat lets everything pass until its next turn, or no longer."""
        if seat not in listener.seats:
            raise BadAnswer("lan-not-your-seat", seat=seat + 1)
        if on and not self.habits.can_pass(seat):
            raise BadAnswer("answer-first")
        self.habits.let_pass(seat, on)
        self.change_habits(listener)

    def change_habits(self, listener: Listener) -> None:
        """The people at a computer want to be asked more, or less."""
        self.habits.take_up()
        self.tell(listener)
        self.telling.give_reasons([listener])
        self.bots.go_on()

    # Bots in the seats of people

    @property
    def stand_ins(self) -> set[Seat]:
        """The seats that bots play for people."""
        return self.bots.stand_ins

    def stand_in(self, seat: Seat, on: bool) -> None:
        """A bot plays for a person, or no longer."""
        if self.bots.stand_in(seat, on):
            self.clock.adjust()
            self._go_on()

    def miss(self, person: int) -> None:
        """Somebody is away: time does not run for them, and they have no vote."""
        if self.clock.adjust():
            self.tell(*self.listeners())
        self.undoing.miss(person)

    # Going back

    def ask_undo(self, listener: Listener, seat: Seat) -> None:
        """Take the last answer of a seat back: at once if nobody has learnt anything, else if all others agree."""
        if self.moment.is_open:
            raise BadAnswer("lan-no-undo")
        self.undoing.ask(listener, seat)

    def _go_back(self, moves: int) -> None:
        seat = self.table.moves[moves].seat
        self._as_before = self.table.undo(moves)
        self.habits.ask_again(seat)
        self.telling.cut(self._as_before)
        self.saving.rewrite()
        self.claims.end()
        self._go_on()
        self._as_before = None

    def _resume(self) -> None:
        """Nothing was taken back."""
        if self.clock.is_running:
            self.tell(*self.listeners())  # how much time is left
        self._charge_for_words()
        self.bots.go_on()
