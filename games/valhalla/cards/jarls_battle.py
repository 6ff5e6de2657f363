"""Jarls whose abilities work in a battle. [VAL-12]

Abilities of the defender's jarl, and of one's own against some monsters, can be silenced: they hang on the side.
"""

from __future__ import annotations

from functools import partial

from engine.choices import Option
from games.valhalla.asking import choose_card
from games.valhalla.concepts import (
    FURY,
    LOSES_TO_FROST,
    SIDE_BONUS,
    WARRIOR_BONUS,
    WOLF_CLANS,
    Deed,
    before_roll,
    deed,
    in_phase,
)
from games.valhalla.dicework import add_die, blanks, die_called, free_reroll, roll_again, turn_one
from games.valhalla.phase import tell_jarl_used
from games.valhalla.piles import discard_from_hand
from games.valhalla.state import Laid, Side, Valhalla, Warrior


def jarl_ref(game: Valhalla, side: Side) -> str:
    """What the jarl of a side is called."""
    return f"jarl:{game.player(side).jarl}"


def given(game: Valhalla, side: Side, bonuses: list[Laid], amount: int) -> list[Laid]:
    """The bonuses, with one of the jarl."""
    return [*bonuses, Laid(jarl_ref(game, side), amount)]


def clan_count(game: Valhalla, side: Side, clan: str) -> int:
    """How many warriors of a clan are in the own squad."""
    return game.player(side).clans.count(clan)


# Rerolls and turned dice


async def use_reroll(game: Valhalla, side: Side, at_most: int | None = None) -> None:
    """One free reroll. [VAL-5.6]"""
    side.used.append("reroll")
    tell_jarl_used(game, side)
    await free_reroll(game, side, at_most=at_most)


def reroll_deed(game: Valhalla, side: Side, uses: int, at_most: int | None = None) -> list[Deed]:
    """A free reroll, while there are uses and dice left."""
    if side.used.count("reroll") >= uses or not game.available(side):
        return []
    return [deed(Option.of("free-reroll", jarl_ref(game, side)), partial(use_reroll, game, side, at_most))]


async def use_turn(game: Valhalla, side: Side, *, only_blanks: bool) -> None:
    """Turn one die to any face. [VAL-5.7]"""
    side.used.append("turn")
    tell_jarl_used(game, side)
    await turn_one(game, side, blanks(game, side) if only_blanks else game.available(side), "VAL-5.7")


def turn_deed(game: Valhalla, side: Side, uses: int, *, only_blanks: bool = True) -> list[Deed]:
    """A turned die, while there are uses and dice left."""
    dice = blanks(game, side) if only_blanks else game.available(side)
    if side.used.count("turn") >= uses or not dice:
        return []
    use = partial(use_turn, game, side, only_blanks=only_blanks)
    return [deed(Option.of("turn-die", jarl_ref(game, side)), use)]


@in_phase("jrl-01")
def sigurd(game: Valhalla, side: Side) -> list[Deed]:
    """A free reroll; a second one after the loss of an own shield."""
    player = game.player(side)
    return reroll_deed(game, side, 1 + (player.shields < player.shields_at_first))


@in_phase("jrl-02")
def solveig(game: Valhalla, side: Side) -> list[Deed]:
    """Turn an X die; a second one with 3 different clans in the squad."""
    return turn_deed(game, side, 1 + (len(set(game.player(side).clans)) >= 3))


@in_phase("jrl-11")
def einar(game: Valhalla, side: Side) -> list[Deed]:
    """As attacker turn any die; as defender a free reroll."""
    return turn_deed(game, side, 1, only_blanks=False) if side.is_attacker else reroll_deed(game, side, 1)


@WARRIOR_BONUS("jrl-12")
def tord_strengthens(game: Valhalla, side: Side, bonus: int, warrior: Warrior) -> int:
    """Each Frost Giant has +1."""
    return bonus + (warrior.card.clan == "giant")


@in_phase("jrl-12")
def tord(game: Valhalla, side: Side) -> list[Deed]:
    """With 2 Frost Giants in the squad a free reroll of at most 3 dice."""
    return reroll_deed(game, side, int(clan_count(game, side, "giant") >= 2), at_most=3)


