"""Tables on loopback for the client's tests: other computers without a window, and waiting that has an end."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

from engine.games import Game, find_game
from engine.lan import messages as said
from engine.lan.visit import Visit
from tests.ui.driving import FRAME
from ui.app import App
from ui.network import Network
from ui.scenes.lobby import Lobby

CASTLE: Game[Any] = find_game("castle")
PATIENCE = 20.0  # seconds: far more than anything here takes, even on a busy machine
T = TypeVar("T")


class Computers:
    """Other computers in the network, each with what it knows of the table that it is at."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.networks: list[Network] = []

    def new(self) -> Network:
        number = len(self.networks)
        network = Network(self.folder / f"saves-{number}", self.folder / f"config-{number}" / "settings.yaml")
        self.networks.append(network)
        return network

    def guest(self, address: str, code: str, name: str, *, watches: bool = False) -> Visit:
        """Somebody comes to a table."""
        network = self.new()
        network.join(address, code, name, watches=watches)
        assert network.link is not None
        return network.link.visit

    def host(self, plan: said.SetUp, name: str = "Olga", game: Game[Any] = CASTLE) -> tuple[Network, Visit]:
        """Somebody opens a table."""
        network = self.new()
        network.host_game(game, plan, name, "instant")
        assert network.hosting is not None
        network.hosting.opening.result(PATIENCE)
        network.enter(name)
        assert network.link is not None
        return network, network.link.visit

    def listen(self) -> None:
        for network in self.networks:
            while network.link is not None and network.link.take() is not None:
                pass

    def close(self) -> None:
        for network in self.networks:
            network.close()


@contextmanager
def computers(folder: Path) -> Iterator[Computers]:
    others = Computers(folder)
    try:
        yield others
    finally:
        others.close()


def until(app: App, is_so: Callable[[], object], others: Computers | None = None) -> None:
    """Let frames pass until something has happened; never longer than `PATIENCE`."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"it never happened; on the screen: {[type(one).__name__ for one in app.scenes]}"
        app.frame(FRAME)
        if others is not None:
            others.listen()
        time.sleep(0.002)


def lobby_of(app: App) -> Lobby:
    assert isinstance(app.scene, Lobby)
    return app.scene


def in_lobby(app: App, others: Computers | None = None) -> Lobby:
    """The lobby on top, as soon as it knows who is where."""
    until(app, lambda: isinstance(app.scene, Lobby) and app.scene.room is not None and not app.scene.waits_for, others)
    return lobby_of(app)


def own_door(app: App) -> tuple[str, str]:
    """Address and code of the client's own table."""
    assert app.network.hosting is not None
    host = app.network.hosting.host
    return f"127.0.0.1:{host.port}", host.room.code


# A link without a network, for layouts


def done(value: T) -> Future[T]:
    future: Future[T] = Future()
    future.set_result(value)
    return future


class DeafLink:
    """Nobody is at the other end; what is sent is kept."""

    def __init__(self) -> None:
        self.sent: list[said.Message] = []
        self.visit = Visit(self.send)
        self.guest = SimpleNamespace(address="192.168.100.200:42042", code="K7M4QX")

    def send(self, message: said.Message) -> None:
        self.sent.append(message)

    def take(self) -> None:
        return None

    def leave(self) -> Future[None]:
        return done(None)


def pretend(
    app: App, room: said.RoomView, *, me: int, is_host: bool, chat: Sequence[said.Said | said.Notice] = ()
) -> Lobby:
    """The lobby of a room that nobody is in."""
    link: Any = DeafLink()
    link.visit.take(said.Hello(1, "table", "Александра Константинова", room.game, 1, ""))
    link.visit.take(said.Welcome(me, "", is_host, "run", 10))
    link.visit.take(room)
    for line in chat:
        link.visit.take(line)
    app.network.link = link
    if is_host:
        host = SimpleNamespace(port=42042, room=SimpleNamespace(code="K7M4QX"))
        hosting: Any = SimpleNamespace(is_open=True, host=host, port=host.port, close=lambda: done(None))
        app.network.hosting = hosting
        app.network._addresses = done(["192.168.100.200", "10.100.200.250", "172.16.100.200", "127.0.0.1"])
    lobby = Lobby(app, "Vika", find_game(room.game))
    lobby.catch_up()
    app.push(lobby)
    return lobby
