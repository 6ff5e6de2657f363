"""Where everything lies in a battle of Berserk: the field in the middle with the viewer's half below, the players with
their side zones at the left, what is about to happen at the right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from engine.choices import Option, Ref
from games.berserk.shown import BerserkView
from ui.boards.arranging import seat_of
from ui.boards.berserk_column import column
from ui.boards.berserk_cues import CUES
from ui.boards.berserk_field import arrows, field
from ui.boards.berserk_goal import MILESTONES, goal, lasted
from ui.boards.berserk_hints import hint, odds_hint
from ui.boards.berserk_icons import EVENT_ICONS
from ui.boards.berserk_looks import MATERIAL, TABLETOP, look, printed
from ui.boards.berserk_moments import moments
from ui.boards.berserk_muster import is_mustering, mustering
from ui.boards.berserk_places import mirrored, places_for, sides
from ui.boards.berserk_sides import panel
from ui.boards.berserk_tips import tips
from ui.sprites import Area, Sprite, Status, say

__all__ = [
    "CUES",
    "EVENT_ICONS",
    "HAS_HAND",
    "MATERIAL",
    "MILESTONES",
    "OWN_DEEDS",
    "TABLETOP",
    "goal",
    "hint",
    "lasted",
    "layout",
    "look",
    "mirrored",
    "moments",
    "odds_hint",
    "picking",
    "printed",
    "status",
    "whose",
]

HAS_HAND: Final = False
OWN_DEEDS: Final = frozenset({"picked"})
NOTHING_PICKED: Final = Option("none")


def status(view: BerserkView) -> Status:
    """The turn and its step; before the battle both are busy at once."""
    phase = say(f"view.phase.{view['phase']}")
    if view["turn"] == 0:
        return Status(phase, None)
    return Status(say("view.status", turn=view["turn"], phase=phase), seat_of(view["active"]))


def whose(view: BerserkView, ref: Ref) -> Ref | None:
    """Who has a card in play."""
    card = view["cards"].get(ref)
    return card["controller"] if card is not None else None


def layout(view: BerserkView, area: Area) -> Iterator[Sprite]:
    """Everything on the table; every size comes from `area`."""
    yield from picking(view, area, NOTHING_PICKED)


def picking(view: BerserkView, area: Area, option: Option, about: Sequence[Ref] = ()) -> Iterator[Sprite]:
    """The same, while a deck, an army or its places are put together."""
    return tips(view, _laid(view, area, option))


def _laid(view: BerserkView, area: Area, option: Option) -> Iterator[Sprite]:
    if is_mustering(view):
        yield from mustering(view, area, option)
        return
    places = places_for(view, area)
    below, above = sides(view)
    laid = [
        *field(view, area, places),
        *panel(view, area, above, places.above),
        *panel(view, area, below, places.below),
        *column(view, area, places.column),
    ]
    yield from laid
    boxes: dict[Ref, pygame.Rect] = {}
    for sprite in laid:
        if sprite.ref is not None and sprite.ref not in boxes:
            boxes[sprite.ref] = sprite.rect
    yield from arrows(view, area, boxes)
