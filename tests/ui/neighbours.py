"""A network without a network: tables that are announced, and whoever listens to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.errors import Problem


class Announced(NamedTuple):
    """A table as discovery finds it."""

    table: str
    host: str
    game: str
    free: int
    address: str
    port: int


class Neighbours:
    """What a browser would hear; it counts who listens."""

    def __init__(self) -> None:
        self.tables: list[Announced] = []
        self.trouble: Problem | None = None
        self.listening = 0
        self.began = 0

    def browse(self) -> Neighbours:
        self.listening += 1
        self.began += 1
        return self

    def found(self) -> Sequence[Announced]:
        return list(self.tables)

    def close(self) -> None:
        self.listening -= 1
