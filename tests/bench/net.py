"""How fast a table over the network is: `python -m tests.bench.net [--game bang] [--seats 8]`, one line of figures.

One host process, all guests in another, on loopback. An action is a real answer: `own` is the time from sending it to
its sender having decoded the game as it is then, `all` to every guest having it. Whole random games in a row.
The saves lie where `--saves` says, else in the folder for temporary files; `--no-save` leaves them out.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from engine.bots import random_option
from engine.dice import Dice
from engine.games import find_game
from engine.lan import messages as said
from engine.lan.guest import Ended, Guest, Lost, News
from engine.lan.host import Host, host_game
from engine.lan.limits import Limits
from engine.lan.messages import SeatPlan, SetUp
from engine.lan.visit import Visit

CODE = "BENCH"
LIMITS = Limits(answers=1_000_000, connections=100)
WARM_UP = 50  # actions
LIMIT = 120.0  # seconds for everything


async def serve(asked: argparse.Namespace) -> None:
    """The host: says its port, and deals again whenever a game is over."""
    folder = None if asked.no_save else Path(asked.saves or tempfile.mkdtemp())
    plan = SetUp([SeatPlan() for _ in range(asked.seats)])
    changed = asyncio.Event()
    host: Host = await host_game(
        find_game(asked.game), plan, folder, code=CODE, limits=LIMITS, starts_itself=True, on_change=changed.set
    )
    print(host.port, flush=True)
    while True:
        await changed.wait()
        changed.clear()
        if host.room.phase == "over":
            await asyncio.sleep(0)  # the record is on its way
            host.room.again()


class Player:
    """One guest: what it knows, and what it does not know yet."""

    def __init__(self, number: int, asked: argparse.Namespace) -> None:
        self.out: list[said.Message] = []
        self.visit = Visit(self.out.append)
        self.updates = 0
        self.is_acting = False  # it looks at what comes of its answer as soon as it hears of it
        self.seen_at = 0.0
        self.news = asyncio.Event()
        self.guest = Guest(f"127.0.0.1:{asked.port}", CODE, f"G{number}", self.hear, reasons=asked.reasons)

    def hear(self, news: News) -> None:
        if isinstance(news, Lost | Ended):
            raise SystemExit(f"a guest was lost: {news}")
        self.visit.take(news)
        if isinstance(news, said.Update):
            self.updates += 1
            if self.is_acting:
                self.is_acting = False
                self.look()
                self.seen_at = time.perf_counter()
        self.news.set()

    async def until(self, updates: int) -> None:
        while self.updates < updates:
            self.news.clear()
            await self.news.wait()

    def look(self) -> None:
        """Decode everything that there is to see."""
        assert self.visit.table is not None
        for seat in self.visit.table.yours:
            self.visit.table.view(seat)

    @property
    def is_over(self) -> bool:
        return self.visit.table is not None and self.visit.table.result is not None

    def answer(self, chance: Dice) -> bool:
        """Give some answer, if one is asked for; whoever may only speak up beside a question is silent."""
        table = self.visit.table
        assert table is not None
        for seat in table.yours:
            menu = table.menu(seat)
            if menu is not None and not menu.optional:
                table.answer(seat, random_option(menu, chance), table.number)
                return True
        return False


async def measure(asked: argparse.Namespace) -> None:
    """The guests: one answers, all wait until they see what came of it."""
    players = [Player(number, asked) for number in range(asked.seats)]
    tasks = []
    for player in players:
        tasks.append(asyncio.create_task(player.guest.run()))
        while player.visit.welcome is None:
            player.news.clear()
            await player.news.wait()
        await player.guest.send(said.Ready(True))
    chance = Dice(asked.seed)
    own: list[float] = []
    every: list[float] = []
    played = 0
    until = time.monotonic() + LIMIT
    spent = time.process_time(), cpu_seconds(asked.host)
    while len(own) < asked.actions + WARM_UP and time.monotonic() < until:
        if any(player.is_over for player in players) or any(not player.updates for player in players):
            played += all(player.is_over for player in players)
            await new_game(players)
            continue
        answerer = next((one for one in players if one.answer(chance)), None)
        if answerer is None:  # on a busy machine it takes them a while to hear of a new game
            await new_game(players)
            continue
        wanted = [one.updates + 1 for one in players]
        (message,) = answerer.out
        answerer.out.clear()
        answerer.is_acting = True
        begun = time.perf_counter()
        await answerer.guest.send(message)
        for one, updates in zip(players, wanted, strict=True):
            await one.until(updates)
        own.append(answerer.seen_at - begun)
        every.append(time.perf_counter() - begun)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    here = (time.process_time() - spent[0]) / len(own) * 1e6
    there = (cpu_seconds(asked.host) - spent[1]) / len(own) * 1e6
    del own[:WARM_UP], every[:WARM_UP]
    print(
        f"own_p50_us={percentile(own, 0.5):.1f} own_p99_us={percentile(own, 0.99):.1f} "
        f"all_p50_us={percentile(every, 0.5):.1f} all_p99_us={percentile(every, 0.99):.1f} "
        f"actions_per_s={len(every) / sum(every):.1f} actions={len(every)} games={played} "
        f"host_cpu_us={there:.0f} guests_cpu_us={here:.0f}"
    )


async def new_game(players: list[Player]) -> None:
    """Everybody is told of the next game."""
    for player in players:
        while player.is_over or not player.updates:
            player.news.clear()
            await player.news.wait()
    await asyncio.sleep(0.02)  # all that is said at the beginning has been said
    for player in players:
        player.out.clear()


def cpu_seconds(process: int) -> float:
    """What a process has computed so far: the same on a busy machine, unlike the time that it took. Linux only."""
    path = Path(f"/proc/{process}/stat")
    if not path.exists():
        return 0.0
    words = path.read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def percentile(times: list[float], part: float) -> float:
    """In millionths of a second."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1e6


def main() -> None:
    """Start both, and print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="bang")
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--actions", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reasons", action="store_true", help="as for people: also tell what cannot be done and why")
    parser.add_argument("--saves", help="where the host saves")
    parser.add_argument("--no-save", action="store_true")
    parser.add_argument("--profile", help="where to write a profile of the host")
    parser.add_argument("--role", choices=["host"], help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.role is not None:
        asyncio.run(serve(asked))
        return
    me = [sys.executable, *(["-m", "cProfile", "-o", asked.profile] if asked.profile else []), "-m", "tests.bench.net"]
    with tempfile.TemporaryDirectory() as folder:
        words = sys.argv[1:] if asked.saves or asked.no_save else [*sys.argv[1:], "--saves", folder]
        host = subprocess.Popen([*me, *words, "--role", "host"], stdout=subprocess.PIPE, text=True)
        try:
            assert host.stdout is not None
            asked.port, asked.host = int(host.stdout.readline()), host.pid
            asyncio.run(measure(asked))
        finally:
            host.send_signal(2) if asked.profile else host.kill()
            host.wait(10)


if __name__ == "__main__":
    main()
