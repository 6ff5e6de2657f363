"""What every game promises, whatever its rules: games end, replays agree, views hide, checkpoints resume."""

from __future__ import annotations

import gc
import pickle
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from engine.dice import Dice
from engine.games import find_game
from engine.promises import Watch, names_in
from engine.table import Table
from engine.texts import LANGUAGES, Texts, of_game
from engine.views import EVERYTHING
from tests.long import long_or_short
from tests.playing import (
    EVERY_TABLE,
    EVERY_VARIANT,
    answered_again,
    finished,
    new_table,
    play_blindly,
    play_well,
    question,
    started_from,
    variant_table,
)

every_table = pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
LEFTOVER = re.compile(r"[{}]|\bNone\b|\b[a-z]+:[a-z0-9]|\b[a-z-]+\.[a-z-]+\b")


def assert_ended(table: Table[Any]) -> None:
    """A game that is over has a result that its texts can tell, and asks nobody any more."""
    assert table.ask is None
    assert table.awaited() == []
    assert table.result is not None
    assert table.result.winners or table.game.can_be_lost
    assert set(table.result.winners) <= set(range(len(table.seats)))


# Games end, and nothing is lost or given away on the way


@every_table
@pytest.mark.parametrize("seed", range(1, long_or_short(100, 5)))
def test_random_games_end_and_keep_every_promise(name: str, seats: int, seed: int) -> None:
    table = new_table(name, seats, seed)
    play_blindly(table, seed, Watch(table).step)
    assert_ended(table)


@every_table
@pytest.mark.parametrize("seed", long_or_short([1, 2, 3], [1]))
def test_games_of_the_best_bot_end_and_keep_every_promise(name: str, seats: int, seed: int) -> None:
    table = new_table(name, seats, seed)
    play_well(table, seed, Watch(table).step)
    assert_ended(table)


RANDOM_GAMES = long_or_short(300, 20)  # of every variant
GAMES_OF_BOTS = long_or_short(30, 1)
WATCHED = long_or_short(2, 1)  # of these, with an eye on every promise


def watch_of(table: Table[Any], *, is_close: bool) -> Callable[[], None]:
    """What to look at after every answer: all that must hold, or only that no card was lost."""
    return Watch(table).step if is_close else partial(table.game.check, table.state)


def is_plain(variant: str) -> bool:
    """Not some expansions of all: in the short form these are watched in random games only."""
    return long_or_short(True, "-and-" not in variant)


@pytest.mark.parametrize(("name", "variant"), EVERY_VARIANT)
def test_random_games_of_every_variant_end_and_lose_no_card(name: str, variant: str) -> None:
    for seed in range(1, RANDOM_GAMES + 1):
        table = variant_table(name, variant, seed)
        play_blindly(table, seed, watch_of(table, is_close=seed <= WATCHED))
        assert_ended(table)


@pytest.mark.parametrize(("name", "variant"), EVERY_VARIANT)
def test_the_best_bot_plays_every_variant(name: str, variant: str) -> None:
    for seed in range(1, GAMES_OF_BOTS + 1):
        table = variant_table(name, variant, seed)
        play_well(table, seed, watch_of(table, is_close=seed == 1 and is_plain(variant)))
        assert_ended(table)


@every_table
def test_no_await_is_missing(name: str, seats: int) -> None:
    """A rule that was called and not awaited warns when it is collected, and warnings are errors."""
    for seed in range(20, 25):
        play_blindly(new_table(name, seats, seed), seed)
    gc.collect()


# The answers are the whole game


@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_answers_give_the_same_game_at_every_step(name: str, seats: int, seed: int) -> None:
    table, digests = finished(name, seats, seed)
    again = new_table(name, seats, seed)
    for count, (move, digest) in enumerate(zip(table.moves, digests, strict=False)):
        assert again.digest() == digest, f"parted after {count} moves, before '{move}'"
        again.answer(*move)
    assert again.digest() == digests[-1]
    assert again.result == table.result
    assert again.events() == table.events()


@every_table
def test_another_seed_gives_another_game(name: str, seats: int) -> None:
    assert len({new_table(name, seats, seed).digest() for seed in range(5)}) == 5


@every_table
def test_a_fork_is_the_game_as_it_was(name: str, seats: int) -> None:
    table, digests = finished(name, seats)
    assert [table.fork(count).digest() for count in range(len(table.moves) + 1)] == list(digests)
    for count in range(0, len(table.moves), 23):
        fork, again = table.fork(count), answered_again(name, seats, 1, table.moves[:count])
        assert question(fork) == question(again)
        assert fork.number == again.number
        assert fork.events() == again.events()
        assert fork.moves == again.moves


