"""What a view of Valhalla holds: board, bots and description are checked against it, at no cost at run time."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from engine.choices import Ref

# In plain data these are lists, which no type could tell the parts of.
PartView: TypeAlias = tuple[Ref, str, int]  # who gives what: source, kind of part, amount
HelpView: TypeAlias = tuple[Ref, Ref, Ref]  # a Thor's Help card, who played it, and for whom
OfferingView: TypeAlias = tuple[Ref, Ref]  # a dwarf, and the card laid beside it
ScoreView: TypeAlias = tuple[Ref, int]  # `score:valhalla` and the like, and the points


class DieView(TypedDict):
    """A weapon die: every one of the fifteen is in every view."""

    ref: Ref
    colour: str  # red, black, grey
    face: str | None  # axe, sword, spear, bow, shield, x; None: not rolled
    state: str  # resting (grey: in the pool), available, locked, discarded, offered
    holder: Ref | None  # the seat before which it lies
    on: Ref | None  # the warrior or the monster card that it lies on


WarriorView = TypedDict(
    "WarriorView",
    {
        "ref": Ref,
        "tyr": Ref | None,  # the card under it
        "is-active": bool,
        "is-blocked": bool,
        "is-given-up": bool,  # its strength counts no longer
        "dice": list[Ref],  # dice on it
        "needs": list[str],  # what must be covered, less what a Tyr card spares: weapons, or a giant's pattern
        "spared": str | None,  # of a giant: the weapon that counts as one virtual die
        "strength": int,  # if it is activated: in a battle with its abilities, else as printed
    },
)

PlayerView = TypedDict(
    "PlayerView",
    {
        "ref": Ref,
        "colour": str,
        "emblem": Ref | None,
        "jarl": Ref | None,
        "dealt-jarls": list[Ref],  # to choose from: only the player's own
        "hand": list[Ref],
        "drawn": list[Ref],  # to keep or discard: only the player's own have names
        "cells": list[WarriorView | None],
        "cell-limit": int,
        "valhalla": int,  # number of cards
        "valhalla-cards": list[Ref],  # where they are known
        "valour": int | None,  # of them, where they are known
        "shields": list[Ref],
        "captured": list[Ref],  # `shield:2-3` was one of seat 2
        "shields-lost": int,
        "last-target": Ref | None,  # of this player's attacks
        "has-acted": bool,  # between two turns, where a jarl may do so once
        "companion": Ref | None,
        "companion-card": Ref | None,
        "has-finished": bool,  # the draft
        "score": list[ScoreView],  # at the end
    },
)

SideView = TypedDict(
    "SideView",
    {
        "seat": Ref,
        "is-attacker": bool,
        "colour": str,
        "active": list[Ref],
        "strength": int,
        "parts": list[PartView],
        "played": list[Ref],
        "sacrificed": list[OfferingView],
        "free-rerolls": list[Ref],
        "paid-rerolls": int,
        "discarded": int,
        "extra-dice": int,  # in the first roll
        "lost-dice": int,
        "has-rolled": bool,
        "is-done": bool,
        "given-up": list[Ref],
        "jarl-works": bool,
        "jarl-used": list[str],
        "most-tactics": int | None,
        "most-paid-rerolls": int | None,
        "aided-by": list[Ref],
    },
)

BattleView = TypedDict(
    "BattleView",
    {
        "kind": str,  # battle, ragnarok, hunt, defence
        "step": str,  # declared, before, attack, defence, aftermath
        "attacker": Ref | None,  # a seat, or the monster
        "defender": Ref | None,
        "acting": Ref | None,  # whose phase it is
        "sides": list[SideView],
        "blocked": list[Ref],
        "helps": list[HelpView],
        "is-frost-used": bool,
        "winner": Ref | None,
        "has-winner": bool,
        "is-last": bool,
    },
)

MonsterView = TypedDict(
    "MonsterView",
    {
        "cards": list[Ref],  # those that may be looked at, the active one first
        "left": int,
        "active": Ref,
        "strength": int,
        "cap": int,
        "valour": int,  # in Valhalla
        "warriors": int,
        "clans": list[str],
        "symbols": list[str],
        "covered": list[Ref | None],  # by symbol: the die that covers it
        "ability": str | None,
        "is-muted": bool,
        "level": int,
        "penalty": int,  # cards of the deck that a lost battle costs
        # What it does next: in its phase it rolls so many dice, and attacks when these symbols are all covered.
        "rolls": int,
        "missing": list[str],
    },
)


class PairView(TypedDict):
    """A Last Viking card with its bonus card."""

    card: Ref
    bonus: Ref
    holder: Ref | None
    level: int


class LookView(TypedDict):
    """Hidden cards that the viewer looks at."""

    at: Ref
    cards: list[Ref]


ValhallaView = TypedDict(
    "ValhallaView",
    {
        "viewer": Ref | None,
        "mode": str,  # versus, solo, cooperative
        "expansions": list[str],
        "companions": str | None,
        "stage": str,
        "turn": int,
        "phase": str,
        "current": Ref | None,
        "first": Ref | None,
        "is-ending": bool,
        "to-come": list[Ref] | None,  # of the last round, or of Ragnarok
        "players": list[PlayerView],
        "dice": list[DieView],
        "pool": int,
        "deck": int,
        "pile": list[Ref],  # the discard pile, the top card first
        "offered": list[Ref],  # starting warriors, or the reserve of the draft
        "common": list[Ref],  # the Valhalla of all in cooperative play
        "battle": BattleView | None,
        "loki": Ref | None,
        "pairs": list[PairView],
        "monster": MonsterView | None,
        "look": LookView | None,
        "has-ended": bool,
        # Only for eyes that see everything
        "deck-cards": NotRequired[list[Ref]],
        "aside": NotRequired[list[Ref]],
    },
)
