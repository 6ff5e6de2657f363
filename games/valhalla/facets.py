"""What cards are told apart by, wherever they are looked through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.cards import Kind
from engine.decks import Facet
from games.valhalla.deck import BOX_OF, COMPANIONS, JARLS, KINDS, LOKI, MONSTERS, VIKINGS

BESIDE_THE_DECK: Final[Sequence[tuple[Mapping[str, Kind], str, str]]] = (  # what they are, and where they come from
    (JARLS, "jarl", "base"),
    (LOKI, "loki", "loki"),
    (VIKINGS, "viking", "last-viking"),
    (COMPANIONS, "companion", "companions"),
    (MONSTERS, "monster", "monsters"),
)


def _what(id: str) -> Sequence[str]:
    if id in KINDS:
        return (f"category.{KINDS[id].category}",)
    return tuple(f"facet.{what}" for kinds, what, _ in BESIDE_THE_DECK if id in kinds)


def _clan(id: str) -> Sequence[str]:
    if id in MONSTERS:
        return tuple(f"clan.{clan}" for clan in MONSTERS[id].clans)
    clan = KINDS[id].clan if id in KINDS else None
    return (f"clan.{clan}",) if clan else ()


def _box(id: str) -> Sequence[str]:
    if id in BOX_OF:
        return (f"facet.box-{BOX_OF[id]}",)
    return tuple(f"facet.box-{box}" for kinds, _, box in BESIDE_THE_DECK if id in kinds)


FACETS: Final = (Facet("what", _what), Facet("clan", _clan), Facet("box", _box))
