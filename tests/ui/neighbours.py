"""A network without a network: tables that are announced, and whoever listens to them."""

from __future__ import annotations

from engine.errors import Problem
from engine.lan.discovery import Found


class Neighbours:
    """What a browser would hear; it counts who listens."""

    def __init__(self) -> None:
        self.tables: list[Found] = []
        self.trouble: Problem | None = None
        self.listening = 0
        self.began = 0

    def browse(self) -> Neighbours:
        self.listening += 1
        self.began += 1
        return self

    def close(self) -> None:
        self.listening -= 1
