"""What cards are told apart by, wherever they are looked through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.decks import Facet
from games.junquick.deck import KINDS


def _value(id: str) -> Sequence[str]:
    value = KINDS[id].value
    return (str(value),) if value else ()


FACETS: Final = (Facet("category", lambda card: (f"category.{KINDS[card].category}",)), Facet("value", _value))
