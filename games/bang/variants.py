"""Every way to play that set-up offers: all mixes of expansions, the official rules, special line-ups and variants."""

from __future__ import annotations

from itertools import combinations
from typing import Final, get_args

from engine.games import Variant
from games.bang.options import Expansion

EXPANSIONS: Final[tuple[str, ...]] = get_args(Expansion)
ROLE_SEATS: Final = range(4, 9)


def _mixes() -> dict[str, Variant]:
    """Every mix of expansions, the numbers of players in turn. [BNG-2.1]"""
    mixes = [mix for size in range(1, len(EXPANSIONS) + 1) for mix in combinations(EXPANSIONS, size)]
    return {
        "-and-".join(mix): Variant(ROLE_SEATS[index % len(ROLE_SEATS)], {"expansions": mix})
        for index, mix in enumerate(mixes)
    }


def _all(seats: int, **options: object) -> Variant:
    return Variant(seats, {"expansions": EXPANSIONS, **options})


VARIANTS: Final = {
    **_mixes(),
    "official-rules": _all(5, rules="official"),
    "no-mercy": _all(7, no_mercy=True),
    "hidden-line-up": Variant(6, {"hidden_line_up": True}),
    "hidden-line-up-with-everything": _all(6, hidden_line_up=True),
    "two-with-dodge-city": Variant(2, {"expansions": ("dodge-city", "extra")}),
    "three-with-everything": _all(3),
    "eight-with-everything": _all(8),
    "match-of-two": Variant(2, {"match": True, "experience": True}),
    "match-of-three": Variant(3, {"match": True, "hire": True, "premiums": True}),
    "match-of-four": Variant(4, {"match": True}),
    "experience": Variant(4, {"match": True, "experience": True}),
    "hire": Variant(4, {"match": True, "hire": True}),
    "premiums": Variant(5, {"match": True, "premiums": True}),
    "everything-at-once": _all(5, match=True, no_mercy=True, experience=True, hire=True, premiums=True),
}
