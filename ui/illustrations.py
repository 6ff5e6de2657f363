"""The drawn pictures of a book, as data: positions on the table of the game, and rows of signs and cards with words.

They stand in `games/<game>/book/illustrations.yaml`, the same for all languages; a book names them in its marks.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from engine import yamlfile
from engine.cards import Words
from engine.choices import Ref
from engine.errors import BadFile
from engine.games import game_folder

FILE = "illustrations.yaml"


class Shot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, as a scenario writes it, and what is to be seen of it."""

    seats: list[str] = msgspec.field(default_factory=lambda: ["Olga", "Taras"])
    options: dict[str, Any] = {}
    seed: int = 1
    position: dict[str, Any] | None = None
    dice: list[int | str] = []
    moves: list[str] = []
    eyes: str = ""  # a player; empty: nobody's
    crop: list[Ref] = []  # what lies at the sides of the picture; none: the whole board
    around: float = 6  # units beside it
    glow: list[Ref] = []  # what is marked
    labels: dict[Ref, str] = {}  # short signs: a number, or `ok`, `no`, `icon:NAME`
    below: Words | None = None
    window: tuple[int, int] = (1180, 740)  # units that the table is laid out in
    share: float = 1.0  # of the width of the page, at most


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing of a row: cards or signs, and words below them."""

    words: Words | None = None
    cards: list[str] = []
    icons: list[str] = []
    strikes: list[int] = []  # which of the cards or signs are crossed out, by number


class Illustration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Positions side by side, or a row of items."""

    shots: list[Shot] = []
    row: list[Item] = []
    arrows: bool = False  # between the items


@cache
def load_illustrations(path: Path) -> dict[str, Illustration]:
    """The pictures of a file; every mistake is named with file, line and field."""
    document = yamlfile.load(path)
    found = document.convert(dict[str, Illustration])
    for id, one in found.items():
        if bool(one.shots) == bool(one.row):
            raise BadFile("bad-field", place=document.at((id,)), field=id, mistake="it has either shots or a row")
    return found


def illustrations_of(game: str) -> dict[str, Illustration]:
    """The pictures of a game's book; none if it has none."""
    path = game_folder(game) / "book" / FILE
    return load_illustrations(path) if path.exists() else {}
