"""What the pointer rests on, or the keyboard has come to, and for how long: when a tip comes, and when it goes."""

from __future__ import annotations

from typing import Final, Literal, Protocol, TypeAlias

from ui.app import App
from ui.motion import Stage
from ui.scenes.base import TIP_AFTER
from ui.sprites import Sprite
from ui.table.grip import Grip
from ui.table.seating import Seating
from ui.table.spot import Spot
from ui.widgets.base import Widget

TIP_FOR: Final = 9.0  # seconds: it was read

State: TypeAlias = Literal["waits", "shown", "read"]


class Pointed(Protocol):
    """A table, as far as it is pointed at."""

    app: App
    session: Seating
    stage: Stage
    grip: Grip
    hover: str
    focus: str

    @property
    def is_busy(self) -> bool:
        """Whether things are on their way."""

    def widget(self, name: str) -> Widget | None:
        """The widget of this name."""


class Pointing:
    """What is pointed at on a table."""

    def __init__(self, table: Pointed) -> None:
        self.table = table
        self._at: tuple[Sprite | None, Sprite | None] = (None, None)
        self._since = 0.0
        self._state: State = "waits"
        self._has_moved = False

    # What it is

    @property
    def by_keyboard(self) -> bool:
        """Whether the keyboard was used last."""
        return self.table.app.shows_focus and not self.table.hover

    @property
    def spot(self) -> Spot | None:
        """What a click or Enter would be for."""
        found = self.table.widget(self.table.focus if self.by_keyboard else self.table.hover)
        return found if isinstance(found, Spot) else None

    @property
    def thing(self) -> Sprite | None:
        """What is looked at: also a sign or a number on something larger, which alone can be clicked."""
        table, spot = self.table, self.spot
        if self.by_keyboard:
            return spot.sprite if spot is not None else None
        if not self._has_moved or (table.hover and spot is None):  # a button lies over the table
            return None
        for sprite in reversed(table.stage.sprites):
            is_something = sprite.about or sprite.ref or sprite.pile or sprite.shows or sprite.notes
            if is_something and sprite.rect.collidepoint(table.app.pointer):
                if spot is not None and not sprite.about:
                    return spot.sprite
                return sprite
        return None

    # When something is said of it

    @property
    def is_quiet(self) -> bool:
        """Whether others move, or something is on its way: that is looked at now."""
        table = self.table
        return table.is_busy or bool(table.grip.dragged) or table.session.thinking is not None

    @property
    def is_due(self) -> bool:
        """Whether something is to be said now."""
        return self._look() == "shown" and not self.is_quiet

    def _look(self) -> State:
        rested = self.table.app.now - self._since
        if rested >= TIP_FOR:
            return "read"
        return "shown" if self.by_keyboard or rested >= TIP_AFTER else "waits"

    def move(self) -> None:
        """The pointer has moved."""
        self._has_moved = True
        self._follow()

    def forget(self) -> None:
        """Nothing is said of what the pointer happens to lie on."""
        self._has_moved, self.table.hover = False, ""

    def _follow(self) -> None:
        spot = self.spot
        at = (self.thing, spot.sprite if spot is not None else None)
        if at != self._at:
            self._at, self._since = at, self.table.app.now
            self.table.app.is_stale = True

    def pass_time(self) -> None:
        """Draw anew when something is to be said, or was said long enough."""
        if self.is_quiet:
            self._has_moved = False
        self._follow()
        state = self._look()
        if state != self._state:
            self._state, self.table.app.is_stale = state, True
