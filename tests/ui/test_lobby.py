"""The lobby: a table on loopback that people from other computers come to, talk at, sit down at and leave."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Iterator
from concurrent.futures import wait
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.errors import BadSetup
from engine.games import SeatInfo
from engine.lan import host as lan_host
from engine.lan import messages as said
from engine.lan.botguest import BotGuest
from engine.lan.guest import Guest
from engine.lan.visit import Visit
from tests.ui.driving import (
    FRAME,
    LAYOUTS,
    click,
    find,
    has,
    key,
    lay_out,
    layout_faults,
    tab_to,
    toast_of,
    type_text,
    words_on,
)
from tests.ui.netplay import CASTLE, Computers, DeafLink, computers, in_lobby, own_door, pretend, until
from ui import routes
from ui.app import App
from ui.plan import Plan
from ui.scenes.dialog import Dialog
from ui.scenes.home import Home
from ui.scenes.join import Join
from ui.scenes.lobby import Lobby
from ui.scenes.rules import Rules
from ui.scenes.saves_panel import SAMPLES
from ui.scenes.setup import Setup
from ui.settings import load_settings
from ui.table.local import LocalTable
from ui.table.sheets.pause import Pause


@pytest.fixture
def others(tmp_path: Path) -> Iterator[Computers]:
    with computers(tmp_path / "others") as found:
        yield found


@pytest.fixture
def shown(app: App, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The tables that were shown instead of the lobby."""
    tables: list[Any] = []
    go_instead = app.go_instead

    def show(route: routes.Route) -> None:
        if not isinstance(route, routes.NetGame):
            go_instead(route)
            return
        assert app.network.link is not None
        tables.append(app.network.link.visit.table)
        go_instead(routes.Home())

    monkeypatch.setattr(app, "go_instead", show)
    return tables


def open_table(app: App, *kinds: str) -> Lobby:
    """From the set-up to the lobby, with the keyboard: `here`, `guest` or a level of bot for each seat."""
    app.push(Home(app))
    scene = Setup(app, CASTLE)
    levels = {"here": 0, "guest": 1, "bot": 2}
    while len(scene.plan.seats) < len(kinds):
        scene.plan.add(app.say)
    while len(scene.plan.seats) > len(kinds):
        scene.plan.remove(len(kinds))
    for seat, kind in enumerate(kinds):
        scene.plan.set_level(seat, levels[kind])
    scene.plan.rename(0, "Vika")
    app.push(scene)
    key(app, pygame.K_RETURN)
    return in_lobby(app)


def come(app: App, others: Computers, name: str, *, watches: bool = False) -> Visit:
    """Somebody comes to the client's own table, and is seen there."""
    address, code = own_door(app)
    visit = others.guest(address, code, name, watches=watches)
    until(app, lambda: any(person.name == name for person in people(app)), others)
    until(app, lambda: visit.room is not None, others)
    return visit


def room(app: App) -> said.RoomView:
    assert isinstance(app.scene, Lobby)
    assert app.scene.room is not None
    return app.scene.room


def people(app: App) -> list[said.PersonLine]:
    return room(app).people if isinstance(app.scene, Lobby) and app.scene.room is not None else []


def seat_names(app: App) -> list[str]:
    return [line.name for line in room(app).seats]


# Opening


def test_a_table_is_opened_and_says_how_guests_find_it(app: App) -> None:
    open_table(app, "here", "guest", "bot")
    address, code = own_door(app)
    port = address.rpartition(":")[2]
    until(app, lambda: any(words.endswith(f":{port}") for words in words_on(app)))
    words = words_on(app)
    assert code in words
    assert {"Vika", "At this computer", "Free: for a guest"} <= set(words)
    assert "Still free: seat 2. Wait for guests, or give it to a bot." in words


def test_opening_can_be_cancelled(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any, **__: Any) -> None:
        await asyncio.sleep(600)

    monkeypatch.setattr(lan_host, "host_game", never)
    app.push(Setup(app, CASTLE))
    setup = app.scene
    assert isinstance(setup, Setup)
    setup.plan.set_level(1, 1)
    setup.start()
    app.frame(FRAME)
    assert "Opening the table…" in words_on(app)
    click(app, "cancel")
    assert app.scene is setup
    assert app.network.hosting is None


