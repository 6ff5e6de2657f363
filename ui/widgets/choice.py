"""Choosing one of a few values: side by side, one after the other, on or off, or along a line."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from ui.canvas import Canvas
from ui.theme import CREAM, FADED_CREAM, INK, WHITE
from ui.widgets.base import Widget


@dataclass(kw_only=True)
class Choice(Widget):
    """Values side by side, one of them chosen: click one, or left and right. Also used as tabs.

    Many values stand in several rows.
    """

    labels: Sequence[str] = ()
    chosen: int = 0
    on_choose: Callable[[int], None] = lambda index: None
    size: float = 14
    rows: int = 1
    is_switch: bool = False  # the first value is 'off': it does not stand out

    def _boxes(self) -> list[pygame.Rect]:
        count = max(1, len(self.labels))
        across = math.ceil(count / self.rows)
        columns = [self.rect.x + round(self.rect.width * step / across) for step in range(across + 1)]
        rows = [self.rect.y + round(self.rect.height * step / self.rows) for step in range(self.rows + 1)]
        return [
            pygame.Rect(left, top, right - left, bottom - top)
            for top, bottom in itertools.pairwise(rows)
            for left, right in itertools.pairwise(columns)
        ][:count]

    def handle(self, event: pygame.Event) -> bool:
        """A click on a value, or a step to the next one."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for index, box in enumerate(self._boxes()):
                if box.collidepoint(event.pos) and index != self.chosen:
                    self.on_choose(index)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if event.key == pygame.K_RIGHT else -1
            if 0 <= self.chosen + step < len(self.labels):
                self.on_choose(self.chosen + step)
            return True
        return False

    def press(self) -> None:
        """Enter takes the next value."""
        if self.labels:
            self.on_choose((self.chosen + 1) % len(self.labels))

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The chosen value stands out by ground and weight, not by colour alone."""
        canvas.panel(self.rect, (0, 0, 0, 110), radius=10)
        for index, (label, box) in enumerate(zip(self.labels, self._boxes(), strict=True)):
            is_chosen = index == self.chosen
            if is_chosen:
                inner = box.inflate(-canvas.px(4), -canvas.px(4))
                rim = WHITE if canvas.theme.high_contrast else None
                is_off = self.is_switch and not index
                ground = (255, 255, 255, 40) if is_off else canvas.theme.palette.accent
                canvas.panel(inner, ground, radius=8, rim=rim)
            canvas.text(
                box.inflate(-canvas.px(14), -canvas.px(4)),
                label,
                self.size,
                WHITE if is_chosen else FADED_CREAM,
                weight="bold" if is_chosen else "plain",
                align="centre",
            )
        if focused:
            canvas.focus(self.rect, radius=10)


@dataclass(kw_only=True)
class Cycle(Widget):
    """Values one after the other: a click, Enter, left and right go on and back."""

    labels: Sequence[str] = ()
    chosen: int = 0
    on_choose: Callable[[int], None] = lambda index: None
    icon: str = ""

    def handle(self, event: pygame.Event) -> bool:
        """A click on the left third goes back, elsewhere on."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._step(-1 if event.pos[0] < self.rect.x + self.rect.width // 4 else 1)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return False

    def press(self) -> None:
        """The next value."""
        self._step(1)

    def _step(self, step: int) -> None:
        if self.labels:
            self.on_choose((self.chosen + step) % len(self.labels))

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The value between two arrows."""
        canvas.panel(self.rect, (255, 255, 255, 50 if hovered else 26), radius=10)
        arrow = min(canvas.px(20), self.rect.height)
        left = pygame.Rect(self.rect.x + canvas.px(3), self.rect.centery - arrow // 2, arrow, arrow)
        right = left.copy()
        right.right = self.rect.right - canvas.px(3)
        canvas.icon(left, "chevron-left", FADED_CREAM)
        canvas.icon(right, "chevron-right", FADED_CREAM)
        inner = pygame.Rect(left.right + 2, self.rect.y, right.left - left.right - 4, self.rect.height)
        words = self.draw_mark(canvas, inner)
        if self.labels:
            canvas.text(words, self.labels[self.chosen], 14, align="centre" if words == inner else "left")
        if focused:
            canvas.focus(self.rect, radius=10)

    def draw_mark(self, canvas: Canvas, inner: pygame.Rect) -> pygame.Rect:
        """A picture before the words; the room that it leaves for them."""
        if not self.icon:
            return inner
        square = pygame.Rect(inner.x, inner.centery - canvas.px(9), canvas.px(18), canvas.px(18))
        canvas.icon(square, self.icon)
        left = square.right + canvas.px(5)
        return pygame.Rect(left, inner.y, inner.right - left, inner.height)


@dataclass(kw_only=True)
class Slider(Widget):
    """A value along a line: drag, click, left and right."""

    value: int = 0
    least: int = 0
    most: int = 100
    step: int = 5
    label: str = ""  # of the value, such as '60 %'
    on_change: Callable[[int], None] = lambda value: None

    def _line(self) -> pygame.Rect:
        room = min(self.rect.width // 4, self.rect.height * 2)
        return pygame.Rect(self.rect.x + 10, self.rect.centery - 2, self.rect.width - room - 20, 4)

    def handle(self, event: pygame.Event) -> bool:
        """The pointer sets the value, the keys change it by a step."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        dragged = event.type == pygame.MOUSEMOTION and event.buttons[0]
        if pressed or dragged:
            line = self._line()
            share = min(1.0, max(0.0, (event.pos[0] - line.x) / max(1, line.width)))
            steps = round((self.most - self.least) * share / self.step)
            self._become(self.least + steps * self.step)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._become(self.value + (self.step if event.key == pygame.K_RIGHT else -self.step))
            return True
        return False

    def _become(self, value: int) -> None:
        value = min(self.most, max(self.least, value))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The line, the knob and the value in words."""
        line = self._line()
        canvas.panel(line.inflate(0, canvas.px(4)), (0, 0, 0, 130), radius=4)
        knob = line.x + round(line.width * (self.value - self.least) / max(1, self.most - self.least))
        done = pygame.Rect(line.x, line.y - canvas.px(2), max(1, knob - line.x), line.height + canvas.px(4))
        canvas.panel(done, canvas.theme.palette.accent, radius=4)
        pygame.draw.circle(canvas.surface, CREAM, (knob, line.centery), canvas.px(10))
        pygame.draw.circle(canvas.surface, INK, (knob, line.centery), canvas.px(10), canvas.px(2))
        words = pygame.Rect(line.right + 16, self.rect.y, self.rect.right - line.right - 16, self.rect.height)
        canvas.text(words, self.label, 14, weight="bold", align="right")
        if focused:
            canvas.focus(self.rect, radius=10)
