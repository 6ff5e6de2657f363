"""Whoever is not at the table and makes trouble: strangers who knock, another program, and the computer itself."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from engine.errors import BadFile
from engine.lan import messages as said
from engine.lan.host import Host
from engine.lan.wire import MOST_BYTES, encode, from_host
from engine.saves import open_save, resume
from tests.lan.tables import CODE, Caller, calling, joining, until
from tests.lan.troubled import RUBBISH, Troubled

SILENT = 30  # connections that say nothing
ELSEWHERE = ("127.0.0.3", 0)  # an address that none of the guests has


class Strangers:
    """They come with wrong codes, rubbish, or no manners at all."""

    def __init__(self, game: Troubled) -> None:
        self.game, self.chance = game, random.Random(-game.seed)
        self._ways = {
            "in a hurry": self._hurry,
            "no websocket": self._mumble,
            "many without a word": self._stand_around,
            "comes and goes": self._come_and_go,
            "is removed": self._be_removed,
            "second program": self._open_twice,
            "folder is gone": self._delete_saves,
        }
        self._words = {
            "wrong code": encode(joining(game.game, code="WRONG1")),
            "wrong rules": encode(said.Join(said.PROTOCOL, game.name, 999, "", CODE)),
            "rubbish": self.chance.choice(RUBBISH),
            "oversized": b" " * (MOST_BYTES + 1),
            "unseen name": encode(joining(game.game, "\u3164", watches=True)),
            "false name": encode(joining(game.game, "GU\u0415ST 0", watches=True)),  # with a Cyrillic letter
        }

    async def knock(self) -> None:
        """Some of them, now and then."""
        for _ in range(self.chance.choice((0, 1, 2, 4))):
            await asyncio.sleep(self.chance.uniform(0, 0.3))
            kind = self.chance.choice((*self._words, *self._ways))
            if not hasattr(self.game, "host") or (kind == "false name" and self.game.host.room.play is None):
                continue  # nobody is there yet who could be taken for
            self.game.faults[f"stranger: {kind}"] += 1
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await (self._ways[kind]() if kind in self._ways else self._say(kind))

    @property
    def _address(self) -> str:
        return f"ws://127.0.0.1:{self.game.host.port}"

    async def _say(self, kind: str) -> None:
        async with connect(self._address, proxy=None, compression=None, close_timeout=1) as socket:
            host, last = self.game.host, None
            await socket.send(self._words[kind])
            async for heard in socket:
                last = from_host(heard)
            is_told = isinstance(last, said.Goodbye)
            assert is_told or self._is_gone(host), f"a stranger ({kind}) is not told why not"

    async def _hurry(self) -> None:
        async with connect(self._address, proxy=None, compression=None, close_timeout=1) as socket:
            socket.transport.abort()

    async def _mumble(self) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", self.game.host.port)
        writer.write(self.chance.randbytes(200) + b"\r\n\r\n")
        await writer.drain()
        writer.close()

    async def _stand_around(self) -> None:
        port = self.game.host.port
        knocking = [await asyncio.open_connection("127.0.0.1", port) for _ in range(SILENT)]
        await asyncio.sleep(0.01)
        for _, writer in knocking:
            writer.close()

    async def _come_and_go(self) -> None:
        for _ in range(8):
            async with connect(self._address, proxy=None, compression=None, close_timeout=1) as socket:
                await socket.send(encode(joining(self.game.game, "Passer-by", watches=True)))
                async with asyncio.timeout(1):
                    await socket.recv()
                socket.transport.abort()

    async def _be_removed(self) -> None:
        """The host sends an onlooker away, who comes back neither by their token nor by the code."""
        host, token = self.game.host, ""
        async with asyncio.timeout(5), calling(host, local_addr=ELSEWHERE) as caller:
            await caller.say(joining(self.game.game, "Nuisance", watches=True))
            await caller.hear(said.RoomView)
            if self._is_gone(host):
                return
            token = caller.token
            host.hearing.remove(caller.person)
            await self._hear_removed(caller, host)
        for known in ({"token": token}, {"name": "Somebody else"}):
            async with asyncio.timeout(5), calling(host, local_addr=ELSEWHERE) as caller:
                await caller.say(joining(self.game.game, **known, watches=True))
                await self._hear_removed(caller, host)

    async def _hear_removed(self, caller: Caller, host: Host) -> None:
        await until(lambda: caller.closed is not None)
        last = [message.key for message in caller.all(said.Goodbye)]
        assert last == ["lan-removed"] or self._is_gone(host), f"somebody who was sent away is told {last}"

    def _is_gone(self, host: Host) -> bool:
        """Whether a host was killed, or its game has ended."""
        play = host.room.play
        is_over = play is not None and play.table.result is not None
        return self.game.host is not host or self.game.is_dead.is_set() or is_over

    async def _open_twice(self) -> None:
        """Another program wants to go on with the same save: it is refused, and may look at it."""
        play, path = self.game.host.room.play, self.game.path
        if path is None or play is None or not self.game.is_alive or not path.exists():
            return
        with pytest.raises(BadFile, match="in another program"):
            resume(path)
        assert open_save(path).table.moves == play.table.moves

    async def _delete_saves(self) -> None:
        """Somebody tidies up where the game is saved."""
        if self.game.path is not None and self.game.is_alive:
            shutil.rmtree(self.game.path.parent)
