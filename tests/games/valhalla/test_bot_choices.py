"""Positions in which the right choice is clear from the rules and the odds."""

from __future__ import annotations

import pytest

from engine.games import Bot
from games.valhalla.bots import easy, normal
from tests.games.valhalla.positions import answer_of, laid_out, let_act

ALL = pytest.mark.parametrize("bot", [easy, normal], ids=["easy", "normal"])
DECK = ["boa-01", "boa-02", "boa-03", "boa-04", "sta-01", "sta-02", "sta-03", "sta-05", "wol-01", "wol-02", "wol-03"]

# Whom to attack


@ALL
def test_the_weak_are_attacked_and_not_the_strong(bot: Bot) -> None:
    """Four good warriors against a lone one of strength 2, or against four as good. [VAL-3.7]"""
    strong = ["bea-11", "bea-07", "sta-10", "bea-04"]
    table = laid_out(
        {"A": {"squad": ["bea-01", "bea-03", "bea-05", "wol-10"]}, "B": {"squad": strong}, "C": {"squad": ["bea-06"]}},
        names="ABC",
    )
    assert answer_of(bot, table) == "attack seat:2"


def test_a_lone_weak_warrior_does_not_attack_a_full_squad() -> None:
    table = laid_out(
        {
            "A": {"squad": ["gia-04"], "hand": ["bea-01", "bea-03"]},
            "B": {"squad": ["bea-01", "bea-09", "bea-04", "bea-05"][1:], "hand": ["tac-fury2-1", "tac-fury2-2"]},
        }
    )
    assert answer_of(normal, table) == "muster-two card:bea-01 card:bea-03"


def test_before_ragnarok_whoever_has_valour_in_hand_musters_it() -> None:
    """In the last turn nobody can be attacked; a warrior in the squad may score, one in the hand never. [VAL-8.4]"""
    table = laid_out(
        {
            "A": {"squad": ["bea-06"], "hand": ["bea-08", "tac-fury2-1"]},
            "B": {"squad": []},
            "deck": [],
            "to-come": ["A"],
            "turn": "A",
        }
    )
    assert (answer_of(normal, table) or "").startswith("muster card:bea-08")


# Dice and cards


@ALL
def test_a_roll_that_arms_everybody_is_not_rolled_again(bot: Bot) -> None:
    table = laid_out(
        {"A": {"squad": ["bea-01", "bea-03", "bea-07"]}, "B": {"squad": ["bea-04"]}},
        ["A attack seat:1"],
        [1, 2, 3, 4, 5, 6],
    )
    said = let_act(bot, table)
    assert said[0].split(" ")[0] == "arm-squad"
    assert said[-1] == "end"


def test_dice_that_help_are_kept_and_an_x_pays() -> None:
    """A and S lie there for A S P, and a lone defender of strength 2 has to be beaten: an X pays, X and H roll on."""
    table = laid_out({"A": {"squad": ["bea-11"]}, "B": {"squad": ["bea-06"]}}, ["A attack seat:1"], [1, 2, 6, 6, 6, 5])
    assert answer_of(normal, table) in ("pay die:2", "pay die:3", "pay die:4")
    table.answer(0, "pay die:2")
    assert answer_of(normal, table) == "reroll die:3 die:4 die:5"


def test_no_card_is_played_where_it_changes_nothing() -> None:
    """The attack came to 3; 14 beats it without any card. [VAL-6.9]"""
    table = laid_out(
        {
            "A": {"squad": ["bea-01"]},
            "B": {"squad": ["bea-15"], "hand": ["tac-fury2-1", "tac-hero3-1", "tac-retal-1"]},
        },
        ["A attack seat:1", "A activate card:bea-01", "A end"],
        [1, 6, 6, 6, 6, 6, 1, 2, 4, 5, 6, 6],
    )
    assert let_act(normal, table) == ["activate card:bea-15", "end"]


def test_a_defender_who_cannot_win_keeps_the_cards() -> None:
    """17 cannot be reached with a warrior of strength 3 and Fury +2. [VAL-6.9]"""
    table = laid_out(
        {"A": {"squad": ["bea-15", "bea-01"]}, "B": {"squad": ["bea-04"], "hand": ["tac-fury2-1"]}},
        ["A attack seat:1", "A arm-squad card:bea-15 card:bea-01", "A end"],
        [1, 2, 4, 5, 1, 6, 3, 6, 6, 6, 6, 6],
    )
    assert not any("tac-fury2" in line for line in let_act(normal, table))


