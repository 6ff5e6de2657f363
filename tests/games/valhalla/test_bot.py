"""The bots: they know what a player in their seat knows, play better than chance, and never get stuck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.bots import random_bot
from engine.dice import Dice
from engine.games import Bot
from engine.table import Table
from engine.texts import of_game
from games.valhalla import questions
from games.valhalla.bots import easy, normal
from games.valhalla.bots.normal import ANSWERS, quick
from games.valhalla.variants import VARIANTS
from tests.games.valhalla.positions import GAME
from tests.playing import seated

MOST_ANSWERS_A_TURN = 80  # of all players together, at six seats with everything
# Together these have every expansion and every mode.
MODES = (
    "everything-for-3",
    "everything-for-6",
    "partnership",
    "alliance-for-4-with-everything",
    "draft-and-five-jarls",
    "simplified",
    "solo-jormungandr-2",
    "solo-valkyries",
    "cooperative-for-2",
    "cooperative-for-4-with-valkyries",
)


def test_every_kind_of_question_is_one_that_the_rules_ask() -> None:
    texts = of_game(GAME, "en", []).texts
    kinds = [value for name, value in vars(questions).items() if name.isupper()]
    assert len(kinds) > 20
    assert [kind for kind in kinds if f"prompt.{kind}" not in texts] == []


WORDS_FOR_ACTION = ("must-muster", "must-scout", "attack-or-scout", "muster-or-scout")  # what is left of it


def test_every_question_of_the_rules_has_an_answer_of_its_own() -> None:
    texts = of_game(GAME, "en", []).texts
    asked = [key.removeprefix("prompt.") for key in texts if key.startswith("prompt.")]
    assert [kind for kind in asked if kind not in ANSWERS and kind not in WORDS_FOR_ACTION] == []


def played(table: Table[Any], bots: list[Bot], seed: int) -> Table[Any]:
    """A game to its end; nobody answers out of place, or does the same again and again in a turn."""
    chance, turn, said = Dice(seed), -1, Counter[str]()
    while table.ask is not None:
        if table.state.turn != turn:
            turn, said = table.state.turn, Counter()
        menus = table.ask.menus
        for seat in sorted(menus, key=lambda seat: not menus[seat].optional):
            menu = table.menu(seat)
            if menu is None:
                continue
            option = bots[seat](table.view(seat), menu, chance)
            if option is None:
                assert menu.optional
                continue
            assert menu.accept(option) is not None
            table.answer(seat, option)
            said[f"{seat} {option}"] += 1
            break
        assert sum(said.values()) < MOST_ANSWERS_A_TURN
        assert max(said.values(), default=0) < 8, said.most_common(1)
    return table


@pytest.mark.parametrize("variant", MODES)
@pytest.mark.parametrize("bot", [easy, quick], ids=["easy", "quick"])
def test_every_expansion_and_mode_is_played_to_its_end(bot: Bot, variant: str) -> None:
    """The normal bot plays all of them in the tests of every game."""
    seats, options = VARIANTS[variant]
    table = played(Table(GAME, seated(seats), options, 7), [bot] * seats, 7)
    GAME.check(table.state)


@pytest.mark.parametrize(
    ("better", "worse", "least"), [(normal, random_bot, 10), (normal, easy, 8), (easy, random_bot, 8)]
)
def test_each_level_beats_the_one_below(better: Bot, worse: Bot, least: int) -> None:
    """It chooses from the same options as a person, and sees the same view. [VAL-26.3]"""
    wins = 0
    for seed in range(10):
        own = seed % 2
        bots = [worse, worse]
        bots[own] = better
        result = played(Table(GAME, seated(2), {}, seed), bots, seed).result
        assert result is not None
        wins += result.winners == (own,)
    assert wins >= least
