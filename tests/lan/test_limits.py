"""Limits belong to the person, then to the address: coming back gives nobody more of anything."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.hosting.habits import ASKS
from engine.lan import messages as said
from engine.lan.host import Host
from engine.lan.limits import Limits, Meters
from engine.lan.presence import TOLD_OF
from engine.saves import open_save
from tests.lan.relay import RELAY, playable
from tests.lan.tables import CODE, Caller, calling, hosted, joining, run, until, visiting

EAGER = Limits(joins=1_000, connections=4)
LONG = {"only": "single", "rounds": 9}


@pytest.fixture(autouse=True)
def _relay() -> Any:
    with playable(RELAY):
        yield


def test_a_person_has_one_measure_and_an_address_that_of_its_connections() -> None:
    meters = Meters(Limits(chat=2, connections=2))
    assert [meters.trouble("chat", 1, "here", now) is None for now in (0.0, 0.1, 0.2)] == [True, True, False]
    assert [meters.trouble("chat", 2, "here", now) is None for now in (0.3, 0.4)] == [True, True]
    assert meters.trouble("chat", 3, "here", 0.5) is not None  # a third person from there
    assert meters.trouble("chat", 4, "there", 0.5) is None
    assert meters.trouble("chat", 1, "here", 10.05) is None


def test_whoever_comes_back_again_and_again_has_no_more_to_say() -> None:
    """A guest once delivered 1,650 lines in ten seconds instead of 5."""

    async def talking() -> None:
        async with hosted(RELAY, 2, options=LONG, limits=EAGER) as host, visiting(host, "Ben") as ben:
            async with visiting(host, "Ann") as ann:
                token = ann.token
                await _start(host, ann, ben)
            for _ in range(4):
                async with visiting(host, token=token) as ann:
                    for line in range(3):
                        await ann.say(said.Say(f"line {line}"))
                    await ann.settle()
            await ben.settle()
            assert len(ben.all(said.Said)) == EAGER.chat

    run(talking())


def test_new_people_of_one_address_have_no_more_to_say_than_its_connections() -> None:
    async def talking() -> None:
        limits = Limits(chat=1, joins=1_000, connections=3)
        async with hosted(RELAY, 2, limits=limits) as host, visiting(host, "Ben") as ben:
            for number in range(8):
                async with visiting(host, f"Ann {number}") as ann:
                    await ann.say(said.Say("I am new"))
                    await ann.settle()
            await ben.settle()
            assert len(ben.all(said.Said)) == limits.connections * limits.chat

    run(talking())


def test_coming_in_again_and_again_is_refused_for_a_while_and_announced_now_and_then() -> None:
    """1,046 joins once gave everybody 2,090 notices."""

    async def coming() -> None:
        async with hosted(RELAY, 2, options=LONG, limits=Limits()) as host, visiting(host, "Ben") as ben:
            async with visiting(host, "Ann") as ann:
                token = ann.token
                await _start(host, ann, ben)
            refused = []
            for _ in range(40):
                async with calling(host) as caller:
                    await caller.say(joining(RELAY, token=token))
                    await until(partial(_is_decided, caller))
                    refused += [one.key for one in caller.all(said.Goodbye)]
            assert set(refused) == {"lan-too-many-joins"}
            assert len(refused) == 40 - Limits().joins
            await ben.settle()
            assert len(ben.all(said.Notice)) <= TOLD_OF[0]
            assert len(ben.all(said.RoomView)) <= 3 * Limits().joins + 10

    run(coming())


def test_notes_habits_and_wishes_to_go_back_are_limited_too(tmp_path: Path) -> None:
    async def noting() -> None:
        async with (
            hosted(RELAY, 2, tmp_path, options=LONG, limits=Limits()) as host,
            visiting(host, "Ann") as ann,
            visiting(host, "Ben") as ben,
        ):
            await _start(host, ann, ben)
            for count in range(40):
                await ann.say(said.Jot(0, "seat:1", ("friend", "foe")[count % 2]))
            await ann.settle()
            assert ann.refused.count("lan-too-many-notes") == 40 - Limits().notes
            for count in range(25):
                await ann.say(said.AskMe(ASKS[count % 3]) if count % 2 else said.LetPass(0, False))
            await ann.settle()
            assert ann.refused.count("lan-too-many-habits") == 25 - Limits().habits
            for _ in range(20):
                await ann.say(said.AskUndo(0))
            await ann.settle()
            assert ann.refused.count("lan-too-many-undos") == 20 - Limits().undos
            assert host.room.play is not None
            assert host.room.play.journal is not None
            assert open_save(host.room.play.journal.path).table.notes[0] == {"seat:1": "foe"}

    run(noting())


def test_a_flood_of_pings_ends_the_connection() -> None:
    async def pinging() -> None:
        async with hosted(RELAY, 2, limits=Limits()) as host, visiting(host, "Ann") as ann:
            for _ in range(3_000):
                if ann.closed is not None:
                    break
                await ann.socket.ping()
            await until(lambda: ann.closed is not None)

    run(pinging())


def _is_decided(caller: Caller) -> bool:
    return caller.closed is not None or bool(caller.all(said.Welcome))


async def _start(host: Host, *callers: Any) -> None:
    for caller in callers:
        await caller.say(said.Ready(True))
        await caller.settle()
    host.room.start()
    assert host.room.code == CODE
