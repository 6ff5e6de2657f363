"""What players of Castle remember: cards that went to a hand openly, or that they held or looked at themselves."""

from __future__ import annotations

from engine.views import seat_of
from games.castle.events import (
    Drew,
    Exchanged,
    Foresaw,
    HandCardsSwapped,
    HandsSwapped,
    Looked,
    Passed,
    Played,
    Returned,
)
from games.castle.state import Castle


def _hand(game: Castle, seat: str) -> list[str]:
    return [card.ref for card in game.players[seat_of(seat)].hand]


@Castle.lessons.on(Returned)
def returned(game: Castle, event: Returned) -> None:
    """Everybody saw it go."""
    game.let_see([event.card])


@Castle.lessons.on(Exchanged)
def exchanged(game: Castle, event: Exchanged) -> None:
    """The reserve lies open, so everybody knows what was taken."""
    game.let_see(event.taken)


@Castle.lessons.on(Drew)
def drew(game: Castle, event: Drew) -> None:
    """Only into an open hand everybody sees it go."""
    if event.open:
        game.let_see([event.card])


@Castle.lessons.on(Played)
def herald_played(game: Castle, event: Played) -> None:
    """The Herald opens the hands of all others: what they held is still known when he has gone."""
    if event.card == "card:herald":
        for player in game.players:
            if game.hand_is_open(player):
                game.let_see(card.ref for card in player.hand)


@Castle.lessons.on(Looked)
def looked(game: Castle, event: Looked) -> None:
    """Who looked at a hand knows it."""
    game.let_see(event.cards, seat_of(event.seat))


@Castle.lessons.on(Foresaw)
def foresaw(game: Castle, event: Foresaw) -> None:
    """Who looked at the top of the deck knows it."""
    game.let_see(event.cards, seat_of(event.seat))


@Castle.lessons.on(HandCardsSwapped)
def hand_cards_swapped(game: Castle, event: HandCardsSwapped) -> None:
    """Nobody else knows which cards of the two hands went over."""
    both = seat_of(event.seat), seat_of(event.other)
    game.lose_track([*_hand(game, event.seat), *_hand(game, event.other)], *both)
    game.let_see([event.given, event.taken], *both)


@Castle.lessons.on(Passed)
def passed(game: Castle, event: Passed) -> None:
    """Nobody else knows which card it was: it may be any that the giver held."""
    both = seat_of(event.seat), seat_of(event.to)
    game.lose_track([event.card, *_hand(game, event.seat)], *both)
    game.let_see([event.card], *both)


@Castle.lessons.on(HandsSwapped)
def hands_swapped(game: Castle, event: HandsSwapped) -> None:
    """Both know what they held before."""
    game.let_see(_hand(game, event.first), seat_of(event.second))
    game.let_see(_hand(game, event.second), seat_of(event.first))
