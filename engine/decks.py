"""Decks that players build themselves: what a game tells about them, and the files that they are kept in.

A deck is a YAML file that people hand on to each other, so like any input it is never trusted.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
import yaml

from engine import yamlfile
from engine.choices import Refused
from engine.errors import BadFile, Problem
from engine.files import write_new

FORMAT: Final = 1
LONGEST_NAME: Final = 24
MOST_BYTES: Final = 64_000
MOST_KINDS: Final = 500
SUFFIX: Final = ".yaml"
RESERVED: Final = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}


# What a game tells


class Facet(NamedTuple):
    """Something that cards are told apart by, such as their element."""

    name: str  # `facet.<name>` is what it is called
    of: Callable[[str], Sequence[str]]  # the texts that say what a kind of card has of it


@dataclass(frozen=True)
class DeckRules:
    """What a deck of one's own may hold. Kinds of cards are named by their ids."""

    question: str  # the kind of the question that a deck answers
    cards: Sequence[str]  # the kinds that there are, in the order in which they are listed
    size: range  # how many cards a deck may have
    deal: int  # how many of them are dealt
    most_copies: Callable[[str], int]
    fault: Callable[[Sequence[str]], Refused | None]  # what is wrong with a whole deck
    cost: Callable[[str], int]
    charted: Facet  # shown as a chart beside the costs
    ready: Mapping[str, Sequence[str]]  # the decks that come with the game; `deck.<id>` is what they are called


# One deck


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a file holds."""

    longtable_deck: Literal[1]
    game: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    cards: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=60)], Annotated[int, msgspec.Meta(ge=1, le=99)]],
        msgspec.Meta(max_length=MOST_KINDS),
    ]


@dataclass(frozen=True)
class Deck:
    """A named deck: how many cards of each kind. It may be unfinished."""

    name: str
    cards: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, name: str, ids: Iterable[str]) -> Deck:
        """A deck of these cards."""
        return cls(name, dict(Counter(ids)))

    @cached_property
    def ids(self) -> list[str]:
        """Every card by its kind, one after the other."""
        return [id for id, count in self.cards.items() for _ in range(count)]

    def with_count(self, id: str, count: int) -> Deck:
        """The same deck with so many cards of a kind."""
        cards = {**self.cards, id: count}
        return Deck(self.name, {id: count for id, count in cards.items() if count > 0})

    def named(self, name: str) -> Deck:
        """The same deck under another name."""
        return Deck(name, self.cards)


def clean_name(name: str) -> str:
    """A name as it can be read: without signs that nobody sees, and not too long."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:LONGEST_NAME].strip()


def file_stem(name: str) -> str:
    """What the file of a deck is called, on any system."""
    stem = "-".join("".join(sign if sign.isalnum() else " " for sign in name.casefold()).split())
    return f"deck-{stem}" if stem in RESERVED else stem or "deck"


def deck_text(game: str, deck: Deck) -> str:
    """A deck as it stands in its file."""
    plain = {"longtable-deck": FORMAT, "game": game, "name": deck.name, "cards": dict(deck.cards)}
    text: str = yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, width=100)
    return text


def parse_deck(text: str, file: str, game: str, rules: DeckRules) -> Deck:
    """The deck in a text; a card that is unknown or there too often is refused with its line."""
    document = yamlfile.parse(text, file)
    for mistake in document.mistakes(_File, ()):
        raise mistake
    found = document.convert(_File)
    if found.game != game:
        raise BadFile("deck-of-another-game", file=file, game=found.game, wanted=game)
    known = set(rules.cards)
    for id, count in found.cards.items():
        place = document.at(("cards", id))
        if id not in known:
            raise BadFile("deck-unknown-card", place=place, card=id)
        if count > rules.most_copies(id):
            raise BadFile("deck-too-many-copies", place=place, card=id, count=count, most=rules.most_copies(id))
    name = clean_name(found.name)
    if not name:
        raise BadFile("deck-without-name", place=document.at(("name",)))
    in_order = {id: found.cards[id] for id in rules.cards if id in found.cards}
    return Deck(name, in_order)


def read_deck(path: Path, game: str, rules: DeckRules) -> Deck:
    """The deck in a file."""
    return parse_deck(_read(path), path.name, game, rules)


