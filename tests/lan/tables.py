"""What the tests of the network share for playing: hosts on loopback, guests that are bots, and bare connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from engine.bots import random_bot
from engine.games import Game, find_game
from engine.lan import messages as said
from engine.lan.botguest import BotGuest
from engine.lan.guest import Guest, News
from engine.lan.host import Host, host_game
from engine.lan.identity import Tickets, fingerprint
from engine.lan.limits import Limits
from engine.lan.messages import SeatPlan, SetUp
from engine.lan.wire import encode, from_host
from tests.lan.watching import Told

T = TypeVar("T")
M = TypeVar("M", bound=said.Message)

FREELY = Limits(answers=10_000, chat=1_000, notes=1_000, undos=1_000, joins=10_000, messages=20_000, connections=100)
CODE = "ABCDEF"
AGAIN = "lan-joined-already"  # what is answered to whoever joins a second time, and nothing else happens
TOO_LONG = 180.0  # seconds: what takes longer hangs, also on a busy computer
SEED = 10**14  # seeds so large that they cannot be taken for another number


def run(work: Coroutine[Any, Any, T], seconds: float = TOO_LONG) -> T:
    """Run something to its end, in time."""

    async def in_time() -> T:
        return await asyncio.wait_for(work, seconds)

    return asyncio.run(in_time())


async def until(holds: Callable[[], object], seconds: float = 30.0) -> None:
    """Wait until something holds, which the next few messages bring about."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.001)


@asynccontextmanager
async def hosted(
    game: str | Game[Any],
    guests: int,
    folder: Path | None = None,
    *,
    bots: int = 0,
    here: int = 0,
    options: dict[str, Any] | None = None,
    clock: int = 0,
    patience: int = 0,
    seed: int = 1,
    limits: Limits = FREELY,
    **room: Any,
) -> AsyncIterator[Host]:
    """A table on loopback, closed in the end."""
    kinds = [SeatPlan("here")] * here + [SeatPlan("guest")] * guests + [SeatPlan("bot", level="random")] * bots
    found = find_game(game) if isinstance(game, str) else game
    plan = SetUp(kinds, options or {}, clock, patience)
    host = await host_game(found, plan, folder, code=CODE, limits=limits, new_seed=lambda: SEED + seed, **room)
    try:
        yield host
    finally:
        await host.close()


class Player(BotGuest):
    """A bot at a computer of its own, or at one of several people; everything that it is told is kept."""

    def __init__(self, seed: int, *, also: tuple[int, ...] = ()) -> None:
        super().__init__(seed, random_bot)
        self.told = Told()
        self.also = also  # more seats at this computer

    def _react(self, news: News) -> None:
        if isinstance(news, said.Welcome):
            self._out += [said.Sit(seat, f"Seat {seat + 1}") for seat in self.also]
        super()._react(news)
        if isinstance(news, said.Update) and self.visit.table is not None:
            self.told.note(self.visit.table)

    def at(self, host: Host, name: str, **more: Any) -> Guest:
        """The connection that it will play by."""
        return Guest(f"127.0.0.1:{host.port}", CODE, name, self.hear, reasons=False, **more)


class Caller:
    """A bare connection: says what it is told to say, and keeps what it hears."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[said.FromHost] = []
        self.raw: list[bytes] = []
        self.closed: ConnectionClosed | None = None
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            while True:
                raw = await self.socket.recv(decode=False)
                self.raw.append(raw)
                self.heard.append(from_host(raw))
        except ConnectionClosed as closed:
            self.closed = closed

    async def say(self, *messages: said.Message | bytes | str) -> None:
        """Send messages, or anything."""
        for message in messages:
            await self.socket.send(message if isinstance(message, bytes | str) else encode(message))

    def all(self, kind: type[M]) -> list[M]:
        """All messages of a kind."""
        return [message for message in self.heard if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        """The last message of a kind."""
        return self.all(kind)[-1]

    async def hear(self, kind: type[M], when: Callable[[M], object] = lambda message: True) -> M:
        """The first message of a kind from now on, or the last before, for which something holds."""
        await until(lambda: any(when(message) for message in self.all(kind)))
        return next(message for message in reversed(self.all(kind)) if when(message))

    async def next(self, kind: type[M], when: Callable[[M], object] = lambda message: True) -> M:
        """A message of a kind that comes after all that was heard so far."""
        count = len(self.heard)
        await until(lambda: any(isinstance(one, kind) and when(one) for one in self.heard[count:]))
        return next(one for one in self.heard[count:] if isinstance(one, kind) and when(one))

    async def settle(self) -> None:
        """The host has dealt with all that was said here, and all that it has said so far has come."""
        count = len(self._settled)
        await self.say(said.Join(said.PROTOCOL, "", 0, "", ""))
        await until(lambda: len(self._settled) > count)

    @property
    def token(self) -> str:
        """With which it can come back."""
        return self.last(said.Welcome).token

    @property
    def person(self) -> int:
        """Who it is at the table."""
        return self.last(said.Welcome).person

    @property
    def _settled(self) -> list[said.Refusal]:
        return [refusal for refusal in self.all(said.Refusal) if refusal.key == AGAIN]

    @property
    def refused(self) -> list[str]:
        """What was refused, in order."""
        return [refusal.key for refusal in self.all(said.Refusal) if refusal.key != AGAIN]

    async def goodbye(self) -> said.Goodbye:
        """The last word of the host."""
        await until(lambda: self.closed is not None)
        return self.last(said.Goodbye)

    def drop(self) -> None:
        """The cable is pulled."""
        self.socket.transport.abort()

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()
        await self._listening


def joining(game: Game[Any], name: str = "Ann", token: str = "", **more: Any) -> said.Join:
    """What a guest says first."""
    plain: dict[str, Any] = {"code": CODE, "reasons": False, **more}
    return said.Join(said.PROTOCOL, game.name, game.version, fingerprint(game), name=name, token=token, **plain)


@asynccontextmanager
async def calling(host: Host, **more: Any) -> AsyncIterator[Caller]:
    """A connection that has said nothing yet."""
    async with connect(
        f"ws://127.0.0.1:{host.port}", compression=None, proxy=None, max_size=1 << 25, close_timeout=1, **more
    ) as socket:
        caller = Caller(socket)
        yield caller
        await caller.close()


@asynccontextmanager
async def visiting(host: Host, name: str = "Ann", token: str = "", **more: Any) -> AsyncIterator[Caller]:
    """A connection that has joined."""
    async with calling(host) as caller:
        await caller.say(joining(host.room.game, name, token, **more))
        await caller.hear(said.RoomView)
        await caller.settle()
        yield caller


def tickets(folder: Path, name: str) -> Tickets:
    """The tickets of one computer."""
    return Tickets(folder / f"{name}.tickets")
