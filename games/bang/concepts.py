"""What cards, abilities and events can do to the game: one registry for each kind of thing, filled next to their ids.

An ability or a card in play is the `owner`'s; an event is nobody's, and its functions are given the player concerned.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import msgspec

from engine.cards import Behaviours
from engine.choices import Option, Pick, Ref, Refused
from games.bang.deck import KINDS, Card
from games.bang.state import Bang, Laid, Player

Ask = Awaitable[None]
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., object])

_ALL: list[Behaviours[Any]] = []


def registry(what: str) -> Behaviours[Any]:
    """A new kind of behaviour, empty still."""
    _ALL.append(made := Behaviours[Any](what))
    return made


# Cards [BNG-13]


class Aim(NamedTuple):
    """What a card may be aimed at: the refs that complete an option. An empty list: it cannot be played."""

    refs: Callable[[Bang, Player, Card], list[Ref] | None]  # None: it needs nothing
    reason: str = "why.no-target"  # a text key: why it cannot be played without one
    rule: str = "BNG-1.8"


Effect = Callable[[Bang, Player, "Deed"], Ask]


class Deed(msgspec.Struct, frozen=True):
    """A card being played, or a green one being used: what it is, and what it is aimed at."""

    card: Card
    target: Ref | None
    kind: str  # what it is played as
    suits: tuple[str, ...]  # effective suits of what makes the attack; none for events [BNG-8.13]
    is_repeated: bool = False  # [BNG-14.40]


class Play(NamedTuple):
    """How a kind of card is played: what it is aimed at and what it does."""

    aim: Aim
    effect: Effect


played: Behaviours[Any] = registry("when played")
PLAYS: dict[str, Play] = {}


def card(*ids: str, aim: Aim) -> Callable[[Effect], Effect]:
    """What cards of these kinds do when they are played or used."""

    def register(effect: Effect) -> Effect:
        for id in ids:
            PLAYS[id] = Play(aim, effect)
        played(*ids)(effect)
        return effect

    return register


# Values that are bent [BNG-6.2]

Modifier = Callable[..., Any]


class Modifiers(dict[str, Behaviours[Modifier]]):
    """By question (`distance`, `range`, ...), what bends the answer; each is given the owner and the value so far."""

    def __missing__(self, question: str) -> Behaviours[Modifier]:
        made = self[question] = Behaviours(f"modifies {question}")
        return made


MODIFIERS = Modifiers()
BENT_BY_CARDS: set[str] = set()  # the questions that some card in play has a say in


def modifies(question: str, *ids: str) -> Callable[[Modifier], Modifier]:
    """A card in play, an ability or an event bends a value: `(game, owner, value, ...) -> value`."""
    if not KINDS.keys().isdisjoint(ids):
        BENT_BY_CARDS.add(question)
    return MODIFIERS[question](*ids)


def cards_work(game: Bang, player: Player) -> bool:
    """Whether the cards in play before a player have any effect. [BNG-6.6]"""
    active = game.players[game.current]
    by_ability, by_event = active.in_force.bends.get("cards-work", UNBENT)
    return not by_event and (not by_ability or player is active)


def modified(game: Bang, question: str, value: Any, player: Player, *facts: Any) -> Any:
    """A value for a player, as bent by his abilities, by his cards in play that work, and by the active events."""
    bends = player.in_force.bends
    if question not in bends and not (player.in_play and question in BENT_BY_CARDS):
        return value
    by_abilities, by_events = bends.get(question, UNBENT)
    for bend in by_abilities:
        value = bend(game, player, value, *facts)
    modifiers = MODIFIERS[question]
    for laid in player.in_play:
        if laid.card.kind in modifiers and laid.is_ready and cards_work(game, player):
            value = modifiers[laid.card.kind](game, player, value, *facts)
    for bend in by_events:
        value = bend(game, player, value, *facts)
    return value


# What may not be done [BNG-1.5]

Forbids = Callable[[Bang, Player, Card | None], bool]


class Ban(NamedTuple):
    """Something that forbids a deed: the text key that says so, and its rule."""

    applies: Forbids
    reason: str
    rule: str


BANS: dict[str, dict[str, Ban]] = {}
forbidding: Behaviours[Forbids] = registry("forbids")


def forbids(deed: str, id: str, rule: str) -> Callable[[Forbids], Forbids]:
    """An event or ability forbids a deed: `hand` (any use of a hand card in one's own turn), `lay`, `bang`, `beer`,
    `heal` (discarding cards for a life)."""

    def register(applies: Forbids) -> Forbids:
        BANS.setdefault(deed, {})[id] = Ban(applies, f"why.{id}", rule)
        forbidding.setdefault(id, applies)
        return applies

    return register


def ban(game: Bang, deed: str, player: Player, card: Card | None = None) -> Ban | None:
    """What forbids a player to do this with a card, if anything does. A prohibition beats a permission."""
    for found in player.in_force.bans.get(deed, ()):
        if found.applies(game, player, card):
            return found
    return None


# Cards that serve as others [BNG-8.7]

Serves = Callable[[Bang, Player, Card], bool]
AS_BANG: Behaviours[Serves] = registry("serves as Bang!")
AS_MISSED: Behaviours[Serves] = registry("serves as Missed!")


def serves(game: Bang, registry: Behaviours[Serves], player: Player, card: Card) -> bool:
    """Whether an ability or an event lets a hand card serve as something else."""
    serving = found(player, registry)
    return bool(serving) and any(serve(game, player, card) for serve in serving)


# Phase 2: abilities and events that offer something to do [BNG-5.5]


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to do in phase 2 that is no plain play of a card."""

    verb: str
    options: Callable[[Bang, Player], Iterable[Option]]
    do: Callable[[Bang, Player, Option], Ask]
    limit: Callable[[Bang], int | None]  # how often in a turn; None: as often as one likes


OFFERS: dict[str, Offer] = {}
offering: Behaviours[Any] = registry("offers")
DoIt = Callable[[Bang, Player, Option], Ask]


def offers(
    id: str,
    verb: str,
    options: Callable[[Bang, Player], Iterable[Option]],
    limit: Callable[[Bang], int | None] = lambda game: None,
) -> Callable[[DoIt], DoIt]:
    """An ability or event offers a deed in phase 2."""

    def register(do: DoIt) -> DoIt:
        OFFERS[id] = Offer(verb, options, do, limit)
        offering(id)(do)
        return do

    return register


# Phase 1 [BNG-5.2]

# True: phase 1 is left out altogether, also what comes before and after the drawing.
skips_drawing: Behaviours[Callable[[Bang, Player], Awaitable[bool]]] = registry("skips drawing")
# True: it took the place of the drawing; the later ones are not asked then.
instead_of_drawing: Behaviours[Callable[[Bang, Player], Awaitable[bool]]] = registry("instead of drawing")
before_drawing: Behaviours[Callable[[Bang, Player], Ask]] = registry("before drawing")
# Draws `count` cards in its own way and hands back those drawn.
draws: Behaviours[Callable[[Bang, Player, int], Awaitable[list[Card]]]] = registry("draws")
# Where all cards of phase 1 come from, one after the other.
draw_source: Behaviours[Callable[[Bang], Card | None]] = registry("draw source")
# Other places for the first card: `draw hand:2`, `draw pile:discard`.
first_card: Behaviours[Callable[[Bang, Player], list[Option]]] = registry("first card")
second_card: Behaviours[Callable[[Bang, Player, Card], Ask]] = registry("second card drawn")
after_drawing: Behaviours[Callable[[Bang, Player], Ask]] = registry("after drawing")

# The turn [BNG-5.1]
at_turn_start: Behaviours[Callable[[Bang, Player], Ask]] = registry("start of turn")  # S2, S3
start_check: Behaviours[Callable[[Bang, Player, Laid], Ask]] = registry("start of turn check")  # S4, S5, in order
chooses_character: Behaviours[Callable[[Bang, Player], Ask]] = registry("character choice")  # S6
after_phase_2: Behaviours[Callable[[Bang, Player], Ask]] = registry("end of phase 2")  # S9
at_turn_end: Behaviours[Callable[[Bang, Player], Ask]] = registry("end of turn")  # S11
after_turn: Behaviours[Callable[[Bang, Player], Awaitable[bool]]] = registry("after the turn")  # S12: another one?
brings_back: Behaviours[Callable[[Bang, Player], Awaitable[bool]]] = registry("brings back")  # S0: arrival
on_becoming: Behaviours[Callable[[Bang, Player], Ask]] = registry("on becoming")  # a character [BNG-3.10]
enters_play: Behaviours[Callable[[Bang, Player], Ask]] = registry("enters play")  # the keeper, or who revealed it
leaves_play: Behaviours[Callable[[Bang], None]] = registry("leaves play")

# Things that happen [BNG-1.4, BNG-10.2, BNG-11.1]
when_hurt: Behaviours[Callable[[Bang, Player, int, Player | None], Ask]] = registry("when hurt")
when_dying: Behaviours[Callable[[Bang, Player], Awaitable[bool]]] = registry("when dying")  # True: saved
when_out: Behaviours[Callable[[Bang, Player, Player], Ask]] = registry("when another is eliminated")
when_used: Behaviours[Callable[[Bang, Player, Card, bool], Ask]] = registry("when a hand card answers")
when_laid: Behaviours[Callable[[Bang, Player, Card], Ask]] = registry("when a card is laid")
takes_the_dead: Behaviours[Any] = registry("takes a dead player's cards")
discards_to: Behaviours[Callable[[Bang, Player, list[Card]], None]] = registry("where phase 3 discards go")
takes_discards: Behaviours[Any] = registry("takes phase 3 discards")
takes_checks: Behaviours[Any] = registry("takes check cards")
when_empty: Behaviours[Callable[[Bang, Player], Ask]] = registry("when the hand is empty")
dodges: Behaviours[Any] = registry("dodges by a check")
after_dodging: Behaviours[Callable[[Bang, Player], Ask]] = registry("after dodging")


class SpeakUp(NamedTuple):
    """Something that may be done at any time, beside the running question. [BNG-14.12, BNG-22.3]"""

    verb: str
    options: Callable[[Bang, Player], list[Option]]
    pick: Pick | None
    do: DoIt
    only_when_quiet: bool  # at quiet points, not at every question to the player [BNG-1.3]


SPEAK_UP: dict[str, SpeakUp] = {}
speaking_up: Behaviours[DoIt] = registry("at any time")


def at_any_time(
    id: str,
    verb: str,
    options: Callable[[Bang, Player], list[Option]],
    pick: Pick | None = None,
    only_when_quiet: bool = False,
) -> Callable[[DoIt], DoIt]:
    """An ability or event lets players do something beside any question."""

    def register(do: DoIt) -> DoIt:
        SPEAK_UP[id] = SpeakUp(verb, options, pick, do, only_when_quiet)
        return speaking_up(id)(do)

    return register


# Who has a say


Bends = tuple[tuple[Modifier, ...], tuple[Modifier, ...]]  # those of abilities, those of events
UNBENT: Bends = ((), ())


class InForce:
    """What some abilities and events together have to say, looked up in every registry once and for all.

    Rules ask all the time whether anybody wants to change what they do, and hardly ever somebody does.
    """

    __slots__ = ("_sources", "acts", "bans", "bends", "offers", "speak_up")

    def __init__(self, abilities: tuple[str, ...], events: tuple[str, ...]) -> None:
        self._sources = abilities, events

        def picked(registry: dict[str, T], ids: Iterable[str]) -> tuple[T, ...]:
            return tuple(registry[id] for id in ids if id in registry)

        sources = (*events, *abilities)  # [BNG-1.5]
        bends = {question: (picked(known, abilities), picked(known, events)) for question, known in MODIFIERS.items()}
        self.bends = {question: found for question, found in bends.items() if found != UNBENT}
        bans = {deed: tuple(ban for id, ban in known.items() if id in sources) for deed, known in BANS.items()}
        self.bans = {deed: found for deed, found in bans.items() if found}
        acts = {registry.what: picked(registry, sources) for registry in _ALL}
        self.acts = {what: found for what, found in acts.items() if found}
        self.offers = tuple((id, OFFERS[id]) for id in (*abilities, *events) if id in OFFERS)
        self.speak_up = tuple(extra for id, extra in SPEAK_UP.items() if id in sources)

    def __reduce__(self) -> tuple[object, tuple[tuple[str, ...], ...]]:
        return in_force, self._sources


@lru_cache(maxsize=10_000)
def in_force(abilities: tuple[str, ...], events: tuple[str, ...]) -> InForce:
    """What these abilities and these active events have to say."""
    return InForce(abilities, events)


def found(player: Player, registry: Behaviours[F]) -> tuple[F, ...]:
    """What the active events, then the player's abilities, have to say here. [BNG-1.5]"""
    return player.in_force.acts.get(registry.what, ())


def registries() -> tuple[Behaviours[Any], ...]:
    """Everything that cards, characters and events are registered in."""
    return (*_ALL, *MODIFIERS.values())


opens_hands: Behaviours[Any] = registry("opens all hands")  # [BNG-21.4]
everybody_for_himself: Behaviours[Any] = registry("everybody for himself")  # [BNG-12.6]


def why(card: Card, found: Ban) -> Refused:
    """Why a card cannot be played now."""
    return Refused((card.ref,), found.reason, found.rule)
