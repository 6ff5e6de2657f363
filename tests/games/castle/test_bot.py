"""The sensible bot: it beats the random one, and answers as a thoughtful person would."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.bots import let_bots_answer, random_bot
from engine.choices import Option
from engine.dice import Dice
from engine.games import Bot, Result, find_game, named_seats
from engine.table import Table

sensible = find_game("castle").bots["normal"]
NAMES = ("Ada", "Ben", "Cat", "Dan", "Eve")
MOST_ANSWERS = 5000


def played_out(bots: Sequence[Bot], seed: int) -> Result:
    """How a game between these bots ends; an answer that is not on the menu would be refused."""
    table = Table(find_game("castle"), named_seats(NAMES[: len(bots)]), None, seed)
    chance = Dice(seed)
    for _ in range(MOST_ANSWERS):
        let_bots_answer(table, dict(enumerate(bots)), chance)
        if table.result is not None:
            return table.result
    raise AssertionError(f"no end after {MOST_ANSWERS} answers, seed {seed}")


def after(position: Mapping[str, Any], *moves: str, seats: int = 2, bot_seat: int = 0) -> tuple[Table[Any], Option]:
    """The table after these moves of Ada, and what the bot answers there."""
    table = Table(find_game("castle"), named_seats(NAMES[:seats]), position=position)
    for move in moves:
        table.answer(0, move)
    menu = table.menu(bot_seat)
    assert menu is not None
    answer = sensible(table.view(bot_seat), menu, Dice(1))
    assert answer is not None
    return table, answer


def answered(position: Mapping[str, Any], *moves: str, seats: int = 2) -> Option:
    """What the bot answers for Ada after these moves of hers."""
    return after(position, *moves, seats=seats)[1]


# Strength


def test_it_wins_at_least_ninety_of_a_hundred_games_against_the_random_bot() -> None:
    wins = 0
    for number in range(100):
        seat = number % 2
        bots: list[Bot] = [random_bot, random_bot]
        bots[seat] = sensible
        wins += played_out(bots, number // 2).winners == (seat,)
    print(f"wins against the random bot: {wins} of 100")
    assert wins >= 90


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_among_sensible_bots_end_because_somebody_is_out_of_cards(seats: int) -> None:
    """Every answer is legal, or the table would have refused it."""
    ends = [played_out([sensible] * seats, seed).how for seed in range(8)]
    assert ends == ["result.out-of-cards"] * 8


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_its_answer_is_legal_whatever_the_random_bot_has_made_of_the_game(seats: int) -> None:
    for seed in range(4):
        table = Table(find_game("castle"), named_seats(NAMES[:seats]), None, seed)
        chance = Dice(seed)
        while table.result is None:
            for seat in table.awaited():
                menu = table.menu(seat)
                assert menu is not None
                answer = sensible(table.view(seat), menu, chance)
                assert answer is not None
                assert menu.accept(answer) is not None
            let_bots_answer(table, dict.fromkeys(range(seats), random_bot), chance)


def test_it_answers_the_same_when_asked_the_same_again() -> None:
    table = Table(find_game("castle"), named_seats(NAMES[:3]), None, 5)
    for _ in range(60):
        let_bots_answer(table, dict.fromkeys(range(3), sensible), Dice(3))
        for seat in table.awaited():
            menu = table.menu(seat)
            assert menu is not None
            again = [sensible(table.view(seat), menu, Dice(9)) for _ in range(3)]
            assert len(set(again)) == 1


# Actions


def test_it_plays_its_last_card_to_win() -> None:
    position = {"Ada": {"hand": ["soldier-01"], "deck": []}, "board": {"c3": "king Ben"}}
    table, answer = after(position)
    table.answer(0, answer)
    assert table.result is not None
    assert table.result.winners == (0,)


def test_it_does_not_lay_its_last_soldier_where_he_brings_back_its_own_engine() -> None:
    """CAS-11.2"""
    board = {"b1": "soldier-01 Ada", "c1": "soldier-02 Ben", "d1": "soldier-03 Ada", "siege-n": "siege-engine-1 Ada"}
    answer = answered({"Ada": {"hand": ["soldier-04"], "deck": []}, "board": board})
    assert answer.verb == "play"
    assert answer.refs[1] != "cell:e1"


def test_it_completes_a_wall_against_an_engine_of_the_opponent() -> None:
    """CAS-9.3"""
    board = {"b1": "soldier-01 Ada", "c1": "soldier-02 Ben", "d1": "soldier-03 Ada", "siege-n": "siege-engine-1 Ben"}
    answer = answered({"Ada": {"hand": ["soldier-04", "squire"], "deck": []}, "board": board})
    assert answer == "play card:soldier-04 cell:e1"


def test_it_does_not_play_the_king_among_nothing_but_its_own_cards() -> None:
    """CAS-10.2"""
    board = {"d3": "spy Ada", "c1": "soldier-01 Ada"}
    answer = answered({"Ada": {"hand": ["king", "soldier-02", "fairy"], "deck": []}, "board": board})
    assert "card:king" not in answer.refs


def test_it_draws_while_there_is_nothing_better_to_do() -> None:
    answer = answered({"Ada": {"hand": ["soldier-01"], "deck": ["cook", "spy"]}})
    assert answer == "draw pile:deck"


def test_it_exchanges_a_card_that_has_no_place() -> None:
    """CAS-4.7"""
    answer = answered({"Ada": {"hand": ["prince"], "deck": []}, "reserve": ["soldier-01", "mistress"]})
    assert answer == "exchange card:prince card:soldier-01"


def test_it_lays_a_knight_on_a_card_of_its_own() -> None:
    board = {"c3": "alchemist Ben", "d3": "spy Ada", "e5": "thief Ben"}
    answer = answered({"Ada": {"hand": ["knight-1", "squire"], "deck": []}, "board": board, "reserve": ["prince"]})
    assert answer == "play card:knight-1 card:spy"


# Effects


def test_the_king_sends_back_a_card_of_whoever_is_closest_to_winning() -> None:
    position = {
        "Ada": {"hand": ["king", "cook"]},
        "Ben": {"hand": ["soldier-05"], "deck": []},
        "board": {"b1": "soldier-01 Ada", "c1": "soldier-02 Ben", "d1": "soldier-03 Cat"},
    }
    assert answered(position, "play card:king cell:c3", seats=3) == "return card:soldier-02"


def test_the_thief_takes_a_token_off_a_card_of_its_own() -> None:
    """CAS-5.3"""
    position = {"Ada": {"hand": ["thief", "cook"]}, "board": {"c3": "alchemist Ben", "d3": "spy Ada"}}
    assert answered(position, "play card:thief cell:c4") == "take-token card:spy"


def test_the_schemer_makes_its_own_card_the_leaders() -> None:
    position = {
        "Ada": {"hand": ["schemer", "cook"]},
        "Cat": {"hand": ["soldier-05"], "deck": []},
        "board": {"c3": "alchemist Ben", "d3": "spy Ada"},
    }
    table, answer = after(position, "play card:schemer cell:c4", seats=3)
    assert answer == "replace-token card:spy"
    table.answer(0, answer)
    menu = table.menu(0)
    assert menu is not None
    assert sensible(table.view(0), menu, Dice(1)) == "new-owner seat:2"


def test_the_dragon_burns_the_tower_with_most_cards_of_the_opponent() -> None:
    board = {"b1": "soldier-01 Ben", "a2": "soldier-02 Ben", "e1": "soldier-03 Ben", "f1": "archer Ada"}
    assert answered({"Ada": {"hand": ["dragon", "cook"]}, "board": board}, "play card:dragon area:surroundings") == (
        "burn cell:a1"
    )


def test_the_alchemist_gives_two_cards_that_have_no_place_and_takes_two_that_have() -> None:
    position = {
        "Ada": {"hand": ["alchemist", "prince", "soldier-01", "prisoner", "fairy"]},
        "reserve": ["soldier-02", "lady-in-waiting", "barbarian", "mistress"],
    }
    table, answer = after(position, "play card:alchemist cell:c3")
    assert set(answer.refs) == {"card:prince", "card:prisoner"}
    table.answer(0, answer)
    menu = table.menu(0)
    assert menu is not None
    taken = sensible(table.view(0), menu, Dice(1))
    assert taken is not None
    assert set(taken.refs) == {"card:soldier-02", "card:barbarian"}


def test_everybody_gives_his_worst_card_to_the_jester() -> None:
    position = {"Ada": {"hand": ["jester", "spy", "cook"]}, "Ben": {"hand": ["prince", "fairy", "soldier-01"]}}
    _, answer = after(position, "play card:jester cell:c3", seats=3, bot_seat=1)
    assert answer == "give card:prince"
