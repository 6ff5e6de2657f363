"""A running game at a table for guests: who is told what, whose answers count, and what time brings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.choices import Ask, Option, Seat
from engine.errors import BadAnswer, BadFile, Problem, RuleError
from engine.lan.hostbots import HostBots
from engine.lan.listeners import Listener
from engine.lan.messages import Answer, Begun, Message, Notice, Reasons, Record, Sight, UndoAsked, UndoOver, Update
from engine.lan.questionclock import QuestionClock
from engine.lan.silence import PriceOfWords
from engine.lan.stories import Stories
from engine.lan.wire import encode, refusal, wire_menu, wire_view
from engine.saves import Journal, save_text
from engine.table import Table
from engine.views import EVERYTHING, View, Viewer

SAME_MOMENT = 0.05  # seconds: answers to a race that come in within this time of the first one came together
UNDO_TIME = 30.0  # seconds for everybody to agree
UNDO_REACH = 60  # so many answers back somebody may want to go

log = logging.getLogger("longtable.host")


def not_saved(problem: BadFile) -> Notice:
    """The game goes on, but not on the disk; where the host keeps its files is nobody's business."""
    return Notice("lan-not-saved", {"why": str(problem.facts.get("why", ""))})


class _Undo:
    """Somebody wants to go back, and others are asked; the clock stands still meanwhile."""

    def __init__(
        self, id: int, asker: int, by: Seat, moves: int, asked: set[int], timer: asyncio.TimerHandle, left: float
    ) -> None:
        self.id, self.asker, self.by, self.moves, self.waits_for, self.timer = id, asker, by, moves, asked, timer
        self.left = left  # seconds for the question that was asked


