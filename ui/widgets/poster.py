"""A large card that stands for something to choose: picture, name, a few facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ui.canvas import Canvas
from ui.covers import Cover, fading, greyed
from ui.materials import rounding
from ui.theme import BLACK, CREAM, INK, WHITE, Colour, fitted, line_height, mixed, width_of
from ui.widgets.base import Widget, nothing

Three = tuple[Colour, Colour, Colour]
RISE = 6  # units, of the one that would be chosen now


@dataclass(kw_only=True)
class Poster(Widget):
    """Click it to choose it: it rises, and says what comes next. One that is not there yet is paler and says so on a
    ribbon."""

    cover: Cover
    title: str = ""
    facts: str = ""
    words: str = ""
    invitation: str = ""  # what pressing it leads to
    ribbon: str = ""  # why it cannot be chosen yet
    chip: str = ""  # what is offered first to whoever has never chosen it
    key_name: str = ""
    colours: Three = ((58, 46, 34), (78, 62, 46), (120, 100, 76))  # head, body, rim
    on_press: Callable[[], None] = nothing

    def press(self) -> None:
        """Choose it."""
        self.on_press()

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The picture fades into the colour that the words stand on."""
        head, body, rim = (mixed(colour, BLACK, 0.35) for colour in self.colours) if self.ribbon else self.colours
        if canvas.theme.high_contrast:
            head, body, rim = BLACK, BLACK, WHITE
        is_up = (hovered or focused) and not self.ribbon
        box = self.rect.move(0, -canvas.px(RISE) if is_up else 0)
        glow = canvas.theme.palette.glow
        canvas.panel(box, body, radius=16, rim=glow if is_up else rim, width=3, shadow=14)
        top = pygame.Rect(box.topleft, (box.width, round(box.height * 0.58)))
        self._draw_head(canvas, top, head)
        inner = pygame.Rect(box.x + canvas.px(15), top.bottom, box.width - canvas.px(28), box.bottom - top.bottom)
        self._draw_words(
            canvas, pygame.Rect(inner.x, inner.y - canvas.px(8), inner.width, inner.height), is_up, focused
        )
        if hovered and is_up:
            canvas.glow(box, glow, radius=16)
        if focused:
            canvas.focus(box, radius=16)

    def _draw_head(self, canvas: Canvas, top: pygame.Rect, head: Colour) -> None:
        px = canvas.px
        rim = px(3)
        room = pygame.Rect(top.x + rim, top.y + rim, top.width - 2 * rim, top.height - rim)
        picture = self.cover.found(room.size, canvas.theme.unit)
        if picture is not None:
            shown = greyed(picture) if self.ribbon else picture.copy()
            shown.blit(fading(room.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            taller = rounding((room.width, room.height + px(13)), px(13))
            shown.blit(taller, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.surface.blit(shown, room)
        else:
            with canvas.clipped(room):
                canvas.panel(top.inflate(0, px(40)).move(0, px(20)), head, radius=16)
            side = min(px(96), room.height - px(40), room.width - px(20))
            sign = pygame.Rect(0, 0, side, side)
            sign.center = room.center
            canvas.icon(sign, self.cover.icon, mixed(head, CREAM, 0.45) if self.ribbon else CREAM)
        if self.key_name:
            plate = pygame.Rect(top.x + px(10), top.y + px(10), px(28), px(26))
            canvas.panel(plate, (20, 14, 12, 205), radius=7)
            canvas.text(plate, self.key_name, 13.5, WHITE, weight="bold", align="centre")
        if self.chip:
            self._draw_chip(canvas, top)
        if self.ribbon:
            band = pygame.Rect(top.x + px(12), 0, top.width - px(24), px(26))
            band.bottom = top.bottom - px(22)
            canvas.panel(band, (10, 8, 8, 190), radius=13)
            canvas.text(band.inflate(-px(14), 0), self.ribbon, 12.5, CREAM, weight="bold", align="centre")

    def _draw_chip(self, canvas: Canvas, top: pygame.Rect) -> None:
        px = canvas.px
        wide = min(top.width - px(60), width_of(self.chip, "bold", px(12.5)) + px(46))
        chip = pygame.Rect(top.right - px(10) - wide, top.y + px(10), wide, px(26))
        canvas.panel(chip, canvas.theme.palette.glow, radius=13, shadow=6)
        canvas.icon(pygame.Rect(chip.x + px(9), chip.y + px(4), px(18), px(18)), "school", INK)
        words = pygame.Rect(chip.x + px(32), chip.y, chip.width - px(42), chip.height)
        canvas.text(words, self.chip, 12.5, INK, weight="bold")

    def _draw_words(self, canvas: Canvas, inner: pygame.Rect, is_up: bool, focused: bool) -> None:
        px = canvas.px
        title = pygame.Rect(inner.topleft, (inner.width, min(px(34), inner.height // 3)))
        canvas.text(title, self.title, 25, WHITE, weight="bold")
        facts = pygame.Rect(inner.x, title.bottom, inner.width, px(18))
        canvas.text(facts, self.facts, 12.5, mixed(self.colours[1], WHITE, 0.82))
        words = pygame.Rect(inner.x, facts.bottom + px(4), inner.width, 0)
        words.height = inner.bottom - words.y - px(2)
        canvas.text(words, self.words, 14, WHITE, lines=5, top=True)
        block = fitted(self.words, *words.size, px(14), "plain", 5)
        below = words.y + line_height(block.px) * len(block.lines)
        tall = px(30)
        if is_up and self.invitation and inner.bottom - below >= tall:
            box = pygame.Rect(inner.x, inner.bottom - tall, inner.width, tall - px(2))
            self._draw_invitation(canvas, box, "Enter" if focused else "")

    def _draw_invitation(self, canvas: Canvas, box: pygame.Rect, key_name: str) -> None:
        """With the key only at the focus: where just the pointer is, Enter would choose another one."""
        px = canvas.px
        canvas.panel(box, canvas.theme.palette.glow, radius=9)
        wide = width_of(self.invitation, "bold", px(13))
        key = canvas.key_width(key_name)
        room = box.width - px(12)
        if key_name and wide + px(8) + key <= room:
            left = box.centerx - (wide + px(8) + key) // 2
            canvas.text(pygame.Rect(left, box.y, wide + 1, box.height), self.invitation, 13, INK, weight="bold")
            canvas.key(left + wide + px(8) + key, box.centery, key_name, INK)
        else:
            canvas.text(box.inflate(-px(12), 0), self.invitation, 13, INK, weight="bold", align="centre")
