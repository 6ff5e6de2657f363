"""A connection hands over what it hears at once, in the order in which it was said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.frames import Frame, Opcode

from engine.lan.ear import Ear
from tests.lan.tables import run

Said = bytes | str | Iterable[bytes]


class Listening(Ear, ServerConnection):
    """The end that listens."""


async def said(words: Iterable[Said], hear: Callable[[bytes | str], None]) -> Exception | None:
    """Say something to somebody who hears it; what went wrong there."""
    over: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

    async def attend(socket: ServerConnection) -> None:
        assert isinstance(socket, Listening)
        try:
            await socket.listen(hear)
        except ValueError as failure:
            over.set_result(failure)
        else:
            over.set_result(None)

    async with serve(attend, "127.0.0.1", 0, create_connection=Listening) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}", proxy=None, compression=None) as socket:
            for one in words:
                await socket.send(one)
        return await over


def test_all_is_heard_in_the_order_in_which_it_was_said() -> None:
    """Whole messages come by a shorter way than texts and what comes in pieces."""
    words: list[Said] = [b"one", "two", b"three", [b"fo", b"ur"], b"five", "six", "seven", b"eight", b"nine"]
    heard: list[bytes | str] = []
    assert run(said(words, heard.append)) is None
    assert heard == [b"one", "two", b"three", b"four", b"five", "six", "seven", b"eight", b"nine"]


@pytest.mark.parametrize("bad", [b"bad", "bad"])
def test_who_listens_learns_what_could_not_be_dealt_with_and_hears_no_more(bad: bytes | str) -> None:
    heard: list[bytes | str] = []

    def hear(word: bytes | str) -> None:
        if word == bad:
            raise ValueError(word)
        heard.append(word)

    assert repr(run(said([b"good", bad, b"late", "later"], hear))) == repr(ValueError(bad))
    assert heard == [b"good"]


def test_a_whole_message_is_heard_as_soon_as_it_is_read() -> None:
    heard: list[bytes | str] = []

    async def attend(socket: ServerConnection) -> None:
        assert isinstance(socket, Listening)
        listening = asyncio.create_task(socket.listen(heard.append))
        await asyncio.sleep(0)
        socket.process_event(Frame(Opcode.BINARY, b"word"))
        assert heard == [b"word"], "before anything else has its turn"
        listening.cancel()

    async def visit() -> None:
        async with serve(attend, "127.0.0.1", 0, create_connection=Listening) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with connect(f"ws://127.0.0.1:{port}", proxy=None, compression=None) as socket:
                await socket.wait_closed()
                assert socket.close_code == 1000

    run(visit())
