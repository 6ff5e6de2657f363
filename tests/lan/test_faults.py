"""Games in which everything goes wrong: none notices it. `python -m tests.lan.faults` plays more."""

from __future__ import annotations

import pytest

from tests.lan.faults import USUAL_FAULTS, play_faulty_games
from tests.long import long_or_short

GAMES, PARTS = long_or_short(1000, 36), 2  # so that several cores can share them


# what asyncio forgets (see `find_forgotten_sockets`) may be found in the middle of so many games
@pytest.mark.filterwarnings("ignore:Exception ignored in:pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("part", range(PARTS))
def test_games_survive_every_fault(part: int) -> None:
    """No divergence, no lost answer, no crash, no hang, nothing hidden on the wire; the save replays the same game."""
    games = GAMES // PARTS
    report = play_faulty_games(games, 1 + part * games)
    assert report.failures == {}
    assert report.games == games
    for fault in USUAL_FAULTS:
        assert report.faults[fault], f"no {fault} in {games} games"
