"""The middle of a table of Bang!: piles, cards that are being carried out, events, and cards that lie open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import pygame

from engine.choices import Ref
from games.bang.shown import BangView
from ui.boards.arranging import CARD_SHAPE, grid, tiles
from ui.boards.bang_looks import BACK, SHOW_BACK
from ui.boards.bang_ring import GAP, LEAST, Ring
from ui.sprites import Area, Box, CardFace, IconFace, PanelFace, PlaceFace, Say, SignFace, Sprite, say
from ui.theme import CREAM, hex_colour

NO_DECK: Final = PlaceFace(hex_colour("#3a2413"), hex_colour("#c9a877"), "layers-outline", radius=7, is_soft=True)
NO_DISCARD: Final = PlaceFace(hex_colour("#3a2413"), hex_colour("#c9a877"), "tray-full", radius=7, is_soft=True)
TRAY_LAYER: Final = 80


def piles(view: BangView, area: Area, room: pygame.Rect, count: int) -> Iterator[Sprite]:
    """The draw pile, the discard pile, what is being carried out, and the deck of Wild West Show: so many cards."""
    gap = area.px(GAP + 2)
    tall = max(area.px(LEAST), min(area.px(150), room.height - area.px(4)))
    wide = max(area.px(LEAST), min(round(tall / CARD_SHAPE), (room.width - gap * (count - 1)) // count))
    tall = max(area.px(LEAST), min(tall, round(wide * CARD_SHAPE)))
    left = room.centerx - (count * (wide + gap) - gap) // 2
    boxes = [Box(left + index * (wide + gap), room.centery - tall // 2, wide, tall) for index in range(count)]
    deck = replace(BACK, count=view["deck"]) if view["deck"] else NO_DECK
    yield Sprite(boxes[0], deck, "pile:deck", layer=1, pile=tuple(view.get("deck-cards", ())))
    top = view["discard"]["top"]
    is_resolved = top in view["resolving"]
    discarded = tuple(view.get("discard-cards", ()))
    if top is None or is_resolved:
        below = view["discard"]["count"] - len(view["resolving"])  # the pile is not empty, its top is carried out
        empty = replace(NO_DISCARD, corner=str(below)) if below > 0 else NO_DISCARD
        yield Sprite(boxes[1], empty, "pile:discard", layer=1, pile=discarded)
    else:
        yield Sprite(boxes[1], NO_DISCARD, layer=0)
        yield Sprite(boxes[1], CardFace(top), "pile:discard", key=top, layer=1, shows=top, pile=discarded)
    places = boxes[2:]
    for card, box in zip(view["resolving"], places, strict=False):
        yield Sprite(box, CardFace(card), card, layer=3)
    if view["shows"] or view["show"]:
        face = replace(SHOW_BACK, count=view["shows"]) if view["shows"] else NO_DECK
        yield Sprite(boxes[-1], face, key="shows", layer=1, pile=tuple(view.get("show-stack", ())))
    if not view["clockwise"]:
        side = min(area.px(26), max(1, boxes[0].y - room.y))
        place = Box(boxes[0].x, max(room.y, boxes[0].y - side), side, side)
        yield Sprite(place, IconFace("rotate-left", CREAM), layer=2)


def signs_of(view: BangView) -> Iterator[tuple[Ref, Say, bool]]:
    """The events, with what each is, and whether it is only to come."""
    if view["show"]:
        yield view["show"], say("board.show"), False
    if view["event"]:
        yield view["event"], say("board.event"), False
    if view["next-event"]:
        yield view["next-event"], say("board.next-event", count=view["events"]), True


def lay_signs(signs: Sequence[tuple[Ref, Say, bool]], area: Area, room: pygame.Rect) -> Iterator[Sprite]:
    """The events below or beside each other, as their room has it."""
    least, most = (min(area.px(104), room.width), area.px(LEAST + 2)), (min(area.px(300), room.width), area.px(88))
    places = tiles(len(signs), room, least, most, area.px(4)) or []
    down = (room.bottom - max((place.y + place.height for place in places), default=room.bottom)) // 2
    for (event, caption, is_next), place in zip(signs, places, strict=False):
        box = Box(place.x, place.y + down, place.width, place.height)
        yield Sprite(box, SignFace(event, caption, dimmed=is_next), event, layer=1)


# What is looked at


def tray(view: BangView, area: Area, ring: Ring) -> Iterator[Sprite]:
    """A tray over the middle with cards that lie open for a moment."""
    if view["look"] is None:
        return
    things = view["look"]["things"]
    margin, title_height = area.px(12), area.px(26)
    room = ring.middle.inflate(-2 * margin, -2 * margin)
    room = pygame.Rect(room.x, room.y + title_height, room.width, room.height - title_height)
    most = min(area.px(130), round(room.height / CARD_SHAPE))
    places = grid(len(things), room, area.px(LEAST), max(most, area.px(LEAST)), area.px(8), CARD_SHAPE) or []
    used = pygame.Rect(places[0]).unionall([pygame.Rect(place) for place in places]) if places else room
    under = used.inflate(2 * margin, 2 * margin)
    under = pygame.Rect(under.x, under.y - title_height, under.width, under.height + title_height)
    least = min(area.px(194), ring.middle.height)  # what lies in the middle does not show beside it
    under = under.inflate(0, max(0, least - under.height))
    under.width = max(under.width, ring.middle.width)
    across, down = ring.middle.centerx - under.centerx, ring.middle.centery - under.centery
    face = PanelFace(say(view["look"]["title"]), "eye", is_solid=True)
    yield Sprite(
        Box.of(under.move(across, down)), face, key="tray", layer=TRAY_LAYER, pile=() if places else tuple(things)
    )
    across += (under.width - used.width) // 2 - margin
    for ref, place in zip(things, places, strict=False):
        shifted = Box(place.x + across, place.y + down, place.width, place.height)
        yield Sprite(shifted, CardFace(ref), ref, layer=TRAY_LAYER + 1, origin="pile:deck")
