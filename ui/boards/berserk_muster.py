"""Before the battle: the rolls for the first turn, the deal, buying an army, placing it, and naming a deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import pygame

from engine.choices import Option, Ref
from engine.events import HIDDEN
from games.berserk.army import fault, most_copies, price
from games.berserk.grid import CELL_BY_REF, groups_of
from games.berserk.kinds import KINDS, card_ref
from games.berserk.schema import COPIES
from games.berserk.shown import BerserkView, PlayerView
from ui.boards.arranging import grid, seat_of, tiles
from ui.boards.berserk_draft import drafting
from ui.boards.berserk_field import CARD_LAYER, field
from ui.boards.berserk_looks import dealt_face, kind_of
from ui.boards.berserk_places import LEAST, Places, places_for, sides, standing
from ui.boards.berserk_purse import deck_panel, purse
from ui.boards.berserk_sides import panel
from ui.sprites import Area, Box, DieFace, PanelFace, PlaceFace, Sprite, TextFace, TokenFace, say
from ui.theme import CREAM, FADED_CREAM, WHITE, mixed

PHASES: Final = ("decks", "draft", "initiative", "mustering")
TITLE: Final = 32  # units
GROUPS: Final = ("numeric-1", "numeric-2", "numeric-3")  # in which cells are filled
TRAY: Final = 4  # layer of the cards that lie beside the field


def is_mustering(view: BerserkView) -> bool:
    """Whether no card stands on the battlefield yet."""
    return view["phase"] in PHASES


def mustering(view: BerserkView, area: Area, option: Option) -> Iterator[Sprite]:
    """What the viewer is busy with; the other's business is a secret."""
    places = places_for(view, area)
    below, above = sides(view)
    own = below if below["ref"] == view["viewer"] else None
    yield from panel(view, area, above, places.above)
    yield from panel(view, area, below, places.below)
    if view["phase"] == "initiative":
        yield from _rolls(view, area, places)
    elif view["phase"] == "draft":
        yield from drafting(area, own, places)
    elif view["phase"] == "decks" and own is not None and own["deck-name"] == "custom" and not own["deck"]:
        yield from _naming(area, own, places, option)
    elif own is not None and own["deal"] and HIDDEN not in own["deal"]:
        yield from _deal(view, area, own, places, option)
    elif view["phase"] == "mustering":
        yield from _deployment(view, area, own, places, option)
        yield from _others_deals(view, area, places)


# Who goes first


