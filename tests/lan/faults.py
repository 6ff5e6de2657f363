"""Games in which everything goes wrong that can go wrong on a network; `python -m tests.lan.faults --games 1000`.

Guests drop out and come back, restart, answer late, twice or for others, and send rubbish; strangers knock with wrong
codes, false names or no word at all; guests flood the table with notes, talk, pings and comings, reach for seats that
are not theirs, and another program opens the save; the host is killed and goes on from its journal. The game must not
notice any of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import engine.hosting.moment
import engine.lan.guest
from engine.choices import Seat
from engine.errors import BadFile
from engine.games import Game, find_game
from engine.lan import messages as said
from engine.lan.guest import News
from engine.lan.host import host_game, host_save
from engine.lan.messages import SeatPlan, SetUp
from engine.lan.wire import MOST_BYTES, encode, from_host
from engine.saves import open_save, resume
from engine.table import Move, Table
from tests.lan.relay import RELAY, playable
from tests.lan.tables import CODE, FREELY, SEED, Player, joining, tickets
from tests.lan.watching import (
    Scan,
    Wires,
    assert_told_the_truth,
    complain_to,
    listening,
    replayed,
    tapped_wires,
)

TOO_LONG = 120.0  # seconds for one game: what takes longer hangs, also on a busy computer
AT_ONCE = 4  # games
MEMORY = Path("/dev/shm")  # where writing to the disk costs nothing
# game, guests, bots, options
SHORT: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("relay", 2, 0, {}),
    ("relay", 2, 1, {"rounds": 4}),
    ("relay", 3, 0, {}),
    ("relay", 3, 1, {"only": "race", "rounds": 6}),
    ("relay", 4, 0, {"only": "secret", "rounds": 4}),
    ("relay", 2, 2, {"only": "beside", "rounds": 8}),
)
LONG: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("junquick", 2, 0, {}),
    ("junquick", 2, 1, {"race_mode": "live"}),
    ("bang", 2, 0, {}),
    ("bang", 3, 0, {}),
    ("bang", 3, 2, {"expansions": ["dodge-city", "high-noon"]}),
    ("castle", 3, 0, {}),
)
KINDS = (*SHORT, *LONG, *SHORT)
SILENT = 30  # connections that say nothing
MARKS = ("friend", "foe", "none")
HOST_ONLY: tuple[said.Message, ...] = (
    said.Start(),
    said.Again(),
    said.Remove(1),
    said.NewCode("ABCD"),
    said.Give(0, 1),
    said.Swap(0, 1),
    said.StandIn(0, True),
    said.SetUp([SeatPlan("bot"), SeatPlan("bot")]),
)
RUBBISH: tuple[bytes | str, ...] = (
    b"\x00\xff\x00",
    b"{",
    b"[" * 100,
    b'{"is":"answer"}',
    b'{"is":"answer","seat":"0","number":1,"line":"pass","id":1}',
    b'{"is":"ready","ready":true,"also":1}',
    b'{"is":"record","save":""}',
    b'{"is":"remove","person":1e400}',
    '{"is":"say","words":"\\ud800"}',
    "null",
)


class Restarted(Exception):
    """A guest's program was closed and is started anew."""


