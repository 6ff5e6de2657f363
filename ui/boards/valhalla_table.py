"""What lies beside the boards in Valhalla: deck, discard pile, Valhalla, cards in force, and open cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import pygame

from engine.choices import Ref
from games.valhalla.shown import PlayerView, ValhallaView
from ui.boards.arranging import CARD_SHAPE, grid
from ui.boards.valhalla_looks import BACK, NO_PILE, look
from ui.boards.valhalla_places import GAP, LEAST, open_cards, open_title
from ui.sprites import (
    Area,
    BackFace,
    Box,
    CardFace,
    PanelFace,
    PlaceFace,
    PortraitFace,
    Say,
    Sprite,
    Stat,
    StatsFace,
    TextFace,
    say,
)
from ui.theme import CREAM

NO_VALHALLA: Final = replace(NO_PILE, icon="weather-sunset-up")
TRAY_LAYER: Final = 80
LABEL: Final = 17  # units


def piles(view: ValhallaView, area: Area, own: PlayerView, box: pygame.Rect) -> Iterator[Sprite]:
    """Deck, discard pile and the own Valhalla, then the cards in force and the extra dice."""
    px, gap = area.px, area.px(6)
    yield Sprite(Box.of(box), PanelFace(), key="piles", layer=0)
    inner = box.inflate(-2 * gap, -2 * px(4))
    in_force = list(_in_force(view))
    columns = 3 if len(in_force) > 2 else 2
    wide = (inner.width - gap * (columns - 1)) // columns
    tall = (inner.height - px(2)) // 2
    for index, (ref, words, sign, face, pile) in enumerate(_three(view, own)):
        row, column = divmod(index, columns)
        place = pygame.Rect(inner.x + column * (wide + gap), inner.y + row * (tall + px(2)), wide, tall)
        height = max(px(LEAST), min(place.height - px(LABEL), round(place.width * CARD_SHAPE)))
        card = pygame.Rect(0, place.y, max(px(LEAST), min(place.width, round(height * 0.8))), height)
        card.centerx = place.centerx
        yield Sprite(Box.of(card), face, ref, layer=1, pile=pile)
        label = Box(place.x - gap // 2, card.bottom, place.width + gap, px(LABEL))
        named = StatsFace((sign,)) if columns == 3 else TextFace(words, 11, CREAM, bold=True, align="centre")
        yield Sprite(label, named, key=f"label {ref}", layer=1)
    left = inner.x if columns == 3 else inner.x + wide + gap
    rest = pygame.Rect(left, inner.y + tall + px(2), inner.right - left, inner.bottom - inner.y - tall - px(2))
    yield from _beside(view, area, in_force, rest)


def _beside(view: ValhallaView, area: Area, in_force: Sequence[Ref], room: pygame.Rect) -> Iterator[Sprite]:
    """The cards in force as small portraits, and how many extra dice are left."""
    px = area.px
    dice = pygame.Rect(room.x, room.bottom - px(LABEL), room.width, px(LABEL))
    room = pygame.Rect(room.x, room.y, room.width, room.height - dice.height)
    face = StatsFace((Stat("dice-multiple", str(view["pool"])),))
    yield Sprite(Box.of(dice), face, key="pile:pool", layer=1)
    places = grid(len(in_force), room, px(LEAST), px(56), px(2)) or []
    for ref, place in zip(in_force, places, strict=False):
        yield Sprite(place, PortraitFace(ref, rim=look(ref).head), ref, layer=1, shows=ref)
    if in_force and not places:
        yield Sprite(Box.of(room), PanelFace(icon="cards-outline"), key="in force", layer=1, pile=tuple(in_force))


def _three(
    view: ValhallaView, own: PlayerView
) -> Iterator[tuple[Ref, Say, Stat, BackFace | PlaceFace | PortraitFace, tuple[Ref, ...]]]:
    deck: BackFace | PlaceFace = replace(BACK, count=view["deck"]) if view["deck"] else NO_PILE
    yield "pile:deck", say("board.deck"), Stat("layers", str(view["deck"])), deck, tuple(view.get("deck-cards", ()))
    top: PlaceFace | PortraitFace = NO_PILE
    if view["pile"]:
        top = PortraitFace(view["pile"][0], rim=look(view["pile"][0]).head)
    words = say("board.discard", count=len(view["pile"]))
    yield "pile:discard", words, Stat("tray-full", str(len(view["pile"]))), top, tuple(view["pile"])
    common = view["mode"] == "cooperative"
    cards = [*(view["common"] if common else own["valhalla-cards"]), *view.get("aside", ())]
    count = len(view["common"]) if common else own["valhalla"]
    valour = own["valour"] if not common and own["valour"] is not None else None
    if common and view["monster"] is not None:
        valour = view["monster"]["valour"]
    words = say("board.valhalla-points", points=valour) if valour is not None else say("ref.pile:valhalla")
    face = replace(BACK, count=count) if count else NO_VALHALLA
    sign = Stat("weather-sunset-up", str(count if valour is None else valour))
    yield "pile:valhalla", words, sign, face, tuple(cards)


def _in_force(view: ValhallaView) -> Iterator[Ref]:
    """Loki's card, the pairs of the Last Viking, the own companion."""
    if view["loki"] is not None:
        yield view["loki"]
    for pair in view["pairs"]:
        yield pair["card"]
        yield pair["bonus"]
    for player in view["players"]:
        if player["ref"] == view["viewer"] and player["companion-card"] is not None:
            yield player["companion-card"]


def open_tray(view: ValhallaView, area: Area, box: pygame.Rect, *, is_over: bool = False) -> Iterator[Sprite]:
    """Cards to choose from, as large as they fit; if there are too many, as a pile to look through."""
    cards = open_cards(view)
    if not cards:
        return
    px = area.px
    layer = TRAY_LAYER if is_over else 1
    room = box.inflate(-2 * px(6), -2 * px(5))
    room.y, room.height = room.y + px(26), room.height - px(26)
    places = _places(area, cards, room)
    title = PanelFace(open_title(view), "cards-outline", is_solid=is_over)
    yield Sprite(Box.of(box), title, key="open cards", layer=layer, pile=() if places else tuple(cards))
    for card, place in zip(cards, places, strict=False):
        yield Sprite(place, CardFace(card), card, layer=layer + 1, origin="pile:deck")


def _places(area: Area, cards: Sequence[Ref], room: pygame.Rect) -> list[Box]:
    most = max(area.px(LEAST), min(area.px(170), round(room.height / CARD_SHAPE)))
    return grid(len(cards), room, area.px(LEAST), most, area.px(GAP), CARD_SHAPE) or []
