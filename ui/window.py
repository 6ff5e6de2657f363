"""`longtable`: the client in its window."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pygame

from engine.errors import Problem
from engine.games import find_game
from engine.saves import saves_folder
from ui import routes
from ui.app import App
from ui.cli import asked_language, options_from
from ui.cli.play import new_seats
from ui.scenes.saves_panel import SAMPLES
from ui.screens import screen_for, warm_up


def run(asked: Namespace, language: str) -> int:
    """Open the window at the home screen, or where the command says, and stay until it is closed."""
    try:
        app = App(saves_folder(asked.saves), screen_for, language=asked_language(asked.lang))
    except pygame.error as failure:
        raise Problem("no-window", why=failure) from None
    try:
        app.go(routes.Home())
        warm_up()
        if asked.command == "play":
            _go_to(app, asked)
        elif asked.command == "replay":
            path = Path(asked.file)
            app.go(routes.LookBackAt(path, path.resolve().parent == SAMPLES, asked.at, asked.seat))
        app.run()
    finally:
        app.close()
    return 0


def _go_to(app: App, asked: Namespace) -> None:
    """`play` opens a save, begins the game that it describes, or shows the set-up of a game."""
    if asked.resume:
        app.go(routes.SavedGame(Path(asked.resume)))
    elif asked.game:
        game = find_game(asked.game)
        if asked.lesson:
            app.go(routes.Lessons(game) if asked.lesson == "list" else routes.Lesson(game, asked.lesson))
            return
        if asked.puzzle:
            app.go(routes.Puzzles(game) if asked.puzzle == "list" else routes.Puzzle(game, asked.puzzle))
            return
        if asked.people or asked.bots is not None:
            seats, options = new_seats(asked, game, app.say), options_from(asked.option, game)
            app.go(routes.NewGame(game, seats, options, asked.seed))
        else:
            app.go(routes.SetUp(game))
