"""A line of text to type into."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

import pygame

from ui import clipboard
from ui import theme as paint
from ui.canvas import Canvas
from ui.glyphs import can_draw
from ui.theme import FADED_CREAM, Colour, mixed
from ui.widgets.base import Widget
from ui.widgets.typed import Typed

COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META  # the one that copies and pastes, on any system
DOUBLE = 400  # milliseconds between two clicks that are one gesture
Trouble = Literal["", "full", "sign"]  # why something could not be typed


class _Laid(NamedTuple):
    """Where the words were drawn last, from which letter on, and how large."""

    left: int = 0
    first: int = 0
    px: int = 15


NOWHERE = _Laid()


@dataclass(kw_only=True)
class Field(Widget):
    """A line as everywhere: it can be marked, copied, pasted and changed anywhere. Every change is told at once."""

    words: str = ""
    hint: str = ""
    icon: str = ""
    longest: int = 40
    on_change: Callable[[str], None] = lambda words: None
    on_enter: Callable[[], None] | None = None
    trouble: Trouble = ""  # with the last thing that was typed
    takes_text: ClassVar[bool] = True
    typed: Typed = field(init=False)
    _laid: _Laid = field(default=NOWHERE, init=False)
    _clicked: int = field(default=-DOUBLE, init=False)  # when, in milliseconds

    def __post_init__(self) -> None:
        self.typed = Typed(self.words, len(self.words), len(self.words))

    def take_over(self, old: Widget) -> None:
        """The screen was laid out anew: what was marked stays marked, if the words are the same."""
        if isinstance(old, Field):
            self._laid, self._clicked = old._laid, old._clicked
            if old.typed.words == self.words:
                self.typed = old.typed

    def handle(self, event: pygame.Event) -> bool:
        """Letters, the keys that move and remove, and the pointer."""
        self.trouble = ""
        if event.type == pygame.TEXTINPUT:
            self._put_in(event.text)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._click(event.pos)
            return True
        if event.type == pygame.MOUSEMOTION:
            self.typed.go(self._place_at(event.pos[0]), marks=True)
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _key(self, event: pygame.Event) -> bool:
        is_command, marks = bool(event.mod & COMMAND), bool(event.mod & pygame.KMOD_SHIFT)
        typed = self.typed
        match event.key:
            case pygame.K_BACKSPACE | pygame.K_DELETE:
                typed.remove(-1 if event.key == pygame.K_BACKSPACE else 1, by_word=is_command)
                self._tell()
            case pygame.K_LEFT | pygame.K_RIGHT:
                way = -1 if event.key == pygame.K_LEFT else 1
                return typed.step(way, marks=marks, by_word=is_command) or marks
            case pygame.K_HOME | pygame.K_END:
                typed.go(0 if event.key == pygame.K_HOME else len(typed.words), marks=marks)
            case pygame.K_RETURN | pygame.K_KP_ENTER if self.on_enter is not None:
                self.on_enter()
            case pygame.K_a if is_command:
                typed.mark_all()
            case pygame.K_c | pygame.K_x if is_command:
                self._copy(removes=event.key == pygame.K_x)
            case pygame.K_v if is_command:
                self._put_in(clipboard.pasted())
            case pygame.K_INSERT if marks:
                self._put_in(clipboard.pasted())
            case _:
                return False
        return True

    def _copy(self, *, removes: bool) -> None:
        if self.typed.chosen:
            clipboard.copy(self.typed.chosen)
            if removes:
                self.typed.remove(1)
                self._tell()

    def _put_in(self, text: str) -> None:
        """What cannot be drawn is left out, what has no room too; both is said."""
        printable = "".join(sign for sign in text if sign.isprintable())
        drawable = "".join(filter(can_draw, printable))
        if not self.typed.put_in(drawable, self.longest):
            self.trouble = "full"
        if drawable != printable:
            self.trouble = "sign"
        self._tell()

    def _tell(self) -> None:
        if self.typed.words != self.words:
            self.words = self.typed.words
            self.on_change(self.words)

    def _click(self, place: tuple[int, int]) -> None:
        now = pygame.time.get_ticks()
        marks = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        if now - self._clicked < DOUBLE and not marks:
            self.typed.mark_word(self._place_at(place[0]))
        else:
            self.typed.go(self._place_at(place[0]), marks=marks)
        self._clicked = now

    def _place_at(self, x: int) -> int:
        """Between which letters a place lies."""
        left, first, px = self._laid
        words = self.typed.words
        return min(
            range(first, len(words) + 1),
            key=lambda place: abs(left + paint.width_of(words[first:place], "plain", px) - x),
        )

    # Drawing

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The words and, with the focus, what is marked and where the next letter will stand."""
        rim: Colour = canvas.theme.palette.glow if focused else (120, 104, 84)
        canvas.panel(self.rect, (18, 13, 9), radius=9, rim=rim, width=2)
        inner = self.rect.inflate(-canvas.px(20), -canvas.px(6))
        if self.icon:
            square = pygame.Rect(inner.x, inner.centery - canvas.px(9), canvas.px(18), canvas.px(18))
            canvas.icon(square, self.icon, FADED_CREAM)
            inner = pygame.Rect(
                square.right + canvas.px(8), inner.y, inner.right - square.right - canvas.px(8), inner.h
            )
        self._lay(inner, canvas.px(15), canvas.px(6))
        shown = self._shown(inner.width - canvas.px(6))
        if focused and self.typed.chosen:
            first, last = (self._x(place) for place in self.typed.marked)
            mark = pygame.Rect(first, inner.y + canvas.px(3), last - first, inner.h - canvas.px(6)).clip(inner)
            pygame.draw.rect(canvas.surface, mixed(canvas.theme.palette.accent, (18, 13, 9), 0.3), mark)
        if self.words:
            canvas.text(inner, shown, 15)
        else:
            canvas.text(inner.move(canvas.px(8), 0) if focused else inner, self.hint, 15, FADED_CREAM)
        if focused:
            line = (self._x(self.typed.cursor), inner.y + canvas.px(4), canvas.px(2), inner.h - canvas.px(8))
            pygame.draw.rect(canvas.surface, canvas.theme.palette.glow, line)

    def _lay(self, inner: pygame.Rect, px: int, spare: int) -> None:
        """Begin with a letter from which on the cursor is within the box."""
        first = min(self._laid.first, self.typed.cursor)
        while self._wide(first, self.typed.cursor, px) > inner.width - spare:
            first += 1
        while first and self._wide(first - 1, len(self.typed.words), px) <= inner.width - spare:
            first -= 1  # no letter is left out where there is room for it
        self._laid = _Laid(inner.x, first, px)

    def _wide(self, first: int, last: int, px: int) -> int:
        return paint.width_of(self.typed.words[first:last], "plain", px)

    def _shown(self, width: int) -> str:
        _, first, px = self._laid
        shown = self.typed.words[first:]
        while shown and paint.width_of(shown, "plain", px) > width:
            shown = shown[:-1]
        return shown

    def _x(self, place: int) -> int:
        left, first, px = self._laid
        return left + self._wide(first, max(first, place), px)
