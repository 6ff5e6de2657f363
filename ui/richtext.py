"""Text in several styles: broken into lines for a width, drawn, and asked what lies under the pointer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from ui import theme as paint
from ui.canvas import Canvas, Written
from ui.theme import FONTS, INK, Colour, Weight, line_height

# Signs that the font lacks, and the pictures drawn for them.
SIGNS: Final = {
    "♠": "cards-spade",
    "♥": "cards-heart",
    "♦": "cards-diamond",
    "♣": "cards-club",
    "★": "star",
    "☆": "star-outline",
    "✓": "check-bold",
    "✔": "check-bold",
}
_TOKENS: Final = re.compile(rf"\n| +|[{''.join(SIGNS)}]|[^ \n{''.join(SIGNS)}]+")


class Span(NamedTuple):
    """Words in one style; `ref` says what they stand for, if they are more than words."""

    words: str
    weight: Weight = "plain"
    colour: Colour = INK
    ref: str = ""
    slanted: bool = False
    underlined: bool = False
    ground: Colour | None = None


class Piece(NamedTuple):
    """A part of a line in one style: the words from `start` of the whole text on."""

    words: str
    span: Span
    start: int
    x: int
    row: int
    width: int


class Laid(NamedTuple):
    """A text in its lines; places are pixels from its top left corner."""

    words: str
    px: int  # of the font
    pieces: tuple[Piece, ...]
    width: int  # of the longest line
    height: int

    def draw(self, canvas: Canvas, topleft: tuple[int, int]) -> None:
        """Draw the lines that can be seen."""
        left, top = topleft
        step, clip = line_height(self.px), canvas.surface.get_clip()
        for piece in self.pieces:
            box = pygame.Rect(left + piece.x, top + piece.row * step, piece.width, step)
            if box.bottom > clip.top and box.top < clip.bottom:
                _draw_piece(canvas, piece, box, self.px)
        if canvas.written is not None:
            canvas.written.append(Written(self.words, pygame.Rect(topleft, (self.width, self.height)), False))

    def ref_at(self, x: int, y: int) -> str:
        """What the words at a place stand for; empty for none."""
        step = line_height(self.px)
        return next((p.span.ref for p in self.pieces if p.span.ref and _box(p, step).collidepoint(x, y)), "")

    def boxes_of(self, ref: str) -> list[pygame.Rect]:
        """Where the words stand that mean `ref`, a box for each line of them."""
        return [_box(piece, line_height(self.px)) for piece in self.pieces if piece.span.ref == ref]

    def boxes(self, start: int, end: int) -> list[pygame.Rect]:
        """Where a part of the text stands, a box for each line and style of it."""
        found = []
        for piece in self.pieces:
            first, last = max(start, piece.start) - piece.start, min(end, piece.start + len(piece.words)) - piece.start
            if first < last:
                box = _box(piece, line_height(self.px))
                before = width_of(piece.words[:first], piece.span, self.px)
                box.width = width_of(piece.words[:last], piece.span, self.px) - before
                found.append(box.move(before, 0))
        return found


@lru_cache(maxsize=4096)
def layout_spans(spans: tuple[Span, ...], width: int, px: int) -> Laid:
    """Break spans into lines of at most `width` pixels: between words, or within one that is wider than a line."""
    rows = [*_rows(_words(spans, px), max(1, width), px)]
    pieces = tuple(piece for row, parts in enumerate(rows) for piece in _placed(parts, row, px))
    widest = max((piece.x + piece.width for piece in pieces), default=0)
    return Laid("".join(span.words for span in spans), px, pieces, widest, len(rows) * line_height(px))


@lru_cache(maxsize=4096)
def layout_grid(words: str, colour: Colour, px: int) -> Laid:
    """Lines as on a typewriter, every sign as wide as any other: for tables and plans drawn with signs."""
    cell, span = grid_step(px), Span("", colour=colour)
    pieces = []
    start = 0
    for row, line in enumerate(words.split("\n")):
        for column, sign in enumerate(line):
            if sign != " ":
                wide = width_of(sign, span, px)
                pieces.append(Piece(sign, span, start + column, column * cell + (cell - wide) // 2, row, wide))
        start += len(line) + 1
    widest = max((len(line) for line in words.split("\n")), default=0) * cell
    return Laid(words, px, tuple(pieces), widest, (words.count("\n") + 1) * line_height(px))


def grid_step(px: int) -> int:
    """How far the signs of a grid stand apart: room for all but the widest letters."""
    return max(1, round(px * 0.66))


@lru_cache(maxsize=32768)
def _width(words: str, weight: Weight, slanted: bool, px: int) -> int:
    return px if words in SIGNS else _font(weight, slanted, px).size(words)[0]


def width_of(words: str, span: Span, px: int) -> int:
    """How wide words in the style of a span are."""
    return _width(words, span.weight, span.slanted, px)


def widest_word(spans: Sequence[Span], px: int) -> int:
    """The width below which words would be broken."""
    return max((sum(width_of(part.words, part.span, px) for part in word.parts) for word in _words(spans, px)), default=0)


# Breaking


class _Part(NamedTuple):
    """Some signs of one span."""

    words: str
    span: Span
    start: int
    after_space: bool = False


class _Word(NamedTuple):
    """What is not broken: parts without a space between them. `gap` is the space before it, None a new line."""

    parts: list[_Part]
    gap: int | None
    width: int


def _words(spans: Sequence[Span], px: int) -> Iterator[_Word]:
    parts: list[_Part] = []
    gap: int | None = 0
    wide = start = 0
    for span in spans:
        for token in _TOKENS.findall(span.words):
            if token == "\n" or token[0] == " ":
                if parts or token == "\n":
                    yield _Word(parts, gap, wide)
                    parts, wide = [], 0
                gap = None if token == "\n" else width_of(token, span, px)
            else:
                parts.append(_Part(token, span, start, after_space=bool(gap) and not parts))
                wide += width_of(token, span, px)
            start += len(token)
    if parts:
        yield _Word(parts, gap, wide)


def _rows(words: Iterator[_Word], width: int, px: int) -> Iterator[list[_Part]]:
    row: list[_Part] = []
    x = 0
    for word in words:
        fits = word.gap is not None and x + word.gap + word.width <= width
        if (row and not fits) or (word.gap is None and not row and x == 0):
            yield row
            row, x = [], 0
        if word.width <= width:
            x += word.width + (word.gap or 0 if row else 0)
            row += word.parts
            continue
        for part in word.parts:
            for sign in _split(part, width, px):
                wide = width_of(sign.words, sign.span, px)
                if row and x + wide > width:
                    yield row
                    row, x = [], 0
                row.append(sign)
                x += wide
    if row:
        yield row


def _split(part: _Part, width: int, px: int) -> Iterator[_Part]:
    """A part cut so that every piece fits a line; a single sign is never cut."""
    rest = part
    while len(rest.words) > 1 and width_of(rest.words, rest.span, px) > width:
        fits = next((n for n in range(len(rest.words) - 1, 1, -1) if width_of(rest.words[:n], rest.span, px) <= width), 1)
        yield rest._replace(words=rest.words[:fits])
        rest = rest._replace(words=rest.words[fits:], start=rest.start + fits, after_space=False)
    yield rest


def _placed(row: list[_Part], index: int, px: int) -> Iterator[Piece]:
    """The parts of a row at their places, those of one span in one piece."""
    x = 0
    at = 0
    while at < len(row):
        first = row[at]
        words = first.words
        if first.after_space and at:
            x += width_of(" ", row[at - 1].span, px)
        at += 1
        while at < len(row) and _joins(first, words, row[at]):
            words += " " * (row[at].start - first.start - len(words)) + row[at].words
            at += 1
        wide = width_of(words, first.span, px)
        yield Piece(words, first.span, first.start, x, index, wide)
        x += wide


def _joins(first: _Part, words: str, other: _Part) -> bool:
    if words in SIGNS or other.words in SIGNS or other.span is not first.span:
        return False
    return other.after_space or first.start + len(words) == other.start


# Drawing


@lru_cache(maxsize=64)
def _font(weight: Weight, slanted: bool, px: int) -> pygame.font.Font:
    if not slanted:
        return paint.font(weight, px)
    font = pygame.font.Font(FONTS[weight], max(4, px))
    font.set_italic(True)
    return font


@lru_cache(maxsize=768)
def _image(words: str, weight: Weight, slanted: bool, px: int, colour: Colour) -> pygame.Surface:
    if words in SIGNS:
        return paint.icon(SIGNS[words], px, colour)
    return _font(weight, slanted, px).render(words, True, colour)


def _box(piece: Piece, step: int) -> pygame.Rect:
    return pygame.Rect(piece.x, piece.row * step, piece.width, step)


def _draw_piece(canvas: Canvas, piece: Piece, box: pygame.Rect, px: int) -> None:
    span = piece.span
    if span.ground is not None:
        plate = box.inflate(max(2, px // 4), -max(2, px // 6))
        pygame.draw.rect(canvas.surface, span.ground, plate, border_radius=max(2, px // 4))
    image = _image(piece.words, span.weight, span.slanted, px, span.colour)
    canvas.surface.blit(image, image.get_rect(midleft=box.midleft))
    if span.underlined:
        thick = max(1, px // 14)
        pygame.draw.rect(canvas.surface, span.colour, (box.x, box.centery + px // 2, box.width, thick))
