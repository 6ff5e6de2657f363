"""The home screen: games to choose, games to go on with, and nothing that ever freezes or hides the rest."""

from __future__ import annotations

import os
import re
import shutil
import threading
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.errors import BadFile
from engine.games import find_game
from engine.saves import open_save
from engine.texts import LANGUAGES, common
from tests.playing import GAMES
from tests.ui.driving import (
    FRAME,
    LAYOUTS,
    bring_into_view,
    click,
    has,
    key,
    lay_out,
    layout_faults,
    post,
    tab_to,
    toast_of,
    words_on,
)
from ui import routes, standings
from ui import shelf as shelf_module
from ui.app import App
from ui.plan import Plan
from ui.scenes import saves_panel
from ui.scenes.about import About
from ui.scenes.dialog import Dialog
from ui.scenes.home import Home
from ui.scenes.saves_panel import SAMPLES
from ui.scenes.settings import SettingsScene
from ui.scenes.setup import Setup
from ui.settings import load_settings
from ui.shelf import shelf
from ui.when import when
from ui.widgets.poster import Poster

NOON = 1_700_000_000.0


def put(app: App, sample: str, name: str, age: float = 0) -> Path:
    """A sample as a save of this name, so many seconds old."""
    path = app.saves / name
    shutil.copyfile(SAMPLES / sample, path)
    os.utime(path, (NOON - age, NOON - age))
    return path


def at_home(app: App) -> Home:
    home = Home(app)
    app.push(home)
    settle(app, home)
    return home


def settle(app: App, home: Home) -> None:
    """Everything is read, and shown."""
    home.saves.wait()
    app.frame(FRAME)


