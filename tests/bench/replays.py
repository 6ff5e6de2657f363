"""How fast one comes to any point of a long game: `python -m tests.bench.replays`. Figure to reach: within 100 ms."""

from __future__ import annotations

import time
from typing import Any

from engine.dice import Dice
from engine.games import find_game, game_names
from engine.replaying import Replay
from engine.table import Table
from tests.bench.saves import long_game
from tests.playing import play_blindly, seated

MOVES = 1000
JUMPS = 200


def longest(name: str) -> Table[Any]:
    """The longest of a few games played at random by as many as can."""
    game, found = find_game(name), []
    for seed in range(1, 6):
        table: Table[Any] = Table(game, seated(game.seats[-1]), {}, seed, asks_people=True)
        play_blindly(table, seed, most=MOVES)
        found.append(table)
    return max(found, key=lambda table: len(table.moves))


def measure(name: str, table: Table[Any]) -> None:
    """Open it, then jump about: the slowest jump counts, with the view of the last seat."""
    begun = time.perf_counter()
    replay = Replay(table)
    opened = time.perf_counter() - begun
    chance, jumps = Dice(1), []
    for _ in range(JUMPS):
        place = chance.below(replay.length + 1)
        begun = time.perf_counter()
        replay.at(place).view(len(table.seats) - 1)
        jumps.append(time.perf_counter() - begun)
    print(
        f"{name} answers={replay.length} open_ms={1000 * opened:.0f} jumps={JUMPS} "
        f"jump_ms_mean={1000 * sum(jumps) / len(jumps):.2f} jump_ms_worst={1000 * max(jumps):.2f}"
    )


def main() -> None:
    """Print the figures."""
    measure("a thousand answers", long_game(MOVES))
    for name in game_names():
        measure(name, longest(name))


if __name__ == "__main__":
    main()
