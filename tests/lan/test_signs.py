"""The signs that people bring to a table for guests: all see the same, and nobody loses theirs to another."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from engine.games import SEAT_SIGNS
from engine.lan import messages as said
from engine.lan.messages import SeatPlan, SetUp
from engine.saves import open_save
from tests.lan.relay import RELAY, playable
from tests.lan.tables import Caller, hosted, run, visiting

KEY = "key of the host"


@pytest.fixture(autouse=True)
def _relay() -> Any:
    with playable(RELAY):
        yield


async def said_by(caller: Caller, *messages: said.Message) -> list[str]:
    count = len(caller.refused)
    await caller.say(*messages)
    await caller.settle()
    return caller.refused[count:]


def signs_of(caller: Caller) -> list[str]:
    return [seat.sign for seat in caller.last(said.RoomView).seats]


PLAN = SetUp([SeatPlan("here", "Host", sign="🐱"), SeatPlan(), SeatPlan()])


def test_everybody_sees_the_signs_that_were_brought_in_the_lobby_and_in_the_game(tmp_path: Path) -> None:
    async def coming() -> None:
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(hosted(RELAY, 2, tmp_path, here=1, host_key=KEY, host_name="Host"))
            owner = await stack.enter_async_context(visiting(host, host_key=KEY))
            assert await said_by(owner, PLAN) == []
            ann = await stack.enter_async_context(visiting(host, "Ann", sign="🦉"))
            ben = await stack.enter_async_context(visiting(host, "Ben"))
            await ann.settle()
            assert signs_of(ann) == ["🐱", "🦉", ""]
            for caller in (ann, ben):
                assert await said_by(caller, said.Ready(True)) == []
            assert await said_by(owner, said.Start()) == []
            await ben.settle()
            assert [seat.sign for seat in ben.last(said.Begun).seats] == ["🐱", "🦉", ""]
        save = next(tmp_path.glob("*.yaml"))
        assert [seat.sign for seat in open_save(save).table.seats] == ["🐱", "🦉", ""]

    run(coming())


@pytest.mark.parametrize("sign", ["X", "🐱🐱", "\u202e", "Host", "🦉\n", "💩"])
def test_what_is_no_sign_of_ours_is_left_out(sign: str) -> None:
    async def coming() -> None:
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(hosted(RELAY, 1, here=1, host_key=KEY))
            ann = await stack.enter_async_context(visiting(host, "Ann", sign=sign))
            assert signs_of(ann) == ["", ""]
            assert host.room.places[1].sign == ""

    run(coming())


def test_nobody_takes_a_sign_away_from_whoever_came_with_it_first() -> None:
    async def coming() -> None:
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(hosted(RELAY, 2, here=1, host_key=KEY, host_name="Host"))
            owner = await stack.enter_async_context(visiting(host, host_key=KEY))
            ann = await stack.enter_async_context(visiting(host, "Ann", sign="🐱"))
            await stack.enter_async_context(visiting(host, "Ben", sign="🐱"))
            await owner.settle()
            assert signs_of(owner) == ["", "🐱", ""]
            assert await said_by(owner, PLAN) == []
            assert signs_of(owner) == ["", "🐱", ""], "nor does the host"
            assert await said_by(owner, said.Swap(1, 2)) == []
            assert signs_of(owner) == ["", "", "🐱"], "it goes along with them"
            assert await said_by(ann, said.Stand(2)) == []
            assert await said_by(owner, PLAN) == []
            assert signs_of(owner) == ["🐱", "", ""], "and is free when they stand up"

    run(coming())


def test_there_are_signs_for_as_many_as_can_sit_at_a_table() -> None:
    assert len(set(SEAT_SIGNS)) == len(SEAT_SIGNS) >= 8
