"""The battlefield: cells with both halves marked, cards upright or turned, what is attached to them, and arrows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from engine.choices import Ref
from engine.events import HIDDEN
from games.berserk.grid import CELL_BY_REF, half
from games.berserk.shown import BerserkView, CardView, DeclaredView, PlayerView
from ui.boards.arranging import seat_of
from ui.boards.berserk_looks import back_of, colour_of, dealt_face, face_of, lives_of, look, sign_of
from ui.boards.berserk_places import Places, beside, standing
from ui.sprites import Area, ArrowFace, Box, PlaceFace, PortraitFace, Sprite, TokenFace
from ui.theme import BLACK, WHITE, Colour, hex_colour, mixed

CARD_LAYER, ATTACHED_LAYER, TOKEN_LAYER, ARROW_LAYER = 2, 6, 8, 30
ARROW: Final = hex_colour("#ffb02e")
LATER: Final = hex_colour("#d8cfbb")
BARRED: Final = PlaceFace(hex_colour("#26221f"), hex_colour("#8a6a4a"), "cancel", radius=7, is_quiet=True)


def field(view: BerserkView, area: Area, places: Places) -> Iterator[Sprite]:
    """All cells and what stands on them."""
    owners = half_owners(view)
    has_marks = needs_tokens(view)
    for cell, rect in places.cells.items():
        yield Sprite(Box.of(rect), _ground(view, cell, owners[CELL_BY_REF[cell]]), cell, layer=1)
        yield from _standing_on(view, area, cell, rect, has_marks=has_marks)


def half_owners(view: BerserkView) -> dict[int, PlayerView]:
    """Whose half each cell is in. [BSK-2.10]"""
    first = next((one for one in view["players"] if one["is-first"]), view["players"][0])
    other = next(one for one in view["players"] if one is not first)
    return {cell: first if is_first else other for is_first in (True, False) for cell in half(is_first)}


def needs_tokens(view: BerserkView) -> bool:
    """Whether the colours of the decks do not tell whose a card is."""
    one, other = (player["deck-name"] for player in view["players"])
    return one == other or "custom" in (one, other)


def _ground(view: BerserkView, cell: Ref, owner: PlayerView) -> PlaceFace:
    name = cell.removeprefix("cell:")
    if cell in view["occupied"]:
        return PlaceFace(BARRED.colour, BARRED.rim, BARRED.icon, radius=7, corner=name, is_quiet=True)
    colour = colour_of(owner)
    ground, rim = mixed(hex_colour("#20242b"), colour, 0.2), mixed(hex_colour("#3c434d"), colour, 0.42)
    return PlaceFace(ground, rim, sign_of(owner), radius=7, corner=name, is_quiet=True)


def _standing_on(view: BerserkView, area: Area, cell: Ref, rect: pygame.Rect, *, has_marks: bool) -> Iterator[Sprite]:
    """Those who stand there by themselves, then what is attached to them."""
    refs: Sequence[Ref] = view["field"].get(cell, ())
    cards = [view["cards"][ref] for ref in refs if ref in view["cards"]]
    company = [card for card in cards if card["host"] is not None]
    alone = [ref for ref in refs if ref not in {card["ref"] for card in company}]
    for index, ref in enumerate(alone):
        card = view["cards"].get(ref)
        is_closed = card is not None and not card["open"]
        place = standing(rect, area, is_closed=is_closed, has_company=bool(company))
        place = place.move(area.px(7) * index, -area.px(5) * index).clamp(rect)
        layer = CARD_LAYER + index
        if card is None:
            yield _face_down(view, cell, ref, place, layer)
            continue
        yield Sprite(Box.of(place), face_of(card, is_dimmed=card["hidden"]), ref, layer=layer)
        if has_marks or card["owner"] != card["controller"]:
            yield _token(area, card, place)
    for card, place in zip(company, beside(rect, area, len(company)), strict=True):
        yield _attached(card, place)


def _face_down(view: BerserkView, cell: Ref, ref: Ref, place: pygame.Rect, layer: int) -> Sprite:
    """A hidden card of the other player, or a card that its own player lays out: nobody else knows it."""
    if ref == HIDDEN:
        owner = next((one for one in view["players"] if one["ref"] != view["viewer"]), view["players"][0])
        if view["viewer"] is None:
            owner = half_owners(view)[CELL_BY_REF[cell]]
        return Sprite(Box.of(place), back_of(owner), key=f"face down {cell}", layer=layer)
    return Sprite(Box.of(place), dealt_face(ref), ref, layer=layer)


def _token(area: Area, card: CardView, place: pygame.Rect) -> Sprite:
    """Whose card it is, where its colour does not tell."""
    side = area.px(17)
    box = Box(place.x - area.px(3), place.centery - side // 2, side, side)
    return Sprite(box, TokenFace(seat_of(card["controller"])), key=f"of {card['ref']}", layer=TOKEN_LAYER)


def _attached(card: CardView, place: pygame.Rect) -> Sprite:
    """A symbiote or a piece of equipment at its host; a parasite is rimmed by whoever sent it."""
    rim: Colour = mixed(look(card["ref"]).head, WHITE if card["open"] else BLACK, 0.35)
    face = PortraitFace(card["ref"], dimmed=not card["open"], disc=lives_of(card), rim=rim)
    return Sprite(Box.of(place), face, card["ref"], layer=ATTACHED_LAYER, is_part=True)


# Arrows


def arrows(view: BerserkView, area: Area, boxes: dict[Ref, pygame.Rect]) -> Iterator[Sprite]:
    """From everything on the stack to what it is aimed at, what comes next the boldest; and the attack that runs."""
    attack = view["attack"]
    if attack is not None:
        yield from _arrow(area, boxes, attack["attacker"], attack["target"], "attack", is_next=True)
        return
    for index, declared in enumerate(reversed(view["stack"])):
        for target in aimed_at(view, declared):
            yield from _arrow(area, boxes, declared["source"], target, declared["ref"], is_next=index == 0)


def aimed_at(view: BerserkView, declared: DeclaredView) -> list[Ref]:
    """The cards and cells that something on the stack is aimed at; what is aimed at another object of the stack, at
    whoever that comes from."""
    by_ref = {one["ref"]: one for one in view["stack"]}
    found = [by_ref[ref]["source"] if ref in by_ref else ref for ref in declared["targets"]]
    return [ref for ref in found if ref != declared["source"]]


def _arrow(
    area: Area, boxes: dict[Ref, pygame.Rect], start: Ref, end: Ref, name: str, *, is_next: bool
) -> Iterator[Sprite]:
    if start not in boxes or end not in boxes or boxes[start].center == boxes[end].center:
        return
    tail, tip = pygame.Vector2(boxes[start].center), pygame.Vector2(boxes[end].center)
    way = tip - tail
    along, inside = way.normalize(), area.px(16)
    leaves, enters = boxes[start].clipline(tail, tip), boxes[end].clipline(tail, tip)
    if leaves and enters:
        tail, tip = pygame.Vector2(leaves[1]) - along * inside, pygame.Vector2(enters[0]) + along * inside
    room = pygame.Rect(area.table.x, area.table.y, area.table.width, area.prompt.y - area.table.y)
    box = pygame.Rect(min(tail.x, tip.x), min(tail.y, tip.y), abs(way.x), abs(way.y)).inflate(area.px(64), area.px(64))
    box = box.clip(room)
    if box.width < 2 or box.height < 2:
        return
    ends = [((point.x - box.x) / box.width, (point.y - box.y) / box.height) for point in (tail, tip)]
    (from_x, from_y), (to_x, to_y) = ((round(x, 3), round(y, 3)) for x, y in ends)
    face = ArrowFace((from_x, from_y), (to_x, to_y), ARROW if is_next else LATER, is_thin=not is_next)
    yield Sprite(Box.of(box), face, key=f"arrow {name} {end}", layer=ARROW_LAYER)
