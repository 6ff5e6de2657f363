"""What is paid and earned from game to game. [BNG-20]"""

from __future__ import annotations

from engine.choices import Ref
from games.bang.events import PublicEvent


class WonGame(PublicEvent, frozen=True):
    """One game of a match is over."""

    number: int
    how: str
    winners: tuple[Ref, ...]
    dollars: tuple[int, ...]


class PremiumPaid(PublicEvent, frozen=True):
    """Dollars for an Outlaw. [BNG-20.9]"""

    seat: Ref
    dollars: int


class BoughtBack(PublicEvent, frozen=True):
    """Cards of the last game are bought."""

    seat: Ref
    cards: tuple[Ref, ...]
    dollars: int


class Nominated(PublicEvent, frozen=True):
    """A character is put up for auction."""

    seat: Ref
    character: Ref


class Bid(PublicEvent, frozen=True):
    """Somebody offers so much for it."""

    seat: Ref
    dollars: int


class DroppedOut(PublicEvent, frozen=True):
    """Somebody bids no longer for this character."""

    seat: Ref


class Hired(PublicEvent, frozen=True):
    """A character is hired, or kept from the game before."""

    seat: Ref
    character: Ref
    dollars: int
