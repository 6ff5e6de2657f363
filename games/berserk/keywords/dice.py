"""Keywords that change dice, or let them be rolled again. [BSK-10.6, BSK-10.7]"""

from __future__ import annotations

from games.berserk.attacks import STRIKES
from games.berserk.concepts import die, rerolls, when_rolled
from games.berserk.state import Berserk
from games.berserk.traits import Traits
from games.berserk.triggers import pend


@die("blessing")
def blessing(game: Berserk, it: Traits, face: int, which: str, type: str) -> int:
    """+1 to every die of this card. [BSK-K-blessing]"""
    return face + 1


@die("curse")
def curse(game: Berserk, it: Traits, face: int, which: str, type: str) -> int:
    """-1 to every die of this card. [BSK-K-curse]"""
    return face - 1


@die("clumsiness")
def clumsiness(game: Berserk, it: Traits, face: int, which: str, type: str) -> int:
    """-X to the attack die of its simple strike. [BSK-K-clumsiness]"""
    return face - it["clumsiness"] if which == "attack" and type == "simple-strike" else face


@die("plus-attack-die")
def plus_attack_die(game: Berserk, it: Traits, face: int, which: str, type: str) -> int:
    """A printed modifier of the attack die. [BSK-10.6]"""
    return face + it["plus-attack-die"] if which == "attack" else face


@die("plus-defense-die")
def plus_defense_die(game: Berserk, it: Traits, face: int, which: str, type: str) -> int:
    """A printed modifier of the defence die. [BSK-10.6]"""
    return face + it["plus-defense-die"] if which == "defense" else face


@rerolls("experience-attack")
def experience_attack(game: Berserk, it: Traits, left: int, which: str, type: str) -> int:
    """Its own attack die of all strikes. [BSK-K-experience-attack, BSK-A-17, BSK-A-73]"""
    return left + it["experience-attack"] if which == "attack" and type in STRIKES else left


@rerolls("experience-defense")
def experience_defense(game: Berserk, it: Traits, left: int, which: str, type: str) -> int:
    """Its own defence die. [BSK-K-experience-defense]"""
    return left + it["experience-defense"] if which == "defense" else left


@rerolls("experience-shooting")
def experience_shooting(game: Berserk, it: Traits, left: int, which: str, type: str) -> int:
    """The attack die of its shots. [BSK-K-experience-shooting]"""
    return left + it["experience-shooting"] if which == "attack" and type == "shot" else left


@rerolls("experience-discharge")
def experience_discharge(game: Berserk, it: Traits, left: int, which: str, type: str) -> int:
    """The attack die of its discharges. [BSK-K-experience-shooting]"""
    return left + it["experience-discharge"] if which == "attack" and type == "discharge" else left


@rerolls("experience-throw")
def experience_throw(game: Berserk, it: Traits, left: int, which: str, type: str) -> int:
    """The attack die of its throws. [BSK-K-experience-shooting]"""
    return left + it["experience-throw"] if which == "attack" and type == "throw" else left


@when_rolled("plague")
def plague(game: Berserk, it: Traits, face: int) -> None:
    """An odd face, before modifiers, wounds it that often afterwards. [BSK-K-plague, BSK-A-14, BSK-A-15]"""
    if face % 2:
        pend(game, it.card, "plague", "rolled", amount=face)
