"""In JunQuick nobody misses what was won, formed, caught or bluffed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.tabletop import position, show
from ui.acts import Act, Blow, Flight, Ribbon, Swept
from ui.app import App
from ui.table.local import LocalTable
from ui.table.staging import PACE

PACK = ["jun-1-05", "jun-2-05", "jun-3-5", "jun-4-5"]
ROUND: dict[str, Any] = {
    "first": "Ada",
    "turn": "Ben",
    "pile": "jun-2-01 Ben + jun-3-1 Ada",
    "Ada": {"hand": ["jun-1-01"]},
    "Ben": {"hand": ["jun-1-02"], "home": [PACK]},
}
LIAR: dict[str, Any] = {
    "first": "Ada",
    "turn": "Ben",
    "pile": "jun-1-01 Ada",
    "Ada": {"hand": ["jun-1-03"], "nest": ["jun-1-04"]},
    "Ben": {"hand": ["liar-2-1", "jun-3-2"], "nest": ["jun-2-02"]},
}
BATTLE: dict[str, Any] = {
    "phase": "instants",
    "instants": "battle-1 Ada",
    "Ada": {"hand": ["jun-4-1", "jun-1-01"]},
    "Ben": {"hand": ["jun-1-02", "jun-2-02"]},
}

DEPOPULATION = ROUND | {"deck": ["depopulation", *["jun-2"] * 8, *["jun-3"] * 6, *["jun-4"] * 6]}


def staged(app: App, at: dict[str, Any], *lines: tuple[int, str]) -> LocalTable:
    """A table with what is shown of the last of these answers, and what is heard of it."""
    app.settings.speed = "slow"
    table = show(app, position("junquick", ["Ada", "Ben"], at), 0, still=True)
    app.frame(2.0)
    for seat, line in lines:
        table.staging.finish()
        table.take_step(lambda seat=seat, line=line: table.session.answer(seat, line))  # type: ignore[misc]
    return table


def shown(table: LocalTable, kind: type[Act]) -> list[Any]:
    return [act for act in table.staging.acts if isinstance(act, kind)]


def test_the_pile_goes_to_whoever_won_the_round_and_its_worth_is_said(app: App) -> None:
    """JUN-10.2: from where it lay, all of it, and the table is not free before that was seen."""
    table = staged(app, ROUND, (1, "pass"))
    (swept,) = shown(table, Swept)
    assert len(swept.cards) == 2
    words = [ribbon.words for ribbon in shown(table, Ribbon)]
    assert any("Ada" in line and "Jun 2" in line and "Jun 3" in line for line in words)
    assert table.staging.is_on
    app.frame((Swept.lasts + Ribbon.lasts) * PACE["slow"] * 3)
    assert not table.staging.is_on


def test_a_virus_strikes_whoever_passes_with_a_pack(app: App) -> None:
    """JUN-6.7"""
    (blow,) = shown(staged(app, ROUND, (1, "pass")), Blow)
    assert blow.icon == "virus"


def test_cards_lost_from_a_hand_are_seen_to_be_lost(app: App) -> None:
    """JUN-C-DEPOPULATION: two of each hand."""
    lost = [blow for blow in shown(staged(app, DEPOPULATION, (1, "pass")), Blow) if blow.icon == "trash-can-outline"]
    assert len(lost) == 4
    assert sum(blow.is_mine for blow in lost) == 2


def test_a_bluff_that_is_called_is_told_across_the_table(app: App) -> None:
    """JUN-17.4"""
    moves = ((1, "use card:liar-2-1 seat:0"), (1, "put card:jun-3-2"), (1, "claim claim:4"), (0, "lie"))
    table = staged(app, LIAR, *moves)
    assert [ribbon.icon for ribbon in shown(table, Ribbon)] == ["emoticon-devil-outline"]
    assert [flight.icon for flight in shown(table, Flight)] == ["egg"]


def test_a_battle_that_is_won_is_told_across_the_table(app: App) -> None:
    """JUN-C-BATTLE"""
    table = staged(app, BATTLE, (0, "fight card:jun-4-1"), (1, "fight card:jun-1-02"))
    assert [ribbon.icon for ribbon in shown(table, Ribbon)] == ["sword-cross"]
    assert "Ada" in shown(table, Ribbon)[0].words


@pytest.mark.parametrize(
    ("at", "moves", "sounds"),
    [
        (ROUND, ((1, "pass"),), {"hit", "coin"}),
        (BATTLE, ((0, "fight card:jun-4-1"), (1, "fight card:jun-1-02")), {"coin"}),
    ],
)
def test_each_is_heard(
    app: App,
    monkeypatch: pytest.MonkeyPatch,
    at: dict[str, Any],
    moves: tuple[tuple[int, str], ...],
    sounds: set[str],
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(app.sounds, "play", heard.append)
    staged(app, at, *moves)
    for _ in range(40):
        app.frame(0.25)
    assert sounds <= set(heard)
