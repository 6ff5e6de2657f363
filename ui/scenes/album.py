"""The album: all cards of all games to look through, each with its picture, its text and its rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

import pygame

from engine.cards import Kind
from engine.choices import Ref
from engine.decks import Facet
from engine.games import Game, find_game, game_names
from engine.texts import Texts, of_game
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.faces import Faces
from ui.finder import Finder
from ui.scenes.base import Scene
from ui.scenes.card_painter import CardPainter
from ui.scenes.frame import GAP, frame, page_head
from ui.shelf import shelf, shelf_entry
from ui.theme import HOUSE
from ui.widgets.base import Painted, Panel, Widget
from ui.widgets.card_spot import CardSpot
from ui.widgets.choice import Choice
from ui.workshop.sheets import CardSheet
from ui.zoom import draw_zoomed

TABS: Final = 40  # units
CARD_SHAPE: Final = 1.6  # of the large card, at most
ALL: Final = ""  # the tab of all games


class Album(Scene):
    """Cards at the left, the one that is looked at large at the right."""

    closed_by = pygame.K_F4

    def __init__(self, app: App, game: str = ALL) -> None:
        super().__init__(app)
        there = set(game_names())
        self.games: dict[str, Game[Any]] = {entry.id: find_game(entry.id) for entry in shelf() if entry.id in there}
        self.painters = {name: CardPainter(app, self, each) for name, each in self.games.items()}
        self.kinds: dict[str, Kind] = {
            f"{name}/{kind.id}": kind for name, each in self.games.items() for kind in each.kinds if kind.copy_ids()
        }
        self.finder = Finder(self, self)
        self._words: dict[str, Texts] = {}
        self.open(game)

    def open(self, game: str) -> None:
        """Look at the cards of a game, or of all."""
        self.tab = game
        self.palette = HOUSE if game == ALL else shelf_entry(game).palette
        self.finder.sieve.chosen.clear()
        self.scrolls["cards"] = 0
        self.looked_at = self.cards[0]
        self.focus = f"card {self.looked_at}"

    # The cards

    @property
    def cards(self) -> Sequence[str]:
        """`bang/duel` and so on: the game and the id."""
        return [key for key in self.kinds if self.tab in (ALL, _game_of(key))]

    @property
    def facets(self) -> Sequence[Facet]:
        """Those of the game; all games together have none."""
        facets = self.games[self.tab].facets if self.tab != ALL else ()
        return [Facet(facet.name, partial(_without_game, facet)) for facet in facets]

    @property
    def texts(self) -> Texts:
        """The words of the game on the tab."""
        return self.say if self.tab == ALL else self.words_of(self.tab)

    def words_of(self, game: str) -> Texts:
        """The words of a game in the language of the player."""
        if game not in self._words or self._words[game].language != self.app.language:
            self._words[game] = of_game(self.games[game], self.app.language, [])
        return self._words[game]

    def written_on(self, id: str) -> str:
        """The name of a card and all its words."""
        kind, language = self.kinds[id], self.app.language
        return f"{kind.name.in_(language)} {kind.text.in_(language)}"

    def faces_of(self, id: str) -> Faces:
        """What paints a card."""
        return self.painters[_game_of(id)].faces

    def ref_of(self, id: str) -> Ref:
        """What a card is called at a table."""
        kind = self.kinds[id]
        return f"{kind.what}:{kind.copy_ids()[0]}"

    def spot(self, id: str, rect: pygame.Rect) -> CardSpot:
        """A card to look at; Enter or a click lets it fill the window."""
        zoom = partial(self.zoom, id)
        return CardSpot(
            name=f"card {id}",
            rect=rect,
            ref=self.ref_of(id),
            faces=self.faces_of(id),
            on_more=zoom,
            on_zoom=zoom,
        )

    # The layout

    def build(self) -> Iterable[Widget]:
        """Tabs, filters and cards at the left, the card that is looked at on the right."""
        head, body, _ = frame(self, foot=0)
        gap, tall = self.px(GAP), self.px(TABS)
        tabs = pygame.Rect(body.x, body.y, body.width, tall)
        body = pygame.Rect(body.x, tabs.bottom + self.px(10), body.width, body.bottom - tabs.bottom - self.px(10))
        wide = max(self.px(286), min(self.px(430), round(body.width * 0.31)))
        left = pygame.Rect(body.x, body.y, body.width - gap - wide, body.height)
        yield Panel(name="pool", rect=left)
        yield from self.finder.widgets(left.inflate(-2 * self.px(14), -2 * self.px(12)))
        yield self._large(pygame.Rect(left.right + gap, body.y, wide, body.height))
        yield self._tabs(tabs)
        title, about = self.say("ui.album.title"), self.say("ui.album.about", count=len(self.finder.passing))
        yield from page_head(self, head, title, about, self.say("ui.setup.back"))

    def _tabs(self, box: pygame.Rect) -> Choice:
        language = self.say.language
        labels = [self.say("ui.album.all"), *(shelf_entry(name).name.in_(language) for name in self.games)]
        names = [ALL, *self.games]
        return Choice(name="tabs", rect=box, labels=labels, chosen=names.index(self.tab), on_choose=self._turn_to)

    def _large(self, box: pygame.Rect) -> Painted:
        """The card that is looked at."""
        card = pygame.Rect(box.x, box.y, box.width, min(box.height, round(box.width * CARD_SHAPE)))
        return Painted(name="large", rect=card, paint=self._paint_large)

    def _paint_large(self, canvas: Canvas, box: pygame.Rect) -> None:
        draw_zoomed(canvas, self.faces_of(self.looked_at), self.ref_of(self.looked_at), box, 15)

    # What can be done

    @property
    def rules_page(self) -> routes.Rules:
        """F1: what the rules say of the card that is looked at."""
        kind = self.kinds[self.looked_at]
        return routes.Rules(self.games[_game_of(self.looked_at)], words=kind.name.in_(self.app.language))

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """Besides the keys of the buttons."""
        return [("Enter, Z", self.say("ui.album.key-zoom")), ("1, 2, 3, 4, 5, 0", self.say("ui.album.key-tabs"))]

    def zoom(self, id: str) -> None:
        """A card so large that all of it can be read."""
        self._show(id)
        self.app.push(CardSheet(self.app, self.faces_of(id), self.ref_of(id)))

    def _show(self, id: str) -> None:
        self.looked_at = id
        self.app.is_stale = True

    def _turn_to(self, tab: int) -> None:
        self.open([ALL, *self.games][tab])
        self.rebuild()

    def rebuild(self) -> None:
        """What is looked at is among the cards that are found."""
        passing = self.finder.passing
        if passing and self.looked_at not in passing:
            self.looked_at = passing[0]
        super().rebuild()

    # Input

    def handle(self, event: pygame.Event) -> bool:
        """The pointer and the focus choose what is looked at; a right click zooms, as on the table."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            over = self.at(event.pos)
            if isinstance(over, CardSpot):
                over.on_zoom()
                return True
        wanted = super().handle(event)
        over = self.widget(self.hover if event.type == pygame.MOUSEMOTION else self.focus)
        if isinstance(over, CardSpot) and event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self._show(over.name.removeprefix("card "))
        return wanted

    def handle_key(self, event: pygame.Event) -> bool:
        """Digits turn to a game, as at home."""
        if self.focus != "search" and pygame.K_0 <= event.key <= pygame.K_9:
            tab = event.key - pygame.K_0
            if tab <= len(self.games):
                self._turn_to(tab)
                return True
        return super().handle_key(event)

    def back(self) -> None:
        """Esc: first everything is seen again, then one screen back."""
        if self.focus == "search" and self.finder.sieve.words:
            self.finder.search("")
        else:
            super().back()


def _game_of(key: str) -> str:
    return key.partition("/")[0]


def _without_game(facet: Facet, key: str) -> Sequence[str]:
    return facet.of(key.partition("/")[2])
