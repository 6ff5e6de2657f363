"""Where all lies in a game of Bang!: players around the table, piles and events between them, the viewer with the
hand at the bottom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import pygame

from engine.choices import Ref
from engine.events import HIDDEN
from games.bang.deck import CARD_BY_REF, ROLES
from games.bang.shown import BangView, FigureView, PlayerView, characters
from ui.boards.arranging import CARD_SHAPE, fan, seat_of, tiles
from ui.boards.bang_icons import EVENT_ICONS
from ui.boards.bang_looks import BACK, MATERIAL, ROLE_COLOURS, look
from ui.boards.bang_middle import lay_signs, piles, signs_of, tray
from ui.boards.bang_ring import CHIP, GAP, LEAST, PANEL, Ring, ring_of
from ui.sprites import (
    Area,
    BadgeFace,
    Box,
    CardFace,
    FigureFace,
    PipsFace,
    PlaceFace,
    Sprite,
    Stat,
    StatsFace,
    Status,
    TagFace,
    say,
)
from ui.theme import CREAM, hex_colour

__all__ = ["EVENT_ICONS", "MATERIAL", "STAGED", "layout", "look", "status"]

# Events that are shown large, and the cards that they name.
STAGED: Final[Mapping[str, tuple[str, ...]]] = {
    "checked": ("card", "other"),
    "flipped": ("card",),
    "guessed": ("card",),
}

UNKNOWN: Final = hex_colour("#4a3a2c")
BULLET: Final = hex_colour("#f2c84b")
CIRCLE: Final = PlaceFace(hex_colour("#000000"), hex_colour("#c9a877"), pattern="ring")

DANGERS: Final = {"jail": "jail-bars", "dynamite": "dynamite"}  # cards in play that stand in the panel as well
NEW_IDENTITY: Final = "event:new-identity"

ROLE_LAYER, HAND_LAYER = 4, 40


# Where the game is


def status(view: BangView) -> Status:
    """The turn, its phase, and the active events."""
    if view["current"] is None:
        return Status(say("board.status-before"), None)
    events = tuple(event for event in (view["event"], view["show"]) if event)
    step = say(f"view.step.{view['step']}") if view["step"] else say("board.between")
    facts = {"turn": view["turn"], "step": step, "game": view["game"], "event": events}
    key = ("board.match" if view["is-match"] else "board.status") + ("-event" if events else "")
    return Status(say(key, **facts), seat_of(_owner(view, view["current"])))


def _owner(view: BangView, ref: Ref) -> Ref:
    """The seat of a figure."""
    return next((figure["seat"] for figure in characters(view) if figure["ref"] == ref), ref)


# The whole table


def layout(view: BangView, area: Area) -> Iterator[Sprite]:
    """Everything on the table; every size comes from `area`."""
    around, own = _seated(view)
    ring = ring_of(len(around), area)
    yield Sprite(Box.of(ring.circle), CIRCLE, layer=-1)
    out = [figure for figure in _figures(view) if not _is_there(figure) and figure is not own]
    yield from _middle(view, area, ring, out)
    for figure, place in zip(around, ring.figures, strict=True):
        yield from _figure(view, area, figure, place)
    yield from _bottom(view, area, own)
    yield from tray(view, area, ring)


def _figures(view: BangView) -> list[FigureView]:
    """The characters on the circle, each with what belongs to its player, unless that is shown elsewhere."""
    figures = characters(view)
    if view["mode"] == "duo":
        for player in view["players"]:
            own = [figure for figure in figures if figure["seat"] == player["ref"] and _is_there(figure)]
            if own and player is not _seat_at_bottom(view):  # of two characters the hand lies on the first
                with_hand = own[0] | {"hand": player["hand"], "hand-ref": player["hand-ref"]}
                figures[figures.index(own[0])] = with_hand
    return figures


def _is_there(figure: FigureView) -> bool:
    return figure["is-alive"] or figure["is-ghost"]


def _seated(view: BangView) -> tuple[list[FigureView], FigureView | None]:
    """Those around the table clockwise from the viewer's left, and whoever sits at the bottom: the viewer, for others
    the first seat. With two characters each, all of them are around the table."""
    figures = _figures(view)
    first = view["viewer"] if view["viewer"] in {player["ref"] for player in view["players"]} else "seat:0"
    own = [figure for figure in figures if figure["seat"] == first]
    start = figures.index(own[-1]) if own else 0
    clockwise = figures[start:] + figures[:start]
    if view["mode"] == "duo":
        return [figure for figure in clockwise if _is_there(figure)], None
    return [figure for figure in clockwise[1:] if _is_there(figure)], clockwise[0]


def _seat_at_bottom(view: BangView) -> PlayerView:
    players = view["players"]
    return next((player for player in players if player["ref"] == view["viewer"]), players[0])


# Figures


def _figure(view: BangView, area: Area, figure: FigureView, place: pygame.Rect) -> Iterator[Sprite]:
    """A player or a character: who it is, how it stands, and below that the cards in play."""
    panel = pygame.Rect(place.x, place.y, place.width, min(place.height, area.px(PANEL)))
    yield _ground(view, figure, panel)
    px = area.px
    inner = panel.inflate(-2 * px(4), -2 * px(4))
    yield from _role(view, area, figure, inner)
    yield from _tag(view, figure, pygame.Rect(inner.x, inner.y + px(34), inner.width, px(LEAST)))
    row = pygame.Rect(inner.x, inner.y + px(68), inner.width, px(36))
    if "hand" in figure:
        hand = pygame.Rect(row.x, row.y, px(LEAST), row.height)
        yield _held(figure["hand"], figure["hand-ref"], hand)
        row = pygame.Rect(hand.right + px(5), row.y, row.right - hand.right - px(5), row.height)
    row.width -= px(16) if figure["ref"] == view["current"] else 0  # the arrow of whoever is active
    yield from _standing(view, area, figure, row)
    cards = pygame.Rect(place.x, panel.bottom + px(3), place.width, place.bottom - panel.bottom - px(3))
    yield from _in_play(view, area, figure, cards)


def _ground(view: BangView, figure: FigureView, box: pygame.Rect) -> Sprite:
    sight = view["sight"]
    distance = sight["distances"].get(figure["ref"]) if sight else None
    in_reach = sight is not None and distance is not None and distance <= sight["reach"]
    badge = None if distance is None else Stat("crosshairs" if in_reach else "crosshairs-off", str(distance))
    is_active = figure["ref"] == view["current"] and _is_there(figure)
    face = FigureFace(
        seat_of(figure["seat"]),
        indent=34 if "role" in figure else 0,
        badge=badge,
        has_badge_on=in_reach,
        is_active=is_active,
        is_out=not _is_there(figure) or figure["is-passive"],
    )
    return Sprite(Box.of(box), face, figure["ref"], layer=1, shows=figure["character"] or "")


def _role(view: BangView, area: Area, figure: FigureView, inner: pygame.Rect) -> Iterator[Sprite]:
    """The role, or what one thinks it is."""
    if "role" not in figure or (figure["role"] is None and not _has_roles(view)):
        return
    box = Box(inner.x, inner.y, area.px(LEAST), area.px(LEAST))
    key = f"role of {figure['ref']}"
    role = figure["role"]
    if role is not None:
        id = role.partition(":")[2]
        face = BadgeFace(ROLES[id].icon, ROLE_COLOURS[id], is_known=True)
        yield Sprite(box, face, role, key=key, layer=ROLE_LAYER, shows=role)
        return
    note = view.get("notes", {}).get(figure["ref"], "")
    face = BadgeFace("help", UNKNOWN, ROLES[note].icon if note in ROLES else "", is_known=False)
    own = view["viewer"] is not None and str(view["viewer"]).startswith("seat:")
    notes = figure["ref"] if own else ""
    yield Sprite(box, face, key=key, layer=ROLE_LAYER, notes=notes, shows=f"role:{note}" if note in ROLES else "")


def _has_roles(view: BangView) -> bool:
    return view["mode"] != "duo"


def _tag(view: BangView, figure: FigureView, box: pygame.Rect) -> Iterator[Sprite]:
    """The character; of a figure that is called by it already, only to be read."""
    character = figure["character"]
    if character is None:
        return
    face = TagFace(character, dimmed=figure["is-passive"])
    if view["mode"] == "duo":
        yield Sprite(Box.of(box), face, key=f"tag {character}", layer=2)
    else:
        yield Sprite(Box.of(box), face, character, key=f"tag {figure['ref']}", layer=2)


def _held(hand: Sequence[Ref], ref: Ref, box: pygame.Rect) -> Sprite:
    """A hand as a whole; an open one can be looked through."""
    cards = tuple(card for card in hand if card != HIDDEN)
    return Sprite(Box.of(box), replace(BACK, count=len(hand)), ref, layer=3, pile=cards, is_part=True)


def _standing(view: BangView, area: Area, figure: FigureView, row: pygame.Rect) -> Iterator[Sprite]:
    """Lives, and below them the reach and what else is to be known."""
    lives = pygame.Rect(row.x, row.y, row.width, round(row.height * 0.55))
    face = PipsFace("bullet", max(0, figure["life"]), max(0, figure["most-life"]), BULLET)
    yield Sprite(Box.of(lives), face, key=f"lives {figure['ref']}", layer=2)
    below = pygame.Rect(row.x, lives.bottom, row.width, row.bottom - lives.bottom)
    stats = tuple(_stats(view, figure))
    if stats:
        yield Sprite(Box.of(below), StatsFace(stats), key=f"stats {figure['ref']}", layer=2)


def _stats(view: BangView, figure: FigureView) -> Iterator[Stat]:
    if figure["range"] and not figure["is-passive"]:
        yield Stat("pistol", str(figure["range"]))
    if figure["is-ghost"]:
        yield Stat("ghost", "")
    if figure["skips-turn"]:
        yield Stat("skip-next", "")
    if figure["is-passive"]:
        yield Stat("sleep", "")
    if not figure["cards-work"]:
        yield Stat("lock", "")
    if view["handcuffed"] == figure["ref"]:
        yield Stat("handcuffs", "")
    kinds = [CARD_BY_REF[card].kind for card, _ in figure["in-play"]]
    yield from (Stat(icon, "") for kind, icon in DANGERS.items() if kind in kinds)
    if figure["has-spare"] and NEW_IDENTITY in (view["event"], view["next-event"]):
        yield Stat("account-plus-outline", "")
    if view["keeper"] == figure["ref"] and (view["event"] or view["next-event"]):
        yield Stat("calendar-star", "")
    if view["is-match"] and "money" in figure:
        yield Stat("currency-usd", str(figure["money"]))


def _in_play(view: BangView, area: Area, figure: FigureView, room: pygame.Rect) -> Iterator[Sprite]:
    """The cards before somebody; where there are too many for their room, a pile to be looked through."""
    laid = [CardFace(card, mark="" if ready else "timer-sand", dimmed=not figure["cards-work"])
            for card, ready in figure["in-play"]]  # fmt: skip
    held = [CardFace(card, mark="cards") for card in figure.get("hand", ()) if card != HIDDEN]
    for faces in (laid + held, laid):
        places = _tiles(len(faces), room, area)
        if places is not None:
            break
    else:
        faces = laid
    if places is None:
        rest = tuple(face.ref for face in laid)
        across, down = (room.width + area.px(3)) // area.px(LEAST + 3), (room.height + area.px(3)) // area.px(LEAST + 7)
        shown = max(0, across * max(1, down) - 1)
        places = _tiles(shown + 1, room, area) or [Box(room.x, room.y, area.px(LEAST), area.px(LEAST))]
        more = PlaceFace(UNKNOWN, CREAM, label=say("board.more", count=len(rest) - shown), radius=5)
        yield Sprite(places[-1], more, key=f"more {figure['ref']}", layer=2, pile=rest)
        faces, places = faces[:shown], places[:-1]
    for face, place in zip(faces, places, strict=False):
        yield Sprite(place, face, face.ref, layer=2, origin=figure["ref"], is_part=True)


def _tiles(count: int, room: pygame.Rect, area: Area) -> list[Box] | None:
    most_height = max(area.px(LEAST), min(area.px(96), room.height))
    most = (max(area.px(LEAST), round(most_height / CARD_SHAPE)), most_height)
    return tiles(count, room, (area.px(LEAST), area.px(LEAST + 4)), most, area.px(3))


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
    least = cards * px(40) + (cards - 1) * gap
    sign_wide = min(px(300), room.width - least - 2 * gap) if signs else 0
    is_beside = sign_wide >= px(150)
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
        yield replace(_ground(view, figure, box), pile=left_behind)
        yield from _role(view, area, figure, box.inflate(-area.px(2), -area.px(2)))


# The viewer


def _bottom(view: BangView, area: Area, own: FigureView | None) -> Iterator[Sprite]:
    """At the left the viewer's own panel, then the hand, at the right the cards in play."""
    player = _seat_at_bottom(view)
    px, gap = area.px, area.px(8)
    panel = pygame.Rect(area.side.x, area.prompt.y + px(2), area.side.width, area.side.bottom - area.prompt.y - px(2))
    hand = area.hand.inflate(-2 * gap, 0)
    hand.height -= gap
    if own is not None:
        yield from _own_panel(view, area, own, panel)
        if own["in-play"]:
            share = 0.34 if len(player["hand"]) <= 10 else 0.2
            wide = max(px(LEAST), min(round(hand.width * share), len(own["in-play"]) * px(76)))
            cards = pygame.Rect(hand.right - wide, hand.y + px(4), wide, hand.height - px(4))
            yield from _in_play(view, area, own | {"hand": []}, cards)
            hand.width -= wide + gap
    else:
        yield from _own_seat(view, area, player, panel)
    held = list(player["hand"])
    places = fan(len(held), hand, px(LEAST), px(200))
    for index, (card, (box, turn)) in enumerate(zip(held, places, strict=True)):
        if card == HIDDEN:
            key = f"held {player['ref']} {index}"
            yield Sprite(box, BACK, key=key, turn=turn, layer=HAND_LAYER, origin="pile:deck")
        else:
            marked = "gavel" if card == view["marked"] else ""
            face = CardFace(card, mark=marked)
            yield Sprite(box, face, card, turn=turn, layer=HAND_LAYER, origin="pile:deck", lifts=True)


