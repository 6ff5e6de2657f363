"""Bots at the table of a host: those who have a seat, and those who stand in for somebody who is away."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from engine.bots import bot_for, random_bot, random_option, wordless
from engine.choices import Ask, Menu, Option, Seat
from engine.dice import Dice
from engine.errors import BadAnswer
from engine.games import Bot
from engine.table import Table

log = logging.getLogger("longtable.host")


class HostBots:
    """They think beside everything else, and leave people the time to look at each change."""

    def __init__(
        self,
        table: Table[Any],
        pace: float,
        *,
        is_held: Callable[[], bool],
        answer: Callable[[Seat, Option, int], None],
        on_failure: Callable[[Seat], None],
    ) -> None:
        self._table, self.pace = table, pace
        self._is_held = is_held  # whether nobody may answer just now
        self._answer, self._on_failure = answer, on_failure
        self.stand_ins: set[Seat] = set()
        self._loop = asyncio.get_running_loop()
        self._bots: dict[Seat, Bot] = {
            seat: bot_for(table.game, info) for seat, info in enumerate(table.seats) if info.kind == "bot"
        }
        self._chance = Dice(secrets.randbelow(1 << 30))
        self._threads: ThreadPoolExecutor | None = None
        self._thinking: set[Seat] = set()
        self._thoughts: set[asyncio.Task[None]] = set()
        self._silent: set[tuple[int, Seat]] = set()  # those who have nothing to say beside a question
        self._is_closed = False

    def close(self) -> None:
        """Think no longer."""
        self._is_closed = True
        for thought in self._thoughts:
            thought.cancel()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)

    def plays(self, seat: Seat) -> bool:
        """Whether a bot answers for a seat."""
        return seat in self._bots or seat in self.stand_ins

    def anything(self, menu: Menu) -> Option:
        """Something that can be answered, if possible without a word that costs."""
        return random_option(wordless(self._table.game, menu) or menu, self._chance)

    def think(self) -> None:
        """In a race all think at once; else those who may speak up beside the question first, one by one."""
        ask = self._table.ask
        if ask is None or self._is_closed or self._is_held():
            return
        for seat in sorted(ask.menus, key=lambda seat: not ask.menus[seat].optional):
            menu = self._table.menu(seat)
            is_silent = (self._table.number, seat) in self._silent
            if menu is None or not self.plays(seat) or is_silent or seat in self._thinking:
                continue
            self._thinking.add(seat)
            thought = self._loop.create_task(self._let_think(seat, menu, ask))
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)
            if ask.race is None:
                return

    async def _let_think(self, seat: Seat, menu: Menu, ask: Ask) -> None:
        number, began = self._table.number, self._loop.time()
        try:
            option = await self._thought(seat, menu)
            wait = self.pace
            if ask.race is not None and self.pace:
                least, most = ask.race.reaction
                wait = least + (most - least) * self._chance.below(1001) / 1000
            if wait:
                await asyncio.sleep(max(0.0, began + wait - self._loop.time()))
        finally:
            self._thinking.discard(seat)
        if self._is_closed:
            return
        if number != self._table.number or self._table.menu(seat) is not menu or not self.plays(seat):
            self.think()  # another question, or no longer his
        elif not self._is_held():
            self._give(seat, number, option)

    async def _thought(self, seat: Seat, menu: Menu) -> Option | None:
        """What a bot answers; one that fails, or answers what it is not offered, is replaced by one that does not."""
        choose = self._bots.get(seat) or next(iter(self._table.game.bots.values()))
        view = self._table.view(seat)
        sayable = wordless(self._table.game, menu)
        if sayable is None:
            return None
        chance = Dice(self._chance.below(1 << 30))
        if choose is random_bot:
            return random_bot(view, sayable, chance)
        if self._threads is None:
            self._threads = ThreadPoolExecutor(1, thread_name_prefix="bot")
        try:
            option: Option | None = await self._loop.run_in_executor(self._threads, choose, view, sayable, chance)
        except Exception:
            log.exception("the bot of seat %s failed", seat + 1)  # what it says may be hidden from the others
            self._on_failure(seat)
            return self.anything(menu)
        if menu.optional if option is None else menu.accept(option) is not None:
            return option
        log.error("the bot of seat %s answered '%s', which is not on its menu", seat + 1, option)
        self._on_failure(seat)
        return self.anything(menu)

    def _give(self, seat: Seat, number: int, option: Option | None) -> None:
        if option is None:
            self._silent.add((number, seat))
            self.think()
            return
        try:
            self._answer(seat, option, number)
        except BadAnswer:  # a rule has failed, and that was said: the game waits as it was
            self._silent.add((number, seat))
