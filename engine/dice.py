"""All chance of a game, from its seed and the number of draws so far.

Only `random.Random(seed).random()` is used: the other methods of `random` may change between Python versions.
"""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from engine.choices import Ref
from engine.errors import RuleError

T = TypeVar("T")


class Dice:
    """Shuffles, rolls and picks; it can be written down as (seed, draws so far, outcomes fixed in advance).

    A scenario fixes outcomes in the order they come: a number for a roll, a ref for a pick.
    """

    __slots__ = ("_draw", "drawn", "fixed", "seed")

    def __init__(self, seed: int, drawn: int = 0, fixed: Sequence[int | Ref] = ()) -> None:
        self.__setstate__((seed, drawn, list(fixed)))

    def __getstate__(self) -> tuple[int, int, list[int | Ref]]:
        return self.seed, self.drawn, self.fixed

    def __setstate__(self, state: tuple[int, int, list[int | Ref]]) -> None:
        self.seed, self.drawn, self.fixed = state
        self._draw = random.Random(self.seed).random
        for _ in range(self.drawn):
            self._draw()

    @property
    def spent(self) -> tuple[int, int]:
        """How much chance was used so far: it never stands still when something was left to chance."""
        return self.drawn, -len(self.fixed)

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        self.drawn += 1
        return int(self._draw() * limit)

    def roll(self, sides: int = 6) -> int:
        """One die."""
        return int(self.fixed.pop(0)) if self.fixed else 1 + self.below(sides)

    def pick(self, things: Sequence[T]) -> T:
        """One of `things`."""
        if not self.fixed:
            self.drawn += 1
            return things[int(self._draw() * len(things))]
        ref = self.fixed.pop(0)
        for thing in things:
            if getattr(thing, "ref", thing) == ref:
                return thing
        raise RuleError(f"the outcome '{ref}' that was fixed is not among {list(things)}")

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put `things` in a random order."""
        draw = self._draw
        for last in range(len(things) - 1, 0, -1):
            other = int(draw() * (last + 1))
            things[last], things[other] = things[other], things[last]
        self.drawn += max(0, len(things) - 1)

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """`count` different ones of `things`, in a random order."""
        rest = list(things)
        self.shuffle(rest)
        return rest[:count]
