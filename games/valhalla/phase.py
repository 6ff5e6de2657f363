"""The attack phase, the defence phase and the Ragnarok roll: what may be done with the dice. [VAL-5.3, VAL-6]"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from functools import partial
from typing import Final

from engine.choices import Ask, Menu, Option, Ref, Refused, Seat, ask_one, put, single, singles
from engine.effects import Why
from games.valhalla.activation import activate, armable, candidates, proposal, tactics_left, why_no_tactics
from games.valhalla.asking import asked, do_one, done, nothing, options_of
from games.valhalla.concepts import TACTICS, Deed, before_roll, costs_a_die, deed, in_phase, no_tactics
from games.valhalla.deck import CARD_BY_REF, Card, refs
from games.valhalla.dicework import can_pay, die_called, first_roll, free_reroll, paid_reroll
from games.valhalla.events.battle import JarlUsed, PhaseEnded, TacticsPlayed
from games.valhalla.faces import Faces
from games.valhalla.state import Player, Side, Valhalla, Warrior
from games.valhalla.strength import battle_strength
from games.valhalla.weapons import Die

ROLL: Final = Option.of("roll")
END: Final = Option.of("end")
ENDING: Final = Deed((END,), nothing)


async def act(game: Valhalla, side: Side) -> None:
    """Roll, then act in any order and as often as possible, until the player ends the phase. [VAL-5.1, VAL-5.3]"""
    await claim_before_roll(game, side)
    first_roll(game, side)
    while await _choose(game, side, everything(game, side)) != END:
        pass
    side.total = battle_strength(game, side)
    game.tell(PhaseEnded(game.player(side).ref, side.total))


async def claim_before_roll(game: Valhalla, side: Side) -> None:
    """What must be claimed before the first roll. [JRL-05, JRL-22, JRL-25]"""
    while deeds := [deed for offer in before_roll.held_by(side) for deed in offer(game, side)]:
        roll = Deed((ROLL,), nothing)
        if await do_one(game.player(side), "prompt.before-roll", [*deeds, roll], "VAL-12.3") == ROLL:
            return


async def _choose(game: Valhalla, side: Side, deeds: list[Deed]) -> Option:
    """The participant does one thing; in cooperative play others may help meanwhile. [VAL-22.5]"""
    prompt = "prompt.ragnarok" if game.fight.kind == "ragnarok" else "prompt.phase"
    options = options_of(deeds)
    is_over = len(options) == 1 and not game.available(side)
    why_not = partial(refusals, game, side)
    menu = asked(prompt, options, "VAL-5.3", auto=is_over, why_not=why_not)
    if game.mode != "cooperative":
        answer = await ask_one(side, menu)
        await done(deeds, answer)
        return answer
    aids = aid_menus(game, side)
    answers = await put(Ask({side.seat: menu, **aids}, "first" if aids else "all"))
    ((seat, answer),) = answers.items()
    if seat == side.seat:
        await done(deeds, answer)
    else:
        await aid(game, side, game.players[seat], answer.refs[0])
    return answer


# What can be done


def everything(game: Valhalla, side: Side) -> list[Deed]:
    """Activate, reroll, play tactics cards, use what a jarl or Thor grants, and end the phase. [VAL-5.3]"""
    deeds: list[Deed] = []
    dice = game.available(side)
    if able := armable(game, side, dice):
        deeds.append(Deed(singles("activate", refs(able)), partial(activate_chosen, game, side)))
        if len(proposed := proposal(game, side, able, dice)) > 1:
            together = Option.of("arm-squad", *[warrior.ref for warrior, _ in proposed])
            deeds.append(Deed((together,), partial(arm_squad, game, side, proposed)))
    if cards := playable(game, side):
        deeds.append(Deed(singles("play", refs(cards)), partial(play_chosen, game, side)))
    if can_pay(side, dice):
        deeds.append(Deed(singles("pay", refs(dice)), partial(pay_chosen, game, side)))
    for offer in in_phase.held_by(side):
        deeds += offer(game, side)
    if dice and side.free_rerolls:
        deeds.append(Deed(singles("accept", side.free_rerolls), partial(use_help, game, side)))
    deeds.append(ENDING)
    return deeds


def activate_chosen(game: Valhalla, side: Side, option: Option) -> Awaitable[None]:
    """Activate the warrior that was chosen. [VAL-5.9]"""
    return activate(game, side, game.find(option.refs[0]))


async def arm_squad(game: Valhalla, side: Side, proposed: list[tuple[Warrior, Faces]], option: Option) -> None:
    """Activate several warriors one after the other, as proposed."""
    for warrior, faces in proposed:
        await activate(game, side, warrior, planned=faces)


def pay_chosen(game: Valhalla, side: Side, option: Option) -> Awaitable[None]:
    """A paid reroll, with the die that was chosen as its price. [VAL-5.4]"""
    return paid_reroll(game, side, die_called(game, option.refs[0]))


async def use_help(game: Valhalla, side: Side, option: Option) -> None:
    """The free reroll of a Thor's Help card. [VAL-15.4]"""
    side.free_rerolls.remove(option.refs[0])
    await free_reroll(game, side)


