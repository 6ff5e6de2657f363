"""Whoever is told of a running game."""

from __future__ import annotations

from typing import Protocol

from engine.choices import Seat
from engine.hosting.told import Told


class Listener(Protocol):
    """One computer with its seats, or an onlooker."""

    @property
    def id(self) -> int:
        """By which it is known, also when it comes back."""

    @property
    def seats(self) -> list[Seat]:
        """The seats of the people there."""

    @property
    def at_screen(self) -> Seat | None:
        """Of several people who share a screen, the one who has it now; None: nobody has it alone."""

    @property
    def wants_sights(self) -> bool:
        """Whether it has to be told what its people see; else it looks at the table itself."""

    @property
    def wants_reasons(self) -> bool:
        """Whether it has to be told why not; bots do not ask, and who sees the table sees the menus."""

    def hear(self, told: Told) -> None:
        """Be told something."""
