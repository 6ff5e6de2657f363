"""Before a person's first question: what they have been dealt, turned up large, and what they want with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from ui.canvas import Canvas
from ui.saying import Opening
from ui.scenes.paragraphs import paragraph
from ui.table.sheets.overtable import OverTable
from ui.table.tabletop import Tabletop
from ui.theme import INK, fitted
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button
from ui.zoom import draw_zoomed

SHAPE = 1.42  # of a card: how much higher than wide


class Welcome(OverTable):
    """A card at the left, words at the right; it stays until it was read."""

    def __init__(self, table: Tabletop, opening: Opening, then: Callable[[], None]) -> None:
        super().__init__(table)
        self.opening, self.then = opening, then

    def build(self) -> Iterable[Widget]:
        """The card, its name, a sentence or two, and a button."""
        px, words = self.px, self.table.faces.words
        wide = min(px(640), self.area.width - px(40))
        tall = min(px(360), self.area.height - px(40))
        sheet = pygame.Rect(0, 0, wide, tall)
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=22, shadow=34)
        card = pygame.Rect(sheet.x + px(26), sheet.y + px(26), round((tall - px(52)) / SHAPE), tall - px(52))
        card.width = min(card.width, wide * 2 // 5)
        yield Painted(name="card", rect=card, paint=self._draw_card)
        inner = pygame.Rect(card.right + px(24), card.y, sheet.right - card.right - px(50), card.height)
        title = pygame.Rect(inner.x, inner.y, inner.width, px(64))
        name = words(self.opening.title)
        size = next((size for size in (26, 20, 15) if not fitted(name, *title.size, px(size), "bold", 2).is_cut), 11)
        yield Label(name="title", rect=title, words=name, size=size, colour=INK, bold=True, lines=2)
        top = title.bottom + px(6)
        for index, line in enumerate(self.opening.lines):
            said = paragraph(self.theme, f"line {index}", words(line), (inner.x, top), inner.width, 16, INK)
            yield said
            top = said.rect.bottom + px(10)
        button = pygame.Rect(inner.x, inner.bottom - px(48), inner.width, px(48))
        label = self.say("ui.opening.go-on")
        yield Button(
            name="go on", rect=button, label=label, key_name="Enter", kind="primary", on_press=self.back, size=16
        )

    def back(self) -> None:
        """It was read."""
        super().back()
        self.then()

    def _draw_card(self, canvas: Canvas, box: pygame.Rect) -> None:
        draw_zoomed(canvas, self.table.faces, self.opening.card, box)


def welcome(table: Tabletop, then: Callable[[], None]) -> bool:
    """Show whoever is at the screen what they begin with, if this game has something; whether it has."""
    hook: Callable[[object], Opening | None] | None = getattr(table.board, "opening", None)
    opening = hook(table.session.view()) if hook is not None else None
    if opening is not None:
        table.app.push(Welcome(table, opening, then))
    return opening is not None
