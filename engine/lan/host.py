"""The host's end of the wire: a WebSocket server in front of a room, and the limits that guard it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from engine.errors import BadFile, BadSetup, Problem, words_of
from engine.games import Game
from engine.lan import messages as said
from engine.lan.discovery import Announcer, Table
from engine.lan.discovery import addresses as addresses  # read out beside the port
from engine.lan.evening import RoomEvening
from engine.lan.gate import FRAMES, Gate, Visitor
from engine.lan.hearing import Hearing
from engine.lan.identity import new_code, read_register
from engine.lan.limits import JOIN_WITHIN, Limits, Meters, Rate
from engine.lan.people import Person
from engine.lan.room import Room
from engine.lan.wire import MOST_BYTES, BadMessage, encode, from_guest, goodbye, refusal
from engine.saves import register_path, resume

EVERYWHERE = "0.0.0.0"
PING = 5.0  # seconds between two looks whether a guest is still there, and for its answer
CLOSE_WITHIN = 2.0
MOST_UNREAD = 8 * 1024 * 1024  # bytes that a guest may be behind
MOST_READ = 4 * MOST_BYTES  # what is longer than allowed is still read so far, to be refused in words
MOST_CONNECTIONS = 256  # in all
WRONG_CODES = (10, 60.0)  # from one address, in so many seconds

log = logging.getLogger("longtable.host")
noise = logging.getLogger("longtable.noise")  # what strangers send to the port is no news for whoever plays
noise.addHandler(logging.NullHandler())
noise.propagate = False


class Wire:
    """One guest's connection, as the room knows it."""

    def __init__(self, socket: Visitor, address: str = "") -> None:
        self.socket, self.address = socket, address
        self._closing: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        """Give it to the system; a guest that does not read any more is cut off, and may come back."""
        transport = self.socket.transport
        if self._closing is not None or transport.is_closing():
            return
        self.socket.tell(data)
        if transport.get_write_buffer_size() > MOST_UNREAD:
            transport.abort()

    def close(self, reason: str) -> None:
        """Hang up, with a word why."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self.socket.close(1000, reason))


class Host:
    """A table that guests can come to."""

    def __init__(self, room: Room, limits: Limits | None = None) -> None:
        self.room = room
        self.hearing = Hearing(room)
        self.limits = limits or Limits()
        self.meters = Meters(self.limits)
        self.gate = Gate(max(FRAMES, self.limits.connections * self.limits.most("messages")))
        room.answers_a_second = self.limits.answers
        self._server: Server | None = None
        self._from: Counter[str] = Counter()  # connections by address
        self._wrong: dict[str, Rate] = {}
        self.announcer: Announcer | None = None

    @property
    def port(self) -> int:
        """Where guests come in."""
        return self.room.port

    async def open(self, port: int = 0, address: str = EVERYWHERE) -> None:
        """Let guests come; a port that is taken is refused in a sentence."""

        class Knocking(Visitor):
            gate = self.gate

        try:
            self._server = await serve(
                self._serve,
                address,
                port,
                origins=[None],  # a browser names the page it comes from: none of ours does
                compression=None,
                max_size=MOST_READ,
                max_queue=16,
                ping_interval=None,  # we look after that ourselves
                open_timeout=JOIN_WITHIN,
                close_timeout=CLOSE_WITHIN,
                server_header=None,
                logger=noise,
                create_connection=Knocking,
            )
        except (OSError, OverflowError) as failure:
            raise BadSetup("lan-port", port=port, why=words_of(failure)) from None
        self.room.port = next(iter(self._server.sockets)).getsockname()[1]

    def announce(self, interfaces: Sequence[str] = ()) -> None:
        """Let the network know of this table by itself; what goes wrong with that is `announcer.trouble`."""
        room, told = self.room, self.room.on_change
        own = [address for address in addresses() if not address.startswith("127.")]
        announcer = self.announcer = Announcer(own or ["127.0.0.1"], interfaces)

        def tell() -> None:
            announcer.tell(Table(room.table_id, room.host_name, room.game.name, room.free_seats, room.port))

        def on_change() -> None:
            told()
            tell()

        room.on_change = on_change
        tell()

    async def close(self) -> None:
        """Tell everybody, and let nobody in any more."""
        self.room.close()
        going = [self.announcer.close()] if self.announcer is not None else []
        if self._server is not None:
            self._server.close()
            going.append(self._server.wait_closed())
        await asyncio.gather(*going)

    async def _serve(self, socket: ServerConnection) -> None:
        assert isinstance(socket, Visitor)
        self.gate.forget(socket)
        address = socket.address
        wire = Wire(socket, address)
        self._from[address] += 1
        try:
            if self._from[address] > self.limits.connections:
                raise Problem("lan-too-many", most=self.limits.connections)
            if self._from.total() > MOST_CONNECTIONS:
                raise Problem("lan-full")
            await self._attend(socket, wire, address)
        except ConnectionClosed:
            pass  # the room has been told
        except Problem as problem:
            wire.send(encode(goodbye(problem)))
            await socket.close(1008, problem.key)
        except Exception as failure:  # ours: it is told, and costs nobody else anything
            log.exception("a guest's message could not be dealt with")
            wire.send(encode(goodbye(Problem("lan-host-failed", why=type(failure).__name__))))
            await socket.close(1011, "lan-host-failed")
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    async def _attend(self, socket: Visitor, wire: Wire, address: str) -> None:
        """Let a guest in, and listen until it goes."""
        wire.send(encode(self.room.hello()))
        join = await self._joining(socket)
        self._check(join, address)
        person = self.room.join(wire, join)
        now = socket.loop.time

        def hear(raw: bytes | str) -> None:
            if person.connection is not wire:
                return  # they were sent away, have left, or have come by another way
            message = from_guest(raw)
            trouble = self.meters.trouble_with(message, person.id, address, now())
            if trouble is None:
                self.hearing.hear(person, message)
            else:
                self._slow_down(person, message, trouble)

        watch = asyncio.create_task(self._watch(socket))
        try:
            await socket.listen(hear)
        finally:
            watch.cancel()
            self.room.lose(person, wire)

    async def _watch(self, socket: ServerConnection) -> None:
        """Whoever does not answer a ping in time is away at once; nobody waits for a farewell from there."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING)
                try:
                    async with asyncio.timeout(PING):
                        await (await socket.ping())
                except TimeoutError:
                    socket.transport.abort()
                    return

    async def _joining(self, socket: ServerConnection) -> said.Join:
        try:
            async with asyncio.timeout(self.limits.join_within):
                raw = await socket.recv()
        except TimeoutError:
            raise Problem("lan-no-join", seconds=round(self.limits.join_within)) from None
        join = from_guest(raw)
        if not isinstance(join, said.Join):
            raise BadMessage("lan-no-join", seconds=round(self.limits.join_within))
        return join

    def _check(self, join: said.Join, address: str) -> None:
        """Who tries code after code is not listened to for a while."""
        now = asyncio.get_running_loop().time()
        tries = self._wrong.setdefault(address, Rate(*WRONG_CODES))
        if len(self._wrong) > 1000:
            self._wrong.clear()
        if tries.is_full(now):
            raise Problem("lan-too-many-codes", seconds=round(WRONG_CODES[1]))
        known = self.room.presence.known(join.token)
        trouble = self.meters.trouble("joins", known.id if known is not None else None, address, now)
        if trouble is not None and not join.host_key:
            raise trouble
        try:
            self.room.check_join(join, address)
        except Problem as problem:
            if problem.key == "lan-wrong-code":
                tries.is_over(now)
            raise

    def _slow_down(self, person: Person, message: said.FromGuest, trouble: Problem) -> None:
        if trouble.key == "lan-flood":
            raise trouble
        person.send(encode(refusal(trouble, message.id if isinstance(message, said.Answer) else 0)))


