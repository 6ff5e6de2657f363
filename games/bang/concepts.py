"""The vocabulary of Bang!: everything that cards, abilities and events can have a say in, filled next to their ids.

An ability or a card in play is the `owner`'s; an event is nobody's, and its functions are given the player concerned.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

import msgspec

from engine.choices import Option, Ref, Refused
from engine.effects import (
    Bans,
    Behaviours,
    Offers,
    Question,
    Registry,
    Replacements,
    Triggers,
    Why,
)
from games.bang.deck import Card
from games.bang.state import Bang, Laid, Player

V = TypeVar("V")
P = ParamSpec("P")
Value: TypeAlias = Question[Bang, Player, V, P]
Forbidden: TypeAlias = Bans[Bang, Player, [Card | None]]
When: TypeAlias = Triggers[Bang, Player, P]
Instead: TypeAlias = Replacements[Bang, Player, P]
Mark: TypeAlias = Behaviours[Callable[..., None]]  # that it is there is all that counts

# Cards [BNG-13]

# What completes an option; None: nothing need; or why nothing can.
Targets: TypeAlias = list[Ref] | Why | None


class Spared(NamedTuple):
    """Why somebody cannot be aimed at, and what the text speaks of."""

    why: Why
    facts: Mapping[str, Ref]

    def by(self, card: Card, *refs: Ref) -> Iterator[Refused]:
        """Say so of a card with each of these."""
        for ref in refs:
            yield Refused((card.ref, ref), self.why.reason, self.why.rule, self.facts)


class Aim(msgspec.Struct, frozen=True):
    """What a card may be aimed at."""

    refs: Callable[[Bang, Player, Card], list[Ref] | None] | None  # None: it needs nothing
    why: Why = Why("why.no-target", "BNG-1.8")  # if there is nothing to aim at
    spares: Callable[[Bang, Player, Card, Player], Spared | None] | None = None  # why it cannot be aimed at somebody

    def targets(self, game: Bang, player: Player, card: Card) -> Targets:
        """What there is to aim at now, or why the card cannot be played."""
        refs = None if self.refs is None else self.refs(game, player, card)
        return refs if refs or refs is None else self.why


class Deed(msgspec.Struct, frozen=True):
    """A card being played, or a green one being used: what it is, and what it is aimed at."""

    card: Card
    target: Ref | None
    kind: str  # what it is played as
    suits: tuple[str, ...]  # effective suits of what makes the attack; none for events [BNG-8.13]
    is_repeated: bool = False  # [BNG-14.40]


Effect = Callable[[Bang, Player, Deed], Awaitable[None]]


class Play(msgspec.Struct, frozen=True):
    """How a kind of card is played: what it is aimed at and what it does."""

    aim: Aim
    effect: Effect


PLAYS: Registry[Play] = Registry("when played")


def card(*ids: str, aim: Aim) -> Callable[[Effect], Effect]:
    """What cards of these kinds do when they are played or used."""

    def register(effect: Effect) -> Effect:
        PLAYS.add(Play(aim, effect), *ids)
        return effect

    return register


# Values that are bent [BNG-6.2]
BANG_LIMIT: Value[int, []] = Question("Bang! cards in a turn")
BEER: Value[int, []] = Question("lives for a Beer")
CARDS_WORK: Value[bool, [Player]] = Question("whether cards in play work in the owner's turn, and whose")
DRAWS: Value[int, []] = Question("cards drawn in phase 1")
FLIPS: Value[int, []] = Question("cards flipped for a check")
HAND_LIMIT: Value[int, []] = Question("cards kept after phase 3")
IMMUNE: Value[bool, [tuple[str, ...]]] = Question("whether cards of some suits do nothing")
MISSES_NEEDED: Value[int, []] = Question("Missed! effects against a Bang!")
OBLIGED: Value[list[Option] | None, [list[Option]]] = Question("plays that come before all else")
RANGE: Value[int, []] = Question("reach of the weapon")
SEAT_DISTANCE: Value[int, [Player]] = Question("distance as they sit")
SEEN_AT: Value[int, []] = Question("farther away for others")
SEES_AT: Value[int, []] = Question("others are farther away")

# What may not be done [BNG-1.5]
no_hand_card: Forbidden = Bans("any use of a hand card in one's own turn")
no_laying: Forbidden = Bans("laying a card before somebody")
no_bang: Forbidden = Bans("using a card as a Bang!")
no_beer: Forbidden = Bans("playing a Beer")
no_missed: Forbidden = Bans("playing a card as a Missed!")
no_healing: Forbidden = Bans("discarding cards for a life")

# Cards that serve as others [BNG-8.7]
Serves = Behaviours[Callable[[Bang, Player, Card], bool]]
AS_BANG: Serves = Behaviours("serves as Bang!")
AS_MISSED: Serves = Behaviours("serves as Missed!")


def serves(game: Bang, registry: Serves, player: Player, card: Card) -> bool:
    """Whether an ability or an event lets a hand card serve as something else."""
    return registry in player.in_force and any(serve(game, player, card) for serve in registry.held_by(player))


# Something to do besides playing cards: in phase 2 [BNG-5.5], and beside any running question [BNG-14.12, BNG-22.3]
offers: Offers[Bang, Player] = Offers("offers in phase 2")
at_any_time: Offers[Bang, Player] = Offers("offers at any time")
ONLY_WHEN_QUIET: Final = ("gag",)  # not at every question to the player [BNG-1.3]

# Phase 1 [BNG-5.2]
skips_drawing: Instead[[]] = Replacements("skips drawing")  # also what comes before and after it
instead_of_drawing: Instead[[]] = Replacements("instead of drawing")
before_drawing: When[[]] = Triggers("before drawing")
# Draws `count` cards in its own way and hands back those drawn.
draws: Behaviours[Callable[[Bang, Player, int], Awaitable[list[Card]]]] = Behaviours("draws")
# Where all cards of phase 1 come from, one after the other.
draw_source: Behaviours[Callable[[Bang], Card | None]] = Behaviours("draw source")
# Other places for the first card: `draw hand:2`, `draw pile:discard`.
first_card: Behaviours[Callable[[Bang, Player], list[Option]]] = Behaviours("first card")
second_card: When[[Card]] = Triggers("second card drawn")
after_drawing: When[[]] = Triggers("after drawing")

# The turn [BNG-5.1]
at_turn_start: When[[]] = Triggers("start of turn")  # S2, S3
start_check: When[[Laid]] = Triggers("start of turn check")  # S4, S5, in order
chooses_character: When[[]] = Triggers("character choice")  # S6
after_phase_2: When[[]] = Triggers("end of phase 2")  # S9
at_turn_end: When[[]] = Triggers("end of turn")  # S11
after_turn: Behaviours[Callable[[Bang, Player], Awaitable[bool]]] = Behaviours("after the turn")  # S12: another one?
brings_back: Behaviours[Callable[[Bang, Player], Awaitable[bool]]] = Behaviours("brings back")  # S0: arrival
on_becoming: When[[]] = Triggers("on becoming")  # a character [BNG-3.10]
enters_play: When[[]] = Triggers("enters play")  # the keeper, or who revealed it
leaves_play: Behaviours[Callable[[Bang], None]] = Behaviours("leaves play")

# Things that happen [BNG-1.4, BNG-10.2, BNG-11.1]
when_hurt: When[[int, Player | None]] = Triggers("when hurt")
when_dying: Instead[[]] = Replacements("instead of dying")
when_out: When[[Player]] = Triggers("when another is eliminated")
when_used: When[[Card, bool]] = Triggers("when a hand card answers")
when_laid: When[[Card]] = Triggers("when a card is laid")
when_empty: When[[]] = Triggers("when the hand is empty")
after_dodging: When[[]] = Triggers("after dodging")
discards_to: Behaviours[Callable[[Bang, Player, list[Card]], None]] = Behaviours("where phase 3 discards go")
suit_of_all: Behaviours[Callable[[str], str]] = Behaviours("suit of every card")

# What just is so
dodges: Mark = Behaviours("dodges by a check")
everybody_for_himself: Mark = Behaviours("everybody for himself")  # [BNG-12.6]
no_abilities: Mark = Behaviours("suspends abilities")
opens_hands: Mark = Behaviours("opens all hands")  # [BNG-21.4]
takes_checks: Mark = Behaviours("takes check cards")
takes_discards: Mark = Behaviours("takes phase 3 discards")
takes_the_dead: Mark = Behaviours("takes a dead player's cards")
