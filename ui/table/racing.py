"""Time at a table, and races: people who share a screen press a key of their own, and whoever was quickest chooses
while the others look away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from engine.choices import Option, Seat
from engine.errors import Problem
from engine.views import seat_ref
from ui.table.answering import Answering
from ui.table.clock import Clock
from ui.table.sheets.lookaway import LookAway

HOLD: Final = 1.0  # seconds: a key that is held so long passes
GET_READY: Final = 1.2  # seconds after somebody's own cards were on the screen: the others have looked away
PASS: Final = Option("pass")
MOUSE: Final = -1  # stands for a key while a panel is pressed


class Racing:
    """The time of a table, and who is heard in a race."""

    def __init__(self, table: Answering) -> None:
        self.table, self.session, self.app = table, table.session, table.app
        self._open_at = 0.0  # when the keys of a race begin to count
        self._pressed: list[Seat] = []  # in this frame
        self._held: dict[int, tuple[Seat, float]] = {}  # by key: whose it is, and since when it is down
        self._was_open = False
        self._announced = 0  # the number of the race that was announced last
        self._choosing: Seat | None = None  # whoever was quickest and has their cards on the screen

    # What is shown

    @property
    def clock(self) -> Clock | None:
        """The time that is left to those at the screen, if a clock runs."""
        is_asked = self.session.race is not None or self.table.asking is not None
        return self.session.clock if is_asked and self.session.result is None else None

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
        """So much time has passed with the table on the screen: for the game, too, while it can be looked at."""
        session, course = self.session, self.table.course
        if session.result is not None or course.is_still or course.has_failed:
            return
        self._decide_presses()
        was_open, self._was_open = self._was_open, self.is_open
        if was_open != self._was_open and self.app.scene is self.table:
            self.table.rebuild()  # the prompt says so
        if self._is_looked_at:
            self._pass_by_holding()
            session.pass_time(seconds)
        if self._choosing is not None and session.claimant != self._choosing:
            self.end_claim()
        self.table.listen()

    @property
    def _is_looked_at(self) -> bool:
        """Whether nothing moves, and whoever is asked is at the screen."""
        session = self.session
        if self.table.is_busy or session.speaking is not None:
            return False
        if session.claimant is not None:
            return session.eyes == session.claimant
        if session.race is not None:
            return not session.is_shared_race or self.is_open
        return not self.table.course.is_holding and session.next_person in (None, session.eyes)

    def go_on(self) -> None:
        """Everybody looks at the screen."""
        session = self.session
        if session.claimant is not None:
            if session.eyes is None:
                self.table.take_step(session.drop_claim)  # what was chosen could not be done
            return
        if session.is_shared_race and session.eyes is not None:
            session.sit_down(None)
            self.get_ready()
            self.table.rebuild()
        if session.number != self._announced:
            self._announced = session.number
            self.table.announce()

    def get_ready(self) -> None:
        """Those who looked away have a moment before the keys count."""
        self._open_at = self.app.now + GET_READY

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
        """Who has answered already passes by holding the key, without looking at the cards."""
        for seat, menu in self.session.racers.items() if self.is_open else ():
            if self.held_share(seat) >= 1 and not self.can_claim(seat) and PASS in menu.options:
                self._let_go_of_keys()
                self._answer(seat, PASS)
                return

    def _let_go_of_keys(self) -> None:
        self._held.clear()

    # Claims

    def _claim(self, seat: Seat) -> None:
        """A seat was quickest: everything stands still, and the others look away."""
        try:
            self.session.claim(seat)
        except Problem as problem:  # a bot was as quick
            self.app.toast(self.table.say.error(problem))
            return
        self.table.finish_motion()
        self.app.sounds.play("turn")
        self.app.push(LookAway(self, self.table, seat))

    def offers_pass(self, seat: Seat) -> bool:
        """Whether holding the key passes."""
        menu = self.session.racers.get(seat)
        return menu is not None and PASS in menu.options

    def pass_claim(self, seat: Seat) -> None:
        """The key was held: no look at the cards, the seat passes."""
        self._let_go_of_keys()
        self.app.pop()
        self._answer(seat, PASS)

    def show_cards(self, seat: Seat) -> None:
        """The others have looked away: the seat sees its cards, and chooses."""
        self._let_go_of_keys()
        self._choosing = seat
        self.session.sit_down(seat)
        self.app.pop()
        self.table.rebuild()

    def end_claim(self) -> None:
        """The cards of the seat are covered, and everybody may look again."""
        self._choosing = None
        self.session.sit_down(None)
        self.get_ready()
        if self.app.scene is not self.table:
            self.app.pop_to(self.table)
        self.table.rebuild()

    def cancel(self) -> None:
        """Nothing after all: the seat has answered what the menu says then."""
        self.end_claim()
        self.table.take_step(self.session.drop_claim)

    def _answer(self, seat: Seat, option: Option) -> None:
        self.table.take_step(lambda: self.session.answer(seat, option))
