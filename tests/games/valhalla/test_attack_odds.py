"""The chance of an attack before it is declared agrees with battles that are fought by the rules. [VAL-5.15]"""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from engine.choices import Menu, Option
from engine.games import named_seats
from engine.table import Table
from games.valhalla import GAME
from games.valhalla.attack_odds import attack_odds
from games.valhalla.events.battle import BattleWon
from games.valhalla.faces import LETTERS, in_order, less
from games.valhalla.odds import odds
from games.valhalla.shown import ValhallaView

BATTLES = 150

POSITIONS: dict[str, dict[str, Any]] = {
    "one against one": {"A": {"squad": ["bea-01"]}, "B": {"squad": ["sta-02"]}},
    "a clan that counts": {"A": {"squad": ["boa-07", "bea-01"]}, "B": {"squad": ["wol-04", "bea-03"]}},
    "a giant": {"A": {"squad": ["gia-01", "bea-01"]}, "B": {"squad": ["bea-07", "sta-02"]}},
}


def laid_out(position: dict[str, Any], seed: int = 1, **options: Any) -> Table[Any]:
    """A's turn, with nothing in anybody's hand."""
    hands = {name: {"hand": []} | holding for name, holding in position.items()}
    return Table(GAME, named_seats("AB"), options, seed, position={"turn": "A", "phase": "A", **hands})


def played_well(view: ValhallaView, menu: Menu) -> Option:
    """What somebody does who only looks at the odds: reroll while that is better, then arm as many as possible."""
    if menu.kind == "dice":
        usual = menu.suggest()
        assert usual is not None
        return usual
    found = odds(view, is_paid=menu.kind == "paid-reroll")
    dice = [die for die in view["dice"] if die["holder"] == view["viewer"] and die["state"] == "available"]
    letters = {die["ref"]: LETTERS[die["face"] or "x"] for die in dice}
    if menu.kind == "paid-reroll":
        assert found is not None
        assert found.reroll is not None
        rest = found.reroll.kept
        rolled = []
        for ref, letter in letters.items():
            if letter in rest:
                rest = less(rest, letter)
            else:
                rolled.append(ref)
        return Option.of("reroll", *rolled)
    if found is not None and found.reroll is not None and found.reroll.price:
        price = next(ref for ref, letter in letters.items() if letter == found.reroll.price)
        return Option.of("pay", price)
    arming = sorted((one for one in menu.options if one.verb in ("arm-squad", "activate")), key=len)
    return arming[-1] if arming else Option("end")  # the whole squad if that is proposed


def is_won(table: Table[Any]) -> bool:
    """Fight one battle to its end."""
    table.answer(0, "attack seat:1")
    while (battle := table.state.battle) is not None and not battle.has_winner and battle.step != "aftermath":
        seat = table.awaited()[0]
        menu = table.menu(seat)
        assert menu is not None
        table.answer(seat, played_well(table.view(seat), menu))  # type: ignore[arg-type]
    return any(isinstance(event, BattleWon) and event.winner == "seat:0" for event in table.events())


@pytest.mark.parametrize("name", POSITIONS)
def test_an_attack_is_won_as_often_as_was_told_before(name: str) -> None:
    """Both sides roll as well as they can; the share of battles won lies within its error."""
    told = attack_odds(laid_out(POSITIONS[name]).view(0), "seat:1")  # type: ignore[arg-type]
    assert told is not None
    share = sum(is_won(laid_out(POSITIONS[name], seed)) for seed in range(BATTLES)) / BATTLES
    assert abs(share - told) < 3.5 * sqrt(max(told * (1 - told), 0.01) / BATTLES)


def test_a_lone_axe_against_nobody_who_could_win_is_only_a_matter_of_the_axe() -> None:
    """6 dice arm one axe in 97.8 %; the defender, whose 3 do not beat 3, never wins then. [VAL-5.15, VAL-6.9]"""
    table = laid_out({"A": {"squad": ["bea-01"]}, "B": {"squad": ["bea-03"]}})
    assert attack_odds(table.view(0), "seat:1") == pytest.approx(0.978, abs=0.0006)  # type: ignore[arg-type]


def test_the_odds_use_nothing_that_the_viewer_may_not_know() -> None:
    """Hidden hands and the deck may hold anything. [VAL-25]"""
    position: dict[str, Any] = {"A": {"squad": ["bea-07"]}, "B": {"squad": ["sta-02"], "hand": ["tac-fury2-1"]}}
    table = laid_out(position)
    other = laid_out({**position, "B": {"squad": ["sta-02"], "hand": ["tac-hero3-1"]}})
    assert attack_odds(table.view(0), "seat:1") == attack_odds(other.view(0), "seat:1")  # type: ignore[arg-type]


def test_nobody_can_be_attacked_without_a_squad_or_a_shield() -> None:
    """[VAL-3.7]"""
    table = laid_out({"A": {"squad": ["bea-01"]}, "B": {"squad": []}})
    assert attack_odds(table.view(0), "seat:1") is None  # type: ignore[arg-type]
    assert attack_odds(table.view(0), "seat:0") is None  # type: ignore[arg-type]
    table = laid_out({"A": {"squad": ["bea-01"]}, "B": {"squad": ["bea-03"], "shields": 0}})
    assert attack_odds(table.view(0), "seat:1") is None  # type: ignore[arg-type]


def test_an_attack_on_the_monster_counts_valhalla() -> None:
    """Garm's first card has 9; BEA-07 gives 5, so it takes a Valhalla of 4. [VAL-21.9, VAL-21.10]"""

    def hunted(valhalla: list[str]) -> float | None:
        position = {"turn": "A", "phase": "A", "A": {"squad": ["bea-07"], "valhalla": valhalla}}
        table = Table(GAME, named_seats("A"), {"monster_abilities": False}, 1, position=position)
        view: Any = table.view(0)
        assert in_order("".join(LETTERS[need] for need in view["players"][0]["cells"][0]["needs"])) == "BP"
        return attack_odds(view, view["monster"]["active"])

    assert hunted([]) == 0
    assert hunted(["bea-11", "bea-01"]) == pytest.approx(0.899, abs=0.0006)  # two different symbols [VAL-5.15]
