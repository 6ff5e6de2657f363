"""Setting up for four to eight: roles, characters, hands, piles, events, and the rule switches. [BNG-1.6, BNG-3]"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from engine.errors import BadSetup
from engine.games import named_seats
from engine.table import Table
from engine.views import EVERYTHING
from games.bang import GAME
from games.bang.dealing import deal_characters
from games.bang.deck import CHARACTERS, EVENTS
from games.bang.options import SWITCHES, BangOptions, switches
from games.bang.state import Bang
from tests.playing import seated

ALL = ("dodge-city", "extra", "high-noon", "fistful", "wild-west-show")
SEATS = [4, 5, 6, 7, 8]
EXCEPTIONS = {"big-spencer": 5, "gary-looter": 5}


def dealt(seats: int, seed: int = 1, **options: Any) -> Bang:
    return Table[Bang](GAME, seated(seats), options, seed).state


def many(seats: int, **options: Any) -> list[Bang]:
    return [dealt(seats, seed, **options) for seed in range(25)]


# Rule switches


def test_all_thirteen_switches_can_be_set_and_follow_the_preset() -> None:
    """[BNG-1.6]"""
    page = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `([\w-]+)` \| `([\w-]+)`", page, re.M)
    assert {name: (default, other) for name, default, other in rows} == SWITCHES
    assert len(SWITCHES) == 13
    assert switches(BangOptions()) == {name: default for name, (default, _) in SWITCHES.items()}
    assert switches(BangOptions(rules="official")) == {name: other for name, (_, other) in SWITCHES.items()}
    for name, values in SWITCHES.items():
        for value in values:
            assert switches(Table[Bang](GAME, seated(4), {name: value}, 1).state.options)[name] == value


def test_one_switch_differs_from_the_preset() -> None:
    """[BNG-1.6]"""
    chosen = switches(BangOptions(rules="official", jail_release="until-hearts"))
    assert chosen["jail_release"] == "until-hearts"
    assert chosen["green_ready"] == "next-turn"


def test_an_unknown_switch_is_refused() -> None:
    with pytest.raises(BadSetup):
        dealt(4, jail_release="sometimes")


# Roles


@pytest.mark.parametrize(
    ("seats", "renegades", "outlaws", "deputies"),
    [(4, 1, 2, 0), (5, 1, 2, 1), (6, 1, 3, 1), (7, 1, 3, 2), (8, 2, 3, 2)],
)
def test_the_roles_are_those_of_the_table(seats: int, renegades: int, outlaws: int, deputies: int) -> None:
    """[BNG-3.1, BNG-19.50]"""
    for game in many(seats):
        count = Counter(player.role for player in game.players)
        assert count == Counter(sheriff=1, renegade=renegades, outlaw=outlaws, deputy=deputies)


def test_roles_and_sheriff_are_dealt_by_lot() -> None:
    """[BNG-3.2, BNG-3.11]"""
    games = many(5)
    for seat in range(5):
        assert len({game.players[seat].role for game in games}) == 4, f"seat {seat} never gets some role"


@pytest.mark.parametrize("seats", SEATS)
def test_the_sheriff_shows_his_role_and_begins(seats: int) -> None:
    """[BNG-3.2, BNG-3.11, BNG-4.4]"""
    for game in many(seats):
        sheriff = next(player for player in game.players if player.role == "sheriff")
        assert [player for player in game.players if player.is_role_open] == [sheriff]
        assert game.active is sheriff
        assert game.keeper == sheriff.index


def test_the_sheriff_can_be_chosen() -> None:
    """[BNG-3.2]"""
    assert {game.active.seat for game in many(5, sheriff=3)} == {3}


# Characters, lives and hands


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_character_face_up_and_a_spare_nobody_sees(seats: int) -> None:
    """[BNG-3.4, BNG-3.5]"""
    for seed in range(10):
        table = Table[Bang](GAME, seated(seats), {"expansions": ALL}, seed)
        players = table.state.players
        held = [id for player in players for id in (player.character, player.spare, *player.pair)]
        assert all(held)
        assert len(set(held)) == len(held)
        assert not set(held) & set(table.state.characters)
        for viewer in (*range(seats), None):
            seen = str(table.view(viewer))
            assert all(f"character:{player.character}" in seen for player in players)
            assert not any(f"character:{player.spare}'" in seen for player in players)


def test_only_characters_of_the_enabled_sets_are_dealt() -> None:
    """[BNG-2.1, BNG-3.4]"""
    for expansions in ((), ("dodge-city",), ("wild-west-show", "extra")):
        seen = {player.character for game in many(8, expansions=expansions) for player in game.players}
        assert {CHARACTERS[id].set for id in seen} == {"base", *expansions}


async def _deal(game: Bang) -> None:
    await deal_characters(game, game.players[2])


def test_spares_are_dealt_from_the_sheriff_until_the_pool_is_exhausted() -> None:
    """[BNG-3.5]"""
    game = dealt(5)
    for player in game.players:
        player.character = player.spare = ""
    game.characters = [
        "lucky-duke",
        "bart-cassidy",
        "paul-regret",
        "rose-doolan",
        "el-gringo",
        "jourdonnais",
        "sid-ketchum",
    ]
    rule = _deal(game)
    with pytest.raises(StopIteration):
        rule.send(None)
    assert [bool(player.spare) for player in game.players] == [False, False, True, True, False]


@pytest.mark.parametrize("seats", SEATS)
def test_lives_and_hands_are_the_printed_ones_and_one_more_for_the_sheriff(seats: int) -> None:
    """[BNG-3.6, BNG-3.7]"""
    spoken = set()
    for seed in range(40):
        game = dealt(seats, seed, expansions=ALL)
        for player in game.players:
            kind = CHARACTERS[player.character]
            life = kind.life + (player.role == "sheriff")
            assert player.life == player.most_life == life
            drawn = 0 if player is not game.active else len(player.hand) - EXCEPTIONS.get(player.character, life)
            assert len(player.hand) - drawn == EXCEPTIONS.get(player.character, life)
            spoken.add(player.character)
    assert spoken >= EXCEPTIONS.keys()


def test_the_first_turn_adds_two_cards_to_the_sheriffs_hand() -> None:
    """[BNG-3.7, BNG-5.2]"""
    game = next(game for game in many(5) if game.active.character == "willy-the-kid")
    assert len(game.active.hand) == 5 + 2


# Piles and events


def test_the_rest_is_the_draw_pile_and_nothing_is_discarded() -> None:
    """[BNG-3.8, BNG-2.1]"""
    for expansions, cards in (((), 80), (("dodge-city",), 120)):
        game = dealt(4, expansions=expansions)
        assert game.discard == []
        assert len(game.deck) + sum(len(player.hand) for player in game.players) == cards
        assert {card.box for card in game.deck} == {"base", *expansions}


def test_event_decks_are_shuffled_together_and_wild_west_show_is_at_the_bottom_of_its_own() -> None:
    """[BNG-3.9, BNG-15.7]"""
    for expansions, count in ((("high-noon",), 15), (("fistful",), 15), (("high-noon", "fistful"), 30), ((), 0)):
        games = many(5, expansions=expansions)
        for game in games:
            assert sorted(game.events) == sorted(id for id, kind in EVENTS.items() if kind.deck in expansions)
            assert len(game.events) == count
            assert game.shows == []
        assert not count or len({game.events[-1] for game in games}) > 5
    for game in (games := many(5, expansions=("wild-west-show",))):
        assert len(game.shows) == len(set(game.shows)) == 10
        assert game.shows[0] == "wild-west-show"  # the top card is the last
        assert game.show == ""
    assert len({game.shows[-1] for game in games}) > 3


def test_the_next_event_lies_open() -> None:
    """[BNG-3.9, BNG-22.6]"""
    table = Table[Bang](GAME, seated(5), {"expansions": ("high-noon",)}, 1)
    top = table.view(EVERYTHING)["event-stack"][0]
    for viewer in (*range(5), None):
        assert table.view(viewer)["next-event"] == top


def test_greygory_deck_has_a_pair_of_free_base_characters_from_the_start() -> None:
    """[BNG-3.10]"""
    found = 0
    for game in many(8, expansions=ALL):
        for player in game.players:
            if player.character == "greygory-deck":
                found += 1
                assert len(set(player.pair)) == 2
                assert {CHARACTERS[id].set for id in player.pair} == {"base"}
                assert set(player.pair) <= set(player.abilities)
    assert found


def test_play_goes_clockwise_from_the_sheriff() -> None:
    """[BNG-3.11, BNG-4.2]"""
    table = Table[Bang](GAME, named_seats("ABCD"), {"sheriff": 2}, 1)
    assert table.state.active.seat == 2
    while table.state.active.seat == 2:
        menu = table.menu(2)
        assert menu is not None
        table.answer(2, "end" if "end" in menu.options else " ".join(_discards(table)))
    assert table.state.active.seat == 3


def _discards(table: Table[Bang]) -> list[str]:
    menu = table.menu(2)
    assert menu is not None
    return ["discard", *menu.things("discard")[: menu.sets["discard"].at_least]]