def _own_panel(view: BangView, area: Area, own: FigureView, panel: pygame.Rect) -> Iterator[Sprite]:
    """Name and role, the character with its ability, lives, weapon and reach."""
    px = area.px
    yield _ground(view, own, panel)
    inner = panel.inflate(-2 * px(4), -2 * px(4))
    yield from _role(view, area, own, inner)
    foot = pygame.Rect(inner.x, inner.bottom - px(56), inner.width, px(56))
    yield from _tag(view, own, pygame.Rect(inner.x, inner.y + px(34), inner.width, foot.y - inner.y - px(36)))
    row = pygame.Rect(foot.x, foot.y, foot.width, px(36))
    hand = pygame.Rect(row.x, row.y, px(LEAST), row.height)
    yield _held([HIDDEN] * len(own["hand"]), own["hand-ref"], hand)
    yield from _standing(
        view, area, own, pygame.Rect(hand.right + px(5), row.y, row.right - hand.right - px(21), px(36))
    )
    if not _is_there(own):
        return
    weapon = next((card for card, _ in own["in-play"] if CARD_BY_REF[card].range), None)
    words = Stat("target", say("board.reach", weapon=f"kind:{CARD_BY_REF[weapon].kind}", range=own["range"]) if weapon
                 else say("board.reach-colt", range=own["range"]))  # fmt: skip
    yield Sprite(Box(foot.x, row.bottom + px(2), foot.width - px(16), px(18)), StatsFace((words,)), layer=2)


def _own_seat(view: BangView, area: Area, player: PlayerView, panel: pygame.Rect) -> Iterator[Sprite]:
    """Whoever has two characters: only the name and the hand; the characters are on the table."""
    box = pygame.Rect(panel.x, panel.bottom - area.px(84), panel.width, area.px(84))
    face = FigureFace(seat_of(player["ref"]), is_active=_owner(view, view["current"] or "") == player["ref"])
    yield Sprite(Box.of(box), face, player["ref"], layer=1)
    inner = box.inflate(-2 * area.px(4), -2 * area.px(4))
    hand = pygame.Rect(inner.x, inner.bottom - area.px(40), area.px(LEAST), area.px(40))
    yield _held([HIDDEN] * len(player["hand"]), player["hand-ref"], hand)
