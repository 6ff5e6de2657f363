"""Everybody for himself: what the card Wild West Show makes of every game. [BNG-12.6, BNG-18.10]"""

from __future__ import annotations

from games.bang.concepts import decides_victory
from games.bang.modes import Ended
from games.bang.scoring import LAST_SURVIVOR
from games.bang.state import Bang


@decides_victory("wild-west-show")
def check_last_survivor(game: Bang) -> None:
    """The game ends when exactly one living player remains; he alone wins."""
    living = [player.seat for player in game.players if player.is_alive]
    if len(living) == 1:
        raise Ended(LAST_SURVIVOR, living)
