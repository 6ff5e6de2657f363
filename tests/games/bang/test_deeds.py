"""The record of who acted against whom: everybody sees the same one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.games import find_game, named_seats
from engine.table import Table

NAMES = "ABCDE"


def deeds_after(position: Mapping[str, Any], *moves: str) -> list[list[Any]]:
    """What everybody knows after these moves, such as `A play card:x seat:1`."""
    table = Table(find_game("bang"), named_seats(NAMES), {}, position={"turn": "A"} | dict(position))
    for move in moves:
        table.answer(NAMES.index(move[0]), move[2:])
    records: list[list[Any]] = [table.view(viewer)["deeds"] for viewer in (*range(len(NAMES)), None)]
    assert all(record == records[0] for record in records)
    return records[0]


@pytest.mark.parametrize(
    ("card", "target", "victim"),
    [
        ("bang.b.2C", "seat:1", 1),
        ("duel.b.8C", "seat:2", 2),
        ("cat-balou.b.9D", "hand:2", 2),
        ("panic.b.8D", "card:barrel.b.QS", 1),
    ],
)
def test_what_is_done_to_one_player_is_remembered(card: str, target: str, victim: int) -> None:
    hand = {"hand": ["beer.b.6H", "beer.b.7H"]}
    position = {"A": {"hand": [card]}, "B": hand | {"in-play": ["barrel.b.QS"]}, "C": {"hand": ["beer.b.8H"]}}
    assert deeds_after(position, f"A play card:{card} {target}") == [["seat:0", f"seat:{victim}", 1]]


def test_jail_counts_and_taking_it_away_is_a_favour() -> None:
    position = {"A": {"hand": ["jail.b.4H", "cat-balou.b.9D"]}}
    assert deeds_after(position, "A lay card:jail.b.4H seat:1") == [["seat:0", "seat:1", 1]]
    position = {"A": {"hand": ["cat-balou.b.9D"]}, "B": {"in-play": ["jail.b.4H"]}}
    assert deeds_after(position, "A play card:cat-balou.b.9D card:jail.b.4H") == [["seat:0", "seat:1", -1]]


def test_what_hits_everybody_or_oneself_tells_nothing() -> None:
    assert deeds_after({"A": {"hand": ["gatling.b.10H"]}}, "A play card:gatling.b.10H") == []
    position = {"A": {"hand": ["panic.b.8D"], "in-play": ["barrel.b.QS"]}}
    assert deeds_after(position, "A play card:panic.b.8D card:barrel.b.QS") == []


def test_on_an_order_the_commander_is_to_blame() -> None:
    """BNG-18.4"""
    position = {"show": "dorothy-rage", "B": {"hand": ["bang.b.2C"]}}
    moves = ("A command seat:1", "A name kind:bang", "A aim seat:2")
    assert deeds_after(position, *moves) == [["seat:0", "seat:2", 1]]


def test_new_roles_wipe_the_record() -> None:
    """BNG-18.1: a red card deals them anew."""
    position = {
        "A": {"hand": ["stagecoach.b.9S"]}, "deck": ["beer.b.6H"], "shows": ["helena-zontero"],
        "deeds": [["B", "A", 3], ["A", "B", 2]],
    }  # fmt: skip
    assert deeds_after(position, "A play card:stagecoach.b.9S") == []
