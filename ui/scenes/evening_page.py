"""How an evening looks on the screen: everybody's points, what was played and who won it, and the next game one key
away. It is the same whether all sit at this computer or elsewhere."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import pygame

from engine import evenings
from engine.evenings import Seating, Standing, Won
from engine.games import Game, SeatInfo, find_game
from ui.canvas import Canvas
from ui.covers import Cover
from ui.painter import SEAT_PAINT
from ui.scenes.base import Scene
from ui.scenes.frame import GAP, column, frame, main_button, page_head, state_line
from ui.scenes.paragraphs import paragraph
from ui.shelf import players_in_words, shelf, shelf_entry
from ui.signs import signs_of, worn_by
from ui.theme import CREAM, FADED_CREAM, WHITE, Colour
from ui.widgets.base import Painted, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.poster import Poster

ROW: Final = 46  # units, of somebody or of a game
POSTERS: Final = 0.42  # of the height
STORY: Final = 0.34


class PlayedLine(NamedTuple):
    """A game of an evening: which, who has won it, else what is to be said of it, and how it goes on from here."""

    game: str
    won: Won = None
    state: str = ""
    go_on: Callable[[], None] | None = None


class EveningScene(Scene):
    """Points at the left, the games at the right, below them what to play next or, at the end, the story."""

    @property
    @abstractmethod
    def people(self) -> Sequence[SeatInfo]:
        """Who has come."""

    @property
    @abstractmethod
    def played(self) -> Sequence[PlayedLine]:
        """What was played so far."""

    @property
    @abstractmethod
    def seating(self) -> Seating:
        """How they sit down to the next game."""

    @property
    @abstractmethod
    def first(self) -> str:
        """Who sits first in the next game."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether nothing more is played."""

    @property
    def leads(self) -> bool:
        """Whether it is decided here how the evening goes on."""
        return True

    @property
    def waits_for(self) -> str:
        """What is said at the foot where it is decided elsewhere."""
        return ""

    @abstractmethod
    def hold(self, seating: Seating, *, is_over: bool) -> None:
        """Sit like this from now on; the evening ends, or goes on after all."""

    @abstractmethod
    def play(self, game: Game[Any]) -> None:
        """Lay the table for the next game."""

    @property
    def _names(self) -> list[str]:
        return [info.name for info in self.people]

    @property
    def _games(self) -> list[Won]:
        return [line.won for line in self.played]

    # The layout

    def build(self) -> Iterable[Widget]:
        """Points, games, posters or the story, and the way to the end of the evening."""
        head, body, foot = frame(self)
        gap = self.px(GAP)
        share = STORY if self.is_over else POSTERS if self.leads else 0
        lower = round(body.height * share)
        upper = pygame.Rect(body.x, body.y, body.width, body.height - (lower + gap if lower else 0))
        wide = round((upper.width - gap) * 0.42)
        yield from self._points(pygame.Rect(upper.x, upper.y, wide, upper.height))
        yield from self._listed(pygame.Rect(upper.x + wide + gap, upper.y, upper.width - wide - gap, upper.height))
        below = pygame.Rect(body.x, upper.bottom + gap, body.width, lower)
        if self.is_over:
            yield from self._story(below)
        elif self.leads:
            yield from self._posters(below)
        yield from self._foot(foot)
        yield from page_head(self, head, self._title(), self.say("ui.evening.about"), self.say("ui.setup.back"))

    def _title(self) -> str:
        won = evenings.winners(self._names, self._games)
        if not self.is_over:
            return self.say("ui.evening.title")
        if len(won) == 1:
            return self.say("ui.evening.won", names=won[0])
        return self.say("ui.evening.shared", count=len(won)) if won else self.say("ui.evening.nobody")

    def _points(self, box: pygame.Rect) -> Iterator[Widget]:
        """Everybody with their points, the most first."""
        widgets, room = column(self, "points", box, self.say("ui.evening.points"))
        yield from widgets
        names = self._names
        signs = dict(zip(names, signs_of(names, worn_by(self.people, self.app.settings.signs)), strict=True))
        colours = {info.name: SEAT_PAINT.get(info.colour, FADED_CREAM) for info in self.people}
        px, rows = self.px, []
        for index, standing in enumerate(evenings.standings(names, self._games)):
            place = pygame.Rect(room.x, room.y + index * px(ROW), room.width - px(14), px(ROW - 6))
            paint = partial(_draw_standing, standing, signs[standing.name], colours[standing.name])
            rows.append(Painted(name=f"points {standing.name}", rect=place, paint=paint))
        yield from self.pane("points-pane", room, px(ROW) * len(rows), rows)

    def _listed(self, box: pygame.Rect) -> Iterator[Widget]:
        """What was played and who won it; a game that is not over goes on from here."""
        widgets, room = column(self, "games", box, self.say("ui.evening.games"))
        yield from widgets
        px, top = self.px, room.y
        rows: list[Widget] = []
        wide = room.width - px(14)
        for number, line in enumerate(self.played, start=1):
            row = pygame.Rect(room.x, top, wide, px(ROW - 6))
            label = self.say("ui.evening.go-on")
            button = pygame.Rect(0, row.y, button_width(self.theme, label, size=14), row.height)
            button.right = row.right
            words = self._told(number, line)
            left = paragraph(self.theme, f"game {number}", words, row.topleft, wide - (button.width + px(10)))
            rows.append(left)
            if line.go_on is not None:
                left.rect.centery = max(left.rect.centery, row.centery)
                rows.append(Button(name=f"go-on {number}", rect=button, label=label, size=14, on_press=line.go_on))
            top = max(left.rect.bottom, row.bottom if line.go_on is not None else 0) + px(8)
        if not self.played:
            rows.append(paragraph(self.theme, "none", self.say("ui.evening.none"), room.topleft, wide))
        yield from self.pane("games-pane", room, max(0, top - room.y), rows)

    def _told(self, number: int, line: PlayedLine) -> str:
        """A game in a sentence."""
        words = line.state
        if line.won is not None:
            won = ", ".join(line.won)
            words = self.say("ui.evening.won-by", names=won) if won else self.say("ui.over.nobody")
        title = shelf_entry(line.game).name.in_(self.say.language)
        return self.say("ui.evening.line", number=number, game=title, words=words)

    def _story(self, box: pygame.Rect) -> Iterator[Widget]:
        """What is worth telling of an evening that is over."""
        widgets, room = column(self, "story", box, self.say("ui.evening.story"))
        yield from widgets
        rows, top = [], room.y
        for key, facts in evenings.story(self._names, self._games):
            words = self.say(f"ui.evening.story-{key}", **facts)
            rows.append(
                paragraph(self.theme, f"story {key}", words, (room.x, top), room.width - self.px(14), 16, CREAM)
            )
            top = rows[-1].rect.bottom + self.px(4)
        yield from self.pane("story-pane", room, top - room.y, rows)

    def _posters(self, box: pygame.Rect) -> Iterator[Widget]:
        """The games to choose from; one for fewer people says so."""
        yield from posters(self, box, self._choose, self._lacks_seats)

    def _lacks_seats(self, game: Game[Any]) -> str:
        most = game.seats[-1]
        return "" if len(self.people) <= most else self.say("ui.evening.too-many", most=most)

    def _choose(self, game: Game[Any]) -> None:
        if problem := self._lacks_seats(game):
            self.app.toast(problem)
        else:
            self.play(game)

    def _foot(self, box: pygame.Rect) -> Iterator[Widget]:
        say, right = self.say, box.right
        if self.leads:
            for button in self._leading(box):
                yield button
                right = button.rect.x
        words = say("ui.evening.first", name=self.first)
        if self.is_over:
            words = say("ui.evening.over")
        elif not self.leads:
            words = self.waits_for
        room = pygame.Rect(box.x, box.y, right - self.px(16) - box.x, box.height)
        yield state_line(room, "account-arrow-right", words, is_alarm=False, is_quiet=True)

    def _leading(self, box: pygame.Rect) -> Iterator[Button]:
        """To end the evening or go on after all, and how everybody sits."""
        say, seating = self.say, self.seating
        label, icon = (say("ui.evening.once-more"), "restart") if self.is_over else (say("ui.evening.end"), "flag")
        last = main_button(self, "end", box, label, icon, self._turn_over, kind="pill")
        last.key_name, last.keys = "E", (pygame.K_e,)
        yield last
        if self.is_over:
            return
        words = say(f"ui.evening.seating-{seating}")
        wide = button_width(self.theme, words, icon=True, key_name="M")
        yield Button(
            name="seating",
            rect=pygame.Rect(last.rect.x - self.px(12) - wide, box.y, wide, box.height),
            label=words,
            icon="rotate-right" if seating == "moved-on" else "seat",
            key_name="M",
            keys=(pygame.K_m,),
            tip=say("ui.evening.seating-tip"),
            on_press=self._change_seating,
        )

    # What can be done

    def _change_seating(self) -> None:
        order = evenings.SEATINGS
        self.hold(order[(order.index(self.seating) + 1) % len(order)], is_over=self.is_over)

    def _turn_over(self) -> None:
        """The evening ends, or goes on after all."""
        self.hold(self.seating, is_over=not self.is_over)
        if self.is_over:
            self.app.sounds.play("win")


