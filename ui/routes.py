"""Where screens lead: a screen asks the app to go somewhere and knows no other screen. `ui.screens` builds them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from engine.choices import Seat
from engine.games import Game, SeatInfo
from engine.replaying import Replay
from engine.table import Table
from ui.plan import Plan

if TYPE_CHECKING:
    from engine.lan.identity import Ticket


@dataclass(frozen=True)
class Home:
    """The first screen."""


@dataclass(frozen=True)
class About:
    """What this program is."""


@dataclass(frozen=True)
class Settings:
    """What can be set for every game."""


@dataclass(frozen=True)
class Keys:
    """All keys that do something on the screen on top."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game, at one of them, or where they speak of something."""

    game: Game[Any]
    rule: str = ""
    words: str = ""  # to search for


@dataclass(frozen=True)
class Album:
    """All cards of a game, or of all games."""

    game: str = ""


@dataclass(frozen=True)
class People:
    """Who has played what."""


@dataclass(frozen=True)
class Evenings:
    """All evenings on this computer."""


@dataclass(frozen=True)
class Evening:
    """Several games in a row of the same people."""

    path: Path


@dataclass(frozen=True)
class Decks:
    """The decks that somebody has built for a game."""

    game: Game[Any]


@dataclass(frozen=True)
class Learning:
    """What there is to learn by, of all games."""


@dataclass(frozen=True)
class Lessons:
    """The lessons of a game."""

    game: Game[Any]


@dataclass(frozen=True)
class Lesson:
    """A part of a lesson, from its beginning."""

    game: Game[Any]
    id: str
    number: int = 0


@dataclass(frozen=True)
class Puzzles:
    """The puzzles of a game."""

    game: Game[Any]


@dataclass(frozen=True)
class Puzzle:
    """A puzzle from its beginning: to be solved, or to be shown how."""

    game: Game[Any]
    id: str
    is_shown: bool = False


@dataclass(frozen=True)
class SetUp:
    """Who plays a game, and how; in an evening with its people."""

    game: Game[Any]
    seats: Sequence[SeatInfo] = ()
    evening: Path | None = None


@dataclass(frozen=True)
class NewGame:
    """The table of a game that begins in this process."""

    game: Game[Any]
    seats: Sequence[SeatInfo]
    options: Mapping[str, Any]
    seed: int | None = None
    evening: Path | None = None


@dataclass(frozen=True)
class SavedGame:
    """The table of a saved game that goes on in this process."""

    path: Path


@dataclass(frozen=True)
class LookAtSave:
    """The table of a saved game that is only looked at: another program plays it."""

    path: Path


@dataclass(frozen=True)
class PlayOn:
    """The table of a new game that goes on from a moment of another."""

    table: Table[Any]


@dataclass(frozen=True)
class LookBack:
    """The replay of a game, for the people of these seats."""

    replay: Replay
    own: Sequence[Seat]


@dataclass(frozen=True)
class LookBackAt:
    """The replay of a saved game, at a place of it, through the eyes of a seat; of a sample, which nobody plays,
    everything may be seen."""

    path: Path
    is_sample: bool = False
    place: int = 0
    eyes: Seat | None = None


@dataclass(frozen=True)
class OpenGame:
    """The lobby of a new game that guests come to, in an evening that begins with it or goes on."""

    game: Game[Any]
    plan: Plan
    evening: Path | Literal["new"] | None = None


@dataclass(frozen=True)
class OpenSave:
    """The lobby of a saved game that goes on with guests; or of another one, which its people play after it."""

    path: Path
    game: Game[Any]
    people: Sequence[str]
    then: Game[Any] | None = None


@dataclass(frozen=True)
class Join:
    """The way to somebody else's table; with a ticket, straight back to a table that we were at."""

    address: str = ""
    code: str = ""
    watches: bool = False
    back_to: tuple[str, Ticket] | None = None


@dataclass(frozen=True)
class JoinedLobby:
    """The lobby of the table that `app.network.link` leads to, under this name."""

    name: str


@dataclass(frozen=True)
class NetGame:
    """The game that is played at the table that `app.network.link` leads to."""


@dataclass(frozen=True)
class NetEvening:
    """The evening at the table that `app.network.link` leads to."""


ToGame = Lessons | Lesson | Puzzles | Puzzle | SetUp | NewGame | SavedGame | LookAtSave | PlayOn | LookBack | LookBackAt
ToGuests = OpenGame | OpenSave | Join | JoinedLobby | NetGame | NetEvening
Route = (
    Home | Learning | About | Settings | Keys | Rules | Album | People | Evenings | Evening | Decks | ToGame | ToGuests
)
