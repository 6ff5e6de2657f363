"""A host of private dialogues: who is told what, going back in one of them, and the clock."""

from __future__ import annotations

from engine.dialogues import together
from engine.games import Result
from tests.engine.hosts import Party
from tests.engine.toys import OVER, Said, Toy, Whispered, ask, toy


async def camp(state: Toy) -> Result:
    """Everybody buys two things in private, then all is told."""
    await together(state, {seat: _buy(state, seat) for seat in range(state.seats)})
    state.tell(Said("seat:0", "begin"))
    await ask(0, "on", "off")
    return OVER


async def _buy(state: Toy, seat: int) -> None:
    for count in range(2):
        if await ask(seat, f"buy card:{seat}-{count}", "pass", "shop") == "shop":
            await ask(seat, f"haggle card:{seat}-{count}", "pass")
        state.tell(Whispered(seat))


CAMP = toy(camp, Toy)


def test_only_who_answers_is_told_until_somebody_is_done() -> None:
    host = Party([0], [1], game=CAMP)
    told = [len(ear.heard) for ear in host.ears]
    assert host.say_it(0, "buy card:0-0") == []
    assert [len(ear.heard) for ear in host.ears] == [told[0] + 1, told[1]]
    assert host.say_it(0, "buy card:0-1") == []
    assert host.ears[1].update.sights[1].awaited == [1]


def test_a_screen_that_looks_for_itself_is_told_of_every_step() -> None:
    """Its own next question may follow from what a bot answered."""
    host = Party([0], bots=2, game=CAMP)
    host.ears[0].wants_sights = False
    told = len(host.ears[0].heard)
    host.pass_time(1.0)
    moves = len(host.table.moves)
    assert moves > 1
    assert len(host.ears[0].heard) >= told + moves


def test_a_late_double_click_is_refused_and_another_seat_is_never_late() -> None:
    host = Party([0], [1], game=CAMP)
    numbers = [host.table.number_of(seat) for seat in range(2)]
    assert host.say_it(0, "pass", numbers[0]) == []
    assert host.say_it(0, "pass", numbers[0]) == ["late-answer"]
    assert host.say_it(1, "pass", numbers[1]) == []


def test_a_seat_goes_back_in_its_own_dialogue_while_answers_of_others_stand() -> None:
    host = Party([0], [1], game=CAMP)
    for seat, line in ((0, "buy card:0-0"), (1, "buy card:1-0"), (0, "shop"), (1, "buy card:1-1")):
        assert host.say_it(seat, line) == []
    heard = len(host.ears[1].heard)
    host.ask_undo(host.ears[0], 0)
    host.ask_undo(host.ears[0], 0)
    assert host.moves == ["1 buy card:1-0", "1 buy card:1-1"]
    assert len(host.ears[1].heard) == heard
    assert host.table.menu(0) is not None
    sight = host.ears[0].update.sights[0]
    assert (sight.first, sight.events) == (0, [])
    assert host.say_it(0, "pass") == []
    assert host.ears[0].update.sights[0].first == 0
    assert len(host.ears[0].update.sights[0].events) == 1


def test_a_clock_gives_each_question_of_a_dialogue_its_time() -> None:
    host = Party([0], [1], game=CAMP, seconds=10)
    host.pass_time(9.0)
    assert host.say_it(0, "pass") == []
    host.pass_time(9.0)
    assert host.moves == ["0 pass"]
    host.pass_time(2.0)
    assert len(host.moves) == 3


def test_bots_go_through_dialogues_beside_people() -> None:
    host = Party([0], bots=2, game=CAMP)
    host.pass_time(1.0)
    assert host.table.awaited() == [0]
    assert {move.seat for move in host.table.moves} == {1, 2}
    for _ in range(2):
        assert host.say_it(0, "pass") == []
    assert host.table.awaited() == [0]
    assert host.table.menu(0) is not None
