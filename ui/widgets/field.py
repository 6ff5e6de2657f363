"""A line of text to type into."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import pygame

from ui import theme as paint
from ui.canvas import Canvas
from ui.theme import FADED_CREAM, Colour
from ui.widgets.base import Widget


@dataclass(kw_only=True)
class Field(Widget):
    """Typing adds, Backspace takes away, Delete empties. Every change is told at once."""

    words: str = ""
    hint: str = ""
    icon: str = ""
    longest: int = 40
    on_change: Callable[[str], None] = lambda words: None
    on_enter: Callable[[], None] | None = None
    takes_text: ClassVar[bool] = True

    def handle(self, event: pygame.Event) -> bool:
        """Letters, and the keys that remove them."""
        if event.type == pygame.TEXTINPUT:
            typed = "".join(sign for sign in event.text if sign.isprintable())
            self._become((self.words + typed)[: self.longest])
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_BACKSPACE:
            kept = "" if event.mod & pygame.KMOD_CTRL else self.words[:-1]
            self._become(kept)
            return True
        if event.key == pygame.K_DELETE:
            self._become("")
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_enter is not None:
            self.on_enter()
            return True
        return False

    def _become(self, words: str) -> None:
        if words != self.words:
            self.words = words
            self.on_change(words)

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The words and, with the focus, where the next letter will stand."""
        rim: Colour = canvas.theme.palette.glow if focused else (120, 104, 84)
        canvas.panel(self.rect, (18, 13, 9), radius=9, rim=rim, width=2)
        inner = self.rect.inflate(-canvas.px(20), -canvas.px(6))
        if self.icon:
            square = pygame.Rect(inner.x, inner.centery - canvas.px(9), canvas.px(18), canvas.px(18))
            canvas.icon(square, self.icon, FADED_CREAM)
            inner = pygame.Rect(
                square.right + canvas.px(8), inner.y, inner.right - square.right - canvas.px(8), inner.h
            )
        shown = self.words
        size = canvas.px(15)
        while shown and paint.width_of(shown, "plain", size) > inner.width - canvas.px(6):
            shown = shown[1:]  # the end is what is being typed
        if self.words:
            canvas.text(inner, shown, 15)
        else:
            canvas.text(inner.move(canvas.px(8), 0) if focused else inner, self.hint, 15, FADED_CREAM)
        if focused:
            left = inner.x + paint.width_of(shown, "plain", size) + canvas.px(2)
            pygame.draw.rect(
                canvas.surface,
                canvas.theme.palette.glow,
                (left, inner.y + canvas.px(4), canvas.px(2), inner.h - canvas.px(8)),
            )
