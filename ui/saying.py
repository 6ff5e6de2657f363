"""What a board has to say: the words are found when it is painted, in the language of whoever looks."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Facts: TypeAlias = tuple[tuple[str, object], ...]


class Say(NamedTuple):
    """A text to be said in the language of whoever looks: a key of the game's language file, and its facts."""

    key: str
    facts: Facts = ()


def say(key: str, **facts: object) -> Say:
    """A text of the game with its facts, to be said when it is painted."""
    return Say(key, tuple(facts.items()))


class Opening(NamedTuple):
    """What a person is shown before their first question: a card turned up, what it is, and what it means for them."""

    card: str  # a ref
    title: Say
    lines: tuple[Say, ...]
