"""A page with things to learn by, one below the other: the lessons of a game, or its puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final, Literal

import pygame

from engine.errors import Problem
from engine.games import Game
from engine.texts import of_game
from ui import routes
from ui.app import App
from ui.covers import Cover
from ui.learnt import finished
from ui.lessons.rows import Entry, entry_row
from ui.scenes.base import Scene
from ui.scenes.frame import frame, page_head, state_line
from ui.shelf import shelf_entry
from ui.widgets.base import Widget

WIDEST: Final = 980  # units
GAP: Final = 12  # units between two of them
LEAST_WORDS: Final = 150  # units: how many are done is said where there is room for it


class Listing(Scene):
    """What there is, what of it is done, and what comes next."""

    WHAT: ClassVar[Literal["lessons", "puzzles"]]

    def __init__(self, app: App, game: Game[Any], ids: Iterable[str]) -> None:
        super().__init__(app)
        self.game, self.ids = game, list(ids)
        self.entry = shelf_entry(game.name)
        self.palette = self.entry.palette
        self.done: list[str] = []
        self.focus = "begin"

    def enter(self) -> None:
        """Something may have been done since."""
        try:
            self.done = finished(self.app.config, self.WHAT).get(self.game.name, [])
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        self.rebuild()

    @property
    def rules_page(self) -> routes.Rules:
        """F1: the rules of this game."""
        return routes.Rules(self.game)

    @property
    def first(self) -> str:
        """What to go on with: the first that was not done."""
        return next((id for id in self.ids if id not in self.done), self.ids[0])

    def build(self) -> Iterable[Widget]:
        """Head, the list, and below it the ways on."""
        head, body, foot = frame(self, WIDEST)
        rows: list[Widget] = []
        top = body.y
        for entry in self.entries():
            place = pygame.Rect(body.x, top, body.width - self.px(14), 0)
            row = list(entry_row(self, entry, place, is_first=entry.id == self.first))
            rows += row
            top = row[0].rect.bottom + self.px(GAP)
        yield from self.pane(self.WHAT, body, top - body.y, rows)
        yield from self.foot(foot)
        game = of_game(self.game, self.app.language, [])("game.name")
        cover = Cover(self.entry.id, self.entry.icon, self.app.pictures)
        title, about = self.say(f"ui.{self.WHAT}.title", game=game), self.say(f"ui.{self.WHAT}.about")
        yield from page_head(self, head, title, about, self.say("ui.setup.back"), cover=cover)

    def entries(self) -> Iterator[Entry]:
        """The rows."""
        raise NotImplementedError

    def foot(self, box: pygame.Rect) -> Iterator[Widget]:
        """The buttons below the list."""
        raise NotImplementedError

    def count_line(self, words: pygame.Rect) -> Iterator[Widget]:
        """How many are done."""
        if words.width >= self.px(LEAST_WORDS):
            count = sum(id in self.done for id in self.ids)
            said = self.say(f"ui.{self.WHAT}.count", done=count, all=len(self.ids))
            yield state_line(words, "check-circle-outline", said, is_alarm=False, is_quiet=True)
