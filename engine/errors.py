"""One class per kind of failure; each says what, where and what to do in one sentence.

A refusal of input changes nothing. Its sentence stands in `assets/lang` under `error.<key>`, so that it can be said
in the player's language; `str(problem)` says it in English. What only one game refuses is said in that game's own
words: `BadSetup("hire-for-two", of="bang")` stands in `games/bang/lang`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import ClassVar


class Problem(ValueError):
    """Something from outside cannot be accepted: nothing was changed."""

    def __init__(self, key: str, *, of: str = "", **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.of = of  # the game whose sentence it is; empty: the program's
        self.facts = facts

    # Where the language files are read (`engine.texts`), the sentence in English.
    in_english: ClassVar[Callable[[Problem], str]] = staticmethod(lambda problem: f"{problem.key} {problem.facts}")

    def __str__(self) -> str:
        return Problem.in_english(self)


def words_of(failure: BaseException) -> str:
    """What the system says of a failure, in its own few words."""
    if isinstance(failure, OSError) and failure.errno is not None and failure.errno > 0:
        return os.strerror(failure.errno)
    return getattr(failure, "strerror", None) or str(failure).rstrip(".") or type(failure).__name__


class BadAnswer(Problem):
    """An answer that is not on the menu, from a seat that is not asked, or to a question that is over."""


class BadSetup(Problem):
    """A game that does not exist, a number of seats or an option that its rules do not allow."""


class BadFile(Problem):
    """A card list, save, scenario or language file that cannot be read or written as it is."""


class RuleError(RuntimeError):
    """The rules themselves are broken: never hidden, always with the place in the rules."""


class EmptyMenu(RuleError):
    """The rules asked a question without an answer."""


class EndlessRule(RuleError):
    """The rules went on and on without asking anybody anything."""