@dataclass
class FaultGame:
    """One game, and everything that went wrong in it."""

    seed: int
    folder: Path
    wires: Wires
    faults: Counter[str] = field(default_factory=Counter)
    accepted: list[Move] = field(default_factory=list)  # by any host
    sent: set[tuple[Seat, int, str]] = field(default_factory=set)  # by the guest whose seat it is
    moves: int = 0
    bytes: int = 0
    players: dict[int, Clumsy] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.name, self.guests, self.bots, self.options = KINDS[self.seed % len(KINDS)]
        self.game: Game[Any] = RELAY if self.name == RELAY.name else find_game(self.name)
        is_short = self.game is RELAY
        self.rate = self.chance.choice((0.1, 0.2, 0.4) if is_short else (0.02, 0.05, 0.15))
        moves = range(1, 12 if is_short else 60)
        self.deaths = sorted(self.chance.sample(moves, self.chance.choice((0, 1, 2))))  # of the host
        self.is_dead = asyncio.Event()
        self.scan = Scan()
        self.path: Path | None = None

    # The host

    async def play(self) -> None:
        """Play it to the end, and look at what has come of it."""
        await self._open()
        killer = asyncio.create_task(self._raise_the_dead())
        strangers = asyncio.create_task(self._knock())
        playing = asyncio.gather(*(self._sit(number) for number in range(self.guests + 1)))
        try:
            await asyncio.wait((playing, killer), return_when=asyncio.FIRST_COMPLETED)
            if killer.done():
                killer.result()  # the host could not go on
            players = await playing
        finally:
            for task in (playing, killer, strangers):
                task.cancel()
            await asyncio.gather(playing, killer, strangers, return_exceptions=True)
            await self.host.close()
        for player in players:
            self._check(player)
        self._check_journal()
        self.wires.forget(self.scan)
        self.scan.assert_clean()
        self.bytes = self.scan.bytes

    async def _open(self) -> None:
        plan = [SeatPlan("guest")] * self.guests + [SeatPlan("bot", level="random")] * self.bots
        self.host = await host_game(
            self.game,
            SetUp(plan, self.options),
            self.folder,
            code=CODE,
            limits=FREELY,
            starts_itself=True,
            new_seed=lambda: SEED + self.seed,
        )
        self.port = self.host.port
        self.wires.scan(self.host, self.scan)
        self.host.room.on_change = self._begun

    def _begun(self) -> None:
        """The room has changed: perhaps a game is on, whose answers are counted from now on."""
        play = self.host.room.play
        if play is not None and self._count not in play.table.on_move:
            play.table.on_move.append(self._count)
            assert play.journal is not None
            self.path = play.journal.path

    def _count(self, move: Move) -> None:
        self.accepted.append(move)
        if self.deaths and len(self.accepted) >= self.deaths[0]:
            self.deaths.pop(0)
            self._kill()

    def _kill(self) -> None:
        """No goodbye, and nobody hears what came of the last answer; all that is left is on the disk."""
        self.faults["host killed"] += 1
        room, server = self.host.room, self.host._server
        assert server is not None
        assert room.play is not None
        for person in room.people.values():
            person.connection = None
        for socket in server.connections:
            socket.transport.abort()
        room.play.close()
        server.close(close_connections=False)
        self.is_dead.set()

    async def _raise_the_dead(self) -> None:
        while True:
            await self.is_dead.wait()
            self.is_dead.clear()
            server = self.host._server
            assert server is not None
            closing = asyncio.ensure_future(server.wait_closed())
            while not closing.done():  # whoever was just coming in would be served by the dead
                for socket in server.all_connections:
                    socket.transport.abort()
                await asyncio.sleep(0.005)
            assert self.path is not None
            if self.chance.random() < 0.3:
                self.faults["torn line"] += 1
                with self.path.open("a", encoding="utf-8") as file:
                    file.write("- 0 pla")
            await asyncio.sleep(self.chance.uniform(0, 0.02))
            if self.host.room.play is not None:
                self.host.room.play.close()  # answers of the same moment were still written; a real kill lets go of all
            self.host, _ = await host_save(self.path, limits=FREELY)
            assert self.host.port == self.port
            play = self.host.room.play
            assert play is not None
            assert play.table.moves == self.accepted, "an answer that was accepted is not in the journal"
            self.wires.scan(self.host, self.scan)
            self.host.room.on_change = self._begun
            self._begun()

    # Guests

    async def _sit(self, number: int) -> Clumsy:
        """A guest, through all restarts of its program; the last one only looks on."""
        known = tickets(self.folder, f"guest-{number}-{self.seed}")
        player: Clumsy | None = None
        while True:
            player = Clumsy(self, number, player)
            watches = number == self.guests
            self.players[number] = player
            with contextlib.suppress(Restarted):
                result = await player.play(player.at(self.host, f"Guest {number}", watches=watches, tickets=known))
                if result is not None:
                    return player
                why = player.visit.ended
                assert why is not None
                assert why.key == "lan-no-host", f"guest {number} was sent away: {why}"
                await asyncio.sleep(0.02)  # he tries again, as a person would

    async def _knock(self) -> None:
        """Strangers come with wrong codes, rubbish, or no manners at all."""
        for _ in range(self.chance.choice((0, 1, 2, 4))):
            await asyncio.sleep(self.chance.uniform(0, 0.3))
            kind = self.chance.choice(
                (
                    "wrong code",
                    "wrong rules",
                    "rubbish",
                    "no websocket",
                    "oversized",
                    "in a hurry",
                    "many without a word",
                    "unseen name",
                    "false name",
                    "second program",
                    "comes and goes",
                )
            )
            self.faults[f"stranger: {kind}"] += 1
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._knock_as(kind)

    async def _knock_as(self, kind: str) -> None:
        if kind == "second program":
            self._open_twice()
            return
        if kind == "false name" and self.host.room.play is None:
            return  # nobody is there yet who could be taken for
        if kind == "comes and goes":
            await self._come_and_go()
            return
        if kind == "many without a word":
            knocking = [await asyncio.open_connection("127.0.0.1", self.port) for _ in range(SILENT)]
            await asyncio.sleep(0.01)
            for _, writer in knocking:
                writer.close()
            return
        if kind == "no websocket":
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(self.chance.randbytes(200) + b"\r\n\r\n")
            await writer.drain()
            writer.close()
            return
        async with connect(f"ws://127.0.0.1:{self.port}", proxy=None, compression=None, close_timeout=1) as socket:
            if kind == "in a hurry":
                socket.transport.abort()
                return
            first = {
                "wrong code": encode(joining(self.game, code="WRONG1")),
                "wrong rules": encode(said.Join(said.PROTOCOL, self.name, 999, "", CODE)),
                "rubbish": self.chance.choice(RUBBISH),
                "oversized": b" " * (MOST_BYTES + 1),
                "unseen name": encode(joining(self.game, "\u3164", watches=True)),
                "false name": encode(joining(self.game, "GU\u0415ST 0", watches=True)),  # with a Cyrillic letter
            }[kind]
            await socket.send(first)
            async for heard in socket:
                last = from_host(heard)
            assert self.is_dead.is_set() or isinstance(last, said.Goodbye), f"a stranger ({kind}) is not told why not"

    async def _come_and_go(self) -> None:
        for _ in range(8):
            async with connect(f"ws://127.0.0.1:{self.port}", proxy=None, compression=None, close_timeout=1) as socket:
                await socket.send(encode(joining(self.game, "Passer-by", watches=True)))
                async with asyncio.timeout(1):
                    await socket.recv()
                socket.transport.abort()

    def _open_twice(self) -> None:
        """Another program wants to go on with the same save: it is refused, and may look at it."""
        play = self.host.room.play
        server = self.host._server
        is_alive = server is not None and server.is_serving() and not self.is_dead.is_set()
        if self.path is None or not is_alive or play is None or play.table.result is not None:
            return
        with pytest.raises(BadFile, match="in another program"):
            resume(self.path)
        assert open_save(self.path).table.moves == self.accepted

    # What has come of it

    def where(self) -> str:
        """Where it hangs."""
        play = self.host.room.play
        told = {
            number: (one.visit.table.number if one.visit.table else None, str(one.visit.lost), str(one.visit.refused))
            for number, one in self.players.items()
        }
        here = [person.name for person in self.host.room.people.values() if person.connection is not None]
        asked = (play.table.number, play.table.awaited(), len(play.table.moves)) if play is not None else None
        return f"asked {asked}, here {here}, told {told}"

    def _check(self, player: Clumsy) -> None:
        play = self.host.room.play
        assert play is not None
        table = play.table
        digest = table.digest()
        assert replayed(player.visit.record, self.folder).digest() == digest, "a guest's record is of another game"
        while player is not None:
            assert_told_the_truth(player.told, table, all_of_it=False)
            if player.before is None:
                break
            player = player.before

    def _check_journal(self) -> None:
        assert self.path is not None
        saved: Table[Any] = open_save(self.path).table
        assert saved.moves == self.accepted, "the journal is not what was accepted"
        assert saved.result is not None
        self.moves = len(saved.moves)
        again: Table[Any] = Table(saved.game, saved.seats, saved.options, saved.seed, asks_people=saved.asks_people)
        for move in saved.moves:
            if move.seat < self.guests:
                was_said = (move.seat, again.number_of(move.seat), str(move.option)) in self.sent
                assert was_said or _is_late(again, move), f"'{move}' was accepted, but nobody at that seat has said so"
            again.answer(*move)
        assert again.digest() == saved.digest()


