"""Private notes: what one seat thinks of another, for its own eyes only, and no part of the game."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.choices import Ref, Seat
from engine.errors import BadAnswer
from engine.games import Game
from engine.views import seat_ref

NO_MARK = "none"  # how the log says that a note was wiped off


class Note(NamedTuple):
    """What one seat thinks of another."""

    seat: Seat
    about: Ref
    mark: str  # empty: nothing any more

    def __str__(self) -> str:
        return f"note {self.seat} {self.about} {self.mark or NO_MARK}"


def checked_note(game: Game[Any], seats: int, seat: Seat, about: Ref, mark: str) -> Note:
    """A note that a seat may make; any other is refused."""
    others = [seat_ref(other) for other in range(seats) if other != seat]
    if seat not in range(seats) or about not in others or mark not in ("", NO_MARK, *game.marks):
        marks = ", ".join((*game.marks, NO_MARK)) if game.marks else NO_MARK
        raise BadAnswer("bad-note", note=f"{seat} {about} {mark}", marks=marks)
    return Note(seat, about, "" if mark == NO_MARK else mark)


class Notes(dict[Seat, dict[Ref, str]]):
    """All notes that stand: by whom, about whom."""

    def take(self, note: Note) -> bool:
        """Keep a note in the place of the one before; whether it says anything new."""
        own = self.setdefault(note.seat, {})
        if own.get(note.about, "") == note.mark:
            return False
        own.pop(note.about, None)
        if note.mark:
            own[note.about] = note.mark
        return True

    def copy(self) -> Notes:
        """The same notes, for a table of its own."""
        return Notes((seat, dict(own)) for seat, own in self.items())

    @property
    def listed(self) -> list[Note]:
        """One after the other, in the order in which they were made."""
        return [Note(seat, about, mark) for seat, own in self.items() for about, mark in own.items()]
