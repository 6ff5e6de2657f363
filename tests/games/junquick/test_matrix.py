"""Every cell of the tables in chapter 18 of the rules page: what may be played on what. [JUN-M-1 to JUN-M-3]

The expectations are read from RULES.md itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.games import named_seats
from engine.table import Table
from games.junquick import GAME

HOME = [["jun-1-13", "jun-2-09", "jun-3-8", "jun-4-6"]]
RULES = (GAME.folder / "RULES.md").read_text(encoding="utf-8")


def matrix(name: str) -> Iterator[tuple[str, str, str]]:
    """Row, column and cell of a table of the rules page."""
    body = RULES.split(f"**JUN-M-{name}")[1].split("\n\n")[1]
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in body.strip().splitlines()]
    for row in rows:
        yield from ((row[0], column, cell) for column, cell in zip(head[1:], row[1:], strict=True))


# M-1: recruiting

TOPS = {
    "open (empty pile)": "",
    "open (standing Clean Slate)": "jun-3-9 A + clean-slate-4 C",
    "value 1": "jun-1-14 A",
    "value 2": "jun-2-10 A",
    "value 3": "jun-3-9 A",
}
IDS = {kind: kinds.copy_ids()[0] for kind, kinds in ((kind.id, kind) for kind in GAME.kinds)}


def ids_in(row: str) -> list[str]:
    """The cards that a row speaks of: `Liar 2 / Thief 2, property`, `Glutton 1-3`, `Dominant`."""
    if row.startswith("Glutton"):
        return [IDS[f"glutton-{strength}"] for strength in (1, 2, 3)]
    if row.startswith("Gatecrasher for"):
        return [IDS["gatecrasher-3"], IDS["gatecrasher-4"]]
    numbered = re.findall(r"(Jun|Liar|Thief|Gatecrasher) (\d)", row)
    if numbered:
        return [IDS[f"{name.lower()}-{value}"] for name, value in numbered]
    return [IDS[row.partition(" (")[0].lower().replace(" ", "-")]]


M1 = list(matrix("1"))


@pytest.mark.parametrize(("row", "column", "cell"), M1, ids=[f"{row} on {column}" for row, column, _ in M1])
def test_recruiting(row: str, column: str, cell: str) -> None:
    """JUN-6.3, JUN-6.4, JUN-6.5, JUN-8.9, JUN-C-JUN"""
    for id in ids_in(row):
        position: dict[str, Any] = {
            "turn": "B",
            "pile": TOPS[column],
            "A": {"hand": ["jun-4-8", "hysteria-6"], "nest": ["jun-4-7"], "home": HOME},
            "B": {"hand": [id, "too-early-4" if id != "too-early-4" else "too-early-3", "jun-1-12"]},
            "C": {"hand": ["jun-4-5"]},
        }  # fmt: skip
        table = Table(GAME, named_seats("ABC"), position=position)
        menu = table.menu(1)
        verbs = {option.verb for option in menu.options if f"card:{id}" in option.refs} if menu else set()
        verb = "use" if "property" in row else "lay"
        assert (verb in verbs) == cell.startswith("y"), f"{id} on {column}: {verbs}"
        if cell.startswith("y") and verb == "lay":
            table.answer(1, f"lay card:{id}")
            ended = {"y, ends phase": "leader-phase-began", "y (as 4), ends phase": "leader-phase-began"}.get(cell)
            told = [event.plain()["event"] for event in table.events()]
            assert ("leader-phase-began" in told) == (ended is not None)
            assert (table.state.round == 2 and "round-won" in told and ended is None) == (cell == "y, ends round")
            counts_as = re.search(r"as (\d)", cell)
            if counts_as:
                laid = next(event.plain() for event in table.events() if event.plain()["event"] == "laid")
                assert laid["value"] == int(counts_as[1])


# M-2: the leader phase. B's card lies on top; A and C may answer, B only with cards that are not about his own.

LEADER_TOPS = {
    "value 1-3 (1)": ("jun-3-9 A + glutton-1-3 C + hysteria-6 B", "jun-3-9"),
    "value 4 not Dominant": ("jun-4-8 B", "jun-4-8"),
    "Too Early": ("jun-4-8 A + too-early-4 B", "too-early-4"),
    "Glutton of strength s": ("jun-4-8 A + glutton-2-2 B", "glutton-2-2"),
    "physical top Hysteria": ("jun-4-8 A + glutton-2-2 C + hysteria-6 B", "jun-4-8"),
    "physical top Icestorm": ("jun-4-8 A + icestorm-3 B", "jun-4-8"),
}
M2 = [(row, column, cell) for row, column, cell in matrix("2") if cell != "round over"]


def expected_in_race(row: str, id: str, column: str, cell: str) -> bool:
    """A cell in words: `see beneath` looks at the card to beat, `only if t > s` at the strengths."""
    if cell.startswith("see beneath"):
        return True  # beneath lies a 4: Gluttons and Too Early may be played on it
    if cell == "only if t > s":
        return id.startswith("glutton-3")
    if row == "Hysteria" and column == "value 1-3 (1)":
        return True  # in this position the card on top is an unsettled Hysteria, the last column but one
    return cell.startswith("y")


@pytest.mark.parametrize(("row", "column", "cell"), M2, ids=[f"{row} on {column}" for row, column, _ in M2])
def test_leader_phase(row: str, column: str, cell: str) -> None:
    """JUN-7.3, JUN-8.7, JUN-9.8, JUN-5.5"""
    pile, top = LEADER_TOPS[column]
    if row.startswith("any value card"):
        ids = [IDS[kind.id] for kind in GAME.kinds if getattr(kind, "value", None) or kind.id == "evolution"]
    elif row.startswith("Glutton"):
        ids = [IDS[f"glutton-{strength}"] for strength in (1, 2, 3)]
    else:
        ids = [IDS[row.lower().replace(" ", "-")]]
    for id in ids:
        position = {
            "phase": "leader",
            "pile": pile,
            "A": {"hand": [id]},
            "B": {"hand": ["jun-1-12"]},
            "C": {"hand": ["jun-1-11"]},
        }
        table = Table(GAME, named_seats("ABC"), {"race_mode": "live"}, position=position)
        assert table.view(None)["top"] == f"card:{top}"
        menu = table.menu(0)
        assert menu is not None
        assert (f"play card:{id}" in menu.options) == expected_in_race(row, id, column, cell), f"{id} on {column}"
        assert (f"card:{id}" in [ref for why in menu.refused for ref in why.refs]) == (
            f"play card:{id}" not in menu.options
        )


@pytest.mark.parametrize(("column", "settled", "owner", "can"), [
    ("Too Early", False, "B", True), ("Too Early", False, "A", False),
    ("Glutton of strength s", False, "A", False), ("physical top Hysteria", False, "A", False),
    ("physical top Hysteria", True, "B", False),
])  # fmt: skip
def test_hysteria_only_on_unsettled_cards_of_others(column: str, settled: bool, owner: str, can: bool) -> None:
    """JUN-8.3, JUN-8.6: notes (2) and (3) of the table."""
    pile = LEADER_TOPS[column][0]
    pile = pile[:-1] + owner
    position = {
        "phase": "leader", "pile": pile, "settled": [pile.split()[-2]] if settled else [],
        "A": {"hand": ["hysteria-1"]}, "B": {"hand": ["jun-1-12"]}, "C": {"hand": ["jun-1-11"]},
    }  # fmt: skip
    menu = Table(GAME, named_seats("ABC"), {"race_mode": "live"}, position=position).menu(0)
    assert menu is not None
    assert ("play card:hysteria-1" in menu.options) == can


# M-3: windows

PLAYED = ["liar-3-1", "thief-3-1", "gatecrasher-3", "clean-slate-1", "icestorm-1"]


@pytest.mark.parametrize(("row", "column", "cell"), list(matrix("3")))
def test_windows(row: str, column: str, cell: str) -> None:
    """JUN-8.2, JUN-8.3, JUN-9.3"""
    first = {
        "Liar": "use card:liar-3-1 seat:0",
        "Thief": "use card:thief-3-1 seat:0",
        "Gatecrasher": "use card:gatecrasher-3 pack:1",
    }
    moves = {
        "Liar / Thief / Gatecrasher in use": [[play] for play in first.values()],
        "Clean Slate": [["lay card:clean-slate-1"]],
        "Hysteria of the same window": [["lay card:clean-slate-1"], [first["Thief"]]],
        "anything during the first extra play after Icestorm": [
            ["lay card:icestorm-1", play] for play in (*first.values(), "lay card:clean-slate-1")
        ],
    }[column]
    for plays in moves:
        position = {
            "turn": "B", "pile": "jun-1-14 A",
            "A": {"hand": ["hysteria-1", "glutton-3-1", "too-early-1"], "nest": ["jun-4-7"], "home": HOME},
            "B": {"hand": [*PLAYED, "hysteria-2", "jun-1-01"]},
            "C": {"hand": ["hysteria-3", "jun-1-11"]},
        }  # fmt: skip
        table = Table(GAME, named_seats("ABC"), {"race_mode": "live"}, position=position)
        for play in plays:
            table.answer(1, play)
        answering = 0
        if column.startswith("Hysteria of"):
            table.answer(0, "play card:hysteria-1")
            answering = 1
        menu = table.menu(answering)
        is_window = (table.view(None)["race"] or {}).get("kind") == "window"
        offered = (
            {option.refs[0].partition(":")[2] for option in menu.options if option.refs}
            if menu and is_window
            else set()
        )
        if row.startswith("Hysteria"):
            assert any(id.startswith("hysteria") for id in offered) == (cell == "y"), plays
            mine = table.menu(1 - answering)  # the player of the card that would be cancelled
            assert not (is_window and mine), plays
        else:
            assert not any(not id.startswith("hysteria") for id in offered)
