"""Bots at the table: who is heard, who keeps silent, and who plays which seat."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.bots import bot_for, let_bots_answer, level_called, overlooking, random_bot, random_option
from engine.choices import Ask, Menu, Option, Pick, put
from engine.dice import Dice
from engine.errors import BadSetup
from engine.games import Bot, Result, SeatInfo, find_game
from engine.table import Table
from engine.views import View
from tests.engine.toys import OVER, Toy, menu, sit, toy
from tests.playing import GAMES


async def aside(game: Toy) -> Result:
    """Seat 0 is asked, and seat 1 may speak up beside."""
    answers = await put(Ask({0: menu("go"), 1: menu("heal", optional=True)}, until="first"))
    game.said += [f"{seat} {option}" for seat, option in answers.items()]
    return OVER


def silent(view: View, menu: Menu, chance: Dice) -> Option | None:
    return None


def first_option(view: View, menu: Menu, chance: Dice) -> Option | None:
    return menu.options[0]


def said_with(bots: dict[int, Bot]) -> tuple[bool, list[str], Table[Toy]]:
    table = sit(aside, Toy)
    answered = let_bots_answer(table, bots, Dice(1))
    return answered, table.state.said, table


def test_a_bot_may_keep_silent_beside_the_question_of_another() -> None:
    assert said_with({0: first_option, 1: silent})[:2] == (True, ["0 go"])


def test_a_bot_that_speaks_up_is_heard_before_the_one_that_must_answer() -> None:
    assert said_with({0: first_option, 1: first_option})[:2] == (True, ["1 heal"])


def test_a_question_to_a_person_waits_for_the_person() -> None:
    answered, said, table = said_with({1: silent})
    assert (answered, said) == (False, [])
    assert table.awaited() == [0]


def test_when_the_game_is_over_no_bot_answers() -> None:
    _, _, table = said_with({0: first_option, 1: silent})
    assert not let_bots_answer(table, {0: first_option}, Dice(1))


def test_the_random_bot_speaks_up_now_and_then_but_always_answers_when_it_must() -> None:
    chance = Dice(1)
    beside = Counter(random_bot({}, menu("heal", optional=True), chance) for _ in range(200))
    assert set(beside) == {None, Option("heal")}
    assert {random_bot({}, menu("go"), chance) for _ in range(50)} == {"go"}


@pytest.mark.parametrize("pick", [Pick(0, 2), Pick(2, 3, ordered=True), Pick(1, 5, repeats=True), Pick(3, 3)])
def test_whatever_is_picked_at_random_is_on_the_menu(pick: Pick) -> None:
    offered = menu("give card:a", "give card:b", "give card:c", "pass", sets={"give": pick})
    chance = Dice(2)
    answers = {random_option(offered, chance) for _ in range(300)}
    assert all(offered.accept(answer) is not None for answer in answers)
    counts = {len(answer.refs) for answer in answers if answer.verb == "give"}
    assert counts == set(range(pick.at_least, (pick.at_most if pick.repeats else min(pick.at_most, 3)) + 1))
    assert "pass" in answers


def test_a_seat_gets_the_bot_of_its_level() -> None:
    game = toy(aside, Toy, bots={"clever": first_option, "random": random_bot})
    assert bot_for(game, SeatInfo("Bot", "bot")) is first_option
    assert bot_for(game, SeatInfo("Bot", "bot", "random")) is random_bot
    with pytest.raises(BadSetup, match=r"^There is no bot called 'genius'; choose one of: clever, random.$"):
        bot_for(game, SeatInfo("Bot", "bot", "genius"))


def test_without_a_level_a_bot_is_normal_and_older_names_are_known() -> None:
    bots = {"hard": random_bot, "normal": first_option}
    game = toy(aside, Toy, bots=bots, former_levels={"sensible": "normal"})
    assert [level_called(game, name) for name in ("", "sensible", "hard")] == ["normal", "normal", "hard"]
    assert bot_for(game, SeatInfo("Bot", "bot", "sensible")) is first_option


@pytest.mark.parametrize("name", GAMES)
def test_levels_have_the_same_names_in_every_game(name: str) -> None:
    levels = list(find_game(name).bots)
    assert levels == [level for level in ("hard", "normal", "easy", "random") if level in levels]
    assert {"normal", "easy", "random"} <= set(levels)


def test_whoever_overlooks_things_still_answers_what_can_be_answered() -> None:
    offered = menu("play card:a seat:1", "play card:a seat:2", "play card:b seat:1", "pass")
    bot, chance = overlooking(first_option, 2), Dice(4)
    answers = Counter(bot({}, offered, chance) for _ in range(400))
    assert set(answers) == {"play card:a seat:1", "play card:b seat:1", "pass"}, "a card is overlooked as a whole"
    assert answers[Option("play card:a seat:1")] > 200
    assert overlooking(first_option, 1)({}, offered, chance) == "play card:a seat:1", "not everything is overlooked"
