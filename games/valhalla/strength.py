"""Battle strength: first as pure functions of plain facts, for odds and bots, then for a side of a battle. [VAL-6.7]"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.choices import Ref
from games.valhalla.concepts import (
    GIVES,
    MUTED_CLAN,
    SIDE_BONUS,
    STRENGTH,
    TYR,
    WARRIOR_BONUS,
    WOLF_CLANS,
    Surroundings,
)
from games.valhalla.deck import MONSTERS, Card
from games.valhalla.state import Side, Valhalla, Warrior, valour_of

SACRIFICE = 3  # battle strength for a card laid beside a dwarf [VAL-17.6]

# Pure: nothing but facts goes in


def ability_bonus(card: Card, around: Surroundings) -> int:
    """What the ability of an activated warrior adds to its strength. [VAL-10]"""
    if card.ability is None or card.clan == around.muted or card.ability.kind not in STRENGTH:
        return 0
    return STRENGTH[card.ability.kind](card.ability, around)


def tyr_bonus(tyr: Card | None, around: Surroundings) -> int:
    """What a Tyr card adds to the strength of an activated warrior. [VAL-18.4]"""
    effect = None if tyr is None else tyr.what.effect
    return 0 if effect is None else TYR[effect.kind](effect, around)


def strength_of(card: Card, tyr: Card | None, around: Surroundings) -> int:
    """The strength of one activated warrior, without what a jarl adds."""
    return card.strength + ability_bonus(card, around) + tyr_bonus(tyr, around)


# Of a side


What = Literal["printed", "ability", "tyr", "jarl", "tactics", "help", "sacrifice", "valhalla"]


class Part(msgspec.Struct, frozen=True, gc=False):
    """Who gives what: a part of a side's battle strength."""

    source: Ref
    what: What
    amount: int


class Around(msgspec.Struct, frozen=True):
    """What the strength of the warriors depends on that a side can activate."""

    cells: list[Warrior | None]  # of the own squad
    own: Surroundings  # of the warriors there
    companions: Surroundings  # of others: those of a companion

    def of(self, warrior: Warrior) -> Surroundings:
        """A warrior counts the squad in which it stands. [VAL-20.13]"""
        return self.own if warrior in self.cells else self.companions


def surroundings(game: Valhalla, side: Side) -> Around:
    """What strength depends on in this battle: squads that do not change in it. [VAL-4.4, VAL-20.3, VAL-20.13]"""
    player = game.player(side)
    companion, opponent = game.companion(player), game.opponent(side)
    clans = player.clans
    foes: tuple[str, ...]
    rivals: tuple[str, ...]
    if game.battle is not None and game.battle.kind in ("hunt", "defence"):  # [VAL-21.18]
        foes = rivals = tuple(MONSTERS[game.battle.monster].clans)
    elif opponent is None:
        foes = rivals = ()
    else:
        rivals = opponent.clans
        behind = game.companion(opponent)
        foes = rivals if behind is None else rivals + behind.clans
    more_clans, muted = WOLF_CLANS.of(game, side, 0), MUTED_CLAN.of(game, side, "")
    if companion is None:
        own = Surroundings(clans, clans, foes, rivals, more_clans, muted)
        return Around(player.cells, own, own)
    friends = clans + companion.clans
    own = Surroundings(clans, friends, foes, rivals, more_clans, muted)
    return Around(player.cells, own, Surroundings(companion.clans, friends, foes, rivals, 0, muted))


def strength_with_jarl(game: Valhalla, side: Side, warrior: Warrior, around: Around) -> int:
    """The strength of a warrior if this side activates it, with what the jarl adds to own ones. [VAL-6.7]"""
    strength = strength_of(warrior.card, warrior.tyr, around.of(warrior))
    return strength + WARRIOR_BONUS.of(game, side, 0, warrior) if warrior in around.cells else strength


def strength_parts(game: Valhalla, side: Side, around: Around) -> list[Part]:
    """Who gives what, for the activated warriors and everything that was played so far. [VAL-6.7, VAL-6.8]"""
    parts: list[Part] = []
    player = game.player(side)
    for ref in side.active:
        if ref not in side.given_up:  # [VAL-16.8]
            parts += _of_warrior(game, side, game.find(ref), around)
    giving = [card for card in side.played if card.kind in GIVES]
    parts += [Part(card.ref, "tactics", GIVES[card.kind](game, side, card)) for card in giving]
    parts += [
        Part(laid.source, "jarl" if laid.source.startswith("jarl:") else "help", laid.amount) for laid in side.bonuses
    ]
    parts += [Part(laid.source, "jarl", laid.amount) for laid in SIDE_BONUS.of(game, side, [])]
    if game.is_against_monster:  # [VAL-21.9]
        parts.append(Part("pile:valhalla", "valhalla", valour_of(game.valhalla_of(player))))
    return [part for part in parts if part.amount]


def _of_warrior(game: Valhalla, side: Side, warrior: Warrior, around: Around) -> list[Part]:
    card, where = warrior.card, around.of(warrior)
    parts = [Part(card.ref, "printed", card.strength), Part(card.ref, "ability", ability_bonus(card, where))]
    if warrior.tyr is not None:
        parts.append(Part(warrior.tyr.ref, "tyr", tyr_bonus(warrior.tyr, where)))
    if warrior in around.cells:
        jarl = f"jarl:{game.player(side).jarl}"
        parts.append(Part(jarl, "jarl", WARRIOR_BONUS.of(game, side, 0, warrior)))
    laid = [offering for offering in side.sacrificed if offering.dwarf == card.ref]
    return parts + [Part(offering.card.ref, "sacrifice", SACRIFICE) for offering in laid]


def battle_strength(game: Valhalla, side: Side) -> int:
    """The total that is compared; who armed nobody has none. [VAL-6.5, VAL-6.7]"""
    if not side.active:
        return 0
    return sum([part.amount for part in strength_parts(game, side, surroundings(game, side))])
