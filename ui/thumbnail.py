"""A small picture of a saved game's table, as onlookers see it: drawn in a process of its own, kept with the others."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

import pygame

from engine.errors import Problem, RuleError
from engine.saves import open_save
from ui.app import App
from ui.pictures.kept import OnDisk
from ui.screens import screen_for
from ui.table.local import LocalTable
from ui.table.session import Session
from ui.thumbnails import SIZE

WINDOW: Final = (1100, 690)  # in which they are drawn


def portray(save: Path, folder: Path, name: str) -> bool:
    """Draw the table of a save, and keep the picture under a name; whether there is anything to be drawn."""
    try:
        picture = drawn(save, folder)
    except (Problem, RuleError):  # the list says what is wrong with it
        return False
    OnDisk(folder).write(name, picture)
    return True


def drawn(save: Path, pictures: Path) -> pygame.Surface:
    """The table without prompt, hand and panel. Only what everybody may know is in it."""
    app = _window(pictures)
    session = Session(open_save(save).table)
    session.sit_down(None)
    scene = LocalTable(app, session)
    scene.course.is_still = True
    app.push(scene)
    try:
        app.finish_pictures()
        area = scene.places.area
        return pygame.transform.smoothscale(app.screen.subsurface(_shaped(area.table, area.board)), SIZE)
    finally:
        app.pop()


def _shaped(table: pygame.Rect, board: pygame.Rect) -> pygame.Rect:
    """The board, and as much of the table around it as gives it the shape of the picture."""
    wide, tall = SIZE
    high = max(board.height, board.width * tall // wide)
    shaped = pygame.Rect(0, 0, min(table.width, high * wide // tall), min(table.height, high))
    shaped.center = board.center
    return shaped.clamp(table)


_windows: dict[Path, App] = {}  # one for all pictures of a folder


def _window(pictures: Path) -> App:
    """With nobody's settings."""
    if pictures not in _windows:
        own = Path(tempfile.mkdtemp())
        app = App(own, screen_for, size=WINDOW, language="en", config=own / "settings.yaml", cache=pictures)
        app.settings.speed = "instant"  # nothing is caught on its way
        _windows[pictures] = app
    return _windows[pictures]


def finish() -> None:
    """No more pictures are drawn."""
    while _windows:
        _windows.popitem()[1].close()
