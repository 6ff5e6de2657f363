"""The lessons of a game: what each one teaches, which were finished, and where one was left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from engine.games import Game
from engine.lessons import Lesson, lessons_of
from engine.saves import list_saves
from ui import routes
from ui.app import App
from ui.lessons.listing import Listing
from ui.lessons.rows import Entry, go
from ui.scenes.frame import main_button, puzzles_button
from ui.widgets.base import Widget
from ui.widgets.button import Button, button_width


class Lessons(Listing):
    """One lesson below the other, in the order in which one learns."""

    WHAT = "lessons"

    def __init__(self, app: App, game: Game[Any]) -> None:
        self.lessons = lessons_of(game.name)
        super().__init__(app, game, self.lessons)
        self.left: dict[str, Path] = {}  # the saves of those that were begun

    def enter(self) -> None:
        """Something may have been finished or left since."""
        self.left = {}
        for listed in reversed(list_saves(self.app.saves)):
            if listed.save is not None and listed.save.game == self.game.name and listed.save.lesson:
                self.left[listed.save.lesson.partition(" ")[0]] = listed.path
        super().enter()

    def entries(self) -> Iterator[Entry]:
        """What each one teaches."""
        for number, (id, lesson) in enumerate(self.lessons.items(), 1):
            yield self._entry(number, id, lesson)

    def _entry(self, number: int, id: str, lesson: Lesson) -> Entry:
        """A lesson that was begun can also be gone on with."""
        say, is_done, path = self.say, id in self.done, self.left.get(id)
        label = say(
            "ui.lessons.from-start" if path is not None else "ui.lessons.repeat" if is_done else "ui.lessons.begin"
        )
        buttons: list[tuple[str, str, routes.Route]] = [(f"lesson-{id}", label, routes.Lesson(self.game, id))]
        if path is not None:
            buttons.insert(0, (f"go-on-{id}", say("ui.home.resume"), routes.SavedGame(path)))
        about = f"{lesson.about.in_(say.language)} · {say('ui.lessons.minutes', count=lesson.minutes)}"
        return Entry(id, number, is_done, lesson.name.in_(say.language), about, buttons)

    def foot(self, box: pygame.Rect) -> Iterator[Widget]:
        """To the next one, to the puzzles, or to a table."""
        id = self.first
        path = self.left.get(id)
        route = routes.Lesson(self.game, id) if path is None else routes.SavedGame(path)
        number = self.ids.index(id) + 1
        label = self.say("ui.lessons.begin-first" if path is None else "ui.lessons.go-on-first", number=number)
        begin = main_button(self, "begin", box, label, "school", partial(go, self, route))
        table = self.say("ui.lessons.set-the-table")
        wide = button_width(self.theme, table, icon=True, key_name="T")
        place = pygame.Rect(begin.rect.x - self.px(12) - wide, box.y, wide, box.height)
        right = place.x
        puzzles = puzzles_button(self, self.game, box, right - self.px(12))
        if puzzles is not None:
            right = puzzles.rect.x
            yield puzzles
        yield from self.count_line(pygame.Rect(box.x, box.y, right - self.px(16) - box.x, box.height))
        yield Button(
            name="set-up",
            rect=place,
            label=table,
            icon="cards-outline",
            key_name="T",
            keys=(pygame.K_t,),
            on_press=partial(self.app.go_instead, routes.SetUp(self.game)),
        )
        yield begin
