"""Whom a battle is fought against: how likely a battle strength wins it. [VAL-6.9]"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, Protocol

from games.valhalla.bots.bands import Band, totals
from games.valhalla.bots.throws import NOTHING, Plan, armed_by, worths

MANY: Final = 3  # armed attackers for which a certain jarl stands firmer
FIRMER: Final = 2


class Blow(NamedTuple):
    """What decides besides dice that are still to come."""

    strength: int
    has_giant: bool = False  # one that costs the defender a die was armed [VAL-10.5]
    blocks: int = 0  # warriors that dwarves block [VAL-17.3]
    armed: int = 1  # own warriors
    is_leader_surrounded: bool = False  # [VAL-11.8]


class Foe(Protocol):
    """An opponent."""

    def chance(self, blow: Blow) -> float:
        """How likely somebody who has armed anybody wins with this."""

    def __hash__(self) -> int: ...


class Mark(NamedTuple):
    """An opponent whose strength is known: a monster, or an attacker who is done."""

    strength: int  # that wins

    def chance(self, blow: Blow) -> float:
        """It is reached or not."""
        return float(blow.strength >= self.strength)


class Defenders(NamedTuple):
    """A defence that is still to come, with as many dice and paid rerolls as there are; hidden cards are not known."""

    band: Band
    leaderless: Band  # the same without what the jarl gives
    free: tuple[int, ...]  # which of the own warriors can still be blocked
    loses_to_frost: bool = True
    stands_firm: bool = False  # +2 against three armed attackers [JRL-24]

    def chance(self, blow: Blow) -> float:
        """How likely they do not come above this strength; who blocks picks whom it hurts most."""
        band = self.leaderless if blow.is_leader_surrounded else self.band
        if blow.has_giant and (self.loses_to_frost or blow.is_leader_surrounded):
            band = band._replace(dice=max(1, band.dice - 1))
        if self.stands_firm and blow.armed >= MANY and not blow.is_leader_surrounded:
            band = band._replace(fixed=band.fixed + FIRMER)
        most = min(blow.blocks, len(self.free) - 1)
        ways = combinations(self.free, max(0, most))
        return 1.0 - min(reaches(without(band, blocked), blow.strength + 1) for blocked in ways)


def without(band: Band, blocked: tuple[int, ...]) -> Band:
    """The same squad with some warriors that cannot be armed."""
    if not blocked:
        return band
    rest = [index for index in range(len(band.needs)) if index not in blocked]
    return band._replace(
        needs=tuple(band.needs[index] for index in rest),
        strengths=tuple(band.strengths[index] for index in rest),
        valours=tuple(band.valours[index] for index in rest),
        own=band.own - len(blocked),
    )


@lru_cache(maxsize=4096)
def reaches(band: Band, strength: int) -> float:
    """How likely a band reaches a strength with a whole roll and the best paid rerolls. [VAL-5.15]"""
    if not band.needs:
        return 0.0
    total = totals(band)
    value = [float(one >= strength and (group > 0 or band.is_armed)) for group, one in enumerate(total)]
    if not any(value):
        return 0.0
    return Plan(worths(armed_by(band.needs, band.dice), value), band.dice).rolled(band.dice)[NOTHING]
