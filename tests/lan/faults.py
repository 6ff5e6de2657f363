"""Games in which everything goes wrong that can go wrong on a network; `python -m tests.lan.faults --games 1000`.

Guests drop out and come back, restart, answer late, twice or for others, and send rubbish; strangers knock with wrong
codes, false names or no word at all; guests flood the table with notes, talk, pings and comings, ask for undo again
and again and reach for seats that are not theirs; somebody who was sent away comes back, another program opens the
save, and its folder is deleted; the host is killed and goes on from its journal. The game must not notice any of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import engine.hosting.moment
import engine.lan.guest
from engine.choices import Move
from engine.errors import BadFile
from engine.lan.host import host_game, host_save
from engine.lan.limits import SECONDS
from engine.lan.messages import SeatPlan, SetUp
from engine.saves import OLD_NOTES, open_save, register_path
from engine.table import Table
from tests.lan.clumsy import WRONGS, Clumsy, Restarted
from tests.lan.relay import RELAY, playable
from tests.lan.strangers import Strangers
from tests.lan.tables import CODE, SEED, tickets
from tests.lan.troubled import LIMITS, Troubled
from tests.lan.watching import (
    Scan,
    Wires,
    assert_told_the_truth,
    complain_to,
    glimpses_of,
    listening,
    replayed,
    tapped_wires,
)

TOO_LONG = 120.0  # seconds for one game: what takes longer hangs, also on a busy computer
AT_ONCE = 4  # games
MEMORY = Path("/dev/shm")  # where writing to the disk costs nothing
USUAL_FAULTS = (*WRONGS, "host killed", "torn line", "damaged register")


class FaultGame(Troubled):
    """One game, from its first guest to a look at what has come of it."""

    def __init__(self, seed: int, folder: Path, wires: Wires) -> None:
        super().__init__(seed, folder)
        self.wires, self.scan = wires, Scan()
        self.moves = self.bytes = 0
        self.players: dict[int, Clumsy] = {}
        moves = range(12 if self.is_short else 60)
        self.deaths = sorted(self.chance.sample(moves, self.chance.choice((0, 1, 2))))  # of the host

    # The host

    async def play(self) -> None:
        """Play it to the end, and look at what has come of it."""
        self.began = asyncio.get_running_loop().time()
        await self._open()
        killer = asyncio.create_task(self._raise_the_dead())
        strangers = asyncio.create_task(Strangers(self).knock())
        playing = asyncio.gather(*(self._sit(number) for number in range(self.guests + 1)))
        try:
            await asyncio.wait((playing, killer), return_when=asyncio.FIRST_COMPLETED)
            if killer.done():
                killer.result()  # the host could not go on
            players = await playing
            if strangers.done():
                strangers.result()  # one of them was treated wrongly
        finally:
            for task in (playing, killer, strangers):
                task.cancel()
            await asyncio.gather(playing, killer, strangers, return_exceptions=True)
            await self.host.close()
        for player in players:
            self._check(player)
        self._check_journal()
        self._check_talk()
        self.wires.forget(self.scan)
        self.scan.assert_clean()
        self.bytes = self.scan.bytes

    async def _open(self) -> None:
        plan = [SeatPlan("guest")] * self.guests + [SeatPlan("bot", level="random")] * self.bots
        self.host = await host_game(
            self.game,
            SetUp(plan, self.options),
            self.folder / "saves",
            code=CODE,
            limits=LIMITS,
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
            if self.deaths and not self.deaths[0]:
                self.deaths.pop(0)
                asyncio.get_running_loop().call_soon(self._kill)  # before anybody has answered

    def _count(self, move: Move) -> None:
        play = self.host.room.play
        assert play is not None
        if play.table.moves[:-1] != self.accepted:
            self.faults["taken back"] += 1
            self.undone.append(self.accepted)
        self.accepted = list(play.table.moves)
        if self.deaths and len(self.accepted) >= self.deaths[0]:
            self.deaths.pop(0)
            self._kill()

    def _kill(self) -> None:
        """No goodbye, and nobody hears what came of the last answer; all that is left is on the disk."""
        if self.is_dead.is_set():
            return
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
            if self.chance.random() < 0.3:
                self.faults["damaged register"] += 1
                await self._refuse_damaged(register_path(self.path))
            self.host, _ = await host_save(self.path, limits=LIMITS)
            assert self.host.port == self.port
            play = self.host.room.play
            assert play is not None
            assert play.table.moves == self.accepted, "an answer that was accepted is not in the journal"
            self.wires.scan(self.host, self.scan)
            self.host.room.on_change = self._begun
            self.is_dead.clear()
            self._begun()

    async def _refuse_damaged(self, register: Path) -> None:
        """Nobody is let in by a list of people that was damaged."""
        whole = register.read_bytes()
        at = self.chance.randrange(len(whole))
        register.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << self.chance.randrange(7)]) + whole[at + 1 :])
        assert self.path is not None
        with pytest.raises(BadFile):
            await host_save(self.path, limits=LIMITS)
        register.write_bytes(whole)

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
        told = [player.told]
        while player.before is not None:
            player = player.before
            told.append(player.told)
        if not self.undone:
            for one in told:
                assert_told_the_truth(one, table, all_of_it=False)
            return
        for viewer in {viewer for one in told for viewer in one.glimpses}:  # numbers go on when something is taken back
            games = [table, *(self._played(moves) for moves in self.undone)]
            truth = {glimpse[1:] for game in games for glimpse in glimpses_of(game, viewer)}
            seen = {glimpse[1:] for one in told for glimpse in one.glimpses.get(viewer, ())}
            assert seen <= truth, f"viewer {viewer} of {self.name} was told what was never so"

    def _played(self, moves: list[Move]) -> Table[Any]:
        play = self.host.room.play
        assert play is not None
        live = play.table
        table: Table[Any] = Table(self.game, live.seats, live.options, live.seed, asks_people=live.asks_people)
        for move in moves:
            table.answer(*move)
        return table

    def _check_journal(self) -> None:
        assert self.path is not None
        saved: Table[Any] = open_save(self.path).table
        assert saved.moves == self.accepted, "the journal is not what was accepted"
        assert saved.result is not None
        self.moves = len(saved.moves)
        lines = self.path.read_text(encoding="utf-8").count("\n- note ")
        seats = len(saved.seats)
        most = (OLD_NOTES * (1 + self.faults["host killed"]) + 1) * seats * (seats - 1)
        assert lines <= most, f"{lines} notes are in the file"
        again: Table[Any] = Table(saved.game, saved.seats, saved.options, saved.seed, asks_people=saved.asks_people)
        lines_of = {(seat, line) for seat, _, line in self.sent}
        for move in saved.moves:
            if move.seat < self.guests:
                line = str(move.option)
                was_said = (move.seat, again.number_of(move.seat), line) in self.sent
                was_said = was_said or (bool(self.undone) and (move.seat, line) in lines_of)  # under another number
                assert was_said or _is_late(again, move), f"'{move}' was accepted, but nobody at that seat has said so"
            again.answer(*move)
        assert again.digest() == saved.digest()

    def _check_talk(self) -> None:
        """Nobody at a seat gets more in by coming back; a host that was started anew counts anew."""
        periods = 1 + int((asyncio.get_running_loop().time() - self.began) / SECONDS["chat"])
        most = LIMITS.chat * (periods + 1 + self.faults["host killed"])
        for number in range(self.guests):  # whoever only looks on is somebody new each time: their address counts
            assert self.lines[f"Guest {number}"] <= most, f"more than {most} lines: {self.lines}"


def _is_late(table: Table[Any], move: Move) -> bool:
    """Whether the clock of the game may have answered."""
    menu = table.menu(move.seat)
    return table.ask is not None and bool(table.ask.seconds) and menu is not None and menu.default == move.option


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
