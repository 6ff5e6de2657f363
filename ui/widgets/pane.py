"""A pane that scrolls what does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

import pygame

from ui.canvas import Canvas
from ui.theme import CREAM, Colour
from ui.widgets.base import Widget

NOTCH = 60  # units that one notch of the wheel scrolls


@dataclass(kw_only=True)
class Pane(Widget):
    """Catches the wheel, and draws the scroll bar. Its children are laid out by `scrolled`."""

    height: int = 0  # of what it holds
    offset: int = 0
    on_scroll: Callable[[int], None] = lambda offset: None
    unit: float = 1.0
    colour: Colour = CREAM  # of the bar: ink on paper
    takes_focus: ClassVar[bool] = False

    @property
    def furthest(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.height - self.rect.height)

    def _bar(self) -> pygame.Rect:
        wide = max(8, round(8 * self.unit))
        tall = max(32, self.rect.height * self.rect.height // max(1, self.height))
        top = self.rect.y + (self.rect.height - tall) * self.offset // max(1, self.furthest)
        return pygame.Rect(self.rect.right - wide, top, wide, tall)

    def scroll_to(self, offset: int) -> None:
        """Scroll, as far as there is anything."""
        offset = min(self.furthest, max(0, offset))
        if offset != self.offset:
            self.offset = offset
            self.on_scroll(offset)

    def handle(self, event: pygame.Event) -> bool:
        """The wheel, a click beside the bar, a drag of it, Page up and down."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.offset - round(event.y * NOTCH * self.unit))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            page = round(self.rect.height * 0.85)
            self.scroll_to(self.offset + (page if event.key == pygame.K_PAGEDOWN else -page))
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        dragged = event.type == pygame.MOUSEMOTION and event.buttons[0]
        if (pressed or dragged) and self.furthest and event.pos[0] >= self._bar().x - round(12 * self.unit):
            share = (event.pos[1] - self.rect.y) / max(1, self.rect.height)
            self.scroll_to(round(self.furthest * share))
            return True
        return False

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The bar, if there is anything to scroll."""
        if self.furthest:
            canvas.panel(self._bar(), (*self.colour, 120 if hovered else 70), radius=4)


def scrolled(pane: Pane, children: Iterable[Widget]) -> Iterator[Widget]:
    """A pane and its children, which were laid out as if it had no end, from its own top left corner."""
    pane.offset = min(pane.offset, pane.furthest)
    yield pane
    for child in children:
        child.rect = child.rect.move(0, -pane.offset)
        child.clip = pane.rect if child.clip is None else pane.rect.clip(child.clip)
        if child.rect.colliderect(pane.rect) or child.takes_focus:
            yield child
