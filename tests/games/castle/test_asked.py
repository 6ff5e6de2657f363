"""A choice that is none is made automatically, unless somebody wants to be asked always. [CAS-13.1]"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.hosting.habits import Asks
from engine.saves import open_save
from games.castle import GAME
from tests.engine.hosts import Party
from tests.playing import ROOT

ASSASSIN_BESIDE_THE_KING: dict[str, Any] = {
    "turn": "P0",
    "P0": {"hand": ["assassin", "soldier-13"], "deck": ["queen"]},
    "P1": {"hand": ["cook", "ghost"]},
    "board": {"c3": "king P0"},
}
PLAY, KILL = "play card:assassin cell:c2", "kill card:king"


def party(asks: Asks, **more: Any) -> Party:
    """Whose only near card is their own King, plays the Assassin. [CAS-C.assassin]"""
    sitting = Party(
        [0], [1], game=GAME, position=ASSASSIN_BESIDE_THE_KING, asks_people=True, asks=lambda seat: asks, **more
    )
    assert sitting.say_it(0, PLAY) == []
    return sitting


def board(sitting: Party) -> list[str]:
    """What lies on the two cells."""
    return [laid.card.id for laid in sitting.table.state.laid()]


def test_whoever_wants_to_be_asked_always_is_asked_before_the_own_king_dies() -> None:
    """[CAS-13.1]"""
    sitting = party("always")
    menu = sitting.ears[0].update.sights[0].menu
    assert menu is not None
    assert list(menu.options) == [KILL]
    sitting.pass_time(600)
    assert "king" in board(sitting)
    sitting.ask_undo(sitting.ears[0], 0)
    assert sitting.moves == [], "and may think better of it: nobody has learnt anything"
    sitting.say_it(0, PLAY)
    sitting.say_it(0, KILL)
    assert sitting.moves == [f"0 {PLAY}", f"0 {KILL}"]
    assert board(sitting) == ["assassin"]


@pytest.mark.parametrize("asks", ["able", "aimed"])
def test_for_everybody_else_the_choice_makes_itself(asks: Asks) -> None:
    """[CAS-13.1]"""
    sitting = party(asks)
    assert sitting.ears[0].update.sights[0].menu is None
    sitting.pass_time()
    assert sitting.moves == [f"0 {PLAY}", f"0 {KILL}"]
    assert board(sitting) == ["assassin"]
    sitting.ask_undo(sitting.ears[0], 0)
    assert sitting.moves == [], "back to the last choice, not to what followed from it"


def test_the_game_is_the_same_whoever_answers() -> None:
    asked, automatic = party("always"), party("able")
    asked.say_it(0, KILL)
    automatic.pass_time()
    assert asked.table.digest() == automatic.table.digest()


@pytest.mark.parametrize("path", sorted((ROOT / "saves").glob("castle*.yaml")), ids=lambda path: path.stem)
def test_games_that_were_begun_before_are_as_they_were(path: Path) -> None:
    """Their tables make such choices by themselves, and their saves lack them."""
    opened = open_save(path)
    assert not opened.noticed
    assert not opened.table.asks_people
