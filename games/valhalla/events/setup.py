"""Set-up, and the hands it ends with. [VAL-2, VAL-23]"""

from __future__ import annotations

from engine.choices import Ref
from games.valhalla.events import PrivateEvent, PublicEvent


class JarlsRevealed(PublicEvent, frozen=True):
    """Everybody has chosen; a jarl is revealed. [VAL-2.3]"""

    seat: Ref
    jarl: Ref


class EmblemChosen(PublicEvent, frozen=True):
    """A player took the shields of an emblem. [VAL-2.4]"""

    seat: Ref
    emblem: Ref


class FirstPlayer(PublicEvent, frozen=True):
    """Who begins. [VAL-2.5]"""

    seat: Ref


class DeckThinned(PublicEvent, frozen=True):
    """Cards of the deck were discarded before the game. [VAL-2.6]"""

    count: int


class WarriorsOffered(PublicEvent, frozen=True):
    """Warriors lie open to be chosen. [VAL-2.7]"""

    cards: tuple[Ref, ...]


class Recruited(PublicEvent, frozen=True):
    """A starting warrior was chosen. [VAL-2.8]"""

    seat: Ref
    card: Ref


class ShuffledBack(PublicEvent, frozen=True):
    """Cards were shuffled back into the deck. [VAL-2.9b]"""

    count: int


class TyrDealt(PublicEvent, frozen=True):
    """Everybody was dealt a Tyr card. [VAL-2.10]"""


class LokiInForce(PublicEvent, frozen=True):
    """The Loki card of this game. [VAL-14.1]"""

    loki: Ref


class PutInReserve(PublicEvent, frozen=True):
    """A hand card was put into the reserve of the draft. [VAL-23.2]"""

    seat: Ref
    card: Ref


class FinishedDraft(PublicEvent, frozen=True):
    """A player took cards from the reserve and stopped taking part. [VAL-23.2]"""

    seat: Ref
    cards: tuple[Ref, ...]


class Exchanged(PrivateEvent, frozen=True):
    """Cards of the first hand were set aside for new ones. [VAL-21.6]"""

    seat: Ref
    count: int
