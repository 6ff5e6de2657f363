"""The chance of an attack before it is declared, from what a view tells: exact, if both sides roll as well as they can.

Cards and jarls are not counted: nobody knows what will be played.
"""

from __future__ import annotations

from functools import lru_cache

from engine.choices import Ref
from games.valhalla.concepts import Surroundings
from games.valhalla.deck import CARD_BY_REF, MONSTERS, VIKINGS, Ability
from games.valhalla.faces import rolls
from games.valhalla.odds import DICE, Fight, Plan, Squad, resists_frost, squad_with, warriors_of
from games.valhalla.shown import MonsterView, PlayerView, ValhallaView, WarriorView
from games.valhalla.strength import strength_of


def attack_odds(view: ValhallaView, target: Ref) -> float | None:
    """The chance to win an attack of the viewer on a player or the monster, if both roll as well as they can; None
    for anything that cannot be attacked."""
    own = next((one for one in view["players"] if one["ref"] == view["viewer"]), None)
    if own is None or view["battle"] is not None or not any(own["cells"]):
        return None
    monster = view["monster"]
    if monster is not None:
        return _hunt(view, own, monster) if target == monster["active"] else None
    other = next((one for one in view["players"] if one["ref"] == target), None)
    if other is None or other is own or not any(other["cells"]) or not other["shields"]:
        return None
    if own["companion"] == target:
        return None
    dice = DICE + _extra_dice(view, target)
    return won(_battle(view, own, other), dice)


@lru_cache(maxsize=64)
def won(fight: Fight, dice: int) -> float:
    """How often a fight is won from the first roll on."""
    plan = Plan(fight.chance)
    return sum(chance * plan.best(faces) for faces, chance in rolls(dice))


def _battle(view: ValhallaView, own: PlayerView, other: PlayerView) -> Fight:
    squad, foes = _squad(view, own, other), _squad(view, other, own)
    return Fight(squad, 0.0, False, None, foes, has_frost=not resists_frost(view, other["ref"]))


def _hunt(view: ValhallaView, own: PlayerView, monster: MonsterView) -> float:
    """An attack on the monster: Valhalla counts for the hunter. [VAL-21.9, VAL-21.10]"""
    ability = MONSTERS[monster["active"].partition(":")[2]].ability if monster["ability"] is not None else None
    foes, clans = tuple(monster["clans"]), _clans(own)
    around = Surroundings(clans, clans, foes, foes, 0, _muted(ability))
    warriors = warriors_of(view, own)
    squad = squad_with(warriors, [_strength(one, around) for one in warriors])
    loses_one = ability is not None and ability.kind == "lose-die"
    return won(Fight(squad, float(monster["valour"]), False, float(monster["strength"])), DICE - loses_one)


def _muted(ability: Ability | None) -> str:
    return (ability.clan or "") if ability is not None and ability.kind == "mute-clan" else ""


def _squad(view: ValhallaView, player: PlayerView, opponent: PlayerView) -> Squad:
    """What a player can arm against an opponent, with the strength that it has in this battle. [VAL-20.3, VAL-20.4]"""
    own, rivals = _clans(player), _clans(opponent)
    friends, foes = own + _companions(view, player), rivals + _companions(view, opponent)
    here = Surroundings(own, friends, foes, rivals)
    there = Surroundings(_companions(view, player), friends, foes, rivals)
    warriors = warriors_of(view, player)
    strengths = [_strength(one, here if one in player["cells"] else there) for one in warriors]
    return squad_with(warriors, strengths)


def _strength(warrior: WarriorView, around: Surroundings) -> int:
    tyr = CARD_BY_REF[warrior["tyr"]] if warrior["tyr"] is not None else None
    return strength_of(CARD_BY_REF[warrior["ref"]], tyr, around)


def _clans(player: PlayerView) -> tuple[str, ...]:
    return tuple(CARD_BY_REF[warrior["ref"]].clan for warrior in player["cells"] if warrior is not None)


def _companions(view: ValhallaView, player: PlayerView) -> tuple[str, ...]:
    """The clans of a companion's squad."""
    return next((_clans(one) for one in view["players"] if one["ref"] == player["companion"]), ())


def _extra_dice(view: ValhallaView, target: Ref) -> int:
    """What an attack on the Last Viking brings, as far as the pool goes. [VAL-19.4, VAL-1.12]"""
    held = [pair for pair in view["pairs"] if pair["holder"] == target]
    granted = sum(VIKINGS[pair["bonus"].partition(":")[2]].levels[pair["level"] - 1].dice for pair in held)
    return min(view["pool"], granted)
