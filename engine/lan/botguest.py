"""A guest without a person: a bot that plays its seats to the end."""

from __future__ import annotations

import asyncio
import tempfile
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.bots import bot_for, random_option, wordless
from engine.dice import Dice
from engine.errors import Problem
from engine.games import Bot, Result, SeatInfo, find_game
from engine.lan import messages as said
from engine.lan.guest import Ended, Guest, News
from engine.lan.visit import Visit
from engine.saves import open_save
from engine.table import Table

PACE = 1.1  # seconds: the host counts within one, and what is sent evenly may come in a bunch


class BotGuest:
    """Answers whatever its seats are asked; an onlooker only looks on."""

    def __init__(
        self,
        seed: int,
        bot: Bot | None = None,
        on_step: Callable[[Visit], None] = lambda visit: None,
        *,
        level: str = "",
        stays: bool = False,
    ) -> None:
        self.visit = Visit(self._send)
        self.bot = bot  # None: the one of that level
        self.on_step = on_step
        self.level = level
        self.stays = stays  # for the next game, until it is sent away
        self.guest: Guest | None = None
        self._chance = Dice(seed)
        self._news: asyncio.Queue[News | BaseException] = asyncio.Queue()
        self._answered: deque[float] = deque()  # when the last answers went out
        self._out: list[said.Message] = []

    def _send(self, message: said.Message) -> None:
        self._out.append(message)

    def hear(self, news: News) -> None:
        """What `Guest` tells its news to."""
        self._news.put_nowait(news)

    async def play(self, guest: Guest) -> Result | None:
        """Be at a table until its game has ended; None for whoever was sent away before."""
        self.guest = guest
        running = asyncio.create_task(guest.run())
        running.add_done_callback(self._hear_failure)
        try:
            while self.stays or not self.visit.record:
                news = await self._news.get()
                if isinstance(news, BaseException):
                    raise news
                self.visit.take(news)
                if isinstance(news, Ended):
                    return None
                self._react(news)
                self.on_step(self.visit)
                for message in self._out:
                    await self._keep_pace(message)
                    await guest.send(message)
                self._out.clear()
                await self._slow_down(news)
            assert self.visit.table is not None
            return self.visit.table.result
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    def _hear_failure(self, run: asyncio.Task[None]) -> None:
        failure = None if run.cancelled() else run.exception()
        if failure is not None:
            self._news.put_nowait(failure)

    async def _keep_pace(self, message: said.Message) -> None:
        """No more answers a second than the host takes."""
        welcome = self.visit.welcome
        if not isinstance(message, said.Answer) or welcome is None:
            return
        now = asyncio.get_running_loop().time()
        while self._answered and self._answered[0] < now - PACE:
            self._answered.popleft()
        if len(self._answered) >= welcome.answers:
            await asyncio.sleep(self._answered[-welcome.answers] + PACE - now)
        self._answered.append(asyncio.get_running_loop().time())

    def _react(self, news: News) -> None:
        if isinstance(news, said.Hello) and self.level:
            self.bot = bot_for(find_game(news.game), SeatInfo("", "bot", self.level))
        elif isinstance(news, said.Welcome):
            self._out.append(said.Ready(True))
        elif isinstance(news, said.RoomView):
            self._sit(news)
        elif isinstance(news, said.UndoAsked) and news.yours:
            self._out.append(said.Consent(news.undo, True))
        elif isinstance(news, said.Update | said.UndoOver) or (
            isinstance(news, said.Refusal) and news.id and news.key == "lan-too-fast"
        ):
            self._answer()

    def _sit(self, room: said.RoomView) -> None:
        """Who was given no seat takes one that was left for good."""
        is_onlooker = self.guest is None or self.guest.watches
        refused = self.visit.refused
        waits_for_host = refused is not None and refused.key == "lan-hosts-to-give"
        if is_onlooker or self.visit.own_names or room.phase == "over" or waits_for_host:
            return
        free = (seat for seat, line in enumerate(room.seats) if line.kind == "person" and line.person is None)
        seat = next(free, None)
        if seat is None:
            raise Problem("lan-no-free-seat")
        self._out.append(said.Sit(seat))

    async def _slow_down(self, news: News) -> None:
        """Not faster than the host allows."""
        if isinstance(news, said.Refusal) and news.key == "lan-too-fast":
            await asyncio.sleep(0.1)

    def _answer(self) -> None:
        table = self.visit.table
        if table is None or table.ask is None or self.visit.undo is not None:
            return
        for seat in table.yours:
            menu = table.menu(seat)
            menu = wordless(table.game, menu) if menu is not None else None
            if menu is None:
                continue
            bot = self.bot or bot_for(table.game, SeatInfo("bot", "bot"))
            option = bot(table.view(seat), menu, self._chance)
            if option is None and not menu.optional:
                option = random_option(menu, self._chance)
            if option is not None:
                table.answer(seat, option, table.number_of(seat))

    def replayed(self) -> Table[Any]:
        """The ended game, played again here from the record that the host shared."""
        if not self.visit.record:
            raise Problem("lan-not-over")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "record.yaml"
            path.write_text(self.visit.record, encoding="utf-8", newline="\n")
            table: Table[Any] = open_save(path).table
            return table
