"""Text in several styles: broken into lines for a width, drawn, and asked what lies under the pointer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import pygame

from ui import theme as paint
from ui.canvas import Canvas, Written
from ui.theme import FONTS, INK, SIGNS, Colour, Weight, line_height, sign_colour

_TOKENS: Final = re.compile(rf"\n| +|[{''.join(SIGNS)}]|[^ \n{''.join(SIGNS)}]+")

_PHRASE: Final = re.compile(r"\S+(?: \S+)*")


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
    """A word, or a part of one in its own style, that stands at `start` in the whole text."""

    words: str
    span: Span
    start: int
    x: int
    row: int
    width: int  # with the space behind it, if the same span goes on there


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
        piece = self.piece_at(x, y)
        return piece.span.ref if piece is not None else ""

    def piece_at(self, x: int, y: int) -> Piece | None:
        """The words at a place."""
        step = line_height(self.px)
        return next((piece for piece in self.pieces if _box(piece, step).collidepoint(x, y)), None)

    def boxes(self, start: int, end: int) -> list[pygame.Rect]:
        """Where a part of the text stands, a box for each word of it."""
        found = []
        for piece in self.pieces:
            first, last = max(0, start - piece.start), min(len(piece.words), end - piece.start)
            if first < last:
                box = _box(piece, line_height(self.px))
                before = width_of(piece.words[:first], piece.span, self.px)
                if piece.start + last == end:
                    box.width = width_of(piece.words[:last], piece.span, self.px)
                found.append(pygame.Rect(box.x + before, box.y, box.width - before, box.height))
        return found


@lru_cache(maxsize=4096)
def layout_spans(spans: tuple[Span, ...], width: int, px: int) -> Laid:
    """Break spans into lines of at most `width` pixels: between words, or within one that is wider than a line."""
    rows = list(_rows(_words(spans, px), max(1, width), px))
    pieces = tuple(piece for row, parts in enumerate(rows) for piece in _placed(parts, row, px))
    widest = max((piece.x + piece.width for piece in pieces), default=0)
    return Laid("".join(span.words for span in spans), px, pieces, widest, len(rows) * line_height(px))


@lru_cache(maxsize=512)
def layout_grid(words: str, colour: Colour, px: int) -> Laid:
    """Lines as on a typewriter: what stands behind two spaces or more begins exactly below what stands above it."""
    cell, span = grid_step(px), Span("", colour=colour)
    pieces: list[Piece] = []
    start = 0
    for row, line in enumerate(words.split("\n")):
        end = 0
        for found in _PHRASE.finditer(line):
            wide = width_of(found[0], span, px)
            x = max(end, found.start() * cell + ((cell - wide) // 2 if len(found[0]) == 1 else 0))
            pieces.append(Piece(found[0], span, start + found.start(), x, row, wide))
            end = x + wide + cell // 2
        start += len(line) + 1
    widest = max((piece.x + piece.width for piece in pieces), default=0)
    return Laid(words, px, tuple(pieces), widest, (words.count("\n") + 1) * line_height(px))


def grid_step(px: int) -> int:
    """How far the columns of a grid stand apart."""
    return max(1, round(px * 0.6))


@lru_cache(maxsize=32768)
def _width(words: str, weight: Weight, slanted: bool, px: int) -> int:
    if words in SIGNS:
        return px
    # slanted words are as wide as upright ones: the last letter leans into the space behind it
    return paint.font(weight, px).size(words)[0] + (px // 12 if slanted else 0)


@cache
def _space(px: int) -> int:
    # the font rounds its narrow space down in small sizes, until words run together
    return max(paint.width_of(" ", "plain", px), round(px * 0.27))


def width_of(words: str, span: Span, px: int) -> int:
    """How wide words in the style of a span are."""
    return _width(words, span.weight, span.slanted, px)


def widest_word(spans: Sequence[Span], px: int) -> int:
    """The width below which a word would be broken."""
    return max((word.width for word in _words(spans, px) if word is not None), default=0)


# Breaking


class _Part(NamedTuple):
    """Some signs of one span; `gap` is the width of the space before them."""

    words: str
    span: Span
    start: int
    gap: int


class _Word(NamedTuple):
    """What is not broken: parts without a space between them."""

    parts: list[_Part]
    gap: int
    width: int


def _words(spans: Sequence[Span], px: int) -> Iterator[_Word | None]:
    """The words of a text; None is the end of a line."""
    parts: list[_Part] = []
    gap = wide = start = 0
    for span in spans:
        for token in _TOKENS.findall(span.words):
            if token == "\n" or token[0] == " ":
                if parts:
                    yield _Word(parts, parts[0].gap, wide)
                    parts, wide = [], 0
                if token == "\n":
                    yield None
                gap = 0 if token == "\n" else len(token) * _space(px)
            else:
                parts.append(_Part(token, span, start, 0 if parts else gap))
                wide += width_of(token, span, px)
            start += len(token)
    if parts:
        yield _Word(parts, parts[0].gap, wide)


def _rows(words: Iterator[_Word | None], width: int, px: int) -> Iterator[list[_Part]]:
    row: list[_Part] = []
    x = 0
    for word in words:
        if word is None or (row and x + word.gap + word.width > width):
            yield row
            row, x = [], 0
        if word is None:
            continue
        if word.width <= width:
            x += word.width + (word.gap if row else 0)
            row += word.parts
            continue
        for part in (cut for whole in word.parts for cut in _cut(whole, width, px)):
            wide = width_of(part.words, part.span, px)
            if row and x + wide > width:
                yield row
                row, x = [], 0
            row.append(part)
            x += wide
    if row:
        yield row


def _cut(part: _Part, width: int, px: int) -> Iterator[_Part]:
    """A part in pieces that fit a line; a single sign is never cut."""
    rest = part
    while len(rest.words) > 1 and width_of(rest.words, rest.span, px) > width:
        lengths = range(len(rest.words) - 1, 1, -1)
        fits = next((n for n in lengths if width_of(rest.words[:n], rest.span, px) <= width), 1)
        yield rest._replace(words=rest.words[:fits])
        rest = _Part(rest.words[fits:], rest.span, rest.start + fits, 0)
    yield rest


def _placed(row: list[_Part], index: int, px: int) -> Iterator[Piece]:
    """The parts of a row at their places."""
    x = 0
    for at, part in enumerate(row):
        x += part.gap if at else 0
        wide = width_of(part.words, part.span, px)
        goes_on = at + 1 < len(row) and row[at + 1].span is part.span
        yield Piece(part.words, part.span, part.start, x, index, wide + (row[at + 1].gap if goes_on else 0))
        x += wide


# Drawing


@lru_cache(maxsize=64)
def _font(weight: Weight, slanted: bool, px: int) -> pygame.font.Font:
    if not slanted:
        return paint.font(weight, px)
    font = pygame.font.Font(FONTS[weight], max(4, px))
    font.set_italic(True)
    return font


@lru_cache(maxsize=4096)
def _image(words: str, weight: Weight, slanted: bool, px: int, colour: Colour) -> pygame.Surface:
    if words in SIGNS:
        return paint.icon(SIGNS[words], px, sign_colour(words, colour))
    return _font(weight, slanted, px).render(words, True, colour)


def _box(piece: Piece, step: int) -> pygame.Rect:
    return pygame.Rect(piece.x, piece.row * step, piece.width, step)


def _draw_piece(canvas: Canvas, piece: Piece, box: pygame.Rect, px: int) -> None:
    span = piece.span
    if span.ground is not None:
        plate = box.inflate(max(2, px // 6), -max(2, px // 6))
        pygame.draw.rect(canvas.surface, span.ground, plate, border_radius=max(2, px // 4))
    image = _image(piece.words, span.weight, span.slanted, px, span.colour)
    canvas.surface.blit(image, image.get_rect(midleft=box.midleft))
    if span.underlined:
        thick = max(1, px // 14)
        pygame.draw.rect(canvas.surface, span.colour, (box.x, box.centery + px // 2, box.width, thick))