# Tactics cards [VAL-4.5]

# By mark: why a card cannot be played in a phase, whatever else holds. [VAL-11.10]
NOT_IN_A_PHASE: Final = {
    "before": Why("why.only-before-battle", "VAL-11.10"),
    "stock": Why("why.only-with-a-use", "VAL-16.7"),
}
NOT_IN_ATTACK: Final = NOT_IN_A_PHASE | {"defence": Why("why.defender-only", "VAL-11.10")}
NOT_IN_DEFENCE: Final = NOT_IN_A_PHASE | {"attack": Why("why.attacker-only", "VAL-11.10")}
# By kind of battle: cards that need another player do not wait for a better phase, they cannot be played at all.
NEVER_HERE: Final = {
    "battle": {},
    "ragnarok": dict.fromkeys(("attack", "defence"), Why("why.no-opponent", "VAL-8.6")),
    "hunt": {"defence": Why("why.no-opponent", "VAL-21.24")},
    "defence": {"defence": Why("why.no-opponent", "VAL-21.24")},
}


def playable(game: Valhalla, side: Side) -> list[Card]:
    """The tactics cards of the hand that can be played in this phase."""
    if tactics_left(game, side) == 0:
        return []
    not_now = NOT_IN_ATTACK if side.is_attacker else NOT_IN_DEFENCE
    is_free = not no_tactics.has(side)
    return [
        card
        for card in game.player(side).hand
        if card.category == "tactics"
        and (entry := TACTICS[card.kind]).mark not in not_now
        and (is_free or no_tactics.why_not(game, side, card) is None)
        and entry.why_not(game, side, card) is None
    ]


def why_not_play(game: Valhalla, side: Side, card: Card) -> Refused | None:
    """Why a tactics card cannot be played in this phase."""
    entry = TACTICS[card.kind]
    why = NEVER_HERE[game.fight.kind].get(entry.mark)
    why = why or (NOT_IN_ATTACK if side.is_attacker else NOT_IN_DEFENCE).get(entry.mark)
    why = why or why_no_tactics(game, side, card) or entry.why_not(game, side, card)
    return None if why is None else why.not_with(card.ref)


def play_chosen(game: Valhalla, side: Side, option: Option) -> Awaitable[None]:
    """The player plays a tactics card of the hand."""
    return play_tactics(game, side, CARD_BY_REF[option.refs[0]])


async def play_tactics(game: Valhalla, side: Side, card: Card, by: Player | None = None) -> None:
    """Lay a tactics card down and carry it out. [VAL-4.5]"""
    (by or game.player(side)).hand.remove(card)
    side.played.append(card)
    game.tell(TacticsPlayed(game.player(side).ref, card.ref, None if by is None else by.ref))
    await TACTICS[card.kind].do(game, side, card)


