"""The chance of an attack before it is declared agrees with battles that are fought by the rules, with the attacker's
cards and jarls too. [VAL-5.15]"""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from engine.choices import Option
from engine.games import named_seats
from engine.table import Table
from games.valhalla import GAME
from games.valhalla.events.battle import BattleWon
from games.valhalla.faces import LETTERS, in_order, less
from games.valhalla.odds import attack_odds, odds

BATTLES = 100

POSITIONS: dict[str, dict[str, Any]] = {
    "one against one": {"A": {"squad": ["bea-01"]}, "B": {"squad": ["sta-02"]}},
    "a clan that counts": {"A": {"squad": ["boa-07", "bea-01"]}, "B": {"squad": ["wol-04", "bea-03"]}},
    "a giant": {"A": {"squad": ["gia-01", "bea-01"]}, "B": {"squad": ["bea-07", "sta-02"]}},
    "strength in hand": {
        "A": {"squad": ["bea-06"], "hand": ["tac-fury2-1", "tac-hero3-1"]},
        "B": {"squad": ["bea-07"]},
    },
    "dice in hand": {"A": {"squad": ["bea-12"], "hand": ["tac-retal-1", "tac-swap-1"]}, "B": {"squad": ["sta-02"]}},
    "armament": {"A": {"squad": ["bea-15"], "hand": ["tac-arms-1", "tac-arms-2"]}, "B": {"squad": ["sta-02"]}},
    "a jarl": {"A": {"jarl": "jrl-02", "squad": ["bea-14"]}, "B": {"jarl": "jrl-03", "squad": ["bea-07", "sta-02"]}},
}


def told_before(table: Table[Any], target: str = "seat:1") -> Any:
    """The chance of A's attack."""
    view: Any = table.view(0)
    return attack_odds(view, target)


def laid_out(position: dict[str, Any], seed: int = 1, **options: Any) -> Table[Any]:
    """A's turn, with nothing in anybody's hand."""
    hands = {name: {"hand": []} | holding for name, holding in position.items()}
    return Table(GAME, named_seats("AB"), options, seed, position={"turn": "A", "phase": "A", **hands})


def chance_of(table: Table[Any], seat: int) -> float:
    """With the best use of everything, as told to who acts; once the phase is over it is what it has come to."""
    told = odds(table.view(seat))  # type: ignore[arg-type]
    return -1.0 if told is None else told.all.best


def after(table: Table[Any], seat: int, option: Option) -> float:
    """The chance after an answer that rolls no die."""
    tried = table.fork()
    tried.answer(seat, str(option))
    return chance_of(tried, seat)


def played_well(table: Table[Any], seat: int) -> Option:
    """What somebody does who only looks at the odds: reroll while that is best, use the card that is told to be the
    next, then arm and play what keeps the chance."""
    menu = table.menu(seat)
    assert menu is not None
    if menu.kind == "dice":
        usual = menu.suggest()
        assert usual is not None
        return usual
    view: Any = table.view(seat)
    told = odds(view, is_paid=menu.kind in ("paid-reroll", "free-reroll"))
    assert told is not None
    found = told.all
    dice = [die for die in view["dice"] if die["holder"] == view["viewer"] and die["state"] == "available"]
    letters = {die["ref"]: LETTERS[die["face"] or "x"] for die in dice}
    if menu.kind in ("paid-reroll", "free-reroll"):
        assert found.reroll is not None
        rest = found.reroll.kept
        rolled = []
        for ref, letter in letters.items():
            if letter in rest:
                rest = less(rest, letter)
            else:
                rolled.append(ref)
        return Option.of("reroll", *rolled)
    if menu.kind == "reroll-again":
        forced = odds(view, is_paid=True)
        assert forced is not None
        return menu.options[0 if forced.all.best > found.best else -1]
    if menu.kind == "phase":
        if found.reroll is not None:
            return Option.of("pay", next(ref for ref, letter in letters.items() if letter == found.reroll.price))
        if found.first is not None:
            return next(one for one in menu.options if one.refs[:1] == (found.first,))
    still = [one for one in menu.options if one.verb in ("activate", "play", "spend", "take", "turn", "done")]
    best = max(still, key=lambda one: after(table, seat, one), default=None)
    if best is not None and after(table, seat, best) > found.best - 1e-9:
        return best
    return Option("end")


def is_won(table: Table[Any]) -> bool:
    """Fight one battle to its end."""
    table.answer(0, "attack seat:1")
    while (battle := table.state.battle) is not None and not battle.has_winner and battle.step != "aftermath":
        seat = table.awaited()[0]
        table.answer(seat, played_well(table, seat))
    return any(isinstance(event, BattleWon) and event.winner == "seat:0" for event in table.events())


