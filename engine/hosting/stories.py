"""What every viewer of a game was told so far, as it goes over the wire."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from engine.table import Table
from engine.views import EVERYTHING, Viewer


class Stories:
    """One story for every viewer who was ever told one; each event is looked at once."""

    def __init__(self, table: Table[Any]) -> None:
        self._table = table
        self._told: dict[Viewer, list[dict[str, Any]]] = {}
        self._places: dict[Viewer, list[int]] = {}  # where each of it stands among all events
        self._collected = 0

    def of(self, viewer: Viewer) -> list[dict[str, Any]]:
        """All that a viewer was told, the newest included."""
        since, self._collected = self._collected, self._table.event_count
        if since != self._collected:
            self._extend(list(self._told), since)
        if viewer not in self._told:
            self._told[viewer], self._places[viewer] = [], []
            self._extend([viewer], 0)
        return self._told[viewer]

    def _extend(self, viewers: list[Viewer], since: int) -> None:
        for place, event in enumerate(self._table.events(since), start=since):
            whole = event.plain()
            for viewer in viewers:
                seen = event if viewer == EVERYTHING else event.seen_by(viewer)
                if seen is not None:
                    self._told[viewer].append(whole if seen is event else seen.plain())
                    self._places[viewer].append(place)

    def count(self, viewer: Viewer, events: int) -> int:
        """How much of the first so many events a viewer was told."""
        self.of(viewer)
        return bisect_left(self._places[viewer], events)

    def cut(self, events: int) -> dict[Viewer, int]:
        """The table has gone back: only the first so many events are surely as they were. How much of each story is."""
        before = {viewer: list(story) for viewer, story in self._told.items()}
        self._collected = events
        for viewer, places in self._places.items():
            kept = bisect_left(places, events)
            del places[kept:], self._told[viewer][kept:]
        return {viewer: _in_common(story, self.of(viewer)) for viewer, story in before.items()}


def _in_common(before: list[dict[str, Any]], now: list[dict[str, Any]]) -> int:
    pairs = enumerate(zip(before, now, strict=False))
    return next((count for count, (one, other) in pairs if one != other), min(len(before), len(now)))
