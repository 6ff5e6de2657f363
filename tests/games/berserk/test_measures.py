"""What is measured about the balance of armies comes out right where it is known, and numbers are tried out as said."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import cast

import pytest

from engine.errors import BadFile
from games.berserk.kinds import ARMIES, KINDS
from tests.bench.berserk_matrix import Battle, wanted
from tests.bench.berserk_pairings import strengths, trades
from tests.bench.berserk_trial import Numbers, changed, patched, read


def battle(decks: tuple[str, str], points: float, **more: object) -> Battle:
    facts = {"decks": list(decks), "points": points, "left": [points, 1 - points], "bought": [[], []], **more}
    return cast(Battle, facts)


def battles(chances: dict[tuple[str, str], float], most: int = 400) -> list[Battle]:
    chance = Random(1)
    return [
        battle(decks, float(chance.random() < (chances[decks] if decks in chances else 1 - chances[decks[::-1]])))
        for _, decks in wanted(most)
    ]


def test_an_army_that_wins_everywhere_is_strong_and_no_pairing_is_special() -> None:
    chances = {(one, other): 0.5 for _, (one, other) in wanted(1)}
    chances |= {pair: 0.65 for pair in chances if pair[0] == ARMIES[0]}
    (found,), pairs = strengths([battles(chances)])
    assert found[ARMIES[0]].more - found[ARMIES[1]].more == pytest.approx(0.15, abs=0.04)
    assert all(abs(pair.more) < 0.06 for pair in pairs.values())


def test_a_pairing_that_differs_is_found_in_all_files_together() -> None:
    even = {(one, other): 0.5 for _, (one, other) in wanted(1)}
    special = (ARMIES[2], ARMIES[4])
    _, pairs = strengths([battles(even | {special: 0.75}), battles(even | {special: 0.7})])
    assert max(pairs, key=lambda pair: pairs[pair].more) == special
    assert pairs[special].more > 2 * pairs[special].error


def test_a_card_is_credited_with_the_crystals_that_its_wounds_were_worth() -> None:
    target = KINDS["mud-hulk"]
    told = battle(
        ("wildwood", "black-fen"),
        1.0,
        bought=[["hollow-owl", "hollow-owl"], ["mud-hulk"]],
        wounds={"hollow-owl>mud-hulk": 4},
    )
    made = trades([told])
    crystals = 4 * target.cost.amount / (target.life or 1)
    assert made["hollow-owl", "black-fen"].net == pytest.approx(crystals / 2)
    assert made["mud-hulk", "wildwood"].net == pytest.approx(-crystals)


def test_numbers_are_changed_where_the_file_says_so_and_nowhere_else(tmp_path: Path) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text("bough-archer: {cost: 7, strike: [2, 2, 2], powers: {3: [1, 2, 2]}}\nhollow-owl: {life: 5}\n")
    numbers = read(path)
    archer, owl = (
        changed(KINDS["bough-archer"], numbers["bough-archer"]),
        changed(KINDS["hollow-owl"], numbers["hollow-owl"]),
    )
    assert (archer.cost.amount, archer.cost.crystal, tuple(archer.strike)) == (7, "silver", (2, 2, 2))
    assert archer.abilities[2].powers == (1, 2, 2)
    assert archer.life == KINDS["bough-archer"].life
    assert (owl.life, owl.cost, owl.abilities) == (5, KINDS["hollow-owl"].cost, KINDS["hollow-owl"].abilities)
    (same,) = patched(lambda: [KINDS["grey-sister"]], numbers)()
    assert same == KINDS["grey-sister"]


def test_numbers_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text("hollow-owl: {lives: 5}\n")
    with pytest.raises(BadFile):
        read(path)
    with pytest.raises(SystemExit):
        changed(KINDS["hollow-owl"], Numbers(powers={"1": (1, 1, 1)}))
