"""A card to look at or to take, with how many of it are in a deck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from engine.choices import Ref
from ui.canvas import Canvas
from ui.faces import Faces
from ui.sprites import CardFace
from ui.theme import INK, WHITE
from ui.widgets.base import Widget, nothing

LESS: Final = (pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_BACKSPACE, pygame.K_DELETE)
MORE: Final = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)


def face_of(faces: Faces, ref: Ref) -> CardFace:
    """A card as it lies beside the table: as its board has it, or its plain front."""
    printed: Callable[[Ref], CardFace] = getattr(faces.board, "printed", CardFace)
    return printed(ref)


@dataclass(kw_only=True)
class CardSpot(Widget):
    """A click takes one more; minus or Backspace takes one back."""

    ref: Ref
    faces: Faces
    count: int = 0
    most: int = 0  # 0: it is only looked at
    on_more: Callable[[], None] = nothing
    on_less: Callable[[], None] = nothing
    on_zoom: Callable[[], None] = nothing

    def press(self) -> None:
        """One more."""
        self.on_more()

    def handle(self, event: pygame.Event) -> bool:
        """The keys for more, less and a closer look."""
        if event.type != pygame.KEYDOWN:
            return False
        act = {**dict.fromkeys(LESS, self.on_less), **dict.fromkeys(MORE, self.on_more), pygame.K_z: self.on_zoom}
        if event.key not in act:
            return False
        act[event.key]()
        return True

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The card, a rim if it is in the deck, and how many of it are."""
        canvas.surface.blit(self.faces.surface(face_of(self.faces, self.ref), self.rect.size), self.rect)
        if self.count:
            rim = max(2, canvas.px(2.5))
            pygame.draw.rect(canvas.surface, canvas.theme.palette.glow, self.rect, rim, border_radius=canvas.px(8))
            badge = pygame.Rect(self.rect.x + canvas.px(5), self.rect.y + canvas.px(27), canvas.px(44), canvas.px(24))
            is_full = self.count >= self.most
            canvas.panel(badge, canvas.theme.palette.accent if is_full else canvas.theme.palette.glow, radius=12)
            words = f"{self.count} / {self.most}"
            canvas.text(badge, words, 14, WHITE if is_full else INK, weight="bold", align="centre")
        if focused or hovered:
            canvas.focus(self.rect.inflate(-canvas.px(4), -canvas.px(4)), radius=8)
