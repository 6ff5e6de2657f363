"""A plain player: buys what is suggested, strikes where it hurts, walks towards the enemy."""

from __future__ import annotations

from engine.bots import random_option
from engine.choices import Menu, Option
from engine.dice import Dice
from games.berserk.grid import CELL_BY_REF, distance
from games.berserk.kinds import KINDS
from games.berserk.shown import BerserkView, CardView

HARMFUL = ("wound", "close", "take-control", "left-with", "destroy", "finish", "lose")
BAD_KEYWORDS = ("poison", "curse", "vulnerability", "clumsiness")


def sensible(view: BerserkView, menu: Menu, chance: Dice) -> Option:
    """Answers every question with what is simple and seldom bad."""
    choose = {"main": _main, "response": _respond, "deal": _first, "may": _first, "initiative": _first}.get(menu.kind)
    if choose is not None:
        return choose(view, menu, chance)
    suggested = menu.suggest() if any(pick.checked for pick in menu.sets.values()) else None
    if suggested is not None:
        return suggested
    if menu.default is not None and menu.kind not in ("opening", "vanguard"):
        return menu.default
    return random_option(menu, chance)


def _first(view: BerserkView, menu: Menu, chance: Dice) -> Option:
    return menu.options[0]


def _main(view: BerserkView, menu: Menu, chance: Dice) -> Option:
    best = max(menu.options, key=lambda option: (_worth(view, option), option))
    return best if _worth(view, best) > 0 else menu.default or menu.options[-1]


def _respond(view: BerserkView, menu: Menu, chance: Dice) -> Option:
    """Defend only what would suffer more; save instants for when they are needed."""
    attack = view["stack"][-1] if view["stack"] else None
    target = _card(view, attack["targets"][0]) if attack is not None and attack["targets"] else None
    for option in menu.options:
        defender = _card(view, option.refs[0]) if option.verb == "defend" else None
        if (
            defender is not None
            and target is not None
            and not target["open"]
            and defender["lives"] > target["lives"] + 2
        ):
            return option
        if option.verb == "block":
            return option
    assert menu.default is not None
    return menu.default


def _card(view: BerserkView, ref: str) -> CardView | None:
    return view["cards"].get(ref)


def _is_enemy(view: BerserkView, ref: str) -> bool:
    card = _card(view, ref)
    return card is None or card["controller"] != view["viewer"]


def _worth(view: BerserkView, option: Option) -> float:
    """How much an option of the main step is worth; nothing above 0: not worth doing."""
    refs = option.refs
    if option.verb == "strike":
        return _worth_of_strike(view, refs[0], refs[1])
    if option.verb == "use" and len(refs) > 2:
        return _worth_of_use(view, refs[1], refs[2])
    if option.verb == "move":
        return _worth_of_step(view, refs[0], refs[1])
    return 0.2 if option.verb in ("gather", "take-aim") else 0.0


def _worth_of_strike(view: BerserkView, attacker: str, target: str) -> float:
    if not _is_enemy(view, target):
        return -1.0
    mine, theirs = view["cards"][attacker], _card(view, target)
    power = sum(mine["strike"]) / 3 + mine["strike-bonus"]
    if theirs is None:
        return 1.0 + power
    risk = 0.0 if not theirs["open"] or mine["lives"] > 3 else 1.5
    return 2.0 + power + (3.0 if power >= theirs["lives"] else 0.0) + (0.0 if theirs["open"] else 1.0) - risk


def _worth_of_use(view: BerserkView, ability: str, target: str) -> float:
    id = ability.removeprefix("ability:")
    kind = KINDS.get(id.partition(".")[0])
    printed = next((one for one in kind.abilities if id.startswith(one.id)), None) if kind else None
    if printed is None:
        return 6.0 if _is_enemy(view, target) else -1.0
    printed = next((one for one in printed.granted if one.id == id), printed)
    if printed.is_attack:
        return 2.5 + sum(printed.powers) / 3 if _is_enemy(view, target) else -1.0
    harms = any(effect.op in HARMFUL or effect.kw in BAD_KEYWORDS for effect in printed.do)
    heals = any(effect.op == "heal" for effect in printed.do)
    card = _card(view, target)
    if heals and (card is None or card["wounds"] < 2):
        return -1.0
    return 1.5 if harms == _is_enemy(view, target) else -1.0


def _worth_of_step(view: BerserkView, card: str, cell: str) -> float:
    """A step is worth it if it leads to an enemy, and not onto somebody."""
    mine = view["cards"][card]
    if view["field"].get(cell) or mine["cell"] is None or sum(mine["strike"]) < 4:
        return -1.0
    enemies = [at for at, there in view["field"].items() if there and _is_enemy(view, there[0])]
    if not enemies:
        return 0.0
    now = min(distance(CELL_BY_REF[mine["cell"]], CELL_BY_REF[at]) for at in enemies)
    then = min(distance(CELL_BY_REF[cell], CELL_BY_REF[at]) for at in enemies)
    return 0.5 if then < now and now > 1 else -1.0
