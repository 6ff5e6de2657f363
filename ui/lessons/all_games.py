"""What there is to learn by, of all games: lessons and puzzles, and how far one has come with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import pygame

from engine.errors import Problem
from engine.games import find_game, game_names
from engine.lessons import has_lessons
from engine.puzzles import has_puzzles
from ui import routes
from ui.app import App
from ui.learnt import Count, counted
from ui.lessons.rows import Entry, entry_row
from ui.scenes.base import Scene
from ui.scenes.frame import frame, page_head
from ui.shelf import shelf
from ui.widgets.base import Widget

WIDEST: Final = 980  # units
GAP: Final = 12  # units between two games
NOTHING: Final = Count(0, 0)


class Learning(Scene):
    """One game below the other, as they stand on the shelf."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        there = game_names()
        self.games = [one for one in shelf() if one.id in there and (has_lessons(one.id) or has_puzzles(one.id))]
        self.lessons: dict[str, Count] = {}
        self.puzzles: dict[str, Count] = {}

    def enter(self) -> None:
        """Something may have been finished since."""
        try:
            self.lessons = {game.id: counted(self.app.config, "lessons", game.id) for game in self.games}
            self.puzzles = {game.id: counted(self.app.config, "puzzles", game.id) for game in self.games}
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        self.rebuild()

    def build(self) -> Iterable[Widget]:
        """Head and list."""
        head, body, foot = frame(self, WIDEST)
        body.height = foot.bottom - body.y
        rows: list[Widget] = []
        top = body.y
        for entry in self._entries():
            place = pygame.Rect(body.x, top, body.width - self.px(14), 0)
            row = list(entry_row(self, entry, place, is_first=False))
            rows += row
            top = row[0].rect.bottom + self.px(GAP)
        yield from self.pane("games", body, top - body.y, rows)
        title, about = self.say("ui.learning.title"), self.say("ui.learning.about")
        yield from page_head(self, head, title, about, self.say("ui.setup.back"))

    def _entries(self) -> Iterator[Entry]:
        say = self.say
        for number, shelved in enumerate(self.games, 1):
            game, id = find_game(shelved.id), shelved.id
            lessons, puzzles = self.lessons.get(id, NOTHING), self.puzzles.get(id, NOTHING)
            buttons: list[tuple[str, str, routes.Route]] = []
            said: list[str] = []
            if lessons.all:
                buttons.append((f"lessons-{id}", say("ui.lessons.button"), routes.Lessons(game)))
                said.append(f"{say('ui.lessons.button')}: {say('ui.learning.count', **lessons._asdict())}")
            if puzzles.all:
                buttons.append((f"puzzles-{id}", say("ui.puzzles.button"), routes.Puzzles(game)))
                said.append(f"{say('ui.puzzles.button')}: {say('ui.learning.count', **puzzles._asdict())}")
            is_done = (lessons.done, puzzles.done) == (lessons.all, puzzles.all)
            yield Entry(id, number, is_done, shelved.name.in_(say.language), " · ".join(said), buttons)
