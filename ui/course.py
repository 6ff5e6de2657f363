"""What goes on at a table by itself: bots answer, the screen changes hands, the game comes to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.choices import Seat
from engine.views import EVERYTHING
from ui.motion import LASTS
from ui.scenes.curtain import Curtain, Recap
from ui.scenes.over import Over
from ui.scenes.report import report_failure

if TYPE_CHECKING:
    from ui.scenes.table import TableScene

PAUSE: Final = 1.5  # times the length of a motion, so long a change is left to be looked at


class Course:
    """Lets a game go on as far as it does without the people at the screen."""

    def __init__(self, table: TableScene) -> None:
        self.table, self.session, self.app = table, table.session, table.app
        self._hold_until = 0.0
        self._is_over = False
        self.has_failed = False  # a rule has failed: nothing goes on until that was read
        self.is_still = False  # nothing goes on at all: for pictures

    def hold(self) -> None:
        """Something has changed: leave it to be looked at."""
        self._hold_until = self.app.now + LASTS[self.app.settings.speed] * PAUSE

    @property
    def is_holding(self) -> bool:
        """Whether the last change is still being looked at."""
        return self.app.now < self._hold_until

    def hurry(self) -> None:
        """It was looked at long enough."""
        self._hold_until = 0.0

    def go_on(self) -> None:
        """Take the next step, if there is one and it is time for it."""
        if self.has_failed or self.is_still:
            return
        session, now = self.session, self.app.now
        person, race = session.next_person, session.race
        if race is not None:
            self.table.racing.think(race)
        elif session.result is None:
            session.think()
        if self.table.stage.is_moving(now) or self.table.staging.is_on:
            return
        if race is not None:
            self.table.racing.go_on()
        if race is not None or now < self._hold_until:
            return
        if session.result is not None:
            self._end()
        elif person is not None and person != session.eyes:
            self._hand_over(person)
        elif session.speaking is not None:
            return  # the bots wait until he has spoken
        elif session.has_thought:
            self._let_bot_answer()
        else:
            self._answer_single()

    def _hand_over(self, person: Seat) -> None:
        if self.session.needs_curtain(person):
            self.cover(person)
        else:
            self.session.sit_down(person)
            self.table.rebuild()
            self.table.announce()

    def _let_bot_answer(self) -> None:
        seat = self.session.thinking
        assert seat is not None
        try:
            self.table.take_step(self.session.let_bot_answer)
            if self.has_failed:
                self.session.replace_bot(seat)  # it would answer the same again
        except Exception as failure:  # the bot itself failed: said with a report, and it goes on blindly
            self.session.replace_bot(seat)
            report_failure(self.table, failure)

    def _answer_single(self) -> None:
        """A question with one possible answer, for people who want that to be taken for them."""
        asking = self.table.asking
        if asking is not None and self.app.settings.answer == "single" and not asking.menu.optional:
            only = asking.menu.only_answer()
            if only is not None:
                self.table.answer(only)

    def _end(self) -> None:
        if not self._is_over:
            self._is_over = True
            self.session.sit_down(EVERYTHING)
            self.table.rebuild()
            self.app.sounds.play("win")
            self.app.push(Over(self.table))

    # Between people

    def let_speak(self, seat: Seat) -> None:
        """A person wants to say something beside somebody else's question."""
        self.session.speak_up(seat)
        if seat == self.session.eyes:
            self.table.rebuild()
        else:
            self._hand_over(seat)

    def let_go_on(self) -> None:
        """Nothing after all: whoever is asked has the screen again."""
        self.session.speak_up(None)
        self.table.rebuild()

    def cover(self, seat: Seat) -> None:
        """Cover the screen until a person says that he is there."""
        self.session.sit_down(None)
        self.table.stage.finish()
        self.table.staging.finish()
        name = self.session.names[seat]
        self.app.push(Curtain(self.app, self.table.palette, name, lambda: self._uncover(seat)))

    def _uncover(self, seat: Seat) -> None:
        self.session.sit_down(seat)
        news = self.session.events(self.session.told[seat])
        self.session.mark_told()
        self.app.pop()
        if news:
            self.app.push(Recap(self.table, news))
        self.app.sounds.play("turn")
