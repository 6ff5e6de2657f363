"""The guest's end: it comes back by itself, says again what was not heard, and knows when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from engine.bots import random_bot
from engine.errors import BadAnswer, Problem
from engine.games import SeatInfo
from engine.lan import messages as said
from engine.lan.background import Background
from engine.lan.botguest import BotGuest
from engine.lan.guest import DEFAULT_PORT, Ended, Guest, Lost, News, parse_address
from engine.lan.host import Host, host_game, host_save
from engine.lan.limits import Limits
from engine.lan.link import Hosting, Link
from engine.lan.remote import RemoteTable
from engine.lan.visit import Visit
from engine.lan.wire import encode
from tests.lan.relay import RELAY, playable
from tests.lan.tables import CODE, FREELY, calling, hosted, run, tickets, until, visiting


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("engine.lan.guest.RETRY", (0.01, 0.02))
    with playable(RELAY):
        yield


class Visitor:
    """A guest as a window has it: what it hears is taken in at once, what it says is sent."""

    def __init__(self, host: Host, name: str = "Ann", **more: Any) -> None:
        self.news: list[News] = []
        self.sent: list[said.Message] = []
        self.visit = Visit(self.send)
        self.guest = Guest(f"127.0.0.1:{host.port}", CODE, name, self.hear, **more)
        self.running = asyncio.create_task(self.guest.run())
        self._sending: set[asyncio.Task[None]] = set()

    def hear(self, news: News) -> None:
        self.news.append(news)
        self.visit.take(news)

    def send(self, message: said.Message) -> None:
        self.sent.append(message)
        task = asyncio.create_task(self.guest.send(message))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    @property
    def table(self) -> RemoteTable:
        assert self.visit.table is not None
        return self.visit.table

    def drop(self) -> None:
        assert self.guest._socket is not None
        self.guest._socket.transport.abort()

    async def close(self) -> None:
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)


@asynccontextmanager
async def visitor(host: Host, name: str = "Ann", **more: Any) -> AsyncIterator[Visitor]:
    """A guest who has come, and is ready."""
    guest = Visitor(host, name, **more)
    try:
        await until(lambda: guest.visit.room is not None or guest.visit.ended is not None)
        if guest.visit.ended is None:
            guest.send(said.Ready(True))
            await until(lambda: guest.visit.room and any(one.is_ready for one in guest.visit.room.people))
        yield guest
    finally:
        await guest.close()


# Addresses


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("192.168.0.7:4000", ("192.168.0.7", 4000)),
        (" 192.168.0.7 ", ("192.168.0.7", DEFAULT_PORT)),
        ("host.local", ("host.local", DEFAULT_PORT)),
        ("[::1]:4000", ("::1", 4000)),
        ("fe80::1", ("fe80::1", DEFAULT_PORT)),
    ],
)
def test_an_address_may_come_without_its_port(words: str, found: tuple[str, int]) -> None:
    assert parse_address(words) == found


@pytest.mark.parametrize("words", ["", ":", "host:", "host:0", "host:65536", "host:x", "a b:1", ":4000", "host:٣٤x"])
def test_what_is_no_address_is_refused(words: str) -> None:
    with pytest.raises(Problem) as refused:
        parse_address(words)
    assert refused.value.key == "lan-address"


@pytest.mark.parametrize("address", ["127.0.0.1:9", "no..such.name:4000", "x" * 80 + ":4000"])
def test_where_nobody_answers_it_is_said_so(address: str) -> None:
    async def knocking() -> None:
        news: list[News] = []
        await Guest(address, CODE, "Ann", news.append).run()
        (ended,) = news
        assert isinstance(ended, Ended)
        assert ended.why.key == "lan-no-host"
        assert str(ended.why)

    run(knocking())


# Coming and going


def test_a_refusal_at_the_door_is_for_good() -> None:
    async def refused() -> None:
        async with hosted(RELAY, 2) as host:
            async with visitor(host) as guest:
                assert guest.visit.ended is None
            other = Visitor(host)
            other.guest.code = "WRONG1"
            await other.running
            assert other.visit.ended is not None
            assert other.visit.ended.key == "lan-wrong-code"

    run(refused())


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("protocol", said.PROTOCOL + 1, "lan-other-protocol"),
        ("rules", 2, "lan-other-rules"),
        ("facts", "other", "lan-other-rules"),
        ("game", "chess", "unknown-game"),
    ],
)
def test_a_guest_does_not_even_ask_to_join_another_game(
    field: str, value: object, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def other() -> None:
        async with hosted(RELAY, 2) as host:
            hello = {name: getattr(host.room.hello(), name) for name in said.Hello.__struct_fields__}
            monkeypatch.setattr(host.room, "hello", lambda: said.Hello(**{**hello, field: value}))
            guest = Visitor(host)
            await guest.running
            assert guest.visit.ended is not None
            assert guest.visit.ended.key == key

    run(other())


def test_a_guest_comes_back_by_itself() -> None:
    async def dropping() -> None:
        async with hosted(RELAY, 1) as host, visitor(host) as guest:
            host.room.start()
            await until(lambda: guest.visit.table is not None)
            table, token = guest.visit.table, guest.guest._token
            for _ in range(3):
                guest.drop()
                await until(lambda: isinstance(guest.news[-1], Lost) or guest.visit.lost is not None)
                await until(lambda: guest.visit.lost is None and host.room.presence.here)
                await until(lambda: isinstance(guest.news[-1], said.Update | said.Reasons))
            assert guest.visit.table is table
            assert guest.guest._token == token
            assert len(host.room.people) == 1

    run(dropping())


def test_a_refusal_that_passes_is_tried_again() -> None:
    """Old connections that the host takes for alive may fill the door for a while."""

    async def crowded() -> None:
        async with hosted(RELAY, 1, limits=Limits(connections=2)) as host, visitor(host) as guest:
            host.room.start()
            await until(lambda: guest.visit.table is not None)
            host._from["127.0.0.1"] += 1  # as if one more hung there
            async with calling(host) as stranger:
                await stranger.goodbye()
            host._from["127.0.0.1"] += 1
            guest.drop()
            await until(lambda: any(isinstance(one, said.Goodbye) for one in guest.news))
            assert guest.visit.ended is None
            host._from["127.0.0.1"] -= 2
            await until(lambda: guest.visit.lost is None and host.room.presence.here)

    run(crowded())


def test_a_guest_that_was_sent_away_does_not_come_back(tmp_path: Path) -> None:
    async def removed() -> None:
        async with hosted(RELAY, 2) as host:
            known = tickets(tmp_path, "ann")
            async with visitor(host, tickets=known) as guest:
                assert known.find(host.room.table_id) is not None
                host.hearing.remove(1)
                await guest.running
                assert guest.visit.ended is not None
                assert guest.visit.ended.key == "lan-removed"
                assert known.all() == {}

    run(removed())


def test_a_program_that_was_started_anew_finds_its_seat_by_its_ticket(tmp_path: Path) -> None:
    async def restarted() -> None:
        async with hosted(RELAY, 2) as host, visitor(host, "Ben") as ben:
            known = tickets(tmp_path, "ann")
            async with visitor(host, tickets=known) as ann:
                await until(lambda: host.room.trouble() is None)
                host.room.start()
                await until(lambda: ann.visit.table is not None)
            async with visitor(host, "Whoever", tickets=known) as again:
                await until(lambda: again.visit.table is not None)
                assert again.table.yours == [1]
                assert ben.table.yours == [0]
                assert len(host.room.people) == 2

    run(restarted())


def test_the_second_window_takes_over_and_the_first_gives_in(tmp_path: Path) -> None:
    async def twice() -> None:
        async with hosted(RELAY, 2) as host:
            known = tickets(tmp_path, "ann")
            async with visitor(host, tickets=known) as first, visitor(host, tickets=known) as second:
                await first.running
                assert first.visit.ended is not None
                assert first.visit.ended.key == "lan-elsewhere"
                assert second.visit.ended is None

    run(twice())


def test_a_host_that_closes_and_one_that_is_lost_are_told_apart() -> None:
    async def going() -> None:
        async with hosted(RELAY, 2) as host, visitor(host) as guest:
            await host.close()
            await until(lambda: any(isinstance(one, Lost) for one in guest.news))
            assert guest.visit.lost is not None
            assert guest.visit.lost.key == "lan-host-gone"

    run(going())


# Answers


@asynccontextmanager
async def alone(
    rounds: int = 5, only: str = "single", folder: Path | None = None
) -> AsyncIterator[tuple[Host, Visitor]]:
    """A game with one guest."""
    async with hosted(RELAY, 1, folder, options={"only": only, "rounds": rounds}) as host, visitor(host) as guest:
        host.room.start()
        await until(lambda: guest.visit.table is not None and guest.visit.table.ask is not None)
        yield host, guest


def _moves(host: Host) -> int:
    assert host.room.play is not None
    return len(host.room.play.table.moves)


def test_an_answer_that_was_lost_on_the_way_is_said_again_once() -> None:
    async def lost() -> None:
        async with alone() as (host, guest):
            guest.drop()
            guest.table.answer(0, "pass")
            assert guest.table.menu(0) is None
            await until(lambda: _moves(host) == 1)
            await until(lambda: guest.table.number == 2)
            assert len([one for one in guest.sent if isinstance(one, said.Answer)]) == 2
            guest.table.answer(0, "pass")
            await until(lambda: _moves(host) == 2)

    run(lost())


def test_an_answer_that_was_heard_is_not_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection was lost before the guest knew."""

    async def lost() -> None:
        async with alone() as (host, guest):
            person = host.room.people[1]
            monkeypatch.setattr(person, "send", lambda data: None)
            guest.table.answer(0, "pass")
            await until(lambda: _moves(host) == 1)
            monkeypatch.undo()
            monkeypatch.setattr("engine.lan.guest.RETRY", (0.01,))
            guest.drop()
            await until(lambda: guest.table.number == 2)
            assert len([one for one in guest.sent if isinstance(one, said.Answer)]) == 1
            assert guest.table.menu(0) is not None

    run(lost())


