"""Whose side I am on: what harm to everybody else is worth to me, from my role and from who they probably are."""

from __future__ import annotations

from typing import Final

from games.bang.bots.seen import Figure, Seen
from games.bang.bots.suspicion import Odds
from games.bang.modes.trio import TARGET
from games.bang.state import DEPUTY, OUTLAW, RENEGADE, SHERIFF

# By own role, what harm to somebody of another role is worth; below nothing: he is a friend. Outlaws fight the guard of
# the Sheriff, too: whoever shoots at nobody else is shot by all of them.
ENMITY: Final = {
    SHERIFF: {OUTLAW: 1.0, DEPUTY: -2.5},
    DEPUTY: {OUTLAW: 1.0, DEPUTY: -0.7, SHERIFF: -2.0},
    OUTLAW: {SHERIFF: 1.0, DEPUTY: 1.4, RENEGADE: 0.0, OUTLAW: -1.4},
}
# What harm to a Renegade is worth to the law: he fights the Outlaws too, as long as some are left.
ALLY, RIVAL, LAST_ENEMY = 0.0, 0.2, 1.0
HUNTER = 0.35  # harm to the third of three: he threatens me, but he also keeps my prey busy
# A Renegade: how much Deputies count beside their Sheriff, the Outlaws' share of all strength when the sides are even,
# how quickly he takes a side beyond that, and what harm is worth to him before.
GUARD, EVEN, TILT, CALM = 0.8, 0.58, 6.0, 0.1
SHERIFF_FOR_LAST, SPARED = -0.3, -0.3  # when the law is stronger: harm to the Sheriff, and to Outlaws
FRAIL, RESCUE = 2, 0.8  # with so few lives the Sheriff is protected, by harm to Outlaws
# How dear my own life is to me: a Deputy or an Outlaw wins even when he is dead.
SELF: Final = {SHERIFF: 1.5, DEPUTY: 0.8, OUTLAW: 0.9, RENEGADE: 1.3}
LAST_LIFE, SECOND_LIFE = 2.5, 1.4  # how much more the last lives count


def enmities(seen: Seen, odds: Odds) -> dict[str, float]:
    """By figure, what harm to it is worth to me; 1.0 is a life of a plain enemy."""
    if seen.mode == "duo":
        return {figure.ref: -1.0 if figure.seat == seen.seat else 1.0 for figure in seen.figures}
    if seen.is_on("wild-west-show") or seen.view["is-shoot-out"] or len(seen.around) == 2:  # [BNG-12.6, BNG-19.41]
        return {figure.ref: 1.0 for figure in seen.figures}
    weights = _weights(seen, odds)
    return {
        figure.ref: sum(odds[figure.ref].get(role, 0.0) * weight for role, weight in weights.items())
        for figure in seen.figures
    }


def _weights(seen: Seen, odds: Odds) -> dict[str, float]:
    if seen.mode == "trio":
        return dict.fromkeys(TARGET, HUNTER) | {TARGET[seen.role]: 1.0}
    if seen.role == RENEGADE:
        return balance(seen, odds)
    weights = dict(ENMITY.get(seen.role, ENMITY[SHERIFF]))
    if seen.role in (SHERIFF, DEPUTY):
        outlaws = expected(seen, odds, OUTLAW)
        weights[RENEGADE] = ALLY if outlaws >= 2 else RIVAL if outlaws > 0.5 else LAST_ENEMY
    elif seen.mode == "hidden":
        weights |= {SHERIFF: 1.1, DEPUTY: 1.0}  # all of the law must die [BNG-19.33]
    return weights


def balance(seen: Seen, odds: Odds) -> dict[str, float]:
    """A Renegade harms the stronger side, waits while neither is, and keeps the Sheriff for the last. [BNG-3.3]"""
    sheriff = next((figure for figure in seen.others if figure.role == SHERIFF), None)
    if sheriff is None or len(seen.others) == 1:
        return {SHERIFF: 1.0, OUTLAW: 1.0, DEPUTY: 1.0, RENEGADE: 1.0}
    outlaws, law = power(seen, odds, OUTLAW), strength(sheriff) + GUARD * power(seen, odds, DEPUTY)
    tilt = TILT * (outlaws / (outlaws + law) - EVEN)
    if tilt > 0:
        weights = {SHERIFF: -min(1.0, tilt), OUTLAW: min(1.0, CALM + tilt), DEPUTY: CALM}
    else:
        weights = {SHERIFF: SHERIFF_FOR_LAST, OUTLAW: max(SPARED, tilt), DEPUTY: min(1.0, CALM - tilt)}
    if sheriff.life <= FRAIL:  # his death now would make the Outlaws win
        weights |= {SHERIFF: -2.0, OUTLAW: max(weights[OUTLAW], RESCUE)}
    return weights | {RENEGADE: 0.6}


def strength(figure: Figure) -> float:
    """What somebody can still do: lives, cards in hand and in play."""
    return figure.life + 0.35 * len(figure.hand) + 0.4 * len(figure.in_play)


def power(seen: Seen, odds: Odds, role: str) -> float:
    """The strength of all others who have a role, as far as I can tell."""
    return sum(odds[figure.ref].get(role, 0.0) * strength(figure) for figure in seen.others)


def expected(seen: Seen, odds: Odds, role: str) -> float:
    """How many others in play have a role, as far as I can tell."""
    return sum(odds[figure.ref].get(role, 0.0) for figure in seen.others)


def price_of_life(figure: Figure, lost: int = 1) -> float:
    """What losing so many lives costs a figure: the last ones are the dearest."""
    price = 0.0
    for life in range(figure.life, max(0, figure.life - lost), -1):
        price += LAST_LIFE if life == 1 else SECOND_LIFE if life == 2 else 1.0
    return price


def gain_of_life(figure: Figure, lives: int = 1) -> float:
    """What regaining so many lives is worth to a figure."""
    gained = min(lives, figure.missing)
    return sum(
        LAST_LIFE if life <= 1 else SECOND_LIFE if life == 2 else 1.0
        for life in range(figure.life, figure.life + gained)
    )
