"""Where everything lies in a game of Castle: the castle in the middle, its surroundings at the right, the other players
and the reserve at the left, the viewer at the bottom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

import pygame

from engine.choices import Ref
from engine.events import HIDDEN
from games.castle.board import AREA_OF, COLUMNS, ROWS, SIEGE_PLACES, SURROUNDINGS
from games.castle.deck import CARD_BY_REF, KINDS
from games.castle.shown import CastleView, LaidView, PlayerView
from ui.boards.arranging import CARD_SHAPE, fan, from_viewer, grid, rows_needed, seat_of, stacked, tiles
from ui.boards.castle_cues import CUES as CUES
from ui.boards.castle_goal import MILESTONES as MILESTONES
from ui.boards.castle_goal import goal as goal
from ui.boards.castle_goal import lasted as lasted
from ui.boards.castle_tips import tips
from ui.sprites import (
    Area,
    BackFace,
    Box,
    CardFace,
    Look,
    Material,
    PanelFace,
    PlaceFace,
    PlayerFace,
    Sprite,
    Stat,
    Status,
    Tabletop,
    TokenFace,
    say,
)
from ui.theme import Colour, hex_colour

EVENT_ICONS: Final[Mapping[str, str]] = {
    "dealt": "cards-playing-outline",
    "turn-began": "chevron-right-circle",
    "drew": "layers",
    "exchanged": "swap-horizontal",
    "discarded": "tray-arrow-down",
    "played": "castle",
    "no-effect": "circle-off-outline",
    "returned": "undo-variant",
    "killed": "skull",
    "moved": "arrow-right-bold",
    "swapped": "swap-horizontal-bold",
    "token-removed": "minus-circle-outline",
    "token-replaced": "record-circle-outline",
    "tokens-swapped": "swap-horizontal-circle-outline",
    "looked": "eye",
    "hand-cards-swapped": "hand-coin-outline",
    "passed": "hand-extended-outline",
    "hands-swapped": "account-switch",
    "foresaw": "telescope",
    "lost-actions": "cancel",
}

# Colours of the card heads, by the area a card is played in.
HEADS: Final[Mapping[str, Colour]] = {
    "courtyard": hex_colour("#7a3b3b"),
    "walls": hex_colour("#565c66"),
    "towers": hex_colour("#4b3b6b"),
    "surroundings": hex_colour("#6a4f2d"),
    "any": hex_colour("#6b1f3a"),
    "card": hex_colour("#34495e"),
}
SIGNS: Final[Mapping[str, str]] = {
    "courtyard": "flower-tulip",
    "walls": "wall",
    "towers": "chess-rook",
    "surroundings": "pine-tree",
    "any": "all-inclusive",
    "card": "chess-knight",
}
MATERIAL: Final[Material] = "parchment"
TABLETOP: Final[Tabletop] = "grass"
BACK: Final = BackFace(colour=hex_colour("#264678"), icon="castle")
CELLS: Final[Mapping[str, PlaceFace]] = {
    "courtyard": PlaceFace(hex_colour("#d9c79b"), hex_colour("#b39a63"), radius=3, pattern="paving"),
    "walls": PlaceFace(hex_colour("#938a7c"), hex_colour("#5b5148"), radius=3, pattern="bricks"),
    "towers": PlaceFace(hex_colour("#77706a"), hex_colour("#463e39"), "chess-rook", radius=99, pattern="round"),
}
CASTLE_GROUND: Final = PlaceFace(hex_colour("#5b514b"), hex_colour("#3d3530"), radius=4, pattern="battlements")
SIEGE_PLACE: Final = PlaceFace(hex_colour("#2b2014"), hex_colour("#b8935a"), "catapult", radius=7, is_soft=True)
OUTSIDE: Final = PlaceFace(
    hex_colour("#2b2014"),
    hex_colour("#8a744c"),
    "pine-tree",
    say("view.surroundings"),
    pattern="forest",
    is_titled=True,
)
NO_DECK: Final = PlaceFace(hex_colour("#1d2a18"), hex_colour("#8d9a80"), "layers-outline", radius=7, is_soft=True)

LEAST: Final = 32  # units: what is smaller is no target for a click
NAMED: Final = 54  # units: cards get narrower than that, and than their names, only if there is no other way
GAP: Final = 8  # units between panels
TITLE: Final = 32  # units: the part of a panel above its things
SIEGE_SHARE: Final = 0.75  # of a cell: how far a siege place stands out from its wall
TOKEN_LAYER, HAND_LAYER, TRAY_LAYER = 20, 40, 80

Stack: TypeAlias = Sequence[LaidView]  # from the bottom up


def look(ref: Ref) -> Look:
    """A card's colour tells where it is played."""
    kind = KINDS[CARD_BY_REF[ref].kind]
    area = say(f"area.{kind.area}")
    line = (area,) if kind.sex == "none" else (area, say(f"sex.{kind.sex}"))
    return Look(HEADS[kind.area], kind.icon, line, picture=kind.id, sign=SIGNS[kind.area], back=BACK)


