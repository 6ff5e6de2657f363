"""The battlefield: five columns and six rows, who is near whom, and which way is forward. [BSK-2]"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from engine.choices import Ref

COLUMNS: Final = "abcde"
ROWS: Final = "123456"
WIDTH, HEIGHT = len(COLUMNS), len(ROWS)

Cell: TypeAlias = int  # column + 5 * row, both from 0 [BSK-2.1]
NOWHERE: Final[Cell] = -1  # of a card that stands on no cell [BSK-2.9]
CELLS: Final = range(WIDTH * HEIGHT)
Way: TypeAlias = Literal["forward", "back", "left", "right"]


def cell_at(column: int, row: int) -> Cell:
    """The cell of a column and a row; nowhere, if that is off the battlefield."""
    return column + WIDTH * row if 0 <= column < WIDTH and 0 <= row < HEIGHT else NOWHERE


CELL_REFS: Final[tuple[Ref, ...]] = tuple(f"cell:{COLUMNS[cell % WIDTH]}{ROWS[cell // WIDTH]}" for cell in CELLS)
CELL_BY_REF: Final[dict[Ref, Cell]] = {ref: cell for cell, ref in enumerate(CELL_REFS)}
CELL_BY_NAME: Final[dict[str, Cell]] = {ref.removeprefix("cell:"): cell for cell, ref in enumerate(CELL_REFS)}


def _steps(*steps: tuple[int, int]) -> tuple[tuple[Cell, ...], ...]:
    around = ([cell_at(cell % WIDTH + across, cell // WIDTH + up) for across, up in steps] for cell in CELLS)
    return tuple(tuple(cell for cell in cells if cell != NOWHERE) for cells in around)


# The cells beside a cell without diagonals, and all eight around it. [BSK-2.5]
BESIDE: Final = _steps((0, 1), (1, 0), (0, -1), (-1, 0))
AROUND: Final = _steps((-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1))
_DISTANCES: Final = tuple(
    tuple(abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH) for other in CELLS) for one in CELLS
)
NEAR: Final = tuple((cell, *around) for cell, around in enumerate(AROUND))  # a cell and all around it [BSK-2.6]
_NEAR: Final = tuple(map(frozenset, NEAR))


def are_near(one: Cell, other: Cell) -> bool:
    """Whether cards on these cells are near each other: on adjacent cells, or on the same one. [BSK-2.6]"""
    return one != NOWHERE and other in _NEAR[one]


def distance(one: Cell, other: Cell) -> int:
    """The steps from one cell to another, counted the way a creature walks. [BSK-2.7]"""
    return _DISTANCES[one][other]


def next_cell(cell: Cell, way: Way, is_first: bool, steps: int = 1) -> Cell:
    """The cell that many steps away, as the First or the Second player sees it. [BSK-2.3, BSK-2.4]"""
    sign = steps if is_first else -steps
    across, up = {"forward": (0, sign), "back": (0, -sign), "left": (-sign, 0), "right": (sign, 0)}[way]
    return cell_at(cell % WIDTH + across, cell // WIDTH + up)


def cell_between(one: Cell, other: Cell) -> Cell:
    """The cell in the middle of two that are exactly two cells apart in a row or column; else nowhere. [BSK-13.6]"""
    across, up = other % WIDTH - one % WIDTH, other // WIDTH - one // WIDTH
    if (abs(across), abs(up)) not in ((2, 0), (0, 2)):
        return NOWHERE
    return cell_at(one % WIDTH + across // 2, one // WIDTH + up // 2)


# Rows, counted from the middle line [BSK-2.10]


def rows_of(is_first: bool) -> tuple[int, int, int]:
    """The first, second and third row of a player."""
    return (2, 1, 0) if is_first else (3, 4, 5)


def in_row(row: int) -> list[Cell]:
    """The cells of a row, from a to e. [BSK-2.2]"""
    return [cell_at(column, row) for column in range(WIDTH)]


def third_row(is_first: bool) -> list[Cell]:
    """The row at the home edge of a player."""
    return in_row(rows_of(is_first)[2])


def half(is_first: bool) -> list[Cell]:
    """The fifteen cells of a player, the third row first."""
    return [cell for row in reversed(rows_of(is_first)) for cell in in_row(row)]


def _named(cells: str) -> tuple[Cell, ...]:
    return tuple(CELL_BY_NAME[name] for name in cells.split())


# The cells of a half in the groups in which they are filled. [BSK-6.2, BSK-6.3]
FIRST_GROUPS: Final = (_named("b1 c1 d1 b2 c2 d2 b3 c3 d3"), _named("a2 e2 a1 e1"), _named("a3 e3"))
SECOND_GROUPS: Final = (_named("a4 b4 c4 d4 e4 b5 c5 d5 b6 c6 d6"), _named("a5 e5 a6 e6"))


def groups_of(is_first: bool) -> tuple[tuple[Cell, ...], ...]:
    """The groups of cells that a player fills one after the other."""
    return FIRST_GROUPS if is_first else SECOND_GROUPS
