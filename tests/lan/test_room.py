"""A table beside its game: seats, names, colours, who is ready, who was sent away, and how a save goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.errors import BadSetup
from engine.games import SeatInfo, named_seats
from engine.lan import messages as said
from engine.lan.host import Host, host_save
from engine.lan.identity import read_register
from engine.lan.messages import SeatPlan, SetUp
from engine.lan.room import MOST_TALK
from engine.saves import Journal, open_save, register_path
from engine.table import Table
from tests.lan.relay import RELAY, playable
from tests.lan.tables import CODE, FREELY, Caller, calling, hosted, joining, run, until, visiting

KEY = "key of the host"


@pytest.fixture(autouse=True)
def _relay() -> Any:
    with playable(RELAY):
        yield


@asynccontextmanager
async def lobby(*names: str, seats: int = 0, **more: Any) -> AsyncIterator[tuple[Host, Caller, list[Caller]]]:
    """A table with its host, who has the first seat, and guests."""
    guests = seats or len(names)
    async with AsyncExitStack() as open:
        host = await open.enter_async_context(hosted(RELAY, guests, here=1, host_key=KEY, host_name="Host", **more))
        owner = await open.enter_async_context(visiting(host, host_key=KEY))
        callers = [await open.enter_async_context(visiting(host, name)) for name in names]
        yield host, owner, callers


async def say(caller: Caller, *messages: said.Message) -> list[str]:
    """Say something; what was refused of it."""
    count = len(caller.refused)
    await caller.say(*messages)
    await caller.settle()
    return caller.refused[count:]


async def begin(host: Host, owner: Caller, callers: list[Caller]) -> None:
    """Everybody is ready, and the host starts."""
    for caller in callers:
        assert await say(caller, said.Ready(True)) == []
    assert await say(owner, said.Start()) == []
    for caller in (owner, *callers):
        await caller.settle()
    assert host.room.phase == "play"


def names_of(caller: Caller) -> list[str]:
    return [seat.name for seat in caller.last(said.RoomView).seats]


# The lobby


def test_guests_get_the_next_free_seat_and_a_name_of_their_own() -> None:
    async def coming() -> None:
        async with lobby("Ann", "Ann", "  ") as (_, owner, callers):
            room = owner.last(said.RoomView)
            assert [seat.person for seat in room.seats] == [0, 1, 2, 3]
            assert names_of(owner) == ["Host", "Ann", "Ann 2", "Guest 3"]
            assert [caller.last(said.Welcome).is_host for caller in (owner, *callers)] == [True, False, False, False]

    run(coming())


def test_names_are_cleaned_and_cut() -> None:
    async def coming() -> None:
        async with lobby("\u202eevil\n" + "x" * 40) as (_, owner, _callers):
            assert names_of(owner)[1] == "evil " + "x" * 19

    run(coming())


def test_chat_is_cleaned_and_reaches_everybody() -> None:
    async def talking() -> None:
        async with lobby("Ann") as (_, owner, (ann,)):
            await say(ann, said.Say("Hi\u202e\n there\x07"), said.Say("\u200f"), said.Sign("nod", 0))
            await owner.settle()
            assert [one.words for one in owner.all(said.Said)] == ["Hi there"]
            assert owner.last(said.Signed) == said.Signed(1, "Ann", "nod", 0)
            assert await say(ann, said.Sign("point", 2)) == ["lan-no-seat"]

    run(talking())


def test_one_computer_may_take_several_seats_for_people_with_names() -> None:
    async def sitting() -> None:
        async with lobby("Ann", seats=3) as (host, owner, (ann,)):
            assert await say(ann, said.Sit(3, "Bea")) == []
            assert host.room.people[1].seats == [1, 3]
            await owner.settle()
            assert names_of(owner) == ["Host", "Ann", "", "Bea"]
            assert await say(ann, said.Stand(1)) == []
            assert host.room.people[1].seats == [3]

    run(sitting())


def test_a_change_of_the_plan_keeps_who_sits_where_and_under_which_name() -> None:
    async def planning() -> None:
        async with lobby("Ann", seats=2) as (_, owner, (ann,)):
            await say(ann, said.Sit(2, "Bea"))
            plan = SetUp([SeatPlan("here"), SeatPlan("guest"), SeatPlan("guest")], {"rounds": 1}, clock=30)
            assert await say(owner, plan) == []
            assert names_of(owner) == ["Host", "Ann", "Bea"]
            assert owner.last(said.RoomView).options == {"rounds": 1}
            assert owner.last(said.RoomView).clock == 30

    run(planning())


def test_a_plan_that_the_rules_refuse_changes_nothing() -> None:
    async def planning() -> None:
        async with lobby("Ann") as (host, owner, (ann,)):
            before = host.room.view()
            assert await say(owner, SetUp([SeatPlan()] * 5)) == ["seat-count"]
            assert await say(owner, SetUp([SeatPlan()], {"rounds": "many"})) == ["bad-option"]
            assert await say(owner, SetUp([SeatPlan("bot", level="genius")])) == ["unknown-bot"]
            assert await say(owner, SetUp([SeatPlan("bot", colour="red")] * 2)) == ["colours"]
            assert host.room.view() == before
            assert await say(owner, SetUp([SeatPlan("here")])) == []
            assert host.room.people[1].seats == []
            await ann.settle()
            assert ann.last(said.RoomView).seats[0].person == 0

    run(planning())


def test_seats_that_are_taken_or_not_there_are_refused() -> None:
    async def sitting() -> None:
        async with lobby("Ann", "Ben", bots=1) as (host, _, (ann, ben)):
            for seat in (0, 1, 3, 7):
                assert await say(ben, said.Sit(seat)) == ["lan-seat-taken"]
            assert await say(ben, said.Stand(1)) == ["lan-not-your-seat"]
            assert await say(ben, said.Paint(1, "red")) == ["lan-not-your-seat"]
            assert [host.room.people[caller.person].seats for caller in (ann, ben)] == [[1], [2]]

    run(sitting())


def test_colours_are_taken_and_never_twice() -> None:
    async def painting() -> None:
        async with lobby("Ann", "Ben") as (host, _, (ann, ben)):
            assert await say(ann, said.Paint(1, "blue")) == []
            assert await say(ben, said.Paint(2, "blue")) == ["colours"]
            assert await say(ben, said.Paint(2, "mud")) == ["colours"]
            assert [place.colour for place in host.room.places] == ["", "blue", ""]

    run(painting())


def test_the_host_moves_people() -> None:
    async def moving() -> None:
        async with lobby("Ann", "Ben") as (host, owner, (ann, ben)):
            assert await say(owner, said.Swap(1, 2)) == []
            assert [host.room.people[caller.person].seats for caller in (ann, ben)] == [[2], [1]]
            assert await say(owner, said.Swap(1, 9)) == ["lan-too-late-for-that"]

    run(moving())


@pytest.mark.parametrize(
    "message",
    [
        said.Start(),
        said.Again(),
        said.Remove(2),
        said.Swap(0, 1),
        said.StandIn(0, True),
        said.Level(0, "hard"),
        SetUp([SeatPlan()]),
    ],
)
def test_only_the_host_may_arrange_the_table(message: said.Message) -> None:
    async def meddling() -> None:
        async with lobby("Ann", "Ben") as (host, _, (ann, _ben)):
            before = host.room.view()
            assert await say(ann, message) == ["lan-host-only"]
            assert host.room.view() == before

    run(meddling())


def test_it_is_said_why_the_game_cannot_begin() -> None:
    async def waiting() -> None:
        async with lobby("Ann", seats=2) as (host, owner, (ann,)):
            assert await say(owner, said.Start()) == ["lan-free-seats"]
            assert owner.last(said.RoomView).trouble == said.Refusal("lan-free-seats", facts={"seats": "3"})
            async with visiting(host, "Ben") as ben:
                await say(ben, said.Ready(True))
                assert await say(owner, said.Start()) == ["lan-not-ready"]
                assert said.Refusal("lan-not-ready", facts={"names": "Ann"}) in owner.heard
                await say(ann, said.Ready(True))
                await owner.settle()
                assert owner.last(said.RoomView).trouble is None
                assert await say(owner, said.Start()) == []
                assert await say(owner, said.Start()) == ["lan-too-late-for-that"]
                assert await say(ann, said.Stand(1)) == ["lan-too-late-for-that"]
                assert await say(ann, said.AskUndo(1)) == ["lan-no-undo"]

    run(waiting())


def test_before_the_game_there_is_nothing_to_answer() -> None:
    async def early() -> None:
        async with lobby("Ann") as (_, owner, (ann,)):
            for message in (said.Answer(1, 1, "pass", 1), said.Jot(1, "seat:0", "foe"), said.AskUndo(1)):
                assert await say(ann, message) == ["lan-not-begun"]
            assert await say(ann, said.Consent(1, True)) == ["lan-not-begun"]
            assert await say(owner, said.StandIn(1, True)) == ["lan-not-begun"]
            assert await say(owner, said.Level(1, "hard")) == ["lan-not-begun"]
            assert await say(owner, said.Again()) == ["lan-not-over"]
            assert await say(ann, said.Ready(True)) == []

    run(early())


def test_whoever_goes_before_the_game_leaves_his_seat() -> None:
    async def going() -> None:
        async with lobby("Ann", "Ben") as (host, owner, (ann, ben)):
            await ann.say(said.Leave())
            await until(lambda: ann.closed is not None)
            ben.drop()
            await until(lambda: len(host.room.people) == 1)
            await owner.settle()
            assert names_of(owner) == ["Host", "", ""]
            left = [(one.key, one.facts["name"]) for one in owner.all(said.Notice) if one.key != "lan-joined"]
            assert left == [("lan-left", "Ann"), ("lan-left", "Ben")]

    run(going())


def test_whoever_is_sent_away_is_told_so_and_is_not_heard_any_more() -> None:
    """What he sent before he knew could once take a seat that nobody would ever sit in."""

    async def removed() -> None:
        async with lobby("Ann") as (host, owner, (ann,)):
            token = ann.token
            person = host.room.people[ann.person]
            await owner.say(said.Remove(ann.person))
            await ann.say(said.Sit(1))
            await ann.say(said.Say("still here"))
            assert (await ann.goodbye()).key == "lan-removed"
            await owner.settle()
            assert owner.all(said.Said) == []
            assert host.room.places[1].person is None
            assert person.id not in host.room.people
            async with calling(host) as again:
                await again.say(joining(RELAY, "Ann", token))
                assert (await again.goodbye()).key == "lan-removed"
            assert await say(owner, said.Remove(0)) == ["lan-nobody"]
            assert await say(owner, said.Remove(99)) == ["lan-nobody"]

    run(removed())


# During the game


def test_a_second_connection_with_the_same_token_takes_over() -> None:
    async def twice() -> None:
        async with lobby("Ann") as (host, owner, (ann,)):
            await begin(host, owner, [ann])
            async with visiting(host, "Other name", ann.token) as again:
                assert (await ann.goodbye()).key == "lan-elsewhere"
                assert (again.person, again.token) == (ann.person, ann.token)
                assert host.room.people[1].name == "Ann"
                assert again.last(said.Begun).yours == [1]

    run(twice())


def test_quit_lost_and_back_are_told_apart() -> None:
    async def going() -> None:
        async with lobby("Ann", "Ben") as (host, owner, (ann, ben)):
            await begin(host, owner, [ann, ben])
            await ann.say(said.Leave())
            await until(lambda: ann.closed is not None)
            ben.drop()
            await until(lambda: len(host.room.presence.here) == 1)
            await owner.settle()
            told = [(one.key, one.facts["name"]) for one in owner.all(said.Notice) if one.key != "lan-joined"]
            assert told == [("lan-left", "Ann"), ("lan-away", "Ben")]
            assert [one.is_away for one in owner.last(said.RoomView).people] == [False, True, True]
            async with visiting(host, token=ann.token):
                await owner.settle()
                assert owner.last(said.Notice) == said.Notice("lan-back", {"name": "Ann"})

    run(going())


def test_whoever_comes_back_finds_what_was_said_and_a_newcomer_does_not() -> None:
    async def talking() -> None:
        async with lobby("Ann", "Ben", limits=FREELY) as (host, owner, (ann, ben)):
            await begin(host, owner, [ann, ben])
            for number in range(MOST_TALK + 5):
                await say(owner, said.Say(f"line {number}"))
            await say(ben, said.Sign("nod"))
            token = ann.last(said.Welcome).token
            await ann.close()
            await until(lambda: owner.last(said.RoomView).people[1].is_away)
            async with visiting(host, token=token) as back:
                await back.settle()
                earlier = back.last(said.Earlier).lines
                assert len(earlier) == MOST_TALK
                assert earlier[-1] == said.Signed(2, "Ben", "nod")
                assert earlier[-2] == said.Said(0, "Host", f"line {MOST_TALK + 4}")
                assert back.all(said.Said) == []  # nothing of it is news
            async with visiting(host, "Cat", watches=True) as newcomer:
                await newcomer.settle()
                assert newcomer.all(said.Earlier) == []

    run(talking())


def test_it_is_told_for_how_long_somebody_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def going() -> None:
        async with lobby("Ann") as (host, owner, (ann,)):
            await begin(host, owner, [ann])
            await ann.close()
            await until(lambda: owner.last(said.RoomView).people[1].is_away)
            gone = host.room.people[1]
            assert gone.away_since is not None
            gone.away_since -= 90
            host.room.tell_room()
            await owner.settle()
            assert owner.last(said.RoomView).people[1].away_for in (90, 91)
            assert owner.last(said.RoomView).people[0].away_for == 0

    run(going())


def test_whoever_comes_later_looks_on() -> None:
    async def late() -> None:
        async with lobby("Ann", "Ben", options={"only": "single", "rounds": 9}) as (host, owner, (ann, ben)):
            await begin(host, owner, [ann, ben])
            async with visiting(host, "Cleo") as cleo:
                assert cleo.last(said.Begun).yours == []
                assert list(cleo.last(said.Update).sights) == [""]
                assert await say(cleo, said.Sit(1)) == ["lan-seat-taken"]

    run(late())


def test_the_same_people_play_once_more() -> None:
    """Also where somebody was sent away: a bot plays his seat, else nobody ever would."""

    async def again() -> None:
        async with lobby("Ann", "Ben", options={"only": "single", "rounds": 2}) as (host, owner, (ann, ben)):
            await begin(host, owner, [ann, ben])
            await say(owner, said.Answer(0, 1, "pass", 1))
            assert await say(owner, said.Again()) == ["lan-not-over"]
            await say(ann, said.Answer(1, 2, "pass", 1))
            await owner.hear(said.Record)
            assert host.room.phase == "over"
            await say(owner, said.Remove(ben.person))
            first = host.room.play
            assert await say(owner, said.Again()) == []
            play = host.room.play
            assert play is not None
            assert first is not None
            assert play is not first
            assert play.stand_ins == {2}
            assert play.table.seats == first.table.seats
            await ann.settle()
            assert [begun.count for begun in ann.all(said.Begun)] == [1, 2]
            assert ann.last(said.Update).heard == 0
            assert await say(owner, said.Answer(0, 1, "pass", 1)) == []
            assert len(play.table.moves) == 1

    run(again())


# Saves


def _has_moves(host: Host, count: int) -> bool:
    return host.room.play is not None and len(host.room.play.table.moves) == count


async def _played(folder: Path, moves: int, **more: Any) -> tuple[Path, str, str]:
    """The save of a game of two guests, and their tokens; the host was killed in the middle of it."""
    options = {"only": "single", "rounds": 6}
    async with (
        hosted(RELAY, 2, folder, options=options, **more) as host,
        visiting(host, "Ann") as ann,
        visiting(host, "Ben") as ben,
    ):
        await say(ann, said.Ready(True))
        await say(ben, said.Ready(True))
        host.room.start()
        for number in range(1, moves + 1):
            await (ann, ben)[(number + 1) % 2].say(said.Answer((number - 1) % 2, number, "pass", number))
            await until(partial(_has_moves, host, number))
        play = host.room.play
        assert play is not None
        assert play.journal is not None
        return play.journal.path, ann.token, ben.token
    raise AssertionError


def test_a_killed_host_goes_on_with_everybody_in_his_seat(tmp_path: Path) -> None:
    async def resumed() -> None:
        path, ann_token, ben_token = await _played(tmp_path, 3)
        before = open_save(path).table.digest()
        host, notes = await host_save(path, limits=FREELY)
        try:
            assert (list(notes), host.room.phase) == ([], "play")
            async with visiting(host, token=ben_token) as ben, visiting(host, token=ann_token) as ann:
                assert ann.last(said.Begun).yours == [0]
                assert ben.last(said.Begun).yours == [1]
                menu = ben.last(said.Update).sights["1"].menu
                assert menu is not None
                assert host.room.play is not None
                assert host.room.play.table.digest() == before
                assert await say(ben, said.Answer(1, 4, "pass", 1)) == []
                assert len(open_save(path).table.moves) == 4
            async with visiting(host, "Stranger") as stranger:
                assert stranger.last(said.Begun).yours == []
        finally:
            await host.close()

    run(resumed())


def test_every_start_of_a_host_is_another_run(tmp_path: Path) -> None:
    """By that a guest knows that answers on their way are lost, and that ids begin anew."""

    async def resumed() -> None:
        path, token, _ = await _played(tmp_path, 2)
        runs = set()
        for _ in range(2):
            host, _ = await host_save(path, limits=FREELY)
            async with visiting(host, token=token) as ann:
                runs.add(ann.last(said.Welcome).run)
                assert ann.last(said.Update).heard == 0
            await host.close()
        assert len(runs) == 2

    run(resumed())


def test_patience_holds_for_those_who_do_not_come_back_after_a_restart(tmp_path: Path) -> None:
    async def resumed() -> None:
        path, token, _ = await _played(tmp_path, 0, patience=1)
        host, _ = await host_save(path, limits=FREELY)
        try:
            assert host.room.patience == 1
            play = host.room.play
            assert play is not None
            async with visiting(host, token=token):
                await until(lambda: play.stand_ins == {1})
        finally:
            await host.close()

    run(resumed())


def test_the_seat_of_somebody_sent_away_is_a_bots_after_a_restart_too(tmp_path: Path) -> None:
    async def resumed() -> None:
        options = {"only": "single", "rounds": 6}
        async with (
            hosted(RELAY, 2, tmp_path, options=options) as host,
            visiting(host, "Ann") as ann,
            visiting(host, "Ben") as ben,
        ):
            await say(ann, said.Ready(True))
            await say(ben, said.Ready(True))
            host.room.start()
            host.hearing.remove(ben.person)
            play = host.room.play
            assert play is not None
            assert play.journal is not None
            path, token = play.journal.path, ann.token
        host, _ = await host_save(path, limits=FREELY)
        try:
            assert host.room.play is not None
            assert host.room.play.stand_ins == {1}
            async with visiting(host, token=token) as ann:
                await say(ann, said.Answer(0, 1, "pass", 1))
                await ann.hear(said.Update, lambda update: update.number == 3)
        finally:
            await host.close()

    run(resumed())


def test_a_hot_seat_save_is_opened_to_guests(tmp_path: Path) -> None:
    """Everybody's seat is at the host's computer first; who stands up there makes room for a guest."""

    async def opened() -> None:
        journal = Journal.begin(tmp_path, _hot_seat())
        journal.table.answer(0, "pass")
        journal.close()
        host, _ = await host_save(journal.path, code=CODE, limits=FREELY, host_key=KEY, host_name="Host")
        try:
            async with visiting(host, host_key=KEY) as owner, visiting(host, "Ann") as ann:
                room = owner.last(said.RoomView)
                assert (room.phase, room.is_resumed) == ("lobby", True)
                assert [seat.person for seat in room.seats] == [0, 0]
                assert await say(ann, said.Sit(1)) == ["lan-seat-taken"]
                assert await say(owner, said.Stand(1)) == []
                assert await say(ann, said.Sit(1, "Other"), said.Ready(True)) == []
                assert names_of(ann) == ["Vika", "Roman"]
                for message in (said.Swap(0, 1), said.Paint(0, "red"), SetUp([SeatPlan()])):
                    assert await say(owner, message) == ["lan-too-late-for-that"]
                await begin(host, owner, [ann])
                assert await say(ann, said.Answer(1, 2, "pass", 1)) == []
                assert register_path(journal.path).exists()
                assert len(open_save(journal.path).table.moves) == 2
        finally:
            await host.close()

    run(opened())


def test_the_seats_of_guests_in_a_copied_save_wait_for_guests(tmp_path: Path) -> None:
    """A copy of a save does not know who they were, only that they came from elsewhere; the host may sit there too."""

    async def opened() -> None:
        table = Table[Any](RELAY, [SeatInfo("Vika"), SeatInfo("Roman", "remote")], {}, 1)
        journal = Journal.begin(tmp_path, table)
        journal.close()
        host, _ = await host_save(journal.path, code=CODE, limits=FREELY, host_key=KEY, host_name="Host")
        try:
            async with visiting(host, host_key=KEY) as owner:
                assert [seat.person for seat in owner.last(said.RoomView).seats] == [0, None]
                assert await say(owner, said.Start()) == ["lan-free-seats-of-save"]  # it cannot be given to a bot
                assert await say(owner, said.Sit(1)) == []
                assert [seat.person for seat in owner.last(said.RoomView).seats] == [0, 0]
        finally:
            await host.close()

    run(opened())


def test_in_a_save_that_is_opened_to_guests_everybody_finds_the_seat_of_his_name(tmp_path: Path) -> None:
    """He was once called `Roman 2` beside his own empty seat."""

    async def opened() -> None:
        journal = Journal.begin(tmp_path, _hot_seat())
        journal.close()
        host, _ = await host_save(journal.path, code=CODE, limits=FREELY, gives_host_seats=True)
        try:
            async with visiting(host, "Roman") as roman, visiting(host, "Roman") as other:
                room = other.last(said.RoomView)
                assert [person.name for person in room.people] == ["Roman", "Roman 2"]
                assert room.seats[1].person == roman.last(said.Welcome).person
                assert room.seats[0].person == other.last(said.Welcome).person
                assert [seat.name for seat in room.seats] == ["Vika", "Roman"]
        finally:
            await host.close()

    run(opened())


def _hot_seat() -> Table[Any]:
    return Table(RELAY, named_seats(["Vika", "Roman"]), {"only": "single"}, 7)


def test_a_lan_save_is_an_ordinary_save(tmp_path: Path) -> None:
    """It can be played on by people who share a screen."""

    async def played() -> Path:
        return (await _played(tmp_path, 3))[0]

    path = run(played())
    table = open_save(path).table
    table.answer(1, "pass")
    assert len(table.moves) == 4
    assert [seat.kind for seat in table.seats] == ["remote", "remote"]


def test_the_register_says_who_sits_where(tmp_path: Path) -> None:
    async def played() -> Path:
        return (await _played(tmp_path, 1))[0]

    register = read_register(run(played()))
    assert register is not None
    assert [(known.name, known.seats) for known in register.people] == [("Ann", [0]), ("Ben", [1])]
    assert all(len(known.seal) == 64 for known in register.people)


def test_a_table_that_starts_itself_tells_whoever_came_last_once() -> None:
    async def started() -> None:
        async with hosted(RELAY, 1, starts_itself=True) as host, visiting(host) as ann:
            await say(ann, said.Ready(True))
            assert len(ann.all(said.Begun)) == 1

    run(started())


def test_too_late_for_a_new_plan() -> None:
    async def late() -> None:
        async with lobby("Ann") as (host, owner, (ann,)):
            await begin(host, owner, [ann])
            with pytest.raises(BadSetup):
                host.room.set_up(SetUp([SeatPlan()]))
            await asyncio.sleep(0)

    run(late())
