"""The keywords that a card can have: what each needs beside its name, and how equal ones combine. [BSK-19.5]"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, Literal, NamedTuple

from engine.lasting import add_up, largest_counts
from games.berserk.attacks import GROUPS

ELEMENTS: Final = ("steppe", "forest", "mountain", "swamp", "darkness", "fire")
EQUIPMENT: Final = ("armour", "shield", "weapon", "boots", "potion")  # [BSK-3.6]

Needs = Literal["", "optional", "required"]


class Word(NamedTuple):
    """What one keyword needs."""

    value: Needs = ""
    default: int = 1  # the value of a keyword that is printed without one
    of: Needs = ""
    among: tuple[str, ...] = ()  # what `of` may name; nothing: any keyword
    combine: Callable[[Iterable[int]], int] = largest_counts
    grants: bool = False  # it gives other abilities under a condition
    has_level: bool = False


def smallest_counts(values: Iterable[int]) -> int:
    """Several limits: the lowest holds."""
    return min(values)


FLAG: Final = Word()
VALUED: Final = Word(value="required")
ONE_OR_MORE: Final = Word(value="optional")
TYPES: Final = tuple(GROUPS)

KEYWORDS: Final[dict[str, Word]] = {
    "vanguard": FLAG,
    "incorporeal": FLAG,
    "blessing": FLAG,
    "curse": FLAG,
    "clumsiness": ONE_OR_MORE,
    "armor": VALUED,
    "magic-armor": VALUED,
    "vampirism": FLAG,
    "wrath": FLAG,
    "gift-of-life": VALUED,
    "finishing": VALUED,
    "soul-catcher": VALUED,
    "unity": VALUED,
    "thirst": VALUED,
    "charge": Word(value="required", grants=True),
    "protection-attacks": FLAG,
    "protection-ranged": FLAG,
    "protection-ranged-nonmagic": FLAG,
    "protection-magic": FLAG,
    "protection-spells": FLAG,
    "protection-shots": FLAG,
    "protection-throws": FLAG,
    "protection-discharges": FLAG,
    "protection-simple": FLAG,
    "protection-special": FLAG,
    "protection-magic-strikes": FLAG,
    "protection-reach": FLAG,
    "protection-instants": FLAG,
    "protection-poison": FLAG,
    "ignore": Word(of="required"),
    "incarnation": VALUED,
    "concentration": FLAG,
    "flying": FLAG,
    "agility": FLAG,
    "blood-magic": FLAG,
    "max-lives": Word(value="required", combine=smallest_counts),
    "max-chips": Word(value="required", combine=smallest_counts),
    "manoeuvre": FLAG,
    "camouflage": FLAG,
    "meditation": FLAG,
    "directed": FLAG,
    "unanswered-strike": FLAG,
    "starts-with": Word(value="required", of="required", among=("chips", "extra-lives", "poison")),
    "no-close-attacking": FLAG,
    "no-close-defending": FLAG,
    "not-with": Word(of="required", among=(*ELEMENTS, "*")),
    "no-equipment": Word(of="optional", among=EQUIPMENT),
    "no-wounds-from": Word(of="required", among=TYPES),
    "does-not-fight": FLAG,
    "must-attack": FLAG,
    "must-choose": FLAG,  # form 2 of Must attack: given to attackers by the card that they must choose
    "experience-attack": ONE_OR_MORE,
    "experience-defense": ONE_OR_MORE,
    "experience-shooting": ONE_OR_MORE,
    "experience-discharge": ONE_OR_MORE,
    "experience-throw": ONE_OR_MORE,
    "horde": FLAG,
    "poison": VALUED,
    "parasite": FLAG,
    "symbiote": FLAG,
    "loyalty": VALUED,
    "jump": VALUED,
    "decay": VALUED,
    "regeneration": VALUED,
    "stealth": FLAG,
    "sturdiness": FLAG,
    "guard": VALUED,
    "formation": Word(grants=True),
    "teleportation": FLAG,
    "thick-skinned": FLAG,
    "accuracy": FLAG,
    "scavenging": FLAG,
    "fading": VALUED,
    "strike-range": VALUED,
    "unique": FLAG,
    "vulnerability": FLAG,
    "scale": FLAG,
    "plague": FLAG,
    "arkhaal-shield": VALUED,
    "rage": VALUED,
    # Modifiers have no name and add up. [BSK-K-modifier]
    "plus-attack": Word(value="required", of="required", among=TYPES, combine=add_up),
    "minus-from-attack": Word(value="required", of="required", among=TYPES, combine=add_up),
    "reduce-power": Word(value="required", of="required", among=TYPES, combine=smallest_counts),
    "reduce-level": Word(of="required", among=TYPES, combine=smallest_counts, has_level=True),
    "plus-movement": Word(value="required", combine=add_up),
    "plus-attack-die": Word(value="required", combine=add_up),
    "plus-defense-die": Word(value="required", combine=add_up),
    "element": Word(of="required", among=ELEMENTS),  # further elements [BSK-3.11]
    "classless": FLAG,  # has lost its class [BSK-3.7]
}

# Composite protections, and the independent parts that they are made of. [BSK-K-protection]
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "protection-attacks": (
        *("protection-simple", "protection-special", "protection-magic-strikes", "protection-shots"),
        *("protection-throws", "protection-discharges", "protection-reach"),
    ),
    "protection-ranged": (*("protection-shots", "protection-throws", "protection-discharges", "protection-reach"),),
    "protection-ranged-nonmagic": ("protection-shots", "protection-throws", "protection-reach"),
    "protection-magic": ("protection-spells", "protection-magic-strikes", "protection-discharges"),
}
ALWAYS_WITH_OWN_VALUE: Final = ("charge",)  # each threshold stands for itself


def combined(keyword: str, values: Iterable[int]) -> int:
    """What several equal ones come to."""
    return KEYWORDS[keyword.partition(":")[0]].combine(values)


@cache
def spread(keyword: str, of: tuple[str, ...]) -> tuple[str, ...]:
    """The keys under which a keyword counts: one for each thing it speaks of, groups of attacks taken apart."""
    named = [one for word in of for one in GROUPS.get(word, (word,))]
    return tuple(f"{keyword}:{one}" for one in dict.fromkeys(named)) or (keyword,)
