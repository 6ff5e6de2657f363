"""What rules work out from the state is remembered until something changes that it follows from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cache, partial, wraps
from inspect import getfullargspec, unwrap
from typing import Any, Final, Self, TypeAlias, TypeVar, TypeVarTuple, cast

from engine.games import State

# What was worked out, by the function that did it and by its facts: a single fact by itself, several as a tuple.
Memory: TypeAlias = defaultdict[Callable[..., Any], dict[Any, Any]]
# What a function has found before it was asked: None, for every fact.
NOTHING_KNOWN: Final[Callable[[], dict[Any, Any]]] = partial(defaultdict, type(None))


class Remembering(State):
    """A state with a memory, which is no part of its digest, and empty again in a copy.

    The rules say `forget` wherever something changes that a `remembered` function looks at.
    """

    __slots__ = ("memory",)

    memory: Memory

    def __new__(cls, *fields: object, **named: object) -> Self:
        """With nothing to remember yet, whether it is new or a copy."""
        made = super().__new__(cls)
        made.memory = defaultdict(NOTHING_KNOWN)
        return made

    def __getstate__(self) -> tuple[dict[str, Any] | None, dict[str, Any]]:
        state: tuple[None, dict[str, Any]] = cast(Any, object.__getstate__(self))
        del state[1]["memory"]
        return state

    def forget(self, *, but: Iterable[Callable[..., object]] = ()) -> None:
        """Something changed: what is asked for next is worked out anew, but for what these functions worked out."""
        memory = self.memory
        kept = [(work_out, memory[work_out]) for work_out in but if work_out in memory]
        memory.clear()
        memory.update(kept)

    def forget_one(self, recall: Callable[..., object], fact: object) -> None:
        """Only what a `remembered` function found for one fact may have changed."""
        known = self.memory.get(getattr(recall, "__wrapped__", recall))
        if known is not None:
            known.pop(fact, None)

    def suppose(self, recall: Callable[..., object], fact: object, found: object) -> None:
        """Take for granted what a `remembered` function would find for one fact, until something changes."""
        self.memory[unwrap(recall)][fact] = found


G = TypeVar("G", bound=Remembering)
V = TypeVar("V")
Facts = TypeVarTuple("Facts")


@cache
def facts_taken(work_out: Callable[..., object]) -> int | None:
    """How many facts a function needs besides the game; None: sometimes more, sometimes fewer."""
    given = getfullargspec(work_out)
    return len(given.args) - 1 if given.varargs is None else None


def remembered(work_out: Callable[[G, *Facts], V]) -> Callable[[G, *Facts], V]:
    """Work it out when it is first asked for, and not again before the state forgets. Nobody may change the result.

    Rules ask several times at every decision: neither finding nor missing something may cost more than two lookups.
    """

    def recall_it(game: Any) -> V:
        found: V | None = game.memory[work_out][()]
        if found is None:
            found = work_out(game)  # type: ignore[call-arg]
            game.memory[work_out][()] = found
        return found

    def recall_one(game: Any, fact: Any) -> V:
        found: V | None = game.memory[work_out][fact]
        if found is None:
            found = work_out(game, fact)
            game.memory[work_out][fact] = found
        return found

    def recall(game: Any, *facts: Any) -> V:
        found: V | None = game.memory[work_out][facts]
        if found is None:
            found = work_out(game, *facts)
            game.memory[work_out][facts] = found
        return found

    made: Any = wraps(work_out)({0: recall_it, 1: recall_one}.get(facts_taken(work_out), recall))  # type: ignore[arg-type]
    return cast(Callable[[G, *Facts], V], made)
