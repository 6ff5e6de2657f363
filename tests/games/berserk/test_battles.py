"""Battles of full armies, played at random: they end, lose no card, empty every stack and give nothing away."""

from __future__ import annotations

from functools import partial

import pytest

from engine.dice import Dice
from engine.games import find_game
from engine.promises import Watch
from engine.table import Table
from games.berserk.state import Berserk
from tests.games.berserk.battles import PAIRINGS, SETUPS, battle, full_armies, play
from tests.long import long_or_short
from tests.playing import seated

BATTLES = long_or_short(600, 8)
WATCHED = long_or_short(40, 2)
PER_PAIRING = long_or_short(100, 1)


def check(table: Table[Berserk]) -> None:
    table.game.check(table.state)


@pytest.mark.parametrize("name", SETUPS)
def test_battles_of_full_armies_end_and_keep_every_promise(name: str) -> None:
    for seed in range(BATTLES):
        table = battle(name, seed)
        play(table, seed, Watch(table).step if seed < WATCHED else partial(check, table))


@pytest.mark.parametrize("seed", range(3))
def test_the_stack_is_empty_whenever_the_main_step_goes_on(seed: int) -> None:
    """[BSK-14.1]"""
    table: Table[Berserk] = Table(find_game("berserk"), seated(2), {}, seed)

    def is_clean() -> None:
        menus = table.ask.menus.values() if table.ask is not None else ()
        if any(menu.kind == "main" for menu in menus):
            state = table.state
            assert (state.stack, state.pending, state.attack, state.doomed) == ([], [], None, [])

    play(table, seed, is_clean)


@pytest.mark.parametrize("name", PAIRINGS)
def test_every_pairing_of_armies_ends_keeps_every_promise_and_gives_nothing_away(name: str) -> None:
    """All six armies for either player, mirror matches too. [BSK-4.1, BSK-22]"""
    for seed in range(PER_PAIRING):
        table = battle(name, seed)
        play(table, seed, Watch(table).step)


@pytest.mark.parametrize("name", PAIRINGS)
def test_bots_fight_with_every_army(name: str) -> None:
    table = battle(name, 1)
    play(table, 1, partial(check, table), "normal")


def test_everything_that_was_worked_out_is_forgotten_in_time() -> None:
    """What is remembered is what would be worked out anew."""
    table: Table[Berserk] = Table(find_game("berserk"), seated(2), {"mercenaries": "hired"}, 5)

    def is_fresh() -> None:
        before = table.view("all")
        table.state.forget()
        assert table.view("all") == before

    play(table, 5, is_fresh)


def test_a_custom_deck_is_seen_by_nobody_else() -> None:
    """Neither the deck nor the deal of another seat stands in a view, an event or the options. [BSK-22]"""
    options = {"deck_of_first_seat": "custom", "deck_of_second_seat": "custom"}
    table: Table[Berserk] = Table(find_game("berserk"), seated(2), options, 11)
    chance = Dice(3)
    while table.state.phase in ("decks", "initiative", "mustering"):
        assert table.ask is not None
        for seat in (0, 1):
            foreign = [f"card:{id}" for id, card in table.state.cards.items() if card.owner != seat]
            seen = str(table.view(seat)) + str([event.plain() for event in table.events(0, seat)])
            assert not [ref for ref in foreign if f"'{ref}'" in seen]
        seat = chance.pick([seat for seat in table.ask.menus if table.menu(seat) is not None])
        table.answer(seat, full_armies(table.ask.menus[seat], chance))


def test_who_is_slow_to_deploy_gives_nothing_away() -> None:
    """The other player sees the same while somebody buys, deploys and is ready. [BSK-22]"""
    table: Table[Berserk] = Table(find_game("berserk"), seated(2), {}, 4)
    assert table.ask is not None
    table.answer(next(iter(table.ask.menus)), "go-first")
    seen = []
    for _ in range(3):
        assert table.ask is not None
        table.answer(0, full_armies(table.ask.menus[0], Dice(1)))
        seen.append((table.view(1), table.view(None), table.number_of(1)))
    assert seen[0] == seen[1] == seen[2]
