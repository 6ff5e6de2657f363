"""The headings of a page, to be gone to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from ui.canvas import Canvas
from ui.page import Page
from ui.scenes.paragraphs import tall
from ui.theme import CREAM, FADED_CREAM, Theme
from ui.widgets.base import Widget, nothing


@dataclass(kw_only=True)
class Entry(Widget):
    """A heading in the contents; the one whose text is being read has a bar."""

    label: str
    depth: int
    is_here: Callable[[], bool]
    on_press: Callable[[], None] = nothing

    def press(self) -> None:
        """Go there."""
        self.on_press()

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The heading, set in as deep as it stands."""
        here = self.is_here()
        if here or hovered:
            canvas.panel(self.rect, (255, 255, 255, 44 if here else 26), radius=8)
        if here:
            pygame.draw.rect(
                canvas.surface, canvas.theme.palette.glow, (*self.rect.topleft, canvas.px(4), self.rect.height)
            )
        canvas.text(
            entry_words(self.rect, self.depth, canvas.px),
            self.label,
            13.5,
            CREAM if here or hovered or not self.depth else FADED_CREAM,
            weight="bold" if here or not self.depth else "plain",
            lines=4,
        )
        if focused:
            canvas.focus(self.rect.inflate(-canvas.px(10), -canvas.px(10)), radius=6)


def entry_words(rect: pygame.Rect, depth: int, px: Callable[[float], int]) -> pygame.Rect:
    """Where the words of an entry of the contents stand."""
    left = px(12 + 14 * depth)
    return pygame.Rect(rect.x + left, rect.y, rect.width - left - px(12), rect.height)


def entries(
    page: Page, column: pygame.Rect, theme: Theme, *, is_at: Callable[[int], bool], go_to: Callable[[int], None]
) -> list[Widget]:
    """An entry for each heading of a page, from the top of a column on, each as high as its words."""
    made: list[Widget] = []
    top = column.y
    for number, index in enumerate(page.headings):
        strip = page.strips[index]
        label, depth = strip.texts[0], int(strip.kind == "section")
        row = pygame.Rect(column.x, top, column.width - theme.px(14), theme.px(34))
        words = tall(theme, label, entry_words(row, depth, theme.px).width, 13.5, bold=True, lines=4)
        row.height = max(row.height, words + theme.px(10))
        made.append(
            Entry(
                name=f"heading-{number}",
                rect=row,
                label=label,
                depth=depth,
                is_here=partial(is_at, number),
                on_press=partial(go_to, index),
            )
        )
        top = row.bottom + theme.px(2)
    return made
