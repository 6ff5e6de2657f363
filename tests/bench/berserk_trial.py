"""Berserk with other numbers on its cards: `python -m tests.bench.berserk_trial NUMBERS.yaml --matrix ...`.

All else is as in `tests.bench.berserkers`. The file names cards, and of each what is other than printed:

    hollow-owl: {cost: 6, life: 5, strike: [1, 1, 2]}
    bough-archer: {powers: {3: [1, 2, 2]}}  # of its third ability; of what that grants: 3.1
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from multiprocessing import set_start_method
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from engine import cards, yamlfile
from engine.errors import BadFile

Three: TypeAlias = tuple[int, int, int]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is other on a card."""

    cost: int | None = None
    life: int | None = None
    strike: Three | None = None
    powers: dict[str, Three] = {}


def read(path: Path) -> dict[str, Numbers]:
    """The numbers of a file, by card."""
    return yamlfile.load(path).convert(dict[str, Numbers])


def changed(kind: Any, numbers: Numbers) -> Any:
    """A kind of card with other numbers."""
    given = {"life": numbers.life, "strike": numbers.strike}
    kind = replace(kind, **{name: value for name, value in given.items() if value is not None})
    if numbers.cost is not None:
        kind = replace(kind, cost=replace(kind.cost, amount=numbers.cost))
    for place, powers in numbers.powers.items():
        kind = replace(kind, abilities=_with_powers(kind.abilities, [int(part) for part in place.split(".")], powers))
    return kind


def _with_powers(abilities: Any, place: list[int], powers: Three) -> tuple[Any, ...]:
    found = list(abilities) if isinstance(abilities, tuple) else [abilities]
    one = found[place[0] - 1]
    if len(place) > 1:
        found[place[0] - 1] = replace(one, grants=_with_powers(one.grants, place[1:], powers))
    elif one.power is None:
        raise SystemExit(f"no attack: {one}")
    else:
        found[place[0] - 1] = replace(one, power=powers)
    return tuple(found)


def patched(load: Callable[..., list[Any]], numbers: dict[str, Numbers]) -> Callable[..., list[Any]]:
    """What reads card lists, with other numbers in them."""
    return lambda *asked: [changed(kind, numbers.get(kind.id, Numbers())) for kind in load(*asked)]


def main() -> None:
    """Change the numbers before any card is read, then go on as the ordinary measure."""
    try:
        numbers = read(Path(sys.argv.pop(1)))
    except BadFile as problem:
        raise SystemExit(str(problem)) from problem
    cards.load_cards = patched(cards.load_cards, numbers)
    set_start_method("fork")  # workers have the changed cards too
    from games.berserk.kinds import KINDS
    from tests.bench.berserkers import main as measure

    if unknown := numbers.keys() - KINDS.keys():
        raise SystemExit(f"no such cards: {', '.join(sorted(unknown))}")
    measure()


if __name__ == "__main__":
    main()