@every_table
def test_undo_is_a_replay_without_the_last_answers(name: str, seats: int) -> None:
    table, digests = finished(name, seats)
    undone = table.fork()
    for count in range(len(table.moves) - 1, -1, -29):
        number = undone.number
        undone.undo(count)
        assert undone.number > number, "an answer on its way to the question before would still be taken"
        assert undone.digest() == digests[count]
        assert question(undone) == question(answered_again(name, seats, 1, table.moves[:count]))
    for move in table.moves[len(undone.moves) :]:
        undone.answer(*move)
    assert undone.digest() == digests[-1]
    assert undone.result == table.result
    assert table.digest() == digests[-1], "a fork was changed, and the game with it"


@every_table
def test_every_checkpoint_resumes_to_the_same_end(name: str, seats: int) -> None:
    table, digests = finished(name, seats)
    kept = sorted({checkpoint.moves for checkpoint in table._kept})
    assert len(kept) > 1, "the rules keep no checkpoint"
    for count in kept[:: long_or_short(1, 4)]:
        resumed = table.fork(count)
        for move in table.moves[count:]:
            resumed.answer(*move)
        assert resumed.digest() == digests[-1], f"the checkpoint after {count} moves leads elsewhere"
        assert resumed.result == table.result
        assert resumed.number == table.number


# Views hide


@every_table
def test_what_a_seat_cannot_see_changes_nothing_for_it(name: str, seats: int) -> None:
    """Everything hidden from a seat is dealt anew: its view, its news and the spectator's view stay as they were."""
    table, _ = finished(name, seats)
    chance, changed = Dice(7), 0
    for count in range(0, len(table.moves), 11):
        now = table.fork(count)
        for seat in range(seats):
            for _ in range(2):
                other = now.imagine(seat, chance)
                assert other.view(seat) == now.view(seat)
                assert other.view(None) == now.view(None)
                assert other.events(0, seat) == now.events(0, seat)
                other.game.check(other.state)
                changed += other.view(EVERYTHING) != now.view(EVERYTHING)
    assert changed, "nothing hidden was ever dealt anew"


@every_table
def test_a_menu_tells_nothing_that_its_seat_cannot_see(name: str, seats: int) -> None:
    """The question that the rules put in a table dealt anew is the same, with the same reasons against the rest."""
    chance = Dice(8)
    asked = 0
    for seed in range(1, 30):  # where cards are drawn before nearly every question, few can be compared
        asked += same_questions(finished(name, seats, seed)[0], chance)
        if asked:
            return
    pytest.fail("no question could be compared")


def same_questions(table: Table[Any], chance: Dice) -> int:
    """How many questions were put again, each as it was, after everything hidden from the seat was dealt anew."""
    asked = 0
    for checkpoint in table._kept[1::5]:
        now = table.fork(checkpoint.moves)
        for seat in now.awaited():
            state = pickle.loads(checkpoint.state)
            now.game.deal_anew(state, seat, chance)
            other = started_from(now.game, now, state)
            if other.view(seat) != now.view(seat):  # a card was drawn, or the game ended, before anybody was asked
                continue
            mine, others = now.menu(seat), other.menu(seat)
            assert mine is not None
            assert others is not None
            assert (others.prompt, others.options, others.refused) == (mine.prompt, mine.options, mine.refused)
            asked += 1
    return asked


@every_table
def test_a_spectator_sees_no_more_than_any_seat(name: str, seats: int) -> None:
    table, _ = finished(name, seats)
    for count in range(0, len(table.moves), 9):
        now = table.fork(count)
        for seat in range(seats):
            assert names_in(now.view(None)) <= names_in(now.view(seat))
            assert names_in(now.view(seat)) <= names_in(now.view(EVERYTHING))


# Everything can be said


def assert_said(text: str) -> None:
    assert text.strip()
    assert not (left := LEFTOVER.search(text)), f"{left[0]!r} is left in: {text}"


def assert_question_is_said(table: Table[Any], texts: Texts) -> None:
    for menu in table.ask.menus.values() if table.ask else ():
        assert menu.prompt in texts.texts
        for verb in {option.verb for option in menu.options}:
            assert f"option.{verb}" in texts.texts
            assert f"verb.{verb}" in texts.texts
        for why in menu.refused:
            assert why.rule
            assert_said(texts(why.reason, **why.facts))
            assert_said(texts.name(why.refs))


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told(name: str, seats: int, language: str) -> None:
    game = find_game(name)
    for seed in long_or_short((1, 2), (2,)):
        table, _ = finished(name, seats, seed)
        names = [seat.name for seat in table.seats]
        texts = of_game(game, language, names)
        for viewer in (*range(seats), None, EVERYTHING):
            for event in table.events(0, viewer):
                assert_said(texts.event(event))
        for count in range(0, len(table.moves), 13):
            now = table.fork(count)
            assert_question_is_said(now, texts)
            for viewer in (*range(seats), None):
                assert_said(game.describe(now.view(viewer), texts, names))
        assert table.result is not None
        assert_said(texts(table.result.how, winners=[f"seat:{seat}" for seat in table.result.winners]))
