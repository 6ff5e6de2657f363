"""What every card of Berserk has been worth: `python -m tests.bench.berserk_values battles.jsonl > learned.py`.

The battles come from `python -m tests.bench.berserkers --matrix --curious 0.5 --battles 300 --file battles.jsonl`,
where bots buy by whim. The lives that an army has left over the other's, in crystals, are put down to the cards of both
armies (counts of own cards less counts of the others'), to the two decks and to who was First: a linear model, held
back towards what costs and numbers say. What comes out for a card, less what its numbers say, is what was learned.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

from games.berserk.bots.worth import by_numbers
from games.berserk.kinds import ARMIES, KINDS
from tests.bench.berserk_matrix import Battle

A_CRYSTAL: Final = 2.5  # of the lead at the end, for one more crystal in the army
DOUBT: Final = 1.0  # crystals that cost and numbers may well be wrong
UNEXPLAINED: Final = 0.75  # of the variance of the lead
INFLATED: Final = 1.09  # what numbers say, for each crystal
WEAK: Final = 1e-4

CARDS: Final = [kind.id for kind in KINDS.values() if kind.deck in ARMIES]
COLUMNS: Final = {name: index for index, name in enumerate((*CARDS, *ARMIES, "first"))}


def facts(battle: Battle) -> dict[int, float]:
    """What the first seat had more than the second."""
    found = defaultdict[int, float](float)
    for seat, sign in ((0, 1.0), (1, -1.0)):
        for id in (*battle["bought"][seat], battle["decks"][seat]):
            found[COLUMNS[id]] += sign
    found[COLUMNS["first"]] = 1.0 if battle["first"] == 0 else -1.0
    return dict(found)


def expected(id: str) -> float:
    """Before any battle: half of what a card costs, and half of what its numbers say."""
    return (KINDS[id].cost.amount + by_numbers(id) / INFLATED) / 2


def learn(battles: Sequence[Battle]) -> dict[str, float]:
    """The worth of every card, in crystals."""
    leads = [battle["left"][0] - battle["left"][1] for battle in battles]
    noise = UNEXPLAINED * sum(lead * lead for lead in leads) / len(leads)
    size = len(COLUMNS)
    matrix, right = [[0.0] * size for _ in range(size)], [0.0] * size
    before = [A_CRYSTAL * expected(id) for id in CARDS]
    for battle, lead in zip(battles, leads, strict=True):
        had = facts(battle)
        rest = lead - sum(before[column] * count for column, count in had.items() if column < len(before))
        for column, count in had.items():
            right[column] += count * rest / noise
            for other, more in had.items():
                matrix[column][other] += count * more / noise
    for column in range(size):
        matrix[column][column] += 1 / (A_CRYSTAL * DOUBT) ** 2 if column < len(before) else WEAK
    found = solved(matrix, right)
    return {id: expected(id) + found[COLUMNS[id]] / A_CRYSTAL for id in CARDS}


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A symmetric, positive system of equations, by Cholesky's way."""
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for row in range(size):
        for column in range(row + 1):
            rest = matrix[row][column] - sum(map(float.__mul__, lower[row][:column], lower[column][:column]))
            lower[row][column] = sqrt(rest) if row == column else rest / lower[column][column]
    forth = [0.0] * size
    for row in range(size):
        forth[row] = (right[row] - sum(map(float.__mul__, lower[row][:row], forth[:row]))) / lower[row][row]
    back = [0.0] * size
    for row in reversed(range(size)):
        known = sum(lower[later][row] * back[later] for later in range(row + 1, size))
        back[row] = (forth[row] - known) / lower[row][row]
    return back


def written(worth: dict[str, float], battles: int) -> Iterator[str]:
    """The module that the bots read."""
    yield '"""What bots have learned about cards, in crystals: more or less than the numbers on them say.'
    yield ""
    yield f"Made by `python -m tests.bench.berserk_values` from {battles} battles between normal bots."
    yield '"""'
    yield ""
    yield "from typing import Final"
    yield ""
    yield "LEARNED: Final = {"
    yield from (f'    "{id}": {worth[id] - by_numbers(id):.1f},' for id in CARDS)
    yield "}"


if __name__ == "__main__":
    lines = [line for name in sys.argv[1:] for line in Path(name).read_text(encoding="utf-8").splitlines()]
    played: list[Battle] = [json.loads(line) for line in lines]
    print("\n".join(written(learn(played), len(played))))
