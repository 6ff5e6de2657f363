"""A row of an illustration: cards or signs with words below them, and arrows between them if one leads to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from ui.boards.arranging import CARD_SHAPE
from ui.canvas import Canvas
from ui.illustrations import Illustration, Item
from ui.scenes.paragraphs import tall
from ui.theme import INK, Theme, mixed

GAP: Final = 10  # units between two items
ARROW: Final = 26  # units between two items with an arrow
NARROWEST: Final = 118  # units, of an item
WIDEST: Final = 250
SIGN: Final = 34  # units
CARD: Final = 92  # units, of the width of a card at most
PAD: Final = 9
WORDS: Final = 13.5


class _Placed(NamedTuple):
    item: Item
    box: pygame.Rect
    head: int  # how high the cards or signs stand
    words: str


class Row:
    """Laid out for a width; what does not fit goes on below."""

    def __init__(
        self,
        paint: Callable[[str, tuple[int, int]], pygame.Surface],
        theme: Theme,
        one: Illustration,
        width: int,
        language: str,
    ) -> None:
        self.paint, self.theme, self.one = paint, theme, one
        px, count = theme.px, len(one.row)
        gap = px(ARROW if one.arrows else GAP)
        in_a_row = max(1, min(count, (width + gap) // (px(NARROWEST) + gap)))
        rows = -(-count // in_a_row)
        in_a_row = -(-count // rows)  # as even as can be
        wide = min(px(WIDEST), (width - gap * (in_a_row - 1)) // in_a_row)
        self.placed: list[_Placed] = []
        top = 0
        for begin in range(0, count, in_a_row):
            items = one.row[begin : begin + in_a_row]
            heads = [self._head(item, wide) for item in items]
            said = [item.words.in_(language) if item.words is not None else "" for item in items]
            heights = [tall(theme, words, wide - 2 * px(PAD), WORDS) if words else 0 for words in said]
            high = max(heads) + max(heights) + px(PAD) * 3
            for place, (item, words) in enumerate(zip(items, said, strict=True)):
                box = pygame.Rect(place * (wide + gap), top, wide, high)
                self.placed.append(_Placed(item, box, max(heads), words))
            top += high + px(GAP)
        self.height = top - px(GAP)

    def _card_size(self, item: Item, wide: int) -> tuple[int, int]:
        px, count = self.theme.px, len(item.cards)
        each = min(px(CARD), (wide - 2 * px(PAD) - px(5) * (count - 1)) // count)
        return each, round(each * CARD_SHAPE)

    def _head(self, item: Item, wide: int) -> int:
        if item.cards:
            return self._card_size(item, wide)[1]
        return self.theme.px(SIGN) if item.icons else 0

    def draw(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        """Every item on its ground, with an arrow to the next one."""
        px = self.theme.px
        ground = mixed(self.theme.palette.paper, self.theme.palette.accent, 0.2)
        for number, (item, box, head, words) in enumerate(self.placed):
            place = box.move(corner)
            canvas.panel(place, ground, radius=10)
            self._draw_head(canvas, item, pygame.Rect(place.x, place.y + px(PAD), place.width, head))
            text = pygame.Rect(place.x + px(PAD), place.y + head + 2 * px(PAD), place.width - 2 * px(PAD), 0)
            text.height = place.bottom - text.y
            canvas.text(text, words, WORDS, INK, lines=12, top=True, align="centre")
            if self.one.arrows and number + 1 < len(self.placed):
                sign = pygame.Rect(0, 0, px(ARROW - 4), px(ARROW - 4))
                sign.center = (place.right + px(ARROW) // 2, place.centery)
                is_last = self.placed[number + 1].box.y != box.y
                if is_last:
                    sign.center = (place.right - px(12), place.bottom - px(8))
                canvas.icon(sign, "arrow-down-bold" if is_last else "arrow-right-bold", self.theme.palette.accent)

    def _draw_head(self, canvas: Canvas, item: Item, box: pygame.Rect) -> None:
        """Cards, or signs, in the middle of their box."""
        px = self.theme.px
        count = len(item.cards or item.icons)
        if not count:
            return
        size = self._card_size(item, box.width) if item.cards else (px(SIGN), px(SIGN))
        step = size[0] + px(5)
        if count * step > box.width - 2 * px(PAD):
            step = (box.width - 2 * px(PAD)) // count
            size = (step - px(3), step - px(3)) if not item.cards else size
        left = box.centerx - (step * (count - 1) + size[0]) // 2
        for number, thing in enumerate(item.cards or item.icons):
            place = pygame.Rect(left + number * step, box.centery - size[1] // 2, *size)
            if item.cards:
                canvas.surface.blit(self.paint(thing, size), place)
            else:
                canvas.icon(place, thing, INK)
            if number in item.strikes:
                canvas.icon(place.inflate(-size[0] // 4, -size[0] // 4), "close-thick", (206, 62, 44))
