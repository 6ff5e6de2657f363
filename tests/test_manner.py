"""How bots behave, in every game: they play against people as they play against bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.bots import bot_for, choosing
from engine.choices import Seat
from engine.dice import Dice
from engine.games import SeatInfo, find_game
from engine.table import Table
from tests.bench.manner import measure
from tests.playing import GAMES, finished

LOOKS = 12


def seated(kinds: str) -> list[SeatInfo]:
    """Seats with the same names: `p` for a person, `b` for a bot."""
    return [SeatInfo(f"P{seat}", "person" if kind == "p" else "bot") for seat, kind in enumerate(kinds)]


def twins(name: str) -> Iterator[tuple[Seat, Table[Any], Table[Any]]]:
    """The same game with people and bots swapped, stopped here and there; the seat that is asked is a bot in both."""
    game = find_game(name)
    seats = game.seats[min(1, len(game.seats) - 1)]
    played, _ = finished(name, seats)
    moves = [str(move) for move in played.moves]
    for count in range(0, len(moves), 1 + len(moves) // LOOKS):
        asked = played.moves[count].seat
        tables = []
        for others in "pb":
            kinds = "".join("b" if seat == asked else others for seat in range(seats))
            table = Table(game, seated(kinds), played.options, played.seed)
            for line in moves[:count]:
                seat, _, option = line.partition(" ")
                table.answer(int(seat), option, table.number_of(int(seat)))
            tables.append(table)
        yield asked, tables[0], tables[1]


@pytest.mark.parametrize("name", GAMES)
def test_who_is_a_person_changes_no_choice(name: str) -> None:
    """No kingmaking against people: the same chance gives the same answer, whoever sits in the other seats."""
    compared = 0
    for seat, people, bots in twins(name):
        assert people.view(seat) == bots.view(seat)
        for level in ("normal", "easy"):
            bot = bot_for(people.game, SeatInfo("bot", "bot", level))
            found = []
            for table in (people, bots):
                menu = table.menu(seat)
                assert menu is not None
                found.append(choosing(bot, table, seat, menu, Dice(compared))())
            assert found[0] == found[1]
            compared += 1
    assert compared >= LOOKS


def test_a_person_is_attacked_as_a_bot_in_the_same_place_would_be() -> None:
    """`python -m tests.bench.manner` compares many games, and prints how much chance makes of it."""
    *roles, swapped = measure("normal", 5, 4)
    assert roles
    assert swapped.endswith("4 of 4 games move for move the same")
