"""The long self-play: `python -m tests.soak [GAME ...] [--games 1000] [--levels easy,hard]`, every game and number of
seats, all promises checked."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from engine.games import Game, SeatInfo, Variant, find_game, game_names
from engine.table import Table
from main import main
from ui.cli.selfplay import play_out


def soak() -> int:
    """Random players, then bots of every level that was asked for, as far as the game has it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", default=game_names(), metavar="GAME")
    parser.add_argument("--levels", default="random,normal", help="such as easy,hard")
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    asked = parser.parse_args()
    worst = 0
    for name in asked.names:
        game = find_game(name)
        levels = [level for level in asked.levels.split(",") if level in game.bots]
        for seats in game.seats:
            for level in levels:
                print(f"{name}, {seats} seats, {level}", flush=True)
                words = ["selfplay", name, "--games", str(asked.games), "--seats", str(seats), "--level", level]
                worst = max(worst, main(words))
        for name_of_variant, variant in game.variants.items():
            for level in levels:
                print(f"{name}, {name_of_variant}, {level}", flush=True)
                play_variant(game, variant, level, asked.games)
    return worst


def play_variant(game: Game[Any], variant: Variant, level: str, games: int) -> None:
    """Bots try out a variant, every promise checked."""
    seats = [SeatInfo(f"{level}-{seat}", "bot", level) for seat in range(variant.seats)]
    for seed in range(games):
        play_out(Table(game, seats, variant.options, seed), seed, checked=True)


if __name__ == "__main__":
    sys.exit(soak())
