"""What every game reads alike in the position of a scenario."""

from __future__ import annotations

import msgspec
import pytest

from engine.errors import BadSetup
from engine.positions import Box, read_position, seat_named


class Holding(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str] = []


class Named(msgspec.Struct, forbid_unknown_fields=True):
    turn: str = ""


def test_players_and_table_are_told_apart() -> None:
    holdings, named = read_position({"turn": "B", "B": {"hand": ["x"]}}, ["A", "B"], Holding, Named)
    assert [holding.hand for holding in holdings] == [[], ["x"]]
    assert seat_named(named.turn, ["A", "B"]) == 1


@pytest.mark.parametrize("position", [{"A": {"hands": []}}, {"C": {"hand": []}}, {"A": {"hand": 3}}])
def test_what_a_position_cannot_name_is_refused(position: dict[str, object]) -> None:
    with pytest.raises(BadSetup) as caught:
        read_position(position, ["A", "B"], Holding, Named)
    assert caught.value.key == "bad-position"


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        seat_named("C", ["A", "B"])
    assert caught.value.key == "no-such-player"


def test_a_card_is_laid_out_once_and_only_if_it_exists() -> None:
    box = Box({"king": 1, "cook": 2}, known=["king", "cook", "idiot"])
    assert box.take_all(["cook", "king"]) == [2, 1]
    for id, key in (("king", "card-in-two-places"), ("idiot", "card-in-two-places"), ("queen", "no-such-card")):
        with pytest.raises(BadSetup) as caught:
            box.take(id)
        assert caught.value.key == key
