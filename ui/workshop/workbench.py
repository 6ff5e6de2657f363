"""The screen of one deck: all cards to choose from at the left, the deck at the right, how it stands below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

import pygame

from engine.decks import DeckBox, Facet, Kept
from engine.games import Game
from ui.app import App
from ui.scenes.frame import GAP, frame, page_head, state_line
from ui.table.sheets.browser import ChoiceSheet
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.field import Field
from ui.workshop.bench import TALL, Bench
from ui.workshop.card_spot import CardSpot
from ui.workshop.sifting import Sieve

CARD: Final = (112, 148)  # units, at least so wide, and so high for that


class Workbench(Bench):
    """Cards are looked for, looked at and taken."""

    def __init__(self, app: App, game: Game[Any], box: DeckBox, kept: Kept) -> None:
        super().__init__(app, game, box, kept)
        self.sieve = Sieve(self.rules)
        self.focus = f"card {self.rules.cards[0]}"

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """Besides the keys of the buttons."""
        say = self.say
        return [
            ("Enter +", say("ui.decks.key-more")),
            ("− Backspace", say("ui.decks.key-less")),
            ("Z", say("ui.decks.key-zoom")),
        ]

    # Input

    def handle(self, event: pygame.Event) -> bool:
        """A right click zooms, as on the table."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            over = self.at(event.pos)
            if isinstance(over, CardSpot):
                over.on_zoom()
                return True
        return super().handle(event)

    def back(self) -> None:
        """Esc: first everything is seen again, then one screen back."""
        if self.focus == "search" and self.sieve.words:
            self._search("")
        else:
            super().back()

    # The layout

    def build(self) -> Iterable[Widget]:
        """Filters and cards at the left, the deck at the right, how it stands below."""
        head, body, foot = frame(self)
        gap = self.px(GAP)
        wide = max(self.px(292), min(self.px(380), round(body.width * 0.32)))
        left = pygame.Rect(body.x, body.y, body.width - gap - wide, body.height)
        yield Panel(name="pool", rect=left)
        inner = left.inflate(-2 * self.px(14), -2 * self.px(12))
        top = inner.y
        for widget in self._filters(inner):
            top = max(top, widget.rect.bottom)
            yield widget
        yield from self._cards(pygame.Rect(inner.x, top + self.px(8), inner.width, inner.bottom - top - self.px(8)))
        yield from self.column_widgets(pygame.Rect(left.right + gap, body.y, wide, body.height))
        yield from self._foot(foot)
        about = self.say("ui.decks.bench-about")
        yield from page_head(self, head, self.deck.name, about, self.say("ui.setup.back"), cover=self.cover_picture)

    def _filters(self, box: pygame.Rect) -> Iterator[Widget]:
        """The line to search with, and below it a button for every facet."""
        px, say, sieve = self.px, self.say, self.sieve
        clear = say("ui.decks.all-cards")
        wide = button_width(self.theme, clear, icon=True, key_name="A")
        field = pygame.Rect(box.x, box.y, box.width - wide - px(8), px(TALL))
        hint = say("ui.decks.search")
        yield Field(
            name="search", rect=field, words=sieve.words, hint=hint, icon="magnify", on_change=self._search, longest=60
        )
        reset = pygame.Rect(field.right + px(8), box.y, wide, px(TALL))
        yield Button(
            name="all",
            rect=reset,
            label=clear,
            icon="filter-off-outline",
            key_name="A",
            keys=(pygame.K_a,),
            enabled=not sieve.is_open,
            on_press=self._see_all,
        )
        facets = self.rules.facets
        each = (box.width - px(6) * (len(facets) - 1)) // len(facets)
        for index, facet in enumerate(facets):
            place = pygame.Rect(box.x + index * (each + px(6)), field.bottom + px(8), each, px(TALL))
            chosen = sieve.chosen.get(facet.name, "")
            label = self.texts(chosen) if chosen else self.texts(f"facet.{facet.name}")
            label = f"{self.texts(f'facet.{facet.name}')}: {label}" if chosen.isdecimal() else label
            has_room = button_width(self.theme, label, icon=True, size=14) <= each
            sign = "filter" if chosen else "filter-outline"
            yield Button(
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
        px, gap = self.px, self.px(8)
        passing = self._passing()
        room = box.width - px(14)  # the scroll bar
        columns = max(1, (room + gap) // (px(CARD[0]) + gap))
        wide = (room + gap) // columns - gap
        tall = round(wide * CARD[1] / CARD[0])
        spots: list[Widget] = []
        rim = px(5)  # for the mark of the focus
        for index, id in enumerate(passing):
            row, place = divmod(index, columns)
            rect = pygame.Rect(box.x + place * (wide + gap), box.y + rim + row * (tall + gap), wide, tall)
            spots.append(self._spot(id, rect))
        if not passing:
            words = self.say("ui.decks.nothing-found")
            spots.append(
                Label(name="nothing", rect=pygame.Rect(box.x, box.y, room, px(60)), words=words, size=15, lines=3)
            )
        rows = -(-len(passing) // columns)
        yield from self.pane("cards", box, 2 * rim + rows * (tall + gap), spots)

    def _spot(self, id: str, rect: pygame.Rect) -> CardSpot:
        return CardSpot(
            name=f"card {id}",
            rect=rect,
            ref=self.refs[id],
            faces=self.faces,
            count=self.deck.cards.get(id, 0),
            most=self.rules.most_copies(id),
            tip=self.faces.card_texts[self.refs[id]],
            on_more=partial(self.add, id),
            on_less=partial(self.remove, id),
            on_zoom=partial(self.zoom, id),
        )

    def _passing(self) -> list[str]:
        names = {id: self.texts.name(f"kind:{id}") for id in self.refs}
        texts = {id: self.faces.card_texts[ref] for id, ref in self.refs.items()}
        return self.sieve.passing(names, texts)

    def _foot(self, box: pygame.Rect) -> Iterator[Widget]:
        fault = self.fault_of(self.deck)
        said = fault or self.say("ui.decks.playable", count=len(self.deck.ids))
        kept = self.say("ui.decks.kept") if self.is_kept else self.say("ui.decks.not-kept")
        sign = "alert" if fault or not self.is_kept else "check-circle-outline"
        yield state_line(box, sign, f"{said} {kept}", is_alarm=not self.is_kept, is_quiet=not fault)

    # What can be done

    def _search(self, words: str) -> None:
        self.sieve.words = words
        self.scrolls["cards"] = 0
        self.rebuild()

    def _see_all(self) -> None:
        self.sieve.clear()
        self.rebuild()

    def _ask_for(self, facet: Facet) -> None:
        values = ["", *self.sieve.values(facet, self.texts)]
        names = [self.texts(value) if value else self.say("ui.decks.any") for value in values]
        choices = [
            (name[:1].upper() + name[1:], partial(self._choose, facet.name, value))
            for name, value in zip(names, values, strict=True)
        ]
        self.app.push(ChoiceSheet(self.app, self.texts(f"facet.{facet.name}"), choices))

    def _choose(self, facet: str, value: str) -> None:
        self.sieve.choose(facet, value)
        self.scrolls["cards"] = 0
        self.rebuild()
