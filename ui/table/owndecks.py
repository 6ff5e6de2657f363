"""Decks of one's own: offered by name where the game asks for one. What is answered is the deck itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from engine.choices import Menu, Option
from engine.decks import Deck, DeckBox, decks_folder
from engine.games import Game
from ui.table.lasttime import as_last_time, kind_of_thing
from ui.table.verbkeys import DIGITS, PromptButton


def asks_for_deck(game: Game[Any], menu: Menu | None) -> bool:
    """Whether a deck answers this question."""
    return game.decks is not None and menu is not None and menu.kind == game.decks.question


def own_decks(saves: Path, game: Game[Any], menu: Menu | None) -> list[Deck]:
    """The decks that are kept at this computer, if the question asks for one: those that can be played first."""
    if game.decks is None or not asks_for_deck(game, menu):
        return []
    kept = DeckBox(decks_folder(saves, game.name), game.name, game.decks).listed()
    fault = game.decks.fault
    return sorted((one.deck for one in kept if one.deck is not None), key=lambda deck: fault(deck.ids) is not None)


def as_answer(game: Game[Any], menu: Menu, deck: Deck) -> tuple[Option | None, list[str]]:
    """A deck as an answer to the question, and the kinds of its cards that are not offered here."""
    what = {kind.id: kind.what for kind in game.kinds}
    things = [f"{what[id]}:{id}" for id in deck.ids]
    option = as_last_time(menu, things, str)
    taken = Counter(map(kind_of_thing, option.refs)) if option is not None else Counter()
    missing = Counter(things) - taken
    return option, [thing.partition(":")[2] for thing in missing]


def deck_buttons(
    decks: Sequence[Deck], take: Callable[[Deck], None], build: Callable[[], None], words: str
) -> list[PromptButton]:
    """A button for every deck, the first nine with a key; then the way to the workshop."""
    named = [PromptButton(f"deck {index}", deck.name, partial(take, deck)) for index, deck in enumerate(decks)]
    keyed = [
        button._replace(key_name=str(index + 1), keys=(code,), is_primary=True)
        for index, (button, code) in enumerate(zip(named, DIGITS, strict=False))
    ]
    return [*keyed, *named[len(keyed) :], PromptButton("workshop", words, build, "F3", (pygame.K_F3,))]
