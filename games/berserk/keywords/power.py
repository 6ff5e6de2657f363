"""Keywords that change the level and the power of an attack. [BSK-15.1, BSK-15.2, BSK-15.4]"""

from __future__ import annotations

from games.berserk.attacks import NONMAGIC_ATTACKS
from games.berserk.concepts import attacker_power, level, more_wounds, power_limit, target_power
from games.berserk.state import Attack, Berserk, Card
from games.berserk.traits import Traits, poison


@level("reduce-level")
def reduce_level(game: Berserk, it: Traits, level: int, attack: Attack, other: Card) -> int:
    """Some attacks on it have another level than their die says. [BSK-15.1, BSK-K-reduce-level]"""
    key = f"reduce-level:{attack.type}"
    if key not in it:
        return level
    return it[key]


@attacker_power("plus-attack")
def plus_attack(game: Berserk, it: Traits, power: int, attack: Attack, other: Card) -> int:
    """+X or -X to some attacks. [BSK-K-plus-attack]"""
    return power + it[f"plus-attack:{attack.type}"]


@attacker_power("wrath")
def wrath(game: Berserk, it: Traits, power: int, attack: Attack, other: Card) -> int:
    """+1 to the simple strike at a card that received wounds from attacks this turn. [BSK-K-wrath]"""
    return power + 1 if attack.type == "simple-strike" and other.attack_wounds else power


@target_power("minus-from-attack")
def minus_from_attack(game: Berserk, it: Traits, power: int, attack: Attack, other: Card) -> int:
    """-X from some attacks. [BSK-K-minus-from-attack]"""
    return power - it[f"minus-from-attack:{attack.type}"]


@target_power("arkhaal-shield")
def arkhaal_shield(game: Berserk, it: Traits, power: int, attack: Attack, other: Card) -> int:
    """-1 from non-magic attacks for each poisoned creature near, at most -X. [BSK-K-arkhaal-shield]"""
    if attack.type not in NONMAGIC_ATTACKS:
        return power
    poisoned = sum(card.is_creature and poison(game, card) > 0 for card in game.near(it.card))
    return power - min(it["arkhaal-shield"], poisoned)


@power_limit("reduce-power")
def reduce_power(game: Berserk, it: Traits, limit: int, attack: Attack, other: Card) -> int:
    """Some attacks on it are reduced to X. [BSK-K-reduce-power]"""
    key = f"reduce-power:{attack.type}"
    return min(limit, it[key]) if key in it else limit


@more_wounds("vulnerability")
def vulnerability(game: Berserk, it: Traits, wounds: int, attack: Attack, other: Card) -> int:
    """Every attack that would wound it deals 1 wound more. [BSK-K-vulnerability, BSK-A-19, BSK-A-20]"""
    return wounds + 1
