"""Solo and cooperative play. [VAL-21, VAL-22]"""

from __future__ import annotations

from engine.choices import Ref
from games.valhalla.events import PublicEvent


class MonsterRolled(PublicEvent, frozen=True):
    """The monster's dice were rolled; those that fit lie on its card now. [VAL-21.8]"""

    monster: Ref
    faces: tuple[Ref, ...]
    placed: tuple[Ref, ...]


class MonsterBeaten(PublicEvent, frozen=True):
    """A card of the monster is removed. [VAL-21.11]"""

    monster: Ref


class DeckMilled(PublicEvent, frozen=True):
    """Cards of the deck were discarded. [VAL-21.12]"""

    cards: tuple[Ref, ...]


class DidNotFit(PublicEvent, frozen=True):
    """A warrior did not fit under the cap and is discarded. [VAL-21.16]"""

    seat: Ref
    card: Ref


class LastAttack(PublicEvent, frozen=True):
    """The deck is empty: one last attack. [VAL-21.23]"""

    seat: Ref
