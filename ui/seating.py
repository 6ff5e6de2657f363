"""Whoever sits at this computer, and the game as they see it: the same for a table in this process and for one behind
the network."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec

from engine.anytable import AnyTable
from engine.choices import Menu, Option, Race, Ref, Seat
from engine.dice import Dice
from engine.errors import Problem
from engine.events import Event
from engine.games import Bot, Game, Result, SeatInfo
from engine.table import seat_colours
from engine.views import View, Viewer, strings_in


class Seating:
    """The people at this computer. Everything a screen wants to know or do goes through here."""

    keeps_time = True  # the clocks of the questions are ours; else those of the host count
    is_saved = False
    notes: Sequence[Problem] = ()  # what was noticed when the game was opened

    @property
    def is_kept(self) -> bool:
        """Whether this game is meant to be saved by us; what is only looked at is not."""
        return False

    def __init__(self, table: AnyTable, people: Sequence[Seat], chance: Dice) -> None:
        self._table: AnyTable = table
        self.people = list(people)
        self.bots: dict[Seat, Bot] = {}
        self.eyes: Viewer = self.people[0] if len(self.people) == 1 else None  # whose view is on the screen
        self.told = dict.fromkeys(self.people, 0)  # how many events each person has seen on the screen or in a recap
        self._chance = chance
        self._claimant: tuple[Seat, int] | None = None  # who was quickest to press a key, and in which race
        self._speaking: Seat | None = None  # a person who wants to say something beside somebody else's question

    # What is known

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self._table.game

    @property
    def seats(self) -> Sequence[SeatInfo]:
        """Who sits where."""
        return self._table.seats

    @property
    def options(self) -> Mapping[str, Any]:
        """How the game was set up."""
        options: Mapping[str, Any] = msgspec.to_builtins(self._table.options)
        return options

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [seat.name for seat in self._table.seats]

    @property
    def colours(self) -> list[str]:
        """The colours of the players."""
        return seat_colours(self._table.game, self._table.seats)

    @property
    def number(self) -> int:
        """The number of the question."""
        return self._table.number

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""
        return self._table.result

    @property
    def is_new(self) -> bool:
        """Whether nobody has answered yet."""
        raise NotImplementedError

    @property
    def awaited(self) -> list[Seat]:
        """The seats that the game waits for, as far as those at the screen may know."""
        return self._table.awaited(self.eyes)

    def view(self) -> View:
        """What the eyes at the screen may see."""
        return self._table.view(self.eyes)

    def menu(self) -> Menu | None:
        """What the person at the screen may choose from; what he may say beside another's question only if he wants."""
        menu = self._table.menu(self.eyes) if isinstance(self.eyes, int) else None
        if self.race is not None:
            return menu if not self.is_shared_race or self.claimant == self.eyes else None
        return None if menu is not None and menu.optional and self.speaking != self.eyes else menu

    def menu_of(self, seat: Seat) -> Menu | None:
        """What a seat may choose from, whoever looks at the screen: for the course of the game, never to be shown."""
        return self._table.menu(seat)

    def events(self, since: int = 0) -> list[Event]:
        """What happened, as the eyes at the screen saw it."""
        return self._table.events(since, self.eyes)

    @property
    def event_count(self) -> int:
        """How many events there were, for `events`."""
        return self._table.event_count

    # Who sits at the screen

    @property
    def speakers(self) -> list[Seat]:
        """The people at this computer who may speak up beside the present question; whoever is at the screen first."""
        if self.speaking is not None or self.race is not None:
            return []
        menus = ((seat, self._table.menu(seat)) for seat in self.people)
        found = [seat for seat, menu in menus if menu is not None and menu.optional]
        return sorted(found, key=lambda seat: seat != self.eyes)

    @property
    def speaking(self) -> Seat | None:
        """Who wants to say something beside somebody else's question, as long as he may."""
        menu = self._table.menu(self._speaking) if self._speaking is not None else None
        return self._speaking if menu is not None and menu.optional else None

    def speak_up(self, seat: Seat | None) -> None:
        """A person wants to say something, and everybody waits; None: nothing after all."""
        self._speaking = seat

    @property
    def next_person(self) -> Seat | None:
        """The person at this computer who must answer now, or wants to; whoever is at the screen comes first."""
        if self.is_shared_race:
            return self.claimant
        if self.speaking is not None:
            return self.speaking
        asked = (seat for seat in self._table.awaited() if seat in self.people)
        waiting = [seat for seat in asked if self._table.menu(seat) is not None]
        return self.eyes if self.eyes in waiting and isinstance(self.eyes, int) else next(iter(waiting), None)

    def needs_curtain(self, seat: Seat) -> bool:
        """Whether `seat` would see anything that those at the screen do not see."""
        if self.eyes == seat:
            return False
        story = {msgspec.json.encode(event) for event in self.events()}
        if any(msgspec.json.encode(event) not in story for event in self._table.events(0, seat)):
            return True
        seen = set(strings_in([self.view(), *(self._offered(self.eyes) if isinstance(self.eyes, int) else [])]))
        return not set(strings_in([self._table.view(seat), *self._offered(seat)])) <= seen

    def _offered(self, seat: Seat) -> list[Ref]:
        """The things that a seat may choose from; plain words and numbers are nobody's secret."""
        menu = self._table.menu(seat)
        return [] if menu is None else [ref for option in menu.options for ref in option.refs if ":" in ref]

    def sit_down(self, viewer: Viewer) -> None:
        """From now on the screen is seen with these eyes."""
        self.eyes = viewer

    def mark_told(self) -> None:
        """The person at the screen has seen all that happened."""
        if isinstance(self.eyes, int):
            self.told[self.eyes] = self._table.event_count

    # Races and clocks

    @property
    def race(self) -> Race | None:
        """How it is found out who is quickest, if the question is a race."""
        return self._table.ask.race if self._table.ask is not None else None

    @property
    def seconds(self) -> int:
        """How long there is to answer; 0: as long as one likes."""
        return self._table.ask.seconds if self._table.ask is not None else 0

    @property
    def passed(self) -> float:
        """How many of these seconds had gone by before the question was seen here."""
        return 0.0

    @property
    def is_shared_race(self) -> bool:
        """Whether several people at this computer race against each other."""
        return self.race is not None and len(self.people) > 1

    @property
    def racers(self) -> dict[Seat, Menu]:
        """The people at this computer who may answer in the race, whoever is heard first of several first."""
        ask = self._table.ask
        if ask is None or ask.race is None:
            return {}
        return {seat: menu for seat, menu in ask.menus.items() if seat in self.people}

    @property
    def claimant(self) -> Seat | None:
        """Who of several people was quickest to press his key, as long as the race waits for him."""
        if self._claimant is None or not self.is_shared_race or self._claimant[1] != self.number:
            return None
        return self._claimant[0]

    def claim(self, seat: Seat | None) -> None:
        """The race waits for this seat; None: it goes on."""
        self._claimant = None if seat is None else (seat, self.number)

    def answer_together(self, lines: Mapping[Seat, str], number: int) -> None:
        """Give answers of one moment."""
        self._give(lambda: self._table.answer_together(lines, number))

    def expire(self, number: int) -> None:
        """Time is up for a question."""
        self._give(lambda: self._table.expire(number))

    # Answering

    def answer(self, seat: Seat, line: str, number: int) -> None:
        """Give an answer. A refusal or a failing rule changes nothing; a save that failed is said, and made up for."""
        self._give(lambda: self._table.answer(seat, line, number))

    def _give(self, step: Callable[[], object]) -> None:
        self._speaking = None
        step()

    def note(self, about: Ref) -> None:
        """The next mark for what the person at the screen thinks of somebody: round all of them, and none."""
        marks = self._table.game.marks
        if isinstance(self.eyes, int) and marks:
            circle = ("", *marks)
            now = self._table.notes.get(self.eyes, {}).get(about, "")
            self._table.note(self.eyes, about, circle[(circle.index(now) + 1) % len(circle)])

    def undo(self) -> bool:
        """Take the last answer back; False: that cannot be done."""
        raise NotImplementedError

    # Bots at this computer: none, unless the game is here

    @property
    def thinking(self) -> Seat | None:
        """The bot whose move is being thought about."""
        return None

    @property
    def has_thought(self) -> bool:
        """Whether a bot's answer is ready to be given."""
        return False

    @property
    def chance(self) -> Dice:
        """The client's own chance: no part of the game."""
        return self._chance

    def think(self) -> None:
        """Let the next bot that is asked think, if none does already; the drawing goes on meanwhile."""

    def let_think(self, seat: Seat, menu: Menu) -> Future[Option | None]:
        """The answer of a bot, as soon as it has thought of one."""
        raise NotImplementedError

    def let_bot_answer(self) -> bool:
        """Give the answer that a bot has thought of. False: it has nothing to say beside somebody else's question."""
        raise NotImplementedError

    def replace_bot(self, seat: Seat) -> None:
        """A bot that failed goes on blindly."""

    @property
    def saved_at(self) -> Path | None:
        """The file that the game is written to, if it is written here."""
        return None

    def save_as(self, name: str) -> Path:
        """Copy the save under another name."""
        raise NotImplementedError

    def give_up(self) -> None:
        """Take the save off the list: it is kept in a folder of its own."""
        raise NotImplementedError

    # For reports

    def save_text(self) -> str:
        """The whole save, as far as it is known here."""
        raise NotImplementedError

    def position(self) -> str:
        """Where the game is, for those who look into a report."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of everything."""
