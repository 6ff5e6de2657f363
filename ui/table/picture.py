"""The picture of a table. What lies still is painted when it changes and kept; what moves is drawn above it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pygame

from engine.choices import Ref
from ui.canvas import Canvas
from ui.sprites import RibbonFace, Sprite
from ui.table.hinting import draw_hint
from ui.table.racebars import draw_clock
from ui.table.stagehand import Marks
from ui.table.tabletop import Tabletop
from ui.theme import CREAM, INK, RACE, Colour

MOST_PARTS: Final = 3  # of the table that are drawn one by one in a frame


class Picture:
    """Draws one table."""

    def __init__(self, table: Tabletop) -> None:
        self.table, self.app = table, table.app
        self._still = pygame.Surface((1, 1))  # everything that does not move, as it was painted last
        self._lacks_widgets = False  # they are left to the second frame, as the first has enough to do

    @property
    def still(self) -> pygame.Surface:
        """Everything that does not move."""
        return self._still

    def draw(self, canvas: Canvas) -> None:
        """Everything, as it looks at this moment."""
        table = self.table
        marks = self.marks()
        dragged = marks.dragged[0] if marks.dragged is not None else ""
        is_of_size = self._still.get_size() == canvas.surface.get_size()
        if self._lacks_widgets and is_of_size:
            self._lacks_widgets = False
            self._draw_widgets(Canvas(self._still, canvas.theme))
            table.faces.wait_on()
            self.app.is_stale |= self.app.draws_all  # whatever else has changed is for the next frame
        elif self.app.draws_all or table.shaken is not None or not is_of_size:
            if not is_of_size:
                self._still = pygame.Surface(canvas.surface.get_size(), 0, canvas.surface)
            table.stagehand.places.clear()
            self._lacks_widgets = self.app.painting.is_limited and not is_of_size
            self._draw_still(canvas, marks)
            self.app.painting.is_behind |= self._lacks_widgets
        else:
            for part in self._with_new_pictures():
                self._draw_still(canvas, marks, part)
        canvas.surface.blit(self._still, (0, 0))
        if draw_clock(canvas, table, marks):
            draw_hint(canvas, table)
        table.stagehand.draw(canvas, table.stage.gliding(self.app.now), marks)
        table.stagehand.draw(canvas, table.stage.one(dragged) if dragged else [], marks)
        if table.banner is not None and not table.staging.is_on:
            colour = RACE if table.session.race is not None else canvas.theme.palette.accent
            draw_banner(canvas, self._open_board(), table.banner[0], colour)

    def _draw_still(self, canvas: Canvas, marks: Marks, part: pygame.Rect | None = None) -> None:
        """What does not move, or the part of it within a rectangle."""
        table = self.table
        still = Canvas(self._still, canvas.theme)
        still.written = canvas.written
        kind = "plain" if canvas.theme.high_contrast else table.board.TABLETOP
        with still.clipped(part):
            self.app.grounds.lay(self._still, kind, canvas.theme.palette, canvas.theme.unit)
            table.stagehand.draw(still, table.stage.resting(marks.dragged[0] if marks.dragged else ""), marks)
            if not self._lacks_widgets:
                self._draw_widgets(still)

    def _draw_widgets(self, still: Canvas) -> None:
        self.table.draw_widgets(still)
        draw_hint(still, self.table)

    def _with_new_pictures(self) -> list[pygame.Rect]:
        """Where faces and pictures have come since the last frame: the whole table if that is not known."""
        faces, places = self.table.faces, self.table.stagehand.places
        is_known = self.app.gallery.came <= faces.awaited_pictures
        changed = faces.renew()
        if is_known and all(key in places for key in changed):
            return _few([place for key in changed for place in places[key]])
        return [self._still.get_rect()]

    def _open_board(self) -> pygame.Rect:
        """The board as far as the line that says what is going on, in the middle above it: that stays to be read."""
        board = self.table.places.area.board.copy()
        lines = [sprite.rect for sprite in self.table.stage.sprites if isinstance(sprite.face, RibbonFace)]
        line = max(lines, key=lambda rect: rect.top, default=None)
        if line is not None and self.table.session.race is not None:
            board.width = min(board.width, round(1.6 * line.width))
            board.midbottom = (line.centerx, line.top - self.table.px(6))
        return board

    @property
    def _pointed(self) -> str:
        """What the pointer is on, or else the keyboard."""
        return (self.table.hover or (self.table.focus if self.app.shows_focus else "")).removeprefix("at ")

    def is_lifted(self, sprite: Sprite) -> bool:
        """Whether a thing has risen from where it lies."""
        return sprite.lifts and sprite.name in (self._pointed, *self.table.picked)

    def marks(self) -> Marks:
        """What stands out."""
        table = self.table
        picked: dict[Ref, str] = {}
        if table.asking is not None:
            pick = table.asking.picker.set
            numbered = pick is not None and (pick.ordered or pick.repeats) and not pick.paired
            held = table.asking.picker.held
            marked = ([held] if held is not None else []) if pick is not None and pick.paired else table.picked
            for index, ref in enumerate(marked, 1):
                picked[ref] = f"{picked.get(ref, '')} {index}".strip() if numbered else ""
        dragged = (table.grip.dragged.removeprefix("at "), self.app.pointer) if table.grip.dragged else None
        shaken = (table.shaken[0], self.app.now - table.shaken[1]) if table.shaken is not None else None
        return Marks(table.usable, picked, self._pointed, dragged, shaken)


def _few(parts: list[pygame.Rect]) -> list[pygame.Rect]:
    """At most `MOST_PARTS` rectangles that cover these, joined where that covers the least besides."""
    parts = [part.copy() for part in parts]
    while len(parts) > MOST_PARTS:
        one, other = min(combinations(parts, 2), key=lambda pair: _waste(*pair))
        parts = [part for part in parts if part is not one and part is not other] + [one.union(other)]
    return parts


def _waste(one: pygame.Rect, other: pygame.Rect) -> int:
    whole = one.union(other)
    return whole.width * whole.height - one.width * one.height - other.width * other.height


def draw_banner(canvas: Canvas, board: pygame.Rect, words: str, colour: Colour) -> None:
    """A broad ribbon across the board."""
    box = pygame.Rect(0, 0, min(board.width, canvas.px(560)), canvas.px(64))
    box.midtop = (board.centerx, board.y + canvas.px(40))
    if colour == RACE:  # right above the prompt: nobody's key is covered
        box.midbottom = board.midbottom
    canvas.panel(box, colour, radius=16, rim=CREAM, width=3, shadow=18)
    ink = INK if canvas.theme.high_contrast and colour != RACE else CREAM
    canvas.text(box.inflate(-canvas.px(30), -canvas.px(8)), words, 26, ink, weight="bold", align="centre", lines=2)
