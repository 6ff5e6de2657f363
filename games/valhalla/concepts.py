"""The vocabulary of Valhalla: everything that jarls, cards and monsters have a say in, filled next to their ids.

What is `battle` hangs on a side of the battle, so that Surround the Leader can silence it; the rest on a player.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, NamedTuple, ParamSpec, TypeAlias, TypeVar

import msgspec

from engine.choices import Option
from engine.effects import Bans, Behaviours, Question, Registry, Triggers, Why
from games.valhalla.deck import Ability, Card
from games.valhalla.state import Laid, Player, Side, Valhalla, Warrior

V = TypeVar("V")
P = ParamSpec("P")
OfPlayer: TypeAlias = Question[Valhalla, Player, V, P]
OfSide: TypeAlias = Question[Valhalla, Side, V, P]


class Deed(msgspec.Struct, frozen=True, gc=False):
    """What a player may do now with one of several things, and how it is done: nothing of it is kept in the state."""

    options: Sequence[Option]
    do: Callable[[Option], Awaitable[None]]


def deed(option: Option, do: Callable[[], Awaitable[None]]) -> Deed:
    """A single thing that a player may do."""
    return Deed((option,), lambda chosen: do())


Deeds: TypeAlias = Behaviours[Callable[[Valhalla, Side], list[Deed]]]

# Warriors' abilities [VAL-10, VAL-16, VAL-17]


class Surroundings(msgspec.Struct, frozen=True, gc=False):
    """Everything that the strength of a warrior depends on, as plain facts: clans, one for each warrior."""

    squad: tuple[str, ...]  # in which it stands [VAL-10.2]
    friends: tuple[str, ...]  # with a companion's squad [VAL-20.3]
    foes: tuple[str, ...]  # with the squad of the opponent's companion [VAL-20.3]
    rivals: tuple[str, ...]  # the opponent's own squad
    more_clans: int = 0  # [JRL-14]
    muted: str = ""  # the clan whose abilities change nothing [VAL-21.21]


STRENGTH: Behaviours[Callable[[Ability, Surroundings], int]] = Behaviours("bonus of a warrior's ability")
on_activation: Behaviours[Callable[[Valhalla, Side, Warrior], Awaitable[None]]] = Behaviours("when activated")
holds_back: Registry[bool] = Registry("keeps one of the opponent's warriors from Valhalla")
VALKYRIE: Behaviours[Callable[[Ability, list[str]], int]] = Behaviours("bonus points for a group")

# Tactics [VAL-11]

Mark = Literal["phase", "attack", "defence", "before", "stock"]


class Tactic(NamedTuple):
    """How a tactics card is played: when, what forbids it now, and what it does."""

    mark: Mark
    why_not: Callable[[Valhalla, Side, Card], Why | None]
    do: Callable[[Valhalla, Side, Card], Awaitable[None]]


TACTICS: Registry[Tactic] = Registry("tactics")


def possible(game: Valhalla, side: Side, card: Card) -> Why | None:
    """Nothing forbids it."""
    return None


def tactic(
    *ids: str, mark: Mark = "phase", why_not: Callable[[Valhalla, Side, Card], Why | None] = possible
) -> Callable[[Callable[[Valhalla, Side, Card], Awaitable[None]]], Callable[[Valhalla, Side, Card], Awaitable[None]]]:
    """What tactics cards of these kinds do."""

    def register(
        do: Callable[[Valhalla, Side, Card], Awaitable[None]],
    ) -> Callable[[Valhalla, Side, Card], Awaitable[None]]:
        TACTICS.add(Tactic(mark, why_not, do), *ids)
        return do

    return register


GIVES: Behaviours[Callable[[Valhalla, Side, Card], int]] = Behaviours("battle strength of a tactics card")
no_tactics: Bans[Valhalla, Side, [Card]] = Bans("playing a tactics card")
MOST_TACTICS: OfSide[int, []] = Question("tactics cards in a battle")
serves_as_die: Registry[bool] = Registry("tactics that serve as a die")  # Weapon Stock [VAL-16.7]
costs_a_die: Registry[bool] = Registry("tactics paid for with a die")  # [VAL-11.3, VAL-11.4]
FURY: OfSide[int, []] = Question("battle strength of a Fury card")

# The other kinds of cards
ERRANDS: Behaviours[Callable[[Valhalla, Side], Why | None]] = Behaviours("demand of an errand")  # [VAL-16.9]
HELPS: Behaviours[Callable[[Valhalla, Side, Ability, Card], None]] = Behaviours("Thor's Help")  # [VAL-15.4]
TYR: Behaviours[Callable[[Ability, Surroundings], int]] = Behaviours("bonus of a Tyr card")  # [VAL-18.4]
LOKI_BONUS: Behaviours[Callable[[Valhalla, Player, Ability], Awaitable[None]]] = Behaviours("bonus of Loki")

# Jarls and monsters: the turn


class Drawing(NamedTuple):
    """How many cards more are drawn, and how many of all are kept."""

    more: int
    keep: int


Draws: TypeAlias = Behaviours[Callable[[Valhalla, Player], Drawing]]
in_phase_b: Draws = Behaviours("another way to draw in phase B")
in_scouting: Draws = Behaviours("another way to draw with A4")
SYMBOL_LIMIT: OfPlayer[int, []] = Question("symbols of two warriors mustered together")
CELLS: OfPlayer[int, []] = Question("cells of the board")
no_attack: Bans[Valhalla, Player, []] = Bans("attacking")
before_phase_b: Triggers[Valhalla, Player, []] = Triggers("after phase A, before drawing")

# Before a battle
as_participant: Behaviours[Callable[[Valhalla, Side], list[Deed]]] = Behaviours("before one's own battle")
as_bystander: Behaviours[Callable[[Valhalla, Player], list[Deed]]] = Behaviours("before a battle of two others")
before_battle: Triggers[Valhalla, Side, []] = Triggers("must be done before a battle")

# In a battle
before_roll: Deeds = Behaviours("before the first roll")
in_phase: Deeds = Behaviours("in the own phase")
FIRST_ROLL: OfSide[int, []] = Question("dice of the first roll")
LOSES_TO_FROST: OfSide[bool, []] = Question("whether a giant costs the defender a die")
WOLF_CLANS: OfSide[int, []] = Question("clans more for Wolves")
MUTED_CLAN: OfSide[str, []] = Question("the clan whose abilities change nothing")
WARRIOR_BONUS: OfSide[int, [Warrior]] = Question("bonus for each activated warrior")
SIDE_BONUS: OfSide[list[Laid], []] = Question("bonuses of the jarl")

# After a battle
leaves_one: Triggers[Valhalla, Player, [Side, list[Warrior]]] = Triggers("before warriors go to Valhalla")
after_own_battle: Triggers[Valhalla, Player, [Side]] = Triggers("after one's own battle")
after_others_battle: Triggers[Valhalla, Player, []] = Triggers("after a battle of two others")
after_monster_battle: Triggers[Valhalla, Side, []] = Triggers("what a monster does after a battle")
silences_jarl: Registry[bool] = Registry("stops the battle abilities of the jarl")

# Scoring
SET_WORTH: OfPlayer[int, []] = Question("points more for each set of shields")
SCORES: OfPlayer[int, [list[int], list[int]]] = Question("points for captured shields, of all opponents")
