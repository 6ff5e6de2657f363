"""A few screens as they should look. `python -m tests.ui.golden` draws them anew after a deliberate change."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from engine.games import find_game
from engine.saves import open_save
from tests.playing import ROOT
from ui.app import App
from ui.scenes.home import Home
from ui.scenes.setup import Setup
from ui.screens import screen_for
from ui.shot import drawn
from ui.table.local import LocalTable
from ui.table.session import Session
from ui.table.sheets.over import Over

FOLDER: Final = Path(__file__).parent
SIZE: Final = (1024, 640)
SAVES: Final = ROOT / "saves"


@contextmanager
def _client(language: str) -> Iterator[App]:
    """A client with nobody's settings and no saves."""
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder)
        app = App(own, screen_for, size=SIZE, language=language, config=own / "settings.yaml", cache=own / "cache")
        app.settings.speed = "instant"
        try:
            yield app
        finally:
            app.close()


def _shown(app: App) -> pygame.Surface:
    """The screen when every picture is there."""
    app.finish_pictures()
    return app.screen.copy()


def _home() -> pygame.Surface:
    with _client("en") as app:
        home = Home(app)
        app.push(home)
        home.saves.wait()
        app.frame(0.1)
        return _shown(app)


def _set_up() -> pygame.Surface:
    with _client("uk") as app:
        app.push(Setup(app, find_game("castle")))
        app.frame(0.1)
        return _shown(app)


def _table() -> pygame.Surface:
    return drawn(open_save(SAVES / "castle-5-players.yaml").table, SIZE, None, "en")


def _late() -> pygame.Surface:
    table = open_save(SAVES / "castle-finished.yaml").table
    return drawn(table.fork(len(table.moves) - 3), SIZE, None, "ru")


def _curtain() -> pygame.Surface:
    with _client("uk") as app:
        app.push(LocalTable(app, Session(open_save(SAVES / "castle-2-players.yaml").table)))
        table = app.scene
        assert isinstance(table, LocalTable)
        table.course.cover(0)
        app.frame(0.1)
        return _shown(app)


def _over() -> pygame.Surface:
    with _client("en") as app:
        app.push(LocalTable(app, Session(open_save(SAVES / "castle-finished.yaml").table)))
        for _ in range(3):
            app.frame(0.1)
        assert isinstance(app.scene, Over)
        return _shown(app)


def _race() -> pygame.Surface:
    return drawn(open_save(SAVES / "junquick-4-players-live.yaml").table, SIZE, 3, "uk")


def _gunfight() -> pygame.Surface:
    return drawn(open_save(SAVES / "bang-8-players-everything.yaml").table, SIZE, None, "en")


SCREENS: Final[dict[str, Callable[[], pygame.Surface]]] = {
    "home": _home,
    "set-up": _set_up,
    "table": _table,
    "late-game": _late,
    "curtain": _curtain,
    "game-over": _over,
    "race": _race,
    "gunfight": _gunfight,
}
