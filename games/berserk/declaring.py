"""Declaring: naming an ability, its source and its target, and what happens at once. [BSK-K-declare]"""

from __future__ import annotations

from engine.choices import Menu, Option, Ref, Seat, singles
from games.berserk.abilities import chip_payers, chips_left, is_still_legal
from games.berserk.asking import ask
from games.berserk.derived import ability_called
from games.berserk.events import AbilityDeclared, DefenderAppointed, Gathered, InVain, StrikeDeclared, Triggered
from games.berserk.grid import CELL_BY_REF
from games.berserk.paying import act, pay
from games.berserk.reach import can_strike
from games.berserk.schema import Ability
from games.berserk.state import Berserk, Card, Declared
from games.berserk.traits import has, traits
from games.berserk.zones import reveal, sweep

STRIKE = "simple-strike"


def push(game: Berserk, declared: Declared) -> Declared:
    """Put something on the stack."""
    game.stack.append(declared)
    return declared


def numbered(game: Berserk) -> int:
    """The number of the next thing that is declared."""
    game.numbers += 1
    return game.numbers


async def declare(game: Berserk, seat: Seat, answer: Option) -> bool:
    """Declare what a player chose; whether it went on the stack."""
    verb, refs = answer.verb, answer.refs
    card = game.card(refs[0])
    if verb == "strike":
        return await declare_strike(game, seat, card, refs[1])
    if verb == "defend":
        return declare_defender(game, seat, card)
    if verb in ("gather", "take-aim"):
        return await declare_ability(game, seat, card, ability_called(f"{verb}.1"), [])
    return await declare_ability(game, seat, card, ability_called(refs[1].removeprefix("ability:")), list(refs[2:]))


async def uncovered(game: Berserk, target: Ref, card: Card) -> Ref:
    """A hidden card that is declared as a target is revealed now. [BSK-16.3]"""
    if not target.startswith("cell:"):
        return target
    hidden = [one for one in game.on(CELL_BY_REF[target]) if one.is_hidden and one.controller != card.controller]
    if not hidden:
        return target
    await reveal(game, hidden[0])
    return hidden[0].ref


# Strikes


async def declare_strike(
    game: Berserk, seat: Seat, attacker: Card, target: Ref, *, is_unanswered: bool = False
) -> bool:
    """A simple strike. [BSK-10.8]"""
    attacker.has_attacked = True
    game.tell(StrikeDeclared(attacker.ref, target))
    target = await uncovered(game, target, attacker)
    if not can_strike(game, attacker, game.card(target)):
        game.tell(InVain(attacker.ref, target))
        if not is_unanswered:
            act(game, attacker, closes=not has(game, attacker, "no-close-attacking"))
        await sweep(game)
        return False
    declared = Declared(numbered(game), "strike", seat, attacker.id, STRIKE, [target], is_action=not is_unanswered)
    declared.is_unanswered = is_unanswered
    push(game, declared)
    assault(game, attacker, declared)
    return True


def assault(game: Berserk, attacker: Card, declared: Declared) -> None:
    """On-assault abilities go on the stack above the attack. [BSK-K-on-assault, BSK-A-59]"""
    for ability in traits(game, attacker).with_head("on-assault"):
        targets = [declared.ref, declared.targets[0]]
        push(game, Declared(numbered(game), "trigger", declared.by, attacker.id, ability.id, targets))
        game.tell(Triggered(attacker.ref, f"ability:{ability.id}"))


# Abilities


async def declare_ability(game: Berserk, seat: Seat, card: Card, ability: Ability, targets: list[Ref]) -> bool:
    """An ability with a price. [BSK-K-playable-ability]"""
    count_use(card, ability, 1)
    card.has_attacked = card.has_attacked or ability.is_attack
    if ability.id == "gather.1":
        game.tell(Gathered(card.ref))
    elif ability.id != "take-aim.1":
        game.tell(AbilityDeclared(card.ref, f"ability:{ability.id}", tuple(targets)))
    payers = await choose_payers(game, card, ability)
    is_hidden = bool(targets) and targets[0].startswith("cell:") and not _aims_at_cell(ability)
    if is_hidden:
        targets = [await uncovered(game, targets[0], card), *targets[1:]]
    if is_hidden and not is_still_legal(game, card, ability, targets):
        game.tell(InVain(card.ref, targets[0]))
        pay(game, card, ability, payers, closes=not (ability.is_attack and has(game, card, "no-close-attacking")))
        await sweep(game)
        return False
    declared = Declared(numbered(game), "ability", seat, card.id, ability.id, targets, payers)
    declared.is_action = ability.closes
    push(game, declared)
    if ability.is_attack:
        assault(game, card, declared)
    return True


def _aims_at_cell(ability: Ability) -> bool:
    return ability.target is not None and ability.target.what == "cell"


def count_use(card: Card, ability: Ability, times: int) -> None:
    """Count how often an ability is used; taken back if it is cancelled."""
    if ability.per_turn:
        card.used_this_turn[ability.id] = card.used_this_turn.get(ability.id, 0) + times
    if ability.per_battle or ability.head == "start-of-battle":
        card.used[ability.id] = card.used.get(ability.id, 0) + times


async def choose_payers(game: Berserk, card: Card, ability: Ability) -> list[str]:
    """Whose chips pay: a choice only with Meditation. [BSK-D-14]"""
    everything = [one.id for one in chip_payers(game, card) for _ in range(chips_left(game, one))]
    chosen: list[str] = everything if len(everything) == ability.chips else []
    while len(chosen) < ability.chips:
        able = [one for one in chip_payers(game, card) if chosen.count(one.id) < chips_left(game, one)]
        options = singles("pay", [one.ref for one in able])
        menu = Menu(
            "prompt.pay", options, auto=True, about=(card.ref,), rule="BSK-K-meditation", kind="pay", default=options[0]
        )
        chosen.append(game.card((await ask(game, card.controller, menu)).refs[0]).id)
    return chosen


# Defenders


def declare_defender(game: Berserk, seat: Seat, card: Card) -> bool:
    """Appointing is an instant action. [BSK-11.2]"""
    strike = next(one for one in game.stack if one.what == "strike")
    game.tell(DefenderAppointed(card.ref, strike.targets[0]))
    push(game, Declared(numbered(game), "defend", seat, card.id, "defend", [strike.ref], is_action=True))
    return True
