"""Tables that are seen in the network by themselves (mDNS): a host announces its own, a guest looks around.

It is a comfort, never a need: whatever goes wrong here is one sentence that points to the typed address. Everything
that others announce is taken for what it is, words of strangers.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import re
import socket
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.errors import Problem, words_of
from engine.games import game_names
from engine.lan.background import Background
from engine.lan.messages import MOST_SEATS
from engine.lan.wire import clean_name

if TYPE_CHECKING:
    from zeroconf import ServiceInfo, ServiceStateChange, Zeroconf
    from zeroconf.asyncio import AsyncServiceBrowser, AsyncZeroconf

SERVICE = "_longtable._tcp.local."
INTERFACES: Sequence[str] = ()  # addresses of the networks to speak in; none named: all
LIFE = 60  # seconds that an announcement is believed without being repeated
LOOK_AGAIN = 20.0  # seconds: a host that was killed says no goodbye
ASK_FOR = 1500  # milliseconds
GONE_WITHIN = 2.0  # seconds to take an announcement back
MOST_TABLES = 50
_TABLE = re.compile(r"[0-9a-f]{16}")

logging.getLogger("zeroconf").addHandler(logging.NullHandler())
logging.getLogger("zeroconf").propagate = False  # `trouble` says what players need to know


@dataclass(frozen=True, slots=True)
class Table:
    """What a host tells the network of its table."""

    id: str
    host: str
    game: str
    free: int
    port: int


@dataclass(frozen=True, slots=True)
class Found:
    """A table in the network, as it is shown to somebody who might join."""

    table: str
    host: str
    game: str
    free: int
    address: str
    port: int


def _open(interfaces: Sequence[str]) -> AsyncZeroconf:
    from zeroconf import InterfaceChoice, IPVersion
    from zeroconf.asyncio import AsyncZeroconf

    chosen = list(interfaces or INTERFACES)
    return AsyncZeroconf(interfaces=chosen or InterfaceChoice.All, ip_version=IPVersion.V4Only)


def addresses() -> list[str]:
    """The addresses of this computer in its networks, the likeliest first: to be read out to guests."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:  # no network at all
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):  # a computer may not know its own name
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys([*(one for one in found if not one.startswith("127.")), "127.0.0.1"]))


class Announcer:
    """Tells the network of a table, as long as it is open. Used within an event loop."""

    def __init__(self, addresses: Sequence[str], interfaces: Sequence[str] = ()) -> None:
        self.trouble: Problem | None = None
        self._addresses = list(addresses)
        self._interfaces = interfaces
        self._wanted: Table | None = None  # what should be known
        self._told: ServiceInfo | None = None  # what is known
        self._zeroconf: AsyncZeroconf | None = None
        self._telling: asyncio.Task[None] | None = None

    def tell(self, table: Table) -> None:
        """Let everybody know, soon; what has not changed is not told again."""
        if table != self._wanted and self.trouble is None:
            self._wanted = table
            if self._telling is None or self._telling.done():
                self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        try:
            told: Table | None = None
            while told != self._wanted and self._wanted is not None:
                told = self._wanted
                await self._publish(told)
        except Exception as failure:  # no network, no multicast, another program in the way: the game goes on
            self.trouble = Problem("lan-no-announcement", why=words_of(failure))

    async def _publish(self, table: Table) -> None:
        from zeroconf import ServiceInfo

        info = ServiceInfo(
            SERVICE,
            f"{table.id}.{SERVICE}",
            addresses=[socket.inet_aton(address) for address in self._addresses],
            port=table.port,
            properties={"host": table.host, "game": table.game, "free": str(table.free)},
            server=f"{table.id}.local.",
            host_ttl=LIFE,
            other_ttl=LIFE,
        )
        if self._zeroconf is None:
            self._zeroconf = _open(self._interfaces)
        if self._told is None:
            # nobody else has the id of this table, so nobody is asked for it first
            said = await self._zeroconf.async_register_service(info, cooperating_responders=True)
        else:
            said = await self._zeroconf.async_update_service(info)
        self._told = info
        await said

    async def close(self) -> None:
        """Take it back."""
        self._wanted = None
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
        if self._zeroconf is not None:
            with contextlib.suppress(Exception):  # whoever still sees it finds nobody there
                async with asyncio.timeout(GONE_WITHIN):
                    await self._withdraw(self._zeroconf)

    async def _withdraw(self, zeroconf: AsyncZeroconf) -> None:
        try:
            if self._told is not None:
                await (await zeroconf.async_unregister_service(self._told))
        finally:
            await zeroconf.async_close()


