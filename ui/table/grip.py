"""What a pressed button of the mouse means: a click, a drag, or a long press."""

from __future__ import annotations

from typing import Final

LONG_PRESS: Final = 0.5  # seconds


class Grip:
    """What was pressed on the table and is not let go yet."""

    def __init__(self) -> None:
        self._pressed: tuple[str, tuple[int, int]] | None = None  # a spot that can be dragged, and where it was pressed
        self._since: float | None = None
        self.dragged = ""  # the spot that is being dragged

    @property
    def is_held(self) -> bool:
        """Whether a press may still become a long one."""
        return self._since is not None

    def press(self, spot: str, place: tuple[int, int], now: float, *, can_be_dragged: bool) -> None:
        """A spot was pressed."""
        self._since = now
        self._pressed = (spot, place) if can_be_dragged else None

    def pulled(self, place: tuple[int, int], least: int) -> str:
        """The spot that the pointer has just begun to pull away; empty for none."""
        if self._pressed is None or self.dragged:
            return ""
        name, start = self._pressed
        if max(abs(place[0] - start[0]), abs(place[1] - start[1])) <= least:
            return ""
        self._since = None
        return name

    @property
    def is_pressed(self) -> bool:
        """Whether something that can be dragged is held."""
        return self._pressed is not None

    def let_go(self) -> str:
        """The button is up: the spot that was being dragged, if any."""
        dragged = self.dragged
        self._pressed, self._since, self.dragged = None, None, ""
        return dragged

    def is_long(self, now: float) -> bool:
        """Whether the press has just become a long one; it is said once."""
        if self._since is None or now - self._since < LONG_PRESS:
            return False
        self._since = self._pressed = None
        return True
