"""One card, as large as the window allows."""

from __future__ import annotations

import pygame

from engine.choices import Ref
from ui.canvas import Canvas
from ui.table.sheets.overtable import OverTable
from ui.table.tabletop import Tabletop
from ui.zoom import draw_zoomed


class Zoomed(OverTable):
    """Any click or key closes it."""

    lets_time_run = True

    def __init__(self, table: Tabletop, ref: Ref) -> None:
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


def zoom(table: Tabletop, ref: Ref) -> None:
    """Show a card so large that all of it can be read."""
    if ref in table.faces.card_texts:
        table.app.push(Zoomed(table, ref))
