"""Everything a rule can say to the players: an option, a menu of them, a question, and ways to await the answer.

Our `Table` drives these coroutines; no event loop is involved.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Generator, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from types import coroutine
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from engine.errors import BadAnswer

Ref: TypeAlias = str
Seat: TypeAlias = int

# A word of a line: YAML would cut the line at a word that begins with '#' or ends with ':'.
_LINE = re.compile(r"(?!#)\S*[^\s:](?: (?!#)\S*[^\s:])*")


class Option(str):
    """One legal choice: a verb and the things it touches, in the order one would click them.

    An option *is* the line that stands for it in the log, `play card:king cell:c3`.
    """

    __slots__ = ("_refs",)

    _refs: tuple[Ref, ...]

    @property
    def verb(self) -> str:
        """What is done: a translation key."""
        return self.partition(" ")[0]

    @property
    def refs(self) -> tuple[Ref, ...]:
        """What it is done to; taken apart once only, since most options are built once only."""
        try:
            return self._refs
        except AttributeError:
            pass
        self._refs = tuple(self.split(" ")[1:])
        return self._refs

    @classmethod
    def of(cls, verb: str, *refs: Ref) -> Option:
        """The option to do `verb` to `refs`."""
        return cls(" ".join((verb, *refs)))

    @classmethod
    def parse(cls, line: str) -> Option:
        """The option that `line` stands for; a line that no log could hold is refused."""
        if line.isprintable() and _LINE.fullmatch(line):
            return cls(line)
        raise BadAnswer("not-an-option", line=line)


class Endings(dict[Ref, Option]):
    """Options that begin alike, by their last ref: each is built once only, when it is first looked for."""

    def __init__(self, begin: Iterable[str]) -> None:
        super().__init__()
        self.begin = tuple(begin)

    def __missing__(self, last: Ref) -> Option:
        made = self[last] = Option.of(*self.begin, last)
        return made


@cache
def endings(*begin: str) -> Endings:
    """All options that begin with a verb and refs: menus repeat themselves thousands of times."""
    return Endings(begin)


@cache
def single(verb: str, ref: Ref) -> Option:
    """`verb ref`, built once only."""
    return Option.of(verb, ref)


def singles(verb: str, refs: Iterable[Ref]) -> list[Option]:
    """`verb ref` for every one of `refs`."""
    return list(map(endings(verb).__getitem__, refs))


def pairs(verb: str, first: Ref, seconds: Iterable[Ref]) -> list[Option]:
    """`verb first second` for every one of `seconds`."""
    return list(map(endings(verb, first).__getitem__, seconds))


class Refused(NamedTuple):
    """What a seat cannot choose now, and why not: a text key, what that text speaks of, and the rule's id.

    A reason never uses what that seat may not know.
    """

    refs: tuple[Ref, ...]
    reason: str
    rule: str
    facts: Mapping[str, Ref | tuple[Ref, ...]] = {}


def _nothing() -> Iterable[Refused]:
    return ()


def _anything_goes(option: Option) -> Refused | None:
    return None


def _no_suggestion() -> Option | None:
    return None


class Pick(NamedTuple):
    """How many things of one verb are picked together, and whether their order counts or one may come twice."""

    at_least: int
    at_most: int
    ordered: bool = False
    repeats: bool = False
    checked: bool = False  # the set as a whole must also pass the menu's `check`
    paired: bool = False  # of an ordered set: every thing is followed by its place


class Menu(msgspec.Struct, eq=False):
    """What one seat may choose from.

    A verb in `sets` is answered with several things at once: its options name one thing each, and the answer is one
    line with all of them, `give card:cook card:spy`, in the order of the menu unless the order counts.
    """

    prompt: str  # a text key
    options: Sequence[Option]
    sets: Mapping[str, Pick] = {}
    auto: bool = False  # a single possible answer is given by the table: skipping gives nothing away
    optional: bool = False  # nobody waits for this seat: it may speak up beside somebody else's question
    default: Option | None = None  # what is answered for this seat when its time is up
    window: bool = False  # a chance to respond to what somebody did: the default lets it pass
    aimed: bool = False  # of a window: what somebody did is aimed at this seat
    about: tuple[Ref, ...] = ()  # what the question is about, such as the card whose effect asks
    rule: str = ""  # the rule behind the question
    kind: str = ""  # what kind of question this is, the same whatever its words: bots and boards go by it
    why_not: Callable[[], Iterable[Refused]] = _nothing  # worked out only when somebody wants to know
    doubts: Callable[[], Mapping[Option, str]] = dict  # legal but hardly meant: text keys to ask again with
    check: Callable[[Option], Refused | None] = _anything_goes  # what is wrong with a set, finished or not
    suggest: Callable[[], Option | None] = _no_suggestion  # a set that passes the check, for who chooses blindly
    is_checked_here: bool = True  # False: the check is made elsewhere, and what it says comes later
    asides: Sequence[Option] = ()  # may be said to any question but answers none: giving up; never chosen blindly

    @property
    def refused(self) -> list[Refused]:
        """What cannot be chosen now, with the reasons."""
        return list(self.why_not())

    @property
    def warnings(self) -> Mapping[Option, str]:
        """What is legal but hardly meant, each with the text key to ask again with."""
        return self.doubts()

    @property
    def has_checked_set(self) -> bool:
        """Whether a set must pass a check of the rules."""
        return any(pick.checked for pick in self.sets.values())

    def things(self, verb: str) -> list[Ref]:
        """What can be picked together with `verb`."""
        begin = f"{verb} "
        length = len(begin)
        return [option[length:] for option in self.options if option.startswith(begin)]

    def only_answer(self) -> Option | None:
        """The one possible answer, if there is just one."""
        if not self.sets:
            return self.options[0] if len(self.options) == 1 else None
        (verb, pick), *others = self.sets.items()
        count = len(self.options)
        if others or pick.at_least != count or pick.repeats or pick.checked or (pick.ordered and count > 1):
            return None
        things = self.things(verb)
        return Option.of(verb, *things) if len(things) == count else None

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all can be answered: no option, or no set large enough."""
        if not self.sets:
            return not self.options
        for option in self.options:  # noqa: SIM110  # the first will do nearly always
            if self._can_pick(option.verb):
                return False
        return True

    def _can_pick(self, verb: str) -> bool:
        pick = self.sets.get(verb)
        if pick is not None and pick.checked:
            suggested = self.suggest()
            return suggested is not None and self.accept(suggested) is not None
        return pick is None or pick.repeats or pick.at_least <= 1 or pick.at_least <= len(self.things(verb))

    def flaw(self, line: str) -> Refused | None:
        """What is wrong with a set as a whole, even if it is not finished; None also for what is no such set."""
        verb, *refs = line.split(" ")
        pick = self.sets.get(verb)
        if pick is None or not pick.checked or len(refs) > pick.at_most or not set(refs) <= set(self.things(verb)):
            return None
        return self.check(self._in_order(verb, refs, self.things(verb)))

    def _in_order(self, verb: str, refs: Sequence[Ref], things: Sequence[Ref]) -> Option:
        """A set as it is written down: in the order of the menu unless the order counts."""
        return Option.of(verb, *(refs if self.sets[verb].ordered else sorted(refs, key=things.index)))

    def accept(self, line: str) -> Option | None:
        """The option that `line` chooses, or None if it is not on this menu."""
        if not self.sets or (pick := self.sets.get(line.partition(" ")[0])) is None:
            if line in self.options or line in self.asides:
                return line if isinstance(line, Option) else Option(line)
            return None
        verb, *refs = line.split(" ")
        picked, things = set(refs), self.things(verb)
        if not pick.at_least <= len(refs) <= pick.at_most or not picked.issubset(things):
            return None
        if not pick.repeats and len(refs) > len(picked):
            return None
        option = self._in_order(verb, refs, things)
        return None if pick.checked and self.check(option) is not None else option


