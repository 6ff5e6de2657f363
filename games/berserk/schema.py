"""How a card is written down: facts, keywords, and abilities as data. (section 24.1 of the rules)"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import field

from engine.cards import Id, Kind, Words
from games.berserk.attacks import AbilityType

COPIES: Final = 5  # of one name in one deck, at most [BSK-3.9]

Element: TypeAlias = Literal["steppe", "forest", "mountain", "swamp", "darkness", "fire"]
CardType: TypeAlias = Literal["creature", "artifact", "terrain", "equipment"]
Subtype: TypeAlias = Literal[
    "ground", "flying", "symbiote", "parasite", "armour", "shield", "weapon", "boots", "potion", ""
]
Head: TypeAlias = Literal[
    "action",
    "instant-action",
    "instant",
    "free",
    "passive",
    "start-of-battle",
    "start-of-turn",
    "end-of-turn",
    "on-assault",
    "on-attack",
    "on-strike",
    "on-simple-strike",
    "on-special-strike",
    "on-magic-strike",
    "on-reach-strike",
    "on-shot",
    "on-throw",
    "on-discharge",
    "after-attack",
    "on-death",
    "on-return-to-deck",
]
Operation: TypeAlias = Literal[
    "wound",
    "heal",
    "full-heal",
    "extra-lives",
    "left-with",
    "prevent",
    "gain",
    "lose",
    "destroy",
    "finish",
    "put-in-graveyard",
    "return-to-deck",
    "close",
    "open",
    "relocate",
    "swap",
    "summon",
    "resurrect",
    "take-control",
    "redirect",
    "block",
    "redistribute",
    "get-chips",
    "lose-chips",
    "occupy",
    "plus-this-attack",
    "reveal",
    "aim",
]
State: TypeAlias = Literal["open", "closed", "poisoned", "wounded", "moved", "own-turn"]
Until: TypeAlias = Literal["battle", "turn", "next-turn"]
Actor: TypeAlias = Literal["this", "host", "target", "other"]

PLAYED: Final = ("action", "instant-action", "instant", "free", "start-of-battle")  # [BSK-K-playable-ability]
TRIGGERED: Final = ("start-of-turn", "end-of-turn", "after-attack", "on-death", "on-return-to-deck")
CLOSING: Final = ("action", "instant-action")
INSTANT: Final = ("instant-action", "instant")

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=-9, le=99)]
Three = Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """A part of a card."""


class Cost(_Part, frozen=True):
    """What a card costs. [BSK-5.2]"""

    amount: Count
    crystal: Literal["gold", "silver"]


class Who(_Part, frozen=True, dict=True):
    """The words that say which cards, cells or attacks are meant."""

    what: Literal["creature", "card", "artifact", "cell", "attack"] = "creature"
    the: Literal["", "this", "host"] = ""  # just that card
    whose: Literal["any", "own", "enemy"] = "any"
    zone: Literal["play", "battlefield", "graveyard", "deck"] = "play"
    subtypes: tuple[Subtype, ...] = ()
    rank: Literal["", "elite", "ordinary"] = ""
    classes: tuple[str, ...] = ()
    elements: tuple[Element, ...] = ()
    most_cost: Count | None = None
    states: tuple[State, ...] = ()
    near: Literal["", "this", "host"] = ""
    at: Literal["", "opposite", "behind", "left", "right"] = ""
    attacks: tuple[str, ...] = ()  # of an attack: its type
    against: Literal["", "this", "host", "near-own"] = ""  # of an attack: on whom it was declared

    @cached_property
    def is_anywhere(self) -> bool:
        """Whether it makes no difference where a card stands, and how."""
        return not (self.the or self.zone == "battlefield" or self.near or self.at or self.states)

    @cached_property
    def is_any_kind(self) -> bool:
        """Whether nothing but the type of a card counts."""
        return not (self.subtypes or self.rank or self.classes or self.elements) and self.most_cost is None

    @cached_property
    def is_any_creature(self) -> bool:
        """Whether every creature will do."""
        return self.what == "creature" and self.is_any_kind


class If(_Part, frozen=True):
    """What must be so for an ability to do anything."""

    target: tuple[State, ...] = ()
    this: tuple[State, ...] = ()
    level: Literal["", "weak", "medium", "strong"] = ""


class Effect(_Part, frozen=True):
    """One operation of an ability."""

    op: Operation
    who: Actor = "target"
    each: Who | None = None  # all of these instead [BSK-13.10]
    amount: Count | Three | None = None
    kw: str = ""  # gained
    kws: tuple[str, ...] = ()  # lost
    value: Number | None = None
    of: tuple[str, ...] = ()
    until: Until = "battle"
    way: Literal["", "forward", "back", "left", "right", "adjacent"] = ""
    at_that: bool = False  # only if the one before was really executed [BSK-19.4]


class Ability(_Part, frozen=True, dict=True):
    """A keyword with its value, or an ability with a head."""

    kw: str = ""
    value: Number | None = None
    of: tuple[str, ...] = ()
    level: Literal["", "weak", "medium", "strong"] = ""
    grants: tuple[Ability, ...] | Ability = ()
    head: Head | None = None
    chips: Count = 0
    per_turn: Count = 0
    per_battle: Count = 0
    self_wound: Count = 0
    to_graveyard: bool = False  # this card is put into the graveyard as payment
    type: AbilityType = "influence"
    power: Count | Three | None = None
    range: Count | None = None
    target: Who | None = None
    other: Who | None = None  # a second target
    to: Who | None = None  # of a passive ability: who has what it grants
    may: bool = False
    only: If | None = field(name="if", default=None)
    do: tuple[Effect, ...] = ()
    id: str = ""  # where it stands, such as `marsh-hag.3`: never written in a file

    @cached_property
    def ref(self) -> str:
        """What it is called in options."""
        return f"ability:{self.id}"

    @cached_property
    def granted(self) -> tuple[Ability, ...]:
        """What it gives under its condition."""
        return self.grants if isinstance(self.grants, tuple) else (self.grants,)

    @cached_property
    def powers(self) -> tuple[int, int, int]:
        """The power of each level: X means X-X-X. [BSK-13.2]"""
        if isinstance(self.power, int):
            return (self.power, self.power, self.power)
        weak, medium, strong = self.power or (0, 0, 0)
        return weak, medium, strong

    @cached_property
    def closes(self) -> bool:
        """Whether closing its card is part of the price: then it is an action. [BSK-9.1]"""
        return self.head in CLOSING

    @cached_property
    def has_no_other_price(self) -> bool:
        """Whether nothing but closing its card can stand in its way. [BSK-9.3]"""
        is_limited = self.per_turn or self.per_battle or self.head == "start-of-battle"
        return not (self.chips or self.to_graveyard or self.only or is_limited)

    @cached_property
    def is_attack(self) -> bool:
        """Whether it is one of the seven kinds of attack."""
        return self.power is not None

    @cached_property
    def demands(self) -> tuple[Effect, ...]:
        """What it must be possible to do to its target: else it is not legal. [BSK-19.2]"""
        aimed = [effect for effect in self.do if effect.who in ("target", "host")]
        return tuple(effect for effect in aimed if not effect.at_that and effect.each is None)


NO_TEXT: Final = Words("-", "-", "-")  # the text of a card is composed from its abilities


class CardKind(Kind, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A card with a name of its own. [BSK-3.1]"""

    text: Words = NO_TEXT
    icon: Id = "card"
    elements: tuple[Element, ...] = ()  # none: neutral
    cost: Cost
    rank: Literal["elite", "ordinary"]
    type: CardType
    subtype: Subtype = ""
    class_: str = field(name="class", default="")
    life: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    move: Count | None = None
    strike: Three | None = None
    abilities: tuple[Ability, ...] = ()
    copies: Annotated[int, msgspec.Meta(ge=0, le=COPIES)] = 0  # in the prebuilt deck of its file
    flavour: Words
    deck: str = ""  # the file that it stands in

    def copy_ids(self) -> list[str]:
        """A name for every copy that two decks can hold: the first five for one seat, the rest for the other."""
        return [f"{self.id}-{number}" for number in range(1, 2 * COPIES + 1)]
