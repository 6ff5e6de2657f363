"""The commands that open the window, and where it opens."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

import main as program
from engine.saves import save_text
from tests.playing import ROOT, new_table
from tests.ui.driving import find, post
from tests.ui.tabletop import pass_time
from ui.app import App
from ui.replay.scene import ReplayScene
from ui.scenes.about import About
from ui.scenes.base import Scene
from ui.scenes.home import Home
from ui.scenes.keys import Keys
from ui.scenes.settings import SettingsScene
from ui.scenes.setup import Setup
from ui.table.local import LocalTable

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def stack(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """The screens that a command has opened, once it would wait for people."""
    screens: list[Scene] = []

    def run(app: App) -> None:
        app.frame(0.016)
        screens.extend(scene for scene in app.scenes if isinstance(scene, Scene))

    monkeypatch.setattr(App, "run", run)
    return screens


def test_without_a_command_the_home_screen_opens(stack: list[Scene], saves: Path) -> None:
    assert program.main([]) == 0
    assert [type(scene) for scene in stack] == [Home]
    assert stack[0].app.saves == saves


def test_play_opens_the_set_up_of_a_game(stack: list[Scene], saves: Path) -> None:
    assert program.main(["--lang", "uk", "play", "castle"]) == 0
    assert [type(scene) for scene in stack] == [Home, Setup]
    assert stack[0].app.language == "uk"


def test_play_with_people_begins_at_once(stack: list[Scene], saves: Path) -> None:
    words = ["play", "castle", "--people", "Ada,Ben", "--bots", "1", "--seed", "7", "--option", "dealer=1"]
    assert program.main(words) == 0
    table = stack[-1]
    assert isinstance(table, LocalTable)
    assert [(seat.name, seat.kind) for seat in table.session.seats[:2]] == [("Ada", "person"), ("Ben", "person")]
    assert table.session.seats[2].kind == "bot"
    assert table.session.options == {"dealer": 1}
    (save,) = saves.iterdir()
    assert "seed: 7" in save.read_text(encoding="utf-8")


def test_play_goes_on_with_a_save(stack: list[Scene], saves: Path) -> None:
    path = saves / "evening.yaml"
    path.write_text(save_text(new_table("castle", 2)), encoding="utf-8")
    assert program.main(["play", "--resume", str(path)]) == 0
    table = stack[1]  # the curtain for the first of two people lies over it
    assert isinstance(table, LocalTable)
    assert table.session.journal is not None
    assert table.session.journal.path == path


def test_closing_the_window_ends_the_program(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frame = App.frame

    def closed(app: App, seconds: float) -> None:
        pygame.event.post(pygame.Event(pygame.QUIT))
        frame(app, seconds)

    monkeypatch.setattr(App, "frame", closed)
    assert program.main([]) == 0


def test_what_is_done_while_nothing_moves_comes_in_its_order(app: App) -> None:
    app.push(Home(app))
    pass_time(app)
    assert not app.is_stale
    assert not app.scene.is_moving
    place = find(app, "settings").rect.center
    for event in (
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False),
        pygame.Event(pygame.QUIT),
    ):
        pygame.event.post(event)
    app.run()
    assert isinstance(app.scene, SettingsScene)


def test_where_no_window_can_be_opened_the_terminal_is_offered(
    saves: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def none(*given: object) -> pygame.Surface:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "set_mode", none)
    assert program.main([]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "longtable play --text" in said.err


def test_a_key_that_is_held_presses_once(app: App) -> None:
    """Whoever holds Enter a little too long must not answer the next question with it."""
    app.push(Home(app))
    app.push(About(app))
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_F2, mod=0, unicode="", scancode=0)
    post(app, down, down)  # without the rule the second one would close what the first has opened
    assert isinstance(app.scene, Keys)
    post(app, pygame.Event(pygame.KEYUP, key=pygame.K_F2, mod=0, unicode="", scancode=0), down)
    assert isinstance(app.scene, About)
    post(app, pygame.Event(pygame.WINDOWFOCUSLOST), down)
    assert isinstance(app.scene, Keys), "it may have been let go while another window was in front"


def test_arrows_go_on_while_they_are_held(app: App) -> None:
    app.push(Home(app))
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)
    seen = set()
    for _ in range(3):
        post(app, down)
        seen.add(app.scene.focus)
    assert len(seen) == 3


def test_replay_opens_where_and_through_whose_eyes_it_says(stack: list[Scene], saves: Path, capsys: Capture) -> None:
    sample = ROOT / "saves" / "bang-finished.yaml"
    assert program.main(["replay", str(sample), "--window", "--at", "40", "--seat", "2"]) == 0
    scene = stack[-1]
    assert isinstance(scene, ReplayScene)
    assert (scene.session.place, scene.session.eyes) == (40, 2)
    assert program.main(["replay", str(sample), "--window", "--seat", "9"]) == 2
    assert "seat 9" in capsys.readouterr().err


def test_of_a_running_game_other_eyes_are_refused(stack: list[Scene], saves: Path, capsys: Capture) -> None:
    path = saves / "running.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((ROOT / "saves" / "bang-5-players-dodge-city.yaml").read_bytes())
    assert program.main(["replay", str(path), "--window", "--seat", "3"]) == 2
    assert "your own eyes" in capsys.readouterr().err
    assert program.main(["replay", str(path), "--window", "--seat", "0"]) == 0
