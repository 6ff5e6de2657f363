"""One table through every door: what it does, and what everybody is told, is the same wherever people sit."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.choices import Ask, Menu, Option, Race, Seat, put
from engine.dice import Dice
from engine.events import Event
from engine.games import Game, Result, SeatInfo, Silence
from engine.hosting.bots import Pace
from engine.hosting.host import Host
from engine.hosting.thinking import at_once
from engine.hosting.timing import ManualTime
from engine.hosting.told import NotSaved, Update
from engine.lan import messages as said
from engine.lan import room as room_module
from engine.lan.hearing import Hearing
from engine.lan.people import Person
from engine.lan.room import Room
from engine.lan.visit import Visit
from engine.lan.wire import from_host
from engine.saves import open_save
from engine.table import Table
from engine.views import View
from tests.engine.hosts import Disk, Ear
from tests.engine.toys import OVER, Said, Toy, ask, menu, toy
from tests.lan.relay import playable
from tests.lan.tables import joining
from ui.cli import play as terminal
from ui.table import session as session_module
from ui.table.session import Session

SPOKE = Option("spoke")
PEOPLE = (0, 1)  # and a bot
NAMES = ("Ann", "Ben", "Bot")


@dataclass(slots=True)
class Gagged(Toy):
    """While it is on, words cost something."""

    is_gagged: bool = True


async def rules(state: Gagged) -> Result:
    """Everything that a host has to see to."""
    await _say(state, 0)
    await _quietly(state, 0)
    state.is_gagged = False
    for _ in range(2):
        await _race(state)
    _tell(state, 1, await _in_time(1))
    _tell(state, 1, await ask(1, "counter", "pass", default=Option("pass"), window=True))
    _tell(state, 1, await ask(1, "only", auto=True))
    for seat in (0, 1, 0):
        await _say(state, seat)
    return OVER


def _tell(state: Gagged, seat: Seat, word: str) -> None:
    state.said.append(str(word))
    state.tell(Said(f"seat:{seat}", str(word)))


async def _say(state: Gagged, seat: Seat) -> None:
    _tell(state, seat, await ask(seat, "red", "blue"))


async def _quietly(state: Gagged, seat: Seat) -> None:
    """The others may speak up, once each, and pay for it."""
    continues, silent = False, [other for other in range(state.seats) if other != seat]
    while True:
        others = {other: menu(SPOKE, optional=True) for other in silent}
        question = Ask({seat: menu("red", "blue"), **others}, "first", continues)
        ((answered, word),) = (await put(question)).items()
        _tell(state, answered, word)
        if answered == seat:
            return
        silent.remove(answered)
        continues = True


async def _race(state: Gagged) -> None:
    racing, continues = list(range(state.seats)), False
    while True:
        menus = {seat: menu("grab", "wait", default=Option("wait")) for seat in racing}
        race = Race(("grab",), reaction=(2.0, 2.0))
        ((seat, word),) = (await put(Ask(menus, "first", continues, seconds=60, race=race))).items()
        _tell(state, seat, word)
        if word == "grab":
            return
        racing.remove(seat)
        continues = True


async def _in_time(seat: Seat) -> str:
    asked = menu("hit", "miss", default=Option("miss"))
    return (await put(Ask({seat: asked}, seconds=5)))[seat]


def first_of(view: View, menu: Menu, chance: Dice) -> Option:
    """A bot that takes what comes first, and so would talk."""
    return menu.options[0]


GAME: Game[Any] = replace(
    toy(rules, Gagged),
    bots={"first": first_of},
    silence=Silence(lambda state: state.is_gagged, lambda state, seat: True, SPOKE),
)


class Step(NamedTuple):
    """Something that people do, or that happens to them."""

    what: str
    seat: Seat = 0
    line: str = ""
    seconds: float = 0.0


COURSE = [
    Step("answer", 0, "red"),
    Step("undo", 0),
    Step("answer", 0, "blue"),
    Step("talk", 1),
    Step("answer", 0, "red"),
    Step("answer", 0, "wait"),
    Step("answer", 1, "grab"),
    Step("time", seconds=2.1),  # the bot takes two seconds
    Step("disk is full"),
    Step("time", seconds=5.1),
    Step("disk is fine"),
    Step("let pass", 1),
    Step("answer", 1, "only"),  # who wants to be asked always
    Step("bot plays", 0),
    Step("time", seconds=0.1),
    Step("bot is gone", 0),
    Step("answer", 1, "blue"),
    Step("answer", 0, "blue"),
]
MOVES = [
    *("0 blue", "1 spoke", "0 red", "0 wait", "1 grab", "2 grab", "1 miss"),
    *("1 pass", "1 only", "0 red", "1 blue", "0 blue"),
]


class Outcome(NamedTuple):
    """What is left of a game: its file, what each seat was told, and what was said of the disk."""

    moves: list[str]
    stories: dict[Seat, list[str]]
    views: dict[Seat, View]
    disk: list[bool]


class Door:
    """A way to sit at the table. It takes the steps of the course, whoever's they are."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.folder, self._disk = folder, disk

    @property
    def host(self) -> Host:
        """Behind the door."""
        raise NotImplementedError

    def take(self, step: Step) -> None:
        """Do what a step says."""
        match step.what:
            case "disk is full":
                self._disk.full = [self.folder]
            case "disk is fine":
                self._disk.full = []
            case "bot plays":
                self.host.stand_in(step.seat, True)
            case "bot is gone":
                self.host.stand_in(step.seat, False)
            case "talk":
                self.host.charge([step.seat])
            case _:
                raise NotImplementedError(step.what)

    def play(self) -> Outcome:
        """The whole course."""
        for step in COURSE:
            self.take(step)
        return self.outcome()

    def outcome(self) -> Outcome:
        """What is left."""
        host = self.host
        assert host.journal is not None
        assert host.table.result == OVER
        host.close()
        moves = list(map(str, open_save(host.journal.path).table.moves))
        return Outcome(moves, {seat: self.story(seat) for seat in PEOPLE}, self.views(), self.disk_news())

    def story(self, seat: Seat) -> list[str]:
        """What a seat was told, without what was taken back."""
        raise NotImplementedError

    def views(self) -> dict[Seat, View]:
        """What each seat saw at last."""
        return {seat: self.host.table.view(seat) for seat in PEOPLE}

    def disk_news(self) -> list[bool]:
        """Whether it was said that the disk fails, and that it works again."""
        raise NotImplementedError


