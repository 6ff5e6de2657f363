"""What all widgets have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import pygame

from ui.canvas import Canvas


def nothing() -> None:
    """For a widget that does nothing when pressed."""


@dataclass(kw_only=True)
class Widget:
    """Something on a screen. Screens build their widgets anew whenever anything changes; the name stays."""

    name: str  # unique on its screen: focus and scrolling are kept under it
    rect: pygame.Rect
    keys: Sequence[int] = ()  # press it from anywhere on the screen
    tip: str = ""  # shown when the pointer rests on it
    enabled: bool = True
    clip: pygame.Rect | None = None  # the pane that it scrolls in
    takes_focus: ClassVar[bool] = True
    takes_text: ClassVar[bool] = False  # letters typed are for it, not for keys of other widgets

    def press(self) -> None:
        """Clicked, or Enter while it has the focus."""

    def handle(self, event: pygame.Event) -> bool:
        """An event while it has the focus or the pointer; True if it was for this widget."""
        return False

    def take_over(self, old: Widget) -> None:
        """It stands where one of its name stood before the screen was laid out anew."""

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """Draw it."""

    def hit(self, place: tuple[int, int]) -> bool:
        """Whether a place on the screen is on this widget."""
        return self.rect.collidepoint(place) and (self.clip is None or self.clip.collidepoint(place))


@dataclass(kw_only=True)
class Label(Widget):
    """Words to read."""

    words: str = ""
    size: float = 15
    colour: tuple[int, int, int] = (246, 237, 216)
    bold: bool = False
    centred: bool = False
    lines: int = 1
    top: bool = False
    takes_focus: ClassVar[bool] = False

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The words in their box."""
        canvas.text(
            self.rect,
            self.words,
            self.size,
            self.colour,
            weight="bold" if self.bold else "plain",
            align="centre" if self.centred else "left",
            lines=self.lines,
            top=self.top,
        )


@dataclass(kw_only=True)
class Panel(Widget):
    """A darker or lighter ground for other widgets."""

    colour: tuple[int, int, int] | tuple[int, int, int, int] = (0, 0, 0, 90)
    rim: tuple[int, int, int] | None = None
    radius: float = 16
    shadow: float = 0
    takes_focus: ClassVar[bool] = False

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The ground alone."""
        canvas.panel(self.rect, self.colour, radius=self.radius, rim=self.rim, shadow=self.shadow)


@dataclass(kw_only=True)
class Painted(Widget):
    """Something drawn by a function of the screen: a picture, a bar, a page."""

    paint: Callable[[Canvas, pygame.Rect], None] = field(default=lambda canvas, rect: None)
    takes_focus: ClassVar[bool] = False

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """Whatever the function draws."""
        self.paint(canvas, self.rect)
