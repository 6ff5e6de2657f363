"""What is laid over the table of a puzzle: its menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ui import routes
from ui.table.sheets.menu import Row, TableMenu
from ui.table.tabletop import Tabletop


class PuzzleMenu(TableMenu):
    """Go on, from the beginning, the solution, the other puzzles, rules, settings, home."""

    def __init__(
        self, table: Tabletop, again: Callable[[], None], show: Callable[[], None], to_list: Callable[[], None]
    ) -> None:
        super().__init__(table)
        self.again, self.show, self.to_list = again, show, to_list

    def rows(self) -> Sequence[Row]:
        """What can be done at a puzzle."""
        say, app = self.say, self.app
        return (
            self.go_on_row(),
            Row("again", say("ui.puzzles.again"), "restart", "R", pygame.K_r, self.again),
            Row("solution", say("ui.puzzles.solution"), "lightbulb-on-outline", "S", pygame.K_s, self.show),
            Row("puzzles", say("ui.puzzles.all"), "puzzle", "L", pygame.K_l, self.to_list),
            Row("rules", say("ui.pause.rules"), "book-open-page-variant", "F1", 0, self._open_rules),
            Row("settings", say("ui.pause.settings"), "cog", "T", pygame.K_t, partial(app.go, routes.Settings())),
            Row("home", say("ui.pause.home"), "home", "Q", pygame.K_q, app.go_home),
        )
