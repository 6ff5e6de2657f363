"""The gate before the door: connections are counted before anybody has said a word, per address and in all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import ClassVar

from websockets.asyncio.server import ServerConnection
from websockets.frames import Frame
from websockets.protocol import Event, State

from engine.lan.ear import Ear
from engine.lan.frames import framed
from engine.lan.limits import Rate

WAITING = 16  # connections of one address that have not introduced themselves
WAITING_IN_ALL = 128
FRAMES = 1000  # a second and address: words, pings and all
REPORT_EVERY = 60.0  # seconds

log = logging.getLogger("longtable.host")


class Gate:
    """Who knocks. Where too many do at once, whoever has said nothing for longest is sent away without a word."""

    def __init__(self, frames: int = FRAMES) -> None:
        self._frames = frames
        self._waiting: dict[Visitor, str] = {}  # the address of each, in the order in which they came
        self._rates: dict[str, Rate] = {}
        self._sent_away = 0
        self._reported_at: float | None = None

    def knock(self, visitor: Visitor, address: str) -> None:
        """Somebody has come."""
        self._waiting[visitor] = address
        same = [other for other, at in self._waiting.items() if at == address]
        if len(same) > WAITING:
            self._send_away(same[0])
        elif len(self._waiting) > WAITING_IN_ALL:
            self._send_away(next(iter(self._waiting)))

    def forget(self, visitor: Visitor) -> None:
        """Somebody has introduced themselves, or is gone."""
        self._waiting.pop(visitor, None)

    def is_flooded(self, address: str, now: float) -> bool:
        """Whether more comes from an address than anybody needs; every frame counts, also those that only ping."""
        if len(self._rates) > FRAMES:
            self._rates = {one: rate for one, rate in self._rates.items() if not rate.is_idle(now)}
        return self._rates.setdefault(address, Rate(self._frames, 1.0)).is_over(now)

    def _send_away(self, visitor: Visitor) -> None:
        address = self._waiting.pop(visitor)
        visitor.transport.abort()
        self._sent_away += 1
        now = visitor.loop.time()
        if self._reported_at is None or now - self._reported_at >= REPORT_EVERY:
            log.warning("too many connections wait at the gate, the last from %s; closed %d", address, self._sent_away)
            self._reported_at, self._sent_away = now, 0


class Visitor(Ear, ServerConnection):
    """A connection that knocks at a gate; every host has a class of its own, with its gate."""

    gate: ClassVar[Gate]
    address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it, at once."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        self.gate.knock(self, self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits any longer."""
        self.gate.forget(self)
        super().connection_lost(exc)

    def tell(self, message: bytes) -> None:
        """Send a message, in one frame and at once; nothing to whoever is just going."""
        if self.protocol.state is State.OPEN:
            self.transport.write(framed(message))

    def send_data(self) -> None:
        """Write all at once, and nothing where nobody reads any more: each piece that fails is a line in the log."""
        pieces = self.protocol.data_to_send()
        if self.transport.is_closing():
            return
        if whole := b"".join(pieces):
            self.transport.write(whole)
        if b"" in pieces:  # the end
            with contextlib.suppress(OSError, RuntimeError):
                self.transport.write_eof()

    def process_event(self, event: Event) -> None:
        """Count what comes in before anything is done about it."""
        if isinstance(event, Frame) and self.gate.is_flooded(self.address, self.loop.time()):
            self.transport.abort()
        else:
            super().process_event(event)
