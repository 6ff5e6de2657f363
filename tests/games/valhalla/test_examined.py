"""What an examiner who knows only the rules page counts is what the game says. [VAL-6.7, VAL-6.9, VAL-9, VAL-2.11]"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.errors import BadSetup
from engine.table import Table
from games.valhalla.deck import MONSTERS, VIKINGS
from games.valhalla.variants import EXPANSIONS, VARIANTS
from tests.games.valhalla.examined import GAME, Watch, watched
from tests.games.valhalla.examiner import PAGE, WORDS, facts, rows
from tests.playing import play_blindly, seated


@pytest.mark.parametrize("variant", VARIANTS)
def test_battles_and_points_are_counted_alike(variant: str) -> None:
    """Whole games with careless players: `python -m tests.games.valhalla.examined` watches more."""
    wrong, _ = watched(variant, 1, "random")
    assert wrong == []


def combined(seats: int) -> list[dict[str, Any]]:
    """Expansions alone, in pairs and all together, with every Loki card."""
    able = [name for name in EXPANSIONS if name != "thor" or seats > 2]
    sets = [(), *combinations(able, 1), *combinations(able, 2), tuple(able)]
    found: list[dict[str, Any]] = [{"expansions": each} for each in sets]
    found += [{"expansions": ("loki",), "loki_card": f"lok-{number:02}"} for number in range(1, 11)]
    return [*found, {"simplified": True}, {"draft": True}, {"five_jarls": True, "draft": True}, {"first_game": True}]


@pytest.mark.parametrize("seats", range(2, 7))
def test_cards_lie_where_the_page_says_after_set_up(seats: int) -> None:
    """[VAL-2.6, VAL-2.9, VAL-2.11, VAL-14.3, VAL-23, VAL-24]"""
    for options in combined(seats):
        table = Table(GAME, seated(seats), options, seats)
        watch = Watch(table)
        wrong: list[str] = []
        while not watch.begun:
            play_blindly(table, most=len(table.moves) + 1)
            wrong += watch.look()
        assert wrong == []
        assert watch.counts["set-ups"] == 1


def test_monsters_are_those_of_the_page() -> None:
    """[27.10]"""
    for row in rows("27.10"):
        kind = MONSTERS[row["Id"].lower()]
        reinforced = f"{kind.reinforced.strength} / {kind.reinforced.cap}"
        found = kind.strength, kind.cap, kind.warriors, ", ".join(kind.clans), reinforced
        assert found == (int(row["Strength"]), int(row["Cap"]), int(row["War."]), row["Clans"], row.popitem()[1])
        assert sorted(kind.symbols) == sorted(WORDS[letter] for letter in row["Symbols"].split())


def test_the_last_vikings_levels_are_those_of_the_page() -> None:
    """[VAL-19.8]"""
    found = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if line.lstrip().startswith("| LVB-"):
            for id in cells[0].lower().split(", "):
                found[id] = [tuple(map(int, cell.split(" / "))) for cell in cells[2:]]
    assert len(found) == 6
    for id, levels in found.items():
        assert [(level.points, level.dice) for level in VIKINGS[id].levels] == levels


def test_thor_needs_somebody_to_help() -> None:
    """[VAL-15.1]"""
    with pytest.raises(BadSetup):
        Table(GAME, seated(2), {"expansions": ("thor",)}, 1)


def test_the_examiner_reads_the_whole_page() -> None:
    """78, 26 and 28 warriors, errands, Thor's Help and Tyr's Wrath. [27.1, 27.5 to 27.8]"""
    cards = facts().values()
    assert sum(bool(card.clan) for card in cards) == 78 + 26 + 28
    assert sum(card.strength for card in cards if card.id[:3] in ("bea", "wol", "boa", "sta", "gia")) == 338
    assert len(rows("27.3")) == 25
