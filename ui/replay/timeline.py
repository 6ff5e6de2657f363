"""The time line of a game: turns in the colours of their seats, marks above them, and where one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

import pygame

from ui.canvas import Canvas
from ui.faces import Faces
from ui.replay.chapters import Mark, Turn
from ui.scenes.base import draw_tip
from ui.theme import CREAM, FADED_CREAM, INK, mixed
from ui.widgets.base import Widget

SIDE: Final = 15  # units: of the picture of a mark
LINE: Final = 24  # units below the top
NEAR: Final = 9  # units: so near a mark the pointer means it
LEAST_TURN: Final = 3  # pixels: turns that are shorter than that are not divided


@dataclass(kw_only=True)
class TimeLine(Widget):
    """A click goes to that moment, a drag through all of them."""

    length: int
    place: int
    turns: Sequence[Turn] = ()
    marks: Sequence[Mark] = ()
    said: Callable[[Mark], str] = lambda mark: ""  # the sentence of a mark
    number: str = ""  # below the line
    faces: Faces
    unit: float = 1.0
    pointer: Callable[[], tuple[int, int]] = lambda: (0, 0)
    on_go: Callable[[int], None] = field(default=lambda place: None)
    takes_focus: ClassVar[bool] = False

    def _px(self, units: float) -> int:
        return round(units * self.unit)

    @property
    def _bounds(self) -> tuple[int, int]:
        return self.rect.x + self._px(8), self.rect.right - self._px(8)

    def x_of(self, place: int) -> int:
        """Where a moment is on the line."""
        first, last = self._bounds
        return first + round((last - first) * place / max(1, self.length))

    def place_at(self, x: int) -> int:
        """The moment that is nearest to a place on the line."""
        first, last = self._bounds
        share = (x - first) / max(1, last - first)
        return round(min(1.0, max(0.0, share)) * self.length)

    def mark_at(self, place: tuple[int, int]) -> Mark | None:
        """The mark that the pointer means."""
        if not self.rect.collidepoint(place) or place[1] > self.rect.y + self._px(LINE):
            return None
        near = [mark for mark in self._shown() if abs(self.x_of(mark.place) - place[0]) <= self._px(NEAR)]
        return min(near, key=lambda mark: abs(self.x_of(mark.place) - place[0]), default=None)

    def handle(self, event: pygame.Event) -> bool:
        """A click on a mark goes right there, one elsewhere to that moment."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            mark = self.mark_at(event.pos)
            self.on_go(mark.place if mark is not None else self.place_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            self.on_go(self.place_at(event.pos[0]))
            return True
        return False

    def _shown(self) -> list[Mark]:
        """The marks that have room, the later ones first: what decides a game comes late."""
        shown: list[Mark] = []
        for mark in sorted(self.marks, key=lambda mark: -mark.place):
            if all(abs(self.x_of(mark.place) - self.x_of(other.place)) >= self._px(SIDE) for other in shown):
                shown.append(mark)
        return shown

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The line with its turns, the marks, where one is, and two words below it."""
        px, glow = canvas.px, canvas.theme.palette.glow
        first, last = self._bounds
        tall = px(7)
        line = pygame.Rect(first, self.rect.y + px(LINE) - tall // 2, last - first, tall)
        canvas.panel(line, (255, 255, 255, 50), radius=3)
        self._draw_turns(canvas, line)
        now = self.x_of(self.place)
        ahead = pygame.Rect(now, line.y, line.right - now, line.height)
        if ahead.width > 0:
            canvas.panel(ahead, (0, 0, 0, 130), radius=2)
        for mark in self._shown():
            x, side = self.x_of(mark.place), px(SIDE)
            colour = glow if mark.place <= self.place else FADED_CREAM
            canvas.icon(pygame.Rect(x - side // 2, self.rect.y + px(2), side, side), mark.icon, colour)
        pygame.draw.aacircle(canvas.surface, INK, (now, line.centery), px(8))
        pygame.draw.aacircle(canvas.surface, glow, (now, line.centery), px(6.5))
        below = pygame.Rect(first, line.bottom + px(5), last - first, self.rect.bottom - line.bottom - px(5))
        canvas.text(below, self.number, 12, CREAM, weight="bold", align="right")
        pointed = self.mark_at(self.pointer()) if hovered else None
        words = self.said(pointed) if pointed is not None else ""
        if pointed is not None and words:
            side = px(SIDE)
            draw_tip(canvas, words, pygame.Rect(self.x_of(pointed.place) - side // 2, self.rect.bottom, side, 0))

    def _draw_turns(self, canvas: Canvas, line: pygame.Rect) -> None:
        """Each turn in the colour of its seat, with a gap before the next one."""
        ends = [*(turn.place for turn in self.turns[1:]), self.length]
        light = True
        for turn, end in zip(self.turns, ends, strict=False):
            left, right = self.x_of(turn.place), self.x_of(end)
            light = not light
            colour = mixed(CREAM, INK, 0.25 if light else 0.5)
            if turn.seat is not None:
                colour = self.faces.colours[turn.seat]
            gap = 1 if right - left >= LEAST_TURN else 0
            pygame.draw.rect(canvas.surface, colour, (left, line.y, max(1, right - left - gap), line.height))