def _is_late(table: Table[Any], move: Move) -> bool:
    """Whether the clock of the game may have answered."""
    menu = table.menu(move.seat)
    return table.ask is not None and bool(table.ask.seconds) and menu is not None and menu.default == move.option


class Clumsy(Player):
    """A guest that does everything wrong now and then."""

    def __init__(self, game: FaultGame, number: int, before: Clumsy | None) -> None:
        super().__init__(game.seed * 100 + number)
        self.game, self.number, self.before = game, number, before
        self.chance = random.Random(game.seed * 1000 + number + (7919 if before is not None else 0))
        self.answers: list[said.Answer] = []

    def _send(self, message: said.Message) -> None:
        super()._send(message)
        if isinstance(message, said.Answer):
            self.answers.append(message)
            # in the order of the menu, as the log has it
            menu = self.visit.table.ask.menus[message.seat] if self.visit.table and self.visit.table.ask else None
            accepted = menu.accept(message.line) if menu is not None else None
            self.game.sent.add((message.seat, message.number, str(accepted)))

    async def _slow_down(self, news: News) -> None:
        await super()._slow_down(news)
        if isinstance(news, said.Update) and news.result is None and self.chance.random() < self.game.rate:
            await self._go_wrong()

    async def _go_wrong(self) -> None:
        socket = self.guest._socket if self.guest is not None else None
        kinds = (
            "drop",
            "delay",
            "twice",
            "rubbish",
            "oversized",
            "stale",
            "other seat",
            "host only",
            "restart",
            "leave",
            "notes",
            "chatter",
            "pings",
            "second seat",
        )
        kind = self.chance.choice(kinds)
        if socket is None:
            return
        self.game.faults[kind] += 1
        with contextlib.suppress(ConnectionClosed):
            await self._do_wrong(kind, socket)

    async def _do_wrong(self, kind: str, socket: ClientConnection) -> None:
        table = self.visit.table
        assert table is not None
        match kind:
            case "drop":
                socket.transport.abort()
            case "delay":
                await asyncio.sleep(self.chance.uniform(0, 0.03))
            case "twice":
                for answer in self.answers[-1:]:
                    await socket.send(encode(answer))
                    await socket.send(encode(answer))
            case "rubbish":
                await socket.send(self.chance.choice(RUBBISH))
            case "oversized":
                size = self.chance.choice((MOST_BYTES + 1, 8 * MOST_BYTES))
                await socket.send(b'{"is":"say","words":"' + b"x" * size + b'"}')
            case "stale":
                for answer in self.answers[:-1]:
                    await socket.send(encode(said.Answer(answer.seat, answer.number, answer.line, 1 << 30)))
                    break
            case "other seat":
                await self._speak_for_another(socket)
            case "host only":
                await socket.send(encode(self.chance.choice(HOST_ONLY)))
            case "restart":
                raise Restarted
            case "leave":
                await socket.send(encode(said.Leave()))
            case "notes":
                own = table.yours[0] if table.yours else 0
                await self._say_all(socket, [said.Jot(own, "seat:1", MARKS[count % 3]) for count in range(60)])
            case "chatter":
                await self._say_all(socket, [said.Say("again")] * 20)
            case "pings":
                for _ in range(50):
                    if not socket.transport.is_closing():
                        await socket.ping()
            case "second seat":
                for seat in range(self.game.guests):
                    await socket.send(encode(said.Sit(seat)))

    async def _say_all(self, socket: ClientConnection, messages: list[said.Message]) -> None:
        """As fast as we can, as long as anybody is there."""
        for message in messages:
            if not socket.transport.is_closing():
                await socket.send(encode(message))

    async def _speak_for_another(self, socket: ClientConnection) -> None:
        """With an answer that the other could really give."""
        play = self.game.host.room.play
        assert play is not None
        table = play.table
        for seat in table.awaited():
            menu = table.menu(seat)
            if self.visit.table is not None and seat not in self.visit.table.yours and menu is not None:
                line = str(self.chance.choice(menu.options))
                await socket.send(encode(said.Answer(seat, table.number_of(seat), line, 1 << 30)))


