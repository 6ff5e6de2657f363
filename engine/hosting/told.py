"""What a host tells those who listen."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from engine import choices
from engine.choices import Menu, Race, Seat
from engine.errors import Problem
from engine.events import Event
from engine.games import Result
from engine.table import Table
from engine.views import View, Viewer


class Begun(msgspec.Struct, eq=False):
    """A game is on: told at its start, and to everybody who comes in later."""

    table: Table[Any]
    yours: list[Seat]
    count: int  # of the games at this table


class Sight(msgspec.Struct, eq=False):
    """What one viewer sees: all of it, except that of the events only the new ones are told."""

    view: View
    first: int  # how many events this viewer was told before these; any after them did not happen after all
    events: list[Event]
    awaited: list[Seat]
    number: int  # of the question to this viewer
    menu: Menu | None
    passes: bool = False  # this viewer lets everything pass until their next turn
    sent_as: Any = None  # what a door has made of the view: others may see the same


class Update(msgspec.Struct, eq=False):
    """The game has changed. Whoever looks at the table itself gets no sights."""

    number: int
    sights: dict[Viewer, Sight]
    is_new: bool  # nobody has answered yet
    race: Race | None
    seconds: int  # for this question; 0: as many as one likes
    left: float  # of them
    result: Result | None
    is_silent: bool  # talking costs something now
    heard: int = 0  # the id of the last answer that counted from there
    can_undo: bool = False  # there is something that somebody there may want to take back
    as_before: int | None = None  # if something was taken back, how many events are as they were
    sent_as: dict[int, Any] = {}  # what a door has made of parts that views have in common, by the ids of these


class Reasons(msgspec.Struct, eq=False):
    """Why a seat cannot choose what its menu does not offer: worked out when it is read."""

    seat: Seat
    number: int
    menu: Menu


class Verdict(msgspec.Struct):
    """What is wrong with a set that a seat is putting together; None: nothing so far."""

    seat: Seat
    number: int
    line: str
    flaw: choices.Refused | None


class Refused(msgspec.Struct):
    """Something was refused and has changed nothing: an answer if it has an id."""

    problem: Problem
    id: int = 0


class Ended(msgspec.Struct):
    """The game is over: its save, without what people noted for themselves."""

    record: str


class RuleFailed(msgspec.Struct):
    """A rule failed, and the game is as it was; what the failure says may be hidden from whoever would read it."""

    failure: Exception


class BotFailed(msgspec.Struct):
    """A bot failed, or answered what it was not offered, and chooses blindly now."""

    seat: Seat
    failure: Exception


class NotSaved(msgspec.Struct):
    """The game goes on, but not on the disk; None: it is on the disk again."""

    problem: Problem | None


class UndoAsked(msgspec.Struct):
    """Somebody wants to go back: the events of this listener's story from number `since` on would not have happened."""

    undo: int
    by: Seat
    since: int
    is_yours: bool  # this listener is asked for its consent


class UndoOver(msgspec.Struct):
    """It was agreed to, or not."""

    undo: int
    is_done: bool


Told: TypeAlias = (
    Begun | Update | Reasons | Verdict | Refused | Ended | RuleFailed | BotFailed | NotSaved | UndoAsked | UndoOver
)
