"""What rules work out from the state is remembered until something changes that it follows from."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Self, TypeAlias, TypeVar, TypeVarTuple, cast

from engine.games import State

Memory: TypeAlias = dict[tuple[Callable[..., Any], tuple[Any, ...]], Any]  # by what worked it out, and from which facts


class Remembering(State):
    """A state with a memory, which is no part of its digest, and empty again in a copy.

    The rules say `forget` wherever something changes that a `remembered` function looks at.
    """

    __slots__ = ("memory",)

    memory: Memory

    def __new__(cls, *fields: object, **named: object) -> Self:
        """With nothing to remember yet, whether it is new or a copy."""
        made = super().__new__(cls)
        made.memory = {}
        return made

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        state: tuple[None, dict[str, Any]] = cast(Any, object.__getstate__(self))
        del state[1]["memory"]
        return state

    def forget(self) -> None:
        """Something changed: what is asked for next is worked out anew."""
        self.memory.clear()


G = TypeVar("G", bound=Remembering)
V = TypeVar("V")
Facts = TypeVarTuple("Facts")


def remembered(work_out: Callable[[G, *Facts], V]) -> Callable[[G, *Facts], V]:
    """Work it out when it is first asked for, and not again before the state forgets. Nobody may change the result.

    It is asked for all the time: so a value must not be None, which would never be found.
    """

    @wraps(work_out)
    def recall(game: G, *facts: *Facts) -> V:
        found: V | None = game.memory.get((work_out, facts))
        if found is None:
            found = game.memory[work_out, facts] = work_out(game, *facts)
        return found

    return recall
