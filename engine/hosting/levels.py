"""How the bots of a running game play can be changed: their level, and their temper."""

from __future__ import annotations

from engine.bots import level_called, temper_called
from engine.choices import Seat
from engine.hosting.host import Host


def change_bot(host: Host, seat: Seat, level: str, temper: str) -> None:
    """A bot plays on another level, or with another temper, from its next answer on; the save knows it."""
    game = host.table.game
    host.bots.change(seat, level_called(game, level), temper_called(game, temper))
    host.saving.rewrite()
