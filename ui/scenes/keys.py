"""All keys that do something now, for F2."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

import pygame

from ui.app import App, Screen
from ui.canvas import Canvas
from ui.scenes.base import Scene
from ui.scenes.paragraphs import tall
from ui.theme import FADED_INK, INK, Theme, width_of
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.pane import NOTCH, Pane

SIZE: Final = 14.5  # units, of the words
MOST_LINES: Final = 6
COLUMN: Final = 520  # units
PAD: Final = 28


class Line(NamedTuple):
    """Keys and what they do; without keys, a heading."""

    keys: tuple[str, ...]
    words: str


def caps_width(theme: Theme, keys: Sequence[str]) -> int:
    """How much room keys side by side take."""
    px = theme.px(11.5)
    return sum(max(theme.px(19), width_of(key, "bold", px) + theme.px(11)) + theme.px(5) for key in keys)


@dataclass(kw_only=True)
class KeyLine(Widget):
    """Keys and what they do; a heading, if there are no keys."""

    line: Line
    room: int  # for the keys
    takes_focus: ClassVar[bool] = False

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """Keys as they look on a keyboard, then words."""
        if not self.line.keys:
            canvas.text(self.rect, self.line.words, 16, FADED_INK, weight="bold")
            return
        left = self.rect.x
        for key in self.line.keys:
            wide = canvas.key_width(key)
            canvas.key(left + wide, self.rect.centery, key, INK)
            left += wide + canvas.px(5)
        words = pygame.Rect(self.rect.x + self.room, self.rect.y, self.rect.width - self.room, self.rect.height)
        canvas.text(words, self.line.words, SIZE, INK, lines=MOST_LINES)


class Keys(Scene):
    """A sheet over another screen that lists its keys and those that work everywhere."""

    covers_all = False
    closed_by = pygame.K_F2

    def __init__(self, app: App, below: Screen) -> None:
        super().__init__(app)
        self.below = below
        self.palette = below.palette

    def lines(self) -> Iterator[Line]:
        """Everything there is to know."""
        yield Line((), self.say("ui.keys.everywhere"))
        yield Line(("Tab",), self.say("ui.keys.tab"))
        yield Line(("←", "↑", "↓", "→"), self.say("ui.keys.arrows"))
        yield Line(("Enter",), self.say("ui.keys.enter"))
        yield Line(("Esc",), self.say("ui.keys.esc"))
        if self.below.rules_page is not None:
            yield Line(("F1",), self.say("ui.keys.rules"))
        yield Line(("F2",), self.say("ui.keys.keys"))
        yield Line(("F4",), self.say("ui.keys.album"))
        yield Line(("F11",), self.say("ui.keys.full-screen"))
        own = [*self.below.key_help, *self._buttons()]
        if own:
            yield Line((), self.say("ui.keys.here"))
        for keys, words in dict.fromkeys(own):
            yield Line(tuple(keys.split(", ")), words)

    def _buttons(self) -> Iterator[tuple[str, str]]:
        for widget in self.below.widgets:
            if isinstance(widget, Button) and widget.key_name and (widget.label or widget.tip):
                yield widget.key_name, widget.label or widget.tip

    # The screen

    def build(self) -> Iterable[Widget]:
        """One column of lines, or two if that does not fit; what still does not fit scrolls."""
        pad, head = self.px(PAD), self.px(62)
        most = self.area.height - self.px(32) - head - pad
        lines = list(self.lines())
        wide = min(self.px(COLUMN), self.area.width - self.px(24) - 2 * pad)
        columns = [lines]
        if self._height(lines, wide) > most and self.area.width >= self.px(860):
            wide = min(self.px(COLUMN), (self.area.width - self.px(24) - 3 * pad) // 2)
            columns = self._halves(lines, wide)
        tall = max(self._height(column, wide) for column in columns)
        whole = len(columns) * (wide + pad) - pad
        sheet = pygame.Rect(0, 0, whole + 2 * pad, min(tall, most) + head + pad)
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=20, shadow=26)
        yield from self._build_head(sheet, head)
        inner = pygame.Rect(sheet.x + pad, sheet.y + head, sheet.width - pad - self.px(6), min(tall, most))
        children = [
            widget
            for number, column in enumerate(columns)
            for widget in self._place(column, inner.x + number * (wide + pad), inner.y, wide)
        ]
        yield from self.pane("keys", inner, tall, children, INK)

    def _build_head(self, sheet: pygame.Rect, tall: int) -> Iterator[Widget]:
        words = self.say("ui.keys.close")
        wide = button_width(self.theme, words, key_name="Esc")
        close = pygame.Rect(sheet.right - self.px(16) - wide, sheet.y + self.px(12), wide, self.px(38))
        title = pygame.Rect(sheet.x + self.px(PAD), sheet.y, close.left - self.px(12) - sheet.x - self.px(PAD), tall)
        yield Label(name="title", rect=title, words=self.say("ui.keys.title"), size=22, colour=INK, bold=True)
        yield Button(name="close", rect=close, label=words, key_name="Esc", kind="plain", on_press=self.back)

    def _room(self, lines: Sequence[Line], wide: int) -> int:
        """For the keys, so that all words begin below each other."""
        return min(wide * 3 // 5, max(caps_width(self.theme, line.keys) for line in lines) + self.px(10))

    def _line_height(self, line: Line, wide: int) -> int:
        if not line.keys:
            return self.px(44)
        return max(self.px(32), tall(self.theme, line.words, wide, SIZE, lines=MOST_LINES) + self.px(10))

    def _height(self, lines: Sequence[Line], wide: int) -> int:
        for_words = wide - self._room(lines, wide)
        return sum(self._line_height(line, for_words) for line in lines)

    def _halves(self, lines: list[Line], wide: int) -> list[list[Line]]:
        """Two columns, as even as they can be; a heading stays with what follows it."""
        cuts = [at for at in range(2, len(lines) - 1) if lines[at - 1].keys]
        best = min(cuts, key=lambda at: max(self._height(lines[:at], wide), self._height(lines[at:], wide)))
        return [lines[:best], lines[best:]]

    def _place(self, lines: Sequence[Line], left: int, top: int, wide: int) -> Iterator[Widget]:
        room = self._room(lines, wide)
        for line in lines:
            tall = self._line_height(line, wide - room)
            rect = pygame.Rect(left, top, wide, tall)
            yield KeyLine(name=f"line-{left}-{top}", rect=rect, line=line, room=room)
            top += tall

    def handle_key(self, event: pygame.Event) -> bool:
        """Arrows scroll: there is nothing else to go to."""
        pane = self.widget("keys")
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_HOME: -9999, pygame.K_END: 9999}
        if event.key in steps and isinstance(pane, Pane):
            pane.scroll_to(pane.offset + steps[event.key] * self.px(NOTCH))
            return True
        return super().handle_key(event)
