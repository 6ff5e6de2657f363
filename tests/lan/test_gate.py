"""The gate: whoever knocks without a word takes nobody's place, and fills no log."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from engine.lan import gate
from engine.lan import host as host_module
from engine.lan import messages as said
from engine.lan.host import Host
from engine.lan.limits import Limits
from tests.lan.relay import RELAY
from tests.lan.tables import hosted, run, until, visiting

KNOCKS = 300


async def _knock(host: Host) -> asyncio.StreamWriter:
    return (await asyncio.open_connection("127.0.0.1", host.port))[1]


def test_bare_connections_are_bounded_and_keep_nobody_out(caplog: pytest.LogCaptureFixture) -> None:
    """6,000 of them once kept 5 of 13 newcomers out, and filled the console."""

    async def knocking() -> None:
        async with hosted(RELAY, 4, limits=Limits()) as host:
            knocking: list[Any] = []
            for number in range(KNOCKS):
                knocking.append(await _knock(host))
                if number % 100 == 99:
                    async with visiting(host, "Ann") as ann:
                        assert ann.all(said.Welcome)
            await until(lambda: len(host.gate._waiting) <= gate.WAITING)
            for writer in knocking:
                writer.close()
            await until(lambda: not host.gate._waiting)

    with caplog.at_level(logging.WARNING):
        run(knocking())
    lines = [record for record in caplog.records if record.name == "longtable.host"]
    assert len(lines) == 1
    assert len(caplog.records) == 1
    assert "127.0.0.1" in lines[0].getMessage()
    assert lines[0].exc_info is None


def test_it_is_said_once_a_minute() -> None:
    class Silent:
        def __init__(self, now: float) -> None:
            self.loop = self.transport = self
            self.now = now

        def time(self) -> float:
            return self.now

        def abort(self) -> None:
            """Gone."""

    said_at: list[int] = []
    knocked = gate.Gate()
    for second in range(200):
        log, before = logging.getLogger("longtable.host"), len(said_at)
        handler = _Noting(said_at, second)
        log.addHandler(handler)
        knocked.knock(Silent(float(second)), "here")  # type: ignore[arg-type]
        log.removeHandler(handler)
        assert len(said_at) - before <= 1
    assert said_at == [gate.WAITING, gate.WAITING + 60, gate.WAITING + 120, gate.WAITING + 180]


class _Noting(logging.Handler):
    def __init__(self, seconds: list[int], second: int) -> None:
        super().__init__()
        self.seconds, self.second = seconds, second

    def emit(self, record: logging.LogRecord) -> None:
        self.seconds.append(self.second)


def test_there_is_a_bound_for_all_addresses_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "WAITING_IN_ALL", 5)

    async def knocking() -> None:
        async with hosted(RELAY, 2, limits=Limits()) as host:
            writers = [await _knock(host) for _ in range(20)]
            await until(lambda: len(host.gate._waiting) <= 5)
            async with visiting(host, "Ann"):
                pass
            for writer in writers:
                writer.close()

    run(knocking())


def test_whoever_falls_silent_is_away_without_a_farewell(monkeypatch: pytest.MonkeyPatch) -> None:
    """It once took a close that nobody answered until the others knew: 11.7 seconds instead of 10."""
    monkeypatch.setattr(host_module, "PING", 0.05)
    monkeypatch.setattr(host_module, "CLOSE_WITHIN", 1000.0)

    async def silent() -> None:
        async with hosted(RELAY, 2, limits=Limits()) as host, visiting(host, "Ann") as ann, visiting(host, "Ben"):
            ann.socket.transport.pause_reading()
            await until(lambda: [one.name for one in host.room.presence.here] == ["Ben"])
            ann.drop()

    run(silent())
