"""What nobody at a table must miss: the cards that others play, what happened since their last turn, their own end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame

from engine.events import Event
from engine.views import strings_in
from ui.cues import Cues, Fall, HeldUp, Line
from ui.table.tabletop import Tabletop
from ui.table.top_bar import TopButton

MOST_TOLD: Final = 60  # events since one's last turn: the rest is in the story
TURN_BEGAN: Final = "turn-began"  # what games call it when somebody's turn begins


class Following:
    """Follows the game for the one person at this screen; several are told by the recap behind their curtain."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self._since = table.session.event_count  # when whoever is at the screen last had the turn
        self._is_waiting = True
        self._has_answered = False  # what comes next is what came of it
        self.missed: Sequence[Event] = ()  # what others did between that turn and the present question
        self._out: Event | None = None  # how they came to be out, until that was told

    @property
    def _is_alone(self) -> bool:
        return len(self._table.session.people) == 1

    def hear(self, news: Sequence[Event], is_asked: bool) -> None:
        """The game has gone on."""
        table = self._table
        self._has_answered = False
        self._hold_up(news)
        if not self._is_alone:
            return
        me = f"seat:{table.session.eyes}"
        cues: Cues = getattr(table.board, "CUES", {})
        for event in news:
            plain = event.plain()
            falls = [cue for cue in cues.get(plain["event"], ()) if isinstance(cue, Fall)]
            if any(plain.get(cue.on) == me for cue in falls):
                self._out = event
        if not is_asked:
            self._is_waiting = True
        elif self._is_waiting:
            self._is_waiting = False
            self.missed = self._before_turn(table.session.events(self._since))[-MOST_TOLD:]

    def answered(self) -> None:
        """Whoever is at the screen has done something: what comes after their turn they may miss."""
        self._has_answered = True
        if self.is_own_turn:
            self._since = self._table.session.event_count

    @property
    def is_own_turn(self) -> bool:
        """Whether it is the turn of whoever is at the screen, or nobody's."""
        return self._table.board.status(self._table.seen).seat in (self._table.session.eyes, None)

    def is_done_to_me(self, news: Sequence[Event]) -> bool:
        """Whether others have done something that touches whoever is at the screen."""
        return not self._has_answered and any(map(self._is_about_me, news))

    def _is_about_me(self, event: Event) -> bool:
        eyes = self._table.session.eyes
        return not {f"seat:{eyes}", f"hand:{eyes}"}.isdisjoint(strings_in([event.plain()]))

    def _before_turn(self, events: Sequence[Event]) -> Sequence[Event]:
        """Without what one's own turn began with: nobody has missed that."""
        me = f"seat:{self._table.session.eyes}"
        plain = [event.plain() for event in events]
        begins = [at for at, facts in enumerate(plain) if facts["event"] == TURN_BEGAN and facts.get("seat") == me]
        return events[: begins[-1]] if begins else events

    def _hold_up(self, news: Sequence[Event]) -> None:
        """The last card that somebody else did something with can be read in the panel."""
        table = self._table
        me = f"seat:{table.session.eyes}"
        for event in reversed(news):
            plain = event.plain()
            card = plain.get("card")
            if card in table.faces.card_texts and plain.get("seat") not in (None, me):
                table.zoomed = card
                return

    @property
    def concerns_me(self) -> int:
        """How much of what was missed names whoever is at the screen."""
        return sum(map(self._is_about_me, self.missed))

    def buttons(self, recall: Callable[[Sequence[Event]], None]) -> Iterator[TopButton]:
        """What was missed can be looked at, and it is said how much of it is about whoever is at the screen."""
        if self.missed:
            say, count = self._table.say, self.concerns_me
            label = say("ui.table.about-you", count=count) if count else ""
            tip, look = say("ui.table.meanwhile", count=count), partial(recall, self.missed)
            yield TopButton("meanwhile", label, "history", look, "W", (pygame.K_w,), tip, is_extra=True)

    def take_out(self) -> list[Event]:
        """How whoever is at the screen came to be out, once: what was done to them, and what became of that."""
        out, self._out = self._out, None
        if out is None:
            return []
        told = list(self._table.session.events())
        cause = self._cause(told[: told.index(out)])
        return [cause, out] if cause is not None else [out]

    def _cause(self, before: Sequence[Event]) -> Event | None:
        """What was aimed at whoever is at the screen, else what was last held up for all: not before this turn."""
        me = f"seat:{self._table.session.eyes}"
        cues: Cues = getattr(self._table.board, "CUES", {})
        held_up: Event | None = None
        for event in reversed(before):
            facts = event.plain()
            if facts["event"] == TURN_BEGAN:
                break
            for cue in cues.get(facts["event"], ()):
                if isinstance(cue, Line) and me in strings_in([facts.get(cue.target)]) and facts.get(cue.source) != me:
                    return event
                if isinstance(cue, HeldUp) and not cue.loser and facts.get(cue.cards[0]):
                    held_up = held_up or event
        return held_up
