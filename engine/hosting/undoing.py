"""Going back: at once where nobody has learnt anything, else if all others agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Literal, TypeAlias

from engine.choices import Seat
from engine.errors import BadAnswer
from engine.hosting.listeners import Listener
from engine.hosting.telling import REACH, Telling
from engine.hosting.thinking import Think
from engine.hosting.timing import GameTime, Time, Timer
from engine.hosting.told import Refused, UndoAsked, UndoOver
from engine.hosting.words import PriceOfWords
from engine.table import Table
from engine.takeback import LookedBack, look_back
from engine.views import Viewer

TIME = 30.0  # seconds for everybody to agree
REST = 60.0  # seconds in which nobody asks again after somebody did not agree; whoever asked waits longer each time


# What would come of asking: there is nothing to take back; it is free; others are asked; it is too late, since others
# have played on, or since somebody has learnt something, and nobody is there to agree.
Prospect: TypeAlias = Literal["nothing", "free", "asks", "moved", "stays"]


class _Wish:
    """Somebody wants to go back; the game stands still until that is decided."""

    def __init__(self, id: int, asker: Listener, seat: Seat, moves: int) -> None:
        self.id, self.asker, self.seat, self.moves = id, asker, seat, moves
        self.events = 0  # how many there were then
        self.is_asked = False  # others have been asked
        self.waits_for: set[int] = set()
        self.timer: Timer | None = None


class Undoing:
    """Decides what is taken back."""

    def __init__(
        self,
        table: Table[Any],
        listeners: Callable[[], Iterable[Listener]],
        telling: Telling,
        words: PriceOfWords,
        time: Time,
        game_time: GameTime,
        think: Think,
        *,
        go_back: Callable[[int], None],
        go_on: Callable[[], None],
        on_prospect: Callable[[Prospect], None] = lambda prospect: None,
    ) -> None:
        self._table, self._listeners, self._telling, self._words = table, listeners, telling, words
        self._time, self._game_time, self._think = time, game_time, think
        self._go_back, self._go_on = go_back, go_on
        self._wish: _Wish | None = None
        self._count = 0
        self._declined: Counter[Seat] = Counter()
        self._rests_until: dict[Seat | None, float] = {}  # by who asked; None: for everybody
        self._on_prospect = on_prospect
        self._looked: dict[Seat, int] = {}  # of those who share a screen: how many answers there were at the last look
        self._asked_for: tuple[object, ...] = ()  # what the prospect was worked out for
        self._prospect: Prospect | None = None

    @property
    def is_asked(self) -> bool:
        """Whether others decide, and nobody may answer meanwhile."""
        return self._wish is not None and self._wish.is_asked

    def last_of(self, seat: Seat) -> int | None:
        """Before which answer a seat could go back: the last one of its own that was a choice."""
        moves, forced = self._table.moves, self._table.forced
        reach = range(len(moves) - 1, max(-1, len(moves) - 1 - REACH), -1)
        return next((index for index in reach if moves[index].seat == seat and index not in forced), None)

    def prospect(self, listener: Listener, seat: Seat) -> Prospect | None:
        """What would come of asking for the last answer of a seat; None while that is being worked out."""
        moves = self.last_of(seat)
        if moves is None or self._table.result is not None:
            return "nothing"
        if self._have_others_moved(moves):
            return "asks" if self._others(listener) else "moved"
        viewers = self._viewers(moves)
        wanted = (listener.id, seat, moves, len(self._table.moves), viewers)
        if wanted != self._asked_for:
            self._asked_for, self._prospect = wanted, None
            self._think(look_back(self._table, moves, viewers), partial(self._foresee, wanted, listener, moves))
        return self._prospect

    def _foresee(
        self, wanted: tuple[object, ...], listener: Listener, moves: int, outcome: Callable[[], LookedBack]
    ) -> None:
        if wanted != self._asked_for:
            return
        is_free = outcome().is_free and not self._words.were_paid(moves)
        self._prospect = "free" if is_free else "asks" if self._others(listener) else "stays"
        self._on_prospect(self._prospect)

    def _have_others_moved(self, moves: int) -> bool:
        table = self._table
        if table.is_private(moves):
            return False
        own = table.moves[moves].seat
        return any(
            move.seat != own and place not in table.forced
            for place, move in enumerate(table.moves[moves:], start=moves)
        )

    def look(self) -> None:
        """Somebody of those who share a screen has it now, and sees all that is theirs to see."""
        for listener in self._listeners():
            if listener.at_screen is not None:
                self._looked[listener.at_screen] = len(self._table.moves)

    def _viewers(self, moves: int) -> tuple[Viewer, ...]:
        """Who may have learnt something since the first `moves` answers: people, not bots, which begin anew; of those
        who share a screen only whoever has had it since."""
        people = [seat for seat, info in enumerate(self._table.seats) if info.kind != "bot"]
        covered = {
            seat
            for listener in self._listeners()
            if listener.at_screen is not None
            for seat in listener.seats
            if seat != listener.at_screen and self._looked.get(seat, 0) <= moves
        }
        return (*(seat for seat in people if seat not in covered), None)

    def _others(self, listener: Listener) -> set[int]:
        """Those who would be asked."""
        return {other.id for other in self._listeners() if other.id != listener.id and other.seats}

    def ask(self, listener: Listener, seat: Seat) -> None:
        """A seat wants to take its last answer back."""
        if seat not in listener.seats:
            raise BadAnswer("lan-not-your-seat", seat=seat + 1)
        moves = self.last_of(seat)
        if moves is None or self._table.result is not None:
            raise BadAnswer("lan-no-undo")
        if self._wish is not None:
            raise BadAnswer("lan-undo-first")
        self._count += 1
        self._wish = wish = _Wish(self._count, listener, seat, moves)
        self._game_time.stop()
        back = look_back(self._table, moves, self._viewers(moves))
        self._think(back, partial(self._decide, wish, len(self._table.moves)))

    def _decide(self, wish: _Wish, count: int, outcome: Callable[[], LookedBack]) -> None:
        """It is worked out what going back means; somebody may have answered meanwhile."""
        if self._wish is not wish:
            return
        try:
            back = outcome()
        except Exception:
            self._drop()
            raise
        has_changed = count != len(self._table.moves)
        if back.is_free and not has_changed and not self._words.were_paid(wish.moves):
            self._drop()
            self._go_back(wish.moves)
            return
        try:
            self._ask_others(wish, back)
        except BadAnswer as problem:
            self._drop()
            wish.asker.hear(Refused(problem))
            self._go_on()

    def _ask_others(self, wish: _Wish, back: LookedBack) -> None:
        others = self._others(wish.asker)
        if self._table.result is not None:
            raise BadAnswer("lan-no-undo")
        if not others:
            raise BadAnswer("lan-undo-moved" if self._have_others_moved(wish.moves) else "lan-undo-stays")
        rests = max(self._rests_until.get(who, 0.0) for who in (None, wish.seat)) - self._time.now()
        if rests > 0:
            raise BadAnswer("lan-undo-rests", seconds=round(rests) or 1)
        wish.is_asked, wish.waits_for, wish.events = True, others, back.events
        wish.timer = self._time.call_later(TIME, partial(self._end, wish.id, False))
        for listener in self._listeners():
            self.tell(listener)

    def tell(self, listener: Listener) -> None:
        """Let a listener know that others decide, if they do."""
        wish = self._wish
        if wish is not None and wish.is_asked:
            viewer: Viewer = listener.seats[0] if len(listener.seats) == 1 else None
            since = self._telling.stories.count(viewer, wish.events)
            listener.hear(UndoAsked(wish.id, wish.seat, since, listener.id in wish.waits_for))

    def consent(self, person: int, undo: int, agrees: bool) -> None:
        """Somebody agrees to go back, or does not."""
        wish = self._wish
        if wish is None or wish.id != undo or person not in wish.waits_for:
            return
        wish.waits_for.discard(person)
        if not agrees or not wish.waits_for:
            self._end(undo, agrees)

    def miss(self, person: int) -> None:
        """Somebody is away: they have no vote, and what they wanted to take back stands."""
        wish = self._wish
        if wish is not None and person == wish.asker.id:
            self._end(wish.id, False)
        elif wish is not None and person in wish.waits_for:
            self.consent(person, wish.id, True)

    def _end(self, id: int, is_done: bool) -> None:
        wish = self._wish
        if wish is None or wish.id != id:
            return
        self._drop()
        if wish.is_asked:
            self._telling.say(UndoOver(id, is_done))
        if is_done:
            self._declined.clear()
            self._go_back(wish.moves)
            return
        if wish.is_asked:
            self._declined[wish.seat] += 1
            now = self._time.now()
            self._rests_until[None] = now + REST
            self._rests_until[wish.seat] = now + REST * self._declined[wish.seat]
        self._go_on()

    def _drop(self) -> None:
        if self._wish is not None:
            if self._wish.timer is not None:
                self._wish.timer.cancel()
            self._wish = None
            self._game_time.go_on()

    def close(self) -> None:
        """Nothing is decided any more."""
        self._drop()
