"""Imagined worlds hide what a seat cannot know and agree with what it has seen, and so bots are honest. [VAL-25]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.ahead import Ahead, Snapshot
from engine.bots import bot_for, let_bots_answer
from engine.choices import Seat
from engine.dice import Dice
from engine.games import SeatInfo
from engine.search import Searcher
from engine.table import Table
from engine.views import EVERYTHING
from games.valhalla.bots import easy, hard, normal
from games.valhalla.bots.hard import OUTLOOK
from games.valhalla.state import Valhalla
from games.valhalla.variants import VARIANTS
from tests.games.valhalla.positions import GAME, laid_out
from tests.playing import play_blindly, seated, variant_table

LOOKING = Searcher(replace(OUTLOOK, playouts=8))


def worlds(table: Table[Any], seat: Seat, count: int = 12) -> list[Valhalla]:
    ahead = Ahead(Snapshot.of(table), seat)
    found = [ahead.world(Dice(number)).state for number in range(count)]
    for world in found:
        GAME.check(world)
    return found


def hand(game: Valhalla, seat: Seat) -> list[str]:
    return [card.id for card in game.players[seat].hand]


# Worlds


def test_a_world_looks_the_same_to_its_seat_and_hidden_hands_differ() -> None:
    table: Table[Any] = Table(GAME, seated(3), {"expansions": ["thor", "tyr", "dwarves"]}, 4)
    chance, bot = Dice(1), bot_for(GAME, SeatInfo("bot", "bot", "normal"))
    while table.state.turn < 6 or table.awaited() != [0]:
        for seat in table.awaited()[:1]:
            menu = table.menu(seat)
            assert menu is not None
            option = bot(table.view(seat), menu, chance)
            assert option is not None
            table.answer(seat, option)
    found = worlds(table, 0)
    assert all(GAME.view(world, 0) == table.view(0) for world in found)
    assert len({str(hand(world, 1)) for world in found}) > 6
    assert len({world.deck[-1].id for world in found}) > 6


def test_what_comes_out_depends_on_chance_alone() -> None:
    """Two games that differ in what is hidden only have the same worlds."""
    position = {"A": {"squad": ["bea-01"], "hand": ["bea-03"]}, "B": {"squad": ["bea-04"], "hand": ["wol-01"]}}
    other = {**position, "B": {"squad": ["bea-04"], "hand": ["tac-arms-1"]}}
    one, two = (worlds(laid_out(each), 0) for each in (position, other))
    assert [GAME.view(world, EVERYTHING) for world in one] == [GAME.view(world, EVERYTHING) for world in two]


def test_so_it_does_with_tyr_cards_that_nobody_was_dealt() -> None:
    """Which Tyr cards are in the box is hidden as well. [VAL-2.10]"""
    table = begun_variant("everything-for-4", 40)
    dealt = [table.fork().state for _ in range(3)]
    for number, state in enumerate(dealt):
        GAME.deal_anew(state, 0, Dice(number))
        GAME.deal_anew(state, 0, Dice(9))
    assert len({str([card.id for card in state.box]) for state in dealt}) == 1
    assert len({str(GAME.view(state, EVERYTHING)) for state in dealt}) == 1


def begun_variant(name: str, moves: int) -> Table[Any]:
    """A variant after so many answers at random."""
    table = variant_table("valhalla", name, 5)
    play_blindly(table, 5, most=moves)
    return table


def test_a_hand_that_was_shown_is_known() -> None:
    """Without a warrior B had to show the hand, and then drew a card. [VAL-3.10]"""
    table = laid_out(
        {
            "A": {"squad": ["bea-01"]},
            "B": {"hand": ["tac-arms-1", "tac-surr-1"]},
            "turn": "B",
            "phase": "start",
            "deck": ["boa-01", "boa-02", "boa-03", "boa-04", "sta-01", "sta-02", "sta-03"],
        },
        ["B scout", "B keep card:boa-01", "B keep card:boa-03"],
    )
    found = worlds(table, 0)
    assert all(hand(world, 1)[:2] == ["tac-arms-1", "tac-surr-1"] for world in found)
    assert len({hand(world, 1)[2] for world in found}) > 1


def test_a_hand_that_one_player_looked_at_is_known_to_that_player_alone() -> None:
    """Harald looks at the defender's hand. [JRL-21]"""
    position = {
        "A": {"jarl": "jrl-21", "squad": ["bea-01"]},
        "B": {"squad": ["bea-04"], "hand": ["tac-arms-1", "wol-01"]},
        "C": {"squad": ["bea-05"]},
    }
    table = laid_out(position, ["A attack seat:1", "A look jarl:jrl-21"], names="ABC")
    assert all(hand(world, 1) == ["tac-arms-1", "wol-01"] for world in worlds(table, 0))
    table.answer(0, "done")
    assert all(hand(world, 1) == ["tac-arms-1", "wol-01"] for world in worlds(table, 0))
    assert len({str(hand(world, 1)) for world in worlds(table, 2)}) > 1