def test_a_table_that_cannot_be_opened_says_why(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*_: Any, **__: Any) -> None:
        raise BadSetup("lan-port", port=42042, why="taken")

    monkeypatch.setattr(lan_host, "host_game", refused)
    app.push(Home(app))
    setup = Setup(app, CASTLE)
    setup.plan.set_level(1, 1)
    app.push(setup)
    setup.start()
    until(app, lambda: isinstance(app.scene, Dialog))
    assert "The table cannot be opened at port 42042 (taken); choose another port." in words_on(app)
    click(app, "answer-0")
    assert isinstance(app.scene, Home)


def test_leaving_a_table_never_makes_the_window_wait(
    app: App, others: Computers, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = open_table(app, "here", "guest")
    visit = come(app, others, "Igor")
    close = lan_host.Host.close

    async def slowly(host: lan_host.Host) -> None:
        await asyncio.sleep(1.0)
        await close(host)

    monkeypatch.setattr(lan_host.Host, "close", slowly)
    began = time.monotonic()
    lobby.leave_table()
    assert time.monotonic() - began < 0.5
    assert isinstance(app.scene, Setup)
    until(app, lambda: visit.lost is not None, others)
    assert visit.lost is not None
    assert visit.lost.key == "lan-host-gone"


def test_the_next_table_is_opened_when_the_last_one_is_closed(app: App) -> None:
    lobby = open_table(app, "here", "guest")
    _, code = own_door(app)
    lobby.leave_table()
    key(app, pygame.K_RETURN)
    in_lobby(app)
    assert own_door(app)[1] != code


# Guests at our own table


def test_a_guest_sits_gets_ready_and_the_game_begins(app: App, others: Computers, shown: list[Any]) -> None:
    lobby = open_table(app, "here", "guest", "bot")
    visit = come(app, others, "Igor")
    assert seat_names(app)[:2] == ["Vika", "Igor"]
    assert "Not ready yet: Igor." in words_on(app)
    assert not find(app, "main").enabled
    visit.send(said.Ready(True))
    until(app, lambda: lobby.trouble is None, others)
    assert "Guest · ready" in words_on(app)
    assert "Everybody is here and ready: begin when you like." in words_on(app)
    tab_to(app, "main")
    key(app, pygame.K_RETURN)
    until(app, lambda: shown, others)
    until(app, lambda: visit.table is not None and visit.table.number >= 0, others)
    assert shown[0].yours == [0]
    assert visit.table is not None
    assert visit.table.yours == [1]


def test_a_bot_from_elsewhere_plays_along(app: App, shown: list[Any]) -> None:
    lobby = open_table(app, "here", "guest")
    bot = BotGuest(7)
    playing = app.network.background.start(bot.play(Guest(*own_door(app), "Robo", bot.hear)))
    until(app, lambda: lobby.trouble is None)
    assert seat_names(app) == ["Vika", "Robo"]
    click(app, "main")
    until(app, lambda: shown)
    playing.cancel()


def test_whoever_reads_the_rules_is_called_when_the_game_begins(app: App, others: Computers, shown: list[Any]) -> None:
    lobby = open_table(app, "here", "guest")
    visit = come(app, others, "Igor")
    visit.send(said.Ready(True))
    until(app, lambda: lobby.trouble is None, others)
    key(app, pygame.K_F1)
    assert isinstance(app.scene, Rules)
    lobby.send(said.Start())
    until(app, lambda: shown, others)


def test_people_talk_and_nod(app: App, others: Computers) -> None:
    open_table(app, "here", "guest")
    visit = come(app, others, "Igor")
    type_text(app, "t")  # leads to the chat, and is not written there
    type_text(app, "Hello, jolly guest")  # j, l and the like press nothing
    key(app, pygame.K_RETURN)
    until(app, lambda: any(isinstance(line, said.Said) for line in visit.chat), others)
    visit.send(said.Say("Hi"))
    visit.send(said.Sign("point", 0))
    until(app, lambda: "Igor points at Vika." in words_on(app), others)
    assert {"Igor has come to the table.", "Vika: Hello, jolly guest", "Igor: Hi"} <= set(words_on(app))
    click(app, "sign-laugh")
    until(app, lambda: any(isinstance(line, said.Signed) and line.person == 0 for line in visit.chat), others)


def test_what_was_said_meanwhile_is_counted(app: App, others: Computers) -> None:
    open_table(app, "here", "guest")
    visit = come(app, others, "Igor")
    click(app, "tabs", share=0.8)
    visit.send(said.Say("Hi"))
    until(app, lambda: "Chat · 1 new" in words_on(app), others)
    click(app, "tabs", share=0.1)
    assert "Chat" in words_on(app)


def test_somebody_is_sent_away_only_after_a_dialog(app: App, others: Computers) -> None:
    open_table(app, "here", "guest")
    visit = come(app, others, "Igor")
    click(app, "away-1")
    assert isinstance(app.scene, Dialog)
    key(app, pygame.K_ESCAPE)
    assert len(people(app)) == 2
    click(app, "away-1")
    click(app, "answer-1")
    until(app, lambda: visit.ended is not None, others)
    assert visit.ended is not None
    assert visit.ended.key == "lan-removed"
    until(app, lambda: len(people(app)) == 1, others)


def test_a_new_code_is_shown_when_somebody_is_sent_away(app: App, others: Computers) -> None:
    open_table(app, "here", "guest")
    visit = come(app, others, "Igor")
    assert app.network.hosting is not None
    room = app.network.hosting.host.room
    before = room.code
    click(app, "away-1")
    click(app, "answer-2")
    until(app, lambda: visit.ended is not None and room.code != before, others)
    until(app, lambda: room.code in words_on(app), others)


def test_an_onlooker_is_seen_and_can_be_sent_away(app: App, others: Computers) -> None:
    open_table(app, "here", "guest")
    visit = come(app, others, "Max", watches=True)
    assert "Watching" in words_on(app)
    click(app, f"send-away-{people(app)[1].id}")
    click(app, "answer-1")
    until(app, lambda: visit.ended is not None, others)


def test_seats_change_places_and_options_follow(app: App, others: Computers) -> None:
    lobby = open_table(app, "here", "guest", "bot")
    visit = come(app, others, "Igor")
    assert lobby.plan is not None
    lobby.open_tab("options")
    click(app, "option-dealer")  # the first seat deals
    until(app, lambda: room(app).options == {"dealer": 0}, others)
    click(app, "down-0")
    until(app, lambda: seat_names(app)[:2] == ["Igor", "Vika"], others)
    until(app, lambda: room(app).options == {"dealer": 1}, others)
    until(app, lambda: visit.room == room(app), others)
    assert app.scene.focus == "down-1"


def test_a_free_seat_is_given_to_a_bot_and_back(app: App) -> None:
    lobby = open_table(app, "here", "guest")
    click(app, "kind-1")
    until(app, lambda: room(app).seats[1].kind == "bot")
    assert room(app).seats[1].name
    assert lobby.trouble is None
    click(app, "kind-1", share=0.1)
    until(app, lambda: room(app).seats[1].kind == "person")
    assert room(app).seats[1].person is None
    click(app, "kind-1", share=0.1)
    until(app, lambda: room(app).seats[1].person == 0)
    assert len(set(seat_names(app))) == 2


def test_seats_come_and_go_and_everybody_keeps_his(app: App, others: Computers) -> None:
    open_table(app, "here", "bot", "guest")
    come(app, others, "Igor")
    click(app, "add")
    until(app, lambda: len(room(app).seats) == 4, others)
    click(app, "remove-1")
    until(app, lambda: len(room(app).seats) == 3, others)
    assert seat_names(app) == ["Vika", "Igor", ""]


def test_a_second_seat_of_a_guest_keeps_its_name_when_the_host_changes_something(app: App, others: Computers) -> None:
    open_table(app, "here", "guest", "guest", "guest")
    visit = come(app, others, "Igor")
    visit.send(said.Sit(2, "Ira"))
    until(app, lambda: seat_names(app)[2] == "Ira", others)
    click(app, "kind-3")
    until(app, lambda: room(app).seats[3].kind == "bot", others)
    assert seat_names(app)[:3] == ["Vika", "Igor", "Ira"]


def test_clock_and_stand_ins_are_agreed_on_and_kept(app: App, others: Computers) -> None:
    open_table(app, "here", "guest")
    visit = come(app, others, "Igor")
    click(app, "tabs", share=0.8)
    click(app, "clock")
    until(app, lambda: room(app).clock == 15, others)
    click(app, "patience")
    until(app, lambda: room(app).patience == 30, others)
    until(app, lambda: visit.room is not None and (visit.room.clock, visit.room.patience) == (15, 30), others)
    kept = load_settings(app.config)[0]
    assert (kept.clock, kept.patience) == (15, 30)


def test_a_colour_is_chosen_among_those_nobody_has_taken(app: App, others: Computers) -> None:
    lobby = open_table(app, "here", "guest", "bot")
    visit = come(app, others, "Igor")
    visit.send(said.Paint(1, "yellow"))
    until(app, lambda: room(app).seats[1].colour == "yellow", others)
    click(app, "colour-0")
    until(app, lambda: room(app).seats[0].colour == "light-blue", others)
    assert lobby.plan is not None
    assert [seat.colour for seat in lobby.plan.seats] == ["light-blue", "yellow", "grey"]


def test_leaving_is_asked_about_once(app: App) -> None:
    open_table(app, "here", "guest")
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Dialog)
    assert "The table closes for everybody, and your guests are disconnected." in words_on(app)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Lobby)
    click(app, "leave")
    click(app, "answer-1")
    assert isinstance(app.scene, Setup)
    assert app.network.link is None