class Play:
    """One game, its journal, its bots and its clock."""

    def __init__(
        self,
        table: Table[Any],
        journal: Journal | None,
        listeners: Callable[[], Iterable[Listener]],
        *,
        count: int = 1,
        clock: int = 0,
        pace: float = 0.0,
        on_end: Callable[[], None] = lambda: None,
        on_notice: Callable[[Notice], None] = lambda notice: None,
    ) -> None:
        self.table, self.journal = table, journal
        if journal is not None:
            journal.is_patient = True
        self.listeners = listeners
        self.count = count
        self.seconds = clock  # for every question to people; 0: as many as they like
        self.on_end, self.on_notice = on_end, on_notice
        self._loop = asyncio.get_running_loop()
        self._bots = HostBots(
            table,
            pace,
            is_held=lambda: self._undo is not None,
            answer=lambda seat, option, number: self._take(seat, option, number, None, 0),
            on_failure=lambda seat: self.tell_all(Notice("lan-bot-failed", {"seat": seat + 1})),
        )
        self._stories = Stories(table)
        self._views: dict[Viewer, View] = {}  # what those who are being told see now
        self._clock = QuestionClock(self._expire)
        self._words = PriceOfWords(table)
        self._together: dict[Seat, tuple[str, Listener | None, int]] = {}  # answers of one moment
        self._together_timer: asyncio.TimerHandle | None = None
        self._undo: _Undo | None = None
        self._undo_count = 0
        self._is_closed = False

    @property
    def stand_ins(self) -> set[Seat]:
        """The seats that bots play for people."""
        return self._bots.stand_ins

    def begin(self) -> None:
        """Tell everybody, and let it run."""
        self._set_clock()
        for listener in self.listeners():
            self.welcome(listener)
        self._bots.think()

    def close(self) -> None:
        """Stop everything that would still happen by itself, and let go of the file."""
        self._is_closed = True
        self._clock.stop()
        for timer in (self._together_timer, self._undo.timer if self._undo else None):
            if timer is not None:
                timer.cancel()
        self._bots.close()
        if self.journal is not None:
            self.journal.close()

    # Telling

    def welcome(self, listener: Listener) -> None:
        """Everything, for somebody who has just come in."""
        table, has_new_clock = self.table, self._adjust_clock()
        listener.told.clear()
        listener.reasoned.clear()
        options = msgspec.to_builtins(table.options)
        listener.send(encode(Begun(table.game.name, list(table.seats), options, listener.seats, self.count)))
        self.tell(listener)
        self._give_reasons([listener])
        if table.result is not None:
            listener.send(encode(self._record()))
        if self._undo is not None:
            self._tell_undo(listener, self._undo)
        if has_new_clock:
            self.tell(*(other for other in self.listeners() if other is not listener))

    def tell(self, *listeners: Listener) -> None:
        """The game as each of them may see it now. What several see alike is worked out once."""
        eyes = [self._viewers(listener) for listener in listeners]
        looking = list(dict.fromkeys(viewer for viewers in eyes for viewer in viewers))
        self._views = dict(zip(looking, self.table.views(looking), strict=True))
        sights: dict[tuple[Viewer, int], msgspec.Raw] = {}
        for_all = self._update()
        recent = {move.seat for move in self.table.moves[-UNDO_REACH:]}
        for listener, viewers in zip(listeners, eyes, strict=True):
            seen: dict[str, msgspec.Raw] = {}
            for viewer in viewers:
                story = self._stories.of(viewer)
                first = min(listener.told.get(viewer, 0), len(story))
                listener.told[viewer] = len(story)
                key = (viewer, first)
                if key not in sights:
                    sights[key] = self._sight(viewer, first)
                seen["" if viewer is None else str(viewer)] = sights[key]
            can_undo = not recent.isdisjoint(listener.seats)
            update = replace(for_all, sights=seen, heard=listener.heard, can_undo=can_undo)
            listener.send(encode(update))

    def _viewers(self, listener: Listener) -> list[Viewer]:
        viewers: list[Viewer] = [*listener.seats]
        if len(viewers) != 1:  # who share a computer also look at it together
            viewers.append(None)
        return viewers if self.table.result is None else [*viewers, EVERYTHING]

    def _update(self) -> Update:
        """What is the same for everybody; the rest is filled in for each."""
        table, ask = self.table, self.table.ask
        seconds = self._seconds(ask)
        return Update(
            table.number,
            {},
            is_new=not table.moves,
            race=ask.race if ask is not None else None,
            seconds=seconds,
            left=round(self._clock.left, 3),
            result=table.result,
            is_silent=self._words.is_due,
        )

    def _sight(self, viewer: Viewer, first: int) -> msgspec.Raw:
        table = self.table
        menu = table.menu(viewer) if isinstance(viewer, int) and viewer not in self.stand_ins else None
        sight = Sight(
            wire_view(self._views[viewer] if viewer in self._views else table.view(viewer)),
            first,
            self._stories.of(viewer)[first:],
            table.awaited(viewer),
            None if menu is None else wire_menu(menu),
        )
        return msgspec.Raw(encode(sight))

    def _give_reasons(self, listeners: Iterable[Listener]) -> None:
        """Why not, for the people who are asked: after everybody has seen the game."""
        for listener in listeners:
            for seat in listener.seats if listener.wants_reasons else ():
                menu = self.table.menu(seat)
                if menu is not None and listener.reasoned.get(seat) is not menu and seat not in self.stand_ins:
                    listener.reasoned[seat] = menu
                    doubts = {str(option): why for option, why in menu.warnings.items()}
                    listener.send(encode(Reasons(seat, self.table.number, menu.refused, doubts)))

    def tell_all(self, message: Message) -> None:
        """Say something to everybody."""
        if isinstance(message, Notice):
            self.on_notice(message)
        data = encode(message)
        for listener in self.listeners():
            listener.send(data)

    # Answering

    def answer(self, listener: Listener, answer: Answer) -> None:
        """Take the answer of a guest. One that cannot be taken is refused, and the guest sees the game as it is."""
        if answer.id <= listener.heard:
            self.tell(listener)  # it was heard already, and the guest does not know
            return
        try:
            if answer.seat not in listener.seats:
                raise BadAnswer("lan-not-your-seat", seat=answer.seat + 1)
            if answer.seat in self.stand_ins:
                raise BadAnswer("lan-bot-plays", seat=answer.seat + 1)
            if self._undo is not None:
                raise BadAnswer("lan-undo-first")
            self._take(answer.seat, answer.line, answer.number, listener, answer.id)
        except Problem as problem:
            self._refuse(listener, problem, answer.id)

    def _refuse(self, listener: Listener, problem: Problem, id: int) -> None:
        listener.send(encode(refusal(problem, id)))
        self.tell(listener)

    def _take(self, seat: Seat, line: str, number: int, listener: Listener | None, id: int) -> None:
        ask = self.table.ask
        is_race = ask is not None and ask.race is not None
        if seat in self._together and number == self.table.number:
            _, heard_from, heard = self._together[seat]
            if (heard_from, heard) != (listener, id):
                raise BadAnswer("lan-too-late")  # he has spoken already
            return
        if is_race and number == self.table.number and self._is_heard_together(seat, line):
            self._together[seat] = (line, listener, id)
            return
        if not self._step(lambda: self.table.answer(seat, line, number), listener, id):
            raise BadAnswer("lan-rule-failed")

    def _is_heard_together(self, seat: Seat, line: str) -> bool:
        """Whether an answer to a race waits for others of the same moment; the first that decides it opens a moment."""
        ask, menu = self.table.ask, self.table.menu(seat)
        assert ask is not None
        assert ask.race is not None
        if menu is None or menu.accept(line) is None:
            return False
        if self._together_timer is None and Option(line).verb in ask.race.decides:
            self._together_timer = self._loop.call_later(SAME_MOMENT, self._hear_together, self.table.number)
        return self._together_timer is not None

    def _hear_together(self, number: int) -> None:
        answers, self._together, self._together_timer = self._together, {}, None
        before = len(self.table.moves)
        lines = {seat: line for seat, (line, _, _) in answers.items()}

        def step() -> None:
            try:
                self.table.answer_together(lines, number)
            finally:  # also where it could not be written down
                for move in self.table.moves[before:]:
                    _, listener, id = answers.pop(move.seat)
                    if listener is not None:
                        listener.heard = max(listener.heard, id)

        self._step(step)
        late = BadAnswer("lan-too-late")
        for _, listener, id in answers.values():
            if listener is not None:
                listener.send(encode(refusal(late, id)))

    def _step(self, step: Callable[[], object], listener: Listener | None = None, id: int = 0) -> bool:
        """Let the game take a step, and everybody see it. A failing rule leaves it as it was, and that is said."""
        try:
            step()
        except BadFile as problem:  # answered, but not on the disk: the next answer is written together with it
            self.tell_all(not_saved(problem))
        except RuleError:
            log.exception("a rule failed")  # what it says may be hidden from whoever would be told
            self.tell_all(Notice("lan-rule-failed"))
            return False
        if listener is not None:
            listener.heard = max(listener.heard, id)
        self._go_on(listener)
        return True

    def _go_on(self, answerer: Listener | None = None) -> None:
        """Something has changed: tell everybody, and let time and bots take their course."""
        if self.table.number != self._clock.number:
            self._set_clock()
        listeners = sorted(self.listeners(), key=lambda one: one is not answerer)  # who acts waits for it most
        self.tell(*listeners)
        self._give_reasons(listeners)
        self._settle()
        if self.table.result is not None:
            self.tell_all(self._record())
            self.on_end()
            return
        self._charge_for_words()
        self._bots.think()

    def _settle(self) -> None:
        """Nobody has to wait for the disk to see what happened: it is written down already."""
        try:
            if self.journal is not None:
                self.journal.settle()
        except BadFile as problem:
            self.tell_all(not_saved(problem))

    def _record(self) -> Record:
        """An ended game, without what people noted for themselves."""
        return Record(save_text(self.table, notes=False))

    # Notes, and words that cost something

    def note(self, listener: Listener, seat: Seat, about: str, mark: str) -> None:
        """Keep what a seat thinks of another."""
        if seat not in listener.seats:
            raise BadAnswer("lan-not-your-seat", seat=seat + 1)
        try:
            self.table.note(seat, about, mark)
        except BadFile as problem:
            self.tell_all(not_saved(problem))
        self.tell(listener)
        self._settle()

    def may_talk(self, seats: list[Seat]) -> bool:
        """Whether the people at a computer may talk: onlookers only where it costs nothing."""
        return not self._words.is_due or bool(self._words.speakers(seats))

    def charge(self, seats: list[Seat]) -> None:
        """The people of these seats have talked: the first who may pays for it, as soon as the rules take it."""
        for payer in self._words.speakers(seats)[:1]:
            self._words.owe(payer)
            self._charge_for_words()

    def _charge_for_words(self) -> None:
        due = self._words.collect() if self._undo is None else None
        if due is not None:
            self._step(partial(self.table.answer, *due))

    # Time

    def _seconds(self, ask: Ask | None) -> int:
        if ask is None:
            return 0
        return ask.seconds or (self.seconds if self._on_the_clock(ask) else 0)

    def _on_the_clock(self, ask: Ask) -> list[Seat]:
        """Whose time runs: that of people who are there and have not answered; the table waits for whoever is away.
        In a secret question it runs for everybody, since nobody may learn by the clock who is asked."""
        there = {seat for listener in self.listeners() for seat in listener.seats}
        seats = range(len(self.table.seats)) if ask.secret else self.table.awaited()
        return [seat for seat in seats if not self._bots.plays(seat) and (ask.secret or seat in there)]

    def _adjust_clock(self) -> bool:
        """Somebody came or went, or a bot plays for him: let the clock begin or stop; whether it had to."""
        is_due = bool(self._seconds(self.table.ask))
        if self._undo is not None or is_due == self._clock.is_running:
            return False
        self._set_clock()
        return True

    def _set_clock(self) -> None:
        self._clock.ask(self.table.number, self._seconds(self.table.ask))

    def _restart_clock(self, left: float) -> None:
        """Go on with what was left, and let everybody know."""
        if left and self._seconds(self.table.ask):
            self._clock.ask(self.table.number, left)
            self.tell(*self.listeners())
        elif self._adjust_clock():
            self.tell(*self.listeners())

    def _expire(self, number: int) -> None:
        """Time is up: what the menu says is answered then; where it says nothing, anything that is possible."""
        if self._is_closed or number != self.table.number or self.table.ask is None:
            return
        if self._together_timer is not None:
            self._clock.ask(number, SAME_MOMENT)
            return
        self._step(lambda: self._expire_all(number))
        if number == self.table.number:
            self._set_clock()  # the same question goes on, or could not be answered
            self.tell(*self.listeners())

    def _expire_all(self, number: int) -> None:
        ask = self.table.ask
        assert ask is not None
        if ask.seconds:
            self.table.expire(number)
            return
        for seat in self._on_the_clock(ask):
            menu = self.table.menu(seat)
            if number == self.table.number and menu is not None and not menu.optional:
                self.table.answer(seat, menu.default or self._bots.anything(menu), number)

    # Bots in the seats of people

    def stand_in(self, seat: Seat, on: bool) -> None:
        """A bot plays for a person, or no longer."""
        if self.table.seats[seat].kind == "bot" or (seat in self.stand_ins) == on:
            return
        if on:
            self.stand_ins.add(seat)
        else:
            self.stand_ins.discard(seat)
        self._adjust_clock()
        self._go_on()

    # Going back

    def _last_of(self, seats: list[Seat]) -> int | None:
        """Before which answer one of these seats could go back: the last one of its own."""
        moves = self.table.moves
        reach = range(len(moves) - 1, max(-1, len(moves) - 1 - UNDO_REACH), -1)
        return next((index for index in reach if moves[index].seat in seats), None)

    def ask_undo(self, listener: Listener, seat: Seat) -> None:
        """Take the last answer of a seat back: at once if nobody has learnt anything, else if all others agree."""
        if seat not in listener.seats:
            raise BadAnswer("lan-not-your-seat", seat=seat + 1)
        back_to = self._last_of([seat])
        if back_to is None or self.table.result is not None or self._together_timer is not None:
            raise BadAnswer("lan-no-undo")
        if self._undo is not None:
            raise BadAnswer("lan-undo-first")
        asked = {other.id for other in self.listeners() if other is not listener and other.seats}
        if not asked or self._is_free_undo(back_to):
            self._go_back(back_to)
            return
        self._undo_count += 1
        id = self._undo_count
        timer = self._loop.call_later(UNDO_TIME, self._end_undo, id, False)
        self._undo = _Undo(id, listener.id, seat, back_to, asked, timer, self._clock.stop())
        for other in self.listeners():
            self._tell_undo(other, self._undo)

    def _is_free_undo(self, moves: int) -> bool:
        """What was paid for words is not had back for nothing."""
        silence = self.table.game.silence
        has_paid = silence is not None and any(move.option == silence.option for move in self.table.moves[moves:])
        return not has_paid and self.table.is_free_undo(moves)

    def _tell_undo(self, listener: Listener, undo: _Undo) -> None:
        place = self.table.fork(undo.moves).event_count
        viewer: Viewer = listener.seats[0] if len(listener.seats) == 1 else None
        since = self._stories.count(viewer, place)
        listener.send(encode(UndoAsked(undo.id, undo.by, since, listener.id in undo.waits_for)))

    def consent(self, person: int, undo: int, agrees: bool) -> None:
        """Somebody agrees to go back, or does not."""
        asked = self._undo
        if asked is None or asked.id != undo or person not in asked.waits_for:
            return
        asked.waits_for.discard(person)
        if not agrees or not asked.waits_for:
            self._end_undo(undo, agrees)

    def miss(self, person: int) -> None:
        """Somebody is away: time does not run for him, he has no vote, and what he wanted to take back stands."""
        if self._adjust_clock():
            self.tell(*self.listeners())
        if self._undo is not None and person == self._undo.asker:
            self._end_undo(self._undo.id, False)
        elif self._undo is not None and person in self._undo.waits_for:
            self.consent(person, self._undo.id, True)

    def _end_undo(self, id: int, done: bool) -> None:
        asked = self._undo
        if asked is None or asked.id != id:
            return
        asked.timer.cancel()
        self._undo = None
        self.tell_all(UndoOver(id, done))
        if done:
            self._go_back(asked.moves)
        else:
            self._restart_clock(asked.left)
            self._charge_for_words()
            self._bots.think()

    def _go_back(self, moves: int) -> None:
        self.table.undo(moves)
        self._stories.cut()
        try:
            if self.journal is not None:
                self.journal.rewrite()
        except BadFile as problem:
            self.tell_all(not_saved(problem))
        self._go_on()