# Beginnings


async def host_game(
    game: Game[Any],
    plan: said.SetUp,
    folder: Path | None,
    *,
    port: int = 0,
    code: str = "",
    limits: Limits | None = None,
    announce: bool = False,
    **room: Any,
) -> Host:
    """Open a table for a new game; a plan that the rules do not allow is refused."""
    made = Room(game, code=code or new_code(), folder=folder, **room)
    made.set_up(plan)
    host = Host(made, limits)
    await host.open(port)
    if announce:
        host.announce()
    made.tell_room()
    return host


async def host_save(
    path: Path,
    *,
    port: int = 0,
    code: str = "",
    limits: Limits | None = None,
    announce: bool = False,
    gives_host_seats: bool = False,
    then: Game[Any] | None = None,
    **room: Any,
) -> tuple[Host, Sequence[Problem]]:
    """Open a table for a saved game, where its guests know it; and what was noticed in the save. Seats of the host's
    own computer wait for whoever sat there, unless they are given to guests. If its game is over, the evening that it
    belongs to may go on with another."""
    register = read_register(path)
    opened, journal = resume(path)
    own = [info.name for info in opened.table.seats if info.kind == "person"]
    try:
        if register is not None and not register.fits(opened.table.seats):
            raise BadFile("lan-bad-register", file=register_path(path).name)
        if register is None and own and not gives_host_seats and not room.get("host_key"):
            raise BadSetup("lan-host-seats", names=", ".join(own))
    except Problem:
        journal.close()
        raise
    known = register.code if register is not None else new_code()
    evening = RoomEvening.with_game(path)
    made = Room(opened.table.game, code=code or known, folder=path.parent, evening=evening, **room)
    host = Host(made, limits)
    try:
        await host.open(port or (register.port if register is not None else 0))
    except BadSetup:
        if port:
            journal.close()
            raise
        await host.open()  # somebody else is at the port that the guests know: they must look for it anew
    made.resume(opened.table, journal, register, gives_host_seats=gives_host_seats)
    if then is not None:
        made.next_game(then)
    if announce:
        host.announce()
    made.tell_room()
    return host, opened.noticed