def status(view: CastleView) -> Status:
    """The turn, and what the active player has left of it."""
    turn, left = view["turn"], view["actions"]
    words = say("view.status", turn=turn, actions=left) if left else say("view.status-last", turn=turn)
    return Status(words, seat_of(view["current"]))


def layout(view: CastleView, area: Area) -> Iterator[Sprite]:
    """Everything on the table; every size comes from `area`."""
    return tips(view, _laid(view, area))


def _laid(view: CastleView, area: Area) -> Iterator[Sprite]:
    ground = _ground(area)
    yield from _castle(view, area, ground)
    yield from _outside(view, area, ground)
    viewers = [player for player in view["players"] if player["ref"] == view["viewer"]]
    clockwise = from_viewer(view["players"], view["viewer"])
    yield from _side(view, area, [player for player in clockwise if player not in viewers])
    for viewer in viewers:
        yield from _own(view, area, viewer)
    yield from _looked_at(view, area)


# The castle and what is around it


class _Ground(NamedTuple):
    """How the middle of the table is divided."""

    castle: pygame.Rect
    cells: dict[Ref, pygame.Rect]
    sieges: dict[Ref, pygame.Rect]
    outside: pygame.Rect


def _ground(area: Area) -> _Ground:
    """Cells are wider than high: names need the width, and the window has it. They touch, so that no click between two
    of them falls through to what lies below."""
    board, ditch = area.board, area.px(7)
    outside_width = min(area.px(230), max(area.px(96), round(board.width * 0.18)))
    wide, tall = board.width - outside_width - area.px(GAP) - 2 * ditch, board.height - 2 * ditch
    least = area.px(LEAST) + 2 * area.px(1.5)
    siege_height = max(least, int(tall / (6 + 2 * SIEGE_SHARE) * SIEGE_SHARE))
    siege_width = max(least, int(wide / (6 + 2 * SIEGE_SHARE) * SIEGE_SHARE))
    width, height = (wide - 2 * siege_width) // 6, (tall - 2 * siege_height) // 6
    width, height = min(width, int(height * 1.45)), min(height, int(width * 1.3))
    siege_height = min(siege_height, max(least, height))
    castle = pygame.Rect(0, 0, 6 * width, 6 * height)
    reach = siege_width + ditch  # from the castle to the far side of a siege place
    spare = board.width - (castle.width + 2 * reach + outside_width + area.px(GAP))
    outside_width = min(outside_width + spare, area.px(260))
    spare = board.width - (castle.width + 2 * reach + outside_width + area.px(GAP))
    castle.topleft = board.x + spare // 2 + reach, board.centery - castle.height // 2
    cells = {
        f"cell:{column}{row}": pygame.Rect(castle.x + across * width, castle.y + down * height, width, height)
        for down, row in enumerate(ROWS)
        for across, column in enumerate(COLUMNS)
    }
    lying = pygame.Rect(0, 0, round(width * 1.6), siege_height)
    standing = pygame.Rect(0, 0, siege_width, round(height * 1.15))
    sieges = {
        "siege:n": lying.move_to(midbottom=(castle.centerx, castle.top - ditch)),
        "siege:e": standing.move_to(midleft=(castle.right + ditch, castle.centery)),
        "siege:s": lying.move_to(midtop=(castle.centerx, castle.bottom + ditch)),
        "siege:w": standing.move_to(midright=(castle.left - ditch, castle.centery)),
    }
    outside = pygame.Rect(castle.right + reach + area.px(GAP), board.y, outside_width, board.height)
    return _Ground(castle, cells, sieges, outside)


