"""The part of a page where cards are looked for: a line to search with, a button for every facet, those that pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, Protocol

import pygame

from engine.decks import Facet
from engine.texts import Texts
from ui.scenes.base import Scene
from ui.sifting import Sieve, values_of
from ui.table.sheets.browser import ChoiceSheet
from ui.widgets.base import Label, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.card_spot import CardSpot
from ui.widgets.field import Field

CARD: Final = (112, 148)  # units, at least so wide, and so high for that
TALL: Final = 38  # units, of a button
BAR: Final = 14  # units, for the scroll bar


class Pool(Protocol):
    """The cards that are looked through."""

    @property
    def cards(self) -> Sequence[str]:
        """Their ids, in the order in which they are listed."""

    @property
    def facets(self) -> Sequence[Facet]:
        """What they are told apart by."""

    @property
    def texts(self) -> Texts:
        """What facets and their values are called."""

    def written_on(self, id: str) -> str:
        """The name of a card and all its words."""

    def spot(self, id: str, rect: pygame.Rect) -> CardSpot:
        """A card in its place."""


class Finder:
    """What is looked for on a page, and the widgets for it."""

    def __init__(self, page: Scene, pool: Pool) -> None:
        self.page, self.pool = page, pool
        self.sieve = Sieve()

    @property
    def passing(self) -> list[str]:
        """The cards that pass."""
        return self.sieve.passing(self.pool.cards, self.pool.facets, self.pool.written_on)

    def widgets(self, box: pygame.Rect) -> Iterator[Widget]:
        """Filters above, cards below."""
        top = box.y
        for widget in self._filters(box):
            top = max(top, widget.rect.bottom)
            yield widget
        gap = self.page.px(8)
        yield from self._cards(pygame.Rect(box.x, top + gap, box.width, box.bottom - top - gap))

    def _filters(self, box: pygame.Rect) -> Iterator[Widget]:
        """The line to search with, and below it a button for every facet."""
        px, say, sieve = self.page.px, self.page.say, self.sieve
        clear = say("ui.decks.all-cards")
        wide = button_width(self.page.theme, clear, icon=True, key_name="A")
        field = pygame.Rect(box.x, box.y, box.width - wide - px(8), px(TALL))
        hint = say("ui.decks.search")
        yield Field(
            name="search", rect=field, words=sieve.words, hint=hint, icon="magnify", on_change=self.search, longest=60
        )
        yield Button(
            name="all",
            rect=pygame.Rect(field.right + px(8), box.y, wide, px(TALL)),
            label=clear,
            icon="filter-off-outline",
            key_name="A",
            keys=(pygame.K_a,),
            enabled=not sieve.is_open,
            on_press=self.see_all,
        )
        facets = self.pool.facets
        each = (box.width - px(6) * (len(facets) - 1)) // max(1, len(facets))
        for index, facet in enumerate(facets):
            place = pygame.Rect(box.x + index * (each + px(6)), field.bottom + px(8), each, px(TALL))
            yield self._facet(facet, place)

    def _facet(self, facet: Facet, place: pygame.Rect) -> Button:
        texts, chosen = self.pool.texts, self.sieve.chosen.get(facet.name, "")
        title = texts(f"facet.{facet.name}")
        label = f"{title}: {texts(chosen)}" if chosen.isdecimal() else texts(chosen) if chosen else title
        has_room = button_width(self.page.theme, label, icon=True, size=14) <= place.width
        sign = "filter" if chosen else "filter-outline"
        return Button(
            name=f"facet {facet.name}",
            rect=place,
            label=label,
            icon=sign if has_room else "",
            chosen=bool(chosen),
            size=14,
            on_press=partial(self._ask_for, facet),
        )

    def _cards(self, box: pygame.Rect) -> Iterator[Widget]:
        """Those that pass, below and beside each other."""
        px, gap = self.page.px, self.page.px(8)
        passing = self.passing
        room = box.width - px(BAR)
        columns = max(1, (room + gap) // (px(CARD[0]) + gap))
        wide = (room + gap) // columns - gap
        tall = round(wide * CARD[1] / CARD[0])
        rim = px(5)  # for the mark of the focus
        spots: list[Widget] = []
        for index, id in enumerate(passing):
            row, place = divmod(index, columns)
            rect = pygame.Rect(box.x + place * (wide + gap), box.y + rim + row * (tall + gap), wide, tall)
            spots.append(self.pool.spot(id, rect))
        if not passing:
            words = self.page.say("ui.decks.nothing-found")
            place_of_words = pygame.Rect(box.x, box.y, room, px(60))
            spots.append(Label(name="nothing", rect=place_of_words, words=words, size=15, lines=3))
        rows = -(-len(passing) // columns)
        yield from self.page.pane("cards", box, 2 * rim + rows * (tall + gap), spots)

    # What can be done

    def search(self, words: str) -> None:
        """Look at the cards on which these words stand."""
        self.sieve.words = words
        self._show_anew()

    def see_all(self) -> None:
        """Look at all of them again."""
        self.sieve.clear()
        self._show_anew()

    def _ask_for(self, facet: Facet) -> None:
        texts = self.pool.texts
        values = ["", *values_of(facet, self.pool.cards, texts)]
        names = [texts(value) if value else self.page.say("ui.decks.any") for value in values]
        choices = [
            (name[:1].upper() + name[1:], partial(self._choose, facet.name, value))
            for name, value in zip(names, values, strict=True)
        ]
        self.page.app.push(ChoiceSheet(self.page.app, texts(f"facet.{facet.name}"), choices))

    def _choose(self, facet: str, value: str) -> None:
        self.sieve.choose(facet, value)
        self._show_anew()

    def _show_anew(self) -> None:
        self.page.scrolls["cards"] = 0
        self.page.rebuild()