# As a guest at another table


def visit_table(app: App, others: Computers, seats: int = 4) -> tuple[Lobby, Visit]:
    """The client is a guest in the second of so many seats; the host's own knowledge."""
    plan = [said.SeatPlan("here", "Olga", "", "grey"), *(said.SeatPlan("guest") for _ in range(seats - 1))]
    network, host = others.host(said.SetUp(plan))
    assert network.hosting is not None
    app.push(Home(app))
    join = Join(app, f"127.0.0.1:{network.hosting.host.port}")
    join.code, join.name = network.hosting.host.room.code, "Vika"
    app.push(join)
    join.join()
    lobby = in_lobby(app, others)
    until(app, lambda: seat_names(app)[1] == "Vika", others)
    return lobby, host


def test_a_guest_changes_places_stands_up_and_sits_down(app: App, others: Computers) -> None:
    lobby, _ = visit_table(app, others)
    click(app, "sit-3")
    until(app, lambda: lobby.own_seats == [3], others)
    assert seat_names(app) == ["Olga", "", "", "Vika"]
    click(app, "stand-3")
    until(app, lambda: lobby.own_seats == [], others)
    assert "You are watching" in words_on(app)
    assert not has(app, "main")
    tab_to(app, "sit-1")
    key(app, pygame.K_RETURN)
    until(app, lambda: lobby.own_seats == [1], others)


