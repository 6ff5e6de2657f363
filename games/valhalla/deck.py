"""What comes in the box: cards, jarls and monsters from the card lists, and the physical cards made of them. [VAL-0]"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias, TypeVar

import msgspec

from engine.cards import MOST_SHORT, CardKind, Id, Kind, Words, load_cards
from engine.choices import Ref
from games.valhalla.faces import LETTERS, Need, Weapon

FOLDER: Final = Path(__file__).parent
LISTS: Final = FOLDER / "lists"

Clan = Literal["bear", "wolf", "boar", "stag", "giant", "dwarf"]
Category = Literal["warrior", "tactics", "thor", "errand", "tyr"]  # exactly one each [VAL-1.4]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]

NO_TEXT: Final = Words("", "", "")
NO_ABILITY: Final = "no-ability"
CLAN_ICONS: Final = {
    "bear": "paw", "wolf": "dog-side", "boar": "pig", "stag": "forest", "giant": "snowflake", "dwarf": "anvil",
}  # fmt: skip
# As it stands after 'of the clan' in each language.
CLAN_WORDS: Final = {
    "bear": Words("Bears", "Медведя", "Ведмедя"),
    "wolf": Words("Wolves", "Волка", "Вовка"),
    "boar": Words("Boars", "Кабана", "Кабана"),
    "stag": Words("Stags", "Оленя", "Оленя"),
    "giant": Words("Frost Giants", "Инеистых великанов", "Крижаних велетнів"),
    "dwarf": Words("Dwarves", "Двергов", "Двергів"),
}


class Wording(Kind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an ability, a symbol or a pattern says on a card."""

    what: ClassVar[str] = "ability"

    name: Words = NO_TEXT
    icon: Id = "star"
    short: Words


WORDINGS: Final = {wording.id: wording for wording in load_cards(LISTS / "wording.yaml", Wording)}


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of ability, with the clan, symbol or number that goes with it."""

    kind: Id
    clan: Clan | None = None
    symbol: Weapon | None = None
    amount: Small = 0
    keep: Small = 0


Part: TypeAlias = Ability | str  # an ability, or the id of a wording


def composed(*parts: Part) -> Words:
    """The text of a card, from what is on it."""

    def said(language: str) -> str:
        return " ".join(_worded(part, WORDINGS[_kind_of(part)].text.in_(language), language) for part in parts)

    return Words(said("en"), said("ru"), said("uk"))


def composed_short(*parts: Part) -> Words:
    """As much of it as a few words can say, from the first part on; what is left out is shown by dots."""

    def said(language: str) -> str:
        sentences: list[str] = []
        for part in parts:
            sentence = _worded(part, WORDINGS[_kind_of(part)].short.in_(language), language)
            if len(" ".join((*sentences, sentence)).split()) > MOST_SHORT:
                return " ".join(sentences)[:-1] + "…"
            sentences.append(sentence)
        return " ".join(sentences)

    return Words(said("en"), said("ru"), said("uk"))


def _kind_of(part: Part) -> str:
    return part if isinstance(part, str) else part.kind


def _worded(part: Part, words: str, language: str) -> str:
    clan = None if isinstance(part, str) else part.clan
    return words if clan is None else words.replace("{clan}", CLAN_WORDS[clan].in_(language))


class DeckKind(CardKind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of card of the deck, with everything that may be printed on one."""

    category: Category
    text: Words = NO_TEXT
    icon: Id = "cards-outline"
    valour: Small = 0
    # Warriors
    clan: Clan | None = None
    symbols: tuple[Weapon, ...] = ()
    pattern: Literal["any-2", "pair", "triple", "two-pairs", "different-3", "different-4"] | None = None
    strength: Small = 0
    ability: Ability | None = None
    valkyrie: Ability | None = None  # [VAL-16.4]
    # Tactics
    bonus: Small = 0  # battle strength
    symbol: Weapon | None = None
    # Thor's Help and Tyr's Wrath
    requirement: Literal["fewer", "fewer-or-equal"] | None = None  # [VAL-15.3]
    effect: Ability | None = None


