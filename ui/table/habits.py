"""What whoever is at the screen lets pass: the switch, and how it is seen that it is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from engine.errors import Problem
from ui.table.tabletop import Tabletop
from ui.table.verbkeys import PromptButton

KEY: Final = pygame.K_F6
KEY_NAME: Final = "F6"


def toggle(table: Tabletop) -> None:
    """Let everything pass until the next turn of whoever is at the screen, or no longer; or say why not."""
    session, seat = table.session, table.session.eyes
    if not isinstance(seat, int) or seat not in session.people or session.result is not None:
        return
    try:
        session.let_pass(seat, not session.is_passing(seat))
    except Problem as problem:
        table.app.sounds.play("refuse")
        table.app.toast(table.say.error(problem))


def toggle_name(table: Tabletop) -> str:
    """What the switch does now."""
    seat = table.session.eyes
    is_on = isinstance(seat, int) and table.session.is_passing(seat)
    return table.say("ui.table.ask-me-again") if is_on else table.say("ui.table.let-all-pass")


def pass_buttons(table: Tabletop, do: Callable[[], None]) -> list[PromptButton]:
    """The switch in the prompt bar: as long as it is on, and in windows that are not aimed at whoever is asked."""
    session, seat = table.session, table.session.eyes
    if not isinstance(seat, int):
        return []
    menu = session.menu()
    if not session.is_passing(seat) and (menu is None or not menu.window or menu.aimed):
        return []
    return [PromptButton("let pass", toggle_name(table), do, KEY_NAME, (KEY,))]
