"""The puzzles of a game: what each one asks for, and which were solved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, Final

import pygame

from engine.errors import Problem
from engine.games import Game
from engine.puzzles import puzzles_of
from engine.texts import of_game
from ui import routes
from ui.app import App
from ui.covers import Cover
from ui.learnt import finished
from ui.lessons.rows import Entry, entry_row
from ui.scenes.base import Scene
from ui.scenes.frame import frame, lessons_button, main_button, page_head, state_line
from ui.shelf import shelf_entry
from ui.widgets.base import Widget

WIDEST: Final = 980  # units
GAP: Final = 12  # units between two of them


class Puzzles(Scene):
    """One puzzle below the other, from easy to hard."""

    def __init__(self, app: App, game: Game[Any]) -> None:
        super().__init__(app)
        self.game = game
        self.entry = shelf_entry(game.name)
        self.palette = self.entry.palette
        self.puzzles = puzzles_of(game.name)
        self.done: list[str] = []
        self.focus = "begin"

    def enter(self) -> None:
        """Something may have been solved since."""
        try:
            self.done = finished(self.app.config, "puzzles").get(self.game.name, [])
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        self.rebuild()

    @property
    def rules_page(self) -> routes.Rules:
        """F1: the rules of this game."""
        return routes.Rules(self.game)

    @property
    def first(self) -> str:
        """The puzzle to go on with: the first that was not solved."""
        return next((id for id in self.puzzles if id not in self.done), next(iter(self.puzzles)))

    def build(self) -> Iterable[Widget]:
        """Head, the puzzles, and below them the ways on."""
        head, body, foot = frame(self, WIDEST)
        rows: list[Widget] = []
        top = body.y
        for number, (id, puzzle) in enumerate(self.puzzles.items(), 1):
            is_done, language = id in self.done, self.say.language
            label = self.say("ui.puzzles.again" if is_done else "ui.puzzles.solve")
            buttons = [(f"puzzle-{id}", label, routes.Puzzle(self.game, id))]
            entry = Entry(id, number, is_done, puzzle.name.in_(language), puzzle.task.in_(language), buttons)
            place = pygame.Rect(body.x, top, body.width - self.px(14), 0)
            row = list(entry_row(self, entry, place, is_first=id == self.first))
            rows += row
            top = row[0].rect.bottom + self.px(GAP)
        yield from self.pane("puzzles", body, top - body.y, rows)
        yield from self._foot(foot)
        game = of_game(self.game, self.app.language, [])("game.name")
        cover = Cover(self.entry.id, self.entry.icon, self.app.pictures)
        title, about = self.say("ui.puzzles.title", game=game), self.say("ui.puzzles.about")
        yield from page_head(self, head, title, about, self.say("ui.setup.back"), cover=cover)

    def _foot(self, box: pygame.Rect) -> Iterator[Widget]:
        id = self.first
        label = self.say("ui.puzzles.begin", number=list(self.puzzles).index(id) + 1)
        do = partial(self.app.go, routes.Puzzle(self.game, id))
        begin = main_button(self, "begin", box, label, "puzzle", do)
        right = begin.rect.x - self.px(12)
        lessons = lessons_button(self, self.game, box, right)
        if lessons is not None:
            yield lessons
            right = lessons.rect.x - self.px(12)
        words = pygame.Rect(box.x, box.y, right - self.px(4) - box.x, box.height)
        if words.width >= self.px(150):
            count = sum(puzzle in self.done for puzzle in self.puzzles)
            said = self.say("ui.puzzles.count", done=count, all=len(self.puzzles))
            yield state_line(words, "check-circle-outline", said, is_alarm=False, is_quiet=True)
        yield begin
