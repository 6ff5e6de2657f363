"""The first screen: the games on the shelf, the games to go on with, and how it all works."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from engine.errors import Problem
from engine.games import find_game, game_names
from engine.lessons import has_lessons
from engine.texts import common
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.covers import Cover
from ui.learnt import finished
from ui.scenes.base import Scene
from ui.scenes.nearby_panel import NearbyPanel
from ui.scenes.paragraphs import tall
from ui.scenes.saves_panel import SavesPanel
from ui.settings import LANGUAGES
from ui.shelf import Entry, players_in_words, shelf
from ui.theme import CREAM, FADED_CREAM, width_of
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.poster import Poster

WIDEST: Final = 1420  # units: a wider window leaves room at the sides
SMALL: Final = 560  # units: between this height of the window
ROOMY: Final = 800  # and this one everything grows
NAME: Final = "Longtable"
FRAMES_FIRST: Final = 3  # are drawn before anything is imported beside them


class Home(Scene):
    """Where everything begins."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.saves = SavesPanel(self)
        self.tables = NearbyPanel(self)
        self._last: Path | None = None  # the game that Enter was pointed to
        self._is_focus_ours = True  # nobody has moved it since the screen came to the top
        self._frames = 0  # since it came to the top
        self._learnt: Collection[str] = ()  # the games of which a lesson was finished

    def enter(self) -> None:
        """Games may have been played since: look at the files again."""
        self.saves.refresh()
        try:
            self._learnt = finished(self.app.config)
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        self._frames = 0
        self._is_focus_ours = True
        self.rebuild()

    def cover(self) -> None:
        """Listen to the network no longer."""
        self.tables.rest()

    def leave(self) -> None:
        """Read no further."""
        self.saves.close()
        self.tables.rest()

    def update(self, seconds: float) -> None:
        """Show what has been read meanwhile; the network is listened to as soon as the first picture is there."""
        self._frames += 1
        if self._frames == FRAMES_FIRST:
            self.tables.look()
        if any([self.saves.take_news(), self.tables.take_news()]):
            self.rebuild()
            self._point_to_last()

    def _point_to_last(self) -> None:
        """Enter goes on with the last game, unless somebody has gone elsewhere with the keyboard."""
        last = self.saves.last
        if last is None or last.path == self._last or not self._is_focus_ours:
            return
        self._last = last.path
        if self.widget(f"open-{last.path.name}") is not None:
            self.focus = f"open-{last.path.name}"

    def back(self) -> None:
        """There is no screen before this one: Esc does nothing, so that nobody leaves by mistake."""

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """Besides the keys of the buttons."""
        return [("Delete", self.say("ui.home.delete-key"))]

    def handle_key(self, event: pygame.Event) -> bool:
        """Delete is for the game at the focus; whoever uses the keyboard moves the focus from now on."""
        if event.key == pygame.K_DELETE and self.saves.delete_focused(self.focus):
            return True
        self._is_focus_ours = False
        return super().handle_key(event)

    # The layout

    @property
    def _room(self) -> float:
        """How much room the height of the window leaves, from 0 to 1."""
        tall = self.area.height / self.theme.unit
        return min(1.0, max(0.0, (tall - SMALL) / (ROOMY - SMALL)))

    def _between(self, small: float, roomy: float) -> int:
        """A length that grows with the room there is."""
        return self.px(small + (roomy - small) * self._room)

    def build(self) -> Iterable[Widget]:
        """Games, saves and hints, then the head, so that Tab begins with the games."""
        wide = self.area.width
        margin = max(self.px(32), min(self.px(64), wide // 20), (wide - self.px(WIDEST)) // 2)
        left, inner = margin, wide - 2 * margin
        cards = pygame.Rect(left, self._between(98, 154), inner, self._between(222, 330))
        yield from self._posters(cards)
        top = cards.bottom + self._between(16, 24)
        panel = pygame.Rect(left, top, inner, self.area.height - self._between(16, 34) - top)
        gap = self.px(20)
        saves = pygame.Rect(panel.x, panel.y, round((panel.width - gap) * 0.64), panel.height)
        yield from self.saves.widgets(saves)
        hints = pygame.Rect(saves.right + gap, panel.y, panel.right - saves.right - gap, panel.height)
        network = pygame.Rect(hints.topleft, (hints.width, self.tables.height(hints)))
        yield from self.tables.widgets(network)
        hints.y, hints.height = network.bottom + self.px(10), hints.bottom - network.bottom - self.px(10)
        yield from self._hints(hints)
        yield from self._head(pygame.Rect(left, self._between(16, 44), inner, self._between(46, 60)))

    @property
    def _title_size(self) -> float:
        return 38 + 8 * self._room

    def _head(self, box: pygame.Rect) -> Iterator[Widget]:
        buttons = self._head_buttons(box)
        title = pygame.Rect(box.x, box.y, buttons[0].rect.x - self.px(16) - box.x, box.height)
        yield Label(name="title", rect=title, words=NAME, size=self._title_size, bold=True)
        below = pygame.Rect(box.x, box.bottom + self.px(2), box.width, self.px(26))
        yield Label(name="subtitle", rect=below, words=self.say("ui.home.subtitle"), size=16, colour=FADED_CREAM)
        yield from buttons

    def _head_buttons(self, box: pygame.Rect) -> list[Button]:
        """What is not a game; where room is short without their keys, or with their signs alone."""
        say = self.say
        plan: list[tuple[str, str, str, str, Callable[[], None]]] = [
            ("learning", say("ui.puzzles.button"), "puzzle", "Z", partial(self.app.go, routes.Learning())),
            ("cards", say("ui.home.cards"), "cards-outline", "C", partial(self.app.go, routes.Album())),
            ("evenings", say("ui.home.evenings"), "weather-night", "E", partial(self.app.go, routes.Evenings())),
            ("people", say("ui.home.people"), "account-group", "P", partial(self.app.go, routes.People())),
            ("language", say("ui.home.language"), "translate", "L", self._next_language),
            ("settings", say("ui.home.settings"), "cog", "S", partial(self.app.go, routes.Settings())),
            ("about", say("ui.home.about"), "information-outline", "A", partial(self.app.go, routes.About())),
            ("quit", say("ui.home.quit"), "power", "Q", self.app.quit),
        ]
        tips = {"language": say("ui.home.language-tip"), "learning": say("ui.learning.title")}
        gap, tall = self.px(8), self.px(36)
        room = box.width - width_of(NAME, "bold", self.px(self._title_size)) - self.px(24)

        def width(label: str, key: str) -> int:
            return button_width(self.theme, label, icon=True, key_name=key, size=14)

        shows_keys = sum(width(label, key) + gap for _, label, _, key, _ in plan) <= room
        shows_words = shows_keys or sum(width(label, "") + gap for _, label, _, _, _ in plan) <= room
        buttons: list[Button] = []
        right = box.right
        for name, label, icon, key, do in reversed(plan):
            shown = key if shows_keys else ""
            place = pygame.Rect(0, box.y, width(label, shown) if shows_words else tall, tall)
            place.right = right
            right = place.left - gap
            words = label if shows_words else ""
            button = Button(name=name, rect=place, label=words, icon=icon, key_name=shown, size=14, on_press=do)
            button.keys = (pygame.key.key_code(key.lower()),)
            button.tip = tips.get(name, "" if shows_words else label)
            buttons.insert(0, button)
        return buttons

    def _posters(self, box: pygame.Rect) -> Iterator[Widget]:
        games = shelf()
        there = game_names()
        gap = self._between(14, 18)
        wide = (box.width - gap * (len(games) - 1)) // len(games)
        for index, entry in enumerate(games):
            number = str(index + 1)
            yield Poster(
                name=f"game-{entry.id}",
                rect=pygame.Rect(box.x + index * (wide + gap), box.y, wide, box.height),
                keys=(pygame.key.key_code(number),) if index < 9 else (),
                key_name=number if index < 9 else "",
                cover=Cover(entry.id, entry.icon, self.app.pictures),
                title=entry.name.in_(self.say.language),
                facts=self._facts(entry),
                words=entry.about.in_(self.say.language),
                invitation=self.say("ui.home.learn" if self._is_new(entry) else "ui.home.set-the-table"),
                chip=self.say("ui.home.lesson-first") if self._is_new(entry) else "",
                ribbon="" if entry.id in there else self.say("ui.home.later"),
                colours=entry.card_colours,
                on_press=partial(self._choose, entry),
            )

    def _facts(self, entry: Entry) -> str:
        players = players_in_words(entry, self.say)
        return f"{players} · {self.say('ui.home.minutes', minutes=entry.minutes)}" if entry.minutes else players

    def _hints(self, box: pygame.Rect) -> Iterator[Widget]:
        """As many hints as there is room for, the first ones first; their title only where it takes none away."""
        say = self.say
        if box.height < self.px(50):
            return
        yield Panel(name="hints", rect=box)
        inner = box.inflate(-2 * self.px(18), -2 * self.px(10))
        top = inner.y
        if box.height >= self.px(180):
            title = pygame.Rect(inner.x, inner.y, inner.width, self.px(32))
            yield Label(name="hints-title", rect=title, words=say("ui.home.hints"), size=17, bold=True)
            top = title.bottom + self.px(6)
        for icon, words in (
            ("cursor-default-click-outline", say("ui.home.hint-start")),
            ("content-save-check-outline", say("ui.home.hint-saved")),
            ("eye-off-outline", say("ui.home.hint-curtain")),
            ("keyboard-outline", say("ui.home.hint-keys")),
            ("help-circle-outline", say("ui.home.hint-why")),
        ):
            indent = self.px(32)
            lines = tall(self.theme, words, inner.width - indent, 14, lines=9)
            row = pygame.Rect(inner.x, top, inner.width, max(self.px(24), lines))
            if row.bottom > inner.bottom:
                return
            yield Painted(name=f"hint-{icon}", rect=row, paint=partial(_hint, icon, words, indent))
            top = row.bottom + self.px(10)

    # What can be done

    def _choose(self, entry: Entry) -> None:
        if entry.exists:
            game = find_game(entry.id)
            self.app.go(routes.Lessons(game) if self._is_new(entry) else routes.SetUp(game))
        else:
            self.app.toast(self.say("ui.home.not-there", game=entry.name.in_(self.say.language)))

    def _is_new(self, entry: Entry) -> bool:
        """Whether a game was never played here, and there is a lesson to begin with."""
        is_known = entry.id in self.app.settings.setups or entry.id in self._learnt or self.saves.has_game(entry.id)
        return entry.exists and not is_known and has_lessons(entry.id)

    def _next_language(self) -> None:
        index = LANGUAGES.index(common(self.app.language).language)
        self.app.set_language(LANGUAGES[(index + 1) % len(LANGUAGES)])


def _hint(icon: str, words: str, indent: int, canvas: Canvas, box: pygame.Rect) -> None:
    side = canvas.px(20)
    canvas.icon(pygame.Rect(box.x, box.y + canvas.px(1), side, side), icon, canvas.theme.palette.glow)
    canvas.text(pygame.Rect(box.x + indent, box.y, box.width - indent, box.height), words, 14, CREAM, lines=9, top=True)
