"""The panel at the right of a table in the network: as at any table, and below it what people say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

import pygame

from engine.choices import Ref
from engine.lan.messages import Gesture
from ui.faces import Faces
from ui.scenes.base import Scene
from ui.table.chat import Chat
from ui.table.netsession import NetSession
from ui.table.sidepanel import SidePanel, cream_title
from ui.theme import Theme
from ui.widgets.base import Painted, Widget

SHARE = 0.34  # of the panel: so much is for talking


class Talk(Protocol):
    """What somebody who talks is about to say, and how they say it."""

    words: str  # that are being typed

    def type_words(self, words: str) -> None:
        """Something is being typed."""

    def say_words(self) -> None:
        """Say what was typed."""

    def make_gesture(self, gesture: Gesture) -> None:
        """Say something without words."""


class ChatPanel(SidePanel):
    """Card, story and chat."""

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        faces: Faces,
        icons: Mapping[str, str],
        session: NetSession,
        talk: Talk,
    ) -> None:
        px = theme.px
        tall = round(rect.height * SHARE)
        super().__init__(theme, pygame.Rect(rect.x, rect.y, rect.width, rect.height - tall), faces, icons, tall)
        self._ground = rect
        inner = pygame.Rect(rect.x + px(12), rect.bottom - tall, rect.width - px(24), tall - px(10))
        self.chat_title = pygame.Rect(inner.x, inner.y, inner.width, px(18))
        self.entry = pygame.Rect(inner.x, inner.bottom - px(36), inner.width, px(36))
        self.signs = pygame.Rect(inner.x, self.entry.y - px(32), inner.width, px(30))
        top = self.chat_title.bottom + px(2)
        self.spoken = pygame.Rect(inner.x, top, inner.width, self.signs.y - px(2) - top)
        self.chat = Chat(faces.texts, theme, inner.width, session.names)
        self.session, self.talk = session, talk

    @property
    def ground(self) -> pygame.Rect:
        """The whole panel."""
        return self._ground

    def build(self, table: Scene, zoomed: Callable[[], Ref | None], goal: str = "") -> Iterator[Widget]:
        """What every table has, then the chat: the newest line first."""
        yield from super().build(table, zoomed, goal)
        title = table.say("ui.chat.title")
        yield Painted(
            name="chat title", rect=self.chat_title, paint=lambda canvas, box: cream_title(canvas, box, title)
        )
        self.chat.take(self.session.visit.chat)
        rows, height = self.chat.sentences(self.spoken)
        yield from table.pane("chat-pane", self.spoken, height, rows)
        yield from self.chat.gestures(self.signs, self.talk.make_gesture)
        yield self.chat.entry(self.entry, self.talk.words, self.talk.type_words, self.talk.say_words, "T")