def test_the_card_that_decides_a_defence_is_played() -> None:
    """3 against 3 is lost by the defender; with Fury +2 it is won. [VAL-6.9, VAL-11.1]"""
    table = laid_out(
        {"A": {"squad": ["bea-01"]}, "B": {"squad": ["bea-04"], "hand": ["tac-fury2-1"]}},
        ["A attack seat:1", "A activate card:bea-01", "A end"],
        [1, 6, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6],
    )
    said = let_act(normal, table)
    assert "play card:tac-fury2-1" in said
    assert said.index("activate card:bea-04") < said.index("play card:tac-fury2-1")


def test_a_swap_turns_every_x_to_what_is_missing() -> None:
    """B H H with [B X X P P P] in Ragnarok: both X become H. [VAL-11.7, VAL-8.4]"""
    table = laid_out(
        {
            "A": {"squad": ["bea-13"], "hand": ["tac-swap-1"]},
            "B": {"squad": []},
            "deck": [],
            "stage": "ragnarok",
            "to-come": ["A", "B"],
        },
        (),
        [4, 6, 6, 3, 3, 3],
    )
    said = let_act(normal, table)
    assert said[0] == "play card:tac-swap-1"
    assert [line.split(" ")[2] for line in said[1:3]] == ["face:shield", "face:shield"]
    assert said[3] == "activate card:bea-13"


def test_ragnarok_is_armed_for_valour() -> None:
    """A A arms either Ketil (strength 7, valour 1) or Gisli (strength 4, valour 2). [VAL-8.4]"""
    table = laid_out(
        {"A": {"squad": ["bea-09", "sta-06"]}, "B": {}, "deck": [], "stage": "ragnarok", "to-come": ["A", "B"]},
        (),
        [1, 1, 6, 6, 6, 6],
    )
    table.answer(0, "pay die:2")
    table.answer(0, "reroll die:3")
    assert "activate card:sta-06" in let_act(normal, table)


# After a battle


def test_a_defender_sends_who_has_much_valour() -> None:
    """Bersi scores 5 at once, and would have to be armed again to do so later. [VAL-7.4]"""
    table = laid_out(
        {"A": {"squad": ["bea-01"]}, "B": {"squad": ["bea-15"]}, "deck": DECK[:3]},
        ["A attack seat:1", "A activate card:bea-01", "A end", "B activate card:bea-15", "B end"],
        [1, 6, 6, 6, 6, 6, 1, 2, 4, 5, 6, 6],
    )
    assert answer_of(normal, table) == "send card:bea-15"


def test_a_block_hits_the_strongest_and_a_hold_the_most_valour() -> None:
    """[VAL-17.3, VAL-17.4]"""
    options = {"expansions": ["dwarves"]}
    blocking = laid_out(
        {"A": {"squad": ["dwf-01"]}, "B": {"squad": ["bea-04", "sta-10", "bea-06"]}},
        ["A attack seat:1", "A activate card:dwf-01"],
        [1, 6, 6, 6, 6, 6],
        options=options,
    )
    assert answer_of(normal, blocking) == "block card:sta-10"
    holding = laid_out(
        {"A": {"squad": ["bea-13", "bea-01"]}, "B": {"squad": ["dwf-03"]}},
        ["A attack seat:1", "A arm-squad card:bea-13 card:bea-01", "A end", "B activate card:dwf-03", "B end"],
        [4, 5, 5, 1, 6, 6, 3, 6, 6, 6, 6, 6],
        options=options,
    )
    assert answer_of(normal, holding) == "hold card:bea-13"


# Monsters


@ALL
def test_monsters_are_hunted_when_it_is_likely_to_succeed(bot: Bot) -> None:
    """Garm's first card has 9: four warriors and Valhalla 4 come to that nearly always. [VAL-21.10]"""
    table = laid_out(
        {
            "A": {
                "squad": ["bea-01", "bea-03", "bea-04", "bea-05"],
                "valhalla": ["bea-13"],
                "hand": ["tac-fury2-1", "tac-fury2-2"],
            }
        },
        names="A",
    )
    assert answer_of(bot, table) == "attack monster:mon-garm-1"


def test_a_hopeless_hunt_arms_nobody_and_costs_nothing() -> None:
    """Level III: a lost attack costs six cards, one without anybody armed none; Arne's 1 point is not worth it."""
    table = laid_out(
        {"A": {"squad": ["bea-01"]}, "monster": "mon-garm-6"},
        ["A attack monster:mon-garm-6"],
        [1, 6, 6, 6, 6, 6],
        names="A",
        options={"level": "3"},
    )
    assert let_act(normal, table)[-1] == "end"
    assert table.view(0)["players"][0]["valhalla"] == 0
    assert "activate card:bea-01" not in [move.option for move in table.moves]


