"""Screens that lie over a table and let it be seen behind them."""

from __future__ import annotations

from typing import ClassVar

from ui.scenes.base import Scene
from ui.table.tabletop import Tabletop


class OverTable(Scene):
    """A sheet over a table, in its colours."""

    covers_all = False
    lets_time_run: ClassVar[bool] = False  # True: it belongs to answering, and our clock of the question goes on

    def __init__(self, table: Tabletop) -> None:
        super().__init__(table.app)
        self.table = table
        self.palette = table.palette

    @property
    def is_moving(self) -> bool:
        """What was on its way at the table when the sheet came goes on behind it."""
        is_counting = self._is_time_running and self.table.racing.is_on
        return super().is_moving or self.table.is_settling or is_counting

    @property
    def _is_time_running(self) -> bool:
        return self.lets_time_run or not self.table.session.keeps_time

    def update(self, seconds: float) -> None:
        """Let it come to rest."""
        self.table.settle()
        if self._is_time_running:
            self.table.racing.pass_time(seconds)