def test_an_answer_to_a_host_that_was_started_anew_is_given_again(tmp_path: Path) -> None:
    """What the old one may have heard is in its journal, or is asked again."""

    async def restarted() -> None:
        async with alone(folder=tmp_path) as (host, guest):
            guest.table.answer(0, "pass")
            await until(lambda: guest.table.number == 2)
            assert host.room.play is not None
            assert host.room.play.journal is not None
            path, port = host.room.play.journal.path, host.port
            await host.close()
            await until(lambda: guest.visit.lost is not None)
            guest.table.answer(0, "pass")
            again, _ = await host_save(path, limits=FREELY)
            try:
                assert again.port == port
                await until(lambda: guest.visit.lost is None)
                await until(lambda: guest.table.menu(0) is not None)
                assert _moves(again) == 1
                guest.table.answer(0, "pass")
                await until(lambda: _moves(again) == 2)
            finally:
                await again.close()

    run(restarted())


def test_an_answer_to_the_game_before_is_not_given_in_a_rematch() -> None:
    """The question has the same number and the option is on the menu; it is another game all the same."""

    async def rematch() -> None:
        async with (
            hosted(RELAY, 2, options={"only": "single", "rounds": 1}) as host,
            visitor(host) as ann,
            visiting(host, "Ben") as ben,
        ):
            await ben.say(said.Ready(True))
            await ben.settle()
            await until(lambda: host.room.trouble() is None)
            host.room.start()
            await until(lambda: ann.visit.table is not None and ann.table.menu(0) is not None)
            ann.drop()
            await until(lambda: not host.room.people[1].connection)
            ann.table.answer(0, "pass")
            play = host.room.play
            assert play is not None
            play.table.answer(0, "pass")
            play._go_on()
            first = ann.table
            host.room.again()
            await until(lambda: ann.visit.table is not first and ann.table.ask is not None)
            await ben.settle()
            assert _moves(host) == 0
            assert ann.table.menu(0) is not None

    run(rematch())


