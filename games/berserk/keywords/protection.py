"""Keywords that keep effects or wounds away. [BSK-15.3, BSK-15.5, BSK-15.6, BSK-15.9]"""

from __future__ import annotations

from collections.abc import Callable

from games.berserk.attacks import ATTACKS, MAGIC_ATTACKS, NONMAGIC_ATTACKS, RANGED
from games.berserk.concepts import Blow, absorbs, protects, replaces
from games.berserk.state import Berserk
from games.berserk.traits import Traits

SCALE_WOUNDS = 5


def _from_types(*types: str) -> Callable[[Berserk, Traits, Blow], bool]:
    def says(game: Berserk, it: Traits, blow: Blow) -> bool:
        return blow.type in types

    return says


# Composite protections are independent parts. [BSK-K-protection]
protects("protection-attacks")(_from_types(*ATTACKS))  # [BSK-K-protection-attacks]
protects("protection-ranged")(_from_types(*RANGED))  # [BSK-K-protection-ranged]
protects("protection-ranged-nonmagic")(  # [BSK-K-protection-ranged-nonmagic]
    _from_types("shot", "throw", "reach-strike")
)
protects("protection-magic")(_from_types("spell", *MAGIC_ATTACKS))  # [BSK-K-protection-magic]
protects("protection-spells")(_from_types("spell"))  # [BSK-K-protection-spells]
protects("protection-shots")(_from_types("shot"))  # [BSK-K-protection-shots]
protects("protection-throws")(_from_types("throw"))  # [BSK-K-protection-throws]
protects("protection-discharges")(_from_types("discharge"))  # [BSK-K-protection-discharges]
protects("protection-simple")(_from_types("simple-strike"))  # [BSK-K-protection-simple]
protects("protection-special")(_from_types("special-strike"))
protects("protection-magic-strikes")(_from_types("magic-strike"))
protects("protection-reach")(_from_types("reach-strike"))


@protects("protection-instants")
def protection_instants(game: Berserk, it: Traits, blow: Blow) -> bool:
    """Instant actions have no effect on this card. [BSK-K-protection-instants]"""
    return blow.is_instant


@replaces("no-wounds-from")
def no_wounds_from(game: Berserk, it: Traits, blow: Blow) -> bool:
    """The named thing puts no wounds on it. [BSK-K-no-wounds-from]"""
    return f"no-wounds-from:{blow.type}" in it


@replaces("scale")
def scale(game: Berserk, it: Traits, blow: Blow) -> bool:
    """With 5 or more wounds it receives wounds only from simple strikes. [BSK-K-scale]"""
    return it.card.wounds >= SCALE_WOUNDS and blow.type != "simple-strike"


@replaces("camouflage")
def camouflage(game: Berserk, it: Traits, blow: Blow) -> bool:
    """While closed, no wounds from the first attack dealt to it in a turn. [BSK-K-camouflage, BSK-A-54, BSK-A-60]"""
    return blow.type in ATTACKS and not it.card.is_open and it.card.attacks_dealt == 0


@replaces("sturdiness")
def sturdiness(game: Berserk, it: Traits, blow: Blow) -> bool:
    """No wounds from influences of enemy cards. [BSK-K-sturdiness, BSK-A-47]"""
    return blow.type == "influence" and blow.by is not None and blow.by.controller != it.card.controller


@absorbs("armor")
def armor(game: Berserk, it: Traits, wounds: int, blow: Blow) -> int:
    """The first X wounds of each turn from non-magic attacks are not received. [BSK-K-armor]"""
    if blow.type not in NONMAGIC_ATTACKS:
        return wounds
    absorbed = min(wounds, max(0, it["armor"] - it.card.armor_used))
    it.card.armor_used += absorbed
    return wounds - absorbed


@absorbs("magic-armor")
def magic_armor(game: Berserk, it: Traits, wounds: int, blow: Blow) -> int:
    """The same against magic attacks, not spells. [BSK-K-magic-armor]"""
    if blow.type not in MAGIC_ATTACKS:
        return wounds
    absorbed = min(wounds, max(0, it["magic-armor"] - it.card.magic_armor_used))
    it.card.magic_armor_used += absorbed
    return wounds - absorbed
