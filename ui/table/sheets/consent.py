"""Somebody wants to take an answer back: what would be undone, and whether everybody agrees."""

from __future__ import annotations

from typing import Final

import pygame

from engine.lan import messages as said
from ui.scenes.dialog import Answer, Dialog
from ui.table.netsession import NetSession
from ui.table.tabletop import Tabletop

MOST_SENTENCES: Final = 7
CALM: Final = 0.5  # seconds: what is pressed before was meant for the table


class Consent(Dialog):
    """Shows the sentences of the story that would be taken back."""

    def __init__(self, table: Tabletop, session: NetSession, undo: said.UndoAsked) -> None:
        self.undo = undo
        self._since = table.app.now
        say = table.say
        sentences = [f"• {table.texts.event(event)}" for event in session.undone(undo)]
        if len(sentences) > MOST_SENTENCES:
            left_out = len(sentences) - MOST_SENTENCES
            sentences = [say("ui.net.undo-more", count=left_out), *sentences[-MOST_SENTENCES:]]
        words = "\n".join(sentences) or say("ui.net.undo-nothing")

        def give(agrees: bool) -> None:
            session.link.send(said.Consent(undo.undo, agrees))

        answers = [
            Answer(say("ui.net.agree"), lambda: give(True), "check"),
            Answer(say("ui.net.decline"), lambda: give(False), "close"),
        ]
        super().__init__(table.app, say("ui.net.undo-title", name=session.names[undo.by]), words, answers, icon="undo")

    def handle(self, event: pygame.Event) -> bool:
        """It comes unasked: nobody agrees by mistake."""
        return self.app.now - self._since < CALM or super().handle(event)

    def back(self) -> None:
        """Esc decides nothing: others wait for an answer."""
