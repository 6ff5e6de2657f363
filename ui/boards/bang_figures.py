"""Players and characters at a table of Bang!: portrait, role, lives, hand, and the cards before them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import pygame

from engine.choices import Ref
from engine.events import HIDDEN
from games.bang.deck import CARD_BY_REF, ROLES
from games.bang.shown import BangView, FigureView, PlayerView, characters
from ui.boards.arranging import CARD_SHAPE, seat_of, tiles
from ui.boards.bang_looks import BACK, ROLE_COLOURS
from ui.boards.bang_ring import LEAST, NAMED, PANEL, PICTURED
from ui.sprites import (
    Area,
    BadgeFace,
    Box,
    CardFace,
    FigureFace,
    IconFace,
    PipsFace,
    PlaceFace,
    PortraitFace,
    Sprite,
    Stat,
    StatsFace,
    TagFace,
    say,
)
from ui.theme import CREAM, hex_colour

UNKNOWN: Final = hex_colour("#4a3a2c")
NOBODY: Final = hex_colour("#7d6248")
BULLET: Final = hex_colour("#f2c84b")
DANGERS: Final = {"jail": "jail-bars", "dynamite": "dynamite"}  # cards in play that stand in the panel as well
NEW_IDENTITY: Final = "event:new-identity"
PORTRAIT_SHARE: Final = 0.42  # of the width of a panel
PORTRAIT: Final = 86  # units: no portrait in a panel is wider
NARROW: Final = 142  # units: a portrait in such a panel lies below the name
ROLE_LAYER: Final = 4


def is_there(figure: FigureView) -> bool:
    """Whether somebody takes part, be it as a ghost."""
    return figure["is-alive"] or figure["is-ghost"]


def owner(view: BangView, ref: Ref) -> Ref:
    """The seat of a figure."""
    return next((figure["seat"] for figure in characters(view) if figure["ref"] == ref), ref)


def figure_at(view: BangView, area: Area, figure: FigureView, place: pygame.Rect) -> Iterator[Sprite]:
    """A player or a character: who it is, how it stands, and below that the cards in play."""
    px = area.px
    panel = pygame.Rect(place.x, place.y, place.width, min(place.height, px(PANEL)))
    inner = panel.inflate(-2 * px(4), -2 * px(4))
    picture = pygame.Rect(inner.x, inner.y, min(px(PORTRAIT), round(inner.width * PORTRAIT_SHARE)), inner.height)
    indent = (picture.width + px(2)) / area.unit
    if panel.width < px(NARROW):  # the name needs all of the width
        picture = pygame.Rect(picture.x, inner.y + px(32), picture.width, inner.height - px(32))
        indent = 0
    yield ground(view, figure, panel, indent=indent)
    yield from _portrait(view, figure, picture)
    yield from role_of(view, area, figure, _corner(picture, px(LEAST)))
    side = pygame.Rect(picture.right + px(5), inner.y, inner.right - picture.right - px(5), inner.height)
    yield from _tag(figure, pygame.Rect(side.x, side.y + px(31), side.width, px(28)))
    row = pygame.Rect(side.x, side.bottom - px(38), side.width, px(37))
    if "hand" in figure:
        hand = pygame.Rect(row.x, row.y, px(LEAST), row.height)
        yield held(figure["hand"], figure["hand-ref"], hand)
        row = pygame.Rect(hand.right + px(4), row.y, row.right - hand.right - px(4), row.height)
    row.width -= px(14) if figure["ref"] == view["current"] else 0  # the arrow of whoever is active
    yield from _standing(view, figure, row)
    cards = pygame.Rect(place.x, panel.bottom + px(3), place.width, place.bottom - panel.bottom - px(3))
    yield from in_play(area, figure, cards)


def _corner(picture: pygame.Rect, side: int) -> pygame.Rect:
    """The lower right corner of a portrait."""
    return pygame.Rect(picture.right - side + side // 8, picture.bottom - side, side, side)


def ground(view: BangView, figure: FigureView, box: pygame.Rect, indent: float = 0, outdent: float = 0) -> Sprite:
    """The panel, with the name and how far away it is."""
    sight = view["sight"]
    distance = sight["distances"].get(figure["ref"]) if sight else None
    in_reach = sight is not None and distance is not None and distance <= sight["reach"]
    badge = None if distance is None else Stat("crosshairs" if in_reach else "crosshairs-off", str(distance))
    face = FigureFace(
        seat_of(figure["seat"]),
        indent=indent,
        outdent=outdent,
        badge=badge,
        has_badge_on=in_reach,
        is_active=figure["ref"] == view["current"] and is_there(figure),
        is_out=not is_there(figure) or figure["is-passive"],
    )
    return Sprite(Box.of(box), face, figure["ref"], layer=1, shows=figure["character"] or "")


def role_of(view: BangView, area: Area, figure: FigureView, box: pygame.Rect) -> Iterator[Sprite]:
    """The role, or what one thinks it is."""
    if "role" not in figure or (figure["role"] is None and view["mode"] == "duo"):
        return
    key, role = f"role of {figure['ref']}", figure["role"]
    if role is not None:
        id = role.partition(":")[2]
        face = BadgeFace(ROLES[id].icon, ROLE_COLOURS[id], is_known=True, ref=role)
        yield Sprite(Box.of(box), face, role, key=key, layer=ROLE_LAYER, shows=role)
        return
    note = view.get("notes", {}).get(figure["ref"], "")
    face = BadgeFace("help", UNKNOWN, ROLES[note].icon if note in ROLES else "", is_known=False)
    own = view["viewer"] is not None and str(view["viewer"]).startswith("seat:")
    notes, shows = figure["ref"] if own else "", f"role:{note}" if note in ROLES else ""
    yield Sprite(Box.of(box), face, key=key, layer=ROLE_LAYER, notes=notes, shows=shows)


def _portrait(view: BangView, figure: FigureView, box: pygame.Rect, *, is_titled: bool = False) -> Iterator[Sprite]:
    """The picture of a character; of a figure that is called by it already, only to be looked at."""
    character, key = figure["character"], f"portrait {figure['ref']}"
    if character is None:  # as in lessons and puzzles
        side = min(box.width, box.height)
        square = pygame.Rect(0, 0, side, side)
        square.center = box.center
        yield Sprite(Box.of(square), IconFace("account-cowboy-hat", NOBODY), key=key, layer=2)
        return
    face = PortraitFace(character, figure["is-passive"] or not is_there(figure), is_titled)
    ref = None if view["mode"] == "duo" else character
    yield Sprite(Box.of(box), face, ref, key=key, layer=2, shows=character)


def _tag(figure: FigureView, box: pygame.Rect, *, is_named: bool = True) -> Iterator[Sprite]:
    """The name of a character, and its ability where that can be read."""
    if figure["character"] is not None:
        face = TagFace(figure["character"], figure["is-passive"], is_named)
        yield Sprite(Box.of(box), face, key=f"tag {figure['ref']}", layer=2, shows=figure["character"])


def held(hand: Sequence[Ref], ref: Ref, box: pygame.Rect) -> Sprite:
    """A hand as a whole; an open one can be looked through."""
    cards = tuple(card for card in hand if card != HIDDEN)
    return Sprite(Box.of(box), replace(BACK, count=len(hand)), ref, layer=3, pile=cards, is_part=True)


def _standing(view: BangView, figure: FigureView, row: pygame.Rect) -> Iterator[Sprite]:
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


# The cards before somebody


def in_play(area: Area, figure: FigureView, room: pygame.Rect) -> Iterator[Sprite]:
    """The cards before somebody; where there are too many for their room, a pile to be looked through."""
    laid = [CardFace(card, mark="" if ready else "timer-sand", dimmed=not figure["cards-work"])
            for card, ready in figure["in-play"]]  # fmt: skip
    open_hand = [CardFace(card, mark="cards") for card in figure.get("hand", ()) if card != HIDDEN]
    faces, places = laid, _tiles(len(laid), room, area)
    if open_hand:
        places_for_all = _tiles(len(laid + open_hand), room, area)
        if places_for_all is not None:
            faces, places = laid + open_hand, places_for_all
    if places is None:
        rest = tuple(face.ref for face in laid)
        shown = _fitting(room, area) - 1
        places = _tiles(shown + 1, room, area) or [Box(room.x, room.y, area.px(LEAST), area.px(LEAST))]
        more = PlaceFace(UNKNOWN, CREAM, label=say("board.more", count=len(rest) - shown), radius=5)
        yield Sprite(places[-1], more, key=f"more {figure['ref']}", layer=2, pile=rest)
        faces, places = faces[:shown], places[:-1]
    for face, place in zip(faces, places, strict=False):
        yield Sprite(place, face, face.ref, layer=2, origin=figure["ref"], is_part=True)


def _fitting(room: pygame.Rect, area: Area) -> int:
    """How many cards find room, each with its name."""
    gap = area.px(2)
    across = (room.width + gap) // (_least(room, area) + gap)
    down = (room.height + gap) // (area.px(LEAST + 4) + gap)
    return max(1, across * max(1, down))


def _least(room: pygame.Rect, area: Area) -> int:
    return min(max(PICTURED, area.px(NAMED)), max(area.px(LEAST), room.width))


def _tiles(count: int, room: pygame.Rect, area: Area) -> list[Box] | None:
    """Places as large as they fit: the room has no use but this."""
    tall = max(area.px(LEAST), min(area.px(96), room.height))
    least = (_least(room, area), area.px(LEAST + 4))
    most = (max(least[0], round(tall / CARD_SHAPE)), tall)
    return tiles(count, room, least, most, area.px(2))


# The viewer's own panel


def own_panel(view: BangView, area: Area, own: FigureView, panel: pygame.Rect) -> Iterator[Sprite]:
    """Name, portrait and role, the ability, lives, weapon and reach."""
    px = area.px
    yield ground(view, own, panel, outdent=LEAST + 4 if "role" in own else 0)
    inner = panel.inflate(-2 * px(4), -2 * px(4))
    foot = pygame.Rect(inner.x, inner.bottom - px(57), inner.width, px(57))
    body = pygame.Rect(inner.x, inner.y + px(33), inner.width, foot.y - inner.y - px(36))
    picture = pygame.Rect(body.x, body.y, body.width, max(px(LEAST + 2), round(body.height * 0.53)))
    yield from _portrait(view, own, picture, is_titled=True)
    yield from role_of(view, area, own, pygame.Rect(inner.right - px(LEAST + 1), inner.y, px(LEAST), px(LEAST)))
    words = pygame.Rect(
        body.x + px(3), picture.bottom + px(3), body.width - px(5), body.bottom - picture.bottom - px(3)
    )
    yield from _tag(own, words, is_named=False)
    row = pygame.Rect(foot.x, foot.y, foot.width, px(37))
    hand = pygame.Rect(row.x, row.y, px(LEAST), row.height)
    yield held([HIDDEN] * len(own["hand"]), own["hand-ref"], hand)
    yield from _standing(view, own, pygame.Rect(hand.right + px(5), row.y, row.right - hand.right - px(21), row.height))
    if not is_there(own):
        return
    weapon = next((card for card, _ in own["in-play"] if CARD_BY_REF[card].range), None)
    reach = say("board.reach-colt", range=own["range"])
    if weapon is not None:
        reach = say("board.reach", weapon=f"kind:{CARD_BY_REF[weapon].kind}", range=own["range"])
    stats = StatsFace((Stat("target", reach),))
    yield Sprite(Box(foot.x, row.bottom + px(2), foot.width - px(16), px(18)), stats, layer=2)


def own_seat(view: BangView, area: Area, player: PlayerView, panel: pygame.Rect) -> Iterator[Sprite]:
    """Whoever has two characters: only the name and the hand; the characters are on the table."""
    box = pygame.Rect(panel.x, panel.bottom - area.px(84), panel.width, area.px(84))
    face = FigureFace(seat_of(player["ref"]), is_active=owner(view, view["current"] or "") == player["ref"])
    yield Sprite(Box.of(box), face, player["ref"], layer=1)
    inner = box.inflate(-2 * area.px(4), -2 * area.px(4))
    hand = pygame.Rect(inner.x, inner.bottom - area.px(40), area.px(LEAST), area.px(40))
    yield held([HIDDEN] * len(player["hand"]), player["hand-ref"], hand)
