"""Chance, from a seed and a count of draws."""

from __future__ import annotations

import pickle
import random
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from engine.dice import Dice

seeds = st.integers(0, 2**40)


def some_of_everything(dice: Dice) -> list[object]:
    things = list("abcdefgh")
    dice.shuffle(things)
    return [dice.roll(), dice.roll(20), dice.pick(things), things, dice.sample(things, 3), dice.below(1000)]


@given(seeds)
def test_the_same_seed_gives_the_same_chance(seed: int) -> None:
    assert some_of_everything(Dice(seed)) == some_of_everything(Dice(seed))


def test_other_seeds_give_other_chance() -> None:
    assert len({str(some_of_everything(Dice(seed))) for seed in range(100)}) == 100


@given(seeds, st.lists(st.integers(1, 1000), max_size=20))
def test_every_draw_is_one_number_of_the_generator(seed: int, limits: list[int]) -> None:
    """`random()` is the one method that Python promises never to change."""
    generator = random.Random(seed)
    expected = [int(generator.random() * limit) for limit in limits]
    dice = Dice(seed)
    assert [dice.below(limit) for limit in limits] == expected
    assert dice.drawn == len(limits)


def test_chance_is_the_same_on_every_machine() -> None:
    dice = Dice(8675309)
    assert [dice.roll() for _ in range(10)] == [3, 4, 4, 6, 2, 4, 4, 2, 5, 1]


@given(seeds, st.integers(0, 50))
def test_chance_written_down_goes_on_the_same(seed: int, drawn: int) -> None:
    dice = Dice(seed)
    for _ in range(drawn):
        dice.roll()
    by_hand, pickled = Dice(dice.seed, dice.drawn), pickle.loads(pickle.dumps(dice))
    assert some_of_everything(dice) == some_of_everything(by_hand) == some_of_everything(pickled)


@given(seeds, st.integers(1, 12))
def test_a_die_shows_one_of_its_sides(seed: int, sides: int) -> None:
    dice = Dice(seed)
    assert {dice.roll(sides) for _ in range(40)} <= set(range(1, sides + 1))


def test_a_die_shows_all_of_its_sides() -> None:
    dice = Dice(1)
    assert {dice.roll() for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@given(seeds, st.lists(st.integers()))
def test_a_shuffle_keeps_all_things(seed: int, things: list[int]) -> None:
    shuffled = list(things)
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


def test_a_shuffle_can_give_every_order() -> None:
    dice = Dice(1)
    orders = set()
    for _ in range(200):
        things = ["a", "b", "c"]
        dice.shuffle(things)
        orders.add(tuple(things))
    assert len(orders) == 6


def test_a_sample_is_some_different_things_and_leaves_the_rest_alone() -> None:
    things = list(range(10))
    sample = Dice(1).sample(things, 4)
    assert len(set(sample)) == 4
    assert set(sample) < set(things)
    assert things == list(range(10))


# Fixed outcomes


@dataclass
class Card:
    ref: str


def test_fixed_outcomes_come_first_and_in_their_order() -> None:
    cards = [Card("card:a"), Card("card:b")]
    dice = Dice(1, fixed=[5, "card:b", 2])
    assert (dice.roll(), dice.pick(cards), dice.roll()) == (5, cards[1], 2)
    assert some_of_everything(dice) == some_of_everything(Dice(1))


def test_a_pick_among_refs_can_be_fixed_too() -> None:
    assert Dice(1, fixed=["seat:2"]).pick(["seat:1", "seat:2"]) == "seat:2"


def test_fixed_outcomes_are_written_down_with_the_rest() -> None:
    dice = Dice(1, fixed=[6, 1])
    dice.roll()
    assert pickle.loads(pickle.dumps(dice)).roll() == 1


def test_fixing_outcomes_leaves_the_callers_list_alone() -> None:
    outcomes = [6, 1]
    Dice(1, fixed=outcomes).roll()
    assert outcomes == [6, 1]


@given(st.integers(), st.integers(0, 12))
def test_several_dice_at_once_show_what_they_would_show_one_after_the_other(seed: int, count: int) -> None:
    together, apart = Dice(seed), Dice(seed)
    assert together.rolls(count) == [apart.roll() for _ in range(count)]
    assert together.__getstate__() == apart.__getstate__()


def test_several_dice_at_once_can_be_fixed() -> None:
    dice = Dice(1, fixed=[5, 2, 6])
    assert (dice.rolls(2), dice.roll()) == ([5, 2], 6)
