"""The guest's end of the wire: joins, listens, and comes back by itself when the connection is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from engine.errors import BadFile, Problem, words_of
from engine.games import Game, find_game
from engine.hosting.habits import Asks
from engine.lan import messages as said
from engine.lan.ear import Ear
from engine.lan.frames import only_message
from engine.lan.identity import Ticket, Tickets, fingerprint
from engine.lan.messages import PROTOCOL, Message
from engine.lan.wire import MOST_BYTES_FROM_HOST, BadMessage, as_problem, encode, from_host

PING = 5.0
OPEN_WITHIN = 5.0
HELLO_WITHIN = 10.0
RETRY = (0.5, 1.0, 2.0, 3.0)  # seconds before each try to come back; the last for all others
DEFAULT_PORT = 42042
FOR_GOOD = ("lan-removed", "lan-elsewhere")  # after these there is no coming back
PASSES = (  # soon: try again
    "lan-too-many",
    "lan-too-many-codes",
    "lan-too-many-joins",
    "lan-no-join",
    "lan-host-gone",
    "lan-host-failed",
)

log = logging.getLogger("longtable.guest")
noise = logging.getLogger("longtable.noise")


class Caller(Ear, ClientConnection):
    """The way to a host."""

    def data_received(self, data: bytes) -> None:
        """What comes as one whole message need not be taken apart byte by byte."""
        message = only_message(data) if not self.protocol.reader.buffer else None  # nothing of another is left
        if message is None or not self.hand_over(message):
            super().data_received(data)

    def tell(self, message: bytes) -> None:
        """Send a message, in one frame and at once; nothing to a host that is just going."""
        if self.protocol.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(Frame(Opcode.BINARY, message).serialize(mask=True))


class Lost(NamedTuple):
    """The connection is gone, and it is tried to come back."""

    why: Problem


class Ended(NamedTuple):
    """It is over for good: refused, removed, or left."""

    why: Problem


News: TypeAlias = said.FromHost | Lost | Ended


def parse_address(words: str) -> tuple[str, int]:
    """`192.168.0.7:42042` as host and port; the port may be left out."""
    text = words.strip()
    host, colon, port = text.rpartition(":")
    if not colon or (":" in host and not host.endswith("]")):  # a bare name, or an IPv6 address without a port
        host, port = text, str(DEFAULT_PORT)
    host = host.strip("[]")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536 or any(sign.isspace() for sign in host):
        raise Problem("lan-address", address=words)
    return host, int(port)


class Guest:
    """One computer at somebody else's table."""

    def __init__(
        self,
        address: str,
        code: str,
        name: str,
        on_news: Callable[[News], None],
        *,
        host_key: str = "",
        watches: bool = False,
        reasons: bool = True,
        tickets: Tickets | None = None,
        sign: str = "",
    ) -> None:
        self.host, self.port = parse_address(address)
        self.address, self.code, self.name, self.sign = address, code, name, sign
        self.on_news = on_news
        self.host_key, self.watches, self.reasons = host_key, watches, reasons
        self.asks: Asks = "always"  # also when it comes back
        self.tickets = tickets
        self._token = ""
        self._table = ""
        self._socket: Caller | None = None
        self._has_joined = False
        self._was_welcome = False  # by this connection

    async def run(self) -> None:
        """Be a guest until it is over; what happens is told by `on_news`."""
        tries = 0
        while True:
            try:
                await self._visit()
                why = Problem("lan-lost")
            except ConnectionClosed:
                why = Problem("lan-lost")
            except (OSError, UnicodeError, InvalidHandshake, InvalidURI, TimeoutError, BadMessage) as failure:
                why = Problem("lan-no-host", address=f"{self.host}:{self.port}", why=words_of(failure))
                if isinstance(failure, BadMessage):
                    why = failure
                if not self._has_joined:
                    self.on_news(Ended(why))
                    return
                why = Problem("lan-lost")  # the address was right: the host is gone, or the way to it
            except _Over as over:
                self.on_news(Ended(over.why))
                return
            finally:
                self._socket = None
            if self._was_welcome:
                tries = 0
            self.on_news(Lost(why))
            await asyncio.sleep(RETRY[min(tries, len(RETRY) - 1)])
            tries += 1

    async def _visit(self) -> None:
        """One connection, from the first word to the last."""
        self._was_welcome = False
        host = f"[{self.host}]" if ":" in self.host else self.host
        async with connect(
            f"ws://{host}:{self.port}",
            compression=None,
            proxy=None,
            max_size=MOST_BYTES_FROM_HOST,
            ping_interval=PING,
            ping_timeout=PING,
            open_timeout=OPEN_WITHIN,
            close_timeout=1.0,
            user_agent_header=None,
            logger=noise,
            create_connection=Caller,
        ) as connection:
            socket = cast(Caller, connection)
            async with asyncio.timeout(HELLO_WITHIN):  # not `wait_for`, which may lose that we are cancelled
                hello = from_host(await socket.recv())
            if isinstance(hello, said.Goodbye):
                self._part(hello)
                return
            if not isinstance(hello, said.Hello):
                raise BadMessage("lan-no-message", mistake=type(hello).__name__)
            await socket.send(encode(self._join(hello)))
            self._socket = socket
            await socket.listen(lambda raw: self._hear(from_host(raw), hello))

    def _join(self, hello: said.Hello) -> said.Join:
        """Answer a host, if it plays by our rules."""
        if hello.protocol != PROTOCOL:
            raise _Over(Problem("lan-other-protocol", theirs=hello.protocol, ours=PROTOCOL))
        game = _played_alike(hello)
        if self._table != hello.table:
            self._table, self._token = hello.table, ""
        if not self._token and self.tickets is not None and not self.host_key:
            ticket = self.tickets.find(hello.table)
            self._token = ticket.token if ticket is not None else ""
        self.on_news(hello)
        return said.Join(
            PROTOCOL,
            game.name,
            game.version,
            hello.facts,
            self.code,
            self.name,
            self._token,
            self.host_key,
            self.watches,
            self.reasons,
            self.asks,
            self.sign,
        )

    def _hear(self, message: said.FromHost, hello: said.Hello) -> None:
        if isinstance(message, said.Welcome):
            self._has_joined = self._was_welcome = True
            self._token = message.token
            if self.tickets is not None:
                is_own = bool(self.host_key)
                ticket = Ticket(self.address, self.code, self.name, message.token, hello.game, hello.host, is_own)
                try:
                    self.tickets.keep(hello.table, ticket)
                except BadFile as problem:
                    log.warning("%s", problem)  # only coming back after a restart is lost by it
        elif isinstance(message, said.Goodbye):
            self._part(message)
            return
        elif isinstance(message, said.Hello):
            _played_alike(message)
        self.on_news(message)

    def _part(self, goodbye: said.Goodbye) -> None:
        """The host hangs up: whoever was in before tries again, unless there is no use in it."""
        why = as_problem(goodbye)
        is_passing = self._was_welcome or (self._has_joined and why.key in PASSES)
        if why.key in FOR_GOOD or not is_passing:
            if self.tickets is not None and why.key == "lan-removed":
                self.tickets.drop(self._table)
            raise _Over(why)
        self.on_news(goodbye)

    async def send(self, message: Message) -> None:
        """Say something, if anybody is there to hear it: after a loss the host tells everything anew."""
        if self._socket is not None:
            self._socket.tell(encode(message))

    async def leave(self) -> None:
        """Go, and say so."""
        await self.send(said.Leave())
        if self._socket is not None:
            await self._socket.close()

    def forget(self) -> None:
        """Nobody wants to come back here."""
        if self.tickets is not None and self._table:
            self.tickets.drop(self._table)


def _played_alike(hello: said.Hello) -> Game[Any]:
    """The game of a host, if it plays by our rules."""
    try:
        game = find_game(hello.game)
    except Problem as problem:
        raise _Over(problem) from None
    if hello.rules != game.version or hello.facts != fingerprint(game):
        raise _Over(Problem("lan-other-rules", game=hello.game, rules=hello.rules))
    return game


class _Over(Exception):
    """There is no coming back."""

    def __init__(self, why: Problem) -> None:
        super().__init__(why)
        self.why = why
