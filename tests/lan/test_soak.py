"""The long evening in short: game after game at one table, and nothing is left behind."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.lan_soak import Soak
from tests.long import long_or_short
from tests.playing import GAMES


@pytest.mark.parametrize("game", long_or_short(GAMES, ["bang"]))
def test_nothing_piles_up_and_nothing_is_left_behind(game: str, tmp_path: Path) -> None:
    table = Soak(game, guests=2, watchers=2, bots=1, folder=tmp_path)
    assert asyncio.run(table.run(seconds=5.0, every=0.5)) == []
    assert table.games
