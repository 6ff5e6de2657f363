"""Where everything lies in a game of Valhalla: the others above, the fight or the own board in the middle, piles and
hand below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from engine.choices import Option, Ref
from engine.events import HIDDEN
from games.valhalla.shown import PlayerView, ValhallaView
from ui.boards.arranging import fan, seat_of
from ui.boards.valhalla_arming import laid_on, taking
from ui.boards.valhalla_chances import chances
from ui.boards.valhalla_cues import CUES
from ui.boards.valhalla_fight import centre_of, rows_of, side_at, step_words, tray_share
from ui.boards.valhalla_goal import MILESTONES, goal, lasted, tally
from ui.boards.valhalla_hints import hint, odds_hint
from ui.boards.valhalla_icons import EVENT_ICONS
from ui.boards.valhalla_looks import BACK, DOOM, MATERIAL, TABLETOP, look
from ui.boards.valhalla_moments import moments
from ui.boards.valhalla_monster import monster_at
from ui.boards.valhalla_places import GAP, LEAST, Places, open_cards, own_player, places_for, sides_of
from ui.boards.valhalla_squads import own_board, small_board
from ui.boards.valhalla_table import open_tray, piles
from ui.boards.valhalla_tips import tips
from ui.sprites import Area, Box, CardFace, PanelFace, RibbonFace, Sprite, Status, TextFace, say
from ui.theme import CREAM

__all__ = [
    "CUES",
    "EVENT_ICONS",
    "MATERIAL",
    "MILESTONES",
    "TABLETOP",
    "chances",
    "goal",
    "hint",
    "lasted",
    "layout",
    "look",
    "moments",
    "odds_hint",
    "picking",
    "status",
    "tally",
]

CHOOSING: Final = ("jarls", "emblems")  # stages
HAND_LAYER: Final = 40
NAMED: Final = 46  # units: so much of a card in the hand is seen that its name can be read


def status(view: ValhallaView) -> Status:
    """The turn, or what comes before and after all turns."""
    seat = None if view["current"] is None else seat_of(view["current"])
    if view["has-ended"]:
        return Status(say("view.status-ended"), None)
    if view["stage"] == "ragnarok":
        return Status(say("view.status-ragnarok"), seat)
    if seat is None:
        return Status(say("view.status-setup"), None)
    if view["battle"] is not None:
        return Status(say("board.status-battle", turn=view["turn"], step=step_words(view["battle"])), seat)
    return Status(say("board.status-ending" if view["is-ending"] else "view.status", turn=view["turn"]), seat)


def layout(view: ValhallaView, area: Area) -> Iterator[Sprite]:
    """Everything on the table; every size comes from `area`."""
    return tips(view, taking(view, _laid(view, area)))


def picking(view: ValhallaView, area: Area, option: Option, about: Sequence[Ref]) -> Iterator[Sprite]:
    """The same, while dice are chosen to arm a warrior: they lie on its symbols."""
    laid = layout(view, area)
    return laid_on(area, laid, about[0], option.refs) if option.verb == "use" and about else laid


def _laid(view: ValhallaView, area: Area) -> Iterator[Sprite]:
    places, own = places_for(view, area), own_player(view)
    for player, box in places.others:
        yield from small_board(view, area, player, box)
    if view["stage"] in CHOOSING and open_cards(view):
        yield from _choosing(view, area, places)
    elif view["battle"] is not None or view["monster"] is not None:
        yield from _face_to_face(view, area, places)
    else:
        yield from own_board(view, area, own, places.left)
        yield from open_tray(view, area, places.right)
    yield from piles(view, area, own, places.corner)
    yield from _hand(view, own, area)


def _choosing(view: ValhallaView, area: Area, places: Places) -> Iterator[Sprite]:
    """Before the game the own board is empty: what there is to choose from has its room."""
    room = places.left.union(places.right)
    if view["monster"] is not None:
        room = places.left.union(places.centre)
        room.width -= area.px(GAP)
        yield from monster_at(view, area, view["monster"], places.right)
    yield from open_tray(view, area, room)


def _face_to_face(view: ValhallaView, area: Area, places: Places) -> Iterator[Sprite]:
    """Both fighters, or the player and the monster, with what lies open over what is not needed meanwhile."""
    sides, monster = sides_of(view), view["monster"]
    by_ref = {player["ref"]: player for player in view["players"]}
    own = by_ref[sides[0]["seat"]] if sides else own_player(view)
    yield from side_at(view, area, own, sides[0] if sides else None, places.left, is_mirrored=False)
    if len(sides) > 1:
        yield from side_at(view, area, by_ref[sides[1]["seat"]], sides[1], places.right, is_mirrored=True)
    elif monster is not None:
        yield from monster_at(view, area, monster, places.right)
    else:
        yield from (_doom if view["mode"] == "versus" else _beaten)(view, area, places.right)
    yield from centre_of(view, area, places.centre, sides)
    rows = rows_of(area, places.left, tray=tray_share(view, sides[0] if sides else None))
    lower = pygame.Rect(rows.tray.x, rows.tray.y, rows.tray.width, rows.sum.bottom - rows.tray.y)
    yield from open_tray(view, area, places.right if len(sides) > 1 else lower, is_over=True)


def _beaten(view: ValhallaView, area: Area, box: pygame.Rect) -> Iterator[Sprite]:
    """The last card of the monster is gone. [VAL-21.11]"""
    yield Sprite(Box.of(box), PanelFace(), key="beaten", layer=1)
    words = TextFace(say("board.monster-gone"), 20, CREAM, bold=True, align="centre", lines=3)
    yield Sprite(Box.of(box.inflate(-2 * area.px(12), -2 * area.px(12))), words, key="beaten in words", layer=2)


def _doom(view: ValhallaView, area: Area, box: pygame.Rect) -> Iterator[Sprite]:
    """Ragnarok: nobody is fought, everybody arms the squad a last time. [VAL-8.4]"""
    px = area.px
    yield Sprite(Box.of(box), PanelFace(), key="doom", layer=1)
    inner = box.inflate(-2 * px(12), -2 * px(12))
    head = pygame.Rect(inner.x, inner.y, inner.width, min(px(54), inner.height // 3))
    yield Sprite(Box.of(head), RibbonFace(say("view.status-ragnarok"), "skull", DOOM), key="ragnarok", layer=2)
    words = [say("board.ragnarok-words")]
    if view["to-come"]:
        words.append(say("board.ragnarok-next", seats=tuple(view["to-come"])))
    tall = (inner.bottom - head.bottom - px(8)) // len(words)
    for index, each in enumerate(words):
        place = Box(inner.x, head.bottom + px(8) + index * tall, inner.width, tall)
        yield Sprite(place, TextFace(each, 14, CREAM, align="centre", lines=6), key=f"doom {index}", layer=2)


def _hand(view: ValhallaView, own: PlayerView, area: Area) -> Iterator[Sprite]:
    """The viewer's cards as a fan; those of a stranger from behind."""
    px, room = area.px, area.hand.inflate(-2 * area.px(GAP), 0)
    room.height -= px(GAP)
    held = own["hand"]
    places = fan(len(held), room, px(LEAST), px(210), px(NAMED))
    for index, (card, (box, turn, clear)) in enumerate(zip(held, places, strict=True)):
        if card == HIDDEN:
            key = f"held {own['ref']} {index}"
            yield Sprite(box, BACK, key=key, turn=turn, layer=HAND_LAYER, origin="pile:deck")
        else:
            face = CardFace(card, clear=clear)
            yield Sprite(box, face, card, turn=turn, layer=HAND_LAYER, origin="pile:deck", lifts=True)
