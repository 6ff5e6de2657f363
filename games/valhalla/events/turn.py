"""The turn: cards on their way between deck, hands and squads. [VAL-3]"""

from __future__ import annotations

from msgspec.structs import replace

from engine.choices import Ref
from engine.events import HIDDEN, Event
from engine.views import Viewer
from games.valhalla.events import PrivateEvent, PublicEvent, is_one_of


class TurnBegan(PublicEvent, frozen=True):
    """A player's turn begins."""

    seat: Ref
    turn: int


class Mustered(PublicEvent, frozen=True):
    """A warrior from the hand joined the squad; a Tyr card may lie under it."""

    seat: Ref
    card: Ref
    cell: Ref
    tyr: Ref | None = None


class Drew(PrivateEvent, frozen=True):
    """Cards were drawn from the deck: which ones, only the drawer knows. [VAL-3.14]"""

    seat: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see how many."""
        return self if is_one_of(viewer, self.seat) else replace(self, cards=(HIDDEN,) * len(self.cards))


class Kept(PrivateEvent, frozen=True):
    """Of the cards drawn some were kept. [VAL-3.14]"""

    seat: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see how many."""
        return self if is_one_of(viewer, self.seat) else replace(self, cards=(HIDDEN,) * len(self.cards))


class Discarded(PublicEvent, frozen=True):
    """A player's cards went to the discard pile, the last one on top. [VAL-1.6]"""

    seat: Ref
    cards: tuple[Ref, ...]


class HandShown(PublicEvent, frozen=True):
    """A whole hand was shown to everybody. [VAL-3.10, VAL-17.5]"""

    seat: Ref
    cards: tuple[Ref, ...]


class EndTriggered(PublicEvent, frozen=True):
    """One more round will be played. [VAL-8.1]"""

    reason: str


class RoundBegan(PublicEvent, frozen=True):
    """The last round begins. [VAL-8.2]"""

    seat: Ref