# Many of them


@dataclass
class Report:
    """What has come of many games."""

    games: int = 0
    moves: int = 0
    bytes: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    failures: dict[int, str] = field(default_factory=dict)  # by seed


async def _play_one(seed: int, wires: Wires, report: Report) -> None:
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        game = FaultGame(seed, Path(folder), wires)
        try:
            await asyncio.wait_for(game.play(), TOO_LONG)
        except Exception as failure:
            report.failures[seed] = f"{game.name}: {type(failure).__name__}: {failure}; {game.where()}"
            raise
        finally:
            report.games += 1
            report.moves += game.moves
            report.bytes += game.bytes
            report.faults += game.faults


async def _play_all(seeds: list[int], report: Report) -> None:
    waiting = iter(seeds)
    with listening() as log, tapped_wires() as wires, playable(RELAY):
        complain_to(log, asyncio.get_running_loop())

        async def one_after_another() -> None:
            for seed in waiting:
                before = len(log.lines)
                with contextlib.suppress(Exception):  # it stands in the report
                    await _play_one(seed, wires, report)
                if log.lines[before:]:
                    report.failures.setdefault(seed, f"about this time was logged: {log.lines[before]}")

        await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE)))


def play_faulty_games(games: int, first_seed: int) -> Report:
    """Play so many games with faults, and say what has come of it."""
    report = Report()
    retry, moment = engine.lan.guest.RETRY, engine.hosting.moment.SAME_MOMENT
    engine.lan.guest.RETRY = (0.01, 0.02, 0.05)  # type: ignore[assignment]
    engine.hosting.moment.SAME_MOMENT = 0.005
    try:
        asyncio.run(_play_all(list(range(first_seed, first_seed + games)), report))
    finally:
        engine.lan.guest.RETRY, engine.hosting.moment.SAME_MOMENT = retry, moment
    return report


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.perf_counter()
    report = play_faulty_games(asked.games, asked.seed)
    seconds = time.perf_counter() - began
    for fault, count in sorted(report.faults.items()):
        print(f"{count:7} {fault}")
    print(f"{report.games} games, {report.moves} moves, {report.bytes} bytes searched, {seconds:.1f} s")
    for seed, failure in sorted(report.failures.items()):
        print(f"seed {seed}: {failure}")
    return bool(report.failures)


if __name__ == "__main__":
    sys.exit(main())
