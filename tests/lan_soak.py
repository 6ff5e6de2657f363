"""The long evening: `python -m tests.lan_soak [--minutes 60]`. Bots and onlookers at one table, game after game.

Every minute it prints what the host's process needs: memory, tasks, threads and open files. It fails if memory keeps
growing after the first games, or if anything is left behind when everybody has gone. The guests live in a process of
their own, so that they do not count.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from engine.bots import random_bot
from engine.games import find_game
from engine.lan.botguest import BotGuest
from engine.lan.guest import Guest
from engine.lan.host import Host, host_game
from engine.lan.limits import Limits
from engine.lan.messages import SeatPlan, SetUp

ROOT = Path(__file__).parent.parent
CODE = "SOAK"
QUICK = Limits(answers=1_000_000, connections=1_000)
GROWTH = 1.10  # memory at the end, compared with that after a third of the time
SPARE = 8 * 1024 * 1024  # bytes: so much more or less says nothing
BETWEEN_GAMES = 0.05  # seconds


@dataclass(frozen=True)
class Needs:
    """What a process needs at one moment."""

    memory: int
    tasks: int
    threads: int
    files: int
    games: int

    def __str__(self) -> str:
        return (
            f"rss_mb={self.memory / 2**20:.1f} tasks={self.tasks} threads={self.threads} files={self.files} "
            f"games={self.games}"
        )


def memory() -> int:
    """The memory of this process in bytes; 0 where the system does not tell."""
    with contextlib.suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def files() -> int:
    """How many files and sockets this process has open; 0 where the system does not tell."""
    with contextlib.suppress(OSError):
        return len(os.listdir("/proc/self/fd"))
    return 0


def needs(games: int) -> Needs:
    """What this process needs now."""
    gc.collect()
    return Needs(memory(), len(asyncio.all_tasks()), threading.active_count(), files(), games)


class Soak:
    """A table at which the same people play again and again."""

    def __init__(self, game: str, guests: int, watchers: int, bots: int, folder: Path) -> None:
        self.game, self.guests, self.watchers, self.bots, self.folder = game, guests, watchers, bots, folder
        self.games = 0
        self.seen: list[Needs] = []
        self._changed = asyncio.Event()

    async def run(self, seconds: float, every: float) -> list[str]:
        """Let them play for so long; what is wrong with it."""
        before = needs(0)
        plan = SetUp([SeatPlan()] * self.guests + [SeatPlan("bot", level="random")] * self.bots)
        host = await host_game(
            find_game(self.game),
            plan,
            self.folder,
            code=CODE,
            limits=QUICK,
            starts_itself=True,
            on_change=self._changed.set,
        )
        words = [sys.executable, "-m", "tests.lan_soak", "--game", self.game, "--join", str(host.port)]
        words += ["--guests", str(self.guests), "--watchers", str(self.watchers)]
        guests = subprocess.Popen(words, cwd=ROOT)
        try:
            await self._play(host, guests, seconds, every)
        finally:
            await host.close()
            guests.kill()
            guests.wait()
        del host
        await asyncio.sleep(0.5)
        return self._troubles(before, needs(self.games))

    async def _play(self, host: Host, guests: subprocess.Popen[bytes], seconds: float, every: float) -> None:
        begun = said = time.monotonic()
        while time.monotonic() - begun < seconds:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(every, 1.0)):
                    await self._changed.wait()
            self._changed.clear()
            if guests.poll() is not None:
                raise SystemExit("the guests have gone")
            if host.room.phase == "over":
                self.games += 1
                await asyncio.sleep(BETWEEN_GAMES)
                host.room.again()
                self._forget_saves()
            if time.monotonic() - said >= every:
                said = time.monotonic()
                self.seen.append(needs(self.games))
                print(f"{(said - begun) / 60:6.1f} min  {self.seen[-1]}", flush=True)

    def _forget_saves(self) -> None:
        """A night of games would fill the disk: the newest is enough."""
        for path in sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime)[:-4]:
            path.unlink()

    def _troubles(self, before: Needs, after: Needs) -> list[str]:
        troubles = []
        steady = self.seen[len(self.seen) // 3 :]
        if len(steady) >= 2:
            first, last = steady[0], steady[-1]
            if last.memory > first.memory * GROWTH + SPARE:
                troubles.append(f"memory grows: {first} became {last}")
            for what in ("tasks", "threads", "files"):
                if getattr(last, what) > getattr(first, what) + 2:
                    troubles.append(f"{what} pile up: {first} became {last}")
        if not self.games:
            troubles.append("not a single game was played")
        for what, spare in (("tasks", 0), ("threads", 1), ("files", 2)):  # a pool, and what Python keeps to itself
            if getattr(after, what) > getattr(before, what) + spare:
                troubles.append(f"{what} are left behind: {before} became {after}: {left_behind()}")
        return troubles


def left_behind() -> str:
    """What still runs."""
    tasks = [str(task.get_coro()) for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    return ", ".join([*tasks, *(thread.name for thread in threading.enumerate())])


# The guests


async def join(port: int, guests: int, watchers: int) -> None:
    """Bots who never go home."""
    coming = []
    for number in range(guests + watchers):
        coming.append(asyncio.create_task(stay(port, number, number >= guests)))
        await asyncio.sleep(0.02)
    await asyncio.gather(*coming)


async def stay(port: int, number: int, watches: bool) -> None:
    """Be at the table for one game after the other."""
    bot = BotGuest(number, random_bot, stays=True)
    guest = Guest(f"127.0.0.1:{port}", CODE, f"G{number}", bot.hear, reasons=number % 2 == 0, watches=watches)
    await bot.play(guest)


def main() -> int:
    """Play, and say what was wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=60.0, metavar="S", help="seconds between two lines")
    parser.add_argument("--game", default="bang")
    parser.add_argument("--guests", type=int, default=8)
    parser.add_argument("--watchers", type=int, default=8)
    parser.add_argument("--bots", type=int, default=0, help="bots of the host, beside the guests")
    parser.add_argument("--join", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.join is not None:
        asyncio.run(join(asked.join, asked.guests, asked.watchers))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        table = Soak(asked.game, asked.guests, asked.watchers, asked.bots, Path(folder))
        troubles = asyncio.run(table.run(asked.minutes * 60, asked.every))
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
