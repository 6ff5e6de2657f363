"""Talking at a table in the network: lines, gestures, and what goes on beside the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from engine.lan import messages as said
from engine.texts import Texts
from ui.canvas import Canvas
from ui.richtext import Laid, Span, layout_spans
from ui.talk import GESTURE_ICONS, told
from ui.theme import CREAM, FADED_CREAM, WHITE, Theme
from ui.widgets.base import Widget
from ui.widgets.button import Button
from ui.widgets.field import Field

ICONS: Final[Mapping[said.Gesture, str]] = {**GESTURE_ICONS, "point": "hand-pointing-right"}
LONGEST_SHOWN: Final = 140  # letters: of a longer speech the rest is told when it is pointed at
ChatLine = said.Said | said.Signed | said.Notice


class Line(NamedTuple):
    """One line of the chat, laid out."""

    icon: str
    laid: Laid
    whole: str = ""  # all that was said, where not all of it is shown


def shortened(words: str) -> str:
    """As much of a long speech as leaves room for others."""
    return words if len(words) <= LONGEST_SHOWN else f"{words[:LONGEST_SHOWN].rstrip()}…"


class Chat:
    """The lines of one chat, laid out for one width, and a place to type."""

    def __init__(self, say: Texts, theme: Theme, width: int, names: Sequence[str] = ()) -> None:
        self.say, self.theme, self.names = say, theme, names
        self.indent = theme.px(22)
        self.width = width - self.indent - theme.px(12)
        self.lines: list[Line] = []
        self._known: list[ChatLine] = []

    def take(self, chat: Sequence[ChatLine]) -> int:
        """Lay out what was said since; how many lines are new."""
        kept = len(self._known)
        if list(chat[:kept]) != self._known:  # the oldest were dropped
            self.lines, kept = [], 0
        for line in chat[kept:]:
            spans: tuple[Span, ...]
            whole = ""
            if isinstance(line, said.Said):
                icon, spans = (
                    "chat-outline",
                    (Span(f"{line.name}: ", "bold", WHITE), Span(shortened(line.words), colour=CREAM)),
                )
                whole = line.words if len(line.words) > LONGEST_SHOWN else ""
            else:
                icon = ICONS[line.gesture] if isinstance(line, said.Signed) else "information-outline"
                spans = (Span(told(line, self.say, self.names), colour=FADED_CREAM),)
            self.lines.append(Line(icon, layout_spans(spans, self.width, self.theme.px(13)), whole))
        self._known = list(chat)
        return len(chat) - kept

    def sentences(self, room: pygame.Rect) -> tuple[list[Widget], int]:
        """The lines from the newest to the oldest, and how tall all of them are."""
        gap = self.theme.px(5)
        top = room.y
        rows: list[Widget] = []
        for index in range(len(self.lines) - 1, -1, -1):
            line = self.lines[index]
            place = pygame.Rect(room.x, top, room.width, line.laid.height)
            top += line.laid.height + gap
            rows.append(_Spoken(name=f"chat {index}", rect=place, line=line, indent=self.indent))
        return rows, top - room.y

    def entry(
        self, room: pygame.Rect, words: str, change: Callable[[str], None], send: Callable[[], None], key: str
    ) -> Field:
        """Where to type."""
        hint = self.say("ui.chat.hint", letter=key)
        return Field(
            name="chat",
            rect=room,
            words=words,
            hint=hint,
            longest=said.LONGEST_WORDS,
            on_change=change,
            on_enter=send,
        )

    def gestures(self, room: pygame.Rect, make: Callable[[said.Gesture], None]) -> Iterator[Widget]:
        """What can be said without words."""
        step = room.width // len(ICONS)
        for index, (gesture, icon) in enumerate(ICONS.items()):
            yield Button(
                name=f"gesture {gesture}",
                rect=pygame.Rect(room.x + index * step, room.y, min(step, room.height), room.height),
                icon=icon,
                kind="quiet",
                tip=self.say(f"ui.lan.tip-{gesture}"),
                on_press=partial(make, gesture),
            )


class _Spoken(Widget):
    """A line of the chat with its picture."""

    takes_focus = False

    def __init__(self, *, name: str, rect: pygame.Rect, line: Line, indent: int) -> None:
        super().__init__(name=name, rect=rect, tip=line.whole)
        self.line, self.indent = line, indent

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """Picture and words."""
        side = self.indent - canvas.px(7)
        canvas.icon(pygame.Rect(self.rect.x, self.rect.y + canvas.px(1), side, side), self.line.icon, FADED_CREAM)
        self.line.laid.draw(canvas, (self.rect.x + self.indent, self.rect.y))