@pytest.mark.parametrize("name", POSITIONS)
def test_an_attack_is_won_as_often_as_was_told_before(name: str) -> None:
    """Both sides roll as well as they can; the share of battles won lies within its error."""
    found = told_before(laid_out(POSITIONS[name]))
    assert found is not None
    told = found.all
    share = sum(is_won(laid_out(POSITIONS[name], seed)) for seed in range(BATTLES)) / BATTLES
    assert abs(share - told) < 3.5 * sqrt(max(told * (1 - told), 0.01) / BATTLES)


def test_a_lone_axe_against_nobody_who_could_win_is_only_a_matter_of_the_axe() -> None:
    """6 dice arm one axe in 97.8 %; the defender, whose 3 do not beat 3, never wins then. [VAL-5.15, VAL-6.9]"""
    table = laid_out({"A": {"squad": ["bea-01"]}, "B": {"squad": ["bea-03"]}})
    assert told_before(table) == pytest.approx((0.978, 0.978), abs=0.0006)


def test_the_odds_use_nothing_that_the_viewer_may_not_know() -> None:
    """Hidden hands and the deck may hold anything. [VAL-25]"""
    position: dict[str, Any] = {"A": {"squad": ["bea-07"]}, "B": {"squad": ["sta-02"], "hand": ["tac-fury2-1"]}}
    table = laid_out(position)
    other = laid_out({**position, "B": {"squad": ["sta-02"], "hand": ["tac-hero3-1"]}})
    assert told_before(table) == told_before(other)


def test_nobody_can_be_attacked_without_a_squad_or_a_shield() -> None:
    """[VAL-3.7]"""
    table = laid_out({"A": {"squad": ["bea-01"]}, "B": {"squad": []}})
    assert told_before(table) is None
    assert told_before(table, "seat:0") is None
    table = laid_out({"A": {"squad": ["bea-01"]}, "B": {"squad": ["bea-03"], "shields": 0}})
    assert told_before(table) is None


def test_an_attack_on_the_monster_counts_valhalla() -> None:
    """Garm's first card has 9; BEA-07 gives 5, so it takes a Valhalla of 4. [VAL-21.9, VAL-21.10]"""

    def hunted(valhalla: list[str]) -> float:
        position = {"turn": "A", "phase": "A", "A": {"squad": ["bea-07"], "valhalla": valhalla}}
        table = Table(GAME, named_seats("A"), {"monster_abilities": False}, 1, position=position)
        view: Any = table.view(0)
        assert in_order("".join(LETTERS[need] for need in view["players"][0]["cells"][0]["needs"])) == "BP"
        found = attack_odds(view, view["monster"]["active"])
        assert found is not None
        chance: float = found.dice
        return chance

    assert hunted([]) == 0
    assert hunted(["bea-11", "bea-01"]) == pytest.approx(0.899, abs=0.0006)  # two different symbols [VAL-5.15]


SURE: dict[str, tuple[list[str], list[int], list[str]]] = {
    "a swap": (["tac-swap-1"], [6, 6, 6, 6, 6, 6], []),
    "a heroic attack": (["tac-hero4-s", "tac-fury2-1"], [1, 2, 6, 6, 6, 6], []),
    "two cards": (["tac-hero3-1", "tac-fury2-1"], [1, 6, 6, 6, 6, 6], []),
}


@pytest.mark.parametrize("name", SURE)
def test_a_sure_win_with_cards_is_told_as_one(name: str) -> None:
    """Dag's 3 of strength is to be beaten by Arne, who has an axe and 3 himself, with what is in the hand. [VAL-6.9]"""
    hand, rolled, _ = SURE[name]
    position: dict[str, Any] = {"A": {"squad": ["bea-03"]}, "B": {"squad": ["bea-01"], "hand": hand}}
    if name == "a swap":
        hand = [*hand, "tac-fury2-2"]
        position["B"] = {"squad": ["bea-01"], "hand": hand}
    hands = {who: {"hand": []} | holding for who, holding in position.items()}
    position = {"turn": "A", "phase": "A", **hands}
    table = Table(GAME, named_seats("AB"), {}, 1, position=position, dice=[2, 6, 6, 6, 6, 6, *rolled])
    table.answer(0, "attack seat:1")
    table.answer(0, "activate card:bea-03")
    table.answer(0, "end")
    told = odds(table.view(1))  # type: ignore[arg-type]
    assert told is not None
    assert told.dice.now == 0
    assert told.all.best == 1
    assert told.all.first is None
    if name == "a swap":  # as sure after a reroll, which may bring the axe and spare the card
        assert told.all.reroll is not None


def test_a_chance_with_cards_never_tells_what_others_hold() -> None:
    """The defender's hand may be anything. [VAL-25]"""

    def told(hand: list[str]) -> Any:
        position = {"A": {"squad": ["bea-07"], "hand": ["tac-retal-1"]}, "B": {"squad": ["sta-02"], "hand": hand}}
        table = laid_out(position)
        table.answer(0, "attack seat:1")
        return odds(table.view(0))  # type: ignore[arg-type]

    assert told(["tac-fury2-1"]) == told(["tac-surr-1"])
