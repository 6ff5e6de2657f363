"""Whatever goes wrong is said in one sentence, nothing is lost, and the game goes on."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import texts
from engine.bots import random_option
from engine.choices import Menu, Option
from engine.dice import Dice
from engine.games import Result, SeatInfo, find_game
from engine.saves import open_save
from engine.texts import LANGUAGES, common
from engine.views import View
from tests.engine.toys import OVER, ask
from tests.playing import ROOT, seated
from tests.ui.driving import click, has, key, layout_faults, post, toast_of, words_on
from tests.ui.tabletop import (
    Table2,
    Toys,
    any_menu,
    decide,
    full_disk,
    pass_curtain,
    press_enter,
    prompt_of,
    show,
    top,
    toy_games,
    until,
)
from ui import routes
from ui.app import App
from ui.scenes.dialog import Dialog
from ui.scenes.home import Home
from ui.screens import screen_for
from ui.settings import Settings, save_settings
from ui.table.local import LocalTable
from ui.table.sheets.curtain import Curtain
from ui.table.sheets.over import Over
from ui.table.sheets.pause import Pause

__all__ = ["full_disk", "toy_games"]  # fixtures

GAME = find_game("castle")  # what breaks here is the same for every game; its words and cards are those of one


@pytest.fixture
def table(app: App) -> LocalTable:
    """A game of two people from the home screen, the first of them at the screen."""
    app.settings.speed = "instant"
    app.push(Home(app))
    app.go(routes.NewGame(GAME, seated(2), {}, 11))
    scene = app.scene
    assert isinstance(scene, LocalTable)
    until(app, lambda: isinstance(app.scene, Curtain))
    pass_curtain(app)
    app.frame(0.3)
    return scene


def answer(table: LocalTable, chance: Dice) -> None:
    """Any answer of whoever is asked, the curtain included."""
    app = table.app
    until(app, lambda: isinstance(app.scene, Curtain) or table.asking is not None)
    if isinstance(app.scene, Curtain):
        pass_curtain(app)
    app.frame(0.3)
    table.answer(random_option(any_menu(table), chance))


def saved(table: LocalTable) -> str:
    """The digest of what is on the disk."""
    assert table.session.journal is not None
    return open_save(table.session.journal.path).table.digest()


# Closing the window, or worse


def at_the_table(app: App) -> None:
    app.frame(0.3)


def at_the_curtain(app: App) -> None:
    key(app, pygame.K_h)
    assert isinstance(app.scene, Curtain)


def in_the_menu(app: App) -> None:
    key(app, pygame.K_F10)
    assert isinstance(app.scene, Pause)


def in_the_rules(app: App) -> None:
    key(app, pygame.K_F1)


def in_the_middle_of_a_motion(app: App) -> None:
    app.settings.speed = "slow"
    table = app.scene
    assert isinstance(table, LocalTable)
    answer(table, Dice(4))


def half_way_through_an_answer(app: App) -> None:
    app.frame(0.3)
    table = app.scene
    assert isinstance(table, LocalTable)
    key(app, pygame.K_RETURN)


@pytest.mark.parametrize(
    "moment",
    [
        at_the_table,
        at_the_curtain,
        in_the_menu,
        in_the_rules,
        in_the_middle_of_a_motion,
        half_way_through_an_answer,
    ],
)
def test_closing_the_window_loses_nothing(app: App, table: LocalTable, moment: Callable[[App], None]) -> None:
    chance = Dice(1)
    for _ in range(3):
        answer(table, chance)
    until(app, lambda: isinstance(app.scene, Curtain) or table.asking is not None)
    if isinstance(app.scene, Curtain):
        pass_curtain(app)
    app.frame(0.3)
    moment(app)
    digest, count = table.session.digest(), table.session.move_count
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.run()
    assert not app.is_running
    app.close()
    assert count >= 3
    assert saved(table) == digest


CHILD = """
import sys
from pathlib import Path
from engine.bots import random_option
from engine.dice import Dice
from engine.games import find_game
from tests.playing import seated
from tests.ui.tabletop import let_think, pass_curtain
from ui import routes
from ui.app import App
from ui.screens import screen_for
from ui.table.sheets.curtain import Curtain

