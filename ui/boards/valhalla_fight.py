"""A battle of Valhalla: two squads face to face, the dice before them, and their strengths counted up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from engine.choices import Ref
from games.valhalla.deck import CARD_BY_REF
from games.valhalla.shown import BattleView, DieView, PlayerView, SideView, ValhallaView
from ui.boards.valhalla_looks import DOOM, FOE, GOLD, OWN, die_face, look
from ui.boards.valhalla_places import GAP, HEAD, LEAST, open_cards
from ui.boards.valhalla_squads import DICE_LAYER, ability, counts, ground, head_row, jarl, shields, squad
from ui.sprites import (
    Area,
    Box,
    IconFace,
    PanelFace,
    PortraitFace,
    RibbonFace,
    Say,
    Sprite,
    TermFace,
    TextFace,
    say,
)
from ui.theme import CREAM, FADED_CREAM

PLAYED: Final = 0.26  # of the width of a tray is for cards that were played
DICE_TRAY: Final = 0.19  # of the height of a side
OPEN_TRAY: Final = 0.38
CHANCE: Final = 64  # units: the height of the chance to win
TERM: Final = (44, 118)  # units: a part of a sum is at least and at most so wide


class Rows(NamedTuple):
    """The parts of one side."""

    jarl: pygame.Rect
    ability: pygame.Rect | None  # where there is room for words
    squad: pygame.Rect
    tray: pygame.Rect
    sum: pygame.Rect


def rows_of(area: Area, box: pygame.Rect, *, is_mirrored: bool = False, tray: float = DICE_TRAY) -> Rows:
    """The squad takes what is left by the head, the tray and the sum; in peace there is no sum."""
    px, gap = area.px, area.px(GAP)
    inner = box.inflate(-2 * px(4), -2 * px(4))
    sum_tall = max(px(28), min(px(40), round(box.height * 0.1))) if tray == DICE_TRAY else 0
    tray_tall = round(box.height * tray)
    if tray == DICE_TRAY:
        tray_tall = max(px(LEAST + 4), min(px(70), tray_tall))
    left_over = inner.height - px(HEAD) - sum_tall - tray_tall - 2 * gap
    top = inner.y + px(HEAD)
    needed = round(inner.width / 4 * 1.9)
    if left_over - needed >= px(74):  # so much room that the jarl stands above the squad
        above = min(px(150), left_over - needed - gap)
        wide = round(above * 0.8)
        portrait = pygame.Rect(inner.right - wide if is_mirrored else inner.x, top, wide, above)
        left = inner.x + gap if is_mirrored else portrait.right + gap  # words keep away from the rim
        told = pygame.Rect(left, top, inner.width - wide - 2 * gap, above)
        warriors = pygame.Rect(inner.x, top + above + gap, inner.width, left_over - above - gap)
    else:
        told = None
        wide = max(px(40), min((inner.width - px(20)) // 5, round(left_over * 0.66)))
        tall = min(left_over, round(wide * 1.82))
        portrait = pygame.Rect(inner.right - wide if is_mirrored else inner.x, 0, wide, tall)
        portrait.y = top + (left_over - tall) // 2
        left = inner.x if is_mirrored else portrait.right + px(5)
        warriors = pygame.Rect(left, top, inner.width - wide - px(5), left_over)
    below = pygame.Rect(inner.x, top + left_over + gap, inner.width, tray_tall)
    return Rows(portrait, told, warriors, below, pygame.Rect(inner.x, below.bottom + gap, inner.width, sum_tall))


def tray_share(view: ValhallaView, side: SideView | None) -> float:
    """How much of a side is for what lies before it: dice in a battle, in peace open cards if there are any."""
    if side is not None:
        return DICE_TRAY
    return OPEN_TRAY if open_cards(view) else 0.0


# One side


def side_at(
    view: ValhallaView, area: Area, player: PlayerView, side: SideView | None, box: pygame.Rect, *, is_mirrored: bool
) -> Iterator[Sprite]:
    """A fighter: name and shields, jarl and squad, dice, and who gives what."""
    px = area.px
    rows = rows_of(area, box, is_mirrored=is_mirrored, tray=tray_share(view, side))
    row, told = head_row(area, box, box.right - px(8))
    yield ground(view, player, box, outdent=(box.right - row.x) / area.unit)
    yield from shields(view, player, row, area)
    yield counts(player, told)
    is_idle = side is not None and not side["jarl-works"]
    yield from jarl(player, rows.jarl, is_dimmed=is_idle)
    if rows.ability is not None:
        yield from ability(player, rows.ability, is_dimmed=is_idle)
    yield from squad(view, area, player, rows.squad, has_cells=player["ref"] == view["viewer"])
    if side is not None and view["battle"] is not None:
        yield from _tray(view, area, side, rows.tray)
        if view["battle"]["kind"] != "ragnarok":  # nothing is compared there [VAL-8.5]
            clear = rows.sum.copy()
            clear.width -= px(14)  # the arrow of whoever acts
            if side["parts"] or view["battle"]["step"] != "aftermath":  # parts are no longer known then
                yield from _sum(area, side, clear)


def _tray(view: ValhallaView, area: Area, side: SideView, box: pygame.Rect) -> Iterator[Sprite]:
    """The dice before a fighter as they lie, at the right what was played."""
    px = area.px
    seat = side["seat"]
    yield Sprite(Box.of(box), PanelFace(), key=f"tray of {seat}", layer=1)
    inner = box.inflate(-2 * px(3), -2 * px(2))
    dice = [die for die in view["dice"] if die["holder"] == seat and die["on"] is None]
    live = [die for die in dice if die["state"] in ("available", "offered")]
    gone = [die for die in dice if die["state"] == "discarded"]
    spare = inner.width - len(live) * px(LEAST + 1)
    played = _played(view, side)
    if played:
        wide = max(px(LEAST), min(spare, round(inner.width * PLAYED), len(played) * inner.height))
        yield from _cards(area, side, played, pygame.Rect(inner.right - wide, inner.y, wide, inner.height))
        inner.width -= wide + px(4)
        spare -= wide + px(4)
    if not dice and not side["has-rolled"]:
        words = say("board.waits" if side["is-attacker"] else "board.waits-defender")
        face = TextFace(words, 12.5, FADED_CREAM, align="centre", lines=2)
        yield Sprite(Box.of(inner), face, key=f"wait {seat}", layer=2)
        return
    small = max(px(14), min(px(24), inner.height // 2 - px(2)))
    columns = -(-len(gone) // 2)
    if gone and columns * (small + px(2)) + px(4) <= spare:
        left = inner.right - columns * (small + px(2))
        for index, die in enumerate(gone):
            place = Box(left + index // 2 * (small + px(2)), inner.y + index % 2 * (small + px(2)), small, small)
            yield Sprite(place, die_face(die, is_faded=True), key=die["ref"], layer=DICE_LAYER)
        inner.width -= columns * (small + px(2)) + px(4)
    yield from _row(area, live, inner)


def _row(area: Area, dice: Sequence[DieView], room: pygame.Rect) -> Iterator[Sprite]:
    if not dice:
        return
    px = area.px
    side = max(px(LEAST), min(room.height, px(58), (room.width - px(4) * (len(dice) - 1)) // len(dice)))
    step = max(side, min(side + px(6), (room.width - side) // max(1, len(dice) - 1)))
    left = room.centerx - (step * (len(dice) - 1) + side) // 2
    for index, die in enumerate(dice):
        place = Box(left + index * step, room.centery - side // 2, side, side)
        yield Sprite(place, die_face(die), die["ref"], layer=DICE_LAYER, drops=True)


def _played(view: ValhallaView, side: SideView) -> list[Ref]:
    """Cards that lie before a fighter."""
    battle = view["battle"]
    helps = [card for card, _, to in battle["helps"] if to == side["seat"]] if battle is not None else []
    return [*side["played"], *(card for _, card in side["sacrificed"]), *helps]


def _cards(area: Area, side: SideView, cards: Sequence[Ref], room: pygame.Rect) -> Iterator[Sprite]:
    """Cards that were played; one that still grants a reroll can be used."""
    tall = room.height
    wide = min(room.width, round(tall * 0.78))
    step = min(wide + area.px(2), (room.width - wide) // max(1, len(cards) - 1))
    for index, card in enumerate(cards):
        place = Box(room.right - wide - (len(cards) - 1 - index) * step, room.y, wide, tall)
        face = PortraitFace(card, rim=look(card).head)
        can_use = card in side["free-rerolls"] and min(wide, tall) >= area.px(LEAST)
        ref = card if can_use else None
        yield Sprite(place, face, ref, key=card, layer=3, shows=card, origin="pile:deck")


def _sum(area: Area, side: SideView, room: pygame.Rect) -> Iterator[Sprite]:
    """Who gives what, added up; everything that comes from one card is one term."""
    px, gap = area.px, area.px(4)
    if not side["active"] or not side["parts"]:
        words = say("board.nothing-yet" if side["has-rolled"] else "board.no-strength")
        yield Sprite(
            Box.of(room), TextFace(words, 12, FADED_CREAM, align="centre"), key=f"no sum {side['seat']}", layer=2
        )
        return
    sources = list(dict.fromkeys(source for source, _, _ in side["parts"]))
    wide = min(px(TERM[1]), (room.width - gap * (len(sources) - 1)) // len(sources))
    total = px(46)
    if wide >= px(TERM[0] + 8):
        wide = min(wide, (room.width - total - gap * len(sources)) // len(sources))
    left = room.x
    for source in sources:
        parts = [(what, amount) for ref, what, amount in side["parts"] if ref == source]
        amount = "".join(f"+{each}" if each > 0 else str(each) for _, each in parts).removeprefix("+")
        words = say(f"part.{parts[-1][0]}") if len(parts) == 1 else say("board.with", what=say(f"part.{parts[-1][0]}"))
        face = TermFace(source, amount, (say("board.of", what=source), words))
        key = f"term {source} of {side['seat']}"
        shows = "" if source.startswith("pile:") else source
        yield Sprite(Box(left, room.y, wide, room.height), face, key=key, layer=2, shows=shows)
        left += wide + gap
    if room.right - left >= px(34):
        total_face = TextFace(f"= {side['strength']}", 19, GOLD, bold=True)
        place = Box(left + px(2), room.y, room.right - left - px(2), room.height)
        yield Sprite(place, total_face, key=f"sum {side['seat']}", layer=2)


# Between them


def centre_of(view: ValhallaView, area: Area, box: pygame.Rect, sides: Sequence[SideView]) -> Iterator[Sprite]:
    """The step of the battle in words, both strengths, and what is missing."""
    battle, px = view["battle"], area.px
    if battle is None:
        return
    inner = box.inflate(-2 * px(4), -2 * px(4))
    ribbon = pygame.Rect(inner.x, inner.y, inner.width, max(px(LEAST), min(px(58), round(inner.height * 0.17))))
    is_doom = battle["kind"] == "ragnarok"
    face = RibbonFace(step_words(battle), "skull" if is_doom else "sword-cross", DOOM if is_doom else FOE)
    yield Sprite(Box.of(ribbon), face, key="step of the battle", layer=2)
    told = told_tall(area, inner)
    shown = strengths(view, sides)
    room = pygame.Rect(inner.x, ribbon.bottom + px(4), inner.width, inner.bottom - ribbon.bottom - told - px(8))
    room.height -= px(CHANCE)
    yield from _strengths(area, room, shown)
    below = pygame.Rect(inner.x, inner.bottom - told, inner.width, told)
    yield Sprite(Box.of(below), TextFace(missing(view, sides), 12.5, GOLD, bold=True, align="centre", lines=4), layer=2)


def _strengths(area: Area, room: pygame.Rect, shown: Sequence[tuple[Say, int, bool]]) -> Iterator[Sprite]:
    """Both numbers on shields below each other; in a low room beside each other, each at its own side."""
    px = area.px
    count = max(1, len(shown))
    is_low = room.height // count < px(62)
    step = (room.width // count, 0) if is_low else (0, room.height // count)
    size = (step[0], room.height) if is_low else (room.width, step[1])
    foot = 0 if is_low else px(18)
    for index, (words, amount, is_own) in enumerate(shown):
        place = pygame.Rect(room.x + index * step[0], room.y + index * step[1], *size)
        side = max(1, min(place.width, place.height - foot))
        shield = pygame.Rect(0, 0, side, side)
        shield.center = (place.centerx, place.y + (place.height - foot) // 2)
        yield Sprite(Box.of(shield), IconFace("shield", OWN if is_own else FOE), key=f"strength {index}", layer=2)
        number = shield.inflate(0, -side // 4).move(0, -side // 16)
        face = TextFace(str(amount), min(34.0, side / area.unit * 0.42), CREAM, bold=True, align="centre")
        yield Sprite(Box.of(number), face, layer=3)
        if not is_low:
            label = Box(place.x, place.bottom - foot, place.width, foot)
            yield Sprite(label, TextFace(words, 12, CREAM, align="centre"), layer=2)


def told_tall(area: Area, inner: pygame.Rect) -> int:
    """How high the words below the strengths are."""
    return max(area.px(46), min(area.px(74), round(inner.height * 0.17)))


def step_words(battle: BattleView) -> Say:
    """Where the battle is."""
    if battle["kind"] == "ragnarok":
        return say("board.step-ragnarok")
    return say(f"board.step-{battle['step']}")


def strengths(view: ValhallaView, sides: Sequence[SideView]) -> list[tuple[Say, int, bool]]:
    """Both numbers, that of the side at the left first."""
    battle, monster = view["battle"], view["monster"]
    if battle is not None and battle["kind"] == "ragnarok":
        return [(say("board.valour-won"), sum(CARD_BY_REF[ref].valour for ref in sides[0]["active"]), True)]
    found = [(_role(side), side["strength"], index == 0) for index, side in enumerate(sides)]
    if battle is not None and monster is not None and battle["kind"] in ("hunt", "defence"):
        found.append((say("board.monster"), monster["strength"], False))
    return found


def _role(side: SideView) -> Say:
    return say("board.attacks" if side["is-attacker"] else "board.defends")


def missing(view: ValhallaView, sides: Sequence[SideView]) -> Say:
    """Who is ahead, and what would be enough; in a tie the attacker wins. [VAL-6.9]"""
    battle = view["battle"]
    numbers = strengths(view, sides)
    if battle is None or battle["kind"] == "ragnarok":
        return say("board.ragnarok-hint")
    if battle["step"] == "aftermath":
        return (
            say("board.won", seat=battle["winner"]) if battle["has-winner"] and battle["winner"] else say("board.over")
        )
    if battle["step"] in ("declared", "before"):
        return say("board.tie-attacker")
    if battle["kind"] == "battle" and battle["step"] == "attack":
        return say("board.set-mark" if any(side["active"] for side in sides) else "board.must-arm")
    numbers = numbers if battle["kind"] != "battle" or sides[0]["seat"] == battle["acting"] else numbers[::-1]
    (_, acting, _), (_, against, _) = numbers
    lacking = against - acting + (battle["kind"] != "hunt")  # a defender must have more than the attacker
    return say("board.enough") if lacking <= 0 else say("board.lacks", count=lacking)
