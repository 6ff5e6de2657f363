"""The chance of an attack before it is declared, from a view: exact, if both sides roll as well as they can."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from engine.choices import Ref
from games.valhalla.bots.bands import DICE, Camp, Stander, band
from games.valhalla.bots.battlefield import opposed
from games.valhalla.bots.fighting import NO_LIMIT
from games.valhalla.bots.reading import Reading, standers
from games.valhalla.deck import Card
from games.valhalla.odds.battles import (
    bare_hands,
    defenders,
    fighter,
    holding_of,
    jarl_tools,
    most_tactics,
    tools_in,
)
from games.valhalla.odds.ends import End, Spent
from games.valhalla.odds.foes import Mark
from games.valhalla.odds.phases import Node, Tool, phase
from games.valhalla.shown import MonsterView, ValhallaView


class Prospects(NamedTuple):
    """The chance to win an attack: with dice and paid rerolls alone, and with the own cards and jarl as well."""

    dice: float
    all: float


def attack_odds(view: ValhallaView, target: Ref) -> Prospects | None:
    """The chance to win an attack of the viewer on a player or the monster, if both roll as well as they can; None
    for anything that cannot be attacked."""
    if view["viewer"] not in [one["ref"] for one in view["players"]] or view["battle"] is not None:
        return None
    reading = Reading(view)
    if not any(reading.me["cells"]):
        return None
    if reading.monster is not None:
        return _hunt(reading, reading.monster) if target == reading.monster["active"] else None
    return _attack(reading, target)


def _attack(reading: Reading, target: Ref) -> Prospects | None:
    """An attack on another player."""
    me, other = reading.me, reading.players.get(target)
    if other is None or other is me or not any(other["cells"]) or not other["shields"] or me["companion"] == target:
        return None
    camp, facing = reading.camp(me), reading.camp(other)
    ours, theirs = opposed(reading, camp, other)
    foe = defenders(theirs, [one.card for one in (*facing.squad, *facing.behind)], theirs.jarl, theirs.fixed)
    holding = holding_of(reading.hand, camp.jarl, len(camp.squad), len(facing.squad), NO_LIMIT, surrounds=True)
    fighters = tuple(fighter(one.card, is_hunt=False) for one in (*camp.squad, *camp.behind))
    end = End(ours, fighters, holding, foe, has_frost=True)
    granted = min(3, reading.viking_level(other)[1])
    pool = reading.view["pool"]
    return _both(end, DICE + min(pool, granted), min(ours.dice, DICE + pool), pool, _tools(reading, reading.hand))


def _hunt(reading: Reading, monster: MonsterView) -> Prospects | None:
    """An attack on the monster, after what it takes before the battle: a warrior, or a card. [VAL-21.21]"""
    squad, hand, ability = standers(reading.me), tuple(reading.hand), monster["ability"]
    if ability == "sacrifice-warrior" and len(squad) < 2:
        return None
    squads = list(combinations(squad, len(squad) - 1)) if ability == "sacrifice-warrior" else [squad]
    hands = list(combinations(hand, len(hand) - 1)) if ability == "pay-card" and hand else [hand]
    found = [_hunt_with(reading, monster, each, cards) for each in squads for cards in hands]
    return Prospects(max(one.dice for one in found), max(one.all for one in found))


def _hunt_with(reading: Reading, monster: MonsterView, squad: tuple[Stander, ...], hand: tuple[Card, ...]) -> Prospects:
    """Valhalla counts for the hunter. [VAL-21.9, VAL-21.10]"""
    ability = monster["ability"] or ""
    jarl = "" if ability == "mute-jarl" else (reading.me["jarl"] or "")[5:]
    clans = tuple(monster["clans"])
    ours = band(Camp(squad, (), jarl), clans, clans, monster["valour"], DICE, reading.muted_clan)
    limit = most_tactics(None, ability)
    holding = holding_of(hand, jarl, len(squad), monster["warriors"], limit, surrounds=False)
    fighters = tuple(fighter(one.card, is_hunt=True) for one in squad)
    end = End(ours, fighters, holding, Mark(monster["strength"]))
    tools = _tools(reading, hand, ability) if jarl else tuple(tools_in(hand, ability))
    dice = DICE - (ability == "lose-die")
    return _both(end, dice, dice + (jarl == "jrl-05"), reading.view["pool"], tools)


def _tools(reading: Reading, hand: Sequence[Card], ability: str = "") -> tuple[Tool, ...]:
    """What changes dice, of the hand and of the jarl."""
    jarl = jarl_tools(reading.me, [], is_attacker=True, has_paid=False)
    return (*tools_in(hand, ability), *jarl)


def _both(end: End, dice: int, more_dice: int, pool: int, tools: tuple[Tool, ...]) -> Prospects:
    """With so many dice alone, and with those that a jarl adds, the cards and the rest."""
    plain = phase(end._replace(holding=bare_hands(end.holding))).whole(Node((), 0, NO_LIMIT, Spent(dice=dice)))
    left = sum(tool.is_tactics for tool in tools)
    node = Node(tuple(sorted(tools)), pool - (more_dice - DICE), NO_LIMIT, Spent(left=left, dice=more_dice))
    return Prospects(plain, max(plain, phase(end).whole(node)))
