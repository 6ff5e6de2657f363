"""The gunslinger: it plays its role, answers as a thoughtful person would, and beats the random bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.bots import let_bots_answer, random_bot
from engine.choices import Menu, Option
from engine.dice import Dice
from engine.games import Reasoned, find_game, named_seats
from engine.promises import Watch
from engine.table import Table
from tests.bench.bots import play, roles_of
from tests.long import long_or_short

GUNSLINGER = find_game("bang").bots["normal"]
NAMES = "ABCDEFGH"
EVERYTHING = {"expansions": ["dodge-city", "extra", "high-noon", "fistful", "wild-west-show"]}
MOST_ANSWERS = 10_000


def table_of(position: Mapping[str, Any], seats: int = 5, moves: tuple[str, ...] = ()) -> Table[Any]:
    """A table laid out, after some moves such as `A play card:x seat:1`."""
    table = Table(find_game("bang"), named_seats(NAMES[:seats]), EVERYTHING, position={"turn": "A"} | dict(position))
    for move in moves:
        table.answer(NAMES.index(move[0]), move[2:])
    return table


def answer_of(table: Table[Any], who: str = "A") -> Option | None:
    """What the bot answers for a player; it is on his menu."""
    seat = NAMES.index(who)
    menu = table.menu(seat)
    assert menu is not None
    answer = GUNSLINGER(table.view(seat), menu, Dice(1))
    assert answer is None or menu.accept(answer) is not None
    return answer


def answered(position: Mapping[str, Any], *moves: str, seats: int = 5, who: str = "A") -> Option:
    """What the bot answers for a player there."""
    answer = answer_of(table_of(position, seats, moves), who)
    assert answer is not None
    return answer


LAW_AND_CRIME = {
    "A": {"role": "sheriff"},
    "B": {"role": "outlaw"},
    "C": {"role": "deputy"},
    "D": {"role": "renegade"},
    "E": {"role": "outlaw"},
}


def lay_out(**holdings: Any) -> dict[str, Any]:
    """A is the Sheriff, B and E are Outlaws, C is a Deputy, D the Renegade; with these cards, lives and so on."""
    known = {name: LAW_AND_CRIME[name] | dict(holdings.pop(name, {})) for name in LAW_AND_CRIME}
    return {**known, **holdings}


# Roles


def test_an_outlaw_goes_for_the_sheriff() -> None:
    """BNG-3.3: C sits at his other side, and nobody knows who that is."""
    answer = answered(lay_out(turn="B", B={"hand": ["bang.b.2C"]}), who="B")
    assert answer == "play card:bang.b.2C seat:0"


def test_a_deputy_does_not_shoot_the_sheriff_even_if_nobody_else_is_in_reach() -> None:
    position = lay_out(
        turn="C", B={"in-play": ["mustang.b.8H"]}, C={"hand": ["bang.b.2C"]}, D={"in-play": ["mustang.b.9H"]},
        event="ambush",
    )  # fmt: skip
    position["E"] |= {"in-play": ["hideout.d.KD"]}
    table = table_of(position)
    menu = table.menu(2)
    assert menu is not None
    assert "play card:bang.b.2C seat:0" in menu.options
    assert answer_of(table, "C") == "end"


def test_a_deputy_shoots_whoever_acts_against_the_sheriff() -> None:
    """With seven players one of C's neighbours could be the other Deputy."""
    position = {"A": {"role": "sheriff"}, "C": {"role": "deputy", "hand": ["bang.b.2C"]}, "turn": "C"}
    for suspect, seat in (("B", 1), ("D", 3)):
        answer = answered(position | {"deeds": [[suspect, "A", 2]]}, seats=7, who="C")
        assert answer == f"play card:bang.b.2C seat:{seat}"