def _rolls(view: BerserkView, area: Area, places: Places) -> Iterator[Sprite]:
    """Both dice with the signs of those who rolled them. [BSK-4.2]"""
    px = area.px
    side = max(px(LEAST), min(px(96), places.field.width // 5))
    ground = pygame.Rect(0, 0, min(area.board.width, side * 4), side * 2 + px(40))
    ground.center = area.board.center
    yield Sprite(Box.of(ground), PanelFace(say("board.rolls"), "dice-6"), key="rolls", layer=1)
    for index, player in enumerate(reversed(sides(view))):
        die = pygame.Rect(0, 0, side, side)
        die.center = (ground.centerx + round((index - 0.5) * side * 1.7), ground.centery + px(12))
        face = DieFace(player["initiative"], is_dark=bool(index))
        yield Sprite(Box.of(die), face, key=f"roll {player['ref']}", layer=2)
        token = Box(die.centerx - px(11), die.bottom + px(4), px(22), px(22))
        yield Sprite(token, TokenFace(seat_of(player["ref"])), key=f"rolled {player['ref']}", layer=2)


# The deal and the purchase


def _deal(view: BerserkView, area: Area, own: PlayerView, places: Places, option: Option) -> Iterator[Sprite]:
    """The dealt cards with what each would cost now, and at the right the crystals. [BSK-5]"""
    px, gap = area.px, area.px(6)
    bought = [ref for ref in option.refs if ref in own["deal"]]
    room = area.board.copy()
    room.width = places.column.x - room.x - gap
    yield Sprite(Box.of(room), PanelFace(say("board.deal", count=len(own["deal"])), "cards"), key="deal", layer=0)
    inner = pygame.Rect(room.x + gap, room.y + px(TITLE), room.width - 2 * gap, room.height - px(TITLE) - gap)
    cards = sorted(own["deal"], key=lambda ref: (-kind_of(ref).cost.amount, ref))
    boxes = tiles(len(cards), inner, (px(LEAST), px(LEAST + 4)), (px(150), px(205)), px(4)) or []
    kinds = [kind_of(ref) for ref in bought]
    for ref, box in zip(cards, boxes, strict=False):
        kind = kind_of(ref)
        cost = price(kind, kinds if ref in bought else [*kinds, kind])
        face = dealt_face(ref, cost, is_dimmed=ref not in bought and _is_too_much(view, own, bought, ref))
        yield Sprite(box, face, ref, layer=2, origin=f"deck:{seat_of(own['ref'])}")
    yield from purse(view, area, own, bought, places.column)


def _is_too_much(view: BerserkView, own: PlayerView, bought: Sequence[Ref], more: Ref) -> bool:
    """Whether a card could not be bought with the others. [BSK-5.3 to BSK-5.6]"""
    found = fault([kind_of(ref).id for ref in (*bought, more)], view["budget"], own["is-first"])
    return found is not None and found.why.reason != "why.no-creature"


# Deployment


def _deployment(
    view: BerserkView, area: Area, own: PlayerView | None, places: Places, option: Option
) -> Iterator[Sprite]:
    """The own half with the cells numbered in the order in which they are filled, and the army beside it. [BSK-6.1]"""
    for sprite in field(view, area, places):
        yield _numbered(sprite, own) if own is not None and own["army"] and sprite.ref in places.cells else sprite
    if own is None or not own["army"] or any(ref in own["army"] for stack in view["field"].values() for ref in stack):
        words = TextFace(say("board.waiting"), 14, CREAM, align="centre", lines=6)
        yield Sprite(Box.of(places.column), words, key="waiting", layer=2)
        return
    pairs = list(zip(option.refs[::2], option.refs[1::2], strict=False)) if option.verb == "deploy" else []
    placed = {card: cell for card, cell in pairs if cell in places.cells}
    for card, cell in placed.items():
        where = standing(places.cells[cell], area, is_closed=False, has_company=False)
        yield Sprite(Box.of(where), dealt_face(card), card, layer=CARD_LAYER, is_part=True)
    yield from _tray(area, own, [ref for ref in own["army"] if ref not in placed], places)


def _numbered(sprite: Sprite, own: PlayerView) -> Sprite:
    """A cell with the number of its group; those of the other half are not for this player."""
    assert isinstance(sprite.face, PlaceFace)
    assert sprite.ref is not None
    cell = CELL_BY_REF[sprite.ref]
    found = [number for number, group in enumerate(groups_of(own["is-first"])) if cell in group]
    icon = GROUPS[found[0]] if found else ""
    rim = mixed(sprite.face.rim, WHITE, 0.45) if found else sprite.face.rim
    return replace(sprite, face=replace(sprite.face, icon=icon, rim=rim))


def _tray(area: Area, own: PlayerView, cards: Sequence[Ref], places: Places) -> Iterator[Sprite]:
    """The cards that have no cell yet."""
    px, room = area.px, places.column
    title = say("board.army-left", count=len(cards))
    yield Sprite(Box.of(room), PanelFace(title, "chess-pawn"), key="tray", layer=0)
    foot = pygame.Rect(room.x + px(6), room.bottom - px(58), room.width - px(12), px(54))
    words = say("board.deploy-order-first" if own["is-first"] else "board.deploy-order-second")
    yield Sprite(Box.of(foot), TextFace(words, 11.5, FADED_CREAM, lines=5), key="order", layer=1)
    inner = pygame.Rect(room.x + px(5), room.y + px(TITLE), room.width - px(10), foot.y - room.y - px(TITLE + 4))
    places_of = tiles(len(cards), inner, (px(LEAST), px(LEAST)), (px(100), px(118)), px(3)) or []
    for ref, box in zip(cards, places_of, strict=False):
        yield Sprite(box, dealt_face(ref), ref, layer=TRAY, is_part=True)
    if len(places_of) < len(cards):
        yield Sprite(Box.of(inner), PanelFace(), f"army:{seat_of(own['ref'])}", layer=TRAY, pile=tuple(cards))


def _others_deals(view: BerserkView, area: Area, places: Places) -> Iterator[Sprite]:
    """Whoever sees everything sees every deal and army; the players of this table do not get here."""
    for player in view["players"]:
        cards = tuple(ref for ref in (*player["deal"], *player["army"]) if ref != HIDDEN)
        if cards and player["ref"] != view["viewer"]:
            above = sides(view)[1] is player
            row = pygame.Rect(places.field.x, 0, places.field.width, area.px(LEAST + 8))
            row.y = places.field.y + area.px(4) if above else places.field.bottom - row.height - area.px(4)
            name = f"deal:{seat_of(player['ref'])}"
            title = say("board.deal", count=len(cards))
            yield Sprite(Box.of(row), PanelFace(title, "cards", is_solid=True), name, layer=TRAY, pile=cards)


# Naming a deck of one's own


def _naming(area: Area, own: PlayerView, places: Places, option: Option) -> Iterator[Sprite]:
    """All kinds of cards, each with the copies that were taken; a click takes one more. [BSK-3.9]"""
    px, seat = area.px, seat_of(own["ref"])
    room = area.board.copy()
    room.width = places.column.x - room.x - px(6)
    inner = room.inflate(-2 * px(2), -2 * px(2))
    boxes = grid(len(KINDS), inner, px(LEAST), px(110), px(3), 1.12) or []
    for kind, box in zip(KINDS.values(), boxes, strict=False):
        copies = [card_ref(f"{kind.id}-{seat * COPIES + number}") for number in range(1, most_copies(kind) + 1)]
        taken = [ref for ref in copies if ref in option.refs]
        next_one = next((ref for ref in copies if ref not in taken), copies[-1])
        face = dealt_face(copies[0], kind.cost.amount)
        face = replace(face, chips=len(taken))
        yield Sprite(box, face, next_one, key=f"kind {kind.id}", layer=2, pile=tuple(copies), shows=copies[0])
    yield from deck_panel(area, [kind_of(ref) for ref in option.refs], places.column)
