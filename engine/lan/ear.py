"""A connection that hands over what it hears at once, and not when a task has its turn."""

from __future__ import annotations

from collections.abc import Callable

from websockets.asyncio.connection import Connection
from websockets.frames import Frame, Opcode
from websockets.protocol import Event


class Ear(Connection):
    """A connection with somebody who listens."""

    _hear: Callable[[bytes | str], None] | None = None
    _failure: Exception | None = None

    async def listen(self, hear: Callable[[bytes | str], None]) -> None:
        """Hand over every message, until the connection is closed or `hear` fails."""
        self._hear = hear
        try:
            async for raw in self:  # what waited already, comes in pieces, or could not be dealt with
                if self._failure is not None:
                    raise self._failure
                hear(raw)
        finally:
            self._hear = None

    def process_event(self, event: Event) -> None:
        """A whole message goes straight to who listens, unless others wait for their turn."""
        if self._hear is not None and isinstance(event, Frame) and self._is_next(event):
            try:
                self._hear(bytes(event.data))
                return
            except Exception as failure:  # for whoever waits in `listen`, and is woken by the message
                self._failure, self._hear = failure, None
        super().process_event(event)

    def _is_next(self, frame: Frame) -> bool:
        return frame.opcode is Opcode.BINARY and frame.fin and not len(self.recv_messages.frames)