def test_a_deputy_spares_whoever_acts_against_those_who_attack_the_sheriff() -> None:
    position = {"A": {"role": "sheriff"}, "C": {"role": "deputy", "hand": ["bang.b.2C"]}, "turn": "C"}
    deeds = [["F", "A", 3], ["B", "F", 3], ["G", "A", 3], ["B", "G", 3], ["D", "A", 1]]
    answer = answered(position | {"deeds": deeds}, seats=7, who="C")
    assert answer == "play card:bang.b.2C seat:3"


def test_the_sheriff_shoots_whoever_acts_against_him() -> None:
    for suspect, seat in (("B", 1), ("E", 4)):
        answer = answered(lay_out(A={"hand": ["bang.b.2C"]}, deeds=[[suspect, "A", 1]]))
        assert answer == f"play card:bang.b.2C seat:{seat}"


def test_a_renegade_shoots_an_outlaw_and_not_the_sheriff_while_outlaws_are_many() -> None:
    position = {
        "A": {"role": "sheriff", "life": 4}, "B": {"role": "renegade", "hand": ["bang.b.2C"]}, "C": {"role": "outlaw"},
        "turn": "B", "deeds": [["C", "A", 3]],
    }  # fmt: skip
    assert answered(position, seats=6, who="B") == "play card:bang.b.2C seat:2"


def test_a_renegade_shoots_a_deputy_when_the_law_is_stronger() -> None:
    """BNG-3.3: of three Outlaws two are dead."""
    position = {
        "A": {"role": "sheriff"}, "B": {"role": "deputy"}, "C": {"role": "renegade", "hand": ["bang.b.2C"]},
        "D": {"role": "outlaw"}, "E": {"role": "deputy"}, "F": {"role": "outlaw", "out": True},
        "G": {"role": "outlaw", "out": True}, "turn": "C",
        "deeds": [["B", "F", 3], ["E", "F", 2], ["D", "A", 3]],
    }  # fmt: skip
    assert answered(position, seats=7, who="C") == "play card:bang.b.2C seat:1"


def test_a_renegade_spares_the_sheriff_as_long_as_somebody_else_is_left_and_then_shoots_him() -> None:
    position = lay_out(
        turn="D",
        A={"life": 1},
        B={"out": True},
        C={"out": True},
        D={"hand": ["bang.b.2C"]},
        E={"in-play": ["jail.b.4H"]},
    )
    assert answered(position, who="D") == "play card:bang.b.2C seat:4"
    position["E"] = {"role": "outlaw", "out": True}
    assert answered(position, who="D") == "play card:bang.b.2C seat:0"


def test_everybody_is_an_enemy_in_the_wild_west_show() -> None:
    """BNG-18.10"""
    position = lay_out(
        turn="C", show="wild-west-show", C={"hand": ["duel.b.8C", "bang.b.2C", "bang.b.3C"]}, A={"life": 1}
    )
    assert answered(position, who="C") != "end"


# Phase 2


def test_it_keeps_a_bang_rather_than_shoot_at_a_likely_friend() -> None:
    position = lay_out(
        turn="B", B={"hand": ["bang.b.2C"]}, C={"role": "outlaw"}, E={"role": "deputy"}, deeds=[["C", "A", 3]]
    )
    position["A"] |= {"in-play": ["mustang.b.8H"]}
    assert answered(position, who="B") == "end"


def test_it_fights_a_duel_only_with_enough_bang_cards() -> None:
    full = ["beer.b.6H", "missed.b.2S", "missed.b.3S", "bang.b.5C", "bang.b.6C"]
    position = lay_out(turn="B", A={"hand": full, "life": 5}, B={"hand": ["duel.b.8C"], "life": 2})
    assert answered(position, who="B") == "end"
    position["B"] = LAW_AND_CRIME["B"] | {"hand": ["duel.b.8C", "bang.b.2C", "bang.b.3C", "bang.b.4C"], "life": 4}
    position["A"] = LAW_AND_CRIME["A"] | {"hand": ["bang.b.5C"], "in-play": ["mustang.b.8H"]}
    assert answered(position, who="B") == "play card:duel.b.8C seat:0"


