"""What cannot be set up, and how it is said. [BNG-19.15, BNG-19.30, BNG-20.10]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import BadSetup
from engine.games import named_seats
from engine.table import Table
from engine.texts import common
from games.bang import GAME

NAMES = ["A", "B", "C", "D", "E", "F", "G", "H"]


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"expansions": ["high-noon"]}, "Events are switched off with two players: take out high-noon,"),
        (2, {"expansions": ["fistful", "high-noon"]}, "take out fistful, high-noon, or play with three or more."),
        (2, {"match": True, "hire": True}, "Hire is not offered with two players"),
        (4, {"hire": True}, "Experience, Hire and Premiums are played for dollars: switch the match on"),
        (4, {"experience": True}, "Experience, Hire and Premiums are played for dollars"),
        (4, {"premiums": True}, "Experience, Hire and Premiums are played for dollars"),
        (5, {"hidden_line_up": True}, "The hidden line-up is a game for exactly 6 players, not for 5"),
        (7, {"hidden_line_up": True}, "The hidden line-up is a game for exactly 6 players, not for 7"),
        (4, {"sheriff": 4}, "There is no seat 4 at this table; choose one from 0 to 3."),
        (4, {"sheriff": -1}, "There is no seat -1 at this table"),
        (4, {"expansions": ["extra", "dodge-city", "extra"]}, "The expansion extra is named twice"),
    ],
)
def test_a_set_up_that_the_rules_do_not_offer_is_refused(seats: int, options: dict[str, Any], sentence: str) -> None:
    """BNG-19.15, BNG-19.30, BNG-20.10"""
    with pytest.raises(BadSetup, match=r".") as refused:
        Table(GAME, named_seats(NAMES[:seats]), options)
    assert sentence in str(refused.value)
    for language in ("ru", "uk"):
        said = common(language).error(refused.value)
        assert said not in (str(refused.value), refused.value.key)
        assert "{" not in said


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"expansions": ["dodge-city", "extra", "wild-west-show"]}),
        (2, {"match": True, "experience": True, "premiums": True, "no_mercy": True}),
        (3, {"match": True, "hire": True, "expansions": ["high-noon", "fistful"]}),
        (4, {"no_mercy": True, "sheriff": 3}),
        (6, {"hidden_line_up": True}),
        (8, {}),
    ],
)
def test_a_set_up_that_the_rules_offer_is_taken(seats: int, options: dict[str, Any]) -> None:
    """BNG-20.10, BNG-19.50"""
    assert Table(GAME, named_seats(NAMES[:seats]), options).ask is not None
