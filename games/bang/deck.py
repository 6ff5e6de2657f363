"""What comes in the boxes: playing cards, characters, events and roles, from the card lists. [BNG-2]"""

from __future__ import annotations

import copyreg
from pathlib import Path
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from engine.cards import Kind, load_cards
from engine.choices import Ref

FOLDER: Final = Path(__file__).parent

Colour = Literal["brown", "blue", "green"]
Suit = Literal["♠", "♥", "♦", "♣"]
Face = Annotated[str, msgspec.Meta(pattern=r"^([2-9]|10|[JQKA])[♠♥♦♣]\Z")]
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")  # [BNG-2.3]
LETTERS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


class PlayingKind(Kind, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A name on playing cards, and the facts printed with it."""

    colour: Colour
    copies: list[Face] = []  # of the base box
    dodge_city: list[Face] = []  # of the Dodge City box
    range: int = 0  # of a weapon
    distance: int = 0  # printed on the card: how near the target must be
    missed: bool = False  # serves as a Missed!
    cost: bool = False  # needs another card discarded with it

    def faces(self) -> list[tuple[str, Face, Box]]:
        """The id, the face and the box of every copy: `duel.b.8C`; a face that is there twice is numbered. [BNG-2.4]"""
        found: list[tuple[str, Face, Box]] = []
        boxes: tuple[tuple[Box, list[Face]], ...] = (("base", self.copies), ("dodge-city", self.dodge_city))
        for box, copies in boxes:
            for index, face in enumerate(copies):
                before = copies[:index].count(face)
                number = f".{before + 1}" if before else ""
                found.append((f"{self.id}.{box[0]}.{face[:-1]}{LETTERS[face[-1]]}{number}", face, box))
        return found

    def copy_ids(self) -> list[str]:
        """The ids of all its cards."""
        return [id for id, _, _ in self.faces()]

    def copy_name(self, copy: str, language: str) -> str:
        """Its name with rank and suit: `Duel 8♣`."""
        return f"{self.name.in_(language)} {next(face for id, face, _ in self.faces() if id == copy)}"


Box = Literal["base", "dodge-city"]


class CharacterKind(Kind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character with an ability. [BNG-14]"""

    what: ClassVar[str] = "character"

    life: Annotated[int, msgspec.Meta(ge=1, le=9)]
    set: Literal["base", "dodge-city", "extra", "wild-west-show"]
    hand: int = 0  # cards to start with, where they are not as many as lives [BNG-3.7]


class EventKind(Kind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An event. [BNG-16, BNG-17, BNG-18]"""

    what: ClassVar[str] = "event"

    deck: Literal["high-noon", "fistful", "wild-west-show"]


class RoleKind(Kind, frozen=True, forbid_unknown_fields=True):
    """A role and its goal. [BNG-3.3]"""

    what: ClassVar[str] = "role"


class Card:
    """One playing card. It never changes: where it lies, the state knows."""

    __slots__ = (
        "box", "colour", "cost", "distance", "face", "id", "kind", "missed", "range", "rank", "ref", "suit", "verb",
    )  # fmt: skip

    def __init__(self, id: str, face: Face, box: Box, kind: PlayingKind) -> None:
        self.id = id
        self.ref: Ref = f"card:{id}"
        self.kind = kind.id
        self.face = face
        self.rank, self.suit = face[:-1], face[-1]
        self.box = box
        self.colour: Colour = kind.colour
        self.verb = "play" if kind.colour == "brown" else "lay"  # how it leaves the hand [BNG-7.1, BNG-7.2]
        self.range = kind.range
        self.distance = kind.distance
        self.missed = kind.missed
        self.cost = kind.cost

    def __repr__(self) -> str:
        return self.ref


KINDS: Final = {
    kind.id: kind for list in ("cards.yaml", "dodge_city.yaml") for kind in load_cards(FOLDER / list, PlayingKind)
}
CARDS: Final = {id: Card(id, face, box, kind) for kind in KINDS.values() for id, face, box in kind.faces()}
CARD_BY_REF: Final = {card.ref: card for card in CARDS.values()}
CHARACTERS: Final = {kind.id: kind for kind in load_cards(FOLDER / "characters.yaml", CharacterKind)}
EVENTS: Final = {kind.id: kind for kind in load_cards(FOLDER / "events.yaml", EventKind)}
ROLES: Final = {kind.id: kind for kind in load_cards(FOLDER / "roles.yaml", RoleKind)}


def card_called(id: str) -> Card:
    """The card with this id."""
    return CARDS[id]


# A checkpoint holds a card by its id; what to write is at hand, since it holds a hundred of them.
copyreg.pickle(Card, {card: (card_called, (card.id,)) for card in CARDS.values()}.__getitem__)
