"""All 42 characters: their facts are those of the rules, and games with them run to their end. [BNG-14]"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, combinations
from typing import Any, get_args

import pytest

from engine.dice import Dice
from engine.games import find_game, named_seats
from engine.table import Table
from games.bang.deck import CARDS, CHARACTERS, EVENTS
from games.bang.options import Expansion
from games.bang.state import SHERIFF, Bang
from tests.playing import play_blindly

EXPANSIONS: tuple[str, ...] = get_args(Expansion)
MIXES = list(chain.from_iterable(combinations(EXPANSIONS, size) for size in range(len(EXPANSIONS) + 1)))
GAMES_EACH = 3
ENTRY = re.compile(r"\*\*BNG-14\.(\d+) [^*]+\*\*.*? `([a-z-]+)`, (\d)\. ")


def test_lives_are_those_of_the_rules() -> None:
    """[BNG-14.47]"""
    rules = (find_game("bang").folder / "RULES.md").read_text(encoding="utf-8")
    entries = ENTRY.findall(rules)
    assert {id: int(life) for _, id, life in entries} == {id: kind.life for id, kind in CHARACTERS.items()}
    assert [int(number) for number, _, _ in entries] == list(range(1, 43))


def test_everybody_has_as_many_lives_and_cards_as_his_character_says() -> None:
    """The Sheriff one more; Big Spencer and Gary Looter have 5 cards even then. [BNG-14.35, BNG-14.37, BNG-3.7]"""
    sheriffs = set[str]()
    for seed in range(150):
        table = Table(find_game("bang"), named_seats("ABCDEFGH"), {"expansions": EXPANSIONS}, seed)
        for player in table.state.players:
            assert player.life == player.most_life == CHARACTERS[player.character].life + (player.role == SHERIFF)
            drawn = 0 if player is not table.state.active else 99  # the first player has drawn in phase 1 already
            five = player.character in ("big-spencer", "gary-looter")
            assert 0 <= len(player.hand) - (5 if five else player.life) <= drawn
            sheriffs |= {player.character} if player.role == SHERIFF else set()
    assert {"big-spencer", "gary-looter"} <= sheriffs


def test_greygory_deck_begins_with_two_free_base_characters() -> None:
    """[BNG-14.38, BNG-3.10]"""
    found = 0
    for seed in range(60):
        table = Table(find_game("bang"), named_seats("ABCDEFGH"), {"expansions": EXPANSIONS}, seed)
        for player in table.state.players:
            if player.character == "greygory-deck":
                found += 1
                assert len(player.pair) == 2
                assert {"greygory-deck", *player.pair} == set(player.abilities)
        check_characters(table.state)
    assert found


def check_characters(game: Bang) -> set[str]:
    """Every character is in one place only; pairs are of the base set. [BNG-14.38]"""
    pairs = [id for player in game.players for id in player.pair]
    own = [id for player in game.players for id in (player.character, player.spare) if id]
    everywhere = own + pairs + game.characters
    assert len(set(everywhere)) == len(everywhere)
    assert all(CHARACTERS[id].set == "base" for id in pairs)
    return set(everywhere)


def position(id: str, mix: tuple[str, ...], seats: int, chance: Dice) -> dict[str, Any]:
    """A table just dealt, where the second player has this character and the others some of the same boxes."""
    pool = [other for other, kind in CHARACTERS.items() if other != id and kind.set in ("base", *mix)]
    cards = list(CARDS)
    events = [event for event, kind in EVENTS.items() if kind.deck in mix and kind.deck != "wild-west-show"]
    shows = [event for event, kind in EVENTS.items() if kind.deck in mix and kind.deck == "wild-west-show"]
    for things in (pool, cards, events):
        chance.shuffle(things)

    def holding(seat: int) -> dict[str, Any]:
        character = id if seat == 1 else pool.pop()
        free = [other for other in pool if CHARACTERS[other].set == "base"]
        pair = free[:2] if character == "greygory-deck" else []
        for taken in pair:
            pool.remove(taken)
        hand = [cards.pop() for _ in range(4)]
        spare = pool.pop() if pool else ""
        partner = {"character": pool.pop()} if seats == 2 else None  # [BNG-19.2]
        return {"character": character, "spare": spare, "pair": pair, "hand": hand, "turns": 0, "partner": partner}

    table: dict[str, Any] = {name: holding(seat) for seat, name in enumerate("ABCDEFGH"[:seats])}
    return table | {"step": "arrival", "events": events, "shows": shows if seats > 2 else []}


def games() -> Iterator[tuple[str, tuple[str, ...], int]]:
    """Every character in several games; every mix of expansions and every number of seats comes up again and again."""
    for number, id in enumerate(id for id in CHARACTERS for _ in range(GAMES_EACH)):
        mix = MIXES[number % len(MIXES)]
        yield id, mix, 3 + number % 6 if {"high-noon", "fistful"} & set(mix) else 2 + number % 7  # [BNG-19.15]


def test_the_games_below_have_every_mix() -> None:
    assert {mix for _, mix, _ in games()} == set(MIXES)
    assert len(MIXES) == 2 ** len(EXPANSIONS)


@pytest.mark.parametrize("id", CHARACTERS)
def test_random_games_end_with_every_card_accounted_for(id: str) -> None:
    for number, (_, mix, seats) in enumerate(game for game in games() if game[0] == id):
        chance = Dice(number + 100 * list(CHARACTERS).index(id))
        laid_out = position(id, mix, seats, chance)
        table = Table(find_game("bang"), named_seats("ABCDEFGH"[:seats]), {"expansions": mix}, 7, position=laid_out)

        dealt = check_characters(table.state)

        def check(table: Table[Any] = table, dealt: set[str] = dealt) -> None:
            table.game.check(table.state)
            assert check_characters(table.state) == dealt  # nobody is lost either

        play_blindly(table, seed=number, after=check)
        assert table.result is not None
