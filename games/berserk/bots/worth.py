"""What a card is worth, in crystals: an ordinary card is worth about what it costs."""

from __future__ import annotations

from functools import cache
from typing import Final

from games.berserk.attacks import RANGED
from games.berserk.bots.learned import LEARNED
from games.berserk.kinds import KINDS
from games.berserk.schema import Ability, CardKind

LIFE: Final = 0.22  # one life
STRIKE: Final = 1.0  # one wound a turn
FROM_AFAR: Final = 1.6
AN_ABILITY, WITH_CHIPS, AT_THE_START = 0.5, 0.3, 0.6
REINFORCEMENTS: Final = 1.8  # an ability that brings cards into play
WITHOUT_LIFE: Final = 1.5  # equipment and terrain, before anything was learned about them
FLYING: Final = 0.8
UNKNOWN_WORTH, UNKNOWN_LIFE = 4.2, 8  # a card face down
# By one life, half of what a card can do is lost already; the rest goes slower and slower.
LEAST, DECAY = 0.4, 0.82

# Keywords, for each point of their value.
WORDS: Final[dict[str, float]] = {
    "vanguard": 0.7,
    "incorporeal": 0.2,
    "blessing": 1.0,
    "curse": -1.0,
    "clumsiness": -0.4,
    "armor": 0.8,
    "magic-armor": 0.2,
    "vampirism": 1.1,
    "wrath": 0.3,
    "gift-of-life": 0.15,
    "finishing": 0.2,
    "soul-catcher": 0.1,
    "unity": 0.2,
    "thirst": -0.3,
    "protection-attacks": 2.0,
    "protection-ranged": 0.7,
    "protection-ranged-nonmagic": 0.5,
    "protection-magic": 0.5,
    "protection-spells": 0.2,
    "protection-shots": 0.3,
    "protection-throws": 0.1,
    "protection-discharges": 0.2,
    "protection-instants": 0.3,
    "incarnation": 0.4,
    "concentration": 0.3,
    "agility": 0.3,
    "camouflage": 0.7,
    "directed": 0.4,
    "no-close-attacking": 1.0,
    "no-close-defending": 0.5,
    "must-attack": -0.2,
    "experience-attack": 0.3,
    "experience-defense": 0.6,
    "experience-shooting": 0.2,
    "experience-discharge": 0.2,
    "experience-throw": 0.2,
    "protection-simple": 1.2,
    "protection-poison": 0.1,
    "ignore": 0.2,
    "jump": 0.1,
    "manoeuvre": 0.1,
    "blood-magic": 0.2,
    "decay": -0.3,
    "regeneration": 0.5,
    "guard": 0.25,
    "teleportation": 0.3,
    "thick-skinned": 0.1,
    "scavenging": 0.4,
    "fading": -0.6,
    "strike-range": 0.3,
    "scale": 0.3,
    "plague": -0.8,
    "rage": 0.4,
    "arkhaal-shield": 0.1,
    "sturdiness": 0.1,
    "vulnerability": -0.8,
    "plus-attack": 0.9,
    "reduce-power": 0.1,
}


def average(powers: tuple[int, ...] | list[int]) -> float:
    """The wounds to be expected of an attack that lands. [BSK-10.3]"""
    weak, medium, strong = powers
    return (3 * weak + 2 * medium + strong) / 6


@cache
def strength(id: str) -> float:
    """The wounds that a card deals in a turn, whichever attack is its best."""
    kind = KINDS[id]
    found = [average(kind.strike)] if kind.strike else []
    for ability in _all(kind):
        if ability.is_attack:
            found.append(average(ability.powers) * (FROM_AFAR if ability.type in RANGED else 1.0))
    return max(found, default=0.0)


def _all(kind: CardKind) -> list[Ability]:
    return [one for ability in kind.abilities for one in (ability, *(ability.granted if ability.kw else ()))]


@cache
def skill(id: str) -> float:
    """What the rest of a card is worth: keywords and abilities."""
    kind = KINDS[id]
    found = FLYING if kind.subtype == "flying" else 0.0
    for ability in _all(kind):
        if ability.kw:
            found += WORDS.get(ability.kw, 0.0) * (1 if ability.value is None else ability.value)
        elif ability.head == "start-of-battle":
            found += AT_THE_START
        elif ability.head is not None and not ability.is_attack:
            brings = any(effect.op in ("summon", "resurrect") for effect in ability.do)
            found += REINFORCEMENTS if brings else WITH_CHIPS if ability.chips else AN_ABILITY
    return found


@cache
def worth_of_kind(id: str) -> float:
    """What a card is worth when it is bought: what its numbers say, put right by what armies with it have won."""
    return max(0.3, by_numbers(id) + LEARNED.get(id, 0.0))


@cache
def by_numbers(id: str) -> float:
    """What lives, strikes, keywords and abilities of a card come to."""
    kind = KINDS[id]
    if kind.life is None:
        return WITHOUT_LIFE
    return LIFE * kind.life + STRIKE * strength(id) + skill(id)


@cache
def worth_by_lives(id: str, lives: int) -> tuple[float, ...]:
    """What a card in play is worth with none, one, two … lives left. Whoever is dead is worth nothing."""
    if id not in KINDS:
        use, life = UNKNOWN_WORTH - LIFE * UNKNOWN_LIFE, LIFE
    else:
        use, life = max(0.5, STRIKE * strength(id) + skill(id)), LIFE
    return (0.0, *(use * (LEAST + (1 - LEAST) * (1 - DECAY**left)) + life * left for left in range(1, lives + 1)))
