"""The stack: last in, first out, with a chance to answer in between. [BSK-14]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from engine.choices import Menu, Option, Pick, Ref, Seat, singles
from games.berserk.abilities import is_still_legal, targets_of
from games.berserk.asking import ask
from games.berserk.carrying import carry_out, holds, wants
from games.berserk.concepts import aims_at, carried_out
from games.berserk.declaring import count_use, numbered, push, uncovered
from games.berserk.derived import ability_called
from games.berserk.doing import Doing
from games.berserk.events import Cancelled, Defended, Triggered
from games.berserk.kinds import PRINTED
from games.berserk.operations.attacking import declared_as
from games.berserk.paying import act, pay
from games.berserk.reach import can_act, can_strike, may_be_defended, may_defend
from games.berserk.responses import answers, window
from games.berserk.schema import Ability
from games.berserk.state import Attack, Berserk, Card, Declared, Pending
from games.berserk.striking import strike
from games.berserk.traits import has, has_state, is_flyer, traits
from games.berserk.triggers import pend
from games.berserk.zones import sweep

# Triggered keywords that work from the graveyard. [BSK-14.5]
FROM_GRAVEYARD: Final = ("gift-of-life", "incarnation")
LEAVING: Final = ("on-death", "on-return-to-deck")
# Triggered keywords whose order changes nothing: they neither wound nor heal, and ask nothing. [BSK-A-58]
HARMLESS: Final = ("soul-catcher", "concentration", "rage")


async def run_stack(game: Berserk, holder: Seat) -> None:
    """Go on until the stack is empty: two passes in a row carry out the top. [BSK-14.2, BSK-14.8]"""
    passes = 0
    with_windows = game.phase in ("turn", "main")
    while True:
        if game.pending:
            await put_triggers(game)
            holder, passes = game.active, 0
        if not game.stack:
            return
        if passes == 2 or not with_windows:
            await execute_top(game)
            holder, passes = game.active, 0
        elif (options := answers(game, holder)) and await window(game, holder, "prompt.respond", options):
            holder, passes = game.other(game.stack[-1].by), 0
        else:
            holder, passes = game.other(holder), passes + 1


async def execute_top(game: Berserk) -> None:
    """Carry out what was declared last, and pay for it. [BSK-14.5]"""
    declared = game.stack.pop()
    game.chain = declared.chain
    await EXECUTED[declared.what](game, declared)
    await sweep(game)
    game.chain = []


def cancel(game: Berserk, declared: Declared) -> None:
    """What became illegal is not executed and not paid for. [BSK-19.2, BSK-K-illegal]"""
    card = game.cards[declared.source]
    if declared.what == "ability":
        count_use(card, ability_called(declared.ability), -1)
    game.tell(Cancelled(card.ref, named(declared)))


def named(declared: Declared) -> Ref:
    """What the thing on the stack is called."""
    if declared.what in ("strike", "defend"):
        return f"deed:{declared.what}"
    is_ability = declared.what == "ability" or declared.ability in PRINTED
    return f"ability:{declared.ability}" if is_ability else f"keyword:{declared.ability}"


# Attacks


async def execute_strike(game: Berserk, declared: Declared) -> None:
    """A simple strike, from the recheck on. [BSK-10.8 steps 3 to 9, BSK-11.6]"""
    attacker, target = game.cards[declared.source], game.card(declared.targets[0])
    can_pay = declared.is_unanswered or can_act(game, attacker)
    is_legal = attacker.in_play and can_pay and can_strike(game, attacker, target)
    if is_flyer(target) or (target.info.subtype == "flying" and not target.in_play):  # [BSK-12.5]
        attacker.flyer_mark = 0
    if not is_legal:
        cancel(game, declared)
        return
    weak, medium, strong = attacker.info.strike or (0, 0, 0)
    attack = Attack(declared.number, "simple-strike", attacker.id, target.id, powers=(weak, medium, strong))
    await fight(game, declared, attack)
    if not declared.is_unanswered:
        act(game, attacker, closes=not has(game, attacker, "no-close-attacking"))
    defender = game.cards.get(declared.defender)
    if defender is not None:
        act(game, defender, closes=not has(game, defender, "no-close-defending"))
    after_attack(game, attacker)


async def fight(game: Berserk, declared: Declared, attack: Attack) -> None:
    """The dice, the wounds, and all who die of them. [BSK-10.8 steps 4 to 7]"""
    attack.bonus = declared.bonus
    game.attack = attack
    await strike(game, attack, declared.is_unanswered, with_block=game.phase == "main")
    await sweep(game)
    game.attack = None


def after_attack(game: Berserk, attacker: Card) -> None:
    """Abilities that follow once the attack is paid for. [BSK-K-after-attack]"""
    if not attacker.in_play:
        return
    for ability in traits(game, attacker).with_head("after-attack"):
        pend(game, attacker, ability.id, "after-attack")


def can_still_pay(game: Berserk, card: Card, ability: Ability, declared: Declared) -> bool:
    """Whether the price can be paid when the ability is to be executed. [BSK-9.3]"""
    if not card.in_play or card.is_hidden or (ability.closes and not can_act(game, card)):
        return False
    if ability.only is not None and not all(has_state(game, card, state) for state in ability.only.this):
        return False
    return all(game.cards[id].in_play and game.cards[id].chips >= declared.payers.count(id) for id in declared.payers)


async def execute_ability(game: Berserk, declared: Declared) -> None:
    """An ability with a price. [BSK-13, BSK-14.11]"""
    card, ability = game.cards[declared.source], ability_called(declared.ability)
    if not can_still_pay(game, card, ability, declared) or not is_still_legal(game, card, ability, declared.targets):
        cancel(game, declared)
        return
    if ability.is_attack:
        target = game.card(declared.targets[0])
        attack = Attack(
            declared.number, ability.type, card.id, target.id, ability.head or "", ability.id, ability.powers
        )
        await fight(game, declared, attack)
        pay(game, card, ability, declared.payers, closes=not has(game, card, "no-close-attacking"))
        after_attack(game, card)
        return
    doing = Doing(card, declared.by, ability, declared.targets)
    if holds(game, doing):
        await carry_out(game, doing)
    await sweep(game)
    pay(game, card, ability, declared.payers)


async def execute_defence(game: Berserk, declared: Declared) -> None:
    """The defender is the target from now on. [BSK-11.1, BSK-11.2]"""
    card, target = game.cards[declared.source], declared_as(game, declared.targets[0])
    if target is None or not may_be_defended(game, target) or not may_defend(game, target, card):
        cancel(game, declared)
        return
    game.tell(Defended(card.ref, target.targets[0]))
    target.targets[0], target.defender = card.ref, card.id


# Triggers


async def execute_trigger(game: Berserk, declared: Declared) -> None:
    """A triggered ability or keyword; its source must still be in play. [BSK-14.5, BSK-14.7]"""
    card = game.cards[declared.source]
    if declared.ability not in PRINTED:
        if card.in_play or declared.ability in FROM_GRAVEYARD:
            await carried_out[declared.ability](game, declared)
        return
    ability = PRINTED[declared.ability]
    if not card.in_play:
        if ability.head not in LEAVING:
            return
        card.controller = declared.by  # the last one who had it [BSK-K-on-death]
    attack = declared_as(game, declared.targets[0]) if ability.head == "on-assault" else None
    if ability.head == "on-assault" and attack is None:
        return
    doing = Doing(card, declared.by, ability, declared.targets, declared=attack)
    is_legal = ability.target is None or is_still_legal(game, card, ability, declared.targets)
    if is_legal and holds(game, doing):
        asks = ability.may and ability.target is None
        if not asks or await wants(game, doing):
            await carry_out(game, doing)
    if not card.in_play:
        card.controller = card.owner


async def put_triggers(game: Berserk) -> None:
    """First those of the active player, then those of the other, who therefore come first. [BSK-14.8]"""
    pending, game.pending = game.pending, []
    for seat in (game.active, game.other(game.active)):
        own = [one for one in pending if one.by == seat]
        declared = [made for one in own if (made := await declared_trigger(game, one)) is not None]
        for one in reversed(await in_order(game, seat, declared)):
            push(game, one)
            game.tell(Triggered(game.cards[one.source].ref, named(one)))


async def declared_trigger(game: Berserk, pending: Pending) -> Declared | None:
    """A trigger with its target; None if there is none, or it is declined. [BSK-D-21]"""
    card = game.cards[pending.source]
    declared = Declared(
        numbered(game), "trigger", pending.by, card.id, pending.ability, pending.targets, amount=pending.amount
    )
    declared.chain = pending.chain
    ability = PRINTED.get(pending.ability)
    was_gone = not card.in_play
    if was_gone:
        card.controller = pending.by
    if ability is not None and ability.target is not None:
        legal = targets_of(game, card, ability)
    elif ability is None and pending.ability in aims_at:
        legal = aims_at[pending.ability](game, card)
    else:
        legal = None
    if was_gone:
        card.controller = card.owner
    if legal is None:
        return declared
    return await aimed(game, declared, card, legal, may=ability is not None and ability.may)


async def aimed(game: Berserk, declared: Declared, card: Card, legal: list[Ref], *, may: bool) -> Declared | None:
    """Let the player of a trigger choose its target."""
    if not legal:
        return None
    about = (card.ref, named(declared))
    options = [*singles("choose", legal), *([Option.of("decline", about[1])] if may else [])]
    menu = Menu("prompt.target", options, auto=True, about=about, rule="BSK-D-21", kind="target", default=options[-1])
    answer = await ask(game, declared.by, menu)
    if answer.verb == "decline":
        return None
    declared.targets = [await uncovered(game, answer.refs[0], card)]
    return declared


async def in_order(game: Berserk, seat: Seat, declared: list[Declared]) -> list[Declared]:
    """The order in which a player's triggers are executed, where it matters. [BSK-D-20, BSK-A-58]"""
    matters = [one for one in declared if one.ability not in HARMLESS]
    if len(declared) < 2 or not matters:
        return declared
    return await chosen_order(game, seat, declared, "BSK-D-20")


async def chosen_order(game: Berserk, seat: Seat, declared: list[Declared], rule: str) -> list[Declared]:
    """Let a player say what is executed first."""
    by_ref = {one.ref: one for one in declared}
    game.stack += reversed(declared)  # so that everybody sees what is to be ordered
    options = singles("order", by_ref)
    default = Option.of("order", *by_ref)
    menu = Menu(
        "prompt.order",
        options,
        {"order": Pick(len(options), len(options), ordered=True)},
        rule=rule,
        kind="order",
        default=default,
    )
    answer = await ask(game, seat, menu)
    del game.stack[-len(declared) :]
    return [by_ref[ref] for ref in answer.refs]


EXECUTED: Final[dict[str, Callable[[Berserk, Declared], Awaitable[None]]]] = {
    "strike": execute_strike,
    "ability": execute_ability,
    "defend": execute_defence,
    "trigger": execute_trigger,
}
