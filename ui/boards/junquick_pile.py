"""The pile of JunQuick, and cards that lie beside it: each with the sign of whoever laid it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from engine.choices import Ref
from games.junquick.deck import CARD_BY_REF
from games.junquick.shown import JunQuickView
from ui.boards.arranging import CARD_SHAPE, grid, seat_of, tiles
from ui.boards.junquick_looks import DARK, VALUES
from ui.boards.junquick_places import LEAST
from ui.sprites import Area, BadgeFace, Box, CardFace, RibbonFace, Sprite, TextFace, TokenFace, say

PILE_LAYER: Final = 4
NAMED: Final = 58  # units of a card's width that are seen: its name finds room there
SMALLEST: Final = 84  # units: before cards of the pile get narrower than that, the lowest are counted only
TOKEN: Final = 20  # units: of whoever laid a card
IN_A_ROW: Final = 4  # cards of the pile; more lie in rows as soon as each has room for its name


def pile(view: JunQuickView, area: Area, room: pygame.Rect) -> Iterator[Sprite]:
    """From the bottom at the left to the top at the right, each with the sign of whoever laid it. Cards lie over one
    another in a row, as long as each is wide enough; more lie in rows beside each other."""
    entries = list(zip(view["pile"], view["values"], strict=True))
    whole = tuple(card for card, _ in view["pile"])
    places = _in_rows(len(entries), room, area) if len(entries) > IN_A_ROW else []
    for ((card, seat), value), box in zip(entries, places, strict=False):
        yield from _laid(view, area, card, seat, value, box, whole, 1.0, PILE_LAYER)
    if places:
        return
    room = pygame.Rect(room.x, room.y, room.width, room.height - area.px(TOKEN))
    least = area.px(NAMED)
    tall = min(area.px(190), room.height - area.px(16), round(room.width * 0.62 * CARD_SHAPE))
    wide = min(round(tall / CARD_SHAPE), max(area.px(SMALLEST), room.width - least * (len(entries) - 1)))
    wide = max(area.px(LEAST), wide)
    tall = max(area.px(LEAST + 8), round(wide * CARD_SHAPE))
    fit = 1 + max(0, (room.width - wide) // least)
    shown = entries[-fit:]
    step = min(max(least, round(wide * 0.55)), (room.width - wide) // max(1, len(shown) - 1))
    left = room.centerx - (wide + step * (len(shown) - 1)) // 2
    top = room.centery - tall // 2
    for index, ((card, seat), value) in enumerate(shown):
        box = Box(left + index * step, top, wide, tall)
        seen = 1.0 if index == len(shown) - 1 else round(step / wide, 2)
        yield from _laid(view, area, card, seat, value, box, whole, seen, PILE_LAYER + index)
    if len(shown) < len(entries):
        words = TextFace(say("board.more", count=len(entries) - len(shown)), 12, bold=True, align="right")
        yield Sprite(Box(left - area.px(34), top, area.px(31), area.px(20)), words, layer=PILE_LAYER)


def _in_rows(count: int, room: pygame.Rect, area: Area) -> list[Box]:
    """Places in rows, each with room for a token below it; none if the names had no room."""
    token, least, most = area.px(TOKEN), area.px(NAMED), area.px(150)
    smallest, largest = ((wide, round(wide * CARD_SHAPE) + token) for wide in (least, most))
    places = tiles(count, room, smallest, largest, area.px(4), keep_shape=True) or []
    if not places:
        return []
    wide = min(places[0].width, round((places[0].height - token) / CARD_SHAPE))
    tall = round(wide * CARD_SHAPE)
    down = (room.bottom - max(place.y for place in places) - tall - token) // 2
    return [Box(place.x + (place.width - wide) // 2, place.y + down, wide, tall) for place in places]


def _laid(
    view: JunQuickView,
    area: Area,
    card: Ref,
    seat: Ref,
    value: int,
    box: Box,
    whole: tuple[Ref, ...],
    seen: float,
    layer: int,
) -> Iterator[Sprite]:
    """A card of the pile, with whose it is and what it counts as."""
    is_cancelled = card in view["cancelled"]
    face = CardFace(card, dimmed=is_cancelled, clear=seen)
    yield Sprite(box, face, card, layer=layer, origin=seat, pile=whole)
    yield from _owner(area, card, seat, box, layer, "close-thick" if is_cancelled else "")
    if value and not CARD_BY_REF[card].is_value:  # what it counts as, where others have their number
        side = min(area.px(34), box.width // 2)
        number = BadgeFace(f"numeric-{value}", VALUES[value])
        yield Sprite(Box(box.x + area.px(3), box.y + area.px(3), side, side), number, key=f"as {card}", layer=layer)


def _owner(area: Area, card: Ref, seat: Ref, box: Box, layer: int, mark: str = "") -> Iterator[Sprite]:
    """The token of whoever laid a card, at its lower edge: the name above it can be read."""
    side = area.px(TOKEN)
    place = Box(box.x + area.px(3), box.y + box.height - area.px(4), side, side)
    yield Sprite(place, TokenFace(seat_of(seat)), key=f"by {card}", layer=layer, is_part=True)
    if mark:
        cross = RibbonFace(say("board.cancelled"), mark, DARK)
        wide = min(box.width - area.px(8), area.px(96))
        where = Box(box.x + area.px(4), box.y + round(box.height * 0.3) - area.px(12), wide, area.px(24))
        yield Sprite(where, cross, key=f"cancelled {card}", layer=layer)


def row_of(area: Area, cards: Sequence[Sequence[Ref]], room: pygame.Rect) -> Iterator[Sprite]:
    """Cards side by side, each with the sign of its player."""
    most = max(area.px(LEAST), round(min(area.px(170), room.height) / CARD_SHAPE))
    least = min(most, area.px(NAMED))
    places = grid(len(cards), room, least, most, area.px(4), CARD_SHAPE)
    places = places or grid(len(cards), room, area.px(LEAST), most, area.px(4), CARD_SHAPE) or []
    for (card, seat), place in zip(cards, places, strict=False):
        box = place._replace(y=room.centery - place.height // 2) if len({each.y for each in places}) == 1 else place
        yield Sprite(box, CardFace(card), card, layer=PILE_LAYER, origin=seat)
        yield from _owner(area, card, seat, box, PILE_LAYER + 1)
