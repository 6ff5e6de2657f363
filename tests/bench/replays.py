"""How fast one comes to any point of a long game: `python -m tests.bench.replays`. Figure to reach: within 100 ms.

What this thread spends is counted, so that others who use the computer meanwhile change little."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from engine.dice import Dice
from engine.games import find_game, game_names
from engine.replaying import Replay
from engine.table import Table
from tests.bench.saves import long_game
from tests.playing import play_blindly, seated
from ui.app import App
from ui.replay.looking import LookingBack
from ui.replay.scene import ReplayScene
from ui.screens import screen_for

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
    begun = time.thread_time()
    replay = Replay(table)
    opened = time.thread_time() - begun
    chance, jumps = Dice(1), []
    for _ in range(JUMPS):
        place = chance.below(replay.length + 1)
        begun = time.thread_time()
        replay.at(place).view(len(table.seats) - 1)
        jumps.append(time.thread_time() - begun)
    print(
        f"{name} answers={replay.length} open_ms={1000 * opened:.0f} jumps={JUMPS} "
        f"jump_ms_mean={1000 * sum(jumps) / len(jumps):.2f} jump_ms_worst={1000 * max(jumps):.2f}"
    )


def measure_window(name: str, table: Table[Any]) -> None:
    """The same on the screen: until the table of that moment is laid out and drawn."""
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder)
        app = App(own, screen_for, size=(1280, 800), config=own / "settings.yaml", cache=own)
        try:
            scene = ReplayScene(app, LookingBack(Replay(table, is_open=True), [0]))
            app.push(scene)
            app.finish_pictures()
            chance, jumps = Dice(1), []
            for _ in range(JUMPS):
                place = chance.below(scene.session.replay.length + 1)
                begun = time.thread_time()
                scene.jump(place)
                app.draw()
                jumps.append(time.thread_time() - begun)
                app.finish_pictures()
            print(
                f"{name} in the window: jump_ms_mean={1000 * sum(jumps) / len(jumps):.1f} "
                f"jump_ms_worst={1000 * max(jumps):.1f}"
            )
        finally:
            app.close()


def main() -> None:
    """Print the figures."""
    measure("a thousand answers", long_game(MOVES))
    measure_window("a thousand answers", long_game(MOVES))
    for name in game_names():
        measure(name, longest(name))
        measure_window(name, longest(name))


if __name__ == "__main__":
    main()
