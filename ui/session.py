"""A game in this process: bots that think beside the drawing, and the journal that every answer is written to."""

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

from engine.bots import bot_for, random_bot
from engine.choices import Menu, Option, Ref, Seat
from engine.dice import Dice
from engine.errors import BadFile, Problem
from engine.games import Game, SeatInfo
from engine.saves import Journal, register_path, resume, save_text, write_new
from engine.table import Table
from engine.views import View
from ui.seating import Seating

SWITCH_INTERVAL: Final = 0.001  # seconds: a thinking bot must not cost frames
_NOT_IN_NAMES: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f]')  # of files, on some system or other


class Thought(NamedTuple):
    """What a bot was asked, and the answer that it is thinking of."""

    number: int
    seat: Seat
    menu: Menu
    answer: Future[Option | None]


class Session(Seating):
    """One game in this process, with its bots and its journal."""

    _table: Table[Any]

    def __init__(
        self,
        table: Table[Any],
        journal: Journal | None = None,
        notes: Sequence[Problem] = (),
        folder: Path | None = None,
    ) -> None:
        bots = {seat: bot_for(table.game, info) for seat, info in enumerate(table.seats) if info.kind == "bot"}
        people = [seat for seat in range(len(table.seats)) if seat not in bots]
        super().__init__(table, people, Dice(secrets.randbelow(1 << 30)))
        self.bots = bots
        self.journal = journal
        self._folder = folder  # where to begin a file as soon as that can be done
        self.notes = list(notes)
        self.is_saved = journal is not None
        self._thinkers: ThreadPoolExecutor | None = None
        self._thought: Thought | None = None
        self._silent: set[tuple[int, Seat]] = set()  # bots that have nothing to say beside a question

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

    @property
    def move_count(self) -> int:
        """How many answers were given."""
        return len(self._table.moves)

    @property
    def saved_at(self) -> Path | None:
        """The file that the game is written to."""
        return self.journal.path if self.journal is not None else None

    @property
    def is_new(self) -> bool:
        """Whether nobody has answered yet."""
        return not self._table.moves

    def save_text(self) -> str:
        """The whole save, for reports."""
        return save_text(self._table)

    def digest(self) -> str:
        """The digest of the whole game."""
        return self._table.digest()

    def position(self) -> str:
        """Digest, the rules that are paused, and how far the game has come."""
        return f"digest={self.digest()}\nwhere={self._table.where()}\nmoves={len(self._table.moves)}"

    # Answering

    def _give(self, step: Callable[[], object]) -> None:
        try:
            super()._give(step)
        except BadFile:  # answered, but not on the disk: the next answer is written together with it
            self.is_saved = False
            raise
        if self.journal is None and self._folder is not None:
            with contextlib.suppress(BadFile):  # that it is not saved was said, and is still to be seen
                self.journal = Journal.begin(self._folder, self._table)
        self.is_saved = self.journal is not None

    def note(self, about: Ref) -> None:
        """As for everybody; a save that failed is said, and made up for."""
        try:
            super().note(about)
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
                register_path(self.journal.path).unlink(missing_ok=True)  # guests have nothing to come back to
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
