"""How well the bots of a running game play can be changed."""

from __future__ import annotations

from engine.bots import level_called
from engine.choices import Seat
from engine.hosting.host import Host


def change_level(host: Host, seat: Seat, level: str) -> None:
    """A bot plays on another level from its next answer on; the save knows it."""
    host.bots.set_level(seat, level_called(host.table.game, level))
    host.saving.rewrite()
