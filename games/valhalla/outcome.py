"""How a game against a monster ends. [VAL-21.23, VAL-22.8]"""

from __future__ import annotations

from engine.games import Result
from games.valhalla.state import Valhalla


def monster_lost(game: Valhalla) -> Result:
    """All players win together."""
    game.has_ended = True
    return Result(tuple(range(len(game.players))), "result.monster-beaten")


def monster_won(game: Valhalla, how: str) -> Result:
    """Nobody wins but the monster."""
    game.has_ended = True
    return Result((), how)
