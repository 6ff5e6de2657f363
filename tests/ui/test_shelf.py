"""The shelf of games is data: in its order, in three languages, and a mistake in it has its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.errors import BadFile
from engine.games import find_game, game_names
from engine.texts import LANGUAGES, of_game
from ui import shelf as shelf_module
from ui.shelf import SHELF, Entry, load_shelf, shelf, shelf_entry
from ui.theme import HOUSE, Palette, has_icon

ENTRIES = load_shelf(SHELF)
CYRILLIC = re.compile("[а-яёіїєґ]", re.I)
every_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)


def test_the_five_games_stand_in_their_order() -> None:
    assert [entry.id for entry in shelf()][:5] == ["castle", "bang", "berserk", "valhalla", "junquick"]


def test_every_game_that_is_there_stands_on_the_shelf() -> None:
    assert set(game_names()) <= {entry.id for entry in shelf()}


@every_entry
def test_a_game_has_a_picture_and_colours(entry: Entry) -> None:
    assert has_icon(entry.icon)
    assert entry.colours is not None
    assert entry.card is not None
    assert entry.palette != HOUSE
    assert entry.players.least <= entry.players.most


@every_entry
def test_a_game_speaks_every_language(entry: Entry) -> None:
    for language in LANGUAGES:
        for words in (entry.name.in_(language), entry.about.in_(language)):
            assert words == words.strip()
            assert bool(CYRILLIC.search(words)) == (language != "en"), words


@pytest.mark.parametrize("name", game_names())
def test_the_shelf_says_what_the_game_says(name: str) -> None:
    game, entry = find_game(name), shelf_entry(name)
    assert (entry.players.least, entry.players.most) == (game.seats[0], game.seats[-1])
    assert entry.exists
    for language in LANGUAGES:
        assert entry.name.in_(language) == of_game(game, language, [])("game.name")


def test_a_palette_is_read_from_its_colours() -> None:
    wanted = Palette((93, 122, 74), (47, 67, 39), (184, 134, 45), (246, 237, 216), (255, 213, 74))
    assert shelf_entry("castle").palette == wanted


def test_a_game_without_a_place_looks_like_the_house() -> None:
    entry = shelf_entry("chess")
    assert entry.palette == HOUSE
    assert has_icon(entry.icon)
    assert not entry.exists
    assert entry.name.in_("uk") == "chess"


@pytest.fixture
def _empty_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(shelf_module, "_listed", lambda: ())
    shelf_entry.cache_clear()
    yield
    shelf_entry.cache_clear()


@pytest.mark.usefixtures("_empty_shelf")
def test_a_game_that_nobody_put_on_the_shelf_is_shown_in_its_own_words() -> None:
    [entry] = [entry for entry in shelf() if entry.id == "castle"]
    assert entry.name.in_("uk") == "Замок"
    assert entry.players.most == 5
    assert entry.palette == HOUSE


GOOD = """\
- id: chess
  icon: castle
  name: {en: Chess, ru: Шахматы, uk: Шахи}
  about: {en: Mate., ru: Мат., uk: Мат.}
  players: {least: 2, most: 2}
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GOOD.replace("icon: castle", "icon: Two Words"), "games.yaml:2: icon:"),
        (GOOD.replace("  icon: castle\n", ""), "games.yaml:1: icon: this field is missing"),
        (GOOD + "  colour: red\n", "games.yaml:6: colour: there is no such field"),
        (GOOD + "  minutes: soon\n", "games.yaml:6: minutes:"),
        (GOOD.replace("uk: Шахи", "uk: ''"), "games.yaml:3: name.uk:"),
        (GOOD + GOOD, "games.yaml:6: id: 'chess' is in the list twice"),
        ("id: chess\n", "games.yaml:1: the file:"),
    ],
)
def test_a_mistake_has_its_file_line_and_field(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "games.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as refused:
        load_shelf(path)
    assert str(refused.value).startswith(said)
