"""What is in force for everybody is kept beside the state: it never lags behind, and comes back with it."""

from __future__ import annotations

import pickle

import pytest

from engine.effects import in_force
from engine.promises import check_memory
from games.bang.abilities import cards_work
from games.bang.ring import distances
from games.bang.state import Bang
from tests.playing import new_table, play_blindly, variant_table

VARIANTS = ["eight-with-everything", "two-with-dodge-city", "hidden-line-up-with-everything", "everything-at-once"]


def assert_in_force(game: Bang) -> None:
    for player in game.players:
        blue = [laid.card.kind for laid in player.in_play if laid.card.colour == "blue"]
        working = blue if cards_work(game, player) else []
        assert player.in_force is in_force(*game.now, *working, *player.abilities)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_in_force_follows_every_change(variant: str, seed: int) -> None:
    table = variant_table("bang", variant, seed)
    assert_in_force(table.state)
    play_blindly(table, seed, lambda: assert_in_force(table.state))


def test_what_is_in_force_comes_back_with_a_checkpoint() -> None:
    table = variant_table("bang", "eight-with-everything")
    play_blindly(table, most=100)
    assert_in_force(pickle.loads(pickle.dumps(table.state)))


def test_distances_are_told_in_the_order_in_which_effects_go_round() -> None:
    """[BNG-17.4]"""
    game: Bang = new_table("bang", 5).state
    first = game.players[0]
    assert [other.index for other, _ in distances(game, first)] == [1, 2, 3, 4]
    game.go_round(is_clockwise=False)
    assert [other.index for other, _ in distances(game, first)] == [4, 3, 2, 1]


@pytest.mark.parametrize("variant", [*VARIANTS, "match-of-two", "match-of-three"])
def test_distances_are_remembered_only_as_long_as_they_hold(variant: str) -> None:
    table = variant_table("bang", variant)
    play_blindly(table, after=lambda: check_memory(table.state))
