"""What a person begins with is shown before their first question, and what they want can be read at any time."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import find_game
from engine.table import Table
from engine.texts import LANGUAGES
from engine.views import EVERYTHING, View
from tests.playing import new_table
from tests.ui.driving import find, lay_out, layout_faults, words_on
from tests.ui.tabletop import mixed_seats, position, press_enter, until
from ui.app import App
from ui.boards import board_for
from ui.saying import Say
from ui.scenes.base import Scene
from ui.table.local import LocalTable
from ui.table.session import Session
from ui.table.sheets.curtain import Curtain, Recap
from ui.table.sheets.opening import Welcome

GAMES = ("bang", "berserk", "castle", "junquick", "valhalla")


def goal(game: str, view: View) -> Say:
    board: Any = board_for(game)
    said = board.goal(view)
    assert isinstance(said, Say)
    return said


def sit_at(app: App, table: Table[Any]) -> LocalTable:
    scene = LocalTable(app, Session(table))
    app.push(scene)
    return scene


def top(app: App) -> Scene:
    assert isinstance(app.scene, Scene)
    return app.scene


def test_a_lonely_person_sees_the_role_before_anybody_plays(app: App) -> None:
    table = sit_at(app, Table(find_game("bang"), mixed_seats("pbbb"), {}, 4))
    before = table.session.move_count
    until(app, lambda: isinstance(top(app), Welcome))
    role = table.session.view()["players"][0]["role"]
    said = words_on(app)
    assert any(table.texts.name(role) in words for words in said)
    sheriff = next(
        seat
        for seat, player in enumerate(table.session._table.view(EVERYTHING)["players"])
        if player["role"] == "role:sheriff"
    )
    assert any(table.session.names[sheriff] in words for words in said) or role == "role:sheriff"
    assert table.session.move_count == before
    press_enter(app)
    assert top(app) is table
    for _ in range(20):
        app.frame(0.1)
        assert not isinstance(top(app), Welcome)


def test_of_several_people_each_sees_only_their_own_role_behind_their_first_curtain(app: App) -> None:
    table = sit_at(app, Table(find_game("bang"), mixed_seats("pppp"), {}, 4))
    until(app, lambda: isinstance(top(app), Curtain))
    curtain = top(app)
    app.frame(0.3)
    press_enter(app)
    assert top(app) is not curtain
    assert isinstance(top(app), Welcome)
    assert isinstance(table.session.eyes, int)
    role = table.session._table.view(table.session.eyes)["players"][table.session.eyes]["role"]
    assert table.texts("goal.your-role", role=role) in words_on(app)
    press_enter(app)
    assert isinstance(top(app), Recap)


def test_a_game_that_goes_on_does_not_begin_again(app: App) -> None:
    table = new_table("bang", 4, seed=3)
    seat = table.awaited()[0]
    menu = table.menu(seat)
    assert menu is not None
    table.answer(seat, str(menu.options[0]))
    scene = sit_at(app, table)
    scene.session.sit_down(seat)
    for _ in range(10):
        app.frame(0.1)
        assert not isinstance(top(app), Welcome)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_read_what_they_want_at_any_time(app: App, game: str, language: str) -> None:
    table = new_table(game, find_game(game).seats[-1], seed=5)
    scene = LocalTable(app, Session(table))
    scene.session.sit_down(table.awaited()[0])
    scene.course.is_still = True
    app.push(scene)
    lay_out(app, (1024, 640), 100, language)
    wanted = find(app, "status").tip
    assert wanted
    assert "{" not in wanted
    assert "goal." not in wanted
    assert wanted in words_on(app)


@pytest.mark.parametrize("game", GAMES)
def test_eyes_that_play_nobody_read_a_goal_too(game: str) -> None:
    table = new_table(game, find_game(game).seats[-1], seed=5)
    for viewer in (None, EVERYTHING, *range(len(table.seats))):
        assert goal(game, table.view(viewer)).key.startswith("goal.")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_fits(app: App, size: tuple[int, int], language: str) -> None:
    sit_at(app, Table(find_game("bang"), mixed_seats("pbbbbbb"), {}, 4))
    until(app, lambda: isinstance(top(app), Welcome))
    for scale in (75, 100, 200):
        lay_out(app, size, scale, language)
        assert layout_faults(app) == []


def test_the_goal_says_how_near_it_is() -> None:
    """Four players: two Outlaws and a Renegade against the Sheriff. [BNG-3.1, BNG-3.3]"""
    people = {
        "A": {"role": "sheriff", "hand": ["gatling.b.10H"]},
        "B": {"role": "outlaw", "life": 1},
        "C": {"role": "renegade"},
        "D": {"role": "outlaw"},
    }
    table = position("bang", list("ABCD"), people)
    assert goal("bang", table.view(0)).key == "goal.sheriff"
    assert dict(goal("bang", table.view(0)).facts)["count"] == 3
    table.answer(0, "play card:gatling.b.10H")
    goals = [goal("bang", table.view(seat)) for seat in range(4)]
    assert dict(goals[0].facts)["count"] == 2
    assert (goals[3].key, dict(goals[3].facts)["seat"]) == ("goal.outlaw", "seat:0")
    assert (goals[2].key, dict(goals[2].facts)["count"]) == ("goal.renegade", 2)


@pytest.mark.parametrize(
    ("role", "key"), [("outlaw", "goal.out-outlaw"), ("deputy", "goal.out-deputy"), ("renegade", "goal.out-alone")]
)
def test_whoever_is_out_reads_whether_they_can_still_win(role: str, key: str) -> None:
    """Outlaws and Deputies win with their side, living or dead; a Renegade must live. [BNG-12.2, BNG-12.3]"""
    roles = [one for one in ("outlaw", "outlaw", "deputy", "renegade") if one != role]
    people = {
        "A": {"role": "sheriff"},
        "B": {"role": role, "life": 1},
        **{name: {"role": one} for name, one in zip("CDE", [*roles, "outlaw"][:3], strict=True)},
        "C": {"role": roles[0], "hand": ["gatling.b.10H"]},
    }
    table = position("bang", list("ABCDE"), {"turn": "C", **people})
    table.answer(2, "play card:gatling.b.10H")
    while table.ask is not None and 1 in table.ask.menus:
        table.answer(1, "take-it")
    assert goal("bang", table.view(1)).key == key
