"""The turn timer: all decisions of a player in a turn share its seconds. (RULES, section 26)"""

from __future__ import annotations

from typing import Any

import pytest

from engine.dice import Dice
from engine.games import find_game
from engine.table import Table
from tests.engine.hosts import Party
from tests.playing import seated
from ui.cli.selfplay import answer_blindly

GAME = find_game("berserk")
TIMED = {"turn_seconds": 30}
FIELD = {
    "P0": {"field": {"c3": "executioner", "b2": "crossbow-novice"}},
    "P1": {"field": {"c4": "barrow-ghoul", "d5": "marsh-hag"}},
}
OBLIGED = {
    "P0": {"field": {"c3": "branded-penitent", "a1": "shield-sister"}},
    "P1": {"field": {"c4": "barrow-ghoul", "e6": "marsh-hag"}},
}


def test_two_steps_use_up_the_same_seconds() -> None:
    party = Party([0], [1], game=GAME, options=TIMED, position=FIELD)
    assert party.clock.left == 30
    party.pass_time(20)
    assert party.say_it(0, "move card:crossbow-novice-1 cell:b3") == []
    assert (party.clock.seconds, party.clock.left) == (30, 10)


def test_when_the_time_is_up_the_turn_ends_and_the_other_has_the_whole_of_it() -> None:
    party = Party([0], [1], game=GAME, options=TIMED, position=FIELD)
    party.pass_time(29.9)
    assert party.moves == []
    party.pass_time(0.1)
    assert party.moves == ["0 end-turn"]
    assert party.table.awaited() == [1]
    assert party.clock.left == 30


def test_an_obligatory_attack_is_made_before_the_turn_ends() -> None:
    """[BSK-7.8]"""
    party = Party([0], [1], game=GAME, options=TIMED, position=OBLIGED)
    turn = party.table.view(None)["turn"]
    party.pass_time(30)
    assert party.moves == ["0 strike card:branded-penitent-1 card:barrow-ghoul-6", "0 end-turn"]
    assert party.table.view(None)["turn"] == turn + 1


def test_without_a_timer_nothing_runs() -> None:
    party = Party([0], [1], game=GAME, position=FIELD)
    assert not party.clock.is_running


@pytest.mark.parametrize("variant", ["inquisitors-against-sluagh", "mirror-match", "custom-decks"])
def test_every_question_with_a_time_says_what_happens_when_it_is_up(variant: str) -> None:
    timed: Table[Any] = Table(GAME, seated(2), {**GAME.variants[variant].options, **TIMED}, 3)
    chance, asked = Dice(3), 0
    while timed.ask is not None and len(timed.moves) < 2000:
        if timed.ask.seconds:
            asked += 1
            assert timed.ask.span
            assert all(menu.default is not None for menu in timed.ask.menus.values()), timed.ask
        answer_blindly(timed, chance)
    assert asked > 20
