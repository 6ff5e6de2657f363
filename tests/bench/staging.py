"""What staging costs: `python -m tests.bench.staging`. Figures to reach: 60 frames a second at 1920 × 1080 while a
Gatling is fired at eight players, and an answer that is on the screen as soon with staging as without it."""

from __future__ import annotations

import os
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.bench.client import SIZE, client
from tests.ui.tabletop import position
from ui.app import App
from ui.boards import Board
from ui.settings import Speed
from ui.table.local import LocalTable
from ui.table.session import Session

NAMES: Final = tuple("ABCDEFGH")
GATLING: Final = {"A": {"hand": ["gatling.b.10H", "beer.b.6H"]}, **{name: {"hand": []} for name in NAMES[1:]}}
TRIES: Final = 12


class _Unstaged:
    """A board without cues."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def __getattr__(self, name: str) -> Any:
        if name in ("CUES", "moments"):
            raise AttributeError(name)
        return getattr(self._board, name)


def loaded(app: App, speed: Speed) -> LocalTable:
    """Eight players, one of them with a Gatling, and every picture painted."""
    app.settings.speed = app.settings.bot_speed = speed
    session = Session(position("bang", NAMES, GATLING))
    session.sit_down(0)
    scene = LocalTable(app, session)
    scene.course.is_still = True
    app.push(scene)
    for _ in range(200):
        app.frame(0.1)
        if not (app.is_painting or app.is_stale):
            break
        time.sleep(0.005)
    return scene


def fire(scene: LocalTable) -> None:
    """Everybody is shot at."""
    menu = scene.session.menu()
    assert menu is not None
    line = next(str(option) for option in menu.options if "gatling" in str(option))
    scene.take_step(lambda: scene.session.answer(0, line))


def take_hits(scene: LocalTable) -> None:
    """Whoever can do nothing about it is hit."""
    table = scene.session._table
    for seat in table.awaited():
        menu = table.menu(seat)
        if seat and menu is not None:
            scene.take_step(partial(scene.session.answer, seat, str(next(iter(menu.options)))))


def frames(folder: Path) -> tuple[list[float], list[float]]:
    """Seconds of every frame from the shot to when all of it was seen, and how much of them this thread worked."""
    walls: list[float] = []
    working: list[float] = []
    with client(folder) as app:
        scene = loaded(app, "normal")
        fire(scene)
        for count in range(600):
            start, own = time.perf_counter(), time.thread_time()
            app.frame(1 / 60)
            walls.append(time.perf_counter() - start)
            working.append(time.thread_time() - own)
            if count % 20 == 10:
                take_hits(scene)
            if not scene.is_busy and count > 60:
                break
    return walls, working


def to_picture(folder: Path, *, is_staged: bool) -> list[float]:
    """Seconds of this thread from an answer to the picture that shows it, with or without staging; things glide."""
    took = []
    for _ in range(TRIES):
        with client(folder) as app:
            scene = loaded(app, "normal")
            if not is_staged:
                scene.board = cast(Board, _Unstaged(scene.board))
            start = time.thread_time()
            fire(scene)
            app.frame(1 / 60)
            took.append(time.thread_time() - start)
    return sorted(took)


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        walls, working = map(sorted, frames(folder))
        print(
            f"gatling at eight, {SIZE[0]}x{SIZE[1]}: frames={len(walls)} "
            f"frame_ms_median={1000 * walls[len(walls) // 2]:.1f} p95={1000 * walls[len(walls) * 95 // 100]:.1f} "
            f"worst={1000 * walls[-1]:.1f} thread_ms_median={1000 * working[len(working) // 2]:.1f} "
            f"thread_ms_p95={1000 * working[len(working) * 95 // 100]:.1f} thread_ms_worst={1000 * working[-1]:.1f}"
        )
        for what, is_staged in (("without", False), ("with", True)):
            took = to_picture(folder, is_staged=is_staged)
            print(f"answer to picture {what} staging: thread_ms_median={1000 * took[len(took) // 2]:.1f}")


if __name__ == "__main__":
    main()
