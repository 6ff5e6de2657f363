"""What cards are told apart by, wherever they are looked through."""

from __future__ import annotations

from typing import Final

from engine.decks import Facet
from games.castle.deck import KINDS

FACETS: Final = (
    Facet("area", lambda card: (f"area.{KINDS[card].area}",)),
    Facet("sex", lambda card: (f"sex.{KINDS[card].sex}",)),
)
