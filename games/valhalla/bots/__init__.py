"""Bots for Valhalla: one for beginners, one that knows the odds, and one that looks ahead."""

from games.valhalla.bots.easy import easy
from games.valhalla.bots.hard import hard
from games.valhalla.bots.normal import normal

__all__ = ["easy", "hard", "normal"]
