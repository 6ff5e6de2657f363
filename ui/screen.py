"""What the window needs of a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol

import pygame

from ui import routes
from ui.canvas import Canvas
from ui.theme import Palette, Theme
from ui.widgets.base import Widget


class Screen(Protocol):
    """One screen; `ui.scenes.base` has what all of them share."""

    covers_all: ClassVar[bool]
    closed_by: ClassVar[int]
    palette: Palette
    focus: str
    widgets: list[Widget]

    @property
    def theme(self) -> Theme:
        """What it is drawn with."""

    @property
    def is_moving(self) -> bool:
        """Whether the next frame will look different by itself."""

    @property
    def toasts_above(self) -> int:
        """Above this line a sentence in passing is shown."""

    @property
    def rules_page(self) -> routes.Rules | None:
        """What F1 opens."""

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """Its keys besides those of its buttons, each with what it does."""

    def enter(self) -> None:
        """It has come to the top of the stack."""

    def leave(self) -> None:
        """It was taken off the stack."""

    def cover(self) -> None:
        """Another screen was put over it."""

    def rebuild(self) -> None:
        """Lay it out anew."""

    def widget(self, name: str) -> Widget | None:
        """The widget of this name."""

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; whether it was wanted."""

    def pass_time(self, seconds: float) -> None:
        """A frame with it on top."""

    def asks_before_quit(self) -> bool:
        """Whether it asks something before the window is closed, since something would be lost."""

    def wait(self) -> None:
        """A frame with another screen on top."""

    def draw(self, canvas: Canvas) -> None:
        """All of it."""
