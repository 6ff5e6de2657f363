"""A race: whoever decides it first, what counts at the same moment, what happens when time is up, and no way back."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.choices import Option, Race, race
from engine.games import Result
from engine.takeback import is_free_undo
from engine.timing import answer_together, expire
from tests.engine.toys import OVER, Toy, assert_replays, menu, sit

HINTS = Race(decides=("grab",), reaction=(0.5, 1.0), claim=5.0)
WAIT = Option("wait")


async def grabbing(game: Toy) -> Result:
    """Whoever grabs first ends it; everybody may also wait, and it closes when all have."""
    left = [2, 0, 1]  # in the order in which they are heard
    again = False
    while left:
        offered = {seat: menu("grab", "wait", default=WAIT) for seat in left}
        seat, answer = await race(offered, continues=again, seconds=7, race=HINTS)
        game.said.append(f"{seat} {answer}")
        if answer == "grab":
            break
        left.remove(seat)
        again = True
    game.said.append(f"then {(await race({0: menu('go')}))[1]}")
    return OVER


def test_a_client_is_told_how_a_race_is_held() -> None:
    table = sit(grabbing, Toy, seats=3)
    assert table.ask is not None
    assert (table.ask.seconds, table.ask.race) == (7, HINTS)
    assert list(table.ask.menus) == [2, 0, 1]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_who_grabs_first_is_heard_whatever_the_order(order: tuple[int, ...]) -> None:
    table = sit(grabbing, Toy, seats=3)
    number = table.number
    table.answer(order[0], "wait", number)
    table.answer(order[1], "grab", number)
    assert answer_together(table, {order[2]: "grab"}, number) == []
    assert table.state.said == [f"{order[0]} wait", f"{order[1]} grab"]
    assert_replays(table)


def test_at_the_same_moment_the_first_in_the_question_that_decides_it_is_heard() -> None:
    table = sit(grabbing, Toy, seats=3)
    assert answer_together(table, {0: "grab", 1: "grab", 2: "wait"}, table.number) == [0]
    assert table.state.said == ["0 grab"]


def test_at_the_same_moment_all_are_heard_if_nobody_decides_it() -> None:
    table = sit(grabbing, Toy, seats=3)
    number = table.number
    assert answer_together(table, {1: "wait", 2: "wait"}, number) == [2, 1]
    assert table.number == number
    assert answer_together(table, {0: "wait", 1: "grab"}, number) == [0]
    assert table.state.said == ["2 wait", "1 wait", "0 wait"]


def test_what_is_not_on_the_menu_is_not_heard_at_the_same_moment() -> None:
    table = sit(grabbing, Toy, seats=3)
    assert answer_together(table, {2: "steal", 1: "grab"}, table.number) == [1]


def test_answers_together_are_for_races_alone() -> None:
    table = sit(grabbing, Toy, seats=3)
    table.answer(2, "grab")
    assert answer_together(table, {0: "go"}, table.number) == []
    assert table.state.said == ["2 grab"]


def test_when_time_is_up_everybody_who_has_not_spoken_waits() -> None:
    table = sit(grabbing, Toy, seats=3)
    table.answer(0, "wait")
    expire(table, table.number)
    assert table.state.said == ["0 wait", "2 wait", "1 wait"]
    assert [str(move) for move in table.moves] == ["0 wait", "2 wait", "1 wait"]
    assert_replays(table)


def test_an_answer_in_a_race_cannot_be_taken_back() -> None:
    table = sit(grabbing, Toy, seats=3)
    table.answer(0, "wait")
    assert not is_free_undo(table, 0)
    table.answer(1, "grab")
    assert not is_free_undo(table, 1)
