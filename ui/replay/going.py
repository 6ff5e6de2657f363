"""Going along a game: a step, a turn, a mark, a jump, or on and on by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.events import Event
from ui.app import App
from ui.motion import LASTS
from ui.replay.chapters import Mark, last_of, next_of, turns_of
from ui.replay.looking import LookingBack
from ui.replay.norace import NoRace
from ui.replay.panel import StoryPanel
from ui.replay.table import LookedAt
from ui.settings import SPEEDS, Speed

PAUSE: Final = 1.5  # times the length of a motion, so long a step is left to be looked at
LEAST_PAUSE: Final = 0.1  # seconds: also without any motion every step is seen


class Going(LookedAt):
    """A replay that can be gone along; what it looks like comes in the layer above."""

    panel: StoryPanel

    def __init__(self, app: App, session: LookingBack) -> None:
        super().__init__(app, session)
        self.racing = NoRace()
        self.pace: Speed = app.settings.speed
        self.is_playing = False
        self.turns = turns_of(session.replay, self.board)
        self.marks: Sequence[Mark] = ()
        self._hold_until = 0.0
        session.go_to(session.place)  # the turns were looked for from the beginning to the end

    @property
    def speed(self) -> Speed:
        """How fast things move."""
        return self.pace

    # From moment to moment

    def go_to(self, place: int) -> None:
        """Look at another moment: one step on is shown as it was at the table, one back glides, all else is a jump."""
        session, before = self.session, self.session.place
        place = min(session.replay.length, max(0, place))
        if place == before:
            return
        lay = {sprite.name: sprite for sprite in self.stage.sprites if sprite.name}
        self.staging.finish()
        if place < before:
            self.zoomed = None  # it may have been hidden then
        session.go_to(place)
        if place == before + 1:
            news = session.replay.news(before, place, session.eyes)
            self._hold_up(news)
            moved = self.stage.change(self.sprites(), [event.plain() for event in news], self.speed, self.app.now)
            self.staging.show(news, self.scenery(lay))
            if moved.get("glided") or moved.get("dropped"):
                self.app.sounds.play("card" if moved.get("glided") else "token")
        elif place == before - 1:
            self.stage.change(self.sprites(), [], self.speed, self.app.now)
        else:
            self.lay_out()
        self._hold_until = self.app.now + max(LEAST_PAUSE, LASTS[self.pace] * PAUSE)
        self.panel.follow(self, place)
        self.rebuild()

    def _hold_up(self, news: Sequence[Event]) -> None:
        """The last card that somebody did something with can be read in the panel."""
        cards = [event.plain().get("card") for event in news]
        self.zoomed = next((card for card in reversed(cards) if card in self.faces.card_texts), self.zoomed)

    def jump(self, place: int) -> None:
        """Go to a moment, and stay there."""
        self.is_playing = False
        self.go_to(place)
        self.rebuild()

    def step(self) -> None:
        """One answer on."""
        self.jump(self.session.place + 1)

    def step_back(self) -> None:
        """One answer back."""
        self.jump(self.session.place - 1)

    def to_start(self) -> None:
        """Before the first answer."""
        self.jump(0)

    def to_end(self) -> None:
        """After the last one."""
        self.jump(self.session.replay.length)

    def next_turn(self) -> None:
        """Where the next turn begins."""
        self.jump(next_of([turn.place for turn in self.turns], self.session.place, self.session.replay.length))

    def last_turn(self) -> None:
        """Where this turn began, or the one before."""
        self.jump(last_of([turn.place for turn in self.turns], self.session.place))

    def next_mark(self) -> None:
        """The next thing that is marked."""
        self.jump(next_of([mark.place for mark in self.marks], self.session.place, self.session.replay.length))

    def last_mark(self) -> None:
        """The last thing that is marked."""
        self.jump(last_of([mark.place for mark in self.marks], self.session.place))

    def toggle_play(self) -> None:
        """Let it go on by itself, or stop; at its end it begins again."""
        self.is_playing = not self.is_playing
        if self.is_playing and self.session.place == self.session.replay.length:
            self.go_to(0)
        self._hold_until = self.app.now
        self.rebuild()

    def set_pace(self, pace: Speed) -> None:
        """Play so fast from now on."""
        self.pace = pace
        self.rebuild()

    def next_speed(self) -> None:
        """The next of the four speeds."""
        self.set_pace(SPEEDS[(SPEEDS.index(self.pace) + 1) % len(SPEEDS)])

    # Time

    @property
    def is_moving(self) -> bool:
        """Things glide, or it plays by itself."""
        return super().is_moving or self.is_settling or self.staging.is_on or self.is_playing

    def update(self, seconds: float) -> None:
        """Take the next step when the last one was seen."""
        self.settle()
        self.staging.pass_time()
        self.pointing.pass_time()
        if not self.is_playing or self.is_busy or self.app.now < self._hold_until:
            return
        self.go_to(self.session.place + 1)
        if self.session.place == self.session.replay.length:
            self.is_playing = False
            self.rebuild()

    def cover(self) -> None:
        """Another screen was put over this one: it waits."""
        self.is_playing = False

    def leave(self) -> None:
        """Nothing is left to be worked out."""
        self.reckoning.close()
