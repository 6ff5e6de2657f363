"""What can happen in Castle, and who may see how much of it. [CAS-12.1]"""

from __future__ import annotations

from msgspec.structs import replace

from engine.choices import Ref
from engine.events import HIDDEN, Event
from engine.views import EVERYTHING, Viewer


def _is(viewer: Viewer, *seats: Ref) -> bool:
    return viewer == EVERYTHING or f"seat:{viewer}" in seats


class Dealt(Event, frozen=True):
    """The cards are dealt, and somebody begins."""

    dealer: Ref
    first: Ref


class TurnBegan(Event, frozen=True):
    """A player's turn begins."""

    seat: Ref
    turn: int


class Drew(Event, frozen=True):
    """A card was drawn: which one, only the drawer knows, unless his hand is open."""

    seat: Ref
    card: Ref
    open: bool

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see that a card was drawn."""
        return self if self.open or _is(viewer, self.seat) else replace(self, card=HIDDEN)


class Exchanged(Event, frozen=True):
    """Cards went from a hand into the reserve and others out of it."""

    seat: Ref
    given: tuple[Ref, ...]
    taken: tuple[Ref, ...]


class Discarded(Event, frozen=True):
    """A card went from a hand into the reserve."""

    seat: Ref
    card: Ref


class Played(Event, frozen=True):
    """A card was laid: on a place, or a Knight on another card. It may be back in a hand before the action ends."""

    shows_to = "everybody"

    seat: Ref
    card: Ref
    place: Ref
    token: bool


class NoEffect(Event, frozen=True):
    """There was nothing for a card's effect to do. [CAS-10.3]"""

    card: Ref


class Returned(Event, frozen=True):
    """A card left the board for its owner's hand, or for the reserve."""

    card: Ref
    to: Ref | None


class Killed(Event, frozen=True):
    """A card left the game."""

    card: Ref


class Moved(Event, frozen=True):
    """A card on the board was put elsewhere: on a place, or a Knight on another card."""

    card: Ref
    place: Ref


class Swapped(Event, frozen=True):
    """Two cards on the board changed places."""

    first: Ref
    second: Ref


class TokenRemoved(Event, frozen=True):
    """A card lost its owner."""

    card: Ref
    owner: Ref


class TokenReplaced(Event, frozen=True):
    """A card has another owner."""

    card: Ref
    old: Ref
    new: Ref


class TokensSwapped(Event, frozen=True):
    """Two cards changed their owners."""

    first: Ref
    second: Ref


class Looked(Event, frozen=True):
    """A player looked at another's hand."""

    shows_to = "seats"

    seat: Ref
    at: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Everybody sees whose hand it was."""
        return self if _is(viewer, self.seat, self.at) else replace(self, cards=(HIDDEN,) * len(self.cards))


class HandCardsSwapped(Event, frozen=True):
    """Two players each gave the other one card."""

    seat: Ref
    other: Ref
    given: Ref
    taken: Ref

    def seen_by(self, viewer: Viewer) -> Event:
        """Everybody else sees only that one card went each way."""
        return self if _is(viewer, self.seat, self.other) else replace(self, given=HIDDEN, taken=HIDDEN)


class Passed(Event, frozen=True):
    """A card went to the left neighbour."""

    seat: Ref
    to: Ref
    card: Ref

    def seen_by(self, viewer: Viewer) -> Event:
        """Only giver and receiver know the card."""
        return self if _is(viewer, self.seat, self.to) else replace(self, card=HIDDEN)


class HandsSwapped(Event, frozen=True):
    """Two players swapped their whole hands."""

    first: Ref
    second: Ref


class Foresaw(Event, frozen=True):
    """A player looked at the top of his deck."""

    shows_to = "seats"

    seat: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Everybody else sees how many cards it were."""
        return self if _is(viewer, self.seat) else replace(self, cards=(HIDDEN,) * len(self.cards))


class LostActions(Event, frozen=True):
    """A player could do nothing at all. [CAS-3.6]"""

    seat: Ref
