"""A running table: answers, races, claims, the clock, bots and words, by a time that the test lets pass."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.bots import random_bot
from engine.choices import Ask, Menu, Option, Race, put
from engine.errors import BadAnswer, BadSetup
from engine.games import Game, Result, SeatInfo, find_game
from engine.hosting.bots import Pace
from engine.hosting.host import Host
from engine.hosting.levels import change_bot
from engine.hosting.moment import SAME_MOMENT
from engine.hosting.thinking import Patience
from engine.hosting.timing import GameTime, ManualTime
from engine.hosting.told import Begun, BotFailed, Ended, RuleFailed, Update
from engine.table import Table
from tests.engine.hosts import Ear, Party, Waiting
from tests.engine.toys import OVER, Toy, ask, menu, toy

SINGLE = {"only": "single", "rounds": 40}
RACE = {"only": "race", "rounds": 3}
BANG = find_game("bang")


# Time


def test_what_is_due_happens_in_order_and_at_its_moment() -> None:
    time, happened = ManualTime(), list[Any]()
    time.call_later(2, lambda: happened.append(("second", time.now())))
    time.call_later(1, lambda: time.call_later(0.5, lambda: happened.append(("first", time.now()))))
    never = time.call_later(1, lambda: happened.append("never"))
    time.call_later(2, lambda: happened.append("third"))
    never.cancel()
    time.advance(1.9)
    assert happened == [("first", 1.5)]
    time.advance(0.1)
    assert happened == [("first", 1.5), ("second", 2.0), "third"]


def test_while_the_time_of_a_game_stands_still_everything_waits() -> None:
    outer, happened = ManualTime(), list[str]()
    time = GameTime(outer)
    time.call_later(2, lambda: happened.append("early"))
    cancelled = time.call_later(2, lambda: happened.append("never"))
    outer.advance(1.5)
    time.stop()
    time.stop()
    outer.advance(100)
    time.call_later(0.2, lambda: happened.append("before it"))
    cancelled.cancel()
    time.go_on()
    assert time.is_still
    time.go_on()
    assert time.now() == 1.5
    outer.advance(0.4)
    assert happened == ["before it"]
    outer.advance(0.1)
    assert happened == ["before it", "early"]


# Answers


def test_everybody_is_told_and_only_those_who_are_asked_get_a_menu() -> None:
    party = Party([0], [1], options=SINGLE)
    ann, ben = party.ears
    assert isinstance(ann.heard[0], Begun)
    assert [ear.update.sights[seat].menu is None for seat, ear in enumerate(party.ears)] == [False, True]
    assert party.say_it(0, "pass", id=1) == []
    assert party.moves == ["0 pass"]
    assert (ann.update.heard, ann.update.can_undo, ben.update.can_undo) == (1, True, False)
    assert ben.update.sights[1].menu is party.table.menu(1)


def test_whoever_looks_at_the_table_itself_gets_no_sights() -> None:
    party = Party([0], [1], options=SINGLE)
    party.ears[0].wants_sights = False
    party.say_it(0, "pass")
    assert [len(ear.update.sights) for ear in party.ears] == [0, 1]


def test_what_cannot_be_taken_is_refused_and_changes_nothing() -> None:
    party = Party([0], [1], options=SINGLE)
    digest = party.table.digest()
    assert party.say_it(0, "lay card:none") == ["not-on-menu"]
    assert party.say_it(0, "pass", number=9) == ["late-answer"]
    assert party.say_it(1, "pass") == ["not-asked"]
    party.answer(party.ears[1], 0, "pass", party.table.number)
    assert party.ears[1].refused[-1] == "lan-not-your-seat"
    assert party.table.digest() == digest
    assert party.say_it(0, "pass", id=5) == []
    assert party.say_it(0, "pass", id=5) == []  # it was heard already
    assert party.moves == ["0 pass"]


def test_a_failing_rule_is_said_and_the_game_is_as_it_was(caplog: pytest.LogCaptureFixture) -> None:
    async def rules(state: Toy) -> Result:
        if await ask(0, "break", "pass") == "break":
            raise RuntimeError("broken")
        return OVER

    party = Party([0], [1], game=toy(rules, Toy))
    with caplog.at_level(logging.CRITICAL):
        assert party.say_it(0, "break") == ["lan-rule-failed"]
    assert "broken" in str(party.ears[1].last(RuleFailed).failure)
    assert party.say_it(0, "pass") == []
    assert party.ears[1].last(Ended).record.startswith("longtable")


# Bots


def test_bots_play_a_whole_game_when_time_passes() -> None:
    party = Party([0], bots=2, options={"only": "secret", "rounds": 2})
    party.pass_time()
    assert [move.seat for move in party.table.moves] == [1, 2]
    party.say_it(0)
    party.pass_time()
    assert len(party.moves) == 5


def test_bots_leave_people_the_time_to_look() -> None:
    party = Party([0], bots=1, options=SINGLE, pace=Pace(0.6, 1.0))
    party.say_it(0, "pass")
    party.pass_time(0.59)
    assert len(party.moves) == 1
    party.pass_time(0.02)
    assert len(party.moves) == 2


def test_a_bot_that_comes_late_to_a_question_thinks_of_the_next_one() -> None:
    think = Waiting()
    game = replace(toy(_asks_both, Toy), bots={"sure": lambda view, menu, chance: menu.options[0]})
    party = Party([0], bots=1, game=game, think=think)
    party.say_it(0, "shout")  # which ends the question that the bot is thinking of
    assert party.bots.thinking == [1]
    for _ in range(2):
        think.go_on()
        party.pass_time()
    assert party.moves == ["0 shout", "1 yes"]


async def _asks_both(state: Toy) -> Result:
    await put(Ask({1: menu("yes", "no"), 0: menu("shout", optional=True)}, "first"))
    await put(Ask({1: menu("yes", "no")}))
    return OVER


def broken_bot(view: Any, menu: Menu, chance: Any) -> Option:
    """Fails."""
    raise KeyError("card:secret")


def test_a_bot_that_fails_is_replaced_for_good_and_that_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    async def rules(state: Toy) -> Result:
        for seat in (1, 2, 1, 2):
            await ask(seat, "pass", "lay")
        return OVER

    def other(view: Any, menu: Menu, chance: Any) -> Option:
        return Option("lay card:none")

    game = replace(toy(rules, Toy), bots={"broken": broken_bot})
    party = Party([0], bots=2, game=game)
    party.bots._bots[2] = other
    with caplog.at_level(logging.CRITICAL):
        party.pass_time()
    assert party.table.result == OVER
    failures = party.ears[0].all(BotFailed)
    assert [(failed.seat, type(failed.failure)) for failed in failures] == [(1, KeyError), (2, BadAnswer)]


def test_a_bot_by_whose_answer_a_rule_fails_answers_something_else(caplog: pytest.LogCaptureFixture) -> None:
    """And if everything fails the game waits."""

    async def rules(state: Toy) -> Result:
        if await ask(1, "break", "pass") == "break":
            raise RuntimeError
        await ask(1, "break")
        raise RuntimeError

    game = replace(toy(rules, Toy), bots={"sure": lambda view, menu, chance: menu.options[0]})
    party = Party([0], bots=1, game=game, seed=4)
    with caplog.at_level(logging.CRITICAL):
        party.pass_time(1)
    assert party.moves == ["1 pass"]


@pytest.mark.parametrize("seed", range(3))
def test_bots_never_talk_where_that_costs_something(seed: int) -> None:
    """Not even the one that plays anything. [BNG-22.3]"""
    party = Party(bots=4, game=BANG, position={"show": "gag"}, seed=seed)
    party.bots._blind.update(range(4))
    party.pass_time()
    assert party.table.result is not None
    assert not [move for move in party.moves if move.endswith("spoke")]


def test_the_level_of_a_bot_is_changed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    bots = {"hard": grabbing, "normal": random_bot}
    bold = partial(grabbing)
    game = toy(_asks_both, Toy, bots=bots, tempers={"bold": {"hard": bold}})
    table = Table(game, [SeatInfo("Ann"), SeatInfo("Bot", "bot")], {}, 1)
    host = Host(table, lambda: (), ManualTime(), folders=(tmp_path,))
    host.begin()
    change_bot(host, 1, "hard", "bold")
    assert host.bots._bot_of(1) is bold
    assert host.journal is not None
    saved = host.journal.path.read_text(encoding="utf-8")
    assert "level: hard" in saved
    assert "temper: bold" in saved
    with pytest.raises(BadSetup):
        change_bot(host, 1, "genius", "")
    with pytest.raises(BadSetup):
        change_bot(host, 1, "hard", "sleepy")
    with pytest.raises(BadSetup):
        change_bot(host, 0, "hard", "")
    assert table.seats == (SeatInfo("Ann"), SeatInfo("Bot", "bot", "hard", temper="bold"))
    host.close()


def test_a_bot_has_less_time_the_longer_its_turn_lasts() -> None:
    now = 0.0
    patience = Patience(lambda: now)
    for _ in range(50):
        seconds = patience.begin(0, turn=7)
        assert 0 < seconds < 1
        now += seconds
        patience.end(0)
    assert now < 5
    patience.begin(0, turn=7)
    now += 99
    patience.end(0)
    assert patience.begin(0, turn=7) == 0
    assert patience.begin(0, turn=8) == patience.begin(1, turn=7) == Patience.DECISION


def test_a_seat_goes_to_a_bot_and_back() -> None:
    party = Party([0], [1], options=SINGLE, pace=Pace(1.0))
    party.stand_in(0, True)
    assert party.ears[0].update.sights[0].menu is None
    assert party.say_it(0, "pass") == ["lan-bot-plays"]
    party.stand_in(0, False)
    party.pass_time(5)
    assert party.moves == []
    party.stand_in(0, True)
    party.pass_time(1)
    assert [move.seat for move in party.table.moves] == [0]
    party.stand_in(1, True)
    party.pass_time(60)
    assert party.table.result is not None


# Races


def test_of_answers_of_one_moment_the_order_of_the_seats_decides() -> None:
    """[JUN-16.9]"""
    party = Party([0], [1], [2], options=RACE)
    party.say_it(2, "grab")
    party.pass_time(SAME_MOMENT / 2)
    party.say_it(1, "grab")
    party.say_it(0, "wait")
    assert party.say_it(1, "wait", id=3) == ["lan-too-late"]  # nobody speaks twice
    assert party.moves == []
    party.pass_time(SAME_MOMENT)
    assert party.moves == ["1 grab"]
    assert [ear.refused[-1:] for ear in party.ears] == [["lan-too-late"]] * 3
    assert party.table.state.grabs == [1]


async def _slow_race(state: Toy) -> Result:
    racing, continues = list(range(state.seats)), False
    while racing:
        menus = {seat: menu("grab", "wait", default=Option("wait")) for seat in racing}
        race = Race(("grab",), reaction=(2.0, 2.0), claim=8.0)
        ((seat, answer),) = (await put(Ask(menus, "first", continues, seconds=20, race=race))).items()
        if answer == "grab":
            break
        racing.remove(seat)
        continues = True
    return OVER


def grabbing(view: Any, menu: Menu, chance: Any) -> Option:
    """Quick."""
    return Option("grab")


SLOW_RACE: Game[Any] = replace(toy(_slow_race, Toy), bots={"quick": grabbing})


def test_a_bot_takes_its_time_in_a_race_and_others_do_not_make_it_slower() -> None:
    """An answer that lets the race go on puts the question again: the bot once began to think anew."""
    party = Party([0], [1], bots=1, game=SLOW_RACE, pace=Pace(0.6, 1.0))
    party.pass_time(1.5)
    party.say_it(0, "wait")
    party.pass_time(0.5 + SAME_MOMENT)
    assert party.moves == ["0 wait", "2 grab"]


async def _two_races(state: Toy) -> Result:
    for _ in range(2):
        await _slow_race(state)
    return OVER


def test_a_bot_that_was_too_slow_in_one_race_is_not_slower_in_the_next() -> None:
    """It once began to think of the second race when its answer to the first was due."""
    party = Party([0], [1], bots=1, game=replace(SLOW_RACE, play=_two_races), pace=Pace(0.6, 1.0))
    party.pass_time(1.0)
    party.say_it(0, "grab")
    party.pass_time(2.0 + 2 * SAME_MOMENT)
    assert party.moves == ["0 grab", "2 grab"]


def test_when_the_time_of_a_race_is_up_whoever_has_not_spoken_waits() -> None:
    """[JUN-16.2, JUN-16.10]"""
    party = Party([0], [1], game=SLOW_RACE)
    assert (party.ears[0].update.seconds, party.ears[0].update.left) == (20, 20)
    party.say_it(1, "wait")
    party.pass_time(19.9)
    assert party.moves == ["1 wait"]
    party.pass_time(0.1)
    assert party.moves == ["1 wait", "0 wait"]


def test_the_clock_cannot_close_a_race_in_its_last_moment() -> None:
    """[JUN-16.9]"""
    party = Party([0], [1], game=SLOW_RACE)
    party.pass_time(20 - SAME_MOMENT / 2)
    party.say_it(1, "grab")
    party.pass_time(SAME_MOMENT)
    assert party.moves == ["1 grab"]


def test_whoever_claims_a_race_at_a_shared_screen_chooses_while_time_stands_still() -> None:
    party = Party([0, 1], bots=1, game=SLOW_RACE, pace=Pace(0.6, 1.0))
    (shared,) = party.ears
    party.pass_time(1.5)
    party.claim(shared, 1)
    with pytest.raises(BadAnswer):
        party.claim(shared, 0)
    party.pass_time(7.9)
    assert (party.moves, party.clock.left) == ([], 18.5)
    assert party.say_it(0, "grab") == ["lan-too-late"]
    assert party.say_it(1, "grab") == []
    assert party.moves == ["1 grab"]


def test_whoever_claims_and_chooses_nothing_has_waited_and_the_race_goes_on() -> None:
    party = Party([0, 1], bots=1, game=SLOW_RACE, pace=Pace(0.6, 1.0))
    party.pass_time(1.5)
    party.claim(party.ears[0], 1)
    party.pass_time(8)
    assert (party.moves, party.claims.by, party.clock.left) == (["1 wait"], None, 18.5)
    party.pass_time(0.5 + SAME_MOMENT)
    assert party.moves == ["1 wait", "2 grab"]


def test_only_a_race_can_be_claimed_and_only_by_those_who_may_answer() -> None:
    party = Party([0, 1], options=SINGLE)
    for seat in (0, 2):
        with pytest.raises(BadAnswer):
            party.claim(party.ears[0], seat)
    assert not party.time.is_still


# The clock


async def _choices(state: Toy) -> Result:
    await ask(0, "shoot", "miss", default=Option("miss"))
    await ask(0, "left", "right")
    return OVER


def test_when_the_time_is_up_the_default_is_answered_or_anything() -> None:
    """[BNG-22.12]"""
    party = Party([0], [1], game=toy(_choices, Toy), seconds=10)
    party.pass_time(9.9)
    assert (party.moves, round(party.clock.left, 1)) == ([], 0.1)
    party.pass_time(0.1)
    assert party.moves == ["0 miss"]
    party.pass_time(10)
    assert party.moves[1] in ("0 left", "0 right")


def test_the_clock_waits_for_whoever_is_away_and_leaves_bots_alone() -> None:
    party = Party([0], [1], game=toy(_choices, Toy), seconds=10, pace=Pace(1000.0))
    party.pass_time(5)
    party.away = {1}
    party.miss(1)
    assert party.ears[1].update.seconds == 0
    party.pass_time(100)
    party.away = set()
    party.welcome(party.ears[0])
    assert [ear.update.left for ear in party.ears] == [10, 10]
    party.stand_in(0, True)
    assert not party.clock.is_running


async def _all_at_once(state: Toy) -> Result:
    menus = {seat: menu("yes", "no", default=Option("no")) for seat in range(state.seats)}
    await put(Ask(menus, seconds=10))
    return OVER


def test_people_who_share_a_screen_each_have_a_time_of_their_own() -> None:
    """They answer one after another; the clock stops for nobody else."""
    party = Party([0, 1, 2], game=toy(_all_at_once, Toy))
    (shared,) = party.ears
    shared.at_screen = 2
    party.clock.ask()
    party.pass_time(9)
    assert party.say_it(2, "yes") == []
    shared.at_screen = 0
    party.clock.ask()
    assert party.clock.left == 10
    party.pass_time(10)
    assert party.moves == ["2 yes", "0 no"]
    shared.at_screen = 1
    party.clock.ask()
    party.pass_time(9.9)
    assert len(party.moves) == 2
    party.pass_time(0.1)
    assert party.table.result == OVER


async def _two_turns(state: Toy) -> Result:
    """Each turn a player decides three times, and the other one answers once in between."""
    for turn in (1, 2):
        for deed in range(3):
            choices = menu("go", "stay", default=Option("stay"))
            await put(Ask({turn % 2: choices}, seconds=10, span=turn))
            if deed == 1:
                await put(Ask({1 - turn % 2: choices}, seconds=10, span=turn))
    return OVER


def test_the_questions_of_a_span_share_their_seconds() -> None:
    party = Party([0], [1], game=toy(_two_turns, Toy))
    party.pass_time(4)
    party.say_it(1, "go")
    assert (party.clock.seconds, party.clock.left) == (10, 6)
    assert [ear.update.left for ear in party.ears] == [6, 6]
    party.pass_time(4)
    party.say_it(1, "go")
    assert party.clock.left == 10  # the other one has a time of their own
    party.pass_time(9)
    party.say_it(0, "go")
    assert party.clock.left == 2  # and the first goes on with what was left
    party.pass_time(2)
    assert party.moves[-1] == "1 stay"
    assert party.clock.left == 10  # another span


def test_when_the_seconds_of_a_span_are_used_up_all_its_questions_are_over() -> None:
    party = Party([0], [1], game=toy(_two_turns, Toy))
    party.pass_time(10)
    assert party.moves == ["1 stay", "1 stay"]
    party.pass_time(1)
    assert len(party.moves) == 2
    party.say_it(0, "go")
    party.pass_time(0)
    assert party.moves == ["1 stay", "1 stay", "0 go", "1 stay"]
    assert party.clock.left == 10


def test_bots_use_up_no_seconds_of_a_span() -> None:
    party = Party([0], [1], game=toy(_two_turns, Toy), pace=Pace(1000.0))
    party.stand_in(1, True)
    party.pass_time(500)
    assert (party.moves, party.clock.is_running) == ([], False)


async def _no_default(state: Toy) -> Result:
    for _ in range(2):
        await put(Ask({0: menu("go", "stay")}, seconds=10, span=1))
    return OVER


def test_a_question_of_a_span_that_nothing_answers_is_put_again() -> None:
    party = Party([0], [1], game=toy(_no_default, Toy))
    party.pass_time(25)
    assert (party.moves, party.clock.left) == ([], 5)


async def _one_after_another(state: Toy) -> Result:
    for _ in range(2):
        await put(Ask({0: menu("go", "stay")}, span=1))
    return OVER


def test_what_is_agreed_on_at_the_table_is_for_every_question() -> None:
    party = Party([0], [1], game=toy(_one_after_another, Toy), seconds=10)
    party.pass_time(8)
    party.say_it(0, "go")
    assert party.clock.left == 10


# Words


def test_words_under_gag_cost_a_life_each_and_the_dead_keep_silent() -> None:
    """[BNG-22.3]"""
    party = Party([0], [1], [2], [3], game=BANG, position={"show": "gag", "P3": {"out": True}})
    assert party.ears[0].update.is_silent
    assert (party.may_talk([1]), party.may_talk([3]), party.may_talk([])) == (True, False, False)
    before = party.table.state.players[1].life
    party.charge([1])
    assert (party.moves, party.table.state.players[1].life) == (["1 spoke"], before - 1)


def test_a_closed_host_does_nothing_any_more() -> None:
    party = Party([0], bots=1, options=SINGLE, pace=Pace(1.0), seconds=10)
    party.say_it(0, "pass")
    party.close()
    party.pass_time(100)
    assert (party.moves, party.bots.thinking) == (["0 pass"], [])


def test_whoever_comes_in_is_told_everything_from_the_beginning() -> None:
    party = Party([0], [1], options=SINGLE)
    party.say_it(0)
    late = Ear(1, 0)
    story = [event for update in party.ears[0].all(Update) for event in update.sights[0].events]
    party.welcome(late)
    assert (late.update.sights[0].first, late.update.sights[0].events) == (0, story)
