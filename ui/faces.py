"""How faces are painted. Each face is painted once for its size, language and theme, and kept."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import singledispatchmethod
from typing import Final

import pygame

from engine.cards import Kind, texts_of
from engine.choices import Ref
from engine.texts import Texts, seat_signs
from ui import bright, figures
from ui import theme as paint
from ui.boards import Board
from ui.canvas import MANY, Canvas
from ui.patterns import PATTERNS
from ui.sprites import (
    BackFace,
    BadgeFace,
    BundleFace,
    CardFace,
    Face,
    FigureFace,
    IconFace,
    KeyFace,
    Look,
    PanelFace,
    PipsFace,
    PlaceFace,
    PlayerFace,
    RibbonFace,
    Say,
    SignFace,
    StatsFace,
    TagFace,
    TextFace,
    TokenFace,
)
from ui.theme import BLACK, CREAM, FADED_CREAM, INK, WHITE, Colour, Theme, mixed

LARGE: Final = 84  # units: a card as wide as that has more than a name and a picture
FLAT: Final = 0.54  # height to width: a flatter card has its name beside its picture
NAMED: Final = 42  # units: a narrower card has no name
LEAST_NAME: Final = 7  # pixels: smaller letters cannot be read
WRITTEN: Final = 140  # pixels: a card as wide as that has its text on it; on a smaller one nobody could read it
TEXT_SIZES: Final = ((0.46, 11.5), (0.4, 11.0), (0.36, 10.4), (0.33, 9.4), (0.3, 8.6), (0.27, 7.8), (0.25, 7.0))

WORDS: Final = re.compile(r" |(?<=-)")

SEAT_PAINT: Final[dict[str, Colour]] = {
    "grey": (139, 144, 153),
    "light-blue": (58, 123, 200),
    "yellow": (217, 165, 32),
    "green": (74, 139, 74),
    "pink": (201, 79, 139),
    "orange": (214, 110, 40),
    "violet": (126, 87, 194),
    "brown": (121, 85, 61),
}


class Faces:
    """Paints the faces of one table in one language, theme and size of window."""

    def __init__(
        self,
        theme: Theme,
        texts: Texts,
        board: Board,
        kinds: Sequence[Kind],
        names: Sequence[str],
        colours: Sequence[str],
    ) -> None:
        self.theme, self.texts, self.board = theme, texts, board
        self.card_texts: Mapping[Ref, str] = texts_of(kinds, texts.language)
        self.names = names
        self.signs = seat_signs(names)
        self.colours = [SEAT_PAINT.get(colour, FADED_CREAM) for colour in colours]
        self.painted = 0  # how many surfaces were made: for the benchmark
        self._kept: dict[tuple[Face, tuple[int, int], float], pygame.Surface] = {}

    def surface(self, face: Face, size: tuple[int, int], *, fine: float = 1) -> pygame.Surface:
        """A face in a size; `fine` times as large in every detail, for what is turned or shrunk afterwards."""
        key = (face, size, fine)
        kept = self._kept.get(key)
        if kept is None:
            large = (max(1, round(size[0] * fine)), max(1, round(size[1] * fine)))
            kept = self._kept[key] = pygame.Surface(large, pygame.SRCALPHA)
            self.painted += 1
            canvas = Canvas(kept, self.theme._replace(unit=self.theme.unit * fine))
            self.paint(face, canvas, kept.get_rect())
        return kept

    def words(self, said: Say | str) -> str:
        """A text in the language of this table."""
        if isinstance(said, str):
            return said
        facts = {name: self.words(fact) if isinstance(fact, Say) else fact for name, fact in said.facts}
        return self.texts(said.key, **facts)

    def title(self, ref: Ref, look: Look | None = None) -> str:
        """What stands at the top of a card."""
        return self.texts.name((look or self.board.look(ref)).title or ref)

    @singledispatchmethod
    def paint(self, face: Face, canvas: Canvas, box: pygame.Rect) -> None:
        """Paint a face into a box."""
        raise TypeError(f"no way to paint {face}")

    @paint.register
    def _(self, face: CardFace, canvas: Canvas, box: pygame.Rect) -> None:
        look = self.board.look(face.ref)
        paper = self.theme.palette.paper
        wide, tall = box.width / canvas.theme.unit, box.height / canvas.theme.unit
        rim = 1.6 if wide >= LARGE else 1.2
        if not look.is_bright:
            canvas.panel(box, paper, radius=7 if wide >= LARGE else 5, rim=mixed(paper, INK, 0.55), width=rim)
        inner = box.inflate(-2 * canvas.px(rim), -2 * canvas.px(rim))
        if look.is_bright:
            bright.paint_bright(self, face, look, canvas, box)
        elif tall >= wide * FLAT or not self._lying(face.ref, look, canvas, inner):
            self._standing(face, look, canvas, inner)
        for index, badge in enumerate(face.badges):
            mark = pygame.Rect(0, 0, canvas.px(24), canvas.px(18))
            mark.bottomleft = (box.x + canvas.px(3) + index * canvas.px(26), box.bottom - canvas.px(3))
            canvas.panel(mark, paint.ALARM, radius=8)
            canvas.text(mark, badge, 11, WHITE, weight="bold", align="centre")
        if face.dimmed:
            canvas.panel(box, (60, 50, 40, 120), radius=7 if wide >= LARGE else 5)
        if face.mark:
            figures.paint_mark(canvas, box, face.mark)

    def _standing(self, face: CardFace, look: Look, canvas: Canvas, inner: pygame.Rect) -> None:
        """The name above the picture, and on a large card words below it."""
        head = self._head(face, look, canvas, inner)
        art = pygame.Rect(inner.x, head.bottom, inner.width, inner.bottom - head.bottom)
        is_large = inner.width >= canvas.px(LARGE - 4)
        if is_large and inner.height > inner.width:
            if look.corner:
                art = self._corner(look.corner, canvas, art)
            art = self._lower_part(face.ref, look, canvas, art)
            canvas.surface.blit(art_ground(art.size, self.theme.palette.paper), art)
        elif look.corner:
            art = self._corner(look.corner, canvas, art)
        picture = pygame.Rect(0, 0, art.width, round(art.height * (0.78 if is_large else 0.86)))
        picture.center = art.center
        canvas.icon(picture, look.icon, look.head)

    def _corner(self, words: str, canvas: Canvas, body: pygame.Rect) -> pygame.Rect:
        """Rank and suit in the lower left corner; the place that is left above them."""
        size = max(8.5, min(17.0, min(body.width / 3.2, body.height / 3.4) / canvas.theme.unit))
        tall = paint.line_height(canvas.px(size))
        foot = pygame.Rect(body.x + canvas.px(3), body.bottom - tall, body.width - canvas.px(5), tall)
        canvas.text(foot, words, size, INK, weight="bold")
        return pygame.Rect(body.x, body.y, body.width, foot.y - body.y)

    def _lying(self, ref: Ref, look: Look, canvas: Canvas, inner: pygame.Rect) -> bool:
        """The name beside the picture, for what is left of a card below others, or a place that is low and wide. False
        if the name finds no room there."""
        block = pygame.Rect(inner.x, inner.y, min(inner.height, inner.width // 2), inner.height)
        words = pygame.Rect(block.right, inner.y, inner.right - block.right, inner.height).inflate(-canvas.px(4), 0)
        if words.width > words.height * 1.6:  # a token may lie at the right of the name, or below it
            words.width -= round(words.height * 0.45)
        else:
            words.height = round(words.height * 0.6)
        name = self.title(ref, look)
        px = _largest(WORDS.split(name), words.width, round(min(canvas.px(12.5), inner.height / 2.6)))
        if px < canvas.px(8) or paint.fitted(name, *words.size, px, "bold", 2).is_cut:
            return False
        corner = canvas.px(3.5)
        pygame.draw.rect(
            canvas.surface, look.head, block, border_top_left_radius=corner, border_bottom_left_radius=corner
        )
        canvas.icon(block.inflate(-round(block.width * 0.16), -round(block.height * 0.16)), look.icon, WHITE)
        size = px / canvas.theme.unit
        canvas.text(words, name, size, look.head, weight="bold", lines=2, align="centre")
        return True

    def _head(self, face: CardFace, look: Look, canvas: Canvas, inner: pygame.Rect) -> pygame.Rect:
        """The strip with the name: in one line if that can be read, else in two. Where no name can be read it has none,
        and on a covered card the picture instead."""
        wide, tall = inner.width / canvas.theme.unit, inner.height / canvas.theme.unit
        is_large, is_covered = wide >= LARGE - 8, face.seen < 1
        name = self.title(face.ref, look)
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

    def _lower_part(self, ref: Ref, look: Look, canvas: Canvas, body: pygame.Rect) -> pygame.Rect:
        """What is written below the picture: the whole text of the card if it can be read, else what kind it is.
        The place that is left for the picture."""
        shown_width = body.width * self.theme.unit / canvas.theme.unit
        words = self.card_texts.get(ref, "") if shown_width >= WRITTEN else ""
        for share, size in TEXT_SIZES if words else ():
            art = pygame.Rect(body.x, body.y, body.width, round(body.height * share))
            text = pygame.Rect(body.x, art.bottom + canvas.px(2), body.width, body.bottom - art.bottom - canvas.px(5))
            text.inflate_ip(-2 * canvas.px(5), 0)
            block = paint.fitted(words, *text.size, canvas.px(size), "plain", MANY)
            if block.px == canvas.px(size) and not block.is_cut:
                canvas.text(text, words, size, INK, lines=MANY, top=True)
                return art
        foot = pygame.Rect(body.x, body.bottom - canvas.px(32), body.width, canvas.px(32)).inflate(-canvas.px(6), 0)
        parts = [self.words(part) for part in look.line]
        parts[:1] = [part[:1].upper() + part[1:] for part in parts[:1]]
        line = " · ".join(parts)
        is_long = paint.width_of(line, "plain", canvas.px(10.5)) > foot.width
        canvas.text(foot, "\n".join(parts) if is_long else line, 10.5, INK, align="centre", lines=2)
        return pygame.Rect(body.x, body.y, body.width, foot.y - body.y)

    @paint.register
    def _(self, face: BackFace, canvas: Canvas, box: pygame.Rect) -> None:
        canvas.panel(box, face.colour, radius=7, rim=CREAM, width=3)
        inner = box.inflate(-2 * canvas.px(3), -2 * canvas.px(3))
        with canvas.clipped(inner):
            stripe = mixed(face.colour, (0, 0, 0), 0.25)
            step = canvas.px(14)
            for start in range(-inner.height, inner.width, step):
                left = inner.x + start
                ends = [(left, inner.bottom), (left + step // 2, inner.bottom)]
                tops = [(left + step // 2 + inner.height, inner.y), (left + inner.height, inner.y)]
                pygame.draw.polygon(canvas.surface, stripe, ends + tops)
        if face.icon:
            upper = pygame.Rect(inner.x, inner.y, inner.width, round(inner.height * 0.42))
            canvas.icon(upper.inflate(-canvas.px(8), -canvas.px(6)), face.icon, CREAM)
            inner = pygame.Rect(inner.x, upper.bottom, inner.width, inner.bottom - upper.bottom)
        if face.count is not None:
            canvas.text(
                inner,
                str(face.count),
                min(26, inner.height / canvas.theme.unit / 2),
                WHITE,
                weight="bold",
                align="centre",
            )

    @paint.register
    def _(self, face: TokenFace, canvas: Canvas, box: pygame.Rect) -> None:
        fine = 4
        side = min(box.size)
        large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
        middle = (side * fine // 2, side * fine // 2)
        pygame.draw.circle(large, INK, middle, side * fine // 2)
        pygame.draw.circle(large, WHITE, middle, side * fine // 2 - fine)
        pygame.draw.circle(
            large, self.colours[face.seat], middle, side * fine // 2 - fine - max(fine, side * fine // 12)
        )
        small = pygame.transform.smoothscale(large, (side, side))
        place = small.get_rect(center=box.center)
        canvas.surface.blit(small, place)
        canvas.text(place, self.signs[face.seat], side / canvas.theme.unit * 0.56, WHITE, weight="bold", align="centre")

    @paint.register
    def _(self, face: PlaceFace, canvas: Canvas, box: pygame.Rect) -> None:
        if face.pattern:
            PATTERNS[face.pattern](canvas, box, face.colour, face.rim)
        else:
            ground = (*face.colour, 95) if face.is_soft else face.colour
            canvas.panel(box, ground, radius=face.radius, rim=None, width=2)
            corner = min(canvas.px(face.radius), min(box.size) // 2)
            pygame.draw.rect(canvas.surface, face.rim, box, max(1, canvas.px(1.6)), border_radius=corner)
        inner = box.inflate(-canvas.px(10), -canvas.px(8))
        sign = mixed(face.colour, face.rim, 0.8)
        if face.is_titled and face.label is not None:
            self._title(canvas, box, face.label, face.icon)
            return
        if face.icon:
            side = min(inner.width, inner.height - (canvas.px(10) if face.corner else 0), canvas.px(34))
            square = pygame.Rect(0, 0, side, side)
            square.center = inner.center
            if face.corner:
                square.midtop = inner.midtop
            if face.label is not None:
                square.midtop = inner.midtop
                inner = pygame.Rect(inner.x, square.bottom, inner.width, inner.bottom - square.bottom)
            canvas.icon(square, face.icon, sign)
        if face.label is not None:
            canvas.text(inner, self.words(face.label), 11.5, CREAM, align="centre", lines=2)
        if face.corner:
            place = pygame.Rect(0, 0, canvas.px(17), canvas.px(12))
            place.bottomleft = box.x + canvas.px(4), box.bottom - canvas.px(4)
            if face.icon:
                place.midbottom = box.centerx, box.bottom - canvas.px(5)
            canvas.panel(place, mixed(face.colour, face.rim, 0.25), radius=3)
            canvas.text(place, face.corner, 8.5, mixed(face.rim, BLACK, 0.35), weight="bold", align="centre")

    @paint.register
    def _(self, face: PanelFace, canvas: Canvas, box: pygame.Rect) -> None:
        contrast = WHITE if self.theme.high_contrast else None
        if face.is_solid:
            canvas.panel(box, mixed(self.theme.palette.dark, BLACK, 0.35), radius=12, rim=FADED_CREAM, width=2)
        else:
            canvas.panel(box, (0, 0, 0, 105), radius=10, rim=contrast)
        if face.title is not None:
            self._title(canvas, box, face.title, face.icon)

    def _title(self, canvas: Canvas, box: pygame.Rect, title: Say, icon: str) -> None:
        """Words at the top of a ground, after a picture."""
        head = pygame.Rect(box.x + canvas.px(8), box.y + canvas.px(3), box.width - canvas.px(14), canvas.px(26))
        head.height = min(head.height, box.height - canvas.px(6))
        beside = pygame.Rect(head.x + canvas.px(22), head.y, head.width - canvas.px(22), head.height)
        words = self.words(title)
        if icon and not paint.fitted(words, *beside.size, canvas.px(13), "bold", 1).is_cut:
            canvas.icon(pygame.Rect(head.x, head.y, canvas.px(17), head.height), icon, FADED_CREAM)
            head = beside
        canvas.text(head, words, 13, CREAM, weight="bold")

    @paint.register
    def _(self, face: PlayerFace, canvas: Canvas, box: pygame.Rect) -> None:
        colour = self.colours[face.seat]
        rim = self.theme.palette.glow if face.is_active else colour
        canvas.panel(
            box, (0, 0, 0, 150 if face.is_active else 105), radius=10, rim=rim, width=2.4 if face.is_active else 1.6
        )
        head = pygame.Rect(box.x + canvas.px(8), box.y + canvas.px(5), box.width - canvas.px(16), canvas.px(24))
        self.paint(TokenFace(face.seat), canvas, pygame.Rect(head.x, head.y, head.height, head.height))
        words = pygame.Rect(
            head.x + head.height + canvas.px(7), head.y, head.width - head.height - canvas.px(7), head.height
        )
        if face.is_active:
            arrow = pygame.Rect(0, 0, canvas.px(18), canvas.px(18))
            arrow.midright = words.midright
            canvas.icon(arrow, "play", self.theme.palette.glow)
            words.width -= arrow.width + canvas.px(4)
        name_colour = FADED_CREAM if face.is_out else CREAM
        name = self.names[face.seat]
        size = 11 if paint.fitted(name, *words.size, canvas.px(14), "bold", 2).is_cut else 14
        canvas.text(words, name, size, name_colour, weight="bold", lines=2)
        rest = pygame.Rect(head.x, head.bottom + canvas.px(3), head.width, box.bottom - head.bottom - canvas.px(8))
        rows = max(1, rest.height // canvas.px(20))
        columns = -(-len(face.stats) // rows) or 1
        wide = rest.width // columns
        for index, stat in enumerate(face.stats):
            place = pygame.Rect(
                rest.x + index % columns * wide, rest.y + index // columns * canvas.px(20), wide, canvas.px(20)
            )
            square = pygame.Rect(place.x, place.y + canvas.px(2), canvas.px(16), canvas.px(16))
            canvas.icon(square, stat.icon, FADED_CREAM)
            label = pygame.Rect(
                square.right + canvas.px(5), place.y, place.right - square.right - canvas.px(7), place.height
            )
            canvas.text(label, self.words(stat.words), 12.5, CREAM)

    @paint.register
    def _(self, face: TextFace, canvas: Canvas, box: pygame.Rect) -> None:
        weight: paint.Weight = "bold" if face.bold else "plain"
        canvas.text(
            box, self.words(face.words), face.size, face.colour, weight=weight, align=face.align, lines=face.lines
        )

    @paint.register
    def _(self, face: IconFace, canvas: Canvas, box: pygame.Rect) -> None:
        canvas.icon(box, face.icon, face.colour)

    @paint.register
    def _(self, face: FigureFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_figure(self, face, canvas, box)

    @paint.register
    def _(self, face: TagFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_tag(self, face, canvas, box)

    @paint.register
    def _(self, face: PipsFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_pips(face, canvas, box)

    @paint.register
    def _(self, face: BadgeFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_badge(face, canvas, box)

    @paint.register
    def _(self, face: StatsFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_stats(self, face, canvas, box)

    @paint.register
    def _(self, face: SignFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_sign(self, face, canvas, box)

    @paint.register
    def _(self, face: BundleFace, canvas: Canvas, box: pygame.Rect) -> None:
        bright.paint_bundle(self, face, canvas, box)

    @paint.register
    def _(self, face: RibbonFace, canvas: Canvas, box: pygame.Rect) -> None:
        bright.paint_ribbon(self, face, canvas, box)

    @paint.register
    def _(self, face: KeyFace, canvas: Canvas, box: pygame.Rect) -> None:
        pass  # the table draws it, if there is a race


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
