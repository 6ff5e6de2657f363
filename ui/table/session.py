"""A game in this process: the window is a door to its host."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.bots import advising
from engine.causes import Cause, Reasons, causes_of, explain
from engine.choices import Move, Option, Ref, Seat
from engine.dice import Dice
from engine.errors import Problem
from engine.events import Event
from engine.games import Game, SeatInfo
from engine.hosting.bots import Pace
from engine.hosting.habits import Asks
from engine.hosting.host import Host
from engine.hosting.levels import change_bot
from engine.hosting.thinking import Aside, Patience
from engine.hosting.timing import ManualTime
from engine.hosting.told import Told, Update
from engine.hosting.undoing import Prospect
from engine.replaying import Replay
from engine.saves import Journal, last_seen, resume, save_text
from engine.table import Table
from engine.views import Viewer
from ui.table.seating import Seating


class Screen:
    """This computer, as the host of a game knows it."""

    id = 0
    wants_sights = wants_reasons = False

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self.seats = seating.people
        self.news: list[Told] = []

    @property
    def at_screen(self) -> Seat | None:
        """Whose view is on the screen."""
        eyes = self._seating.eyes
        return eyes if isinstance(eyes, int) else None

    def hear(self, told: Told) -> None:
        """Keep it until the screen has time for it."""
        self.news.append(told)


class Session(Seating):
    """One game in this process. Time passes for it while it can be looked at."""

    tells_why = True
    _table: Table[Any]

    def __init__(
        self,
        table: Table[Any],
        journal: Journal | None = None,
        noticed: Sequence[Problem] = (),
        folder: Path | None = None,
        chance: Dice | None = None,
    ) -> None:
        super().__init__(table, [seat for seat, info in enumerate(table.seats) if info.kind != "bot"])
        self._asks: Asks = "always"
        self.is_kept = journal is not None or folder is not None
        self._time, self._thoughts, self._screen = ManualTime(), Aside(), Screen(self)
        self.host = Host(
            table,
            lambda: (self._screen,),
            self._time,
            self._thoughts,
            journal=journal,
            folders=() if folder is None else (folder,),
            chance=chance,
            asks=lambda seat: self._asks,
        )
        self._claims = self.host.claims
        self._has_begun = False
        self._causes: tuple[list[Move], list[Cause]] | None = None  # why all happened, up to so many answers
        self.host.saving.begin()
        self._screen.news.clear()
        failure = self.host.saving.problem
        self.noticed = [*noticed, *([failure] if failure is not None else [])]

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
        chosen = secrets.randbelow(1 << 48) if seed is None else seed
        return cls(Table(game, seats, options, chosen, asks_people=True), folder=folder)

    @classmethod
    def resume(cls, path: Path) -> Session:
        """Go on with a saved game; everybody has seen what happened until after their own last answer."""
        opened, journal = resume(path)
        session = cls(opened.table, journal, opened.noticed)
        session._know_the_past()
        return session

    @classmethod
    def play_on(cls, folder: Path, table: Table[Any]) -> Session:
        """A new game that goes on from a moment of another, in a file of its own."""
        session = cls(table, folder=folder)
        session._know_the_past()
        return session

    def _know_the_past(self) -> None:
        self.told |= {seat: count for seat, count in last_seen(self._table).items() if seat in self.people}

    @property
    def move_count(self) -> int:
        """How many answers were given."""
        return len(self._table.moves)

    @property
    def journal(self) -> Journal | None:
        """Where the game is written."""
        return self.host.journal

    @property
    def is_saved(self) -> bool:
        """Whether all that was answered is on the disk."""
        return self.journal is not None and self.host.saving.problem is None

    @property
    def saved_at(self) -> Path | None:
        """The file that the game is written to."""
        return self.journal.path if self.journal is not None else None

    @property
    def is_new(self) -> bool:
        """Whether nobody has answered yet."""
        return not self._table.moves

    def past(self) -> Replay | None:
        """All answers are here."""
        return Replay(self._table)

    def why(self, sentence: int) -> tuple[Event, Reasons] | None:
        """The game is played again to see it."""
        played = list(self._table.moves)
        if self._causes is None or self._causes[0] != played:
            self._causes = (played, causes_of(self._table))
        return explain(self._table, self._causes[1], self.eyes, sentence)

    def save_text(self) -> str:
        """The whole save, for reports."""
        return save_text(self._table)

    def digest(self) -> str:
        """The digest of the whole game."""
        return self._table.digest()

    def position(self) -> str:
        """Digest, the rules that are paused, and how far the game has come."""
        return f"digest={self.digest()}\nwhere={self._table.where()}\nmoves={len(self._table.moves)}"

    def save_as(self, name: str) -> Path:
        """Copy the save under another name."""
        return self.host.saving.copy_as(name)

    def change_bot(self, seat: Seat, level: str, temper: str) -> None:
        """A bot plays better or worse, or with another temper, from now on."""
        change_bot(self.host, seat, level, temper)

    def give_up(self) -> None:
        """Take the save off the list: it is kept in a folder of its own."""
        self.close()
        self.host.saving.put_aside()

    def close(self) -> None:
        """Let go of the file and of the bots."""
        self.host.close()
        self._thoughts.close()

    # Who sits at the screen

    def sit_down(self, viewer: Viewer) -> None:
        """From now on the screen is seen with these eyes."""
        super().sit_down(viewer)
        self.host.screen_changed()

    @property
    def can_advise(self) -> bool:
        """The game is here, and it has bots."""
        return bool(self.game.bots)

    def advise(self, done: Callable[[Callable[[], Option | None]], object]) -> None:
        """Think beside the drawing, as bots do."""
        assert isinstance(self.eyes, int)
        chance = Dice(secrets.randbelow(1 << 30))
        self._thoughts(advising(self._table, self.eyes, chance, Patience.DECISION), done)

    # Time

    def think(self, reaction: float, grace: float = 0.0) -> None:
        """Let the game begin; the bots think while things move."""
        self.host.bots.pace = Pace(reaction=reaction, grace=grace)
        if not self._has_begun:
            self._has_begun = True
            self.host.begin()
            self._screen.news.clear()  # how it begins is on the screen
        self._thoughts.look()

    def pass_time(self, seconds: float) -> None:
        """Time in which the table can be looked at: until something happens, which is looked at first."""
        self._time.advance(seconds, lambda: self._screen.news)

    @property
    def _left(self) -> float:
        return self.host.clock.left if self.host.clock.is_running else self.seconds

    def take_news(self) -> list[Told]:
        """What the host has told."""
        news = self._screen.news[:]
        self._screen.news.clear()
        for update in news:
            if isinstance(update, Update) and update.as_before is not None:
                self.told = {person: min(told, update.as_before) for person, told in self.told.items()}
        return news

    # Habits

    def ask_me(self, asks: Asks) -> None:
        """What the people here want to be asked from now on."""
        if asks == self._asks:
            return
        self._asks = asks
        if self._has_begun:
            self.host.change_habits(self._screen)

    def is_spared(self, seat: Seat) -> bool:
        """Whether the question to a seat is answered by habit."""
        return self.host.habits.spares(seat)

    def is_passing(self, seat: Seat) -> bool:
        """Whether a seat lets everything pass until its next turn."""
        return self.host.habits.is_passing(seat)

    def let_pass(self, seat: Seat, on: bool) -> None:
        """Let everything pass until the next turn of a seat, or no longer."""
        self.host.let_pass(self._screen, seat, on)

    # Answering

    def claim(self, seat: Seat) -> None:
        """A seat was quickest, and may choose."""
        self.host.claim(self._screen, seat)

    def answer(self, seat: Seat, line: str) -> None:
        """Give an answer; one that is refused, or a rule that fails, is told."""
        self._speaking = None
        self.host.answer(self._screen, seat, line, self._table.number_of(seat))

    def _note(self, seat: Seat, about: Ref, mark: str) -> None:
        self.host.note(self._screen, seat, about, mark)

    @property
    def prospect(self) -> Prospect | None:
        """What would come of asking for the last answer back."""
        return self.host.undoing.prospect(self._screen, self.eyes) if isinstance(self.eyes, int) else "nothing"

    @property
    def is_in_grace(self) -> bool:
        """Whether a bot waits only because something can still be taken back."""
        return self.host.bots.is_in_grace and self.prospect == "free"

    def end_grace(self) -> None:
        """Nothing is going to be taken back."""
        self.host.bots.end_grace()

    def undo(self) -> None:
        """Take the last answer back, if nobody has learnt anything since."""
        if isinstance(self.eyes, int):
            self.host.ask_undo(self._screen, self.eyes)