class Race(NamedTuple):
    """How a question is held in which it counts who is quickest: what a client needs to know besides the menus.

    An answer with one of the verbs in `decides` ends the race; any other lets it go on. Seats that speak at the same
    moment are heard in the order of the menus. People who share a screen press a key of their own and then choose.
    """

    decides: tuple[str, ...]
    reaction: tuple[float, float] = (1.0, 4.0)  # the seconds that a bot takes, at least and at most
    claim: float = 8.0  # the seconds for choosing after the own key; when they are over the menu's default is answered


class Ask(msgspec.Struct, eq=False):
    """A question to one or several seats.

    `all`: everybody answers in secret, and the rules go on when the last answer is in. `first`: whoever answers first
    is heard, the others are not asked any more; if the rules then go on with the same question (`continues`), an
    answer already on its way to it still counts. `each`: private dialogues side by side (see `dialogues`); whoever
    answers goes on to their own next question, while the others' questions stay as they are.

    A table has no clock: whoever holds it lets the question `expire` when its `seconds` are over.
    """

    menus: Mapping[Seat, Menu]
    until: Literal["all", "first", "each"] = "all"
    continues: bool = False
    secret: bool = False  # nobody may know who is asked
    seconds: int = 0  # how long the seats have, from the moment they are asked; 0: as long as they like
    span: int = 0  # questions of one span, such as a turn, share the seconds, for each seat; 0: this one has its own
    race: Race | None = None  # only with `first`

    @property
    def awaited(self) -> list[Seat]:
        """The seats that the game waits for."""
        return [seat for seat, menu in self.menus.items() if not menu.optional]


