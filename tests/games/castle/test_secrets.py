"""Nobody learns a card of a hidden hand or of a deck from what he sees. [CAS-2.4, CAS-12.1]"""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from engine.dice import Dice
from engine.views import Viewer, strings_in
from games.castle import GAME
from games.castle.deck import Card
from games.castle.events import Drew, Foresaw, HandCardsSwapped, Looked, Passed
from games.castle.state import Castle, Player
from tests.playing import finished


def positions(seats: int) -> Iterator[Castle]:
    """States in the course of two games, copied so that they can be changed."""
    for seed in (1, 2):
        table, _ = finished("castle", seats, seed)
        for count in range(0, len(table.moves), 10):
            state = table.fork(count).state
            if state.look is None:
                yield pickle.loads(pickle.dumps(state))


def views(game: Castle, *but: int) -> list[object]:
    viewers: list[Viewer] = [*(seat for seat in range(len(game.players)) if seat not in but), None]
    return [GAME.view(game, viewer) for viewer in viewers]


def swap(one: list[Card], two: list[Card], chance: Dice) -> None:
    first, second = chance.below(len(one)), chance.below(len(two))
    one[first], two[second] = two[second], one[first]


def hidden_hands(game: Castle) -> list[Player]:
    return [player for player in game.players if player.hand and not game.hand_is_open(player)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_hand_card_swapped_with_a_deck_card_is_seen_by_its_player_alone(seats: int) -> None:
    chance, swapped = Dice(1), 0
    for game in positions(seats):
        for player in hidden_hands(game):
            for other in game.players:
                if other.deck:
                    before = views(game, player.seat)
                    swap(player.hand, other.deck, chance)
                    assert views(game, player.seat) == before
                    swapped += 1
    assert swapped


@pytest.mark.parametrize("seats", GAME.seats)
def test_cards_swapped_between_two_hidden_hands_are_seen_by_these_two_alone(seats: int) -> None:
    chance, swapped = Dice(2), 0
    for game in positions(seats):
        for player in hidden_hands(game):
            for other in hidden_hands(game):
                if other is not player:
                    before = views(game, player.seat, other.seat)
                    swap(player.hand, other.hand, chance)
                    assert views(game, player.seat, other.seat) == before
                    swapped += 1
    assert swapped


@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_sees_the_order_of_a_deck(seats: int) -> None:
    chance = Dice(3)
    for game in positions(seats):
        for player in game.players:
            before = views(game)
            chance.shuffle(player.deck)
            assert views(game) == before


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_hand_is_seen_by_its_player(seats: int) -> None:
    for game in positions(seats):
        for player in game.players:
            assert GAME.view(game, player.seat)["players"][player.seat]["hand"] == [card.ref for card in player.hand]


@pytest.mark.parametrize("seats", GAME.seats)
def test_news_of_hidden_cards_name_them_only_to_those_who_saw_them(seats: int) -> None:
    secret = 0
    for seed in (1, 2, 3, 4):
        for event in finished("castle", seats, seed)[0].events():
            if not isinstance(event, Drew | Looked | HandCardsSwapped | Passed | Foresaw) or getattr(
                event, "open", False
            ):
                continue
            involved = [fact for fact in event.plain().values() if isinstance(fact, str)]
            for viewer in (*range(seats), None):
                seen = event.seen_by(viewer)
                assert seen is not None
                knows = f"seat:{viewer}" in involved
                assert any(name.startswith("card:") for name in strings_in(seen.plain())) == knows, seen
                secret += not knows
    assert secret