class WarriorKind(DeckKind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A warrior: its text follows from what is on it. [VAL-10]"""

    category: Category = "warrior"
    clan: Clan

    def __post_init__(self) -> None:
        """Text and picture follow from clan, pattern and abilities."""
        found: list[Part] = [part for part in (self.pattern, self.ability, self.valkyrie) if part is not None]
        parts = found or [NO_ABILITY]
        msgspec.structs.force_setattr(self, "text", composed(*parts))
        msgspec.structs.force_setattr(self, "short", composed_short(*parts))
        msgspec.structs.force_setattr(self, "icon", CLAN_ICONS[self.clan])


class ThorKind(DeckKind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of Thor's Help. [VAL-15]"""

    category: Category = "thor"


class TyrKind(DeckKind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of Tyr's Wrath. [VAL-18]"""

    category: Category = "tyr"


class JarlKind(Kind, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A jarl. [VAL-12]"""

    what: ClassVar[str] = "jarl"

    relation: Literal["and", "or"]
    timing: Literal["turn", "before", "battle", "after", "score"]
    beginner: bool = False
    least_players: Small = 2
    solo: bool = False


class LokiRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the loser may have if the difference is not larger. [VAL-14.2]"""

    difference: Small
    bonus: tuple[Ability, ...]


class LokiKind(Kind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of Loki's Cunning. [VAL-14]"""

    what: ClassVar[str] = "loki"

    setup: int = 0  # how many cards more are discarded in step 6 [VAL-14.3]
    rows: tuple[LokiRow, ...]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Last Viking gains, and how many extra dice an attacker gets. [VAL-19.8]"""

    points: Small
    dice: Small


class VikingKind(Kind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Last Viking card, or a bonus card of that expansion. [VAL-19]"""

    what: ClassVar[str] = "viking"

    players: Small = 0
    levels: tuple[Level, ...] = ()


class CompanionKind(Kind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A companion card with a shield emblem. [VAL-20]"""

    what: ClassVar[str] = "companion"

    emblem: Literal["raven", "serpent", "hammer", "ship", "tree", "horn"]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two numbers that differ on the reinforced side of a monster card."""

    strength: Small
    cap: Small


class MonsterKind(Kind, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of a monster. [VAL-21]"""

    what: ClassVar[str] = "monster"

    text: Words = NO_TEXT
    monster: Literal["garm", "fenrir", "nidhogg", "jormungandr"]
    number: Small
    strength: Small
    cap: Small
    warriors: Small
    clans: tuple[Clan, Clan]
    symbols: tuple[Weapon, ...]
    ability: Ability | None = None
    reinforced: Side

    def __post_init__(self) -> None:
        """The text follows from the ability."""
        msgspec.structs.force_setattr(self, "text", composed(self.ability or NO_ABILITY))
        msgspec.structs.force_setattr(self, "short", composed_short(self.ability or NO_ABILITY))


class Card:
    """One physical card of the deck. It never changes: where it lies, the state knows."""

    __slots__ = (
        "ability", "box", "category", "clan", "id", "kind", "need", "number", "ref", "strength", "symbol_count",
        "valkyrie", "valour", "what",
    )  # fmt: skip

    def __init__(self, id: str, kind: DeckKind, box: str, number: int) -> None:
        self.id = id
        self.number = number  # among all cards
        self.ref: Ref = f"card:{id}"
        self.kind = kind.id
        self.what = kind
        self.box = box
        self.category = kind.category
        self.clan: str = kind.clan or ""
        self.strength = kind.strength
        self.valour = kind.valour
        self.ability = kind.ability
        self.valkyrie = kind.valkyrie
        self.need = Need(kind.pattern or "", "".join(sorted(LETTERS[symbol] for symbol in kind.symbols)))
        self.symbol_count = self.need.dice  # a giant counts the dice that it needs [VAL-3.4]

    def __repr__(self) -> str:
        return self.ref

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card_called, (self.id,)


# The boxes that are shuffled into the deck, each with its lists and what they hold. [VAL-2.1]
BOXES: Final[dict[str, list[tuple[str, type[DeckKind]]]]] = {
    "base": [("warriors", WarriorKind), ("tactics", DeckKind)],
    "thor": [("thor", ThorKind)],
    "valkyries": [("valkyrie_warriors", WarriorKind), ("valkyrie_cards", DeckKind)],
    "dwarves": [("dwarf_warriors", WarriorKind), ("dwarf_cards", DeckKind)],
    "tyr": [("tyr", TyrKind)],
}
_KINDS_BY_BOX: Final = {
    box: [kind for name, schema in lists for kind in load_cards(LISTS / f"{name}.yaml", schema)]
    for box, lists in BOXES.items()
}
KINDS: Final = {kind.id: kind for kinds in _KINDS_BY_BOX.values() for kind in kinds}
BOX_OF: Final = {kind.id: box for box, kinds in _KINDS_BY_BOX.items() for kind in kinds}
_COPIES: Final = [(id, kind, box) for box, kinds in _KINDS_BY_BOX.items() for kind in kinds for id in kind.copy_ids()]
CARDS: Final = {id: Card(id, kind, box, number) for number, (id, kind, box) in enumerate(_COPIES)}
CARD_BY_REF: Final = {card.ref: card for card in CARDS.values()}

K = TypeVar("K", bound=Kind)


def _listed(name: str, schema: type[K]) -> dict[str, K]:
    return {kind.id: kind for kind in load_cards(LISTS / f"{name}.yaml", schema)}


JARLS: Final = _listed("jarls", JarlKind)
LOKI: Final = _listed("loki", LokiKind)
VIKINGS: Final = _listed("last_viking", VikingKind)
COMPANIONS: Final = _listed("companions", CompanionKind)
MONSTERS: Final = _listed("monsters", MonsterKind)
EMBLEMS: Final = tuple(kind.emblem for kind in COMPANIONS.values())  # [VAL-2.4]


def card_called(id: str) -> Card:
    """The card with this id."""
    return CARDS[id]


def monster_cards(monster: str) -> list[MonsterKind]:
    """The six cards of a monster, the weakest first. [VAL-21.2]"""
    return sorted((kind for kind in MONSTERS.values() if kind.monster == monster), key=lambda kind: kind.number)


_REF: Final = attrgetter("ref")


def refs(cards: Iterable[Any]) -> list[Ref]:
    """What these things are called."""
    return list(map(_REF, cards))
