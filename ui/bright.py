"""How bright things are painted: cards all in one colour, bundles of them, and ribbons."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import pygame

from ui import theme as paint
from ui.canvas import MANY, Canvas
from ui.painter import Painter
from ui.sprites import BundleFace, CardFace, Look, RibbonFace
from ui.theme import BLACK, INK, WHITE, mixed

LARGE: Final = 84  # units: a card as wide as that has words below its name
WRITTEN: Final = 96  # pixels: a card as wide as that has its text on it, if that can be read
LEAST_NAME: Final = 7  # pixels: smaller letters cannot be read
NAMED: Final = 40  # units: a narrower card has no name
FLAT: Final = 0.6  # height to width: a flatter card has its name beside its picture
LYING_SIZES: Final = (11.5, 10.4, 9.4, 8.6, 7.8)
RIBBON_SIZES: Final = (13.5, 11.5, 9.8)
TEXT_SIZES: Final = (11.5, 10.8, 10.0, 9.4)  # units: smaller could not be read


def paint_bright(painter: Painter, face: CardFace, look: Look, canvas: Canvas, box: pygame.Rect) -> None:
    """A white rim around one colour; the number at the top left, so that it is seen on a card below others."""
    px, wide = canvas.px, box.width / canvas.theme.unit
    rim = 3 if wide >= LARGE else 2 if wide >= NAMED else 1.4
    canvas.panel(box, look.head, radius=8 if wide >= LARGE else 5, rim=WHITE, width=rim)
    inner = box.inflate(-2 * px(rim + 1.5), -2 * px(rim + 1.5))
    if box.height < box.width * FLAT:
        _lying(painter, face, look, canvas, inner)
        return
    is_covered = face.seen < 1
    size = max(10.0, min(26.0, wide / 4.2))
    line = paint.line_height(px(size))
    if look.corner and wide < NAMED:  # no room for both
        icon = pygame.Rect(inner.x, inner.centery, inner.width, inner.bottom - inner.centery)
        canvas.icon(icon.inflate(-px(4), -px(2)), look.icon, WHITE)
        upper = pygame.Rect(inner.x, inner.y, inner.width, inner.centery - inner.y + px(1))
        number = min(20.0, upper.height / canvas.theme.unit * 0.8)
        canvas.text(upper, look.corner, number, WHITE, weight="bold", align="centre")
        return
    if look.corner:
        canvas.text(pygame.Rect(inner.x + px(2), inner.y, inner.width, line), look.corner, size, WHITE, weight="bold")
    elif is_covered:  # the large picture is not seen
        canvas.icon(pygame.Rect(inner.x + px(2), inner.y + px(2), px(size), px(size)), look.icon, WHITE)
    name = painter.title(face.ref, look)
    words = _words_below(painter, face, look, canvas, inner) if wide >= LARGE and not is_covered else ""
    name_size, name_lines = _name(name, inner, canvas) if wide >= NAMED and inner.height >= px(46) else (8.0, 0)
    name_tall = round(paint.line_height(px(name_size)) * name_lines)
    text_tall = 0
    if words:
        text_size = _text_size(words, inner.width, canvas, round(inner.height * 0.5))
        text_tall = _height(words, inner.width, text_size, canvas)
    art = pygame.Rect(inner.x, inner.y, inner.width, inner.height - name_tall - text_tall - (px(3) if words else 0))
    top = round(line * 0.55) if art.height > line * 2 and (look.corner or is_covered) else 0
    picture = pygame.Rect(art.x, art.y + top, art.width, art.height - top)
    side = round(min(picture.width * 0.72, picture.height * 0.86))
    square = pygame.Rect(0, 0, max(4, side), max(4, side))
    square.center = picture.center
    canvas.icon(square, look.icon, WHITE)
    if name_lines:
        place = pygame.Rect(inner.x, art.bottom, inner.width, name_tall)
        canvas.text(place, name, name_size, WHITE, weight="bold", align="centre", lines=name_lines)
    if words:
        place = pygame.Rect(inner.x, art.bottom + name_tall + px(2), inner.width, text_tall)
        canvas.text(place, words, text_size, WHITE, align="centre", lines=MANY, top=True)


def _name(name: str, inner: pygame.Rect, canvas: Canvas) -> tuple[float, int]:
    """The size of a name and its lines: no word of it is broken; no line at all if it could not be read."""
    wanted = min(15.0, max(8.5, inner.width / canvas.theme.unit / 6.8))
    for size in (wanted, wanted * 0.9, wanted * 0.8, wanted * 0.72, wanted * 0.65):
        px = canvas.px(size)
        if px < LEAST_NAME:
            break
        if paint.width_of(name, "bold", px) <= inner.width:
            return size, 1
        broken = not any(paint.width_of(word, "bold", px) > inner.width for word in name.split(" "))
        if broken and not paint.fitted(name, inner.width, inner.height, px, "bold", 2).is_cut:
            return size, 2
    return 8.0, 0


def _words_below(painter: Painter, face: CardFace, look: Look, canvas: Canvas, inner: pygame.Rect) -> str:
    """The text of the card if it can be read, else what kind of card it is."""
    words = painter.card_texts.get(face.ref, "")
    if words and inner.width * painter.theme.unit / canvas.theme.unit >= WRITTEN:
        most = round(inner.height * (0.46 if look.corner else 0.5))
        if _height(words, inner.width, _text_size(words, inner.width, canvas, most), canvas) <= most:
            return words
    parts = [painter.words(part) for part in look.line]
    line = " · ".join(parts)
    return line[:1].upper() + line[1:]


def _text_size(words: str, width: int, canvas: Canvas, height: int) -> float:
    """The largest size in which a text fits, or the smallest."""
    fits = (size for size in TEXT_SIZES if _height(words, width, size, canvas) <= height)
    return next(fits, TEXT_SIZES[-1])


def _height(words: str, width: int, size: float, canvas: Canvas) -> int:
    block = paint.fitted(words, width, 10_000, canvas.px(size), "plain", MANY)
    return paint.line_height(block.px) * len(block.lines) + 1


def _lying(painter: Painter, face: CardFace, look: Look, canvas: Canvas, inner: pygame.Rect) -> None:
    """Number or picture at the left, the name beside it."""
    side = min(inner.height, round(inner.width * 0.3))
    block = pygame.Rect(inner.x, inner.y, side, inner.height)
    if look.corner:
        size = block.height / canvas.theme.unit * 0.6
        canvas.text(block, look.corner, min(22.0, size), WHITE, weight="bold", align="centre")
    else:
        canvas.icon(block, look.icon, WHITE)
    words = pygame.Rect(block.right + canvas.px(2), inner.y, inner.right - block.right - canvas.px(3), inner.height)
    name = painter.title(face.ref, look)
    fits = (
        size
        for size in LYING_SIZES
        if all(paint.width_of(word, "bold", canvas.px(size)) <= words.width for word in name.split(" "))
        and not paint.fitted(name, *words.size, canvas.px(size), "bold", 3).is_cut
    )
    canvas.text(words, name, next(fits, LYING_SIZES[-1]), WHITE, weight="bold", lines=3)


# Bundles


def paint_bundle(painter: Painter, face: BundleFace, canvas: Canvas, box: pygame.Rect) -> None:
    """Small blocks side by side, as large as they fit."""
    px = canvas.px
    canvas.panel(box, mixed(canvas.theme.palette.paper, BLACK, 0.08), radius=5, rim=mixed(INK, WHITE, 0.2), width=1.2)
    inner = box.inflate(-2 * px(2.5), -2 * px(2.5))
    for ref, cell in zip(face.refs, _cells(len(face.refs), inner, px(1.5)), strict=False):
        look = painter.board.look(ref)
        canvas.panel(cell, look.head, radius=2.5)
        if look.corner:
            size = min(17.0, cell.height / canvas.theme.unit * 0.74, cell.width / canvas.theme.unit * 1.2)
            canvas.text(cell, look.corner, size, WHITE, weight="bold", align="centre")
        else:
            canvas.icon(cell.inflate(-px(1.5), -px(1.5)), look.icon, WHITE)
    if face.mark:
        side = min(px(17), round(min(box.size) * 0.5))
        place = pygame.Rect(0, 0, side, side)
        place.center = box.center
        pygame.draw.circle(canvas.surface, INK, place.center, side // 2 + px(1))
        canvas.icon(place.inflate(-px(3), -px(3)), face.mark, canvas.theme.palette.glow)


def _cells(count: int, room: pygame.Rect, gap: int) -> Iterator[pygame.Rect]:
    """Places of one size, as square as can be, from the left."""
    if not count:
        return

    def least_side(columns: int) -> float:
        rows = math.ceil(count / columns)
        return min((room.width - gap * (columns - 1)) / columns, (room.height - gap * (rows - 1)) / rows)

    columns = max(range(1, count + 1), key=lambda columns: (round(least_side(columns), 2), -columns))
    rows = math.ceil(count / columns)
    side = least_side(columns)
    wide = min((room.width - gap * (columns - 1)) / columns, side * 2.2)
    tall = min((room.height - gap * (rows - 1)) / rows, side * 1.4)
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
