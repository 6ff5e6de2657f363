"""The odds of a battle agree with counting by hand, and with the tables of the rulebook. [VAL-5.15]"""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.valhalla.bots.bands import Band
from games.valhalla.bots.fighting import NO_LIMIT
from games.valhalla.bots.throws import Plan, armed_by, faces_of, throw_of, worths
from games.valhalla.faces import Need
from games.valhalla.odds.ends import End, Fighter, Holding, Spent
from games.valhalla.odds.foes import Blow, Defenders, Mark, reaches
from games.valhalla.odds.phases import Node, Phase, Step, Tool


def band(*needs: str | Need, strengths: tuple[int, ...] = (3,), fixed: int = 0, dice: int = 6, jarl: str = "") -> Band:
    wanted = tuple(Need("", need) if isinstance(need, str) else need for need in needs)
    return Band(wanted, strengths, (1,) * len(wanted), len(wanted), fixed, jarl, dice)


def pattern(kind: str) -> Need:
    return Need(kind, "")


def fought(own: Band, mark: int, holding: Holding = Holding()) -> Phase:  # noqa: B008
    return Phase(End(own, (Fighter(),) * len(own.needs), holding, Mark(mark)))


def node(dice: int, *tools: str, paid: int = NO_LIMIT, pool: int = 3) -> Node:
    return Node(tuple(Tool(kind) for kind in tools), pool, paid, Spent(dice=dice))


def step(phase: Phase, faces: str, *tools: str) -> Step:
    return phase.step(node(len(faces), *tools), throw_of(faces))


def now(phase: Phase, faces: str) -> float:
    return phase.now(node(len(faces)), throw_of(faces))


def test_one_die_shows_a_face_once_in_six() -> None:
    assert reaches(band("A", dice=1), 3) == pytest.approx(1 / 6)


def test_with_two_dice_one_may_pay_for_the_other() -> None:
    """11 of 36 rolls show an axe; after the other 25 one die is discarded and the other rolled."""
    by_hand = Fraction(11, 36) + Fraction(25, 36) * Fraction(1, 6)
    assert reaches(band("A", dice=2), 3) == pytest.approx(float(by_hand))


def test_two_symbols_with_two_dice_leave_nothing_to_pay_with() -> None:
    assert reaches(band("AS", dice=2), 3) == pytest.approx(2 / 36)


@pytest.mark.parametrize(
    ("need", "six", "five", "four"),
    [
        ("A", 0.978, 0.935, 0.838),
        ("AS", 0.899, 0.756, 0.522),
        ("AA", 0.805, 0.611, 0.366),
        ("APS", 0.712, 0.454, 0.182),
        ("AAS", 0.593, 0.331, 0.112),
        ("AAA", 0.404, 0.182, 0.048),
        ("ABPS", 0.421, 0.154, 0.019),
        (pattern("pair"), 0.998, 0.967, 0.812),
        (pattern("triple"), 0.760, 0.479, 0.180),
        (pattern("two-pairs"), 0.703, 0.309, 0.050),
        (pattern("different-3"), 0.998, 0.967, 0.768),
        (pattern("different-4"), 0.805, 0.455, 0.093),
    ],
)
def test_a_lone_warrior_is_armed_as_often_as_the_rulebook_says(
    need: str | Need, six: float, five: float, four: float
) -> None:
    """The table of the rulebook for odds. [VAL-5.15]"""
    found = [reaches(band(need, dice=dice), 3) for dice in (6, 5, 4)]
    assert found == pytest.approx([six, five, four], abs=0.0006)
    whole = [fought(band(need), 3).whole(node(dice)) for dice in (6, 5, 4)]
    assert whole == pytest.approx([six, five, four], abs=0.0006)


