"""What the tests of the network share for watching: what goes over the wire, what guests were told, what was logged."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
from websockets.asyncio.server import ServerConnection

from engine.choices import Menu
from engine.events import Event
from engine.lan.gate import Visitor
from engine.lan.host import Host, Wire
from engine.lan.people import Person
from engine.lan.remote import RemoteTable
from engine.promises import names_in
from engine.saves import open_save
from engine.table import Table
from engine.views import EVERYTHING, View, Viewer

_WORD = re.compile(r"""[^\s"'\\,;()\[\]{}]+""")
_TEXT = re.compile(r'"([^"\\]*)"')


class Leak(AssertionError):
    """Something went over the wire that its receiver may not know."""


# The wire


class Scan:
    """Searches everything that one host sends for what its receiver may not know at that time.

    A view, a menu and reasons name only what a seat sees now; the story also what it saw before, or was shown. Nobody
    is told the seed or a line of the record. After the game everything may be known.
    """

    def __init__(self) -> None:
        self.host: Host | None = None
        self.table: Table[Any] | None = None
        self.leaks: list[str] = []
        self.messages = self.bytes = 0
        self.texts: set[str] = set()  # every text that was sent, before the game had ended
        self._everything: set[str] = set()
        self._now: dict[Viewer, set[str]] = {}
        self._ever: dict[Viewer, set[str]] = {}
        self._hides: dict[tuple[bool, tuple[Viewer, ...]], set[str]] = {}
        self._moves: set[str] = set()
        self._events = self._looked_after = 0

    def check(self, socket: ServerConnection, data: bytes) -> None:
        """Search one message."""
        self.messages += 1
        self.bytes += len(data)
        host = self.host
        assert host is not None
        person = next((one for one in host.room.people.values() if _socket_of(one) is socket), None)
        play = host.room.play
        if play is not None and play.table is not self.table:
            self._follow(play.table)
        if self.table is not None and len(self.table.moves) != self._looked_after:
            self.look()  # something was taken back
        if self.table is not None and self.table.result is not None:
            return
        message = msgspec.json.decode(data)
        kind = message["is"]
        texts = set(_TEXT.findall(data.decode()))
        self.texts |= texts
        viewers: list[Viewer] = [*person.seats] if person is not None and person.seats else [None]
        if self.table is None:
            return
        if kind == "update":
            self._check_update(message, viewers)
        elif kind == "reasons":
            self._compare(kind, message, self._hidden(False, message["seat"]))
            if message["seat"] not in viewers:
                self._leak(f"the reasons of seat {message['seat']} go to the computer of {viewers}")
        else:
            self._compare(kind, message, self._hidden(True, *viewers))
        if str(self.table.seed).encode() in data:
            self._leak("the seed")
        if b"\\n- " in data or texts & self._moves:
            self._leak(f"the record: {sorted(texts & self._moves)}")

    def _check_update(self, message: dict[str, Any], viewers: Sequence[Viewer]) -> None:
        for key, sight in message.pop("sights").items():
            viewer: Viewer = None if key == "" else EVERYTHING if key == EVERYTHING else int(key)
            is_shared = viewer is None and len(viewers) > 1  # who share a computer also look at it together
            if viewer not in viewers and not is_shared:
                self._leak(f"what {viewer} sees goes to the computer of {viewers}")
                continue
            self._compare(f"story of {viewer}", sight.pop("events", []), self._hidden(True, viewer))
            self._compare(f"sight of {viewer}", sight, self._hidden(False, viewer))
        self._compare("update", message, self._hidden(False))

    def _compare(self, what: str, part: object, hidden: set[str]) -> None:
        if found := hidden.intersection(_WORD.findall(msgspec.json.encode(part).decode())):
            self._leak(f"{what}: {sorted(found)}")

    def _hidden(self, is_past: bool, *viewers: Viewer) -> set[str]:
        """What none of these viewers sees now, or has ever seen: refs, and the ids of cards."""
        key = (is_past, viewers)
        if key not in self._hides:
            known = set().union(*((self._ever if is_past else self._now)[viewer] for viewer in viewers))
            hidden = self._everything - known
            ids = {ref.partition(":")[2] for ref in hidden if ref.startswith("card:")}
            self._hides[key] = hidden | ids - {ref.partition(":")[2] for ref in known}
        return self._hides[key]

    def _leak(self, what: str) -> None:
        assert self.table is not None
        self.leaks.append(f"{what}, after {len(self.table.moves)} moves of {self.table.game.name}")

    def _follow(self, table: Table[Any]) -> None:
        is_new = self.table is None or self.table.seed != table.seed
        self.table, self._events = table, 0
        viewers: tuple[Viewer, ...] = (*range(len(table.seats)), None)
        if is_new:
            self._ever = {viewer: set() for viewer in viewers}
        table.on_move.append(lambda move: self.look())
        self.look()

    def look(self) -> None:
        """Take in what everybody may know now."""
        table = self.table
        assert table is not None
        self._everything = names_in(table.view(EVERYTHING))
        self._hides.clear()
        self._moves = set(map(str, table.moves))
        self._looked_after = len(table.moves)
        self._events = min(self._events, table.event_count)
        for viewer in self._ever:
            self._now[viewer] = names_in(table.view(viewer))
            showing = ("everybody",) if viewer is None else ("everybody", "seats")
            news = [event.plain() for event in table.events(self._events, viewer) if event.shows_to in showing]
            self._ever[viewer] |= self._now[viewer] | names_in(news)
        self._events = table.event_count

    def assert_clean(self) -> None:
        """Nothing was found."""
        if self.leaks:
            raise Leak("; ".join(self.leaks[:5]))


