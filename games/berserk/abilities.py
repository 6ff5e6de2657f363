"""Which abilities can be used now, on what, and whether they can be paid for. [BSK-9, BSK-13, BSK-14]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.choices import Option, Ref, Seat, endings, pairs
from engine.memory import remembered
from games.berserk.derived import ability_called
from games.berserk.doing import DEEDS
from games.berserk.grid import CELL_BY_REF, CELL_REFS, CELLS, NOWHERE, distance
from games.berserk.holding import is_block
from games.berserk.operations.attacking import attack_type, can_redirect, declared_as
from games.berserk.operations.wounding import can_take_wounds
from games.berserk.reach import attack_targets, can_act, can_attack
from games.berserk.schema import INSTANT, Ability, Who
from games.berserk.state import Berserk, Card, Declared
from games.berserk.traits import (
    army_says,
    has,
    has_state,
    is_kind,
    is_placed,
    matches,
    meant,
    share_element,
    traits,
)

Usable: TypeAlias = list[tuple[Card, Ability]]

# Paying


def chip_payers(game: Berserk, card: Card) -> list[Card]:
    """Whose chips can pay for abilities of a card: its own, and by Meditation those of others. [BSK-K-meditation]"""
    payers = [card] if chips_left(game, card) else []
    if has(game, card, "meditation"):
        army = game.army(card.controller)
        payers += [one for one in army if one is not card and chips_left(game, one) and share_element(game, card, one)]
    return payers


def chips_left(game: Berserk, card: Card) -> int:
    """The chips of a card that do not already stand for something on the stack. [BSK-14.6]"""
    spoken_for = sum([one.payers.count(card.id) for one in game.stack]) if game.stack else 0
    return card.chips - spoken_for


def can_pay_chips(game: Berserk, card: Card, amount: int) -> bool:
    """Whether so many chips can be found, of its own or by Meditation."""
    return chips_left(game, card) >= amount or (
        has(game, card, "meditation") and sum([chips_left(game, one) for one in chip_payers(game, card)]) >= amount
    )


def is_given_up(game: Berserk, card: Card) -> bool:
    """Whether the card itself is the price of something on the stack."""
    mine = (ability_called(one.ability) for one in game.stack if one.source == card.id and one.what == "ability")
    return any(ability.to_graveyard for ability in mine)


def uses_left(card: Card, ability: Ability) -> bool:
    """So often in a turn, so often in a battle. [BSK-K-times-per-turn, BSK-K-times-per-battle]"""
    if ability.head == "start-of-battle" and card.used.get(ability.id):  # [BSK-6.9]
        return False
    if ability.per_turn and card.used_this_turn.get(ability.id, 0) >= ability.per_turn:
        return False
    return not ability.per_battle or card.used.get(ability.id, 0) < ability.per_battle


def can_pay(game: Berserk, card: Card, ability: Ability) -> bool:
    """Whether the price could be paid: an open card that has not acted, chips, uses. [BSK-9.2, BSK-9.3]"""
    is_able = can_act(game, card) if ability.closes else card.in_play and not card.is_hidden
    return is_able and can_pay_rest(game, card, ability)


def can_pay_rest(game: Berserk, card: Card, ability: Ability) -> bool:
    """Whether all but closing could be paid."""
    if ability.has_no_other_price:
        return True
    if ability.chips and not can_pay_chips(game, card, ability.chips):
        return False
    if ability.to_graveyard and is_given_up(game, card):
        return False
    if ability.only is not None and not all(has_state(game, card, state) for state in ability.only.this):
        return False
    return uses_left(card, ability)


# Aiming


def targets_of(game: Berserk, card: Card, ability: Ability) -> list[Ref]:
    """What an ability can be declared on, as its player knows it; of hidden cards only the cell. [BSK-16.3]"""
    if ability.is_attack:
        return game.target_refs(attack_targets(game, card, ability.type, ability.range), card.controller)
    who = ability.target
    assert who is not None
    if who.what == "cell":
        return [CELL_REFS[cell] for cell in game.free(CELLS) if _in_range(card, cell, ability.range)]
    if who.what == "attack":
        return [one.ref for one in game.stack if may_answer(game, card, ability, one)]
    if who.zone in ("deck", "graveyard"):
        return _from_pile(game, card, ability, who)
    return game.target_refs(_legal_among(game, card, ability, who, meant(game, card, who)), card.controller)


def _in_range(card: Card, cell: int, range: int | None) -> bool:
    """Range limits never apply to or from a side zone. [BSK-2.7, BSK-13.5]"""
    return range is None or NOWHERE in (card.cell, cell) or distance(card.cell, cell) <= range


def _from_pile(game: Berserk, card: Card, ability: Ability, who: Who) -> list[Ref]:
    """Cards of the own deck or graveyard, one of each name; the order of a deck shows nowhere. [BSK-D-22]"""
    player = game.players[card.controller]
    found = sorted(player.deck) if who.zone == "deck" else player.graveyard
    kinds = {one.kind: one for one in map(game.cards.__getitem__, found) if matches(game, card, who, one)}
    legal = [one for one in kinds.values() if _is_legal_for(game, card, ability, one)]
    return [one.ref for one in legal]


def is_legal_target(game: Berserk, card: Card, ability: Ability, who: Who, one: Card) -> bool:
    """Whether a card may be the target of an influence or spell."""
    if not one.in_play or not is_placed(game, card, who, one):
        return False
    return bool(_legal_among(game, card, ability, who, [one]))


def _legal_among(game: Berserk, card: Card, ability: Ability, who: Who, cards: Sequence[Card]) -> Sequence[Card]:
    """Those of the cards meant that may be targets of an influence or spell; of a hidden card only its place is known.
    [BSK-13.7, BSK-A-67, BSK-A-68]"""
    if not who.is_anywhere:
        cards = [one for one in cards if is_placed(game, card, who, one)]
    if ability.range is not None:
        cards = [one for one in cards if _in_range(card, one.cell, ability.range)]
    if who.is_any_creature:
        cards = [one for one in cards if one.is_creature or one.is_hidden]
    else:
        cards = [one for one in cards if one.is_hidden or is_kind(game, who, one)]
    seat, is_always_legal = card.controller, not ability.demands
    return [
        one
        for one in cards
        if (one.controller != seat if one.is_hidden else is_always_legal or _is_legal_for(game, card, ability, one))
    ]


def _is_legal_for(game: Berserk, card: Card, ability: Ability, one: Card) -> bool:
    """What cannot be done is illegal. [BSK-19.2]"""
    for effect in ability.demands:  # noqa: SIM110  # asked for every card at every decision
        if not DEEDS[effect.op].is_legal(game, card, effect, one):
            return False
    return True


def other_targets_of(game: Berserk, card: Card, ability: Ability, first: Ref) -> list[Ref]:
    """The second target of an ability, after the first."""
    who = ability.other
    assert who is not None
    found = [one for one in game.in_play() if not one.is_hidden and one.ref != first]
    return [one.ref for one in found if is_legal_other(game, card, ability, who, one)]


def is_legal_other(game: Berserk, card: Card, ability: Ability, who: Who, one: Card) -> bool:
    """Whether a card may be the second target. [BSK-P-redistribute-two]"""
    if any(effect.op == "redistribute" for effect in ability.do) and not can_take_wounds(game, one):
        return False
    return matches(game, card, who, one) and _in_range(card, one.cell, ability.range)


def may_answer(game: Berserk, card: Card, ability: Ability, declared: Declared) -> bool:
    """Whether an ability that changes an attack can be used on one on the stack."""
    who = ability.target
    attack = attack_type(game, declared, ability_called)
    if who is None or attack is None or attack[0] not in who.attacks or is_block(ability):
        return False
    if not is_against(game, card, who, game.card(declared.targets[0])):
        return False
    redirects = any(effect.op == "redirect" for effect in ability.do)
    return not redirects or can_redirect(game, declared, card, ability_called)


def is_against(game: Berserk, card: Card, who: Who, target: Card) -> bool:
    """Whether an attack on `target` is one that the words speak of."""
    if who.against == "this":
        return target is card
    if who.against == "host":
        return target.id == card.host
    if who.against == "near-own":
        return target.controller == card.controller and game.are_near(card, target)
    return True


def is_still_legal(game: Berserk, card: Card, ability: Ability, targets: list[Ref]) -> bool:
    """Whether the declared targets are legal now. [BSK-14.5]"""
    if ability.is_attack:
        return can_attack(game, card, game.card(targets[0]), ability.type, ability.range)
    who = ability.target
    if who is None:
        return legal_without_target(game, card, ability)
    if who.what == "cell":
        return game.is_free(CELL_BY_REF[targets[0]])
    if who.what == "attack":
        declared = declared_as(game, targets[0])
        return declared is not None and may_answer(game, card, ability, declared)
    one = game.card(targets[0])
    if who.zone in ("deck", "graveyard"):
        return one.zone == who.zone and _is_legal_for(game, card, ability, one)
    if one.is_hidden or not is_legal_target(game, card, ability, who, one):
        return False
    return ability.other is None or is_legal_other(game, card, ability, ability.other, game.card(targets[1]))


def legal_without_target(game: Berserk, card: Card, ability: Ability) -> bool:
    """Whether an ability without a target can do what it says. [BSK-19.2]"""
    for effect in ability.do:
        if effect.at_that or effect.each is not None:
            continue
        one = game.cards.get(card.host) if effect.who == "host" else card
        if one is None or not DEEDS[effect.op].is_legal(game, card, effect, one):
            return False
    return True


# What can be declared


def uses(game: Berserk, card: Card, ability: Ability) -> list[Option]:
    """All ways to declare an ability now."""
    return aims(game, card, ability) if can_pay(game, card, ability) else []


def aims(game: Berserk, card: Card, ability: Ability) -> list[Option]:
    """All ways to declare an ability that can be paid for."""
    if ability.target is None and not ability.is_attack:
        return pairs("use", card.ref, [ability.ref]) if legal_without_target(game, card, ability) else []
    targets = targets_of(game, card, ability)
    if ability.other is None:
        return list(map(endings("use", card.ref, ability.ref).__getitem__, targets)) if targets else []
    both = [(first, second) for first in targets for second in other_targets_of(game, card, ability, first)]
    return [Option.of("use", card.ref, ability.ref, *pair) for pair in both]


@remembered
def start_abilities(game: Berserk, seat: Seat) -> Usable:
    """The start-of-battle abilities of a player's cards. [BSK-6.9]"""
    return [(card, ability) for card in game.army(seat) for ability in traits(game, card).with_head("start-of-battle")]


@remembered
def blocks(game: Berserk, seat: Seat) -> Usable:
    """The blocks of a player's cards, whether they can be paid for or not. [BSK-14.10]"""
    if army_says(game, seat).isdisjoint(INSTANT):
        return []
    return [(card, ability) for card in game.army(seat) for ability in traits(game, card).holding.blocks]


@remembered
def _instants(game: Berserk, seat: Seat) -> Usable:
    if army_says(game, seat).isdisjoint(INSTANT):
        return []
    return [(card, ability) for card in game.army(seat) for ability in traits(game, card).holding.instants]


@remembered
def _unprompted(game: Berserk, seat: Seat) -> Usable:
    """Those that need no attack on the stack."""
    if army_says(game, seat).isdisjoint(INSTANT):
        return []
    return [(card, ability) for card in game.army(seat) for ability in traits(game, card).holding.unprompted]


def instants(game: Berserk, seat: Seat) -> list[Option]:
    """The instant actions and abilities that a player can declare now. [BSK-14.2]"""
    options: list[Option] = []
    for card, ability in _instants(game, seat) if game.stack else _unprompted(game, seat):
        options += uses(game, card, ability)
    return options
