"""The puzzles of a game: what each one asks for, and which were solved."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pygame

from engine.games import Game
from engine.puzzles import puzzles_of
from ui import routes
from ui.app import App
from ui.lessons.listing import Listing
from ui.lessons.rows import Entry
from ui.scenes.frame import lessons_button, main_button
from ui.widgets.base import Widget


class Puzzles(Listing):
    """One puzzle below the other, from easy to hard."""

    WHAT = "puzzles"

    def __init__(self, app: App, game: Game[Any]) -> None:
        self.puzzles = puzzles_of(game.name)
        super().__init__(app, game, self.puzzles)

    def entries(self) -> Iterator[Entry]:
        """What each one asks for."""
        language = self.say.language
        for number, (id, puzzle) in enumerate(self.puzzles.items(), 1):
            is_done = id in self.done
            label = self.say("ui.puzzles.again" if is_done else "ui.puzzles.solve")
            buttons = [(f"puzzle-{id}", label, routes.Puzzle(self.game, id))]
            yield Entry(id, number, is_done, puzzle.name.in_(language), puzzle.task.in_(language), buttons)

    def foot(self, box: pygame.Rect) -> Iterator[Widget]:
        """To the next one, or to the lessons."""
        id = self.first
        label = self.say("ui.puzzles.begin", number=self.ids.index(id) + 1)
        do = partial(self.app.go, routes.Puzzle(self.game, id))
        begin = main_button(self, "begin", box, label, "puzzle", do)
        right = begin.rect.x - self.px(12)
        lessons = lessons_button(self, self.game, box, right)
        if lessons is not None:
            yield lessons
            right = lessons.rect.x - self.px(12)
        yield from self.count_line(pygame.Rect(box.x, box.y, right - self.px(4) - box.x, box.height))
        yield begin
