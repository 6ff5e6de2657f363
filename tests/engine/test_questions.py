"""What rules can ask, what the table answers by itself, and questions without an answer."""

from __future__ import annotations

import pytest

from engine.choices import Ask, Option, Pick, all_choose, ask_one, choose, choose_pair, choose_set, put, race
from engine.errors import EmptyMenu
from engine.games import Result
from engine.timing import expire
from tests.engine.toys import OVER, Toy, answer_all, ask, menu, sit

# Ways to ask


class Thing:
    seat = 1

    def __init__(self, ref: str) -> None:
        self.ref = ref


async def every_way_to_ask(game: Toy) -> Result:
    a, b = things = [Thing("card:a"), Thing("card:b")]
    game.said += [await ask_one(a, menu("hello"))]
    game.said += [(await choose(a, "toy.one", things)).ref]
    game.said += [thing.ref for thing in await choose_pair(a, "toy.two", [(a, b), (b, a)], verb="swap")]
    game.said += [thing.ref for thing in await choose_set(a, "toy.some", things, Pick(0, 2), verb="burn")]
    game.said += [f"{seat} {thing.ref}" for seat, thing in (await all_choose({1: things, 0: [a]}, "toy.all")).items()]
    return OVER


def test_every_way_to_ask_gives_back_the_things_chosen() -> None:
    table = sit(every_way_to_ask, Toy)
    answer_all(table, ["1 hello", "1 choose card:b", "1 swap card:b card:a", "1 burn card:b card:a"])
    answer_all(table, ["0 choose card:a", "1 choose card:b"])
    assert table.state.said == ["hello", "card:b", "card:b", "card:a", "card:a", "card:b", "1 card:b", "0 card:a"]


# What the table answers by itself


def test_the_table_answers_where_there_is_no_choice_and_writes_nothing_down() -> None:
    async def play(game: Toy) -> Result:
        game.said += [await ask(0, "draw", auto=True)]
        game.said += [await ask(1, "give a", "give b", sets={"give": Pick(2, 2)}, auto=True)]
        game.said += (await put(Ask({seat: menu(f"nod {seat}", auto=True) for seat in (1, 0)}))).values()
        await ask(0, "on")
        return OVER

    table = sit(play, Toy)
    assert table.state.said == ["draw", "give a b", "nod 1", "nod 0"]
    assert (table.moves, table.number, table.awaited()) == ([], 1, [0])


def test_seats_without_a_choice_are_not_waited_for_by_the_others() -> None:
    async def play(game: Toy) -> Result:
        lines = {0: ["pass"], 1: ["pass", "play"], 2: ["pass"]}
        answers = await put(Ask({seat: menu(*some, auto=True) for seat, some in lines.items()}))
        game.said = [f"{seat} {answer}" for seat, answer in answers.items()]
        return OVER

    table = sit(play, Toy, seats=3)
    assert (table.awaited(), table.menu(0)) == ([1], None)
    table.answer(1, "play")
    assert table.state.said == ["0 pass", "1 play", "2 pass"]
    assert list(map(str, table.moves)) == ["1 play"]


def test_the_table_never_speaks_up_for_somebody_who_may_keep_silent() -> None:
    async def play(game: Toy) -> Result:
        game.said += [(await race({0: menu("a", "b"), 1: menu("cheer", optional=True, auto=True)}))[1]]
        return OVER

    assert sit(play, Toy).state.said == []


def test_an_only_answer_waits_while_somebody_may_speak_up_first() -> None:
    """Whoever answers first is heard: the table must not be quicker than a seat that may speak beside the question."""

    async def play(game: Toy) -> Result:
        menus = {0: menu("nod", auto=True), 1: menu("cheer", optional=True)}
        game.said += [(await race(menus))[1]]
        return OVER

    table = sit(play, Toy)
    assert (table.state.said, table.awaited()) == ([], [0])
    table.answer(1, "cheer")
    assert table.state.said == ["cheer"]


def test_when_time_is_up_the_defaults_are_answered() -> None:
    async def play(game: Toy) -> Result:
        menus = {seat: menu("bid", "pass", default=Option("pass")) for seat in (0, 1, 2)}
        game.said = list((await put(Ask({**menus, 3: menu("bid", "pass")}))).values())
        return OVER

    table = sit(play, Toy, seats=4)
    table.answer(1, "bid")
    expire(table, table.number)
    assert table.awaited() == [3]
    table.answer(3, "bid")
    assert table.state.said == ["pass", "bid", "pass", "bid"]


def test_time_that_was_up_for_an_older_question_counts_for_nothing() -> None:
    async def play(game: Toy) -> Result:
        for _ in range(2):
            game.said += [await ask(0, "bid", "pass", default=Option("pass"))]
        return OVER

    table = sit(play, Toy)
    table.answer(0, "bid")
    expire(table, 1)
    assert table.state.said == ["bid"]
    expire(table, 2)
    assert table.state.said == ["bid", "pass"]


# Questions without an answer


def test_an_empty_menu_is_refused_at_once_with_its_place() -> None:
    async def take_turn(game: Toy) -> None:
        await ask(0)

    async def play(game: Toy) -> Result:
        await take_turn(game)
        return OVER

    with pytest.raises(EmptyMenu, match=r"^the menu 'toy.prompt' of seat 0 is empty, at play > take_turn > ask$"):
        sit(play, Toy)


def test_a_set_that_nobody_can_pick_is_as_good_as_empty() -> None:
    async def play(game: Toy) -> Result:
        await ask(0, "give a", sets={"give": Pick(2, 2)})
        return OVER

    with pytest.raises(EmptyMenu):
        sit(play, Toy)


def test_a_question_that_nobody_must_answer_is_refused_with_its_place() -> None:
    async def play(game: Toy) -> Result:
        await race({0: menu("cheer", optional=True)})
        return OVER

    with pytest.raises(EmptyMenu, match=r"^nobody has to answer, at play > race$"):
        sit(play, Toy)
