"""What lies above the middle of a table of JunQuick for a moment: the nest when packs are formed, and a bluff."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import pygame

from engine.choices import Ref
from engine.events import HIDDEN
from games.junquick.deck import CARD_BY_REF
from games.junquick.shown import BluffView, JunQuickView
from ui.boards.arranging import CARD_SHAPE, grid, tiles
from ui.boards.junquick_looks import BACK, CLAIMS
from ui.boards.junquick_places import LEAST
from ui.sprites import Area, Box, CardFace, PanelFace, Sprite, say

TRAY_LAYER: Final = 80


def is_nest_in_tray(view: JunQuickView) -> bool:
    """Whether the viewer chooses from their nest."""
    return view["phase"] == "round-end" and view["asked"] is not None and view["asked"] == view["viewer"]


def tray(view: JunQuickView, area: Area, middle: pygame.Rect) -> Iterator[Sprite]:
    """The nest when packs are formed, and a bluff with its claim."""
    if is_nest_in_tray(view):
        own = next(player for player in view["players"] if player["ref"] == view["viewer"])
        yield from _nest_tray(area, middle, by_value(iter(own["nest"])), own["viruses"], own["ref"])
    elif view["bluff"] is not None:
        yield from _bluff(view["bluff"], view["viewer"], area, middle)


def _nest_tray(
    area: Area, middle: pygame.Rect, nest: Sequence[Ref], viruses: Sequence[Ref], origin: Ref
) -> Iterator[Sprite]:
    title = PanelFace(say("board.nest-and-viruses" if viruses else "board.nest"), "egg", is_solid=True)
    cards = (*viruses, *nest)
    room = _tray_room(area, middle)
    most = max(area.px(LEAST), min(area.px(104), round(room.height / CARD_SHAPE)))
    places = grid(len(cards), room, area.px(LEAST), most, area.px(6), CARD_SHAPE)
    hidden = () if places is not None else tuple(cards)
    yield Sprite(Box.of(middle), title, key="tray", layer=TRAY_LAYER, pile=hidden)
    for card, place in zip(cards, places or (), strict=False):
        yield Sprite(place, CardFace(card), card, layer=TRAY_LAYER + 1, origin=origin)


def _tray_room(area: Area, middle: pygame.Rect) -> pygame.Rect:
    room = middle.inflate(-2 * area.px(8), -2 * area.px(6))
    return pygame.Rect(room.x, room.y + area.px(26), room.width, room.height - area.px(26))


def _bluff(bluff: BluffView, viewer: Ref | None, area: Area, middle: pygame.Rect) -> Iterator[Sprite]:
    """The cards face down and what is said about them; for whoever has to say it, everything that can be said."""
    is_own = bluff["seat"] == viewer
    facts: Mapping[str, object] = {"seat": bluff["seat"], "judge": bluff["judge"], "cards": len(bluff["cards"])}
    room = _tray_room(area, middle)
    if is_own and not bluff["claim"]:
        yield Sprite(Box.of(middle), PanelFace(say("board.claim"), "bullhorn", is_solid=True), layer=TRAY_LAYER)
        for ref, place in zip(CLAIMS, _chips(area, room, len(CLAIMS)), strict=False):
            yield Sprite(place, CardFace(ref), ref, layer=TRAY_LAYER + 1)
        return
    title = say("board.claimed" if bluff["claim"] else "view.bluff", **facts)
    yield Sprite(Box.of(middle), PanelFace(title, "drama-masks", is_solid=True), layer=TRAY_LAYER)
    upper = room.copy()
    upper.height = round(room.height * (0.56 if bluff["claim"] else 1.0))
    most = max(area.px(LEAST), min(area.px(96), round(upper.height / CARD_SHAPE)))
    places = grid(len(bluff["cards"]), upper, area.px(LEAST), most, area.px(6), CARD_SHAPE) or []
    for index, (card, place) in enumerate(zip(bluff["cards"], places, strict=False)):
        face = BACK if card == HIDDEN else CardFace(card)
        shows = "" if card == HIDDEN else card
        yield Sprite(place, face, key=f"bluff {index}", layer=TRAY_LAYER + 1, origin=bluff["seat"], shows=shows)
    lower = pygame.Rect(room.x, upper.bottom + area.px(4), room.width, room.bottom - upper.bottom - area.px(4))
    for index, (ref, place) in enumerate(zip(bluff["claim"], _chips(area, lower, len(bluff["claim"])), strict=False)):
        yield Sprite(place, CardFace(ref), key=f"said {index}", layer=TRAY_LAYER + 1)


def _chips(area: Area, room: pygame.Rect, count: int) -> list[Box]:
    for least in ((104, 34), (80, 32), (66, 32)):
        sizes = ((area.px(least[0]), area.px(least[1])), (area.px(168), area.px(42)))
        places = tiles(count, room, *sizes, area.px(4))
        if places is not None:
            return places
    return []


MOST_ROWS: Final = 2  # of a nest in columns


def by_value(cards: Iterator[Ref]) -> tuple[Ref, ...]:
    """By value, those that stand for any value last."""
    return tuple(sorted(cards, key=lambda card: (CARD_BY_REF[card].value or 9, CARD_BY_REF[card].order)))


def in_columns(nest: Sequence[Ref]) -> tuple[tuple[Ref | int, ...], int]:
    """A nest with a column for each value that a pack needs and one for what stands for any, as long as that is not
    too tall; and how many columns: 0 leaves that open."""
    columns = [[card for card in nest if CARD_BY_REF[card].value == value] for value in (1, 2, 3, 4)]
    others = [card for card in nest if not any(card in column for column in columns)]
    columns += [others] if others else []
    rows = max(map(len, columns))
    if rows > MOST_ROWS:
        return with_gaps(nest), 0
    cells = [
        column[row] if row < len(column) else (0 if row else value)
        for row in range(max(1, rows))
        for value, column in enumerate(columns, 1)
    ]
    return tuple(cells), len(columns)


def with_gaps(nest: Sequence[Ref]) -> tuple[Ref | int, ...]:
    """A nest by value, with a free place for each value that a pack would still need."""
    values = [CARD_BY_REF[card].value or 9 for card in nest]
    gaps = [value for value in (1, 2, 3, 4) if value not in values]
    cells: list[tuple[int, Ref | int]] = [*zip(values, nest, strict=True), *((value, value) for value in gaps)]
    return tuple(cell for _, cell in sorted(cells, key=lambda each: each[0]))
