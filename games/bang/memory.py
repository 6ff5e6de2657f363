"""What players of Bang! remember: cards that went to a hand openly, or that they held or looked at themselves."""

from __future__ import annotations

from engine.choices import Ref
from engine.views import seat_of
from games.bang.events.cards import CardLaidBack, CardShown, DrewOpenly, HandShown, Reshuffled, Took
from games.bang.events.game import GameBegan
from games.bang.state import Bang


@Bang.lessons.on(DrewOpenly, CardShown)
def shown(game: Bang, event: DrewOpenly | CardShown) -> None:
    """Everybody saw the card."""
    game.let_see([event.card])


@Bang.lessons.on(HandShown)
def hand_shown(game: Bang, event: HandShown) -> None:
    """Everybody saw the hand."""
    game.let_see(event.cards)


@Bang.lessons.on(Took)
def took(game: Bang, event: Took) -> None:
    """From play everybody saw it go; from a hand nobody else knows which of its cards it was. [BNG-21.11]"""
    if event.is_open:
        game.let_see([event.card])
        return
    both = seat_of(event.seat), seat_of(event.source)
    game.lose_track([event.card, *_hand(game, event.source)], *both)
    game.let_see([event.card], *both)


@Bang.lessons.on(CardLaidBack)
def laid_back(game: Bang, event: CardLaidBack) -> None:
    """Only who laid them there knows what lies on top. [BNG-16.2]"""
    seat = seat_of(event.seat)
    game.lose_track([*event.cards, *_hand(game, event.seat)], seat)
    game.let_see(event.cards, seat)


@Bang.lessons.on(Reshuffled)
def reshuffled(game: Bang, event: Reshuffled) -> None:
    """Nobody knows where anything lies in the new draw pile. [BNG-7.12]"""
    game.lose_track(card.ref for card in game.deck)


@Bang.lessons.on(GameBegan)
def began(game: Bang, event: GameBegan) -> None:
    """The cards of the game before were shuffled."""
    game.known.clear()


def _hand(game: Bang, seat: Ref) -> list[Ref]:
    number = seat_of(seat)
    return [card.ref for player in game.players if player.seat == number for card in player.hand]
