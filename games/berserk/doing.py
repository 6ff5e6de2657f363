"""An ability that is being carried out, and the registry of what abilities do. [BSK-19.4, BSK-19.6]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from engine.choices import Ref, Seat
from engine.effects import Registry
from engine.lasting import UNTIL_GONE, Duration
from games.berserk.attacks import clamped, level_of
from games.berserk.concepts import Blow, die, when_rolled
from games.berserk.events import Rolled
from games.berserk.schema import Ability, Effect
from games.berserk.state import Attack, Berserk, Card, Declared
from games.berserk.traits import traits

END_OF_TURN: Final = Duration("end-of-turn")


def start_of_turn(seat: Seat) -> Duration:
    """The moment at which "until the start of your next turn" ends."""
    return Duration(f"turn-of-{seat}")


@dataclass(slots=True)
class Doing:
    """An ability that is being carried out."""

    source: Card
    by: Seat
    ability: Ability
    targets: list[Ref] = field(default_factory=list)
    attack: Attack | None = None  # of a companion
    declared: Declared | None = None  # the attack that an on-assault ability belongs to
    die: int = 0  # of X-Y-Z, once it is rolled

    @property
    def blow(self) -> Blow:
        """What the ability is for whoever gets its effects."""
        kind = "influence" if self.ability.is_attack else self.ability.type  # what goes with an attack is none itself
        return Blow(kind, self.source, self.ability.head == "instant-action")


Run: TypeAlias = Callable[[Berserk, Doing, Effect, Card], Awaitable[bool]]
Legal: TypeAlias = Callable[[Berserk, Card, Effect, Card], bool]


def _always(game: Berserk, source: Card, effect: Effect, card: Card) -> bool:
    return True


class Deed(NamedTuple):
    """An operation on a card: whether it was executed comes back. [BSK-19.4]"""

    run: Run
    is_legal: Legal


DEEDS: Final[Registry[Deed]] = Registry("operations")


def operation(op: str, is_legal: Legal = _always) -> Callable[[Run], Run]:
    """Register what an operation does to a card."""

    def register(run: Run) -> Run:
        DEEDS.add(Deed(run, is_legal), op)
        return run

    return register


def amount(game: Berserk, doing: Doing, effect: Effect) -> int:
    """A number, or X-Y-Z by a die. [BSK-13.8, BSK-K-xyz]"""
    if isinstance(effect.amount, list):
        if not doing.die:
            doing.die = roll_xyz(game, doing.source)
        return effect.amount[level_of(doing.die)]
    return effect.amount or 0


def roll_xyz(game: Berserk, card: Card) -> int:
    """The die of X-Y-Z in a text. [BSK-13.8]"""
    it, face = traits(game, card), game.dice.roll()
    value = clamped(die.of(game, it, face, "xyz", ""))
    game.tell(Rolled(card.ref, "die:xyz", face, value))
    for says in when_rolled.held_by(it):
        says(game, it, face)
    return value


def lasts(effect: Effect, by: Seat) -> Duration:
    """How long something is in force. [BSK-19.6]"""
    return {"battle": UNTIL_GONE, "turn": END_OF_TURN, "next-turn": start_of_turn(by)}[effect.until]
