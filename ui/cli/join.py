"""`longtable join HOST:PORT --bot`: a guest without a screen, which plays to the end and tells how it ended."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import sys
import time
from argparse import Namespace
from pathlib import Path

from engine.errors import Problem
from engine.lan.botguest import BotGuest
from engine.lan.guest import Guest
from engine.lan.identity import Tickets
from engine.lan.leading import MOST_SECONDS
from engine.lan.visit import Visit
from engine.saves import saves_folder
from engine.texts import Texts, common
from ui.cli.replay import report


def run(asked: Namespace, language: str) -> int:
    """Be a guest until the game is over; whoever cannot join, or not come back, is told why."""
    if not asked.bot and not asked.watch:
        raise Problem("lan-people-use-window")
    if not 0 <= asked.patience <= MOST_SECONDS:
        raise Problem("lan-seconds", seconds=asked.patience, most=MOST_SECONDS)
    texts = common(language)
    name = asked.name or texts("cli.player")
    bot = BotGuest(secrets.randbelow(1 << 30), level=asked.level, on_step=Told(texts, asked.patience, asked.watch).step)
    tickets = _tickets(saves_folder(asked.saves), name)
    guest = Guest(asked.address, asked.code, name, bot.hear, watches=asked.watch, reasons=False, tickets=tickets)
    asyncio.run(bot.play(guest))
    if bot.visit.ended is not None:
        raise bot.visit.ended
    guest.forget()
    report(bot.replayed(), False, language)
    return 0


def _tickets(folder: Path, name: str) -> Tickets:
    """Beside the saves, and one file for each name: several guests on one computer may sit at one table."""
    return Tickets(folder / f"guest-{hashlib.blake2b(name.encode(), digest_size=6).hexdigest()}.tickets")


class Told:
    """What whoever started the guest is told of its table."""

    def __init__(self, texts: Texts, patience: float, watches: bool) -> None:
        self.texts, self.patience, self.watches = texts, patience, watches
        self._has_told_seat = False
        self._lost_at: float | None = None

    def step(self, visit: Visit) -> None:
        """Look at what is new; a host that stays away too long is given up."""
        if visit.lost is None:
            self._lost_at = None
        elif self._lost_at is None:
            self._lost_at = time.monotonic()
            print(self.texts.error(visit.lost), file=sys.stderr, flush=True)
        elif time.monotonic() - self._lost_at > self.patience:
            raise Problem("lan-gave-up", seconds=round(self.patience))
        if visit.room is not None and visit.hello is not None and not self._has_told_seat:
            self._tell_seat(visit, visit.hello.host)

    def _tell_seat(self, visit: Visit, host: str) -> None:
        names = ", ".join(visit.own_names)
        if names:
            print(self.texts("cli.join-seat", names=names, host=host), flush=True)
        elif self.watches:
            print(self.texts("cli.join-watch", host=host), flush=True)
        self._has_told_seat = bool(names) or self.watches
