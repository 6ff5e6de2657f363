"""The game and its turns, and what is shown or declared at their ends. [BNG-5, BNG-12.7, BNG-19]"""

from __future__ import annotations

from engine.choices import Ref
from games.bang.events import PublicEvent


class GameBegan(PublicEvent, frozen=True):
    """Roles and cards are dealt."""

    number: int
    first: Ref


class RoleShown(PublicEvent, frozen=True):
    """A role is shown to all."""

    seat: Ref
    role: Ref


class TurnBegan(PublicEvent, frozen=True):
    """A player's turn begins."""

    seat: Ref
    turn: int


class TurnLost(PublicEvent, frozen=True):
    """A turn is skipped, and why: `jail`, `lady-rosa`."""

    seat: Ref
    why: str


class PhaseEnded(PublicEvent, frozen=True):
    """A player plays no further cards. [BNG-5.7]"""

    seat: Ref


class Activated(PublicEvent, frozen=True):
    """Of two characters this one is active now. [BNG-19.3, BNG-19.7]"""

    seat: Ref
    character: Ref


class Declared(PublicEvent, frozen=True):
    """Somebody declares how things stand: `crime-is-defeated`, `law-is-dead`. [BNG-19.36, BNG-19.37]"""

    seat: Ref
    words: str


class LeftGame(PublicEvent, frozen=True):
    """A player leaves without being eliminated. [BNG-19.39]"""

    seat: Ref


class LaidOpen(PublicEvent, frozen=True):
    """At the end everybody shows role, hand and face-down character. [BNG-12.7]"""

    seat: Ref
    role: Ref | None
    cards: tuple[Ref, ...]
    spare: Ref | None


class RemovedRoleShown(PublicEvent, frozen=True):
    """The role that nobody had. [BNG-12.7, BNG-19.31]"""

    role: Ref