def _castle(view: CastleView, area: Area, ground: _Ground) -> Iterator[Sprite]:
    ditch = area.px(7)
    yield Sprite(Box.of(ground.castle.inflate(2 * ditch, 2 * ditch)), CASTLE_GROUND)
    for cell, box in ground.cells.items():
        stack: Stack = view["board"].get(cell, ())
        kind = AREA_OF[cell]
        face = CELLS[kind]
        place = PlaceFace(face.colour, face.rim, face.icon, None, face.radius, False, face.pattern, cell[5:].upper())
        yield Sprite(Box.of(box), place, cell, layer=1, pile=_pile(stack))
        yield from _stack(stack, box.inflate(-2 * area.px(2.5), -2 * area.px(2.5)), area)
    for siege in SIEGE_PLACES:
        box = ground.sieges[siege]
        stack = view["board"].get(siege, ())
        yield Sprite(Box.of(box), SIEGE_PLACE, siege, layer=1, pile=_pile(stack))
        yield from _stack(stack, box.inflate(-2 * area.px(1.5), -2 * area.px(1.5)), area)


def _outside(view: CastleView, area: Area, ground: _Ground) -> Iterator[Sprite]:
    """The surroundings. Their title, and a place for one card more, are always free for a click."""
    spots = view["surroundings"]
    gap, box = area.px(4), ground.outside
    room = pygame.Rect(box.x, box.y + area.px(TITLE), box.width, box.height - area.px(TITLE)).inflate(-2 * gap, 0)
    room.height -= gap
    cell = ground.cells["cell:a1"].inflate(-2 * area.px(2.5), -2 * area.px(2.5))
    least = (area.px(LEAST), area.px(LEAST if all(len(stack) == 1 for stack in spots) else LEAST * 1.25))
    high = 1.6 if any(len(stack) > 1 for stack in spots) else 1  # so that the name below another card can be read
    most = (max(cell.width, area.px(NAMED)), max(round(cell.height * high), least[1]))
    places = tiles(len(spots) + 1, room, (area.px(NAMED), least[1]), most, gap)
    places = places or tiles(len(spots) + 1, room, least, most, gap)
    hidden = () if places is not None else tuple(card for stack in spots for card, _ in stack)
    yield Sprite(Box.of(box), OUTSIDE, SURROUNDINGS, pile=hidden)
    for stack, place in zip(spots, places or (), strict=False):
        yield from _stack(stack, pygame.Rect(place), area)


def _pile(stack: Stack) -> tuple[Ref, ...]:
    """A high stack can be looked through: its cards show too little of themselves."""
    return tuple(card for card, _ in stack) if len(stack) > 2 else ()


def _stack(stack: Stack, place: pygame.Rect, area: Area) -> Iterator[Sprite]:
    """Cards on each other, each with its token on the part that is seen: Knights cover, but hide nothing."""
    lying = stacked(len(stack), place, area.px(LEAST))
    for height, ((card, owner), (box, seen)) in enumerate(zip(stack, lying, strict=True)):
        face = CardFace(card, seen=seen.height / box.height, clear=seen.width / box.width)
        yield Sprite(box, face, card, layer=2 + height)
        if owner is not None:
            token = _token_on(seen, area)
            yield Sprite(token, TokenFace(seat_of(owner)), key=f"token:{card}", layer=TOKEN_LAYER, drops=True)


def _token_on(seen: Box, area: Area) -> Box:
    """A token in the lower right corner; on the narrow edge of a covered card it may stand out below."""
    edge = area.px(1)
    side = min(area.px(22), max(area.px(14), round(min(seen.width, seen.height) * 0.4)), seen.width + edge)
    bottom = seen.y + max(seen.height - edge, side + edge)
    return Box(max(seen.x, seen.x + seen.width - edge - side), bottom - side, side, side)


# The side: the other players, the reserve, and what is out of the game


