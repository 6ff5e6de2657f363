"""What bots reckon with dice agrees with the odds that the rules page prints. (table 27.9) [VAL-5.15]"""

from __future__ import annotations

import pytest

from games.valhalla.bots.bands import Camp, Stander, arming_chance, band, prospect, rough_prospect
from games.valhalla.bots.throws import MOST_DICE, SIZE, Plan, armed_by, faces_of, throw_of, worths
from games.valhalla.deck import CARDS, KINDS
from games.valhalla.faces import Need

# Of table 27.9: chances to arm a lone warrior with 6, 5 and 4 dice.
LONE = {
    "bea-01": (0.978, 0.935, 0.838),
    "bea-07": (0.899, 0.756, 0.522),
    "bea-09": (0.805, 0.611, 0.366),
    "bea-11": (0.712, 0.454, 0.182),
    "bea-12": (0.593, 0.331, 0.112),
    "bea-15": (0.421, 0.154, 0.019),
    "gia-01": (1.000, 1.000, 1.000),
    "gia-06": (0.998, 0.967, 0.812),
    "gia-11": (0.760, 0.479, 0.180),
    "gia-15": (0.703, 0.309, 0.050),
    "vkw-21": (0.998, 0.967, 0.768),
    "vkw-24": (0.805, 0.455, 0.093),
}
# Best expected strength of squads with 5, 6 and 7 dice.
SQUADS = {
    ("bea-01", "bea-03", "bea-04", "bea-05"): (8.9, 10.1, 11.1),
    ("bea-07", "wol-10", "bea-03"): (7.2, 9.1, 10.9),
    ("bea-11", "bea-07", "bea-06", "bea-01"): (7.1, 8.9, 10.8),
    ("bea-15", "bea-07", "bea-01"): (6.3, 8.9, 12.1),
    ("gia-01", "gia-06", "bea-07", "bea-01"): (7.1, 8.7, 10.1),
    ("wol-11", "bea-01", "boa-03", "sta-02"): (8.6, 11.0, 13.4),
    ("sta-14", "bea-01", "bea-04"): (7.7, 10.5, 13.1),
}


def squad(*ids: str) -> Camp:
    return Camp(tuple(Stander(CARDS[KINDS[id].copy_ids()[0]]) for id in ids))


@pytest.mark.parametrize("id", LONE)
def test_chances_to_arm_one_warrior_are_those_of_the_rules_page(id: str) -> None:
    need = CARDS[KINDS[id].copy_ids()[0]].need
    assert [round(arming_chance(need, dice), 3) for dice in (6, 5, 4)] == list(LONE[id])


@pytest.mark.parametrize("ids", SQUADS)
def test_squads_come_to_the_strength_of_the_rules_page(ids: tuple[str, ...]) -> None:
    """The page arms for strength alone; the bots give a little of it for valour."""
    found = [prospect(band(squad(*ids), (), (), 0, dice)).strength for dice in (5, 6, 7)]
    assert found == pytest.approx(SQUADS[ids], abs=0.15)


@pytest.mark.parametrize("ids", SQUADS)
def test_a_glance_is_not_far_off(ids: tuple[str, ...]) -> None:
    found = band(squad(*ids), (), ())
    assert rough_prospect(found).strength == pytest.approx(prospect(found).strength, rel=0.3)


def test_all_chances_add_up() -> None:
    plan = Plan(worths(armed_by((Need("", "AS"), Need("pair", "")), 6), (0.0, 5.0, 3.0, 8.0)), 6)
    ends = plan.spread()
    assert sum(ends.values()) == pytest.approx(1)
    assert sum(chance * plan.worth[throw] for throw, chance in ends.items()) == pytest.approx(plan.rolled(6)[0])


def test_what_is_kept_is_what_a_warrior_needs() -> None:
    """With A and S there for A S P, nothing but the P is rolled for. [VAL-5.4]"""
    plan = Plan(worths(armed_by((Need("", "APS"),), 6), (0.0, 1.0)), 6)
    kept = plan.kept(throw_of("AASXXX"))
    assert kept is not None
    assert faces_of(kept) == "AS"
    assert plan.kept(throw_of("AAPSXX")) is None


def test_free_rerolls_added_dice_and_turned_ones_are_worth_something() -> None:
    plan = Plan(worths(armed_by((Need("", "A"),), 7), (0.0, 1.0)), 7)
    throw = throw_of("X")
    assert plan.best[throw] == 0
    assert plan.free(throw)[0] == pytest.approx(1 / 6)
    assert plan.free_twice(throw)[0] == pytest.approx(1 - (5 / 6) ** 2)
    assert plan.added(throw) == pytest.approx(1 / 6 + 5 / 6 * 1 / 6)  # a blank may pay for rolling the other again
    assert plan.turned(throw, 1) == (1.0, throw_of("A"))


def test_a_plan_is_never_below_what_lies_there() -> None:
    plan = Plan(worths(armed_by((Need("triple", ""), Need("", "BH")), MOST_DICE), (0.0, 6.0, 5.0, 11.0)), MOST_DICE)
    assert all(best >= worth for best, worth in zip(plan.best, plan.worth, strict=False))
    assert all(SIZE[kept] <= SIZE[throw] - 2 for throw in range(900) if (kept := plan.kept(throw)) is not None)
