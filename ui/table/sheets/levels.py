"""How well bots play, changed in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.bots import level_called
from engine.choices import Seat
from engine.games import SeatInfo
from ui.table.sheets.browser import ChoiceSheet
from ui.table.tabletop import Tabletop


def bots_at(table: Tabletop) -> list[Seat]:
    """The seats that bots play."""
    return [seat for seat, info in enumerate(table.session.seats) if info.kind == "bot"]


def level_word(table: Tabletop, info: SeatInfo) -> str:
    """How a bot plays, in a word."""
    return table.texts(f"bot.{level_called(table.session.game, info.level)}")


def choose_bot(table: Tabletop, change: Callable[[Seat, str], None]) -> None:
    """Ask whose level is changed, then to which; a single bot is the one."""
    seats, session = bots_at(table), table.session
    if len(seats) == 1:
        choose_level(table, seats[0], change)
        return
    choices = [
        (
            table.say("ui.pause.level-of", name=session.names[seat], level=level_word(table, session.seats[seat])),
            partial(choose_level, table, seat, change),
        )
        for seat in seats
    ]
    table.app.push(ChoiceSheet(table.app, table.say("ui.pause.whose-level"), choices))


def choose_level(table: Tabletop, seat: Seat, change: Callable[[Seat, str], None]) -> None:
    """Ask for the level of one bot."""
    title = table.say("ui.pause.level", name=table.session.names[seat])
    choices = [(table.texts(f"bot.{level}"), partial(change, seat, level)) for level in table.session.game.bots]
    table.app.push(ChoiceSheet(table.app, title, choices))
