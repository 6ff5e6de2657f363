"""What cards are told apart by, wherever they are looked through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.decks import Facet
from games.bang.deck import CHARACTERS, EVENTS, KINDS


def _what(id: str) -> Sequence[str]:
    if id in KINDS:
        return (f"board.colour-{KINDS[id].colour}",)
    if id in CHARACTERS:
        return ("board.character",)
    return ("facet.event",) if id in EVENTS else ("board.role",)


def _box(id: str) -> Sequence[str]:
    if id in KINDS:
        kind = KINDS[id]
        boxes = [box for box, copies in (("base", kind.copies), ("dodge-city", kind.dodge_city)) if copies]
    elif id in CHARACTERS:
        boxes = [CHARACTERS[id].set]
    else:
        boxes = [EVENTS[id].deck] if id in EVENTS else ["base"]
    return tuple(f"facet.box-{box}" for box in boxes)


FACETS: Final = (Facet("what", _what), Facet("box", _box))
