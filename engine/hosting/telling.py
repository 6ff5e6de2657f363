"""Who is told what of a running game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from engine.choices import Menu, Seat
from engine.events import Event
from engine.hosting.habits import Habits
from engine.hosting.listeners import Listener
from engine.hosting.stories import Stories
from engine.hosting.told import Reasons, Sight, Told, Update
from engine.table import Table
from engine.views import EVERYTHING, View, Viewer

REACH = 60  # answers: further back nobody may want to go


class _Known:
    """What a listener knows already."""

    def __init__(self) -> None:
        self.told: dict[Viewer, int] = {}  # how many events each viewer was told of
        self.reasoned: dict[Seat, Menu] = {}  # for which menu each seat was given reasons last
        self.sights: dict[Viewer, Sight] = {}  # what each viewer saw last


class Telling:
    """Tells everybody what they may see, and nothing twice."""

    def __init__(
        self,
        table: Table[Any],
        listeners: Callable[[], Iterable[Listener]],
        update: Callable[[], Update],
        is_bot: Callable[[Seat], bool],
        habits: Habits,
    ) -> None:
        self._table, self._listeners = table, listeners
        self._update, self._is_bot, self._habits = update, is_bot, habits
        self.stories = Stories(table)
        self.heard: Counter[int] = Counter()  # the id of the last answer that counted, by listener
        self._known: defaultdict[int, _Known] = defaultdict(_Known)

    def forget(self, listener: Listener) -> None:
        """A listener knows nothing yet, or nothing any more."""
        self._known.pop(listener.id, None)

    def say(self, told: Told) -> None:
        """Say something to everybody."""
        for listener in self._listeners():
            listener.hear(told)

    def cut(self, events: int) -> None:
        """The table has gone back: only the first so many events are surely as they were told."""
        as_told = self.stories.cut(events)
        for known in self._known.values():
            known.told = {viewer: min(told, as_told[viewer]) for viewer, told in known.told.items()}

    def tell(self, listeners: Sequence[Listener], *, only_news_for: Sequence[Listener] = ()) -> None:
        """The game as each of them may see it now, the first at once: nobody waits until it is clear what others see.
        What several see alike is worked out once."""
        eyes = [self._viewers(listener) for listener in listeners]
        looking = list(dict.fromkeys(viewer for viewers in eyes for viewer in viewers))
        to_come = self._table.views(looking) if looking else iter(())
        views: dict[Viewer, View] = {}
        sights: dict[tuple[Viewer, int], Sight] = {}
        for_all = self._update()
        recent = {move.seat for move in self._table.moves[-REACH:]}
        for listener, viewers in zip(listeners, eyes, strict=True):
            known = self._known[listener.id]
            told = known.told
            seen: dict[Viewer, Sight] = {}
            for viewer in viewers:
                if viewer not in views:
                    views[viewer] = next(to_come)
                story = self.stories.of(viewer)
                key = (viewer, min(told.get(viewer, 0), len(story)))
                told[viewer] = len(story)
                if key not in sights:
                    sights[key] = self._sight(*key, views[viewer], story)
                seen[viewer] = sights[key]
            has_seen, known.sights = known.sights, seen
            looks_for_itself = not listener.wants_sights  # it shows what there is; what is news, only it can tell
            if listener not in only_news_for or looks_for_itself or not _is_known(seen, has_seen):
                can_undo = not recent.isdisjoint(listener.seats)
                listener.hear(replace(for_all, sights=seen, heard=self.heard[listener.id], can_undo=can_undo))

    def _is_asked(self, seat: Seat) -> bool:
        return not self._is_bot(seat) and not self._habits.spares(seat)

    def _viewers(self, listener: Listener) -> list[Viewer]:
        if not listener.wants_sights:
            return []
        viewers: list[Viewer] = [*listener.seats]
        if len(viewers) != 1:  # who share a computer also look at it together
            viewers.append(None)
        return viewers if self._table.result is None else [*viewers, EVERYTHING]

    def _sight(self, viewer: Viewer, first: int, view: View, story: list[Event]) -> Sight:
        table, news = self._table, story[first:]
        if not isinstance(viewer, int):
            return Sight(view, first, news, table.awaited(viewer), table.number, None)
        menu = table.menu(viewer)
        if menu is not None and not self._is_asked(viewer):
            menu = None
        passes = self._habits.is_passing(viewer)
        return Sight(view, first, news, table.awaited(viewer), table.number_of(viewer), menu, passes)

    def give_reasons(self, listeners: Iterable[Listener]) -> None:
        """Why not, for the people who are asked: after everybody has seen the game."""
        for listener in listeners:
            for seat in listener.seats if listener.wants_reasons else ():
                menu, reasoned = self._table.menu(seat), self._known[listener.id].reasoned
                if menu is not None and reasoned.get(seat) is not menu and self._is_asked(seat):
                    reasoned[seat] = menu
                    listener.hear(Reasons(seat, self._table.number_of(seat), menu))


def _is_known(now: dict[Viewer, Sight], seen: dict[Viewer, Sight]) -> bool:
    """Whether these sights show nothing new."""
    return now.keys() == seen.keys() and all(
        not sight.events
        and sight.first == seen[viewer].first + len(seen[viewer].events)
        and (sight.number, sight.awaited, sight.view) == (seen[viewer].number, seen[viewer].awaited, seen[viewer].view)
        and sight.menu is seen[viewer].menu
        and sight.passes == seen[viewer].passes
        for viewer, sight in now.items()
    )
