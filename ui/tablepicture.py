"""The picture of a table. What lies still is painted when it changes and kept; what moves is drawn above it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from engine.choices import Ref
from ui.canvas import Canvas
from ui.racebars import draw_clock
from ui.scenes.base import TIP_AFTER, draw_tip
from ui.sprites import RibbonFace, Sprite
from ui.stagehand import SHAKE_SECONDS, Marks
from ui.theme import CREAM, INK, RACE, Colour
from ui.widgets.spot import Spot

if TYPE_CHECKING:
    from ui.scenes.table import TableScene

BANNER: Final = 1.6  # seconds


class Picture:
    """Draws one table."""

    def __init__(self, table: TableScene) -> None:
        self.table, self.app = table, table.app
        self._still = pygame.Surface((1, 1))  # everything that does not move, as it was painted last
        self._was_moving = False
        self._banner: tuple[str, float] | None = None  # and until when
        self._shaken: tuple[str, float] | None = None  # and since when

    def announce(self, words: str) -> None:
        """Show a ribbon for a moment."""
        self._banner = (words, self.app.now + BANNER)

    def shake(self, name: str) -> None:
        """Shake a thing."""
        self._shaken = (name, self.app.now)

    @property
    def is_moving(self) -> bool:
        """Whether the next picture will look different by itself."""
        return self.table.stage.is_moving(self.app.now) or self._banner is not None or self._shaken is not None

    def pass_time(self) -> None:
        """What has come to rest, and what is over, is painted with the rest."""
        now = self.app.now
        was_moving, self._was_moving = self._was_moving, self.table.stage.is_moving(now)
        if was_moving and not self._was_moving:
            self.app.is_stale = True
        is_asked = self.table.asking is not None or self.table.session.race is not None
        if self._banner is not None and (now >= self._banner[1] or not is_asked):
            self._banner = None
            self.app.is_stale = True
        if self._shaken is not None and now - self._shaken[1] >= SHAKE_SECONDS:
            self._shaken = None
            self.app.is_stale = True

    def draw(self, canvas: Canvas) -> None:
        """Everything, as it looks at this moment."""
        table = self.table
        marks = self.marks()
        dragged = marks.dragged[0] if marks.dragged is not None else ""
        if self.app.draws_all or self._shaken is not None or self._still.get_size() != canvas.surface.get_size():
            self._still = canvas.surface.copy()
            still = Canvas(self._still, canvas.theme)
            still.written = canvas.written
            still.background()
            table.stagehand.draw(still, table.stage.resting(dragged), marks)
            table.draw_widgets(still)
            self._draw_reason(still)
        canvas.surface.blit(self._still, (0, 0))
        if draw_clock(canvas, table):
            self._draw_reason(canvas)
        table.stagehand.draw(canvas, table.stage.gliding(self.app.now), marks)
        table.stagehand.draw(canvas, table.stage.one(dragged) if dragged else [], marks)
        if self._banner is not None:
            colour = RACE if table.session.race is not None else canvas.theme.palette.accent
            draw_banner(canvas, self._open_board(), self._banner[0], colour)

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
            numbered = pick is not None and (pick.ordered or pick.repeats)
            for index, ref in enumerate(table.picked, 1):
                picked[ref] = f"{picked.get(ref, '')} {index}".strip() if numbered else ""
        dragged = (table.grip.dragged.removeprefix("at "), self.app.pointer) if table.grip.dragged else None
        shaken = (self._shaken[0], self.app.now - self._shaken[1]) if self._shaken is not None else None
        return Marks(table.usable, picked, self._pointed, dragged, shaken)

    def _draw_reason(self, canvas: Canvas) -> None:
        """Why not: beside what the pointer rests on, or the keyboard has come to."""
        table = self.table
        if table.session.result is not None:
            return
        by_keyboard = self.app.shows_focus and not table.hover
        spot = table.widget(table.focus if by_keyboard else table.hover)
        if not isinstance(spot, Spot) or spot.is_usable or spot.sprite.pile or spot.sprite.ref in (None, *table.picked):
            return
        if by_keyboard or table.hover_time >= TIP_AFTER:
            draw_tip(canvas, table.why_not(spot.sprite.ref), spot.rect)


def draw_banner(canvas: Canvas, board: pygame.Rect, words: str, colour: Colour) -> None:
    """A broad ribbon across the board."""
    box = pygame.Rect(0, 0, min(board.width, canvas.px(460)), canvas.px(64))
    box.midtop = (board.centerx, board.y + canvas.px(40))
    if colour == RACE:  # right above the prompt: nobody's key is covered
        box.midbottom = board.midbottom
    canvas.panel(box, colour, radius=16, rim=CREAM, width=3, shadow=18)
    ink = INK if canvas.theme.high_contrast and colour != RACE else CREAM
    canvas.text(box.inflate(-canvas.px(30), -canvas.px(8)), words, 26, ink, weight="bold", align="centre")