def _side(view: CastleView, area: Area, players: list[PlayerView]) -> Iterator[Sprite]:
    """Players from the top down, the reserve and the removed cards from the bottom up."""
    side, gap = area.side.copy(), area.px(GAP)
    if view["removed"]:
        box = pygame.Rect(side.x, side.bottom - area.px(LEAST), side.width, area.px(LEAST))
        title = say("view.removed-count", count=len(view["removed"]))
        yield Sprite(Box.of(box), PanelFace(title, "coffin"), "pile:removed", pile=tuple(view["removed"]))
        side.height -= box.height + gap
    is_roomy = side.height - len(players) * area.px(82 + GAP) >= _reserve_height(view, area, 52)
    panel_height = area.px(82 if is_roomy else 58)
    left = side.height - len(players) * (panel_height + gap)
    card_width = _open_card_width(view, area, players, left)
    for player in players:
        seen = _seen_hand(view, player)
        beneath = () if card_width else seen
        box = pygame.Rect(side.topleft, (side.width, panel_height))
        yield _panel(view, player, box, is_roomy, pile=(*beneath, *player.get("deck-cards", ())))
        used = panel_height + gap
        if card_width and seen:
            height = _hand_height(view, area, player, card_width)
            held = pygame.Rect(side.x, box.bottom + area.px(2), side.width, height)
            yield Sprite(Box.of(held), PanelFace())
            yield from _small_cards(seen, held.inflate(-area.px(8), -area.px(8)), area, origin=player["ref"])
            used += held.height + area.px(2)
        side = pygame.Rect(side.x, side.y + used, side.width, side.height - used)
    yield from _reserve(view, area, side)


def _reserve(view: CastleView, area: Area, side: pygame.Rect) -> Iterator[Sprite]:
    """At the bottom of what is left of the side, as high as it needs to be."""
    cards: tuple[Ref, ...] = tuple(view["reserve"])
    most = (area.px(92), area.px(66))
    room = pygame.Rect(side.x, side.y + area.px(28), side.width, side.height - area.px(28)).inflate(-area.px(12), 0)
    room.height -= area.px(6)
    named, least = (area.px(NAMED), area.px(LEAST)), (area.px(LEAST), area.px(LEAST))
    places = tiles(len(cards), room, named, most, area.px(4)) or tiles(len(cards), room, least, most, area.px(4))
    bottom = places[-1].y + places[-1].height if places else room.y + area.px(6)
    down = room.bottom - bottom
    box = pygame.Rect(side.x, side.y + down, side.width, side.height - down)
    title = say("view.reserve-count", count=len(cards))
    yield Sprite(Box.of(box), PanelFace(title, "cards-outline"), "pile:reserve", pile=cards)
    for card, place in zip(cards, places or (), strict=False):
        shifted = Box(place.x, place.y + down, place.width, place.height)
        yield Sprite(shifted, CardFace(card), card, layer=2, origin=view["current"])


def _reserve_height(view: CastleView, area: Area, card_height: int) -> int:
    """What the reserve needs for cards of a height in units, two a row or more."""
    rows = rows_needed(len(view["reserve"]), area.side.width - area.px(12), area.px(card_height), area.px(4))
    return area.px(34) + rows * (area.px(card_height) + area.px(4))


def _seen_hand(view: CastleView, player: PlayerView) -> tuple[Ref, ...]:
    """The cards of another's hand that can be seen, and are not shown in the middle already."""
    shown = view["look"]["cards"] if view["look"] else ()
    return tuple(card for card in player["hand"] if card != HIDDEN and card not in shown)


def _hand_height(view: CastleView, area: Area, player: PlayerView, card_width: int) -> int:
    """What the open cards of a player need, at least so many units wide."""
    count = len(_seen_hand(view, player))
    rows = rows_needed(count, area.side.width - area.px(8), area.px(card_width), area.px(3))
    return rows * (area.px(max(LEAST, card_width * 0.75)) + area.px(3)) + area.px(7) if count else 0


def _open_card_width(view: CastleView, area: Area, players: Sequence[PlayerView], room: int) -> int:
    """How many units wide the cards of open hands can be, beside a reserve that can still be read; 0: there is no room
    for them."""
    for width, in_reserve in ((54, 44), (LEAST, LEAST)):
        used = sum(_hand_height(view, area, player, width) + area.px(2) for player in players)
        if used + _reserve_height(view, area, in_reserve) <= room:
            return width
    return 0