def test_jail_is_for_the_most_dangerous_enemy_and_never_for_a_friend() -> None:
    """BNG-13.17"""
    position = lay_out(turn="C", C={"hand": ["jail.b.4H"]}, deeds=[["E", "A", 3], ["D", "E", 2]])
    assert answered(position, who="C") == "lay card:jail.b.4H seat:4"
    alone = lay_out(turn="B", B={"hand": ["jail.b.4H"]}, C={"out": True}, D={"out": True})
    assert answered(alone, who="B") == "end"


def test_it_robs_an_enemy_of_his_best_card_and_frees_a_friend_of_dynamite() -> None:
    """BNG-7.10"""
    loot = {"in-play": ["barrel.b.QS", "schofield.b.QC"]}
    position = lay_out(A={"hand": ["panic.b.8D"]}, B=loot, deeds=[["B", "A", 2]])
    assert answered(position) == "play card:panic.b.8D card:barrel.b.QS"
    position = lay_out(turn="C", C={"hand": ["cat-balou.b.9D"]}, A={"in-play": ["dynamite.b.2H"], "life": 2})
    assert answered(position, who="C") == "play card:cat-balou.b.9D card:dynamite.b.2H"


def test_it_throws_its_own_dynamite_out() -> None:
    position = lay_out(turn="B", B={"hand": ["cat-balou.b.9D"], "in-play": ["dynamite.b.2H"], "life": 2})
    assert answered(position, who="B") == "play card:cat-balou.b.9D card:dynamite.b.2H"


def test_a_gatling_is_weighed_by_friends_and_foes() -> None:
    position = lay_out(turn="C", A={"life": 1}, C={"hand": ["gatling.b.10H"]})
    assert answered(position, who="C") == "end"
    position = lay_out(turn="B", A={"life": 1}, B={"hand": ["gatling.b.10H"]})
    assert answered(position, who="B") == "play card:gatling.b.10H"


def test_indians_are_not_sent_against_a_dying_friend() -> None:
    position = lay_out(turn="C", A={"life": 1}, C={"hand": ["indians.b.KD"]}, B={"hand": ["beer.b.6H"]})
    assert answered(position, who="C") == "end"


def test_a_wounded_player_drinks_and_a_sound_one_keeps_his_beer() -> None:
    assert answered(lay_out(A={"hand": ["beer.b.6H"], "life": 2})) == "play card:beer.b.6H"
    assert answered(lay_out(A={"hand": ["beer.b.6H"]})) == "end"


def test_it_does_not_drink_when_only_two_are_left() -> None:
    """BNG-10.6"""
    out = {"out": True}
    assert answered(lay_out(A={"hand": ["beer.b.6H"], "life": 2}, C=out, D=out, E=out)) == "end"


def test_it_draws_and_equips_itself_before_it_shoots() -> None:
    hand = ["bang.b.2C", "stagecoach.b.9S", "barrel.b.QS"]
    position = lay_out(A={"hand": hand}, deeds=[["B", "A", 1]])
    assert answered(position) == "play card:stagecoach.b.9S"
    position["A"] |= {"hand": hand[:1] + hand[2:]}
    assert answered(position) == "lay card:barrel.b.QS"


def test_it_takes_a_weapon_that_reaches_the_sheriff() -> None:
    position = {
        "A": {"role": "sheriff"},
        "D": {"role": "outlaw", "hand": ["winchester.b.8S", "bang.b.2C"]},
        "turn": "D",
    }
    assert answered(position, seats=6, who="D") == "lay card:winchester.b.8S"


def test_it_does_not_lay_a_second_barrel() -> None:
    assert answered(lay_out(A={"hand": ["barrel.b.QS"], "in-play": ["barrel.b.KS"]})) == "end"


def test_dynamite_is_not_for_somebody_with_few_lives() -> None:
    assert answered(lay_out(A={"hand": ["dynamite.b.2H"], "life": 2})) == "end"


