"""Views: made for several viewers at once they are what each would get alone, and they are what their type says."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from engine.bots import random_option
from engine.dice import Dice
from engine.games import Variant
from engine.table import Table
from engine.views import EVERYTHING, Viewer
from games.bang import GAME
from games.bang.shown import BangView, FigureView, PlayerView
from games.bang.state import Bang
from games.bang.variants import VARIANTS
from tests.playing import seated

TABLES = {f"{seats} seats": Variant(seats, {}) for seats in GAME.seats} | VARIANTS
STEPS = 60
TOLD_OF_ONE = {*PlayerView.__annotations__, *FigureView.__annotations__}  # in one place, with one character each
every_table = pytest.mark.parametrize("variant", TABLES.values(), ids=TABLES)


def steps(variant: Variant, seed: int) -> Iterator[Table[Bang]]:
    """The first steps of a random game, and its end."""
    table = Table[Bang](GAME, seated(variant.seats), variant.options, seed)
    chance = Dice(seed)
    while table.ask is not None:
        if len(table.moves) < STEPS:
            yield table
        seat = chance.pick([seat for seat in table.ask.menus if table.menu(seat) is not None])
        table.answer(seat, random_option(table.ask.menus[seat], chance))
    yield table


def viewers(table: Table[Bang]) -> list[Viewer]:
    return [*range(len(table.seats)), None, EVERYTHING]


@every_table
def test_together_they_are_what_each_would_be_alone(variant: Variant) -> None:
    for table in steps(variant, 1):
        assert list(table.views(viewers(table))) == [table.view(viewer) for viewer in viewers(table)]


@every_table
def test_a_view_is_plain_data_of_its_type(variant: Variant) -> None:
    for table in steps(variant, 2):
        for view in table.views(viewers(table)):
            assert msgspec.json.decode(msgspec.json.encode(view)) == view
            msgspec.convert(view, BangView)
            assert view.keys() <= BangView.__annotations__.keys()
            assert all(told.keys() <= TOLD_OF_ONE for told in (*view["players"], *view["figures"]))
