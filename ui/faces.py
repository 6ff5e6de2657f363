"""How faces are painted. Each face is painted once for its size, language and theme, and kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from functools import cache, singledispatchmethod
from typing import Final, NamedTuple

import pygame

from engine.cards import Kind
from engine.texts import Texts
from ui import backs, bundles, cards, figures, happenings
from ui import theme as paint
from ui.boards import Board
from ui.canvas import Canvas
from ui.painter import Painter, Pictures
from ui.patterns import PATTERNS
from ui.pictures.budget import Budget
from ui.pictures.gallery import Wanted
from ui.pictures.kept import InMemory
from ui.sprites import (
    ArrowFace,
    BackFace,
    BadgeFace,
    BundleFace,
    CardFace,
    DieFace,
    EntryFace,
    Face,
    FigureFace,
    IconFace,
    KeyFace,
    PanelFace,
    PipsFace,
    PlaceFace,
    PlayerFace,
    PortraitFace,
    RibbonFace,
    Say,
    SharesFace,
    SignFace,
    StatsFace,
    TagFace,
    TermFace,
    TextFace,
    TokenFace,
)
from ui.theme import BLACK, CREAM, FADED_CREAM, WHITE, Theme, mixed

MOST_FACES: Final = 96 << 20  # bytes
BLANK: Final = (0, 0, 0, 70)


@cache
def nothing() -> pygame.Surface:
    """What is seen of other things than cards until they are painted."""
    return pygame.Surface((1, 1), pygame.SRCALPHA)


def stand_in(face: Face, size: tuple[int, int]) -> pygame.Surface:
    """What is seen of a thing until it is painted: a blank card, the same for all, or nothing."""
    if isinstance(face, CardFace | BackFace):
        return paint.rounded(size, min(size) // 12, BLANK, None, 0)
    return nothing()


class Key(NamedTuple):
    """A face in a size, `fine` times as large in every detail."""

    face: Face
    size: tuple[int, int]
    fine: float


class Faces(Painter):
    """Paints the faces of one table in one language, theme and size of window."""

    def __init__(
        self,
        theme: Theme,
        texts: Texts,
        board: Board,
        kinds: Sequence[Kind],
        names: Sequence[str],
        colours: Sequence[str],
        pictures: Pictures | None = None,
        budget: Budget | None = None,
        own_signs: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(theme, texts, board, kinds, names, colours, pictures, own_signs)
        self.painted = 0  # how many surfaces were made: for the benchmark
        self._kept: InMemory[Key] = InMemory(MOST_FACES)
        self._incomplete: dict[Key, list[Wanted]] = {}  # what lacks pictures, and which
        self._budget = budget
        self._first_frame: int | None = None  # that showed any of them
        self._waited = 0  # the frame in which something was last put off to the next
        self._put_off: dict[Key, None] = {}  # what was, in this order

    @property
    def kept_bytes(self) -> int:
        """What the painted faces take."""
        return self._kept.bytes

    def surface(self, face: Face, size: tuple[int, int], *, fine: float = 1) -> pygame.Surface:
        """A face in a size; `fine` times as large in every detail, for what is turned or shrunk afterwards."""
        key = Key(face, size, fine)
        kept = self._kept.get(key)
        if kept is None and self._may_wait():
            self._put_off[key] = None
            return stand_in(face, self._large(key))
        if kept is None:
            with nullcontext() if self._budget is None else self._budget.spending():
                return self._painted(key)
        lacking = self._incomplete.get(key)
        if lacking and self.pictures is not None:
            gallery = self.pictures.gallery
            if all(map(gallery.is_ready, lacking)) and gallery.may_put_in():
                with gallery.putting_in():
                    return self._painted(key)
        return kept

    @property
    def awaited_pictures(self) -> set[Wanted]:
        """What some face lacks."""
        return {wanted for lacking in self._incomplete.values() for wanted in lacking}

    def renew(self) -> list[Key]:
        """Paint what was put off and put in the pictures that have come, as far as there is time in this frame; the
        faces that have changed."""
        changed: list[Key] = []
        for key in list(self._put_off):
            if self._budget is None or not self._budget.allows():
                self.wait_on()
                break
            with self._budget.spending():
                self._painted(key)
            changed.append(key)
        for key, lacking in list(self._incomplete.items()):
            if self.pictures is None or not all(map(self.pictures.gallery.is_ready, lacking)):
                continue
            if not self.pictures.gallery.may_put_in():
                break
            with self.pictures.gallery.putting_in():
                self._painted(key)
            changed.append(key)
        return changed

    def wait_on(self) -> None:
        """Leave to the next frame whatever was put off: this one does something else."""
        if self._budget is not None and self._put_off:
            self._budget.is_behind, self._waited = True, self._budget.frames

    def _may_wait(self) -> bool:
        """Whether a face is left to the next frame: only while a table opens, when all of them are new at once, and
        the first frame has enough to do. What changes later is painted when it changes, so that nothing blinks."""
        budget = self._budget
        if budget is None or not budget.is_limited:
            return False
        if self._first_frame is None:
            self._first_frame = self._waited = budget.frames
        is_opening = budget.frames <= self._waited + 1
        if not is_opening or (budget.frames > self._first_frame and budget.allows()):
            return False
        budget.is_behind = True
        self._waited = budget.frames
        return True

    def _large(self, key: Key) -> tuple[int, int]:
        return max(1, round(key.size[0] * key.fine)), max(1, round(key.size[1] * key.fine))

    def _painted(self, key: Key) -> pygame.Surface:
        drawn = pygame.Surface(self._large(key), pygame.SRCALPHA)
        self.painted += 1
        self.awaited = []
        self.paint(key.face, Canvas(drawn, self.theme._replace(unit=self.theme.unit * key.fine)), drawn.get_rect())
        self._kept.put(key, drawn)
        self._put_off.pop(key, None)
        if self.awaited:
            self._incomplete[key] = self.awaited
        else:
            self._incomplete.pop(key, None)
        return drawn

    @singledispatchmethod
    def paint(self, face: Face, canvas: Canvas, box: pygame.Rect) -> None:
        """Paint a face into a box."""
        raise TypeError(f"no way to paint {face}")

    @paint.register
    def _(self, face: CardFace, canvas: Canvas, box: pygame.Rect) -> None:
        cards.paint_card(self, face, canvas, box)

    @paint.register
    def _(self, face: BackFace, canvas: Canvas, box: pygame.Rect) -> None:
        backs.paint_back(self, face, canvas, box)

    @paint.register
    def _(self, face: TokenFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_token(self, face, canvas, box)

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
        if face.is_quiet:
            _paint_quiet(face, canvas, box)
            return
        if face.is_titled and face.label is not None:
            self._title(canvas, box, face.label, face.icon)
            return
        if face.icon:
            side = min(inner.width, inner.height - (canvas.px(12) if face.corner else 0), canvas.px(34))
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
            place = pygame.Rect(0, 0, canvas.px(24), canvas.px(18))
            place.center = box.center
            if face.icon:
                place.midbottom = box.centerx, box.bottom - canvas.px(4)
            if face.pattern == "bricks":  # a smooth place on a rough ground
                canvas.panel(place, face.colour, radius=4)
            canvas.text(place, face.corner, 11, mixed(face.colour, face.rim, 0.55), weight="bold", align="centre")

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
        token = pygame.Rect(head.x, head.y, head.height, head.height)
        if face.has_flag:
            figures.paint_flag(self, face.seat, canvas, token.inflate(canvas.px(2), canvas.px(4)))
        else:
            figures.paint_token(self, TokenFace(face.seat), canvas, token)
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
        if face.held and columns == 1:
            said = max(paint.width_of(self.words(stat.words), "plain", canvas.px(12.5)) for stat in face.stats)
            left = rest.x + canvas.px(27) + said
            backs.paint_held(
                self, face.back, face.held, canvas, pygame.Rect(left, rest.y, rest.right - left, rest.height)
            )

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
    def _(self, face: PortraitFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_portrait(self, face, canvas, box)

    @paint.register
    def _(self, face: PipsFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_pips(face, canvas, box)

    @paint.register
    def _(self, face: BadgeFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_badge(self, face, canvas, box)

    @paint.register
    def _(self, face: StatsFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_stats(self, face, canvas, box)

    @paint.register
    def _(self, face: SignFace, canvas: Canvas, box: pygame.Rect) -> None:
        figures.paint_sign(self, face, canvas, box)

    @paint.register
    def _(self, face: BundleFace, canvas: Canvas, box: pygame.Rect) -> None:
        bundles.paint_bundle(self, face, canvas, box)

    @paint.register
    def _(self, face: RibbonFace, canvas: Canvas, box: pygame.Rect) -> None:
        bundles.paint_ribbon(self, face, canvas, box)

    @paint.register
    def _(self, face: DieFace, canvas: Canvas, box: pygame.Rect) -> None:
        happenings.paint_die(self, face, canvas, box)

    @paint.register
    def _(self, face: TermFace, canvas: Canvas, box: pygame.Rect) -> None:
        happenings.paint_term(self, face, canvas, box)

    @paint.register
    def _(self, face: ArrowFace, canvas: Canvas, box: pygame.Rect) -> None:
        happenings.paint_arrow(face, canvas, box)

    @paint.register
    def _(self, face: SharesFace, canvas: Canvas, box: pygame.Rect) -> None:
        happenings.paint_shares(face, canvas, box)

    @paint.register
    def _(self, face: EntryFace, canvas: Canvas, box: pygame.Rect) -> None:
        happenings.paint_entry(self, face, canvas, box)

    @paint.register
    def _(self, face: KeyFace, canvas: Canvas, box: pygame.Rect) -> None:
        pass  # the table draws it, if there is a race


def _paint_quiet(face: PlaceFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A place on which its name is found, but does not catch the eye."""
    if face.icon:
        side = min(canvas.px(26), round(min(box.size) * 0.34))
        square = pygame.Rect(0, 0, side, side)
        square.center = box.center
        canvas.icon(square, face.icon, mixed(face.colour, face.rim, 0.34))
    if face.corner:
        place = pygame.Rect(box.x + canvas.px(5), box.bottom - canvas.px(17), canvas.px(24), canvas.px(15))
        canvas.text(place, face.corner, 10.5, mixed(face.colour, face.rim, 0.72), weight="bold")