def test_a_green_card_is_used_at_an_enemy() -> None:
    position = lay_out(turn="B", B={"in-play": ["buffalo-rifle.d.QC"]})
    assert answered(position, who="B") == "use card:buffalo-rifle.d.QC seat:0"


# Answers


def test_barrel_first_then_a_missed() -> None:
    position = lay_out(
        turn="B", A={"hand": ["missed.b.2S", "beer.b.6H"], "in-play": ["barrel.b.QS"]}, B={"hand": ["bang.b.2C"]},
        deck=["bang.b.3C"],
    )  # fmt: skip
    moves = ["B play card:bang.b.2C seat:0"]
    assert answered(position, *moves) == "check card:barrel.b.QS"
    assert answered(position, *moves, "A check card:barrel.b.QS") == "answer card:missed.b.2S"


def test_one_missed_is_not_wasted_where_two_are_needed() -> None:
    """BNG-14.13"""
    slab = {"character": "slab-the-killer", "hand": ["bang.b.2C"]}
    position = lay_out(turn="B", A={"hand": ["missed.b.2S", "beer.b.6H"]}, B=slab)
    assert answered(position, "B play card:bang.b.2C seat:0") == "take-it"
    position["A"] |= {"hand": ["missed.b.2S", "missed.b.3S"]}
    assert answered(position, "B play card:bang.b.2C seat:0").verb == "answer"


def test_it_answers_indians_with_a_bang() -> None:
    position = lay_out(turn="B", C={"hand": ["missed.b.2S", "bang.b.3C"]}, B={"hand": ["indians.b.KD"]})
    assert answered(position, "B play card:indians.b.KD", who="C") == "answer card:bang.b.3C"


def test_the_last_beer_saves_a_life() -> None:
    position = lay_out(turn="B", A={"hand": ["beer.b.6H"], "life": 1}, B={"hand": ["bang.b.2C"]})
    assert answered(position, "B play card:bang.b.2C seat:0", "A take-it") == "answer card:beer.b.6H"


def test_sid_heals_himself_with_what_he_would_have_to_discard() -> None:
    """BNG-14.12"""
    sid = {"character": "sid-ketchum", "life": 1, "hand": ["volcanic.b.10S", "volcanic.b.10C", "missed.b.2S"]}
    assert answered(lay_out(A=sid)).verb in ("lay", "heal")
    sid["hand"] = ["saloon.b.5H", "general-store.b.9C", "missed.b.2S"]
    dying = lay_out(turn="B", A=sid | {"hand": ["duel.b.8C", "general-store.b.9C"]}, B={"hand": ["bang.b.2C"]})
    assert answered(dying, "B play card:bang.b.2C seat:0", "A take-it").verb == "heal"


def test_sid_keeps_his_missed_in_the_turns_of_others() -> None:
    sid = {"character": "sid-ketchum", "life": 2, "hand": ["missed.b.2S", "missed.b.3S"]}
    assert answer_of(table_of(lay_out(turn="B", A=sid))) is None


def test_nobody_talks_under_gag() -> None:
    """BNG-22.3"""
    table = table_of(lay_out(show="gag"))
    assert answer_of(table) == "end"
    assert answer_of(table, "B") is None


# Smaller choices


def test_it_keeps_missed_and_beer_when_it_must_discard() -> None:
    hand = ["missed.b.2S", "beer.b.6H", "general-store.b.9C", "dynamite.b.2H"]
    answer = answered(lay_out(A={"hand": hand, "life": 2}, step="discard"))
    assert set(answer.refs) == {"card:general-store.b.9C", "card:dynamite.b.2H"}


def test_it_takes_the_best_card_of_the_store() -> None:
    position = lay_out(
        A={"hand": ["general-store.b.9C"]},
        deck=["saloon.b.5H", "barrel.b.QS", "schofield.b.QC", "dynamite.b.2H", "duel.b.8C"],
    )
    assert answered(position, "A play card:general-store.b.9C") == "take card:barrel.b.QS"