@WARRIOR_BONUS("jrl-13")
def ottar_strengthens(game: Valhalla, side: Side, bonus: int, warrior: Warrior) -> int:
    """Each Bear has +1."""
    return bonus + (warrior.card.clan == "bear")


@in_phase("jrl-13")
def ottar(game: Valhalla, side: Side) -> list[Deed]:
    """With 2 Bears in the squad turn an X die."""
    return turn_deed(game, side, int(clan_count(game, side, "bear") >= 2))


@WOLF_CLANS("jrl-14")
def esbjorn_counts(game: Valhalla, side: Side, more: int) -> int:
    """Wolves count one clan more."""
    return more + 1


@in_phase("jrl-14")
def esbjorn(game: Valhalla, side: Side) -> list[Deed]:
    """With really 4 different clans a free reroll."""
    return reroll_deed(game, side, int(len(set(game.player(side).clans)) >= 4))


# Extra dice


async def claim_die(game: Valhalla, side: Side) -> None:
    """An extra die in the first roll. [VAL-5.1]"""
    side.used.append("die")
    side.extra_dice += 1
    tell_jarl_used(game, side)


def claim_deed(game: Valhalla, side: Side) -> list[Deed]:
    """Once, while the pool has a die for it."""
    if "die" in side.used or len(game.pool()) <= side.extra_dice:
        return []
    return [deed(Option.of("claim-die", jarl_ref(game, side)), partial(claim_die, game, side))]


@before_roll("jrl-05")
def agnar(game: Valhalla, side: Side) -> list[Deed]:
    """As attacker an extra die."""
    return claim_deed(game, side) if side.is_attacker else []


@SIDE_BONUS("jrl-05")
def agnar_defends(game: Valhalla, side: Side, bonuses: list[Laid]) -> list[Laid]:
    """As defender +2."""
    return bonuses if side.is_attacker else given(game, side, bonuses, 2)


@before_roll("jrl-25")
def yrsa(game: Valhalla, side: Side) -> list[Deed]:
    """As attacker, with captured shields of 2 players, an extra die instead of the bonus."""
    return claim_deed(game, side) if side.is_attacker and len(set(game.player(side).captured)) >= 2 else []


@SIDE_BONUS("jrl-25")
def yrsa_attacks(game: Valhalla, side: Side, bonuses: list[Laid]) -> list[Laid]:
    """As attacker +2 against somebody else than last time."""
    defender = game.opponent(side)
    if not side.is_attacker or defender is None or "die" in side.used:
        return bonuses
    return bonuses if defender.seat == game.fight.previous_target else given(game, side, bonuses, 2)


async def vingor_pays(game: Valhalla, side: Side, use: str) -> None:
    """Discard a hand card: for an extra die, or for +3."""
    player = game.player(side)
    side.used.append(use)
    tell_jarl_used(game, side)
    card = await choose_card(player, "prompt.jarl-discard", "discard", player.hand, "VAL-12.1")
    discard_from_hand(game, player, card)
    if use == "die":
        add_die(game, side)
    else:
        side.bonuses.append(Laid(jarl_ref(game, side), 3))


@in_phase("jrl-09")
def vingor(game: Valhalla, side: Side) -> list[Deed]:
    """A hand card for an extra die, or with 5 cards in hand for +3."""
    player = game.player(side)
    if side.used or not player.hand:
        return []
    deeds: list[Deed] = []
    if game.pool():
        deeds.append(deed(Option.of("buy-die", jarl_ref(game, side)), partial(vingor_pays, game, side, "die")))
    if len(player.hand) >= 5 and game.fight.kind != "ragnarok":
        deeds.append(deed(Option.of("buy-strength", jarl_ref(game, side)), partial(vingor_pays, game, side, "three")))
    return deeds


async def egil_takes_back(game: Valhalla, side: Side) -> None:
    """A coloured die that was the price of a reroll is rolled again."""
    side.used.append("back")
    tell_jarl_used(game, side)
    dice = [number for number in side.paid_dice if game.weapons[number].state == "discarded"]
    roll_again(game, side, die_called(game, f"die:{dice[0]}"))


