"""Checks, lives and death. [BNG-9 to BNG-11]"""

from __future__ import annotations

from engine.choices import Ref
from games.bang.events import PublicEvent


class Checked(PublicEvent, frozen=True):
    """Cards were flipped for a check, and what came of it. [BNG-9]"""

    seat: Ref
    what: Ref
    card: Ref
    works: bool
    other: Ref | None = None  # the second card of whoever flips two


class NoEffect(PublicEvent, frozen=True):
    """A card does nothing to somebody."""

    card: Ref | None
    target: Ref


class Dodged(PublicEvent, frozen=True):
    """A shot was cancelled."""

    seat: Ref


class Hurt(PublicEvent, frozen=True):
    """Lives were lost."""

    seat: Ref
    lives: int
    left: int


class Healed(PublicEvent, frozen=True):
    """Lives were regained."""

    seat: Ref
    lives: int
    left: int


class GaveLife(PublicEvent, frozen=True):
    """A life for another player. [BNG-16.9]"""

    seat: Ref
    to: Ref


class Eliminated(PublicEvent, frozen=True):
    """A player is out, and his role is shown."""

    seat: Ref
    role: Ref | None
    by: Ref | None


class Rewarded(PublicEvent, frozen=True):
    """Cards for whoever killed an Outlaw, or their target among three. [BNG-11.2, BNG-19.24]"""

    seat: Ref
    dead: Ref
    cards: int


class PaidPenalty(PublicEvent, frozen=True):
    """The Sheriff killed a Deputy and loses all his cards. [BNG-11.3]"""

    seat: Ref


class Returned(PublicEvent, frozen=True):
    """An eliminated player is back for good."""

    seat: Ref
    lives: int


class GhostCame(PublicEvent, frozen=True):
    """An eliminated player takes a turn as a ghost. [BNG-17.2]"""

    seat: Ref
