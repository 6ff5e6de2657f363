"""An evening on the screen: who has come, what was played and who won it, and the next game one key away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import pygame

from engine import evenings
from engine.annals import Played, played_in
from engine.errors import Problem
from engine.evenings import Evening, KeptEvening, Standing
from engine.games import Game, SeatInfo, find_game
from engine.texts import seat_signs
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.covers import Cover
from ui.painter import SEAT_PAINT
from ui.reading import FolderReader
from ui.scenes.base import Scene
from ui.scenes.frame import GAP, column, frame, main_button, page_head, state_line
from ui.scenes.paragraphs import paragraph
from ui.shelf import players_in_words, shelf, shelf_entry
from ui.theme import CREAM, FADED_CREAM, WHITE, Colour
from ui.widgets.base import Painted, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.poster import Poster

ROW: Final = 46  # units, of somebody or of a game
POSTERS: Final = 0.42  # of the height


class EveningPage(Scene):
    """Points at the left, the games at the right, below them what to play next."""

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

    @property
    def played(self) -> list[Played | None]:
        """The games of the evening, as far as they are over and read."""
        known = dict(self.files.games)
        return [known.get(name) for name in self.evening.games]

    # The layout

    def build(self) -> Iterable[Widget]:
        """Points, games, posters, and the way to the end of the evening."""
        head, body, foot = frame(self)
        gap = self.px(GAP)
        posters = round(body.height * POSTERS) if not self.evening.is_over else 0
        upper = pygame.Rect(body.x, body.y, body.width, body.height - (posters + gap if posters else 0))
        wide = round((upper.width - gap) * 0.42)
        yield from self._points(pygame.Rect(upper.x, upper.y, wide, upper.height))
        yield from self._games(pygame.Rect(upper.x + wide + gap, upper.y, upper.width - wide - gap, upper.height))
        if posters:
            yield from self._posters(pygame.Rect(body.x, upper.bottom + gap, body.width, posters))
        yield from self._foot(foot)
        yield from page_head(self, head, self._title(), self.say("ui.evening.about"), self.say("ui.setup.back"))

    def _title(self) -> str:
        won = evenings.winners(self.evening, self.played)
        if not self.evening.is_over:
            return self.say("ui.evening.title")
        return self.say("ui.evening.won", names=", ".join(won)) if won else self.say("ui.evening.nobody")

    def _points(self, box: pygame.Rect) -> Iterator[Widget]:
        """Everybody with their points, the most first."""
        widgets, room = column(self, "points", box, self.say("ui.evening.points"))
        yield from widgets
        names = [seat.name for seat in self.evening.seats]
        signs = dict(zip(names, seat_signs(names), strict=True))
        colours = {seat.name: SEAT_PAINT.get(seat.colour, FADED_CREAM) for seat in self.evening.seats}
        px, rows = self.px, []
        for index, standing in enumerate(evenings.standings(self.evening, self.played)):
            place = pygame.Rect(room.x, room.y + index * px(ROW), room.width - px(14), px(ROW - 6))
            paint = partial(_draw_standing, standing, signs[standing.name], colours[standing.name])
            rows.append(Painted(name=f"points {standing.name}", rect=place, paint=paint))
        yield from self.pane("points-pane", room, px(ROW) * len(rows), rows)

    def _games(self, box: pygame.Rect) -> Iterator[Widget]:
        """What was played and who won it; a game that is not over goes on from here."""
        widgets, room = column(self, "games", box, self.say("ui.evening.games"))
        yield from widgets
        px, top = self.px, room.y
        rows: list[Widget] = []
        wide = room.width - px(14)
        for number, (name, played) in enumerate(zip(self.evening.games, self.played, strict=True), start=1):
            row = pygame.Rect(room.x, top, wide, px(ROW - 6))
            label = self.say("ui.evening.go-on")
            button = pygame.Rect(0, row.y, button_width(self.theme, label, size=14), row.height)
            button.right = row.right
            is_open = played is None and (self.app.saves / name).exists() and not self.files.is_reading
            words = self._told(number, name, played)
            left = paragraph(self.theme, f"game {number}", words, row.topleft, wide - (button.width + px(10)))
            rows.append(left)
            if is_open:
                go_on = partial(self._go_on, self.app.saves / name)
                rows.append(Button(name=f"go-on {number}", rect=button, label=label, size=14, on_press=go_on))
            top = max(left.rect.bottom, row.bottom if is_open else 0) + px(8)
        if not self.evening.games:
            rows.append(paragraph(self.theme, "none", self.say("ui.evening.none"), room.topleft, wide))
        yield from self.pane("games-pane", room, max(0, top - room.y), rows)

    def _told(self, number: int, name: str, played: Played | None) -> str:
        """A game in a sentence."""
        if played is None:
            game = name.removesuffix(".yaml").rpartition("-")[2].partition("~")[0]
            title = shelf_entry(game).name.in_(self.say.language)
            there = (self.app.saves / name).exists()
            key = "ui.home.reading" if self.files.is_reading else "ui.evening.runs" if there else "ui.evening.gone"
            return self.say("ui.evening.line", number=number, game=title, words=self.say(key))
        title = shelf_entry(played.game).name.in_(self.say.language)
        won = ", ".join(place.name for place in played.places if place.has_won)
        words = self.say("ui.evening.won-by", names=won) if won else self.say("ui.over.nobody")
        return self.say("ui.evening.line", number=number, game=title, words=words)

    def _posters(self, box: pygame.Rect) -> Iterator[Widget]:
        """The games to choose from, with keys as at home; one for fewer people says so."""
        entries = [entry for entry in shelf() if entry.exists]
        gap = self.px(14)
        wide = (box.width - gap * (len(entries) - 1)) // len(entries)
        for index, entry in enumerate(entries):
            game = find_game(entry.id)
            fits = self.evening.seats_for(game) is not None
            number = str(index + 1)
            yield Poster(
                name=f"game-{entry.id}",
                rect=pygame.Rect(box.x + index * (wide + gap), box.y, wide, box.height),
                keys=(pygame.key.key_code(number),),
                key_name=number,
                cover=Cover(entry.id, entry.icon, self.app.pictures),
                title=entry.name.in_(self.say.language),
                facts=players_in_words(entry, self.say),
                invitation=self.say("ui.home.set-the-table"),
                ribbon="" if fits else self.say("ui.evening.too-many", most=game.seats[-1]),
                colours=entry.card_colours,
                on_press=partial(self.play, game),
            )

    def _foot(self, box: pygame.Rect) -> Iterator[Widget]:
        say, evening = self.say, self.evening
        label, icon = (say("ui.evening.once-more"), "restart") if evening.is_over else (say("ui.evening.end"), "flag")
        last = main_button(self, "end", box, label, icon, self._turn_over, kind="pill")
        last.key_name, last.keys = "E", (pygame.K_e,)
        yield last
        seating = say(f"ui.evening.seating-{evening.seating}")
        wide = button_width(self.theme, seating, icon=True, key_name="M")
        place = pygame.Rect(last.rect.x - self.px(12) - wide, box.y, wide, box.height)
        if not evening.is_over:
            yield Button(
                name="seating",
                rect=place,
                label=seating,
                icon="rotate-right" if evening.seating == "moved-on" else "seat",
                key_name="M",
                keys=(pygame.K_m,),
                tip=say("ui.evening.seating-tip"),
                on_press=self._change_seating,
            )
        words = say("ui.evening.over") if evening.is_over else say("ui.evening.first", name=self._first())
        room = pygame.Rect(box.x, box.y, place.x - self.px(16) - box.x, box.height)
        yield state_line(room, "account-arrow-right", words, is_alarm=False, is_quiet=True)

    def _first(self) -> str:
        """Who sits first in the next game."""
        step = len(self.evening.games) % len(self.evening.seats) if self.evening.seating == "moved-on" else 0
        return self.evening.seats[step].name

    # What can be done

    def play(self, game: Game[Any]) -> None:
        """Lay the table for the next game."""
        seats = self.evening.seats_for(game)
        if seats is None:
            self.app.toast(self.say("ui.evening.too-many", most=game.seats[-1]))
        else:
            self.app.go(routes.SetUp(game, seats, self.path))

    def _go_on(self, save: Path) -> None:
        try:
            self.app.go(routes.SavedGame(save))
        except Problem as problem:
            self.app.toast(self.say.error(problem))

    def _change_seating(self) -> None:
        order: Sequence[evenings.Seating] = evenings.SEATINGS
        seating = order[(order.index(self.evening.seating) + 1) % len(order)]
        self._keep(msgspec.structs.replace(self.evening, seating=seating))

    def _turn_over(self) -> None:
        """The evening ends, or goes on after all."""
        self._keep(msgspec.structs.replace(self.evening, is_over=not self.evening.is_over))
        if self.evening.is_over:
            self.app.sounds.play("win")

    def _keep(self, evening: Evening) -> None:
        try:
            evenings.write(self.path, evening)
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        else:
            self.evening = evening
        self.rebuild()


class Evenings(Scene):
    """All evenings on this computer: to go on with one, or to look at it again."""

    def build(self) -> Iterable[Widget]:
        """A row for each, the last one first."""
        head, body, _ = frame(self, widest=1000, foot=0)
        widgets, room = column(self, "evenings", body, self.say("ui.evening.all"), self.say("ui.evening.how"))
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


def _draw_standing(standing: Standing, sign: str, colour: Colour, canvas: Canvas, box: pygame.Rect) -> None:
    """The sign in the player's colour, the name, and the points large."""
    px = canvas.px
    canvas.panel(box, (255, 255, 255, 22), radius=10)
    side = box.height - px(10)
    token = pygame.Rect(box.x + px(6), box.y + px(5), side, side)
    pygame.draw.circle(canvas.surface, colour, token.center, side // 2)
    pygame.draw.circle(canvas.surface, WHITE, token.center, side // 2, max(1, px(1.5)))
    canvas.text(token, sign, 15, WHITE, weight="bold", align="centre")
    points = pygame.Rect(box.right - px(60), box.y, px(50), box.height)
    canvas.text(points, str(standing.points), 22, CREAM, weight="bold", align="right")
    name = pygame.Rect(token.right + px(10), box.y, points.x - token.right - px(14), box.height)
    canvas.text(name, standing.name, 16, CREAM, lines=2)