def test_somebody_else_sits_down_at_the_same_computer(app: App, others: Computers) -> None:
    lobby, _ = visit_table(app, others)
    click(app, "sit-too-2")
    until(app, lambda: lobby.own_seats == [1, 2], others)
    assert len({name for name in seat_names(app) if name}) == 3


def test_a_guest_is_ready_and_not_again_by_enter(app: App, others: Computers) -> None:
    lobby, host = visit_table(app, others, seats=2)
    assert "Everybody is waiting for you: say that you are ready." in words_on(app)
    app.scene.focus = "colour-1"
    key(app, pygame.K_RETURN)
    until(app, lambda: lobby.own_line is not None and lobby.own_line.is_ready, others)
    assert "Everybody is ready. The host begins the game." in words_on(app)
    click(app, "main")
    until(app, lambda: lobby.own_line is not None and not lobby.own_line.is_ready, others)
    assert host.room is not None


def test_a_guest_sees_the_options_and_changes_nothing(app: App, others: Computers) -> None:
    visit_table(app, others)
    click(app, "tabs", share=0.8)
    assert {"By chance", "No limit", "Never"} <= set(words_on(app))
    for name in ("option-dealer", "clock", "patience", "kind-2", "up-1", "add"):
        widget = app.scene.widget(name)
        assert widget is None or not widget.takes_focus


