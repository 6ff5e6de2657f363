"""A bot that plays JunQuick sensibly."""

from __future__ import annotations

from engine.bots import random_bot
from engine.choices import Menu, Option
from engine.dice import Dice
from engine.views import View


def sensible(view: View, menu: Menu, chance: Dice) -> Option | None:
    """Not yet."""
    return random_bot(view, menu, chance)
