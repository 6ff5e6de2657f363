"""Taking back: whether it can be done, why not, and how long one may still think about it."""

from __future__ import annotations

from typing import Protocol

import pygame

from engine.choices import Seat
from engine.errors import BadAnswer
from ui.table.tabletop import Tabletop
from ui.table.verbkeys import PromptButton

WHY_NOT = {"nothing": "lan-no-undo", "moved": "lan-undo-moved", "stays": "lan-undo-stays"}


class Handing(Protocol):
    """How the screen changes hands."""

    passes_to: Seat | None

    def pass_on(self) -> None:
        """The next person has the screen."""


class Regret:
    """Keeps what the screen says of taking back up to date."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self._shown = self._now

    @property
    def _now(self) -> tuple[object, bool]:
        session = self._table.session
        return session.prospect, session.is_in_grace

    def pass_time(self) -> None:
        """Show it when it has changed."""
        if self._now != self._shown:
            self._shown = self._now
            self._table.rebuild()
            self._table.app.is_stale = True


def undo_tip(table: Tabletop) -> tuple[str, bool]:
    """What is said of taking back, and whether it cannot be done."""
    prospect = table.session.prospect
    if prospect in WHY_NOT:
        return table.say.error(BadAnswer(WHY_NOT[prospect])), True
    return (table.say("ui.table.undo-asks") if prospect == "asks" else ""), False


def pass_on_button(table: Tabletop, course: Handing) -> PromptButton:
    """Before the curtain comes: whoever is done says so."""
    name = table.session.names[course.passes_to] if course.passes_to is not None else ""
    keys = (pygame.K_RETURN, pygame.K_KP_ENTER)
    return PromptButton("pass on", table.say("ui.curtain.pass-on", name=name), course.pass_on, "Enter", keys, True)
