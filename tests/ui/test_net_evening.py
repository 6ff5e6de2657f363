"""An evening over the network on the screen: begun in the set-up, gone on with by its host, seen by its guests."""

from __future__ import annotations

import pygame
import pytest

from engine import evenings
from engine.games import SeatInfo, find_game
from engine.lan import messages as said
from tests.ui.driving import FRAME, LAYOUTS, click, find, has, key, lay_out, layout_faults, words_on
from tests.ui.elsewhere import Neighbour, first_answer, until
from tests.ui.netplay import pretend
from ui import routes
from ui.app import App
from ui.scenes.dialog import Dialog
from ui.scenes.evening import EveningPage
from ui.scenes.home import Home
from ui.scenes.lobby import Lobby
from ui.scenes.net_evening import NetEvening
from ui.table.net import NetTable
from ui.table.sheets.over import Over

SEATS = [SeatInfo("Host"), SeatInfo("", "remote"), SeatInfo("Max", "bot", "random")]


def open_evening(app: App, game: str = "junquick") -> Lobby:
    """The host sets an evening up."""
    app.settings.speed = "instant"
    app.settings.bot_speed = "instant"
    app.push(Home(app))
    app.go(routes.SetUp(find_game(game), SEATS))
    key(app, pygame.K_F5)
    until(app, so=lambda: isinstance(app.scene, Lobby) and app.scene.room is not None and not app.scene.waits_for)
    assert isinstance(app.scene, Lobby)
    return app.scene


def table_on(app: App) -> NetTable | None:
    return next((scene for scene in app.scenes if isinstance(scene, NetTable)), None)


def begin(app: App, ann: Neighbour) -> NetTable:
    until(app, ann, so=lambda: isinstance(app.scene, Lobby) and app.scene.trouble is None)
    click(app, "main")
    until(app, ann, so=lambda: table_on(app) is not None and ann.link.visit.table is not None)
    table = table_on(app)
    assert table is not None
    return table


def to_the_end(app: App, table: NetTable, ann: Neighbour) -> None:
    def step() -> bool:
        if ann.link.visit.table is not None and ann.menu is not None and not ann.menu.optional:
            ann.answer()
        if table.asking is not None and app.scene is table:
            table.answer(first_answer(table.asking.menu))
        return isinstance(app.scene, Over)

    until(app, ann, so=step)


def test_the_host_takes_everybody_along_from_game_to_game_and_ends_the_evening(app: App) -> None:
    open_evening(app)
    ann = Neighbour(app, "Ann")
    until(app, ann, so=lambda: ann.link.visit.welcome is not None)
    ann.say(said.Ready(True))
    first = begin(app, ann)
    to_the_end(app, first, ann)
    assert "Next game" in words_on(app)
    key(app, pygame.K_r)
    assert isinstance(app.scene, NetEvening)
    until(app, ann, so=lambda: any("1. JunQuick: won by" in words for words in words_on(app)))
    key(app, pygame.K_1)
    until(
        app, ann, so=lambda: isinstance(app.scene, Lobby) and app.scene.room is not None and app.scene.trouble is None
    )
    lobby = app.scene
    assert isinstance(lobby, Lobby)
    assert lobby.game is find_game("castle")
    assert lobby.room is not None
    assert [seat.name for seat in lobby.room.seats] == ["Ann", "Max", "Host"]
    assert any("Game 2 of the evening" in words for words in words_on(app))
    click(app, "evening")
    assert isinstance(app.scene, NetEvening)
    key(app, pygame.K_ESCAPE)
    second = begin(app, ann)
    assert second is not first
    assert second.session.game is find_game("castle")
    assert ann.table.game is find_game("castle")


def test_a_guest_sees_the_points_and_is_shown_the_end(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    open_evening(app)
    ann = Neighbour(app, "Ann")
    until(app, ann, so=lambda: ann.link.visit.welcome is not None)
    ann.say(said.Ready(True))
    table = begin(app, ann)
    to_the_end(app, table, ann)
    link = app.network.link
    assert link is not None
    monkeypatch.setattr(type(app.network), "is_host", False)  # as it is on the screen of a guest
    key(app, pygame.K_r)
    assert isinstance(app.scene, NetEvening)
    assert not has(app, "end")
    assert not has(app, "game-castle")
    assert any("Host chooses the next game" in words for words in words_on(app))
    key(app, pygame.K_ESCAPE)
    assert not any(isinstance(scene, NetEvening) for scene in app.scenes)
    link.send(said.HoldEvening("kept", is_over=True))
    until(app, ann, so=lambda: isinstance(app.scene, NetEvening))
    assert any("1 game was played to the end" in words for words in words_on(app))


def test_an_evening_with_guests_goes_on_where_they_know_it(app: App) -> None:
    open_evening(app)
    ann = Neighbour(app, "Ann")
    until(app, ann, so=lambda: ann.link.visit.welcome is not None)
    ann.say(said.Ready(True))
    table = begin(app, ann)
    app.go_home()
    (kept,) = evenings.listed(app.saves)
    app.go(routes.Evening(kept.path))
    page: object = app.scene
    assert isinstance(page, EveningPage)
    page.files.wait()
    app.frame(FRAME)
    click(app, "go-on 1")
    assert isinstance(app.scene, Dialog), "nobody's hand is shown before it is said where it goes on"
    click(app, "answer-0")
    until(app, ann, so=lambda: table_on(app) not in (None, table))
    again = table_on(app)
    assert again is not None
    until(app, ann, so=lambda: ann.link.visit.lost is None and not again.session.away)
    to_the_end(app, again, ann)
    app.go_home()
    app.go(routes.Evening(kept.path))
    page = app.scene
    assert isinstance(page, EveningPage)
    page.files.wait()
    app.frame(FRAME)
    key(app, pygame.K_1)
    until(app, ann, so=lambda: isinstance(app.scene, Lobby) and not app.scene.waits_for)
    lobby = app.scene
    assert isinstance(lobby, Lobby)
    assert lobby.game is find_game("castle")
    until(app, ann, so=lambda: ann.link.visit.room is not None and ann.link.visit.room.game == "castle")
    until(app, ann, so=lambda: ann.link.visit.lost is None)
    ann.say(said.Ready(True))
    begin(app, ann)
    assert len(evenings.read(kept.path).games) == 2


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_an_evening_over_the_network_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    people = [("Ґалаґан-Пилиповський-Юща", "red"), ("Воскресенский-Щербаков", "blue"), ("Ira", "green")]
    games = [said.GameLine("bang", [name]) for name, _ in people] + [said.GameLine("castle")]
    seats = [said.SeatLine(name, person=number) for number, (name, _) in enumerate(people)]
    lines = [said.PersonLine(number, name) for number, (name, _) in enumerate(people)]
    for is_over, is_host in ((False, True), (False, False), (True, True), (True, False)):
        line = said.EveningLine(
            [SeatInfo(name, colour=colour) for name, colour in people], games, "moved-on", is_over, people[0][0]
        )
        app.network.hosting = None
        lobby = pretend(app, said.RoomView("lobby", "castle", seats, lines, evening=line), me=0, is_host=is_host)
        lay_out(app, size, scale, language)
        assert layout_faults(app) == []
        assert find(app, "evening")
        app.go(routes.NetEvening())
        lay_out(app, size, scale, language)
        assert layout_faults(app) == []
        app.pop_to(lobby)
        app.pop()
