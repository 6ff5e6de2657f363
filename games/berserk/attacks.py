"""The kinds of attacks and other abilities, and the words for several of them. [BSK-20, BSK-K-attack]"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

AttackType: TypeAlias = Literal[
    "simple-strike", "special-strike", "magic-strike", "reach-strike", "shot", "throw", "discharge"
]
AbilityType: TypeAlias = Literal[
    "simple-strike",
    "special-strike",
    "magic-strike",
    "reach-strike",
    "shot",
    "throw",
    "discharge",
    "influence",
    "spell",
]
# What can put wounds on a card besides attacks, influences and spells. [BSK-15.9]
RULE_WOUNDS: Final = ("poison", "fading", "plague")

ATTACKS: Final[tuple[str, ...]] = get_args(AttackType)
ABILITY_TYPES: Final[tuple[str, ...]] = get_args(AbilityType)
MELEE: Final = ("simple-strike", "special-strike", "magic-strike")  # [BSK-K-melee-attack]
RANGED: Final = ("reach-strike", "shot", "throw", "discharge")  # [BSK-K-ranged-attack]
STRIKES: Final = (*MELEE, "reach-strike")  # [BSK-K-strike]
MAGIC_ATTACKS: Final = ("magic-strike", "discharge")  # [BSK-K-magic-attack]
NONMAGIC_ATTACKS: Final = tuple(one for one in ATTACKS if one not in MAGIC_ATTACKS)  # [BSK-K-nonmagic-attack]

# Every word that a card may use for one or several kinds of abilities.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    **{one: (one,) for one in (*ABILITY_TYPES, *RULE_WOUNDS)},
    "attack": ATTACKS,
    "strike": STRIKES,
    "melee-attack": MELEE,
    "ranged-attack": RANGED,
    "magic-attack": MAGIC_ATTACKS,
    "nonmagic-attack": NONMAGIC_ATTACKS,
    "magic": (*MAGIC_ATTACKS, "spell"),  # [BSK-K-magic-ability]
}

WEAK, MEDIUM, STRONG = 0, 1, 2  # [BSK-K-level]
LEVELS: Final = ("weak", "medium", "strong")


def level_of(die: int) -> int:
    """The level that an attack die gives. [BSK-10.3]"""
    return WEAK if die <= 3 else MEDIUM if die <= 5 else STRONG


def clamped(die: int) -> int:
    """A die after its modifiers. [BSK-10.6]"""
    return min(6, max(1, die))
