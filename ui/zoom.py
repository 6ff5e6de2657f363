"""A card so large that everything on it can be read, with help for the words of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from engine.choices import Ref
from engine.texts import Texts
from ui.canvas import MANY, Canvas
from ui.faces import Faces
from ui.materials import grain, rounding
from ui.sprites import Look
from ui.theme import FADED_INK, INK, SMALLEST_TEXT, WHITE, fitted, line_height, mixed, width_of

LEAST_SHARE: Final = 0.62  # of the height that is wanted for a picture: helps take no more of it away
STAT_SIZES: Final = (15, 13.5, 12, 11)  # units, the largest at which all numbers fit


def keyword_help(texts: Texts, words: str) -> Iterator[str]:
    """What the words of the rules in a text mean, each said once: `keyword.<id>.words` are what to look for."""
    for key, forms in texts.texts.items():
        if key.startswith("keyword.") and key.endswith(".words"):
            pattern = "|".join(re.escape(form) for form in forms.split("|"))
            if re.search(rf"(?<!\w)(?:{pattern})", words, re.IGNORECASE):
                yield texts(key.removesuffix("words") + "help")


class _Written(NamedTuple):
    """What stands below the picture, and how high each part is."""

    line: str
    words: str
    helps: Sequence[str]
    line_tall: int
    text_tall: int
    helps_tall: int


def draw_zoomed(canvas: Canvas, faces: Faces, ref: Ref, box: pygame.Rect, size: float = 14) -> None:
    """A card filling a box: name, picture, what kind it is, its text, and what the words in it mean."""
    look = faces.board.look(ref)
    canvas.shadow(box, canvas.px(12), 10, 150)
    with canvas.sheet(box) as card:
        _draw_card(card, faces, ref, look, size)


def _draw_card(card: Canvas, faces: Faces, ref: Ref, look: Look, size: float) -> None:
    whole = card.surface.get_rect()
    inner = _frame(card, faces, look, whole)
    head = _draw_head(card, faces, ref, look, inner, size + 4)
    below = pygame.Rect(inner.x, head.bottom, inner.width, inner.bottom - head.bottom)
    written = _measured(card, faces, ref, look, below, size)
    room = below.height - written.line_tall - written.text_tall - card.px(14)
    wanted = min(round(below.height * 0.56), round(inner.width * 0.78))  # of which the helps may take a part
    least = card.px(64)
    art = pygame.Rect(below.x, below.y, below.width, max(least, min(wanted, room - written.helps_tall)))
    if art.height < wanted * LEAST_SHARE:
        art.height = max(least, min(round(wanted * LEAST_SHARE), room))
    faces.art(look, card, art)
    if look.stats:
        _draw_stats(card, faces, look, art)
    sheet = pygame.Rect(below.x, art.bottom, below.width, below.bottom - art.bottom)
    card.surface.fill(card.theme.palette.paper, sheet)
    card.surface.blit(grain("parchment", sheet.size, card.theme.unit), sheet)
    _draw_written(card, look, written, sheet, size)
    card.surface.blit(rounding(whole.size, card.px(12)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _frame(canvas: Canvas, faces: Faces, look: Look, box: pygame.Rect) -> pygame.Rect:
    """The rim in the card's colour, or white around candy; the room inside it."""
    is_candy = faces.board.MATERIAL == "candy"
    canvas.surface.fill(WHITE if is_candy else look.head, box)
    rim = canvas.px(5)
    inner = box.inflate(-2 * rim, -2 * rim)
    if not is_candy:
        canvas.surface.blit(grain(faces.board.MATERIAL, box.size, canvas.theme.unit), box)
        light = WHITE if canvas.theme.high_contrast else mixed(look.head, WHITE, 0.4)
        pygame.draw.rect(canvas.surface, light, box, canvas.px(1.2), border_radius=canvas.px(12))
    return inner


