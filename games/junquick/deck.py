"""The cards: kinds from the card list, and the physical cards made of them. [JUN-1.1, JUN-1.2, JUN-1.4]"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from engine.cards import CardKind, load_cards
from engine.choices import Option, Ref

FOLDER: Final = Path(__file__).parent

Category = Literal["plain", "dual", "compulsory", "constant", "influence", "instant", "virus", "marker"]
Number = Annotated[int, msgspec.Meta(ge=1, le=4)]


class JunKind(CardKind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of card and the facts printed on it."""

    family: str  # the card's name without its number: what a claim names
    category: Category
    value: Number | None = None
    strength: Number | None = None
    price: Number | None = None


class Card:
    """One physical card. It never changes: where it lies, the state knows."""

    __slots__ = (
        "category",
        "family",
        "id",
        "is_kept",
        "is_laid_for_value",
        "is_value",
        "kind",
        "lay",
        "order",
        "play",
        "price",
        "ref",
        "strength",
        "value",
    )

    def __init__(self, id: str, kind: JunKind, order: int) -> None:
        self.id = id
        self.ref: Ref = f"card:{id}"
        self.kind = kind.id
        self.family = kind.family
        self.category: Category = kind.category
        self.value = kind.value or 0
        self.strength = kind.strength or 0
        self.price = kind.price or 0
        self.order = order  # its place in the card list: plain cards before property cards, lower numbers first
        self.is_value = kind.value is not None
        self.is_laid_for_value = kind.category in ("plain", "dual", "constant")
        self.is_kept = self.is_value or kind.family == "evolution"  # what a nest may hold [JUN-3.3]
        self.lay = Option.of("lay", self.ref)
        self.play = Option.of("play", self.ref)

    def __repr__(self) -> str:
        return self.ref

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card_called, (self.id,)


KINDS: Final = {kind.id: kind for kind in load_cards(FOLDER / "cards.yaml", JunKind)}
_ALL: Final = [(id, kind) for kind in KINDS.values() if kind.category != "marker" for id in kind.copy_ids()]
CARDS: Final = {id: Card(id, kind, order) for order, (id, kind) in enumerate(_ALL)}
CARD_BY_REF: Final = {card.ref: card for card in CARDS.values()}
VIRUSES: Final = [card for card in CARDS.values() if card.category == "virus"]
INSTANTS: Final = [card for card in CARDS.values() if card.category == "instant"]
REGULAR: Final = [card for card in CARDS.values() if card.category not in ("virus", "instant")]


def card_called(id: str) -> Card:
    """The card with this id."""
    return CARDS[id]


def kinds_of(family: str) -> list[str]:
    """The kinds that share a name, whatever their number."""
    return [kind.id for kind in KINDS.values() if kind.family == family]