def test_what_the_host_refuses_is_said(app: App, others: Computers) -> None:
    lobby, _ = visit_table(app, others)
    lobby.send(said.Sit(0))
    until(app, lambda: toast_of(app), others)
    assert toast_of(app) == "Seat 1 is not free; choose another one."


def test_enter_pressed_once_too_often_gives_no_seat_away(app: App, others: Computers) -> None:
    lobby, _ = visit_table(app, others)
    assert app.scene.focus == "main"
    key(app, pygame.K_RETURN)
    until(app, lambda: lobby.own_line is not None and lobby.own_line.is_ready, others)
    assert lobby.own_seats == [1]


def test_a_lost_table_is_said_and_can_be_given_up(app: App, others: Computers) -> None:
    lobby, _ = visit_table(app, others)
    others.networks[0].leave()
    until(app, lambda: lobby.waits_for, others)
    until(app, lambda: "The host has closed the table; if it is opened again you are back at once." in words_on(app))
    assert "Connection lost, trying again…" in words_on(app)
    click(app, "cancel")
    assert isinstance(app.scene, Home)
    assert app.network.link is None


def test_whoever_is_sent_away_is_told_at_home(app: App, others: Computers) -> None:
    lobby, host = visit_table(app, others)
    host.send(said.Remove(lobby.me))
    until(app, lambda: isinstance(app.scene, Dialog), others)
    assert "The host has sent you away from the table." in words_on(app)
    key(app, pygame.K_RETURN)
    assert isinstance(app.scene, Home)
    assert app.network.link is None


def test_a_guest_is_called_to_the_game(app: App, others: Computers, shown: list[Any]) -> None:
    lobby, host = visit_table(app, others, seats=2)
    lobby.send(said.Ready(True))
    until(app, lambda: host.room is not None and host.room.trouble is None, others)
    host.send(said.Start())
    until(app, lambda: shown, others)
    assert shown[0].yours == [1]


# Saved games


def put(app: App, sample: str) -> Path:
    path = app.saves / sample
    shutil.copyfile(SAMPLES / sample, path)
    return path


def test_a_save_is_opened_to_guests_and_only_seats_can_be_given_away(app: App, others: Computers) -> None:
    put(app, "castle-4-players.yaml")
    home = Home(app)
    app.push(home)
    home.saves.wait()
    app.frame(FRAME)
    click(app, "guests-castle-4-players.yaml")
    lobby = in_lobby(app)
    assert room(app).is_resumed
    for name in ("colour-0", "kind-0", "up-1", "remove-0", "add"):
        assert not has(app, name)
    first, second = lobby.own_seats[:2]
    assert lobby.trouble is None
    click(app, f"stand-{second}")
    until(app, lambda: lobby.own_seats == [first])
    assert not find(app, "main").enabled
    visit = come(app, others, "Igor")
    assert [line.person for line in room(app).seats][second] == people(app)[1].id
    assert visit.room is not None
    assert visit.room.seats[second].name == seat_names(app)[second] != "Igor"
    click(app, f"away-{second}")
    click(app, "answer-1")
    until(app, lambda: has(app, f"sit-{second}"), others)
    click(app, f"sit-{second}")
    until(app, lambda: lobby.own_seats == [first, second], others)


