"""Abilities that a keyword stands for, and how every ability is found by its id."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from games.berserk.kinds import PRINTED
from games.berserk.schema import Ability, Effect, If, Who


def _finishing(lives: int) -> Ability:
    """Destroys a near creature with few lives. [BSK-K-finishing]"""
    return Ability(head="action", target=Who(near="this"), do=(Effect(op="finish", amount=lives),))


def _rage(times: int) -> Ability:
    """In the own turn: lose a chip; at that, open. The chip is no cost. [BSK-K-rage, BSK-A-34, BSK-A-71]"""
    lose, rise = Effect(op="lose-chips", who="this", amount=1), Effect(op="open", who="this", at_that=True)
    return Ability(head="instant", per_turn=times, only=If(this=("closed", "own-turn")), do=(lose, rise))


def _gather(chips: int) -> Ability:
    """What every card with chips in a price can do. [BSK-9.6, BSK-K-gather]"""
    return Ability(head="action", do=(Effect(op="get-chips", who="this", amount=chips),))


def _take_aim(turns: int) -> Ability:
    """Close for a strike at a flyer. [BSK-12.5]"""
    return Ability(head="action", do=(Effect(op="aim", who="this"),))


# Those that a card has with a keyword of the same name, and those that the rules give.
DERIVED: Final[dict[str, Callable[[int], Ability]]] = {"finishing": _finishing, "rage": _rage}
BY_RULE: Final[dict[str, Callable[[int], Ability]]] = {"gather": _gather, "take-aim": _take_aim}


@cache
def derived(keyword: str, value: int) -> Ability:
    """The ability that a keyword with this value stands for."""
    made = (DERIVED | BY_RULE)[keyword](value)
    return Ability(
        **{name: getattr(made, name) for name in made.__struct_fields__ if name != "id"}, id=f"{keyword}.{value}"
    )


def ability_called(id: str) -> Ability:
    """The ability of this id, printed on a card or standing behind a keyword."""
    if id in PRINTED:
        return PRINTED[id]
    keyword, _, value = id.partition(".")
    return derived(keyword, int(value))
