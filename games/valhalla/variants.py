"""Every way to play that set-up offers: expansions alone and together, variants, solo and cooperative play. [VAL-24]"""

from __future__ import annotations

from typing import Final, get_args

from engine.games import Variant
from games.valhalla.options import Expansion

EXPANSIONS: Final[tuple[str, ...]] = get_args(Expansion)
MONSTERS: Final = ("garm", "fenrir", "nidhogg", "jormungandr")
LEVELS: Final = ("1", "2", "3")


def _alone() -> dict[str, Variant]:
    """Each expansion by itself, the numbers of players in turn."""
    return {name: Variant(3 + index % 4, {"expansions": (name,)}) for index, name in enumerate(EXPANSIONS)}


def _all(seats: int, **options: object) -> Variant:
    expansions = tuple(name for name in EXPANSIONS if name != "thor" or seats > 2)
    return Variant(seats, {"expansions": expansions, **options})


def _solo() -> dict[str, Variant]:
    """Every monster at every level. [VAL-21.2]"""
    return {
        f"solo-{monster}-{level}": Variant(1, {"monster": monster, "level": level})
        for monster in MONSTERS
        for level in LEVELS
    }


VARIANTS: Final = {
    **_alone(),
    **{f"everything-for-{seats}": _all(seats) for seats in range(2, 7)},
    "valkyries-and-dwarves-for-6": Variant(6, {"expansions": ("valkyries", "dwarves")}),
    "partnership": Variant(4, {"companions": "partnership"}),
    "partnership-for-6-with-everything": _all(6, companions="partnership"),
    "alliance": Variant(6, {"companions": "alliance"}),
    "alliance-for-4-with-everything": _all(4, companions="alliance"),
    "first-game": Variant(4, {"first_game": True, "expansions": ("loki",), "loki_card": "lok-01"}),
    "simplified": Variant(5, {"simplified": True}),
    "draft-and-five-jarls": Variant(3, {"draft": True, "five_jarls": True}),
    "draft-for-6": Variant(6, {"draft": True, "five_jarls": True}),
    **_solo(),
    "solo-valkyries": Variant(1, {"expansions": ("valkyries",), "monster": "fenrir"}),
    "solo-without-abilities": Variant(1, {"monster": "nidhogg", "monster_abilities": False}),
    "cooperative-for-2": Variant(2, {"cooperative": True, "monster": "jormungandr"}),
    "cooperative-for-3": Variant(3, {"cooperative": True, "monster": "nidhogg", "level": "2"}),
    "cooperative-for-4-with-valkyries": Variant(
        4, {"cooperative": True, "expansions": ("valkyries",), "monster": "fenrir", "level": "3"}
    ),
}  # fmt: skip
