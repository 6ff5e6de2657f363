"""Answers that depend on time. A table has no clock: whoever holds it says when answers came, and when time is up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.choices import Option, Seat
from engine.table import Table


def answer_together(table: Table[Any], lines: Mapping[Seat, str], number: int) -> list[Seat]:
    """Answers to a race that came at the same moment; the seats that were heard.

    Of those that decide it, only the one of the seat that stands first in the question is heard; if none does, all
    are, in that order. What is not on the menu is not heard.
    """
    ask = table.ask
    if ask is None or ask.race is None or number != table.number:
        return []
    spoken = [seat for seat in ask.menus if seat in lines and ask.menus[seat].accept(lines[seat]) is not None]
    deciding = [seat for seat in spoken if Option(lines[seat]).verb in ask.race.decides]
    heard: list[Seat] = []
    for seat in deciding[:1] or spoken:
        if number == table.number:
            table.answer(seat, lines[seat])
            heard.append(seat)
    return heard


def expire(table: Table[Any], number: int) -> None:
    """Time is up for a question: answer it for every seat that is still awaited and has a default."""
    if number != table.number:
        return
    for seat in table.awaited():
        menu = table.menu(seat)
        if menu is not None and menu.default is not None and number == table.number:
            table.answer(seat, menu.default)
