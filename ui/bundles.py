"""How cards that belong together are painted as one thing, and words on ribbons."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import pygame

from engine.choices import Ref
from ui import theme as paint
from ui.canvas import Canvas
from ui.painter import Painter
from ui.sprites import BundleFace, RibbonFace
from ui.theme import BLACK, FADED_CREAM, INK, WHITE, mixed

LEAST_PICTURE: Final = 20  # pixels: smaller ones show nothing
RIBBON_SIZES: Final = (13.5, 11.5, 9.8)


# Bundles


def paint_bundle(painter: Painter, face: BundleFace, canvas: Canvas, box: pygame.Rect) -> None:
    """Small blocks side by side, as large as they fit."""
    px = canvas.px
    inner = box
    if face.has_ground:
        rim = mixed(INK, WHITE, 0.2)
        canvas.panel(box, mixed(canvas.theme.palette.paper, BLACK, 0.08), radius=5, rim=rim, width=1.2)
        inner = box.inflate(-2 * px(2), -2 * px(2))
    for ref, cell in zip(face.refs, cells(len(face.refs), inner, px(1.5), face.columns), strict=False):
        if ref == 0:
            continue
        if isinstance(ref, int):
            _free(ref, canvas, cell)
        else:
            _mini(painter, ref, canvas, cell)
    if face.mark:
        side = min(px(17), round(min(box.size) * 0.5))
        place = pygame.Rect(0, 0, side, side)
        place.center = box.center
        pygame.draw.aacircle(canvas.surface, INK, place.center, side // 2 + px(1))
        canvas.icon(place.inflate(-px(3), -px(3)), face.mark, canvas.theme.palette.glow)


def _free(number: int, canvas: Canvas, cell: pygame.Rect) -> None:
    """A place that waits for a card of this number."""
    px = canvas.px
    canvas.panel(cell, (0, 0, 0, 60), radius=3)
    pygame.draw.rect(canvas.surface, FADED_CREAM, cell, max(1, px(1)), border_radius=px(3))
    size = min(14.0, cell.height / canvas.theme.unit * 0.6)
    canvas.text(cell, str(number), size, FADED_CREAM, weight="bold", align="centre")


def _mini(painter: Painter, ref: Ref, canvas: Canvas, cell: pygame.Rect) -> None:
    """A card as small as can be: its picture with its number, or one of the two where there is no room for both."""
    look, px = painter.board.look(ref), canvas.px
    canvas.panel(cell, look.head, radius=3, rim=WHITE, width=1.2)
    inner = cell.inflate(-2 * px(1.2), -2 * px(1.2))
    shown = painter.theme.unit / canvas.theme.unit
    has_picture = min(inner.size) * shown >= LEAST_PICTURE and painter.pictures is not None and bool(look.picture)
    if has_picture:
        painter.art(look, canvas, inner)
    if look.corner and has_picture:
        side = max(px(9), round(min(cell.size) * 0.46))
        disc = pygame.Rect(cell.x, cell.y, side, side)
        pygame.draw.aacircle(canvas.surface, look.head, disc.center, side // 2)
        pygame.draw.aacircle(canvas.surface, WHITE, disc.center, side // 2, max(1, px(0.8)))
        canvas.text(disc, look.corner, side / canvas.theme.unit * 0.6, WHITE, weight="bold", align="centre")
    elif look.corner:
        size = min(17.0, cell.height / canvas.theme.unit * 0.74, cell.width / canvas.theme.unit * 1.2)
        canvas.text(cell, look.corner, size, WHITE, weight="bold", align="centre")
    elif not has_picture:
        canvas.icon(inner, look.icon, WHITE)


def cells(count: int, room: pygame.Rect, gap: int, fixed: int = 0) -> Iterator[pygame.Rect]:
    """Places of one size, as square as can be, from the left."""
    if not count:
        return

    def least_side(columns: int) -> float:
        rows = math.ceil(count / columns)
        return min((room.width - gap * (columns - 1)) / columns, (room.height - gap * (rows - 1)) / rows)

    columns = fixed or max(range(1, count + 1), key=lambda columns: (round(least_side(columns), 2), -columns))
    rows = math.ceil(count / columns)
    side = least_side(columns)
    tall = min((room.height - gap * (rows - 1)) / rows, side * 1.4)
    wide = min((room.width - gap * (columns - 1)) / columns, max(tall * 0.84, side * 0.84))
    left = room.x if rows > 1 else room.x + (room.width - columns * wide - gap * (columns - 1)) / 2
    top = room.y + (room.height - rows * tall - gap * (rows - 1)) / 2
    for index in range(count):
        row, column = divmod(index, columns)
        yield pygame.Rect(
            round(left + column * (wide + gap)), round(top + row * (tall + gap)), max(1, int(wide)), max(1, int(tall))
        )


# Ribbons


def paint_ribbon(painter: Painter, face: RibbonFace, canvas: Canvas, box: pygame.Rect) -> None:
    """White words on a colour, with a picture before them."""
    px = canvas.px
    rim = WHITE if canvas.theme.high_contrast else mixed(face.colour, WHITE, 0.55)
    canvas.panel(box, face.colour, radius=10, rim=rim, width=1.6)
    side = min(px(20), box.height - px(6))
    icon = pygame.Rect(box.x + px(7), box.centery - side // 2, side, side)
    canvas.icon(icon, face.icon, WHITE)
    words = pygame.Rect(icon.right + px(5), box.y + px(1), box.right - icon.right - px(11), box.height - px(2))
    said = painter.words(face.words)
    blocks = {size: paint.fitted(said, *words.size, px(size), "bold", 3) for size in RIBBON_SIZES}
    whole = [size for size, block in blocks.items() if not block.is_cut]
    inside = (size for size in whole if len(blocks[size].lines) * paint.line_height(blocks[size].px) <= words.height)
    size = next(iter((*inside, *whole)), RIBBON_SIZES[-1])
    canvas.text(words, said, size, WHITE, weight="bold", align="centre", lines=3)
