"""Events: whatever comes into play in whatever game, the rules go on and every card is accounted for."""

from __future__ import annotations

from typing import Any

import pytest

from engine.dice import Dice
from engine.games import find_game, named_seats
from engine.promises import Watch
from engine.table import Table
from games.bang.deck import CARDS, CHARACTERS, EVENTS
from games.bang.happenings import stack_events
from games.bang.options import BangOptions
from games.bang.rules import new
from games.bang.state import Bang
from tests.playing import NAMES, play_blindly

STAGECOACH = "stagecoach.b.9S"
IN_STACK = [id for id, kind in EVENTS.items() if kind.deck != "wild-west-show"]
IN_SHOW = [id for id, kind in EVENTS.items() if kind.deck == "wild-west-show"]
SWITCHES: tuple[dict[str, str], ...] = ({}, {"rules": "official"})


def dealt(event: str, seats: int, chance: Dice) -> dict[str, Any]:
    """A position in which this event comes next: everybody has a character, cards in hand and in play."""
    cards = [id for id in CARDS if id != STAGECOACH]
    characters = list(CHARACTERS)
    chance.shuffle(cards)
    chance.shuffle(characters)
    position: dict[str, Any] = {"step": "arrival", "events": [chance.pick(IN_STACK)], "shows": [chance.pick(IN_SHOW)]}
    position["events" if event in IN_STACK else "shows"] = [event]
    for name in NAMES[:seats]:
        laid = next(id for id in cards if CARDS[id].colour != "brown")
        cards.remove(laid)
        position[name] = {
            "character": characters.pop(),
            "spare": characters.pop(),
            "hand": [cards.pop() for _ in range(4)],
            "in-play": [laid],
        }
    position[NAMES[0]]["hand"].append(STAGECOACH)
    if event in IN_SHOW:
        position["step"] = "play"
    return position


def begun(event: str, seats: int, seed: int, options: dict[str, str]) -> Table[Bang]:
    """A table where this event has just come into play, or comes with the first answer."""
    position = dealt(event, seats, Dice(seed))
    table = Table(find_game("bang"), named_seats(NAMES[:seats]), options, seed, position=position)
    if event in IN_SHOW:
        table.answer(0, f"play card:{STAGECOACH}")
    return table


@pytest.mark.parametrize("seats", [4, 7])
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_enters_play_without_harm(event: str, seats: int) -> None:
    """The same event comes again and again, beside one of the other deck. [BNG-15.3, BNG-15.5, BNG-15.8]"""
    for seed, options in enumerate(SWITCHES):
        table = begun(event, seats, seed, options)
        play_blindly(table, seed, lambda table=table: table.game.check(table.state))  # type: ignore[misc]
        assert table.result is not None
        assert f"event:{event}" in [told.plain().get("event_card") for told in table.events()]


@pytest.mark.parametrize("event", EVENTS)
def test_no_event_tells_anybody_too_much(event: str) -> None:
    """Views, menus and news hide what they must, also in the open round of Sacagaway and after it. [BNG-21]"""
    table = begun(event, 5, 3, {})
    watch = Watch(table)
    play_blindly(table, 3, watch.step, most=60)


def stacked(seed: int = 1, **options: Any) -> Bang:
    """A table with its event decks shuffled."""
    game = new(4, BangOptions(**options), Dice(seed))
    stack_events(game)
    return game


def test_both_decks_make_one_stack() -> None:
    """[BNG-15.1, BNG-3.9]"""
    game = stacked(expansions=("high-noon", "fistful"))
    assert sorted(game.events) == sorted(IN_STACK)
    assert len(game.events) == 30
    assert game.shows == []
    assert len(stacked(expansions=("fistful",)).events) == 15
    assert game.event == ""  # none in the first round [BNG-15.2]


def test_the_show_lies_at_the_bottom_of_a_deck_of_its_own() -> None:
    """[BNG-15.7]"""
    orders = {tuple(stacked(seed, expansions=("wild-west-show",)).shows) for seed in range(5)}
    assert len(orders) > 1
    for shows in orders:
        assert shows[0] == "wild-west-show"  # the next one is the last of the list
        assert sorted(shows) == sorted(IN_SHOW)


def test_high_noon_is_an_ordinary_card_unless_a_switch_makes_it_the_last() -> None:
    """[BNG-15.5, BNG-1.6]"""
    places = {stacked(seed, expansions=("high-noon",)).events.index("high-noon") for seed in range(20)}
    assert len(places) > 1
    for seed in range(5):
        official = stacked(seed, expansions=("high-noon",), event_deck_end="final-card")
        assert official.events[0] == "high-noon"  # the next one is the last of the list
        assert len(official.events) == 15
        both = stacked(seed, expansions=("high-noon", "fistful"), event_deck_end="final-card")
        assert both.events[0] in ("high-noon", "a-fistful-of-cards")
        assert not {"high-noon", "a-fistful-of-cards"} & set(both.events[1:])


def test_without_events_there_is_no_stack() -> None:
    """[BNG-2.1, BNG-15.1]"""
    game = stacked()
    assert (game.events, game.shows) == ([], [])
