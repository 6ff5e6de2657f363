"""What the words on a card come to: worked out once for all cards that have the same, and not to be changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from engine.effects import in_force
from games.berserk.attacks import LEVELS
from games.berserk.catalogue import KEYWORDS, combined, spread
from games.berserk.derived import DERIVED, derived
from games.berserk.kinds import KINDS, PRINTED
from games.berserk.schema import INSTANT, PLAYED, Ability

IN_MAIN_STEP: Final = tuple(head for head in PLAYED if head != "start-of-battle")


def is_block(ability: Ability) -> bool:
    """Whether it is used after the dice only. [BSK-14.3]"""
    return any(effect.op == "block" for effect in ability.do)


def answers_attack(ability: Ability) -> bool:
    """Whether it can be used on an attack on the stack only."""
    return ability.target is not None and ability.target.what == "attack"


class Holding:
    """Keywords with their values and abilities, sorted by the occasions on which rules ask for them."""

    __slots__ = (
        "abilities",
        "blocks",
        "by_head",
        "deeds",
        "free",
        "ignored",
        "in_force",
        "instants",
        "needs_chips",
        "says",
        "unprompted",
        "values",
    )

    def __init__(self, values: dict[str, int], abilities: Sequence[Ability]) -> None:
        self.values = values
        self.abilities = tuple(abilities)
        self.in_force = in_force(*dict.fromkeys(key.partition(":")[0] for key in values))
        self.by_head: dict[str, list[Ability]] = {}
        for ability in abilities:
            self.by_head.setdefault(ability.head or "", []).append(ability)
        self.says: frozenset[object] = frozenset((*values, *self.in_force, *self.by_head))
        self.blocks = [one for one in abilities if one.head in INSTANT and is_block(one)]
        playable = [one for one in abilities if one.head in IN_MAIN_STEP and one not in self.blocks]
        self.deeds = [one for one in playable if not answers_attack(one)]  # the stack is empty in the main step
        self.free = [one for one in self.deeds if not one.closes]
        self.instants = [one for one in playable if one.head in INSTANT]
        self.unprompted = [one for one in self.instants if not answers_attack(one)]
        self.needs_chips = any(one.chips for one in abilities)
        self.ignored = [key.removeprefix("ignore:") for key in values if key.startswith("ignore:")]


NOTHING: Final = Holding({}, ())


@lru_cache(maxsize=10_000)
def held(
    kind: str,
    chips: int = -1,
    in_formation: bool = False,
    effects: tuple[tuple[str, int | None], ...] = (),
    given: tuple[str, ...] = (),
) -> Holding:
    """What a card has that is printed on it, then lost and gained by effects in force, then given by other cards.

    Chips count for Charge only: -1, if it does not hold.
    """
    values: dict[str, list[int]] = {}
    abilities: list[tuple[str, Ability]] = []  # with the keyword that gives it
    for origin, ability in _printed(kind, chips, in_formation):
        _take(values, abilities, origin, ability)
    for keyword, amount in effects:
        if amount is not None:
            values.setdefault(keyword, []).append(amount)
            continue
        for key in [key for key in values if key == keyword or key.startswith(f"{keyword}:")]:
            del values[key]
        abilities = [(origin, one) for origin, one in abilities if origin != keyword]
    for id in given:
        _take(values, abilities, "", PRINTED[id])
    summed = {key: combined(key, found) for key, found in values.items()}
    having = [ability for _, ability in abilities]
    having += [derived(keyword, summed[keyword]) for keyword in DERIVED if keyword in summed]
    return Holding(summed, having)


def _printed(kind: str, chips: int, in_formation: bool) -> Iterator[tuple[str, Ability]]:
    """What is printed on a card and holds now: its formation and its charge included, with the keyword behind it."""
    for ability in KINDS[kind].abilities:
        if ability.kw == "charge":
            yield "", Ability(kw="charge", value=ability.value)
            if chips >= (ability.value or 0):  # [BSK-K-charge]
                yield from (("charge", one) for one in ability.granted)
        elif ability.kw == "formation":
            yield "", Ability(kw="formation")
            if in_formation:
                yield from (("formation", one) for one in ability.granted)
        elif ability.head != "passive":
            yield "", ability


def _take(values: dict[str, list[int]], abilities: list[tuple[str, Ability]], origin: str, ability: Ability) -> None:
    if not ability.kw:
        abilities.append((origin, ability))
        return
    word = KEYWORDS[ability.kw]
    amount = LEVELS.index(ability.level) if ability.level else word.default if ability.value is None else ability.value
    for key in spread(ability.kw, ability.of):
        values.setdefault(key, []).append(amount)
