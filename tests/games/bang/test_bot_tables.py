"""The gunslinger at the other tables: two, three and hidden six players, and the business of a match."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import let_bots_answer
from engine.choices import Menu, Option
from engine.dice import Dice
from engine.games import find_game, named_seats
from engine.table import Table
from games.bang.questions import BID, DRAFT, KEEP_CHARACTER, NOMINATE, OPEN_BIDDING
from tests.games.bang.test_bot import EVERYTHING, GUNSLINGER, NAMES, answer_of, played_out

MATCH = {"match": True, "experience": True, "premiums": True, "no_mercy": True}


def answered(seats: int, position: dict[str, Any], who: str, options: dict[str, Any] | None = None) -> Option | None:
    """What the bot answers for a player in this position."""
    table = Table(find_game("bang"), named_seats(NAMES[:seats]), options or {}, position=position)
    return answer_of(table, who)


# Three players


@pytest.mark.parametrize(("who", "prey"), [("A", 2), ("B", 0), ("C", 1)])
def test_of_three_everybody_shoots_his_own_target(who: str, prey: int) -> None:
    """BNG-19.21: A is the Deputy, B the Outlaw, C the Renegade."""
    position: dict[str, Any] = {
        "A": {"role": "deputy"},
        "B": {"role": "outlaw"},
        "C": {"role": "renegade"},
        "turn": who,
    }
    position[who] |= {"hand": ["bang.b.2C"]}
    assert answered(3, position, who) == f"play card:bang.b.2C seat:{prey}"


def test_of_the_last_two_of_three_each_shoots_the_other() -> None:
    """BNG-19.23"""
    position = {
        "A": {"role": "deputy", "hand": ["bang.b.2C"]}, "B": {"role": "outlaw"}, "C": {"role": "renegade", "out": True},
        "turn": "A",
    }  # fmt: skip
    assert answered(3, position, "A") == "play card:bang.b.2C seat:1"


# Two players


def test_of_two_characters_neither_shoots_the_other() -> None:
    """BNG-19.5: only the partner is within reach."""
    position = {
        "turn": "A",
        "A": {"character": "rose-doolan", "hand": ["bang.b.2C"], "partner": {"character": "black-jack"}},
        "B": {
            "character": "jourdonnais", "in-play": ["mustang.b.8H"],
            "partner": {"character": "bart-cassidy", "in-play": ["mustang.b.9H"]},
        },
    }  # fmt: skip
    answer = answered(2, position, "A")
    assert answer != "play card:bang.b.2C character:black-jack"


def test_a_beer_saves_the_passive_character() -> None:
    """BNG-19.11"""
    position = {
        "turn": "B",
        "A": {
            "character": "rose-doolan", "hand": ["beer.b.6H"], "partner": {"character": "black-jack", "life": 1},
        },
        "B": {
            "character": "jourdonnais", "hand": ["springfield.d.KS", "missed.b.2S"],
            "partner": {"character": "bart-cassidy"},
        },
    }  # fmt: skip
    table = Table(find_game("bang"), named_seats("AB"), {}, position=position)
    table.answer(1, "play card:springfield.d.KS character:black-jack")
    while (menu := table.menu(0)) is None:
        asked = table.menu(1)
        assert asked is not None
        table.answer(1, asked.options[0])
    assert answer_of(table) == "take-it"
    table.answer(0, "take-it")
    assert answer_of(table) == "answer card:beer.b.6H"
    assert menu.prompt == "prompt.dodge"


def test_it_makes_the_fitter_character_active_even_if_sid_could_heal() -> None:
    """BNG-19.7, BNG-14.12"""
    sid = {"character": "sid-ketchum", "life": 3, "hand": ["missed.b.2S", "missed.b.3S"]}
    position = {
        "turn": "A", "step": "character", "A": sid | {"partner": {"character": "pixie-pete", "life": 1}},
        "B": {"character": "rose-doolan", "partner": {"character": "black-jack"}},
    }  # fmt: skip
    assert answered(2, position, "A") == "activate character:sid-ketchum"


def test_it_drafts_a_good_character() -> None:
    table = Table(find_game("bang"), named_seats("AB"), {}, 1)
    seat = table.awaited()[0]
    view = table.view(seat)
    options = [Option("take character:lucky-duke"), Option("take character:slab-the-killer")]
    menu = Menu("prompt.draft", options, kind=DRAFT)
    assert GUNSLINGER(view, menu, Dice(1)) == "take character:slab-the-killer"


# Six players, hidden line-up


def hidden(**holdings: Any) -> dict[str, Any]:
    """A is the Sheriff, B and C are Deputies, D, E and F Outlaws; the Renegade was removed."""
    roles = {"A": "sheriff", "B": "deputy", "C": "deputy", "D": "outlaw", "E": "outlaw", "F": "outlaw"}
    known = {name: {"role": role} | holdings.pop(name, {}) for name, role in roles.items()}
    return {"removed-role": "renegade", **known, **holdings}


def test_the_sheriff_declares_when_hardly_an_enemy_can_be_left() -> None:
    """BNG-19.36: three Outlaws are out, and both others have fought them."""
    out = {"out": True}
    deeds = [["B", "D", 3], ["B", "E", 3], ["C", "F", 3], ["C", "E", 3]]
    position = hidden(D=out, E=out, F=out, deeds=deeds, turn="C", step="next")
    options = {"hidden_line_up": True}
    table = Table(find_game("bang"), named_seats(NAMES[:6]), options, position=position)
    menu = table.menu(0)
    assert menu is not None
    assert menu.prompt == "prompt.crime-is-defeated"
    assert answer_of(table) == "declare"


def test_it_plays_on_while_an_enemy_is_likely_left() -> None:
    """BNG-19.36: B has shot at the Sheriff again and again."""
    out = {"out": True}
    position = hidden(A={"life": 2}, D=out, E=out, F=out, deeds=[["B", "A", 3]], turn="C", step="next")
    assert answered(6, position, "A", {"hidden_line_up": True}) == "play-on"


# A match


def business(kind: str, options: list[str], about: tuple[str, ...] = (), dollars: int = 1000) -> Option | None:
    """The answer to a question before a game, with so much money."""
    position = {"turn": "A", "A": {"money": dollars}}
    table = Table(find_game("bang"), named_seats(NAMES[:4]), {"match": True, "hire": True}, position=position)
    menu = Menu(f"prompt.{kind}", [Option(option) for option in options], about=about, kind=kind)
    return GUNSLINGER(table.view(0), menu, Dice(1))


def test_it_bids_for_a_good_character_and_drops_out_of_a_dear_auction() -> None:
    """BNG-20.8"""
    slab = "character:slab-the-killer"
    assert business(NOMINATE, ["nominate character:lucky-duke", f"nominate {slab}"]) == f"nominate {slab}"
    assert business(OPEN_BIDDING, ["bid amount:100", "bid amount:200"], (slab,)) == "bid amount:100"
    assert business(BID, ["bid amount:200", "drop-out"], (slab, "amount:100")) == "bid amount:200"
    assert business(BID, ["bid amount:900", "drop-out"], (slab, "amount:800")) == "drop-out"
    assert business(KEEP_CHARACTER, ["keep", "let-go"], (slab, "amount:100")) == "keep"
    assert business(KEEP_CHARACTER, ["keep", "let-go"], (slab, "amount:900")) == "let-go"


# Whole games


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"expansions": ["dodge-city", "extra"]}),
        (3, EVERYTHING),
        (6, EVERYTHING | {"hidden_line_up": True}),
        (2, MATCH | {"expansions": ["dodge-city"]}),
        (3, MATCH | EVERYTHING | {"hire": True}),
        (4, MATCH | EVERYTHING | {"hire": True, "rules": "official"}),
    ],
)
def test_games_at_all_tables_end(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        assert played_out(seats, seed, options).result is not None


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, EVERYTHING), (6, EVERYTHING | {"hidden_line_up": True})])
def test_games_at_the_other_tables_keep_all_promises(seats: int, options: dict[str, Any]) -> None:
    assert played_out(seats, 1, options, is_watched=True).result is not None


@pytest.mark.parametrize("seats", [2, 3])
def test_it_beats_random_players(seats: int) -> None:
    wins = 0
    for seed in range(40):
        table = Table(find_game("bang"), named_seats(NAMES[:seats]), {}, seed)
        bots = dict.fromkeys(range(seats), find_game("bang").bots["random"]) | {seed % seats: GUNSLINGER}
        chance = Dice(seed)
        while table.ask is not None:
            let_bots_answer(table, bots, chance)
        assert table.result is not None
        wins += seed % seats in table.result.winners
    print(f"{seats} players: {wins} wins of 40")
    assert wins >= 26