def test_kit_keeps_the_two_best_of_three() -> None:
    kit = {"character": "kit-carlson"}
    position = lay_out(A=kit, step="draw", deck=["dynamite.b.2H", "missed.b.2S", "wells-fargo.b.3H"])
    assert set(answered(position).refs) == {"card:missed.b.2S", "card:wells-fargo.b.3H"}


def test_jesse_takes_his_first_card_from_an_enemy() -> None:
    position = lay_out(
        A={"character": "jesse-jones"}, C={"hand": ["bang.b.2C"]}, E={"hand": ["bang.b.3C"]}, step="draw",
        deeds=[["E", "A", 2], ["C", "E", 2]],
    )  # fmt: skip
    assert answered(position) == "draw hand:4"


def test_lucky_duke_counts_the_heart_and_not_what_explodes() -> None:
    """BNG-9.2"""
    duke = {"character": "lucky-duke", "in-play": ["dynamite.b.2H"]}
    position = lay_out(A=duke, step="checks", deck=["missed.b.5S", "bang.b.3C"])
    assert answered(position) == "count card:bang.b.3C"
    jailed = lay_out(turn="B", B={"character": "lucky-duke", "in-play": ["jail.b.4H"]}, step="checks")
    assert answered(jailed | {"deck": ["bang.b.3C", "beer.b.6H"]}, who="B") == "count card:beer.b.6H"


def test_vera_copies_the_best_ability_and_flint_robs_an_enemy() -> None:
    position = lay_out(
        A={"character": "vera-custer"}, B={"character": "johnny-kisch"}, C={"character": "pixie-pete"}, step="character"
    )
    assert answered(position) == "copy seat:2"
    flint = {"character": "flint-westwood", "hand": ["saloon.b.5H"]}
    position = lay_out(turn="C", C=flint, E={"hand": ["bang.b.2C", "bang.b.3C"]}, A={"hand": ["bang.b.4C"]})
    assert answered(position, who="C") == "barter hand:4"
    assert answered(
        position | {"C": position["C"] | {"hand": ["saloon.b.5H", "missed.b.2S"]}}, "C barter hand:4", who="C"
    ) == ("give card:saloon.b.5H")


def test_jose_sells_what_lies_before_him_already_and_doc_shoots_the_sheriff() -> None:
    jose = {"character": "jose-delgado", "hand": ["barrel.b.QS"], "in-play": ["barrel.b.KS"]}
    assert answered(lay_out(A=jose)) == "sell card:barrel.b.QS"
    doc = {"character": "doc-holyday", "hand": ["missed.b.2S", "missed.b.3S", "dynamite.b.2H"], "life": 1}
    position = lay_out(turn="B", B=doc)
    assert answered(position, who="B") == "doc seat:0"


def test_chuck_does_not_pay_with_his_last_lives() -> None:
    assert answered(lay_out(A={"character": "chuck-wengam", "life": 2})) == "end"


def test_lee_repeats_a_shot_at_the_sheriff() -> None:
    """BNG-14.40"""
    lee = {"character": "lee-van-kliff", "hand": ["bang.b.2C", "bang.b.3C"]}
    answer = answered(lay_out(turn="B", B=lee), "B play card:bang.b.2C seat:0", who="B")
    assert answer == "repeat card:bang.b.3C seat:0"


def test_a_deputy_gives_a_life_to_a_dying_sheriff_and_an_outlaw_does_not() -> None:
    """BNG-16.9"""
    position = lay_out(turn="C", step="start", event="blood-brothers", A={"life": 1})
    assert answered(position, who="C") == "give-life seat:0"
    assert answered(position | {"turn": "B"}, who="B") == "decline"


