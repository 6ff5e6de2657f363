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
        is_heard = (
            isinstance(event, Frame)
            and event.opcode is Opcode.BINARY
            and event.fin
            and self.hand_over(bytes(event.data))
        )
        if not is_heard:
            super().process_event(event)

    def hand_over(self, message: bytes) -> bool:
        """Give a message to whoever listens; whether it was heard."""
        if self._hear is None or len(self.recv_messages.frames):
            return False
        try:
            self._hear(message)
        except Exception as failure:  # for whoever waits in `listen`, and is woken by the message
            self._failure, self._hear = failure, None
            return False
        return True
