"""What players remember of hidden cards: imagined games agree with it. [JUN-18.1]"""

from __future__ import annotations

from engine.choices import Seat
from engine.dice import Dice
from games.junquick import GAME
from games.junquick.events import Redrew, Revealed, RoundWon, TookFromNest
from games.junquick.state import JunQuick
from tests.games.junquick.test_races import laid_out

WORLDS = 12


def position() -> JunQuick:
    """Three players with hands and nests."""
    holdings = {
        "A": {"hand": ["jun-1-01", "dominant"], "nest": ["jun-2-01", "jun-3-1"]},
        "B": {"hand": ["jun-1-02", "jun-4-1"], "nest": ["jun-2-02", "jun-3-2"]},
        "C": {"hand": ["jun-1-03", "jun-4-2"], "nest": ["jun-2-03"]},
    }
    game: JunQuick = laid_out(holdings).state
    game.keep_track()
    return game


def always_in_nest(game: JunQuick, seat: Seat, holder: Seat, *cards: str) -> bool:
    """Whether a seat is sure that these cards lie in somebody's nest."""
    for seed in range(WORLDS):
        GAME.deal_anew(game, seat, Dice(seed))
        if not {*cards} <= {card.id for card in game.players[holder].nest}:
            return False
    return True


def test_what_somebody_won_before_all_eyes_is_known_to_lie_in_the_nest() -> None:
    """[JUN-10.1]"""
    game = position()
    game.tell(RoundWon("seat:1", ("card:jun-2-02",)))
    assert always_in_nest(game, 0, 1, "jun-2-02")
    assert always_in_nest(game, 2, 1, "jun-2-02")
    assert not always_in_nest(game, 0, 1, "jun-3-2")


def test_a_card_taken_in_secret_leaves_only_two_who_know() -> None:
    """[JUN-18.1]"""
    game = position()
    game.tell(RoundWon("seat:1", ("card:jun-2-02", "card:jun-3-2")))
    game.players[1].nest = [card for card in game.players[1].nest if card.id != "jun-3-2"]
    taken = next(card for card in GAME_CARDS if card.id == "jun-3-2")
    game.players[2].nest.append(taken)
    game.tell(TookFromNest("seat:2", "seat:1", "card:jun-3-2"))
    assert game.knows(1, "card:jun-3-2")
    assert game.knows(2, "card:jun-2-02")
    assert not game.knows(0, "card:jun-2-02"), "it may be the one that went"
    assert not always_in_nest(game, 0, 2, "jun-3-2")


def test_cards_that_were_shown_are_known_until_they_are_shuffled_into_the_deck() -> None:
    """[JUN-17.6, JUN-6.6]"""
    game = position()
    game.tell(Revealed("seat:1", ("card:jun-4-1",), True))
    assert game.knows(0, "card:jun-4-1")
    game.tell(Redrew("seat:1", ("card:jun-1-02", "card:jun-4-1")))
    assert not game.knows(0, "card:jun-4-1")


GAME_CARDS = [card for player in position().players for card in player.nest]
