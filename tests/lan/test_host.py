"""The door of a table: who comes in, who does not, and how much a guest may say."""

from __future__ import annotations

import asyncio
import logging
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from engine.errors import BadFile, BadSetup
from engine.lan import host as host_module
from engine.lan import messages as said
from engine.lan.host import WRONG_CODES, Host, addresses, host_game, host_save
from engine.lan.limits import Limits, Rate
from engine.lan.messages import Join
from engine.saves import register_path
from tests.lan.relay import RELAY, playable
from tests.lan.tables import CODE, Caller, calling, hosted, joining, run, until, visiting


async def _refused(host: Host, join: Join) -> str:
    async with calling(host) as caller:
        await caller.say(join)
        return (await caller.goodbye()).key


def _changed(**fields: Any) -> Join:
    plain = {name: getattr(joining(RELAY), name) for name in Join.__struct_fields__}
    return Join(**{**plain, **fields})


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"code": "ABCDEG"}, "lan-wrong-code"),
        ({"code": ""}, "lan-wrong-code"),
        ({"host_key": "guessed"}, "lan-wrong-code"),
        ({"protocol": said.PROTOCOL + 1}, "lan-other-protocol"),
        ({"rules": 2}, "lan-other-rules"),
        ({"game": "castle"}, "lan-other-rules"),
        ({"facts": "0000"}, "lan-other-rules"),
    ],
)
def test_whoever_does_not_fit_is_refused_in_one_sentence(fields: dict[str, Any], key: str) -> None:
    async def knocking() -> None:
        async with hosted(RELAY, 2) as host:
            assert await _refused(host, _changed(**fields)) == key
            assert not host.room.people

    run(knocking())


def test_a_code_may_be_typed_in_small_letters() -> None:
    async def knocking() -> None:
        async with hosted(RELAY, 2) as host, visiting(host, code=f" {CODE.lower()} ") as caller:
            assert caller.all(said.Welcome)

    run(knocking())


def test_whoever_tries_code_after_code_is_not_listened_to_even_with_the_right_one() -> None:
    """Else the limit would only change the words in which a guess is refused."""

    async def guessing() -> None:
        async with hosted(RELAY, 2) as host:
            for _ in range(WRONG_CODES[0]):
                assert await _refused(host, joining(RELAY, code="WRONG2")) == "lan-wrong-code"
            assert await _refused(host, joining(RELAY, code="WRONG2")) == "lan-too-many-codes"
            assert await _refused(host, joining(RELAY)) == "lan-too-many-codes"

    run(guessing())


def test_an_address_has_four_connections() -> None:
    async def crowding() -> None:
        async with hosted(RELAY, 4, limits=Limits()) as host:
            async with AsyncExitStack() as open:
                callers = [await open.enter_async_context(calling(host)) for _ in range(4)]
                async with calling(host) as fifth:
                    assert (await fifth.goodbye()).key == "lan-too-many"
                await callers[0].close()
                await until(lambda: host._from["127.0.0.1"] < 4)
                async with visiting(host):
                    pass
            await until(lambda: not host._from)

    run(crowding())


def test_a_table_has_room_for_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.lan.presence.MOST_PEOPLE", 2)

    async def crowding() -> None:
        async with hosted(RELAY, 1) as host, visiting(host), visiting(host):
            assert await _refused(host, joining(RELAY)) == "lan-full"

    run(crowding())


def test_whoever_does_not_ask_to_join_in_time_is_sent_away() -> None:
    assert Limits().join_within == 10

    async def dawdling() -> None:
        async with hosted(RELAY, 2, limits=Limits(join_within=0.05)) as host, calling(host) as caller:
            assert (await caller.goodbye()).key == "lan-no-join"

    run(dawdling())


def test_whoever_says_something_else_first_is_sent_away() -> None:
    async def talking() -> None:
        async with hosted(RELAY, 2) as host, calling(host) as caller:
            await caller.say(said.Sit(0))
            assert (await caller.goodbye()).key == "lan-no-join"

    run(talking())


def test_browsers_are_refused() -> None:
    """They say which page they come from."""

    async def browsing() -> None:
        async with hosted(RELAY, 2) as host:
            with pytest.raises(InvalidStatus) as refused:
                async with calling(host, origin="http://example.org"):
                    pass
            assert refused.value.response.status_code == 403

    run(browsing())


# How much a guest may say


def test_the_limits_are_those_of_the_contract() -> None:
    limits = Limits()
    assert (limits.answers, limits.chat, limits.connections) == (10, 5, 4)
    assert host_module.PING == 5


def test_a_rate_lets_so_many_through_in_its_time() -> None:
    rate = Rate(2, 1.0)
    assert [rate.is_over(now) for now in (0.0, 0.1, 0.2, 0.9, 1.0, 1.05, 1.1)] == [
        False, False, True, True, False, True, False,
    ]  # fmt: skip


def test_ten_answers_a_second_are_taken() -> None:
    async def hurrying() -> None:
        async with (
            hosted(RELAY, 1, options={"rounds": 12, "only": "single"}, limits=Limits()) as host,
            visiting(host) as caller,
        ):
            await caller.say(said.Ready(True))
            await caller.settle()
            host.room.start()
            for number in range(1, 13):
                await caller.say(said.Answer(0, number, "pass", number))
            await caller.settle()
            refusals = [(one.key, one.id) for one in caller.all(said.Refusal) if one.id]
            assert refusals == [("lan-too-fast", 11), ("lan-too-fast", 12)]
            assert caller.last(said.Update).heard == 10
            assert caller.closed is None

    with playable(RELAY):
        run(hurrying())


