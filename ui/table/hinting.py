"""What a board tells of the thing that is pointed at: a dark sheet beside it, and signs on what it can reach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from engine.choices import Ref
from ui.canvas import Canvas
from ui.hints import Hint, Mark
from ui.sprites import PipsFace, Say, SharesFace, Sprite
from ui.table.spot import Spot
from ui.table.tabletop import Tabletop
from ui.theme import BLACK, CREAM, WHITE, fitted, line_height, mixed, width_of

WIDE: Final = 200  # units
LINES: Final = 8  # of one sentence
SIZE: Final = 12.5  # units
BAR: Final = 40  # units, the height of chances


def hint_at(table: Tabletop, spot: Spot) -> Hint | None:
    """What the board of this game has to say about a thing."""
    ref = spot.sprite.ref
    if ref is None or table.session.result is not None:
        return None
    ways = table.ways_on().get(ref, ())[:1]
    picked = (*table.picked, *ways) if ways or ref in table.next_refs else ()  # else it is looked at by itself
    verbs = table.asking.picker.verbs_towards(ref, ways) if table.asking is not None else []
    odds = getattr(table.board, "odds_hint", None) if table.session.shows_odds else None
    reckoned: Hint | None = None
    if odds is not None:
        reckoned = table.reckoning.of(table.seen, (ref, tuple(picked)), partial(odds, table.seen, ref, picked, verbs))
    hint = getattr(table.board, "hint", None)
    told: Hint | None = hint(table.seen, ref, picked) if hint is not None else None
    if reckoned is None or told is None:
        return reckoned or told
    return Hint((*reckoned.words, *told.words), reckoned.shares, told.marks)


def words_at(table: Tabletop) -> list[str]:
    """What is said of what is pointed at: what it is, what the board adds, and why it is no choice, if anybody might
    think that it was one."""
    thing, spot = table.pointing.thing, table.pointing.spot
    said = [table.faces.words(words) for words in _about(thing, spot)]
    if thing is not None and thing.notes and not thing.ref:
        said.append(table.say("ui.table.note-tip"))
    if spot is not None and thing in (None, spot.sprite):  # else a sign on it is asked about
        found = hint_at(table, spot)
        said += [table.faces.words(words) for words in found.words] if found is not None else []
        said += [reason for reason in [_reason(table, spot)] if reason and reason != table.refusal]  # said already
    return said


def _about(thing: Sprite | None, spot: Spot | None) -> tuple[Say, ...]:
    if thing is not None and thing.about:
        return thing.about
    return spot.sprite.about if spot is not None else ()


def _reason(table: Tabletop, spot: Spot) -> str:
    ref = spot.sprite.ref
    if table.session.result is not None or table.asking is None or ref is None:
        return ""
    if spot.is_usable or spot.sprite.pile or ref in table.picked or not table.asking.might_be_tried(ref):
        return ""
    return table.asking.why_not(ref)


def draw_hint(canvas: Canvas, table: Tabletop) -> None:
    """Signs at once, words when the pointer rests."""
    thing, spot = table.pointing.thing, table.pointing.spot
    if table.grip.dragged or (thing is None and spot is None):
        return
    found = hint_at(table, spot) if spot is not None else None
    if found is not None:
        _draw_marks(canvas, table, found)
    if not table.pointing.is_due:
        return
    words, shares = words_at(table), found.shares if found is not None else None
    if words or shares is not None:
        at = thing.rect if thing is not None else spot.rect if spot is not None else canvas.surface.get_rect()
        _draw_words(canvas, table, words, shares, at, [ref for ref, _ in found.marks] if found is not None else [])


def _draw_marks(canvas: Canvas, table: Tabletop, found: Hint) -> None:
    boxes: dict[Ref, pygame.Rect] = {}
    for sprite in table.stage.sprites:
        if sprite.ref is not None:
            boxes.setdefault(sprite.ref, sprite.rect)
    for ref, mark in found.marks:
        if ref in boxes:
            _draw_mark(canvas, boxes[ref], mark)


def _draw_mark(canvas: Canvas, box: pygame.Rect, mark: Mark) -> None:
    """A rim, and a sign on a disc at the lower edge."""
    px = canvas.px
    pygame.draw.rect(canvas.surface, mixed(mark.colour, WHITE, 0.25), box, px(2.2), border_radius=px(7))
    side = px(20)
    badge = pygame.Rect(0, 0, side + (px(9) if mark.words else 0), side)
    badge.center = box.center if mark.words else (box.x + side // 2 + px(2), box.centery)
    canvas.panel(badge, mark.colour, radius=10, rim=WHITE, width=1.2)
    icon = pygame.Rect(badge.x + px(3), badge.y + px(3), side - px(6), side - px(6))
    canvas.icon(icon, mark.icon, WHITE)
    if mark.words:
        words = pygame.Rect(icon.right, badge.y, badge.right - icon.right - px(2), badge.height)
        canvas.text(words, mark.words, 12, WHITE, weight="bold", align="centre")


class _Sheet(NamedTuple):
    """Where a tip lies, how wide its words are, and how tall each of its lines is."""

    box: pygame.Rect
    wide: int
    talls: Sequence[int]


def sheet_for(
    table: Tabletop, lines: Sequence[str], beside: pygame.Rect, *, marked: Sequence[Ref] = (), has_bar: bool = False
) -> _Sheet:
    """The sheet that is laid beside a thing to say these lines, perhaps below a bar."""
    px = table.px
    widest = max((width_of(words, "plain", px(SIZE)) for words in lines), default=0) + px(4)
    wide = px(WIDE) if has_bar else min(px(WIDE), widest)
    blocks = [fitted(words, wide, table.area.height, px(SIZE), "plain", LINES) for words in lines]
    talls = [line_height(block.px) * len(block.lines) + px(2) for block in blocks]
    box = pygame.Rect(0, 0, wide + px(20), sum(talls) + (px(BAR + 6) if has_bar else 0) + px(14))
    box.topleft = free_place(table, box.size, beside, marked)
    return _Sheet(box, wide, talls)


def _draw_words(
    canvas: Canvas,
    table: Tabletop,
    lines: Sequence[str],
    shares: SharesFace | None,
    beside: pygame.Rect,
    marked: Sequence[Ref],
) -> None:
    px = canvas.px
    sheet, wide, talls = sheet_for(table, lines, beside, marked=marked, has_bar=shares is not None)
    canvas.panel(sheet, mixed(canvas.theme.palette.dark, BLACK, 0.45), radius=8, rim=CREAM, width=1.2, shadow=12)
    top = sheet.y + px(8)
    if shares is not None:
        box = pygame.Rect(sheet.x + px(10), top, wide, px(BAR))
        canvas.surface.blit(table.faces.surface(shares, box.size), box)
        top += px(BAR + 6)
    for words, tall in zip(lines, talls, strict=True):
        canvas.text(pygame.Rect(sheet.x + px(10), top, wide, tall), words, SIZE, CREAM, lines=LINES, top=True)
        top += tall


def kept_free(table: Tabletop) -> list[pygame.Rect]:
    """What no sheet may lie on: what can be used now, everybody's lives, and what one wants."""
    goal = table.widget("goal")
    return [
        *([goal.rect] if goal is not None else []),
        *(
            sprite.rect
            for sprite in table.stage.sprites
            if sprite.name in table.usable or isinstance(sprite.face, PipsFace) or getattr(sprite.face, "disc", None)
        ),
    ]


