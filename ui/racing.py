"""Questions with a clock, and races: whoever is quickest is heard. People who share a screen press a key of their own,
and choose while the others look away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from engine.choices import Menu, Option, Race, Seat
from engine.views import seat_ref
from ui.clock import Clock
from ui.rivals import Rivals
from ui.scenes.lookaway import LookAway
from ui.scenes.report import report_failure

if TYPE_CHECKING:
    from ui.scenes.table import TableScene

HOLD: Final = 1.0  # seconds: a key that is held so long passes
GET_READY: Final = 1.2  # seconds after somebody's own cards were on the screen: the others have looked away
PASS: Final = Option("pass")
MOUSE: Final = -1  # stands for a key while a panel is pressed


class Racing:
    """The clock of a table, and who is heard in a race."""

    def __init__(self, table: TableScene) -> None:
        self.table, self.session, self.app = table, table.session, table.app
        self.rivals = Rivals(table.session)
        self._clock = Clock()
        self._claim_clock = Clock()
        self._open_at = 0.0  # when the keys of a race begin to count
        self._pressed: list[Seat] = []  # in this frame
        self._held: dict[int, tuple[Seat, float]] = {}  # by key: whose it is, and since when it is down
        self._was_open = False
        self._announced = 0  # the number of the race that was announced last

    # What is shown

    @property
    def clock(self) -> Clock | None:
        """The time that is left to those at the screen, if a clock runs."""
        clock = self._claim_clock if self.session.claimant is not None else self._clock
        is_asked = self.session.race is not None or self.table.asking is not None
        return clock if clock.seconds and is_asked and self.session.result is None else None

    @property
    def is_on(self) -> bool:
        """Whether time changes what is seen."""
        return self.session.result is None and (self.session.race is not None or self.clock is not None)

    @property
    def is_open(self) -> bool:
        """Whether the keys of a race count."""
        session = self.session
        is_free = session.is_shared_race and session.claimant is None and session.eyes is None
        return is_free and not self.table.course.is_still and self.app.now >= self._open_at

    @property
    def keys(self) -> Mapping[Seat, str]:
        """The keys of those who may press one in this race."""
        letters = self.app.settings.race_keys
        racers = self.session.racers if self.session.is_shared_race and self.session.claimant is None else {}
        return {seat: letters[seat].upper() for seat in racers if seat < len(letters)}

    def can_claim(self, seat: Seat) -> bool:
        """Whether a seat may still play: who has answered already may at most pass, by holding the key."""
        menu = self.session.racers.get(seat)
        return menu is not None and menu.default is not None

    # Time

    def pass_time(self, seconds: float) -> None:
        """So much time has passed with the table on the screen."""
        session = self.session
        if session.result is not None or self.table.course.is_still or self.table.course.has_failed:
            return
        self.take_question()
        if not session.keeps_time:
            self._clock.passed = session.passed
        self._decide_presses()
        was_open, self._was_open = self._was_open, self.is_open
        if was_open != self._was_open and self.app.scene is self.table:
            self.table.rebuild()  # the prompt says so
        if self.table.stage.is_moving(self.app.now) or self.table.staging.is_on:
            return
        if session.claimant is not None:
            if session.eyes == session.claimant:
                self._claim_clock.run(seconds)
            if self._claim_clock.is_up:
                self.cancel()
        elif session.race is not None:
            if not session.is_shared_race or self.is_open:
                self._clock.run(seconds)
                self._pass_by_holding()
                self._expire()
        elif self.table.asking is not None:
            self._clock.run(seconds)
            self._expire()

    def take_question(self) -> None:
        """Every race has a full clock; in other questions, everybody who is asked has one of his own."""
        session = self.session
        if session.race is not None:
            self._clock.ask((session.number, None), session.seconds, session.passed)
        elif self.table.asking is not None:
            self._clock.ask((session.number, session.eyes), session.seconds, session.passed)

    def _expire(self) -> None:
        if not self._clock.is_up or not self.session.keeps_time:
            return
        session, number = self.session, self.session.number
        if self.app.scene is not self.table:
            self.app.pop_to(type(self.table))
        if session.race is not None or len(session.awaited) == 1:
            self.table.take_step(lambda: session.expire(number))
        elif self.table.asking is not None and self.table.asking.menu.default is not None:
            seat, default = session.eyes, self.table.asking.menu.default
            assert isinstance(seat, int)
            self.table.take_step(lambda: session.answer(seat, default, number))

    # The course of a race

    def think(self, race: Race) -> None:
        """The bots think at once, all of them."""
        self.take_question()
        self.rivals.think(race, self._clock.passed, self.app.settings.speed)

    def go_on(self) -> None:
        """Everybody looks at the screen; bots whose time has come answer."""
        session = self.session
        if session.claimant is not None:
            return
        if session.is_shared_race and session.eyes is not None:
            session.sit_down(None)
            self.get_ready()
            self.table.rebuild()
        if session.number != self._announced:
            self._announced = session.number
            self.table.announce()
        if not session.is_shared_race or self.is_open:
            self._let_bots_answer()

    def get_ready(self) -> None:
        """Those who looked away have a moment before the keys count."""
        self._open_at = self.app.now + GET_READY

    def _let_bots_answer(self) -> None:
        lines: dict[Seat, Option] = {}
        for seat in self.rivals.due(self._clock.passed):
            try:
                option = self.rivals.answer_of(seat)
            except Exception as failure:  # the bot itself failed: said with a report, and it goes on blindly
                self.session.replace_bot(seat)
                self.rivals.forget(seat)
                report_failure(self.table, failure)
                return
            if option is not None:
                lines[seat] = option
        if lines:
            number = self.session.number
            self.table.take_step(lambda: self.session.answer_together(lines, number))

    # Keys

    def seat_of_key(self, key: int) -> Seat | None:
        """Whose key it is, in this race."""
        return next((seat for seat, letter in self.keys.items() if key == ord(letter.lower())), None)

    def handle(self, event: pygame.Event) -> bool:
        """A key of a race, or a press on the panel of a racer; whether it was one."""
        if event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP):
            self._held.pop(event.key if event.type == pygame.KEYUP else MOUSE, None)
            return False
        if event.type == pygame.KEYDOWN:
            seat = self.seat_of_key(event.key)
            if seat is not None:
                self._press(seat, event.key)
            return seat is not None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.keys:
            over = self.table.at(event.pos)
            seat = next((seat for seat in self.keys if over is not None and over.name == f"at {seat_ref(seat)}"), None)
            if seat is not None:
                self._press(seat, MOUSE)
            return seat is not None
        return False

    def _press(self, seat: Seat, key: int) -> None:
        if self.is_open:
            self._held[key] = (seat, self.app.now)
            self._pressed.append(seat)

    def _decide_presses(self) -> None:
        """Of those who press in one frame, whoever stands first in the question is heard."""
        pressed, self._pressed = self._pressed, []
        if not self.is_open:
            return
        seat = next((seat for seat in self.session.racers if seat in pressed and self.can_claim(seat)), None)
        if seat is not None:
            self._claim(seat)

    def held_for(self, seat: Seat) -> float:
        """For how many seconds a seat holds its key."""
        return max((self.app.now - since for held, since in self._held.values() if held == seat), default=0.0)

    def held_share(self, seat: Seat) -> float:
        """How much of the time that passes a seat has held its key."""
        return min(1.0, self.held_for(seat) / HOLD)

    def _pass_by_holding(self) -> None:
        """Who has answered already passes by holding the key, without looking at his cards."""
        for seat, menu in self.session.racers.items():
            if self.held_share(seat) >= 1 and not self.can_claim(seat) and PASS in menu.options:
                self._let_go_of_keys()
                self._answer(seat, PASS)
                return

    def _let_go_of_keys(self) -> None:
        self._held.clear()

    # Claims

    def _claim(self, seat: Seat) -> None:
        """A seat was quickest: everything stands still, and the others look away."""
        self.session.claim(seat)
        self.table.stage.finish()
        self.table.staging.finish()
        self.app.sounds.play("turn")
        self.app.push(LookAway(self, seat))

    def offers_pass(self, seat: Seat) -> bool:
        """Whether holding the key passes."""
        menu = self.session.racers.get(seat)
        return menu is not None and PASS in menu.options

    def pass_claim(self, seat: Seat) -> None:
        """The key was held: no look at the cards, the seat passes."""
        self._let_go_of_keys()
        self.session.claim(None)
        self.app.pop()
        self._answer(seat, PASS)

    def show_cards(self, seat: Seat) -> None:
        """The others have looked away: the seat sees its cards, and chooses."""
        race = self.session.race
        assert race is not None
        self._let_go_of_keys()
        self._claim_clock.ask((self.session.number, seat), race.claim)
        self.session.sit_down(seat)
        self.app.pop()
        self.table.rebuild()

    def end_claim(self) -> None:
        """The cards of the seat are covered, and everybody may look again."""
        self._claim_clock.stop()
        self.session.claim(None)
        self.session.sit_down(None)
        self.get_ready()
        if self.app.scene is not self.table:
            self.app.pop_to(type(self.table))
        self.table.rebuild()

    def cancel(self) -> None:
        """Nothing after all, or too late: the seat has answered what the menu says then."""
        seat = self.session.claimant
        menu: Menu | None = self.session.menu_of(seat) if seat is not None else None
        self.end_claim()
        if seat is not None and menu is not None and menu.default is not None:
            self._answer(seat, menu.default)

    def _answer(self, seat: Seat, option: Option) -> None:
        number = self.session.number
        self.table.take_step(lambda: self.session.answer(seat, option, number))
