"""Imagined battles agree with what a seat has seen, and tell nothing of what it has not. [BSK-22]"""

from __future__ import annotations

import pickle
from typing import Any

from engine.bots import let_bots_answer
from engine.dice import Dice
from engine.games import find_game, named_seats
from engine.table import Table
from games.berserk.bots.levels import normal
from games.berserk.imagining import deal_anew
from games.berserk.state import Berserk
from tests.playing import seated

GAME = find_game("berserk")


def states(options: dict[str, Any], seed: int, most_turns: int = 4) -> list[Berserk]:
    """The state at every question of a battle among bots, up to a turn."""
    table: Table[Any] = Table(GAME, seated(2), options, seed)
    chance = Dice(seed)
    found: list[Berserk] = []
    while table.ask is not None and table.state.turn < most_turns:
        found.append(pickle.loads(pickle.dumps(table.state)))
        let_bots_answer(table, {0: normal, 1: normal}, chance)
    return found


def imagined(state: Berserk, seat: int, seed: int) -> Berserk:
    other: Berserk = pickle.loads(pickle.dumps(state))
    deal_anew(other, seat, Dice(seed))
    return other


def test_the_seat_sees_the_same() -> None:
    for options in ({}, {"deck_of_first_seat": "custom", "deck_of_second_seat": "custom"}, {"mercenaries": "hired"}):
        for state in states(options, 3):
            for seat in (0, 1):
                other = imagined(state, seat, 5)
                GAME.check(other)
                assert GAME.view(other, seat) == GAME.view(state, seat)


def test_what_comes_out_does_not_depend_on_what_was_hidden() -> None:
    """Dealt anew once or twice: with the same chance the same cards lie where nobody sees them."""
    for options in ({}, {"deck_of_first_seat": "custom", "deck_of_second_seat": "custom"}):
        for state in states(options, 6)[::3]:
            once, twice = imagined(state, 0, 8), imagined(imagined(state, 0, 1), 0, 8)
            for mine, others in zip(once.players, twice.players, strict=True):
                assert (mine.deck, mine.deal, mine.army, mine.layout) == (
                    others.deck,
                    others.deal,
                    others.army,
                    others.layout,
                )
            assert once.board == twice.board


def test_anything_may_lie_in_the_third_row_before_the_late_reveal() -> None:
    """[BSK-6.5, BSK-7.2]"""
    lying: set[str] = set()
    for seed in range(12):
        for state in states({}, seed, most_turns=2):
            viewer = state.first or 0
            if state.turn == 1:
                lying |= {card.kind for card in imagined(state, viewer, seed).hidden_cards(1 - viewer)}
    assert len(lying) > 5


def test_later_only_stealth_hides() -> None:
    """One of the two cards with Stealth lies there, either of them; never one of the others. [BSK-K-stealth]"""
    position = {
        "turn": "Ann",
        "Ann": {"field": {"c1": "host-king"}},
        "Ben": {
            "field": {"c5": "witch-hunter hidden", "c6": "shield-sister"},
            "deck": ["smoke-assassin", "executioner", "templar-vanguard", "crossbow-novice"],
        },
    }
    table: Table[Any] = Table(GAME, named_seats(["Ann", "Ben"]), {}, 1, position=position)
    lying = [imagined(table.state, 0, seed).hidden_cards(1)[0].kind for seed in range(20)]
    assert set(lying) == {"witch-hunter", "smoke-assassin"}


def test_a_custom_deck_is_not_known() -> None:
    """[BSK-22]"""
    options = {"deck_of_first_seat": "custom", "deck_of_second_seat": "custom"}
    state = states(options, 3)[-1]
    decks = {tuple(sorted(imagined(state, 0, seed).players[1].deck)) for seed in range(5)}
    assert len(decks) == 5
