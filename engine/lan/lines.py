"""Who is at a table in the network, and what was played there, a line each."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.evenings import Seating
from engine.games import SeatInfo


class PersonLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table."""

    id: int
    name: str
    is_host: bool = False
    is_away: bool = False
    is_ready: bool = False
    away_for: int = 0  # seconds, when this was sent


class SeatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, and who sits there: a person, a bot, or nobody yet."""

    name: str
    kind: Literal["person", "bot"] = "person"
    level: str = ""
    colour: str = ""
    person: int | None = None
    stand_in: bool = False  # a bot plays for them
    temper: str = ""
    sign: str = ""


class GameLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of an evening, and who has won it."""

    game: str
    won: list[str] | None = None  # none: it is not over, or its file is gone


class EveningLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several games in a row at this table."""

    people: list[SeatInfo] = []  # none before the first game
    games: list[GameLine] = []
    seating: Seating = "moved-on"
    is_over: bool = False
    first: str = ""  # who sits first in the next game
