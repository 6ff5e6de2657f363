"""A game at somebody's table in the network, as the people at this computer see it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from engine.causes import Reasons
from engine.choices import Menu, Ref, Seat
from engine.errors import BadAnswer
from engine.events import Event
from engine.hosting.claims import Claims
from engine.hosting.habits import Asks
from engine.hosting.timing import GameTime, ManualTime
from engine.hosting.undoing import Prospect
from engine.lan import messages as said
from engine.lan.link import Link
from engine.lan.remote import RemoteTable
from engine.replaying import Replay
from ui.table.seating import Seating


class NetSession(Seating):
    """The game that a link is in now; the next one at the same table is another session."""

    keeps_time = False
    tells_why = True
    _table: RemoteTable

    def __init__(self, link: Link) -> None:
        table = link.visit.table
        assert table is not None
        super().__init__(table, table.yours)
        self.link, self.visit = link, link.visit
        self._time = ManualTime()  # of whoever has claimed a race: the host knows nothing of that
        self._dated: tuple[said.RoomView | None, float] = (None, 0.0)  # the room as it was told, and when
        self._claims = Claims(table, self._time, GameTime(self._time), self.answer)
        self._wonders = False  # why something happened
        self._claimed = -1  # the number of the race
        self.told = dict.fromkeys(self.people, table.event_count)

    @property
    def is_new(self) -> bool:
        """Whether nobody has answered yet."""
        return self._table.is_new

    @property
    def is_current(self) -> bool:
        """Whether this is still the game that is played at the table."""
        return self.visit.table is self._table

    def menu(self) -> Menu | None:
        """Nothing can be answered while nobody would hear it."""
        return None if self.visit.lost is not None else super().menu()

    def change_bot(self, seat: Seat, level: str, temper: str) -> None:
        """The host lets a bot play better or worse, or with another temper."""
        self.link.send(said.Level(seat, level, temper))

    # Habits

    def ask_me(self, asks: Asks) -> None:
        """What the people here want to be asked from now on: the host is told."""
        self.link.ask_me(asks)

    def is_spared(self, seat: Seat) -> bool:
        """Whether the host answers for a seat."""
        return self._table.is_spared(seat)

    def is_passing(self, seat: Seat) -> bool:
        """Whether a seat lets everything pass until its next turn."""
        return self._table.is_passing(seat)

    def let_pass(self, seat: Seat, on: bool) -> None:
        """Tell the host."""
        self.link.send(said.LetPass(seat, on))

    # Time

    @property
    def _left(self) -> float:
        return self._table.left

    @property
    def claimant(self) -> Seat | None:
        """Who was quickest here, as long as the host waits for anybody in that race."""
        return super().claimant if self._claimed == self.number and self.is_shared_race else None

    def claim(self, seat: Seat) -> None:
        """A seat was quickest here, and may choose; the host's clock runs on."""
        self._claims.end()
        super().claim(seat)
        self._claimed = self.number

    def pass_time(self, seconds: float) -> None:
        """The host's clock runs by itself; whoever has claimed a race has a time of their own."""
        if self.claimant is None:
            self._claims.end()
        self._time.advance(seconds)

    # What else is known

    @property
    def is_silent(self) -> bool:
        """Whether talking costs something now."""
        return self._table.is_silent

    @property
    def is_host(self) -> bool:
        """Whether this is the host's own computer."""
        return self.visit.welcome is not None and self.visit.welcome.is_host

    @property
    def away(self) -> dict[Seat, str]:
        """The seats whose people are not there, each with `away` or, if a bot plays for them, `bot`."""
        room = self.visit.room
        if room is None:
            return {}
        gone = {person.id for person in room.people if person.is_away}
        marks: dict[Seat, str] = {}
        for seat, line in enumerate(room.seats):
            if line.stand_in:
                marks[seat] = "bot"
            elif line.kind == "person" and (line.person is None or line.person in gone):
                marks[seat] = "away"
        return marks

    def away_for(self, seat: Seat) -> int:
        """For how many seconds whoever sits there has been away."""
        room = self.visit.room
        if room is None:
            return 0
        if room is not self._dated[0]:
            self._dated = (room, time.monotonic())
        since = time.monotonic() - self._dated[1]
        gone = (one.away_for for one in room.people if one.id == room.seats[seat].person and one.is_away)
        return next((seconds + round(since) for seconds in gone), 0)

    @property
    def patience(self) -> int:
        """After how many seconds a bot plays for whoever is away; 0: the table waits."""
        return self.visit.room.patience if self.visit.room is not None else 0

    # What can be done

    @property
    def can_undo(self) -> bool:
        """Whether somebody here has answered something that they may want to take back."""
        return self._table.can_undo and self.result is None and isinstance(self.eyes, int)

    def answer(self, seat: Seat, line: str) -> None:
        """Send an answer."""
        self._speaking = None
        self._table.answer(seat, line, self._table.number_of(seat))
        self._claims.end()

    def _note(self, seat: Seat, about: Ref, mark: str) -> None:
        self._table.note(seat, about, mark)

    @property
    def prospect(self) -> Prospect | None:
        """The host alone knows whether others must agree."""
        return "asks" if self.can_undo else "nothing"

    def undo(self) -> None:
        """Ask for it: the host knows whether others must agree."""
        if not self.can_undo or not isinstance(self.eyes, int):
            raise BadAnswer("lan-no-undo")
        self.link.send(said.AskUndo(self.eyes))

    def undone(self, undo: said.UndoAsked) -> Sequence[Event]:
        """What would not have happened after all, as it was told here."""
        viewer = self.people[0] if len(self.people) == 1 else None
        return self._table.story(viewer)[undo.since :]

    # Looking back

    def past(self) -> Replay | None:
        """The ended game, as soon as the host has shared it."""
        return Replay.of_record(self.visit.record) if self.visit.record else None

    def why(self, sentence: int) -> tuple[Event, Reasons] | None:
        """The host knows; until it has said so there are no reasons."""
        event, reasons = self._table.why(self.eyes, sentence)
        self._wonders = reasons is None
        return event, reasons or Reasons((), ())

    @property
    def wonders_why(self) -> bool:
        """Whether the host has not answered yet."""
        return self._wonders

    # For reports

    def save_text(self) -> str:
        """The record of an ended game; until then only the host has it."""
        return self.visit.record

    def position(self) -> str:
        """Where the game is, as far as it is known here."""
        hello = self.visit.hello
        return f"table={hello.table if hello is not None else ''}\nquestion={self.number}"