def free_place(table: Tabletop, size: tuple[int, int], beside: pygame.Rect, marked: Sequence[Ref]) -> tuple[int, int]:
    """Where a sheet covers least of what lies on the table, and is not far from what it is about: never over the prompt
    or over what is kept free, rather beside the table."""
    area, px = table.places.area, table.px
    room = pygame.Rect(area.table.x, area.table.y, area.table.width, area.prompt.y - area.table.y)
    room = room.inflate(-px(8), -px(8))
    lying = [sprite.rect for sprite in table.stage.sprites if sprite.ref in marked or (sprite.ref and sprite.layer > 1)]
    free = kept_free(table)
    near = [(beside.right + px(6), beside.y), (beside.x - size[0] - px(6), beside.y)]
    near += [(beside.centerx - size[0] // 2, beside.bottom + px(6)), (beside.x, beside.y - size[1] - px(6))]
    columns = range(room.x, max(room.x + 1, room.right - size[0] + 1), px(24))
    rows = range(room.y, max(room.y + 1, room.bottom - size[1] + 1), px(40))
    places = [*near, *((x, y) for x in (*columns, room.right - size[0]) for y in rows)]
    panel = table.places.panel.inflate(-px(8), -px(8))
    sheets = [pygame.Rect(place, size).clamp(room) for place in places]
    sheets += [pygame.Rect((panel.right - size[0], y), size).clamp(panel) for y in range(panel.y, panel.bottom, px(40))]

    def cost(sheet: pygame.Rect) -> float:
        if sheet.colliderect(beside):
            return float("inf")
        barred = sum(part.width * part.height for part in map(sheet.clip, free))
        covered = sum(part.width * part.height for part in map(sheet.clip, lying))
        away = abs(sheet.centerx - beside.centerx) + abs(sheet.centery - beside.centery)
        return barred * 1000.0 + covered + away * px(4)

    best: pygame.Rect = min(sheets, key=cost)
    return best.topleft
