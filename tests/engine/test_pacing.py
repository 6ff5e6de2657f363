"""How long a bot takes says nothing of what it holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.ahead import Ahead
from engine.choices import Menu, Option, checkpoint
from engine.dice import Dice
from engine.games import Result
from engine.hosting.bots import Pace
from engine.hosting.thinking import Patience
from tests.engine.hosts import Party
from tests.engine.toys import OVER, Toy, ask, toy


async def _in_turn(game: Toy) -> Result:
    for turn in range(6):
        await checkpoint()
        game.said.append(str(await ask(turn % game.seats, "say red", "say blue")))
    return OVER


class Sure:
    """Could look ahead, but sees at once what to say."""

    def __call__(self, view: Any, menu: Menu, chance: Dice) -> Option:
        return menu.options[0]

    def look_ahead(self, view: Any, menu: Menu, chance: Dice, ahead: Ahead[Any]) -> Option:
        return menu.options[0]


SURE = replace(toy(_in_turn, Toy), bots={"normal": Sure()})


def test_a_bot_that_looks_ahead_takes_as_long_when_it_need_not() -> None:
    party = Party([0], bots=1, game=SURE, pace=Pace(wait=0.3))
    party.say_it(0, "say red")
    party.pass_time(Patience.DECISION - 0.1)
    assert party.moves == ["0 say red"]
    party.pass_time(0.2)
    assert party.moves == ["0 say red", "1 say red"]


def test_where_bots_answer_at_once_they_still_do() -> None:
    party = Party([0], bots=1, game=SURE, pace=Pace())
    party.say_it(0, "say red")
    party.pass_time(0.01)
    assert len(party.moves) == 2
