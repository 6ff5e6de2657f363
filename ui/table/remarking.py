"""A quiet remark at the table, the first time that something comes up for whoever is at the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

import pygame

from engine.errors import Problem
from engine.remarks import Remark, due
from ui.app import App
from ui.canvas import Canvas
from ui.learnt import finish, finished
from ui.scenes.paragraphs import tall
from ui.table.scene import TableScene
from ui.table.seating import Seating
from ui.theme import FADED_INK, INK
from ui.widgets.base import Widget, nothing

BETWEEN: Final = 60.0  # seconds from one remark to the next, at least
STAYS: Final = 45.0  # seconds
READ: Final = 12.0  # seconds: whoever has gone on since then has read it
SIZE: Final = 13.5  # units
LEAST: Final = 60  # units of the story that stay free above it


@dataclass(kw_only=True)
class Slip(Widget):
    """A slip of paper with a remark; pressed, it goes away."""

    words: str = ""
    on_press: Callable[[], None] = nothing
    takes_focus: ClassVar[bool] = True

    def press(self) -> None:
        """It was read."""
        self.on_press()

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """A light bulb, the words, and a cross at the corner."""
        px, palette = canvas.px, canvas.theme.palette
        rim = palette.glow if focused or hovered else None
        canvas.panel(self.rect, palette.paper, radius=10, rim=rim, shadow=6)
        canvas.icon(_icon(self.rect, px(9), px(18)), "lightbulb-on-outline", palette.accent)
        cross = pygame.Rect(self.rect.right - px(20), self.rect.y + px(6), px(13), px(13))
        canvas.icon(cross, "close", FADED_INK)
        canvas.text(words_in(self.rect, px), self.words, SIZE, INK, lines=12, top=True)


def _icon(box: pygame.Rect, edge: int, side: int) -> pygame.Rect:
    return pygame.Rect(box.x + edge, box.y + edge, side, side)


def words_in(box: pygame.Rect, px: Callable[[float], int]) -> pygame.Rect:
    """Where the words of a slip stand."""
    return pygame.Rect(box.x + px(34), box.y + px(8), box.width - px(34) - px(24), box.height - px(14))


class Remarking(TableScene):
    """A table at which people learn by playing. Who has read what is kept by name."""

    has_remarks = True  # not where somebody is led, or solves something

    def __init__(self, app: App, session: Seating) -> None:
        super().__init__(app, session)
        self.remark: Remark | None = None
        self._since = session.event_count  # what happened before was told some other time
        self._looked: tuple[object, ...] = ()
        self._shown_at = -BETWEEN
        self._shown_to: object = None
        self._shown_with = 0  # the question that was open then

    def update(self, seconds: float) -> None:
        """A remark goes away after a while, and with the eyes that it was for; perhaps there is another."""
        super().update(seconds)
        if self.remark is not None:
            if self._is_read or self.session.eyes != self._shown_to or not self.app.settings.remarks:
                self.close_remark()
        elif self.has_remarks and self.app.scene is self and not self.course.is_still:
            self._look()

    @property
    def _is_read(self) -> bool:
        stays = STAYS if self.session.question == self._shown_with else READ
        return self.app.now - self._shown_at > stays

    def _look(self) -> None:
        """Where something is new: only what whoever is at the screen is asked and sees."""
        session, eyes = self.session, self.session.eyes
        looked = (eyes, session.question, session.event_count, self.asking is None)
        if looked == self._looked or self.is_busy or not isinstance(eyes, int) or session.result is not None:
            return
        self._looked = looked
        since, self._since = self._since, session.event_count
        if not self.app.settings.remarks or self.app.now - self._shown_at < BETWEEN:
            return
        name, game = session.names[eyes], session.game.name
        prefix = f"{game}/"
        try:
            done = finished(self.app.config, "remarks").get(name, [])
            known = {id.removeprefix(prefix) for id in done if id.startswith(prefix)}
            menu = self.asking.menu if self.asking is not None else None
            found = due(game, known, menu, session.events(since), eyes)
            if found is None:
                return
            finish(self.app.config, name, prefix + found.id, "remarks")
        except Problem as problem:
            self.app.settings.remarks = False  # until the program is started again: it would come up again and again
            self.app.toast(self.say.error(problem))
            return
        self.remark, self._shown_at = found, self.app.now
        self._shown_to, self._shown_with = eyes, session.question
        self.rebuild()

    def close_remark(self) -> None:
        """It was read."""
        self.remark = None
        self.rebuild()

    def build(self) -> Iterable[Widget]:
        """The table, with the slip at the foot of the story."""
        yield from super().build()
        yield from self._slip()

    def _slip(self) -> Iterator[Widget]:
        if self.remark is None or self.session.eyes != self._shown_to:
            return
        px, room = self.px, self.panel.log
        words = self.remark.say.in_(self.say.language)
        box = pygame.Rect(room.x - px(4), 0, room.width + px(8), px(100))
        box.height = tall(self.theme, words, words_in(box, px).width, SIZE) + px(18)
        box.bottom = room.bottom
        yield Slip(name="remark", rect=box, words=words, tip=self.say("ui.table.remark"), on_press=self.close_remark)
