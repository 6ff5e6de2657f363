"""The screen of one deck: all cards to choose from at the left, the deck at the right, how it stands below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame

from engine.decks import DeckBox, Facet, Kept
from engine.games import Game
from ui.app import App
from ui.finder import Finder
from ui.scenes.frame import GAP, frame, page_head, state_line
from ui.widgets.base import Panel, Widget
from ui.widgets.card_spot import CardSpot
from ui.workshop.bench import Bench


class Workbench(Bench):
    """Cards are looked for, looked at and taken."""

    def __init__(self, app: App, game: Game[Any], box: DeckBox, kept: Kept) -> None:
        super().__init__(app, game, box, kept)
        self.finder = Finder(self, self)
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
        if self.focus == "search" and self.finder.sieve.words:
            self.finder.search("")
        else:
            super().back()

    # The pool to choose from

    @property
    def cards(self) -> Sequence[str]:
        """All that a deck may hold."""
        return self.rules.cards

    @property
    def facets(self) -> Sequence[Facet]:
        """What they are told apart by."""
        return self.game.facets

    # The layout

    def build(self) -> Iterable[Widget]:
        """Filters and cards at the left, the deck at the right, how it stands below."""
        head, body, foot = frame(self)
        gap = self.px(GAP)
        wide = max(self.px(292), min(self.px(380), round(body.width * 0.32)))
        left = pygame.Rect(body.x, body.y, body.width - gap - wide, body.height)
        yield Panel(name="pool", rect=left)
        inner = left.inflate(-2 * self.px(14), -2 * self.px(12))
        yield from self.finder.widgets(inner)
        yield from self.column_widgets(pygame.Rect(left.right + gap, body.y, wide, body.height))
        yield from self._foot(foot)
        about = self.say("ui.decks.bench-about")
        yield from page_head(self, head, self.deck.name, about, self.say("ui.setup.back"), cover=self.cover_picture)

    def spot(self, id: str, rect: pygame.Rect) -> CardSpot:
        """A card, with how many of it are in the deck."""
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

    def written_on(self, id: str) -> str:
        """The name of a card and all its words."""
        return f"{self.texts.name(f'kind:{id}')} {self.faces.card_texts[self.refs[id]]}"

    def _foot(self, box: pygame.Rect) -> Iterator[Widget]:
        fault = self.fault_of(self.deck)
        said = fault or self.say("ui.decks.playable", count=len(self.deck.ids))
        kept = self.say("ui.decks.kept") if self.is_kept else self.say("ui.decks.not-kept")
        sign = "alert" if fault or not self.is_kept else "check-circle-outline"
        yield state_line(box, sign, f"{said} {kept}", is_alarm=not self.is_kept, is_quiet=not fault)
