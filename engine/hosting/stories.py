"""What every viewer of a game was told so far."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from engine.events import Event
from engine.table import Table
from engine.views import EVERYTHING, Viewer


class _Story:
    """What one viewer was told."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.places: list[int] = []  # where each of them stands among all that happened
        self.looked_at = 0  # how many of those

    def cut(self, events: int) -> None:
        """Forget all but the first so many that happened."""
        kept = bisect_left(self.places, events)
        del self.places[kept:], self.events[kept:]
        self.looked_at = min(self.looked_at, events)


class Stories:
    """One story for every viewer who was ever told one; it goes on when it is asked for."""

    def __init__(self, table: Table[Any]) -> None:
        self._table = table
        self._stories: dict[Viewer, _Story] = {}

    def of(self, viewer: Viewer) -> list[Event]:
        """All that a viewer was told, the newest included."""
        return self._up_to_now(viewer).events

    def _up_to_now(self, viewer: Viewer) -> _Story:
        story = self._stories.get(viewer)
        if story is None:
            story = self._stories[viewer] = _Story()
        since, story.looked_at = story.looked_at, self._table.event_count
        if since != story.looked_at:
            for place, event in enumerate(self._table.events(since), start=since):
                seen = event if viewer == EVERYTHING else event.seen_by(viewer)
                if seen is not None:
                    story.events.append(seen)
                    story.places.append(place)
        return story

    def count(self, viewer: Viewer, events: int) -> int:
        """How much of the first so many events a viewer was told."""
        return bisect_left(self._up_to_now(viewer).places, events)

    def cut(self, events: int) -> dict[Viewer, int]:
        """The table has gone back: only the first so many events are surely as they were. How much of each story is."""
        before = {viewer: list(story.events) for viewer, story in self._stories.items()}
        for story in self._stories.values():
            story.cut(events)
        return {viewer: _in_common(story, self.of(viewer)) for viewer, story in before.items()}


def _in_common(before: list[Event], now: list[Event]) -> int:
    pairs = enumerate(zip(before, now, strict=False))
    return next((count for count, (one, other) in pairs if one != other), min(len(before), len(now)))
