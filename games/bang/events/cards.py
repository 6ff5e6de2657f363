"""Cards on their way between piles, hands and the table. [BNG-7, BNG-21]"""

from __future__ import annotations

from msgspec.structs import replace

from engine.choices import Ref
from engine.events import HIDDEN, Event
from engine.views import Viewer
from games.bang.events import PrivateEvent, PublicEvent, is_one_of


class Drew(PrivateEvent, frozen=True):
    """Cards were drawn from a pile: which ones, only the drawer knows."""

    seat: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see how many."""
        return self if is_one_of(viewer, self.seat) else replace(self, cards=(HIDDEN,) * len(self.cards))


class DrewOpenly(PublicEvent, frozen=True):
    """A card was drawn or taken that everybody saw. [BNG-21.12]"""

    seat: Ref
    card: Ref


class Reshuffled(PublicEvent, frozen=True):
    """The discard pile became a new draw pile. [BNG-7.12]"""

    count: int


class Played(PublicEvent, frozen=True):
    """A brown card was played from a hand; `kind` if it was played as another."""

    seat: Ref
    card: Ref
    target: Ref | None = None
    kind: Ref | None = None


class CardLaid(PublicEvent, frozen=True):
    """A blue or green card was laid before somebody."""

    seat: Ref
    card: Ref
    before: Ref


class Used(PublicEvent, frozen=True):
    """A green card was used from play."""

    seat: Ref
    card: Ref
    target: Ref | None = None


class Answered(PublicEvent, frozen=True):
    """A card was used in answer to an attack: as a Missed!, a Bang! or a Beer."""

    seat: Ref
    card: Ref
    kind: Ref


class Discarded(PublicEvent, frozen=True):
    """Cards went from a hand or from play to the discard pile."""

    seat: Ref
    cards: tuple[Ref, ...]


class Took(PrivateEvent, frozen=True):
    """A card went from one player to another: from a hand only they know which. [BNG-21.11, BNG-21.15]"""

    seat: Ref
    card: Ref
    source: Ref  # whose it was
    is_open: bool = False  # it lay in play

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see that a card moved."""
        if self.is_open or is_one_of(viewer, self.seat, self.source):
            return self
        return replace(self, card=HIDDEN)


class Moved(PublicEvent, frozen=True):
    """A card in play moved on to another player."""

    card: Ref
    to: Ref


class CardSaved(PublicEvent, frozen=True):
    """A card in play stays: the shot at it was dodged."""

    card: Ref


class CardShown(PublicEvent, frozen=True):
    """A card of a hand is shown to everybody. [BNG-21.12]"""

    seat: Ref
    card: Ref


class HandShown(PublicEvent, frozen=True):
    """A whole hand is shown to everybody, for that moment. [BNG-21.17]"""

    seat: Ref
    cards: tuple[Ref, ...]


class CardLaidBack(PrivateEvent, frozen=True):
    """Cards went face down on the draw pile. [BNG-16.2]"""

    seat: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see how many."""
        return self if is_one_of(viewer, self.seat) else replace(self, cards=(HIDDEN,) * len(self.cards))
