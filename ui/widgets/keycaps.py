"""Keys that belong to places in a row: choose a place, then press the key that it is to have."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ui.canvas import Canvas
from ui.theme import CREAM, FADED_CREAM, WHITE
from ui.widgets.base import Widget

SIGNS = range(33, 127)  # keys that print something


@dataclass(kw_only=True)
class KeyCaps(Widget):
    """A key for every place. A click or an arrow chooses a place, and the next key that is pressed is meant for it."""

    letters: str = ""
    chosen: int | None = None  # the place that waits for a key
    on_choose: Callable[[int | None], None] = lambda index: None
    on_key: Callable[[int, str], None] = lambda index, sign: None

    def _boxes(self) -> list[pygame.Rect]:
        count = max(1, len(self.letters))
        edges = [self.rect.x + round(self.rect.width * step / count) for step in range(count + 1)]
        return [
            pygame.Rect(left, self.rect.y, right - left, self.rect.height) for left, right in itertools.pairwise(edges)
        ]

    def handle(self, event: pygame.Event) -> bool:
        """A place is chosen, or the key for it is pressed; Esc leaves it as it is."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.on_choose(next((index for index, box in enumerate(self._boxes()) if box.collidepoint(event.pos)), 0))
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if event.key == pygame.K_RIGHT else -1
            place = 0 if self.chosen is None else self.chosen + step
            self.on_choose(min(max(0, place), len(self.letters) - 1))
            return True
        if self.chosen is not None and event.key == pygame.K_ESCAPE:
            self.on_choose(None)
            return True
        if self.chosen is not None and event.key in SIGNS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.on_key(self.chosen, chr(event.key))
            return True
        return False

    def press(self) -> None:
        """Enter chooses the first place; a click has chosen one already."""
        if self.chosen is None:
            self.on_choose(0)

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The number of every place and its key; the one that waits has a question mark."""
        canvas.panel(self.rect, (0, 0, 0, 110), radius=10)
        for index, (letter, box) in enumerate(zip(self.letters, self._boxes(), strict=True)):
            is_chosen = index == self.chosen
            if is_chosen:
                rim = WHITE if canvas.theme.high_contrast else None
                inner = box.inflate(-canvas.px(4), -canvas.px(4))
                canvas.panel(inner, canvas.theme.palette.accent, radius=8, rim=rim)
            number = pygame.Rect(box.x + canvas.px(4), box.y, box.width // 3, box.height)
            colour = WHITE if is_chosen else FADED_CREAM
            canvas.text(number, str(index + 1), 12, colour, align="centre")
            canvas.key(box.right - canvas.px(7), box.centery, "?" if is_chosen else letter.upper(), CREAM)
        if focused:
            canvas.focus(self.rect, radius=10)
