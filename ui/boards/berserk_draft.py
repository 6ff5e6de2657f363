"""A draft on the table: the pack in hand, what was picked so far, and what that comes to. [BSK-28]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from engine.choices import Ref
from engine.events import HIDDEN
from games.berserk.boxes import DRAFTED, PACK
from games.berserk.shown import PlayerView
from ui.boards.arranging import tiles
from ui.boards.berserk_looks import dealt_face, kind_of
from ui.boards.berserk_places import LEAST, Places
from ui.boards.berserk_purse import picks_panel
from ui.sprites import Area, Box, PanelFace, Sprite, TextFace, say
from ui.theme import CREAM

TITLE: Final = 32  # units
SHARE: Final = 0.58  # of the height, for the pack


def drafting(area: Area, own: PlayerView | None, places: Places) -> Iterator[Sprite]:
    """The pack above, the picks below it; who only looks on sees neither. [BSK-28.5]"""
    room = area.board.copy()
    room.width = places.column.x - room.x - area.px(6)
    if own is None or HIDDEN in own["deal"]:
        words = TextFace(say("view.phase.draft"), 16, CREAM, align="centre", lines=3)
        yield Sprite(Box.of(room), words, key="drafting", layer=2)
        return
    upper = pygame.Rect(room.x, room.y, room.width, round(room.height * SHARE))
    lower = pygame.Rect(room.x, upper.bottom + area.px(6), room.width, room.bottom - upper.bottom - area.px(6))
    picked = own.get("deck-cards", [])
    round_now = min(DRAFTED - 1, len(picked)) // PACK + 1
    title = say("board.pack", round=round_now, of=DRAFTED // PACK, count=len(own["deal"]))
    yield Sprite(Box.of(upper), PanelFace(title, "package-variant"), key="pack", layer=0)
    for ref, box in _laid(area, upper, sorted(own["deal"], key=_rank), (150, 205)):
        yield Sprite(box, dealt_face(ref, kind_of(ref).cost.amount), ref, layer=2)
    title = say("board.picks", count=len(picked), of=DRAFTED)
    yield Sprite(Box.of(lower), PanelFace(title, "cards"), key="picks", layer=0)
    for ref, box in _laid(area, lower, sorted(picked, key=_rank), (96, 118)):
        yield Sprite(box, dealt_face(ref, kind_of(ref).cost.amount), ref, layer=2)
    yield from picks_panel(area, [kind_of(ref) for ref in picked], places.column)


def _rank(ref: Ref) -> tuple[object, ...]:
    """By element, the dearest first."""
    kind = kind_of(ref)
    return kind.elements or ("~",), -kind.cost.amount, ref


def _laid(area: Area, room: pygame.Rect, cards: list[Ref], most: tuple[int, int]) -> Iterator[tuple[Ref, Box]]:
    px, gap = area.px, area.px(6)
    inner = pygame.Rect(room.x + gap, room.y + px(TITLE), room.width - 2 * gap, room.height - px(TITLE) - gap)
    boxes = tiles(len(cards), inner, (px(LEAST), px(LEAST)), (px(most[0]), px(most[1])), px(4)) or []
    yield from zip(cards, boxes, strict=False)
