"""What abilities and happenings do. [BNG-14 to BNG-18]"""

from __future__ import annotations

from engine.choices import Ref
from games.bang.events import PublicEvent


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


class Guessed(PublicEvent, frozen=True):
    """A colour was guessed. [BNG-16.4]"""

    seat: Ref
    card: Ref
    right: bool


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
