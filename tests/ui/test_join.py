"""Joining somebody else's table: what is typed stays, what is refused is said, and nothing makes the window wait."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.lan import messages as said
from engine.lan.discovery import Found
from engine.lan.identity import Ticket
from tests.ui.driving import LAYOUTS, click, empty, find, has, key, lay_out, layout_faults, tab_to, type_text, words_on
from tests.ui.neighbours import Neighbours
from tests.ui.netplay import Computers, computers, in_lobby, until
from ui.app import App
from ui.keyboard import readings
from ui.network import Network
from ui.scenes.home import Home
from ui.scenes.join import Join
from ui.scenes.lobby import Lobby
from ui.settings import load_settings

PLAN = said.SetUp([said.SeatPlan("here", "Olga", "", "grey"), said.SeatPlan("guest"), said.SeatPlan("guest")])


@pytest.fixture
def others(tmp_path: Path) -> Iterator[Computers]:
    with computers(tmp_path / "others") as found:
        yield found


def at_door(app: App, address: str = "") -> Join:
    if not app.scenes:
        app.push(Home(app))
    join = Join(app, address)
    app.push(join)
    return join


def door(network: Network) -> tuple[str, str]:
    assert network.hosting is not None
    return f"127.0.0.1:{network.hosting.host.port}", network.hosting.host.room.code


def fill(app: App, address: str, code: str, name: str) -> None:
    for field, words in (("address", address), ("code", code), ("name", name)):
        tab_to(app, field)
        key(app, pygame.K_DELETE)
        type_text(app, words)


def test_a_table_is_joined_by_address_code_and_name_with_the_keyboard(app: App, others: Computers) -> None:
    network, _ = others.host(PLAN)
    address, code = door(network)
    at_door(app)
    assert app.scene.focus == "address"
    fill(app, address, f" {code[:3].lower()} {code[3:]} ", "Vika")
    key(app, pygame.K_RETURN)
    lobby = in_lobby(app, others)
    until(app, lambda: lobby.own_seats == [1], others)
    kept = load_settings(app.config)[0]
    assert (kept.name, kept.last_address) == ("Vika", address)
    lobby.leave_table()
    again = at_door(app)
    assert (again.name, again.address, again.code, again.focus) == ("Vika", address, "", "code")


def test_an_onlooker_takes_no_seat(app: App, others: Computers) -> None:
    network, _ = others.host(PLAN)
    at_door(app)
    fill(app, *door(network), "Vika")
    click(app, "how", share=0.8)
    click(app, "join")
    lobby = in_lobby(app, others)
    assert lobby.own_seats == []


def test_a_wrong_code_is_said_and_everything_typed_stays(app: App, others: Computers) -> None:
    network, _ = others.host(PLAN)
    address, _ = door(network)
    join = at_door(app)
    fill(app, address, "WRONG1", "Vika")
    key(app, pygame.K_RETURN)
    until(app, lambda: join.trouble, others)
    assert "The join code is wrong; ask the host for it." in words_on(app)
    assert {address, "WRONG1", "Vika"} <= set(words_on(app))
    assert app.network.link is None
    assert app.scene.focus == "code"
    empty(app)
    type_text(app, door(network)[1])
    assert join.trouble == ""
    key(app, pygame.K_RETURN)
    in_lobby(app, others)


def test_where_no_table_is_that_is_said(app: App) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
    join = at_door(app, address)
    fill(app, address, "K7M4QX", "Vika")
    click(app, "join")
    until(app, lambda: join.trouble)
    assert join.trouble.startswith(f"No table answers at {address}")
    assert join.code == "K7M4QX"


@pytest.mark.parametrize(
    ("address", "code", "name", "sentence"),
    [
        ("", "A", "V", "Type in the address that the host reads out, such as 192.168.0.7:42042."),
        ("10.0.0.1", "", "V", "Type in the join code that the host reads out."),
        ("10.0.0.1", "A", " ", "Type in your name, so that the others know who comes."),
        (
            "10.0.0.1:port",
            "A",
            "V",
            "'10.0.0.1:port' is not an address; write it like 192.168.0.7:42042, as the host reads it out.",
        ),
    ],
)
def test_what_is_missing_is_said_before_anybody_is_asked(
    app: App, address: str, code: str, name: str, sentence: str
) -> None:
    at_door(app)
    fill(app, address, code, name)
    key(app, pygame.K_RETURN)
    assert sentence in words_on(app)
    assert app.network.link is None


@pytest.mark.parametrize("by", ["click", "escape"])
def test_connecting_can_be_cancelled(app: App, by: str) -> None:
    with socket.socket() as mute:  # lets everybody in and says nothing
        mute.bind(("127.0.0.1", 0))
        mute.listen()
        address = f"127.0.0.1:{mute.getsockname()[1]}"
        join = at_door(app, address)
        fill(app, address, "K7M4QX", "Vika")
        began = time.monotonic()
        key(app, pygame.K_RETURN)
        assert time.monotonic() - began < 2
        assert any(words.startswith(f"Going to {address}") for words in words_on(app))
        assert not find(app, "code").enabled
        if by == "click":
            click(app, "cancel")
        else:
            key(app, pygame.K_ESCAPE)
        assert app.scene is join
        assert app.network.link is None
        assert (join.address, join.code, join.name) == (address, "K7M4QX", "Vika")
        assert has(app, "join")
        key(app, pygame.K_ESCAPE)
        assert isinstance(app.scene, Home)


def test_one_click_brings_us_back_to_a_table_we_were_at(app: App, others: Computers) -> None:
    network, _ = others.host(PLAN)
    address, code = door(network)
    at_door(app)
    fill(app, address, code, "Vika")
    key(app, pygame.K_RETURN)
    in_lobby(app, others).leave_table()
    join = at_door(app)
    assert "Come back to Olga: Castle" in words_on(app)
    [table] = app.network.tickets.all()
    click(app, f"back-{table}")
    assert join.goes_to == address
    lobby = in_lobby(app, others)
    until(app, lambda: lobby.own_seats == [1], others)
    assert lobby.name == "Vika"


def test_a_table_that_has_moved_is_found_where_it_is_announced(
    app: App, others: Computers, neighbours: Neighbours
) -> None:
    network, _ = others.host(PLAN)
    address, code = door(network)
    assert network.hosting is not None
    table = network.hosting.host.room.table_id
    app.network.tickets.keep(table, Ticket("10.99.99.99:1", code, "Vika", "", "castle", "Olga"))
    join = at_door(app)
    host, _, port = address.rpartition(":")
    neighbours.tables = [Found(table, "Olga", "castle", 2, host, int(port))]
    until(app, lambda: app.network.nearby.address_of(table))
    click(app, f"back-{table}")
    assert join.goes_to == address
    assert isinstance(in_lobby(app, others), Lobby)


def test_a_table_can_be_forgotten(app: App) -> None:
    app.network.tickets.keep("t1", Ticket("10.0.0.1:42042", "CODE", "Vika", "", "castle", "Olga"))
    app.network.tickets.keep("t2", Ticket("10.0.0.2:42042", "CODE", "Vika", "", "bang", "Igor"))
    at_door(app)
    click(app, "forget-t1")
    assert list(app.network.tickets.all()) == ["t2"]
    assert not has(app, "back-t1")


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_joining_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    join = at_door(app, "192.168.100.200:42042")
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
    for number in range(3):
        ticket = Ticket(f"192.168.100.20{number}:42042", "CODE", "Александра Константинова", "", "castle", "Max" * 8)
        app.network.tickets.keep(f"t{number}", ticket)
    join.code, join.name = "K7M4QX", "Александра Константинова"
    join.trouble = app.say("error.lan-no-host", address="192.168.100.200:42042", why="[Errno 113] No route to host")
    join.enter()
    assert layout_faults(app) == []
    join.trouble, join.goes_to = "", "192.168.100.200:42042"
    join.rebuild()
    assert layout_faults(app) == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ФИСВУА", "ABCDEF"),  # the keys of a Russian keyboard
        ("ІИСВУА", "SBCDEF"),  # of a Ukrainian one
        ("АВС234", "ABC234"),  # letters that look the same
        ("СТОЛ", "СТОЛ"),  # a word that somebody has chosen
        ("ABC234", "ABC234"),
    ],
)
def test_a_code_in_cyrillic_letters_is_understood(typed: str, meant: str) -> None:
    assert meant in readings(typed)
    assert len(readings(typed)) <= 3


def test_a_code_typed_with_a_cyrillic_layout_opens_the_door(app: App, others: Computers) -> None:
    network, _ = others.host(PLAN)
    assert network.hosting is not None
    address, _ = door(network)
    for code, typed in (("KBTMYA", "ЛИЕЬНФ"), ("KBTMYA", "КВТМУА")):
        network.hosting.host.room.presence.code = code
        at_door(app)
        fill(app, address, typed.lower(), "Vika")
        key(app, pygame.K_RETURN)
        in_lobby(app, others).leave_table()
