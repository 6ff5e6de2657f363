"""What a battle leads to. [VAL-7, VAL-13 to VAL-19]"""

from __future__ import annotations

from engine.choices import Ref
from games.valhalla.events import PublicEvent


class ShieldCaptured(PublicEvent, frozen=True):
    """An own shield of somebody became a captured one. [VAL-7.2]"""

    seat: Ref
    victim: Ref


class ShieldLost(PublicEvent, frozen=True):
    """A shield left the game. [VAL-21.15]"""

    seat: Ref
    left: int


class Held(PublicEvent, frozen=True):
    """A warrior stays in the squad. [VAL-17.4]"""

    seat: Ref
    card: Ref


class WentToValhalla(PublicEvent, frozen=True):
    """A card went to a player's Valhalla. [VAL-7.3, VAL-7.4]"""

    seat: Ref
    card: Ref


class PointsGained(PublicEvent, frozen=True):
    """Bonus points: cards of the discard pile went to Valhalla. [VAL-13.1]"""

    seat: Ref
    cards: tuple[Ref, ...]
    points: int


class PointsLost(PublicEvent, frozen=True):
    """Cards left Valhalla. [VAL-13.6]"""

    seat: Ref
    cards: tuple[Ref, ...]


class NoPoints(PublicEvent, frozen=True):
    """The discard pile holds nothing that would fit a grant of bonus points. [VAL-13.4]"""

    seat: Ref
    points: int


class HelpDiscarded(PublicEvent, frozen=True):
    """A Thor's Help card did not pay. [VAL-15.5]"""

    seat: Ref
    card: Ref


class LokiBonus(PublicEvent, frozen=True):
    """The loser took a bonus. [VAL-14.2]"""

    seat: Ref
    row: Ref


class CardTaken(PublicEvent, frozen=True):
    """A card of the discard pile went to a hand. [VAL-14.4]"""

    seat: Ref
    card: Ref


class LastVikingMoved(PublicEvent, frozen=True):
    """Somebody is the Last Viking now; nobody: the cards lie in the middle. [VAL-19]"""

    card: Ref
    seat: Ref | None


class LevelRose(PublicEvent, frozen=True):
    """The level of a Last Viking rose. [VAL-19.3]"""

    seat: Ref
    level: int
