"""The client's part in the network: one thread, perhaps a table of our own, and the table that we are at.

Nothing of the network is imported before somebody wants to play over it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
import threading
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future, wait
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from engine.errors import BadSetup, Problem
from engine.games import Game
from engine.hosting import habits
from ui.motion import LASTS
from ui.nearby import Nearby
from ui.plan import Plan
from ui.settings import Speed

if TYPE_CHECKING:
    from engine.lan.background import Background
    from engine.lan.host import Host
    from engine.lan.identity import Tickets
    from engine.lan.link import Hosting, Link
    from engine.lan.messages import SetUp

PACE = 2.0  # times the length of a motion: so long a bot leaves everybody to look at the last change
WINDOW = habits.WINDOW  # how long it takes until others hear that somebody lets a window pass
ANNOUNCES = True  # whether a table of our own lets the network know of it
GONE_WITHIN = 3.0  # seconds to say goodbye when the window is closed


class Network:
    """What this window has to do with the network."""

    def __init__(self, saves: Path, config: Path) -> None:
        self.saves = saves
        self._tickets = config.parent / "tables.yaml"
        self._background: Background | None = None
        self.hosting: Hosting | None = None  # a table of our own
        self.link: Link | None = None  # the table that we are at; our own as well
        self.noticed: Sequence[Problem] = ()  # what was noticed in the save that our table goes on with
        self.nearby = Nearby()
        self._host_key = ""
        self._addresses: Future[list[str]] | None = None
        self._goodbyes: list[Future[None]] = []  # tables that are being left

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

    @property
    def addresses(self) -> list[str]:
        """Where guests find our own table, as far as that is known already."""
        port = self.hosting.port if self.hosting is not None else 0
        if not port or self._addresses is None or not self._addresses.done():
            return []
        return [f"{address}:{port}" for address in self._addresses.result()]

    def warm_up(self) -> None:
        """Import what will be needed soon, beside the drawing: that takes longer than a frame."""
        if "engine.lan.link" not in sys.modules:
            threading.Thread(target=import_module, args=("engine.lan.link",), daemon=True).start()

    # A table of our own: it is opened in the background, then `enter` takes us there

    def host_game(
        self,
        game: Game[Any],
        plan: SetUp,
        name: str,
        speed: Speed,
        port: int = 0,
        evening: Path | Literal["new"] | None = None,
    ) -> None:
        """Open a table for a new game, perhaps of an evening: at this port, or at the one that guests need not type, if
        it is free."""
        from engine.lan.evening import RoomEvening
        from engine.lan.guest import DEFAULT_PORT
        from engine.lan.host import host_game

        def opening_at(port: int) -> Coroutine[Any, Any, Host]:
            return host_game(
                game,
                plan,
                self.saves,
                port=port,
                evening=None if evening is None else RoomEvening(self.saves, None if evening == "new" else evening),
                host_name=name,
                host_key=self._host_key,
                announce=ANNOUNCES,
                pace=LASTS[speed] * PACE,
                window=WINDOW,
            )

        async def opening() -> Host:
            try:
                return await opening_at(port or DEFAULT_PORT)
            except BadSetup as problem:
                if port or problem.key != "lan-port":
                    raise
                return await opening_at(0)

        self._open(opening)

    def host_save(self, path: Path, name: str, speed: Speed, then: Game[Any] | None = None) -> None:
        """Open a table for a saved game, where its guests know it if it had any; or for the next one of its evening."""
        from engine.lan.guest import DEFAULT_PORT
        from engine.lan.host import host_save
        from engine.saves import register_path

        async def opening() -> Host:
            opening_at = partial(
                host_save,
                path,
                then=then,
                host_name=name,
                host_key=self._host_key,
                announce=ANNOUNCES,
                pace=LASTS[speed] * PACE,
                window=WINDOW,
            )
            try:
                host, self.noticed = await opening_at(port=0 if register_path(path).exists() else DEFAULT_PORT)
            except BadSetup as problem:
                if problem.key != "lan-port":
                    raise
                host, self.noticed = await opening_at()
            return host

        self._open(opening)

    def _open(self, opening: Callable[[], Coroutine[Any, Any, Host]]) -> None:
        from engine.lan.discovery import addresses
        from engine.lan.link import Hosting

        self.leave()
        self._host_key, self.noticed = secrets.token_hex(16), ()
        before = list(self._goodbyes)

        async def opening_afterwards() -> Host:
            for goodbye in before:  # the last table may have had the same save and the same port
                with contextlib.suppress(Exception):
                    await asyncio.wrap_future(goodbye)
            return await opening()

        self.hosting = Hosting(self.background, opening_afterwards)
        self._addresses = self.background.start(asyncio.to_thread(addresses))

    def enter(self, name: str) -> None:
        """Sit down at our own table; whatever went wrong with opening it is raised as a `Problem`."""
        from engine.lan.link import Link

        assert self.hosting is not None
        host = self.hosting.host
        address = f"127.0.0.1:{host.port}"
        self.link = Link(self.background, address, host.room.code, name, host_key=self._host_key, tickets=self.tickets)

    # A table of somebody else

    def join(self, address: str, code: str, name: str, *, watches: bool = False, sign: str = "") -> None:
        """Go to a table; an address that is none is refused with a `Problem`."""
        from engine.lan.link import Link

        self.leave()
        self.link = Link(self.background, address, code, name, watches=watches, tickets=self.tickets, sign=sign)

    def leave(self) -> None:
        """Leave whatever table we are at; one of our own is closed, and its game is on the disk."""
        link, self.link = self.link, None
        hosting, self.hosting = self.hosting, None
        self._goodbyes = [goodbye for goodbye in self._goodbyes if not goodbye.done()]
        if link is not None:
            self._goodbyes.append(link.leave())
        if hosting is not None:
            self._goodbyes.append(hosting.close())

    def close(self) -> None:
        """The window is closed: now we wait a moment until everybody knows."""
        self.leave()
        self.nearby.close()
        if self._background is not None:
            wait(self._goodbyes, GONE_WITHIN)
            self._background.stop()
            self._background = None


def as_set_up(plan: Plan, clock: int, patience: int, signs: Mapping[str, str]) -> SetUp:
    """A plan as the host takes it. Only people here have chosen colours and signs: guests bring their own."""
    from engine.lan.messages import SeatPlan, SetUp

    seats: list[SeatPlan] = []
    for info in plan.finished():
        if info.kind == "remote":
            seats.append(SeatPlan("guest"))
        elif info.kind == "bot":
            seats.append(SeatPlan("bot", info.name, info.level))
        else:
            seats.append(SeatPlan("here", info.name, "", info.colour, sign=signs.get(info.name, "")))
    return SetUp(seats, plan.chosen_options(), clock, patience)
