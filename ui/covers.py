"""The pictures that stand for whole games: on the shelf, beside saved games, over set-up, curtain and end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from ui.canvas import Canvas
from ui.materials import rounding
from ui.pictures.gallery import COVERS, Gallery
from ui.theme import CREAM, Colour

GREY: Final = 0.8  # of its colours goes out of a picture of something that is not there yet


class Cover(NamedTuple):
    """The picture of one game; its sign as long as the picture is not there, or if signs are wanted."""

    game: str
    icon: str
    gallery: Gallery | None

    def found(self, size: tuple[int, int], unit: float) -> pygame.Surface | None:
        """The picture in a size, if it is there."""
        if self.gallery is None:
            return None
        return self.gallery.picture(COVERS, self.game, size, unit, whole=True)

    def draw(self, canvas: Canvas, box: pygame.Rect, *, radius: float = 8, ink: Colour = CREAM) -> None:
        """The picture with round corners, or the sign on a dark ground."""
        picture = self.found(box.size, canvas.theme.unit)
        if picture is None:
            canvas.panel(box, (0, 0, 0, 60), radius=radius)
            side = round(min(box.size) * 0.72)
            sign = pygame.Rect(0, 0, side, side)
            sign.center = box.center
            canvas.icon(sign, self.icon, ink)
            return
        framed = picture.copy()
        corner = min(canvas.px(radius), min(box.size) // 2)
        framed.blit(rounding(box.size, corner), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.surface.blit(framed, box)

    def banner(self, canvas: Canvas, box: pygame.Rect, radius: float) -> None:
        """The picture across the upper edge of a sheet: round corners above, fading into what lies below."""
        picture = self.found(box.size, canvas.theme.unit)
        if picture is None:
            return
        framed = picture.copy()
        framed.blit(fading(box.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        corner = min(canvas.px(radius), min(box.size) // 2)
        taller = rounding((box.width, box.height + corner), corner)
        framed.blit(taller, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.surface.blit(framed, box)


@lru_cache(maxsize=16)
def fading(size: tuple[int, int]) -> pygame.Surface:
    """A stencil that is whole above and clear at the lower edge."""
    wide, tall = size
    column = pygame.Surface((1, tall), pygame.SRCALPHA)
    for y in range(tall):
        share = max(0.0, (y / max(1, tall) - 0.66) / 0.34)
        column.set_at((0, y), (255, 255, 255, round(255 * (1 - share) ** 1.2)))
    return pygame.transform.scale(column, (wide, tall))


def greyed(picture: pygame.Surface) -> pygame.Surface:
    """A picture with hardly any colour."""
    pale = pygame.transform.grayscale(picture)
    pale.set_alpha(round(255 * GREY))
    mixed = picture.copy()
    mixed.blit(pale, (0, 0))
    mixed.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    return mixed
