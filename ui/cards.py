"""How cards are painted: standing, lying, covered, with as much written on them as can be read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import pygame

from engine.choices import Ref
from ui import bright, figures
from ui import theme as paint
from ui.canvas import MANY, Canvas
from ui.painter import Painter
from ui.sprites import CardFace, Look
from ui.theme import INK, WHITE, Colour, mixed

LARGE: Final = 84  # units: a card as wide as that has more than a name and a picture
FLAT: Final = 0.54  # height to width: a flatter card has its name beside its picture
NAMED: Final = 42  # units: a narrower card has no name
LEAST_NAME: Final = 7  # pixels: smaller letters cannot be read
WRITTEN: Final = 140  # pixels: a card as wide as that has its text on it; on a smaller one nobody could read it
TEXT_SIZES: Final = ((0.46, 11.5), (0.4, 11.0), (0.36, 10.4), (0.33, 9.4), (0.3, 8.6), (0.27, 7.8), (0.25, 7.0))

WORDS: Final = re.compile(r" |(?<=-)")


def paint_card(painter: Painter, face: CardFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A card, and what lies on it: marks, a dimming."""
    look = painter.board.look(face.ref)
    paper = painter.theme.palette.paper
    wide, tall = box.width / canvas.theme.unit, box.height / canvas.theme.unit
    rim = 1.6 if wide >= LARGE else 1.2
    if not look.is_bright:
        canvas.panel(box, paper, radius=7 if wide >= LARGE else 5, rim=mixed(paper, INK, 0.55), width=rim)
    inner = box.inflate(-2 * canvas.px(rim), -2 * canvas.px(rim))
    if look.is_bright:
        bright.paint_bright(painter, face, look, canvas, box)
    elif tall >= wide * FLAT or not _lying(painter, face.ref, look, canvas, inner):
        _standing(painter, face, look, canvas, inner)
    for index, badge in enumerate(face.badges):
        mark = pygame.Rect(0, 0, canvas.px(24), canvas.px(18))
        mark.bottomleft = (box.x + canvas.px(3) + index * canvas.px(26), box.bottom - canvas.px(3))
        canvas.panel(mark, paint.ALARM, radius=8)
        canvas.text(mark, badge, 11, WHITE, weight="bold", align="centre")
    if face.dimmed:
        canvas.panel(box, (60, 50, 40, 120), radius=7 if wide >= LARGE else 5)
    if face.mark:
        figures.paint_mark(canvas, box, face.mark)


def _standing(painter: Painter, face: CardFace, look: Look, canvas: Canvas, inner: pygame.Rect) -> None:
    """The name above the picture, and on a large card words below it."""
    head = _head(painter, face, look, canvas, inner)
    art = pygame.Rect(inner.x, head.bottom, inner.width, inner.bottom - head.bottom)
    is_large = inner.width >= canvas.px(LARGE - 4)
    if is_large and inner.height > inner.width:
        if look.corner:
            art = _corner(look.corner, canvas, art)
        art = _lower_part(painter, face.ref, look, canvas, art)
        canvas.surface.blit(art_ground(art.size, painter.theme.palette.paper), art)
    elif look.corner:
        art = _corner(look.corner, canvas, art)
    picture = pygame.Rect(0, 0, art.width, round(art.height * (0.78 if is_large else 0.86)))
    picture.center = art.center
    canvas.icon(picture, look.icon, look.head)


def _corner(words: str, canvas: Canvas, body: pygame.Rect) -> pygame.Rect:
    """Rank and suit in the lower left corner; the place that is left above them."""
    size = max(8.5, min(17.0, min(body.width / 3.2, body.height / 3.4) / canvas.theme.unit))
    tall = paint.line_height(canvas.px(size))
    foot = pygame.Rect(body.x + canvas.px(3), body.bottom - tall, body.width - canvas.px(5), tall)
    canvas.text(foot, words, size, INK, weight="bold")
    return pygame.Rect(body.x, body.y, body.width, foot.y - body.y)


