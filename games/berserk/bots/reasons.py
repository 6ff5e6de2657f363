"""Why a bot does something, as data: what weighed most, the heaviest first, in crystals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.choices import Menu, Option
from engine.games import Reason, Reasoned
from games.berserk.attacks import MELEE
from games.berserk.bots.answers import coming
from games.berserk.bots.field import Field, Piece
from games.berserk.bots.plans import Plan, nearest
from games.berserk.grid import NOWHERE
from games.berserk.schema import Ability
from games.berserk.shown import BerserkView

LIKELY: Final = 0.15  # a death that is less likely is not told
SMALL: Final = 0.25  # a risk that is told as small
SURE: Final = 0.995
PARRIED: Final = 5  # on the black die
LITTLE: Final = 0.1
# What an answer says by itself, whatever is on the battlefield.
PLAIN: Final = {
    "end-turn": "nothing-gains",
    "pass": "keeps-answer",
    "gather": "pays-later",
    "take-aim": "reaches-flyer",
    "reveal": "stands-idle",
    "go-second": "sees-more",
    "keep": "fewer-cards",
    "buy": "best-army",
    "keep-die": "good-roll",
    "reroll": "bad-roll",
}
# What an ability is good for, by what it does: the first that it does is told.
USES: Final = {
    "wound": "sure-wounds",
    "finish": "destroys",
    "destroy": "destroys",
    "heal": "is-wounded",
    "full-heal": "is-wounded",
    "close": "cannot-act",
    "open": "acts-again",
    "gain": "gets-stronger",
    "extra-lives": "gets-stronger",
    "prevent": "is-saved",
    "redirect": "is-saved",
    "summon": "joins",
    "resurrect": "joins",
}


def because(option: Option, *reasons: Reason) -> Reasoned:
    """The option with what speaks for it, the heaviest first."""
    return Reasoned.because(option, *sorted(reasons, key=lambda reason: -reason.weight))


def for_plan(field: Field, plan: Plan) -> Reasoned:
    """Why a plan is carried out."""
    if plan.is_attack:
        attacker, target = field.pieces[plan.piece], field.pieces[plan.target]
        found = list(_attack(field, plan, attacker, target))
    elif plan.option.verb in PLAIN:
        found = [_plain(plan.option)]
    elif plan.ability is not None:
        found = [_use(plan)]
    else:
        found = list(_walk(field, plan))
    return because(plan.option, *found)


def for_answer(view: BerserkView, field: Field | None, menu: Menu, option: Option) -> Option:
    """Why something is answered outside the main step; the bare option, where nothing is to be said."""
    if option.verb == "keep-die" and _misses_anyway(view, menu):
        return because(option, Reason("reason.misses-anyway", LITTLE))
    if option.verb in PLAIN:
        return because(option, _plain(option))
    attack = coming(view, field) if field is not None and menu.kind == "response" else None
    if field is None or attack is None or attack[1].seat != field.me:
        return option
    attacker, target, ability = attack
    death = _chance_of_death(field, attacker, target, ability)
    if death < LIKELY:
        return because(option, Reason("reason.is-saved", LITTLE, (field.ref(target),)))
    return because(option, Reason("reason.would-die", death, (field.ref(target),), {"percent": _percent(death)}))


def _misses_anyway(view: BerserkView, menu: Menu) -> bool:
    """Whether the white die may be rolled again, but the black one has parried already. [BSK-10.5]"""
    attack = view["attack"]
    return attack is not None and "reroll die:attack" in menu.options and attack["defense-value"] >= PARRIED


def _plain(option: Option) -> Reason:
    return Reason(f"reason.{PLAIN[option.verb]}", LITTLE, option.refs)


# Attacks


def _attack(field: Field, plan: Plan, attacker: Piece, target: Piece) -> Iterator[Reason]:
    """How likely it kills or wounds, and what can come back; after a step, whom it is about."""
    met = field.pieces[plan.met]
    death = _chance_of_death(field, attacker, met, plan.ability, plan)
    lands = sum(way.chance for way in field.ways(attacker, met, plan.ability, plan.cell) if way.wounds)
    about = (field.ref(target),)
    if plan.option.verb not in ("strike", "use"):
        yield Reason("reason.then-attacks", met.value + 3, about)
    if met is not target:
        yield Reason("reason.even-defended", met.value + 2, (field.ref(met),))
    if death >= LIKELY:
        yield _chance("kills", death, met.value + 1, about)
    elif lands:
        yield _chance("wounds", lands, lands, about)
    yield from _risk(field, plan, attacker, met)


def _risk(field: Field, plan: Plan, attacker: Piece, met: Piece) -> Iterator[Reason]:
    """What the attacker has to fear, if that is little."""
    type = "simple-strike" if plan.ability is None else plan.ability.type
    back = sum(way.chance for way in field.ways(attacker, met, plan.ability, plan.cell) if way.back)
    about = (field.ref(field.pieces[plan.target]),)
    if not back and type in MELEE:
        yield Reason("reason.no-answer", LITTLE * attacker.value, about)
    elif not back:
        yield Reason("reason.from-afar", LITTLE * attacker.value, about)
    elif back <= SMALL:
        yield Reason("reason.small-risk", LITTLE * attacker.value, about, {"percent": _percent(back)})


def _chance(what: str, chance: float, weight: float, refs: tuple[str, ...]) -> Reason:
    if chance > SURE:
        return Reason(f"reason.surely-{what}", weight, refs)
    return Reason(f"reason.{what}", weight, refs, {"percent": _percent(chance)})


def _chance_of_death(
    field: Field, attacker: Piece, target: Piece, ability: Ability | None, plan: Plan | None = None
) -> float:
    """How likely an attack leaves no life in a card that is there."""
    cell = attacker.cell if plan is None else plan.cell
    return sum(
        way.chance * sum(target.chances[1 : way.wounds + 1])
        for way in field.ways(attacker, target, ability, cell)
        if way.wounds > 0
    )


def _percent(chance: float) -> int:
    return max(1, min(99, round(100 * chance)))


# Everything else


def _use(plan: Plan) -> Reason:
    """What an ability is good for."""
    assert plan.ability is not None
    key = next((USES[effect.op] for effect in plan.ability.do if effect.op in USES), "does-most")
    return Reason(f"reason.{key}", plan.gain, plan.targets[:1] or plan.option.refs[:1])


def _walk(field: Field, plan: Plan) -> Iterator[Reason]:
    """Towards the enemy, or away from it."""
    if plan.piece < 0 or plan.cell == NOWHERE:
        return
    piece = field.pieces[plan.piece]
    now, then = nearest(field, piece.cell, piece.seat), nearest(field, plan.cell, piece.seat)
    yield Reason("reason.closer" if then < now else "reason.keeps-away", LITTLE, (field.ref(piece),))
