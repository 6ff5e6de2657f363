"""The wire: nothing that a seat may not know goes to its computer, and a scan that would notice it.

The whole games of `test_games` and `test_faults` are scanned in the same way.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from engine.bots import random_option
from engine.choices import Menu, Option, Pick
from engine.dice import Dice
from engine.games import Game, find_game, named_seats
from engine.hosting import told
from engine.hosting.telling import Telling
from engine.lan import messages as said
from engine.lan.door import Tongue
from engine.lan.host import Host
from engine.lan.messages import Sight
from engine.lan.remote import RemoteTable
from engine.lan.wire import as_menu, encode, from_host, wire_menu
from engine.saves import save_text
from engine.table import Table
from engine.views import EVERYTHING, View, Viewer
from tests.lan.relay import RELAY, playable
from tests.lan.tables import Caller, Player, hosted, run, visiting
from tests.lan.watching import Leak, Scan, tapped_wires
from tests.playing import GAMES

WIRED = ("prompt", "options", "sets", "optional", "default", "about", "rule", "kind", "asides")


async def _scanned(game: str | Game[Any], folder: Path, **more: Any) -> Scan:
    """A whole game of two or more guests and an onlooker, all of whom have people that ask why not."""
    seats = (game if isinstance(game, Game) else find_game(game)).seats
    guests = max(2, seats[0])
    bots = int(guests + 1 in seats)
    with tapped_wires() as wires, playable(RELAY):
        async with hosted(game, guests, folder, bots=bots, starts_itself=True, **more) as host:
            scan = wires.scan(host)
            playing = []
            for number in range(guests + 1):
                player = Player(number)
                guest = player.at(host, f"Guest {number}", watches=number == 0)
                guest.reasons = True
                playing.append(asyncio.create_task(player.play(guest)))
                while len(host.room.people) <= number:
                    await asyncio.sleep(0.001)
            await asyncio.gather(*playing)
    return scan


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_goes_over_the_wire(name: str, tmp_path: Path) -> None:
    """Views, menus, reasons, events, refusals: no ref or id of a hidden card, no seed, no line of the record."""
    scan = run(_scanned(name, tmp_path))
    scan.assert_clean()
    assert scan.messages > 100


@pytest.mark.parametrize("name", GAMES)
def test_no_card_is_called_by_its_name_on_the_wire(name: str, tmp_path: Path) -> None:
    """Texts stand in the files of each computer: no name of a card, in any language, is ever sent."""
    scan = run(_scanned(name, tmp_path, seed=2))
    names = {kind.name.in_(language) for kind in find_game(name).kinds for language in ("en", "ru", "uk")}
    assert not names & scan.texts


def test_a_game_with_every_kind_of_question_is_clean(tmp_path: Path) -> None:
    run(_scanned(RELAY, tmp_path)).assert_clean()


# The scan can fail


async def _with_a_leak(host: Host, caller: Caller, leak: str) -> None:
    play = host.room.play
    assert play is not None
    me, other = (
        host.room.people[caller.person],
        next(seat for seat in range(2) if seat not in caller_seats(host, caller)),
    )
    table = play.table
    match leak:
        case "view of another seat":
            sight = Sight(Raw(encode(table.view(other))))
            me.send(encode(said.Update(table.number, {str(caller_seats(host, caller)[0]): sight})))
        case "another viewer":
            me.send(encode(said.Update(table.number, {EVERYTHING: Sight(Raw(b"{}"))})))
        case "event":
            hidden = table.view(other)["hands"][other][0]
            told = [{"event": "drew", "seat": other, "card": hidden}]
            me.send(encode(said.Update(table.number, {str(caller_seats(host, caller)[0]): Sight(Raw(b"{}"), 0, told)})))
        case "menu":
            hidden = table.view(other)["hands"][other][0]
            menu = said.WireMenu("toy.prompt", [f"lay {hidden}"])
            me.send(
                encode(said.Update(table.number, {str(caller_seats(host, caller)[0]): Sight(Raw(b"{}"), menu=menu)}))
            )
        case "id in a notice":
            hidden = table.view(other)["hands"][other][0]
            host.room.notice("lan-rule-failed", why=f"failed with {hidden.removeprefix('card:')}")
        case "reasons":
            me.send(encode(said.Reasons(other, table.number)))
        case "seed":
            host.room.notice("lan-rule-failed", why=f"seed {table.seed}")
        case "record":
            me.send(encode(said.Record(save_text(table))))
        case "move":
            table.answer(0, "pass")
            host.room.notice("lan-rule-failed", why=str(table.moves[-1]))


def caller_seats(host: Host, caller: Caller) -> list[int]:
    """Where somebody sits."""
    return host.room.people[caller.person].seats


LEAKS = (
    "view of another seat",
    "another viewer",
    "event",
    "menu",
    "id in a notice",
    "reasons",
    "seed",
    "record",
    "move",
)


@pytest.mark.parametrize("leak", LEAKS)
def test_the_scan_finds_what_is_leaked(leak: str) -> None:
    async def leaking() -> Scan:
        with tapped_wires() as wires, playable(RELAY):
            async with hosted(RELAY, 2, options={"only": "single"}) as host:
                scan = wires.scan(host)
                async with visiting(host, "Ann") as ann, visiting(host, "Ben") as ben:
                    await ann.say(said.Ready(True))
                    await ben.say(said.Ready(True))
                    await ann.settle()
                    await ben.settle()
                    host.room.start()
                    scan.assert_clean()
                    await _with_a_leak(host, ben, leak)
                    return scan
        raise AssertionError

    scan = run(leaking())
    with pytest.raises(Leak):
        scan.assert_clean()


def test_a_host_that_tells_everybody_everything_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line that keeps the secrets, taken out."""
    right = Telling._sight

    def wrong(self: Telling, viewer: Viewer, first: int, view: View, story: list[dict[str, Any]]) -> told.Sight:
        shown = viewer if first else 0
        return right(self, shown, first, view, self.stories.of(shown))

    monkeypatch.setattr(Telling, "_sight", wrong)
    with pytest.raises(Leak):
        run(_scanned(RELAY, tmp_path)).assert_clean()