def _read(path: Path) -> str:
    if not os.path.isfile(path):  # a pipe or a device would never end
        raise BadFile("deck-no-file", file=path)
    return yamlfile.read_text(path, MOST_BYTES)


# All decks of a game


class Kept(NamedTuple):
    """A file in the folder of decks: the deck in it, or what is wrong with it."""

    path: Path
    deck: Deck | None
    trouble: Problem | None = None


def decks_folder(saves: Path, game: str) -> Path:
    """Where the decks of a game lie: beside the saves."""
    return saves.with_name("decks") / game


class DeckBox:
    """The decks that somebody has built for one game: a file each."""

    def __init__(self, folder: Path, game: str, rules: DeckRules) -> None:
        self.folder, self.game, self.rules = folder, game, rules
        self._known: dict[Path, str] = {}  # what each file held when it was last read or written

    def listed(self) -> list[Kept]:
        """All of them by name, those that cannot be read at the end."""
        try:
            paths = sorted(path for path in self.folder.iterdir() if path.suffix == SUFFIX)
        except FileNotFoundError:  # nobody has built one yet
            return []
        except OSError as failure:
            return [Kept(self.folder, None, BadFile("cannot-read", file=self.folder, why=failure.strerror))]
        kept = [self._look(path) for path in paths]
        return sorted(kept, key=lambda one: (one.deck is None, one.deck.name.casefold() if one.deck else one.path.name))

    def _look(self, path: Path) -> Kept:
        try:
            text = _read(path)
            deck = parse_deck(text, path.name, self.game, self.rules)
        except Problem as problem:
            return Kept(path, None, problem)
        self._known[path] = text
        return Kept(path, deck)

    def free_name(self, name: str, besides: Path | None = None) -> str:
        """The name, with a number if another deck is called like that."""
        others = (one for one in self.listed() if one.deck is not None and one.path != besides)
        taken = {one.deck.name.casefold() for one in others if one.deck is not None}
        free, number = name, 2
        while free.casefold() in taken:
            ending = f" {number}"
            free, number = name[: LONGEST_NAME - len(ending)] + ending, number + 1
        return free

    def add(self, deck: Deck) -> Kept:
        """Keep a deck in a file of its own, under a name that no other has."""
        named = deck.named(self.free_name(clean_name(deck.name)))
        stem = file_stem(named.name)
        path, number = self.folder / f"{stem}{SUFFIX}", 2
        while path.exists():
            path, number = self.folder / f"{stem}~{number}{SUFFIX}", number + 1
        return self._write(path, named)

    def save(self, path: Path, deck: Deck) -> Kept:
        """Write a deck to its file; if another program has changed that meanwhile, to a new one beside it."""
        try:
            is_ours = not path.exists() or _read(path) == self._known.get(path)
        except Problem:
            is_ours = False
        return self._write(path, deck) if is_ours else self.add(deck)

    def _write(self, path: Path, deck: Deck) -> Kept:
        text = deck_text(self.game, deck)
        write_new(path, text)
        self._known[path] = text
        return Kept(path, deck)

    def delete(self, path: Path) -> None:
        """Remove a file."""
        try:
            path.unlink(missing_ok=True)
        except OSError as failure:
            raise BadFile("cannot-delete", file=path.name, why=failure.strerror) from None

    def take_in(self, path: Path) -> Kept:
        """Keep a copy of a deck from elsewhere."""
        return self.add(read_deck(path, self.game, self.rules))

    def hand_out(self, deck: Deck, path: Path) -> Path:
        """Write a deck to a file elsewhere, a folder or a new file; nothing that is there is overwritten."""
        target = path / f"{file_stem(deck.name)}{SUFFIX}" if os.path.isdir(path) else path
        target = target if target.suffix else target.with_name(target.name + SUFFIX)
        if os.path.lexists(target):
            raise BadFile("deck-file-exists", file=target)
        if not os.path.isdir(target.parent):
            raise BadFile("deck-no-folder", folder=target.parent)
        try:
            write_new(target, deck_text(self.game, deck))
        except BadFile as problem:
            raise BadFile("deck-not-written", file=target, why=problem.facts["why"]) from None
        return target