def test_what_cannot_be_answered_is_refused_before_it_is_sent() -> None:
    async def refusing() -> None:
        async with alone() as (_, guest):
            for line, number in (("fly", None), ("pass", 7)):
                with pytest.raises(BadAnswer):
                    guest.table.answer(0, line, number)
            guest.table.answer(0, "pass", 1)
            with pytest.raises(BadAnswer):
                guest.table.answer(0, "pass", 1)

    run(refusing())


def test_a_refused_answer_may_be_given_anew() -> None:
    async def refused() -> None:
        async with alone() as (host, guest):
            assert host.room.play is not None
            host.room.play.stand_ins.add(0)
            guest.table.answer(0, "pass")
            await until(lambda: guest.visit.refused is not None)
            host.room.play.stand_ins.clear()
            assert guest.visit.refused is not None
            assert guest.visit.refused.key == "lan-bot-plays"
            await until(lambda: not guest.table._sent)

    run(refused())


def test_a_story_is_cut_where_it_did_not_happen_after_all() -> None:
    begun = said.Begun("relay", [SeatInfo("Ann")], {}, [0], 1)
    table = RemoteTable(begun, lambda message: None)
    drew = [{"event": "drew", "card": f"card:{number}"} for number in range(5)]

    def tell(first: int, *events: dict[str, Any]) -> list[str]:
        table.update(said.Update(1, {"0": said.Sight(Raw(b"{}"), first, list(events))}))
        return [event.plain()["card"][-1] for event in table.story(0)]

    assert tell(0, drew[0], drew[1]) == ["0", "1"]
    assert tell(2, drew[2]) == ["0", "1", "2"]
    count = table.event_count
    assert tell(1) == ["0"]  # an undo
    assert tell(1, drew[3], drew[4]) == ["0", "3", "4"]
    assert [event.plain()["card"] for event in table.events(count, 0)] == ["card:3", "card:4"]
    assert tell(0, drew[0], drew[3], drew[4]) == ["0", "3", "4"]  # told anew after a loss
    assert tell(0, drew[0], drew[2]) == ["0", "2"]


