"""Why the bots do what they do: reasons as data, and the one sentence that a hint makes of them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.choices import Option
from engine.dice import Dice
from engine.games import Reasoned, find_game, named_seats
from engine.table import Table
from engine.texts import LANGUAGES, of_game
from games.berserk.bots.levels import normal
from games.berserk.bots.temper import EVEN, TEMPERS, Temper
from tests.games.berserk.test_bots import battle, menu_of
from tests.playing import new_table
from ui.table.advice import in_words
from ui.table.asking import Asking

GAME = find_game("berserk")
MINE = {"c3": "drowned-legion"}  # strikes 1-2-3, alone without anything else
THEIRS = {"c4": "drowned-legion wounds 5", "a6": "host-king"}  # of 6 lives one is left


def advised(table: Table[Any], temper: Temper = EVEN) -> Option:
    view: Any = table.view(0)
    return normal(view, menu_of(table, 0), Dice(3), temper)


def keys(option: Option) -> list[str]:
    assert isinstance(option, Reasoned)
    return [reason.key.removeprefix("reason.") for reason in option.reasons]


def facts(option: Option, key: str) -> dict[str, object]:
    assert isinstance(option, Reasoned)
    return dict(next(reason.facts for reason in option.reasons if reason.key == f"reason.{key}"))


def test_a_strike_tells_the_chance_to_kill_and_to_be_struck_back() -> None:
    """It kills unless the black die shows 5 or 6, which is one in three; at 6 it is struck back. [BSK-10.5]"""
    option = advised(battle(MINE, THEIRS))
    assert option == "strike card:drowned-legion-1 card:drowned-legion-6"
    assert keys(option) == ["kills", "small-risk"]
    assert facts(option, "kills") == {"percent": 67}
    assert facts(option, "small-risk") == {"percent": 17}


def test_a_closed_card_dies_for_certain_and_cannot_hit_back() -> None:
    """It rolls no die. [BSK-10.2]"""
    option = advised(battle(MINE, {"c4": "drowned-legion closed wounds 5", "a6": "host-king"}))
    assert keys(option) == ["surely-kills", "no-answer"]


def test_a_step_tells_whom_it_is_about() -> None:
    option = advised(battle({"c2": "drowned-legion"}, THEIRS))
    assert option.verb == "move"
    assert isinstance(option, Reasoned)
    assert option.reasons[0].key == "reason.then-attacks"
    assert option.reasons[0].refs == ("card:drowned-legion-6",)


def test_a_die_is_kept_where_the_strike_misses_anyway() -> None:
    """A black 5: both miss. The white 1 would be rolled again otherwise. [BSK-10.5, BSK-10.7]"""
    ann, ben = {"c3": "wild-huntsman"}, {"c4": "drowned-legion", "a6": "host-king"}
    for black, expected in ((5, "misses-anyway"), (1, "bad-roll")):
        position = {"Ann": {"field": ann}, "Ben": {"field": ben}}
        table = Table(GAME, named_seats(["Ann", "Ben"]), {}, 1, position=position, dice=[1, black])
        table.answer(0, "strike card:wild-huntsman-1 card:drowned-legion-6")
        assert keys(advised(table)) == [expected]


def test_the_end_of_the_turn_has_a_reason_too() -> None:
    option = advised(battle({"a1": "executioner closed"}, {"e6": "shade-knight"}))
    assert keys(option) == ["nothing-gains"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "67 % to kill it, and it hits back in only 17 % of cases."),
        ("ru", "шанс убить — 67 %, и шанс ответного удара — всего 17 %."),
        ("uk", "шанс убити — 67 %, і шанс удару у відповідь — лише 17 %."),
    ],
)
def test_a_hint_is_one_sentence_in_every_language(language: str, words: str) -> None:
    table = battle(MINE, THEIRS)
    texts = of_game(GAME, language, ["Ann", "Ben"])
    asking = Asking(menu_of(table, 0), texts)
    option = advised(table)
    assert in_words(asking, option, texts) == f"{asking.option_name(option)}: {words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_whole_battles_has_its_words(language: str) -> None:
    texts = of_game(GAME, language, ["Ann", "Ben"])
    told = set()
    for seed in range(3):
        table, chance = new_table("berserk", 2, seed), Dice(seed)
        while table.ask is not None:
            seat = table.awaited()[0]  # both are asked at once what they hide
            view: Any = table.view(seat)
            option = normal(view, menu_of(table, seat), chance)
            for reason in option.reasons if isinstance(option, Reasoned) else ():
                told.add(reason.key)
                assert reason.key in texts.texts
                assert "{" not in texts(reason.key, things=texts.name(reason.refs), **reason.facts)
            table.answer(seat, option)
    assert len(told) > 10


# Tempers


def test_a_careful_bot_fears_what_comes_back_and_a_bold_one_does_not() -> None:
    """A strike that wounds as much as it may be answered: the careful one leaves it, the bold one makes it."""
    table = battle({"c3": "templar-vanguard wounds 5"}, {"c4": "host-king", "a6": "shade-knight"})
    careful = advised(table, temper=Temper(own=4.0, closer=0.0))
    bold = advised(table, temper=TEMPERS["bold"])
    assert (careful.verb, bold.verb) == ("end-turn", "strike")


def test_an_unforgiving_bot_strikes_whoever_has_just_acted() -> None:
    """The even bot kills whoever has one life left; the other enemy is closed, so it has acted in its own turn."""
    table = battle(MINE, {"b4": "barrow-ghoul closed", "d4": "drowned-legion wounds 5", "a6": "host-king"})
    assert advised(table).refs[-1] == "card:drowned-legion-6"
    assert advised(table, temper=Temper(grudge=5.0)).refs[-1] == "card:barrow-ghoul-6"
