"""A table as the client knows it: who sits at this screen, what they see, bots that think beside the drawing, and the
journal that every answer is written to."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from engine.bots import bot_for, random_bot
from engine.choices import Menu, Option, Race, Ref, Seat
from engine.dice import Dice
from engine.errors import BadFile, Problem
from engine.events import Event
from engine.games import Bot, Game, Result, SeatInfo
from engine.saves import Journal, resume, save_text, write_new
from engine.table import Table, seat_colours
from engine.views import View, Viewer, strings_in

SWITCH_INTERVAL: Final = 0.001  # seconds: a thinking bot must not cost frames
_NOT_IN_NAMES: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f]')  # of files, on some system or other


class Thought(NamedTuple):
    """What a bot was asked, and the answer that it is thinking of."""

    number: int
    seat: Seat
    menu: Menu
    answer: Future[Option | None]


class Session:
    """One game at this computer. Everything a screen wants to know or do goes through here."""

    def __init__(
        self,
        table: Table[Any],
        journal: Journal | None = None,
        notes: Sequence[Problem] = (),
        folder: Path | None = None,
    ) -> None:
        self._table = table
        self.journal = journal
        self._folder = folder  # where to begin a file as soon as that can be done
        self.notes = list(notes)  # what was noticed when the save was opened
        self.is_saved = journal is not None
        self.bots: dict[Seat, Bot] = {
            seat: bot_for(table.game, info) for seat, info in enumerate(table.seats) if info.kind == "bot"
        }
        self.people = [seat for seat in range(len(table.seats)) if seat not in self.bots]
        self.eyes: Viewer = self.people[0] if len(self.people) == 1 else None  # whose view is on the screen
        self.told = dict.fromkeys(self.people, 0)  # how many events each person has seen on the screen or in a recap
        self._chance = Dice(secrets.randbelow(1 << 30))
        self._claimant: tuple[Seat, int] | None = None  # who was quickest to press a key, and in which race
        self._thinkers: ThreadPoolExecutor | None = None
        self._thought: Thought | None = None
        self._silent: set[tuple[int, Seat]] = set()  # bots that have nothing to say beside a question
        self._speaking: Seat | None = None  # a person who wants to say something beside somebody else's question

    @classmethod
    def begin(
        cls,
        folder: Path,
        game: Game[Any],
        seats: Sequence[SeatInfo],
        options: Mapping[str, Any],
        seed: int | None = None,
    ) -> Session:
        """A new game; if it cannot be saved it is played all the same, and said so."""
        for info in seats:
            if info.kind == "bot":
                bot_for(game, info)
        chosen = secrets.randbelow(1 << 48) if seed is None else seed
        table: Table[Any] = Table(game, seats, options, chosen)
        try:
            return cls(table, Journal.begin(folder, table))
        except BadFile as problem:
            return cls(table, None, [problem], folder)

    @classmethod
    def resume(cls, path: Path) -> Session:
        """Go on with a saved game; everybody has seen what happened until after his own last answer."""
        opened, journal = resume(path)
        session = cls(opened.table, journal, opened.notes)
        answered = {move.seat: count for count, move in enumerate(opened.table.moves, start=1)}
        for person in session.people:
            if person in answered:
                session.told[person] = opened.table.fork(answered[person]).event_count
        return session

    @property
    def is_kept(self) -> bool:
        """Whether this game is meant to be saved; what is only looked at is not."""
        return self.journal is not None or self._folder is not None

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
    def move_count(self) -> int:
        """How many answers were given."""
        return len(self._table.moves)

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

    def save_text(self) -> str:
        """The whole save, for reports."""
        return save_text(self._table)

    def digest(self) -> str:
        """The digest of the whole game, for reports."""
        return self._table.digest()

    def where(self) -> str:
        """The rules that are paused, for reports."""
        return self._table.where()

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
        waiting = [seat for seat in self._table.awaited() if seat in self.people]
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
        try:
            step()
        except BadFile:  # answered, but not on the disk: the next answer is written together with it
            self.is_saved = False
            raise
        if self.journal is None and self._folder is not None:
            with contextlib.suppress(BadFile):  # that it is not saved was said, and is still to be seen
                self.journal = Journal.begin(self._folder, self._table)
        self.is_saved = self.journal is not None

    def note(self, about: Ref) -> None:
        """The next mark for what the person at the screen thinks of somebody: round all of them, and none."""
        marks = self._table.game.marks
        if isinstance(self.eyes, int) and marks:
            circle = ("", *marks)
            now = self._table.notes.get(self.eyes, {}).get(about, "")
            try:
                self._table.note(self.eyes, about, circle[(circle.index(now) + 1) % len(circle)])
            except BadFile:
                self.is_saved = False
                raise

    @property
    def undo_to(self) -> int | None:
        """Before which answer the person at the screen can go back by himself."""
        moves = self._table.moves
        if not isinstance(self.eyes, int) or not moves or moves[-1].seat != self.eyes or self.result is not None:
            return None
        return len(moves) - 1 if self._table.is_free_undo(len(moves) - 1) else None

    def undo(self) -> bool:
        """Take the last answer back, if nobody has learnt anything since. A save that failed is said, and made up for
        with the next answer."""
        back_to = self.undo_to
        if back_to is None:
            return False
        self._table.undo(back_to)
        for person, told in self.told.items():
            self.told[person] = min(told, self._table.event_count)
        if self.journal is not None:
            self.is_saved = False
            self.journal.rewrite()
            self.is_saved = True
        return True

    def save_as(self, name: str) -> Path:
        """Copy the save under another name."""
        if self.journal is None:
            raise BadFile("no-journal")
        stem = _NOT_IN_NAMES.sub("-", name).strip(". ")
        if not stem:
            raise BadFile("bad-name", name=name)
        path = self.journal.path.parent / f"{stem}.yaml"
        if os.path.exists(path):
            raise BadFile("file-exists", file=path.name)
        write_new(path, self.save_text())
        return path

    def give_up(self) -> None:
        """Take the save off the list: it is kept in a folder of its own."""
        self.close()
        if self.journal is not None:
            aside = self.journal.path.parent / "given-up"
            try:
                aside.mkdir(parents=True, exist_ok=True)
                self.journal.path.replace(aside / self.journal.path.name)
            except OSError as failure:
                raise BadFile("cannot-write", file=aside, why=failure.strerror) from None

    # Bots

    @property
    def thinking(self) -> Seat | None:
        """The bot whose move is being thought about."""
        return self._thought.seat if self._thought is not None else None

    def think(self) -> None:
        """Let the next bot that is asked think, if none does already; the drawing goes on meanwhile."""
        if self._thought is not None:
            if self._thought.number == self.number:
                return
            self._thought = None  # the question is over
        ask = self._table.ask
        for seat in sorted(ask.menus, key=lambda seat: not ask.menus[seat].optional) if ask is not None else ():
            menu = self._table.menu(seat)
            if menu is None or seat not in self.bots or (self.number, seat) in self._silent:
                continue
            self._thought = Thought(self.number, seat, menu, self.let_think(seat, menu))
            return

    def let_think(self, seat: Seat, menu: Menu) -> Future[Option | None]:
        """The answer of a bot, as soon as it has thought of one."""
        if self._thinkers is None:
            sys.setswitchinterval(SWITCH_INTERVAL)
            self._thinkers = ThreadPoolExecutor(1, thread_name_prefix="bot")
        chance = Dice(self._chance.below(1 << 30))
        choose: Callable[[View, Menu, Dice], Option | None] = self.bots[seat]
        return self._thinkers.submit(choose, self._table.view(seat), menu, chance)

    @property
    def chance(self) -> Dice:
        """The client's own chance: no part of the game."""
        return self._chance

    @property
    def has_thought(self) -> bool:
        """Whether a bot's answer is ready to be given."""
        return self._thought is not None and self._thought.answer.done()

    def let_bot_answer(self) -> bool:
        """Give the answer that a bot has thought of. False: it has nothing to say beside somebody else's question."""
        assert self._thought is not None
        number, seat, menu, answer = self._thought
        self._thought = None
        option = answer.result()
        if option is None and menu.optional:
            self._silent.add((number, seat))
            return False
        if option is None or menu.accept(option) is None:
            raise RuntimeError(
                f"the bot of seat {seat} answers '{option}', which the menu '{menu.prompt}' does not offer"
            )
        self.answer(seat, option, number)
        return True

    def replace_bot(self, seat: Seat) -> None:
        """A bot that failed goes on blindly."""
        self.bots[seat] = random_bot

    def close(self) -> None:
        """Let go of the file and of the bots."""
        if self._thinkers is not None:
            self._thinkers.shutdown(wait=False, cancel_futures=True)
            self._thinkers = None
        self._thought = None
        if self.journal is not None:
            self.journal.close()
