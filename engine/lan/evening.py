"""An evening at a table for guests: what was played there, who won it, and who sits where in the next game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine import evenings
from engine.annals import played_in
from engine.errors import BadSetup
from engine.evenings import Evening, Seating
from engine.games import Game, SeatInfo, seat_colours
from engine.lan.lines import EveningLine, GameLine
from engine.lan.people import Place
from engine.table import Table


class RoomEvening:
    """The games of a table in a row. Its file begins with the first of them, when it is known who has come."""

    def __init__(self, saves: Path, path: Path | None = None) -> None:
        self._saves, self._path = saves, path
        self._kept: Evening | None = None if path is None else evenings.read(path)
        self._seating: Seating = "moved-on" if self._kept is None else self._kept.seating
        self._lines = [_line_of(saves / name) for name in self._kept.games] if self._kept is not None else []

    @classmethod
    def with_game(cls, save: Path) -> RoomEvening | None:
        """The evening that a save belongs to."""
        path = evenings.evening_with(save.parent, save)
        return None if path is None else cls(save.parent, path)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be played."""
        return self._kept is not None and self._kept.is_over

    @property
    def has_begun(self) -> bool:
        """Whether anything was played already."""
        return bool(self._lines)

    def hold(self, seating: Seating, *, is_over: bool) -> None:
        """Sit like this from now on; it ends, or goes on after all."""
        if self._kept is not None:
            self._keep(msgspec.structs.replace(self._kept, seating=seating, is_over=is_over))
        self._seating = seating

    def add(self, save: Path, table: Table[Any]) -> None:
        """A game has begun or ended; whoever is new belongs to the evening from now on."""
        colours = seat_colours(table.game, table.seats)
        seats = [msgspec.structs.replace(info, colour=one) for info, one in zip(table.seats, colours, strict=True)]
        kept = self._kept or Evening(evenings.FORMAT, seats, self._seating)
        new = [info for info in seats if info.name not in kept.names]
        games = kept.games if save.name in kept.games else [*kept.games, save.name]
        line = GameLine(table.game.name, _winners(table))
        place = games.index(save.name)
        self._lines[place:] = [line, *self._lines[place + 1 :]]
        self._keep(msgspec.structs.replace(kept, seats=[*kept.seats, *new], games=games))

    def _keep(self, evening: Evening) -> None:
        if self._path is None:
            self._path = evenings.begin(self._saves, evening.seats, evening.seating)
        if evening != self._kept:
            evenings.write(self._path, evening)
        self._kept = evening

    def places_for(self, game: Game[Any], before: Sequence[Place]) -> list[Place]:
        """Where everybody sits in the next game, with bots at the places that are left; too many people are refused."""
        seats = self._kept.seats_for(game) if self._kept is not None else None
        if seats is None:
            raise BadSetup("lan-too-many-for-that", most=game.seats[-1])
        sat = {place.name: place for place in before}
        places = [_place(game, info, sat.get(info.name), len(seats)) for info in seats]
        while len(places) < game.seats[0]:
            places.append(Place("bot", f"Bot {len(places) + 1}"))
        return places

    def line(self) -> EveningLine:
        """As everybody is told."""
        kept = self._kept
        if kept is None:
            return EveningLine(seating=self._seating)
        return EveningLine(kept.seats, list(self._lines), kept.seating, kept.is_over, kept.first)


def _place(game: Game[Any], info: SeatInfo, sat: Place | None, count: int) -> Place:
    """A seat in another game, with colour, level and temper as far as that game has them; one whose person has gone for
    good is free."""
    colour = info.colour if info.colour in game.colours[:count] else ""
    if info.kind == "bot":
        level = info.level if info.level in game.bots else ""
        return Place("bot", info.name, level, colour, temper=info.temper if info.temper in game.tempers else "")
    if sat is None or sat.person is None:
        return Place("person", colour=colour)
    return Place("person", info.name, "", colour, sat.person, sign=info.sign)


def _winners(table: Table[Any]) -> list[str] | None:
    return None if table.result is None else [table.seats[seat].name for seat in table.result.winners]


def _line_of(save: Path) -> GameLine:
    """A game of the evening, from its file alone."""
    played = played_in(save, 0.0)
    if played is not None:
        return GameLine(played.game, played.winners)
    return GameLine(evenings.game_of(save.name))