def new_table() -> Table[Any]:
    """The same at every door."""
    seats = [SeatInfo(name, "bot" if name == "Bot" else "person") for name in NAMES]
    return Table(GAME, seats, {}, 1, asks_people=True)


def as_text(event: Event) -> str:
    """An event as it can be compared."""
    return str(sorted(event.plain().items()))


class Bare(Door):
    """Nobody between the test and the host."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        super().__init__(folder, disk)
        self._time, self._ears = ManualTime(), [Ear(seat + 1, seat) for seat in PEOPLE]
        self._host = Host(new_table(), lambda: self._ears, self._time, folders=[folder], pace=Pace(reaction=1.0))
        self._host.begin()

    @property
    def host(self) -> Host:
        """Itself."""
        return self._host

    def take(self, step: Step) -> None:
        """As a listener would."""
        table, ear = self._host.table, self._ears[step.seat]
        match step.what:
            case "answer":
                self._host.answer(ear, step.seat, step.line, table.number_of(step.seat))
                self._time.advance(0.1)
            case "undo":
                self._host.ask_undo(ear, step.seat)
            case "let pass":
                self._host.let_pass(ear, step.seat, True)
                self._time.advance(0.1)
            case "time":
                self._time.advance(step.seconds)
            case _:
                super().take(step)

    def story(self, seat: Seat) -> list[str]:
        """As it was told in updates."""
        story: list[str] = []
        for update in self._ears[seat].all(Update):
            sight = update.sights[seat]
            story[sight.first :] = [str(sorted(event.plain().items())) for event in sight.events]
        return story

    def disk_news(self) -> list[bool]:
        """By the messages."""
        return [told.problem is None for told in self._ears[0].all(NotSaved)]


class Wire:
    """A connection without a socket: what it is given is taken in at the other end."""

    address = "127.0.0.1"

    def __init__(self) -> None:
        self.visit = Visit(lambda message: None)

    def send(self, data: bytes) -> None:
        """To the guest."""
        self.visit.take(from_host(data))

    def close(self, reason: str) -> None:
        """Nothing is behind it."""


class Thoughts:
    """Everybody waits for what is thought."""

    def __init__(self, name: str) -> None:
        pass

    def __call__(self, job: Callable[[], Any], done: Callable[[Callable[[], Any]], object]) -> None:
        at_once(job, done)

    def close(self) -> None:
        """Nothing is left behind."""


class Network(Door):
    """A room, and guests at the other ends of wires."""

    def __init__(self, folder: Path, disk: Disk, patch: pytest.MonkeyPatch) -> None:
        super().__init__(folder, disk)
        self._time = ManualTime()
        patch.setattr(room_module, "LoopTime", lambda: self._time)
        patch.setattr(room_module, "LoopThoughts", Thoughts)
        self._room = Room(GAME, code="ABCDEF", folder=folder, pace=1e-9)
        self._hearing = Hearing(self._room)
        guest, bot = said.SeatPlan("guest"), said.SeatPlan("bot")
        self._room.set_up(said.SetUp([guest, guest, bot]))
        self._wires = [Wire() for _ in PEOPLE]
        self._people: list[Person] = []
        for seat, wire in enumerate(self._wires):
            person = self._room.join(wire, joining(GAME, NAMES[seat]))
            self._people.append(person)
            self._hearing.hear(person, said.Ready(True))
        self._room.start()

    @property
    def host(self) -> Host:
        """In the room."""
        assert self._room.play is not None
        return self._room.play

    def take(self, step: Step) -> None:
        """By what guests say."""
        person, table = self._people[step.seat], self._wires[step.seat].visit.table
        assert table is not None
        match step.what:
            case "answer":
                table.send = lambda message: self._hearing.hear(person, message)  # type: ignore[arg-type]
                table.answer(step.seat, step.line, table.number_of(step.seat))
                self._time.advance(0.1)
            case "undo":
                self._hearing.hear(person, said.AskUndo(step.seat))
            case "let pass":
                self._hearing.hear(person, said.LetPass(step.seat, True))
                self._time.advance(0.1)
            case "talk":
                self._hearing.hear(person, said.Say("Look out!"))
            case "time":
                self._time.advance(step.seconds)
            case _:
                super().take(step)

    def story(self, seat: Seat) -> list[str]:
        """As the guest knows it."""
        table = self._wires[seat].visit.table
        assert table is not None
        return [as_text(event) for event in table.story(seat)]

    def views(self) -> dict[Seat, View]:
        """As the guests know them."""
        tables = [wire.visit.table for wire in self._wires]
        return {seat: table.view(seat) for seat, table in enumerate(tables) if table is not None}

    def disk_news(self) -> list[bool]:
        """By the notices."""
        keys = [told.key for told in self._wires[0].visit.chat if isinstance(told, said.Notice)]
        return [key == "lan-saved-again" for key in keys if key in ("lan-not-saved", "lan-saved-again")]


class Plain:
    """Words that need no language: events by their facts, everything else by its key."""

    def __call__(self, key: str, **facts: object) -> str:
        return key

    def event(self, event: Event) -> str:
        """So that it can be compared."""
        return as_text(event)

    def error(self, problem: Exception) -> str:
        """A refusal."""
        return str(problem.args[0])

    def question(self, menu: Menu) -> str:
        """What is asked."""
        return menu.prompt

    def phrase(self, verb: str, refs: object, name: object) -> str:
        """A choice."""
        return verb

    def doubt(self, menu: Menu, option: Option) -> str:
        """Nothing speaks against it."""
        return ""


class Terminal(Door):
    """Somebody types, and everybody reads."""

    def __init__(self, folder: Path, disk: Disk, patch: pytest.MonkeyPatch) -> None:
        super().__init__(folder, disk)
        self._steps, self._clock = list(COURSE), 0.0
        self._printed: list[str] = []
        self._told: dict[Seat, list[str]] = {seat: [] for seat in PEOPLE}
        self._before = 0  # how much somebody was told before the last answer
        self._disk_news: list[bool] = []
        patch.setattr(terminal, "of_game", lambda *given: Plain())
        patch.setattr("builtins.input", self._read)
        patch.setattr("builtins.print", lambda *words, **how: self._printed.extend(str(words[0]).split("\n")))
        self._client = terminal.TextClient(new_table(), "en", folder=folder, now=lambda: self._clock)

    @property
    def host(self) -> Host:
        """Behind the terminal."""
        return self._client.host

    def play(self) -> Outcome:
        """The whole course, typed."""
        self._client.play()
        self._take_in()
        return self.outcome()

    def _take_in(self) -> None:
        """Read what is on the screen."""
        lines, self._printed = self._printed, []
        seat = self._client.at_screen
        if seat is not None:
            self._told[seat] += [line.strip() for line in lines if line.startswith("  [(")]
        said_of_disk = [line for line in lines if line in ("cannot-write", "notice.lan-saved-again")]
        self._disk_news += [line == "notice.lan-saved-again" for line in said_of_disk]
        self._offered = {found[2]: found[1] for line in lines if (found := re.fullmatch(r" +(\d+)  (\S+)", line))}

    def _read(self, prompt: str = "") -> str:
        self._take_in()
        if not prompt:  # the screen is passed on
            return ""
        while True:
            step = self._steps.pop(0)
            match step.what:
                case "answer":
                    assert step.seat == self._client.at_screen
                    self._before = len(self._told[step.seat])
                    return self._offered[step.line]
                case "let pass":
                    assert step.seat == self._client.at_screen
                    return "p"
                case "undo":
                    del self._told[step.seat][self._before :]
                    return "u"
                case "time":
                    self._clock += step.seconds
                    return ""
            self.take(step)

    def story(self, seat: Seat) -> list[str]:
        """As it stood on the screen while the seat had it; the end is told to whoever has it then."""
        return self._told[seat]

    def disk_news(self) -> list[bool]:
        """As it was printed."""
        return self._disk_news


class ThoughtsInTime(Thoughts):
    """As those of a window, which looks at them in every frame."""

    def __init__(self) -> None:
        pass

    def look(self) -> None:
        """They are there already."""


class Window(Door):
    """The people pass a screen on: what it shows is what its session says, frame by frame."""

    def __init__(self, folder: Path, disk: Disk, patch: pytest.MonkeyPatch) -> None:
        super().__init__(folder, disk)
        patch.setattr(session_module, "Aside", ThoughtsInTime)
        self._session = Session(new_table(), folder=folder)
        self._told: dict[Seat, list[str]] = {seat: [] for seat in PEOPLE}
        self._disk_news: list[bool] = []
        self._session.think(reaction=1.0)

    @property
    def host(self) -> Host:
        """Behind the window."""
        return self._session.host

    def take(self, step: Step) -> None:
        """As the person at the screen would."""
        session = self._session
        match step.what:
            case "answer":
                if session.race is not None:
                    session.claim(step.seat)
                self._sit_down(step.seat)
                session.answer(step.seat, step.line)
                self._look(0.1)
            case "undo":
                session.undo()
                self._look(0.0)
            case "let pass":
                self._sit_down(step.seat)
                session.let_pass(step.seat, True)
                self._look(0.2)  # one frame shows that it is on
            case "time":
                self._look(step.seconds)
            case _:
                super().take(step)
                self._look(0.0)

    def _sit_down(self, seat: Seat) -> None:
        """Behind the curtain stands what happened meanwhile."""
        assert self._session.next_person == seat
        self._session.sit_down(seat)
        self._tell()

    def _look(self, seconds: float) -> None:
        """So many seconds, in frames of a tenth."""
        for _ in range(round(seconds * 10) or 1):
            self._session.think(reaction=1.0)
            if seconds:
                self._session.pass_time(0.1)
            for news in self._session.take_news():
                if isinstance(news, NotSaved):
                    self._disk_news.append(news.problem is None)
            self._tell()

    def _tell(self) -> None:
        """The eyes at the screen see what is new, and no longer what was taken back."""
        seat = self._session.eyes
        if isinstance(seat, int):
            told = self._session.told[seat]
            self._told[seat][told:] = [as_text(event) for event in self._session.events(told)]
            self._session.mark_told()

    def story(self, seat: Seat) -> list[str]:
        """As it stood on the screen while the seat had it."""
        return self._told[seat]

    def disk_news(self) -> list[bool]:
        """As it was told at the screen."""
        return self._disk_news


DOORS: dict[str, Callable[[Path, Disk, pytest.MonkeyPatch], Door]] = {
    "network": Network,
    "terminal": Terminal,
    "window": Window,
}
# At a shared screen whoever does not have it at the end has not looked at the last answers.
UNSEEN = {("terminal", 1): 2, ("window", 1): 1}


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """It works, until a test says so."""
    return Disk(monkeypatch)


async def _played(open_door: Callable[[], Door]) -> Outcome:
    """In an event loop, which a room asks for the time."""
    return open_door().play()


@pytest.mark.parametrize("name", DOORS)
def test_the_same_table_is_the_same_through_every_door(
    name: str, tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots, a race, an undo, a clock that runs out, a disk that fails, words that cost, a window that is let pass, a
    choice that is none, a seat for a bot and back."""
    with playable(GAME):
        bare = Bare(tmp_path / "bare", disk).play()
        with monkeypatch.context() as patch:
            other = asyncio.run(_played(lambda: DOORS[name](tmp_path / name, disk, patch)))
    assert bare.moves == MOVES
    assert other.moves == MOVES
    assert other.views == bare.views
    assert bare.disk == other.disk == [False, True]
    for seat, story in bare.stories.items():
        told = other.stories[seat]
        assert told == story[: len(told)]
        assert len(story) - len(told) == UNSEEN.get((name, seat), 0)
