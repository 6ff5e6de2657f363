"""One card, as large as the window allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.choices import Ref
from ui.canvas import Canvas
from ui.scenes.overtable import OverTable
from ui.zoom import draw_zoomed

if TYPE_CHECKING:
    from ui.scenes.table import TableScene


class Zoomed(OverTable):
    """Any click or key closes it."""

    lets_time_run = True

    def __init__(self, table: TableScene, ref: Ref) -> None:
        super().__init__(table)
        self.ref = ref

    def draw(self, canvas: Canvas) -> None:
        """The card in the middle."""
        tall = min(self.px(620), self.area.height - self.px(60))
        box = pygame.Rect(0, 0, min(round(tall / 1.42), self.area.width - self.px(40)), tall)
        box.center = self.area.center
        draw_zoomed(canvas, self.table.faces, self.ref, box, 19)

    def handle(self, event: pygame.Event) -> bool:
        """Close it."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.app.pop()
            return True
        return False
