"""All chance of a game, from its seed and the number of draws so far.

Only `random.Random(seed).random()` is used: the other methods of `random` may change between Python versions.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from typing import TypeAlias, TypeVar

from engine.choices import Ref, Seat
from engine.errors import RuleError

T = TypeVar("T")
# The seed, the draws so far, the outcomes fixed in advance, and the draws of seats that drew apart from the others.
Written: TypeAlias = tuple[int, int, list[int | Ref]] | tuple[int, int, list[int | Ref], list[tuple[Seat, int]]]


class Dice:
    """Shuffles, rolls and picks; it can be written down in a few numbers.

    A scenario fixes outcomes in the order they come: a number for a roll, a ref for a pick.
    """

    __slots__ = ("_draw", "drawn", "drawn_apart", "fixed", "seed")

    def __init__(self, seed: int, drawn: int = 0, fixed: Sequence[int | Ref] = ()) -> None:
        self.__setstate__((seed, drawn, list(fixed)))

    def __getstate__(self) -> Written:
        written = self.seed, self.drawn, self.fixed
        return (*written, sorted(self.drawn_apart.items())) if self.drawn_apart else written

    def __setstate__(self, state: Written) -> None:
        self.seed, self.drawn, self.fixed = state[:3]
        self.drawn_apart = dict(state[3]) if len(state) == 4 else {}
        self._draw = _stream(self.seed, self.drawn)

    @property
    def spent(self) -> tuple[int, int, int]:
        """How much chance was used so far: it never stands still when something was left to chance."""
        return self.drawn, sum(self.drawn_apart.values()), -len(self.fixed)

    @contextmanager
    def apart(self, seat: Seat) -> Iterator[None]:
        """Meanwhile chance comes from a stream of the seat's own: it is the same whatever other seats draw."""
        common, drawn = self._draw, self.drawn
        own = hashlib.blake2b(f"{self.seed} {drawn} {seat}".encode(), digest_size=8).digest()
        self.drawn = self.drawn_apart.get(seat, 0)
        self._draw = _stream(int.from_bytes(own, "big"), self.drawn)
        try:
            yield
        finally:
            if self.drawn:
                self.drawn_apart[seat] = self.drawn
            self._draw, self.drawn = common, drawn

    def join(self) -> None:
        """Go on with one stream for all; the next time that seats draw apart they have others."""
        if self.drawn_apart:
            self.drawn_apart = {}
            self.below(1)

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        self.drawn += 1
        return int(self._draw() * limit)

    def roll(self, sides: int = 6) -> int:
        """One die."""
        if self.fixed:
            return int(self.fixed.pop(0))
        self.drawn += 1
        return 1 + int(self._draw() * sides)

    def rolls(self, count: int, sides: int = 6) -> list[int]:
        """Several dice at once."""
        if self.fixed:
            return [self.roll(sides) for _ in range(count)]
        self.drawn += count
        draw = self._draw
        return [1 + int(draw() * sides) for _ in range(count)]

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


def _stream(seed: int, drawn: int) -> Callable[[], float]:
    draw = random.Random(seed).random
    for _ in range(drawn):
        draw()
    return draw