@pytest.fixture
def opened(app: App, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that the home screen asked the table to go on with."""
    paths: list[Path] = []

    def go(route: routes.Route) -> None:
        assert isinstance(route, routes.SavedGame)
        paths.append(route.path)

    monkeypatch.setattr(app, "go", go)
    return paths


def refuse(route: routes.Route) -> None:
    assert isinstance(route, routes.SavedGame)
    raise BadFile("file-too-large", file=route.path.name, most=1)


def posters(app: App) -> list[Poster]:
    return [widget for widget in app.scene.widgets if isinstance(widget, Poster)]


def test_enter_is_promised_only_by_the_game_that_it_would_choose(app: App) -> None:
    home = at_home(app)
    pointed = posters(app)[2]
    post(app, pygame.Event(pygame.MOUSEMOTION, pos=pointed.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    assert home.hover == pointed.name != home.focus
    assert pointed.invitation in words_on(app)
    assert "Enter" not in words_on(app)
    key(app, pygame.K_TAB)
    assert "Enter" in words_on(app)


# The games


def test_the_games_stand_in_the_order_of_the_shelf_and_those_not_there_say_so(app: App) -> None:
    at_home(app)
    assert [poster.name for poster in posters(app)] == [f"game-{entry.id}" for entry in shelf()]
    for poster, entry in zip(posters(app), shelf(), strict=True):
        assert poster.ribbon == ("" if entry.exists else "Coming later")
    assert words_on(app).count("Coming later") == sum(not entry.exists for entry in shelf())


def has_played(app: App, game: str) -> None:
    """Somebody has set up this game here before: nobody offers a lesson first."""
    app.settings.setups[game] = Plan.first(find_game(game), app.say).remembered()


def test_a_click_on_a_game_opens_its_set_up(app: App) -> None:
    has_played(app, "castle")
    at_home(app)
    click(app, "game-castle")
    assert isinstance(app.scene, Setup)
    assert app.scene.game.name == "castle"


def test_a_game_opens_by_its_number_and_by_enter(app: App) -> None:
    has_played(app, "castle")
    at_home(app)
    key(app, pygame.K_1)
    assert isinstance(app.scene, Setup)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Home)
    tab_to(app, "game-castle")
    key(app, pygame.K_RETURN)
    assert isinstance(app.scene, Setup)


@pytest.mark.parametrize("by", ["click", "enter"])
def test_a_game_that_is_not_there_yet_answers_with_a_sentence(
    app: App, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    monkeypatch.setattr(shelf_module, "game_names", lambda: [name for name in GAMES if name != "valhalla"])
    missing = next(entry for entry in shelf() if not entry.exists)
    at_home(app)
    if by == "click":
        click(app, f"game-{missing.id}")
    else:
        tab_to(app, f"game-{missing.id}")
        key(app, pygame.K_RETURN)
    assert isinstance(app.scene, Home)
    assert toast_of(app) == f"{missing.name.en} is not on the table yet: it comes with a later version."


# The head


def test_the_language_goes_round_live_and_is_kept(app: App) -> None:
    at_home(app)
    for word in ("Продолжить", "Продовжити", "Continue"):
        click(app, "language")
        assert word in words_on(app)
        assert load_settings(app.config)[0].language == app.language


def test_settings_about_and_quit_are_a_key_away(app: App) -> None:
    at_home(app)
    key(app, pygame.K_s)
    assert isinstance(app.scene, SettingsScene)
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_a)
    assert isinstance(app.scene, About)
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_q)
    assert not app.is_running


def test_a_letter_on_a_button_works_on_a_cyrillic_keyboard(app: App) -> None:
    at_home(app)
    pressed = pygame.Event(pygame.KEYDOWN, key=ord("ы"), mod=0, unicode="ы", scancode=pygame.KSCAN_S)
    post(app, pressed)
    assert isinstance(app.scene, SettingsScene)


def test_escape_leaves_nothing_by_mistake(app: App) -> None:
    home = at_home(app)
    key(app, pygame.K_ESCAPE)
    assert app.scene is home
    assert app.is_running


# The saves


def test_no_games_yet_is_a_friendly_sentence(app: App) -> None:
    at_home(app)
    assert any(words.startswith("No game to continue yet.") for words in words_on(app))


def test_the_newest_game_stands_first_with_its_people_and_how_far_it_is(app: App) -> None:
    put(app, "castle-2-players.yaml", "old.yaml", 1000)
    put(app, "castle-3-players.yaml", "new.yaml")
    home = at_home(app)
    assert [game.path.name for game in home.saves.listed()] == ["new.yaml", "old.yaml"]
    table = open_save(app.saves / "old.yaml").table
    waited = table.seats[table.awaited()[0]].name
    words = words_on(app)
    assert "Vika, Roman" in words
    assert any(line.startswith(f"{len(table.moves)} moves · waiting for {waited} · ") for line in words)


def test_resume_goes_on_with_the_file(app: App, opened: list[Path]) -> None:
    path = put(app, "castle-2-players.yaml", "mine.yaml")
    at_home(app)
    click(app, "open-mine.yaml")
    tab_to(app, "open-mine.yaml")
    key(app, pygame.K_RETURN)
    assert opened == [path, path]


def test_enter_goes_on_with_the_last_game(app: App, opened: list[Path]) -> None:
    put(app, "castle-2-players.yaml", "old.yaml", 1000)
    path = put(app, "castle-3-players.yaml", "new.yaml")
    put(app, "castle-finished.yaml", "over.yaml", -1000)
    at_home(app)
    key(app, pygame.K_RETURN)
    assert opened == [path]


def test_whoever_has_gone_elsewhere_with_the_keyboard_stays_there(app: App) -> None:
    put(app, "castle-2-players.yaml", "mine.yaml")
    home = Home(app)
    app.push(home)
    home.handle_key(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0))
    before = home.focus
    settle(app, home)
    assert home.focus == before


def test_a_sample_says_what_it_shows(app: App) -> None:
    home = at_home(app)
    click(app, "tabs", share=0.9)
    settle(app, home)
    bring_into_view(app, "open-bang-5-players-dodge-city.yaml")
    assert any(words.startswith("5 players, with Dodge City · ") for words in words_on(app))
    for path in SAMPLES.glob("*.yaml"):
        special = re.sub(r"^[a-z]+(-\d+-players)?-?", "", path.stem)
        for language in LANGUAGES:
            assert not special or f"ui.sample.{special}" in common(language).texts, path.stem


def test_a_game_of_the_network_asks_with_whom_before_it_shows_anything(app: App, opened: list[Path]) -> None:
    path = put(app, "castle-2-players.yaml", "net.yaml")
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"- \{name: (\w+)\}", r"- {name: \1, kind: remote}", text, count=1), encoding="utf-8")
    home = at_home(app)
    guest = home.saves.own.games[0].guests
    assert len(guest) == 1
    click(app, "open-net.yaml")
    assert isinstance(app.scene, Dialog)
    assert any(guest[0] in words for words in words_on(app))
    key(app, pygame.K_ESCAPE)
    assert app.scenes == [home]
    assert opened == []
    click(app, "open-net.yaml")
    click(app, "answer-1")
    assert opened == [path]


def test_a_game_of_the_network_goes_on_over_the_network(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(app, "castle-2-players.yaml", "net.yaml")
    path.write_text(path.read_text(encoding="utf-8").replace("}\n", ", kind: remote}\n", 1), encoding="utf-8")
    at_home(app)
    asked: list[object] = []
    monkeypatch.setattr(app, "go", asked.append)
    click(app, "open-net.yaml")
    click(app, "answer-0")
    assert [type(route) for route in asked] == [routes.OpenSave]


def test_a_finished_game_is_listed_as_finished_and_can_be_looked_at(app: App, opened: list[Path]) -> None:
    path = put(app, "castle-finished.yaml", "done.yaml")
    put(app, "castle-2-players.yaml", "running.yaml")
    at_home(app)
    assert not has(app, "open-done.yaml")
    click(app, "tabs", share=0.5)
    assert not has(app, "open-running.yaml")
    result = open_save(path).table
    assert result.result is not None
    winner = result.seats[result.result.winners[0]].name
    assert any(line.startswith("Finished after") and f"won by {winner}" in line for line in words_on(app))
    click(app, "open-done.yaml")
    assert opened == [path]


def test_an_unreadable_file_is_one_row_that_says_why_and_hides_nothing(app: App, opened: list[Path]) -> None:
    (app.saves / "torn.yaml").write_text("longtable: 1\ngame: castle\n", encoding="utf-8")
    (app.saves / "wild.yaml").write_text("[}{", encoding="utf-8")
    good = put(app, "castle-2-players.yaml", "good.yaml")
    home = at_home(app)
    assert {game.path.name for game in home.saves.listed()} == {"torn.yaml", "wild.yaml", "good.yaml"}
    said = [words for words in words_on(app) if words.startswith(("torn.yaml", "wild.yaml"))]
    assert sorted(said) == ["torn.yaml cannot be opened.", "wild.yaml cannot be opened."]
    assert not has(app, "open-torn.yaml")
    click(app, "explain-torn.yaml")
    assert isinstance(app.scene, Dialog)
    assert "torn.yaml:" in app.scene.words
    key(app, pygame.K_ESCAPE)
    click(app, "open-good.yaml")
    assert opened == [good]


def test_what_the_table_refuses_is_said(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "go", refuse)
    put(app, "castle-2-players.yaml", "mine.yaml")
    at_home(app)
    click(app, "open-mine.yaml")
    assert toast_of(app).startswith("mine.yaml is larger than")


def test_a_game_is_deleted_only_after_a_dialog(app: App) -> None:
    path = put(app, "castle-2-players.yaml", "mine.yaml")
    people = path.with_suffix(".people")  # who sat at its table in the network
    people.write_text("", encoding="utf-8")
    home = at_home(app)
    click(app, "delete-mine.yaml")
    assert isinstance(app.scene, Dialog)
    key(app, pygame.K_RETURN)  # the first answer keeps it
    assert path.exists()
    assert people.exists()
    settle(app, home)
    tab_to(app, "open-mine.yaml")
    key(app, pygame.K_DELETE)
    click(app, "answer-1")
    settle(app, home)
    assert not path.exists()
    assert not people.exists()
    assert not has(app, "delete-mine.yaml")


def test_a_sample_is_opened_as_a_copy(app: App, opened: list[Path]) -> None:
    home = at_home(app)
    click(app, "tabs", share=0.9)
    samples = sorted(path.name for path in SAMPLES.glob("*.yaml"))
    assert [game.path.name for game in home.saves.listed()] == samples
    assert not has(app, f"delete-{samples[0]}")
    before = (SAMPLES / samples[0]).read_bytes()
    click(app, f"open-{samples[0]}")
    click(app, f"open-{samples[0]}")
    assert len(set(opened)) == 2
    for path in opened:
        assert path.parent == app.saves
        assert path.read_bytes() == before
    assert (SAMPLES / samples[0]).read_bytes() == before


def test_a_sample_that_cannot_be_opened_leaves_no_copy(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "go", refuse)
    at_home(app)
    click(app, "tabs", share=0.9)
    click(app, "open-castle-finished.yaml")
    assert list(app.saves.iterdir()) == []
    assert toast_of(app)


# Reading never freezes the window


def test_the_window_goes_on_while_a_save_is_read(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()

    def slow(path: Path) -> Any:
        go.wait(10)
        return open_save(path)

    monkeypatch.setattr(standings, "open_save", slow)
    put(app, "castle-2-players.yaml", "mine.yaml")
    home = Home(app)
    app.push(home)
    app.frame(FRAME)
    try:
        assert "Looking through your games…" in words_on(app)
        assert not has(app, "open-mine.yaml")
        key(app, pygame.K_TAB)
        assert home.focus == posters(app)[1].name
    finally:
        go.set()
    settle(app, home)
    assert has(app, "open-mine.yaml")


def test_a_save_is_read_again_only_when_it_has_changed(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def counted(path: Path) -> Any:
        if path.parent == app.saves:
            read.append(path.name)
        return open_save(path)

    monkeypatch.setattr(standings, "open_save", counted)
    put(app, "castle-2-players.yaml", "one.yaml", 10)
    put(app, "castle-3-players.yaml", "two.yaml")
    home = at_home(app)
    assert read == ["two.yaml", "one.yaml"]
    key(app, pygame.K_a)
    key(app, pygame.K_ESCAPE)
    settle(app, home)
    assert read == ["two.yaml", "one.yaml"]
    put(app, "castle-4-players.yaml", "one.yaml", -5)
    home.enter()
    settle(app, home)
    assert read == ["two.yaml", "one.yaml", "one.yaml"]
    assert [game.path.name for game in home.saves.listed()] == ["one.yaml", "two.yaml"]


def test_only_the_newest_are_read_and_the_others_are_counted(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "MOST", 3)
    for number in range(5):
        put(app, "castle-2-players.yaml", f"{number}.yaml", number)
    home = at_home(app)
    assert [game.path.name for game in home.saves.listed()] == ["0.yaml", "1.yaml", "2.yaml"]
    assert home.saves.own.left_out == 2
    assert [words for _, words in home.saves._remarks()] == [
        f"2 older files are not listed; all of them lie in {app.saves}"
    ]


def test_leaving_stops_the_reading(app: App) -> None:
    home = at_home(app)
    home.saves.refresh()
    app.close()
    assert not home.saves.own.is_reading
    home.saves.wait()


# When


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (datetime(2026, 11, 17, 21, 40), ("today 21:40", "сегодня 21:40", "сьогодні 21:40")),
        (datetime(2026, 11, 17, 0, 5), ("today 0:05", "сегодня 0:05", "сьогодні 0:05")),
        (datetime(2026, 11, 16, 23, 59), ("yesterday 23:59", "вчера 23:59", "вчора 23:59")),
        (datetime(2026, 11, 11, 9, 0), ("11 Nov", "11 нояб.", "11 лист.")),
        (datetime(2025, 5, 1, 9, 0), ("1 May 2025", "1 мая 2025", "1 трав. 2025")),
    ],
)
def test_a_moment_is_said_as_people_say_it(moment: datetime, said: tuple[str, str, str]) -> None:
    now = datetime(2026, 11, 17, 22, 0)
    heard = tuple(when(moment, now, common(language)).replace("\N{NO-BREAK SPACE}", " ") for language in LANGUAGES)
    assert heard == said


# The layout


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_everything_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    put(app, "castle-2-players.yaml", "two.yaml")
    put(app, "castle-5-players.yaml", "five.yaml", 90_000)
    (app.saves / "torn.yaml").write_text("longtable: 1\ngame: castle\n", encoding="utf-8")
    home = at_home(app)
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
    for tab in saves_panel.TABS:
        home.saves.tab = tab
        home.rebuild()
        assert layout_faults(app) == []


@pytest.mark.parametrize("size", [(400, 700), (320, 240), (2000, 300)])
def test_a_tiny_or_rotated_window_is_survived(app: App, size: tuple[int, int]) -> None:
    put(app, "castle-2-players.yaml", "two.yaml")
    at_home(app)
    lay_out(app, size, 300, "uk")
    assert words_on(app)
