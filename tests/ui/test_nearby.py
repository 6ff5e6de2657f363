"""Tables nearby on the home screen: looked for beside the drawing, and only while somebody looks at them."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
import time

import pygame
import pytest

from engine.errors import Problem
from engine.lan.discovery import Found
from engine.lan.identity import Ticket
from tests.playing import ROOT
from tests.ui.driving import FRAME, LAYOUTS, click, has, key, lay_out, layout_faults, tab_to, words_on
from tests.ui.neighbours import Neighbours
from tests.ui.netplay import until
from ui import nearby
from ui.app import App
from ui.nearby import Nearby
from ui.scenes.home import Home
from ui.scenes.join import Join
from ui.scenes.saves_panel import SAMPLES
from ui.scenes.settings import SettingsScene

IGOR = Found("t1", "Igor", "bang", 4, "192.168.0.7", 42042)
FULL = Found("t2", "Александра Константинова", "castle", 0, "192.168.0.9", 42043)
VIKA = Ticket("10.0.0.1:1", "K7M4QX", "Vika", "", "castle", "Igor")  # at the full table
NAMELESS = Found("t3", "", "junquick", 1, "192.168.0.11", 42042)


def at_home(app: App) -> Home:
    home = Home(app)
    app.push(home)
    home.saves.wait()
    app.frame(FRAME)
    return home


def test_tables_appear_with_their_host_game_and_free_seats(app: App, neighbours: Neighbours) -> None:
    at_home(app)
    assert "Looking for tables… You can also join by address and code." in words_on(app)
    neighbours.tables = [IGOR, FULL, NAMELESS]
    until(app, lambda: has(app, "go-t1-192.168.0.7"))
    words = words_on(app)
    assert {"Igor’s table", "Bang! · 4 free seats", "On this network"} <= set(words)
    neighbours.tables = []
    until(app, lambda: not has(app, "go-t1-192.168.0.7"))


@pytest.mark.parametrize("by", ["click", "keyboard"])
def test_one_click_fills_in_the_address(app: App, neighbours: Neighbours, by: str) -> None:
    neighbours.tables = [IGOR]
    at_home(app)
    until(app, lambda: has(app, "go-t1-192.168.0.7"))
    if by == "click":
        click(app, "go-t1-192.168.0.7")
    else:
        tab_to(app, "go-t1-192.168.0.7")
        key(app, pygame.K_RETURN)
    assert isinstance(app.scene, Join)
    assert (app.scene.address, app.scene.watches, app.scene.focus) == ("192.168.0.7:42042", False, "code")


def test_at_a_full_table_one_looks_on(app: App, neighbours: Neighbours) -> None:
    neighbours.tables = [FULL, NAMELESS]
    at_home(app)
    until(app, lambda: has(app, "go-t2-192.168.0.9"))
    click(app, "go-t2-192.168.0.9")
    assert isinstance(app.scene, Join)
    assert app.scene.watches
    assert nearby.address(NAMELESS) == "192.168.0.11:42042"


def test_whoever_was_at_a_table_comes_back_with_one_click(
    app: App, neighbours: Neighbours, monkeypatch: pytest.MonkeyPatch
) -> None:
    went: list[tuple[str, str, str, bool]] = []

    def join(address: str, code: str, name: str, *, watches: bool = False, sign: str = "") -> None:
        went.append((address, code, name, watches))

    monkeypatch.setattr(app.network, "join", join)
    app.network.tickets.keep("t2", VIKA)
    neighbours.tables = [FULL]
    at_home(app)
    until(app, lambda: has(app, "go-t2-192.168.0.9"))
    assert {"Come back", "Castle · you are Vika"} <= set(words_on(app))
    click(app, "go-t2-192.168.0.9")
    assert isinstance(app.scene, Join)
    assert went == [("192.168.0.9:42043", "K7M4QX", "Vika", False)]
    assert app.scene.goes_to == "192.168.0.9:42043"


def test_the_client_starts_without_anything_of_the_network() -> None:
    script = "import sys, ui.app, ui.scenes.home; print([name for name in sys.modules if name.startswith(NETWORK)])"
    network = ("engine.lan.host", "engine.lan.guest", "engine.lan.discovery", "websockets", "zeroconf")
    command = [sys.executable, "-c", script.replace("NETWORK", repr(network))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "[]"


def test_j_joins_any_table(app: App) -> None:
    at_home(app)
    key(app, pygame.K_j)
    assert isinstance(app.scene, Join)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Home)


def test_nobody_listens_while_other_screens_lie_over_it(
    app: App, neighbours: Neighbours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nearby, "LINGER", 0.0)
    at_home(app)
    until(app, lambda: neighbours.listening == 1)
    app.push(SettingsScene(app))
    until(app, lambda: neighbours.listening == 0)
    app.pop()
    until(app, lambda: neighbours.listening == 1)
    assert neighbours.began == 2
    app.network.close()
    until(app, lambda: neighbours.listening == 0)


def test_the_window_does_not_wait_for_the_search(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = threading.Event()
    here = threading.current_thread()
    threads: list[threading.Thread] = []

    def slow() -> Neighbours:
        threads.append(threading.current_thread())
        goes_on.wait(10)
        return Neighbours()

    monkeypatch.setattr(nearby, "browse", slow)
    began = time.monotonic()
    at_home(app)
    assert time.monotonic() - began < 5
    until(app, lambda: threads)
    assert here not in threads
    goes_on.set()


@pytest.mark.parametrize("failure", [ImportError("no zeroconf"), OSError("no network")])
def test_what_stops_the_search_is_said(app: App, monkeypatch: pytest.MonkeyPatch, failure: Exception) -> None:
    def broken() -> Neighbours:
        raise failure

    monkeypatch.setattr(nearby, "browse", broken)
    at_home(app)
    sentence = app.say.error(Problem("lan-no-discovery", why=failure))
    until(app, lambda: sentence in words_on(app))


def test_trouble_of_the_search_is_said_in_its_sentence(app: App, neighbours: Neighbours) -> None:
    neighbours.trouble = Problem("lan-no-discovery", why="blocked")
    at_home(app)
    until(app, lambda: any("blocked" in words for words in words_on(app)))


def test_a_table_is_known_by_its_place(neighbours: Neighbours) -> None:
    tables = Nearby(neighbours.browse)
    tables.tables = (IGOR, FULL)
    assert tables.address_of("t2") == "192.168.0.9:42043"
    assert tables.address_of("elsewhere") == ""


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_tables_saves_and_hints_fit(
    app: App, neighbours: Neighbours, size: tuple[int, int], scale: int, language: str
) -> None:
    for sample in ("castle-4-players.yaml", "bang-5-players-dodge-city.yaml", "junquick-3-players.yaml"):
        shutil.copyfile(SAMPLES / sample, app.saves / sample)
    at_home(app)
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
    app.network.tickets.keep("t2", VIKA)
    neighbours.tables = [IGOR, FULL, NAMELESS]
    until(app, lambda: has(app, "go-t1-192.168.0.7"))
    assert layout_faults(app) == []
    assert any(widget.name.startswith("hint-") for widget in app.scene.widgets)