class Move(msgspec.Struct, frozen=True, gc=False):
    """One answer, as the log holds it."""

    seat: Seat
    option: Option

    def __iter__(self) -> Iterator[Any]:
        return iter((self.seat, self.option))

    def __str__(self) -> str:
        return f"{self.seat} {self.option}"


class _Mark(Enum):
    """What `checkpoint()` hands to the table."""

    CHECKPOINT = "checkpoint"


CHECKPOINT: Final = _Mark.CHECKPOINT
Answers: TypeAlias = dict[Seat, Option]
Request: TypeAlias = Ask | Literal[_Mark.CHECKPOINT]
T = TypeVar("T")
Rule: TypeAlias = Coroutine[Request, Any, T]  # it is sent Answers, and None to start it


@coroutine
def put(ask: Ask) -> Generator[Ask, Answers, Answers]:
    """Put a question; the answers come back by seat."""
    return (yield ask)


@coroutine
def checkpoint() -> Generator[Literal[_Mark.CHECKPOINT], Answers, None]:
    """Here the state alone tells how to go on: the table may keep it, and start the rules anew from it."""
    yield CHECKPOINT


class Seated(Protocol):
    """Whoever can be asked."""

    @property
    def seat(self) -> Seat:
        """Where this player sits."""


class Thing(Protocol):
    """Whatever can be chosen."""

    @property
    def ref(self) -> Ref:
        """What it is called in options."""


@coroutine
def ask_one(player: Seated, menu: Menu, continues: bool = False) -> Generator[Ask, Answers, Option]:
    """Put `menu` to one player."""
    seat = player.seat
    answers = yield Ask({seat: menu}, "all", continues)
    return answers[seat]


A = TypeVar("A", bound=Thing)


async def choose(player: Seated, prompt: str, things: Iterable[A], *, verb: str = "choose", **menu: Any) -> A:
    """Ask `player` for one of `things`."""
    options = endings(verb)
    offer = {options[thing.ref]: thing for thing in things}
    return offer[await ask_one(player, Menu(prompt, tuple(offer), **menu))]


async def choose_pair(
    player: Seated, prompt: str, offered: Iterable[tuple[A, A]], *, verb: str = "choose", **menu: Any
) -> tuple[A, A]:
    """Ask `player` for one pair of things."""
    offer = {endings(verb, first.ref)[second.ref]: (first, second) for first, second in offered}
    return offer[await ask_one(player, Menu(prompt, tuple(offer), **menu))]


async def choose_set(
    player: Seated, prompt: str, things: Iterable[A], pick: Pick, *, verb: str = "choose", **menu: Any
) -> list[A]:
    """Ask `player` for some of `things`, in the order they are named if it counts."""
    offer = {thing.ref: thing for thing in things}
    answer = await ask_one(player, Menu(prompt, singles(verb, offer), {verb: pick}, **menu))
    return [offer[ref] for ref in answer.refs]


async def all_choose(
    offers: Mapping[Seat, Iterable[A]], prompt: str, *, verb: str = "choose", **menu: Any
) -> dict[Seat, A]:
    """Everybody chooses one of their things in secret; the choices come out together, in the order of the offers."""
    options = endings(verb)
    by_ref = {seat: {options[thing.ref]: thing for thing in things} for seat, things in offers.items()}
    answers = await put(Ask({seat: Menu(prompt, tuple(offer), **menu) for seat, offer in by_ref.items()}))
    return {seat: offer[answers[seat]] for seat, offer in by_ref.items()}


async def race(menus: Mapping[Seat, Menu], **ask: Any) -> tuple[Seat, Option]:
    """Whoever answers first is heard."""
    answers = await put(Ask(menus, "first", **ask))
    return next(iter(answers.items()))
