"""What host and guests say to each other: typed JSON, one message a frame.

Everything a guest sends is checked here before anything runs; what does not fit is refused with a `BadMessage`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from engine.choices import Menu, Option, Pick, Race, Ref, Refused, Seat
from engine.errors import Problem
from engine.games import LONGEST_NAME, Result, SeatInfo
from engine.views import View

PROTOCOL = 1
MOST_BYTES = 64 * 1024  # from a guest
MOST_BYTES_FROM_HOST = 32 * 1024 * 1024  # whole games are told to whoever comes back
DEEPEST = 16
LONGEST_LINE = 2_000  # of an answer
LONGEST_WORDS = 400  # of a chat line
MOST_SEATS = 20
MOST_SECONDS = 3600  # of a clock

GESTURES: Final = ("nod", "shake", "point", "laugh", "cry", "shrug")
Gesture: TypeAlias = Literal["nod", "shake", "point", "laugh", "cry", "shrug"]
Phase: TypeAlias = Literal["lobby", "play", "over"]

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
Name = Annotated[str, msgspec.Meta(max_length=120)]  # cut to size when it is cleaned
Short = Annotated[str, msgspec.Meta(max_length=80)]


class BadMessage(Problem):
    """Something that no honest guest would send."""


def _key(name: str) -> str:
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=_key, tag_field="is"):
    """One thing said."""


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


class Jot(Message, frozen=True):
    """Notes something about another player, for the eyes of one seat only."""

    seat: SeatNumber
    about: Short
    mark: Short


class AskUndo(Message, frozen=True):
    """Wants to take back the last answer of a seat."""

    seat: SeatNumber


class Consent(Message, frozen=True):
    """Agrees to an undo, or does not."""

    undo: Count
    agrees: bool


class Leave(Message, frozen=True):
    """Goes, and does not mean to come back soon."""


# From the host's own client only


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat before the game: for somebody at the host's computer, for a guest, or for a bot of some level."""

    kind: Literal["here", "guest", "bot"] = "guest"
    name: Name = ""
    level: Short = ""
    colour: Short = ""


class SetUp(Message, frozen=True):
    """How the game will be: seats, options of the game, and what is agreed on beside it."""

    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    clock: Annotated[int, msgspec.Meta(ge=0, le=MOST_SECONDS)] = 0  # seconds for a decision; 0: as many as one likes
    patience: Annotated[int, msgspec.Meta(ge=0, le=MOST_SECONDS)] = (
        0  # seconds until a bot plays for who is away; 0: never
    )


class Swap(Message, frozen=True):
    """Two seats change places, with whoever sits there."""

    seat: SeatNumber
    other: SeatNumber


class Remove(Message, frozen=True):
    """Sends somebody away."""

    person: Count


class Start(Message, frozen=True):
    """The game begins."""


class StandIn(Message, frozen=True):
    """A bot plays a seat for whoever is away, or no longer."""

    seat: SeatNumber
    on: bool


class Again(Message, frozen=True):
    """The same people once more."""


FromGuest: TypeAlias = (
    Join
    | Sit
    | Stand
    | Paint
    | Ready
    | Say
    | Sign
    | Answer
    | Jot
    | AskUndo
    | Consent
    | Leave
    | SetUp
    | Swap
    | Remove
    | Start
    | StandIn
    | Again
)
HOST_ONLY: tuple[type[Message], ...] = (SetUp, Swap, Remove, Start, StandIn, Again)


# From the host


class Hello(Message, frozen=True):
    """The first message of a host: what is played, so that a guest knows whether it can join."""

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


class PersonLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table."""

    id: int
    name: str
    is_host: bool = False
    is_away: bool = False
    is_ready: bool = False


class SeatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, and who sits there: a person, a bot, or nobody yet."""

    name: str
    kind: Literal["person", "bot"] = "person"
    level: str = ""
    colour: str = ""
    person: int | None = None
    stand_in: bool = False  # a bot plays for him


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


class Begun(Message, frozen=True):
    """A game is on: sent at its start, and to everybody who comes in later."""

    game: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    yours: list[Seat]
    count: int  # of the games at this table


