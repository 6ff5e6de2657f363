"""What can happen only at some tables: with two or six players, at the end of a game, and between those of a match.

Whatever is told here lies open. [BNG-12.7, BNG-19, BNG-20]
"""

from __future__ import annotations

from engine.choices import Ref
from games.bang.news import PublicEvent


class Declared(PublicEvent, frozen=True):
    """Somebody declares how things stand: `crime-is-defeated`, `law-is-dead`. [BNG-19.36, BNG-19.37]"""

    seat: Ref
    words: str


class LeftGame(PublicEvent, frozen=True):
    """A player leaves without being eliminated. [BNG-19.39]"""

    seat: Ref


class Activated(PublicEvent, frozen=True):
    """Of two characters this one is active now. [BNG-19.3, BNG-19.7]"""

    seat: Ref
    character: Ref


class LaidOpen(PublicEvent, frozen=True):
    """At the end everybody shows role, hand and face-down character. [BNG-12.7]"""

    seat: Ref
    role: Ref | None
    cards: tuple[Ref, ...]
    spare: Ref | None


class RemovedRoleShown(PublicEvent, frozen=True):
    """The role that nobody had. [BNG-12.7, BNG-19.31]"""

    role: Ref


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
