"""Signs of people: chosen once, seen on their tokens in every game."""

from __future__ import annotations

import pygame
import pytest

from engine.games import SEAT_SIGNS, SeatInfo, find_game
from engine.lan.messages import SeatPlan
from tests.ui.driving import FRAME, LAYOUTS, find, has, key, lay_out, layout_faults, words_on
from tests.ui.elsewhere import Neighbour, host_of, open_table, start, until
from ui import routes
from ui.app import App
from ui.scenes.people import People
from ui.settings import load_settings
from ui.signs import PERSONAL, signs_of, worn_by
from ui.table.local import LocalTable
from ui.theme import icon


def test_everybody_has_another_sign_also_when_two_have_chosen_the_same() -> None:
    own = {"Vika": "🐱", "Roman": "🐱", "Ira": "?"}
    assert signs_of(["Vika", "Roman", "Ira", "Max"], own) == ["🐱", "R", "I", "M"]


def test_every_sign_has_a_picture() -> None:
    blank = pygame.image.tobytes(pygame.Surface((24, 24), pygame.SRCALPHA), "RGBA")
    drawn = [pygame.image.tobytes(icon(name, 24, (255, 255, 255)), "RGBA") for name in PERSONAL.values()]
    assert blank not in drawn
    assert len(set(drawn)) == len(PERSONAL)


def test_they_are_the_ones_that_a_host_lets_guests_wear() -> None:
    assert tuple(PERSONAL) == SEAT_SIGNS


def test_at_a_table_with_guests_everybody_wears_what_the_host_has_told() -> None:
    here = [SeatInfo("Vika"), SeatInfo("Max", "bot")]
    assert worn_by(here, {"Vika": "🐱"}) == {"Vika": "🐱"}
    guests = [SeatInfo("Vika", sign="🦉"), SeatInfo("Max", "remote")]
    assert worn_by(guests, {"Vika": "🐱", "Max": "🐌"}) == {"Vika": "🦉", "Max": ""}


def choose_a_cat(app: App) -> None:
    app.settings.name = "Vika"
    app.go(routes.People())
    assert isinstance(app.scene, People)
    app.scene.files.wait()
    app.frame(FRAME)
    app.scene.focus = "sign"
    app.scene.rebuild()
    key(app, pygame.K_RIGHT)


def test_a_sign_is_chosen_among_the_people_and_kept(app: App) -> None:
    choose_a_cat(app)
    assert "🐱 Vika" in words_on(app)
    assert load_settings(app.config)[0].signs == {"Vika": "🐱"}
    key(app, pygame.K_LEFT)
    assert app.settings.signs == {}


def test_it_stands_at_the_seat_in_the_set_up_and_at_the_table(app: App) -> None:
    choose_a_cat(app)
    seats = [SeatInfo("Vika"), SeatInfo("Max", "bot", "easy")]
    app.go(routes.SetUp(find_game("castle"), seats))
    assert getattr(find(app, "colour-0"), "sign", "") == "🐱"
    app.go(routes.NewGame(find_game("castle"), seats, {}))
    table = next(scene for scene in app.scenes if isinstance(scene, LocalTable))
    assert table.faces.signs == ["🐱", "M"]


def test_a_guests_sign_is_seen_at_the_table_of_the_host(app: App) -> None:
    app.settings.signs = {"Ann": "🐌", "Host": "🐱"}
    open_table(app, "castle", [SeatPlan("here", "Host", sign="🐱"), SeatPlan()])
    ann = Neighbour(app, "Ann", sign="🦉")
    until(app, ann, so=lambda: host_of(app).room.places[1].sign == "🦉")
    table = start(app, ann)
    assert table.faces.signs == ["🐱", "🦉"], "not the snail of somebody called the same here"
    assert [seat.sign for seat in ann.table.seats] == ["🐱", "🦉"]


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_it_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    choose_a_cat(app)
    lay_out(app, size, scale, language)
    assert has(app, "sign")
    assert layout_faults(app) == []