class WireMenu(msgspec.Struct, frozen=True, omit_defaults=True):
    """A menu without what is worked out only on demand."""

    prompt: str
    options: list[str]
    sets: dict[str, Pick] = {}
    optional: bool = False
    default: str | None = None
    about: list[Ref] = []
    rule: str = ""


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one viewer sees: all of it, except that of the events only the new ones are told."""

    view: msgspec.Raw  # read when somebody looks at it: most updates are for those who only wait
    first: int = 0  # how many events this viewer was told before these; any after them did not happen after all
    events: list[dict[str, Any]] = []
    awaited: list[Seat] = []
    menu: WireMenu | None = None


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
    Hello
    | Welcome
    | Refusal
    | Goodbye
    | Notice
    | RoomView
    | Said
    | Signed
    | Begun
    | Update
    | Reasons
    | UndoAsked
    | UndoOver
    | Record
)

_from_guest = msgspec.json.Decoder(FromGuest)
_from_host = msgspec.json.Decoder(FromHost)
_view = msgspec.json.Decoder(View)


def _plain_text(thing: Any) -> str:
    """An option is its line."""
    if isinstance(thing, str):
        return str(thing)
    raise NotImplementedError(f"{type(thing).__name__} is no plain data")


_encoder = msgspec.json.Encoder(enc_hook=_plain_text)


def encode(message: Message | msgspec.Struct | View) -> bytes:
    """A message, or a part of one, as it goes over the wire."""
    return _encoder.encode(message)


def from_guest(raw: bytes | str) -> FromGuest:
    """What a guest said; what is too long, too deep or no message is refused."""
    data = raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
    if len(data) > MOST_BYTES:
        raise BadMessage("lan-too-long", bytes=len(data), most=MOST_BYTES)
    if depth(data) > DEEPEST:
        raise BadMessage("lan-too-deep", most=DEEPEST)
    try:
        message: FromGuest = _from_guest.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as mistake:
        raise BadMessage("lan-no-message", mistake=mistake) from None
    return message


def from_host(raw: bytes | str) -> FromHost:
    """What a host said."""
    try:
        message: FromHost = _from_host.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as mistake:
        raise BadMessage("lan-no-message", mistake=mistake) from None
    return message


def wire_view(view: View) -> msgspec.Raw:
    """A view as it goes over the wire."""
    return msgspec.Raw(encode(view))


def as_view(raw: msgspec.Raw) -> View:
    """A view that came over the wire."""
    try:
        view: View = _view.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as mistake:
        raise BadMessage("lan-no-message", mistake=mistake) from None
    return view


_TEXT = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)  # never tried twice: whoever sends it may mean harm


def depth(data: bytes) -> int:
    """How deeply things lie in each other. Most messages are so small that counting brackets is enough."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return 0
    deepest = now = 0
    for sign in _TEXT.sub(b"", data):
        if sign in b"[{":
            now += 1
            deepest = max(deepest, now)
        elif sign in b"]}":
            now -= 1
    return deepest


# Words of people

_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def cleaned(words: str, longest: int) -> str:
    """Words without control and direction marks, on one line and not too long."""
    kept = (
        " " if sign.isspace() else sign
        for sign in words
        if sign.isspace() or (sign not in _DIRECTIONS and not unicodedata.category(sign).startswith("C"))
    )
    return " ".join("".join(kept).split())[:longest].strip()


def clean_name(name: str) -> str:
    """A name as it may be shown."""
    return cleaned(name, LONGEST_NAME)


# Menus and problems


def wire_menu(menu: Menu) -> WireMenu:
    """A menu as it goes over the wire."""
    return WireMenu(
        menu.prompt,
        list(menu.options),
        dict(menu.sets),
        menu.optional,
        menu.default,
        list(menu.about),
        menu.rule,
    )


def as_menu(wire: WireMenu) -> Menu:
    """A menu that came over the wire."""
    return Menu(
        wire.prompt,
        [Option(line) for line in wire.options],
        wire.sets,
        optional=wire.optional,
        default=None if wire.default is None else Option(wire.default),
        about=tuple(wire.about),
        rule=wire.rule,
    )


def refusal(problem: Problem, id: int = 0) -> Refusal:
    """A problem as it goes over the wire."""
    return Refusal(problem.key, problem.of, _plain(problem), id)


def goodbye(problem: Problem) -> Goodbye:
    """A problem that ends a connection."""
    return Goodbye(problem.key, problem.of, _plain(problem))


def as_problem(told: Refusal | Goodbye) -> Problem:
    """A problem that came over the wire."""
    return Problem(told.key, of=told.of, **told.facts)


def _plain(problem: Problem) -> dict[str, Any]:
    return {name: fact if isinstance(fact, int) else str(fact) for name, fact in problem.facts.items()}