def test_a_menu_comes_over_the_wire_with_everything_but_what_is_worked_out_on_demand() -> None:
    """Prompt, options, sets, default, subject, rule and kind: what boards and bots go by is the same there."""
    menu = Menu(
        "toy.give",
        [Option("give card:cook"), Option("pass")],
        {"give": Pick(1, 2)},
        optional=True,
        default=Option("pass"),
        about=("card:spy",),
        rule="TOY-1",
        kind="give",
    )
    there = as_menu(msgspec.json.decode(encode(wire_menu(menu)), type=said.WireMenu))
    assert {field: getattr(there, field) for field in WIRED} == {field: getattr(menu, field) for field in WIRED}


# What is not said twice


def _updates(tongue: Tongue, view: View, viewer: Viewer = 0) -> said.Update:
    sight = told.Sight(view, 0, [], [], 1, None)
    update = told.Update(1, {viewer: sight}, False, None, 0, 0.0, None, False)
    message = tongue.wired(update)
    assert isinstance(message, said.Update)
    return message


def test_of_the_players_only_those_are_told_who_look_different() -> None:
    tongue = Tongue()
    ann, ben = {"ref": "seat:0", "life": 4}, {"ref": "seat:1", "life": 4}
    assert list(_updates(tongue, {"players": [ann, ben], "deck": 8}).sights["0"].players) == [0, 1]
    hurt = {**ben, "life": 3}
    (sight,) = _updates(tongue, {"players": [{**ann}, hurt], "deck": 7}).sights.values()
    assert {place: msgspec.json.decode(player) for place, player in sight.players.items()} == {1: hurt}
    assert msgspec.json.decode(sight.view) == {"players": [], "deck": 7}


def test_each_viewer_at_a_computer_is_told_of_everybody() -> None:
    tongue, view = Tongue(), {"players": [{"ref": "seat:0"}]}
    seen: list[Viewer] = [0, None, 0]
    told_of = [sight.players for viewer in seen for sight in _updates(tongue, view, viewer).sights.values()]
    assert list(map(len, told_of)) == [1, 1, 0]


def test_whoever_comes_back_is_told_of_all_players_again() -> None:
    tongue, view = Tongue(), {"players": [{"ref": "seat:0"}, {"ref": "seat:1"}]}
    table = Table(find_game("castle"), named_seats("AB"), seed=1)
    _updates(tongue, view)
    assert not _updates(tongue, view).sights["0"].players
    tongue.wired(told.Begun(table, [0], 1))
    assert list(_updates(tongue, view).sights["0"].players) == [0, 1]


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_puts_views_together_as_they_are(name: str) -> None:
    """After every answer, also where most players look as before."""
    table = Table(find_game(name), named_seats("AB"), seed=3)
    begun = said.Begun(name, list(table.seats), {}, [0], 1)
    tongue, guest = Tongue(), RemoteTable(begun, lambda message: None)

    def compare() -> None:
        update = from_host(encode(_updates(tongue, table.view(0))))
        assert isinstance(update, said.Update)
        guest.update(update)
        assert guest.view(0) == msgspec.json.decode(encode(table.view(0)))

    chance = Dice(5)
    for _ in range(40):
        compare()
        seat = next(seat for seat in table.ask.menus if table.menu(seat) is not None) if table.ask else None
        if seat is None:
            break
        menu = table.menu(seat)
        assert menu is not None
        table.answer(seat, random_option(menu, chance))
