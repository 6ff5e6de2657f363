"""Looking back: any point of a game, in any order, as any viewer saw it then; and a new game that goes on from there.

A game is its answers, so a point of it is a number of answers. Checkpoints stand close to each other here: wherever one
goes, only a few answers are given again.
"""

from __future__ import annotations

import hashlib
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.choices import Seat
from engine.errors import BadSetup, Problem
from engine.events import Event
from engine.games import SeatInfo
from engine.notes import Notes
from engine.saves import open_save, save_text, write_new
from engine.table import Table
from engine.views import EVERYTHING, Viewer

ANSWERS_BETWEEN_CHECKPOINTS: Final = 20
MOST_FORWARD: Final = 20  # answers: further ahead, the next checkpoint is nearer


class Replay:
    """A game that was played, or is being played, to look back at."""

    def __init__(self, played: Table[Any], noticed: Sequence[Problem] = (), *, is_open: bool = False) -> None:
        """Play it again; `is_open`: nobody plays it, so everything may be seen even if it is not over."""
        self.noticed = noticed
        past = played.frozen()
        past.checkpoint_every = ANSWERS_BETWEEN_CHECKPOINTS
        past.notes = Notes()  # they are nobody else's business, and stand for the end, not for every moment
        whole = past.fork(0)
        events, turns = [whole.event_count], [0]
        for move in played.moves:
            whole.answer(*move)
            events.append(whole.event_count)
            if whole.turn != turns[-1]:
                turns.append(whole.turn)
        self._whole = whole
        self._events = events  # how many there were after so many answers
        self.pauses: Sequence[int] = turns  # answers after which the rules came to a checkpoint, such as a turn's begin
        self._now = whole.fork(0)
        self.is_open = is_open or whole.ask is None

    @classmethod
    def of(cls, path: Path, *, is_open: bool = False) -> Replay:
        """The game of a save, up to where it parts if it is broken or of older rules."""
        opened = open_save(path, up_to_the_fault=True)
        return cls(opened.table, opened.noticed, is_open=is_open)

    @classmethod
    def of_record(cls, record: str) -> Replay:
        """The ended game that the host of a table has shared."""
        return cls(_opened(record))

    @property
    def length(self) -> int:
        """How many answers there are."""
        return len(self._whole.moves)

    @property
    def whole(self) -> Table[Any]:
        """The game as far as it has come; not to be changed."""
        return self._whole

    def viewers(self, own: Sequence[Seat]) -> list[Viewer]:
        """Through whose eyes it may be seen by the people of these seats: as long as a game runs, only one's own."""
        if self.is_open:
            return [*range(len(self._whole.seats)), None, EVERYTHING]
        return [own[0] if len(own) == 1 else None]

    def at(self, place: int) -> Table[Any]:
        """The game after so many answers; what was returned before must not be used any more."""
        now = self._now
        ahead = place - len(now.moves)
        if not 0 <= ahead <= MOST_FORWARD:
            now = self._now = self._whole.fork(place)
        for move in self._whole.moves[len(now.moves) : place]:
            now.answer(*move)
        return now

    def news(self, since: int, place: int, viewer: Viewer) -> list[Event]:
        """What happened from one place to a later one, as a viewer saw it."""
        return [event for _, event in self.told(viewer, since, place)]

    def told(self, viewer: Viewer, since: int = -1, place: int | None = None) -> list[tuple[int, Event]]:
        """The whole story as a viewer saw it, or a part of it: each event with the place where it has happened."""
        last = self.length if place is None else place
        happened, found = self._whole.events(), []
        for step in range(since + 1, last + 1):
            first = self._events[step - 1] if step else 0
            for event in happened[first : self._events[step]]:
                seen = event if viewer == EVERYTHING else event.seen_by(viewer)
                if seen is not None:
                    found.append((step, seen))
        return found


def play_on(replay: Replay, place: int, seats: Sequence[SeatInfo]) -> Table[Any]:
    """A new game that goes on from a place of another, with other people or bots in its seats."""
    if not replay.is_open:
        raise BadSetup("still-runs")
    then = replay.at(place)
    for asks_people in (True, False):
        table = _begun_again(then, seats, asks_people)
        if table is not None and table.digest() == then.digest():
            return table
    raise BadSetup("cannot-play-on")


def _begun_again(then: Table[Any], seats: Sequence[SeatInfo], asks_people: bool) -> Table[Any] | None:
    """The same game up to the same point. Where there is only one answer, people are asked and bots are not: whoever
    has become one or the other was asked something else then."""
    table: Table[Any] = Table(then.game, seats, then.options, then.seed, asks_people=asks_people)
    try:
        for place, move in enumerate(then.moves):
            is_asked_now = asks_people and seats[move.seat].kind != "bot"
            if place in then.forced and not is_asked_now:
                continue
            _answer_for_former_bots(table, then)
            table.answer(*move)
        _answer_for_former_bots(table, then)
    except Problem:
        return None
    return table


def _answer_for_former_bots(table: Table[Any], then: Table[Any]) -> None:
    """Give the answers that had no alternative, as the table did then."""
    were_asked = {seat for seat, info in enumerate(then.seats) if then.asks_people and info.kind != "bot"}
    while True:
        waiting = [(seat, _only_answer(table, seat)) for seat in table.awaited() if seat not in were_asked]
        seat, answer = next(((seat, only) for seat, only in waiting if only is not None), (0, None))
        if answer is None:
            return
        table.answer(seat, answer)


def _only_answer(table: Table[Any], seat: Seat) -> str | None:
    menu = table.menu(seat)
    return menu.only_answer() if menu is not None and menu.auto else None


def keep_record(folder: Path, record: str, own: Sequence[Seat]) -> Path:
    """Write the ended game that the host of a table has shared into a save of one's own, once; the people at this
    computer are those of these seats."""
    table = _opened(record)
    table.seats = tuple(_as_seen_from(own, seat, info) for seat, info in enumerate(table.seats))
    text = save_text(table)
    mark = hashlib.blake2b(text.encode(), digest_size=4).hexdigest()
    kept = next(folder.glob(f"*-{table.game.name}-{mark}.yaml"), None) if folder.is_dir() else None
    if kept is None:
        kept = folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{table.game.name}-{mark}.yaml"
        write_new(kept, text)
    return kept


def _opened(record: str) -> Table[Any]:
    """Like any save it is read from a file, and trusted no more than one."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.yaml"
        path.write_text(record, encoding="utf-8", newline="\n")
        return open_save(path).table


def _as_seen_from(own: Sequence[Seat], seat: Seat, info: SeatInfo) -> SeatInfo:
    if info.kind == "bot":
        return info
    return msgspec.structs.replace(info, kind="person" if seat in own else "remote")
