"""Why something happened, asked by somebody at a table in the network: the host plays the game again to see it, and
tells only what the eyes that ask may know."""

from __future__ import annotations

from typing import Any

from engine.causes import Cause, causes_of, explain
from engine.choices import Move
from engine.errors import Problem
from engine.lan import messages as said
from engine.lan.people import Person
from engine.table import Table
from engine.views import EVERYTHING, Viewer


class Whys:
    """Answers such questions about one table; what was seen once is kept until the game goes on."""

    def __init__(self) -> None:
        self._seen: tuple[list[Move], list[Cause]] | None = None

    def told(self, person: Person, table: Table[Any], asked: said.AskWhy) -> said.Because:
        """The reasons for a sentence of the story that these eyes were told."""
        viewer = _viewer(person, table, asked.eyes)
        moves = list(table.moves)
        if self._seen is None or self._seen[0] != moves:
            self._seen = (moves, causes_of(table))
        try:
            _, reasons = explain(table, self._seen[1], viewer, asked.sentence)
        except IndexError:
            raise Problem("lan-no-sentence") from None
        return said.Because(asked.eyes, asked.sentence, list(reasons.rules), list(reasons.cards))


def _viewer(person: Person, table: Table[Any], eyes: str) -> Viewer:
    """Whose eyes ask: those of a seat of their own, an onlooker's, or everybody's once the game is over."""
    if eyes == "":
        return None
    if eyes == EVERYTHING and table.result is not None:
        return EVERYTHING
    if eyes.isdecimal() and int(eyes) in person.seats:
        return int(eyes)
    raise Problem("lan-not-your-eyes")
