"""Army against army among equal bots, written down battle by battle, so that it can be stopped and gone on with.

A line of the file is one battle: seed, level, both decks, who was First, the points of the first seat, how it ended,
the turns, and of either seat the kinds that were dealt and those that were bought.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, TypedDict

from engine.table import Table
from games.berserk.kinds import ARMIES, KINDS
from tests.bench.levels import Share


class Battle(TypedDict):
    """One battle, as it stands in the file."""

    seed: int
    level: str
    decks: list[str]
    first: int
    points: float  # of the first seat
    how: str
    turns: int
    dealt: list[list[str]]
    bought: list[list[str]]


def wanted(battles: int) -> Iterator[tuple[int, tuple[str, str]]]:
    """Seeds and decks: so many battles of each pairing, both sides of the table in turn, all pairings side by side."""
    pairs = list(combinations(ARMIES, 2))
    for number in range(battles):
        for index, (one, other) in enumerate(pairs):
            yield number * len(pairs) + index, (other, one) if number % 2 else (one, other)


def read(path: Path, level: str) -> list[Battle]:
    """The battles of a level that a file holds; a torn last line is left out."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    found: list[Battle] = [json.loads(line) for line in lines if line.endswith("}")]
    return [one for one in found if one["level"] == level]


def told(table: Table[Any], seed: int, level: str, decks: tuple[str, str], dealt: list[list[str]]) -> Battle:
    """A battle that is over, as a line of the file."""
    assert table.result is not None
    winners = table.result.winners
    buys = {move.seat: move.option.refs for move in table.moves if move.option.verb == "buy"}
    return {
        "seed": seed,
        "level": level,
        "decks": list(decks),
        "first": table.state.first,
        "points": 1 / len(winners) if 0 in winners else 0.0,
        "how": table.result.how.removeprefix("result."),
        "turns": table.state.turn,
        "dealt": dealt,
        "bought": [sorted({ref[5:].rpartition("-")[0] for ref in buys.get(seat, ())}) for seat in (0, 1)],
    }


def go_on(
    path: Path, level: str, battles: int, play: Callable[[tuple[str, str], int], tuple[Table[Any], list[list[str]]]]
) -> None:
    """Play what the file does not hold yet, a line after each battle."""
    done = {one["seed"] for one in read(path, level)}
    with path.open("a", encoding="utf-8") as file:
        for seed, decks in wanted(battles):
            if seed not in done:
                table, dealt = play(decks, seed)
                file.write(json.dumps(told(table, seed, level, decks, dealt)) + "\n")
                file.flush()


def report(found: list[Battle]) -> Iterator[str]:
    """The matrix with its errors, the sides of the table, and every card."""
    pairs, sides = defaultdict[tuple[str, str], Share](Share), defaultdict[str, Share](Share)
    bought, lay = defaultdict[str, Share](Share), defaultdict[str, int](int)
    for one in found:
        for seat in (0, 1):
            mine, theirs = one["decks"][seat], one["decks"][1 - seat]
            points = one["points"] if seat == 0 else 1 - one["points"]
            pairs[mine, theirs].add(points)
            pairs[mine, "all"].add(points)
            sides["first" if one["first"] == seat else "second"].add(points)
            for kind in one["dealt"][seat]:
                lay[kind] += 1
            for kind in one["bought"][seat]:
                bought[kind].add(points)
    turns = sum(one["turns"] for one in found) / max(1, len(found))
    draws = sum(one["points"] == 0.5 for one in found)
    yield f"{len(found)} battles, {turns:.1f} turns each, {draws} draws"
    for side, share in sorted(sides.items()):
        yield f"{side:14} {share}"
    for army in ARMIES:
        shares = [f"{other} {pairs[army, other]}" for other in (*ARMIES, "all") if pairs[army, other].games]
        yield f"{army:14} " + "; ".join(shares)
    yield f"{'card':22} bought when dealt    wins when bought"
    for id in KINDS:
        if lay[id]:
            often = 100 * bought[id].games / lay[id]
            wins = str(bought[id]) if bought[id].games else "-"
            mark = "" if 10 <= often <= 95 else "  (!)"
            yield f"{id:22} {often:5.1f} % of {lay[id]:5}   {wins}{mark}"
