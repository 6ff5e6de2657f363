"""How fast saving is: `python -m tests.bench.saves`. Figures to reach: replay of 1,000 moves under 500 ms, autosave
under 2 ms a move, `--help` under 300 ms."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from engine.bots import random_option
from engine.dice import Dice
from engine.games import find_game, named_seats
from engine.saves import Journal, open_save, write_new
from engine.table import Table

ROOT = Path(__file__).parent.parent.parent
MOVES = 1000


def long_game(moves: int) -> Table[Any]:
    """A game of Castle that lasts: players who only exchange cards, and play one so often that it is no stalemate."""
    table: Table[Any] = Table(find_game("castle"), named_seats(["Ada", "Ben"]), seed=1)
    chance = Dice(1)
    while len(table.moves) < moves and table.ask is not None:
        (seat,) = table.awaited()
        menu = table.ask.menus[seat]
        has_many = len(table.state.active.hand) > 4
        verb = "play" if table.state.quiet_turns > (8 if has_many else 17) else "exchange"
        wanted = [option for option in menu.options if option.verb == verb]
        rest = [option for option in menu.options if option.verb == "exchange"]
        table.answer(seat, chance.pick(wanted or rest) if rest else random_option(menu, chance))
    return table


def disk_alone(folder: Path) -> float:
    """What this disk takes to write one line for good, without us."""
    with (folder / "line").open("ab", buffering=0) as file:
        begun = time.perf_counter()
        for _ in range(200):
            file.write(b"- 0 play card:king cell:c3\n")
            os.fsync(file.fileno())
    return (time.perf_counter() - begun) / 200


def main() -> None:
    """Print the figures."""
    table = long_game(MOVES)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.yaml"
        again: Table[Any] = Table(table.game, table.seats, seed=table.seed)
        journal = Journal.begin(Path(folder), again)
        again.on_move.clear()
        spent = 0.0
        for move in table.moves:
            again.answer(*move)
            begun = time.perf_counter()
            journal.write(move)
            spent += time.perf_counter() - begun
        print(
            f"moves={len(table.moves)} autosave_ms_per_move={1000 * spent / len(table.moves):.3f} "
            f"of_it_the_disk_alone={1000 * disk_alone(Path(folder)):.3f}"
        )
        write_new(path, journal.path.read_text(encoding="utf-8"))
        begun = time.perf_counter()
        opened = open_save(path)
        print(f"replay_ms={1000 * (time.perf_counter() - begun):.1f} same={opened.table.digest() == table.digest()}")
    begun = time.perf_counter()
    subprocess.run([sys.executable, str(ROOT / "main.py"), "--help"], check=True, capture_output=True)
    print(f"help_ms={1000 * (time.perf_counter() - begun):.1f}")


if __name__ == "__main__":
    main()
