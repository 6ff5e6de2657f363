"""Tables in the network for the tests of the client: a real host on this computer, and others who join it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.choices import Menu, Option, Seat
from engine.games import find_game
from engine.lan import messages as said
from engine.lan.host import Host
from engine.lan.identity import Tickets
from engine.lan.limits import Limits
from engine.lan.link import Link
from engine.lan.messages import SeatPlan, SetUp
from engine.lan.remote import RemoteTable
from ui import routes
from ui.app import App
from ui.scenes.home import Home
from ui.table.net import NetTable
from ui.table.sheets.opening import Welcome

LONGEST = 20.0  # seconds: more than anything on this computer takes, however busy it is


class Neighbour:
    """Somebody at another computer."""

    def __init__(self, app: App, name: str, *, watches: bool = False, sign: str = "") -> None:
        host = host_of(app)
        address = f"127.0.0.1:{host.port}"
        tickets = Tickets(app.saves / f"{name}.tickets")  # whoever comes again comes back
        code, background = host.room.code, app.network.background
        self.link = Link(background, address, code, name, watches=watches, tickets=tickets, sign=sign)

    def listen(self) -> None:
        """Take in everything that was said."""
        while self.link.take() is not None:
            pass

    @property
    def table(self) -> RemoteTable:
        """The game as it is seen there."""
        assert self.link.visit.table is not None
        return self.link.visit.table

    @property
    def menu(self) -> Menu | None:
        """What he may choose from."""
        return next((menu for seat in self.table.yours if (menu := self.table.menu(seat)) is not None), None)

    def answer(self, line: str | None = None) -> None:
        """Answer with a line, or with the first that is offered."""
        seat = next(seat for seat in self.table.yours if self.table.menu(seat) is not None)
        menu = self.table.menu(seat)
        assert menu is not None
        self.table.answer(seat, line or first_answer(menu))

    def say(self, message: said.Message) -> None:
        """Say something to the host."""
        self.link.send(message)


def first_answer(menu: Menu) -> Option:
    """The first thing that can be answered."""
    if not menu.sets:
        return Option(menu.options[0])
    verb, pick = next(iter(menu.sets.items()))
    return Option.of(verb, *menu.things(verb)[: pick.at_least])


def host_of(app: App) -> Host:
    """The table that this client has opened."""
    assert app.network.hosting is not None
    return app.network.hosting.host


def until(app: App, *neighbours: Neighbour, so: Callable[[], object], step: float = 0.02) -> None:
    """Let real time pass, with everybody listening and the client drawing, until something is so."""
    begun = time.monotonic()
    while not so():
        assert time.monotonic() - begun < LONGEST, [type(scene).__name__ for scene in app.scenes]
        for neighbour in neighbours:
            neighbour.listen()
        if app.scenes and isinstance(app.scene, Welcome):
            app.scene.back()  # it was read
        app.frame(step)
        time.sleep(0.002)


def open_table(
    app: App, game: str, plan: Sequence[SeatPlan], clock: int = 0, options: Mapping[str, Any] | None = None
) -> None:
    """Host a game from the client, and sit down."""
    app.settings.speed = "instant"
    app.push(Home(app))
    app.network.host_game(find_game(game), SetUp(list(plan), dict(options or {}), clock=clock), "Host", "instant")
    begun = time.monotonic()
    while not app.network.hosting or not app.network.hosting.is_open:
        assert time.monotonic() - begun < LONGEST
        time.sleep(0.002)
    host_of(app).limits = Limits(answers=1000, connections=50)
    app.network.enter("Host")


def start(app: App, *neighbours: Neighbour) -> NetTable:
    """Everybody is ready: begin, and show the table."""
    link = app.network.link
    assert link is not None

    def listen() -> bool:
        while link.take() is not None:
            pass
        return True

    until(app, *neighbours, so=lambda: all(one.link.visit.welcome is not None for one in neighbours))
    for neighbour in neighbours:
        neighbour.say(said.Ready(True))
    until(app, *neighbours, so=lambda: listen() and link.visit.room is not None and link.visit.room.trouble is None)
    link.send(said.Start())
    until(app, *neighbours, so=lambda: listen() and link.visit.table is not None and link.visit.table.number >= 0)
    app.push(Home(app))
    app.go_instead(routes.NetGame())
    until(app, *neighbours, so=lambda: all(one.link.visit.table is not None for one in neighbours))
    return next(scene for scene in app.scenes if isinstance(scene, NetTable))


def answer_here(app: App, scene: NetTable) -> None:
    """The person at the screen gives the first answer, as soon as the question is old enough to take one."""
    number = scene.session.number
    until(app, so=lambda: scene.asking is not None and not scene.is_guarded)
    assert scene.asking is not None
    assert scene.session.number == number
    scene.answer(first_answer(scene.asking.menu))


def play_on(app: App, scene: NetTable, seats: Sequence[Seat], *neighbours: Neighbour) -> None:
    """Everybody answers until one of these seats is asked."""
    until(app, *neighbours, so=lambda: _step(scene, seats, neighbours))


def _step(scene: NetTable, seats: Sequence[Seat], neighbours: Sequence[Neighbour]) -> bool:
    session = scene.session
    if any(seat in seats for seat in session.people) and scene.asking is not None and session.eyes in seats:
        return True
    for neighbour in neighbours:
        if neighbour.menu is None or neighbour.menu.optional:
            continue
        if any(seat in seats and neighbour.table.menu(seat) is not None for seat in neighbour.table.yours):
            return True
        neighbour.answer()
    if scene.asking is not None:
        scene.answer(first_answer(scene.asking.menu))
    return False
