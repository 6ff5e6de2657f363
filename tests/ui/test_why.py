"""Why did that happen? Asked of a sentence, at a table and in a replay."""

from __future__ import annotations

import pygame
import pytest

from engine.saves import open_save
from engine.views import EVERYTHING, Viewer
from tests.playing import GAMES, ROOT
from tests.ui.driving import LAYOUTS, click, click_at, find, key, lay_out, layout_faults, toast_of, words_on
from tests.ui.tabletop import show
from ui import routes
from ui.app import App
from ui.replay.panel import Told
from ui.replay.scene import ReplayScene
from ui.scenes.rules import Rules
from ui.table.local import LocalTable
from ui.table.sheets.why import Why, beginning
from ui.table.sidepanel import Sentence

SAMPLES = ROOT / "saves"
SAMPLED = LAYOUTS[::4]


def at_table(app: App, name: str = "bang-5-players-dodge-city") -> LocalTable:
    app.settings.speed = "instant"
    return show(app, open_save(SAMPLES / f"{name}.yaml").table, 0, still=True)


def sheet(app: App) -> Why:
    assert isinstance(app.scene, Why)
    return app.scene


def test_a_long_rule_is_said_in_whole_sentences() -> None:
    words = "You draw 2 cards. It costs 1.5 lives, e.g. two! Новая фраза? Конец."
    assert beginning(words, 48) == "You draw 2 cards. It costs 1.5 lives, e.g. two!"
    assert beginning(words, 5) == "You draw 2 cards."
    assert beginning(words, 100) == words


def test_a_click_on_a_sentence_at_the_table_asks_why(app: App) -> None:
    table = at_table(app)
    sentences = [widget for widget in table.widgets if isinstance(widget, Sentence)]
    place = sentences[1].rect
    click_at(app, (place.x + 3, place.y + 3))
    asked = sheet(app)
    assert asked.event is not None
    assert table.texts.event(asked.event) == sentences[1].line.laid.words.replace("\n", " ")
    assert asked.rules


def test_a_key_asks_about_the_last_sentence_and_arrows_about_those_around_it(app: App) -> None:
    table = at_table(app)
    told = table.session.events()
    key(app, pygame.K_F5)
    asked = sheet(app)
    assert asked.event == told[-1]
    key(app, pygame.K_DOWN)
    assert asked.event == told[-1], "there is none after it"
    key(app, pygame.K_UP)
    assert asked.event == told[-2]
    key(app, pygame.K_ESCAPE)
    assert app.scenes[-1] is table


def test_the_rule_is_opened_at_its_place(app: App) -> None:
    at_table(app)
    key(app, pygame.K_F5)
    first = next(iter(sheet(app).rules))
    click(app, "rule 0")
    page = app.scene
    assert isinstance(page, Rules)
    assert page.rule == first
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_1)
    assert isinstance(app.scenes[-1], Rules), "its number is its key"


def test_a_sheet_shows_the_card_that_brought_it_about_and_what_the_book_says(app: App) -> None:
    """The first wound of this game came from a Bang!, and the book says what a shot does."""
    app.settings.speed = "instant"
    app.go(routes.LookBackAt(SAMPLES / "bang-finished.yaml", True))
    scene = app.scene
    assert isinstance(scene, ReplayScene)
    place, wound = next(found for found in scene.session.replay.told(None) if found[1].plain()["event"] == "hurt")
    scene.look_through(None)
    scene.jump(place)
    number = [event for _, event in scene.session.replay.told(None)].index(wound)
    scene.ask_why(number)
    words = " ".join(words_on(app))
    assert "Bang!" in words
    assert "BNG-10.2" in words
    assert scene.faces.card_texts[sheet(app).cards[0]] in words.replace("\n", " ") or sheet(app).cards


def test_a_right_click_on_a_sentence_of_a_replay_asks_why(app: App) -> None:
    app.settings.speed = "instant"
    app.go(routes.LookBackAt(SAMPLES / "castle-finished.yaml", True, 40))
    app.frame(0.1)
    told = next(widget for widget in app.scene.widgets if isinstance(widget, Told) and widget.is_now)
    click_at(app, (told.rect.x + 4, told.rect.y + 6), button=3)
    assert sheet(app).sentence == told.index
    key(app, pygame.K_ESCAPE)
    click(app, "why")
    assert isinstance(app.scene, Why)


def test_before_anything_happened_there_is_nothing_to_ask(app: App) -> None:
    table = at_table(app)
    table.panel.story.lines.clear()
    key(app, pygame.K_F5)
    assert app.scene is table
    assert toast_of(app)


@pytest.mark.parametrize("viewer", [0, None, EVERYTHING])
@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_can_be_asked_about(app: App, name: str, viewer: Viewer) -> None:
    """Also those of the future for whoever sees everything; how it ended is no event."""
    app.settings.speed = "instant"
    app.go(routes.LookBackAt(SAMPLES / f"{name}-finished.yaml", True, 60))
    scene = app.scene
    assert isinstance(scene, ReplayScene)
    scene.look_through(viewer)
    shown = len(scene.panel.places) if viewer == EVERYTHING else scene.panel.last_told(60) + 1
    for sentence in range(0, shown, 7):
        scene.ask_why(sentence)
        asked = sheet(app)
        assert asked.rules
        assert asked.event == scene.session.replay.told(viewer)[asked.sentence][1]
        app.pop()
    scene.jump(scene.session.replay.length)
    key(app, pygame.K_F5)
    assert sheet(app).event is not None


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_the_sheet_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    at_table(app)
    lay_out(app, size, scale, language)
    key(app, pygame.K_F5)
    for _ in range(6):
        assert layout_faults(app) == []
        key(app, pygame.K_UP)


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_of_every_game_fits(app: App, name: str, size: tuple[int, int], scale: int, language: str) -> None:
    table = at_table(app, f"{name}-finished")
    table.session.sit_down(EVERYTHING)
    lay_out(app, size, scale, language)
    asked = Why(table, 0, len(table.session.events()) - 1)
    app.push(asked)
    for sentence in range(0, asked.last, 23):
        asked.sentence = sentence
        asked._step(1)
        assert layout_faults(app) == [], sentence
    assert find(app, "close")
