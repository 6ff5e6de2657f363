"""The shelf of games: how each one looks and what it is, from `assets/games.yaml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec

from engine import yamlfile
from engine.cards import Id, Words
from engine.errors import BadFile
from engine.games import find_game, game_names
from engine.texts import ASSETS, LANGUAGES, Texts, of_game
from ui.theme import HOUSE, Colour, Palette, hex_colour

SHELF: Final = ASSETS / "games.yaml"
Hex = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-f]{6}\Z")]
Count = Annotated[int, msgspec.Meta(ge=1, le=600)]


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The palette of a game's screens, as `#5d7a4a`."""

    light: Hex
    dark: Hex
    accent: Hex
    paper: Hex
    glow: Hex


class CardColours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of a game's card on the home screen."""

    head: Hex
    body: Hex
    rim: Hex


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many a game is."""

    least: Count
    most: Count


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game on the shelf."""

    id: Id
    icon: Id
    name: Words
    about: Words
    players: Players
    minutes: Count | None = None
    colours: Colours | None = None  # none: those of the house
    card: CardColours | None = None

    @property
    def palette(self) -> Palette:
        """What the screens of this game wear."""
        if self.colours is None:
            return HOUSE
        light, dark, accent, paper, glow = map(hex_colour, msgspec.structs.astuple(self.colours))
        return Palette(light, dark, accent, paper, glow)

    @property
    def card_colours(self) -> tuple[Colour, Colour, Colour]:
        """Head, body and rim of its card."""
        if self.card is None:
            return (58, 46, 34), (78, 62, 46), (120, 100, 76)
        return hex_colour(self.card.head), hex_colour(self.card.body), hex_colour(self.card.rim)

    @property
    def exists(self) -> bool:
        """Whether it can be played already."""
        return self.id in game_names()


def load_shelf(path: Path) -> tuple[Entry, ...]:
    """All games in a file; the first mistake is refused with file, line and field."""
    document = yamlfile.load(path)
    if not isinstance(document.data, list):
        raise BadFile("bad-field", place=document.at(), field="the file", mistake="Expected `array`")
    entries: list[Entry] = []
    for index in range(len(document.data)):
        for mistake in document.mistakes(Entry, (index,)):
            raise mistake
        entry = document.convert(Entry, (index,))
        if any(entry.id == other.id for other in entries):
            raise BadFile("card-twice", place=document.at((index, "id")), card=entry.id)
        entries.append(entry)
    return tuple(entries)


@cache
def _listed() -> tuple[Entry, ...]:
    return load_shelf(SHELF)


def shelf() -> list[Entry]:
    """Every game on the shelf in its order, then those that are there without a place on it."""
    listed = [entry.id for entry in _listed()]
    return [*_listed(), *(shelf_entry(name) for name in game_names() if name not in listed)]


@cache
def shelf_entry(name: str) -> Entry:
    """The game called `name`; one without a place on the shelf looks like the house."""
    known = next((entry for entry in _listed() if entry.id == name), None)
    if known is not None:
        return known
    if name not in game_names():
        words = Words(name, name, name)
        return Entry(name, "cards", words, words, Players(1, 1))
    game = find_game(name)
    texts = [of_game(game, language, []) for language in LANGUAGES]
    names, abouts = (Words(*(words(key) for words in texts)) for key in ("game.name", "game.about"))
    return Entry(name, "cards", names, abouts, Players(game.seats[0], game.seats[-1]))


def players_in_words(entry: Entry, say: Texts) -> str:
    """For how many a game is."""
    least, most = entry.players.least, entry.players.most
    if least == most:
        return say("ui.home.players-exactly", most=most)
    return say("ui.home.players", least=least, most=most)
