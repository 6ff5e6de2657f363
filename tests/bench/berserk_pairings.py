"""What decides the pairings of Berserk's armies: `python -m tests.bench.berserk_pairings FILE.jsonl ...`.

First how strong each army is in each file, and what two armies have against each other beside that, taken from all
files together: trials move the strengths of armies, not so much what one has against another. Both in per cent won,
with 95 % errors; what an army left over the other's counts half, since it tells more than who won.

Then for each card what a bought copy dealt against each army, less what was dealt to it, in crystals: a card that does
far better against one army than against the others is the one to change for that pairing.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from games.berserk.kinds import ARMIES, KINDS
from tests.bench.berserk_matrix import Battle, read
from tests.bench.berserk_values import solved
from tests.bench.levels import SURE

PAIRS: Final = tuple(combinations(ARMIES, 2))
HELD_STRENGTH, HELD_PAIR = 0.5, 4.0  # battles without a winner that speak for no difference


class Estimate(NamedTuple):
    """A share of wins more than one half, and its error."""

    more: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.more:+3.0f} ± {100 * self.error:2.0f}"


def strengths(files: Sequence[Sequence[Battle]]) -> tuple[list[dict[str, Estimate]], dict[tuple[str, str], Estimate]]:
    """How strong each army is in each file, and what each pair has beside that in all of them."""
    facts = [(number, battle) for number, battles in enumerate(files) for battle in battles]
    size = len(ARMIES) * len(files) + len(PAIRS)
    rows = [_row(number, battle, len(files)) for number, battle in facts]
    won = _won([battle for _, battle in facts])
    matrix, right = [[0.0] * size for _ in range(size)], [0.0] * size
    for row, share in zip(rows, won, strict=True):
        for column, sign in row.items():
            right[column] += sign * share
            for other, more in row.items():
                matrix[column][other] += sign * more
    held = [HELD_STRENGTH if column < size - len(PAIRS) else HELD_PAIR for column in range(size)]
    for column in range(size):
        matrix[column][column] += held[column]
    found = solved(matrix, right)
    seen = [sum(sign * found[column] for column, sign in row.items()) for row in rows]
    noise = sum((share - one) ** 2 for share, one in zip(won, seen, strict=True)) / max(1, len(won))
    estimates = [Estimate(found[column], SURE * sqrt(noise * _spread(matrix, held, column))) for column in range(size)]
    armies = [dict(zip(ARMIES, estimates[len(ARMIES) * number :], strict=False)) for number in range(len(files))]
    return armies, dict(zip(PAIRS, estimates[-len(PAIRS) :], strict=True))


def _spread(matrix: list[list[float]], held: list[float], column: int) -> float:
    """How much one estimate moves with the luck of the battles, held back as it is."""
    moved = solved(matrix, [float(row == column) for row in range(len(matrix))])
    return max(0.0, moved[column] - sum(weight * one * one for weight, one in zip(held, moved, strict=True)))


def _row(number: int, battle: Battle, files: int) -> dict[int, float]:
    """Which army of which file, and which pair, a battle speaks of; the first seat counts for, the second against."""
    one, other = battle["decks"]
    straight = ARMIES.index(one) < ARMIES.index(other)
    pair = PAIRS.index((one, other) if straight else (other, one))
    return {
        len(ARMIES) * number + ARMIES.index(one): 1.0,
        len(ARMIES) * number + ARMIES.index(other): -1.0,
        len(ARMIES) * files + pair: 1.0 if straight else -1.0,
    }


def _won(battles: Sequence[Battle]) -> list[float]:
    """How far the first seat was ahead, half by who won and half by what was left, in shares of a win."""
    points = [battle["points"] - 0.5 for battle in battles]
    leads = [battle["left"][0] - battle["left"][1] for battle in battles]
    squares = sum(lead * lead for lead in leads) or 1.0
    slope = sum(point * lead for point, lead in zip(points, leads, strict=True)) / squares
    return [(point + slope * lead) / 2 for point, lead in zip(points, leads, strict=True)]


class Trade(NamedTuple):
    """What copies of a card dealt and took, in crystals."""

    copies: int
    dealt: float
    taken: float

    @property
    def net(self) -> float:
        """What one copy brought."""
        return (self.dealt - self.taken) / self.copies


def trades(battles: Sequence[Battle]) -> dict[tuple[str, str], Trade]:
    """For each card and each army against it, in battles whose wounds are known."""
    copies = Counter[tuple[str, str]]()
    dealt, taken = defaultdict[tuple[str, str], float](float), defaultdict[tuple[str, str], float](float)
    for battle in battles:
        if "wounds" not in battle:
            continue
        for seat in (0, 1):
            copies.update((kind, battle["decks"][1 - seat]) for kind in battle["bought"][seat])
        for pair, wounds in battle["wounds"].items():
            by, _, on = pair.partition(">")
            crystals = wounds * KINDS[on].cost.amount / (KINDS[on].life or 1)
            dealt[by, KINDS[on].deck] += crystals
            taken[on, KINDS[by].deck] += crystals
    return {key: Trade(count, dealt[key], taken[key]) for key, count in copies.items()}


def report(names: Sequence[str], files: Sequence[Sequence[Battle]]) -> Iterator[str]:
    """All of it as lines."""
    armies, pairs = strengths(files)
    for name, battles, found in zip(names, files, armies, strict=True):
        yield f"{name}, {len(battles)} battles: " + ", ".join(f"{army} {found[army]}" for army in ARMIES)
    yield "beside that:"
    yield from (f"    {one} against {other} {pairs[one, other]}" for one, other in PAIRS)
    made = trades([battle for battles in files for battle in battles])
    for kind in KINDS.values():
        against = [(other, made[kind.id, other]) for other in ARMIES if (kind.id, other) in made]
        if against and kind.life:
            yield f"{kind.id:22}" + "; ".join(
                f"{other} {trade.net:+5.1f} of {trade.copies}" for other, trade in against
            )


if __name__ == "__main__":
    paths = [Path(name) for name in sys.argv[1:]]
    for line in report([path.stem for path in paths], [read(path, "normal") for path in paths]):
        print(line)