@pytest.mark.parametrize(
    ("needs", "values", "five", "six", "seven"),
    [
        (("A", "S", "P", "B"), (3, 3, 3, 3), 8.9, 10.1, 11.1),
        (("BP", "A", "S", "H"), (5, 3, 3, 2), 7.9, 9.4, 10.8),
        (("APS", "BBS", "A", "H"), (8, 10, 3, 2), 7.0, 9.6, 11.9),
    ],
)
def test_a_squad_is_as_strong_as_the_rulebook_says(
    needs: tuple[str, ...], values: tuple[int, ...], five: float, six: float, seven: float
) -> None:
    """Best expected strength with 5, 6 and 7 dice. [VAL-5.15]"""
    strength = [sum(one for index, one in enumerate(values) if group >> index & 1) for group in range(1 << len(needs))]
    wanted = tuple(Need("", need) for need in needs)
    found = [Plan(worths(armed_by(wanted, dice), strength), dice).rolled(dice)[0] for dice in (5, 6, 7)]
    assert found == pytest.approx([five, six, seven], abs=0.06)


def test_the_best_reroll_keeps_what_is_needed() -> None:
    best = step(fought(band("AS"), 3), "AXX")
    assert best.kept is not None
    assert faces_of(best.kept) == "A"
    assert best.value == pytest.approx(1 / 6)


def test_nobody_armed_is_no_defence_however_little_is_needed() -> None:
    """[VAL-6.5]"""
    assert reaches(band(strengths=()), -2) == 0
    assert reaches(band("A", dice=1), -2) == pytest.approx(1 / 6)


def test_a_free_reroll_costs_no_die() -> None:
    """An axe is kept, two dice are rolled for the sword; one of them may pay for the other after that."""
    by_hand = float(Fraction(11, 36) + Fraction(25, 36) * Fraction(1, 6))
    phase = fought(band("AS"), 3)
    forced = phase.forced(node(3), throw_of("AXX"))
    assert forced.kept is not None
    assert faces_of(forced.kept) == "A"
    assert forced.value == pytest.approx(by_hand)
    assert step(phase, "AXX", "reroll").value == pytest.approx(by_hand)


def test_an_attack_wins_as_often_as_the_defence_fails() -> None:
    """One axe of strength 5 stands; the defender has one die and needs a sword for 6. [VAL-6.9]"""
    foes = band("S", strengths=(6,), dice=1)
    defence = Defenders(foes, foes, (0,))
    assert defence.chance(Blow(5)) == pytest.approx(5 / 6)
    assert defence.chance(Blow(6)) == 1  # a tie is the attacker's


def test_whom_a_dwarf_blocks_is_chosen_for_the_attacker() -> None:
    """5 stand; of a spear for 7 and two swords for 6 the likelier danger is blocked, but never both. [VAL-17.3]"""
    foes = band("SS", "P", strengths=(6, 7), dice=2)
    defence = Defenders(foes, foes, (0, 1))
    assert defence.chance(Blow(5, blocks=1)) == pytest.approx(35 / 36)
    assert defence.chance(Blow(5, blocks=2)) == pytest.approx(35 / 36)


def test_a_defender_needs_one_more_than_the_attacker() -> None:
    assert now(fought(band("A", fixed=2), 6), "A") == 0  # 5
    assert now(fought(band("A", fixed=3), 6), "A") == 1


def test_who_arms_nobody_does_not_win() -> None:
    """However much a jarl or a card would add. [VAL-6.2, VAL-6.5]"""
    phase = fought(band("A", fixed=9), 3, Holding((3, 2)))
    assert now(phase, "X") == 0
    assert step(phase, "X") == Step(0.0)


def test_what_a_reroll_is_worth() -> None:
    """With an X to pay and a spear to roll, one die in six shows the axe; the better of both ways is the first."""
    phase = fought(band("A"), 3)
    found = step(phase, "PX")
    assert now(phase, "PX") == 0
    assert found.value == pytest.approx(1 / 6)
    assert found.kept is not None
    assert faces_of(found.kept) == ""


def test_a_jarl_who_counts_heads_is_counted_for_every_group() -> None:
    """Sigvard: one alone gives 3 + 3, two give 3 + 2 + 1. [JRL-03]"""
    squad = band("A", "S", strengths=(3, 2), jarl="jrl-03")
    assert now(fought(squad, 6), "AS") == 1
    assert now(fought(squad, 7), "AS") == 0
    assert now(fought(band("A", "S", strengths=(3, 3), jarl="jrl-03"), 7), "AS") == 1
