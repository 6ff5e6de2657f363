"""The vocabulary of the battle: every occasion on which a keyword may have something to say.

Each keyword is a few lines in `keywords/`, registered here under its id. The steps of an attack ask these questions in
the order of BSK-15.1 to BSK-15.8; nothing else in the rules knows which keywords there are.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from engine.choices import Option, Ref
from engine.effects import Behaviours, Question
from games.berserk.state import Attack, Berserk, Card, Declared
from games.berserk.traits import Traits


class Blow(NamedTuple):
    """What is about to wound a card."""

    type: str  # an attack, influence, spell, or one of the wounds by rule
    by: Card | None = None
    is_instant: bool = False  # an instant action
    attack: Attack | None = None


Value: TypeAlias = Question[Berserk, Traits, int, [Attack, Card]]
Says: TypeAlias = Behaviours[Callable[[Berserk, Traits, Blow], bool]]

# Dice [BSK-10.6, BSK-10.7]: which die, and of which type of attack
die: Question[Berserk, Traits, int, [str, str]] = Question("a die")
rerolls: Question[Berserk, Traits, int, [str, str]] = Question("rerolls of a die")
when_rolled: Behaviours[Callable[[Berserk, Traits, int], None]] = Behaviours("when a die is settled")

# From level to wounds [BSK-15.1 to BSK-15.7]
level: Value = Question("the level of an attack on it")
attacker_power: Value = Question("the power of its attack")
target_power: Value = Question("the power of an attack on it")
power_limit: Value = Question("the limit of an attack on it")
protects: Says = Behaviours("protects from an attack or spell")
more_wounds: Value = Question("wounds by an attack on it")
replaces: Says = Behaviours("receives no wounds")
absorbs: Question[Berserk, Traits, int, [Blow]] = Question("wounds that are left")

# Companions of a dealt attack [BSK-K-companion]: the attack, the other card, and the wounds that were received
with_attack: Behaviours[Callable[[Berserk, Traits, Attack, Card, int], Awaitable[None]]] = Behaviours(
    "with an attack that it dealt"
)
when_struck: Behaviours[Callable[[Berserk, Traits, Attack, Card], None]] = Behaviours("with an attack dealt to it")

# Triggers [BSK-14.7]
when_wounded: Behaviours[Callable[[Berserk, Traits], None]] = Behaviours("when it receives wounds")
when_dead: Behaviours[Callable[[Berserk, Traits], None]] = Behaviours("when it has died")
when_others_die: Behaviours[Callable[[Berserk, Traits, list[Card]], None]] = Behaviours("when creatures die")
when_it_kills: Behaviours[Callable[[Berserk, Traits, list[Card]], None]] = Behaviours("when it kills")
at_turn_start: Behaviours[Callable[[Berserk, Traits], bool]] = Behaviours("at the start of its player's turn")
at_turn_end: Behaviours[Callable[[Berserk, Traits], bool]] = Behaviours("at the end of its player's turn")
at_enemy_turn_end: Behaviours[Callable[[Berserk, Traits], bool]] = Behaviours("at the end of the other's turn")
carried_out: Behaviours[Callable[[Berserk, Declared], Awaitable[None]]] = Behaviours("what a triggered keyword does")
aims_at: Behaviours[Callable[[Berserk, Card], list[Ref]]] = Behaviours("what a triggered keyword is aimed at")

# Chips, lives, entering, acting
most_chips: Question[Berserk, Traits, int, []] = Question("the most chips on it")
when_it_enters: Behaviours[Callable[[Berserk, Traits], None]] = Behaviours("when it is revealed or enters")
after_action: Behaviours[Callable[[Berserk, Traits], None]] = Behaviours("after an action was paid for")

# Other ways to move [BSK-8.6]: what is offered, and what it does
ways_to_move: Behaviours[Callable[[Berserk, Traits], list[Option]]] = Behaviours("another way to move")
