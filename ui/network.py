"""The client's part in the network: one thread, perhaps a table of our own, and the table that we are at.

Nothing of the network is imported before somebody wants to play over it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.games import Game
from ui.motion import LASTS
from ui.settings import Speed

if TYPE_CHECKING:
    from engine.lan.background import Background
    from engine.lan.host import Host
    from engine.lan.identity import Tickets
    from engine.lan.link import Hosting, Link
    from engine.lan.messages import SetUp

PACE = 2.0  # times the length of a motion: so long a bot leaves everybody to look at the last change


class Network:
    """What this window has to do with the network."""

    def __init__(self, saves: Path, config: Path) -> None:
        self.saves = saves
        self._tickets = config.parent / "tables.yaml"
        self._background: Background | None = None
        self.hosting: Hosting | None = None  # a table of our own
        self.link: Link | None = None  # the table that we are at; our own as well
        self._host_key = ""

    @property
    def background(self) -> Background:
        """The thread, started when it is first wanted."""
        from engine.lan.background import Background

        if self._background is None:
            self._background = Background()
        return self._background

    @property
    def tickets(self) -> Tickets:
        """The tables that we can come back to."""
        from engine.lan.identity import Tickets

        return Tickets(self._tickets)

    @property
    def is_host(self) -> bool:
        """Whether the table is our own."""
        return self.hosting is not None

    # A table of our own: it is opened in the background, then `enter` takes us there

    def host_game(self, game: Game[Any], plan: SetUp, name: str, speed: Speed, port: int = 0) -> None:
        """Open a table for a new game."""
        from engine.lan.host import host_game

        self._open(
            lambda: host_game(
                game,
                plan,
                self.saves,
                port=port,
                host_name=name,
                host_key=self._host_key,
                pace=LASTS[speed] * PACE,
            )
        )

    def host_save(self, path: Path, name: str, speed: Speed) -> None:
        """Open a table for a saved game."""
        from engine.lan.host import host_save

        async def opening() -> Host:
            host, _ = await host_save(path, host_name=name, host_key=self._host_key, pace=LASTS[speed] * PACE)
            return host

        self._open(opening)

    def _open(self, opening: Callable[[], Coroutine[Any, Any, Host]]) -> None:
        from engine.lan.link import Hosting

        self.leave()
        self._host_key = secrets.token_hex(16)
        self.hosting = Hosting(self.background, opening)

    def enter(self, name: str) -> None:
        """Sit down at our own table; whatever went wrong with opening it is raised as a `Problem`."""
        from engine.lan.link import Link

        assert self.hosting is not None
        host = self.hosting.host
        address = f"127.0.0.1:{host.port}"
        self.link = Link(self.background, address, host.room.code, name, host_key=self._host_key)

    # A table of somebody else

    def join(self, address: str, code: str, name: str, *, watches: bool = False) -> None:
        """Go to a table; an address that is none is refused with a `Problem`."""
        from engine.lan.link import Link

        self.leave()
        self.link = Link(self.background, address, code, name, watches=watches, tickets=self.tickets)

    def leave(self) -> None:
        """Leave whatever table we are at; one of our own is closed, and its game is on the disk."""
        link, self.link = self.link, None
        hosting, self.hosting = self.hosting, None
        if link is not None:
            link.leave()
        if hosting is not None:
            hosting.close()

    def close(self) -> None:
        """The window is closed."""
        self.leave()
        if self._background is not None:
            self._background.stop()
            self._background = None
