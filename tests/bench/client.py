"""How fast the client is: `python -m tests.bench.client`. Figures to reach: start to the home screen under 1.5 seconds;
frames under 16 ms at 1920 × 1080 while six cards glide and a bot thinks; a click answered within 50 ms; a save
of 1,000 moves opened under 1 second; nothing painted twice; memory flat over 200 games in a row."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from engine.games import SeatInfo, find_game, named_seats
from engine.hosting.apart import Apart
from engine.hosting.thinking import Aside, Thread
from engine.saves import save_text, write_new
from engine.table import Table
from tests.bench.saves import long_game
from tests.playing import play_well
from ui import light, richtext, routes, theme
from ui.app import App
from ui.scenes.home import Home
from ui.screens import screen_for
from ui.sprites import Box, Sprite
from ui.table.local import LocalTable
from ui.table.session import Session

ROOT = Path(__file__).parent.parent.parent
SIZE = (1920, 1080)
START = """
import os, sys, time
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from pathlib import Path
from ui.app import App
from ui.screens import screen_for
from ui.scenes.home import Home
app = App(Path(sys.argv[2]), screen_for, config=Path(sys.argv[2]) / "settings.yaml")
app.push(Home(app))
app.frame(0.016)
print(time.time() - float(sys.argv[1]))
"""


@contextmanager
def client(folder: Path, size: tuple[int, int] = SIZE) -> Iterator[App]:
    """A client at its home screen."""
    app = App(folder, screen_for, size=size, language="en", config=folder / "settings.yaml")
    app.push(Home(app))
    yield app
    app.close()


def start(folder: Path) -> float:
    """Seconds from nothing to the first picture of the home screen, the best of three."""
    spent = []
    for _ in range(3):
        command = [sys.executable, "-c", START, str(time.time()), str(folder)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        spent.append(float(done.stdout.split()[-1]))
    return min(spent)


def middle_game(game: str = "castle") -> Table[Any]:
    """A game of five in its middle."""
    table: Table[Any] = Table(find_game(game), named_seats(["Ada", "Ben", "Cleo", "Dan", "Eve"]), seed=3)
    play_well(table, 3, most=70)
    return table


def be_busy() -> None:
    """As a bot that thinks hard for a second."""
    end = time.perf_counter() + 1.0
    while time.perf_counter() < end:
        sum(range(1000))


class Sent:
    """The same, for a process of its own, as bots do that look ahead."""

    elsewhere = staticmethod(be_busy)

    def __call__(self) -> None:
        """Until the process has started."""


def start_process(thoughts: Aside) -> None:
    """Wait until bots can think in a process of their own."""
    thoughts(Sent(), lambda outcome: outcome())
    while not isinstance(thread := thoughts._thread, Thread) or not isinstance(thread._apart, Apart):
        time.sleep(0.01)
    thread._apart._has_started.result()
    thoughts.look()


def gliding_frames(folder: Path, game: str = "castle", job: Callable[[], None] = be_busy) -> list[float]:
    """The time of every frame while six cards glide and a bot thinks, at 1920 × 1080."""
    with client(folder) as app:
        app.settings.speed = "slow"
        table = middle_game(game)
        session = Session(table)
        session.sit_down(max(range(5), key=lambda seat: len(table.view(seat)["players"][seat]["hand"])))
        scene = LocalTable(app, session)
        scene.course.is_still = True
        app.push(scene)
        app.frame(0.016)
        if isinstance(job, Sent):
            start_process(session._thoughts)
        session._thoughts(job, lambda outcome: None)
        spent: list[float] = []
        while not all(thought.done() for thought, _ in session._thoughts._jobs):
            scene.stage.change(_shifted(scene.stage.sprites), [], "slow", app.now)
            for _ in range(50):
                begun = time.perf_counter()
                app.frame(0.016)
                spent.append(time.perf_counter() - begun)
        session.close()
    return spent


def racing_frames(folder: Path) -> list[float]:
    """The time of every frame of a race with a clock, at 1920 × 1080: two people at the screen, two bots."""
    with client(folder) as app:
        seats = [*named_seats(["Ada", "Ben"]), *named_seats(["Cleo", "Dan"], "bot")]
        position = {
            "phase": "leader",
            "pile": "jun-3-1 Ben + jun-4-1 Ada",
            **{seat.name: {"hand": []} for seat in seats},
        }
        table: Table[Any] = Table(find_game("junquick"), seats, {"race_mode": "live"}, position=position)
        app.push(LocalTable(app, Session(table)))
        for _ in range(20):
            app.frame(0.016)
        spent: list[float] = []
        while len(spent) < 60:
            begun = time.perf_counter()
            app.frame(0.016)
            spent.append(time.perf_counter() - begun)
    return spent


def _shifted(sprites: list[Sprite]) -> list[Sprite]:
    """The same table, with six cards of the hand somewhere else: they are the largest and turned."""
    shifted, left = [], 6
    for sprite in sprites:
        if left and sprite.lifts:
            left -= 1
            box = sprite.box
            moved = Box((box.x + 400) % 1400, (box.y + 300) % 800, *box[2:])
            sprite = replace(sprite, box=moved, turn=sprite.turn + 3)
        shifted.append(sprite)
    return shifted


def click_to_picture(folder: Path) -> list[float]:
    """Seconds from a click that answers to the picture that shows it."""
    spent: list[float] = []
    with client(folder) as app:
        app.settings.speed = "normal"
        seats = [SeatInfo("Ada"), SeatInfo("Ben", "bot", "random")]
        app.push(LocalTable(app, Session.begin(folder, find_game("castle"), seats, {}, 4)))
        scene = app.scene
        assert isinstance(scene, LocalTable)
        while len(spent) < 20 and scene.session.result is None:
            app.frame(0.05)
            deck = scene.widget("at pile:deck")
            if app.scene is not scene or scene.asking is None or deck is None or not getattr(deck, "is_usable", False):
                if scene.asking is not None:
                    for _ in range(4):
                        app.frame(0.05)
                    scene.answer(scene.asking.menu.options[-1])
                continue
            for _ in range(4):
                app.frame(0.05)
            place = deck.rect.center
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.Event(kind, pos=place, button=1))
            begun = time.perf_counter()
            app.frame(0.016)
            spent.append(time.perf_counter() - begun)
    return spent


def open_long_save(folder: Path) -> float:
    """Seconds to open a save of 1,000 moves, to its first picture."""
    path = folder / "long.yaml"
    write_new(path, save_text(long_game(1000)))
    with client(folder) as app:
        begun = time.perf_counter()
        app.go(routes.SavedGame(path))
        app.frame(0.016)
        return time.perf_counter() - begun


def painted() -> int:
    """How many surfaces were made so far outside of faces."""
    kept = (
        theme.text_surface,
        theme.lines_surface,
        theme.icon,
        theme.shadow,
        theme.glow,
        light.background,
        theme.rounded,
    )
    return sum(each.cache_info().misses for each in kept) + richtext._image.cache_info().misses


def painted_twice(folder: Path) -> int:
    """How many surfaces are painted by going over the table a second time, when the first time has painted all."""
    with client(folder, (1280, 800)) as app:
        session = Session(middle_game())
        session.sit_down(0)
        scene = LocalTable(app, session)
        scene.course.is_still = True
        app.push(scene)
        counts = []
        for _ in range(2):
            for widget in scene.widgets:
                pygame.event.post(
                    pygame.Event(pygame.MOUSEMOTION, pos=widget.rect.center, rel=(0, 0), buttons=(0, 0, 0))
                )
                app.frame(0.6)
                app.finish_pictures()
            counts.append(painted() + scene.faces.painted)
        return counts[1] - counts[0]


def memory_of_games(folder: Path, games: int = 200) -> tuple[float, float]:
    """Megabytes in use after a tenth of the games, and after all of them."""
    early = 0.0
    with client(folder, (1024, 640)) as app:
        app.settings.speed = "instant"
        for number in range(games):
            seats = [SeatInfo(name, "bot", "normal") for name in ("Ada", "Ben", "Cleo")]
            scene = LocalTable(app, Session.begin(folder, find_game("castle"), seats, {}, number))
            app.push(scene)
            while app.scene is scene:
                app.frame(0.016)
            app.go_home()
            if number + 1 == games // 10:
                early = resident()
    return early, resident()


def resident() -> float:
    """Megabytes of memory that this process has."""
    status = Path("/proc/self/status")
    if not status.exists():  # only Linux tells it so simply
        return 0.0
    line = next(line for line in status.read_text(encoding="utf-8").splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"start_to_home_s={start(folder):.2f}")
        for what, frames in (
            *((game, sorted(gliding_frames(folder, game))) for game in ("castle", "junquick")),
            ("castle, thinking in a process", sorted(gliding_frames(folder, "castle", Sent()))),
            ("race", sorted(racing_frames(folder))),
        ):
            median, late = frames[len(frames) // 2], frames[len(frames) * 95 // 100]
            print(
                f"{what}: frame_ms_median={1000 * median:.1f} p95={1000 * late:.1f} "
                f"worst={1000 * frames[-1]:.1f} frames={len(frames)} size={SIZE[0]}x{SIZE[1]}"
            )
        clicks = sorted(click_to_picture(folder))
        print(f"click_ms_median={1000 * clicks[len(clicks) // 2]:.1f} worst={1000 * clicks[-1]:.1f}")
        print(f"open_1000_moves_ms={1000 * open_long_save(folder):.0f}")
        print(f"painted_twice={painted_twice(folder)}")
        early, late = memory_of_games(folder)
        print(f"memory_mb_after_20_games={early:.0f} after_200={late:.0f}")


if __name__ == "__main__":
    main()
