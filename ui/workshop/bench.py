"""The deck that is being built, and the column that shows it. Every change is kept at once."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import pygame

from engine.choices import Ref
from engine.decks import Deck, DeckBox, Kept
from engine.dice import Dice
from engine.errors import Problem
from engine.games import Game
from ui.app import App
from ui.faces import Faces
from ui.scenes.card_painter import CardPainter
from ui.theme import FADED_CREAM
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button
from ui.widgets.choice import Choice
from ui.workshop.charts import chart_height, draw_chart
from ui.workshop.page import DeckPage
from ui.workshop.sheets import CardSheet, DealSheet

TALL: Final = 38  # units, of a button
ROW: Final = 38  # units, of a line of the deck
MOST_STEPS: Final = 200  # that can be taken back


class Bench(DeckPage):
    """A deck on the bench: the part of the screen that shows it."""

    def __init__(self, app: App, game: Game[Any], box: DeckBox, kept: Kept) -> None:
        super().__init__(app, game, box)
        assert kept.deck is not None
        self.path, self.deck = kept.path, kept.deck
        self.shows_chart = False  # where there is no room for both
        self._before: list[Deck] = []
        self._emptied: set[str] = set()  # kinds whose line stays, so that no other comes to lie under the pointer
        self.is_kept = True
        self._painter = CardPainter(app, self, game)

    @property
    def faces(self) -> Faces:
        """What paints the cards in this window and language."""
        return self._painter.faces

    # The deck

    def add(self, id: str) -> None:
        """One more card of a kind, unless there are enough."""
        most = self.rules.most_copies(id)
        if self.deck.cards.get(id, 0) >= most:
            self._refuse(self.say("ui.decks.enough-copies", most=most, card=self.texts.name(f"kind:{id}")))
        elif len(self.deck.ids) >= self.rules.size[-1]:
            self._refuse(self.say("ui.decks.enough-cards", most=self.rules.size[-1]))
        else:
            self._become(self.deck.with_count(id, self.deck.cards.get(id, 0) + 1))

    def remove(self, id: str) -> None:
        """One card less of a kind."""
        if self.deck.cards.get(id, 0):
            self._emptied.add(id)
            self._become(self.deck.with_count(id, self.deck.cards[id] - 1))

    def undo(self) -> None:
        """As it was before the last change."""
        if self._before:
            deck = self._before.pop()
            self._keep(deck.named(self.deck.name))

    def _become(self, deck: Deck) -> None:
        self._before = [*self._before[-MOST_STEPS:], self.deck]
        self._keep(deck)

    def _keep(self, deck: Deck) -> None:
        in_order = {id: deck.cards[id] for id in self.rules.cards if id in deck.cards}
        self.deck = Deck(deck.name, in_order)
        try:
            kept = self.box.save(self.path, self.deck)
        except Problem as problem:
            self.is_kept = False
            self.app.toast(self.say.error(problem))
        else:
            if kept.path != self.path and kept.deck is not None:
                self.app.toast(self.say("ui.decks.kept-apart", deck=kept.deck.name))
                self.deck = kept.deck
            self.path, self.is_kept = kept.path, True
        self.rebuild()

    def renamed(self, kept: Kept) -> None:
        """It has another name now."""
        assert kept.deck is not None
        self.path, self.deck = kept.path, kept.deck
        self.rebuild()

    def _refuse(self, words: str) -> None:
        self.app.sounds.play("refuse")
        self.app.toast(words)

    def deal(self) -> None:
        """A sample of what would be dealt."""
        self.app.push(DealSheet(self.app, self.faces, self._sample))

    def _sample(self) -> list[Ref]:
        chance = Dice(secrets.randbelow(1 << 30))
        dealt = chance.sample(self.deck.ids, min(self.rules.deal, len(self.deck.ids)))
        return [self.refs[id] for id in sorted(dealt, key=lambda card: (-self.rules.cost(card), card))]

    def zoom(self, id: str) -> None:
        """A card so large that all of it can be read."""
        self.app.push(CardSheet(self.app, self.faces, self.refs[id]))

    # The column

    def column_widgets(self, box: pygame.Rect) -> Iterator[Widget]:
        """How many cards, what they are, and what they come to."""
        px, say = self.px, self.say
        yield Panel(name="deck", rect=box)
        inner = box.inflate(-2 * px(14), -2 * px(12))
        title = pygame.Rect(inner.x, inner.y, inner.width - px(42), px(34))
        least, most = self.rules.size[0], self.rules.size[-1]
        words = say("ui.decks.count", count=len(self.deck.ids), least=least, most=most)
        yield Label(name="count", rect=title, words=words, size=17, bold=True)
        pencil = pygame.Rect(inner.right - px(34), inner.y, px(34), px(34))
        rename = partial(self.ask_for_name, Kept(self.path, self.deck))
        yield Button(
            name="rename",
            rect=pencil,
            icon="pencil",
            kind="quiet",
            keys=(pygame.K_r,),
            tip=say("ui.decks.rename"),
            on_press=rename,
        )
        buttons = list(self._buttons(pygame.Rect(inner.x, inner.bottom - px(TALL), inner.width, px(TALL))))
        yield from buttons
        room = pygame.Rect(inner.x, title.bottom + px(8), inner.width, buttons[0].rect.y - title.bottom - px(16))
        chart = round(self.theme.unit * chart_height(self.deck, self.rules))
        if room.height - chart >= px(ROW) * 7:
            lines = pygame.Rect(room.x, room.y, room.width, room.height - chart - px(12))
            yield from self._lines(lines)
            yield self._chart(pygame.Rect(room.x, lines.bottom + px(12), room.width, chart))
            return
        tabs = pygame.Rect(room.x, room.y, room.width, px(34))
        labels = [say("ui.decks.tab-cards"), say("ui.decks.tab-chart")]
        yield Choice(name="tabs", rect=tabs, labels=labels, chosen=int(self.shows_chart), on_choose=self._open_tab)
        rest = pygame.Rect(room.x, tabs.bottom + px(8), room.width, room.bottom - tabs.bottom - px(8))
        if self.shows_chart:
            pane = self.pane(
                "chart", rest, chart, [self._chart(pygame.Rect(rest.topleft, (rest.width - px(14), chart)))]
            )
            yield from pane
        else:
            yield from self._lines(rest)

    def _chart(self, box: pygame.Rect) -> Painted:
        return Painted(name="figures", rect=box, paint=partial(draw_chart, self.deck, self.rules, self.texts))

    def _lines(self, box: pygame.Rect) -> Iterator[Widget]:
        """A line for every kind in the deck, the dearest first, with buttons for less and more."""
        px = self.px
        rows: list[Widget] = []
        width, step = box.width - px(14), px(ROW)
        side = px(32)
        listed = [id for id in self.rules.cards if id in self.deck.cards or id in self._emptied]
        for index, id in enumerate(sorted(listed, key=lambda one: -self.rules.cost(one))):
            row = pygame.Rect(box.x, box.y + index * step, width, step)
            more = pygame.Rect(row.right - side, row.y + px(3), side, side)
            number = pygame.Rect(more.x - px(26), row.y, px(26), step)
            less = more.move(-side - px(26), 0)
            cost = pygame.Rect(row.x, row.y, px(22), step)
            colour = FADED_CREAM
            rows.append(Label(name=f"cost {id}", rect=cost, words=str(self.rules.cost(id)), size=14, colour=colour))
            name = pygame.Rect(cost.right, row.y, less.x - px(6) - cost.right, step)
            words = self.texts.name(f"kind:{id}")
            rows.append(Label(name=f"line {id}", rect=name, words=words, size=14, lines=2))
            count = str(self.deck.cards.get(id, 0))
            rows.append(Label(name=f"of {id}", rect=number, words=count, size=15, bold=True, centred=True))
            for what, icon, place, do in (("less", "minus", less, self.remove), ("more", "plus", more, self.add)):
                press = partial(do, id)
                rows.append(Button(name=f"{what} {id}", rect=place, icon=icon, kind="quiet", on_press=press))
        if not rows:
            place = pygame.Rect(box.x, box.y, width, px(90))
            words = self.say("ui.decks.empty-deck")
            rows.append(Label(name="no cards", rect=place, words=words, size=14, colour=FADED_CREAM, lines=5, top=True))
        yield from self.pane("deck-cards", box, step * len(listed), rows)

    def _buttons(self, box: pygame.Rect) -> Iterator[Button]:
        px, say = self.px, self.say
        label = say("ui.decks.deal", count=self.rules.deal)
        undo = pygame.Rect(box.right - px(40), box.y, px(40), box.height)
        place = pygame.Rect(box.x, box.y, undo.x - px(8) - box.x, box.height)
        yield Button(
            name="deal",
            rect=place,
            label=label,
            icon="cards-playing-outline",
            key_name="D",
            keys=(pygame.K_d,),
            enabled=bool(self.deck.cards),
            on_press=self.deal,
        )
        yield Button(
            name="undo",
            rect=undo,
            icon="undo",
            keys=(pygame.K_u,),
            tip=say("ui.decks.undo"),
            enabled=bool(self._before),
            on_press=self.undo,
        )

    def _open_tab(self, index: int) -> None:
        self.shows_chart = bool(index)
        self.rebuild()
