"""Puzzles are solved by trying out everything: what counts as a solution, what others and dice do, what bounds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.choices import Ask, Menu, Move, Option, Pick, put
from engine.errors import BadSetup
from engine.games import Result, game_folder
from engine.puzzles import Chosen, Judge, Puzzle
from engine.solving import Solver, answers_to
from tests.engine.toys import Said, Toy, ask, menu, toy

WORDS = {"en": "A", "ru": "А", "uk": "А"}
COLOURS = ("say red", "say blue", "say green")
END = "said end *"


def puzzle(
    play: Callable[[Toy], Any], goal: dict[str, Any], *, game: dict[str, Any] | None = None, **more: Any
) -> Chosen:
    """A puzzle of a toy game for two."""
    written = {
        "place": 1, "name": WORDS, "task": WORDS, "seats": ["Me", "Olga"], "position": {}, "until": [END],
        "solutions": 1, "goal": goal, **more,
    }  # fmt: skip
    record = toy(play, Toy, folder=game_folder("castle"), **(game or {}))
    return Chosen(record, "toy", msgspec.convert(written, Puzzle))


def say(game: Toy, seat: int, line: Option) -> None:
    game.said.append(line.partition(" ")[2])
    game.tell(Said(f"seat:{seat}", line.partition(" ")[2]))


def end(game: Toy, winners: tuple[int, ...] = ()) -> Result:
    game.tell(Said("end", "-"))
    return Result(winners, "result.over")


async def two_words(game: Toy) -> Result:
    """I say two words."""
    for _ in range(2):
        say(game, 0, await ask(0, *COLOURS))
    return end(game, (0,) if sorted(game.said) == ["blue", "red"] else (1,))


async def word_and_answer(game: Toy) -> Result:
    """I say a word, then Olga says one of two."""
    mine = await ask(0, *COLOURS)
    say(game, 0, mine)
    say(game, 1, await ask(1, *(("say red", "say blue") if mine != "say green" else ("say blue", "say pink"))))
    return end(game)


async def roll(game: Toy) -> Result:
    """With the hammer one must roll a 3 or more, with the key nothing is rolled, with the cards they are shuffled."""
    tool = await ask(0, "use hammer", "use key", "use cards", "use nothing")
    if tool == "use hammer":
        game.said.append("open" if game.dice.roll() >= 3 else "shut")
    elif tool == "use cards":
        hand = ["open", "open"]
        game.dice.shuffle(hand)
        game.said.append(hand[0])
        say(game, 0, await ask(0, "say done"))
    else:
        game.said.append("open" if tool == "use key" else "shut")
    return end(game)


async def either(game: Toy) -> Result:
    """Olga is asked, and I may speak up beside her question, once."""
    answers = await put(Ask({1: menu("say go"), 0: menu("say stop", "say wait", optional=True)}, "first"))
    seat, line = next(iter(answers.items()))
    say(game, seat, line)
    return end(game)


# What counts as a solution


def test_the_order_of_the_answers_makes_no_other_solution() -> None:
    solver = Solver(puzzle(two_words, {"won": True}))
    assert solver.solutions() == {("say blue", "say red")}
    assert solver.first_answers() == ["say red", "say blue"]


def test_another_answer_is_another_solution() -> None:
    assert len(Solver(puzzle(two_words, {"holds": {"said.0": "red"}})).solutions()) == 3


def test_an_answer_that_a_solution_can_do_without_makes_no_other() -> None:
    solver = Solver(puzzle(two_words, {"told": ["said Me red"]}))
    assert solver.solutions() == {("say red",)}, "done as soon as it is said"
    assert solver.first_answers() == ["say red", "say blue", "say green"]


def test_where_only_things_count_the_rest_of_an_answer_makes_no_other_solution() -> None:
    async def lay(game: Toy) -> Result:
        say(game, 0, await ask(0, "lay card:king cell:a1", "lay card:king cell:b1", "lay card:queen cell:a1"))
        return end(game)

    goal = {"told": ["said Me card:king*"]}
    assert len(Solver(puzzle(lay, goal)).solutions()) == 2
    assert len(Solver(puzzle(lay, goal, count="things")).solutions()) == 1


def test_a_forced_answer_belongs_to_the_solution_too() -> None:
    async def forced(game: Toy) -> Result:
        say(game, 0, await ask(0, "say red", auto=True))
        return end(game)

    (solution,) = Solver(puzzle(forced, {"told": ["said Me red"]})).solutions()
    assert len(solution) == 1


@pytest.mark.parametrize(
    ("goal", "solutions"),
    [
        ({"won": True}, 1),
        ({"told": ["said Me red", "said Me blue"]}, 1),
        ({"untold": ["said Me red"]}, 3),
        ({"holds": {"said": ["green", "green"]}}, 1),
        ({"at-least": {"seats": 3}}, 0),
        ({"at-most": {"seats": 2}}, 6),
        ({"reached": ["same"]}, 3),
        ({"reached": ["same"], "untold": ["said Me green"]}, 2),
    ],
)
def test_every_kind_of_goal_is_judged(goal: dict[str, Any], solutions: int) -> None:
    goals = {"goals": {"same": lambda state, seat: state.said[0] == state.said[1]}}
    assert len(Solver(puzzle(two_words, goal, game=goals)).solutions()) == solutions


def test_it_is_over_after_as_many_answers_as_it_says() -> None:
    chosen = puzzle(two_words, {"told": ["said Me red", "said Me blue"]}, answers=1)
    assert Solver(chosen).solutions() == frozenset()


# The others


def test_the_others_answer_whatever_is_worst() -> None:
    solver = Solver(puzzle(word_and_answer, {"untold": ["said Olga red"]}))
    assert solver.first_answers() == ["say green"]
    refuted = solver.best([Move(0, Option("say blue"))])
    assert refuted is not None
    assert (refuted.seat, refuted.option, refuted.left) == (1, "say red", frozenset())


def test_the_others_answer_as_the_puzzle_says_if_they_can() -> None:
    chosen = puzzle(word_and_answer, {"untold": ["said Olga red"]}, others=["Olga say bl*", "Olga say *"])
    assert len(Solver(chosen).solutions()) == 3


def test_whoever_may_speak_up_may_also_wait() -> None:
    solver = Solver(puzzle(either, {"told": ["said Olga go"]}))
    assert solver.solutions() == {()}
    best = solver.best([])
    assert best is not None
    assert best.option is None
    assert len(Solver(puzzle(either, {"told": ["said Me stop"]})).solutions()) == 1


# Chance


def test_what_is_left_to_chance_is_no_solution() -> None:
    chosen = puzzle(roll, {"holds": {"said.0": "open"}})
    assert Solver(chosen).first_answers() == ["use key"]
    table = chosen.open()
    judge = Judge(chosen, table)
    table.answer(0, "use hammer")
    assert judge.verdict(table, judge.after(table)) == "chance"


def test_dice_that_the_puzzle_states_can_be_relied_on() -> None:
    goal = {"holds": {"said.0": "open"}}
    assert Solver(puzzle(roll, goal, dice=[5])).first_answers() == ["use hammer", "use key"]
    assert Solver(puzzle(roll, goal, dice=[2])).first_answers() == ["use key"]


def test_where_the_dice_may_show_anything_only_what_is_certain_is_a_solution() -> None:
    certain = puzzle(roll, {"holds": {"said.0": "open"}}, chance="any")
    assert Solver(certain).first_answers() == ["use key"]
    either_way = puzzle(roll, {"at-least": {"said.len": 1}}, chance="any")
    assert Solver(either_way).first_answers() == ["use hammer", "use key", "use nothing"], "shuffling is never certain"


# What bounds it


def test_too_many_positions_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadSetup, match="'toy' has more than 2 positions to look at"):
        Solver(puzzle(two_words, {"won": True}), most=2).solutions()


def test_too_many_answers_to_a_question_are_refused_with_a_sentence() -> None:
    wide = Menu("toy.prompt", [Option(f"pick card:{n}") for n in range(12)], {"pick": Pick(6, 6)})
    with pytest.raises(BadSetup, match=r"'toy\.prompt' of the puzzle 'toy' has more than 500 answers"):
        answers_to(wide, "toy")


@pytest.mark.parametrize(
    ("pick", "count"),
    [(Pick(1, 1), 3), (Pick(0, 2), 7), (Pick(2, 2, ordered=True), 6), (Pick(2, 2, repeats=True), 6)],
)
def test_of_several_things_every_set_is_tried(pick: Pick, count: int) -> None:
    offered = Menu("toy.prompt", [Option(f"pick card:{n}") for n in range(3)], {"pick": pick})
    assert len(answers_to(offered, "toy")) == count