@in_phase("jrl-15")
def egil(game: Valhalla, side: Side) -> list[Deed]:
    """Take back a die discarded for a paid reroll."""
    if side.used or not side.paid_dice:
        return []
    return [deed(Option.of("take-back", jarl_ref(game, side)), partial(egil_takes_back, game, side))]


@SIDE_BONUS("jrl-15")
def egil_strikes(game: Valhalla, side: Side, bonuses: list[Laid]) -> list[Laid]:
    """With 3 dice discarded in this battle +3, unless one was taken back."""
    return given(game, side, bonuses, 3) if side.discarded >= 3 and not side.used else bonuses


# Battle strength


@SIDE_BONUS("jrl-03")
def sigvard(game: Valhalla, side: Side, bonuses: list[Laid]) -> list[Laid]:
    """+1, or +3 with just one warrior activated."""
    return given(game, side, bonuses, 3 if len(game.own_active(side)) == 1 else 1)


@FURY("jrl-07")
def valgard_rages(game: Valhalla, side: Side, bonus: int) -> int:
    """Each Fury card gives 1 more."""
    return bonus + 1


@SIDE_BONUS("jrl-07")
def valgard(game: Valhalla, side: Side, bonuses: list[Laid]) -> list[Laid]:
    """With 2 tactics cards played in this battle +2."""
    return given(game, side, bonuses, 2) if len(side.played) >= 2 else bonuses


@WARRIOR_BONUS("jrl-08")
def styr_strengthens(game: Valhalla, side: Side, bonus: int, warrior: Warrior) -> int:
    """Each warrior with just one printed symbol has +1."""
    return bonus + (len(warrior.card.need.symbols) == 1)


@SIDE_BONUS("jrl-08")
def styr(game: Valhalla, side: Side, bonuses: list[Laid]) -> list[Laid]:
    """With 3 warriors activated +2."""
    return given(game, side, bonuses, 2) if len(game.own_active(side)) >= 3 else bonuses


@SIDE_BONUS("jrl-18")
def bjorn(game: Valhalla, side: Side, bonuses: list[Laid]) -> list[Laid]:
    """As attacker +2 if the defender has more own shields, and +2 if more captured ones as well."""
    player, defender = game.player(side), game.opponent(side)
    if not side.is_attacker or defender is None or defender.shields <= player.shields:
        return bonuses
    return given(game, side, bonuses, 4 if len(defender.captured) > len(player.captured) else 2)


@LOSES_TO_FROST("jrl-24")
def torstein_resists(game: Valhalla, side: Side, loses: bool) -> bool:
    """No die is lost to a giant."""
    return False


@SIDE_BONUS("jrl-24")
def torstein(game: Valhalla, side: Side, bonuses: list[Laid]) -> list[Laid]:
    """As defender +2 if the attacker activated 3 warriors."""
    attacker = game.fight.opponent(side)
    if side.is_attacker or attacker is None or len(game.own_active(attacker)) < 3:
        return bonuses
    return given(game, side, bonuses, 2)


# Limits for the defender


async def limit_tactics(game: Valhalla, side: Side) -> None:
    """The defender plays at most one tactics card, one played before the battle included. [AMB-65]"""
    defender = game.fight.opponent(side)
    side.used.append("limit")
    tell_jarl_used(game, side)
    if defender is not None:
        defender.most_tactics = 1


async def limit_rerolls(game: Valhalla, side: Side) -> None:
    """The defender makes at most one paid reroll."""
    defender = game.fight.opponent(side)
    side.used.append("limit")
    tell_jarl_used(game, side)
    if defender is not None:
        defender.most_paid_rerolls = 1


@before_roll("jrl-22")
def ivar(game: Valhalla, side: Side) -> list[Deed]:
    """As attacker, before the first roll."""
    defender = game.opponent(side)
    if not side.is_attacker or defender is None or side.used:
        return []
    deeds = [deed(Option.of("limit-tactics", jarl_ref(game, side)), partial(limit_tactics, game, side))]
    if len(game.player(side).squad) < len(defender.squad):
        deeds.append(deed(Option.of("limit-rerolls", jarl_ref(game, side)), partial(limit_rerolls, game, side)))
    return deeds
