"""A guest without a person: a bot that plays its seats to the end."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.bots import random_option, wordless
from engine.dice import Dice
from engine.errors import Problem
from engine.games import Bot, Result
from engine.lan import messages as said
from engine.lan.guest import Ended, Guest, News
from engine.lan.visit import Visit
from engine.saves import open_save
from engine.table import Table


class BotGuest:
    """Answers whatever its seats are asked; an onlooker only looks on."""

    def __init__(
        self, seed: int, bot: Bot | None = None, on_step: Callable[[Visit], None] = lambda visit: None
    ) -> None:
        self.visit = Visit(self._send)
        self.bot = bot  # None: the best that the game has
        self.on_step = on_step
        self.guest: Guest | None = None
        self._chance = Dice(seed)
        self._news: asyncio.Queue[News] = asyncio.Queue()
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
        try:
            while not self.visit.record:
                news = await self._news.get()
                self.visit.take(news)
                if isinstance(news, Ended):
                    return None
                self._react(news)
                self.on_step(self.visit)
                for message in self._out:
                    await guest.send(message)
                self._out.clear()
                await self._slow_down(news)
            assert self.visit.table is not None
            return self.visit.table.result
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    def _react(self, news: News) -> None:
        if isinstance(news, said.Welcome):
            self._out.append(said.Ready(True))
        elif isinstance(news, said.UndoAsked) and news.yours:
            self._out.append(said.Consent(news.undo, True))
        elif isinstance(news, said.Update | said.UndoOver) or (
            isinstance(news, said.Refusal) and news.id and news.key == "lan-too-fast"
        ):
            self._answer()

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
            bot = self.bot or next(iter(table.game.bots.values()))
            option = bot(table.view(seat), menu, self._chance)
            if option is None and not menu.optional:
                option = random_option(menu, self._chance)
            if option is not None:
                table.answer(seat, option, table.number)

    def replayed(self) -> Table[Any]:
        """The ended game, played again here from the record that the host shared."""
        if not self.visit.record:
            raise Problem("lan-not-over")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "record.yaml"
            path.write_text(self.visit.record, encoding="utf-8", newline="\n")
            table: Table[Any] = open_save(path).table
            return table
