"""Talking under Gag, where people talk by way of the program. [BNG-22.3]"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, get_args

from engine.bots import wordless
from engine.choices import Menu, Option
from engine.games import SeatInfo, find_game
from engine.lan import messages as said
from engine.lan.host import Host
from engine.table import Table
from tests.lan.tables import Caller, hosted, run, until, visiting

BANG = find_game("bang")
NAMES = ("Ann", "Ben", "Cleo", "Dan")
GAG = {"show": "gag", "Ann": {"hand": ["bang.b.2C"]}, "Dan": {"out": True}}


@asynccontextmanager
async def table_of(position: dict[str, Any], *, bots: bool = False) -> AsyncIterator[tuple[Host, list[Caller]]]:
    """A game that begins in a position: four guests and an onlooker."""
    infos = [SeatInfo(name, "bot" if bots and name != "Ann" else "remote", "random" if bots else "") for name in NAMES]
    async with AsyncExitStack() as open:
        host = await open.enter_async_context(hosted("bang", 4))
        callers = [await open.enter_async_context(visiting(host, name)) for name in (*NAMES, "Looker")]
        host.room._begin(Table(BANG, infos, {}, 1, position=position), None)
        for caller in callers:
            await caller.settle()
        yield host, callers


async def say(callers: list[Caller], by: int, *messages: said.Message) -> list[str]:
    """Say something; what was refused of it."""
    count = len(callers[by].refused)
    await callers[by].say(*messages)
    for caller in callers:
        await caller.settle()
    return callers[by].refused[count:]


def moves(host: Host) -> list[str]:
    assert host.room.play is not None
    return list(map(str, host.room.play.table.moves))


def life(host: Host, seat: int) -> int:
    assert host.room.play is not None
    player: int = host.room.play.table.state.players[seat].life
    return player


def _is_past(host: Host, number: int) -> bool:
    assert host.room.play is not None
    return host.room.play.table.number != number


def test_a_line_is_delivered_and_costs_a_life_each() -> None:
    """One per message, charged at the next quiet point: here at once. [BNG-22.3]"""

    async def talking() -> None:
        async with table_of(GAG) as (host, callers):
            before = life(host, 1)
            assert callers[1].last(said.Update).is_silent
            assert await say(callers, 1, said.Say("Look out")) == []
            assert [caller.last(said.Said).words for caller in callers] == ["Look out"] * 5
            assert (moves(host), life(host, 1)) == (["1 spoke"], before - 1)
            await say(callers, 1, said.Say("or"), said.Say("not"))
            assert moves(host)[:3] == ["1 spoke"] * 3

    run(talking())


def test_in_the_middle_of_a_shot_nobody_is_charged_yet() -> None:
    """The next quiet point is when it is over. [BNG-22.3]"""

    async def talking() -> None:
        async with table_of({**GAG, "Ben": {"hand": ["missed.b.2S"]}}) as (host, callers):
            await say(callers, 0, said.Answer(0, 1, "play card:bang.b.2C seat:1", 1))
            before = life(host, 2)
            assert await say(callers, 2, said.Say("Duck!"), said.Say("Quick!")) == []
            assert len(callers[0].all(said.Said)) == 2
            assert (len(moves(host)), life(host, 2)) == (1, before)
            await say(callers, 1, said.Answer(1, callers[1].last(said.Update).number, "take-it", 1))
            assert moves(host).count("2 spoke") == 2
            assert life(host, 2) == before - 2

    run(talking())


def test_gestures_are_free() -> None:
    """[BNG-22.3]"""

    async def waving() -> None:
        async with table_of(GAG) as (host, callers):
            for gesture in get_args(said.Gesture):
                assert await say(callers, 1, said.Sign(gesture, 0)) == []
            assert await say(callers, 3, said.Sign("cry")) == []
            assert await say(callers, 4, said.Sign("laugh")) == []
            assert len(callers[0].all(said.Signed)) == 8
            assert moves(host) == []

    run(waving())


def test_the_dead_and_those_who_look_on_keep_silent() -> None:
    """[BNG-22.3]"""

    async def talking() -> None:
        async with table_of(GAG) as (host, callers):
            for by in (3, 4):
                assert await say(callers, by, said.Say("I know it")) == ["lan-silence"]
            assert callers[0].all(said.Said) == []
            assert moves(host) == []

    run(talking())


def test_without_gag_talking_is_free_for_everybody() -> None:
    """Lines sent before Gag was revealed cost nothing. [BNG-22.3]"""

    async def talking() -> None:
        async with table_of({**GAG, "show": "showdown"}) as (host, callers):
            assert not callers[0].last(said.Update).is_silent
            for by in range(5):
                assert await say(callers, by, said.Say("Hi")) == []
            assert len(callers[0].all(said.Said)) == 5
            assert host.room.play is not None
            assert (moves(host), sum(host.room.play.words._owed.values())) == ([], 0)

    run(talking())


def test_words_wait_until_an_undo_is_decided() -> None:
    """And what was paid for words is not had back without the consent of the others."""

    async def talking() -> None:
        async with table_of({**GAG, "turn": "Ann"}) as (host, callers):
            await say(callers, 1, said.Say("One"))
            await say(callers, 1, said.AskUndo(1))
            undo = callers[0].last(said.UndoAsked)
            await say(callers, 2, said.Say("Two"))
            assert moves(host) == ["1 spoke"]
            await say(callers, 0, said.Consent(undo.undo, False))
            assert moves(host) == ["1 spoke", "2 spoke"]

    run(talking())


def test_bots_never_talk() -> None:
    """Not even the one that plays anything. [BNG-22.3]"""

    async def playing() -> None:
        position = {**GAG, "turn": "Ben", "Dan": {}}
        async with table_of(position, bots=True) as (host, callers):
            play = host.room.play
            assert play is not None
            for _ in range(40):
                await until(lambda: play.table.result is not None or play.table.menu(0) is not None)
                menu = play.table.menu(0)
                if menu is None or "gag" not in play.table.state.now:
                    break
                number = play.table.number
                if menu.optional:
                    await until(partial(_is_past, host, number))
                    continue
                option = menu.default or next(option for option in menu.options if option != "spoke")
                await say(callers, 0, said.Answer(0, number, option, number))
            assert len(play.table.moves) > 10
            assert not [move for move in play.table.moves if move.option == "spoke"]

    run(playing())


def test_whoever_never_talks_has_a_menu_without_it() -> None:
    silent = Menu("prompt.at-any-time", [Option("spoke")], optional=True)
    menu = Menu("prompt.phase-2", [Option("spoke"), Option("end")], default=Option("end"))
    assert wordless(BANG, silent) is None
    left = wordless(BANG, menu)
    assert left is not None
    assert (list(left.options), left.default) == (["end"], "end")
    assert wordless(find_game("castle"), menu) is menu
