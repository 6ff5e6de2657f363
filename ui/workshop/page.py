"""What the screens of the workshop share: the game, its words, and the box with the decks."""

from __future__ import annotations

from functools import cached_property, partial
from typing import Any

from engine.decks import LONGEST_NAME, Deck, DeckBox, DeckRules, Kept, clean_name
from engine.errors import BadFile
from engine.games import Game
from engine.texts import Texts, of_game
from ui import routes
from ui.app import App
from ui.covers import Cover
from ui.scenes.base import Scene
from ui.shelf import shelf_entry
from ui.workshop.sheets import LineSheet


class DeckPage(Scene):
    """A screen of the workshop, in the colours of its game."""

    def __init__(self, app: App, game: Game[Any], box: DeckBox) -> None:
        super().__init__(app)
        self.game, self.box = game, box
        self.entry = shelf_entry(game.name)
        self.palette = self.entry.palette
        self._texts: Texts | None = None

    @property
    def rules(self) -> DeckRules:
        """What a deck may hold."""
        return self.box.rules

    @property
    def texts(self) -> Texts:
        """The words of the game and of the program."""
        if self._texts is None or self._texts.language != self.app.language:
            self._texts = of_game(self.game, self.app.language, [])
        return self._texts

    @property
    def rules_page(self) -> routes.Rules:
        """F1: the rules of this game."""
        return routes.Rules(self.game)

    @property
    def cover_picture(self) -> Cover:
        """The picture of the game."""
        return Cover(self.entry.id, self.entry.icon, self.app.pictures)

    @cached_property
    def refs(self) -> dict[str, str]:
        """One card of every kind that can be in a deck, by the id of the kind."""
        kinds = {kind.id: kind for kind in self.game.kinds}
        return {id: f"{kinds[id].what}:{kinds[id].copy_ids()[0]}" for id in self.rules.cards}

    def fault_of(self, deck: Deck) -> str:
        """What keeps a deck from being played, in a sentence; empty if nothing does."""
        fault = self.rules.fault(deck.ids)
        return self.texts.refusal(fault) if fault is not None else ""

    # A new name

    def ask_for_name(self, kept: Kept) -> None:
        """Let a deck be called something else."""
        assert kept.deck is not None
        say = self.say
        self.app.push(
            LineSheet(
                self.app,
                say("ui.decks.rename-title"),
                "",
                say("ui.decks.name-hint"),
                partial(self._take_name, kept),
                words=kept.deck.name,
                longest=LONGEST_NAME,
            )
        )

    def _take_name(self, kept: Kept, words: str) -> None:
        assert kept.deck is not None
        name = clean_name(words)
        if not name:
            raise BadFile("deck-no-name")
        self.renamed(self.box.save(kept.path, kept.deck.named(self.box.free_name(name, kept.path))))

    def renamed(self, kept: Kept) -> None:
        """A deck has another name now."""
