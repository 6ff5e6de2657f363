"""Battles under the eyes of a referee who has read the rules page but not our code."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.berserk.battles import SETUPS
from tests.games.berserk.referee import referee
from tests.long import long_or_short

BATTLES = long_or_short(200, 1)


@pytest.mark.parametrize("name", SETUPS)
def test_a_referee_finds_nothing_to_object_to(name: str) -> None:
    """[BSK-2.5, BSK-2.6, BSK-2.7, BSK-5.3, BSK-6.4, BSK-8.1, BSK-10.1, BSK-10.5, BSK-11.1, BSK-12.2, BSK-13.4]"""
    counted = Counter[str]()
    assert not [line for seed in range(BATTLES) for line in referee(name, seed, counted)]
    assert min(counted[what] for what in ("move", "strike", "buy", "deploy", "outcome")) > 0
