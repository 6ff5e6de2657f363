"""A card so large that everything on it can be read, with help for the words of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pygame

from engine.choices import Ref
from engine.texts import Texts
from ui.canvas import MANY, Canvas
from ui.cards import art_ground
from ui.faces import Faces
from ui.theme import FADED_INK, INK, SMALLEST_TEXT, WHITE, fitted, line_height, mixed, width_of


def keyword_help(texts: Texts, words: str) -> Iterator[str]:
    """What the words of the rules in a text mean, each said once: `keyword.<id>.words` are what to look for."""
    for key, forms in texts.texts.items():
        if key.startswith("keyword.") and key.endswith(".words"):
            pattern = "|".join(re.escape(form) for form in forms.split("|"))
            if re.search(rf"(?<!\w)(?:{pattern})", words, re.IGNORECASE):
                yield texts(key.removesuffix("words") + "help")


def draw_zoomed(canvas: Canvas, faces: Faces, ref: Ref, box: pygame.Rect, size: float = 14) -> None:
    """A card filling a box: name, picture, what kind it is, its text, and what the words in it mean."""
    look = faces.board.look(ref)
    paper = canvas.theme.palette.paper
    canvas.panel(box, paper, radius=10, rim=mixed(paper, INK, 0.4), width=2, shadow=9)
    inner = box.inflate(-2 * canvas.px(2), -2 * canvas.px(2))
    head = pygame.Rect(inner.x, inner.y, inner.width, canvas.px(34))
    round_corner = canvas.px(8)
    pygame.draw.rect(
        canvas.surface, look.head, head, border_top_left_radius=round_corner, border_top_right_radius=round_corner
    )
    canvas.text(head.inflate(-canvas.px(18), 0), faces.title(ref, look), size + 4, WHITE, weight="bold")
    words = faces.card_texts.get(ref, "")
    line = " · ".join(faces.words(part) for part in look.line)
    line = line[:1].upper() + line[1:]
    helps = list(keyword_help(faces.texts, words))
    width = inner.width - canvas.px(18)
    below = head.bottom
    room = inner.bottom - below - canvas.px(8)
    least_art = canvas.px(64)
    line_tall = canvas.px(24) if line else 0
    text_tall = _height(canvas, words, width, size, room - least_art - line_tall)
    helps_tall = sum(_height(canvas, words, width, size - 2.5, canvas.px(400)) + canvas.px(3) for words in helps)
    art_tall = max(least_art, min(round(inner.height * 0.34), room - line_tall - text_tall - helps_tall))
    art = pygame.Rect(inner.x, below, inner.width, art_tall)
    canvas.surface.blit(art_ground(art.size, paper), art)
    side = round(min(art.size) * 0.78)
    picture = pygame.Rect(0, 0, side, side)
    picture.center = art.center
    canvas.icon(picture, look.icon, look.head)
    place = pygame.Rect(inner.x + canvas.px(9), art.bottom + canvas.px(3), width, line_tall)
    if look.corner:
        wide = width_of(look.corner, "bold", canvas.px(size + 4)) + canvas.px(2)
        corner = pygame.Rect(place.right - wide, place.y, wide, place.height)
        canvas.text(corner, look.corner, size + 4, INK, weight="bold", align="right")
        place.width -= wide + canvas.px(4)
    if line:
        canvas.text(place, line, size - 0.5, INK, weight="bold", lines=2)
    text = pygame.Rect(place.x, place.bottom, width, text_tall)
    canvas.text(text, words, size, INK, lines=16, top=True)
    below = text.bottom + canvas.px(6)
    _draw_helps(canvas, helps, pygame.Rect(place.x, below, width, inner.bottom - canvas.px(4) - below), size - 2.5)


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
