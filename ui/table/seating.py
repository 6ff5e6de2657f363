"""Whoever sits at this computer, and the game as they see it: the same for a table in this process and for one behind
the network."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.anytable import AnyTable
from engine.causes import Reasons
from engine.choices import Menu, Option, Race, Ref, Seat
from engine.errors import Problem
from engine.events import Event
from engine.games import Game, Result, SeatInfo, seat_colours, shows_odds
from engine.hosting.claims import Claims
from engine.hosting.habits import Asks
from engine.hosting.told import Told
from engine.hosting.undoing import Prospect
from engine.replaying import Replay
from engine.views import EVERYTHING, View, Viewer, seat_ref, strings_in
from ui.table.clock import Clock


class Seating:
    """The people at this computer. Everything a screen wants to know or do goes through here."""

    keeps_time = True  # time passes when we say so; else the host of the table does
    is_kept = False  # whether this game is meant to be saved by us; what is only looked at is not
    tells_why = False  # whether it can be known here why things happened
    noticed: Sequence[Problem] = ()  # what was noticed when the game was opened
    _claims: Claims

    def __init__(self, table: AnyTable, people: Sequence[Seat]) -> None:
        self._table: AnyTable = table
        self.people = list(people)
        self.eyes: Viewer = self.people[0] if len(self.people) == 1 else None  # whose view is on the screen
        self.told = dict.fromkeys(self.people, 0)  # how many events each person has seen on the screen or in a recap
        self._speaking: Seat | None = None  # a person who wants to say something beside somebody else's question

    # What is known

    @property
    def is_saved(self) -> bool:
        """Whether all that was answered is in a file here."""
        return False

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
    def shows_odds(self) -> bool:
        """Whether chances are reckoned for whoever is at the screen: a setting of the table."""
        return shows_odds(self._table.options, self._table.seats)

    @property
    def can_advise(self) -> bool:
        """Whether somebody here can be told what a bot would do."""
        return False

    def advise(self, done: Callable[[Callable[[], Option | None]], object]) -> None:
        """Work out what a bot would answer for whoever is at the screen."""
        raise NotImplementedError

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
    def question(self) -> int:
        """The number of the question to the person at the screen."""
        return self._table.number_of(self.eyes) if isinstance(self.eyes, int) else self._table.number

    def number_of(self, seat: Seat) -> int:
        """The number of the question to a seat."""
        return self._table.number_of(seat)

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
        """What the eyes at the screen may see; in the end everything, from where the one person here has sat."""
        seen = self._table.view(self.eyes)
        if self.eyes == EVERYTHING and len(self.people) == 1:
            return seen | {"viewer": seat_ref(self.people[0])}
        return seen

    def menu(self) -> Menu | None:
        """What the person at the screen may choose from; what may be said beside another's question if they want."""
        menu = self._table.menu(self.eyes) if isinstance(self.eyes, int) else None
        if isinstance(self.eyes, int) and self.is_spared(self.eyes):
            return None
        if self.race is not None:
            return menu if not self.is_shared_race or self.claimant == self.eyes else None
        return None if menu is not None and menu.optional and self.speaking != self.eyes else menu

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
        """Who wants to say something beside somebody else's question, as long as they may."""
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
        asked = (seat for seat in self._table.awaited() if seat in self.people and not self.is_spared(seat))
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

    # Habits

    def ask_me(self, asks: Asks) -> None:
        """What the people here want to be asked from now on."""
        raise NotImplementedError

    def is_spared(self, seat: Seat) -> bool:
        """Whether the question to a seat is answered by habit."""
        raise NotImplementedError

    def is_passing(self, seat: Seat) -> bool:
        """Whether a seat lets everything pass until its next turn."""
        raise NotImplementedError

    def let_pass(self, seat: Seat, on: bool) -> None:
        """Let everything pass until the next turn of a seat, or no longer."""
        raise NotImplementedError

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
    def clock(self) -> Clock | None:
        """The time of the question, or of whoever was quickest to choose; None: as much as one likes."""
        if self.claimant is not None and self.race is not None:
            return Clock(self.race.claim, self._claims.left)
        return Clock(self.seconds, self._left) if self.seconds else None

    @property
    def _left(self) -> float:
        """How many of the seconds are left."""
        raise NotImplementedError

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
        return {seat: menu for seat, menu in ask.menus.items() if seat in self.people and not self.is_spared(seat)}

    @property
    def claimant(self) -> Seat | None:
        """Who of several people was quickest to press their key, as long as the race waits for them."""
        return self._claims.by

    def claim(self, seat: Seat) -> None:
        """A seat was quickest, and may choose."""
        self._claims.claim(seat)

    def drop_claim(self) -> None:
        """Nothing after all: the seat has answered what the menu says then."""
        self._claims.give_up()

    # Time, and what it brings

    def think(self, reaction: float, grace: float = 0.0) -> None:
        """Let the bots here think, if there are any; in a race they take so many times their reaction, and after a
        person's answer they leave so many seconds to take it back."""

    def pass_time(self, seconds: float) -> None:
        """Time in which the table can be looked at."""
        raise NotImplementedError

    def take_news(self) -> list[Told]:
        """What the host of the game has told since this was asked last."""
        return []

    @property
    def thinking(self) -> Seat | None:
        """The bot that everybody waits for, if they wait for no person."""
        awaited = self.awaited
        return awaited[0] if awaited and all(self.seats[seat].kind == "bot" for seat in awaited) else None

    # Answering

    def answer(self, seat: Seat, line: str) -> None:
        """Give an answer to what a seat is asked."""
        raise NotImplementedError

    def note(self, about: Ref) -> None:
        """The next mark for what the person at the screen thinks of somebody: round all of them, and none."""
        marks = self._table.game.marks
        if isinstance(self.eyes, int) and marks:
            circle = ("", *marks)
            now = self._table.notes.get(self.eyes, {}).get(about, "")
            self._note(self.eyes, about, circle[(circle.index(now) + 1) % len(circle)])

    def _note(self, seat: Seat, about: Ref, mark: str) -> None:
        raise NotImplementedError

    @property
    def prospect(self) -> Prospect | None:
        """What would come of asking for the last answer back; None while that is being worked out."""
        return "nothing"

    @property
    def is_in_grace(self) -> bool:
        """Whether the game goes on in a moment, and waits only because something can still be taken back."""
        return False

    def end_grace(self) -> None:
        """Nothing is going to be taken back."""

    def undo(self) -> None:
        """Ask for the last answer of the person at the screen back."""
        raise NotImplementedError

    # The file

    @property
    def saved_at(self) -> Path | None:
        """The file that the game is written to, if it is written here."""
        return None

    def change_bot(self, seat: Seat, level: str, temper: str) -> None:
        """A bot plays better or worse, or with another temper, from now on."""
        raise NotImplementedError

    def save_as(self, name: str) -> Path:
        """Copy the save under another name."""
        raise NotImplementedError

    def give_up(self) -> None:
        """Take the save off the list: it is kept in a folder of its own."""
        raise NotImplementedError

    # Looking back

    def past(self) -> Replay | None:
        """The game up to now, to look back at; None as long as only somebody else has it."""
        return None

    def why(self, sentence: int) -> tuple[Event, Reasons] | None:
        """A sentence of the story, by its number in it, and why it came about; None where only a host can tell."""
        return None

    @property
    def wonders_why(self) -> bool:
        """Whether somebody else was asked, and may answer later."""
        return False

    # For reports

    def save_text(self) -> str:
        """The whole save, as far as it is known here."""
        raise NotImplementedError

    def position(self) -> str:
        """Where the game is, for those who look into a report."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of everything."""
