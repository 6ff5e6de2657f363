"""`longtable host GAME`: a table for guests, without a screen, begun when all are there and ended with the game."""

from __future__ import annotations

import asyncio
import contextlib
import platform
import signal
from argparse import Namespace
from pathlib import Path
from typing import Any

from engine.bots import bot_for
from engine.errors import BadSetup
from engine.games import SeatInfo, find_game
from engine.hosting.habits import WINDOW
from engine.lan.guest import DEFAULT_PORT
from engine.lan.host import Host, addresses, host_game, host_save
from engine.lan.identity import checked_code
from engine.lan.leading import MOST_SECONDS
from engine.lan.limits import Limits
from engine.lan.messages import Notice, SeatPlan, SetUp
from engine.lan.room import Room
from engine.saves import read_save, saves_folder
from engine.texts import Texts, common, of_game
from ui.cli import options_from
from ui.cli.replay import report

QUICK = Limits(answers=1_000_000, joins=1_000, connections=1_000)
ANNOUNCED_WITHIN = 1.0  # seconds; then it is known whether the network can see the table
STAY = 5.0  # seconds after the game for those who are there, if they do not go before
STAY_FOR_AWAY = 15.0  # and for those who are away: they want to know how it ended


def run(asked: Namespace, language: str) -> int:
    """Be the host of one game."""
    try:
        asyncio.run(_host(asked, language))
    except asyncio.CancelledError:  # asked to stop by the system
        return 128 + signal.SIGTERM
    return 0


async def _host(asked: Namespace, language: str) -> None:
    texts = common(language)
    hosted = Hosted(texts)
    host = hosted.host = await _open(asked, texts, hosted)
    room = host.room
    task = asyncio.current_task()
    assert task is not None
    with contextlib.suppress(NotImplementedError):  # Windows has no such signals
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        _tell_address(host, language)
        await hosted.until_over()
        assert room.play is not None
        report(room.play.table, False, language)
        await hosted.until_all_know()
    finally:
        file = room.play.journal.path if room.play is not None and room.play.journal is not None else None
        await host.close()
        if room.phase != "over" and file is not None:
            _say(texts("cli.host-closed", file=file))


async def _open(asked: Namespace, texts: Texts, hosted: Hosted) -> Host:
    code = checked_code(asked.code) if asked.code else ""
    limits = QUICK if asked.quick else Limits()
    room: dict[str, Any] = {
        "host_name": asked.name or platform.node(),
        "starts_itself": True,
        "on_change": hosted.changed.set,
        "on_notice": hosted.notice,
        "announce": not asked.no_announce,
        "window": (0.0, 0.0) if asked.quick else WINDOW,
    }
    if asked.resume is not None:
        path = Path(asked.resume)
        _check_game(asked.game, path)
        room["gives_host_seats"] = asked.give_host_seat
        host, noticed = await host_save(path, port=asked.port or 0, code=code, limits=limits, **room)
        for problem in noticed:
            _say(texts.error(problem))
        return host
    if asked.game is None:
        raise BadSetup("lan-what-game")
    game = find_game(asked.game)
    options = options_from(asked.option, game)
    plan = SetUp(_seats(asked, texts), options, _seconds(asked.clock), _seconds(asked.patience))
    port = DEFAULT_PORT if asked.port is None else asked.port
    return await host_game(game, plan, saves_folder(asked.saves), port=port, code=code, limits=limits, **room)


def _check_game(name: str | None, path: Path) -> None:
    saved = read_save(path)[0].game
    if name is not None and find_game(name).name != saved:
        raise BadSetup("lan-other-game", file=path.name, game=saved)


def _seats(asked: Namespace, texts: Texts) -> list[SeatPlan]:
    game = find_game(asked.game)
    seats = game.seats[0] if asked.seats is None else asked.seats
    if not 0 <= asked.bots <= seats:
        raise BadSetup("lan-bots", bots=asked.bots, seats=seats)
    bot_for(game, SeatInfo("", "bot", asked.level))
    bots = [SeatPlan("bot", texts("cli.bot", number=number + 1), asked.level) for number in range(asked.bots)]
    return [*(SeatPlan() for _ in range(seats - asked.bots)), *bots]


def _seconds(asked: int) -> int:
    if not 0 <= asked <= MOST_SECONDS:
        raise BadSetup("lan-seconds", seconds=asked, most=MOST_SECONDS)
    return asked


def _tell_address(host: Host, language: str) -> None:
    """What is read out to guests."""
    texts, places = common(language), host.room.places
    guests = sum(place.kind != "bot" for place in places)
    title = of_game(host.room.game, language, [])("game.name")
    _say(texts("cli.host-open", game=title, seats=len(places), guests=guests))
    for address in addresses():
        _say(f"  {address}:{host.port}")
    _say(texts("cli.host-code", code=host.room.code))


def _say(words: str) -> None:
    """At once, whoever reads it: a person, or another program."""
    print(words, flush=True)


class Hosted:
    """What whoever started the table is told of it."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.host: Host | None = None
        self.changed = asyncio.Event()
        self._has_begun = self._has_told_trouble = False

    @property
    def room(self) -> Room:
        """The table; it is open."""
        assert self.host is not None
        return self.host.room

    def notice(self, notice: Notice) -> None:
        """Somebody came or went, or something could not be done; after the game everybody goes, and that is no news."""
        if self.host is None or self.room.phase != "over":
            _say(self.texts(f"notice.{notice.key}", **notice.facts))

    async def until_over(self) -> None:
        """Wait for the guests, and for the end of their game."""
        asyncio.get_running_loop().call_later(ANNOUNCED_WITHIN, self.changed.set)
        while True:
            self._tell_trouble()
            play = self.room.play
            if play is not None and not self._has_begun:
                self._has_begun = True
                file = play.journal.path if play.journal is not None else None
                begun = self.texts("cli.host-begun", file=file) if file else self.texts("cli.host-begun-unsaved")
                _say(begun)
            if self.room.phase == "over":
                return
            await self.changed.wait()
            self.changed.clear()

    def _tell_trouble(self) -> None:
        announcer = self.host.announcer if self.host is not None else None
        if announcer is not None and announcer.trouble is not None and not self._has_told_trouble:
            self._has_told_trouble = True
            _say(self.texts.error(announcer.trouble))

    async def until_all_know(self) -> None:
        """Wait until everybody has the record of the game: who was there has it already, but may be reading it."""
        loop = asyncio.get_running_loop()
        ended = loop.time()
        know: set[int] = set()
        while True:
            there = {person.id for person in self.room.people.values() if person.connection is not None}
            know |= there
            do_all_know = all(person.id in know for person in self.room.people.values() if person.seats)
            left = ended + (STAY if do_all_know else STAY_FOR_AWAY) - loop.time()
            if left <= 0 or (do_all_know and not there):
                return
            self.changed.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.changed.wait()
