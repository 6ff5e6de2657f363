"""What a board tells of the thing that is pointed at: a dark sheet beside it, and signs on what it can reach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from engine.choices import Ref
from ui.canvas import Canvas
from ui.hints import Hint, Mark
from ui.scenes.base import TIP_AFTER
from ui.table.spot import Spot
from ui.table.tabletop import Tabletop
from ui.theme import BLACK, CREAM, WHITE, fitted, line_height, mixed

WIDE: Final = 178  # units
SIZE: Final = 12.5  # units
BAR: Final = 40  # units, the height of chances


def hint_at(table: Tabletop, spot: Spot) -> Hint | None:
    """What the board of this game has to say about a thing."""
    ref = spot.sprite.ref
    if ref is None or table.session.result is not None:
        return None
    picked = table.picked if ref in table.next_refs else ()  # what does not go with it is looked at by itself
    odds = getattr(table.board, "odds_hint", None) if table.session.shows_odds else None
    reckoned: Hint | None = None
    if odds is not None:
        reckoned = table.reckoning.of(table.seen, (ref, tuple(picked)), partial(odds, table.seen, ref, picked))
    hint = getattr(table.board, "hint", None)
    told: Hint | None = hint(table.seen, ref, picked) if hint is not None else None
    if reckoned is None or told is None:
        return reckoned or told
    return Hint((*reckoned.words, *told.words), reckoned.shares, told.marks)


def draw_hint(canvas: Canvas, table: Tabletop) -> bool:
    """Signs at once, words when the pointer rests; whether there were words."""
    by_keyboard = table.app.shows_focus and not table.hover
    spot = table.widget(table.focus if by_keyboard else table.hover)
    found = hint_at(table, spot) if isinstance(spot, Spot) and not table.grip.dragged else None
    if found is None or spot is None:
        return False
    boxes: dict[Ref, pygame.Rect] = {}
    for sprite in table.stage.sprites:
        if sprite.ref is not None:
            boxes.setdefault(sprite.ref, sprite.rect)
    for ref, mark in found.marks:
        if ref in boxes:
            _draw_mark(canvas, boxes[ref], mark)
    if not found.words or not (by_keyboard or table.hover_time >= TIP_AFTER):
        return False
    _draw_words(canvas, table, found, spot.rect)
    return True


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


def _draw_words(canvas: Canvas, table: Tabletop, hint: Hint, beside: pygame.Rect) -> None:
    px, window = canvas.px, canvas.surface.get_rect()
    lines = [table.faces.words(said) for said in hint.words]
    wide = px(WIDE)
    talls = [
        line_height(b.px) * len(b.lines) for b in (fitted(w, wide, window.height, px(SIZE), "plain", 4) for w in lines)
    ]
    bar = px(BAR + 6) if hint.shares is not None else 0
    sheet = pygame.Rect(0, 0, wide + px(20), sum(talls) + bar + px(16))
    sheet.topleft = _free_place(table, sheet.size, beside, [ref for ref, _ in hint.marks])
    canvas.panel(sheet, mixed(canvas.theme.palette.dark, BLACK, 0.45), radius=8, rim=CREAM, width=1.2, shadow=12)
    top = sheet.y + px(8)
    if hint.shares is not None:
        box = pygame.Rect(sheet.x + px(10), top, wide, px(BAR))
        canvas.surface.blit(table.faces.surface(hint.shares, box.size), box)
        top += bar
    for words, tall in zip(lines, talls, strict=True):
        canvas.text(pygame.Rect(sheet.x + px(10), top, wide, tall), words, SIZE, CREAM, lines=4, top=True)
        top += tall


def _free_place(table: Tabletop, size: tuple[int, int], beside: pygame.Rect, marked: Sequence[Ref]) -> tuple[int, int]:
    """Where a sheet covers least of what lies on the table, and is not far from what it is about."""
    area, px = table.places.area, table.px
    room = pygame.Rect(area.table.x, area.table.y, area.table.width, area.prompt.y - area.table.y).inflate(
        -px(8), -px(8)
    )
    lying = [sprite.rect for sprite in table.stage.sprites if sprite.ref in marked or (sprite.ref and sprite.layer > 1)]
    near = [(beside.right + px(6), beside.y), (beside.x - size[0] - px(6), beside.y)]
    near += [(beside.centerx - size[0] // 2, beside.bottom + px(6)), (beside.x, beside.y - size[1] - px(6))]
    columns = range(room.x, max(room.x + 1, room.right - size[0] + 1), px(24))
    rows = range(room.y, max(room.y + 1, room.bottom - size[1] + 1), px(40))
    places = [*near, *((x, y) for x in (*columns, room.right - size[0]) for y in rows)]

    def cost(place: tuple[int, int]) -> float:
        sheet = pygame.Rect(place, size).clamp(room)
        if sheet.colliderect(beside):
            return float("inf")
        covered = sum(part.width * part.height for part in map(sheet.clip, lying))
        return covered + (abs(sheet.centerx - beside.centerx) + abs(sheet.centery - beside.centery)) * px(4)

    best: tuple[int, int] = min(places, key=cost)
    return pygame.Rect(best, size).clamp(room).topleft
