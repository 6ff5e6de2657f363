"""Whoever is told of a game at the table of a host."""

from __future__ import annotations

from typing import Protocol

from engine.choices import Menu, Seat
from engine.views import Viewer


class Listener(Protocol):
    """One computer with its seats, or an onlooker."""

    @property
    def id(self) -> int:
        """By which it is known."""

    @property
    def seats(self) -> list[Seat]:
        """The seats of the people at that computer."""

    @property
    def wants_reasons(self) -> bool:
        """Whether people sit there, who ask why not."""

    @property
    def told(self) -> dict[Viewer, int]:
        """How many events each of its viewers was told of."""

    @property
    def reasoned(self) -> dict[Seat, Menu]:
        """For which menu each seat was given reasons last."""

    heard: int  # the id of the last answer from there that counted

    def send(self, data: bytes) -> None:
        """Give it a message."""