class Browser:
    """Looks around for tables, in the background; a window asks now and then what there is."""

    def __init__(
        self,
        background: Background,
        interfaces: Sequence[str] = (),
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        self.trouble: Problem | None = None
        self.changes = 0  # grows whenever `tables` would be another
        self._interfaces = interfaces
        self._own: list[str] = []  # our addresses
        self._on_change = on_change  # called in the background
        self._background = background
        self._found: dict[str, Found | None] = {}  # by the name of the announcement; None: nobody answers to it now
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._asking: dict[str, asyncio.Task[None]] = {}
        self._run: Future[None] = background.start(self._look())

    @property
    def tables(self) -> list[Found]:
        """What is there now, in a steady order."""
        found = [one for one in list(self._found.values()) if one is not None]
        return sorted(found, key=lambda one: (one.host.casefold(), one.table))

    def close(self) -> None:
        """Look no more, without waiting for it."""
        self._run.cancel()

    async def _look(self) -> None:
        try:
            from zeroconf.asyncio import AsyncServiceBrowser

            self._own = await asyncio.to_thread(addresses)
            self._zeroconf = _open(self._interfaces)
            self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, SERVICE, handlers=[self._hear])
            while True:
                await asyncio.sleep(LOOK_AGAIN)
                for name in list(self._found):
                    self._ask(name)
        except Exception as failure:  # no network, no multicast, another program in the way
            self.trouble = Problem("lan-no-discovery", why=words_of(failure))
            self._tell()
        finally:
            for task in list(self._asking.values()):
                task.cancel()
            if self._zeroconf is not None:
                with contextlib.suppress(Exception):
                    await self._zeroconf.async_close()

    def _hear(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        """Something was announced, or taken back."""
        from zeroconf import ServiceStateChange

        if state_change is ServiceStateChange.Removed:
            if self._found.pop(name, None) is not None:
                self._tell()
        elif len(self._found) < MOST_TABLES or name in self._found:
            self._ask(name)

    def _ask(self, name: str) -> None:
        """Find out what stands behind a name."""
        if name not in self._asking:
            self._found.setdefault(name, None)
            task = self._asking[name] = asyncio.get_running_loop().create_task(self._answer(name))
            task.add_done_callback(lambda _: self._asking.pop(name, None))

    async def _answer(self, name: str) -> None:
        from zeroconf import IPVersion
        from zeroconf.asyncio import AsyncServiceInfo

        assert self._zeroconf is not None
        found: Found | None = None
        with contextlib.suppress(Exception):  # what cannot be understood is no table
            info = AsyncServiceInfo(SERVICE, name)
            if await info.async_request(self._zeroconf.zeroconf, ASK_FOR):
                found = read(name, info.properties, info.parsed_addresses(IPVersion.V4Only), info.port, self._own)
        if name in self._found and self._found[name] != found:
            self._found[name] = found
            self._tell()

    def _tell(self) -> None:
        self.changes += 1
        self._on_change()


def read(
    name: str, properties: Any, addresses: Sequence[str], port: int | None, own: Sequence[str] = ()
) -> Found | None:
    """What an announcement says; None if it is no table that could be joined."""
    table = name.removesuffix(f".{SERVICE}")
    words = {
        key.decode("utf-8", "replace"): value.decode("utf-8", "replace")
        for key, value in properties.items()
        if isinstance(key, bytes) and isinstance(value, bytes)
    }
    host, game, free = clean_name(words.get("host", "")), words.get("game", ""), words.get("free", "")
    is_number = free.isascii() and free.isdecimal() and len(free) <= 2 and int(free) <= MOST_SEATS
    if not _TABLE.fullmatch(table) or game not in game_names() or not is_number:
        return None
    usable = [address for address in addresses if _is_usable(address)]
    if not usable or port is None or not 0 < port < 65536:
        return None
    return Found(table, host, game, int(free), nearest(usable, own), port)


def _is_usable(address: str) -> bool:
    try:
        parsed = ipaddress.IPv4Address(address)
    except ValueError:
        return False
    return not (parsed.is_multicast or parsed.is_unspecified or parsed.is_reserved)


def nearest(addresses: Sequence[str], own: Sequence[str]) -> str:
    """Of several addresses of one computer, the one that has most in common with one of ours."""

    def likeness(address: str) -> int:
        mine = [int(ipaddress.IPv4Address(one)) ^ int(ipaddress.IPv4Address(address)) for one in own]
        return min((one.bit_length() for one in mine), default=32)

    return min(addresses, key=likeness)
