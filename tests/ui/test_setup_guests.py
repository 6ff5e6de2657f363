"""Seats for guests in the set-up: the game becomes a table that people from other computers come to."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from engine.games import Game, SeatInfo, find_game
from engine.lan.messages import SeatPlan
from tests.ui.driving import LAYOUTS, click, find, has, key, lay_out, layout_faults, tab_to, words_on
from ui import routes
from ui.app import App
from ui.network import as_set_up
from ui.plan import Plan
from ui.scenes.setup import Setup
from ui.settings import LastSetup, Settings, load_settings, save_settings
from ui.widgets.button import Button
from ui.widgets.choice import Cycle

CASTLE: Game[Any] = find_game("castle")


@pytest.fixture
def opened(app: App, monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """The plans that a table was opened for."""
    plans: list[Plan] = []

    def go(route: routes.Route) -> None:
        assert isinstance(route, routes.OpenGame)
        plans.append(route.plan)

    monkeypatch.setattr(app, "go", go)
    return plans


def set_up(app: App, *guests: int) -> Setup:
    scene = Setup(app, CASTLE)
    for seat in guests:
        scene.plan.set_level(seat, 1)
    app.push(scene)
    return scene


def start_button(app: App) -> Button:
    button = find(app, "start")
    assert isinstance(button, Button)
    return button


def test_a_seat_for_a_guest_has_no_name_or_colour_to_choose(app: App) -> None:
    set_up(app)
    click(app, "kind-0")
    assert not has(app, "name-0")
    assert not has(app, "colour-0")
    assert has(app, "name-1")
    assert "A guest brings name and colour" in words_on(app)


def test_with_a_guest_the_button_opens_the_table_and_without_one_it_starts_the_game(app: App) -> None:
    set_up(app)
    assert start_button(app).label == "Start the game"
    tab_to(app, "kind-1")
    for _ in range(list(CASTLE.bots).index("normal") + 1):  # past the bots that play better
        key(app, pygame.K_LEFT)
    assert start_button(app).label == "Open the table"
    key(app, pygame.K_RIGHT)
    assert start_button(app).label == "Start the game"


def test_a_table_is_opened_by_enter_and_the_set_up_is_remembered(app: App, opened: list[Plan]) -> None:
    set_up(app, 1)
    key(app, pygame.K_RETURN)
    assert [plan.has_guests for plan in opened] == [True]
    kept, trouble = load_settings(app.config)
    assert trouble is None
    assert [seat.kind for seat in kept.setups["castle"].seats] == ["person", "remote", "bot"]
    assert [seat.kind for seat in Plan.again(CASTLE, kept.setups["castle"], app.say).seats] == [
        "person",
        "remote",
        "bot",
    ]


def test_a_guest_without_a_name_leaves_settings_that_can_be_read(app: App, opened: list[Plan]) -> None:
    scene = set_up(app, 1, 2)
    scene.plan.rename(1, "")
    scene.plan.rename(2, "")
    scene.start()
    assert len(opened) == 1
    assert load_settings(app.config)[1] is None


def test_names_of_guests_are_their_own_affair(app: App) -> None:
    plan = Plan(CASTLE, [SeatInfo("A"), SeatInfo("A", "remote"), SeatInfo("A", "remote")], {})
    assert plan.trouble() is None
    plan.set_level(1, 0)
    assert plan.trouble() is not None


def test_an_option_that_names_a_seat_calls_a_guest_by_the_seat(app: App) -> None:
    set_up(app, 1)
    dealer = find(app, "option-dealer")
    assert isinstance(dealer, Cycle)
    assert dealer.labels[2] == "Guest in seat 2"


def test_people_here_bring_their_colours_and_all_others_choose_among_the_rest(app: App) -> None:
    plan = Plan(CASTLE, [SeatInfo("A", colour="yellow"), SeatInfo("B", "remote"), SeatInfo("C", "bot", "random")], {})
    plan.options["dealer"] = 1
    message = as_set_up(plan, 30, 60, {"A": "🐱"})
    assert message.seats == [
        SeatPlan("here", "A", "", "yellow", sign="🐱"),
        SeatPlan("guest"),
        SeatPlan("bot", "C", "random"),
    ]
    assert (message.options, message.clock, message.patience) == ({"dealer": 1}, 30, 60)


def test_a_guests_seat_that_becomes_a_persons_has_its_name_again(app: App) -> None:
    scene = set_up(app)
    name = scene.plan.seats[1].name
    for index in (1, 0):
        scene.plan.set_level(1, index)
    assert scene.plan.seats[1] == SeatInfo(name, "person", "", scene.plan.seats[1].colour)


def test_settings_of_the_network_are_kept(app: App) -> None:
    settings = Settings(name="Vika", last_address="10.0.0.1:42042", clock=30, patience=60)
    settings.setups["castle"] = LastSetup([SeatInfo("A"), SeatInfo("2", "remote")])
    save_settings(app.config, settings)
    assert load_settings(app.config) == (settings, None)


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_guests_fit_into_the_set_up(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    set_up(app, 1, 2)
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
