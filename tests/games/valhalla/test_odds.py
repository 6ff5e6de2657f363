"""The odds of a battle agree with counting by hand, and with the tables of the rulebook. [VAL-5.15]"""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.valhalla.faces import Need, rolls
from games.valhalla.odds import Fight, Plan, Squad, chance_to_reach, reckoned


def lone(symbols: str = "", pattern: str = "") -> Squad:
    return Squad((Need(pattern, symbols),), (3.0,))


def test_one_die_shows_a_face_once_in_six() -> None:
    assert chance_to_reach(lone("A"), 3, 1) == pytest.approx(1 / 6)


def test_with_two_dice_one_may_pay_for_the_other() -> None:
    """11 of 36 rolls show an axe; after the other 25 one die is discarded and the other rolled."""
    by_hand = Fraction(11, 36) + Fraction(25, 36) * Fraction(1, 6)
    assert chance_to_reach(lone("A"), 3, 2) == pytest.approx(float(by_hand))


def test_two_symbols_with_two_dice_leave_nothing_to_pay_with() -> None:
    assert chance_to_reach(lone("AS"), 3, 2) == pytest.approx(2 / 36)


@pytest.mark.parametrize(
    ("squad", "six", "five", "four"),
    [
        (lone("A"), 0.978, 0.935, 0.838),
        (lone("AS"), 0.899, 0.756, 0.522),
        (lone("AA"), 0.805, 0.611, 0.366),
        (lone("APS"), 0.712, 0.454, 0.182),
        (lone("AAS"), 0.593, 0.331, 0.112),
        (lone("AAA"), 0.404, 0.182, 0.048),
        (lone("ABPS"), 0.421, 0.154, 0.019),
        (lone(pattern="pair"), 0.998, 0.967, 0.812),
        (lone(pattern="triple"), 0.760, 0.479, 0.180),
        (lone(pattern="two-pairs"), 0.703, 0.309, 0.050),
        (lone(pattern="different-3"), 0.998, 0.967, 0.768),
        (lone(pattern="different-4"), 0.805, 0.455, 0.093),
    ],
)
def test_a_lone_warrior_is_armed_as_often_as_the_rulebook_says(
    squad: Squad, six: float, five: float, four: float
) -> None:
    """The table of the rulebook for odds. [VAL-5.15]"""
    assert [chance_to_reach(squad, 3, dice) for dice in (6, 5, 4)] == pytest.approx([six, five, four], abs=0.0006)


@pytest.mark.parametrize(
    ("needs", "values", "five", "six", "seven"),
    [
        (("A", "S", "P", "B"), (3, 3, 3, 3), 8.9, 10.1, 11.1),
        (("BP", "A", "S", "H"), (5, 3, 3, 2), 7.9, 9.4, 10.8),
        (("APS", "BBS", "A", "H"), (8, 10, 3, 2), 7.0, 9.6, 11.9),
    ],
)
def test_a_squad_is_as_strong_as_the_rulebook_says(
    needs: tuple[str, ...], values: tuple[float, ...], five: float, six: float, seven: float
) -> None:
    """Best expected strength with 5, 6 and 7 dice. [VAL-5.15]"""
    plan = Plan(Squad(tuple(Need("", symbols) for symbols in needs), values).most)
    found = [sum(chance * plan.best(faces) for faces, chance in rolls(dice)) for dice in (5, 6, 7)]
    assert found == pytest.approx([five, six, seven], abs=0.06)


def test_the_best_reroll_keeps_what_is_needed_and_pays_with_what_is_not() -> None:
    squad = lone("AS")
    plan = Plan(lambda faces: float(squad.most(faces) >= 3))
    best = max(plan.rerolls("AXX"), key=lambda each: each.worth)
    assert (best.price, best.kept) == ("X", "A")
    assert best.worth == pytest.approx(1 / 6)


def test_nobody_armed_is_no_defence_however_little_is_needed() -> None:
    """[VAL-6.5]"""
    assert chance_to_reach(Squad(), -2, 6) == 0
    assert chance_to_reach(lone("A"), -2, 1) == pytest.approx(1 / 6)


def test_a_free_reroll_costs_no_die() -> None:
    """An axe is kept, two dice are rolled for the sword; one of them may pay for the other after that."""
    squad = lone("AS")
    plan = Plan(lambda faces: float(squad.most(faces) >= 3))
    best = max(plan.free("AXX"), key=lambda each: each.worth)
    assert (best.price, best.kept) == ("", "A")
    assert best.worth == pytest.approx(float(Fraction(11, 36) + Fraction(25, 36) * Fraction(1, 6)))


def test_an_attack_wins_as_often_as_the_defence_fails() -> None:
    """One axe of strength 5 stands; the defender has one die and needs a sword for 6. [VAL-6.9]"""
    foes = Squad((Need("", "S"),), (6.0,))
    fight = Fight(Squad(), 5.0, True, None, foes, 0.0, 1)
    assert reckoned(fight, "", "paid").now == pytest.approx(5 / 6)
    assert reckoned(fight._replace(given=6.0), "", "paid").now == 1  # a tie is the attacker's


def test_a_defender_needs_one_more_than_the_attacker() -> None:
    fight = Fight(lone("A"), 2.0, False, 6.0)
    assert reckoned(fight, "A", "paid").now == 0  # 5
    assert reckoned(fight._replace(given=3.0), "A", "paid").now == 1


def test_who_arms_nobody_does_not_win() -> None:
    """However much a jarl or a card would add. [VAL-6.2, VAL-6.5]"""
    assert reckoned(Fight(lone("A"), 9.0, False, 3.0), "X", "paid") == (0.0, 0.0, None)


def test_what_a_reroll_is_worth() -> None:
    """With an X to pay and a spear to roll, one die in six shows the axe; the better of both ways is the first."""
    found = reckoned(Fight(lone("A"), 0.0, False, 3.0), "PX", "paid")
    assert found.now == 0
    assert found.best == pytest.approx(1 / 6)
    assert found.reroll is not None
    assert found.reroll.kept == ""
