"""What a bot of Valhalla is like beside its level: how much it fears, dares, and bears a grudge."""

from __future__ import annotations

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """How what an action is worth shifts; an even one shifts nothing."""

    fear: float = 1.0  # of attacks to come
    daring: float = 0.0  # points that an attack is worth for its own sake
    grudge: float = 0.0  # points that an attack is worth for each own shield that the other has captured


EVEN: Final = Temper()
TEMPERS: Final = {
    "careful": Temper(fear=2.0, daring=-0.4),
    "bold": Temper(fear=0.3, daring=0.5),
    "unforgiving": Temper(grudge=1.0),
}
