"""Bots for Valhalla: one for beginners, one that knows the odds, and one that looks ahead."""

from games.valhalla.bots.easy import easy
from games.valhalla.bots.hard import hard, with_temper
from games.valhalla.bots.normal import normal
from games.valhalla.bots.temper import TEMPERS

__all__ = ["TEMPERS", "easy", "hard", "normal", "with_temper"]
