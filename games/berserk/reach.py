"""Who can attack whom, and who can defend. [BSK-10.1, BSK-11, BSK-12, BSK-13]"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.choices import Seat
from games.berserk.attacks import MELEE
from games.berserk.grid import CELLS, NOWHERE, Cell, are_near, cell_between, distance
from games.berserk.state import IN_PLAY, Berserk, Card, Declared
from games.berserk.traits import is_flyer, traits, value


def attackable(cards: Iterable[Card], by: Seat) -> list[Card]:
    """Creatures and artifacts; a hidden card only by the other player. [BSK-10.1, BSK-A-68]"""
    return [card for card in cards if (card.controller != by if card.is_hidden else card.is_target)]


@cache
def cells_reached(cell: Cell, type: str, range: int | None) -> frozenset[Cell]:
    """Where an attack of this type can strike from a cell. Side zones count as a cell here: nowhere. [BSK-20]"""
    if type == "reach-strike":  # exactly two cells in a straight line [BSK-13.6]
        return frozenset(other for other in CELLS if cell != NOWHERE and cell_between(cell, other) != NOWHERE)
    if cell == NOWHERE:  # a flyer strikes anywhere, and its range has no limit [BSK-12.1, BSK-12.4, BSK-13.5]
        return frozenset((*CELLS, NOWHERE))
    if type in MELEE:  # near cards, or those within the range of a strike [BSK-12.3, BSK-13.3]
        return frozenset(other for other in CELLS if are_near(cell, other) or distance(cell, other) <= (range or 0))
    far = (other for other in CELLS if not are_near(cell, other))  # [BSK-13.4]
    return frozenset((NOWHERE, *(other for other in far if range is None or distance(cell, other) <= range)))


def _reach(game: Berserk, attacker: Card, type: str, range: int | None) -> frozenset[Cell]:
    """Where a card can strike now; it may have taken aim at flyers. [BSK-12.5]"""
    if type in MELEE and attacker.cell == NOWHERE and not attacker.is_creature:
        return frozenset()
    cells = cells_reached(attacker.cell, type, range)
    if type == "simple-strike" and attacker.flyer_mark and attacker.flyer_mark == game.turn:
        return cells | {NOWHERE}
    return cells


def attack_targets(game: Berserk, attacker: Card, type: str, range: int | None) -> list[Card]:
    """The cards in play that an attack of this type reaches. [BSK-20]"""
    cells = _reach(game, attacker, type, range)
    near_enough = [card for card in game.in_play() if card.cell in cells and card is not attacker]
    found = attackable(near_enough, attacker.controller)
    return [card for card in found if _has_way(game, attacker, card)] if type == "reach-strike" else found


def can_attack(game: Berserk, attacker: Card, target: Card, type: str, range: int | None = None) -> bool:
    """Whether an attack of this type reaches a card. [BSK-20]"""
    if target is attacker or not target.in_play or not attackable([target], attacker.controller):
        return False
    if target.cell not in _reach(game, attacker, type, range):
        return False
    return type != "reach-strike" or _has_way(game, attacker, target)


def _has_way(game: Berserk, attacker: Card, target: Card) -> bool:
    """The cell between is free or holds only own cards. [BSK-13.6]"""
    between = cell_between(attacker.cell, target.cell)
    if game.is_free(between):
        return True
    standing = game.on(between)
    return bool(standing) and all(one.controller == attacker.controller for one in standing)


def can_strike(game: Berserk, attacker: Card, target: Card) -> bool:
    """Whether a simple strike reaches a card. [BSK-10.1, BSK-K-strike-range]"""
    return can_attack(game, attacker, target, "simple-strike", value(game, attacker, "strike-range"))


def strike_targets(game: Berserk, attacker: Card) -> list[Card]:
    """The legal targets of a simple strike; some cards must be chosen before others.
    [BSK-K-must-attack, BSK-K-accuracy]"""
    found, it = _reached(game, attacker), traits(game, attacker)
    if it.must_choose and "accuracy" not in it.values:
        return [card for card in found if card.id in it.must_choose] or found
    return found


def _reached(game: Berserk, attacker: Card) -> list[Card]:
    """The cards that a simple strike reaches, whichever must be chosen."""
    it = traits(game, attacker)
    if attacker.zone == "side" or attacker.flyer_mark or "strike-range" in it.values:
        return attack_targets(game, attacker, "simple-strike", it["strike-range"])
    near = game.near(attacker)
    return attackable(near, attacker.controller) if near else near


def passed_over(game: Berserk, attacker: Card) -> list[Card]:
    """The cards that a simple strike would reach if no other had to be chosen. [BSK-K-must-attack]"""
    legal = strike_targets(game, attacker)
    return [card for card in _reached(game, attacker) if card not in legal]


def may_defend(game: Berserk, strike: Declared, card: Card) -> bool:
    """Whether a card may be appointed defender against a declared strike. [BSK-11.1, BSK-12.2, BSK-12.3]"""
    attacker, target = game.cards[strike.source], game.card(strike.targets[0])
    if card is target or card is attacker or card.is_hidden or not card.is_creature or not can_act(game, card):
        return False
    if is_flyer(attacker):
        return is_flyer(card) or game.are_near(card, target)
    if is_flyer(target):
        return is_flyer(card)
    return not is_flyer(card) and game.are_near(card, attacker) and game.are_near(card, target)


def may_be_defended(game: Berserk, strike: Declared) -> bool:
    """Whether a defender may be appointed against a strike at all. [BSK-11.4]"""
    attacker, target = game.cards[strike.source], game.card(strike.targets[0])
    if strike.what != "strike" or strike.defender or strike.is_unanswered or target.controller == game.active:
        return False
    return traits(game, attacker).values.keys().isdisjoint(("directed", "unanswered-strike", "protection-instants"))


def defenders(game: Berserk, seat: Seat, strike: Declared) -> list[Card]:
    """The cards that a player may appoint against a strike."""
    if game.card(strike.targets[0]).controller != seat or not may_be_defended(game, strike):
        return []
    if any(one.what == "defend" for one in game.stack):
        return []
    return [card for card in game.army(seat) if may_defend(game, strike, card)]


def can_act(game: Berserk, card: Card) -> bool:
    """Only an open revealed card acts, once a turn. [BSK-9.2, BSK-A-65]"""
    if card.has_acted or not card.is_open or card.is_hidden or card.zone not in IN_PLAY:
        return False
    return not game.stack or not game.has_action_on_stack(card)
