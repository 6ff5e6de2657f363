"""Private dialogues side by side: buying and deploying an army in secret, each at their own pace."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from engine.choices import Ask, Seat, checkpoint, put
from engine.dialogues import together
from engine.errors import BadAnswer, EndlessRule, RuleError
from engine.games import Result
from engine.saves import Journal, resume
from engine.table import Table
from engine.takeback import is_free_undo
from tests.engine.toys import OVER, Toy, Whispered, answer_all, ask, assert_replays, menu, sit, snapshot

CARDS = ("troll", "imp", "ghoul", "wolf")


@dataclass(slots=True)
class Camp(Toy):
    """Hands are hidden: the deals and what was kept of them."""

    deals: list[int] = field(default_factory=list)


async def camp(game: Camp) -> Result:
    """Both buy at once: cards from a deal that can be dealt again, one fewer each time; then all is shown."""
    await ask(0, "begin")
    game.deals = [0] * game.seats
    bought = await together(game, {seat: buy(game, seat) for seat in range(game.seats)})
    game.said += [f"{seat} {' '.join(cards)}" for seat, cards in bought.items()]
    await put(Ask({seat: menu("ready", "wait") for seat in range(game.seats)}))
    game.said.append(str(game.dice.roll(1000)))
    await ask(0, "on", "off")
    return OVER


async def buy(game: Camp, seat: Seat) -> list[str]:
    """Deal until it is liked, then keep or leave every card of it."""
    count = 3
    while True:
        game.deals[seat] = count
        game.hands[seat] = [f"card:{seat}-{name}" for name in game.dice.sample(CARDS, count)]
        game.tell(Whispered(seat))
        if count == 1 or (await ask(seat, "accept", "redraw")) == "accept":
            break
        count -= 1
    kept = []
    for card in list(game.hands[seat]):
        if (await ask(seat, f"keep {card}", f"leave {card}")).verb == "keep":
            kept.append(card)
    game.hands[seat] = kept
    return kept


def begun(**more: Any) -> Table[Camp]:
    table = sit(camp, Camp, **more)
    table.answer(0, "begin")
    return table


def answer_in_turns(table: Table[Any], turns: Iterable[Seat], verbs: dict[Seat, list[str]]) -> None:
    """Each seat gives its own answers, whoever's turn it is by `turns`."""
    left = {seat: list(own) for seat, own in verbs.items()}
    for seat in turns:
        menu = table.menu(seat)
        assert menu is not None
        verb = left[seat].pop(0)
        line = next(option for option in menu.options if option.verb == verb)
        table.answer(seat, line, table.number_of(seat))


VERBS = {0: ["redraw", "accept", "keep", "leave"], 1: ["accept", "keep", "keep", "leave"]}


@pytest.mark.parametrize("turns_of_0", list(combinations(range(8), 4)))
def test_dialogues_go_on_in_any_order_and_come_to_the_same(turns_of_0: tuple[int, ...]) -> None:
    """Also what is left to chance: each seat has a chance of its own."""
    table, in_a_row = begun(seed=5), begun(seed=5)
    answer_in_turns(table, [0 if turn in turns_of_0 else 1 for turn in range(8)], VERBS)
    answer_in_turns(in_a_row, [0, 0, 0, 0, 1, 1, 1, 1], VERBS)
    assert (table.awaited(), table.state.said) == ([0, 1], in_a_row.state.said)
    assert table.digest() == in_a_row.digest()
    answer_all(table, ["0 ready", "1 ready"])
    answer_all(in_a_row, ["0 ready", "1 ready"])
    assert table.state.said == in_a_row.state.said
    assert_replays(table)


def test_a_seat_that_is_done_is_not_asked_any_more_and_the_others_are_waited_for() -> None:
    table = begun()
    answer_in_turns(table, [0, 0, 0, 0], VERBS)
    assert (table.awaited(), table.menu(0), table.where()) == ([1], None, "camp > together")
    with pytest.raises(BadAnswer, match="Seat 0 is not asked"):
        table.answer(0, "accept")


def test_chance_differs_from_seat_to_seat_and_from_dialogue_to_dialogue() -> None:
    async def play(game: Camp) -> Result:
        for _ in range(2):
            rolls = await together(game, {seat: roll(game, seat) for seat in range(2)})
            game.said += [str(rolls[seat]) for seat in range(2)]
        return OVER

    async def roll(game: Camp, seat: Seat) -> int:
        await ask(seat, "roll")
        return game.dice.roll(10**6)

    table = sit(play, Camp)
    answer_all(table, ["0 roll", "1 roll", "1 roll", "0 roll"])
    assert len(set(table.state.said)) == 4


# Numbers


def test_a_double_click_never_answers_the_next_question() -> None:
    table = begun()
    shown = table.number_of(0)
    table.answer(0, "redraw", shown)
    before = snapshot(table)
    with pytest.raises(BadAnswer, match="'redraw' answers question 2, but the game is at question 3"):
        table.answer(0, "redraw", shown)
    assert snapshot(table) == before


