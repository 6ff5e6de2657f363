"""Remarks at the table: the first time, seldom, quietly, and only for whoever is at the screen."""

from __future__ import annotations

import pygame
import pytest

from engine.choices import Option
from engine.games import find_game
from engine.remarks import remarks_of
from engine.table import Table
from tests.ui.driving import LAYOUTS, click, find, has, key, lay_out, texts_on
from tests.ui.tabletop import mixed_seats, pass_time, position, show, until
from ui import routes
from ui.app import App
from ui.learnt import finish, finished
from ui.table.local import LocalTable
from ui.table.remarking import BETWEEN, READ, STAYS, Slip
from ui.table.sheets.curtain import Curtain
from ui.widgets.choice import Choice

HANDS = {
    "turn": "Ada",
    "Ada": {"hand": ["king", "knight-1", "soldier-01"]},
    "Борис": {"hand": ["thief", "soldier-05"]},
    "board": {"c3": "queen Борис", "d5": "duchess Борис"},
}


@pytest.fixture
def taught(app: App) -> App:
    """A client in which remarks are on, and nothing takes time."""
    app.settings.remarks, app.settings.speed = True, "instant"
    return app


def castle(app: App, people: str = "pb") -> LocalTable:
    """Ada is asked for an action."""
    table = position("castle", ["Ada", "Борис"], HANDS)
    table.seats = tuple(mixed_seats(people))
    scene = show(app, table, None if people == "pp" else 0)
    pass_time(app, 0.5)
    return scene


def said(app: App) -> str:
    slip = find(app, "remark")
    assert isinstance(slip, Slip)
    return slip.words


def words(id: str, language: str = "en") -> str:
    return next(remark for remark in remarks_of("castle") if remark.id == id).say.in_(language)


def test_the_first_question_brings_a_remark_and_it_is_remembered_by_name(taught: App) -> None:
    castle(taught)
    assert said(taught) == words("actions")
    assert finished(taught.config, "remarks") == {"Ada": ["castle/actions"]}


def test_what_was_read_once_does_not_come_again(taught: App) -> None:
    for remark in remarks_of("castle"):
        if remark.id != "exchange":
            finish(taught.config, "Ada", f"castle/{remark.id}", "remarks")
    castle(taught)
    assert said(taught) == words("exchange")
    finish(taught.config, "Ada", "castle/exchange", "remarks")
    castle(taught)
    assert not has(taught, "remark")


def test_it_goes_away_when_it_is_pressed_or_after_a_while(taught: App) -> None:
    castle(taught)
    click(taught, "remark")
    assert not has(taught, "remark")
    pass_time(taught, BETWEEN + 1, step=0.5)
    table = castle(taught)
    assert has(taught, "remark")
    pass_time(taught, STAYS + 1, step=0.5)
    assert table.remark is None


def test_whoever_has_gone_on_has_read_it(taught: App) -> None:
    table = castle(taught)
    pass_time(taught, READ + 1, step=0.5)
    assert has(taught, "remark")  # still the same question
    table.answer(Option("play card:king cell:d3"))
    pass_time(taught, 1, step=0.5)
    assert not has(taught, "remark")


def test_it_is_reached_and_closed_with_the_keyboard(taught: App) -> None:
    castle(taught)
    for _ in range(60):
        key(taught, pygame.K_TAB)
        if taught.scene.focus == "remark":
            break
    key(taught, pygame.K_RETURN)
    assert not has(taught, "remark")


def test_there_is_at_most_one_a_minute(taught: App) -> None:
    table = castle(taught)
    table.close_remark()
    table.answer(Option("play card:king cell:d3"))
    pass_time(taught, 1)
    assert table.asking is not None
    assert table.asking.menu.prompt == "prompt.return"
    assert not has(taught, "remark"), "it would be the second one"
    assert finished(taught.config, "remarks") == {"Ada": ["castle/actions"]}, "it can still come another time"


def test_it_can_be_switched_off(app: App) -> None:
    app.settings.speed = "instant"
    castle(app)
    assert not has(app, "remark")
    assert finished(app.config, "remarks") == {}
    app.go(routes.Settings())
    switch = find(app, "remarks")
    assert isinstance(switch, Choice)
    switch.on_choose(0 if switch.chosen else 1)
    assert app.settings.remarks


def test_among_people_it_comes_after_the_curtain_and_goes_with_the_eyes(taught: App) -> None:
    finish(taught.config, "Ada", "castle/actions", "remarks")
    table = castle(taught, "pp")
    until(taught, lambda: isinstance(taught.scene, Curtain))
    assert table.remark is None, "nobody is at the screen yet"
    key(taught, pygame.K_RETURN)
    until(taught, lambda: table.remark is not None)
    assert table.session.eyes == 0
    table.session.sit_down(1)
    taught.frame(0.1)
    assert table.remark is None


def test_nobody_is_taught_in_a_lesson_or_a_puzzle(taught: App) -> None:
    taught.go(routes.Home())
    for route in (routes.Lesson(find_game("castle"), "first"), routes.Puzzle(find_game("castle"), "thief")):
        taught.go(route)
        pass_time(taught, 1)
        assert not has(taught, "remark")
        taught.pop()


def test_what_was_read_is_read_like_anything_from_outside(taught: App) -> None:
    path = taught.config.parent / "remarks.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("done: [Ada]\n", encoding="utf-8")
    castle(taught)
    assert not has(taught, "remark")
    assert path.read_text(encoding="utf-8") == "done: [Ada]\n"


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_it_lies_in_the_panel_and_is_read_whole(taught: App, size: tuple[int, int], scale: int, language: str) -> None:
    """Whatever is said, in every game."""
    for game in ("castle", "berserk"):
        table = Table(find_game(game), mixed_seats("pb"), {}, 1)
        scene = show(taught, table, 0, still=True)
        lay_out(taught, size, scale, language)
        for remark in remarks_of(game):
            scene.remark, scene._shown_to = remark, 0
            scene.rebuild()
            slip = find(taught, "remark").rect
            assert scene.places.panel.contains(slip), remark.id
            assert not slip.colliderect(scene.places.area.prompt)
            written = [line for line in texts_on(taught) if slip.collidepoint(line.box.center)]
            assert written
            assert not [line for line in written if line.is_cut], remark.id
        taught.pop()
