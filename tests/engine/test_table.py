"""The table: questions, answers, refusals and events."""

from __future__ import annotations

from typing import Any

import pytest

from engine.choices import Ask, Move, Option, put, race
from engine.errors import BadAnswer, BadSetup
from engine.games import GameOver, OddsOption, Options, Result, named_seats, shows_odds
from engine.table import Table
from engine.views import EVERYTHING
from tests.engine.toys import OVER, Drew, Said, Toy, Whispered, answer_all, ask, menu, sit, snapshot, toy


async def words(game: Toy) -> Result:
    """Seat 0 says two words, then seat 1 says one."""
    for seat in (0, 0, 1):
        word = await ask(seat, "say red", "say blue")
        game.said.append(word.refs[0])
        game.tell(Said(f"seat:{seat}", word.refs[0]))
    return Result((1,), "result.over")


async def bids(game: Toy) -> Result:
    """Everybody bids in secret; the bids are read out."""
    answers = await put(Ask({seat: menu("bid coin:1", "bid coin:2") for seat in range(game.seats)}))
    game.said = [f"{seat} {bid}" for seat, bid in answers.items()]
    await ask(0, "on", "off")
    return OVER


async def snap(game: Toy) -> Result:
    """Whoever shouts first is heard, three times over."""
    for _ in range(3):
        who, shout = await race({seat: menu("shout", "cry") for seat in range(game.seats)})
        game.said.append(f"{who} {shout}")
    return OVER


# Answers


def test_answers_lead_from_question_to_question_to_the_end() -> None:
    table = sit(words, Toy)
    assert (table.awaited(), table.number, table.result) == ([0], 1, None)
    table.answer(0, "say red", 1)
    table.answer(0, "say blue")
    assert (table.awaited(), table.number) == ([1], 3)
    table.answer(1, "say red", 3)
    assert (table.ask, table.awaited(), table.menu(1)) == (None, [], None)
    assert table.result == Result((1,), "result.over")
    assert list(map(str, table.moves)) == ["0 say red", "0 say blue", "1 say red"]


@pytest.mark.parametrize(
    ("seat", "line", "number", "sentence"),
    [
        (0, "go", None, "'go' is not on the menu 'toy.prompt' of seat 0; choose one of: say red, say blue"),
        (0, "", None, "'' is not on the menu 'toy.prompt' of seat 0; choose one of: say red, say blue"),
        (1, "say red", None, "Seat 1 is not asked now, so 'say red' was not taken; the game waits for seat 0."),
        (7, "say red", None, "Seat 7 is not asked now, so 'say red' was not taken; the game waits for seat 0."),
        (0, "go", 1, "'go' answers question 1, but the game is at question 2; look again and answer that one."),
        (0, "go", 3, "'go' answers question 3, but the game is at question 2; look again and answer that one."),
    ],
)
def test_a_refused_answer_changes_nothing(seat: int, line: str, number: int | None, sentence: str) -> None:
    table = sit(words, Toy)
    table.answer(0, "say blue")
    before = table.number, snapshot(table)
    with pytest.raises(BadAnswer) as refusal:
        table.answer(seat, line, number)
    assert str(refusal.value) == sentence
    assert (table.number, snapshot(table)) == before


def test_an_answer_after_the_end_is_refused_and_changes_nothing() -> None:
    table = sit(words, Toy)
    answer_all(table, ["0 say red", "0 say red", "1 say red"])
    before = table.number, snapshot(table)
    with pytest.raises(BadAnswer, match=r"'say red' comes too late: the game is over."):
        table.answer(1, "say red")
    assert (table.number, snapshot(table)) == before


def test_a_long_menu_is_cut_short_in_the_refusal() -> None:
    async def play(game: Toy) -> Result:
        await ask(0, *(f"take coin:{number}" for number in range(20)))
        return OVER

    with pytest.raises(BadAnswer, match=r"coin:11, …$"):
        sit(play, Toy).answer(0, "pass")


def test_listeners_hear_of_every_answer_after_it_was_carried_out() -> None:
    table = sit(words, Toy)
    heard: list[tuple[Move, list[str]]] = []
    table.on_move.append(lambda move: heard.append((move, list(table.state.said))))
    answer_all(table, ["0 say red", "0 say blue"])
    with pytest.raises(BadAnswer):
        table.answer(0, "say red")
    assert heard == [(Move(0, Option("say red")), ["red"]), (Move(0, Option("say blue")), ["red", "blue"])]


def test_a_listener_may_answer_in_its_turn_and_the_next_one_still_hears_every_move_once() -> None:
    table = sit(words, Toy)
    heard: list[str] = []
    table.on_move.append(lambda move: table.answer(0, "say blue") if len(table.moves) == 1 else None)
    table.on_move.append(lambda move: heard.append(str(move)))
    table.answer(0, "say red")
    assert sorted(heard) == ["0 say blue", "0 say red"]


# Several seats


def test_secret_answers_stay_hidden_until_the_last_one_is_in() -> None:
    table = sit(bids, Toy, seats=3)
    seen = [table.view(viewer) for viewer in (0, 1, None)]
    table.answer(2, "bid coin:2")
    assert [table.view(viewer) for viewer in (0, 1, None)] == seen
    assert (table.awaited(), table.menu(2), table.number) == ([0, 1], None, 1)
    with pytest.raises(BadAnswer, match="Seat 2 has answered already, so 'bid coin:1' was not taken"):
        table.answer(2, "bid coin:1")


