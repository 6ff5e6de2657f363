"""How fast pictures come: `python -m tests.bench.pictures`. Figures to reach: from nothing to a home screen with five
covers under 0.9 seconds when nothing is kept on the disk and 0.6 when all is; a Bang! table of eight with every picture
under 2 and 0.4 seconds; frames under 16 ms at 1920 × 1080 meanwhile; at most 120 MB for pictures at 3840 × 2160."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from engine.saves import open_save
from tests.bench.client import ROOT, SIZE, resident
from ui.app import App
from ui.screens import screen_for
from ui.table.local import LocalTable
from ui.table.session import Session

CROWDED = ROOT / "saves" / "bang-8-players-everything.yaml"
LARGE = (3840, 2160)
HOME = """
import os, sys, time
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from pathlib import Path
from ui.app import App
from ui.screens import screen_for
from ui.scenes.home import Home
folder = Path(sys.argv[2])
app = App(folder / "saves", screen_for, config=folder / "settings.yaml", cache=folder / "cache")
app.push(Home(app))
app.frame(0.016)
first = time.time()
while app.is_painting or app.is_stale:
    app.frame(0.016)
print(first - float(sys.argv[1]), time.time() - float(sys.argv[1]))
os._exit(0)
"""


class Shown(NamedTuple):
    """How a table came to have all its pictures."""

    seconds: float
    frames: list[float]  # seconds each
    working: list[float]  # seconds of each in which the drawing thread had a processor
    painted: int
    kept: float  # megabytes of pictures
    faces: float  # megabytes of cards with pictures in them
    resident: float  # megabytes more than before


def home(folder: Path) -> tuple[float, float]:
    """Seconds from nothing to the first picture of the home screen, and to the last of its covers."""
    command = [sys.executable, "-c", HOME, str(time.time()), str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    first, last = done.stdout.split()[-2:]
    return float(first), float(last)


def table(folder: Path, size: tuple[int, int] = SIZE) -> Shown:
    """A table of eight, from its first frame to the one with every picture."""
    app = App(folder, screen_for, size=size, language="en", config=folder / "settings.yaml", cache=folder / "cache")
    app.settings.speed = "instant"
    saved = open_save(CROWDED).table
    before = resident()
    session = Session(saved)
    session.sit_down(saved.awaited()[0])
    begun = time.perf_counter()
    scene = LocalTable(app, session)
    scene.course.is_still = True
    app.push(scene)
    frames: list[float] = []
    working: list[float] = []
    while not frames or app.is_painting or app.is_stale:
        start, own = time.perf_counter(), time.thread_time()
        app.frame(0.016)
        frames.append(time.perf_counter() - start)
        working.append(time.thread_time() - own)
        time.sleep(max(0.0, 1 / 60 - frames[-1]))  # as the window does
    seconds = time.perf_counter() - begun
    kept, faces = app.gallery.kept_bytes / 2**20, scene.faces.kept_bytes / 2**20
    shown = Shown(seconds, frames, working, len(app.gallery.asked), kept, faces, resident() - before)
    app.close()
    return shown


def told(what: str, shown: Shown) -> str:
    """One line of figures."""
    frames, working = sorted(shown.frames[1:] or shown.frames), sorted(shown.working[1:] or shown.working)
    median, late = frames[len(frames) // 2], frames[len(frames) * 95 // 100]
    return (
        f"{what}: all_pictures_s={shown.seconds:.2f} pictures={shown.painted} "
        f"first_frame_ms={1000 * shown.frames[0]:.0f} frame_ms_median={1000 * median:.1f} "
        f"p95={1000 * late:.1f} worst={1000 * frames[-1]:.1f} frames={len(frames)} "
        f"thread_ms_first={1000 * shown.working[0]:.0f} thread_ms_p95={1000 * working[len(working) * 95 // 100]:.1f} "
        f"thread_ms_worst={1000 * working[-1]:.1f}"
    )


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "saves").mkdir()
        for state in ("cold", "warm"):
            first, last = home(folder)
            print(f"home {state}: first_picture_s={first:.2f} five_covers_s={last:.2f}")
        for state in ("cold", "warm"):
            print(told(f"bang of eight at {SIZE[0]}x{SIZE[1]} {state}", table(folder)))
        large = table(folder, LARGE)
        print(told(f"bang of eight at {LARGE[0]}x{LARGE[1]} cold", large))
        print(
            f"memory at {LARGE[0]}x{LARGE[1]}: pictures_mb={large.kept:.0f} cards_mb={large.faces:.0f} "
            f"process_grew_mb={large.resident:.0f}"
        )


if __name__ == "__main__":
    main()
