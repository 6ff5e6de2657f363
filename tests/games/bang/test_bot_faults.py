"""Faults that the gunslinger had, each as a position in which it must do better."""

from __future__ import annotations

from typing import Any

from games.bang.bots import worth
from games.bang.bots.mind import Mind
from games.bang.deck import CARD_BY_REF
from games.bang.view import view
from tests.games.bang.test_bot import answered, lay_out, table_of

OUT = {"out": True}


def test_it_rather_ends_its_turn_than_throw_a_good_weapon_away_for_nothing() -> None:
    """Three are left, side by side: a Schofield reaches nobody whom the Volcanic does not."""
    position = lay_out(A={"hand": ["schofield.b.QC"], "in-play": ["volcanic.b.10S"]}, C=OUT, D=OUT)
    assert answered(position) == "end"


def test_a_card_that_can_do_nothing_is_not_played() -> None:
    """Apache Kid laughs at diamonds [BNG-14.17], and he is the only one with a card."""
    hand = ["panic.b.8D", "missed.b.2S", "missed.b.3S"]
    kid = {"character": "apache-kid", "hand": ["bang.b.3C"]}
    assert answered(lay_out(A={"hand": hand, "life": 2}, B=kid, deeds=[["B", "A", 3]])) == "end"


def test_bang_cards_are_kept_for_a_duel_that_is_worth_more() -> None:
    """The Sheriff has no way to win a duel, but he dodges any shot."""
    sheriff = {"hand": ["beer.b.6H"], "in-play": ["iron-plate.d.AD", "barrel.b.QS"], "life": 2}
    outlaw = {"hand": ["bang.b.2C", "bang.b.3C", "duel.b.8C"]}
    assert answered(lay_out(turn="B", A=sheriff, B=outlaw), who="B") == "play card:duel.b.8C seat:0"


def test_of_an_enemys_cards_the_one_that_keeps_him_out_of_reach_goes_first() -> None:
    """Among three who sit side by side a Winchester is no better than a Colt."""
    loot = {"in-play": ["winchester.b.8S", "mustang.b.8H"]}
    position = lay_out(A={"hand": ["cat-balou.b.9D"]}, B=loot, C=OUT, D=OUT, deeds=[["B", "A", 3]])
    assert answered(position) == "play card:cat-balou.b.9D card:mustang.b.8H"


def test_a_weapon_is_worth_what_its_owner_reaches_with_it() -> None:
    """BNG-6.4: C sees two of seven from his Colt, four with a Schofield, six with a Remington."""

    def value(*in_play: str, **more: Any) -> float:
        position = {"A": {"role": "sheriff"}, "C": {"in-play": list(in_play)}, "turn": "A", **more}
        mind = Mind(view(table_of(position, seats=7).state, 0))
        return worth.in_play(mind, mind.by_ref["seat:2"], CARD_BY_REF[f"card:{in_play[-1]}"])

    assert value("schofield.b.QC") < value("remington.b.KC")
    assert value("winchester.b.8S") == value("remington.b.KC")  # nobody is farther away than three
    assert value("scope.b.AS") > value("winchester.b.8S", "scope.b.AS")
    far = {name: {"in-play": [laid]} for name, laid in (("B", "mustang.b.8H"), ("D", "mustang.b.9H"))}
    assert value("schofield.b.QC", **far) > value("schofield.b.QC")


def test_the_sheriff_holds_his_fire_while_anybody_may_be_his_deputy() -> None:
    for seats in (5, 7):
        position = {"A": {"role": "sheriff", "hand": ["bang.b.2C"]}, "turn": "A"}
        assert answered(position, seats=seats) == "end"
        assert answered(position | {"deeds": [["B", "A", 1]]}, seats=seats) == "play card:bang.b.2C seat:1"


def test_the_sheriff_spares_those_who_fight_whoever_shot_at_him() -> None:
    """B and G sit beside him."""
    deeds = [["C", "A", 2], ["B", "C", 2], ["G", "C", 2]]
    position = {"A": {"role": "sheriff", "hand": ["bang.b.2C"]}, "turn": "A", "deeds": deeds}
    assert answered(position, seats=7) == "end"


def test_a_renegade_does_not_fight_for_the_law_from_the_first_turn_on() -> None:
    """BNG-3.3: while both sides are as strong as each other he keeps his cards, whoever shot first."""
    for deeds in ([], [["C", "A", 1]]):
        position = {
            "A": {"role": "sheriff"}, "D": {"role": "renegade", "hand": ["bang.b.2C"]}, "turn": "D", "deeds": deeds,
        }  # fmt: skip
        assert answered(position, seats=5, who="D") == "end"
