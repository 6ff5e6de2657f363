"""A game in which everything goes wrong that can go wrong on a network: what its host, guests and strangers share."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from engine.choices import Move, Seat
from engine.games import Game, find_game
from engine.lan.host import Host
from engine.lan.limits import Limits
from tests.lan.relay import RELAY
from tests.lan.tables import FREELY

# game, guests, bots, options
SHORT: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("relay", 2, 0, {}),
    ("relay", 2, 1, {"rounds": 4}),
    ("relay", 3, 0, {}),
    ("relay", 3, 1, {"only": "race", "rounds": 6}),
    ("relay", 4, 0, {"only": "secret", "rounds": 4}),
    ("relay", 2, 2, {"only": "beside", "rounds": 8}),
)
LONG: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("junquick", 2, 0, {}),
    ("junquick", 2, 1, {"race_mode": "live"}),
    ("bang", 2, 0, {}),
    ("bang", 3, 0, {}),
    ("bang", 3, 2, {"expansions": ["dodge-city", "high-noon"]}),
    ("castle", 3, 0, {}),
)
KINDS = (*SHORT, *LONG, *SHORT)
USUAL = Limits()
LIMITS = replace(FREELY, chat=USUAL.chat, notes=USUAL.notes, undos=USUAL.undos)  # of what guests do besides playing
RUBBISH: tuple[bytes | str, ...] = (
    b"\x00\xff\x00",
    b"{",
    b"[" * 100,
    b'{"is":"answer"}',
    b'{"is":"answer","seat":"0","number":1,"line":"pass","id":1}',
    b'{"is":"ready","ready":true,"also":1}',
    b'{"is":"record","save":""}',
    b'{"is":"remove","person":1e400}',
    '{"is":"say","words":"\\ud800"}',
    "null",
)


@dataclass
class Troubled:
    """One game, and everything that went wrong in it."""

    seed: int
    folder: Path
    faults: Counter[str] = field(default_factory=Counter)
    accepted: list[Move] = field(default_factory=list)  # by any host
    undone: list[list[Move]] = field(default_factory=list)  # the game as it was whenever something was taken back
    sent: set[tuple[Seat, int, str]] = field(default_factory=set)  # by the guest whose seat it is
    lines: Counter[str] = field(default_factory=Counter)  # of talk that an onlooker has heard, by speaker

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.name, self.guests, self.bots, self.options = KINDS[self.seed % len(KINDS)]
        self.game: Game[Any] = RELAY if self.name == RELAY.name else find_game(self.name)
        self.is_short = self.game is RELAY
        self.rate = self.chance.choice((0.1, 0.2, 0.4) if self.is_short else (0.02, 0.05, 0.15))
        self.host: Host
        self.path: Path | None = None  # of the save
        self.is_dead = asyncio.Event()  # the host was killed, and is not up again

    @property
    def is_alive(self) -> bool:
        """Whether the host is up and its game goes on."""
        server, play = self.host._server, self.host.room.play
        is_up = server is not None and server.is_serving() and not self.is_dead.is_set()
        return is_up and play is not None and play.table.result is None