def _lying(painter: Painter, ref: Ref, look: Look, canvas: Canvas, inner: pygame.Rect) -> bool:
    """The name beside the picture, for what is left of a card below others, or a place that is low and wide. False
    if the name finds no room there."""
    block = pygame.Rect(inner.x, inner.y, min(inner.height, inner.width // 2), inner.height)
    words = pygame.Rect(block.right, inner.y, inner.right - block.right, inner.height).inflate(-canvas.px(4), 0)
    if words.width > words.height * 1.6:  # a token may lie at the right of the name, or below it
        words.width -= round(words.height * 0.45)
    else:
        words.height = round(words.height * 0.6)
    name = painter.title(ref, look)
    px = _largest(WORDS.split(name), words.width, round(min(canvas.px(12.5), inner.height / 2.6)))
    if px < canvas.px(8) or paint.fitted(name, *words.size, px, "bold", 2).is_cut:
        return False
    corner = canvas.px(3.5)
    pygame.draw.rect(canvas.surface, look.head, block, border_top_left_radius=corner, border_bottom_left_radius=corner)
    canvas.icon(block.inflate(-round(block.width * 0.16), -round(block.height * 0.16)), look.icon, WHITE)
    size = px / canvas.theme.unit
    canvas.text(words, name, size, look.head, weight="bold", lines=2, align="centre")
    return True


def _head(painter: Painter, face: CardFace, look: Look, canvas: Canvas, inner: pygame.Rect) -> pygame.Rect:
    """The strip with the name: in one line if that can be read, else in two. Where no name can be read it has none,
    and on a covered card the picture instead."""
    wide, tall = inner.width / canvas.theme.unit, inner.height / canvas.theme.unit
    is_large, is_covered = wide >= LARGE - 8, face.seen < 1
    name = painter.title(face.ref, look)
    words = inner.inflate(-2 * canvas.px(6 if is_large and not is_covered else 1.5), 0)
    if is_covered:
        words.width -= canvas.px(15)  # a token lies at the right
    wanted = min(15.0, wide / 7.6) if is_large else min(13.0, wide / 5.6)
    parts = [name] if is_covered else WORDS.split(name)
    px = _largest(parts, words.width, canvas.px(min(wanted, max(8.0, tall / 3.3))))
    lines = 1 if px and wide >= NAMED else 0
    if lines and not is_covered:
        block = paint.fitted(name, words.width, canvas.px(99), px, "bold", 1)
        is_small = block.px < canvas.px(9.5) and tall >= 38 and len(parts) > 1
        lines = 2 if block.is_cut or is_small else 1
    if lines == 2:
        px = min(px, max(canvas.px(8.5), round(inner.height / 5.2)))
        px, lines = _in_lines(name, words.width, px)
    height = round(px * (1.3 * lines + (0.5 if is_large else 0.15))) if lines else round(inner.height * 0.2)
    height = round(inner.height * face.seen) if is_covered else height
    head = pygame.Rect(inner.x, inner.y, inner.width, height)
    corner = canvas.px(5 if is_large else 3.5)
    pygame.draw.rect(canvas.surface, look.head, head, border_top_left_radius=corner, border_top_right_radius=corner)
    if lines:
        words.height = head.height
        align: paint.Align = "left" if is_large or is_covered or tall > wide else "centre"
        size = px / canvas.theme.unit
        canvas.text(words, name, size, WHITE, weight="bold", lines=lines, align=align)
    elif is_covered:
        canvas.icon(pygame.Rect(head.x, head.y, head.width - head.height, head.height), look.icon, WHITE)
    return head


def _lower_part(painter: Painter, ref: Ref, look: Look, canvas: Canvas, body: pygame.Rect) -> pygame.Rect:
    """What is written below the picture: the whole text of the card if it can be read, else what kind it is.
    The place that is left for the picture."""
    shown_width = body.width * painter.theme.unit / canvas.theme.unit
    words = painter.card_texts.get(ref, "") if shown_width >= WRITTEN else ""
    for share, size in TEXT_SIZES if words else ():
        art = pygame.Rect(body.x, body.y, body.width, round(body.height * share))
        text = pygame.Rect(body.x, art.bottom + canvas.px(2), body.width, body.bottom - art.bottom - canvas.px(5))
        text.inflate_ip(-2 * canvas.px(5), 0)
        block = paint.fitted(words, *text.size, canvas.px(size), "plain", MANY)
        if block.px == canvas.px(size) and not block.is_cut:
            canvas.text(text, words, size, INK, lines=MANY, top=True)
            return art
    foot = pygame.Rect(body.x, body.bottom - canvas.px(32), body.width, canvas.px(32)).inflate(-canvas.px(6), 0)
    parts = [painter.words(part) for part in look.line]
    parts[:1] = [part[:1].upper() + part[1:] for part in parts[:1]]
    line = " · ".join(parts)
    is_long = paint.width_of(line, "plain", canvas.px(10.5)) > foot.width
    canvas.text(foot, "\n".join(parts) if is_long else line, 10.5, INK, align="centre", lines=2)
    return pygame.Rect(body.x, body.y, body.width, foot.y - body.y)


def _largest(words: Sequence[str], width: int, px: int) -> int:
    """The size in pixels, at most `px`, in which none of the words is wider than that; 0 if it could not be read."""
    sizes = range(px, LEAST_NAME - 1, -1)
    return next((size for size in sizes if all(paint.width_of(word, "bold", size) <= width for word in words)), 0)


def _in_lines(name: str, width: int, px: int) -> tuple[int, int]:
    """The size, at most `px` pixels, in which a name of several words fits two lines, or else three."""
    for lines, size in ((lines, size) for lines in (2, 3) for size in range(px, LEAST_NAME - 1, -1)):
        block = paint.fitted(name, width, lines * paint.line_height(size), size, "bold", lines)
        if not block.is_cut and block.px == size:
            return size, lines
    return px, 2


def art_ground(size: tuple[int, int], paper: Colour) -> pygame.Surface:
    """The ground of a card's picture: lighter at the top."""
    column = pygame.Surface((1, 2))
    column.set_at((0, 0), mixed(paper, WHITE, 0.75))
    column.set_at((0, 1), mixed(paper, (120, 100, 60), 0.12))
    return pygame.transform.smoothscale(column, (max(1, size[0]), max(1, size[1])))
