"""The castle and its surroundings: cells, areas, and what is near or opposite what. [CAS-1]"""

from __future__ import annotations

from typing import Final

from engine.choices import Ref

COLUMNS: Final = "abcdef"
ROWS: Final = "123456"

CASTLE: Final = tuple(f"cell:{column}{row}" for row in ROWS for column in COLUMNS)  # [CAS-1.2]
TOWERS: Final = ("cell:a1", "cell:f1", "cell:a6", "cell:f6")
WALL: Final[dict[Ref, tuple[Ref, ...]]] = {  # the four cells of a wall, by the siege place opposite [CAS-1.3, CAS-1.6]
    "siege:n": tuple(f"cell:{column}1" for column in "bcde"),
    "siege:e": tuple(f"cell:f{row}" for row in "2345"),
    "siege:s": tuple(f"cell:{column}6" for column in "bcde"),
    "siege:w": tuple(f"cell:a{row}" for row in "2345"),
}
SIEGE_PLACES: Final = tuple(WALL)
WALLS: Final = tuple(cell for wall in WALL.values() for cell in wall)  # all four are one area [CAS-1.4]
COURTYARD: Final = tuple(cell for cell in CASTLE if cell not in TOWERS and cell not in WALLS)
SURROUNDINGS: Final[Ref] = "area:surroundings"  # no cells, always room [CAS-1.5]

AREA_OF: Final[dict[Ref, str]] = {
    **dict.fromkeys(TOWERS, "towers"),
    **dict.fromkeys(WALLS, "walls"),
    **dict.fromkeys(COURTYARD, "courtyard"),
}
OPPOSITE: Final[dict[Ref, Ref]] = {cell: siege for siege, wall in WALL.items() for cell in wall}


def _touching(cell: Ref) -> tuple[Ref, ...]:
    """The cells around a cell: a chess king's step, whatever the area. [CAS-1.7]"""
    column, row = COLUMNS.index(cell[-2]), ROWS.index(cell[-1])
    return tuple(
        other
        for other in CASTLE
        if other != cell and abs(COLUMNS.index(other[-2]) - column) <= 1 and abs(ROWS.index(other[-1]) - row) <= 1
    )


NEAR: Final[dict[Ref, tuple[Ref, ...]]] = {
    cell: _touching(cell) for cell in CASTLE
}  # outside, nothing is near [CAS-1.8]
