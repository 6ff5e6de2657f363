"""Jarls whose abilities work in the turn or in scoring. [VAL-12.3]"""

from __future__ import annotations

from games.valhalla.concepts import (
    PHASE_B_DRAWS,
    PHASE_B_KEEPS,
    SCORES,
    SCOUT_DRAWS,
    SCOUT_KEEPS,
    SET_WORTH,
    SYMBOL_LIMIT,
)
from games.valhalla.state import Player, Valhalla


@PHASE_B_DRAWS("jrl-04")
def hod_draws(game: Valhalla, player: Player, count: int) -> int:
    """In phase B one card more."""
    return count + 1


@PHASE_B_KEEPS("jrl-04")
def hod_keeps(game: Valhalla, player: Player, count: int) -> int:
    """With an empty squad when phase B begins two are kept."""
    return count if player.squad else 2


@SYMBOL_LIMIT("jrl-06")
def vegra(game: Valhalla, player: Player, limit: int) -> int:
    """Two warriors may have 4 symbols together, 5 if the squad was empty when the turn began."""
    return 5 if game.was_squad_empty else 4


@SCOUT_DRAWS("jrl-16")
def beinir_draws(game: Valhalla, player: Player, count: int) -> int:
    """With A4 one card more."""
    return count + 1


@SCOUT_KEEPS("jrl-16")
def beinir_keeps(game: Valhalla, player: Player, count: int) -> int:
    """With at most 2 cards in hand two are kept."""
    return 2 if len(player.hand) <= 2 else count


@SET_WORTH("jrl-23")
def ragnhild_collects(game: Valhalla, player: Player, more: int) -> int:
    """Each set of captured shields is worth 1 more."""
    return more + 1


@SCORES("jrl-23")
def ragnhild(game: Valhalla, player: Player, points: int, captured: list[int], opponents: list[int]) -> int:
    """3 points with a captured shield of every opponent."""
    return points + 3 * (set(opponents) <= set(captured))
