"""What a game package tells the engine about itself: one `Game` record."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from engine.cards import Kind
from engine.choices import Menu, Option, Ref, Rule, Seat
from engine.decks import DeckRules, Facet
from engine.dice import Dice
from engine.errors import BadSetup, EndlessRule
from engine.events import Event
from engine.views import Viewer

LONGEST_NAME = 24
MOST_EVENTS_AT_ONCE = 10_000
SEAT_COLOURS = ("grey", "light-blue", "yellow", "green", "pink", "orange", "violet", "brown")
SEAT_SIGNS = ("🐱", "🦉", "🐶", "🐴", "🐟", "🐢", "🐧", "🦆", "🐰", "🐌", "🐝", "🦋", "⚓", "🚀", "🍄", "🌵")


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits where."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    kind: Literal["person", "bot", "remote"] = "person"
    level: str = ""  # of a bot: one of the game's bots; empty for the normal one
    colour: str = ""  # one of the game's colours; empty for the one that goes with the seat
    temper: str = ""  # of a bot: one of the game's tempers; empty for an even one
    sign: str = ""  # of somebody at a table with guests: one of `SEAT_SIGNS`; empty for a letter of the name


# An option of games whose boards can reckon chances: whether they are shown, the same for everybody at the table. A
# game has it as `odds`, by default `against-bots`.
OddsOption: TypeAlias = Literal["off", "against-bots", "on"]

# An option that names a seat: clients offer the players by name.
SeatOption: TypeAlias = Annotated[int, msgspec.Meta(extra={"kind": "seat"})]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The choices made in set-up. A game derives its own, with a default for every field."""

    def __post_init__(self) -> None:
        """What equals its default is its default: only then is it left out wherever options are written down."""
        for name, default in zip(self.__struct_fields__, self.__struct_defaults__, strict=True):
            if getattr(self, name) == default:
                msgspec.structs.force_setattr(self, name, default)


def shows_odds(options: Options, seats: Sequence[SeatInfo]) -> bool:
    """Whether chances are reckoned for people at a table with these options."""
    chosen: OddsOption = getattr(options, "odds", "off")
    return chosen == "on" or (chosen == "against-bots" and sum(seat.kind != "bot" for seat in seats) <= 1)


class Result(msgspec.Struct, frozen=True):
    """How a game ended: who won, and a text key that says how it came about."""

    winners: tuple[Seat, ...]
    how: str
    scores: tuple[int, ...] = ()
    roles: tuple[Ref | None, ...] = ()  # what each seat turned out to have been


