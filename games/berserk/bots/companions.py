"""What goes along with an attack beside its wounds: additions on assault, and companions that change the target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.berserk.attacks import ATTACKS, STRIKES
from games.berserk.schema import Ability, Effect, If

# What a keyword that the target gains takes from it, for each point of its value.
HARM: Final = {"poison": 0.45, "curse": 0.4, "vulnerability": 0.25, "clumsiness": 0.2, "plague": 0.3}
A_CHIP: Final = 0.3
CLOSED: Final = 0.4  # a target that can neither defend nor strike back any more

TYPES: Final = {"on-attack": ATTACKS, "on-strike": STRIKES} | {f"on-{type}": (type,) for type in ATTACKS}


class Addition(NamedTuple):
    """So much more for an attack, if something can be said of target and attacker. [BSK-P-if-poisoned]"""

    amount: int
    only: If


def additions(abilities: Sequence[Ability]) -> tuple[Addition, ...]:
    """What abilities add on assault."""
    return tuple(
        Addition(effect.amount, one.only or If())
        for one in abilities
        if one.head == "on-assault"
        for effect in one.do
        if effect.op == "plus-this-attack" and isinstance(effect.amount, int)
    )


def companions(abilities: Sequence[Ability]) -> dict[str, list[Effect]]:
    """What abilities do to the target of a dealt attack, or for the attacker, by the type. [BSK-K-companion]"""
    found: dict[str, list[Effect]] = {}
    for one in abilities:
        if one.head is None or not one.head.startswith("on-"):
            continue
        for type in TYPES.get(one.head, ()):
            found.setdefault(type, []).extend(one.do)
    return found
