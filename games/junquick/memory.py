"""What players of JunQuick remember: who won which cards, and cards that they gave, took or were shown."""

from __future__ import annotations

from collections.abc import Iterable

from engine.choices import Ref
from engine.views import seat_of
from games.junquick.deck import Card
from games.junquick.events import (
    BattleLaid,
    BattleWon,
    DominantStayed,
    Gave,
    Redrew,
    Revealed,
    RoundWon,
    TookFromHand,
    TookFromNest,
    TookIntoNest,
)
from games.junquick.state import JunQuick, Player


@JunQuick.lessons.on(RoundWon, BattleWon, Revealed)
def shown(game: JunQuick, event: RoundWon | BattleWon | Revealed) -> None:
    """Everybody saw the cards before they went to a nest or back to a hand."""
    game.let_see(event.cards)


@JunQuick.lessons.on(BattleLaid, DominantStayed)
def shown_one(game: JunQuick, event: BattleLaid | DominantStayed) -> None:
    """Everybody saw the card, which may stay in the hand."""
    game.let_see([event.card])


@JunQuick.lessons.on(Redrew)
def redrew(game: JunQuick, event: Redrew) -> None:
    """The cards are somewhere in the deck now."""
    game.lose_track(event.cards)


@JunQuick.lessons.on(Gave)
def gave(game: JunQuick, event: Gave) -> None:
    """Cards went from one hand to another."""
    _went(game, event.cards, event.seat, event.to, _player(game, event.seat).hand)


@JunQuick.lessons.on(TookFromHand)
def took_from_hand(game: JunQuick, event: TookFromHand) -> None:
    """Cards were taken from a hand into another."""
    _went(game, event.cards, event.victim, event.seat, _player(game, event.victim).hand)


@JunQuick.lessons.on(TookIntoNest)
def took_into_nest(game: JunQuick, event: TookIntoNest) -> None:
    """A card went from a hand into a nest."""
    _went(game, [event.card], event.victim, event.seat, _player(game, event.victim).hand)


@JunQuick.lessons.on(TookFromNest)
def took_from_nest(game: JunQuick, event: TookFromNest) -> None:
    """A card went from a nest into another."""
    _went(game, [event.card], event.victim, event.seat, _player(game, event.victim).nest)


def _player(game: JunQuick, seat: Ref) -> Player:
    return game.players[seat_of(seat)]


def _went(game: JunQuick, cards: Iterable[Ref], giver: Ref, taker: Ref, left: Iterable[Card]) -> None:
    """Only giver and taker know which cards it were; to others it may be any that lay there."""
    both, cards = (seat_of(giver), seat_of(taker)), list(cards)
    game.lose_track([*cards, *(card.ref for card in left)], *both)
    game.let_see(cards, *both)