def _socket_of(person: Person) -> ServerConnection | None:
    return person.connection.socket if isinstance(person.connection, Wire) else None


class Wires:
    """All that hosts send, on its way to the system."""

    def __init__(self) -> None:
        self._scans: list[Scan] = []

    def scan(self, host: Host, scan: Scan | None = None) -> Scan:
        """Search what a host sends from now on."""
        scan = scan or Scan()
        scan.host = host
        if scan not in self._scans:
            self._scans.append(scan)
        return scan

    def forget(self, scan: Scan) -> None:
        """Its host is gone."""
        self._scans.remove(scan)

    def sent(self, socket: ServerConnection, data: bytes) -> None:
        """Look at what a host sends."""
        for scan in self._scans:
            if scan.host is not None and scan.host._server is socket.server:
                scan.check(socket, data)


@contextmanager
def tapped_wires() -> Iterator[Wires]:
    """Everything that a host in this process sends goes past the scans."""
    wires, tell = Wires(), Visitor.tell

    def tapped(socket: Visitor, data: bytes) -> None:
        wires.sent(socket, data)
        tell(socket, data)

    with mock.patch.object(Visitor, "tell", tapped):
        yield wires


# What guests were told


def _hash(thing: object) -> int:
    return hash(msgspec.json.encode(thing, enc_hook=str, order="sorted"))


def _seen(view: View) -> View:
    """A view without what the viewer noted, which is no part of the game."""
    return {name: part for name, part in view.items() if name != "notes"}


def _menu(menu: Menu | None) -> object:
    if menu is None:
        return None
    sets = {verb: list(pick) for verb, pick in menu.sets.items()}
    return [
        menu.prompt, list(map(str, menu.options)), sets, menu.optional, str(menu.default), list(menu.about), menu.rule,
    ]  # fmt: skip


