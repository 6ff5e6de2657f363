"""A game at somebody's table in the network, as the people at this computer see it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from engine.choices import Menu, Seat
from engine.dice import Dice
from engine.events import Event
from engine.lan import messages as said
from engine.lan.link import Link
from engine.lan.remote import RemoteTable
from ui.seating import Seating


class NetSession(Seating):
    """The game that a link is in now; the next one at the same table is another session."""

    keeps_time = False
    _table: RemoteTable

    def __init__(self, link: Link) -> None:
        table = link.visit.table
        assert table is not None
        super().__init__(table, table.yours, Dice(secrets.randbelow(1 << 30)))
        self.link, self.visit = link, link.visit
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

    @property
    def passed(self) -> float:
        """How many seconds of this question had gone by before it was seen here."""
        return max(0.0, self.seconds - self._table.left)

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

    # What can be done

    @property
    def can_undo(self) -> bool:
        """Whether somebody here has answered something that he may want to take back."""
        return self._table.can_undo and self.result is None and isinstance(self.eyes, int)

    def undo(self) -> bool:
        """Ask for it: the host knows whether others must agree."""
        if not self.can_undo or not isinstance(self.eyes, int):
            return False
        self.link.send(said.AskUndo(self.eyes))
        return True

    def undone(self, undo: said.UndoAsked) -> Sequence[Event]:
        """What would not have happened after all, as it was told here."""
        viewer = self.people[0] if len(self.people) == 1 else None
        return self._table.story(viewer)[undo.since :]

    # For reports

    def save_text(self) -> str:
        """The record of an ended game; until then only the host has it."""
        return self.visit.record

    def position(self) -> str:
        """Where the game is, as far as it is known here."""
        hello = self.visit.hello
        return f"table={hello.table if hello is not None else ''}\nquestion={self.number}"
