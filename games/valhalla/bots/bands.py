"""What a squad can bring into a battle: who needs which dice, the strength of every group, and how far it reaches.

Everything here is worked out from open facts, so that a bot can imagine battles that nobody has declared.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple, Protocol

from games.valhalla.bots.throws import COUNT, MOST_DICE, Plan, armed_by, members, worths
from games.valhalla.concepts import Surroundings
from games.valhalla.deck import Card
from games.valhalla.faces import LETTERS, Need
from games.valhalla.strength import strength_of

DICE: Final = 6
MOST_STRENGTH: Final = 80
VALOUR_COUNTS: Final = 0.3  # beside a point of strength, when a squad is armed as well as possible


class Stander(NamedTuple):
    """A warrior in a squad, or one that may come to stand there, with its Tyr card."""

    card: Card
    tyr: Card | None = None

    @property
    def need(self) -> Need:
        """What must lie on it, less what a Tyr card spares. [VAL-18.5]"""
        effect = None if self.tyr is None else self.tyr.what.effect
        if effect is None or effect.symbol is None:
            return self.card.need
        return self.card.need.without(LETTERS[effect.symbol])


class Camp(NamedTuple):
    """A squad, the squad of the companion that may fight along, and the jarl whose abilities work."""

    squad: tuple[Stander, ...]
    behind: tuple[Stander, ...] = ()
    jarl: str = ""

    @property
    def clans(self) -> tuple[str, ...]:
        """The clans of the squad."""
        return tuple([one.card.clan for one in self.squad])

    @property
    def all_clans(self) -> tuple[str, ...]:
        """With those of the companion's squad. [VAL-20.3]"""
        return tuple([one.card.clan for one in (*self.squad, *self.behind)])


class Band(NamedTuple):
    """Warriors to be armed with some dice: what each needs and gives, and what counts besides."""

    needs: tuple[Need, ...]
    strengths: tuple[int, ...]
    valours: tuple[int, ...]
    own: int  # so many of the first ones are of the own squad
    fixed: int = 0  # battle strength that is given besides
    jarl: str = ""
    dice: int = DICE
    active: int = 0  # own warriors that are armed already
    is_armed: bool = False  # somebody is, perhaps only of the companion's squad [VAL-20.4]


# Strength


def warrior_bonus(jarl: str, card: Card) -> int:
    """What a jarl adds to each warrior of a kind. [JRL-08, JRL-12, JRL-13]"""
    if jarl == "jrl-12":
        return int(card.clan == "giant")
    if jarl == "jrl-13":
        return int(card.clan == "bear")
    return int(jarl == "jrl-08" and len(card.need.symbols) == 1)


def group_bonus(jarl: str, own: int) -> int:
    """What a jarl adds for the number of own warriors that are armed. [JRL-03, JRL-08]"""
    if jarl == "jrl-03":
        return 3 if own == 1 else 1
    return 2 if jarl == "jrl-08" and own >= 3 else 0


@lru_cache(maxsize=4000)
def band(
    camp: Camp, foes: tuple[str, ...], rivals: tuple[str, ...], fixed: int = 0, dice: int = DICE, muted: str = ""
) -> Band:
    """A camp against an opponent with these clans; `foes` has those of the opponent's companion too. [VAL-20.3]"""
    all_clans, wolves = camp.all_clans, int(camp.jarl == "jrl-14")
    strengths: list[int] = []
    for squad, more in ((camp.squad, wolves), (camp.behind, 0)):
        clans = tuple([one.card.clan for one in squad])
        around = Surroundings(clans, all_clans, foes, rivals, more, muted)
        strengths += [strength_of(one.card, one.tyr, around) for one in squad]
    for index, one in enumerate(camp.squad):
        strengths[index] += warrior_bonus(camp.jarl, one.card)
    everybody = (*camp.squad, *camp.behind)
    needs, valours = tuple([one.need for one in everybody]), tuple([one.card.valour for one in everybody])
    return Band(needs, tuple(strengths), valours, len(camp.squad), fixed, camp.jarl, min(dice, MOST_DICE))


@lru_cache(maxsize=4000)
def totals(band: Band) -> tuple[int, ...]:
    """The battle strength of every group; nobody at all has none. [VAL-6.5]"""
    found = [band.fixed + group_bonus(band.jarl, band.active) if band.is_armed else 0]
    for group in range(1, 1 << len(band.needs)):
        strength = sum([one for index, one in enumerate(band.strengths) if group >> index & 1])
        own = band.active + (group & ((1 << band.own) - 1)).bit_count()
        found.append(strength + band.fixed + group_bonus(band.jarl, own))
    return tuple(found)


