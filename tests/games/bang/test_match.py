"""Matches of several games, with everything that is bought between them. [BNG-20]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.choices import Ask, Menu
from engine.dice import Dice
from engine.games import named_seats
from engine.promises import Watch
from engine.table import Table
from engine.timing import expire
from games.bang import GAME
from games.bang.deck import CARDS
from games.bang.experience import buy_back
from games.bang.hire import amounts
from games.bang.options import BangOptions
from games.bang.rules import new
from tests.playing import play_blindly

NAMES = ["A", "B", "C", "D", "E", "F", "G", "H"]


def match(seats: int, seed: int = 1, *, position: Mapping[str, Any] | None = None, **options: Any) -> Table[Any]:
    return Table(GAME, named_seats(NAMES[:seats]), {"match": True, **options}, seed, position=position)


def told(table: Table[Any], name: str) -> list[dict[str, Any]]:
    return [plain for event in table.events() if (plain := event.plain())["event"] == name]


def asked(table: Table[Any]) -> tuple[int, Menu]:
    """The one seat that is asked, and its menu."""
    (seat,) = table.awaited()
    menu = table.menu(seat)
    assert menu is not None
    return seat, menu


# The match


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_begins_once_clockwise_and_dollars_add_up(seats: int) -> None:
    """BNG-20.4, BNG-20.5"""
    table = match(seats, seed=seats, sheriff=1)
    play_blindly(table, seats)
    assert [event["first"] for event in told(table, "game-began")] == [
        f"seat:{(1 + number) % seats}" for number in range(seats)
    ]
    games = told(table, "won-game")
    assert [game["number"] for game in games] == list(range(1, seats + 1))
    totals = [sum(game["dollars"][seat] for game in games) for seat in range(seats)]
    assert table.result is not None
    assert list(table.result.scores) == table.state.money == totals
    assert table.result.winners == tuple(seat for seat in range(seats) if totals[seat] == max(totals))


def test_with_three_players_the_deputy_role_rotates() -> None:
    """BNG-20.5"""
    table = match(3, sheriff=2)
    play_blindly(table)
    deputies = [event["seat"] for event in told(table, "role-shown") if event["role"] == "role:deputy"]
    assert deputies == ["seat:2", "seat:0", "seat:1"]


def test_with_two_players_the_first_player_alternates() -> None:
    """BNG-20.4, BNG-20.5"""
    table = match(2, sheriff=1)
    play_blindly(table)
    drafted = [event["seat"] for event in told(table, "character-dealt")]
    assert drafted == ["seat:1", "seat:0", "seat:1", "seat:0", "seat:0", "seat:1", "seat:0", "seat:1"]
    assert [sum(game["dollars"]) for game in told(table, "won-game")] == [3000, 3000]


def test_other_roles_are_dealt_at_random_in_each_game() -> None:
    """BNG-20.4"""
    table = match(8, seed=3)
    play_blindly(table, 3)
    lines = [
        tuple(event["role"] for event in told(table, "laid-open")[8 * number : 8 * number + 8]) for number in range(8)
    ]
    assert [line.index("role:sheriff") for line in lines] == [
        (lines[0].index("role:sheriff") + number) % 8 for number in range(8)
    ]
    assert len(set(lines)) == 8


ALL = ["dodge-city", "extra", "high-noon", "fistful", "wild-west-show"]
VARIANTS = {"no_mercy": True, "experience": True, "hire": True, "premiums": True}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"experience": True, "premiums": True, "no_mercy": True, "expansions": ["dodge-city", "wild-west-show"]}),
        (3, {**VARIANTS, "expansions": ALL}),
        (4, VARIANTS),
        (6, {**VARIANTS, "hidden_line_up": True, "expansions": ["high-noon"]}),
    ],
)
def test_the_variants_can_be_combined(seats: int, options: dict[str, Any]) -> None:
    """BNG-20.10"""
    table = match(seats, seats, **options)
    play_blindly(table, seats, Watch(table).step)
    assert table.result is not None
    assert len(told(table, "won-game")) == seats


@pytest.mark.parametrize(("seats", "options"), [(2, {"experience": True}), (3, {"hire": True, "experience": True})])
def test_a_match_goes_on_from_every_point_in_the_same_way(seats: int, options: dict[str, Any]) -> None:
    """BNG-22.11"""
    table = match(seats, 2, **options)
    digests = [table.digest()]
    play_blindly(table, 2, lambda: digests.append(table.digest()))
    for count in range(0, len(digests), 5):
        assert table.fork(count).digest() == digests[count]


# Experience


def test_not_more_cards_are_bought_than_starting_lives() -> None:
    """BNG-20.7"""
    game = new(4, BangOptions(match=True, experience=True), Dice(1))
    game.noted[2] = ["mustang.b.8H", "barrel.b.QS", "scope.b.AS"]
    game.deck = list(CARDS.values())
    game.money = [9000] * 4
    game.players[2].life = 2
    rule = buy_back(game, game.players)
    ask = rule.send(None)
    assert isinstance(ask, Ask)
    assert list(ask.menus) == [2]
    assert (ask.menus[2].sets["buy"].at_least, ask.menus[2].sets["buy"].at_most) == (1, 2)
    rule.close()


def test_bought_cards_are_part_of_the_normal_hand() -> None:
    """BNG-20.7"""
    position = {
        "turn": "A",
        "A": {"role": "sheriff", "hand": ["bang.b.2C"], "in-play": ["mustang.b.8H", "barrel.b.QS"]},
        "B": {"role": "outlaw", "life": 1},
        "C": {"role": "outlaw", "out": "true"},
        "D": {"role": "renegade", "out": "true"},
    }
    for seed in range(5):
        table = match(4, seed, position=position, experience=True)
        table.answer(0, "play card:bang.b.2C seat:1")
        for seat in range(4):
            table.answer(seat, "next-game")
        table.answer(0, "buy card:barrel.b.QS")
        player = table.state.players[0]
        assert table.state.money[0] == 3000 - 500
        assert player.hand[0].id == "barrel.b.QS"
        assert len(player.hand) == player.life
        everywhere = [*table.state.deck, *(card for other in table.state.players for card in other.hand)]
        assert [card.id for card in everywhere].count("barrel.b.QS") == 1
        GAME.check(table.state)


# Hire


def test_the_first_auction_begins_at_the_sheriffs_right() -> None:
    """BNG-20.8, BNG-22.10"""
    table = match(4, sheriff=0, hire=True)
    assert [player["money"] for player in table.view(None)["players"]] == [1000] * 4
    seat, menu = asked(table)
    assert (seat, menu.prompt) == (3, "prompt.nominate")
    characters = menu.things("nominate")
    assert len(set(characters)) == 4 == len(table.view(None)["look"]["things"])
    table.answer(3, f"nominate {characters[2]}")
    seat, menu = asked(table)
    assert (seat, menu.prompt) == (3, "prompt.open-bidding")
    assert menu.options == [f"bid amount:{dollars}" for dollars in range(100, 1100, 100)]
    table.answer(3, "bid amount:300")
    seat, menu = asked(table)
    assert (seat, menu.prompt, menu.about) == (2, "prompt.bid", (characters[2], "amount:300"))
    assert menu.options == [*(f"bid amount:{dollars}" for dollars in range(400, 1100, 100)), "drop-out"]


def test_bidding_is_timed() -> None:
    """BNG-22.10: whoever opens bids the least when his time is up, everybody else drops out."""
    table = match(4, sheriff=0, hire=True)
    table.answer(3, f"nominate {asked(table)[1].things('nominate')[0]}")
    assert table.ask is not None
    assert table.ask.seconds > 0
    expire(table, table.number)
    assert str(table.moves[-1]) == "3 bid amount:100"
    assert table.ask.seconds > 0
    expire(table, table.number)
    assert str(table.moves[-1]) == "2 drop-out"


def test_who_drops_out_is_out_of_this_auction_for_good_and_the_winner_pays() -> None:
    """BNG-20.8"""
    table = match(4, sheriff=0, hire=True)
    first = asked(table)[1].things("nominate")
    table.answer(3, f"nominate {first[0]}")
    table.answer(3, "bid amount:100")
    table.answer(2, "drop-out")
    table.answer(1, "bid amount:300")
    table.answer(0, "bid amount:400")
    assert asked(table)[0] == 3
    table.answer(3, "drop-out")
    assert asked(table)[0] == 1, "seat 2 has dropped out"
    table.answer(1, "bid amount:600")
    table.answer(0, "drop-out")
    assert told(table, "hired") == [{"event": "hired", "seat": "seat:1", "character": first[0], "dollars": 600}]
    assert table.state.money == [1000, 400, 1000, 1000]
    # the next counter-clockwise after the last nominator names one of the others
    seat, menu = asked(table)
    assert (seat, menu.prompt, menu.things("nominate")) == (2, "prompt.nominate", first[1:])
    table.answer(2, f"nominate {first[1]}")
    table.answer(2, "bid amount:100")
    assert asked(table)[0] == 0, "seat 1 has a character already"


def test_nobody_bids_more_than_he_owns_and_the_last_character_costs_100() -> None:
    """BNG-20.8, BNG-23.4"""
    table = match(4, sheriff=0, hire=True)
    for nominator in (3, 2, 1):
        seat, menu = asked(table)
        assert seat == nominator
        table.answer(seat, menu.options[0])
        table.answer(seat, "bid amount:1000")  # nobody can raise, so nobody is asked
    assert table.state.money == [900, 0, 0, 0]
    assert told(table, "hired")[-1]["dollars"] == 100
    assert told(table, "hired")[-1]["seat"] == "seat:0"
    assert len({player.character for player in table.state.players}) == 4
    assert told(table, "game-began")


def after_a_law_victory(money: Mapping[str, int], seed: int = 1, **sheriff: Any) -> Table[Any]:
    """The second game of a match of four with hired characters; A has survived the first."""
    position = {
        "turn": "A",
        "A": {"role": "sheriff", "hand": ["bang.b.2C"], "money": money["A"], **sheriff},
        "B": {"role": "outlaw", "life": 1, "money": money["B"], "character": "el-gringo", "price": 100},
        "C": {"role": "outlaw", "out": "true", "money": money["C"], "character": "black-jack", "price": 100},
        "D": {"role": "renegade", "out": "true", "money": money["D"], "character": "bart-cassidy", "price": 100},
    }
    table = match(4, seed, position=position, hire=True)
    table.answer(0, "play card:bang.b.2C seat:1")
    for seat in range(4):
        table.answer(seat, "next-game")
    return table


RICH = {"A": 1000, "B": 500, "C": 500, "D": 500}


def test_a_survivor_may_keep_his_character_for_the_same_price() -> None:
    """BNG-20.8"""
    table = after_a_law_victory(RICH, character="jourdonnais", price=700)
    seat, menu = asked(table)
    assert (seat, menu.prompt, menu.about) == (0, "prompt.keep-character", ("character:jourdonnais", "amount:700"))
    assert menu.options == ["keep", "let-go"]
    table.answer(0, "keep")
    assert table.state.money[0] == 1000 + 3000 - 700
    # only the missing ones are turned up; B is the Sheriff now, and A on his right has a character
    seat, menu = asked(table)
    assert (seat, menu.prompt, len(menu.options)) == (3, "prompt.nominate", 3)
    assert table.state.players[0].character == "jourdonnais"
    assert "jourdonnais" not in table.state.characters, "nobody else can get it"


def test_a_survivor_who_lets_his_character_go_bids_like_the_others() -> None:
    """BNG-20.8"""
    table = after_a_law_victory(RICH, character="jourdonnais", price=700)
    table.answer(0, "let-go")
    seat, menu = asked(table)
    assert (seat, menu.prompt, len(menu.options)) == (0, "prompt.nominate", 4)
    assert table.state.money[0] == 4000


def test_who_cannot_pay_the_old_price_is_not_asked() -> None:
    """BNG-20.8, BNG-23.4"""
    table = after_a_law_victory(RICH, character="jourdonnais", price=4100)
    assert asked(table)[1].prompt == "prompt.nominate"


def test_characters_left_for_the_poor_are_dealt_free() -> None:
    """BNG-20.8"""
    dealt = set()
    for seed in range(6):
        table = after_a_law_victory({"A": 0, "B": 0, "C": 90, "D": -500}, seed, character="jourdonnais", price=9000)
        seat, menu = asked(table)
        assert (seat, menu.prompt) == (0, "prompt.nominate")
        table.answer(0, menu.options[0])
        table.answer(0, "bid amount:100")
        assert table.state.money == [2900, 0, 90, -500]
        assert len(told(table, "hired")) == 1
        assert all(player.character for player in table.state.players)
        free = [player.character for player in table.state.players[1:]]
        assert {f"character:{id}" for id in free} == set(menu.things("nominate")[1:])
        dealt.add(tuple(menu.things("nominate").index(f"character:{id}") for id in free))
    assert len(dealt) > 1


def test_a_poor_last_player_pays_nothing() -> None:
    """BNG-20.8"""
    table = after_a_law_victory({"A": 0, "B": 300, "C": 300, "D": 0}, character="jourdonnais", price=9000)
    while not told(table, "game-began"):
        seat, menu = asked(table)
        table.answer(seat, menu.default or menu.options[0])
    assert table.state.money[3] == 0
    assert all(player.character for player in table.state.players)


def test_with_three_players_the_deputy_stands_in_for_the_sheriff() -> None:
    """BNG-20.10"""
    table = match(3, sheriff=1, hire=True)
    assert asked(table)[0] == 0


@pytest.mark.parametrize(
    ("least", "most", "expected"),
    [
        (100, 50, []),
        (100, 100, [100]),
        (300, 700, [300, 400, 500, 600, 700]),
        (100, 2300, [*range(100, 1100, 100), 1500, 2000, 2300]),
        (600, 2000, [*range(600, 1600, 100), 2000]),
        (100, 1000, [*range(100, 1100, 100)]),
    ],
)
def test_bids_to_choose_from(least: int, most: int, expected: list[int]) -> None:
    """BNG-22.10"""
    assert list(amounts(least, most)) == [f"amount:{dollars}" for dollars in expected]
