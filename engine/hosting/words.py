"""Words that cost something: who may say any, and who still owes for some."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.choices import Option, Seat
from engine.table import Table


class PriceOfWords:
    """What talking costs at a table, by the rules of its game."""

    def __init__(self, table: Table[Any]) -> None:
        self._table = table
        self._silence = table.game.silence
        self._owed: Counter[Seat] = Counter()

    @property
    def is_due(self) -> bool:
        """Whether talking costs something now."""
        table = self._table
        return self._silence is not None and table.result is None and self._silence.holds(table.state)

    def speakers(self, seats: list[Seat]) -> list[Seat]:
        """Those of these seats who may talk at all."""
        if self._silence is None or not self.is_due:
            return list(seats)
        return [seat for seat in seats if self._silence.may_talk(self._table.state, seat)]

    def owe(self, seats: list[Seat]) -> None:
        """The people of these seats have talked: the first who may pays for it."""
        for payer in self.speakers(seats)[:1] if self.is_due else ():
            self._owed[payer] += 1

    def collect(self) -> tuple[Seat, Option] | None:
        """Who has to pay now, and by which answer; the rules do not take it at every moment."""
        if self._silence is None or not self.is_due:
            self._owed.clear()
            return None
        for seat in list(self._owed):
            menu = self._table.menu(seat)
            if menu is not None and self._silence.option in menu.options:
                self._owed[seat] -= 1
                self._owed += Counter()  # without those who have paid for everything
                return seat, self._silence.option
        return None

    def were_paid(self, since: int) -> bool:
        """Whether somebody has paid for words since the first so many answers."""
        moves = self._table.moves[since:]
        return self._silence is not None and any(move.option == self._silence.option for move in moves)
