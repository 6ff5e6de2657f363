"""A moment of a game as a picture: the table without bars and buttons, with what happened below it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import pygame

from engine.errors import BadFile
from ui.app import App
from ui.canvas import Canvas
from ui.replay.looking import LookingBack
from ui.replay.table import LookedAt

FOLDER: Final = "pictures"  # beside the saves


def portrait(table: LookedAt) -> pygame.Surface:
    """The table as it looks at this moment, with everything where it is going to be."""
    app, focus, hover = table.app, table.focus, table.hover
    picture = pygame.Surface(app.screen.get_size())
    table.finish_motion()
    table.is_portrayed, table.focus, table.hover = True, "", ""
    try:
        table.rebuild()
        app.draws_all = True
        table.draw(Canvas(picture, table.theme))
    finally:
        table.is_portrayed = False
        table.rebuild()
        table.focus, table.hover = focus, hover
    return picture


def picture_path(app: App, session: LookingBack) -> Path:
    """A name that no other picture has."""
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{session.game.name}-{session.place}"
    path, count = app.saves / FOLDER / f"{stem}.png", 2
    while path.exists():
        path, count = path.with_name(f"{stem}~{count}.png"), count + 1
    return path


def save_portrait(app: App, session: LookingBack, picture: pygame.Surface) -> str:
    """Write a picture; a sentence that says where it is, or why it is nowhere."""
    path = picture_path(app, session)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, path)
    except (OSError, pygame.error) as failure:
        return app.say.error(BadFile("cannot-write", file=path, why=failure))
    return app.say("ui.replay.picture-saved", file=path)