class GameOver(Exception):
    """Raised by rules, from however deep, when the game has ended."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result


@dataclass(slots=True)
class State:
    """What changes during a game. Games derive from it: a tree of plain data that pickles, without cycles; things
    refer to each other by seat number or id."""

    dice: Dice
    news: list[Event] = field(default_factory=list, init=False)  # told, but not yet collected by the table

    def tell(self, event: Event) -> None:
        """Let everybody who may see it know what happened."""
        news = self.news
        news.append(event)
        if len(news) > MOST_EVENTS_AT_ONCE:
            raise too_many_events(event)

    def keep_track(self) -> None:
        """Remember from now on what seats learn of hidden things: somebody will look ahead."""


def too_many_events(last: Event) -> EndlessRule:
    """Why rules are stopped that tell and tell."""
    return EndlessRule(f"more than {MOST_EVENTS_AT_ONCE} events without a question, the last one {last}")


class Variant(NamedTuple):
    """One way to set up a game, for all who try out everything there is: tests, records and samples."""

    seats: int
    options: Mapping[str, Any]


S = TypeVar("S", bound=State)


class Silence(NamedTuple):
    """A rule that makes talking cost something, wherever people talk by way of the program."""

    holds: Callable[[Any], bool]  # whether it is in force, in a state
    may_talk: Callable[[Any, Seat], bool]  # whether a seat may talk at all meanwhile
    option: Option  # what a seat answers that has talked


class Reason(NamedTuple):
    """Something that weighed in a choice: a text key, how much, what it is about, and what the text needs to know."""

    key: str
    weight: float
    refs: tuple[Ref, ...] = ()
    facts: Mapping[str, object] = {}  # nobody changes it


class Reasoned(Option):
    """An option that a bot chose, with what weighed most, the heaviest first."""

    __slots__ = ("reasons",)

    reasons: tuple[Reason, ...]

    @classmethod
    def because(cls, option: Option, *reasons: Reason) -> Reasoned:
        """This option, and why."""
        made = cls(option)
        made.reasons = reasons
        return made


# A bot sees what a person in its seat sees, a view of the game's own type. None: it has nothing to say beside somebody
# else's question. One that looks ahead is an `engine.ahead.LookingBot` as well.
Bot: TypeAlias = Callable[[Any, Menu, Dice], Option | None]


@dataclass(frozen=True)
class Game(Generic[S]):
    """Everything the engine and the clients need to know of a game."""

    name: str
    version: int  # of the rules: raised whenever an old save could replay differently
    folder: Path  # holds RULES.md and lang/
    seats: range
    options: type[Options]
    new: Callable[[int, Any, Dice], S]  # seats, options, dice: the state before anything has happened
    play: Callable[[S], Rule[Result]]  # the whole game; starts as well from any state left at a checkpoint
    view: Callable[[S, Viewer], Any]  # a `View`, of the game's own type
    check: Callable[[S], None]  # raises RuleError when the state cannot be (a card lost or doubled)
    # Deals everything hidden from a seat anew, in agreement with what it has seen, for bots that look ahead. What comes
    # out depends on chance alone, and not on what was hidden before: sort it, then shuffle.
    deal_anew: Callable[[S, Seat, Dice], None]
    arrange: Callable[[S, Mapping[str, Any], Sequence[str]], None]  # lays out a scenario's position
    describe: Callable[[Any, Any, Sequence[str]], str]  # view, texts, names of the seats: the view as text
    bots: Mapping[str, Bot]  # by level, the best first
    kinds: Sequence[Kind]
    facets: Sequence[Facet] = ()  # what its cards are told apart by, wherever they are looked through
    former_levels: Mapping[str, str] = field(default_factory=dict)  # what levels are called in older saves
    # By temper (careful, bold, unforgiving), the bots by level, as far as it changes what they weigh.
    tempers: Mapping[str, Mapping[str, Bot]] = field(default_factory=dict)
    check_setup: Callable[[int, Any], None] = lambda seats, options: None  # raises BadSetup
    more_is_better: bool = False  # of the scores of a result
    can_be_lost: bool = False  # by all players together, against the game itself: then nobody wins
    variants: Mapping[str, Variant] = field(default_factory=dict)  # by name; tried out beside the plain game
    colours: Sequence[str] = SEAT_COLOURS  # of the seats, in the order in which they are taken
    silence: Silence | None = None
    views: Callable[[S, Sequence[Viewer]], Iterable[Any]] | None = None  # of several at once, where that saves work
    # A thing of a view in words that no other has unless it makes no difference: its name, and where it lies.
    name_thing: Callable[[Ref, Any, Any, Sequence[str]], str] = lambda ref, view, texts, names: str(texts.name(ref))
    # The names of things that are no cards, by their refs, in a language: abilities, for instance.
    names: Callable[[str], Mapping[Ref, str]] = lambda language: {}
    # What a seat played as in a game that is over, besides its role: `cast.<what>` is what that is called; which one it
    # was is a ref or a text key.
    cast: Callable[[S, Seat], Mapping[str, Ref]] = lambda state, seat: {}
    decks: DeckRules | None = None  # what a deck of one's own may hold, where players may bring one
    # What a puzzle may ask for by name, where view and events say too little: whether it holds in a state, for a seat.
    goals: Mapping[str, Callable[[S, Seat], bool]] = field(default_factory=dict)
    marks: Sequence[str] = ()  # what a player may privately note about another, such as the roles they may have


def checked_options(game: Game[Any], seats: int, options: Options | Mapping[str, Any]) -> Options:
    """The options of a new game; a set-up that its rules do not allow is refused."""
    if seats not in game.seats:
        raise BadSetup("seat-count", game=game.name, seats=seats, least=game.seats[0], most=game.seats[-1])
    try:
        checked = msgspec.convert(_as_plain(options), game.options, strict=False)
    except msgspec.ValidationError as mistake:
        raise BadSetup("bad-option", game=game.name, mistake=mistake) from None
    game.check_setup(seats, checked)
    return checked


def seat_colours(game: Game[Any], seats: Sequence[SeatInfo]) -> list[str]:
    """The colour of every seat: as chosen, or the first that is free; two seats of one colour are refused."""
    usable = list(game.colours[: len(seats)])
    chosen = [seat.colour for seat in seats if seat.colour]
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(usable):
        raise BadSetup("colours", colours=", ".join(chosen), known=", ".join(usable))
    free = iter([colour for colour in usable if colour not in chosen])
    return [seat.colour or next(free, "") for seat in seats]


def _as_plain(options: Options | Mapping[str, Any]) -> Mapping[str, Any]:
    plain: Mapping[str, Any] = msgspec.to_builtins(options) if isinstance(options, Options) else options
    return plain


def named_seats(names: Sequence[str], kind: str = "person") -> list[SeatInfo]:
    """Seats for people (or bots) of these names."""
    try:
        return [msgspec.convert({"name": name, "kind": kind}, SeatInfo) for name in names]
    except msgspec.ValidationError:
        raise BadSetup("names", names=", ".join(names), most=LONGEST_NAME) from None


def game_names() -> list[str]:
    """The games that are there."""
    package = importlib.import_module("games")
    return sorted(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)


def game_folder(name: str) -> Path:
    """Where a game lies, whether it can be loaded or not."""
    return Path(importlib.import_module("games").__path__[0]) / name


def find_game(name: str) -> Game[Any]:
    """The game called `name`."""
    if name not in game_names():
        raise BadSetup("unknown-game", game=name, games=", ".join(game_names()))
    game: Game[Any] = importlib.import_module(f"games.{name}").GAME
    return game
