"""An evening at one screen: begun in a set-up, gone on with after every game, ended with its story."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import evenings
from engine.games import SeatInfo, find_game
from engine.saves import save_text
from engine.table import Table
from tests.playing import play_blindly
from tests.ui.driving import FRAME, LAYOUTS, click, find, has, key, lay_out, layout_faults, words_on
from ui import routes
from ui.app import App
from ui.scenes.evening import EveningPage, Evenings
from ui.scenes.setup import Setup
from ui.table.local import LocalTable
from ui.widgets.poster import Poster

PEOPLE = [SeatInfo("Vika", colour="grey"), SeatInfo("Roman", colour="yellow")]


def finish(app: App, game: str, seed: int, people: Sequence[SeatInfo] = PEOPLE) -> Path:
    """Play a game to its end and keep its file."""
    table: Table[Any] = Table(find_game(game), [SeatInfo(seat.name) for seat in people], {}, seed)
    play_blindly(table, seed)
    app.saves.mkdir(parents=True, exist_ok=True)
    path = app.saves / f"2026-01-0{seed}-120000-{game}.yaml"
    path.write_text(save_text(table), encoding="utf-8")
    return path


def open_evening(app: App, *games: Path, people: Sequence[SeatInfo] = PEOPLE) -> EveningPage:
    path = evenings.begin(app.saves, people)
    for game in games:
        evenings.add_game(path, game)
    app.go(routes.Evening(path))
    page = app.scene
    assert isinstance(page, EveningPage)
    page.files.wait()
    app.frame(FRAME)
    return page


def winners_of(page: EveningPage) -> list[str]:
    return evenings.winners(page.evening.names, [line.won for line in page.played])


def table_of(app: App) -> LocalTable:
    """The table, maybe below a curtain."""
    return next(scene for scene in app.scenes if isinstance(scene, LocalTable))


def test_an_evening_begins_in_the_set_up_of_its_first_game(app: App) -> None:
    app.go(routes.SetUp(find_game("castle"), PEOPLE))
    key(app, pygame.K_F5)
    table = table_of(app)
    assert table.evening is not None
    assert evenings.read(table.evening).games == [table.session.saved_at.name if table.session.saved_at else ""]
    assert table.again_words == "Next game"


def test_alone_nobody_is_offered_an_evening(app: App) -> None:
    app.go(routes.SetUp(find_game("castle"), [SeatInfo("Vika"), SeatInfo("Max", "bot", "normal")]))
    assert not has(app, "evening")


def test_points_are_counted_over_all_games(app: App) -> None:
    games = finish(app, "castle", 1), finish(app, "junquick", 2)
    page = open_evening(app, *games)
    standing = evenings.standings(page.evening.names, [line.won for line in page.played])
    assert sum(one.points for one in standing) >= 2
    assert any("1. Castle: won by" in words for words in words_on(app))


def test_the_next_game_has_the_same_people_one_seat_on(app: App) -> None:
    open_evening(app, finish(app, "castle", 1))
    key(app, pygame.K_1)
    setup: object = app.scene
    assert isinstance(setup, Setup)
    assert [seat.name for seat in setup.plan.seats] == ["Roman", "Vika"]
    setup.start()
    table = table_of(app)
    table.rematch()
    page: object = app.scene
    assert isinstance(page, EveningPage)
    assert len(page.evening.games) == 2


def test_seats_can_be_kept(app: App) -> None:
    page = open_evening(app, finish(app, "castle", 1))
    key(app, pygame.K_m)
    assert evenings.read(page.path).seating == "kept"
    key(app, pygame.K_1)
    setup: object = app.scene
    assert isinstance(setup, Setup)
    assert [seat.name for seat in setup.plan.seats] == ["Vika", "Roman"]


def test_a_game_for_fewer_people_says_so(app: App) -> None:
    people = [*PEOPLE, SeatInfo("Ira")]
    page = open_evening(app, people=people)
    poster = find(app, "game-berserk")
    assert isinstance(poster, Poster)
    assert poster.ribbon
    key(app, pygame.K_3)
    assert app.scene is page


def test_a_game_that_is_not_over_goes_on_from_there(app: App) -> None:
    app.go(routes.SetUp(find_game("castle"), PEOPLE))
    key(app, pygame.K_F5)
    table = table_of(app)
    evening = table.evening
    assert evening is not None
    app.go_home()
    app.go(routes.Evening(evening))
    page: object = app.scene
    assert isinstance(page, EveningPage)
    page.files.wait()
    app.frame(FRAME)
    key(app, pygame.K_RETURN)  # and Enter begins no other game
    again = table_of(app)
    assert again is not table
    assert again.session.saved_at == table.session.saved_at


def test_the_end_of_an_evening_names_its_winner_and_can_be_taken_back(app: App) -> None:
    page = open_evening(app, finish(app, "castle", 1))
    key(app, pygame.K_e)
    assert evenings.read(page.path).is_over
    winner = winners_of(page)[0]
    assert any(f"The evening goes to {winner}" in words for words in words_on(app))
    assert not has(app, "game-castle")
    key(app, pygame.K_e)
    assert not evenings.read(page.path).is_over


def test_a_deleted_game_no_longer_counts(app: App) -> None:
    path = finish(app, "castle", 1)
    path.unlink()
    page = open_evening(app, path)
    assert winners_of(page) == []
    assert any("no longer counts" in words for words in words_on(app))


def test_home_lists_evenings_and_a_damaged_one_hides_no_other(app: App) -> None:
    page = open_evening(app)
    page.path.with_name("0-bad.yaml").write_text("seats: 1\n", encoding="utf-8")
    app.go_home()
    app.go(routes.Evenings())
    assert isinstance(app.scene, Evenings)
    assert not find(app, "open 0-bad.yaml").enabled
    click(app, f"open {page.path.name}")
    assert isinstance(app.scene, EveningPage)


def test_the_first_game_can_be_chosen_where_evenings_are_listed(app: App) -> None:
    app.go(routes.Evenings())
    key(app, pygame.K_5)
    assert isinstance(app.scene, Setup)
    assert app.scene.game.name == "junquick"


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_an_evening_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    people = [SeatInfo("Ґалаґан-Пилиповський-Юща"), SeatInfo("Щ" * 24), SeatInfo("Ira")]
    games = [finish(app, "castle", seed, people) for seed in (1, 2, 3)]
    page = open_evening(app, *games, people=people)
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
    page._turn_over()
    app.frame(FRAME)
    assert layout_faults(app) == []
    app.go(routes.Evenings())
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
