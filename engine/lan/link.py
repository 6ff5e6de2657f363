"""The network as a window uses it: everything slow happens in the background, and what came of it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any

from engine.hosting.habits import Asks
from engine.lan import messages as said
from engine.lan.background import Background
from engine.lan.guest import Guest, News
from engine.lan.host import Host
from engine.lan.identity import Tickets
from engine.lan.visit import Visit


class Link:
    """A visit at a table, told piece by piece."""

    def __init__(
        self,
        background: Background,
        address: str,
        code: str,
        name: str,
        *,
        host_key: str = "",
        watches: bool = False,
        tickets: Tickets | None = None,
        sign: str = "",
    ) -> None:
        self._background = background
        self._news: SimpleQueue[News] = SimpleQueue()
        self.visit = Visit(self.send)
        self.guest = Guest(
            address, code, name, self._news.put, host_key=host_key, watches=watches, tickets=tickets, sign=sign
        )
        self._run = background.start(self.guest.run())

    def send(self, message: said.Message) -> None:
        """Say something to the host, soon."""
        self._background.start(self.guest.send(message))

    def ask_me(self, asks: Asks) -> None:
        """Be asked more, or less, from now on."""
        if asks != self.guest.asks:
            self.guest.asks = asks
            self.send(said.AskMe(asks))

    @property
    def waiting(self) -> int:
        """How much was said that was not taken in yet."""
        return self._news.qsize()

    def take(self) -> News | None:
        """Take in the next thing that the host said; None if there is nothing."""
        try:
            news = self._news.get_nowait()
        except Empty:
            return None
        self.visit.take(news)
        return news

    def leave(self) -> Future[None]:
        """Go, and say so; nobody has to wait until that is done."""
        return self._background.start(self._leave())

    async def _leave(self) -> None:
        await self.guest.leave()
        self._run.cancel()


class Hosting:
    """A table of our own, being opened or open."""

    def __init__(self, background: Background, opening: Callable[[], Coroutine[Any, Any, Host]]) -> None:
        self._background = background
        self._opened: Host | None = None
        self.opening: Future[Host] = background.start(self._open(opening))

    async def _open(self, opening: Callable[[], Coroutine[Any, Any, Host]]) -> Host:
        self._opened = await opening()
        return self._opened

    @property
    def host(self) -> Host:
        """The open table; whatever went wrong with opening it is raised here."""
        return self.opening.result()

    @property
    def port(self) -> int:
        """Where guests come in; 0 as long as they cannot."""
        return self._opened.port if self._opened is not None else 0

    @property
    def is_open(self) -> bool:
        """Whether guests can come, or it is known why not."""
        return self.opening.done()

    def close(self) -> Future[None]:
        """Tell everybody, or open nothing if it was not open yet; nobody has to wait until that is done."""
        self.opening.cancel()
        return self._background.start(self._close())

    async def _close(self) -> None:
        if self._opened is not None:
            await self._opened.close()
