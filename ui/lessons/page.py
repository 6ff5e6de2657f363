"""The lessons of a game: what each one teaches, which were finished, and where one was left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame

from engine.errors import Problem
from engine.games import Game
from engine.lessons import Lesson, lessons_of
from engine.puzzles import has_puzzles
from engine.saves import list_saves
from engine.texts import of_game
from ui import routes
from ui.app import App
from ui.covers import Cover
from ui.learnt import finished
from ui.lessons.rows import Entry, entry_row, go
from ui.scenes.base import Scene
from ui.scenes.frame import frame, main_button, page_head, state_line
from ui.shelf import shelf_entry
from ui.widgets.base import Widget
from ui.widgets.button import Button, button_width

WIDEST: Final = 980  # units
GAP: Final = 12  # units between two of them


class Lessons(Scene):
    """One lesson below the other, in the order in which one learns."""

    def __init__(self, app: App, game: Game[Any]) -> None:
        super().__init__(app)
        self.game = game
        self.entry = shelf_entry(game.name)
        self.palette = self.entry.palette
        self.lessons = lessons_of(game.name)
        self.done: list[str] = []
        self.left: dict[str, Path] = {}  # the saves of those that were begun
        self.focus = "begin"

    def enter(self) -> None:
        """Something may have been finished or left since."""
        try:
            self.done = finished(self.app.config).get(self.game.name, [])
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        self.left = {}
        for listed in reversed(list_saves(self.app.saves)):
            if listed.save is not None and listed.save.game == self.game.name and listed.save.lesson:
                self.left[listed.save.lesson.partition(" ")[0]] = listed.path
        self.rebuild()

    @property
    def rules_page(self) -> routes.Rules:
        """F1: the rules of this game."""
        return routes.Rules(self.game)

    @property
    def first(self) -> str:
        """The lesson to begin with: the first that was not finished."""
        return next((id for id in self.lessons if id not in self.done), next(iter(self.lessons)))

    def build(self) -> Iterable[Widget]:
        """Head, the lessons, and below them the two ways on."""
        head, body, foot = frame(self, WIDEST)
        rows: list[Widget] = []
        top = body.y
        for number, (id, lesson) in enumerate(self.lessons.items(), 1):
            place = pygame.Rect(body.x, top, body.width - self.px(14), 0)
            row = list(entry_row(self, self._entry(number, id, lesson), place, is_first=id == self.first))
            rows += row
            top = row[0].rect.bottom + self.px(GAP)
        yield from self.pane("lessons", body, top - body.y, rows)
        yield from self._foot(foot)
        game = of_game(self.game, self.app.language, [])("game.name")
        cover = Cover(self.entry.id, self.entry.icon, self.app.pictures)
        title, about = self.say("ui.lessons.title", game=game), self.say("ui.lessons.about")
        yield from page_head(self, head, title, about, self.say("ui.setup.back"), cover=cover)

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

    def _foot(self, box: pygame.Rect) -> Iterator[Widget]:
        id = self.first
        path = self.left.get(id)
        route = routes.Lesson(self.game, id) if path is None else routes.SavedGame(path)
        number = list(self.lessons).index(id) + 1
        label = self.say("ui.lessons.begin-first" if path is None else "ui.lessons.go-on-first", number=number)
        begin = main_button(self, "begin", box, label, "school", partial(go, self, route))
        table = self.say("ui.lessons.set-the-table")
        wide = button_width(self.theme, table, icon=True, key_name="T")
        place = pygame.Rect(begin.rect.x - self.px(12) - wide, box.y, wide, box.height)
        right = place.x
        if has_puzzles(self.game.name):
            puzzles = self._to_puzzles(box, right - self.px(12))
            right = puzzles.rect.x
            yield puzzles
        words = pygame.Rect(box.x, box.y, right - self.px(16) - box.x, box.height)
        count = sum(lesson in self.done for lesson in self.lessons)
        if words.width >= self.px(150):
            said = self.say("ui.lessons.count", done=count, all=len(self.lessons))
            yield state_line(words, "check-circle-outline", said, is_alarm=False, is_quiet=True)
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

    def _to_puzzles(self, box: pygame.Rect, right: int) -> Button:
        """With its word, where there is room for it."""
        label, do = self.say("ui.puzzles.button"), partial(self.app.go, routes.Puzzles(self.game))
        wide = button_width(self.theme, label, icon=True, key_name="P")
        if right - wide < box.x:
            wide, label = box.height, ""
        place = pygame.Rect(right - wide, box.y, wide, box.height)
        tip = "" if label else f"{self.say('ui.puzzles.button')} · P"
        key_name = "P" if label else ""
        return Button(
            name="puzzles",
            rect=place,
            label=label,
            icon="puzzle",
            key_name=key_name,
            keys=(pygame.K_p,),
            tip=tip,
            on_press=do,
        )
