"""Cues as they are played: each knows where on the screen it happens, and draws itself at any share of its time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

import pygame

from engine.choices import Ref
from ui.canvas import Canvas
from ui.faces import Faces
from ui.sprites import Box, CardFace, DieFace, Face, Sprite
from ui.theme import CREAM, INK, Colour, fitted, glow, line_height, mixed, width_of

SHAPE: Final = 1.42  # of a card
FLIPPED: Final = 0.28  # of its time goes by until a card that is held up lies face up
LANDED: Final = 0.45  # of its time a die rolls
FACES: Final = 6
TRAIL: Final = 7  # sparks behind what flies


class Act(Protocol):
    """Something that is shown for a moment above the table."""

    lasts: ClassVar[float]  # seconds at normal speed
    overlaps: ClassVar[bool]  # the next one of the same event, or of its kind, begins soon after it

    def draw(self, canvas: Canvas, share: float) -> None:
        """How it looks after this share of its time."""


def _eased(share: float) -> float:
    return 1 - (1 - share) ** 3


@dataclass
class Flight:
    """A spark or a sign flies from one place to another, or to several."""

    lasts: ClassVar[float] = 0.42
    overlaps: ClassVar[bool] = False
    start: tuple[int, int]
    ends: Sequence[tuple[int, int]]
    colour: Colour
    icon: str

    def draw(self, canvas: Canvas, share: float) -> None:
        """To all at once."""
        for end in self.ends:
            self._fly(canvas, pygame.Vector2(self.start), pygame.Vector2(end), share)

    def _fly(self, canvas: Canvas, start: pygame.Vector2, end: pygame.Vector2, share: float) -> None:
        """With a trail that gets thinner."""
        px = canvas.px
        head = start.lerp(end, min(1.0, share * 1.15))
        tail = start.lerp(end, max(0.0, share * 1.15 - 0.35))
        if (head - tail).length() > 1:
            for width, colour in ((px(7), mixed(self.colour, INK, 0.6)), (px(3), self.colour)):
                pygame.draw.line(canvas.surface, colour, tail, head, width)
        for step in range(TRAIL):
            at = head.lerp(tail, step / TRAIL)
            pygame.draw.aacircle(canvas.surface, self.colour, at, max(1, px(5) * (TRAIL - step) // TRAIL))
        if self.icon:
            side = px(34)
            disc = pygame.Rect(0, 0, side, side)
            disc.center = round(head.x), round(head.y)
            pygame.draw.aacircle(canvas.surface, INK, disc.center, side // 2)
            pygame.draw.aacircle(canvas.surface, self.colour, disc.center, side // 2, px(2.5))
            canvas.icon(disc.inflate(-px(10), -px(10)), self.icon, CREAM)


@dataclass
class Blow:
    """A thing flashes and shakes; what it lost floats up. One's own loss reddens the edge of the whole window."""

    lasts: ClassVar[float] = 0.75
    overlaps: ClassVar[bool] = True
    box: pygame.Rect
    words: str
    icon: str
    colour: Colour
    is_mine: bool
    shakes: bool = True

    def draw(self, canvas: Canvas, share: float) -> None:
        """The thing as it lies there already, moved a little."""
        fading = 1 - share
        seen = self.box.clip(canvas.surface.get_rect())
        if self.shakes and share < 0.6 and seen.width > 0 and seen.height > 0:
            part = canvas.surface.subsurface(seen).copy()
            part.fill([round(channel * 0.6 * (1 - share / 0.6)) for channel in self.colour], None, pygame.BLEND_RGB_ADD)
            aside = round(math.sin(share * 40) * canvas.px(6) * (1 - share / 0.6))
            canvas.surface.blit(part, seen.move(aside, 0))
        shine = glow(self.box.size, min(canvas.px(10), min(self.box.size) // 2), canvas.px(4), self.colour)
        shine = shine.copy()
        shine.set_alpha(round(255 * fading))
        canvas.surface.blit(shine, shine.get_rect(center=self.box.center))
        if self.is_mine and self.shakes:
            _edge(canvas, self.colour, fading)
        if self.words or self.icon:
            self._float(canvas, share)

    def _float(self, canvas: Canvas, share: float) -> None:
        px = canvas.px
        size = 30 if self.is_mine else 24
        side = px(size) if self.icon else 0
        wide = width_of(self.words, "bold", px(size)) + side + px(16)
        box = pygame.Rect(0, 0, wide, px(size * 1.45))
        box.center = (self.box.centerx, round(self.box.centery - _eased(share) * px(46)))
        box.clamp_ip(canvas.surface.get_rect())
        canvas.panel(box, mixed(self.colour, INK, 0.45), radius=size, rim=CREAM, width=1.6, shadow=6)
        words = pygame.Rect(box.x + px(8), box.y, box.width - px(16) - side, box.height)
        canvas.text(words, self.words, size, CREAM, weight="bold", align="centre")
        if side:
            canvas.icon(pygame.Rect(box.right - side - px(6), box.y, side, box.height), self.icon, CREAM)


def _edge(canvas: Canvas, colour: Colour, strength: float) -> None:
    """A coloured light from the edge of the window inwards."""
    whole = canvas.surface.get_rect()
    for step in range(4):
        rim = whole.inflate(-2 * step * canvas.px(5), -2 * step * canvas.px(5))
        shade = pygame.Surface((rim.width, canvas.px(5)), pygame.SRCALPHA)
        shade.fill((*colour, round(150 * strength * (4 - step) / 4)))
        canvas.surface.blit(shade, rim)
        canvas.surface.blit(shade, (rim.x, rim.bottom - canvas.px(5)))
        side = pygame.transform.rotate(pygame.transform.scale(shade, (rim.height, canvas.px(5))), 90)
        canvas.surface.blit(side, rim)
        canvas.surface.blit(side, (rim.right - canvas.px(5), rim.y))


@dataclass
class Tumble:
    """A thing tips over, slides down and fades."""

    lasts: ClassVar[float] = 0.9
    overlaps: ClassVar[bool] = True
    box: pygame.Rect
    is_mine: bool
    _picture: pygame.Surface | None = None

    def draw(self, canvas: Canvas, share: float) -> None:
        """From a copy of what lies there when it begins."""
        seen = self.box.clip(canvas.surface.get_rect())
        if seen.width < 1 or seen.height < 1:
            return
        if self._picture is None:
            self._picture = canvas.surface.subsurface(seen).convert_alpha()
        turned = pygame.transform.rotozoom(self._picture, -26 * _eased(share), 1 - 0.15 * share)
        turned.set_alpha(round(255 * (1 - share)))
        place = turned.get_rect(center=(seen.centerx, seen.centery + round(share * share * canvas.px(60))))
        canvas.surface.blit(turned, place)
        if self.is_mine:
            _edge(canvas, (120, 20, 20), 1 - share)


@dataclass
class Ribbon:
    """A sentence across the table."""

    lasts: ClassVar[float] = 1.5
    overlaps: ClassVar[bool] = False
    board: pygame.Rect
    words: str
    icon: str
    colour: Colour

    def draw(self, canvas: Canvas, share: float) -> None:
        """It opens from the middle, and closes again."""
        px = canvas.px
        opening = min(1.0, share / 0.12, (1 - share) / 0.1)
        room = min(self.board.width - px(24), px(620))
        side = px(44) if self.icon else 0
        block = fitted(self.words, room - side - px(56), px(84), px(22), "bold", 3)
        tall = max(px(58), line_height(block.px) * len(block.lines) + px(22))
        box = pygame.Rect(0, 0, max(px(40), round(room * opening)), tall)
        box.center = (self.board.centerx, self.board.y + round(self.board.height * 0.3))
        canvas.panel(box, mixed(self.colour, INK, 0.78), radius=14, rim=self.colour, width=3, shadow=16)
        if opening < 1.0:
            return
        inner = box.inflate(-px(28), -px(8))
        if side:
            canvas.icon(pygame.Rect(inner.x, inner.y, side, inner.height), self.icon, self.colour)
        words = pygame.Rect(inner.x + side, inner.y, inner.width - side, inner.height)
        canvas.text(words, self.words, 22, CREAM, weight="bold", align="centre", lines=3)


@dataclass
class Swept:
    """Cards fly to whoever has won them, one after the other."""

    lasts: ClassVar[float] = 0.8
    overlaps: ClassVar[bool] = True  # several leave at the same time
    cards: Sequence[tuple[Face, pygame.Rect]]  # each with where it lay
    end: tuple[int, int]
    faces: Faces

    def draw(self, canvas: Canvas, share: float) -> None:
        """Smaller and smaller."""
        between = 0.4 / max(1, len(self.cards))
        for index, (face, box) in enumerate(self.cards):
            done = _eased(min(1.0, max(0.0, (share - index * between) / 0.6)))
            if done >= 1.0:
                continue
            picture = self.faces.surface(face, box.size)
            picture = pygame.transform.rotozoom(picture, 18 * done, 1 - 0.65 * done)
            at = pygame.Vector2(box.center).lerp(self.end, done)
            canvas.surface.blit(picture, picture.get_rect(center=(round(at.x), round(at.y))))


@dataclass
class Shown:
    """Cards flip up large in the middle, the one that counts first, and below them is said what came of it."""

    lasts: ClassVar[float] = 1.1
    overlaps: ClassVar[bool] = False
    cards: Sequence[Ref]
    words: str
    board: pygame.Rect
    faces: Faces

    def draw(self, canvas: Canvas, share: float) -> None:
        """The cards as they flip, and below them what came of it."""
        px = canvas.px
        gap = px(14)
        widest = self.board.width // len(self.cards) - gap
        tall = min(px(210), round(self.board.height * 0.62), round(widest * SHAPE))
        wide = round(tall / SHAPE)
        left = self.board.centerx - (len(self.cards) * (wide + gap) - gap) // 2
        top = self.board.centery - (tall + px(50)) // 2
        is_open = share >= FLIPPED / 2
        squeeze = abs(1 - 2 * share / FLIPPED) if share < FLIPPED else 1.0
        for index, card in enumerate(self.cards):
            face = CardFace(card, dimmed=bool(index)) if is_open else self.faces.board.look(card).back
            picture = self.faces.surface(face, (wide, tall))
            if squeeze < 1.0:
                picture = pygame.transform.smoothscale(picture, (max(1, round(wide * squeeze)), tall))
            place = picture.get_rect(center=(left + index * (wide + gap) + wide // 2, top + tall // 2))
            canvas.shadow(place, px(8), 16, 170)
            canvas.surface.blit(picture, place)
        if share >= FLIPPED:
            self._draw_words(canvas, top + tall + px(10))

    def _draw_words(self, canvas: Canvas, top: int) -> None:
        px = canvas.px
        width = min(px(440), self.board.width - px(40))
        block = fitted(self.words, width, px(60), px(16), "bold", 3)
        sheet = pygame.Rect(0, 0, width + px(28), line_height(block.px) * len(block.lines) + px(14))
        sheet.midtop = (self.board.centerx, top)
        canvas.panel(sheet, CREAM, radius=10, shadow=12)
        canvas.text(sheet.inflate(-px(28), -px(8)), self.words, 16, INK, weight="bold", align="centre", lines=3)


@dataclass
class Moment:
    """What a board lays out over the table for a moment; dice in it roll before they lie still."""

    lasts: ClassVar[float] = 1.65
    overlaps: ClassVar[bool] = False
    sprites: Sequence[Sprite]
    faces: Faces

    def draw(self, canvas: Canvas, share: float) -> None:
        """Everything where the board says; a rolling die shows one face after the other."""
        for sprite in self.sprites:
            if isinstance(sprite.face, DieFace) and sprite.face.face and share < LANDED:
                self._roll(canvas, sprite.box, sprite.face, share / LANDED)
            else:
                canvas.surface.blit(self.faces.surface(sprite.face, sprite.rect.size), sprite.rect)

    def _roll(self, canvas: Canvas, box: Box, face: DieFace, share: float) -> None:
        pips = (face.face + round((1 - share) * 11) - 1) % FACES + 1
        die = self.faces.surface(DieFace(pips, face.is_dark), (box.width, box.height))
        turned = pygame.transform.rotozoom(die, 540 * (1 - _eased(share)), 1 + 0.35 * (1 - share))
        hop = round(abs(math.sin(share * math.pi * 3)) * canvas.px(20) * (1 - share))
        middle = (box.x + box.width // 2, box.y + box.height // 2 - hop)
        canvas.surface.blit(turned, turned.get_rect(center=middle))
