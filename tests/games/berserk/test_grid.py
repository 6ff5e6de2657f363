"""The battlefield, seen from both sides. [BSK-2]"""

from __future__ import annotations

import pytest

from games.berserk.grid import (
    CELL_BY_NAME,
    CELL_REFS,
    CELLS,
    FIRST_GROUPS,
    NOWHERE,
    SECOND_GROUPS,
    Way,
    are_near,
    cell_between,
    distance,
    half,
    next_cell,
    third_row,
)


def at(name: str) -> int:
    return CELL_BY_NAME[name]


def test_there_are_thirty_cells_in_five_columns_and_six_rows() -> None:
    """[BSK-2.1, BSK-2.2]"""
    assert len(CELLS) == 30
    assert (CELL_REFS[0], CELL_REFS[4], CELL_REFS[-1]) == ("cell:a1", "cell:e1", "cell:e6")


@pytest.mark.parametrize(
    ("way", "first", "second"),
    [("forward", "c4", "c2"), ("back", "c2", "c4"), ("left", "b3", "d3"), ("right", "d3", "b3")],
)
def test_ways_are_seen_by_each_player(way: Way, first: str, second: str) -> None:
    """[BSK-2.3, BSK-2.4, BSK-K-left, BSK-K-right, BSK-K-forward, BSK-K-back]"""
    assert next_cell(at("c3"), way, is_first=True) == at(first)
    assert next_cell(at("c3"), way, is_first=False) == at(second)


def test_off_the_battlefield_is_nowhere() -> None:
    assert next_cell(at("c6"), "forward", is_first=True) == NOWHERE
    assert next_cell(at("a1"), "left", is_first=True) == NOWHERE
    assert next_cell(at("e1"), "right", is_first=True) == NOWHERE


def test_near_is_around_and_on_the_same_cell() -> None:
    """[BSK-2.5, BSK-2.6, BSK-2.9]"""
    near = [name for name in CELL_BY_NAME if are_near(at("c3"), at(name))]
    assert sorted(near) == ["b2", "b3", "b4", "c2", "c3", "c4", "d2", "d3", "d4"]
    assert not are_near(at("e1"), at("a2"))
    assert not are_near(NOWHERE, NOWHERE)


def test_distance_is_counted_in_steps() -> None:
    """[BSK-2.7, BSK-A-10]"""
    assert distance(at("c3"), at("d4")) == 2
    assert distance(at("a1"), at("e6")) == 9


def test_the_cell_between_two() -> None:
    """[BSK-13.6]"""
    assert cell_between(at("c3"), at("c5")) == at("c4")
    assert cell_between(at("c3"), at("a3")) == at("b3")
    assert cell_between(at("c3"), at("e5")) == NOWHERE
    assert cell_between(at("c3"), at("c4")) == NOWHERE


def test_halves_and_rows() -> None:
    """[BSK-2.10, BSK-6.2, BSK-6.3]"""
    assert third_row(is_first=True) == [at(name) for name in ("a1", "b1", "c1", "d1", "e1")]
    assert third_row(is_first=False) == [at(name) for name in ("a6", "b6", "c6", "d6", "e6")]
    assert sorted(cell for group in FIRST_GROUPS for cell in group) == sorted(half(is_first=True))
    assert sorted(cell for group in SECOND_GROUPS for cell in group) == sorted(half(is_first=False))
    assert list(map(len, FIRST_GROUPS)) == [9, 4, 2]
    assert list(map(len, SECOND_GROUPS)) == [11, 4]