@pytest.mark.parametrize(
    ("event", "step", "holding", "expected"),
    [
        ("hard-liquor", "draw", {"life": 1}, "drink"),
        ("hard-liquor", "draw", {"life": 4}, "draw pile:deck"),
        ("new-identity", "start", {"life": 1, "spare": "pixie-pete"}, "become character:pixie-pete"),
        ("new-identity", "start", {"life": 5, "spare": "pixie-pete"}, "decline"),
        ("ranch", "after-play", {"hand": ["missed.b.2S", "dynamite.b.2H"]}, "exchange card:dynamite.b.2H"),
        ("ranch", "after-play", {"hand": ["missed.b.2S", "beer.b.6H"]}, "decline"),
    ],
)
def test_what_events_ask(event: str, step: str, holding: dict[str, Any], expected: str) -> None:
    assert answered(lay_out(A=holding, event=event, step=step)) == expected


def test_handcuffs_are_for_an_enemy() -> None:
    """BNG-17.9"""
    position = lay_out(step="arrival", events=["handcuffs"], A={"turns": 3}, deeds=[["E", "A", 3], ["C", "E", 3]])
    assert answered(position) == "handcuff seat:4"


def test_roulette_is_answered_with_the_least_useful_card() -> None:
    """BNG-16.14"""
    elena = {"character": "elena-fuente", "hand": ["beer.b.6H", "dynamite.b.2H"], "turns": 3}
    position = lay_out(step="arrival", events=["russian-roulette"], A=elena)
    assert answered(position) == "answer card:dynamite.b.2H"


def test_a_card_that_does_not_matter_is_not_defended_with_a_missed() -> None:
    """BNG-16.6"""
    position = lay_out(
        turn="B", event="ricochet", A={"hand": ["missed.b.2S", "beer.b.6H"], "in-play": ["jail.b.4H"]},
        B={"hand": ["bang.b.2C"]},
    )  # fmt: skip
    assert answered(position, "B ricochet card:bang.b.2C card:jail.b.4H") == "take-it"


def test_a_commander_lets_an_enemy_shoot_at_the_other_one() -> None:
    """BNG-18.4"""
    position = lay_out(
        turn="C", show="dorothy-rage", D={"hand": ["bang.b.2C", "bang.b.3C"]}, deeds=[["E", "A", 3], ["D", "A", 1]]
    )
    assert answered(position, who="C") == "command seat:3"
    assert answered(position, "C command seat:3", who="C") == "name kind:bang"
    ordered = ("C command seat:3", "C name kind:bang", "D choose card:bang.b.2C")
    assert answered(position, *ordered, who="C") == "aim seat:4"


def test_lady_rosa_takes_a_turn_from_an_enemy_and_not_from_a_friend() -> None:
    """BNG-18.2"""
    assert answered(lay_out(turn="B", show="lady-rosa"), who="B") == "swap-places seat:0"
    friend = lay_out(turn="C", show="lady-rosa", B={"out": True})
    assert answered(friend, who="C") == "end"


def test_it_hurries_when_few_cards_cost_a_life() -> None:
    """BNG-18.9"""
    hand = ["beer.b.6H", "barrel.b.QS", "general-store.b.9C"]
    table = table_of(lay_out(show="miss-susanna", A={"hand": hand}))
    table.answer(0, "lay card:barrel.b.QS")
    assert answer_of(table) != "end"


def test_an_unknown_question_gets_a_harmless_answer() -> None:
    table = table_of(lay_out())
    menu = Menu("prompt.something-new", [Option("leap card:bang.b.2C"), Option("decline")])
    assert GUNSLINGER(table.view(0), menu, Dice(1)) == "decline"
    menu = Menu("prompt.something-new", [Option("leap over"), Option("leap under")])
    assert GUNSLINGER(table.view(0), menu, Dice(1)) == "leap over"


# Whole games


