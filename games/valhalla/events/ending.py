"""The end, Ragnarok and scoring. [VAL-8, VAL-9]"""

from __future__ import annotations

from engine.choices import Ref
from games.valhalla.events import PublicEvent


class RagnarokBegan(PublicEvent, frozen=True):
    """Every squad has one last chance. [VAL-8.4]"""


class RagnarokRoll(PublicEvent, frozen=True):
    """A player's Ragnarok roll."""

    seat: Ref


class RagnarokSkipped(PublicEvent, frozen=True):
    """A player without warriors has no Ragnarok roll. [VAL-8.9]"""

    seat: Ref


class ShieldsSwapped(PublicEvent, frozen=True):
    """A partner's shield was taken at the end. [VAL-20.8]"""

    seat: Ref
    partner: Ref


class Scored(PublicEvent, frozen=True):
    """What a player has in the end. [VAL-9.1]"""

    seat: Ref
    points: int