def test_five_lines_of_chat_are_taken_in_ten_seconds() -> None:
    async def chatting() -> None:
        async with hosted(RELAY, 2, limits=Limits()) as host, visiting(host) as caller:
            for number in range(6):
                await caller.say(said.Say(f"line {number}"))
            await caller.say(said.Sign("nod"))
            await caller.settle()
            assert [one.words for one in caller.all(said.Said)] == [f"line {number}" for number in range(5)]
            assert caller.refused == ["lan-too-much-talk"] * 2

    run(chatting())


def test_a_flood_ends_the_connection_in_words() -> None:
    async def flooding() -> None:
        async with hosted(RELAY, 2, limits=Limits()) as host, visiting(host) as caller:
            for _ in range(Limits().messages + 20):
                await caller.say(said.Ready(False))
            assert (await caller.goodbye()).key == "lan-flood"

    run(flooding())


def test_a_guest_that_does_not_read_any_more_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_module, "MOST_UNREAD", 1000)

    async def deaf() -> None:
        async with hosted(RELAY, 2) as host, calling(host) as caller:
            await caller.say(joining(RELAY))
            await caller.hear(said.RoomView)
            caller.socket.transport.pause_reading()
            for _ in range(2000):
                host.room.notice("lan-joined", name="x" * 10_000)
                if not host.room.presence.here:
                    break
                await asyncio.sleep(0)
            await until(lambda: not host.room.presence.here)
            caller.drop()

    run(deaf())


def test_a_failure_inside_costs_nobody_else_anything(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing() -> None:
        async with hosted(RELAY, 2) as host, visiting(host, "Ann") as ann, visiting(host, "Ben") as ben:

            def fail(*_: object) -> None:
                raise RuntimeError("card:relay-07")

            monkeypatch.setattr(host.hearing, "_say", fail)
            await ann.say(said.Say("Hi"))
            goodbye = await ann.goodbye()
            assert goodbye == said.Goodbye("lan-host-failed", facts={"why": "RuntimeError"})
            await ben.say(said.Ready(True))
            await ben.hear(said.RoomView, lambda room: any(one.is_ready for one in room.people))

    with caplog.at_level(logging.ERROR, "longtable.host"):
        run(failing())
    assert "card:relay-07" in caplog.text


def test_no_token_is_ever_logged_or_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def coming() -> list[str]:
        async with hosted(RELAY, 2, tmp_path) as host:
            tokens = []
            async with visiting(host, "Ann") as ann, visiting(host, "Ben") as ben:
                tokens += [ann.token, ben.token]
                await _start(host, ann, ben)
                await ann.say(b"rubbish")
                await ann.goodbye()
            async with visiting(host, token=tokens[0]):
                pass
            return tokens

    with caplog.at_level(logging.DEBUG), playable(RELAY):
        tokens = run(coming())
    files = [path.read_text() for path in tmp_path.iterdir()]
    assert len(files) == 2
    for token in tokens:
        assert len(token) == 32
        assert token not in caplog.text
        assert not any(token in text for text in files)


async def _start(host: Host, *callers: Caller) -> None:
    for caller in callers:
        await caller.say(said.Ready(True))
        await caller.settle()
    host.room.start()


# Beginnings


def test_a_port_that_is_taken_is_refused_in_a_sentence() -> None:
    async def twice() -> None:
        async with hosted(RELAY, 2) as host:
            with pytest.raises(BadSetup) as refused:
                await host_game(RELAY, said.SetUp([said.SeatPlan()] * 2), None, port=host.port)
            assert refused.value.key == "lan-port"

    run(twice())


def test_a_save_goes_on_elsewhere_when_its_port_is_taken(tmp_path: Path) -> None:
    async def resumed() -> None:
        async with hosted(RELAY, 2, tmp_path) as host:
            async with visiting(host) as ann, visiting(host) as ben:
                await _start(host, ann, ben)
            play = host.room.play
            assert play is not None
            assert play.journal is not None
            with pytest.raises(BadFile, match="in another program"):
                await host_save(play.journal.path)
            copy = tmp_path / "copy.yaml"
            play.journal.copy_to(copy)
            shutil.copyfile(register_path(play.journal.path), register_path(copy))
            other, notes = await host_save(copy)
            assert (other.port != host.port, other.room.code, notes) == (True, CODE, [])
            await other.close()
            with pytest.raises(BadSetup):
                await host_save(copy, port=host.port)
            assert register_path(copy).exists()

    with playable(RELAY):
        run(resumed())


def test_addresses_to_read_out_end_with_this_computer() -> None:
    found = addresses()
    assert found[-1] == "127.0.0.1"
    assert len(set(found)) == len(found)


def test_guests_are_told_when_the_host_goes() -> None:
    async def going() -> None:
        async with hosted(RELAY, 2) as host, visiting(host) as caller:
            await host.close()
            assert (await caller.goodbye()).key == "lan-host-gone"

    run(going())