def test_a_running_game_is_opened_to_guests_from_its_menu(app: App, shown: list[Any]) -> None:
    path = put(app, "castle-4-players.yaml")
    app.push(Home(app))
    app.go(routes.SavedGame(path))
    table = app.scene
    assert isinstance(table, LocalTable)
    app.push(Pause(table))
    key(app, pygame.K_o)
    in_lobby(app)
    assert [type(scene) for scene in app.scenes] == [Home, Lobby]
    click(app, "main")
    until(app, lambda: shown)
    assert [seat.name for seat in shown[0].seats] == table.session.names


def test_a_finished_game_is_not_opened_to_guests(app: App) -> None:
    path = put(app, "castle-finished.yaml")
    app.push(Home(app))
    app.go(routes.SavedGame(path))
    until(app, lambda: isinstance(app.scenes[1], LocalTable))
    table = app.scenes[1]
    assert isinstance(table, LocalTable)
    app.push(Pause(table))
    assert not has(app, "guests")


@pytest.mark.parametrize("is_quick", [False, True], ids=["later", "before the lobby is drawn"])
def test_a_save_that_cannot_be_opened_says_why(app: App, monkeypatch: pytest.MonkeyPatch, is_quick: bool) -> None:
    path = put(app, "castle-4-players.yaml")
    host_save = app.network.host_save

    def host_save_and_wait(*facts: Any) -> None:
        host_save(*facts)
        assert app.network.hosting is not None
        assert app.network._addresses is not None
        wait([app.network.hosting.opening])
        wait([app.network._addresses])

    if is_quick:
        monkeypatch.setattr(app.network, "host_save", host_save_and_wait)
    home = Home(app)
    app.push(home)
    home.saves.wait()
    app.frame(FRAME)
    path.write_text("nonsense", encoding="utf-8")
    click(app, "guests-castle-4-players.yaml")
    until(app, lambda: isinstance(app.scene, Dialog))
    assert any("castle-4-players.yaml" in words for words in words_on(app))


# What fits

LONG = "Александра Константинова"  # as long as a name may be
PEOPLE = [
    said.PersonLine(0, "Vika", True, False, True),
    said.PersonLine(1, LONG, False, False, True),
    said.PersonLine(2, "Igor"),
    said.PersonLine(3, "Max Looks On"),
]
SEATS = [
    said.SeatLine("Vika", person=0, colour="grey"),
    said.SeatLine(LONG, person=1),
    said.SeatLine("Igor", person=2),
    said.SeatLine(""),
    said.SeatLine("Bot 5", "bot", "sensible"),
]
TROUBLE = said.Refusal("lan-not-ready", facts={"names": "Igor, Александра Константинова"})
CHAT: list[said.Said | said.Notice] = [
    said.Notice("lan-joined", {"name": LONG}),
    said.Said(1, LONG, "Добрый вечер! Кто сегодня сдаёт карты, и почему опять я? " * 3),
    said.Notice("lan-left", {"name": "Max"}),
]


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
@pytest.mark.parametrize("who", ["host", "guest", "resumed"])
def test_the_lobby_fits(app: App, size: tuple[int, int], scale: int, language: str, who: str) -> None:
    lines = said.RoomView("lobby", "castle", SEATS, PEOPLE, {}, 15, 30, is_resumed=who == "resumed", trouble=TROUBLE)
    lobby = pretend(app, lines, me=2 if who == "guest" else 0, is_host=who != "guest", chat=CHAT)
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
    lobby.open_tab("options")
    assert layout_faults(app) == []
    link = app.network.link
    assert isinstance(link, DeafLink)
    link.visit.lost = BadSetup("lan-host-failed", why="a rather long reason for a failure")
    lobby.rebuild()
    assert layout_faults(app) == []


def test_a_plan_that_the_rules_refuse_is_not_sent(app: App) -> None:
    lobby = pretend(app, said.RoomView("lobby", "castle", SEATS, PEOPLE, {}), me=0, is_host=True)
    assert isinstance(app.network.link, DeafLink)
    lobby.open_tab("options")
    lobby.plan = Plan(CASTLE, [SeatInfo("A"), SeatInfo("A")], {})
    lobby.rebuild()
    click(app, "option-dealer")
    assert app.network.link.sent == []
    assert not find(app, "main").enabled