folder, file = Path(sys.argv[1]), sys.argv[2]
app = App(folder, screen_for, language="en", config=folder / "settings.yaml")
app.settings.speed = "instant"
if file:
    app.go(routes.SavedGame(Path(file)))
else:
    app.go(routes.NewGame(find_game(sys.argv[3]), [*seated(2), *seated(3, "bot", "random")[2:]], {}, 5))
table, chance = app.scene, Dice(1)
print("ready", table.session.move_count, table.session.digest(), table.session.journal.path, flush=True)
while table.session.result is None:
    let_think(app)
    app.frame(0.2)
    if isinstance(app.scene, Curtain):
        pass_curtain(app)
    elif table.asking is not None:
        table.answer(random_option(table.asking.menu, chance))
    print("at", table.session.move_count, table.session.digest(), flush=True)
"""


def test_a_killed_client_goes_on_at_the_same_question(tmp_path: Path) -> None:
    file, reached, left_at = "", 0, ""
    for wanted in (12, 25):
        surroundings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, str(tmp_path), file, GAME.name],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=surroundings,
        )
        assert child.stdout is not None
        lines = {}
        for line in child.stdout:
            word, count, digest, *path = line.split(" ", 3)
            if word == "ready":
                assert (int(count), digest) == (reached, left_at or digest)
                file = path[0].strip()
            lines[int(count)] = digest.strip()
            if int(count) >= wanted:
                child.kill()
                break
        lines.update({int(line.split()[1]): line.split()[2] for line in child.stdout if line.endswith("\n")})
        assert child.wait(30) != 0, "it was killed, and did not end by itself"
        child.stdout.close()
        opened = open_save(Path(file))
        reached = len(opened.table.moves)
        assert reached >= wanted
        left_at = opened.table.digest()
        assert left_at == lines.get(reached, left_at)  # the last answer may have been written and not yet told
        assert opened.table.ask is not None


# Rules and bots that fail


@pytest.fixture
def broken_toy(toy_games: Toys) -> Any:
    """A toy whose rules fail at 'say red'."""

    async def play(game: Table2) -> Result:
        while len(game.said) < 9:
            word = str(await ask(0, "say red", "say blue", rule="TOY-1.1"))
            if word == "say red":
                raise ZeroDivisionError("no red left")
            game.said.append(word)
        return OVER

    return toy_games.table(play)


@pytest.mark.parametrize("way_out", ["go on", "esc"])
def test_a_failing_rule_is_said_and_the_game_stays_at_the_question(app: App, broken_toy: Any, way_out: str) -> None:
    app.settings.speed = "instant"
    table = show(app, broken_toy, 0)
    table.answer(Option("say blue"))
    app.frame(0.3)
    digest = table.session.digest()
    table.answer(Option("say red"))
    app.frame(0.1)
    assert isinstance(app.scene, Dialog)
    said = " ".join(words_on(app))
    assert "no red left" in said
    assert "The game is back at the last question" in said
    assert layout_faults(app) == []
    if way_out == "esc":
        key(app, pygame.K_ESCAPE)
    else:
        click(app, "answer-1")
    assert top(app) is table
    assert table.session.digest() == digest
    assert prompt_of(table) == "What now?"
    app.frame(0.3)
    key(app, pygame.K_TAB)
    table.answer(Option("say blue"))
    assert table.session.move_count == 2


@pytest.fixture
def broken_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """Rules in which drawing a card fails as long as the list says so."""
    rules = sys.modules[GAME.play.__module__]
    broken, real = [True], vars(rules)["draw"]

    def draw(*args: Any) -> Any:
        if broken[0]:
            raise KeyError("the deck is nowhere")
        return real(*args)

    monkeypatch.setattr(rules, "draw", draw)
    yield broken
    broken[0] = False


DRAW = Option("draw pile:deck")


def test_the_report_holds_everything_that_is_needed(app: App, table: LocalTable, broken_game: list[bool]) -> None:
    digest = table.session.digest()
    table.answer(DRAW)
    app.frame(0.1)
    click(app, "answer-0")
    assert top(app) is table
    (path,) = (app.saves / "reports").iterdir()
    assert toast_of(app) == table.say("ui.report.saved", file=path)
    with zipfile.ZipFile(path) as archive:
        assert sorted(archive.namelist()) == ["about.txt", "picture.png", "save.yaml"]
        about = archive.read("about.txt").decode()
        archive.extractall(app.saves / "unpacked")
    assert f"digest={digest}" in about
    assert "the deck is nowhere" in about
    assert f"game={GAME.name} rules={GAME.version}" in about
    for name in ("python=", "pygame-ce=", "msgspec=", "pyyaml=", "where=play > "):
        assert name in about
    broken_game[0] = False
    assert open_save(app.saves / "unpacked" / "save.yaml").table.digest() == digest
    picture = pygame.image.load(app.saves / "unpacked" / "picture.png")
    assert picture.get_size() == app.screen.get_size()
    app.frame(0.3)
    table.answer(DRAW)
    assert table.session.move_count == 1


def test_a_report_that_cannot_be_written_is_said(app: App, table: LocalTable, broken_game: list[bool]) -> None:
    (app.saves / "reports").write_text("in the way", encoding="utf-8")
    table.answer(DRAW)
    app.frame(0.1)
    click(app, "answer-0")
    assert "reports" in toast_of(app)
    assert top(app) is table


def test_when_a_bot_runs_into_a_failing_rule_it_tries_something_else(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        while True:
            word = str(await ask(1, "say red", "say blue"))
            if word == "say red":
                raise ZeroDivisionError("no red left")
            game.said.append(word)

    app.settings.speed = "instant"
    table = show(app, toy_games.table(play, "pb", bots={"stubborn": lambda view, menu, chance: menu.options[0]}))
    until(app, lambda: isinstance(app.scene, Dialog))
    for _ in range(50):
        if isinstance(app.scene, Dialog):
            key(app, pygame.K_ESCAPE)
        until(app, lambda: isinstance(app.scene, Dialog) or len(table.session._table.state.said) >= 1)
        if table.session._table.state.said:
            return
    pytest.fail("the bot never gets on")


def test_a_failing_bot_is_said_and_the_game_goes_on(app: App, toy_games: Toys) -> None:
    def bad(view: View, menu: Menu, chance: Dice) -> Option:
        raise LookupError("the bot has lost its mind")

    async def play(game: Table2) -> Result:
        for _ in range(5):
            game.said.append(str(await ask(1, "say red", "say blue")))
        await ask(0, "pass")
        return OVER

    app.settings.speed = "instant"
    table = show(app, toy_games.table(play, "pb", bots={"bad": bad}))
    until(app, lambda: isinstance(app.scene, Dialog))
    assert "the bot has lost its mind" in " ".join(words_on(app))
    key(app, pygame.K_ESCAPE)
    until(app, lambda: table.asking is not None)
    assert len(table.session._table.state.said) == 5


def test_the_rules_fail_in_every_language_in_whole_sentences(app: App, broken_toy: Any) -> None:
    app.settings.speed = "instant"
    for language in ("en", "ru", "uk"):
        app.set_language(language)
        table = show(app, broken_toy, 0)
        table.answer(Option("say red"))
        app.frame(0.1)
        assert isinstance(app.scene, Dialog)
        assert layout_faults(app) == []
        key(app, pygame.K_ESCAPE)
        app.scenes.clear()


# Files


def test_a_full_disk_is_said_and_made_up_for(app: App, table: LocalTable, full_disk: list[bool]) -> None:
    chance = Dice(2)
    full_disk[0] = False
    answer(table, chance)
    assert table.say("ui.table.saved") in words_on(app)
    full_disk[0] = True
    app.frame(0.3)
    answer(table, chance)
    app.frame(0.1)
    assert "cannot be written (No space left on device)" in toast_of(app)
    count = table.session.move_count
    assert count == 2
    until(app, lambda: isinstance(app.scene, Curtain) or table.asking is not None)
    if isinstance(app.scene, Curtain):
        pass_curtain(app)
    assert table.say("ui.table.not-saved") in words_on(app)
    click(app, "saved")
    assert toast_of(app) == table.say("ui.table.not-saved-why")
    full_disk[0] = False
    app.frame(0.3)
    answer(table, chance)
    assert table.session.is_saved
    assert saved(table) == table.session.digest()


@pytest.mark.parametrize("by_closing", [False, True])
def test_leaving_a_game_that_could_not_be_saved_asks_first(
    app: App, table: LocalTable, full_disk: list[bool], by_closing: bool
) -> None:
    app.frame(0.3)
    table.answer(random_option(any_menu(table), Dice(1)))
    assert not table.session.is_saved

    def leave() -> None:
        if by_closing:
            post(app, pygame.Event(pygame.QUIT))
        else:
            table.pause()
            app.frame(0.02)
            key(app, pygame.K_q)

    leave()
    assert isinstance(app.scene, Dialog)
    assert "lost" in app.scene.words
    key(app, pygame.K_RETURN)  # the first answer goes on playing
    assert app.is_running
    assert table in app.scenes
    if by_closing:
        leave()  # whoever closes the window again means it
        assert not app.is_running
    else:
        app.pop_to(table)
        leave()
        click(app, "answer-1")
        assert table not in app.scenes


def test_a_saved_game_is_left_without_a_question(app: App, table: LocalTable, full_disk: list[bool]) -> None:
    full_disk[0] = False
    app.frame(0.3)
    table.answer(random_option(any_menu(table), Dice(1)))
    post(app, pygame.Event(pygame.QUIT))
    assert not app.is_running


def test_undo_on_a_full_disk_is_said_and_made_up_for(app: App, table: LocalTable, full_disk: list[bool]) -> None:
    full_disk[0] = False
    option = next(option for option in any_menu(table).options if option.verb == "exchange")
    before = table.session.digest()
    table.answer(option)
    full_disk[0] = True
    key(app, pygame.K_u)
    decide(table)
    assert "cannot be written" in toast_of(app)
    assert table.session.digest() == before
    full_disk[0] = False
    app.frame(0.3)
    table.answer(option)
    assert saved(table) == table.session.digest()


def test_a_folder_that_cannot_be_written_is_played_in_all_the_same(app: App, tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way", encoding="utf-8")
    app.saves = blocked / "saves"
    app.settings.speed = "instant"
    app.push(Home(app))
    app.go(routes.NewGame(GAME, [SeatInfo("Ada"), SeatInfo("Bot", "bot", "random")], {}, 3))
    table = app.scene
    assert isinstance(table, LocalTable)
    app.frame(0.1)
    assert "cannot be written" in toast_of(app)
    chance = Dice(1)
    for _ in range(3):
        answer(table, chance)
    until(app, lambda: table.asking is not None)
    assert table.say("ui.table.not-saved") in words_on(app)
    blocked.unlink()
    answer(table, chance)
    assert table.session.is_saved
    until(app, lambda: table.asking is not None)
    assert table.say("ui.table.saved") in words_on(app)
    assert saved(table) == table.session.digest()


def test_a_torn_save_opens_and_says_so(app: App, table: LocalTable) -> None:
    chance = Dice(2)
    for _ in range(4):
        answer(table, chance)
    assert table.session.journal is not None
    path = table.session.journal.path
    app.go_home()
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[:-4], encoding="utf-8", newline="\n")
    app.go(routes.SavedGame(path))
    app.frame(0.1)
    assert "was torn off and is left out" in toast_of(app)
    opened = app.scenes[-1] if isinstance(app.scenes[-1], LocalTable) else app.scenes[-2]
    assert isinstance(opened, LocalTable)
    assert opened.session.move_count == 3
    assert path.with_name(path.name + ".old").exists()


def test_a_save_that_was_tampered_with_is_refused_in_one_sentence(app: App, table: LocalTable) -> None:
    assert table.session.journal is not None
    path = table.session.journal.path
    table.answer(any_menu(table).options[-1])
    app.go_home()
    path.write_text(path.read_text(encoding="utf-8") + "- 0 win everything\n", encoding="utf-8")
    home = Home(app)
    app.scenes.clear()
    app.push(home)
    home.saves.wait()
    app.frame(0.1)
    if has(app, f"open-{path.name}"):
        click(app, f"open-{path.name}")
        assert "win everything" in toast_of(app)
    else:
        click(app, f"explain-{path.name}")
        assert isinstance(app.scene, Dialog)
        assert "win everything" in app.scene.words
        key(app, pygame.K_ESCAPE)
    assert top(app) is home


# Machines


def test_without_a_sound_card_the_client_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-none")
    app = App(tmp_path, screen_for, language="en", config=tmp_path / "settings.yaml")
    try:
        app.settings.speed = "instant"
        app.go(routes.NewGame(GAME, seated(2), {}, 3))
        table = app.scene
        assert isinstance(table, LocalTable)
        for _ in range(3):
            answer(table, Dice(1))
        assert table.session.move_count == 3
    finally:
        app.close()


@pytest.fixture
def no_full_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    real = pygame.display.set_mode

    def set_mode(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no full screen here")
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)


@pytest.mark.usefixtures("no_full_screen")
def test_where_the_screen_cannot_be_filled_the_window_stays(app: App, table: LocalTable) -> None:
    size = app.screen.get_size()
    key(app, pygame.K_F11)
    assert "no full screen here" in toast_of(app)
    assert (app.settings.full_screen, app.screen.get_size()) == (False, size)
    answer(table, Dice(1))
    assert table.session.move_count == 1


@pytest.mark.usefixtures("no_full_screen")
def test_a_start_in_full_screen_becomes_a_window_where_it_must(tmp_path: Path) -> None:
    config = tmp_path / "settings.yaml"
    save_settings(config, Settings(full_screen=True))
    app = App(tmp_path, screen_for, language="en", config=config)
    app.push(Home(app))
    app.frame(0.1)
    assert not app.settings.full_screen
    app.close()


# Words


@pytest.fixture
def holes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Language files in which every other text is missing, in English too."""
    real = texts.language_file

    def with_holes(path: Path) -> Mapping[str, str]:
        return {key: words for number, (key, words) in enumerate(sorted(real(path).items())) if number % 2}

    monkeypatch.setattr(texts, "language_file", with_holes)
    common.cache_clear()
    yield
    common.cache_clear()


@pytest.mark.usefixtures("holes")
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_half_of_the_words_missing_the_client_goes_on(app: App, language: Any) -> None:
    app.set_language(language)
    app.settings.speed = "instant"
    app.push(Home(app))
    app.frame(0.1)
    app.go(routes.NewGame(GAME, [SeatInfo("Ada"), *seated(3, "bot", "random")[1:]], {}, 3))
    table = app.scene
    assert isinstance(table, LocalTable)
    chance = Dice(1)
    for _ in range(40):
        until(app, lambda: table.asking is not None or isinstance(app.scene, Over))
        if isinstance(app.scene, Over):
            break
        app.frame(0.2)
        key(app, pygame.K_TAB)
        table.answer(random_option(any_menu(table), chance))
    assert table.session.move_count > 40
    if not isinstance(app.scene, Over):
        key(app, pygame.K_F10)
        key(app, pygame.K_ESCAPE)
        key(app, pygame.K_F1)
        key(app, pygame.K_ESCAPE)
        key(app, pygame.K_F2)
        press_enter(app)
