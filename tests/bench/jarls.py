"""How fair Valhalla is: `python -m tests.bench.jarls balance|solo [--games 100] [--seats 4] [--level normal]`.

`balance`: games with bots of one level in every seat; how often each seat in turn order and each jarl wins, how long a
game lasts, and the same with every expansion. `solo`: how often a bot beats each monster at each level.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from engine.bots import bot_for
from engine.games import SeatInfo, find_game
from games.valhalla.deck import JARLS
from games.valhalla.variants import EXPANSIONS, LEVELS, MONSTERS
from tests.bench.levels import Share, play

GAME = find_game("valhalla")
AIMS = {"1": (50, 65), "2": (35, 50), "3": (20, 35)}  # percent of solo games won, by level


def balance(seats: int, games: int, level: str, first_seed: int) -> Iterator[str]:
    """By seat and by jarl without expansions, then for each expansion."""
    yield from _measured("plain", seats, games, level, first_seed, {}, with_jarls=True)
    for name in EXPANSIONS:
        if name != "thor" or seats > 2:
            yield from _measured(name, seats, games, level, first_seed, {"expansions": (name,)})


def _measured(
    name: str,
    seats: int,
    games: int,
    level: str,
    first_seed: int,
    options: Mapping[str, Any],
    *,
    with_jarls: bool = False,
) -> Iterator[str]:
    bot = bot_for(GAME, SeatInfo("bot", "bot", level))
    by_place, by_jarl = defaultdict[int, Share](Share), defaultdict[str, Share](Share)
    turns, ends, points = 0, Counter[str](), 0.0
    for seed in range(first_seed, first_seed + games):
        table = play(GAME, options, seed, dict.fromkeys(range(seats), bot))
        assert table.result is not None
        turns += table.state.turn
        ends["deck" if not table.state.deck else "shield"] += 1
        points += sum(table.result.scores) / seats
        for player in table.state.players:
            won = (player.seat in table.result.winners) / len(table.result.winners)
            by_place[(player.seat - table.state.first) % seats].add(won)
            by_jarl[player.jarl].add(won)
    places = ", ".join(f"{place + 1}. {by_place[place]}" for place in range(seats))
    means = f"{turns / games:.1f} turns, {points / games:.1f} points"
    yield f"{name:12} {games} games, {means}, ends {dict(ends)}: {places}"
    if with_jarls:
        for jarl, share in sorted(by_jarl.items(), key=lambda one: -one[1].mean):
            yield f"  {JARLS[jarl].name.en:9} {share} of {share.games}"


def solo(games: int, level: str, first_seed: int) -> Iterator[str]:
    """Every monster at every level, beside what the rules aim at."""
    bot = bot_for(GAME, SeatInfo("bot", "bot", level))
    for monster in MONSTERS:
        for strictness in LEVELS:
            share, turns, left = Share(), 0, Counter[int]()
            for seed in range(first_seed, first_seed + games):
                table = play(GAME, {"monster": monster, "level": strictness}, seed, {0: bot})
                assert table.result is not None
                share.add(float(bool(table.result.winners)))
                turns += table.state.turn
                left[len(table.state.monster)] += 1
            low, high = AIMS[strictness]
            told = ", ".join(f"{count} left {often}" for count, often in sorted(left.items()))
            yield f"{monster:12} {strictness}: {share} (aim {low}-{high}), {turns / games:.1f} turns; {told}"


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["balance", "solo"])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if asked.what == "solo":
        lines = solo(asked.games, asked.level, asked.seed)
    else:
        lines = balance(asked.seats, asked.games, asked.level, asked.seed)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
