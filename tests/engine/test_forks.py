"""Going back and going aside: checkpoints, forks, undo, failing rules and digests."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import pytest

from engine.choices import Ask, Rule, checkpoint, put
from engine.dice import Dice
from engine.errors import BadAnswer, EmptyMenu, EndlessRule, RuleError
from engine.games import GameOver, Options, Result
from engine.table import Table
from engine.takeback import is_free_undo
from tests.engine.toys import (
    OVER,
    Drew,
    Said,
    Toy,
    answer_all,
    ask,
    assert_replays,
    begun_anew,
    menu,
    sit,
    snapshot,
)


@dataclass(slots=True)
class Inn(Toy):
    """A game with a bit of everything."""

    deck: list[str] = field(default_factory=lambda: [f"card:{number}" for number in range(9)])
    turn: int = 0
    votes: list[str] = field(default_factory=list)


async def inn(game: Inn) -> Result:
    """Twelve turns; after every third, everybody votes in secret."""
    while game.turn < 12:
        await checkpoint()
        await take_turn(game, game.turn % game.seats)
        game.turn += 1
        if game.turn % 3 == 0:
            answers = await put(Ask({seat: menu("vote yes", "vote no") for seat in range(game.seats)}))
            game.votes += [vote.refs[0] for vote in answers.values()]
    return OVER


async def take_turn(game: Inn, seat: int) -> None:
    answer = await ask(seat, "say hello", "roll", "draw", "show", "loop", "chatter", "blank", "break", "stop")
    if answer == "say hello":
        game.said.append("hello")
        game.tell(Said(f"seat:{seat}", "hello"))
    elif answer == "roll":
        game.said.append(str(game.dice.roll()))
    elif answer == "draw":
        card = game.deck.pop()
        game.hands[seat].append(card)
        game.tell(Drew(seat, card))
    elif answer == "show":
        game.said.append(game.hands[seat][0])
    else:
        await misbehave(game, answer)


async def misbehave(game: Inn, how: str) -> None:
    game.said.append("half done")
    if how == "stop":
        raise GameOver(Result((0,), "result.stopped"))
    while how == "loop":
        await ask(0, "on", auto=True)
    while how == "chatter":
        game.tell(Said("seat:0", "and"))
    if how == "blank":
        await ask(0)
    raise KeyError("a bug in the rules")


MOVES = """0 draw|1 roll|0 say hello|1 vote no|0 vote yes|1 draw|0 roll|1 draw|0 vote no|1 vote no|0 say hello|1 roll
0 draw|0 vote yes|1 vote no|1 show|0 show|1 roll|1 vote yes|0 vote yes""".replace("\n", "|").split("|")


def at_the_inn(moves: int = 0, **more: Any) -> Table[Inn]:
    table = sit(inn, Inn, seed=7, **more)
    answer_all(table, MOVES[:moves])
    return table


# Forks and undo


@pytest.mark.parametrize("every", [1, 3, 50, 10**9])
def test_a_fork_at_any_move_is_the_game_played_up_to_there(every: int) -> None:
    assert_replays(at_the_inn(len(MOVES), checkpoint_every=every))


@pytest.mark.parametrize("every", [1, 3, 50, 10**9])
@pytest.mark.parametrize("moves", range(len(MOVES) + 1))
def test_undo_gives_the_game_as_it_was(moves: int, every: int) -> None:
    table = at_the_inn(len(MOVES), checkpoint_every=every)
    table.undo(moves)
    assert snapshot(table) == snapshot(begun_anew(table, moves))
    answer_all(table, MOVES[moves:])
    assert snapshot(table) == snapshot(at_the_inn(len(MOVES)))
    assert_replays(table)


def test_a_fork_is_a_table_of_its_own() -> None:
    table = at_the_inn(5)
    heard: list[str] = []
    table.on_move.append(lambda move: heard.append(str(move)))
    before = snapshot(table)
    fork = table.fork()
    fork.answer(1, "say hello")
    assert snapshot(table) == before
    assert heard == []
    ahead = snapshot(fork)
    table.answer(1, "draw")
    assert snapshot(fork) == ahead


def test_listeners_stay_through_an_undo() -> None:
    table = at_the_inn(4)
    heard: list[str] = []
    table.on_move.append(lambda move: heard.append(str(move)))
    table.undo(2)
    table.answer(0, "roll")
    assert heard == ["0 roll"]


def test_an_answer_sent_before_an_undo_is_refused_after_it() -> None:
    table = at_the_inn(1)
    seen = table.number
    table.undo(0)
    table.answer(0, "roll")
    with pytest.raises(BadAnswer, match="answers question"):
        table.answer(1, "roll", seen)


def test_undo_is_free_while_nothing_came_out() -> None:
    table = at_the_inn(2)
    table.answer(0, "say hello")
    assert is_free_undo(table, 2)
    assert is_free_undo(table, 3)


def test_undo_is_free_for_whoever_has_shown_what_he_alone_knew() -> None:
    assert is_free_undo(at_the_inn(16), 15)


def test_nobody_takes_back_the_answers_of_another() -> None:
    table = at_the_inn()
    table.answer(0, "say hello")
    table.answer(1, "say hello")
    assert not is_free_undo(table, 0)
    assert is_free_undo(table, 1)


@pytest.mark.parametrize(("moves", "what"), [(2, "chance"), (1, "a card drawn"), (5, "the votes of the others")])
def test_undo_is_not_free_after_chance_or_when_somebody_learnt_something(moves: int, what: str) -> None:
    assert not is_free_undo(at_the_inn(moves), moves - 1)


def test_undo_is_not_free_past_secret_answers_that_are_out_even_if_others_are_in() -> None:
    async def play(game: Toy) -> Result:
        for _ in range(2):
            answers = await put(Ask({seat: menu("vote yes", "vote no") for seat in (0, 1)}))
            game.said += [vote.refs[0] for vote in answers.values()]
        return OVER

    table = sit(play, Toy)
    answer_all(table, ["1 vote no", "0 vote yes", "0 vote no"])
    assert not is_free_undo(table, 1)
    assert is_free_undo(table, 2)


def test_undo_is_not_free_after_chance_that_a_scenario_fixed() -> None:
    table = at_the_inn(dice=[6])
    table.answer(0, "roll")
    assert not is_free_undo(table, 0)


# Failing rules


@pytest.mark.parametrize(
    ("line", "kind", "message"),
    [
        ("break", RuleError, "'0 break' failed at inn > take_turn > misbehave: 'a bug in the rules'; the game stays"),
        ("loop", EndlessRule, "no question in 10000 steps, at inn > take_turn > misbehave > ask; the game stays"),
        ("chatter", EndlessRule, "more than 10000 events without a question"),
        ("blank", EmptyMenu, "the menu 'toy.prompt' of seat 0 is empty, at inn > take_turn > misbehave > ask"),
    ],
)
@pytest.mark.parametrize("every", [1, 50])
def test_a_failing_rule_leaves_the_table_at_the_question_before(
    line: str, kind: type[RuleError], message: str, every: int
) -> None:
    table = at_the_inn(10, checkpoint_every=every)
    heard: list[str] = []
    table.on_move.append(lambda move: heard.append(str(move)))
    before = table.number, snapshot(table)
    with pytest.raises(RuleError) as failure:
        table.answer(0, line)
    assert message in str(failure.value)
    assert f"'0 {line}'" in str(failure.value)
    assert isinstance(failure.value, kind)
    assert "failed at :" not in str(failure.value)
    assert (table.number, snapshot(table)) == before
    assert heard == []
    answer_all(table, MOVES[10:])
    assert_replays(table)


def test_a_rule_may_fail_with_the_last_of_several_answers() -> None:
    async def play(game: Toy) -> Result:
        answers = await put(Ask({0: menu("a", "b"), 1: menu("a", "b")}))
        if answers[0] == answers[1]:
            raise ValueError("no two may be the same")
        return OVER

    table = sit(play, Toy)
    table.answer(0, "a")
    with pytest.raises(RuleError, match=r"^'1 a' failed at play: no two may be the same; the game stays at"):
        table.answer(1, "a")
    assert table.awaited() == [1]
    table.answer(1, "b")
    assert table.result == OVER


async def asks_on_and_on(game: Toy) -> Result:
    while True:
        await ask(0, "on", auto=True)


async def keeps_on_and_on(game: Toy) -> Result:
    while True:
        await checkpoint()


async def talks_on_and_on(game: Toy) -> Result:
    while True:
        game.tell(Said("seat:0", "and"))


@pytest.mark.parametrize("play", [asks_on_and_on, keeps_on_and_on, talks_on_and_on])
def test_rules_that_never_end_are_stopped(play: Callable[[Toy], Rule[Result]]) -> None:
    with pytest.raises(EndlessRule):
        sit(play, Toy)


# Where, and digests


def test_where_names_the_paused_rules_from_the_outermost() -> None:
    table = at_the_inn()
    assert table.where() == "inn > take_turn > ask"
    table.answer(0, "stop")
    assert table.where() == "inn"


def test_the_end_may_come_from_deep_within_and_can_be_undone() -> None:
    table = at_the_inn(3)
    answer_all(table, ["0 vote yes", "1 vote no", "1 stop"])
    assert (table.ask, table.result) == (None, Result((0,), "result.stopped"))
    table.undo(5)
    assert (table.result, table.awaited()) == (None, [1])


def test_a_digest_is_the_same_for_the_same_state_wherever_it_came_from() -> None:
    table = at_the_inn(10)
    digest = table.digest()
    assert table.fork().digest() == at_the_inn(10).digest() == digest
    table.state = pickle.loads(pickle.dumps(table.state))
    assert table.digest() == digest


CHANGES: dict[str, Callable[[Inn], object]] = {
    "a word": lambda state: state.said.append("hello"),
    "a number": lambda state: setattr(state, "turn", state.turn + 1),
    "an order": lambda state: state.said.reverse(),
    "another hand": lambda state: state.hands.reverse(),
    "a draw": lambda state: state.dice.roll(),
    "the seed": lambda state: setattr(state, "dice", Dice(8, state.dice.drawn)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_digest_differs_after_any_change(change: Callable[[Inn], object]) -> None:
    table = at_the_inn(10)
    before = table.digest()
    change(table.state)
    assert table.digest() != before


def test_an_answer_may_be_kept_in_the_state() -> None:
    async def play(game: Toy) -> Result:
        game.said.append(await ask(0, "say hello"))
        return OVER

    table = sit(play, Toy)
    before = table.digest()
    table.answer(0, "say hello")
    assert table.digest() != before


def test_a_digest_differs_while_a_secret_answer_is_in() -> None:
    table = at_the_inn(3)
    digests = {table.digest()}
    for line in ("vote yes", "vote no"):
        fork = table.fork()
        fork.answer(0, line)
        digests.add(fork.digest())
    assert len(digests) == 3


class Choices(Options, frozen=True):
    """Choices with a text and a list among them."""

    rules: Literal["old", "new"] = "old"
    extras: tuple[str, ...] = ()


@pytest.mark.parametrize("choices", [Choices(), Choices("new", ("a", "b")), Choices(rules="new")])
def test_options_are_the_same_for_the_digest_after_a_checkpoint(choices: Choices) -> None:
    kept = pickle.loads(pickle.dumps(choices))
    assert kept == choices
    assert type(kept) is Choices
    assert msgspec.json.encode(kept) == msgspec.json.encode(choices)


class Manners(Options, frozen=True):
    """An option that is a word: no two words need to be the same object."""

    greeting: str = "good evening"


def test_options_are_written_alike_whether_a_default_was_given_or_copied() -> None:
    given = Manners("".join(["good ", "evening"]))
    for manners in (given, pickle.loads(pickle.dumps(given)), pickle.loads(pickle.dumps(Manners()))):
        assert msgspec.to_builtins(manners) == {}
