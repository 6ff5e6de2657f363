"""Who is at a table in the network, a line each."""

from __future__ import annotations

from typing import Literal

import msgspec


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
