"""The album: all cards of all games, looked through by words, facets, mouse and keyboard."""

from __future__ import annotations

import pygame
import pytest

from engine.games import find_game
from tests.playing import GAMES
from tests.ui.driving import LAYOUTS, click, find, has, key, lay_out, layout_faults, type_text, words_on
from ui import routes
from ui.app import App
from ui.scenes.album import Album
from ui.scenes.home import Home
from ui.scenes.rules import Rules
from ui.scenes.setup import Setup
from ui.table.sheets.browser import ChoiceSheet
from ui.widgets.card_spot import CardSpot
from ui.workshop.sheets import CardSheet


def open_album(app: App, game: str = "") -> Album:
    app.go(routes.Album(game))
    assert isinstance(app.scene, Album)
    return app.scene


def shown(album: Album) -> list[str]:
    return [widget.name.removeprefix("card ") for widget in album.widgets if isinstance(widget, CardSpot)]


def test_all_cards_of_all_games_are_there(app: App) -> None:
    every = [f"{name}/{kind.id}" for name in GAMES for kind in find_game(name).kinds if kind.copy_ids()]
    assert sorted(shown(open_album(app))) == sorted(every)


def test_home_set_up_and_table_lead_there(app: App) -> None:
    app.go(routes.Home())
    click(app, "cards")
    assert isinstance(app.scene, Album)
    assert app.scene.tab == ""
    key(app, pygame.K_F4)
    assert isinstance(app.scene, Home)
    app.go(routes.SetUp(find_game("bang")))
    key(app, pygame.K_F4)
    assert isinstance(app.scene, Album)
    assert app.scene.tab == "bang"
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Setup)


def test_cards_are_found_by_words_in_the_language_of_the_player(app: App) -> None:
    app.set_language("uk")
    album = open_album(app)
    click(app, "search")
    type_text(app, "дуель")
    assert "bang/duel" in shown(album)
    assert all("дуель" in album.written_on(id).casefold() for id in shown(album))
    key(app, pygame.K_ESCAPE)
    assert len(shown(album)) == len(album.cards)


def test_facets_leave_the_cards_that_have_them(app: App) -> None:
    album = open_album(app, "valhalla")
    click(app, "facet clan")
    names = [name for name, _ in app.scene.choices] if isinstance(app.scene, ChoiceSheet) else []
    click(app, f"choice {names.index('Dwarves')}")
    facet = next(facet for facet in album.facets if facet.name == "clan")
    assert shown(album) == [id for id in album.cards if "clan.dwarf" in facet.of(id)]
    assert shown(album)
    click(app, "all")
    assert len(shown(album)) == len(album.cards)


def test_digits_turn_to_a_game_and_forget_the_facets_of_the_other(app: App) -> None:
    album = open_album(app)
    key(app, pygame.K_2)
    assert {id.partition("/")[0] for id in shown(album)} == {"bang"}
    key(app, pygame.K_0)
    assert {id.partition("/")[0] for id in shown(album)} == set(GAMES)


def test_the_arrows_and_the_pointer_choose_what_is_looked_at(app: App) -> None:
    album = open_album(app, "castle")
    first = album.looked_at
    key(app, pygame.K_RIGHT)
    second = album.looked_at
    assert second == album.cards[1] != first
    click(app, f"card {first}")  # the pointer looks at it, the click zooms
    assert album.looked_at == first
    zoomed: object = app.scene
    assert isinstance(zoomed, CardSheet)
    key(app, pygame.K_ESCAPE)
    assert app.scene is album


def test_the_rules_open_where_they_speak_of_the_card(app: App) -> None:
    album = open_album(app, "bang")
    click(app, "search")
    type_text(app, "dynamite")
    key(app, pygame.K_F1)
    rules: object = app.scene
    assert isinstance(rules, Rules)
    assert rules.words == "Dynamite"
    assert rules.sheet is not None
    assert rules.sheet.hits
    key(app, pygame.K_ESCAPE)
    assert app.scene is album


def test_nothing_found_says_so(app: App) -> None:
    open_album(app)
    click(app, "search")
    type_text(app, "zzzz")
    assert has(app, "nothing")
    find(app, "large")  # the last card that was looked at stays


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_the_album_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    open_album(app, GAMES[len(language + str(size)) % len(GAMES)])
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
    assert words_on(app)
