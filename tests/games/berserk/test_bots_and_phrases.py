"""The bots value and use the phrases of the later armies, in positions that leave no doubt."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.table import Table
from games.berserk.bots.armies import layout
from games.berserk.bots.duel import Ways, ways_of
from games.berserk.bots.field import Field, Piece
from games.berserk.grid import BESIDE, CELL_BY_NAME, WIDTH
from games.berserk.kinds import KINDS
from games.berserk.shown import BerserkView
from tests.games.berserk.test_bots import battle, choice, good_levels


def field_of(table: Table[Any]) -> Field:
    return Field(cast(BerserkView, table.view(0)))


def piece(field: Field, ref: str) -> Piece:
    found = field.piece(ref)
    assert found is not None
    return found


@good_levels
def test_each_poisoned_enemy_is_wounded_where_that_kills_three(level: str) -> None:
    """[BSK-P-wound-each]"""
    weak = "lasso-thrower wounds 7 poison 1"
    table = battle({"a1": "fen-mother chips 3"}, {"c5": weak, "d5": weak, "e6": weak, "b6": "wolfhound"})
    assert choice(table, level) == "use card:fen-mother-1 ability:fen-mother.6"


@good_levels
def test_nobody_wounds_each_of_nobody(level: str) -> None:
    """[BSK-P-wound-each]"""
    table = battle({"a1": "fen-mother chips 3"}, {"e6": "wolfhound"})
    assert choice(table, level) != "use card:fen-mother-1 ability:fen-mother.6"


@good_levels
def test_an_attacker_is_shifted_out_of_reach(level: str) -> None:
    """[BSK-P-shift]"""
    ann = {"c3": "rowan-healer wounds 7 closed", "b1": "trail-tangler chips 1", "a1": "bark-shirt"}
    table = battle(ann, {"d4": "four-winds-khan"}, turn="Ben")
    table.answer(1, "strike card:four-winds-khan-6 card:rowan-healer-1")
    assert choice(table, level) != "use card:trail-tangler-1 ability:trail-tangler.3 card:four-winds-khan-6"  # too far
    ann["c2"] = ann.pop("b1")
    table = battle(ann, {"d4": "four-winds-khan"}, turn="Ben")
    table.answer(1, "strike card:four-winds-khan-6 card:rowan-healer-1")
    shifted = choice(table, level)
    assert shifted == "use card:trail-tangler-1 ability:trail-tangler.3 card:four-winds-khan-6"
    table.answer(0, shifted)
    table.answer(0, choice(table, level))
    assert table.view(0)["cards"]["card:rowan-healer-1"]["wounds"] == 7


@good_levels
def test_a_rider_is_opened_for_a_second_strike(level: str) -> None:
    """[BSK-P-open-target]"""
    ann = {"c1": "four-winds-khan chips 2 acted", "c3": "iron-stirrup closed acted moved"}
    table = battle(ann, {"c4": "falcon-bride closed wounds 8", "e6": "wagon-guard"})
    assert choice(table, level) == "use card:four-winds-khan-1 ability:four-winds-khan.6 card:iron-stirrup-1"


def test_a_strike_after_a_move_gains_more() -> None:
    """[BSK-P-if-moved]"""
    field = field_of(battle({"b3": "young-outrider"}, {"c4": "mud-hulk closed"}))
    rider, hulk = piece(field, "card:young-outrider-1"), piece(field, "card:mud-hulk-6")
    assert field.gain(rider, hulk, None, CELL_BY_NAME["c3"]) > field.gain(rider, hulk, None, CELL_BY_NAME["b3"])


@pytest.mark.parametrize(
    ("ann", "plain", "better"),
    [
        ("reed-strangler", "lasso-thrower closed", "lasso-thrower closed poison 1"),  # [BSK-P-if-poisoned]
        ("host-hound", "lasso-thrower closed poison 1", "lasso-thrower closed"),  # poison is new to one of them
    ],
)
def test_what_goes_along_with_a_strike_counts(ann: str, plain: str, better: str) -> None:
    field = field_of(battle({"c3": ann}, {"c4": plain, "b4": better}))
    striker = next(one for one in field.pieces if one.seat == 0)
    by_cell = {one.cell: one for one in field.pieces if one.seat == 1}
    gains = [field.gain(striker, by_cell[CELL_BY_NAME[cell]], None) for cell in ("c4", "b4")]
    assert gains[1] > gains[0]


def test_a_lasso_is_worth_more_on_an_open_card() -> None:
    """[BSK-P-close-companion]"""
    field = field_of(battle({"c2": "lasso-thrower"}, {"c4": "wagon-guard", "b4": "wagon-guard closed"}))
    thrower = piece(field, "card:lasso-thrower-1")
    throw = next(one for one in thrower.attacks if one is not None)
    one, other = (piece(field, f"card:wagon-guard-{number}") for number in (6, 7))
    by_open = {target.open: field.gain(thrower, target, throw) for target in (one, other)}
    assert by_open[True] > by_open[False]


def test_a_blessing_goes_to_whoever_strikes_hardest() -> None:
    """One more on every die is worth most on 3-4-5. [BSK-K-blessing]"""
    table = battle(
        {"a1": "sky-shaman", "b2": "bunchuk-bearer", "c2": "four-winds-khan", "a2": "wolfhound"}, {"e6": "gate-warden"}
    )
    assert choice(table, "normal") == "use card:sky-shaman-1 ability:sky-shaman.3 card:four-winds-khan-1"


def test_a_formation_is_laid_out_side_by_side() -> None:
    """Each has an own card with Formation beside it, not diagonally; the giant stands in front. [BSK-K-formation]"""
    army = ["ridge-giant", "lode-miner", "scree-slinger", "gate-warden", "snow-caller", "deep-smith", "hired-pikeman"]
    for first in (True, False):
        place = layout({kind: KINDS[kind] for kind in army}, first)
        line = {place[kind] for kind in ("lode-miner", "scree-slinger", "gate-warden", "hired-pikeman")}
        assert all(any(cell in line for cell in BESIDE[at]) for at in line)
        assert place["ridge-giant"] // WIDTH == (2 if first else 3)


def test_what_was_worked_out_once_holds_only_in_the_same_state() -> None:
    """Armour that is used up, an open target that closed, a strike with a curse: all come out otherwise. [BSK-15]"""
    fresh = battle({"c3": "executioner"}, {"c4": "templar-vanguard", "e6": "host-king"})
    for changed in (
        battle({"c3": "executioner"}, {"c4": "templar-vanguard armor-used 1", "e6": "host-king"}),
        battle({"c3": "executioner"}, {"c4": "templar-vanguard closed", "e6": "host-king"}),
        battle({"c3": "executioner gains:curse"}, {"c4": "templar-vanguard", "e6": "host-king"}),
    ):
        for table in (fresh, changed):
            field = field_of(table)
            mine, theirs = piece(field, "card:executioner-1"), piece(field, "card:templar-vanguard-6")
            exact = ways_of(field.game, mine.card, theirs.card, is_open=theirs.open)
            assert field.ways(mine, theirs, None) == exact
        assert field.ways(mine, theirs, None) != _ways(fresh)


def _ways(table: Table[Any]) -> Ways:
    field = field_of(table)
    return field.ways(piece(field, "card:executioner-1"), piece(field, "card:templar-vanguard-6"), None)
