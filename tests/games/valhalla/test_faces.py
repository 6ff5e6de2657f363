"""What dice can do for warriors: pure functions that odds and bots share."""

from __future__ import annotations

import itertools

import pytest

from games.valhalla.deck import CARDS
from games.valhalla.faces import FACES, Need, best_arming, covers, face_sets, in_order, less, rolls


def test_each_face_has_the_same_chance() -> None:
    """[VAL-1.10, VAL-5.15]"""
    assert dict(rolls(1)) == dict.fromkeys(FACES, pytest.approx(1 / 6))


def test_a_given_face_shows_among_six_dice_in_two_of_three_rolls() -> None:
    """[VAL-5.15]"""
    assert sum(chance for faces, chance in rolls(6) if "A" in faces) == pytest.approx(0.665, abs=0.0005)
    assert sum(chance for _, chance in rolls(6)) == pytest.approx(1)


NEEDS = [
    ("any-2", "AB", True), ("any-2", "AA", True), ("any-2", "AX", False), ("any-2", "AAB", False),
    ("pair", "AA", True), ("pair", "AB", False), ("pair", "XX", False),
    ("triple", "BBB", True), ("triple", "ABB", False),
    ("two-pairs", "AABB", True), ("two-pairs", "BBBB", True), ("two-pairs", "ABBB", False),
    ("different-3", "APS", True), ("different-3", "AAS", False),
    ("different-4", "ABPS", True), ("different-4", "AABP", False),
]  # fmt: skip


@pytest.mark.parametrize(("pattern", "faces", "is_met"), NEEDS)
def test_what_giants_need(pattern: str, faces: str, is_met: bool) -> None:
    """[VAL-5.13, VAL-5.14]"""
    assert covers(Need(pattern, ""), faces) == is_met
    assert bool(face_sets(Need(pattern, ""), faces)) == (is_met or (len(faces) == 3 and pattern == "any-2"))


def test_a_spared_symbol() -> None:
    """A Viking needs one die less, a giant counts a virtual one; a symbol it lacks changes nothing. [VAL-18.5]"""
    assert Need("", "AS").without("A") == Need("", "S")
    assert Need("", "AAS").without("A") == Need("", "AS")
    assert Need("", "AS").without("H") == Need("", "AS")
    assert face_sets(Need("", "A").without("A"), "") == ("",)
    giant = Need("two-pairs", "").without("A")
    assert face_sets(giant, "ASS") == ("ASS",)
    assert face_sets(giant, "BBSS") == ("BBSS",)
    assert face_sets(giant, "BSS") == ()


def brute(needs: list[Need], values: list[float], faces: str) -> float:
    """The best arming by trying every order and every set of dice."""
    best = 0.0
    for order in itertools.permutations(range(len(needs))):
        for depth in range(1, len(order) + 1):
            found = [("", 0.0, faces)]
            for index in order[:depth]:
                found = [
                    ("", value + values[index], less(left, used))
                    for _, value, left in found
                    for used in face_sets(needs[index], left)
                ]
            best = max([best, *(value for _, value, _ in found)])
    return best


@pytest.mark.parametrize("start", range(0, 70, 7))
def test_the_best_arming_is_the_best_there_is(start: int) -> None:
    """[VAL-5.9, VAL-5.11]"""
    warriors = [card for card in CARDS.values() if card.category == "warrior"][start : start + 60 : 17]
    needs, values = [card.need for card in warriors], [float(card.strength) for card in warriors]
    for faces, _ in list(rolls(6))[::19]:
        armed = best_arming(tuple(needs), tuple(values), faces)
        assert armed.value == brute(needs, values, faces)
        used = in_order("".join(part for part in armed.faces if part is not None))
        assert all(faces.count(face) >= used.count(face) for face in FACES)
        assert all(part is None or covers(need, part) for need, part in zip(needs, armed.faces, strict=True))