def refusals(game: Valhalla, side: Side) -> Iterator[Refused]:
    """What cannot be done now, and why."""
    can_be = armable(game, side, game.available(side))
    for warrior in candidates(game, side):
        if warrior not in can_be:
            yield Refused((warrior.ref,), "why.no-dice-for-it", "VAL-5.9")
    for ref in game.fight.blocked:
        if game.owner_of(ref) is game.player(side):
            yield Refused((ref,), "why.blocked", "VAL-17.3")
    for card in game.player(side).hand:
        if card.category != "tactics":
            yield Refused((card.ref,), "why.no-tactics-card", "VAL-1.4")
        elif (why := why_not_play(game, side, card)) is not None:
            yield why
    for die in _locked(game, side):
        yield Refused((die.ref,), "why.locked", "VAL-5.10")


def _locked(game: Valhalla, side: Side) -> list[Die]:
    return game.of_side(side, "locked")


# Help in cooperative play [VAL-22.5]


def aid_menus(game: Valhalla, side: Side) -> dict[Seat, Menu]:
    """Every other player may once play a tactics card for the fighter."""
    menus: dict[Seat, Menu] = {}
    for player in game.clockwise(side.seat)[1:]:
        cards = [card for card in player.hand if card.category == "tactics" and can_aid(game, side, card)]
        if cards and player.seat not in side.aided_by:
            options = [Option.of("aid", card.ref) for card in cards]
            menus[player.seat] = asked("prompt.aid", options, "VAL-22.5", optional=True)
    return menus


def can_aid(game: Valhalla, side: Side, card: Card) -> bool:
    """Whether a card of another player can be played for the fighter now."""
    if TACTICS[card.kind].mark != "stock":
        return why_not_play(game, side, card) is None
    is_of_use = bool(_armed_with(game, side, card) or _paid_with(game, side, card))
    return is_of_use and why_no_tactics(game, side, card) is None


def _armed_with(game: Valhalla, side: Side, stock: Card) -> list[Warrior]:
    dice = game.available(side)
    without = armable(game, side, dice)
    return [warrior for warrior in armable(game, side, dice, [stock]) if warrior not in without]


def _paid_with(game: Valhalla, side: Side, stock: Card) -> list[Card]:
    """The fighter's Heroic Attacks for which a Weapon Stock serves as the die; both count as played. [VAL-16.7]"""
    if tactics_left(game, side) < 2:
        return []
    cards = [card for card in game.player(side).hand if card.kind in costs_a_die]
    fitting = [card for card in cards if card.what.symbol in (None, stock.what.symbol)]
    return [card for card in fitting if why_no_tactics(game, side, card) is None]


async def _play_paid(game: Valhalla, side: Side, card: Card) -> None:
    """A Heroic Attack whose price lies on the table already."""
    game.player(side).hand.remove(card)
    side.played.append(card)
    game.tell(TacticsPlayed(game.player(side).ref, card.ref))


async def aid(game: Valhalla, side: Side, helper: Player, ref: Ref) -> None:
    """A card of a helper counts as played by the fighter, who makes its choices. [VAL-22.5]"""
    side.aided_by.append(helper.seat)
    card = next(card for card in helper.hand if card.ref == ref)
    if TACTICS[card.kind].mark != "stock":
        await play_tactics(game, side, card, by=helper)
        return
    warriors, heroic = _armed_with(game, side, card), _paid_with(game, side, card)
    helper.hand.remove(card)
    side.played.append(card)
    fighter = game.player(side)
    game.tell(TacticsPlayed(fighter.ref, card.ref, helper.ref))
    deeds = [deed(single("activate", one.ref), partial(activate, game, side, one, lent=card)) for one in warriors]
    deeds += [deed(single("play", one.ref), partial(_play_paid, game, side, one)) for one in heroic]
    await do_one(fighter, "prompt.use-aid", deeds, "VAL-16.7", auto=True, about=(card.ref,))


def tell_jarl_used(game: Valhalla, side: Side) -> None:
    """Everybody learns that a jarl's ability was used."""
    player = game.player(side)
    game.tell(JarlUsed(player.ref, f"jarl:{player.jarl}"))
