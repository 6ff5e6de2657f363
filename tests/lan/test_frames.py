"""Messages in frames of their own: what a host writes is what a guest reads."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from engine.lan.frames import framed, only_message

SIZES = [2, 125, 126, 127, 128, 65_535]


@pytest.mark.parametrize("size", [*SIZES, 65_536])
def test_a_frame_is_read_by_the_book_as_it_was_written(size: int) -> None:
    book = Protocol(Side.CLIENT, max_size=None)
    book.receive_data(framed(b"x" * size))
    (frame,) = book.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.BINARY, True, b"x" * size)


@pytest.mark.parametrize("size", SIZES)
def test_only_a_whole_message_by_itself_is_taken_at_once(size: int) -> None:
    message = b"x" * size
    frame = framed(message)
    assert only_message(frame) == message
    assert only_message(frame[:-1]) is None
    assert only_message(frame + framed(b"{}")) is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x82",
        b"\x82\x00",
        b"\x81\x02{}",  # a text
        b"\x02\x02{}",  # more of it is to come
        b"\x89\x02{}",  # a ping
        b"\x82\x82\x00\x00\x00\x00{}",  # masked
        framed(b"x" * 65_536),
    ],
)
def test_everything_else_is_read_by_the_book(data: bytes) -> None:
    assert only_message(data) is None
