"""Speaking up beside somebody else's question: who may, and the way back for whoever wanted to."""

from __future__ import annotations

from functools import partial

import pygame

from ui.table.course import Course
from ui.table.sheets.browser import ChoiceSheet
from ui.table.tabletop import Tabletop
from ui.table.verbkeys import PromptButton


def speech_buttons(table: Tabletop, course: Course) -> list[PromptButton]:
    """One button for all who may speak up now; for whoever does, one to leave it."""
    say, session = table.say, table.session
    if session.speaking is not None and session.speaking == session.eyes:
        return [PromptButton("silent", say("ui.table.stay-silent"), course.let_go_on, "S", (pygame.K_s,))]
    speakers = session.speakers
    if not speakers:
        return []
    label = say("ui.table.speak-up")
    if len(speakers) == 1 and speakers[0] != session.eyes:
        label = say("ui.table.may-speak", name=session.names[speakers[0]])
    return [PromptButton("speak", label, partial(speak_up, table, course), "S", (pygame.K_s,))]


def speak_up(table: Tabletop, course: Course) -> None:
    """Somebody wants to say something: where several may, it is asked who."""
    speakers = table.session.speakers
    if len(speakers) == 1:
        course.let_speak(speakers[0])
    elif speakers:
        choices = [(table.session.names[seat], partial(course.let_speak, seat)) for seat in speakers]
        table.app.push(ChoiceSheet(table.app, table.say("ui.table.who-speaks"), choices))
