"""What a bot is like: a temper shifts what it fears, risks and remembers, but never who it plays for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOST_COUNTED = 3  # deeds that are not forgiven
FRIEND = -0.5  # whom harm would cost so much is forgiven everything


@dataclass(frozen=True)
class Temper:
    """How much things count beside what they count for an even bot."""

    life: float = 1.0  # my own
    harm: float = 1.0  # to enemies
    grudge: float = 0.0  # harm to whoever acted against me, for every deed

    def towards(self, enmity: float, deeds: int) -> float:
        """What harm to somebody is worth to me, who did so much to me."""
        if enmity <= FRIEND:
            return enmity
        return enmity * (self.harm if enmity > 0 else 1.0) + self.grudge * max(0, min(MOST_COUNTED, deeds))


EVEN: Final = Temper()
TEMPERS: Final = {
    "careful": Temper(life=1.6, harm=0.8),
    "bold": Temper(life=0.7, harm=1.3),
    "unforgiving": Temper(grudge=0.25),
}
