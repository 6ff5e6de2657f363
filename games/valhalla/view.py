"""The only way out of the state: what one seat may know, as plain data. [VAL-25]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, cast

from engine.choices import Ref, Seat
from engine.events import HIDDEN
from engine.views import EVERYTHING, Viewer, may_see, seat_ref
from games.valhalla.activation import need_of
from games.valhalla.deck import COMPANIONS, EMBLEMS, Card, refs
from games.valhalla.faces import LETTERS, WORDS
from games.valhalla.hunting import uncovered
from games.valhalla.monster_battle import PENALTY
from games.valhalla.muster import cell_limit
from games.valhalla.setup import SHIELDS
from games.valhalla.shown import (
    BattleView,
    DieView,
    MonsterView,
    PartView,
    PlayerView,
    ScoreView,
    SideView,
    ValhallaView,
    WarriorView,
)
from games.valhalla.state import Battle, Player, Side, Valhalla, Warrior, valour_of
from games.valhalla.strength import Around, strength_of, strength_parts, surroundings
from games.valhalla.weapons import Colour, Die

COMPANION_CARDS: Final[dict[str, Ref]] = {kind.emblem: f"companion:{kind.id}" for kind in COMPANIONS.values()}
SHIELD_REFS: Final = [tuple(f"shield:{seat}-{number}" for number in range(SHIELDS)) for seat in range(len(EMBLEMS))]
COLOURS: Final = ("orange", "green", "yellow", "violet", "light-blue", "grey")  # by seat


def view(game: Valhalla, viewer: Viewer) -> ValhallaView:
    """What `viewer` may know (None: a spectator). A hidden card has no ref to know it by."""
    return views(game, [viewer])[0]


def views(game: Valhalla, viewers: Sequence[Viewer]) -> list[ValhallaView]:
    """What each of several viewers may know; what lies open is looked at once for all of them."""
    scene = looked_at(game)
    table, players = on_table(game, scene), [open_part(game, player, scene) for player in game.players]
    return [seen_by(game, viewer, table, players) for viewer in viewers]


def seen_by(game: Valhalla, viewer: Viewer, table: ValhallaView, players: Sequence[PlayerView]) -> ValhallaView:
    """What lies open, with what this viewer alone may know; at the end everything lies open."""
    eyes: Viewer = EVERYTHING if game.has_ended else viewer
    shown = list(players)
    for player in game.players if eyes == EVERYTHING else [] if eyes is None else [game.players[eyes]]:
        shown[player.seat] = with_secrets(player, players[player.seat])
    seen: ValhallaView = table | {"viewer": viewer if viewer == EVERYTHING else seat_ref(viewer), "players": shown}
    if game.look is not None and may_see(eyes, game.look.seat):
        seen["look"] = {"at": game.look.at, "cards": refs(game.look.cards)}
    if eyes == EVERYTHING:
        seen["deck-cards"], seen["aside"] = refs(reversed(game.deck)), refs(game.aside)
    return seen


class Scene(NamedTuple):
    """What is looked up once for all parts of the views."""

    standing: set[Ref]  # warriors in squads: after a battle some may be in Valhalla already
    battle: Battle | None
    around: dict[Seat, Around]  # by whose warriors can be activated now, own and a companion's
    active: list[Ref]
    given_up: list[Ref]
    dice_on: dict[Ref, list[Ref]]  # by the warrior that they lie on


def looked_at(game: Valhalla) -> Scene:
    """What there is to see."""
    standing = {warrior.ref for player in game.players for warrior in player.cells if warrior is not None}
    battle = game.battle
    if battle is None:
        return Scene(standing, None, {}, [], [], {})
    around: dict[Seat, Around] = {}
    if battle.step != "aftermath":
        for side in battle.sides:
            companion = game.companion(game.player(side)) if battle.kind == "battle" else None
            around[side.seat] = surroundings(game, side)
            if companion is not None:
                around.setdefault(companion.seat, around[side.seat])
    active = [ref for side in battle.sides for ref in side.active]
    given_up = [ref for side in battle.sides for ref in side.given_up]
    dice_on: dict[Ref, list[Ref]] = {}
    for die in game.weapons:
        if die.on is not None:
            dice_on.setdefault(die.on, []).append(die.ref)
    return Scene(standing, battle, around, active, given_up, dice_on)


def on_table(game: Valhalla, scene: Scene) -> ValhallaView:
    """What lies open for everybody; the rest is filled in for each viewer."""
    has_begun = game.stage in ("turns", "ragnarok", "scoring")
    return {
        "viewer": None,
        "mode": game.mode,
        "expansions": list(game.options.expansions),
        "companions": game.options.companions,
        "stage": game.stage,
        "turn": game.turn,
        "phase": game.phase,
        "current": game.active.ref if has_begun else None,
        "first": seat_ref(game.first) if game.stage not in ("shuffle", "jarls", "emblems", "first") else None,
        "is-ending": game.is_ending,
        "to-come": None if game.to_come is None else [f"seat:{seat}" for seat in game.to_come],
        "players": [],
        "dice": [die_view(die, scene.standing) for die in game.weapons],
        "pool": len(game.pool()),
        "deck": len(game.deck),
        "pile": refs(reversed(game.pile)),
        "offered": refs(game.offered),
        "common": refs(game.common),
        "battle": None if game.battle is None else battle_view(game, game.battle, scene),
        "loki": f"loki:{game.loki}" if game.loki else None,
        "pairs": [
            {
                "card": f"viking:{pair.card}",
                "bonus": f"viking:{pair.bonus}",
                "holder": seat_ref(pair.holder),
                "level": pair.level,
            }
            for pair in game.pairs
        ],
        "monster": monster_view(game) if game.monster else None,
        "look": None,
        "has-ended": game.has_ended,
    }


@cache
def resting(ref: Ref, colour: Colour) -> DieView:
    """A die that was not rolled."""
    return {"ref": ref, "colour": colour, "face": None, "state": "resting", "holder": None, "on": None}


def die_view(die: Die, standing: set[Ref]) -> DieView:
    """A die, wherever it lies; the warrior below it may be gone already."""
    if die.state == "resting" and not die.face:
        return resting(die.ref, die.colour).copy()
    on = die.on
    if on is not None and on not in standing and not on.startswith("monster:"):
        on = None
    return {
        "ref": die.ref,
        "colour": die.colour,
        "face": WORDS[die.face] if die.face else None,
        "state": die.state,
        "holder": None if die.holder is None else seat_ref(die.holder),
        "on": on,
    }


# Players


def open_part(game: Valhalla, player: Player, scene: Scene) -> PlayerView:
    """A player as the others see them."""
    is_open = game.mode == "cooperative"  # [VAL-22.7]
    companion = game.companion(player)
    valhalla = player.valhalla if game.is_against_monster else None  # face up in these modes
    return {
        "ref": player.ref,
        "colour": COLOURS[player.seat],
        "emblem": f"emblem:{player.emblem}" if player.emblem else None,
        "jarl": f"jarl:{player.jarl}" if player.jarl else None,
        "dealt-jarls": [],
        "hand": refs(player.hand) if is_open else [HIDDEN] * len(player.hand),
        "drawn": [HIDDEN] * len(player.drawn),
        "cells": [None if one is None else warrior_view(player, one, scene) for one in player.cells],
        "cell-limit": cell_limit(game, player),
        "valhalla": len(player.valhalla),
        "valhalla-cards": [] if valhalla is None else refs(valhalla),
        "valour": None if valhalla is None else valour_of(valhalla),
        "shields": list(SHIELD_REFS[player.seat][: player.shields]),
        "captured": list(player.trophies),
        "shields-lost": player.shields_at_first - player.shields,
        "last-target": seat_ref(player.last_target),
        "has-acted": player.used_since_turn,
        "companion": None if companion is None else companion.ref,
        "companion-card": None if companion is None else COMPANION_CARDS.get(companion.emblem),
        "has-finished": player.has_finished,
        "score": [cast(ScoreView, [part.source, part.amount]) for part in game.scores[player.seat]]
        if game.scores
        else [],
    }


def with_secrets(player: Player, shown: PlayerView) -> PlayerView:
    """A player as they see themselves: hand, drawn cards, Valhalla and the jarls to choose from."""
    return shown | {
        "hand": refs(player.hand),
        "drawn": refs(player.drawn),
        "dealt-jarls": [f"jarl:{jarl}" for jarl in player.dealt_jarls],
        "valhalla-cards": refs(player.valhalla),
        "valour": valour_of(player.valhalla),
    }


def warrior_view(owner: Player, warrior: Warrior, scene: Scene) -> WarriorView:
    """A warrior in its cell, with what lies on it."""
    shown = at_rest(warrior.card, warrior.tyr).copy()
    if scene.battle is None:
        return shown
    ref, around = warrior.card.ref, scene.around.get(owner.seat)
    shown["is-active"] = ref in scene.active
    shown["is-blocked"] = ref in scene.battle.blocked
    shown["is-given-up"] = ref in scene.given_up
    shown["dice"] = scene.dice_on.get(ref, [])
    if around is not None:
        shown["strength"] = strength_of(warrior.card, warrior.tyr, around.of(warrior))
    return shown


@cache
def at_rest(card: Card, tyr: Card | None) -> WarriorView:
    """A warrior outside a battle."""
    need = need_of(Warrior(card, tyr))
    return {
        "ref": card.ref,
        "tyr": None if tyr is None else tyr.ref,
        "is-active": False,
        "is-blocked": False,
        "is-given-up": False,
        "dice": [],
        "needs": [need.pattern] if need.pattern else [WORDS[symbol] for symbol in need.symbols],
        "spared": WORDS[need.spared] if need.spared else None,
        "strength": card.strength,
    }


# The battle


def battle_view(game: Valhalla, battle: Battle, scene: Scene) -> BattleView:
    """A battle in progress: everything about it is open."""
    monster = f"monster:{battle.monster}" if battle.monster else None
    seats = [seat_ref(side.seat) for side in battle.sides]
    if battle.kind == "battle":
        attacker, defender = seats
    elif battle.kind == "defence":
        attacker, defender = monster, seats[0]
    else:
        attacker, defender = seats[0], monster
    acting = next((game.player(side).ref for side in battle.sides if side.has_rolled and side.total is None), None)
    return {
        "kind": battle.kind,
        "step": battle.step,
        "attacker": attacker,
        "defender": defender,
        "acting": acting,
        "sides": [side_view(game, side, scene) for side in battle.sides],
        "blocked": list(battle.blocked),
        "helps": [
            cast(tuple[Ref, Ref, Ref], [one.card.ref, f"seat:{one.by}", f"seat:{one.to}"]) for one in battle.helps
        ],
        "is-frost-used": battle.is_frost_used,
        "winner": seat_ref(battle.winner),
        "has-winner": battle.has_winner,
        "is-last": battle.is_last,
    }


def side_view(game: Valhalla, side: Side, scene: Scene) -> SideView:
    """One side, with its strength broken down by who gives what."""
    player = game.player(side)
    is_over = game.fight.step == "aftermath"
    standing = scene.standing
    parts = [] if is_over else strength_parts(game, side, scene.around[side.seat])
    total = sum(part.amount for part in parts) if side.active else 0
    return {
        "seat": player.ref,
        "is-attacker": side.is_attacker,
        "colour": side.colour,
        "active": [ref for ref in side.active if ref in standing],
        "strength": side.total or 0 if is_over else total,
        "parts": [cast(PartView, [part.source, part.what, part.amount]) for part in parts],
        "played": [] if game.fight.is_cleaned_up else refs(side.played),
        "sacrificed": []
        if game.fight.is_cleaned_up
        else [cast(tuple[Ref, Ref], [one.dwarf, one.card.ref]) for one in side.sacrificed],
        "free-rerolls": list(side.free_rerolls),
        "paid-rerolls": side.paid_rerolls,
        "discarded": side.discarded,
        "extra-dice": side.extra_dice,
        "lost-dice": side.lost_dice,
        "has-rolled": side.has_rolled,
        "is-done": side.total is not None,
        "given-up": [ref for ref in side.given_up if ref in standing],
        "jarl-works": player.jarl in side.sources,
        "jarl-used": list(side.used),
        "most-tactics": side.most_tactics,
        "most-paid-rerolls": side.most_paid_rerolls,
        "aided-by": [f"seat:{seat}" for seat in side.aided_by],
    }


# The monster


def monster_view(game: Valhalla) -> MonsterView:
    """The active card, and what the monster will do next. [VAL-21.3, VAL-21.8]"""
    card, battle = game.monster_card, game.battle
    may_look = battle is None and game.phase in ("", "A")
    on_card = [die for die in game.weapons if die.on is not None and die.on.startswith("monster:")]
    covered: list[Ref | None] = []
    for symbol in card.symbols:
        die = next((die for die in on_card if die.face == LETTERS[symbol]), None)
        if die is not None:
            on_card.remove(die)
        covered.append(None if die is None else die.ref)
    ability = card.ability if game.options.monster_abilities else None
    return {
        "cards": [f"monster:{id}" for id in (game.monster if may_look else game.monster[:2])],
        "left": len(game.monster),
        "active": f"monster:{card.id}",
        "strength": game.monster_strength(),
        "cap": game.cap(),
        "valour": valour_of(game.valhalla_of(game.active)),
        "warriors": card.warriors,
        "clans": list(card.clans),
        "symbols": list(card.symbols),
        "covered": covered,
        "ability": None if ability is None else ability.kind,
        "is-muted": battle is not None and battle.is_monster_muted,
        "level": int(game.options.level),
        "penalty": PENALTY[game.options.level],
        "rolls": sum(die.colour == "black" and die.on is None for die in game.weapons),
        "missing": [WORDS[letter] for letter in uncovered(game)],
    }
