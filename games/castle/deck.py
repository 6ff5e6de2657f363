"""The 56 cards: kinds from the card list, and the physical cards made of them. [CAS-C]"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from engine.cards import CardKind, load_cards
from engine.choices import Option, Ref, endings

FOLDER: Final = Path(__file__).parent

Area = Literal["courtyard", "walls", "towers", "surroundings", "any", "card"]
Sex = Literal["male", "female", "none"]


class CastleKind(CardKind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of card and the facts printed on it."""

    area: Area  # where it is played; "card": on top of another card
    sex: Sex
    rank: Literal["soldier", "knight", "siege-engine"] | None = msgspec.field(default=None, name="is")
    least_seats: int = msgspec.field(default=2, name="least-seats")


class Card:
    """One physical card. It never changes: where it lies and whose it is, the state knows."""

    __slots__ = ("area", "exchange", "id", "kind", "least_seats", "play", "rank", "ref", "sex")

    def __init__(self, id: str, kind: CastleKind) -> None:
        self.id = id
        self.ref: Ref = f"card:{id}"
        self.kind = kind.id
        self.area: Area = kind.area
        self.sex = kind.sex
        self.rank = kind.rank
        self.least_seats = kind.least_seats
        self.play = endings("play", self.ref)
        self.exchange: dict[Card, Option] = {}  # for each other card

    def __repr__(self) -> str:
        return self.ref

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card_called, (self.id,)


KINDS: Final = {kind.id: kind for kind in load_cards(FOLDER / "cards.yaml", CastleKind)}
CARDS: Final = {id: Card(id, kind) for kind in KINDS.values() for id in kind.copy_ids()}
CARD_BY_REF: Final = {card.ref: card for card in CARDS.values()}


for _given in CARDS.values():
    _given.exchange.update({taken: Option.of("exchange", _given.ref, taken.ref) for taken in CARDS.values()})


def card_called(id: str) -> Card:
    """The card with this id."""
    return CARDS[id]