def _small_cards(cards: Sequence[Ref], room: pygame.Rect, area: Area, origin: Ref) -> Iterator[Sprite]:
    most = (area.px(74), area.px(48))
    named, least = (area.px(NAMED), area.px(LEAST)), (area.px(LEAST), area.px(LEAST))
    places = tiles(len(cards), room, named, most, area.px(3)) or tiles(len(cards), room, least, most, area.px(3)) or ()
    for card, place in zip(cards, places, strict=False):
        yield Sprite(place, CardFace(card), card, layer=2, origin=origin)


def _panel(
    view: CastleView, player: PlayerView, box: pygame.Rect, is_roomy: bool, pile: tuple[Ref, ...] = ()
) -> Sprite:
    """A player with what everybody may know: in words where there is room for them."""
    hand, deck = len(player["hand"]), player["deck"]
    stats = [
        Stat("cards", say("view.hand-count", count=hand) if is_roomy else str(hand)),
        Stat("layers", say("view.deck-count", count=deck) if is_roomy else str(deck)),
    ]
    if player["open"] and not is_roomy:
        stats.append(Stat("eye", ""))
    elif player["open"]:
        stats[0] = Stat("eye", say("view.open-hand-count", count=hand))
    is_active = player["ref"] == view["current"]
    face = PlayerFace(seat_of(player["ref"]), tuple(stats), is_active, has_flag=True, held=hand, back=BACK)
    return Sprite(Box.of(box), face, player["ref"], layer=1, pile=pile)


# The viewer, and what he looks at


def _own(view: CastleView, area: Area, viewer: PlayerView) -> Iterator[Sprite]:
    """The hand in the middle, at its right the viewer's own panel above his deck."""
    gap = area.px(GAP)
    hand = area.hand.inflate(-2 * gap, 0)
    hand.height -= gap
    own = pygame.Rect(hand.right - area.px(118), hand.y, area.px(118), min(area.px(58), hand.height // 2))
    yield _panel(view, viewer, own, is_roomy=False)
    below = hand.bottom - own.bottom - area.px(6)
    deck = pygame.Rect(0, 0, min(own.width, round(below / CARD_SHAPE)), below)
    deck.midtop = own.centerx, own.bottom + area.px(6)
    face = replace(BACK, count=viewer["deck"]) if viewer["deck"] else NO_DECK
    yield Sprite(Box.of(deck), face, "pile:deck", layer=1)
    room = pygame.Rect(hand.x, hand.y, own.x - gap - hand.x, hand.height)
    places = fan(len(viewer["hand"]), room, area.px(LEAST), area.px(210), area.px(NAMED))
    for card, (box, turn, clear) in zip(viewer["hand"], places, strict=True):
        yield Sprite(
            box, CardFace(card, clear=clear), card, turn=turn, layer=HAND_LAYER, origin="pile:deck", lifts=True
        )


def _looked_at(view: CastleView, area: Area) -> Iterator[Sprite]:
    """A tray over the board with the cards that the viewer looks at."""
    if view["look"] is None:
        return
    cards, at = view["look"]["cards"], view["look"]["at"]
    margin, title_height = area.px(12), area.px(22)
    room = area.board.inflate(-2 * margin, -2 * margin)
    room = pygame.Rect(room.x, room.y + title_height, room.width, room.height - title_height)
    most = min(area.px(150), round(room.height / CARD_SHAPE))
    places = grid(len(cards), room, area.px(LEAST), most, area.px(8), CARD_SHAPE) or []
    used = pygame.Rect(places[0]).unionall([pygame.Rect(place) for place in places])
    title = say("view.look-deck") if at == "pile:deck" else say("view.look-hand", at=at)
    tray = used.inflate(2 * margin, 2 * margin)
    tray.width = max(tray.width, area.px(260))
    tray = pygame.Rect(tray.x, tray.y - title_height, tray.width, tray.height + title_height)
    across, down = area.board.centerx - tray.centerx, area.board.centery - tray.centery
    yield Sprite(Box.of(tray.move(across, down)), PanelFace(title, "eye", is_solid=True), layer=TRAY_LAYER)
    across += (tray.width - used.width) // 2 - margin
    for card, place in zip(cards, places, strict=True):
        shifted = Box(place.x + across, place.y + down, place.width, place.height)
        yield Sprite(shifted, CardFace(card), card, layer=TRAY_LAYER + 1, origin=at)
