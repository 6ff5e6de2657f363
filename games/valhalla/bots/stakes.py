"""What is at stake in a battle: what a group of armed warriors with some strength is worth to a side.

Values are valour points of difference to the others; against a monster they stand for how far one has come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from games.valhalla.bots.bands import Band, Prospect, prospect
from games.valhalla.concepts import VALKYRIE
from games.valhalla.deck import Card

NO_TACTICS: Final = 0.65  # how likely a hidden card is none that strengthens
TACTICS_BONUS: Final = 2.5


class Member(NamedTuple):
    """A warrior in the group that is weighed: what leaves the squad with it, and whether it is one's own."""

    card: Card
    keep: float  # what it is worth if it stays
    is_own: bool = True


def valkyrie_points(cards: Sequence[Card]) -> int:
    """Bonus points for a group that goes to Valhalla together. [VAL-16.4]"""
    points = 0
    for card in cards:
        if card.valkyrie is not None:
            points += VALKYRIE[card.valkyrie.kind](card.valkyrie, [other.clan for other in cards if other is not card])
    return points


def gain_if_gone(group: Sequence[Member]) -> float:
    """What it brings that all of a group go to Valhalla."""
    if not group:
        return 0.0
    return sum([one.card.valour - one.keep for one in group]) + valkyrie_points([one.card for one in group])


def gain_if_some_go(group: Sequence[Member]) -> float:
    """What it brings to send just those for whom it pays."""
    return sum([max(0.0, one.card.valour - one.keep) for one in group])


@lru_cache(maxsize=200)
def hidden_strength(hand: int) -> tuple[tuple[float, float], ...]:
    """What somebody with so many hidden cards may add by tactics: amounts, each with its chance."""
    none = NO_TACTICS**hand
    one = hand * (1 - NO_TACTICS) * NO_TACTICS ** (hand - 1) if hand else 0.0
    return ((0.0, none), (TACTICS_BONUS, one), (2 * TACTICS_BONUS - 0.5, 1 - none - one))


class Defence(NamedTuple):
    """A defence that is still to come."""

    band: Band
    hand: int
    look: Callable[[Band], Prospect] = prospect

    def chance_above(self, strength: float, lost_dice: int = 0) -> float:
        """How likely the defender comes to more than a strength, and so wins. [VAL-6.9]"""
        found = self.look(self.band._replace(dice=max(1, self.band.dice - lost_dice)))
        above = strength + 1
        return sum([chance * found.reaches(max(1.0, above - bonus)) for bonus, chance in hidden_strength(self.hand)])


class Stakes(Protocol):
    """What a strength and a group are worth to a side."""

    def value(self, strength: float, group: Sequence[Member], lost_dice: int = 0, is_blocked: bool = False) -> float:
        """With so many dice lost to a giant, and with a defender blocked by a dwarf or not."""

    def __hash__(self) -> int: ...


class Attack(NamedTuple):
    """An attack on a player: what a won one brings besides the warriors, and what a lost one costs."""

    defence: Defence
    weaker: Defence  # with the best warrior blocked [VAL-17.3]
    shield: float
    loss: float

    def value(self, strength: float, group: Sequence[Member], lost_dice: int = 0, is_blocked: bool = False) -> float:
        """What a group with this strength is worth."""
        if not group:
            return 0.0
        defence = self.weaker if is_blocked else self.defence
        lost = defence.chance_above(strength, lost_dice)
        won = self.shield + gain_if_gone([one for one in group if one.is_own])
        return (1 - lost) * won - lost * self.loss


class Stand(NamedTuple):
    """A defence against a player: the strength to reach, and what it saves to reach it."""

    mark: float
    saved: float

    def value(self, strength: float, group: Sequence[Member], lost_dice: int = 0, is_blocked: bool = False) -> float:
        """What a group with this strength is worth."""
        if not group or strength < self.mark:
            return 0.0
        return self.saved + gain_if_some_go([one for one in group if one.is_own])


class Hunt(NamedTuple):
    """A battle against a monster, which adds nothing to what is printed. [VAL-21.10, VAL-21.13]"""

    mark: float
    prize: float  # what it is worth to win
    penalty: float  # what it costs to lose with somebody armed
    base: float  # what it costs to lose without
    room: int  # under the cap that will be in force after winning
    room_if_lost: int
    must_all_go: bool
    point: float  # what a point of valour in Valhalla is worth

    def value(self, strength: float, group: Sequence[Member], lost_dice: int = 0, is_blocked: bool = False) -> float:
        """What a group with this strength is worth."""
        if not group:
            return -self.base
        if strength >= self.mark:
            return self.prize + self.gone(group)
        return max([0.0, *(self.alone(one) for one in group)]) - self.penalty

    def alone(self, one: Member) -> float:
        """What it brings to send one warrior after a lost battle. [VAL-21.12]"""
        return self.point * one.card.valour - one.keep if one.card.valour <= self.room_if_lost else 0.0

    def gone(self, group: Sequence[Member]) -> float:
        """What those bring who go to Valhalla under the cap. [VAL-21.16]"""
        if not self.must_all_go:
            return gain_under_cap(group, self.room, self.point)
        points = min(self.room, sum([one.card.valour for one in group]))
        return self.point * points - sum([one.keep for one in group])


def gain_under_cap(group: Sequence[Member], room: int, point: float) -> float:
    """The most that some of a group bring without being above the cap. [VAL-21.14]"""
    best = [0.0] * (room + 1)
    for one in group:
        worth, valour = point * one.card.valour - one.keep, one.card.valour
        for total in range(room, valour - 1, -1):
            best[total] = max(best[total], best[total - valour] + worth)
    return max(best)


class LastRoll(NamedTuple):
    """Ragnarok: only valour counts. [VAL-8.4]"""

    def value(self, strength: float, group: Sequence[Member], lost_dice: int = 0, is_blocked: bool = False) -> float:
        """What a group is worth."""
        cards = [one.card for one in group]
        return float(sum([card.valour for card in cards]) + valkyrie_points(cards))
