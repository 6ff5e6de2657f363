"""A race that is over: what a replay shows of clocks and keys."""

from __future__ import annotations

from collections.abc import Mapping

from engine.choices import Seat
from ui.table.clock import Clock


class NoRace:
    """Nobody can be quick any more, and no time runs out."""

    clock: Clock | None = None
    is_on = False
    is_open = False
    keys: Mapping[Seat, str] = {}

    def can_claim(self, seat: Seat) -> bool:
        """Nobody may play."""
        return False

    def offers_pass(self, seat: Seat) -> bool:
        """Nothing is offered."""
        return False

    def held_share(self, seat: Seat) -> float:
        """No key is held."""
        return 0.0

    def pass_time(self, seconds: float) -> None:
        """Time changes nothing."""

    def end_claim(self) -> None:
        """Nobody has claimed anything."""