def _draw_head(canvas: Canvas, faces: Faces, ref: Ref, look: Look, inner: pygame.Rect, size: float) -> pygame.Rect:
    """The name on the card's colour, with its sign before it and its value at the right."""
    px = canvas.px
    title, wide = faces.title(ref, look), width_of(look.corner, "bold", px(size - 1)) + px(12)
    room = inner.width - px(14) - px(28) - (wide + px(6) if look.corner else 0)
    head = pygame.Rect(inner.x, inner.y, inner.width, px(36 if width_of(title, "bold", px(size)) <= room else 46))
    canvas.surface.fill(look.head, head)
    canvas.surface.blit(grain(faces.board.MATERIAL, head.size, canvas.theme.unit), head)
    words = head.inflate(-px(14), 0)
    side = px(20)
    canvas.icon(pygame.Rect(words.x, words.centery - side // 2, side, side), look.sign or look.icon, WHITE)
    words.x, words.width = words.x + side + px(8), words.width - side - px(8)
    if look.corner:
        plate = pygame.Rect(words.right - wide, words.centery - px(13), wide, px(26))
        canvas.panel(plate, canvas.theme.palette.paper, radius=8)
        canvas.text(plate, look.corner, size - 1, INK, weight="bold", align="centre")
        words.width -= wide + px(6)
    canvas.text(words, title, size, WHITE, weight="bold", lines=2)
    return head


def _draw_stats(canvas: Canvas, faces: Faces, look: Look, art: pygame.Rect) -> None:
    """The numbers of a card, side by side on a dark strip at the foot of its picture."""
    px = canvas.px
    strip = pygame.Rect(art.x, art.bottom - px(28), art.width, px(28))
    canvas.panel(strip, (18, 18, 24, 215), radius=0)
    words = [faces.words(stat.words) for stat in look.stats]
    for size in STAT_SIZES:
        taken = [px(22) + width_of(each, "bold", px(size)) for each in words]
        if sum(taken) <= strip.width:
            break
    gap = max(0, strip.width - sum(taken)) / len(words)
    left = strip.x + gap / 2
    for stat, each, wide in zip(look.stats, words, taken, strict=True):
        icon = pygame.Rect(round(left), strip.centery - px(8), px(16), px(16))
        canvas.icon(icon, stat.icon, canvas.theme.palette.glow)
        place = pygame.Rect(icon.x + px(20), strip.y, wide - px(20), strip.height)
        canvas.text(place, each, size, WHITE, weight="bold")
        left += wide + gap


def _measured(canvas: Canvas, faces: Faces, ref: Ref, look: Look, below: pygame.Rect, size: float) -> _Written:
    words = faces.card_texts.get(ref, "")
    line = " · ".join(faces.words(part) for part in look.line)
    helps = list(keyword_help(faces.texts, words))
    width = below.width - canvas.px(18)
    line_tall = canvas.px(22) if line else 0
    text_tall = _height(canvas, words, width, size, below.height - canvas.px(64) - line_tall - canvas.px(12))
    helps_tall = sum(_height(canvas, words, width, size - 2.5, canvas.px(400)) + canvas.px(3) for words in helps)
    return _Written(line[:1].upper() + line[1:], words, helps, line_tall, text_tall, helps_tall)


def _draw_written(canvas: Canvas, look: Look, written: _Written, sheet: pygame.Rect, size: float) -> None:
    px = canvas.px
    place = pygame.Rect(sheet.x + px(9), sheet.y + px(4), sheet.width - px(18), written.line_tall)
    if written.line:
        canvas.text(place, written.line, size - 1.5, FADED_INK, weight="bold", lines=2)
    text = pygame.Rect(place.x, place.bottom, place.width, written.text_tall)
    canvas.text(text, written.words, size, INK, lines=16, top=True)
    top = text.bottom + px(5)
    room = pygame.Rect(place.x, top, place.width, sheet.bottom - px(4) - top)
    _draw_helps(canvas, written.helps, room, size - 2.5)


def _draw_helps(canvas: Canvas, helps: Sequence[str], box: pygame.Rect, size: float) -> None:
    """As many as can be read in full, smaller if that makes room for all of them."""
    px, smallest = canvas.px(size), max(7, round(canvas.px(size) * SMALLEST_TEXT))
    while px > smallest and sum(_lines_height(words, box.width, px) + canvas.px(3) for words in helps) > box.height:
        px -= 1
    top = box.y
    for words in helps:
        tall = _lines_height(words, box.width, px)
        if top + tall > box.bottom:
            break
        canvas.text(
            pygame.Rect(box.x, top, box.width, tall), words, px / canvas.theme.unit, FADED_INK, lines=8, top=True
        )
        top += tall + canvas.px(3)


def _lines_height(words: str, width: int, px: int) -> int:
    return line_height(px) * len(fitted(words, width, MANY * line_height(px), px, "plain", MANY).lines)


def _height(canvas: Canvas, words: str, width: int, size: float, most: int) -> int:
    if not words:
        return 0
    block = fitted(words, width, max(1, most), canvas.px(size), "plain", 16)
    return line_height(block.px) * len(block.lines) + canvas.px(2)