class _Story:
    """A hash of every beginning of a story."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._hashes = [0]

    def hash_of(self, events: Sequence[Event]) -> int:
        same = len(self._events)  # a story is only ever cut or added to
        while same and (same > len(events) or events[same - 1] is not self._events[same - 1]):
            same -= 1
        del self._events[same:], self._hashes[same + 1 :]
        for event in events[same:]:
            self._events.append(event)
            self._hashes.append(hash((self._hashes[-1], _hash(event.plain()))))
        return self._hashes[-1]


Glimpse = tuple[int, int, int, tuple[int, ...], int]  # number, view, menu, who is awaited, story


class Told:
    """What one guest was told of the game, step by step."""

    def __init__(self) -> None:
        self.glimpses: dict[Viewer, list[Glimpse]] = {}
        self._stories: dict[Viewer, _Story] = {}

    def note(self, table: RemoteTable) -> None:
        """Keep what every viewer at that computer knows now."""
        for viewer in table._sights:
            menu = table.ask.menus.get(viewer) if table.ask is not None and isinstance(viewer, int) else None
            story = self._stories.setdefault(viewer, _Story())
            glimpse = (
                table.number,
                _hash(_seen(table.view(viewer))),
                _hash(_menu(menu)),
                tuple(table.awaited(viewer)),
                story.hash_of(table.story(viewer)),
            )
            _add(self.glimpses.setdefault(viewer, []), glimpse)


def _add(glimpses: list[Glimpse], glimpse: Glimpse) -> None:
    if not glimpses or glimpses[-1] != glimpse:
        glimpses.append(glimpse)


def glimpses_of(table: Table[Any], viewer: Viewer) -> list[Glimpse]:
    """What a viewer of an ended game knew after every answer, the same answers given again at a table of their own."""
    again = Table(table.game, table.seats, table.options, table.seed, asks_people=table.asks_people)
    glimpses: list[Glimpse] = []
    story, events = _Story(), list(again.events(0, viewer))

    def note() -> None:
        menu = again.menu(viewer) if isinstance(viewer, int) else None
        _add(
            glimpses,
            (
                again.number,
                _hash(_seen(again.view(viewer))),
                _hash(_menu(menu)),
                tuple(again.awaited(viewer)),
                story.hash_of(events),
            ),
        )

    if viewer != EVERYTHING:
        note()
    for move in table.moves:
        since = again.event_count
        again.answer(*move)
        events += again.events(since, viewer)
        if viewer != EVERYTHING or again.result is not None:
            note()
    return glimpses


def assert_told_the_truth(told: Told, table: Table[Any], *, all_of_it: bool) -> None:
    """Whatever a guest was told is what the table showed that viewer at some point, in order; or every bit of it."""
    for viewer, glimpses in told.glimpses.items():
        truth = glimpses_of(table, viewer)
        if all_of_it:
            assert glimpses == truth, f"viewer {viewer} of {table.game.name}: {_parting(glimpses, truth)}"
        rest = iter(truth)
        for glimpse in glimpses:
            assert any(glimpse == true for true in rest), f"viewer {viewer} of {table.game.name} was told {glimpse}"


def _parting(glimpses: list[Glimpse], truth: list[Glimpse]) -> str:
    for index, (one, other) in enumerate(zip(glimpses, truth, strict=False)):
        if one != other:
            return f"step {index}: told {one}, true {other}"
    return f"told {len(glimpses)} steps of {len(truth)}"


def replayed(save: str, folder: Path) -> Table[Any]:
    """A record that was shared, played again."""
    path = folder / "record.yaml"
    path.write_text(save, encoding="utf-8", newline="\n")
    return open_save(path).table


# What was logged


class Log(logging.Handler):
    """Keeps whatever is said about something that went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        words = record.getMessage()
        is_handler_failure = record.name != "longtable.noise" or "connection handler failed" in words
        is_expected = words.startswith("too many connections")  # somebody knocks without end
        if record.levelno >= logging.WARNING and is_handler_failure and not is_expected:
            self.lines.append(self.format(record))


@contextmanager
def listening() -> Iterator[Log]:
    """Everything that hosts, guests and the event loop complain of."""
    log = Log()
    loggers = [logging.getLogger(name) for name in ("longtable.host", "longtable.guest", "longtable.noise", "asyncio")]
    for logger in loggers:
        logger.addHandler(log)
    try:
        yield log
    finally:
        for logger in loggers:
            logger.removeHandler(log)


def complain_to(log: Log, loop: asyncio.AbstractEventLoop) -> None:
    """Also what nobody waits for."""
    loop.set_exception_handler(lambda loop, context: log.lines.append(str(context)))
