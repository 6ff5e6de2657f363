"""Effects that last: plain data in the state, on a seat or on a card.

A game declares its keywords with the way equal ones combine, and names the moments at which effects end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NewType

import msgspec

from engine.choices import Ref

Duration = NewType("Duration", str)  # the moment at which an effect ends: games name their own
UNTIL_GONE: Final = Duration("until-gone")  # as long as what it is on
WHILE_IN_PLAY: Final = Duration("while-in-play")  # as long as its source


class Effect(msgspec.Struct, frozen=True):
    """One effect in force on a seat or a card."""

    keyword: str
    on: Ref
    value: int | None = 1  # None: whatever there was of this keyword before does not count
    source: Ref = ""
    lasts: Duration = UNTIL_GONE


@dataclass(slots=True)
class Effects:
    """All effects in force, by what they are on, the oldest first: a part of the state."""

    by_ref: dict[Ref, list[Effect]] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Effect]:
        return (effect for effects in self.by_ref.values() for effect in effects)

    def add(self, effect: Effect) -> None:
        """It is in force from now on."""
        self.by_ref.setdefault(effect.on, []).append(effect)

    def on(self, ref: Ref) -> list[Effect]:
        """The effects on one thing."""
        return self.by_ref.get(ref, [])

    def keywords(self, ref: Ref, printed: Iterable[str] = ()) -> list[str]:
        """The ids of all that one thing has now, with what is printed there: sources of what is in force for it."""
        held = dict.fromkeys(printed)
        for effect in self.on(ref):
            if effect.value is None:
                held.pop(effect.keyword, None)
            else:
                held[effect.keyword] = None
        return list(held)

    def end(self, moment: Duration) -> list[Effect]:
        """A moment has come: the effects that ended with it."""
        return self.drop(lambda effect: effect.lasts == moment)

    def leave(self, ref: Ref) -> list[Effect]:
        """A thing left play: the effects that ended, those on it and those that lasted while it was there."""
        return self.drop(lambda effect: effect.on == ref or (effect.source == ref and effect.lasts == WHILE_IN_PLAY))

    def drop(self, is_over: Callable[[Effect], bool]) -> list[Effect]:
        """End some effects, and say which."""
        over = [effect for effect in self if is_over(effect)]
        for effect in over:
            self.by_ref[effect.on].remove(effect)
            if not self.by_ref[effect.on]:
                del self.by_ref[effect.on]
        return over


def one_is_enough(values: Iterable[int]) -> int:
    """1 if there is any, else 0."""
    return int(any(values))


add_up: Final = sum
largest_counts: Final = partial(max, default=0)


@dataclass(frozen=True)
class Keyword:
    """A kind of effect, printed on cards or given to things, and how equal ones on one thing combine."""

    id: str
    combine: Callable[[list[int]], int]

    def value(self, effects: Effects, on: Ref, printed: Mapping[str, int] = {}) -> int:
        """What it comes to on one thing, with what is printed there."""
        given = effects.by_ref.get(on)
        if given is None and self.id not in printed:
            return 0
        values = [printed[self.id]] if self.id in printed else []
        for effect in given or ():
            if effect.keyword == self.id:
                values = [] if effect.value is None else [*values, effect.value]
        return self.combine(values)

    def give(
        self, effects: Effects, on: Ref, value: int = 1, *, source: Ref = "", lasts: Duration = UNTIL_GONE
    ) -> None:
        """A thing has it from now on."""
        effects.add(Effect(self.id, on, value, source, lasts))

    def lose(self, effects: Effects, on: Ref, *, source: Ref = "", lasts: Duration = UNTIL_GONE) -> None:
        """A thing loses it, printed or given; it may be given anew later."""
        effects.add(Effect(self.id, on, None, source, lasts))

    def things(self, effects: Effects) -> list[Ref]:
        """Everything that it was given to."""
        return [ref for ref, given in effects.by_ref.items() if any(effect.keyword == self.id for effect in given)]
