"""The long self-play: `python -m tests.soak [--games 1000]`, every game and number of seats, all promises checked."""

from __future__ import annotations

import argparse
import sys

from engine.games import find_game, game_names
from main import main


def soak() -> int:
    """Random players, then the game's best bots."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    asked = parser.parse_args()
    worst = 0
    for name in game_names():
        game = find_game(name)
        for seats in game.seats:
            for level in ("random", next(iter(game.bots))):
                print(f"{name}, {seats} seats, {level}", flush=True)
                words = ["selfplay", name, "--games", str(asked.games), "--seats", str(seats), "--level", level]
                worst = max(worst, main(words))
    return worst


if __name__ == "__main__":
    sys.exit(soak())
