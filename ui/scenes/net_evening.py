"""An evening at a table in the network: the host leads it, guests see how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.evenings import Seating
from engine.games import Game, SeatInfo
from engine.lan.link import Link
from engine.lan.messages import EveningLine, HoldEvening, NextGame, RoomView
from ui.app import App
from ui.scenes.evening_page import EveningScene, PlayedLine


class NetEvening(EveningScene):
    """The evening as the host tells it; the screen below listens, and leads to the next game when there is one."""

    def __init__(self, app: App, link: Link) -> None:
        super().__init__(app)
        self.link = link
        self._shown: RoomView | None = None

    def update(self, seconds: float) -> None:
        """Show how it is now."""
        if self.link.visit.room is not self._shown:
            self.rebuild()

    def rebuild(self) -> None:
        """Lay it out anew."""
        self._shown = self.link.visit.room
        super().rebuild()

    @property
    def _told_line(self) -> EveningLine:
        room = self.link.visit.room
        return EveningLine() if room is None or room.evening is None else room.evening

    @property
    def people(self) -> Sequence[SeatInfo]:
        """Who has come."""
        return self._told_line.people

    @property
    def played(self) -> Sequence[PlayedLine]:
        """What was played so far."""
        return [PlayedLine(line.game, line.won, self.say("ui.evening.runs")) for line in self._told_line.games]

    @property
    def seating(self) -> Seating:
        """How they sit down to the next game."""
        return self._told_line.seating

    @property
    def first(self) -> str:
        """Who sits first in the next game."""
        return self._told_line.first

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self._told_line.is_over

    @property
    def leads(self) -> bool:
        """The host does, between two games."""
        room = self.link.visit.room
        return self.app.network.is_host and room is not None and room.phase != "play"

    @property
    def waits_for(self) -> str:
        """Until the game is over, or for the host."""
        room, hello = self.link.visit.room, self.link.visit.hello
        if room is not None and room.phase == "play":
            return self.say("ui.evening.runs-now")
        return self.say("ui.evening.host-chooses", name="" if hello is None else hello.host)

    def hold(self, seating: Seating, *, is_over: bool) -> None:
        """Tell everybody."""
        self.link.send(HoldEvening(seating, is_over))

    def play(self, game: Game[Any]) -> None:
        """Take everybody along to the next game; the screen below goes there as soon as it is said."""
        self.link.send(NextGame(game.name))
        self.app.pop()
