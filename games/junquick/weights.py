"""What the bots of JunQuick think that things are worth, in packs, and how likely they think cards are answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.junquick.deck import Card


@dataclass(frozen=True, eq=False)
class Weights:
    """One set of opinions."""

    parts: tuple[float, ...]  # what a pack is worth of which so many cards are there
    keep: Mapping[str, float]  # what it is worth to keep a card for a better round, by family
    keep_value: tuple[float, ...]  # and more for its value
    answered: Mapping[str, float]  # how likely one opponent answers a card, by family
    answered_value: tuple[float, ...]
    answered_glutton: tuple[float, ...]
    virus: float  # what a virus costs, some of them being paid off
    out: float  # what it costs to be out of a round
    fed: float  # what it is worth that a card does not go to somebody else
    round: float  # cards that each player draws in some rounds

    def kept(self, card: Card) -> float:
        """What it is worth to keep a card, with rounds enough to come."""
        return self.keep.get(card.family, 0.0) + self.keep_value[card.value]


NORMAL: Final = Weights(
    parts=(0.0, 0.12, 0.3, 0.55, 1.0),
    keep={
        "dominant": 0.45, "icestorm": 0.3, "glutton": 0.2, "too-early": 0.15, "hysteria": 0.15, "evolution": 0.3,
        "clean-slate": 0.12, "gatecrasher": 0.25, "thief": 0.12, "liar": 0.08, "jun": 0.03,
    },
    keep_value=(0.0, 0.0, 0.0, 0.0, 0.0),
    answered={"too-early": 0.28, "hysteria": 0.25, "clean-slate": 0.55, "icestorm": 0.35},
    answered_value=(0.0, 0.75, 0.65, 0.5, 0.3),
    answered_glutton=(0.0, 0.25, 0.2, 0.1),
    virus=0.5,
    out=0.07,
    fed=0.03,
    round=10,
)  # fmt: skip
# Found by twenty thousand games of bots against others that differed a little in everything.
SHARP: Final = Weights(
    parts=(0.0, 0.21, 0.43, 0.72, 1.0),
    keep={
        "dominant": 0.13, "icestorm": 0.24, "glutton": 0.41, "too-early": 0.1, "hysteria": 0.23, "evolution": 0.39,
        "clean-slate": 0.08, "gatecrasher": 0.15, "thief": 0.04, "liar": 0.03, "jun": 0.02,
    },
    keep_value=(0.0, 0.0, 0.0, 0.05, 0.14),
    answered={"too-early": 0.15, "hysteria": 0.23, "clean-slate": 0.47, "icestorm": 0.5},
    answered_value=(0.0, 0.62, 0.61, 0.39, 0.2),
    answered_glutton=(0.0, 0.23, 0.07, 0.0),
    virus=1.32,
    out=0.32,
    fed=0.05,
    round=4.7,
)  # fmt: skip
