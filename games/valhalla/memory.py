"""What players of Valhalla remember of hidden cards: hands shown, cards taken or stolen. [VAL-25]"""

from __future__ import annotations

from engine.choices import Ref
from engine.views import seat_of
from games.valhalla.deck import CARD_BY_REF
from games.valhalla.events.aftermath import CardTaken
from games.valhalla.events.battle import CardStolen, Looked, Sacrificed
from games.valhalla.events.setup import FinishedDraft, TyrDealt
from games.valhalla.events.turn import Discarded, HandShown, Mustered
from games.valhalla.state import Valhalla


def tyr_of(seat: Ref) -> Ref:
    """That a player holds some Tyr card: everybody saw one being dealt. [VAL-2.10]"""
    return f"tyr-of-{seat}"


@Valhalla.lessons.on(HandShown, FinishedDraft)
def shown(game: Valhalla, event: HandShown | FinishedDraft) -> None:
    """Everybody saw the cards. [VAL-3.10, VAL-17.5, VAL-23.2]"""
    game.let_see(event.cards)


@Valhalla.lessons.on(CardTaken)
def taken(game: Valhalla, event: CardTaken) -> None:
    """It lay in the discard pile. [VAL-14.4]"""
    game.let_see([event.card])


@Valhalla.lessons.on(Looked)
def looked(game: Valhalla, event: Looked) -> None:
    """Only who looked knows them, and whose they are. [JRL-21]"""
    game.let_see(event.cards, seat_of(event.seat))


@Valhalla.lessons.on(CardStolen)
def stolen(game: Valhalla, event: CardStolen) -> None:
    """Thief and victim know the card; to others it may be any that the victim had. [VAL-15.4]"""
    both = seat_of(event.seat), seat_of(event.victim)
    left = [card.ref for card in game.players[seat_of(event.victim)].hand]
    game.lose_track([event.card, *left], *both)
    game.let_see([event.card], *both)
    game.lose_track([tyr_of(event.victim)])


@Valhalla.lessons.on(TyrDealt)
def tyr_dealt(game: Valhalla, event: TyrDealt) -> None:
    """Everybody has one. [VAL-2.10]"""
    game.let_see([tyr_of(player.ref) for player in game.players])


@Valhalla.lessons.on(Mustered)
def mustered(game: Valhalla, event: Mustered) -> None:
    """A Tyr card under a warrior may be the one that was dealt. [VAL-18.2]"""
    if event.tyr is not None:
        game.lose_track([tyr_of(event.seat)])


@Valhalla.lessons.on(Discarded)
def discarded(game: Valhalla, event: Discarded) -> None:
    """So may one that is discarded."""
    if any(CARD_BY_REF[card].category == "tyr" for card in event.cards):
        game.lose_track([tyr_of(event.seat)])


@Valhalla.lessons.on(Sacrificed)
def laid_beside(game: Valhalla, event: Sacrificed) -> None:
    """And one that is laid beside a dwarf. [VAL-17.6]"""
    if CARD_BY_REF[event.card].category == "tyr":
        game.lose_track([tyr_of(event.seat)])
