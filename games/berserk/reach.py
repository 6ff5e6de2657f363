"""Who can attack whom, and who can defend. [BSK-10.1, BSK-11, BSK-12, BSK-13]"""

from __future__ import annotations

from engine.choices import Seat
from games.berserk.attacks import MELEE
from games.berserk.grid import NOWHERE, cell_between, distance
from games.berserk.state import Berserk, Card, Declared
from games.berserk.traits import has, is_flyer, traits, value


def is_attackable(game: Berserk, card: Card, by: Seat) -> bool:
    """Creatures and artifacts; a hidden card only by the other player. [BSK-10.1, BSK-A-68]"""
    if card.is_hidden:
        return card.controller != by
    return card.info.type in ("creature", "artifact")


def can_attack(game: Berserk, attacker: Card, target: Card, type: str, range: int | None = None) -> bool:
    """Whether an attack of this type reaches a card. [BSK-20]"""
    if target is attacker or not target.in_play or not is_attackable(game, target, attacker.controller):
        return False
    if type in MELEE:
        return _melee_reaches(game, attacker, target, type, range)
    if type == "reach-strike":
        return _reaches_over(game, attacker, target)
    if NOWHERE in (attacker.cell, target.cell):  # [BSK-12.4, BSK-13.5]
        return True
    if game.are_near(attacker, target):  # [BSK-13.4]
        return False
    return range is None or distance(attacker.cell, target.cell) <= range


def _melee_reaches(game: Berserk, attacker: Card, target: Card, type: str, range: int | None) -> bool:
    """Near cards, or those within the range of a strike; a flyer strikes anywhere. [BSK-12.1, BSK-12.3, BSK-13.3]"""
    if is_flyer(attacker):
        return True
    if is_flyer(target):  # [BSK-12.5]
        return type == "simple-strike" and attacker.flyer_mark == game.turn and game.turn > 0
    if NOWHERE in (attacker.cell, target.cell):
        return False
    return game.are_near(attacker, target) or (bool(range) and distance(attacker.cell, target.cell) <= (range or 0))


def _reaches_over(game: Berserk, attacker: Card, target: Card) -> bool:
    """Exactly two cells in a straight line; the cell between is free or holds only own cards. [BSK-13.6]"""
    if NOWHERE in (attacker.cell, target.cell):
        return False
    between = cell_between(attacker.cell, target.cell)
    if between == NOWHERE or game.is_free(between):
        return between != NOWHERE
    standing = game.on(between)
    return bool(standing) and all(one.controller == attacker.controller for one in standing)


def can_strike(game: Berserk, attacker: Card, target: Card) -> bool:
    """Whether a simple strike reaches a card. [BSK-10.1, BSK-K-strike-range]"""
    return can_attack(game, attacker, target, "simple-strike", value(game, attacker, "strike-range"))


def strike_targets(game: Berserk, attacker: Card) -> list[Card]:
    """The legal targets of a simple strike; some cards must be chosen before others.
    [BSK-K-must-attack, BSK-K-accuracy]"""
    it = traits(game, attacker)
    if is_flyer(attacker) or it["strike-range"] or attacker.flyer_mark:
        found = [card for card in game.in_play() if can_strike(game, attacker, card)]
    else:
        found = [card for card in game.near(attacker) if is_attackable(game, card, attacker.controller)]
    if it.must_choose and "accuracy" not in it.values:
        return [card for card in found if card.id in it.must_choose] or found
    return found


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
    return not any(has(game, attacker, word) for word in ("directed", "unanswered-strike", "protection-instants"))


def defenders(game: Berserk, seat: Seat, strike: Declared) -> list[Card]:
    """The cards that a player may appoint against a strike."""
    if game.card(strike.targets[0]).controller != seat or not may_be_defended(game, strike):
        return []
    if any(one.what == "defend" for one in game.stack):
        return []
    return [card for card in game.army(seat) if may_defend(game, strike, card)]


def can_act(game: Berserk, card: Card) -> bool:
    """Only an open revealed card acts, once a turn. [BSK-9.2, BSK-A-65]"""
    if card.has_acted or not card.is_open or card.is_hidden or not card.in_play:
        return False
    return not game.stack or not game.has_action_on_stack(card)
