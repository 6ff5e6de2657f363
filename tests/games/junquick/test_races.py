"""Live races: every order of arrival, messages at the same moment, clocks, and a record that replays. [JUN-16]"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.dice import Dice
from engine.errors import BadAnswer
from engine.games import named_seats
from engine.promises import Watch
from engine.saves import save_text
from engine.table import Table
from engine.timing import answer_together, expire
from games.junquick import GAME
from tests.playing import play_blindly, play_well
from ui.cli.selfplay import answer_blindly

LIVE = {"race_mode": "live"}


def laid_out(position: dict[str, Any], seats: str = "ABC", **options: Any) -> Table[Any]:
    return Table(GAME, named_seats(seats), {**LIVE, **options}, position=position)


def leader_phase(**hands: list[str]) -> dict[str, Any]:
    return {"phase": "leader", "pile": "jun-4-1 A", **{name: {"hand": hand} for name, hand in hands.items()}}


@pytest.mark.parametrize("order", list(permutations("BCD")))
def test_races_are_answered_in_every_order_of_arrival(order: tuple[str, ...]) -> None:
    """JUN-16.3, JUN-7.2, JUN-20.2: the first play counts, the others are stale and keep their cards."""
    position = leader_phase(
        A=["jun-1-01"], B=["too-early-1", "jun-1-02"], C=["too-early-2", "jun-1-03"], D=["too-early-3", "jun-1-04"]
    )
    table = laid_out(position, "ABCD")
    number = table.number
    cards = {"B": "card:too-early-1", "C": "card:too-early-2", "D": "card:too-early-3"}
    table.answer("ABCD".index(order[0]), f"play {cards[order[0]]}", number)
    for late in order[1:]:
        with pytest.raises(BadAnswer, match="question"):
            table.answer("ABCD".index(late), f"play {cards[late]}", number)
    view = table.view("all")
    assert view["pile"][-1] == [cards[order[0]], f"seat:{'ABCD'.index(order[0])}"]
    assert all(cards[late] in view["players"]["ABCD".index(late)]["hand"] for late in order[1:])
    assert [str(move) for move in table.moves] == [f"{'ABCD'.index(order[0])} play {cards[order[0]]}"]
    again = laid_out(position, "ABCD")
    again.answer(*table.moves[0])
    assert again.digest() == table.digest()


def test_a_late_play_is_stale_and_the_card_stays_in_hand() -> None:
    """JUN-E-30, JUN-16.3, JUN-16.9, JUN-16.12"""
    table = laid_out(leader_phase(A=["jun-1-01"], B=["too-early-1", "jun-1-02"], C=["too-early-2"]))
    number, race = table.number, table.view(None)["race"]["number"]
    table.answer(1, "play card:too-early-1", number)
    with pytest.raises(BadAnswer):
        table.answer(2, "play card:too-early-2", number)
    assert table.view(None)["race"]["number"] == race + 1
    assert table.view(2)["players"][2]["hand"] == ["card:too-early-2"]
    assert len(table.moves) == 1


def test_at_the_same_moment_the_better_priority_counts() -> None:
    """JUN-E-28, JUN-7.4, JUN-16.6: first player B, so the order is B, A, D, C."""
    position = {
        "phase": "leader", "first": "B", "pile": "jun-4-1 B",
        "A": {"hand": ["glutton-1-1"]}, "B": {"hand": ["jun-1-01"]}, "C": {"hand": ["too-early-1"]},
        "D": {"hand": ["jun-1-02"]},
    }  # fmt: skip
    table = laid_out(position, "ABCD")
    assert table.ask is not None
    assert list(table.ask.menus) == [1, 0, 3, 2]
    spoken = {2: "play card:too-early-1", 0: "play card:glutton-1-1", 3: "pass"}
    assert answer_together(table, spoken, table.number) == [0]
    view = table.view(2)
    assert view["players"][2]["hand"] == ["card:too-early-1"]
    assert not view["players"][3]["passed"], "a pass in a batch with a play is stale"
    menu = table.menu(2)
    assert menu is not None
    assert menu.options == ["wait", "pass"]


def test_a_batch_without_a_play_takes_effect_in_priority_order() -> None:
    """JUN-16.6"""
    table = laid_out(leader_phase(A=["jun-1-01"], B=["too-early-1"], C=["too-early-2"]))
    number = table.number
    assert answer_together(table, {1: "wait", 2: "pass"}, number) == [2, 1]
    assert [str(move) for move in table.moves] == ["2 pass", "1 wait"]


def test_wait_is_final_but_for_a_pass_and_keeps_the_number_of_the_race() -> None:
    """JUN-16.4, JUN-16.2"""
    table = laid_out(leader_phase(A=["glutton-1-1"], B=["too-early-1"], C=["too-early-2"]))
    number = table.number
    table.answer(1, "wait", number)
    assert table.number == number
    menu = table.menu(1)
    assert menu is not None
    assert (list(menu.options), menu.optional) == (["pass"], True)
    with pytest.raises(BadAnswer):
        table.answer(1, "play card:too-early-1", number)
    table.answer(1, "pass", number)
    assert table.view(None)["players"][1]["passed"]
    assert table.number == number
    table.answer(2, "play card:too-early-2", number)
    assert table.view(None)["lead"] == "seat:2"


def test_nobody_waits_for_the_lead_and_he_cannot_pass() -> None:
    """JUN-16.5, JUN-7.5: but all others must answer, whatever they hold."""
    table = laid_out(leader_phase(A=["glutton-1-1"], B=["jun-1-01"], C=["jun-1-02"]))
    assert table.awaited() == [2, 1]
    lead = table.menu(0)
    assert lead is not None
    assert (list(lead.options), lead.optional) == (["play card:glutton-1-1", "wait"], True)
    for seat in (1, 2):
        menu = table.menu(seat)
        assert menu is not None
        assert list(menu.options) == ["wait", "pass"]
        table.answer(seat, "wait")
    assert table.view(None)["round"] == 2
    assert table.view("all")["players"][0]["nest"] == ["card:jun-4-1"]


def test_a_pass_of_all_others_ends_the_round_at_once() -> None:
    """JUN-16.4, JUN-5.7"""
    table = laid_out(leader_phase(A=["glutton-1-1"], B=["too-early-1"], C=["jun-1-02"]))
    table.answer(2, "pass")
    table.answer(1, "pass")
    assert table.view(None)["round"] == 2


def test_when_the_clock_runs_out_everybody_who_has_not_spoken_waits() -> None:
    """JUN-16.5, JUN-16.10, JUN-16.12, JUN-7.6: time enters the record as answers, so that a replay needs no clock."""
    table = laid_out(leader_phase(A=["glutton-1-1"], B=["too-early-1"], C=["jun-1-02"]))
    assert table.ask is not None
    assert (table.ask.seconds, table.ask.race is not None) == (10, True)
    expire(table, table.number)
    assert [str(move) for move in table.moves] == ["2 wait", "1 wait"]
    assert table.view("all")["players"][0]["nest"] == ["card:jun-4-1"]


def test_every_race_starts_a_full_clock_that_can_be_set_or_switched_off() -> None:
    """JUN-16.10: a window has its own clock; in ordered mode there is none."""
    hands = {"A": ["jun-1-01"], "B": ["clean-slate-1", "jun-1-02"], "C": ["hysteria-1"]}
    for clocks in ((10, 4), (0, 0), (30, 8)):
        table = laid_out(leader_phase(**hands), leader_clock=clocks[0], window_clock=clocks[1])
        assert table.ask is not None
        assert table.ask.seconds == table.view(None)["race"]["seconds"] == clocks[0]
        table.answer(1, "play card:clean-slate-1")
        assert table.ask.seconds == table.view(None)["race"]["seconds"] == clocks[1]
    assert laid_out(leader_phase(**hands)).view(None)["race"]["seconds"] == 10, "the default"
    ordered = laid_out(leader_phase(**hands), race_mode="ordered")
    assert ordered.ask is not None
    assert (ordered.ask.seconds, ordered.ask.race) == (0, None)


def test_a_turn_clock_passes_stops_and_believes() -> None:
    """JUN-17.5, JUN-16.10: what is answered when the time for a decision is up."""
    position = {
        "turn": "B", "pile": "jun-1-01 A", "A": {"hand": ["jun-4-1"], "nest": ["jun-1-05"]},
        "B": {"hand": ["liar-3-1", "hysteria-1", "jun-2-01"]}, "C": {"hand": ["jun-4-2"]},
    }  # fmt: skip
    table = Table(GAME, named_seats("ABC"), {"turn_clock": 10}, position=position)
    assert table.ask is not None
    assert table.ask.seconds == 10
    table.answer(1, "use card:liar-3-1 seat:0")
    for _ in range(4):  # the first card, a true claim, belief, and a pass for the next turn
        expire(table, table.number)
    assert [str(move) for move in table.moves][1:] == [
        "1 put card:hysteria-1", "1 claim claim:hysteria", "0 truth", "2 pass"
    ]  # fmt: skip


def test_bots_are_told_how_long_to_take_and_people_how_long_they_may_choose() -> None:
    """JUN-16.8, JUN-16.11"""
    table = laid_out(leader_phase(A=["glutton-1-1"], B=["too-early-1"], C=["jun-1-02"]))
    assert table.ask is not None
    assert table.ask.race is not None
    least, most = table.ask.race.reaction
    assert 0.3 <= least < most < table.ask.seconds
    assert table.ask.race.claim == 8
    assert table.ask.race.decides == ("play",)


def test_a_window_is_a_race_of_its_own_in_which_declining_is_no_pass() -> None:
    """JUN-16.1, JUN-16.2, JUN-8.2, JUN-19.2: a game saved in an open race goes on in it."""
    table = laid_out(leader_phase(A=["jun-1-01"], B=["clean-slate-1", "jun-1-02"], C=["hysteria-1", "jun-1-03"]))
    race = table.view(None)["race"]["number"]
    table.answer(1, "play card:clean-slate-1")
    assert table.view(None)["race"] == {
        "number": race + 1, "kind": "window", "live": True,
        "against": "card:clean-slate-1", "by": "seat:1", "seconds": 4,
    }  # fmt: skip
    table.answer(2, "decline")
    assert table.menu(2) is None
    fork = table.fork()
    for now in (table, fork):
        now.answer(0, "decline")
        assert not now.view(None)["players"][2]["passed"]
        assert now.view(None)["phase"] == "recruiting"
        assert now.view(None)["current"] == "seat:2"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [LIVE, {**LIVE, "fast_windows": "on", "manual_instants": True}])
def test_live_games_keep_every_promise_and_replay_from_their_record(seats: int, options: dict[str, Any]) -> None:
    """JUN-16.12, JUN-16.13, JUN-20.2, JUN-20.3, JUN-18.1"""
    for seed in range(3):
        table: Table[Any] = Table(GAME, named_seats("ABCDEF"[:seats]), options, seed)
        play_blindly(table, seed, Watch(table).step)
        assert table.result is not None
        again: Table[Any] = Table(GAME, named_seats("ABCDEF"[:seats]), options, seed)
        for move in table.moves:
            again.answer(*move)
        assert (again.digest(), again.result) == (table.digest(), table.result)
        assert save_text(again) == save_text(table)


def test_live_games_of_bots_end() -> None:
    for seats in GAME.seats:
        table: Table[Any] = Table(GAME, named_seats("ABCDEF"[:seats]), LIVE, seats)
        play_well(table, seats, Watch(table).step)
        assert table.result is not None


def test_the_clock_may_run_out_at_any_moment_of_a_game() -> None:
    """JUN-16.10: a table whose players fall asleep now and then still plays to the end."""
    chance = Dice(5)
    for seed in range(6):
        table: Table[Any] = Table(GAME, named_seats("ABCD"), {**LIVE, "turn_clock": 20}, seed)
        while table.ask is not None:
            if chance.below(3) == 0:
                expire(table, table.number)
            else:
                answer_blindly(table, chance)
        assert table.result is not None


def test_the_promises_hold_with_every_option() -> None:
    for options in ({"fast_windows": "off"}, {"manual_instants": True}, {"turn_clock": 30}):
        for seats in (2, 3, 6):
            table: Table[Any] = Table(GAME, named_seats("ABCDEF"[:seats]), options, seats)
            play_blindly(table, seats, Watch(table).step)
            assert table.result is not None
