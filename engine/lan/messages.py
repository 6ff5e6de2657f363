"""What host and guests say to each other, one message a frame. How it is written down is the business of `wire`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from engine.choices import Race, Refused, Seat
from engine.games import Result, SeatInfo
from engine.hosting.habits import Asks
from engine.lan.leading import HOST_ONLY as HOST_ONLY
from engine.lan.leading import Again as Again
from engine.lan.leading import Give as Give
from engine.lan.leading import HoldEvening as HoldEvening
from engine.lan.leading import Level as Level
from engine.lan.leading import NewCode as NewCode
from engine.lan.leading import NextGame as NextGame
from engine.lan.leading import Remove as Remove
from engine.lan.leading import SeatPlan as SeatPlan
from engine.lan.leading import SetUp as SetUp
from engine.lan.leading import StandIn as StandIn
from engine.lan.leading import Start as Start
from engine.lan.leading import Swap as Swap
from engine.lan.lines import EveningLine as EveningLine
from engine.lan.lines import GameLine as GameLine
from engine.lan.lines import PersonLine as PersonLine
from engine.lan.lines import SeatLine as SeatLine
from engine.lan.message import MOST_SEATS as MOST_SEATS
from engine.lan.message import Count, Name, SeatNumber, Short
from engine.lan.message import Message as Message
from engine.lan.sights import Sight as Sight  # said along with the messages
from engine.lan.sights import WireMenu as WireMenu

PROTOCOL = 8  # grows with every change that an older client would not understand
LONGEST_LINE, LONGEST_WORDS = 2_000, 400  # of an answer, and of a chat line

Gesture: TypeAlias = Literal["nod", "shake", "point", "laugh", "cry", "shrug"]
Phase: TypeAlias = Literal["lobby", "play", "over"]

# From guests


class Join(Message, frozen=True):
    """The first message of a guest. With the token that it was given once, it comes back to its seats."""

    protocol: Count
    game: Short
    rules: Count
    facts: Short  # what `fingerprint` says of the cards
    code: Short
    name: Name = ""
    token: Short = ""
    host_key: Short = ""  # known to the host's own client only
    watches: bool = False  # wants no seat
    reasons: bool = True  # wants to know what cannot be chosen and why; bots do not
    asks: Asks = "always"  # what the people there want to be asked
    sign: Short = ""  # of whoever is called so


class Sit(Message, frozen=True):
    """Takes a free seat; one computer may take several, for people who share it."""

    seat: SeatNumber
    name: Name = ""


class Stand(Message, frozen=True):
    """Gives a seat back."""

    seat: SeatNumber


class Paint(Message, frozen=True):
    """Takes a colour for a seat of its own."""

    seat: SeatNumber
    colour: Short


class Ready(Message, frozen=True):
    """May begin, or must wait."""

    ready: bool


class Say(Message, frozen=True):
    """Talks."""

    words: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_WORDS)]


class Sign(Message, frozen=True):
    """A gesture, which is free where talking is not."""

    gesture: Gesture
    at: SeatNumber | None = None


class Answer(Message, frozen=True):
    """The answer to a question; `id` grows with every answer of a guest, so that none is heard twice."""

    seat: SeatNumber
    number: Count
    line: Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)]
    id: Count


class Would(Message, frozen=True):
    """Wants to know whether a set that is being put together would do."""

    seat: SeatNumber
    number: Count
    line: Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)]


class Jot(Message, frozen=True):
    """Notes something about another player, for the eyes of one seat only."""

    seat: SeatNumber
    about: Short
    mark: Short


class AskMe(Message, frozen=True):
    """The people at a computer want to be asked more, or less."""

    asks: Asks


class LetPass(Message, frozen=True):
    """Lets everything pass until the next turn of a seat, or no longer."""

    seat: SeatNumber
    on: bool


class AskWhy(Message, frozen=True):
    """Wants to know why a sentence of the story came about, as told to some eyes: `0` is a seat, `` an onlooker."""

    eyes: Short
    sentence: Count


class AskUndo(Message, frozen=True):
    """Wants to take back the last answer of a seat."""

    seat: SeatNumber


class Consent(Message, frozen=True):
    """Agrees to an undo, or does not."""

    undo: Count
    agrees: bool


class Leave(Message, frozen=True):
    """Goes, and does not mean to come back soon."""


FromGuest: TypeAlias = (
    Join | Sit | Stand | Paint | Ready | Say | Sign | Answer | Would | Jot | AskMe | LetPass | AskWhy | AskUndo
    | Consent | Leave | SetUp | Swap | Remove | NewCode | Give | Start | StandIn | Level | Again
    | HoldEvening | NextGame
)  # fmt: skip


# From the host


class Hello(Message, frozen=True):
    """The first message of a host: what is played, so that a guest knows whether it can join. It comes again when
    another game is to be played."""

    protocol: int
    table: str  # by which a guest finds its token again
    host: str  # whose table it is
    game: str
    rules: int
    facts: str


class Welcome(Message, frozen=True):
    """The guest is in: what it comes back with is the token."""

    person: int
    token: str
    is_host: bool
    run: str  # another one whenever the host was started anew
    answers: int  # at most so many a second


class Refusal(Message, frozen=True):
    """Something was refused, and nothing has changed: an answer if it has an `id`."""

    key: str
    of: str = ""
    facts: dict[str, Any] = {}
    id: int = 0


class Goodbye(Message, frozen=True):
    """The last message of a host before it hangs up, and why."""

    key: str
    of: str = ""
    facts: dict[str, Any] = {}


class Notice(Message, frozen=True):
    """Something went on at the table, beside the game: the key of a sentence."""

    key: str
    facts: dict[str, Any] = {}


class RoomView(Message, frozen=True):
    """Everything about the table beside the game: sent whenever something changed."""

    phase: Phase
    game: str
    seats: list[SeatLine]
    people: list[PersonLine]
    options: dict[str, Any] = {}
    clock: int = 0
    patience: int = 0
    is_resumed: bool = False  # seats, names and options are those of the save
    trouble: Refusal | None = None  # why the game cannot begin
    evening: EveningLine | None = None  # to which the games here belong


class Said(Message, frozen=True):
    """Somebody talked."""

    person: int
    name: str
    words: str


class Signed(Message, frozen=True):
    """Somebody made a gesture."""

    person: int
    name: str
    gesture: Gesture
    at: Seat | None = None


class Earlier(Message, frozen=True):
    """What was said before, to somebody who comes back: the last lines, the oldest first."""

    lines: list[Said | Signed]


class Begun(Message, frozen=True):
    """A game is on: sent at its start, and to everybody who comes in later."""

    game: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    yours: list[Seat]
    count: int  # of the games at this table


class Update(Message, frozen=True):
    """The game as it is now, for all viewers at one computer: `0` is a seat, `` an onlooker, `all` an ended game."""

    number: int
    sights: dict[str, Sight]
    is_new: bool = False  # nobody has answered yet
    race: Race | None = None
    seconds: int = 0  # for this question
    left: float = 0.0  # of them
    result: Result | None = None
    heard: int = 0  # the id of the last answer that was heard from this guest
    is_silent: bool = False  # talking costs something now
    can_undo: bool = False  # there is something that this guest may want to take back


class Reasons(Message, frozen=True):
    """What a seat cannot choose and why, and what it should not choose without a second thought."""

    seat: Seat
    number: int
    refused: list[Refused] = []
    doubts: dict[str, str] = {}


class Verdict(Message, frozen=True):
    """What is wrong with a set that is being put together; nothing: it would do so far."""

    seat: Seat
    number: int
    line: str
    flaw: Refused | None = None


class Because(Message, frozen=True):
    """Why a sentence came about: the rules and cards, as far as those eyes may know them."""

    eyes: str
    sentence: int
    rules: list[str] = []
    cards: list[str] = []


class UndoAsked(Message, frozen=True):
    """Somebody wants to go back: those events of this guest's story from number `since` on would not have happened."""

    undo: int
    by: Seat
    since: int
    yours: bool = False  # this guest is asked for its consent


class UndoOver(Message, frozen=True):
    """It was agreed to, or not."""

    undo: int
    done: bool


class Record(Message, frozen=True):
    """The whole save of a game that has ended."""

    save: str


FromHost: TypeAlias = (
    Hello | Welcome | Refusal | Goodbye | Notice | RoomView | Said | Signed | Earlier
    | Begun | Update | Reasons | Verdict | Because | UndoAsked | UndoOver | Record
)  # fmt: skip