def test_valhalla_is_filled_up_to_the_cap() -> None:
    """Room for 3 under Garm's second cap of 6: of 3, 1 and 2 either 3 alone or 1 and 2, never 2 or 1 first alone."""
    table = laid_out(
        {"A": {"squad": ["bea-11", "bea-01", "bea-06"], "valhalla": ["bea-08"]}, "monster": "mon-garm-1"},
        ["A attack monster:mon-garm-1", "A arm-squad card:bea-11 card:bea-01 card:bea-06", "A end"],
        [1, 2, 3, 1, 5, 6],
        names="A",
    )
    option = answer_of(normal, table)
    assert option is not None
    table.answer(0, option)
    assert table.view(0)["monster"]["valour"] == 6


def test_partners_help_when_their_card_decides() -> None:
    """Garm has 9; the fighter stands at 8 without a card: the partner's Fury +2 wins the battle. [VAL-22.5]"""
    position = {"A": {"squad": ["bea-11"]}, "B": {"hand": ["tac-fury2-1", "tac-hero3-1"]}}
    moves = ["A attack monster:mon-garm-1", "A activate card:bea-11"]
    table = laid_out(position, moves, [1, 2, 3, 6, 6, 6], options={"cooperative": True})
    assert answer_of(normal, table, 1) == "aid card:tac-fury2-1"


def test_partners_keep_their_cards_when_the_battle_is_won() -> None:
    position = {"A": {"squad": ["bea-15"]}, "B": {"hand": ["tac-fury2-1"]}}
    moves = ["A attack monster:mon-garm-1", "A activate card:bea-15"]
    table = laid_out(position, moves, [1, 2, 4, 5, 6, 6], options={"cooperative": True})
    assert answer_of(normal, table, 1) is None


# Cards of expansions


def test_a_weapon_stock_arms_where_the_dice_do_not() -> None:
    """Bersi needs A S B H; the H is a card, and the attack of 3 is beaten by 14 only with it. [VAL-16.7]"""
    table = laid_out(
        {"A": {"squad": ["bea-01"]}, "B": {"squad": ["bea-15"], "hand": ["vkt-stock-h"]}},
        ["A attack seat:1", "A activate card:bea-01", "A end"],
        [1, 6, 6, 6, 6, 6, 1, 2, 4, 6, 1, 1],
        options={"expansions": ["valkyries"]},
    )
    assert answer_of(normal, table) == "activate card:bea-15"


@pytest.mark.parametrize(("other", "is_laid"), [("bea-01", True), ("bea-03", False)])
def test_a_card_is_laid_beside_a_dwarf_only_where_it_helps(other: str, is_laid: bool) -> None:
    """Against 3 the dwarf's 2 need it; against a defence that armed 10 more they do not. [VAL-17.6]"""
    squad = ["dwf-07"] if is_laid else ["dwf-07", "bea-15"]
    dice = [1 if other == "bea-01" else 2, 6, 6, 6, 6, 6]
    own = [2, 6, 6, 6, 6, 6] if is_laid else [2, 2, 1, 4, 5, 6]
    moves = ["A attack seat:1", f"A activate card:{other}", "A end"]
    if not is_laid:
        moves.append("B activate card:bea-15")
    table = laid_out(
        {"A": {"squad": [other]}, "B": {"squad": squad, "hand": ["tac-surr-1"]}},
        [*moves, "B activate card:dwf-07"],
        [*dice, *own],
        options={"expansions": ["dwarves"]},
    )
    assert answer_of(normal, table) == ("lay card:tac-surr-1" if is_laid else "pass")


def test_a_squad_is_filled_before_the_monster_comes() -> None:
    """Garm 1 lacks one symbol and rolls four dice: it likely attacks, and a lone giant would lose. [VAL-21.8]"""
    position = {"A": {"squad": ["gia-04"], "hand": ["bea-09", "tac-fury2-1"]}, "monster-dice": "AS"}
    option = answer_of(normal, laid_out(position, names="A"))
    assert option is not None
    assert option.startswith("muster card:bea-09")


def test_with_only_a_partners_warrior_armed_the_strength_counts() -> None:
    """The partner's Svala has 6 and beats the attack of 3: nothing more is played. [VAL-20.4]"""
    table = laid_out(
        {
            "A": {"squad": ["bea-01"]},
            "B": {"squad": ["bea-13"], "hand": ["tac-fury2-1", "tac-hero3-1"]},
            "C": {},
            "D": {"squad": ["sta-14"]},
        },
        ["A attack seat:1", "A activate card:bea-01", "A end", "B activate card:sta-14"],
        [1, 6, 6, 6, 6, 6, 1, 4, 5, 6, 6, 6],
        names="ABCD",
        options={"companions": "partnership"},
    )
    assert answer_of(normal, table) == "end"
