"""Sets of dice faces as numbers, and the best use of rerolls: an exact search that takes a few milliseconds. [VAL-5.4]

A throw is a number: all sets of up to nine faces in a row, the small ones first, with tables that lead from one to the
next. So a plan is a handful of passes over plain lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from games.valhalla.faces import BLANK, FACES, WEAPONS, Faces, Need, covers, in_order

Throw: TypeAlias = int
MOST_DICE: Final = 9  # six of a colour and the three grey ones

_SETS: Final = [
    in_order("".join(faces))
    for size in range(MOST_DICE + 1)
    for faces in combinations_with_replacement(sorted(FACES), size)
]
_NUMBERS: Final = {faces: number for number, faces in enumerate(_SETS)}
SIZE: Final = [len(faces) for faces in _SETS]
# How many throws there are of at most so many dice.
COUNT: Final = [sum(1 for size in SIZE if size <= most) for most in range(MOST_DICE + 1)]
ADD: Final = [
    tuple(_NUMBERS[in_order(faces + face)] for face in FACES) if len(faces) < MOST_DICE else () for faces in _SETS
]
LESS: Final = [tuple(_NUMBERS[faces.replace(face, "", 1)] for face in dict.fromkeys(faces)) for faces in _SETS]
NOTHING: Final = 0


def throw_of(faces: str) -> Throw:
    """The number of a set of faces."""
    return _NUMBERS[in_order(faces)]


def faces_of(throw: Throw) -> Faces:
    """The faces behind a number."""
    return _SETS[throw]


class Plan:
    """What every throw of at most so many dice is worth to somebody who rerolls as well as possible.

    A paid reroll keeps some dice, gives one up and rolls the others: so of the throws with one die less only what is
    kept matters, and the best part of a throw follows from the best parts of the throws with one face less.
    """

    def __init__(self, worth: Sequence[float], dice: int, rerolls: int = MOST_DICE) -> None:
        self.worth = worth
        self.dice = dice
        self.best: list[float] = list(worth[: COUNT[dice]])
        self._kept: list[Throw | None] = [None] * COUNT[dice]
        self._rolled: dict[int, list[float]] = {}
        for size in range(2, dice + 1):
            if size > dice - rerolls:
                self._pay(size)

    def rolled(self, dice: int) -> list[float]:
        """By what is kept: what it is worth, on average, once the other of so many dice are rolled."""
        found = self._rolled.get(dice)
        if found is None:
            found = self._rolled[dice] = averages(self.best, dice)
        return found

    def _pay(self, size: int) -> None:
        """The best that throws of this size bring: as they lie, or with one die given up for a reroll."""
        top, kept = best_parts(self.rolled(size - 1), size - 2, size)
        best, choice = self.best, self._kept
        for throw in range(COUNT[size - 1], COUNT[size]):
            if top[throw] > best[throw] + 1e-9:
                best[throw] = top[throw]
                choice[throw] = kept[throw]

    def kept(self, throw: Throw) -> Throw | None:
        """What the best paid reroll keeps; None: it is best to stop."""
        return self._kept[throw]

    def free(self, throw: Throw, most: int | None = None) -> tuple[float, Throw]:
        """The best free reroll of at least one die: what it is worth, and what is kept. [VAL-5.6]"""
        size = SIZE[throw]
        rolled = self.rolled(size)
        least = 0 if most is None else max(0, size - most)
        found = max((rolled[part], -part) for part in parts_of(throw) if least <= SIZE[part] < size)
        return found[0], -found[1]

    def free_twice(self, throw: Throw) -> tuple[float, Throw]:
        """The best first one of two free rerolls, the second of which may be declined. [VAL-11.6]"""
        size = SIZE[throw]
        top, _ = best_parts(self.rolled(size), size - 1, size)
        begin = COUNT[size - 1] if size else 0
        second = [0.0] * begin + [max(one, other) for one, other in zip(top[begin:], self.best[begin:], strict=False)]
        rolled = averages(second, size)
        found = max((rolled[part], -part) for part in parts_of(throw) if SIZE[part] < size)
        return found[0], -found[1]

    def added(self, throw: Throw) -> float:
        """What a throw is worth with one more die rolled. [VAL-5.8]"""
        return sum(self.best[more] for more in ADD[throw]) / len(FACES)

    def added_best_of_two(self, throw: Throw) -> float:
        """With two more dice rolled, of which one is taken. [VAL-11.5]"""
        after = [self.best[more] for more in ADD[throw]]
        return sum(max(one, other) for one in after for other in after) / len(FACES) ** 2

    def turned(self, throw: Throw, most: int, *, only_blanks: bool = True) -> tuple[float, Throw]:
        """The best of what comes of turning up to so many dice to other faces. [VAL-5.7, VAL-11.7]"""
        faces = faces_of(throw)
        starts = {faces}
        if only_blanks:
            blanks = min(most, faces.count(BLANK))
            starts = {faces.replace(BLANK, "", count) for count in range(blanks + 1)}
        else:
            starts |= {faces.replace(face, "", 1) for face in set(faces)}
        found = [
            throw_of(start + "".join(more))
            for start in starts
            for more in combinations_with_replacement(WEAPONS, len(faces) - len(start))
        ]
        return max((self.best[one], one) for one in found)

    def spread(self) -> dict[Throw, float]:
        """How likely each throw is in the end, from a whole first roll on."""
        ends: dict[Throw, float] = {}
        masses = [0.0] * COUNT[self.dice]
        masses[NOTHING] = 1.0
        for size in range(self.dice, 0, -1):
            masses = self._roll(masses, size, ends)
        return ends

    def _roll(self, masses: list[float], size: int, ends: dict[Throw, float]) -> list[float]:
        """Roll up to so many dice: whoever stops has come to an end, the others keep some of the dice."""
        for part in range(COUNT[size - 1]):
            if mass := masses[part] / len(FACES):
                for more in ADD[part]:
                    masses[more] += mass
        kept = [0.0] * COUNT[size - 1]
        for throw in range(COUNT[size - 1], COUNT[size]):
            if mass := masses[throw]:
                stays = self._kept[throw]
                if stays is None:
                    ends[throw] = ends.get(throw, 0.0) + mass
                else:
                    kept[stays] += mass
        return kept


def averages(values: Sequence[float], dice: int) -> list[float]:
    """From the values of all throws of so many dice back to those of which only some dice lie there already."""
    found = list(values[: COUNT[dice]])
    for part in range(COUNT[dice - 1] - 1 if dice else -1, -1, -1):
        one, two, three, four, five, six = ADD[part]
        found[part] = (found[one] + found[two] + found[three] + found[four] + found[five] + found[six]) / 6
    return found


def best_parts(rolled: Sequence[float], most: int, size: int) -> tuple[list[float], list[Throw]]:
    """For every throw up to a size the best part, of at most so many dice, to be kept when others are rolled."""
    top, kept = list(rolled[: COUNT[most]]), list(range(COUNT[most]))
    for throw in range(COUNT[most]):
        for part in LESS[throw]:
            if top[part] > top[throw]:
                top[throw], kept[throw] = top[part], kept[part]
    for throw in range(COUNT[most], COUNT[size]):
        best = max(LESS[throw], key=top.__getitem__)
        top.append(top[best])
        kept.append(kept[best])
    return top, kept


@lru_cache(maxsize=5005)
def parts_of(throw: Throw) -> tuple[Throw, ...]:
    """Every throw that some of the dice make, none and all of them included."""
    found = {throw}
    for part in LESS[throw]:
        found.update(parts_of(part))
    return tuple(sorted(found))


# Whom a throw arms


ANY_DIE: Final = Need("any-1", "")  # what a Heroic Attack +3 costs [VAL-11.3]


@lru_cache(maxsize=1000)
def ways_to_arm(need: Need) -> tuple[Throw, ...]:
    """All throws that arm a warrior, with no die left."""
    if need == ANY_DIE:
        return tuple(_NUMBERS[face] for face in FACES)
    if not need.pattern:
        return (_NUMBERS[need.symbols],)
    sizes = (need.dice - 1, need.dice) if need.spared else (need.dice,)
    sets = ("".join(faces) for size in sizes for faces in combinations_with_replacement(sorted(WEAPONS), size))
    return tuple(_NUMBERS[faces] for faces in sets if covers(need, faces))


@lru_cache(maxsize=600)
def armed_by(needs: tuple[Need, ...], dice: int) -> tuple[int, ...]:
    """For every throw of at most so many dice the groups that it arms: bit n stands for the group n."""
    exact = [0] * COUNT[dice]
    ways: list[set[Throw]] = [{NOTHING}]
    exact[NOTHING] = 1
    for group in range(1, 1 << len(needs)):
        last = group.bit_length() - 1
        rest = ways[group ^ (1 << last)]
        found = {both for one in rest for other in ways_to_arm(needs[last]) for both in _together(one, other, dice)}
        ways.append(found)
        for throw in found:
            exact[throw] |= 1 << group
    for throw in range(1, COUNT[dice]):
        armed = exact[throw]
        for part in LESS[throw]:
            armed |= exact[part]
        exact[throw] = armed
    return tuple(exact)


def _together(one: Throw, other: Throw, dice: int) -> Iterator[Throw]:
    if SIZE[one] + SIZE[other] <= dice:
        yield _NUMBERS[in_order(_SETS[one] + _SETS[other])]


@lru_cache(maxsize=10_000)
def members(groups: int) -> tuple[int, ...]:
    """All groups of a set."""
    return tuple(group for group in range(groups.bit_length()) if groups >> group & 1)


def worths(armed: Iterable[int], value: Sequence[float]) -> list[float]:
    """What each throw is worth if the best group that it arms counts."""
    known: dict[int, float] = {}
    found: list[float] = []
    for groups in armed:
        if groups not in known:
            known[groups] = max(value[group] for group in members(groups))
        found.append(known[groups])
    return found
