"""A page laid out for a width, strip by strip and only as far as it is looked at, and drawn."""

from __future__ import annotations

import bisect
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

import pygame

from ui.boards.arranging import CARD_SHAPE
from ui.canvas import Canvas
from ui.markdown import Inline
from ui.page import ID, Hit, Kind, Page, Strip
from ui.richtext import Laid, Span, layout_grid, layout_spans, widest_word, width_of
from ui.theme import FADED_INK, INK, Colour, Theme, Weight, line_height, mixed

MARGIN: Final = 34  # units at both sides; the mark of the rule that was looked for stands in it
INDENT: Final = 24  # units for each list
SMALLEST_CODE: Final = 0.6  # of its usual size
CELL: Final = (9, 6)  # units between the words of a cell and its sides
CARD: Final = 170  # units, of the width of a card at most
BETWEEN: Final = 12  # units between two cards


class Drawn(Protocol):
    """An illustration, laid out for a width."""

    height: int

    def draw(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        """Draw it from a corner on."""


PaintCard: TypeAlias = Callable[[str, tuple[int, int]], pygame.Surface]  # by its id, in a size
Illustrate: TypeAlias = Callable[[str, int], Drawn]  # by its id, for a width


class Look(NamedTuple):
    """How a kind of strip is set, in units."""

    size: float
    above: float  # room before it
    weight: Weight = "plain"


LOOKS: Final[dict[Kind, Look]] = {
    "title": Look(29, 10, "bold"),
    "chapter": Look(22.5, 26, "bold"),
    "section": Look(18, 20, "bold"),
    "text": Look(15.5, 9),
    "item": Look(15.5, 5),
    "head": Look(14, 12, "bold"),
    "row": Look(14, 0),
    "code": Look(14, 10),
    "rule": Look(4, 18),
    "cards": Look(14, 14),
    "drawn": Look(14, 14),
}


class Place(NamedTuple):
    """A place on the page: so many pixels below the top of a strip."""

    strip: int = 0
    down: int = 0


class Part(NamedTuple):
    """Laid out words, and where they begin within their strip."""

    x: int
    y: int
    laid: Laid


class Set(NamedTuple):
    """A strip that is laid out."""

    parts: tuple[Part, ...]  # one for each cell
    height: int  # with the room before it
    above: int
    marker: Part | None = None
    columns: tuple[int, ...] = ()  # where the columns of a table begin, and where the last one ends


class Link(NamedTuple):
    """Words that lead to a rule."""

    place: Hit
    ref: str


class Typeset:
    """A page for one width and one theme. Strips are measured when they come near what is seen."""

    def __init__(
        self,
        page: Page,
        theme: Theme,
        width: int,
        paint: PaintCard | None = None,
        illustrate: Illustrate | None = None,
    ) -> None:
        self.page, self.theme, self.width, self.paint, self.illustrate = page, theme, width, paint, illustrate
        self.sets: dict[int, Set] = {}
        self.heights = [self._guess(strip) for strip in page.strips]  # of strips not laid out yet: a guess
        self._columns: dict[int, tuple[int, ...]] = {}
        accent = theme.palette.accent
        self.link_colour: Colour = mixed(accent, INK, 0.5)
        self.plate: Colour = mixed(theme.palette.paper, INK, 0.1)

    # Laying out

    def set(self, index: int) -> Set:
        """A strip laid out."""
        known = self.sets.get(index)
        if known is None:
            known = self.sets[index] = self._lay_out(index)
            self.heights[index] = known.height
        return known

    def _guess(self, strip: Strip) -> int:
        look = LOOKS[strip.kind]
        px = self.theme.px(look.size)
        room = max(px, self.width - self.theme.px(2 * MARGIN))
        column = room * 1.6 / len(strip.cells) if len(strip.cells) > 1 else room  # short cells leave room to long ones
        lines = max((len(text) * px * 0.53 // column + 1 + text.count("\n") for text in strip.texts), default=1)
        around = 2 * self.theme.px(CELL[1]) if strip.table >= 0 else 0
        return round(lines * line_height(px)) + around + self.theme.px(look.above)

    def _lay_out(self, index: int) -> Set:
        strip = self.page.strips[index]
        look = LOOKS[strip.kind]
        px, above = self.theme.px(look.size), self.theme.px(look.above)
        left = self._left(strip)
        room = max(px, self.width - left - self.theme.px(MARGIN))
        if strip.kind == "rule":
            return Set((), above + px, above)
        if strip.kind == "cards":
            return self._lay_out_cards(index, left, above, px) if self.paint is not None else Set((), 0, 0)
        if strip.kind == "drawn":
            if self.illustrate is None:
                return Set((), 0, 0)
            return Set((), above + self.illustrate(strip.drawn, room).height, above)
        if strip.kind == "code":
            return self._lay_out_code(strip, left, room, above)
        if strip.table >= 0:
            return self._lay_out_row(index, above, px)
        laid = layout_spans(self.spans(index, 0), room, px)
        marker = None
        if strip.marker:
            number = layout_spans((Span(strip.marker, "bold", self.link_colour),), self.theme.px(2 * INDENT), px)
            marker = Part(left - number.width - self.theme.px(8), above, number)
        return Set((Part(left, above, laid),), above + laid.height, above, marker)

    def _left(self, strip: Strip) -> int:
        return self.theme.px(MARGIN + INDENT * (strip.depth + strip.quoted))

    def _card_size(self, strip: Strip) -> tuple[int, int]:
        """How large the cards of a strip are: side by side there is room for all."""
        room = self.width - self._left(strip) - self.theme.px(MARGIN) - self.theme.px(BETWEEN) * (len(strip.cards) - 1)
        wide = max(1, min(self.theme.px(CARD), room // len(strip.cards)))
        return wide, round(wide * CARD_SHAPE)

    def _lay_out_cards(self, index: int, left: int, above: int, px: int) -> Set:
        strip = self.page.strips[index]
        wide, tall = self._card_size(strip)
        step, down = wide + self.theme.px(BETWEEN), above + tall + self.theme.px(CELL[1])
        words = [self.spans(index, cell) for cell in range(len(strip.cells))]
        smallest = max(5, round(px * SMALLEST_CODE))
        while px > smallest and any(widest_word(spans, px) > wide for spans in words):  # smaller rather than broken
            px -= 1
        captions = tuple(
            Part(left + cell * step, down, layout_spans(spans, wide, px)) for cell, spans in enumerate(words)
        )
        bottom = max((part.y + part.laid.height for part in captions), default=above + tall)
        return Set(captions, bottom, above)

    def _lay_out_code(self, strip: Strip, left: int, room: int, above: int) -> Set:
        words = strip.texts[0]
        pad = self.theme.px(10)
        px = self.theme.px(LOOKS["code"].size)
        laid = layout_grid(words, INK, px)
        smallest = max(5, round(px * SMALLEST_CODE))
        while px > smallest and laid.width > room - 2 * pad:  # a plan is drawn smaller rather than broken
            px -= 1
            laid = layout_grid(words, INK, px)
        if laid.width > room - 2 * pad:
            laid = layout_spans((Span(words),), room - 2 * pad, px)
        return Set((Part(left + pad, above + pad, laid),), above + laid.height + 2 * pad, above)

    def _lay_out_row(self, index: int, above: int, px: int) -> Set:
        strip = self.page.strips[index]
        columns = self.columns(index)
        across, down = map(self.theme.px, CELL)
        parts = tuple(
            Part(
                columns[cell] + across,
                above + down,
                layout_spans(self.spans(index, cell), columns[cell + 1] - columns[cell] - 2 * across, px),
            )
            for cell in range(len(strip.cells))
        )
        tallest = max((part.laid.height for part in parts), default=0)
        return Set(parts, above + max(px, tallest) + 2 * down, above, columns=columns)

    def columns(self, index: int) -> tuple[int, ...]:
        """Where the columns of the table around a strip begin: as wide as what stands in them, as far as there is
        room."""
        strip = self.page.strips[index]
        if strip.table not in self._columns:
            rows = [at for at, other in enumerate(self.page.strips) if other.table == strip.table]
            pad = 2 * self.theme.px(CELL[0])
            wanted, least = [], []
            for cell in range(len(strip.cells)):
                spans = [(self.spans(row, cell), self._px(row)) for row in rows]
                wanted.append(pad + max(sum(width_of(s.words, s, px) for s in words) for words, px in spans) + 1)
                least.append(pad + max(widest_word(words, px) for words, px in spans) + 1)
            left = self._left(strip)
            widths = shared(wanted, least, self.width - left - self.theme.px(MARGIN))
            self._columns[strip.table] = tuple(left + sum(widths[:cell]) for cell in range(len(widths) + 1))
        return self._columns[strip.table]

    def _px(self, index: int) -> int:
        return self.theme.px(LOOKS[self.page.strips[index].kind].size)

    # Words

    def spans(self, index: int, cell: int) -> tuple[Span, ...]:
        """The words of a cell with their colours; ids of rules that stand elsewhere on the page are links."""
        strip = self.page.strips[index]
        return tuple(span for inline in strip.cells[cell] for span in self._styled(inline, index, strip.kind))

    def _styled(self, inline: Inline, index: int, kind: Kind) -> Iterator[Span]:
        bold = inline.bold or LOOKS[kind].weight == "bold"
        style = Span(
            inline.words,
            "bold" if bold else "plain",
            INK if bold or kind != "text" or not inline.italic else FADED_INK,
            slanted=inline.italic,
            ground=self.plate if inline.code else None,
        )
        at = 0
        for found in ID.finditer(inline.words):
            ref = self.page.known(found[0])
            if ref and self.page.ids[ref] != index:
                if found.start() > at:
                    yield style._replace(words=inline.words[at : found.start()])
                yield style._replace(words=found[0], ref=ref, colour=self.link_colour, underlined=True)
                at = found.end()
        if at < len(inline.words):
            yield style._replace(words=inline.words[at:])

    # Moving about

    def moved(self, place: Place, by: int, view: int) -> Place:
        """A place so many pixels further down or up, within what a view of this height can show."""
        strip, down = place.strip, place.down + by
        while down < 0 and strip > 0:
            strip -= 1
            down += self.set(strip).height
        while down >= self.set(strip).height and strip < len(self.page.strips) - 1:
            down -= self.set(strip).height
            strip += 1
        return min(Place(strip, max(0, down)), self.last(view))

    def last(self, view: int) -> Place:
        """The furthest place that still fills a view."""
        room = view - self.theme.px(24)  # the last line does not stand at the very rim
        for strip in range(len(self.page.strips) - 1, -1, -1):
            room -= self.set(strip).height
            if room <= 0:
                return Place(strip, -room)
        return Place()

    def share(self, place: Place, view: int) -> tuple[float, float]:
        """How far down the page a place is, and how much of the page a view shows; both from 0 to 1."""
        whole = max(1, sum(self.heights))
        return (sum(self.heights[: place.strip]) + place.down) / whole, min(1.0, view / whole)

    def at_share(self, share: float) -> Place:
        """The place so far down the page."""
        down = round(sum(self.heights) * share)
        for strip, height in enumerate(self.heights):
            if down < height:
                return Place(strip, max(0, down))
            down -= height
        return Place(len(self.heights) - 1)

    def shown(self, place: Place, view: int) -> Iterator[tuple[int, int]]:
        """The strips that are seen in a view from a place on, each with the pixels from the top of the view to it."""
        top = -place.down
        for strip in range(place.strip, len(self.page.strips)):
            if top >= view:
                return
            yield strip, top
            top += self.set(strip).height

    def boxes(self, hit: Hit) -> list[pygame.Rect]:
        """Where words of a strip stand within it."""
        part = self.set(hit.strip).parts[hit.cell]
        return [box.move(part.x, part.y) for box in part.laid.boxes(hit.start, hit.end)]

    def links(self, place: Place, view: int) -> list[Link]:
        """The links that can be seen, in the order of reading."""
        return [
            Link(Hit(strip, cell, piece.start, piece.start + len(piece.words)), piece.span.ref)
            for strip, top in self.shown(place, view)
            for cell, part in enumerate(self.set(strip).parts)
            for piece in part.laid.pieces
            if piece.span.ref
            and top + part.y + piece.row * line_height(part.laid.px) >= 0
            and top + part.y + (piece.row + 1) * line_height(part.laid.px) <= view
        ]

    def link_at(self, place: Place, x: int, y: int) -> Link | None:
        """The link that stands x and y pixels from the top left corner of the view."""
        for strip, top in self.shown(place, y + 1):
            for cell, part in enumerate(self.set(strip).parts):
                piece = part.laid.piece_at(x - part.x, y - top - part.y)
                if piece is not None and piece.span.ref:
                    return Link(Hit(strip, cell, piece.start, piece.start + len(piece.words)), piece.span.ref)
        return None

    # Drawing

    def draw(self, canvas: Canvas, view: pygame.Rect, place: Place) -> None:
        """Draw what is seen."""
        for strip, top in self.shown(place, view.height):
            self._draw_strip(canvas, self.page.strips[strip], self.set(strip), view.x, view.y + top)

    def _draw_strip(self, canvas: Canvas, strip: Strip, set: Set, left: int, top: int) -> None:
        surface, px = canvas.surface, self.theme.px
        line = mixed(self.theme.palette.paper, INK, 0.3)
        begin, end = left + self._left(strip), left + self.width - px(MARGIN)
        if strip.quoted:
            pygame.draw.rect(surface, line, (left + px(MARGIN + 6), top, px(4), set.height))
        if strip.kind == "rule":
            pygame.draw.rect(surface, line, (begin, top + set.above, end - begin, max(1, px(1.4))))
        elif strip.kind == "cards" and self.paint is not None:
            size = self._card_size(strip)
            for number, card in enumerate(strip.cards):
                at = begin + number * (size[0] + px(BETWEEN))
                surface.blit(self.paint(card, size), (at, top + set.above))
        elif strip.kind == "drawn" and self.illustrate is not None:
            self.illustrate(strip.drawn, end - begin).draw(canvas, (begin, top + set.above))
        elif strip.kind == "code":
            ground = pygame.Rect(begin, top + set.above, end - begin, set.height - set.above)
            pygame.draw.rect(surface, self.plate, ground, border_radius=px(8))
        elif set.columns:
            row = pygame.Rect(left + set.columns[0], top + set.above, set.columns[-1] - set.columns[0], 0)
            row.height = set.height - set.above
            if strip.kind == "head":
                pygame.draw.rect(surface, mixed(self.theme.palette.paper, self.theme.palette.accent, 0.34), row)
            pygame.draw.rect(surface, line, (row.x, row.bottom - 1, row.width, max(1, px(1))))
        for part in (*set.parts, *filter(None, [set.marker])):
            part.laid.draw(canvas, (left + part.x, top + part.y))
        if strip.kind == "chapter" and set.parts:
            under = pygame.Rect(begin, top + set.height - px(1), min(px(64), end - begin), px(3))
            pygame.draw.rect(surface, self.theme.palette.accent, under)


def shared(wanted: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Widths for columns: what each one wants, else the same for all that want more, but no word broken if possible."""
    if sum(wanted) <= room:
        return list(wanted)
    if sum(least) >= room:
        return [max(1, room * width // sum(least)) for width in least]

    def at_most(level: int) -> list[int]:
        return [min(want, max(low, level)) for want, low in zip(wanted, least, strict=True)]

    return at_most(bisect.bisect_right(range(max(wanted)), room, key=lambda level: sum(at_most(level))) - 1)
