"""The bots: they know what a player in their seat knows, and play better than chance."""

from __future__ import annotations

from typing import Any

from engine.bots import random_bot
from engine.dice import Dice
from engine.games import Bot, find_game
from engine.table import Table
from engine.texts import of_game
from games.valhalla import questions
from games.valhalla.bots import normal
from tests.playing import seated

GAME = find_game("valhalla")


def test_every_kind_of_question_is_one_that_the_rules_ask() -> None:
    texts = of_game(GAME, "en", []).texts
    kinds = [value for name, value in vars(questions).items() if name.isupper()]
    assert len(kinds) > 20
    assert [kind for kind in kinds if f"prompt.{kind}" not in texts] == []


def test_it_beats_the_random_player() -> None:
    """It chooses from the same options as a person, and sees the same view. [VAL-26.3]"""
    wins = 0
    for seed in range(20):
        table: Table[Any] = Table(GAME, seated(2), {}, seed)
        chance, own = Dice(seed), seed % 2
        while table.ask is not None:
            seat = table.awaited()[0]
            menu = table.menu(seat)
            assert menu is not None
            bot: Bot = normal if seat == own else random_bot
            option = bot(table.view(seat), menu, chance)
            assert option is not None
            assert menu.accept(option) is not None
            table.answer(seat, option)
        assert table.result is not None
        wins += table.result.winners == (own,)
    assert wins >= 18
