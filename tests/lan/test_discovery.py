"""Tables that are found in the network by themselves: between two processes, and what strangers announce."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.errors import Problem
from engine.games import find_game
from engine.lan import discovery
from engine.lan.background import Background
from engine.lan.discovery import SERVICE, Announcer, Browser, Found, Table, nearest, read
from engine.lan.host import host_game
from engine.lan.link import Hosting, Link
from engine.lan.messages import SeatPlan, SetUp
from engine.texts import LANGUAGES, common
from tests.playing import GAMES, ROOT

LOOPBACK = ["127.0.0.1"]
WITHIN = 10.0  # seconds
GAME = GAMES[0]
ID = "0123456789abcdef"
TABLE = Table(ID, "Vika", GAME, 3, 40404)

ANNOUNCE = f"""
import asyncio, sys
from engine.lan.discovery import Announcer, Table

async def main():
    announcer = Announcer(["127.0.0.1"], ["127.0.0.1"])
    announcer.tell(Table("{ID}", "Vika", "{GAME}", 3, 40404))
    loop = asyncio.get_running_loop()
    while (word := (await loop.run_in_executor(None, sys.stdin.readline)).strip()) != "close":
        announcer.tell(Table("{ID}", "Vika", "{GAME}", int(word), 40404))
    print(announcer.trouble, flush=True)
    await announcer.close()

