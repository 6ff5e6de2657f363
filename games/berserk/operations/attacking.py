"""Operations on attacks that were declared, and on cells. [BSK-14.9, BSK-14.10]"""

from __future__ import annotations

from collections.abc import Callable

from engine.choices import Ref
from games.berserk.doing import Doing, amount, lasts, operation
from games.berserk.events import CellClosed, Redirected
from games.berserk.grid import CELL_BY_REF, CELL_REFS
from games.berserk.reach import can_attack
from games.berserk.schema import Ability, Effect
from games.berserk.state import Berserk, Card, Declared, Occupied
from games.berserk.traits import has, traits


def declared_as(game: Berserk, ref: Ref) -> Declared | None:
    """What stands on the stack under a ref."""
    return next((one for one in game.stack if one.ref == ref), None)


def attack_type(game: Berserk, declared: Declared, called: Callable[[str], Ability]) -> tuple[str, int | None] | None:
    """The type and range of a declared attack; None if it is none."""
    if declared.what == "strike":
        return "simple-strike", traits(game, game.cards[declared.source])["strike-range"]
    if declared.what != "ability":
        return None
    ability = called(declared.ability)
    return (ability.type, ability.range) if ability.is_attack else None


@operation("redirect")
async def redirect(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Another legal target for a declared attack, before the dice. [BSK-K-redirect, BSK-14.9]"""
    declared = declared_as(game, doing.targets[0])
    if declared is None:
        return False
    declared.targets[0] = card.ref
    game.tell(Redirected(game.cards[declared.source].ref, card.ref))
    return True


def can_redirect(game: Berserk, declared: Declared, to: Card, called: Callable[[str], Ability]) -> bool:
    """The new target must be legal for that attack, and Accuracy forbids it. [BSK-K-accuracy]"""
    attacker = game.cards[declared.source]
    attack = attack_type(game, declared, called)
    if attack is None or has(game, attacker, "accuracy") or game.card(declared.targets[0]) is to:
        return False
    return can_attack(game, attacker, to, *attack)


@operation("block")
async def block(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """The attack has no effect, but is paid for. [BSK-K-block, BSK-14.10]"""
    if game.attack is None:
        return False
    game.attack.is_blocked = True
    return True


@operation("plus-this-attack")
async def plus_this_attack(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """The attack that was declared gets stronger. [BSK-K-on-assault]"""
    if doing.declared is None:
        return False
    doing.declared.bonus += amount(game, doing, effect)
    return True


@operation("occupy")
async def occupy(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """A free cell counts as occupied. [BSK-K-occupied]"""
    cell = CELL_BY_REF[doing.targets[0]]
    game.occupied.append(Occupied(cell, lasts(effect, doing.by)))
    game.tell(CellClosed(CELL_REFS[cell]))
    return True
