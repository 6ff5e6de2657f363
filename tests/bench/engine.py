"""How fast the rules run: `python -m tests.bench.engine [--seconds 1.5] [--views]`, one line per game.

Whole random games of every seat count in turn, the legal options asked for before every decision, the event log on.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import deque
from typing import Any

from engine.bots import random_option
from engine.dice import Dice
from engine.games import Game, find_game, game_names, named_seats
from engine.table import Table


def play_one(game: Game[Any], seats: int, seed: int, views: bool) -> tuple[int, int]:
    """One random game: decisions, and options offered in all."""
    table = Table(game, named_seats("ABCDEFGHIJ"[:seats]), seed=seed)
    chance = Dice(seed)
    offered = 0
    while (ask := table.ask) is not None:
        if views:
            deque(table.views((*range(seats), None)), maxlen=0)
        for seat in ask.menus:
            if (menu := table.menu(seat)) is not None:
                offered += len(menu.options)
                table.answer(seat, random_option(menu, chance) if menu.sets else chance.pick(menu.options))
                break
    return len(table.moves), offered


def measure(game: Game[Any], seconds: float, views: bool) -> str:
    """Play for so many seconds, after warming up for a third of them."""
    seed = random.randrange(1 << 30)
    games = decisions = offered = 0
    begun, started = time.perf_counter(), 0.0
    while True:
        now = time.perf_counter()
        if started == 0.0 and now - begun > min(0.5, seconds / 3):
            games = decisions = offered = 0
            started = now
        if started and now - started > seconds:
            break
        played, options = play_one(game, game.seats[games % len(game.seats)], seed + games, views)
        games, decisions, offered = games + 1, decisions + played, offered + options
    took = time.perf_counter() - started
    name = f"{game.name}{'-with-all-views' if views else ''}"
    return (
        f"name={name} decisions_per_s={decisions / took:.1f} games_per_s={games / took:.2f} "
        f"avg_legal={offered / decisions:.2f} dec_per_game={decisions / games:.1f}"
    )


def main() -> None:
    """Measure every game, or those named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--views", action="store_true", help="also build the views of all seats at every step")
    asked = parser.parse_args()
    for name in asked.games:
        print(measure(find_game(name), asked.seconds, asked.views))


if __name__ == "__main__":
    main()
