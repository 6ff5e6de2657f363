"""What a bot that looks ahead is given: imagined tables, as many as it likes, and never the real one.

A snapshot is plain data and cheap to take: it is made where the table is, and looked into anywhere, in another thread
or in another process. There the game is played once from its beginning, or from where somebody looked ahead before, to
the last checkpoint of the rules; every imagined table starts from that one, with the few answers since.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from engine.choices import Menu, Move, Option, Seat
from engine.dice import Dice
from engine.games import Game, Options, SeatInfo, State, find_game
from engine.notes import Notes
from engine.table import Kept, Table
from engine.views import View

S = TypeVar("S", bound=State)

wall_clock = time.monotonic  # thinking takes real time, however fast or slow a game is shown


@dataclass(frozen=True)
class Snapshot(Generic[S]):
    """A table at one moment: how it began, and the answers since; or a later checkpoint where all was kept track of."""

    game: Game[S]
    seats: tuple[SeatInfo, ...]
    options: Options
    seed: int
    position: Mapping[str, Any] | None
    dice: tuple[int | str, ...]
    asks_people: bool
    kept: Kept
    moves: tuple[Move, ...]
    turn: int  # how many of them there were at the last checkpoint of the rules, where a turn begins

    @classmethod
    def of(cls, table: Table[S]) -> Snapshot[S]:
        """Take it, whatever happens at the table later."""
        kept = table._kept[0]
        return cls(
            table.game,
            table.seats,
            table.options,
            table.seed,
            table.position,
            table._fixed_dice,
            table.asks_people,
            kept._replace(moves=0, events=0),
            tuple(table.moves[kept.moves :]),
            table.turn - kept.moves,
        )

    def __getstate__(self) -> dict[str, Any]:
        """For another process, which knows the game by its name."""
        return {**self.__dict__, "game": self.game.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, game=find_game(state["game"]))

    def played(self) -> Table[S]:
        """The real table, without what happened before the checkpoint. Not for bots."""
        table: Table[S] = object.__new__(Table)
        table.__dict__.update(
            game=self.game,
            seats=self.seats,
            _has_chosen_colours=any(seat.colour for seat in self.seats),
            options=self.options,
            seed=self.seed,
            position=self.position,
            asks_people=self.asks_people,
            keeps_track=True,
            moves=list(self.moves),
            forced=set(),
            notes=Notes(),
            checkpoint_every=self.turn,  # the last one of the rules is kept
            _fixed_dice=self.dice,
            _kept=[self.kept],
            _events=[],
        )
        return table.fork()

    def from_last_checkpoint(self) -> Snapshot[S]:
        """The same moment, from the last checkpoint of the rules: the answers before it are given once, here."""
        base = replace(self, moves=(), turn=0)
        known = next((root for root in reversed(tuple(_roots)) if root.leads_to(self, base)), None)
        start = self if known is None else self._without(len(known.moves), known.kept)
        if start.turn == 0 and start.kept.state:
            return start
        kept = start.played()._kept[-1]
        if not kept.state or kept.moves != start.turn:  # the rules have had none yet
            return start
        kept = kept._replace(moves=0, events=0)
        _roots.append(_Root(base, self.moves[: self.turn], kept))
        return start._without(start.turn, kept)

    def _without(self, moves: int, kept: Kept) -> Snapshot[S]:
        return replace(self, kept=kept, moves=self.moves[moves:], turn=self.turn - moves)


class _Root(NamedTuple):
    """A checkpoint of the rules that was played up to, and from where."""

    base: Snapshot[Any]  # without answers
    moves: tuple[Move, ...]
    kept: Kept

    def leads_to(self, wanted: Snapshot[Any], base: Snapshot[Any]) -> bool:
        count = len(self.moves)
        return count <= wanted.turn and wanted.moves[:count] == self.moves and self.base == base


_roots: deque[_Root] = deque(maxlen=8)  # what they hold follows from what they are found by


class Ahead(Generic[S]):
    """Looks ahead for one seat, which is asked alone: it yields imagined tables only."""

    def __init__(
        self,
        snapshot: Snapshot[S],
        seat: Seat,
        seconds: float | None = None,
        clock: Callable[[], float] = wall_clock,
    ) -> None:
        """Without a number of seconds time is never up: what is found then depends on nothing but chance."""
        self.seat, self.seconds = seat, seconds
        self._snapshot, self._clock = snapshot, clock
        self._ends: float | None = None

    def __getstate__(self) -> dict[str, Any]:
        """For another process, which has a clock of its own."""
        return {"seat": self.seat, "seconds": self.seconds, "snapshot": self._snapshot}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["snapshot"], state["seat"], state["seconds"])  # type: ignore[misc]

    @property
    def game(self) -> Game[S]:
        """The game that is played."""
        return self._snapshot.game

    def asked(self) -> tuple[View, Menu]:
        """What the seat sees, and what it is asked."""
        menu = self._real.menu(self.seat)
        assert menu is not None, "a seat looks ahead when it is asked"
        return self._real.view(self.seat), menu

    def world(self, chance: Dice) -> Table[S]:
        """A table that looks the same to the seat: everything hidden from it, and all chance to come, is dealt anew.

        The same chance gives the same world.
        """
        world = self._real.imagine(self.seat, chance)
        world.seed, world.position, world.moves = 0, None, []  # the real game could be had back from them
        return world

    @cached_property
    def _real(self) -> Table[S]:
        """Where worlds start from."""
        return self._snapshot.from_last_checkpoint().played()

    @property
    def is_time_up(self) -> bool:
        """Whether an answer is due; time begins to run when this is asked for the first time."""
        if self.seconds is None:
            return False
        if self._ends is None:
            self._ends = self._clock() + self.seconds
        return self._clock() >= self._ends


@runtime_checkable
class LookingBot(Protocol):
    """A bot that may also look ahead, where there is a table to imagine others from."""

    def __call__(self, view: Any, menu: Menu, chance: Dice) -> Option | None:
        """Choose without looking ahead: at a table elsewhere, or when several are asked."""

    def look_ahead(self, view: Any, menu: Menu, chance: Dice, ahead: Ahead[Any]) -> Option | None:
        """Choose by trying out what may come of it."""
