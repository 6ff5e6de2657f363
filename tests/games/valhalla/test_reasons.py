"""Why a bot of Valhalla advises something: what weighed most, with the figures that the odds give."""

from __future__ import annotations

from typing import Any

import pytest

from engine.choices import Option
from engine.dice import Dice
from engine.games import find_game
from engine.scenarios import Scenario
from engine.texts import LANGUAGES, of_game
from games.valhalla.bots.acting import versus_value
from games.valhalla.bots.hard import hard
from games.valhalla.bots.reading import Reading
from games.valhalla.bots.reasons import reasons
from games.valhalla.bots.temper import TEMPERS
from tests.ui.tabletop import played
from ui.table.advice import in_words
from ui.table.asking import Asking

PEOPLE = {"turn": "Ben", "Ann": {"squad": ["bea-03"]}, "Ben": {"squad": ["bea-06"]}}
BLANKS = [5, 6, 6, 6, 6, 6, *[6] * 6]  # Ben has a shield for Hakon, strength 2; Ann has rolled nothing but X
MOVES = ["Ben attack seat:0", "Ben activate card:bea-06", "Ben end"]


def at(position: dict[str, Any], dice: list[int], *moves: str) -> Any:
    scenario = Scenario(game="valhalla", seats=["Ann", "Ben"], position=position, dice=list(dice), moves=list(moves))
    return played(scenario, 0)


def test_a_reroll_is_advised_with_the_chance_before_and_after_it() -> None:
    """Dag needs one sword: fifteen dice can still be rolled, five, four, three, two and one. 1 - (5/6)^15 = 93.5 %."""
    table = at(PEOPLE, BLANKS, *MOVES)
    (reason,) = reasons(table.view(0), table.menu(0), Option("pay die:6"))
    assert (reason.key, dict(reason.facts)) == ("reason.reroll", {"now": 0, "best": 94})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_one_sentence_in_every_language(language: str) -> None:
    table = at(PEOPLE, BLANKS, *MOVES)
    game = find_game("valhalla")
    texts = of_game(game, language, ["Ann", "Ben"])
    menu = table.menu(0)
    option = hard.look_ahead(table.view(0), menu, Dice(1), table)  # a question of dice: no world is imagined
    assert option is not None
    told = in_words(Asking(menu, texts), option, texts)
    assert "94\N{NO-BREAK SPACE}%" in told or "94 %" in told
    assert "{" not in told


def test_an_attack_is_advised_with_its_chance_and_the_end_that_it_brings() -> None:
    position = {"turn": "Ann", "Ann": {"squad": ["bea-03"]}, "Ben": {"squad": ["bea-06"], "shields": 1}}
    table = at(position, [])
    found = reasons(table.view(0), table.menu(0), Option("attack seat:1"))
    assert [reason.key for reason in found] == ["reason.attack", "reason.last-shield"]
    assert 0 < found[0].facts["percent"] < 100  # type: ignore[operator]


def test_tempers_shift_what_an_attack_is_worth_as_their_names_say() -> None:
    position = {"turn": "Ann", "Ann": {"squad": ["bea-10"]}, "Ben": {"squad": ["bea-11"], "captured": ["Ann"]}}
    view = at(position, []).view(0)
    attack = Option("attack seat:1")
    even = versus_value(Reading(view), attack)
    worth = {name: versus_value(Reading(view, temper=temper), attack) for name, temper in TEMPERS.items()}
    assert worth["careful"] < even < worth["bold"]
    assert worth["unforgiving"] > even
