"""Army against army among equal bots, written down battle by battle, so that it can be stopped and gone on with.

A line of the file is one battle: seed, level, both decks, who was First, the points of the first seat, how it ended,
the turns, and of either seat the kinds that were dealt, those that were bought, one name for every copy, and the
crystals that were left of them; and how many wounds which kind put on which, for `tests.bench.berserk_pairings`.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NotRequired, TypeAlias, TypedDict

from engine.table import Table
from games.berserk.events import Wounded
from games.berserk.kinds import ARMIES, KINDS
from games.berserk.state import Berserk
from games.berserk.wounds import current_lives, life
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
    left: list[float]
    wounds: NotRequired[dict[str, int]]  # `attacker>target`; older files have none


Play: TypeAlias = Callable[[int, tuple[str, str]], Battle]
FAIR: Final = (0.4, 0.6)
ENOUGH: Final = 40  # battles of a pairing, before anything is sure
AT_ONCE: Final = 60


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
        "bought": [sorted(ref[5:].rpartition("-")[0] for ref in buys.get(seat, ())) for seat in (0, 1)],
        "left": [_left(table.state, seat) for seat in (0, 1)],
        "wounds": _wounds(table),
    }


def _wounds(table: Table[Any]) -> dict[str, int]:
    """How many wounds each kind put on each other kind of the other army."""
    found = defaultdict[str, int](int)
    for event in table.events():
        if isinstance(event, Wounded) and event.by is not None and event.by.startswith("card:"):
            by, on = (ref[5:].rpartition("-")[0] for ref in (event.by, event.card))
            if by in KINDS and on in KINDS and KINDS[by].deck != KINDS[on].deck:
                found[f"{by}>{on}"] += event.wounds
    return dict(found)


def _left(game: Berserk, seat: int) -> float:
    """What a player's own cards are still worth that are in play: a card with half its lives half its crystals."""
    own = [card for card in game.in_play() if card.owner == seat and card.info.life]
    return round(sum(card.info.cost.amount * max(0, current_lives(card)) / life(card) for card in own), 1)


def settled(found: Sequence[Battle]) -> set[frozenset[str]]:
    """The pairings of which enough is known: their error bar lies within what is fair, or outside."""
    shares = defaultdict[frozenset[str], Share](Share)
    for one in found:
        mine = one["points"] if one["decks"][0] == min(one["decks"]) else 1 - one["points"]
        shares[frozenset(one["decks"])].add(mine)
    return {pair for pair, share in shares.items() if share.games >= ENOUGH and _is_sure(share)}


def _is_sure(share: Share) -> bool:
    low, high = share.mean - share.error, share.mean + share.error
    return (low >= FAIR[0] and high <= FAIR[1]) or high < FAIR[0] or low > FAIR[1]


def go_on(path: Path, level: str, battles: int, play: Play, workers: int, is_short: bool) -> None:
    """Play what the file does not hold yet, a line after each battle; if it is to be short, no more of what is sure."""
    found = read(path, level)
    done = {one["seed"] for one in found}
    todo = [(seed, decks) for seed, decks in wanted(battles) if seed not in done]
    with path.open("a", encoding="utf-8") as file, ProcessPoolExecutor(workers) as pool:
        while todo:
            sure = settled(found) if is_short else set()
            todo = [one for one in todo if frozenset(one[1]) not in sure]
            now, todo = todo[:AT_ONCE], todo[AT_ONCE:]
            for battle in pool.map(play, [seed for seed, _ in now], [decks for _, decks in now]):
                found.append(battle)
                file.write(json.dumps(battle) + "\n")
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
            for kind in set(one["dealt"][seat]):
                lay[kind] += 1
            for kind in set(one["bought"][seat]):
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
