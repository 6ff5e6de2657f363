"""Screens that lie over a table and let it be seen behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.scenes.base import Scene

if TYPE_CHECKING:
    from ui.scenes.table import TableScene


class OverTable(Scene):
    """A sheet over a table, in its colours."""

    covers_all = False

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app)
        self.table = table
        self.palette = table.palette
