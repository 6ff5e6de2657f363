"""A guest that does everything wrong now and then, by accident or by intent."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Sequence

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from engine.lan import messages as said
from engine.lan.guest import News
from engine.lan.messages import SeatPlan
from engine.lan.wire import MOST_BYTES, encode
from tests.lan.tables import Player
from tests.lan.troubled import RUBBISH, Troubled

WRONGS = (
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
    "undo",
)
MARKS = ("friend", "foe", "none")
HOST_ONLY: tuple[said.Message, ...] = (
    said.Start(),
    said.Again(),
    said.HoldEvening("kept"),
    said.NextGame("castle"),
    said.Remove(1),
    said.NewCode("ABCD"),
    said.Give(0, 1),
    said.Swap(0, 1),
    said.StandIn(0, True),
    said.SetUp([SeatPlan("bot"), SeatPlan("bot")]),
)


class Restarted(Exception):
    """A guest's program was closed and is started anew."""


class Clumsy(Player):
    """A guest that does everything wrong now and then."""

    def __init__(self, game: Troubled, number: int, before: Clumsy | None) -> None:
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

    def _react(self, news: News) -> None:
        if isinstance(news, said.UndoAsked) and news.yours:
            self._out.append(said.Consent(news.undo, self.chance.random() < 0.5))
            return
        super()._react(news)
        if isinstance(news, said.Said) and self.number == self.game.guests:
            self.game.lines[news.name] += 1

    async def _slow_down(self, news: News) -> None:
        await super()._slow_down(news)
        if isinstance(news, said.Update) and news.result is None and self.chance.random() < self.game.rate:
            await self._go_wrong()

    async def _go_wrong(self) -> None:
        socket = self.guest._socket if self.guest is not None else None
        kind = self.chance.choice(WRONGS)
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
            case "undo":
                await self._say_all(socket, [said.AskUndo(seat) for seat in range(self.game.guests)] * 2)

    async def _say_all(self, socket: ClientConnection, messages: Sequence[said.Message]) -> None:
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
