"""What screens draw with: a surface, a theme, and sizes in units."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import pygame

from ui import theme as paint
from ui.light import background
from ui.theme import CREAM, Align, Colour, Theme, Weight

MANY: Final = 99  # lines


@dataclass(frozen=True)
class Written:
    """A text that was drawn: for the tests, which look for words that do not fit."""

    words: str
    box: pygame.Rect
    is_cut: bool


class Canvas:
    """Draws on a surface. Boxes are in pixels, sizes of text, rims and corners in units."""

    def __init__(self, surface: pygame.Surface, theme: Theme) -> None:
        self.surface = surface
        self.theme = theme
        self.written: list[Written] | None = None  # a list here is told of every text

    def px(self, units: float) -> int:
        """Units in pixels."""
        return self.theme.px(units)

    def text(
        self,
        box: pygame.Rect,
        words: str,
        size: float = 15,
        colour: Colour = CREAM,
        *,
        weight: Weight = "plain",
        align: Align = "left",
        lines: int = 1,
        top: bool = False,
    ) -> pygame.Rect:
        """Write words into a box: smaller if need be, then cut, but never outside. The rectangle they take."""
        if not words or box.width < 2 or box.height < 2:
            return pygame.Rect(box.topleft, (0, 0))
        drawn = paint.text_surface(words, box.size, self.px(size), weight, colour, align, lines)
        place = drawn.get_rect(topleft=box.topleft) if top else drawn.get_rect(midleft=box.midleft)
        self.surface.blit(drawn, place)
        if self.written is not None:
            block = paint.fitted(words, *box.size, self.px(size), weight, lines)
            self.written.append(Written(words, box.copy(), block.is_cut))
        return place

    def icon(self, box: pygame.Rect, name: str, colour: Colour = CREAM) -> None:
        """A picture in the middle of a box, as large as it fits."""
        drawn = paint.icon(name, max(4, min(box.size)), colour)
        self.surface.blit(drawn, drawn.get_rect(center=box.center))

    def panel(
        self,
        box: pygame.Rect,
        colour: Colour | tuple[int, int, int, int] = (0, 0, 0, 90),
        *,
        radius: float = 12,
        rim: Colour | None = None,
        width: float = 2,
        shadow: float = 0,
    ) -> None:
        """A rounded rectangle, with a rim and a shadow if wanted."""
        if box.width < 1 or box.height < 1:
            return
        corner = min(self.px(radius), min(box.size) // 2)
        if shadow:
            self.shadow(box, corner, shadow)
        self.surface.blit(paint.rounded(box.size, corner, colour, rim, self.px(width)), box)

    def shadow(self, box: pygame.Rect, corner: int, size: float, strength: int = 130) -> None:
        """A soft shadow under a box."""
        blur = self.px(size)
        drawn = paint.shadow(box.size, corner, blur, strength)
        self.surface.blit(drawn, (box.x - blur, box.y - blur + blur // 3))

    def glow(self, box: pygame.Rect, colour: Colour, *, radius: float = 10, width: float = 3) -> None:
        """A glowing rim around a box."""
        wide = self.px(width)
        drawn = paint.glow(box.size, min(self.px(radius), min(box.size) // 2), wide, colour)
        self.surface.blit(drawn, (box.x - 4 * wide, box.y - 4 * wide))

    def focus(self, box: pygame.Rect, *, radius: float = 12) -> None:
        """The mark of what the keyboard is at: a ring that stands off a little."""
        ring = box.inflate(self.px(8), self.px(8))
        corner = min(self.px(radius) + self.px(4), min(ring.size) // 2)
        pygame.draw.rect(self.surface, (20, 14, 10), ring.inflate(2, 2), self.px(5), border_radius=corner)
        pygame.draw.rect(self.surface, self.theme.palette.glow, ring, self.px(3), border_radius=corner)

    def key(self, right: int, middle: int, name: str, colour: Colour) -> pygame.Rect:
        """A key of the keyboard, its right side at `right`."""
        px = self.px(11.5)
        width = max(self.px(19), paint.width_of(name, "bold", px) + self.px(11))
        box = pygame.Rect(0, 0, width, self.px(19))
        box.midright = (right, middle)
        pygame.draw.rect(self.surface, colour, box, max(1, self.px(1.4)), border_radius=self.px(5))
        self.text(box, name, 11.5, colour, weight="bold", align="centre")
        return box

    def key_width(self, name: str) -> int:
        """How much room a key takes."""
        return max(self.px(19), paint.width_of(name, "bold", self.px(11.5)) + self.px(11))

    def background(self) -> None:
        """The table under soft light."""
        palette = self.theme.palette
        self.surface.blit(background(self.surface.get_size(), palette.light, palette.dark), (0, 0))

    @contextlib.contextmanager
    def sheet(self, box: pygame.Rect) -> Iterator[Canvas]:
        """Draw on a clear sheet, from its own corner on, that is laid on the box when all is on it."""
        sheet = Canvas(pygame.Surface(box.size, pygame.SRCALPHA), self.theme)
        sheet.written = None if self.written is None else []
        yield sheet
        self.surface.blit(sheet.surface, box)
        if self.written is not None:
            self.written += [replace(each, box=each.box.move(box.topleft)) for each in sheet.written or ()]

    @contextlib.contextmanager
    def clipped(self, box: pygame.Rect | None) -> Iterator[None]:
        """Draw only inside a box."""
        before = self.surface.get_clip()
        if box is not None:
            self.surface.set_clip(box.clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)
