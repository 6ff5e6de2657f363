"""Positions for the tests of the bots: laid out as scenarios are, played to a question, and put to a bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.choices import Option
from engine.dice import Dice
from engine.games import Bot, find_game, named_seats
from engine.scenarios import seat_and_line
from engine.table import Table

GAME = find_game("valhalla")


def laid_out(
    position: Mapping[str, Any],
    moves: Sequence[str] = (),
    dice: Sequence[int] = (),
    *,
    names: str = "AB",
    options: Mapping[str, Any] | None = None,
) -> Table[Any]:
    """A table with this position, after these moves. Dice: 1 axe, 2 sword, 3 spear, 4 bow, 5 shield, 6 X."""
    table: Table[Any] = Table(GAME, named_seats(list(names)), options or {}, 3, position=position, dice=dice)
    for move in moves:
        table.answer(*seat_and_line(move, list(names)))
    return table


def answer_of(bot: Bot, table: Table[Any], seat: int | None = None, chance: int = 1) -> Option | None:
    """What a bot answers, without looking ahead."""
    seat = table.awaited()[0] if seat is None else seat
    menu = table.menu(seat)
    assert menu is not None
    option = bot(table.view(seat), menu, Dice(chance))
    assert option is None or menu.accept(option) is not None
    return option


def let_act(bot: Bot, table: Table[Any], verb: str = "end") -> list[str]:
    """All answers of one seat up to one with this verb."""
    seat, said = table.awaited()[0], list[str]()
    while table.awaited() == [seat] and (not said or said[-1].split(" ")[0] != verb):
        option = answer_of(bot, table, seat)
        assert option is not None
        said.append(option)
        table.answer(seat, option)
    return said
