"""The ground under a table: painted on a thread of its own, while one plain colour stands in for it."""

from __future__ import annotations

import threading
from typing import NamedTuple

import pygame

from ui.pictures.budget import Budget
from ui.sprites import Tabletop
from ui.tabletops import tabletop
from ui.theme import Palette, mixed


class _Wanted(NamedTuple):
    kind: Tabletop
    size: tuple[int, int]
    palette: Palette
    unit: float


class Grounds:
    """Has the ground of the table that is on the screen, at once or a little later."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._wanted: _Wanted | None = None
        self._painted: tuple[_Wanted, pygame.Surface] | None = None
        self._shown: _Wanted | None = None  # what the last picture of the table had under it
        self._thread: threading.Thread | None = None

    def lay(self, on: pygame.Surface, kind: Tabletop, palette: Palette, unit: float) -> None:
        """Cover what is not clipped of a surface with a ground, or with one colour as long as that is not painted."""
        wanted = self._wanted = _Wanted(kind, on.get_size(), palette, unit)
        if not self._budget.is_limited and not self._has(wanted):
            self._painted = wanted, tabletop(*wanted)
        if self._painted is not None and self._painted[0] == wanted:
            on.blit(self._painted[1], (0, 0))
            if on.get_clip() == on.get_rect():  # all of it is seen
                self._shown = wanted
            return
        on.fill(mixed(palette.light, palette.dark, 0.5))
        self._shown = None

    def begin_frame(self) -> bool:
        """Begin what is still to be painted; whether there is a ground that the screen does not show yet."""
        if self.is_busy and (self._thread is None or not self._thread.is_alive()):
            self._thread = threading.Thread(target=self._paint_on, name="ground", daemon=True)
            self._thread.start()
        return self._wanted is not None and self._has(self._wanted) and self._shown != self._wanted

    @property
    def is_busy(self) -> bool:
        """Whether a ground is still to come."""
        return self._wanted is not None and not self._has(self._wanted)

    def close(self) -> None:
        """Paint no further."""
        self._wanted = None
        if self._thread is not None:
            self._thread.join()

    def _has(self, wanted: _Wanted) -> bool:
        return self._painted is not None and self._painted[0] == wanted

    def _paint_on(self) -> None:
        """Paint what is wanted, until that is what was painted."""
        while (wanted := self._wanted) is not None and not self._has(wanted):
            self._painted = wanted, tabletop(*wanted)
