"""Talking at a table in the network: lines, gestures, and what goes on beside the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from engine.lan import messages as said
from engine.texts import Texts
from ui.canvas import Canvas
from ui.richtext import Laid, Span, layout_spans
from ui.theme import CREAM, FADED_CREAM, WHITE, Theme
from ui.widgets.base import Widget
from ui.widgets.button import Button
from ui.widgets.field import Field

GESTURE_ICONS: Final[dict[str, str]] = {
    "nod": "thumb-up-outline",
    "shake": "thumb-down-outline",
    "point": "hand-pointing-right",
    "laugh": "emoticon-excited-outline",
    "cry": "emoticon-cry-outline",
    "shrug": "help-circle-outline",
}
ChatLine = said.Said | said.Signed | said.Notice


class Line(NamedTuple):
    """One line of the chat, laid out."""

    icon: str
    laid: Laid


def chat_words(say: Texts, line: ChatLine, names: Sequence[str] = ()) -> tuple[str, str, str]:
    """Picture, who speaks, and what was said; a notice is nobody's."""
    match line:
        case said.Said(name=name, words=words):
            return "chat-outline", name, words
        case said.Signed(name=name, gesture=gesture, at=at):
            what = say(f"ui.chat.signed.{gesture}")
            if at is not None and at < len(names):
                what = say("ui.chat.signed.at", what=what, name=names[at])
            return GESTURE_ICONS[gesture], name, what
        case said.Notice(key=key, facts=facts):
            return "information-outline", "", say(f"notice.{key}", **facts)


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
            icon, name, words = chat_words(self.say, line, self.names)
            spans = [Span(f"{name}: ", "bold", WHITE)] if name else []
            spans.append(Span(words, colour=CREAM if name else FADED_CREAM))
            self.lines.append(Line(icon, layout_spans(tuple(spans), self.width, self.theme.px(13))))
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
        self, room: pygame.Rect, words: str, change: Callable[[str], None], send: Callable[[], None], key: str = ""
    ) -> Field:
        """Where to type."""
        hint = self.say("ui.chat.hint", letter=key) if key else self.say("ui.chat.hint-here")
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
        step = room.width // len(said.GESTURES)
        gestures: tuple[said.Gesture, ...] = said.GESTURES
        for index, gesture in enumerate(gestures):
            yield Button(
                name=f"gesture {gesture}",
                rect=pygame.Rect(room.x + index * step, room.y, min(step, room.height), room.height),
                icon=GESTURE_ICONS[gesture],
                kind="quiet",
                tip=self.say(f"ui.chat.gesture.{gesture}"),
                on_press=partial(make, gesture),
            )


class _Spoken(Widget):
    """A line of the chat with its picture."""

    takes_focus = False

    def __init__(self, *, name: str, rect: pygame.Rect, line: Line, indent: int) -> None:
        super().__init__(name=name, rect=rect)
        self.line, self.indent = line, indent

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """Picture and words."""
        side = self.indent - canvas.px(7)
        canvas.icon(pygame.Rect(self.rect.x, self.rect.y + canvas.px(1), side, side), self.line.icon, FADED_CREAM)
        self.line.laid.draw(canvas, (self.rect.x + self.indent, self.rect.y))