def test_who_was_dealt_a_tyr_card_has_one_until_one_is_seen() -> None:
    """[VAL-2.10, VAL-18.2]"""
    table: Table[Any] = Table(GAME, seated(2), {"expansions": ["tyr"], "simplified": True}, 2)
    while table.state.stage != "turns":
        seat = table.awaited()[0]
        menu = table.menu(seat)
        assert menu is not None
        table.answer(seat, menu.options[0])
    seat = table.awaited()[0]
    found = worlds(table, seat, 30)
    assert all(any(card.category == "tyr" for card in world.players[1 - seat].hand) for world in found)
    dealt = {card.id for world in found for card in world.players[1 - seat].hand if card.category == "tyr"}
    boxed = {card.id for world in found for card in world.box if card.category == "tyr"}
    assert dealt & boxed, "those left in the box may be any"
    assert not (dealt | boxed) & set(hand(table.state, seat))


def test_hands_are_open_in_cooperative_play() -> None:
    """[VAL-22.7]"""
    position = {"A": {"squad": ["bea-01"]}, "B": {"hand": ["tac-arms-1", "wol-01"]}}
    table = laid_out(position, options={"cooperative": True})
    assert all(hand(world, 1) == ["tac-arms-1", "wol-01"] for world in worlds(table, 0))


# Honest bots


@pytest.mark.parametrize("bot", [easy, normal, LOOKING], ids=["easy", "normal", "hard"])
def test_the_choice_is_the_same_whatever_is_hidden(bot: Any) -> None:
    squads = {"A": {"squad": ["bea-01", "bea-07"], "hand": ["bea-03", "tac-fury2-1"]}, "B": {"squad": ["bea-04"]}}
    hidden = (["wol-01", "wol-02"], ["tac-fury2-2", "tac-arms-1"], ["tac-retal-1", "bea-15"])
    tables = [laid_out({**squads, "B": {"squad": ["bea-04", "bea-09"], "hand": cards}}) for cards in hidden]
    for chance in range(2):
        chosen = set()
        for table in tables:
            menu = table.menu(0)
            assert menu is not None
            if isinstance(bot, Searcher):
                chosen.add(bot.look_ahead(table.view(0), menu, Dice(chance), Ahead(Snapshot.of(table), 0)))
            else:
                chosen.add(bot(table.view(0), menu, Dice(chance)))
        assert len(chosen) == 1


@pytest.mark.parametrize("variant", ["everything-for-6", "alliance-for-4-with-everything", "cooperative-for-3"])
def test_worlds_can_be_looked_into_whatever_is_played(variant: str) -> None:
    """With companions, partners and every expansion; a few turns of them."""
    seats, options = VARIANTS[variant]
    table: Table[Any] = Table(GAME, seated(seats), options, 3)
    chance, bots = Dice(3), dict.fromkeys(range(seats), Searcher(replace(OUTLOOK, playouts=2, horizon=8)))
    while table.ask is not None and table.state.turn < 14:
        assert let_bots_answer(table, bots, chance)
    GAME.check(table.state)


def test_looking_ahead_finds_the_winning_attack() -> None:
    """A's last turn: the shield and the warrior's valour win the game, and nothing else does. [VAL-8.2, VAL-9.2]"""
    table = laid_out(
        {
            "A": {"squad": ["bea-09", "bea-01", "bea-03", "bea-04"], "hand": ["wol-01"], "valhalla": ["bea-15"]},
            "B": {"squad": ["bea-06"], "valhalla": ["bea-13", "bea-08"]},
            "deck": [],
            "to-come": ["A"],
            "turn": "A",
        }
    )
    menu = table.menu(0)
    assert menu is not None
    assert hard.look_ahead(table.view(0), menu, Dice(1), Ahead(Snapshot.of(table), 0)) == "attack seat:1"
