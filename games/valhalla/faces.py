"""The faces of the weapon dice, and what a warrior needs of them: nothing here knows a game. [VAL-5]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

Weapon = Literal["axe", "sword", "spear", "bow", "shield"]
LETTERS: Final = {"axe": "A", "sword": "S", "spear": "P", "bow": "B", "shield": "H", "x": "X"}
WORDS: Final = {letter: word for word, letter in LETTERS.items()}
FACES: Final = "ASPBHX"  # of every die, each once [VAL-1.10]
WEAPONS: Final = "ASPBH"
BLANK: Final = "X"

Faces: TypeAlias = str  # letters in alphabetical order: a set in which faces may be there several times


def in_order(faces: str) -> Faces:
    """Faces as a set: their order has no meaning."""
    return "".join(sorted(faces))


class Need(NamedTuple):
    """What must lie on a warrior: printed symbols, or the pattern of a giant, less what a Tyr card spares."""

    pattern: str
    symbols: Faces
    spared: str = ""

    @property
    def dice(self) -> int:
        """How many symbols are printed, or how many dice a giant needs. [VAL-3.4]"""
        return PATTERN_DICE[self.pattern] if self.pattern else len(self.symbols)

    def without(self, spared: str) -> Need:
        """The same with one symbol spared; one that a Viking does not have changes nothing. [VAL-18.5]"""
        if self.pattern:
            return Need(self.pattern, self.symbols, spared)
        return Need("", self.symbols.replace(spared, "", 1))


PATTERN_DICE: Final = {"any-2": 2, "pair": 2, "triple": 3, "two-pairs": 4, "different-3": 3, "different-4": 4}


def fits(pattern: str, faces: Faces) -> bool:
    """Whether these weapon faces, no more and no less, are what a giant needs. [VAL-5.13, VAL-5.14]"""
    if len(faces) != PATTERN_DICE[pattern] or BLANK in faces:
        return False
    kinds = len(set(faces))
    if pattern == "any-2":
        return True
    if pattern in ("pair", "triple"):
        return kinds == 1
    if pattern == "two-pairs":  # four equal faces are two pairs
        return all(faces.count(face) % 2 == 0 for face in faces)
    return kinds == len(faces)


def covers(need: Need, faces: Faces) -> bool:
    """Whether these faces arm a warrior, one die for each symbol. [VAL-5.9]"""
    if not need.pattern:
        return faces == need.symbols
    if need.spared and fits(need.pattern, in_order(faces + need.spared)):
        return True
    return fits(need.pattern, faces)


@lru_cache(maxsize=100_000)
def face_sets(need: Need, available: Faces) -> tuple[Faces, ...]:
    """All sets of available faces that arm a warrior, the smallest first."""
    if not need.pattern:
        return (need.symbols,) if _within(need.symbols, available) else ()
    weapons = available.replace(BLANK, "")
    sizes = [need.dice - 1, need.dice] if need.spared else [need.dice]
    found = [
        faces
        for size in sizes
        for faces in sorted({"".join(chosen) for chosen in combinations(weapons, size)})
        if covers(need, faces)
    ]
    return tuple(found)


def _within(faces: Faces, available: Faces) -> bool:
    for face in faces:
        if face not in available:
            return False
        available = available.replace(face, "", 1)
    return True


def less(available: Faces, used: Faces) -> Faces:
    """What is left of a set of faces."""
    for face in used:
        available = available.replace(face, "", 1)
    return available


@lru_cache(maxsize=100_000)
def can_arm_two(needs: tuple[Need, ...], available: Faces) -> bool:
    """Whether these faces arm more than one of several warriors."""
    return any(
        face_sets(other, less(available, used))
        for one, other in combinations(needs, 2)
        for used in face_sets(one, available)
    )


class Armed(msgspec.Struct, frozen=True, gc=False):
    """One way to arm a squad: what it is worth, and the faces for each warrior, None for one that stays unarmed."""

    value: float
    faces: tuple[Faces | None, ...]


@lru_cache(maxsize=200_000)
def best_arming(needs: tuple[Need, ...], values: tuple[float, ...], available: Faces) -> Armed:
    """The most valuable way to arm warriors of these values with these faces: an exact search. [VAL-5.9]"""
    if not needs:
        return Armed(0, ())
    rest = best_arming(needs[1:], values[1:], available)
    best = Armed(rest.value, (None, *rest.faces))
    for faces in face_sets(needs[0], available):
        then = best_arming(needs[1:], values[1:], less(available, faces))
        if values[0] + then.value > best.value:
            best = Armed(values[0] + then.value, (faces, *then.faces))
    return best


def rolls(dice: int) -> Iterator[tuple[Faces, float]]:
    """Every set of faces that so many dice can show, with its chance: for exact odds."""
    yield from _rolls(dice)


@lru_cache(maxsize=16)
def _rolls(dice: int) -> tuple[tuple[Faces, float], ...]:
    chances: dict[Faces, float] = {"": 1.0}
    for _ in range(dice):
        grown: dict[Faces, float] = {}
        for faces, chance in chances.items():
            for face in FACES:
                key = in_order(faces + face)
                grown[key] = grown.get(key, 0.0) + chance / len(FACES)
        chances = grown
    return tuple(chances.items())
