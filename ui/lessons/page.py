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
from engine.saves import list_saves
from engine.texts import of_game
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.covers import Cover
from ui.lessons.memory import finished
from ui.scenes.base import Scene
from ui.scenes.frame import frame, main_button, page_head, state_line
from ui.scenes.paragraphs import paragraph
from ui.shelf import shelf_entry
from ui.theme import CREAM, INK
from ui.widgets.base import Painted, Panel, Widget
from ui.widgets.button import Button, Kind, button_width

WIDEST: Final = 980  # units
SIDE: Final = 52  # units, of the number of a lesson
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
            row = list(self._row(number, id, lesson, pygame.Rect(body.x, top, body.width - self.px(14), 0)))
            rows += row
            top = row[0].rect.bottom + self.px(GAP)
        yield from self.pane("lessons", body, top - body.y, rows)
        yield from self._foot(foot)
        game = of_game(self.game, self.app.language, [])("game.name")
        cover = Cover(self.entry.id, self.entry.icon, self.app.pictures)
        title, about = self.say("ui.lessons.title", game=game), self.say("ui.lessons.about")
        yield from page_head(self, head, title, about, self.say("ui.setup.back"), cover=cover)

    def _row(self, number: int, id: str, lesson: Lesson, place: pygame.Rect) -> Iterator[Widget]:
        """Its number or a tick, its name, what it is about, and the buttons."""
        px, say, theme = self.px, self.say, self.theme
        language, is_done, path = say.language, id in self.done, self.left.get(id)
        label = say(
            "ui.lessons.from-start" if path is not None else "ui.lessons.repeat" if is_done else "ui.lessons.begin"
        )
        buttons: list[tuple[str, str, routes.Route]] = [(f"lesson-{id}", label, routes.Lesson(self.game, id))]
        if path is not None:
            buttons.insert(0, (f"go-on-{id}", say("ui.home.resume"), routes.SavedGame(path)))
        wide = max(button_width(theme, words, size=14) for _, words, _ in buttons)
        left = place.x + px(SIDE + 28)
        width = place.right - px(16) - wide - px(16) - left
        minutes = say("ui.lessons.minutes", count=lesson.minutes)
        name = paragraph(
            theme, f"name-{id}", lesson.name.in_(language), (left, place.y + px(12)), width, 18, CREAM, bold=True
        )
        words = f"{lesson.about.in_(language)} · {minutes}"
        about = paragraph(theme, f"about-{id}", words, (left, name.rect.bottom + px(2)), width, 14)
        tall = max(about.rect.bottom + px(14) - place.y, px(18) + len(buttons) * px(44), px(SIDE + 20))
        yield Panel(name=f"row-{id}", rect=pygame.Rect(place.topleft, (place.width, tall)), colour=(255, 255, 255, 20))
        badge = pygame.Rect(place.x + px(14), place.y + (tall - px(SIDE)) // 2, px(SIDE), px(SIDE))
        yield Painted(name=f"number-{id}", rect=badge, paint=partial(_draw_number, number, is_done))
        yield name
        yield about
        top = place.y + (tall - len(buttons) * px(44) + px(6)) // 2
        for index, (called, words, route) in enumerate(buttons):
            box = pygame.Rect(place.right - px(16) - wide, top + index * px(44), wide, px(38))
            kind: Kind = "primary" if index == 0 and id == self.first else "pill"
            yield Button(name=called, rect=box, label=words, size=14, kind=kind, on_press=partial(self._go, route))

    def _foot(self, box: pygame.Rect) -> Iterator[Widget]:
        id = self.first
        path = self.left.get(id)
        route = routes.Lesson(self.game, id) if path is None else routes.SavedGame(path)
        number = list(self.lessons).index(id) + 1
        label = self.say("ui.lessons.begin-first" if path is None else "ui.lessons.go-on-first", number=number)
        begin = main_button(self, "begin", box, label, "school", partial(self._go, route))
        table = self.say("ui.lessons.set-the-table")
        wide = button_width(self.theme, table, icon=True, key_name="T")
        place = pygame.Rect(begin.rect.x - self.px(12) - wide, box.y, wide, box.height)
        words = pygame.Rect(box.x, box.y, place.x - self.px(16) - box.x, box.height)
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

    def _go(self, route: routes.Route) -> None:
        try:
            self.app.go(route)
        except Problem as problem:
            self.app.toast(self.say.error(problem))


def _draw_number(number: int, is_done: bool, canvas: Canvas, box: pygame.Rect) -> None:
    palette = canvas.theme.palette
    pygame.draw.circle(canvas.surface, palette.glow if is_done else palette.paper, box.center, box.width // 2)
    if is_done:
        canvas.icon(box.inflate(-canvas.px(20), -canvas.px(20)), "check-bold", INK)
    else:
        canvas.text(box, str(number), 24, INK, weight="bold", align="centre")
