"""What nobody at a table must miss: the cards that others play, what happened since their last turn, their own end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.events import Event
from engine.views import strings_in
from ui.cues import Cues, Fall
from ui.table.tabletop import Tabletop

MOST_TOLD: Final = 60  # events since one's last turn: the rest is in the story


class Following:
    """Follows the game for the one person at this screen; several are told by the recap behind their curtain."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self._since = table.session.event_count  # of the last answer of whoever is at the screen
        self._is_waiting = True
        self.missed: Sequence[Event] = ()  # what happened between that answer and the present question
        self._out: Event | None = None  # how they came to be out, until that was told

    @property
    def _is_alone(self) -> bool:
        return len(self._table.session.people) == 1

    def hear(self, news: Sequence[Event], is_asked: bool) -> None:
        """The game has gone on."""
        table = self._table
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
            self.missed = table.session.events(self._since)[-MOST_TOLD:]

    def answered(self) -> None:
        """Whoever is at the screen has done something: what comes now they may miss."""
        self._since = self._table.session.event_count

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
        me = f"seat:{self._table.session.eyes}"
        return sum(me in strings_in([event.plain()]) for event in self.missed)

    def take_out(self) -> Event | None:
        """How whoever is at the screen came to be out, once."""
        out, self._out = self._out, None
        return out