@lru_cache(maxsize=4000)
def valours(band: Band) -> tuple[int, ...]:
    """The valour of every group."""
    return tuple(
        sum([one for index, one in enumerate(band.valours) if group >> index & 1])
        for group in range(1 << len(band.needs))
    )


# How far it reaches


class Prospect(Protocol):
    """What a band comes to with a whole roll."""

    @property
    def strength(self) -> float:
        """On average."""

    @property
    def valour(self) -> float:
        """Of those armed, on average."""

    def reaches(self, strength: float) -> float:
        """How likely so much strength is reached."""

    def beats(self, other: Prospect) -> float:
        """How likely it comes to at least the strength of another."""


class Exact(NamedTuple):
    """What a band comes to with a whole roll, if it is armed for strength."""

    strength: float
    valour: float
    at_least: tuple[float, ...]  # by battle strength: how likely it is reached

    def reaches(self, strength: float) -> float:
        """How likely so much strength is reached; the bonus may be half a point."""
        if strength <= 0:
            return 1.0
        low = int(strength)
        if low + 1 >= len(self.at_least):
            return 0.0
        part = strength - low
        return self.at_least[low] * (1 - part) + self.at_least[low + 1] * part

    def beats(self, other: Prospect) -> float:
        """How likely it comes to at least the strength of another."""
        found, above = 0.0, 1.0
        for strength in range(1, len(self.at_least)):
            reached = other.reaches(strength)
            if above > reached:  # the other comes to just one less
                found += (above - reached) * self.reaches(max(1, strength - 1))
            above = reached
            if not reached:
                break
        return found


NOBODY: Final = Exact(0.0, 0.0, (1.0, 0.0))


@lru_cache(maxsize=4000)
def prospect(band: Band) -> Exact:
    """Exact, for somebody who rerolls for the strongest group. [VAL-5.15]"""
    if not band.needs:
        return NOBODY
    armed, strength, valour = armed_by(band.needs, band.dice), totals(band), valours(band)
    value = [one + VALOUR_COUNTS * other for one, other in zip(strength, valour, strict=True)]
    plan = Plan(worths(armed[: COUNT[band.dice]], value), band.dice)
    chosen: dict[int, int] = {}
    likely = [0.0] * (MOST_STRENGTH + 2)
    means = [0.0, 0.0]
    for throw, chance in plan.spread().items():
        groups = armed[throw]
        if groups not in chosen:
            chosen[groups] = max(members(groups), key=value.__getitem__)
        group = chosen[groups]
        likely[min(strength[group], MOST_STRENGTH)] += chance
        means[0] += chance * strength[group]
        means[1] += chance * valour[group]
    for total in range(MOST_STRENGTH, -1, -1):
        likely[total] += likely[total + 1]
    return Exact(means[0], means[1], tuple(likely))


class Rough(NamedTuple):
    """About the same at a glance: warriors are armed one after the other, while dice last."""

    strength: float
    valour: float

    def reaches(self, strength: float) -> float:
        """How likely so much strength is reached."""
        return 1 / (1 + exp(max(-30.0, min(30.0, (strength - 0.5 - self.strength) / SPREAD))))

    def beats(self, other: Prospect) -> float:
        """How likely it comes to at least the strength of another."""
        return 1 / (1 + exp(max(-30.0, min(30.0, (other.strength - 0.5 - self.strength) / (1.4 * SPREAD)))))


SPREAD: Final = 1.8  # how far the strength of a squad is from its average


@lru_cache(maxsize=500)
def arming_chance(need: Need, dice: int) -> float:
    """How likely a lone warrior is armed with so many dice and paid rerolls. [VAL-5.15]"""
    if dice < 1:
        return float(need.dice == 0)
    return Plan(worths(armed_by((need,), dice), (0.0, 1.0)), dice).rolled(dice)[0]


@lru_cache(maxsize=8000)
def rough_prospect(band: Band) -> Rough:
    """Those who give most for a die first; each takes dice from those who follow."""
    strength = valour = 0.0
    left = float(band.dice)
    order = sorted(range(len(band.needs)), key=lambda index: -band.strengths[index] / max(1, band.needs[index].dice))
    for index in order:
        need = band.needs[index]
        low = max(0, min(MOST_DICE - 1, int(left)))
        part = left - low
        chance = arming_chance(need, low) * (1 - part) + arming_chance(need, low + 1) * part
        strength += chance * band.strengths[index]
        valour += chance * band.valours[index]
        left = max(0.0, left - 0.75 * need.dice * chance)
    likely = min(1.0, strength / 3)
    return Rough(strength + likely * (band.fixed + group_bonus(band.jarl, 2)), valour)