def test_a_bot_waits_while_an_undo_is_decided() -> None:
    """It once answered again and again, and was refused every time."""
    bot = BotGuest(1, random_bot)

    def hear(*news: News) -> int:
        """How many answers it has given so far."""
        for one in news:
            bot.visit.take(one)
            bot._react(one)
        return sum(isinstance(message, said.Answer) for message in bot._out)

    asked = said.Update(1, {"0": said.Sight(Raw(b"{}"), menu=said.WireMenu("toy.prompt", ["pass"]))})
    assert hear(said.Begun("relay", [SeatInfo("Ann")], {}, [0], 1)) == 0
    assert hear(said.UndoAsked(1, 1, 0), asked, asked) == 0
    assert hear(said.UndoOver(1, False)) == 1
    assert hear(asked) == 1


# As a window uses it


def test_everything_slow_happens_in_the_background() -> None:
    background = Background()
    plan = said.SetUp([said.SeatPlan("here"), said.SeatPlan("guest")])
    hosting = Hosting(background, lambda: host_game(RELAY, plan, None, code=CODE, host_key="key", limits=FREELY))
    address = f"127.0.0.1:{hosting.opening.result(5).port}"
    links = [Link(background, address, CODE, "Host", host_key="key"), Link(background, address, CODE, "Ann")]

    async def news(link: Link, holds: Any) -> None:
        async with asyncio.timeout(5):
            while not holds(link.visit):
                if link.take() is None:
                    await asyncio.sleep(0.005)

    async def visits() -> None:
        await news(links[0], lambda visit: visit.room and len(visit.room.people) == 2)
        links[1].send(said.Ready(True))
        await news(links[0], lambda visit: visit.room.trouble is None)
        links[0].send(said.Start())
        for link in links:
            await news(link, lambda visit: visit.table and visit.table.ask is not None)
        links[1].leave()
        await news(links[0], lambda visit: any(one.is_away for one in visit.room.people))

    try:
        run(visits())
        hosting.close().result(10)
    finally:
        background.stop()
    assert not background._thread.is_alive()


def test_who_is_stopped_in_the_moment_in_which_the_host_answers_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was once forgotten that he had been stopped, and he went on for ever."""

    class Door:
        """A connection whose first word comes together with the end."""

        def __init__(self, hello: said.Hello) -> None:
            self.hello = hello
            self.running: asyncio.Task[None] | None = None

        async def __aenter__(self) -> Door:
            return self

        async def __aexit__(self, *failure: object) -> None:
            pass

        async def recv(self) -> bytes:
            assert self.running is not None
            self.running.cancel()
            return encode(self.hello)

        async def send(self, data: bytes) -> None:
            await asyncio.sleep(0)

        async def listen(self, hear: Callable[[bytes], None]) -> None:
            await asyncio.Event().wait()

    async def stopping() -> None:
        async with hosted(RELAY, 2) as host:
            door = Door(host.room.hello())
            monkeypatch.setattr("engine.lan.guest.connect", lambda *_, **__: door)
            guest = Guest(f"127.0.0.1:{host.port}", CODE, "Ann", lambda news: None)
            running = door.running = asyncio.create_task(guest.run())
            await asyncio.wait({running}, timeout=2)
            was_stopped = running.cancelled()
            running.cancel()
            assert was_stopped

    run(stopping())
