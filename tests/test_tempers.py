"""Tempers of bots, in every game that has them: they change some choices, and never what is allowed or sensible."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import bot_for, let_bots_answer
from engine.dice import Dice
from engine.errors import BadSetup
from engine.games import SeatInfo, find_game
from engine.search import Searcher
from tests.playing import GAMES, new_table

TEMPERED = [name for name in GAMES if find_game(name).tempers]
NAMES = ("careful", "bold", "unforgiving")
GAMES_WATCHED, MOST_MOVES = 6, 5000


def tempered(temper: str, level: str = "normal") -> SeatInfo:
    return SeatInfo("bot", "bot", level, temper=temper)


@pytest.mark.parametrize("name", TEMPERED)
def test_every_temper_has_a_bot_for_each_level_but_the_random_one(name: str) -> None:
    game = find_game(name)
    assert tuple(game.tempers) == NAMES
    for temper in NAMES:
        assert set(game.tempers[temper]) == set(game.bots) - {"random"}
        assert bot_for(game, tempered(temper)) is not bot_for(game, tempered(""))
        looks_ahead = isinstance(bot_for(game, tempered("", "hard")), Searcher)
        assert isinstance(bot_for(game, tempered(temper, "hard")), Searcher) is looks_ahead
        assert bot_for(game, tempered(temper, "random")) is game.bots["random"]
    with pytest.raises(BadSetup):
        bot_for(game, tempered("sleepy"))


@pytest.mark.parametrize("temper", NAMES)
@pytest.mark.parametrize("name", TEMPERED)
def test_a_temper_changes_some_choices_and_the_games_end(name: str, temper: str) -> None:
    """Both bots are asked everything; the tempered one answers, and only a few times otherwise than the even one."""
    game = find_game(name)
    bot, even = bot_for(game, tempered(temper)), bot_for(game, tempered(""))
    same = other = 0

    def watched(view: Any, menu: Any, chance: Dice) -> Any:
        nonlocal same, other
        seed = chance.below(1 << 30)
        found, usual = bot(view, menu, Dice(seed)), even(view, menu, Dice(seed))
        assert found is None or menu.accept(found) is not None
        same, other = same + (found == usual), other + (found != usual)
        return found

    seats = game.seats[len(game.seats) // 2]
    for seed in range(GAMES_WATCHED):
        table, chance = new_table(name, seats, seed), Dice(seed)
        while table.ask is not None:
            assert let_bots_answer(table, dict.fromkeys(range(seats), watched), chance)
            assert len(table.moves) < MOST_MOVES
    assert 0 < other < same / 4


@pytest.mark.parametrize("temper", NAMES)
@pytest.mark.parametrize("name", ["berserk", "castle"])
def test_a_temper_is_never_senseless(name: str, temper: str) -> None:
    """Here an even bot beats the random one always: so does one with a temper, from either seat."""
    game = find_game(name)
    bot = bot_for(game, tempered(temper))
    for seed in range(4):
        table, chance = new_table(name, 2, seed), Dice(seed)
        while table.ask is not None:
            assert let_bots_answer(table, {seed % 2: bot, 1 - seed % 2: game.bots["random"]}, chance)
        assert table.result is not None
        assert table.result.winners == (seed % 2,)
