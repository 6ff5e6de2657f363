"""Where all lies in a game of Bang!: players around the table, piles and events between them, the viewer with the
hand at the bottom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import pygame

from engine.events import HIDDEN
from games.bang.shown import BangView, FigureView, PlayerView, characters
from ui.boards.arranging import fan, seat_of
from ui.boards.bang_cues import CUES
from ui.boards.bang_figures import figure_at, ground, in_play, is_there, own_panel, own_seat, owner, role_of
from ui.boards.bang_goal import MARKS, MILESTONES, goal, lasted, opening, scores_count
from ui.boards.bang_icons import EVENT_ICONS
from ui.boards.bang_looks import BACK, MATERIAL, TABLETOP, look
from ui.boards.bang_middle import lay_signs, piles, signs_of, tray
from ui.boards.bang_ring import CHIP, GAP, LEAST, NAMED, Ring, ring_of
from ui.boards.bang_tips import tips
from ui.sprites import (
    Area,
    Box,
    CardFace,
    PlaceFace,
    Sprite,
    Status,
    say,
)
from ui.theme import hex_colour

__all__ = [
    "CUES",
    "EVENT_ICONS",
    "MARKS",
    "MATERIAL",
    "MILESTONES",
    "TABLETOP",
    "goal",
    "lasted",
    "layout",
    "look",
    "opening",
    "scores_count",
    "status",
]

CIRCLE: Final = PlaceFace(hex_colour("#000000"), hex_colour("#c9a877"), pattern="ring")
HAND_LAYER: Final = 40
PILES: Final = (62, 40)  # units: so wide the piles are at least when events lie beside them


# Where the game is


def status(view: BangView) -> Status:
    """The turn, its phase, and the active events."""
    if view["current"] is None:
        return Status(say("board.status-before"), None)
    events = tuple(event for event in (view["event"], view["show"]) if event)
    step = say(f"view.step.{view['step']}") if view["step"] else say("board.between")
    facts = {"turn": view["turn"], "step": step, "game": view["game"], "event": events}
    key = ("board.match" if view["is-match"] else "board.status") + ("-event" if events else "")
    return Status(say(key, **facts), seat_of(owner(view, view["current"])))


# The whole table


def layout(view: BangView, area: Area) -> Iterator[Sprite]:
    """Everything on the table; every size comes from `area`."""
    yield from tips(view, _laid(view, area))


def _laid(view: BangView, area: Area) -> Iterator[Sprite]:
    around, own = _seated(view)
    ring = ring_of(len(around), area)
    yield Sprite(Box.of(ring.circle), CIRCLE, layer=-1)
    out = [figure for figure in _figures(view) if not is_there(figure) and figure is not own]
    yield from _middle(view, area, ring, out)
    for figure, place in zip(around, ring.figures, strict=True):
        yield from figure_at(view, area, figure, place)
    yield from _bottom(view, area, own)
    yield from tray(view, area, ring)


def _figures(view: BangView) -> list[FigureView]:
    """The characters on the circle, each with what belongs to its player, unless that is shown elsewhere."""
    figures = characters(view)
    if view["mode"] == "duo":
        for player in view["players"]:
            own = [figure for figure in figures if figure["seat"] == player["ref"] and is_there(figure)]
            if own and player is not _seat_at_bottom(view):  # of two characters the hand lies on the first
                with_hand = own[0] | {"hand": player["hand"], "hand-ref": player["hand-ref"]}
                figures[figures.index(own[0])] = with_hand
    return figures


def _seated(view: BangView) -> tuple[list[FigureView], FigureView | None]:
    """Those around the table clockwise from the viewer's left, and whoever sits at the bottom: the viewer, for others
    the first seat. With two characters each, all of them are around the table."""
    figures = _figures(view)
    first = view["viewer"] if view["viewer"] in {player["ref"] for player in view["players"]} else "seat:0"
    own = [figure for figure in figures if figure["seat"] == first]
    start = figures.index(own[-1]) if own else 0
    clockwise = figures[start:] + figures[:start]
    if view["mode"] == "duo":
        return [figure for figure in clockwise if is_there(figure)], None
    return [figure for figure in clockwise[1:] if is_there(figure)], clockwise[0]


def _seat_at_bottom(view: BangView) -> PlayerView:
    players = view["players"]
    return next((player for player in players if player["ref"] == view["viewer"]), players[0])


# The middle


def _middle(view: BangView, area: Area, ring: Ring, out: Sequence[FigureView]) -> Iterator[Sprite]:
    """Piles, what is being resolved, events, and those who are out."""
    room = ring.middle.copy()
    if out:
        yield from _chips(view, area, out, room)
        rows = _chip_rows(area, out, room)
        room.height -= rows * area.px(CHIP + GAP)
    signs = list(signs_of(view))
    px, gap = area.px, area.px(GAP)
    cards = 2 + len(view["resolving"]) + (1 if view["shows"] or view["show"] else 0)
    left = (room.width - cards * px(wide) - (cards + 1) * px(GAP + 2) for wide in PILES)
    sign_wide = min(px(300), next((wide for wide in left if wide >= px(150)), 0))
    is_beside = sign_wide > 0
    if signs and is_beside:
        beside = pygame.Rect(room.right - sign_wide, room.y, sign_wide, room.height)
        yield from lay_signs(signs, area, beside)
        room.width -= sign_wide + 2 * gap
    elif signs:
        tall = max(px(LEAST + 4), min(room.height // 2, len(signs) * px(62)))
        yield from lay_signs(signs, area, pygame.Rect(room.x, room.bottom - tall, room.width, tall))
        room.height -= tall + gap
    yield from piles(view, area, room, cards)


def _chip_rows(area: Area, out: Sequence[FigureView], room: pygame.Rect) -> int:
    in_row = max(1, (room.width + area.px(GAP)) // area.px(122 + GAP))
    return -(-len(out) // in_row)


def _chips(view: BangView, area: Area, out: Sequence[FigureView], room: pygame.Rect) -> Iterator[Sprite]:
    """Those who are out, with their roles, at the bottom of the middle."""
    gap, rows = area.px(GAP), _chip_rows(area, out, room)
    in_row = -(-len(out) // rows)
    wide = min(area.px(170), (room.width - gap * (in_row - 1)) // in_row)
    start = room.bottom - rows * area.px(CHIP + GAP) + gap
    for index, figure in enumerate(out):
        row, column = divmod(index, in_row)
        in_this = min(in_row, len(out) - row * in_row)
        left = room.centerx - (in_this * (wide + gap) - gap) // 2
        box = pygame.Rect(left + column * (wide + gap), start + row * area.px(CHIP + GAP), wide, area.px(CHIP))
        left_behind = tuple(card for card, _ in figure["in-play"])
        yield replace(ground(view, figure, box, indent=34 if "role" in figure else 0), pile=left_behind)
        role = pygame.Rect(box.x + area.px(1), box.y + area.px(1), area.px(LEAST), area.px(LEAST))
        yield from role_of(view, area, figure, role)


# The viewer


def _bottom(view: BangView, area: Area, own: FigureView | None) -> Iterator[Sprite]:
    """At the left the viewer's own panel, then the hand, at the right the cards in play."""
    player = _seat_at_bottom(view)
    px, gap = area.px, area.px(8)
    panel = pygame.Rect(area.side.x, area.prompt.y + px(2), area.side.width, area.side.bottom - area.prompt.y - px(2))
    hand = area.hand.inflate(-2 * gap, 0)
    hand.height -= gap
    if own is not None:
        yield from own_panel(view, area, own, panel)
        if own["in-play"]:
            share = 0.34 if len(player["hand"]) <= 10 else 0.2
            wide = max(px(LEAST), min(round(hand.width * share), len(own["in-play"]) * px(76)))
            cards = pygame.Rect(hand.right - wide, hand.y + px(4), wide, hand.height - px(4))
            yield from in_play(area, own | {"hand": []}, cards)
            hand.width -= wide + gap
    else:
        yield from own_seat(view, area, player, panel)
    held = list(player["hand"])
    places = fan(len(held), hand, px(LEAST), px(200), px(NAMED))
    for index, (card, (box, turn, clear)) in enumerate(zip(held, places, strict=True)):
        if card == HIDDEN:
            key = f"held {player['ref']} {index}"
            yield Sprite(box, BACK, key=key, turn=turn, layer=HAND_LAYER, origin="pile:deck")
        else:
            marked = "gavel" if card == view["marked"] else ""
            face = CardFace(card, clear=clear, mark=marked)
            yield Sprite(box, face, card, turn=turn, layer=HAND_LAYER, origin="pile:deck", lifts=True)