@pytest.mark.parametrize("arrival", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_secret_answers_come_to_the_rules_in_the_order_of_the_seats(arrival: tuple[int, ...]) -> None:
    table = sit(bids, Toy, seats=3)
    for seat in arrival:
        table.answer(seat, f"bid coin:{1 + seat % 2}", number=1)
    assert table.state.said == ["0 bid coin:1", "1 bid coin:2", "2 bid coin:1"]


def test_whoever_is_first_is_heard_and_the_others_come_too_late() -> None:
    table = sit(snap, Toy, seats=3)
    table.answer(1, "cry", 1)
    with pytest.raises(BadAnswer, match="'shout' answers question 1, but the game is at question 2"):
        table.answer(0, "shout", 1)
    table.answer(0, "shout", 2)
    assert table.state.said == ["1 cry", "0 shout"]


def test_a_question_that_continues_keeps_its_number() -> None:
    async def play(game: Toy) -> Result:
        menus, speaks_up = {0: menu("end"), 1: menu("cheer", optional=True)}, False
        while (await race(menus, continues=speaks_up))[1] != "end":
            speaks_up = True
        return OVER

    table = sit(play, Toy)
    answer_all(table, ["1 cheer", "1 cheer"])
    assert table.number == 1
    table.answer(0, "end", 1)
    assert table.result == OVER


def test_nobody_waits_for_an_optional_answer() -> None:
    async def play(game: Toy) -> Result:
        answers = await put(Ask({0: menu("bid", "pass"), 1: menu("cheer", optional=True)}, "all"))
        game.said = [f"{seat} {answer}" for seat, answer in answers.items()]
        await ask(0, "on", "off")
        return OVER

    table = sit(play, Toy)
    assert table.awaited() == [0]
    table.answer(0, "bid")
    assert table.state.said == ["0 bid"]


def test_nobody_may_know_who_is_asked_in_secret() -> None:
    async def play(game: Toy) -> Result:
        await put(Ask({1: menu("yes", "no")}, secret=True))
        return OVER

    table = sit(play, Toy, seats=3)
    awaited = {viewer: table.awaited(viewer) for viewer in (0, 1, 2, None, EVERYTHING)}
    assert awaited == {0: [], 1: [1], 2: [], None: [], EVERYTHING: [1]}
    with pytest.raises(BadAnswer) as refusal:
        table.answer(0, "yes")
    assert "1" not in str(refusal.value)


# Events


def test_everybody_hears_his_own_version_of_what_happened() -> None:
    async def play(game: Toy) -> Result:
        for event in (Said("seat:0", "hello"), Drew(0, "card:a"), Whispered(1)):
            game.tell(event)
        await ask(0, "on")
        game.tell(Said("seat:0", "bye"))
        return OVER

    table = sit(play, Toy)
    assert table.events() == [Said("seat:0", "hello"), Drew(0, "card:a"), Whispered(1)]
    assert table.events(0, 0) == [Said("seat:0", "hello"), Drew(0, "card:a")]
    assert table.events(1, 1) == [Drew(0, "hidden"), Whispered(1)]
    assert table.events(1, None) == [Drew(0, "hidden")]
    since = table.event_count
    table.answer(0, "on")
    assert table.events(since, None) == [Said("seat:0", "bye")]


# The end


def test_the_game_may_end_from_deep_within() -> None:
    async def inner(game: Toy) -> None:
        await ask(1, "win")
        raise GameOver(Result((1,), "result.knocked-out", (0, 3)))

    async def play(game: Toy) -> Result:
        while True:
            await inner(game)

    table = sit(play, Toy)
    table.answer(1, "win")
    assert (table.ask, table.result) == (None, Result((1,), "result.knocked-out", (0, 3)))


# Bad beginnings


class Rules(Options, frozen=True):
    coins: int = 3


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "toy is for 2 to 3 players, not for 1; change the number of people or bots."),
        (4, {}, "toy is for 2 to 3 players, not for 4; change the number of people or bots."),
        (
            2,
            {"coins": "many"},
            "An option of toy is wrong: Expected `int`, got `str` - at `$.coins`; correct it or leave it out.",
        ),
        (
            2,
            {"coin": 3},
            "An option of toy is wrong: Object contains unknown field `coin`; correct it or leave it out.",
        ),
        (2, {"coins": 99}, "There is no seat 99 at this table; choose one from 0 to 1."),
    ],
)
def test_a_game_that_its_rules_do_not_allow_is_refused(seats: int, options: dict[str, Any], sentence: str) -> None:
    def check_setup(seats: int, options: Rules) -> None:
        if options.coins > 9:
            raise BadSetup("no-such-seat", seat=options.coins, most=1)

    game = toy(words, Toy, seats=range(2, 4), options=Rules, check_setup=check_setup)
    with pytest.raises(BadSetup) as refusal:
        Table(game, named_seats("ABCD"[:seats]), options)
    assert str(refusal.value) == sentence


def test_options_may_be_text_as_a_file_holds_them() -> None:
    table = Table(toy(words, Toy, options=Rules), named_seats("AB"), {"coins": "5"})
    assert table.options == Rules(5)
    assert Table(table.game, table.seats, table.options).options == Rules(5)


# Odds


class Betting(Options, frozen=True):
    odds: OddsOption = "against-bots"


@pytest.mark.parametrize(
    ("odds", "people", "is_shown"),
    [("off", 1, False), ("against-bots", 1, True), ("against-bots", 2, False), ("on", 2, True)],
)
def test_odds_are_a_setting_of_the_table(odds: OddsOption, people: int, is_shown: bool) -> None:
    seats = [*named_seats("AB"[:people]), *named_seats("CD", "bot")]
    assert shows_odds(Betting(odds), seats) == is_shown


def test_a_game_without_odds_shows_none() -> None:
    assert not shows_odds(Options(), named_seats("A"))
