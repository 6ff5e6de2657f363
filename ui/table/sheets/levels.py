"""How bots play, changed in the middle of a game: their level, and their temper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from engine.bots import level_called
from engine.choices import Seat
from engine.games import SeatInfo
from ui.scenes.seat_widgets import temper_name
from ui.table.sheets.browser import ChoiceSheet
from ui.table.tabletop import Tabletop

Change: TypeAlias = Callable[[Seat, str, str], None]  # level and temper


def bots_at(table: Tabletop) -> list[Seat]:
    """The seats that bots play."""
    return [seat for seat, info in enumerate(table.session.seats) if info.kind == "bot"]


def level_word(table: Tabletop, info: SeatInfo) -> str:
    """How a bot plays, in a word or two."""
    level = table.texts(f"bot.{level_called(table.session.game, info.level)}")
    return f"{level}, {temper_name(table.texts, info.temper)}" if info.temper else level


def choose_bot(table: Tabletop, change: Change) -> None:
    """Ask who is to play differently, then how; a single bot is the one."""
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


def choose_level(table: Tabletop, seat: Seat, change: Change) -> None:
    """Ask for the level or the temper of one bot; what it is now is marked."""
    title = table.say("ui.pause.level", name=table.session.names[seat])
    table.app.push(ChoiceSheet(table.app, title, list(_choices(table, seat, change))))


def _choices(table: Tabletop, seat: Seat, change: Change) -> Iterator[tuple[str, Callable[[], None]]]:
    game, texts, info = table.session.game, table.texts, table.session.seats[seat]
    now = level_called(game, info.level)
    for level in game.bots:
        words = texts(f"bot.{level}")
        yield _marked(words, level == now), partial(change, seat, level, info.temper)
    for temper in ["", *game.tempers] if game.tempers else ():
        words = temper_name(texts, temper)
        yield _marked(words, temper == info.temper), partial(change, seat, now, temper)


def _marked(words: str, is_so: bool) -> str:
    return f"✓ {words}" if is_so else words
