"""What to do in the main step, at each level."""

from __future__ import annotations

from typing import Final

from engine.choices import Menu, Option
from engine.dice import Dice
from games.berserk.attacks import RANGED
from games.berserk.bots.field import Field, Piece
from games.berserk.bots.plans import Plan, carry_out, nearest, plans, threat
from games.berserk.bots.turns import look_ahead
from games.berserk.grid import NOWHERE

END: Final = Option("end-turn")
WORTH_IT: Final = 0.15
ON_FOOT: Final = 0.02  # what a step costs that a thing could be had without
CLOSER: Final = 0.3  # one step towards the enemy
FEAR: Final = 0.05  # of each wound that somebody could deal there
CANDIDATES: Final = 10
AHEAD: Final = 2  # turns: the rest of this one, and the answer to it
OVERLOOKED: Final = 6  # a beginner overlooks one card in so many


def quick_value(field: Field, plan: Plan) -> float:
    """What a plan is worth at a glance."""
    value = plan.gain + boldness(field, plan)
    if plan.piece < 0 or plan.cell == NOWHERE:
        return value
    piece = field.pieces[plan.piece]
    if plan.cell == piece.cell:
        return value
    if plan.is_attack:
        return value - ON_FOOT * 2
    return _advance(field, piece, plan)


def boldness(field: Field, plan: Plan) -> float:
    """What it is worth that anything happens at all."""
    if not field.haste or plan.gain < -5.0 or plan.piece < 0:
        return 0.0
    if plan.is_attack or plan.option.verb == "take-aim":
        return field.haste
    if plan.cell == NOWHERE:
        return 0.0
    piece = field.pieces[plan.piece]
    return 0.5 * field.haste * (nearest(field, piece.cell, piece.seat) - nearest(field, plan.cell, piece.seat))


def _advance(field: Field, piece: Piece, plan: Plan) -> float:
    """Whether to go on without an attack: fighters forward, shooters until they have somebody in range."""
    now, then = nearest(field, piece.cell, piece.seat), nearest(field, plan.cell, piece.seat)
    shoots = any(one is not None and one.type in RANGED for one in piece.attacks)
    if shoots or not piece.attacks:
        return WORTH_IT * 2 - 0.05 * then if then >= 2 and now < 2 else -1.0
    more = threat(field, plan.cell, piece.seat) - threat(field, piece.cell, piece.seat)
    closer = (CLOSER * field.temper.closer + field.haste) * (now - then)
    return closer - FEAR * more if now > 1 else -1.0


def greedy(field: Field, menu: Menu, chance: Dice) -> Plan:
    """The plan that is best at a glance; the end of the turn if none is any good."""
    found = plans(field, menu)
    best = max(found, key=lambda plan: (quick_value(field, plan), plan.option), default=None)
    if best is not None and (quick_value(field, best) > WORTH_IT or END not in menu.options):
        return best
    return Plan(END if END in menu.options else menu.options[0], 0.0)


def careless(field: Field, menu: Menu, chance: Dice) -> Plan:
    """What hits hardest; whoever strikes back or steps in between is forgotten, and now and then an own card."""
    found = plans(field, menu)
    seen = {plan.option.refs[0]: chance.below(OVERLOOKED) > 0 for plan in found if plan.option.refs}
    valued = [(_first_sight(field, plan), plan) for plan in found if seen.get(plan.option.refs[0], True)]
    value, best = max(valued, key=lambda one: (one[0], one[1].option), default=(0.0, None))
    if best is not None and value > WORTH_IT:
        return best
    return Plan(END, 0.0) if END in menu.options else greedy(field, menu, chance)


def _first_sight(field: Field, plan: Plan) -> float:
    """What a beginner thinks of a plan: the wounds that it deals if it lands."""
    if not plan.is_attack:
        return quick_value(field, plan)
    attacker, target = field.pieces[plan.piece], field.pieces[plan.target]
    ways = field.ways(attacker, target, plan.ability)
    return 0.4 * sum(way.chance * way.wounds for way in ways) - ON_FOOT * (plan.cell != attacker.cell)


def thoughtful(field: Field, menu: Menu, chance: Dice, turns: int = AHEAD) -> Plan:
    """The plan after which the battle stands best when the other player has answered it."""
    found = [(quick_value(field, plan), plan) for plan in plans(field, menu)]
    found = [one for one in found if one[0] > -5.0]
    found.sort(key=lambda one: (-one[0], one[1].option))
    attacks = [plan for _, plan in found if plan.is_attack or plan.ability is not None or plan.cell == NOWHERE]
    walks = [plan for _, plan in found if not plan.is_attack and plan.ability is None and plan.cell != NOWHERE]
    best: Plan | None = None
    best_value = -1e9
    if END in menu.options:
        best, best_value = Plan(END, 0.0), _ended(field, turns) + WORTH_IT
    for plan in (*attacks[:CANDIDATES], *walks[:CANDIDATES]):
        twin = field.copy()
        extra = carry_out(twin, plan)
        value = look_ahead(twin, field.me, turns) + extra + boldness(field, plan)
        if value > best_value:
            best, best_value = plan, value
    return best if best is not None else greedy(field, menu, chance)


def _ended(field: Field, turns: int) -> float:
    """What is to come when nothing more is done in this turn."""
    twin = field.copy()
    for piece in twin.army(field.me):
        piece.acted = True
    return look_ahead(twin, field.me, turns)
