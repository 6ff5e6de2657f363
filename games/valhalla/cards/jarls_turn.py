"""Jarls whose abilities work in the turn or in scoring. [VAL-12.3]"""

from __future__ import annotations

from games.valhalla.concepts import SCORES, SET_WORTH, SYMBOL_LIMIT, Drawing, in_phase_b, in_scouting
from games.valhalla.state import Player, Valhalla


@in_phase_b("jrl-04")
def hod(game: Valhalla, player: Player) -> Drawing:
    """In phase B one card more; with an empty squad when it begins two are kept."""
    return Drawing(1, 1 if player.squad else 2)


@SYMBOL_LIMIT("jrl-06")
def vegra(game: Valhalla, player: Player, limit: int) -> int:
    """Two warriors may have 4 symbols together, 5 if the squad was empty when the turn began."""
    return 5 if game.was_squad_empty else 4


@in_scouting("jrl-16")
def beinir(game: Valhalla, player: Player) -> Drawing:
    """With A4 one card more; with at most 2 cards in hand two are kept."""
    return Drawing(1, 2 if len(player.hand) <= 2 else 1)


@SET_WORTH("jrl-23")
def ragnhild_collects(game: Valhalla, player: Player, more: int) -> int:
    """Each set of captured shields is worth 1 more."""
    return more + 1


@SCORES("jrl-23")
def ragnhild(game: Valhalla, player: Player, points: int, captured: list[int], opponents: list[int]) -> int:
    """3 points with a captured shield of every opponent."""
    return points + 3 * (set(opponents) <= set(captured))
