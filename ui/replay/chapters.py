"""What a time line is divided by: turns, and marks for what a player would look for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import NamedTuple

from engine.choices import Seat
from engine.events import Event
from engine.replaying import Replay
from engine.views import View, Viewer
from ui.boards import Board
from ui.table.sheets.tale import milestones


class Turn(NamedTuple):
    """Where a turn begins, and whose it is."""

    place: int
    seat: Seat | None


class Mark(NamedTuple):
    """Something that is worth finding again."""

    place: int
    event: Event
    icon: str


def turns_of(replay: Replay, board: Board) -> list[Turn]:
    """All turns, as everybody could see them begin. A board may say what a turn is; else it is somebody's."""
    named: Callable[[View], Hashable] | None = getattr(board, "turn_of", None)
    turns: list[Turn] = []
    last: Hashable = None
    for place in replay.pauses:
        view = replay.at(place).view(None)
        seat = board.status(view).seat
        now = named(view) if named is not None else (seat, view.get("turn"))
        if not turns or now != last:
            turns.append(Turn(place, seat if named is None else None))
            last = now
    return turns


def marked_kinds(board: Board) -> Collection[str]:
    """The kinds of events that get a mark."""
    marked: Collection[str] | None = getattr(board, "MARKS", None)
    return marked if marked is not None else milestones(board)


def marks_of(replay: Replay, board: Board, viewer: Viewer) -> list[Mark]:
    """What a viewer could see of what is marked."""
    kinds = marked_kinds(board)
    found = [(place, event, str(event.plain()["event"])) for place, event in replay.told(viewer)]
    return [Mark(place, event, board.EVENT_ICONS.get(kind, "flag")) for place, event, kind in found if kind in kinds]


def next_of(places: Sequence[int], now: int, length: int) -> int:
    """The first of these places after this one, or the end."""
    return min((place for place in places if place > now), default=length)


def last_of(places: Sequence[int], now: int) -> int:
    """The last of these places before this one, or the beginning."""
    return max((place for place in places if place < now), default=0)
