"""`longtable shot FILE --out PNG`: draws a save or a scenario as a picture, without a display."""

from __future__ import annotations

import os
import re
import tempfile
from argparse import Namespace
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from engine.errors import BadFile, BadSetup
from engine.saves import open_save
from engine.scenarios import Failed, is_scenario_file, load_scenarios
from engine.scenarios import run as run_scenario
from engine.table import Table
from ui.app import App
from ui.screens import screen_for
from ui.settings import SCALES
from ui.table.local import LocalTable
from ui.table.session import Session

_SIZE = re.compile(r"([1-9]\d{2,4})x([1-9]\d{2,4})")


def run(asked: Namespace, language: str) -> int:
    """Draw the table as a seat sees it; without one, as whoever is asked."""
    size = size_of(asked.size)
    if not SCALES[0] <= asked.scale <= SCALES[1]:
        raise BadSetup("bad-scale", scale=asked.scale, least=SCALES[0], most=SCALES[1])
    table = opened(Path(asked.file))
    if asked.seat is not None and asked.seat not in range(len(table.seats)):
        raise BadSetup("no-such-seat", seat=asked.seat, most=len(table.seats) - 1)
    picture = drawn(table, size, asked.seat, language, asked.scale)
    try:
        pygame.image.save(picture, asked.out)
    except (OSError, pygame.error) as failure:
        raise BadFile("cannot-write", file=asked.out, why=failure) from None
    return 0


def size_of(words: str) -> tuple[int, int]:
    """`1280x800` as a width and a height."""
    size = _SIZE.fullmatch(words)
    if size is None:
        raise BadSetup("bad-size", size=words)
    return int(size[1]), int(size[2])


def opened(path: Path) -> Table[Any]:
    """The table of a save, or of the first scenario of a file at its end."""
    if not is_scenario_file(path):
        return open_save(path).table
    place, scenario = load_scenarios(path)[0]
    try:
        return run_scenario(scenario, place)
    except Failed as failure:
        raise BadFile("scenario-fails", why=failure) from None


def drawn(
    table: Table[Any], size: tuple[int, int], seat: int | None, language: str, scale: int = 100
) -> pygame.Surface:
    """A picture of a table."""
    with tempfile.TemporaryDirectory() as folder:  # nobody's settings, and nothing is written
        own = Path(folder)
        app = App(own, screen_for, size=size, language=language, config=own / "settings.yaml", cache=own)
        try:
            app.settings.scale = scale
            app.settings.speed = "instant"  # nothing is caught on its way
            session = Session(table)
            awaited = table.awaited()
            session.sit_down(seat if seat is not None else awaited[0] if awaited else None)
            scene = LocalTable(app, session)
            scene.course.is_still = True
            app.push(scene)
            app.finish_pictures()
            return app.screen.copy()
        finally:
            app.close()
