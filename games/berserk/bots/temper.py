"""What a bot is like: a temper shifts what it fears, seeks and remembers, never what it knows of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Temper:
    """How much things count beside what they count for an even bot."""

    own: float = 1.0  # wounds that an attack of its own brings back
    closer: float = 1.0  # a step towards the enemy
    grudge: float = 0.0  # an attack on a card that has just acted: it is still closed


EVEN: Final = Temper()
TEMPERS: Final = {
    "careful": Temper(own=1.6, closer=0.7),
    "bold": Temper(own=0.6, closer=1.3),
    "unforgiving": Temper(grudge=0.5),
}