def test_no_progress_of_one_seat_makes_the_answer_of_another_late() -> None:
    table = begun()
    shown = table.number_of(1)
    answer_in_turns(table, [0, 0, 0, 0], VERBS)
    table.answer(1, "accept", shown)
    assert [str(move) for move in table.moves[-1:]] == ["1 accept"]


def test_an_answer_to_a_dialogue_never_counts_for_what_comes_after() -> None:
    table = begun()
    seen = {0: {table.number_of(0)}, 1: {table.number_of(1)}}
    for turn in range(8):
        answer_in_turns(table, [turn % 2], {seat: own[turn // 2 :] for seat, own in VERBS.items()})
        seen[0].add(table.number_of(0))
        seen[1].add(table.number_of(1))
    assert table.ask is not None
    assert table.ask.until == "all"
    for seat in (0, 1):
        for number in seen[seat] - {table.number_of(seat)}:
            with pytest.raises(BadAnswer, match="answers question"):
                table.answer(seat, "ready", number)
        table.answer(seat, "ready", table.number_of(seat))


def test_numbers_tell_nothing_of_how_far_others_are() -> None:
    quick, slow = begun(), begun()
    answer_in_turns(quick, [1, 0, 1], {0: ["accept"], 1: ["accept", "keep"]})
    answer_in_turns(slow, [0], {0: ["accept"]})
    assert (quick.number, quick.number_of(0)) == (slow.number, slow.number_of(0))
    answer_in_turns(quick, [1, 1, 0, 0, 0], {0: ["keep"] * 3, 1: ["keep"] * 2})
    answer_in_turns(slow, [1, 1, 1, 1, 0, 0, 0], {0: ["keep"] * 3, 1: ["redraw", "accept", "keep", "keep"]})
    assert (quick.number, quick.number_of(0)) == (slow.number, slow.number_of(0))


# Secrets


def test_nobody_sees_anything_of_the_dialogue_of_another() -> None:
    table = begun()
    seen = {viewer: (table.view(viewer)["hands"], table.events(0, viewer)) for viewer in (1, None)}
    answer_in_turns(table, [0, 0, 0], {0: ["accept", "keep", "leave"]})
    assert {viewer: (table.view(viewer)["hands"], table.events(0, viewer)) for viewer in (1, None)} == seen


# Going back


def test_whoever_goes_back_in_their_own_dialogue_changes_nothing_for_the_others() -> None:
    table = begun()
    answer_in_turns(table, [0, 1, 0, 1], {0: ["accept", "keep"], 1: ["accept", "leave"]})
    last_of_0 = 3
    own, other = table.number_of(0), table.number_of(1)
    seen = table.view(1), table.events(0, 1), table.menu(1).options  # type: ignore[union-attr]
    assert is_free_undo(table, last_of_0)
    table.undo(last_of_0)
    assert [str(move).split()[:2] for move in table.moves[1:]] == [["0", "accept"], ["1", "accept"], ["1", "leave"]]
    assert (table.view(1), table.events(0, 1), table.menu(1).options) == seen  # type: ignore[union-attr]
    assert table.number_of(1) == other
    with pytest.raises(BadAnswer, match="answers question"):
        table.answer(0, "keep card:any", own)
    answer_in_turns(table, [1, 0], {0: ["leave"], 1: ["keep"]})
    assert_replays(table)


def test_several_answers_of_one_dialogue_are_taken_back_at_once() -> None:
    table, straight = begun(), begun()
    answer_in_turns(table, [0, 0, 1, 0, 0], {0: ["accept", "keep", "keep", "keep"], 1: ["accept"]})
    assert table.awaited() == [1]
    assert is_free_undo(table, 2)
    table.undo(2)
    answer_in_turns(table, [0, 0, 0], {0: ["leave", "leave", "keep"]})
    answer_in_turns(straight, [1, 0, 0, 0, 0], {0: ["accept", "leave", "leave", "keep"], 1: ["accept"]})
    assert table.digest() == straight.digest()


def test_chance_in_a_dialogue_is_not_taken_back_freely() -> None:
    table = begun()
    answer_in_turns(table, [0, 1], {0: ["redraw"], 1: ["accept"]})
    assert not is_free_undo(table, 1)
    assert is_free_undo(table, 2)


def test_others_who_draw_meanwhile_do_not_keep_a_seat_from_going_back() -> None:
    table = begun()
    answer_in_turns(table, [0, 1], {0: ["accept"], 1: ["redraw"]})
    hand = list(table.state.hands[1])
    assert is_free_undo(table, 1)
    table.undo(1)
    assert table.state.hands[1] == hand


def test_what_has_come_out_when_all_were_done_is_not_taken_back_freely() -> None:
    table = begun()
    answer_in_turns(table, [0, 1] * 4, VERBS)
    assert not is_free_undo(table, len(table.moves) - 1)


def test_nobody_goes_back_freely_to_before_the_dialogues_once_others_have_answered() -> None:
    table = begun()
    answer_in_turns(table, [1], {1: ["accept"]})
    assert not is_free_undo(table, 0)


def test_dialogues_that_depend_on_each_other_are_noticed_when_one_goes_back() -> None:
    async def play(game: Camp) -> Result:
        await together(game, {seat: grab(game, seat) for seat in range(2)})
        return OVER

    async def grab(game: Camp, seat: Seat) -> None:
        for _ in range(2):
            game.said.append(await ask(seat, "grab", *(f"copy word:{len(game.said)}" for _ in game.said[:1])))

    table = sit(play, Camp)
    answer_all(table, ["0 grab", "1 grab"])
    table.answer(1, "copy word:2")
    with pytest.raises(RuleError, match="a private dialogue depends on the answers of another"):
        table.undo(0)


# Rules that are wrong


async def asks_another(game: Toy, seat: Seat) -> None:
    await ask(1 - seat, "hello")


async def asks_everybody(game: Toy, seat: Seat) -> None:
    await put(Ask({other: menu("hello") for other in range(2)}))


async def hurries(game: Toy, seat: Seat) -> None:
    await put(Ask({seat: menu("hello")}, seconds=3))


async def keeps_the_state(game: Toy, seat: Seat) -> None:
    await checkpoint()


@pytest.mark.parametrize("dialogue", [asks_another, asks_everybody, hurries, keeps_the_state])
def test_a_dialogue_may_only_ask_its_own_seat(dialogue: Any) -> None:
    async def play(game: Toy) -> Result:
        await together(game, {seat: dialogue(game, seat) for seat in range(2)})
        return OVER

    with pytest.raises(RuleError, match="the private dialogue of seat 0 may only ask that seat"):
        sit(play, Toy)


async def chatters(game: Toy, seat: Seat) -> None:
    while True:
        await ask(seat, "hello", auto=True)


async def nods_and_chooses(game: Toy, seat: Seat) -> None:
    game.said.append(await ask(seat, f"nod {seat}", auto=True))
    game.said.append(await ask(seat, f"choose {seat}", "pass"))
    game.said.append(await ask(seat, f"bow {seat}", auto=True))


def _both(dialogue: Any) -> Any:
    async def play(game: Toy) -> Result:
        await together(game, {seat: dialogue(game, seat) for seat in range(2)})
        await ask(0, "on")
        return OVER

    return play


def test_a_dialogue_without_end_is_stopped() -> None:
    with pytest.raises(EndlessRule):
        sit(_both(chatters), Toy)


def test_the_table_answers_in_dialogues_where_there_is_no_choice() -> None:
    table = sit(_both(nods_and_chooses), Toy)
    assert sorted(table.state.said) == ["nod 0", "nod 1"]
    assert (table.number, table.awaited()) == (1, [0, 1])
    answer_all(table, ["1 choose 1", "0 pass"])
    assert table.state.said[2:] == ["choose 1", "bow 1", "pass", "bow 0"]
    assert_replays(table)


def test_a_dialogue_that_fails_leaves_all_of_them_as_they_were() -> None:
    async def fails(game: Toy, seat: Seat) -> None:
        for _ in range(2):
            if (await ask(seat, "go", "fail")) == "fail":
                raise ValueError("a bug")

    table = sit(_both(fails), Toy)
    answer_all(table, ["0 go", "1 go"])
    before = snapshot(table), table.number_of(0), table.number_of(1)
    with pytest.raises(RuleError, match="'0 fail' failed"):
        table.answer(0, "fail", table.number_of(0))
    assert (snapshot(table), table.number_of(0), table.number_of(1)) == before
    answer_all(table, ["1 go", "0 go"])
    assert_replays(table)


# Saves


@pytest.mark.parametrize("count", range(1, 9))
def test_a_save_in_the_middle_goes_on_where_it_was(count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(seed=3)
    monkeypatch.setattr("engine.saves.find_game", lambda name: table.game)
    journal = Journal.begin(tmp_path, table)
    answer_in_turns(table, ([0, 1] * 4)[:count], VERBS)
    journal.close()
    opened, again = resume(journal.path)
    assert (snapshot(opened.table), opened.noticed) == (snapshot(table), [])
    again.close()


def test_a_seat_that_went_back_leaves_a_save_that_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(seed=3)
    monkeypatch.setattr("engine.saves.find_game", lambda name: table.game)
    journal = Journal.begin(tmp_path, table)
    answer_in_turns(table, [0, 1, 0, 1], {0: ["accept", "keep"], 1: ["accept", "leave"]})
    table.undo(3)
    journal.rewrite()
    answer_in_turns(table, [1], {1: ["keep"]})
    journal.close()
    opened, again = resume(journal.path)
    assert snapshot(opened.table) == snapshot(table)
    again.close()
