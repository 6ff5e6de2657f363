"""Evenings at this computer: one of them, with the next game one key away, and the list of all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pygame

from engine import evenings
from engine.annals import Played, played_in
from engine.errors import Problem
from engine.evenings import KeptEvening, Seating
from engine.games import Game, SeatInfo, find_game
from ui import routes
from ui.app import App
from ui.reading import FolderReader
from ui.scenes.base import Scene
from ui.scenes.dialog import Answer, Dialog
from ui.scenes.evening_page import POSTERS, ROW, EveningScene, PlayedLine, posters
from ui.scenes.frame import GAP, column, frame, page_head
from ui.scenes.paragraphs import paragraph
from ui.widgets.base import Widget
from ui.widgets.button import Button


class EveningPage(EveningScene):
    """An evening from its file: of people at this screen, or of one that is to go on over the network."""

    def __init__(self, app: App, path: Path) -> None:
        super().__init__(app)
        self.path = path
        self.evening = evenings.read(path)
        self.files = FolderReader[tuple[str, Played | None]](app.saves, _named_game)

    def enter(self) -> None:
        """A game may have been played since."""
        self.evening = evenings.read(self.path)
        self.files.refresh()
        super().enter()

    def leave(self) -> None:
        """Read no further."""
        self.files.close()

    def update(self, seconds: float) -> None:
        """Show who has won as soon as it is read."""
        if self.files.take_news():
            self.rebuild()
            self._point_to_unfinished()

    def _point_to_unfinished(self) -> None:
        """Enter goes on with the last game that is not over, rather than begin another."""
        runs = [number for number, line in enumerate(self.played, start=1) if line.go_on is not None]
        if runs:
            self.focus_on(f"go-on {runs[-1]}")

    @property
    def people(self) -> Sequence[SeatInfo]:
        """Who has come."""
        return self.evening.seats

    @property
    def played(self) -> Sequence[PlayedLine]:
        """The games of the evening, as far as they are over and read."""
        known = dict(self.files.games)
        return [self._line(name, known.get(name)) for name in self.evening.games]

    def _line(self, name: str, played: Played | None) -> PlayedLine:
        if played is not None:
            return PlayedLine(played.game, played.winners)
        save, game = self.app.saves / name, evenings.game_of(name)
        if self.files.is_reading:
            return PlayedLine(game, state=self.say("ui.home.reading"))
        if not save.exists():
            return PlayedLine(game, state=self.say("ui.evening.gone"))
        return PlayedLine(game, state=self.say("ui.evening.runs"), go_on=partial(self._go_on, save))

    @property
    def seating(self) -> Seating:
        """How they sit down to the next game."""
        return self.evening.seating

    @property
    def first(self) -> str:
        """Who sits first in the next game."""
        return self.evening.first

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self.evening.is_over

    # What can be done

    def play(self, game: Game[Any]) -> None:
        """Lay the table for the next game; guests are first waited for where they played last."""
        last = self.app.saves / self.evening.games[-1] if self.evening.games else None
        if self.evening.has_guests and last is not None and last.exists():
            self._open(last, game)
        else:
            self.app.go(routes.SetUp(game, self.evening.seats_for(game) or [], self.path))

    def _go_on(self, save: Path) -> None:
        """Go on with a game; one that was played over the network shows nothing before it is said with whom."""
        if not self.evening.has_guests:
            self._open_here(save)
            return
        say = self.say
        names = ", ".join(seat.name for seat in self.evening.seats if seat.kind == "remote")
        answers = [
            Answer(say("ui.home.over-network"), partial(self._open, save), "access-point"),
            Answer(say("ui.home.at-this-screen"), partial(self._open_here, save), "monitor"),
            Answer(say("ui.table.cancel")),
        ]
        self.app.push(Dialog(self.app, say("ui.home.where"), say("ui.home.where-words", names=names), answers))

    def _open(self, save: Path, then: Game[Any] | None = None) -> None:
        """Open the table where its guests know it: with a game that goes on, or after its end with the next one."""
        people = [seat.name for seat in self.evening.seats if seat.kind == "person"]
        self.app.go(routes.OpenSave(save, find_game(evenings.game_of(save.name)), people, then))

    def _open_here(self, save: Path) -> None:
        try:
            self.app.go(routes.SavedGame(save))
        except Problem as problem:
            self.app.toast(self.say.error(problem))

    def hold(self, seating: Seating, *, is_over: bool) -> None:
        """Keep it like this."""
        evening = msgspec.structs.replace(self.evening, seating=seating, is_over=is_over)
        try:
            evenings.write(self.path, evening)
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        else:
            self.evening = evening
        self.rebuild()


class Evenings(Scene):
    """All evenings on this computer: to go on with one, to look at it again, or to begin another."""

    def build(self) -> Iterable[Widget]:
        """A row for each, the last one first; below them the games that one can begin with."""
        head, body, _ = frame(self, foot=0)
        lower = round(body.height * POSTERS)
        upper = pygame.Rect(body.x, body.y, body.width, body.height - lower - self.px(GAP))
        yield from posters(self, pygame.Rect(body.x, body.bottom - lower, body.width, lower), self._set_up)
        widgets, room = column(self, "evenings", upper, self.say("ui.evening.all"), self.say("ui.evening.how"))
        yield from widgets
        px = self.px
        rows: list[Widget] = []
        kept = evenings.listed(self.app.saves)
        for index, one in enumerate(kept):
            rim = px(6)  # for the mark of the focus
            place = pygame.Rect(room.x + rim, room.y + rim + index * px(ROW), room.width - px(14) - rim, px(ROW - 6))
            words = self.say.error(one.trouble) if one.trouble else self._told(one)
            rows.append(
                Button(
                    name=f"open {one.path.name}",
                    rect=place,
                    label=words,
                    icon="weather-night",
                    size=14.5,
                    enabled=one.evening is not None,
                    on_press=partial(self.app.go, routes.Evening(one.path)),
                )
            )
        if not kept:
            rows.append(paragraph(self.theme, "none", self.say("ui.evening.no-evenings"), room.topleft, room.width))
        yield from self.pane("list", room, px(ROW) * max(1, len(kept)) + px(12), rows)
        yield from page_head(self, head, self.say("ui.evening.list"), "", self.say("ui.setup.back"))

    def _set_up(self, game: Game[Any]) -> None:
        self.app.go(routes.SetUp(game))

    def _told(self, kept: KeptEvening) -> str:
        """The day it began, which its file is named after, who came, and how much they played."""
        assert kept.evening is not None
        names = ", ".join(seat.name for seat in kept.evening.seats)
        return self.say("ui.evening.row", day=kept.path.stem[:10], names=names, count=len(kept.evening.games))


def begin_evening(app: App, seats: Sequence[SeatInfo]) -> Path | None:
    """A new evening of these people; none, with a word about it, if it cannot be kept."""
    try:
        return evenings.begin(app.saves, seats)
    except Problem as problem:
        app.toast(app.say.error(problem))
        return None


def _named_game(path: Path, when: float) -> tuple[str, Played | None]:
    return path.name, played_in(path, when)
