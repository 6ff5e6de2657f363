"""Legal plays that change nothing are warned of, and no others. [BNG-1.8]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import named_seats
from engine.table import Table
from games.bang import GAME
from games.bang.state import Bang
from games.bang.warnings import useless


def table_with(**position: Any) -> Table[Bang]:
    return Table(GAME, named_seats(["A", "B", "C", "D"]), {}, 1, position=position)


def warned(table: Table[Bang]) -> dict[str, str]:
    """The warnings for seat A, without the words all of them begin with."""
    menu = table.menu(0)
    assert menu is not None
    found = useless(table.state, table.state.players[0], menu.options)
    assert set(found) <= set(menu.options), "a warning of something that is not on the menu"
    return {str(option): text.removeprefix("warn.") for option, text in found.items()}


OUT = {"out": True}


@pytest.mark.parametrize(
    ("card", "warning"),
    [
        ("beer.b.6H", "useless-beer"),
        ("saloon.b.5H", "nobody-wounded"),
        ("whisky.d.QH", "not-wounded"),
        ("brawl.d.JS", "nothing-to-discard"),
    ],
)
def test_a_drink_for_nobody_and_a_brawl_without_cards_are_useless(card: str, warning: str) -> None:
    table = table_with(A={"hand": [card, "missed.b.2S"]})
    assert warned(table) == {f"play card:{card}": warning}


def test_the_same_plays_are_not_warned_of_when_they_do_something() -> None:
    hand = ["beer.b.6H", "saloon.b.5H", "whisky.d.QH", "brawl.d.JS", "bang.b.2D", "stagecoach.b.9S"]
    table = table_with(A={"hand": hand, "life": 2, "in-play": ["canteen.d.7H"]}, B={"hand": ["bang.b.2C"]})
    assert warned(table) == {}


def test_a_saloon_for_somebody_else_is_not_useless() -> None:
    assert warned(table_with(A={"hand": ["saloon.b.5H"]}, C={"life": 1})) == {}


def test_beer_with_two_players_left_is_useless_even_for_the_wounded() -> None:
    table = table_with(A={"hand": ["beer.b.6H"], "life": 1}, B=OUT, C=OUT)
    assert warned(table) == {"play card:beer.b.6H": "beer-with-two-left"}


def test_a_green_card_that_heals_nobody_is_useless() -> None:
    assert warned(table_with(A={"in-play": ["canteen.d.7H"]})) == {"use card:canteen.d.7H": "not-wounded"}


def test_tequila_is_useless_for_those_who_are_well() -> None:
    table = table_with(A={"hand": ["tequila.d.9C", "missed.b.2S"]}, C={"life": 2})
    well = {f"play card:tequila.d.9C seat:{seat}": "target-not-wounded" for seat in (0, 1, 3)}
    assert warned(table) == well


def test_diamonds_are_useless_against_apache_kid_but_not_in_a_duel() -> None:
    hand = ["bang.b.2D", "bang.b.2C", "cat-balou.b.9D", "duel.b.QD"]
    table = table_with(A={"hand": hand}, B={"character": "apache-kid", "hand": ["beer.b.6H"]})
    assert warned(table) == {
        "play card:bang.b.2D seat:1": "immune",
        "play card:cat-balou.b.9D hand:1": "immune",
    }


def test_under_blessing_there_are_no_diamonds() -> None:
    table = table_with(event="blessing", A={"hand": ["bang.b.2D"]}, B={"character": "apache-kid"})
    assert warned(table) == {}


def test_a_beer_played_as_a_bang_is_not_useless() -> None:
    table = table_with(show="showdown", A={"hand": ["beer.b.6H"]})
    assert warned(table) == {"play card:beer.b.6H": "useless-beer"}
