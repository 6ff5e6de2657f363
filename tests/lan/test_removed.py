"""Removed means removed, and a seat that has been played is the host's to give."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.errors import BadSetup, Problem
from engine.games import SeatInfo
from engine.lan import messages as said
from engine.lan.host import Host, host_save
from engine.lan.identity import new_token
from engine.lan.presence import Presence
from engine.saves import Journal, open_save
from engine.table import Table
from tests.lan.relay import RELAY, playable
from tests.lan.tables import CODE, FREELY, calling, joining, run, visiting
from tests.lan.test_room import KEY, begin, lobby, say

LONG = {"only": "single", "rounds": 9}


@pytest.fixture(autouse=True)
def _relay() -> Any:
    with playable(RELAY):
        yield


async def _refused(host: Host, **more: Any) -> str:
    async with calling(host) as caller:
        await caller.say(joining(RELAY, **more))
        return (await caller.goodbye()).key


def test_whoever_was_removed_comes_back_neither_by_token_nor_by_code() -> None:
    async def removed() -> None:
        async with lobby("Ann", "Ben", options=LONG) as (host, owner, (ann, ben)):
            await begin(host, owner, [ann, ben])
            assert await say(owner, said.Remove(ann.person)) == []
            assert await _refused(host, token=ann.token) == "lan-removed"
            assert await _refused(host, name="Somebody else") == "lan-removed"  # from the same address
            async with visiting(host, token=ben.token) as again:  # those who are known are not taken for him
                assert again.last(said.Begun).yours == [2]

    run(removed())


def test_an_address_is_barred_for_new_people_only() -> None:
    presence = Presence("Host", KEY, CODE)
    ann, _ = presence.come(joining(RELAY, "Ann"), set())
    ben, token = presence.come(joining(RELAY, "Ben"), set())
    ann.address = ben.address = "10.0.0.7"
    presence.bar(ann)
    presence.check(joining(RELAY, token=token), "10.0.0.7")
    presence.check(joining(RELAY, "Cleo"), "10.0.0.8")
    presence.check(joining(RELAY, host_key=KEY), "10.0.0.7")
    with pytest.raises(Problem, match="sent you away"):
        presence.check(joining(RELAY, "Cleo", new_token()), "10.0.0.7")


def test_after_a_new_code_only_those_who_are_known_need_not_know_it() -> None:
    async def changed() -> None:
        async with lobby("Ann", "Ben", options=LONG) as (host, owner, (ann, ben)):
            await begin(host, owner, [ann, ben])
            assert await say(ann, said.NewCode("XYZ234")) == ["lan-host-only"]
            assert await say(owner, said.NewCode("X")) == ["lan-code"]
            assert await say(owner, said.NewCode("xyz234")) == []
            assert host.room.code == "XYZ234"
            assert await _refused(host, name="Cleo") == "lan-wrong-code"
            async with visiting(host, "Cleo", code="XYZ234"), visiting(host, token=ann.token) as again:
                assert again.person == ann.person

    run(changed())


def test_a_seat_that_has_been_played_is_given_by_the_host_alone() -> None:
    """A guest who had a seat could once take it, and see its hand."""

    async def replacing() -> None:
        async with lobby("Ann", "Ben", options=LONG) as (host, owner, (ann, ben)):
            await begin(host, owner, [ann, ben])
            play = host.room.play
            assert play is not None
            async with visiting(host, "Cleo") as cleo:
                assert await say(owner, said.Give(1, cleo.person)) == ["lan-seat-taken"]
                assert await say(owner, said.Remove(ann.person)) == []
                for guest in (ben, cleo):
                    assert await say(guest, said.Sit(1)) == ["lan-hosts-to-give"]
                    assert await say(guest, said.Give(1, guest.person)) == ["lan-host-only"]
                assert await say(owner, said.Give(1, ben.person)) == ["lan-has-seat"]
                assert await say(owner, said.Give(1, 99)) == ["lan-nobody"]
                assert ben.last(said.Begun).yours == [2]
                assert cleo.last(said.Begun).yours == []
                assert await say(owner, said.Give(1, cleo.person)) == []
                await cleo.settle()
                assert play.bots.stand_ins == set()
                assert cleo.last(said.Begun).yours == [1]
                assert list(cleo.last(said.Update).sights) == ["1"]

    run(replacing())


def test_who_was_removed_is_remembered_when_the_host_is_started_anew(tmp_path: Path) -> None:
    async def resumed() -> None:
        async with lobby("Ann", "Ben", options=LONG, folder=tmp_path) as (host, owner, (ann, ben)):
            await begin(host, owner, [ann, ben])
            await say(owner, said.Remove(ann.person))
            path = _path(host)
        again, _ = await host_save(path, limits=FREELY, host_key=KEY)
        try:
            assert await _refused(again, token=ann.token) == "lan-removed"
            async with visiting(again, token=ben.token):
                pass
        finally:
            await again.close()

    run(resumed())


# The host's own seat


def test_without_a_screen_the_hosts_own_seat_waits_for_the_hosts_token(tmp_path: Path) -> None:
    """Whoever knew the code could once take it, with its hand."""

    async def resumed() -> None:
        async with lobby("Ann", options=LONG, folder=tmp_path) as (host, owner, (ann,)):
            await begin(host, owner, [ann])
            path = _path(host)
        again, _ = await host_save(path, limits=FREELY)
        try:
            async with visiting(again, "Eve") as eve, visiting(again, token=ann.token) as ann_again:
                for guest in (eve, ann_again):
                    assert await say(guest, said.Sit(0)) == ["lan-seat-taken"]
                    assert 0 not in guest.last(said.Begun).yours
            async with visiting(again, token=owner.token) as back:
                assert back.last(said.Begun).yours == [0]
        finally:
            await again.close()

    run(resumed())


def test_a_word_on_the_command_line_gives_the_hosts_seat_to_whoever_has_none(tmp_path: Path) -> None:
    async def resumed() -> None:
        async with lobby("Ann", options=LONG, folder=tmp_path) as (host, owner, (ann,)):
            await begin(host, owner, [ann])
            path = _path(host)
        again, _ = await host_save(path, limits=FREELY, gives_host_seats=True)
        try:
            async with visiting(again, "Eve") as eve, visiting(again, token=ann.token) as ann_again:
                assert await say(ann_again, said.Sit(0)) == ["lan-has-seat"]
                assert await say(eve, said.Sit(0)) == []
                assert eve.last(said.Begun).yours == [0]
        finally:
            await again.close()

    run(resumed())


def test_a_hot_seat_save_is_not_opened_to_guests_without_a_word(tmp_path: Path) -> None:
    async def opened() -> None:
        table = Table[Any](RELAY, [SeatInfo("Vika"), SeatInfo("Roman", "remote")], {}, 1)
        journal = Journal.begin(tmp_path, table)
        journal.close()
        with pytest.raises(BadSetup, match=r"Vika\..*--give-host-seat"):
            await host_save(journal.path)
        host, _ = await host_save(journal.path, gives_host_seats=True)
        await host.close()
        assert open_save(journal.path).table.moves == []

    run(opened())


def _path(host: Host) -> Path:
    assert host.room.play is not None
    assert host.room.play.journal is not None
    return host.room.play.journal.path
