"""How faces are painted. Each face is painted once for its size, language and theme, and kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatchmethod
from typing import Final

import pygame

from engine.cards import CardKind, texts_of
from engine.choices import Ref
from engine.texts import Texts
from ui import theme as paint
from ui.boards import Board
from ui.canvas import Canvas
from ui.sprites import (
    BackFace,
    CardFace,
    Face,
    IconFace,
    PanelFace,
    PlaceFace,
    PlayerFace,
    Say,
    TextFace,
    TokenFace,
)
from ui.theme import CREAM, FADED_CREAM, INK, WHITE, Colour, Theme, mixed

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


def seat_signs(names: Sequence[str]) -> list[str]:
    """One sign for every player: the first letter of the name, or the number of the seat where two would be alike."""
    letters = [name.strip()[:1].upper()[:1] for name in names]
    return [
        letter if letter.isalnum() and letters.count(letter) == 1 else str(number)
        for number, letter in enumerate(letters, start=1)
    ]


class Faces:
    """Paints the faces of one table in one language, theme and size of window."""

    def __init__(
        self,
        theme: Theme,
        texts: Texts,
        board: Board,
        kinds: Sequence[CardKind],
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
        return said if isinstance(said, str) else self.texts(said.key, **dict(said.facts))

    @singledispatchmethod
    def paint(self, face: Face, canvas: Canvas, box: pygame.Rect) -> None:
        """Paint a face into a box."""
        raise TypeError(f"no way to paint {face}")

    @paint.register
    def _(self, face: CardFace, canvas: Canvas, box: pygame.Rect) -> None:
        look = self.board.look(face.ref)
        paper = self.theme.palette.paper
        width = box.width / canvas.theme.unit
        rim = mixed(paper, INK, 0.4)
        canvas.panel(box, paper, radius=7, rim=rim, width=1.6)
        inner = box.inflate(-2 * canvas.px(1.6), -2 * canvas.px(1.6))
        is_large = width >= 96
        head = pygame.Rect(inner.x, inner.y, inner.width, max(canvas.px(8), round(box.height * 0.17)))
        if not is_large:
            head.height = min(round(box.height * 0.34), canvas.px(23)) if width >= 40 else round(box.height * 0.16)
        pygame.draw.rect(
            canvas.surface, look.head, head, border_top_left_radius=canvas.px(5), border_top_right_radius=canvas.px(5)
        )
        if width >= 40:
            words = head.inflate(-canvas.px(12 if is_large else 5), 0)
            size = 14.5 if is_large else min(11.5, width / 5.4)
            canvas.text(
                words,
                self.texts.name(face.ref),
                size,
                WHITE,
                weight="bold",
                lines=1 if is_large else 2,
                align="left" if is_large else "centre",
            )
        body = pygame.Rect(inner.x, head.bottom, inner.width, inner.bottom - head.bottom)
        art = pygame.Rect(body.x, body.y, body.width, round(body.height * 0.5)) if is_large else body
        if is_large:
            canvas.surface.blit(_art_ground(art.size, paper), art)
        side = round(min(art.width, art.height) * 0.74)
        picture = pygame.Rect(0, 0, side, side)
        picture.center = art.center
        canvas.icon(picture, look.icon, look.head)
        if is_large:
            text = pygame.Rect(body.x, art.bottom, body.width, body.bottom - art.bottom)
            text.inflate_ip(-canvas.px(12), -canvas.px(4))
            canvas.text(text, self.card_texts.get(face.ref, ""), 11.5, INK, lines=9, top=True)
        for index, badge in enumerate(face.badges):
            mark = pygame.Rect(0, 0, canvas.px(24), canvas.px(18))
            mark.bottomleft = (box.x + canvas.px(3) + index * canvas.px(26), box.bottom - canvas.px(3))
            canvas.panel(mark, paint.ALARM, radius=8)
            canvas.text(mark, badge, 11, WHITE, weight="bold", align="centre")
        if face.dimmed:
            veil = pygame.Surface(box.size, pygame.SRCALPHA)
            veil.fill((60, 50, 40, 120))
            canvas.surface.blit(veil, box)

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
        ground = (*face.colour, 70) if face.is_soft else face.colour
        canvas.panel(box, ground, radius=face.radius, rim=face.rim, width=2)
        inner = box.inflate(-canvas.px(10), -canvas.px(10))
        if face.icon:
            side = min(inner.width, inner.height, canvas.px(26))
            square = pygame.Rect(0, 0, side, side)
            square.center = inner.center
            if face.label is not None:
                square.midtop = inner.midtop
                inner = pygame.Rect(inner.x, square.bottom, inner.width, inner.bottom - square.bottom)
            canvas.icon(square, face.icon, mixed(face.colour, face.rim, 0.75))
        if face.label is not None:
            canvas.text(inner, self.words(face.label), 11.5, CREAM, align="centre", lines=2)

    @paint.register
    def _(self, face: PanelFace, canvas: Canvas, box: pygame.Rect) -> None:
        canvas.panel(box, (0, 0, 0, 105), radius=10, rim=WHITE if self.theme.high_contrast else None)
        if face.title is None:
            return
        head = pygame.Rect(box.x + canvas.px(10), box.y + canvas.px(4), box.width - canvas.px(20), canvas.px(22))
        if face.icon:
            square = pygame.Rect(head.x, head.y + canvas.px(2), canvas.px(18), canvas.px(18))
            canvas.icon(square, face.icon, FADED_CREAM)
            head = pygame.Rect(square.right + canvas.px(6), head.y, head.right - square.right - canvas.px(6), head.h)
        canvas.text(head, self.words(face.title), 13, CREAM, weight="bold")

    @paint.register
    def _(self, face: PlayerFace, canvas: Canvas, box: pygame.Rect) -> None:
        colour = self.colours[face.seat]
        rim = self.theme.palette.glow if face.is_active else colour
        canvas.panel(
            box, (0, 0, 0, 150 if face.is_active else 105), radius=10, rim=rim, width=2.4 if face.is_active else 1.6
        )
        head = pygame.Rect(box.x + canvas.px(8), box.y + canvas.px(5), box.width - canvas.px(16), canvas.px(24))
        token = self.surface(TokenFace(face.seat), (head.height, head.height))
        canvas.surface.blit(pygame.transform.smoothscale(token, (head.height, head.height)), head)
        words = pygame.Rect(
            head.x + head.height + canvas.px(7), head.y, head.width - head.height - canvas.px(7), head.height
        )
        if face.is_active:
            arrow = pygame.Rect(0, 0, canvas.px(18), canvas.px(18))
            arrow.midright = words.midright
            canvas.icon(arrow, "play", self.theme.palette.glow)
            words.width -= arrow.width + canvas.px(4)
        name_colour = FADED_CREAM if face.is_out else CREAM
        canvas.text(words, self.names[face.seat], 14, name_colour, weight="bold")
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


def _art_ground(size: tuple[int, int], paper: Colour) -> pygame.Surface:
    """The ground of a card's picture: lighter at the top."""
    column = pygame.Surface((1, 2))
    column.set_at((0, 0), mixed(paper, WHITE, 0.75))
    column.set_at((0, 1), mixed(paper, (120, 100, 60), 0.12))
    return pygame.transform.smoothscale(column, (max(1, size[0]), max(1, size[1])))
