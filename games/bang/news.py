"""What can happen in Bang!, and who may see how much of it. [BNG-21]"""

from __future__ import annotations

from msgspec.structs import replace

from engine.choices import Ref
from engine.events import HIDDEN, Event
from engine.views import EVERYTHING, Viewer


def is_one_of(viewer: Viewer, *seats: Ref) -> bool:
    """Whether the viewer sits at one of these seats, or sees everything."""
    return viewer == EVERYTHING or f"seat:{viewer}" in seats


class PublicEvent(Event, frozen=True):
    """Everybody sees what it names, though it may be hidden again when it is over: a card in the discard pile."""

    shows_to = "everybody"


class PrivateEvent(Event, frozen=True):
    """Those concerned see what it names."""

    shows_to = "seats"


# The game and the turn


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


# Cards on their way


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


# Checks, life and death


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


class Eliminated(PublicEvent, frozen=True):
    """A player is out, and his role is shown."""

    seat: Ref
    role: Ref | None
    by: Ref | None


class PaidPenalty(PublicEvent, frozen=True):
    """The Sheriff killed a Deputy and loses all his cards. [BNG-11.3]"""

    seat: Ref


# Abilities and events


class AbilityUsed(PublicEvent, frozen=True):
    """An ability is used."""

    seat: Ref
    character: Ref


class EventBegan(PublicEvent, frozen=True):
    """A new event is active."""

    event_card: Ref


class EventActs(PublicEvent, frozen=True):
    """An event does something to a player."""

    event_card: Ref
    seat: Ref


class CardShown(PublicEvent, frozen=True):
    """A card of a hand is shown to everybody. [BNG-21.12]"""

    seat: Ref
    card: Ref


class CharacterDealt(PublicEvent, frozen=True):
    """A player gets a character."""

    seat: Ref
    character: Ref


class AbilityCopied(PublicEvent, frozen=True):
    """A player copies the ability of another character. [BNG-14.31]"""

    seat: Ref
    character: Ref


class PairDrawn(PublicEvent, frozen=True):
    """Two abilities at random. [BNG-14.38]"""

    seat: Ref
    characters: tuple[Ref, ...]


class Repeated(PublicEvent, frozen=True):
    """The effect of the last card is repeated. [BNG-14.40]"""

    seat: Ref
    kind: Ref
    target: Ref | None = None


class SkippedDrawing(PublicEvent, frozen=True):
    """Phase 1 is skipped for a life. [BNG-16.1]"""

    seat: Ref


class CardLaidBack(PrivateEvent, frozen=True):
    """Cards went face down on the draw pile. [BNG-16.2]"""

    seat: Ref
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see how many."""
        return self if is_one_of(viewer, self.seat) else replace(self, cards=(HIDDEN,) * len(self.cards))


class Guessed(PublicEvent, frozen=True):
    """A colour was guessed. [BNG-16.4]"""

    seat: Ref
    card: Ref
    right: bool


class GaveLife(PublicEvent, frozen=True):
    """A life for another player. [BNG-16.9]"""

    seat: Ref
    to: Ref


class Returned(PublicEvent, frozen=True):
    """An eliminated player is back for good."""

    seat: Ref
    lives: int


class GhostCame(PublicEvent, frozen=True):
    """An eliminated player takes a turn as a ghost. [BNG-17.2]"""

    seat: Ref


class Handcuffed(PublicEvent, frozen=True):
    """A player may not play hand cards in his turns. [BNG-17.9]"""

    seat: Ref


class SuitNamed(PublicEvent, frozen=True):
    """A player may use only cards of one suit. [BNG-17.9]"""

    seat: Ref
    suit: Ref


class ChangedCharacter(PublicEvent, frozen=True):
    """A player takes his spare character. [BNG-17.15]"""

    seat: Ref
    character: Ref


class Flipped(PublicEvent, frozen=True):
    """A card was flipped for an event, and whether it comes true. [BNG-18.1]"""

    event_card: Ref
    card: Ref
    works: bool


class RolesDealtAnew(PublicEvent, frozen=True):
    """Hidden roles were shuffled and dealt back. [BNG-18.1, BNG-18.6]"""

    seats: tuple[Ref, ...]


class PlacesSwapped(PublicEvent, frozen=True):
    """Two players changed places. [BNG-18.2]"""

    seat: Ref
    other: Ref


class Spoke(PublicEvent, frozen=True):
    """A player has talked under Gag. [BNG-22.3]"""

    seat: Ref


class Commanded(PublicEvent, frozen=True):
    """A player is ordered to play a card. [BNG-18.4]"""

    seat: Ref
    other: Ref
    kind: Ref


class HandShown(PublicEvent, frozen=True):
    """A whole hand is shown to everybody, for that moment. [BNG-21.17]"""

    seat: Ref
    cards: tuple[Ref, ...]
