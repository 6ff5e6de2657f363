"""Boards of players in Valhalla: jarl, shields, counts, and warriors with their symbols and what covers them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from engine.choices import Ref
from engine.events import HIDDEN
from games.valhalla.deck import CARD_BY_REF
from games.valhalla.shown import DieView, PlayerView, ValhallaView, WarriorView
from ui.boards.arranging import seat_of
from ui.boards.valhalla_looks import (
    FADED,
    FOE,
    GOLD,
    NIGHT,
    NO_CELL,
    RIM,
    die_face,
    empty_cell,
    look,
    wanted,
)
from ui.boards.valhalla_places import GAP, HEAD, LEAST, open_cards
from ui.sprites import (
    Area,
    BadgeFace,
    Box,
    CardFace,
    DieFace,
    Disc,
    FigureFace,
    Pill,
    PlaceFace,
    PortraitFace,
    Sprite,
    Stat,
    StatsFace,
    TagFace,
    TextFace,
    say,
)
from ui.theme import CREAM

FRAMED: Final = 52  # units: a narrower warrior is a portrait
JARL: Final = 0.66  # width to height
SMALL_CARD: Final = 1.16
CARD: Final = 1.36  # height to width of a warrior
LAYER: Final = 2
DICE_LAYER: Final = 30


# Who it is


def ground(view: ValhallaView, player: PlayerView, box: pygame.Rect, indent: float = 0, outdent: float = 0) -> Sprite:
    """The board itself, with the name at its top."""
    pile = tuple(_held_secretly(view, player))
    face = FigureFace(seat_of(player["ref"]), indent, outdent, is_active=player["ref"] == acting(view))
    return Sprite(Box.of(box), face, player["ref"], layer=1, pile=pile)


def acting(view: ValhallaView) -> Ref | None:
    """Whose turn it is, in a battle whose phase."""
    return view["battle"]["acting"] if view["battle"] is not None else view["current"]


def _held_secretly(view: ValhallaView, player: PlayerView) -> Iterator[Ref]:
    """Known cards of a player that have no place of their own: an open hand, what they drew, a bare Valhalla."""
    if player["ref"] != view["viewer"]:
        lies_open = (HIDDEN, *open_cards(view))
        yield from (card for card in (*player["hand"], *player["drawn"]) if card not in lies_open)
        yield from player["valhalla-cards"]
    for warrior in player["cells"]:
        if warrior is not None:
            yield warrior["ref"]


def jarl(player: PlayerView, box: pygame.Rect, *, is_dimmed: bool = False) -> Iterator[Sprite]:
    """The portrait of the jarl, with the name where it can be read."""
    if player["jarl"] is not None:
        face = PortraitFace(player["jarl"], is_dimmed, is_titled=True, rim=GOLD)
        yield Sprite(Box.of(box), face, player["jarl"], key=f"jarl of {player['ref']}", layer=LAYER)


def ability(player: PlayerView, box: pygame.Rect, *, is_dimmed: bool = False) -> Iterator[Sprite]:
    """What the jarl can do, in words."""
    if player["jarl"] is not None:
        face = TagFace(player["jarl"], is_dimmed)
        yield Sprite(Box.of(box), face, key=f"ability of {player['ref']}", layer=LAYER, shows=player["jarl"])


def counts(player: PlayerView, box: pygame.Rect, *, has_shields: bool = False) -> Sprite:
    """Hand, Valhalla, and shields where they are not shown one by one."""
    valhalla = str(player["valhalla"]) if player["valour"] is None else f"{player['valhalla']} ({player['valour']})"
    stats = [Stat("cards-outline", str(len(player["hand"]))), Stat("weather-sunset-up", valhalla)]
    if has_shields:
        stats.append(Stat("shield", f"{len(player['shields'])}+{len(player['captured'])}"))
    return Sprite(Box.of(box), StatsFace(tuple(stats)), key=f"counts of {player['ref']}", layer=LAYER)


def shields(view: ValhallaView, player: PlayerView, box: pygame.Rect, area: Area) -> Iterator[Sprite]:
    """Own shields and free places for those that are lost, then the captured ones behind a sword."""
    px, side = area.px, box.height
    emblems = {one["ref"]: one["emblem"] for one in view["players"]}
    own, captured = player["shields"], player["captured"]
    lost = max(0, 4 - len(own)) if view["mode"] == "versus" and player["emblem"] else 0
    things: list[tuple[str, BadgeFace | None]] = [
        (f"shield of {player['ref']} {index}", BadgeFace("shield", NIGHT, ref=player["emblem"] or ""))
        for index in range(len(own))
    ]
    things += [(f"no shield of {player['ref']} {index}", None) for index in range(lost)]
    step = min(side + px(1), (box.width - side) // max(1, len(things) + len(captured) + bool(captured) - 1))
    left = box.x
    for key, face in things:
        place = Box(left, box.y, side, side)
        shown = face or PlaceFace(NIGHT, RIM, radius=side / area.unit / 2, is_soft=True)
        yield Sprite(place, shown, key=key, layer=LAYER)
        left += step
    if captured:
        yield Sprite(Box(left, box.y, step, side), BadgeFace("sword-cross", FOE), key=f"taken {player['ref']}", layer=2)
        left += step
    for ref in captured:
        emblem = emblems.get(f"seat:{ref.partition(':')[2].partition('-')[0]}") or ""
        yield Sprite(Box(left, box.y, side, side), BadgeFace("shield", FOE, ref=emblem), key=ref, layer=LAYER)
        left += step


# Warriors


def squad(
    view: ValhallaView,
    area: Area,
    player: PlayerView,
    room: pygame.Rect,
    *,
    has_cells: bool = False,
) -> Iterator[Sprite]:
    """The cells from left to right, as large as they fit; below each warrior what it needs."""
    px, gap = area.px, area.px(4)
    count = max(1, len(player["cells"]))
    broadest = (room.width - gap * (count - 1)) // count
    wide = max(1, min(broadest, round(room.height / (CARD + 0.3)), px(150)))
    strip = max(px(14), min(px(36), round(wide * 0.32))) if wide >= px(38) else 0
    if not strip:
        wide = max(1, min(broadest, round(room.height / SMALL_CARD), px(40)))
    tall = max(1, min(room.height - strip - (px(2) if strip else 0), round(wide * (CARD + 0.12))))
    top = room.y + (room.height - tall - strip) // 2
    left = room.x + (room.width - wide * count - gap * (count - 1)) // 2
    dice = {die["ref"]: die for die in view["dice"]}
    for index, warrior in enumerate(player["cells"]):
        box = pygame.Rect(left + index * (wide + gap), top, wide, tall)
        yield _cell(area, player, index, box, is_own=has_cells, is_free=warrior is None)
        if warrior is not None:
            yield _warrior(area, warrior, box)
            yield from _tyr(area, warrior, box)
            if strip:
                below = pygame.Rect(box.x, box.bottom + px(2), box.width, strip)
                yield from _needs(area, warrior, below, [dice[ref] for ref in warrior["dice"]])


def _cell(area: Area, player: PlayerView, index: int, box: pygame.Rect, *, is_own: bool, is_free: bool) -> Sprite:
    is_closed = index >= player["cell-limit"]
    has_words = is_own and is_free and box.width >= area.px(FRAMED)
    face = NO_CELL if is_closed and is_free else empty_cell(say("board.free") if has_words else None)
    ref = f"cell:{index}" if is_own and min(box.size) >= area.px(LEAST) else None
    return Sprite(Box.of(box), face, ref, key="" if ref else f"cell {index} of {player['ref']}", layer=1)


def _warrior(area: Area, warrior: WarriorView, box: pygame.Rect) -> Sprite:
    """A card with its strength, bright when it is armed, and its valour; small ones are portraits."""
    ref, px = warrior["ref"], area.px
    card = CARD_BY_REF[ref]
    is_dimmed = warrior["is-blocked"] or warrior["is-given-up"]
    disc = Disc(str(warrior["strength"]), GOLD if warrior["is-active"] else FADED)
    can_click = min(box.size) >= px(LEAST)
    name = "" if can_click else ref
    if box.width < px(FRAMED):
        rim = GOLD if warrior["is-active"] else look(ref).head
        face = PortraitFace(ref, is_dimmed, is_titled=True, disc=disc, rim=rim)
        return Sprite(Box.of(box), face, ref if can_click else None, key=name, layer=LAYER, shows=ref)
    pills = []
    if warrior["is-blocked"]:
        pills.append(Pill("lock", "", FOE))
    elif warrior["is-given-up"]:
        pills.append(Pill("road-variant", "", FOE))
    elif warrior["is-active"]:
        pills.append(Pill("check-bold", "", (60, 120, 60)))
    plate = Pill("star-four-points", str(card.valour), NIGHT)
    shown = CardFace(ref, is_dimmed, pills=tuple(pills), disc=disc, plate=plate, is_bare=True)
    return Sprite(Box.of(box), shown, ref, layer=LAYER, origin="pile:deck")


def _tyr(area: Area, warrior: WarriorView, box: pygame.Rect) -> Iterator[Sprite]:
    """The card under a warrior looks out at its upper left corner."""
    if warrior["tyr"] is not None:
        side = max(area.px(14), min(area.px(28), round(box.width * 0.34)))
        place = Box(box.x + area.px(1), box.y + round(box.height * 0.2), side, side)
        face = BadgeFace("sword", look(warrior["tyr"]).head, ref=warrior["tyr"])
        yield Sprite(place, face, key=warrior["tyr"], layer=LAYER + 1, shows=warrior["tyr"], is_part=True)


def _needs(area: Area, warrior: WarriorView, strip: pygame.Rect, dice: Sequence[DieView]) -> Iterator[Sprite]:
    """A place for every symbol, and the dice that cover them; the pattern of a giant in words."""
    ref, px = warrior["ref"], area.px
    left = list(dice)
    things: list[tuple[str, DieFace]] = []
    words = next((need for need in warrior["needs"] if f"die-{need}" not in PICTURED), "")
    for index, need in enumerate([] if words else warrior["needs"]):
        die = next((one for one in left if one["face"] == need), None)
        if die is not None:
            left.remove(die)
            things.append((die["ref"], die_face(die)))
        else:
            things.append((f"need {index} of {ref}", wanted(need)))
    things += [(die["ref"], die_face(die)) for die in left]
    if not things:
        face = TextFace(say(f"need.{words}"), 12, CREAM, bold=True, align="centre", lines=2)
        if words and strip.width >= px(FRAMED):
            yield Sprite(Box.of(strip), face, key=f"need of {ref}", layer=LAYER)
        return
    gap = px(2)
    side = min(strip.height, (strip.width - gap * (len(things) - 1)) // len(things))
    start = strip.centerx - (side * len(things) + gap * (len(things) - 1)) // 2
    for index, (key, shown) in enumerate(things):
        place = Box(start + index * (side + gap), strip.y + (strip.height - side) // 2, side, side)
        yield Sprite(place, shown, key=key, layer=DICE_LAYER if key.startswith("die:") else LAYER)


PICTURED: Final = ("die-axe", "die-sword", "die-spear", "die-bow", "die-shield")


# Whole boards


def small_board(view: ValhallaView, area: Area, player: PlayerView, box: pygame.Rect) -> Iterator[Sprite]:
    """Somebody else's board: beside each other where it is low, below each other where it is narrow."""
    px, gap = area.px, area.px(4)
    inner = box.inflate(-2 * gap, -2 * gap)
    is_tall = box.height > px(120) and box.width < box.height * 2.1
    if is_tall:
        upper = max(px(50), min(px(92), round(inner.height * 0.4)))
        picture = pygame.Rect(inner.x, inner.y, min(round(upper * 0.9), inner.width // 3), upper)
    else:
        picture = pygame.Rect(inner.x, inner.y, min(round(inner.height * JARL), inner.width // 4), inner.height)
    has_jarl = player["jarl"] is not None
    indent = (picture.width + gap) / area.unit if has_jarl else 0
    yield from jarl(player, picture)
    left = picture.right + gap if has_jarl else inner.x + gap
    side = pygame.Rect(left, inner.y + px(HEAD - 4), inner.right - left, px(17))
    has_badges = inner.height >= px(112) and side.width >= px(86)
    is_low = not has_badges and side.width >= px(190)
    if is_low:  # beside the name
        side = pygame.Rect(inner.right - px(112), inner.y + px(6), px(112), px(17))
    yield ground(view, player, box, indent, outdent=118 if is_low else 0)
    yield counts(player, side, has_shields=not has_badges)
    top = inner.y + px(HEAD - 4) if is_low else side.bottom + px(2)
    side = pygame.Rect(left, side.y, inner.right - left, side.height)
    if has_badges:
        row = pygame.Rect(side.x, top, side.width, px(19))
        yield from shields(view, player, row, area)
        top = row.bottom + px(3)
    room = pygame.Rect(side.x, top, side.width, inner.bottom - top)
    if is_tall:
        top = max(top, picture.bottom + px(3))
        room = pygame.Rect(inner.x, top, inner.width, inner.bottom - top)
    yield from squad(view, area, player, room)


def own_board(view: ValhallaView, area: Area, player: PlayerView, box: pygame.Rect) -> Iterator[Sprite]:
    """The viewer's board in peace: the jarl at the left, shields above the cells."""
    px, gap = area.px, area.px(GAP)
    inner = box.inflate(-2 * gap, -2 * gap)
    picture = pygame.Rect(inner.x, inner.y, min(round(inner.height * JARL), inner.width // 5), inner.height)
    has_jarl = player["jarl"] is not None
    left = picture.right + gap if has_jarl else inner.x
    row, told = head_row(area, box, inner.right)
    yield ground(view, player, box, indent=(left - box.x - px(4)) / area.unit, outdent=(box.right - row.x) / area.unit)
    yield from jarl(player, picture)
    yield from shields(view, player, row, area)
    yield counts(player, told)
    top = inner.y + px(HEAD)
    room = pygame.Rect(left, top, inner.right - left, inner.bottom - top)
    spare = room.width - len(player["cells"]) * round(room.height / (CARD + 0.3)) - px(30)
    if has_jarl and spare >= px(120):
        told = pygame.Rect(room.right - min(spare, px(270)), top, min(spare, px(270)), room.height)
        yield from ability(player, told)
        room.width -= told.width + gap
    yield from squad(view, area, player, room, has_cells=player["ref"] == view["viewer"])


def head_row(area: Area, box: pygame.Rect, right: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Where shields and counts stand in the head of a board: at the right of the name."""
    px = area.px
    counted = pygame.Rect(right - px(104), box.y + px(8), px(104), px(22))
    wide = max(px(60), min(px(210), round(box.width * 0.34)))
    return pygame.Rect(counted.x - px(6) - wide, box.y + px(7), wide, px(23)), counted