def played_out(seats: int, seed: int, options: Mapping[str, Any], *, is_watched: bool = False) -> Table[Any]:
    """A game among gunslingers; every answer is on its menu."""
    table = Table(find_game("bang"), named_seats(NAMES[:seats]), options, seed)
    watch = Watch(table) if is_watched else None
    chance = Dice(seed)
    for _ in range(MOST_ANSWERS):
        if table.ask is None:
            return table
        assert let_bots_answer(table, dict.fromkeys(range(seats), GUNSLINGER), chance), table.where()
        if watch is not None:
            watch.step()
    raise AssertionError(f"no end after {MOST_ANSWERS} answers, seed {seed}")


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_games_with_everything_keep_all_promises(seats: int) -> None:
    assert played_out(seats, seats, EVERYTHING, is_watched=True).result is not None


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_games_among_gunslingers_end(seats: int) -> None:
    for seed in range(long_or_short(20, 6)):
        assert played_out(seats, seed, EVERYTHING if seed % 2 else {}).result is not None


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"expansions": ["dodge-city", "extra"]}),
        (3, EVERYTHING),
        (4, EVERYTHING),
        (6, EVERYTHING),
        (6, EVERYTHING | {"hidden_line_up": True}),
        (8, EVERYTHING | {"rules": "official"}),
    ],
)
def test_its_answer_is_legal_whatever_random_bots_have_made_of_the_game(seats: int, options: dict[str, Any]) -> None:
    for seed in range(8 if seats == 2 else 3):
        table = Table(find_game("bang"), named_seats(NAMES[:seats]), options, seed)
        chance = Dice(seed)
        while table.ask is not None:
            for seat in table.ask.menus:
                menu = table.menu(seat)
                if menu is not None:
                    answer = GUNSLINGER(table.view(seat), menu, chance)
                    assert menu.optional if answer is None else menu.accept(answer) is not None
            let_bots_answer(table, dict.fromkeys(range(seats), random_bot), chance)


@pytest.mark.parametrize(("role", "seats", "lead"), [("sheriff", 5, 0.2), ("outlaw", 5, 0.2), ("renegade", 5, 0.1)])
def test_it_wins_clearly_more_often_than_a_random_player_in_its_place(role: str, seats: int, lead: float) -> None:
    """`python -m tests.bench.bots bang` measures all roles at all tables."""
    game, games = find_game("bang"), 60
    wins = {True: 0, False: 0}
    for seed in range(games):
        roles = roles_of(Table(game, named_seats(NAMES[:seats]), {}, seed))
        seat = roles.index(f"role:{role}")
        for is_bot in wins:
            wins[is_bot] += seat in play(game, seats, {}, seed, {seat} if is_bot else set(), GUNSLINGER)
    print(f"{role}: {wins[True]} wins of {games}, at random {wins[False]}")
    assert wins[True] >= wins[False] + lead * games


# Reasons


def test_it_says_what_weighed_most() -> None:
    """B shot at the Sheriff, who takes him for an Outlaw and can kill him."""
    position = lay_out(A={"hand": ["bang.b.2C"]}, B={"life": 1}, deeds=[["B", "A", 3]])
    answer = answered(position)
    assert answer == "play card:bang.b.2C seat:1"
    assert isinstance(answer, Reasoned)
    weights = [abs(reason.weight) for reason in answer.reasons]
    assert weights == sorted(weights, reverse=True)
    assert "reason.last-life" in [reason.key for reason in answer.reasons]
    assert answer.reasons[0].refs[-1] == "seat:1"


@pytest.mark.parametrize("level", ["hard", "normal", "easy"])
def test_every_choice_has_its_reasons(level: str) -> None:
    bot, seats = find_game("bang").bots[level], 5
    table, chance, asked = Table(find_game("bang"), named_seats(NAMES[:seats]), {}, 3), Dice(3), 0

    def watched(view: Any, menu: Menu, chance: Dice) -> Option | None:
        nonlocal asked
        answer = bot(view, menu, chance)
        assert answer is None or (isinstance(answer, Reasoned) and answer.reasons)
        asked += answer is not None
        return answer

    while table.ask is not None and asked < 150:
        assert let_bots_answer(table, dict.fromkeys(range(seats), watched), chance)
    assert asked > 50