asyncio.run(main())
"""


@pytest.fixture
def background() -> Iterator[Background]:
    running = Background()
    yield running
    running.stop()


@pytest.fixture
def browser(background: Background) -> Iterator[Browser]:
    looking = Browser(background, LOOPBACK)
    yield looking
    looking.close()


def until(holds: Callable[[], bool]) -> bool:
    """Whether something comes true in time."""
    deadline = time.monotonic() + WITHIN
    while time.monotonic() < deadline:
        if holds():
            return True
        time.sleep(0.01)
    return False


def there(browser: Browser) -> list[Found]:
    """Our table among all that are found here: other tests may look for theirs at the same time."""
    return [found for found in browser.tables if found.table == ID]


def typed_address_works(background: Background) -> None:
    """What is left where tables cannot be found: the address that the host reads out."""

    async def opening() -> Any:
        return await host_game(find_game(GAME), SetUp([SeatPlan(), SeatPlan()]), None, code="ABCD")

    hosting = Hosting(background, opening)
    link = Link(background, f"127.0.0.1:{hosting.host.port}", "ABCD", "Ada")

    def is_in() -> bool:
        while link.take() is not None:
            pass
        return link.visit.welcome is not None

    assert until(is_in)
    link.leave()
    hosting.close().result(10)


def test_a_table_is_found_by_another_process_changes_and_goes(browser: Browser, background: Background) -> None:
    command = [sys.executable, "-c", ANNOUNCE]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as host:
        assert host.stdin is not None
        assert host.stdout is not None
        if not until(lambda: there(browser) == [Found(ID, "Vika", GAME, 3, "127.0.0.1", 40404)]):
            host.kill()
            typed_address_works(background)
            print(f"tables cannot be found here ({browser.trouble}), but the typed address works")
            return
        before = browser.changes
        host.stdin.write("1\n")
        host.stdin.flush()
        assert until(lambda: [found.free for found in there(browser)] == [1])
        assert browser.changes > before
        host.stdin.write("close\n")
        host.stdin.flush()
        assert until(lambda: not there(browser))
        assert host.stdout.read() == "None\n"


def test_a_host_announces_its_seats_as_guests_come(browser: Browser, background: Background) -> None:
    async def opening() -> Any:
        plan = SetUp([SeatPlan(), SeatPlan()])
        return await host_game(find_game(GAME), plan, None, code="ABCD", host_name="Vika", announce=True)

    hosting = Hosting(background, opening)
    host = hosting.host
    assert host.announcer is not None

    def seen() -> list[tuple[str, int, int]]:
        return [(one.host, one.free, one.port) for one in browser.tables if one.table == host.room.table_id]

    if not until(lambda: seen() == [("Vika", 2, host.port)]):
        hosting.close().result(10)
        typed_address_works(background)
        print(f"tables cannot be found here ({host.announcer.trouble}), but the typed address works")
        return
    (found,) = (one for one in browser.tables if one.table == host.room.table_id)
    link = Link(background, f"{found.address}:{found.port}", "ABCD", "Ada")
    assert until(lambda: seen() == [("Vika", 1, host.port)])
    link.leave()
    hosting.close().result(10)
    assert until(lambda: not seen())


def test_a_host_that_says_no_goodbye_is_forgotten_after_a_while(
    background: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discovery, "LIFE", 1)
    monkeypatch.setattr(discovery, "LOOK_AGAIN", 0.3)
    monkeypatch.setattr(discovery, "ASK_FOR", 200)

    async def announce() -> Announcer:
        announcer = Announcer(LOOPBACK, LOOPBACK)
        announcer.tell(TABLE)
        return announcer

    async def fall_silent() -> None:
        assert announcer._zeroconf is not None
        announcer._zeroconf.zeroconf.registry.async_remove(announcer._told)  # type: ignore[arg-type]

    announcer = background.start(announce()).result()
    browser = Browser(background, LOOPBACK)
    if until(lambda: bool(there(browser))):
        background.start(fall_silent()).result()
        assert until(lambda: not there(browser))
    browser.close()
    background.start(announcer.close()).result()


# Whatever goes wrong


def no_network(*_: object) -> Any:
    raise OSError(101, "Network is unreachable")


def test_without_a_network_it_is_said_and_nothing_fails(
    background: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discovery, "_open", no_network)
    browser = Browser(background)
    assert until(lambda: browser.trouble is not None)
    assert browser.tables == []
    browser.close()

    async def announce() -> Problem | None:
        announcer = Announcer(LOOPBACK)
        announcer.tell(TABLE)
        await asyncio.sleep(0.05)
        announcer.tell(Table(ID, "Vika", GAME, 2, 40404))
        await announcer.close()
        return announcer.trouble

    trouble = background.start(announce()).result(WITHIN)
    assert browser.trouble is not None
    assert trouble is not None
    for language, word in zip(LANGUAGES, ("address", "адрес", "адрес"), strict=True):
        for said in (common(language).error(trouble), common(language).error(browser.trouble)):
            assert "Network is unreachable" in said
            assert word in said
    typed_address_works(background)


# What strangers announce

GOOD: dict[bytes, bytes | None] = {b"host": b"Vika", b"game": GAME.encode(), b"free": b"3"}


def told(
    name: str = f"{ID}.{SERVICE}",
    address: tuple[str, ...] = ("10.0.0.7",),
    port: int | None = 40404,
    **words: bytes | None,
) -> Found | None:
    return read(name, {**GOOD, **{key.encode(): value for key, value in words.items()}}, address, port)


def test_an_announcement_is_read() -> None:
    assert told() == Found(ID, "Vika", GAME, 3, "10.0.0.7", 40404)


def test_names_of_strangers_are_cleaned() -> None:
    found = told(host="Ви\u202eка\n\x1b[31m".encode() + b"\xff" + b"x" * 200)
    assert found is not None
    assert found.host.startswith("Вика [31m")
    assert len(found.host) <= 24


@pytest.mark.parametrize(
    "words",
    [
        {"name": f"short.{SERVICE}"},
        {"name": f"../../{ID}.{SERVICE}"},
        {"game": b"chess"},
        {"game": None},
        {"game": b"\xff\xfe"},
        {"free": b"-1"},
        {"free": b"999"},
        {"free": "٣".encode()},
        {"free": b""},
        {"free": None},
        {"address": ()},
        {"address": ("224.0.0.1",)},
        {"address": ("0.0.0.0",)},
        {"address": ("no address",)},
        {"port": None},
        {"port": 0},
        {"port": 70000},
    ],
    ids=str,
)
def test_what_makes_no_sense_is_no_table(words: dict[str, Any]) -> None:
    assert told(**words) is None


def test_of_several_addresses_the_one_in_our_network_is_taken() -> None:
    offered = ["172.17.0.1", "192.168.1.5", "10.0.0.7"]
    assert nearest(offered, ["192.168.1.9", "127.0.0.1"]) == "192.168.1.5"
    assert nearest(offered, ["10.0.3.3"]) == "10.0.0.7"
    assert nearest(offered, []) == "172.17.0.1"