def posters(
    scene: Scene,
    box: pygame.Rect,
    on_choose: Callable[[Game[Any]], None],
    ribbon: Callable[[Game[Any]], str] = lambda game: "",
) -> Iterator[Poster]:
    """All games side by side, with keys as at home."""
    entries = [entry for entry in shelf() if entry.exists]
    gap = scene.px(14)
    wide = (box.width - gap * (len(entries) - 1)) // len(entries)
    for index, entry in enumerate(entries):
        game, number = find_game(entry.id), str(index + 1)
        yield Poster(
            name=f"game-{entry.id}",
            rect=pygame.Rect(box.x + index * (wide + gap), box.y, wide, box.height),
            keys=(pygame.key.key_code(number),),
            key_name=number,
            cover=Cover(entry.id, entry.icon, scene.app.pictures),
            title=entry.name.in_(scene.say.language),
            facts=players_in_words(entry, scene.say),
            invitation=scene.say("ui.home.set-the-table"),
            ribbon=ribbon(game),
            colours=entry.card_colours,
            on_press=partial(on_choose, game),
        )


def _draw_standing(standing: Standing, sign: str, colour: Colour, canvas: Canvas, box: pygame.Rect) -> None:
    """The sign in the player's colour, the name, and the points large."""
    px = canvas.px
    canvas.panel(box, (255, 255, 255, 22), radius=10)
    side = box.height - px(10)
    token = pygame.Rect(box.x + px(6), box.y + px(5), side, side)
    pygame.draw.aacircle(canvas.surface, colour, token.center, side // 2)
    pygame.draw.aacircle(canvas.surface, WHITE, token.center, side // 2, max(1, px(1.5)))
    canvas.text(token, sign, 15, WHITE, weight="bold", align="centre")
    points = pygame.Rect(box.right - px(60), box.y, px(50), box.height)
    canvas.text(points, str(standing.points), 22, CREAM, weight="bold", align="right")
    name = pygame.Rect(token.right + px(10), box.y, points.x - token.right - px(14), box.height)
    canvas.text(name, standing.name, 16, CREAM, lines=2)
