"""The text of a card, composed from its abilities in every language."""

from __future__ import annotations

from collections.abc import Mapping

from engine.choices import Ref
from games.berserk.kinds import KINDS
from games.berserk.schema import CardKind


def worded_kinds() -> tuple[CardKind, ...]:
    """All cards with their texts."""
    return tuple(KINDS.values())


def names_in(language: str) -> Mapping[Ref, str]:
    """The names of abilities and keywords."""
    return {}
