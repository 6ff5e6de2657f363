"""A large card that stands for something to choose: picture, name, a few facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ui.canvas import Canvas
from ui.theme import BLACK, CREAM, WHITE, Colour, mixed
from ui.widgets.base import Widget, nothing

Three = tuple[Colour, Colour, Colour]


@dataclass(kw_only=True)
class Poster(Widget):
    """Click it to choose it. One that is not there yet is paler and says so on a ribbon."""

    picture: str = ""
    title: str = ""
    facts: str = ""
    words: str = ""
    ribbon: str = ""  # why it cannot be chosen yet
    key_name: str = ""
    colours: Three = ((58, 46, 34), (78, 62, 46), (120, 100, 76))  # head, body, rim
    on_press: Callable[[], None] = nothing

    def press(self) -> None:
        """Choose it."""
        self.on_press()

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """Head with the picture, body with the words."""
        head, body, rim = (mixed(colour, BLACK, 0.35) for colour in self.colours) if self.ribbon else self.colours
        if canvas.theme.high_contrast:
            head, body, rim = BLACK, BLACK, WHITE
        box = self.rect
        top = pygame.Rect(box.topleft, (box.width, round(box.height * 0.48)))
        canvas.panel(box, body, radius=16, rim=rim, width=3, shadow=14)
        with canvas.clipped(top):
            canvas.panel(box, head, radius=16, rim=rim, width=3)
        self._draw_head(canvas, top, mixed(head, CREAM, 0.45) if self.ribbon else CREAM)
        inner = pygame.Rect(box.x + canvas.px(14), top.bottom, box.width - canvas.px(26), box.bottom - top.bottom)
        self._draw_words(canvas, inner.inflate(0, -canvas.px(16)))
        if hovered:
            canvas.glow(box, canvas.theme.palette.glow, radius=16)
        if focused:
            canvas.focus(box, radius=16)

    def _draw_head(self, canvas: Canvas, top: pygame.Rect, ink: Colour) -> None:
        if self.key_name:
            right = top.x + canvas.px(11) + canvas.key_width(self.key_name)
            canvas.key(right, top.y + canvas.px(21), self.key_name, mixed(self.colours[0], CREAM, 0.6))
        ribbon = canvas.px(28) if self.ribbon else 0
        room = pygame.Rect(top.x, top.y + canvas.px(10), top.width, top.height - canvas.px(18) - ribbon)
        side = min(canvas.px(96), room.height, room.width - canvas.px(20))
        picture = pygame.Rect(0, 0, side, side)
        picture.center = room.center
        canvas.icon(picture, self.picture, ink)
        if self.ribbon:
            band = pygame.Rect(top.x + canvas.px(10), 0, top.width - canvas.px(20), ribbon - canvas.px(2))
            band.bottom = top.bottom - canvas.px(8)
            canvas.panel(band, (0, 0, 0, 130), radius=13)
            canvas.text(band.inflate(-canvas.px(14), 0), self.ribbon, 12.5, CREAM, weight="bold", align="centre")

    def _draw_words(self, canvas: Canvas, inner: pygame.Rect) -> None:
        title = pygame.Rect(inner.topleft, (inner.width, min(canvas.px(34), inner.height // 3)))
        canvas.text(title, self.title, 23, WHITE, weight="bold")
        facts = pygame.Rect(inner.x, title.bottom, inner.width, canvas.px(18))
        canvas.text(facts, self.facts, 12.5, mixed(self.colours[1], WHITE, 0.82))
        words = pygame.Rect(inner.x, facts.bottom + canvas.px(5), inner.width, 0)
        words.height = inner.bottom - words.y
        canvas.text(words, self.words, 14, WHITE, lines=5, top=True)
