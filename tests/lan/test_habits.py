"""Habits of guests: the host knows them, keeps to them while a guest is away, and nobody else learns of them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.choices import Option
from engine.games import Game, Result
from engine.hosting.timing import ManualTime
from engine.lan import messages as said
from engine.lan import room as room_module
from engine.lan.hearing import Hearing
from engine.lan.people import Person
from engine.lan.room import Room
from engine.lan.visit import Visit
from engine.lan.wire import from_host
from tests.engine.toys import OVER, Said, Toy, ask, toy
from tests.lan.relay import playable
from tests.lan.tables import joining
from tests.test_doors import Thoughts

WINDOW = (1.0, 3.0)


async def rules(state: Toy) -> Result:
    """Ben may respond to what Ann does, if he has anything to respond with; in the end it is his turn."""
    for answers in (("counter",), (), ("counter",), ()):
        await ask(0, "red", "blue")
        word = await ask(1, *answers, "pass", default=Option("pass"), window=True)
        state.tell(Said("seat:1", str(word)))
    await ask(1, "red", "blue")
    return OVER


GAME: Game[Any] = toy(rules, Toy)


class Wire:
    """A connection without a socket, and when something came over it."""

    address = "127.0.0.1"

    def __init__(self, time: ManualTime) -> None:
        self.visit, self.heard = Visit(lambda message: None), list[float]()
        self._time = time

    def send(self, data: bytes) -> None:
        """To the guest."""
        self.visit.take(from_host(data))
        self.heard.append(self._time.now())

    def close(self, reason: str) -> None:
        """Nothing is behind it."""


class Tables:
    """Ann and Ben, each at a computer of their own."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.time = ManualTime()
        patch.setattr(room_module, "LoopTime", lambda: self.time)
        patch.setattr(room_module, "LoopThoughts", Thoughts)
        self.room = Room(GAME, code="ABCDEF", window=WINDOW)
        self.hearing = Hearing(self.room)
        self.room.set_up(said.SetUp([said.SeatPlan("guest"), said.SeatPlan("guest")]))
        self.wires = [Wire(self.time), Wire(self.time)]
        self.people: list[Person] = []
        for wire, name in zip(self.wires, ("Ann", "Ben"), strict=True):
            self.people.append(self.room.join(wire, joining(GAME, name)))
            self.hearing.hear(self.people[-1], said.Ready(True))
        self.room.start()

    def hear(self, seat: int, message: said.FromGuest) -> None:
        """A guest says something."""
        self.hearing.hear(self.people[seat], message)

    def answer(self, seat: int, line: str) -> None:
        """A guest answers, if it sees the question."""
        table = self.wires[seat].visit.table
        assert table is not None
        table.send = lambda message: self.hear(seat, message)  # type: ignore[arg-type]
        table.answer(seat, line, table.number_of(seat))

    @property
    def moves(self) -> list[str]:
        """What was answered."""
        assert self.room.play is not None
        return [str(move) for move in self.room.play.table.moves]

    def is_asked(self, seat: int) -> bool:
        """Whether a guest sees a question."""
        table = self.wires[seat].visit.table
        assert table is not None
        return table.menu(seat) is not None


def at_the_tables(patch: pytest.MonkeyPatch, course: Any) -> None:
    """In an event loop, which a room asks for the time."""

    async def going() -> None:
        tables = Tables(patch)
        course(tables)
        tables.room.close()

    with playable(GAME):
        asyncio.run(going())


def test_a_guest_is_asked_as_much_as_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    def course(tables: Tables) -> None:
        tables.hear(1, said.AskMe("able"))
        tables.answer(0, "red")
        assert tables.is_asked(1)
        tables.answer(1, "counter")
        tables.answer(0, "red")
        assert not tables.is_asked(1)
        tables.time.advance(WINDOW[1])
        assert tables.moves == ["0 red", "1 counter", "0 red", "1 pass"]
        tables.hear(1, said.AskMe("always"))
        tables.answer(0, "red")
        assert tables.is_asked(1)

    at_the_tables(monkeypatch, course)


def test_nobody_elsewhere_can_tell_by_the_time_whether_there_was_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben lets the first window pass himself, at once; the second passes by habit. Both come after a while."""

    def course(tables: Tables) -> None:
        tables.hear(1, said.AskMe("able"))
        waits = []
        for _ in range(4):
            tables.answer(0, "red")
            opened, count = tables.time.now(), len(tables.wires[0].heard)
            if tables.is_asked(1):
                tables.answer(1, "pass")
            assert len(tables.wires[0].heard) == count
            tables.time.advance(WINDOW[1])
            waits.append(tables.wires[0].heard[count] - opened)
        assert tables.moves[1::2] == ["1 pass"] * 4
        assert all(WINDOW[0] <= wait <= WINDOW[1] for wait in waits)
        assert not tables.wires[1].visit.refused

    at_the_tables(monkeypatch, course)


def test_habits_outlast_a_lost_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """And everything passes until the guest's next turn, also while they are away."""

    def course(tables: Tables) -> None:
        tables.hear(1, said.LetPass(1, True))
        table = tables.wires[1].visit.table
        assert table is not None
        assert table.is_passing(1)
        tables.room.lose(tables.people[1], tables.wires[1])
        for _ in range(4):
            tables.answer(0, "red")
            tables.time.advance(WINDOW[1])
        assert tables.moves == ["0 red", "1 pass"] * 4
        welcome = tables.wires[1].visit.welcome
        assert welcome is not None
        back = Wire(tables.time)
        tables.room.join(back, joining(GAME, "Ben", token=welcome.token))
        assert back.visit.table is not None
        assert back.visit.table.menu(1) is not None
        assert not back.visit.table.is_passing(1)

    at_the_tables(monkeypatch, course)


def test_nobody_sets_the_habits_of_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    def course(tables: Tables) -> None:
        tables.hear(0, said.LetPass(1, True))
        refused = tables.wires[0].visit.refused
        assert refused is not None
        assert refused.key == "lan-not-your-seat"
        tables.answer(0, "red")
        assert tables.is_asked(1)

    at_the_tables(monkeypatch, course)
