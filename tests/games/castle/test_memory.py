"""What players remember of hidden cards: imagined games agree with it. [CAS-12.1]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.ahead import Ahead, Snapshot
from engine.choices import Seat
from engine.dice import Dice
from engine.games import named_seats
from engine.scenarios import seat_and_line
from engine.table import Table
from games.castle import GAME
from games.castle.state import Castle
from tests.games.castle.test_rules import NAMES, laid_out

WORLDS = 12


def worlds(table: Table[Any], seat: Seat) -> list[Castle]:
    return [table.imagine(seat, Dice(seed)).state for seed in range(WORLDS)]


def always_holds(table: Table[Any], seat: Seat, holder: Seat, *cards: str) -> bool:
    """Whether a seat is sure that somebody holds these cards."""
    return all({*cards} <= {card.id for card in game.players[holder].hand} for game in worlds(table, seat))


SPIES: Mapping[str, Any] = {
    "turn": "Ada",
    "Ada": {"hand": ["spy", "soldier-01", "cook"]},
    "Ben": {"hand": ["king", "queen", "priest"]},
    "Cat": {"hand": ["thief", "fairy", "witch"]},
}


def test_a_returned_card_is_known_to_all() -> None:
    """[CAS-5.2]"""
    position = {
        "board": {"c3": "alchemist Ben"},
        "Ada": {"hand": ["king", "cook"]},
        "Ben": {"hand": ["queen", "priest"]},
        "Cat": {"hand": ["thief"]},
    }
    table = laid_out(3, position, "0 play card:king cell:b2")
    assert "alchemist" in {card.id for card in table.state.players[1].hand}
    assert always_holds(table, 0, 1, "alchemist")
    assert always_holds(table, 2, 1, "alchemist")
    assert not always_holds(table, 2, 1, "queen")


def test_what_happened_before_a_checkpoint_is_known_though_the_table_keeps_no_track() -> None:
    """[CAS-5.2]"""
    position = {
        "turn": "Ada",
        "board": {"c3": "alchemist Ben"},
        "Ada": {"hand": ["king", "cook"], "deck": ["dragon", "fairy"]},
        "Ben": {"hand": ["queen", "priest"], "deck": ["jester", "thief"]},
    }
    table: Table[Any] = Table(GAME, named_seats(NAMES[:2]), position=position, checkpoint_every=1)
    for move in ("0 play card:king cell:b2", "0 draw pile:deck", "1 draw pile:deck"):
        table.answer(*seat_and_line(move, NAMES[:2]))
    assert len(table._kept) > 2
    assert not table.state.known
    for seed in range(WORLDS):
        for world in (table.imagine(0, Dice(seed)), Ahead(Snapshot.of(table), 0).world(Dice(seed))):
            assert "alchemist" in {card.id for card in world.state.players[1].hand}


def test_what_is_taken_from_the_reserve_is_known_to_all() -> None:
    """[CAS-3.4]"""
    position = {"reserve": ["dragon", "cook"], "Ada": {"hand": ["king", "priest"]}, "Ben": {"hand": ["queen", "thief"]}}
    table = laid_out(2, position, "0 exchange card:king card:dragon")
    assert always_holds(table, 1, 0, "dragon")
    assert not always_holds(table, 1, 0, "priest")


def test_who_spies_knows_the_hand_and_others_lose_track() -> None:
    """[CAS-C.spy]"""
    table = laid_out(3, SPIES, "0 play card:spy cell:b2", "0 spy-on seat:1", "0 swap card:cook card:king")
    assert always_holds(table, 0, 1, "queen", "priest", "cook")
    assert always_holds(table, 1, 0, "king")
    assert not always_holds(table, 2, 1, "cook")
    assert not always_holds(table, 1, 0, "soldier-01")


def test_a_card_that_may_have_been_swapped_is_known_no_longer() -> None:
    """Everybody saw Ben take the Dragon; after a swap in secret only the two know where it is. [CAS-C.spy]"""
    table = laid_out(3, {**SPIES, "turn": "Ben", "actions": 1, "reserve": ["dragon"]})
    table.answer(1, "exchange card:king card:dragon")
    assert always_holds(table, 2, 1, "dragon")
    for line in ("play card:thief cell:d4", "draw pile:deck"):
        table.answer(2, line)
    for line in ("play card:spy cell:b2", "spy-on seat:1", "swap card:cook card:queen"):
        table.answer(0, line)
    assert not always_holds(table, 2, 1, "dragon")
    assert always_holds(table, 0, 1, "dragon")


def test_hands_that_the_herald_opened_are_remembered() -> None:
    """[CAS-C.herald]"""
    position = {
        "Ada": {"hand": ["herald", "cook"]},
        "Ben": {"hand": ["king", "queen", "priest"]},
        "Cat": {"hand": ["thief", "fairy"]},
    }
    table = laid_out(3, position, "0 play card:herald cell:b2", "0 draw pile:deck")
    for line in ("play card:king cell:d4", "draw pile:deck"):
        table.answer(1, line)  # the only card that the King can return is the Herald
    assert not table.state.find("herald")
    assert always_holds(table, 2, 1, "queen", "priest")
    assert always_holds(table, 1, 0, "herald")
    assert not always_holds(table, 1, 0, "cook")


def test_the_top_of_the_own_deck_is_remembered_by_whoever_looked() -> None:
    """[CAS-C.astrologer]"""
    position = {"Ada": {"hand": ["astrologer", "cook"], "deck": ["king", "queen", "priest", "thief", "fairy"]}}
    table = laid_out(2, position, "0 play card:astrologer cell:a1", "0 order card:queen card:priest card:king")
    tops = {tuple(card.id for card in game.players[0].deck[:3]) for game in worlds(table, 0)}
    assert tops == {("queen", "priest", "king")}
    assert len({game.players[0].deck[0].id for game in worlds(table, 1)}) > 1
