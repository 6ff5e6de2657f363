"""Messages in frames of their own: what a host writes, and what nearly all that a guest reads is."""

from __future__ import annotations

from struct import pack
from typing import Final

WHOLE: Final = 0x82  # the first byte before a message of bytes that is in one piece
SHORT: Final = 126  # bytes: the size of a shorter message is one byte, that of a longer one stands behind this
LONG: Final = 127


def framed(message: bytes) -> bytes:
    """A message as it goes from a host to a guest."""
    size = len(message)
    if size < SHORT:
        return pack("!BB", WHOLE, size) + message
    head = pack("!BBH", WHOLE, SHORT, size) if size < 1 << 16 else pack("!BBQ", WHOLE, LONG, size)
    return head + message


def only_message(data: bytes) -> bytes | None:
    """The message of a host, if the data is just that: neither a part of it nor more, and not a very long one."""
    if len(data) < 4 or data[0] != WHOLE:
        return None
    if data[1] == SHORT:
        size, begins = int.from_bytes(data[2:4]), 4
    else:
        size, begins = data[1], 2
    is_all = data[1] < LONG and len(data) == begins + size
    return data[begins:] if is_all else None
