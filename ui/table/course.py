"""What goes on at the screen by itself: it changes hands, and the game comes to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.choices import Seat
from engine.events import Event
from engine.views import EVERYTHING
from ui.motion import LASTS
from ui.scenes.dialog import Answer, Dialog
from ui.settings import Speed
from ui.table.answering import Answering
from ui.table.racing import Racing
from ui.table.sheets.curtain import Curtain, Recap
from ui.table.sheets.opening import welcome
from ui.table.sheets.over import Over, outcome
from ui.table.words import goal

REACTION: Final[dict[Speed, float]] = {"slow": 1.5, "normal": 1.0, "fast": 0.5, "instant": 0.0}  # of bots that race
GRACE: Final[dict[Speed, float]] = {"slow": 3.0, "normal": 1.6, "fast": 0.8, "instant": 0.0}  # seconds to take back
PAUSE: Final = 1.5  # times the length of a motion, so long a change is left to be looked at
READ: Final = 4.0  # times that length for what others do to whoever looks: it has to be read


class Course:
    """Lets the screen follow the game as far as it does without the people there."""

    def __init__(self, table: Answering, racing: Racing) -> None:
        self.table, self.racing = table, racing
        self.session, self.app = table.session, table.app
        self._hold_until = -1.0
        self._is_over = False
        self.passes_to: Seat | None = None  # who has the screen next, as soon as whoever has it is done
        self._to_welcome = set(self.session.people) if self.session.is_new else set()
        self.has_failed = False  # a rule has failed: nothing goes on until that was read
        self.is_still = False  # nothing goes on at all: for pictures

    def hold(self, *, is_long: bool = False) -> None:
        """Something has changed: leave it to be looked at."""
        speed = "instant" if self.table.is_skipping else self.app.settings.pace
        self._hold_until = self.app.now + LASTS[speed] * (READ if is_long else PAUSE)

    @property
    def is_holding(self) -> bool:
        """Whether the last change is still being looked at: at any speed it is on the screen once."""
        return self.app.now <= self._hold_until

    def hurry(self) -> None:
        """It was looked at long enough, and nothing is taken back."""
        self.look_away()
        self.session.end_grace()

    def look_away(self) -> None:
        """It was looked at long enough."""
        self._hold_until = -1.0

    def go_on(self) -> None:
        """Take the next step, if there is one and it is time for it."""
        if self.has_failed or self.is_still:
            return
        session = self.session
        if self._welcome():
            return
        pace = self.app.settings.pace
        session.think(REACTION[pace], 0.0 if self.table.is_skipping else GRACE[pace])
        if self.table.is_busy:
            return
        person = session.next_person
        if session.race is not None:
            self.racing.go_on()
        elif self.is_holding:
            return
        elif session.result is not None:
            self._end()
        elif person is not None and person != session.eyes:
            if person != self.passes_to and not self._may_be_taken_back(person):
                self._hand_over(person)
        elif self.passes_to is not None:  # it was taken back
            self._wait_for(None)

    def _may_be_taken_back(self, person: Seat) -> bool:
        """Whether whoever has the screen may still want to take something back before the curtain comes."""
        if self.app.settings.pace == "instant" or not self.session.needs_curtain(person):
            return False
        prospect = self.session.prospect
        if prospect == "free":
            self._wait_for(person)
        return prospect in ("free", None)

    def _wait_for(self, person: Seat | None) -> None:
        self.passes_to = person
        self.table.rebuild()

    def pass_on(self) -> None:
        """Nothing is taken back: the next person has the screen."""
        person, self.passes_to = self.passes_to, None
        if person is not None:
            self._hand_over(person)

    def _hand_over(self, person: Seat) -> None:
        self.passes_to = None
        if self.session.needs_curtain(person):
            self.cover(person)
        else:
            self.session.sit_down(person)
            self.table.rebuild()
            self.table.announce()

    def _welcome(self, news: Sequence[Event] = ()) -> bool:
        """Before their first question everybody is shown what they begin with, then the news; whether it is shown."""
        person = self.session.eyes
        if not isinstance(person, int) or person not in self._to_welcome or self.session.result is not None:
            return False
        self._to_welcome.discard(person)
        return welcome(self.table, lambda: self.app.push(Recap(self.table, news)) if news else None)

    def _end(self) -> None:
        if not self._is_over:
            self._is_over = True
            self.session.sit_down(EVERYTHING)
            self.table.rebuild()
            self.app.sounds.play(outcome(self.session))
            self.app.push(Over(self.table))

    def tell_out(self) -> bool:
        """Before anything goes on, whoever is out is told why, and what they can do now; whether they were."""
        is_asked = self.table.asking is not None  # the game may be over with the answer
        if self.table.is_busy or self.is_still or is_asked or self.session.result is not None:
            return False
        events = self.table.following.take_out()
        if not events:
            return False
        say = self.table.say
        words = " ".join([*map(self.table.texts.event, events), say("ui.out.goes-on"), goal(self.table)]).strip()
        answers = [
            Answer(say("ui.out.look-on"), icon="eye"),
            Answer(say("ui.out.skip"), self._skip, icon="fast-forward"),
            Answer(say("ui.over.home"), self.app.go_home, icon="home"),
        ]
        self.app.push(Dialog(self.app, say("ui.out.title"), words, answers, icon="skull"))
        return True

    def _skip(self) -> None:
        """Let the others play to the end without anything being shown."""
        self.table.is_skipping = True
        self.hurry()

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
        """Cover the screen until a person says that they are there."""
        self.session.sit_down(None)
        self.table.finish_motion()
        name = self.session.names[seat]
        game = self.table.session.game.name
        self.app.push(Curtain(self.app, self.table.palette, name, lambda: self._uncover(seat), game))

    def _uncover(self, seat: Seat) -> None:
        self.session.sit_down(seat)
        own: frozenset[str] = getattr(self.table.board, "OWN_DEEDS", frozenset())
        events = self.session.events(self.session.told[seat])
        news = [event for event in events if event.plain()["event"] not in own]
        self.session.mark_told()
        self.app.pop()
        if not self._welcome(news) and news:
            self.app.push(Recap(self.table, news))
        self.app.sounds.play("turn")
