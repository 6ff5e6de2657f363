"""Whole games over real sockets: every game, every number of guests, and everybody was told the truth."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from engine.games import find_game
from engine.lan.host import Host
from engine.saves import open_save
from tests.lan.tables import Player, hosted, run
from tests.lan.watching import assert_told_the_truth, complain_to, listening, replayed, tapped_wires
from tests.long import long_or_short
from tests.playing import EVERY_TABLE, GAMES

SEATS = {name: find_game(name).seats for name in GAMES}
FULL = long_or_short(EVERY_TABLE, [(name, count) for name, seats in SEATS.items() for count in (seats[0], seats[-1])])
MIXED = long_or_short(EVERY_TABLE, [(name, seats[len(seats) // 2]) for name, seats in SEATS.items()])
RACES = long_or_short(SEATS["junquick"], (3, SEATS["junquick"][-1]))
WITH_EVERYTHING = (
    "three-with-everything",
    "hidden-line-up-with-everything",
    *long_or_short(("eight-with-everything",), ()),
)


async def _play(host: Host, guests: int, onlookers: int, also: tuple[int, ...] = ()) -> list[Player]:
    """Onlookers come first, then guests; the first of them has more seats at the same computer."""
    players = [Player(number) for number in range(onlookers)]
    playing = [
        asyncio.create_task(player.play(player.at(host, f"Looker {number}", watches=True)))
        for number, player in enumerate(players)
    ]
    while len(host.room.people) < onlookers:
        await asyncio.sleep(0.001)
    for number in range(guests - len(also)):
        player = Player(100 + number, also=() if number else also)
        players.append(player)
        playing.append(asyncio.create_task(player.play(player.at(host, f"Guest {number}"))))
        while sum(one.is_ready and bool(one.seats) for one in host.room.people.values()) <= number:
            await asyncio.sleep(0.001)
    results = await asyncio.gather(*playing)
    assert host.room.play is not None
    assert set(results) == {host.room.play.table.result}
    return players


async def _whole_game(
    name: str, guests: int, folder: Path, *, bots: int = 0, onlookers: int = 2, also: tuple[int, ...] = (), **more: Any
) -> None:
    with listening() as log, tapped_wires() as wires:
        complain_to(log, asyncio.get_running_loop())
        async with hosted(name, guests, folder, bots=bots, starts_itself=True, **more) as host:
            scan = wires.scan(host)
            players = await _play(host, guests, onlookers, also)
            play = host.room.play
            assert play is not None
            assert play.journal is not None
            table = play.table
            assert open_save(play.journal.path).table.digest() == table.digest()
            for player in players:
                assert replayed(player.visit.record, folder).digest() == table.digest()
                assert_told_the_truth(player.told, table, all_of_it=True)
            scan.assert_clean()
            assert scan.messages > len(table.moves)
        assert log.lines == []


@pytest.mark.parametrize(("name", "seats"), FULL)
def test_everybody_sees_the_same_game(name: str, seats: int, tmp_path: Path) -> None:
    """Guests at all seats and two onlookers: whatever each was told is what the table shows in the replay."""
    run(_whole_game(name, seats, tmp_path, seed=seats))


@pytest.mark.parametrize(("name", "seats"), [table for table in MIXED if table[1] > 2])
def test_some_seats_are_bots_and_one_computer_has_two_seats(name: str, seats: int, tmp_path: Path) -> None:
    bots = 1 + (seats > 4)
    also = (1,) if seats - bots > 1 else ()
    run(_whole_game(name, seats - bots, tmp_path, bots=bots, onlookers=1, also=also, seed=10 + seats))


@pytest.mark.parametrize("seats", RACES)
def test_a_live_race_over_the_network(seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Races are decided at the host; moments are shortened so that the test is. [JUN-16.9]"""
    monkeypatch.setattr("engine.hosting.moment.SAME_MOMENT", 0.005)
    run(_whole_game("junquick", seats, tmp_path, options={"race_mode": "live"}, seed=seats))


@pytest.mark.parametrize("variant", WITH_EVERYTHING)
def test_bang_with_all_expansions(variant: str, tmp_path: Path) -> None:
    seats, options = find_game("bang").variants[variant]
    run(_whole_game("bang", seats, tmp_path, options=dict(options), onlookers=1, seed=seats))
