"""Who has played what, counted from the files of finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.games import SeatInfo, find_game
from engine.saves import save_text
from engine.table import Table
from tests.playing import play_blindly
from tests.ui.driving import FRAME, LAYOUTS, click, has, key, lay_out, layout_faults, words_on
from ui import routes
from ui.app import App
from ui.scenes.home import Home
from ui.scenes.people import People
from ui.workshop.sheets import CardSheet


def finish(folder: Path, game: str, names: tuple[str, ...], seed: int) -> Path:
    """Play a game to its end and keep its file."""
    table: Table[Any] = Table(find_game(game), [SeatInfo(name) for name in names], {}, seed)
    play_blindly(table, seed)
    assert table.result is not None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}-{seed}.yaml"
    path.write_text(save_text(table), encoding="utf-8")
    return path


def open_people(app: App) -> People:
    app.go(routes.People())
    assert isinstance(app.scene, People)
    app.scene.files.wait()
    app.frame(FRAME)
    return app.scene


def test_without_a_finished_game_it_says_so(app: App) -> None:
    open_people(app)
    assert any("Nobody has finished" in words for words in words_on(app))


def test_home_leads_there_and_back(app: App) -> None:
    app.go(routes.Home())
    click(app, "people")
    assert isinstance(app.scene, People)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Home)


def test_games_are_counted_by_person_and_game(app: App) -> None:
    finish(app.saves, "castle", ("Vika", "Roman"), 1)
    finish(app.saves, "castle", ("Vika", "Ira"), 2)
    finish(app.saves, "junquick", ("Vika", "Roman"), 3)
    people = open_people(app)
    assert people.names == ["Vika", "Roman", "Ira"]
    assert people.career.all.games == 3
    click(app, "person Roman")
    assert people.career.all.games == 2
    people._turn_to(1)  # Castle, the first on the shelf
    assert people.career.all.games == 1


def test_deleting_a_file_deletes_its_share(app: App) -> None:
    first = finish(app.saves, "castle", ("Vika", "Roman"), 1)
    finish(app.saves, "castle", ("Vika", "Roman"), 2)
    assert open_people(app).career.all.games == 2
    app.go_home()
    first.unlink()
    assert open_people(app).career.all.games == 1


def test_a_favourite_card_can_be_looked_at(app: App) -> None:
    finish(app.saves, "castle", ("Vika", "Roman"), 1)
    people = open_people(app)
    (game, kind), _ = people.career.used.most_common(1)[0]
    assert has(app, f"favourite {game}/{kind}")
    click(app, f"favourite {game}/{kind}")
    assert isinstance(app.scene, CardSheet)


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_people_fit(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    finish(app.saves, "bang", ("Ґалаґан-Пилиповський-Юща", "Щ" * 24, "Ira", "Max"), 1)
    finish(app.saves, "castle", ("Ira", "Max"), 2)
    people = open_people(app)
    lay_out(app, size, scale, language)
    for tab in (0, 2):
        people._turn_to(tab)
        assert layout_faults(app) == []
