"""A thing on the table as a widget: the pointer and the keyboard find it, its picture is drawn by the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ui.canvas import Canvas
from ui.sprites import Sprite
from ui.table.stagehand import LIFT
from ui.widgets.base import Widget, nothing


@dataclass(kw_only=True)
class Spot(Widget):
    """Where a sprite can be clicked."""

    sprite: Sprite
    is_usable: bool = False  # a click on it goes on with the choice
    on_press: Callable[[], None] = nothing
    is_lifted: Callable[[], bool] = lambda: False  # it has risen from where it lies

    def press(self) -> None:
        """Choose it, or learn why not."""
        self.on_press()

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """Only the mark of the keyboard, around the thing where it is seen."""
        if focused:
            canvas.focus(self.rect.move(0, -canvas.px(LIFT) if self.is_lifted() else 0), radius=8)


def share_a_place(one: Spot, other: Spot) -> bool:
    """Whether one of two things lies on the other."""
    return one.rect.collidepoint(other.rect.center) or other.rect.collidepoint(one.rect.center)
