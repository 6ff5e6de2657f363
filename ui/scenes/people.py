"""People and what they have played: counted from the files of finished games, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import pygame

from engine.annals import Career, Played, Score, career_of, people_in, played_in
from engine.games import Game, find_game, game_names
from engine.texts import Texts, of_game
from ui.app import App
from ui.canvas import Canvas
from ui.charts import Bar, chart, chart_height
from ui.reading import FolderReader
from ui.scenes.base import Scene
from ui.scenes.card_painter import CardPainter
from ui.scenes.frame import GAP, column, frame, lone_paper, page_head
from ui.shelf import shelf, shelf_entry
from ui.signs import PERSONAL, signs_of
from ui.theme import CREAM, FADED_CREAM, HOUSE
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button
from ui.widgets.card_spot import CardSpot
from ui.widgets.choice import Choice, Cycle
from ui.workshop.sheets import CardSheet

ALL: Final = ""  # the tab of all games
TABS: Final = 40  # units
FIGURE: Final = 74  # units, high
NAME: Final = 44  # units, of a line of the list
MOST_ROWS: Final = 8  # of a chart
MOST_CARDS: Final = 6
CARD: Final = (104, 148)  # units


class _Figure(NamedTuple):
    """A number that stands for itself."""

    number: str
    words: str


class People(Scene):
    """Names at the left, what somebody has played at the right."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        there = set(game_names())
        self.games: dict[str, Game[Any]] = {entry.id: find_game(entry.id) for entry in shelf() if entry.id in there}
        self.painters = {name: CardPainter(app, self, game) for name, game in self.games.items()}
        self.files = FolderReader[Played | None](app.saves, played_in)
        self.tab = ALL
        self.chosen = ""  # whose games are looked at; nobody: whoever has played most

    # The files

    def enter(self) -> None:
        """Games may have been played or deleted since."""
        self.files.refresh()
        super().enter()

    def leave(self) -> None:
        """Read no further."""
        self.files.close()

    def update(self, seconds: float) -> None:
        """Count what has been read meanwhile."""
        if self.files.take_news():
            self.rebuild()

    @property
    def played(self) -> list[Played]:
        """All games that were finished, as far as they are read."""
        return [game for game in self.files.games if game is not None]

    @property
    def counted(self) -> list[Played]:
        """Those of the tab."""
        return [game for game in self.played if self.tab in (ALL, game.game)]

    @property
    def names(self) -> list[str]:
        """Everybody who has finished a game, and whoever plays here most."""
        found, own = people_in(self.played), self.app.settings.name
        return [*found, own] if own and own not in found else found

    @property
    def career(self) -> Career:
        """What is shown."""
        return career_of(self.shown, self.counted)

    @property
    def shown(self) -> str:
        """Whose games are shown."""
        names = self.names
        return self.chosen if self.chosen in names or not names else names[0]

    # The layout

    def build(self) -> Iterable[Widget]:
        """Tabs above, names at the left, charts at the right."""
        head, body, _ = frame(self, foot=0)
        names = self.names
        if names:
            yield from self._page(body, names)
        else:
            words = self.say("ui.home.reading" if self.files.is_reading else "ui.people.nobody")
            yield from lone_paper(self, body, words)
        title, about = self.say("ui.people.title"), self.say("ui.people.about")
        yield from page_head(self, head, title, about, self.say("ui.setup.back"))

    def _page(self, body: pygame.Rect, names: Sequence[str]) -> Iterator[Widget]:
        gap, px = self.px(GAP), self.px
        tabs = pygame.Rect(body.x, body.y, body.width, px(TABS))
        below = pygame.Rect(body.x, tabs.bottom + px(10), body.width, body.bottom - tabs.bottom - px(10))
        wide = max(px(210), min(px(300), round(below.width * 0.24)))
        yield from self._list(pygame.Rect(below.x, below.y, wide, below.height), names)
        left = below.x + wide + gap
        yield from self._shown(pygame.Rect(left, below.y, below.right - left, below.height))
        labels = [self.say("ui.album.all"), *(shelf_entry(name).name.in_(self.say.language) for name in self.games)]
        chosen = [ALL, *self.games].index(self.tab)
        yield Choice(name="tabs", rect=tabs, labels=labels, chosen=chosen, on_choose=self._turn_to)

    def _list(self, box: pygame.Rect, names: Sequence[str]) -> Iterator[Widget]:
        """Everybody, with how many games they have finished."""
        widgets, room = column(self, "people", box, self.say("ui.people.who"))
        yield from widgets
        px = self.px
        rows: list[Widget] = []
        for index, name in enumerate(names):
            row = pygame.Rect(room.x, room.y + index * px(NAME), room.width - px(14), px(NAME - 6))
            look = partial(self.look_at, name)
            sign = self.app.settings.signs.get(name, "")
            label = f"{sign} {name}" if sign in PERSONAL else name
            rows.append(
                Button(name=f"person {name}", rect=row, label=label, chosen=name == self.shown, on_press=look, size=15)
            )
        yield from self.pane("names", room, px(NAME) * len(names), rows)

    def _shown(self, box: pygame.Rect) -> Iterator[Widget]:
        """Numbers, charts and cards, below each other; what does not fit scrolls."""
        px = self.px
        yield Panel(name="career", rect=box)
        room = box.inflate(-2 * px(18), -2 * px(12))
        wide = room.width - px(14)
        rows: list[Widget] = [self._sign(pygame.Rect(room.x, room.y, min(wide, px(300)), px(36)))]
        figures = pygame.Rect(room.x, room.y + px(44), wide, px(FIGURE))
        rows += self._figures(figures)
        top = figures.bottom + px(8)
        for name, title, bars in self._charts():
            tall = chart_height(self, bars)
            rows += chart(self, name, title, bars, pygame.Rect(room.x, top, wide, tall))
            top += tall + px(12)
        cards = list(self._cards(pygame.Rect(room.x, top, wide, 0)))
        rows += cards
        bottom = max((widget.rect.bottom for widget in rows), default=room.y)
        yield from self.pane(f"career {self.shown}", room, bottom + px(6) - room.y, rows)

    def _sign(self, box: pygame.Rect) -> Cycle:
        """What stands on somebody's token: a letter of the name, or a picture of their own choice."""
        choices = ["", *PERSONAL]
        own = self.app.settings.signs.get(self.shown, "")
        letter = signs_of([self.shown], {})[0]
        return Cycle(
            name="sign",
            rect=box,
            labels=[self.say("ui.people.sign", sign=sign or letter) for sign in choices],
            chosen=choices.index(own) if own in choices else 0,
            tip=self.say("ui.people.sign-tip"),
            on_choose=lambda index: self._take_sign(choices[index]),
        )

    def _take_sign(self, sign: str) -> None:
        """Keep it for all games."""
        signs = {name: one for name, one in self.app.settings.signs.items() if name != self.shown}
        self.app.settings.signs = {**signs, self.shown: sign} if sign else signs
        self.app.keep_settings()
        self.rebuild()

    def _figures(self, box: pygame.Rect) -> Iterator[Widget]:
        """The numbers that everybody asks for first."""
        career, say = self.career, self.say
        figures = (
            _Figure(str(career.all.games), say("ui.people.games")),
            _Figure(f"{round(100 * career.all.share)} %", say("ui.people.wins")),
            _Figure(str(career.streak), say("ui.people.streak")),
            _Figure(str(career.longest), say("ui.people.longest")),
        )
        each = box.width // len(figures)
        for index, figure in enumerate(figures):
            place = pygame.Rect(box.x + index * each, box.y, each - self.px(8), box.height)
            yield Painted(name=f"figure {index}", rect=place, paint=partial(_draw_figure, figure))

    def _charts(self) -> Iterator[tuple[str, str, list[Bar]]]:
        """By game, or by what was played as in one game; and against whom."""
        career = self.career
        if self.tab == ALL:
            bars = [Bar(self._game_name(game), score) for game, score in _most(career.by_game.items())]
            yield "by-game", self.say("ui.people.by-game"), bars
        else:
            texts = self._texts(self.tab)
            for what in dict.fromkeys(what for _, what, _ in career.by_cast):
                found = [(which, score) for (_, sort, which), score in career.by_cast.items() if sort == what]
                bars = [Bar(_named(texts, which), score) for which, score in _most(found)]
                yield f"as-{what}", texts(f"cast.{what}"), bars
        if career.against:
            bars = [Bar(name, score) for name, score in _most(career.against.items())]
            yield "against", self.say("ui.people.against"), bars

    def _cards(self, box: pygame.Rect) -> Iterator[Widget]:
        """The cards that somebody chose most, as many as there is room for."""
        px, gap = self.px, self.px(10)
        columns = max(1, min(MOST_CARDS, (box.width + gap) // (px(CARD[0]) + gap)))
        favourites = self.career.used.most_common(columns)
        if not favourites:
            return
        title = pygame.Rect(box.x, box.y, box.width, px(30))
        words = self.say("ui.people.favourites")
        yield Label(name="favourites", rect=title, words=words, size=15, colour=FADED_CREAM, bold=True)
        for index, ((game, kind), _) in enumerate(favourites):
            painter = self.painters[game]
            place = pygame.Rect(box.x + index * (px(CARD[0]) + gap), title.bottom, px(CARD[0]), px(CARD[1]))
            look = partial(self._zoom, game, kind)
            yield CardSpot(
                name=f"favourite {game}/{kind}",
                rect=place,
                ref=painter.refs[kind],
                faces=painter.faces,
                on_more=look,
                on_zoom=look,
            )

    def _zoom(self, game: str, kind: str) -> None:
        painter = self.painters[game]
        self.app.push(CardSheet(self.app, painter.faces, painter.refs[kind]))

    def _texts(self, game: str) -> Texts:
        return of_game(self.games[game], self.app.language, [])

    def _game_name(self, game: str) -> str:
        return shelf_entry(game).name.in_(self.say.language)

    # What can be done

    def look_at(self, name: str) -> None:
        """Show what somebody has played."""
        self.chosen = name
        self.rebuild()

    def _turn_to(self, tab: int) -> None:
        self.tab = [ALL, *self.games][tab]
        self.palette = HOUSE if self.tab == ALL else shelf_entry(self.tab).palette
        self.rebuild()


def _most(scores: Iterable[tuple[str, Score]]) -> list[tuple[str, Score]]:
    """Those that were played most."""
    return sorted(scores, key=lambda one: (-one[1].games, -one[1].wins, one[0]))[:MOST_ROWS]


def _named(texts: Texts, which: str) -> str:
    return texts.name(which) if ":" in which else texts(which)


def _draw_figure(figure: _Figure, canvas: Canvas, box: pygame.Rect) -> None:
    """The number large, and below it what it counts."""
    px = canvas.px
    number = pygame.Rect(box.x, box.y, box.width, px(40))
    canvas.text(number, figure.number, 30, CREAM, weight="bold")
    words = pygame.Rect(box.x, number.bottom, box.width, box.bottom - number.bottom)
    canvas.text(words, figure.words, 13.5, FADED_CREAM, lines=2, top=True)
