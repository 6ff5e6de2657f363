"""Cards on their way between piles, hands and the table. [BNG-7]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.choices import Ref
from games.bang.abilities import settle_cards
from games.bang.concepts import suit_of_all
from games.bang.deck import CARD_BY_REF, Card
from games.bang.events.cards import Discarded, Drew, DrewOpenly, Reshuffled, Took
from games.bang.state import Bang, Laid, Player


def suit_of(game: Bang, card: Card) -> str:
    """The effective suit. [BNG-9.4]"""
    change = suit_of_all.get(game.show) or suit_of_all.get(game.event)
    return card.suit if change is None else change(card.suit)


# The draw pile [BNG-7.12]


def top_card(game: Bang) -> Card | None:
    """The top card of the draw pile, taken off it; None if there is no card at all."""
    if not game.deck:
        reshuffle(game)
    return game.deck.pop() if game.deck else None


def reshuffle(game: Bang) -> None:
    """The discard pile becomes the draw pile, without the cards still being resolved. [BNG-7.1, BNG-7.12]"""
    kept = [card for card in game.discard if card in game.resolving]
    game.deck = [card for card in game.discard if card not in game.resolving]
    game.discard = kept
    game.flipped = [flipped for flipped in game.flipped if flipped.card in kept]  # the others are lost [BNG-14.39]
    if game.deck:
        game.dice.shuffle(game.deck)
        game.tell(Reshuffled(len(game.deck)))


def top_cards(game: Bang, count: int) -> list[Card]:
    """So many cards off the draw pile, or as many as there are."""
    deck = game.deck
    if not 0 <= count <= len(deck):
        return [card for _ in range(count) if (card := top_card(game)) is not None]
    cards = deck[len(deck) - count :]
    del deck[len(deck) - count :]
    return cards[::-1]


def draw(game: Bang, player: Player, count: int = 1) -> list[Card]:
    """The player draws from the draw pile."""
    cards = top_cards(game, count)
    take_in(game, player, cards)
    return cards


def take_in(game: Bang, player: Player, cards: list[Card]) -> None:
    """Cards from a pile go to a hand, seen by their owner only."""
    if cards:
        player.hand += cards
        game.tell(Drew(f"seat:{player.seat}", tuple([card.ref for card in cards])))


def take_openly(game: Bang, player: Player, card: Card) -> None:
    """A card that everybody sees goes to a hand."""
    player.hand.append(card)
    game.tell(DrewOpenly(player.ref, card.ref))


class Resolving(msgspec.Struct, eq=False):
    """Meanwhile these cards are being carried out: everybody sees them, and they are not shuffled in. [BNG-7.1]"""

    game: Bang
    cards: Sequence[Card]

    def __enter__(self) -> None:
        self.game.resolving += self.cards

    def __exit__(self, *failure: object) -> None:
        for card in self.cards:
            self.game.resolving.remove(card)


# Cards in play: what is in force for their owner follows at once [BNG-6.7]


def put_before(game: Bang, player: Player, laid: Laid) -> None:
    """A card lies before a player from now on."""
    player.in_play.append(laid)
    settle_cards(game, player)


def remove_laid(game: Bang, player: Player, laid: Laid) -> None:
    """A card in play goes somewhere else."""
    player.in_play.remove(laid)
    settle_cards(game, player)


def remove_all_laid(game: Bang, player: Player) -> None:
    """All cards before a player go somewhere else."""
    player.in_play.clear()
    settle_cards(game, player)


# Discarding


def discard_hand(game: Bang, player: Player, cards: Iterable[Card]) -> None:
    """Cards go from a hand to the discard pile, the last one on top."""
    gone = list(cards)
    for card in gone:
        player.hand.remove(card)
    game.discard += gone
    if gone:
        game.tell(Discarded(player.ref, tuple(card.ref for card in gone)))


def discard_laid(game: Bang, player: Player, laid: Laid) -> None:
    """A card in play goes to the discard pile."""
    remove_laid(game, player, laid)
    game.discard.append(laid.card)
    game.tell(Discarded(player.ref, (laid.card.ref,)))


# One player's card for another [BNG-7.10]


def loot(game: Bang, player: Player, victims: Iterable[Player]) -> list[Ref]:
    """What can be taken or discarded from these players: a blind card of a hand, or a card in play. Of one's own only
    cards in play. [BNG-7.10, BNG-19.16]"""
    refs: list[Ref] = []
    for victim in victims:
        if victim.seat != player.seat and victim.hand and (hand := victim.hand_ref) not in refs:
            refs.append(hand)
        refs += [laid.card.ref for laid in victim.in_play]
    return refs


def owner_of(game: Bang, ref: Ref) -> Player:
    """Whose hand or card in play this is."""
    if ref.startswith("hand:"):  # of two characters the active one stands for the hand [BNG-19.16]
        seat = int(ref[5:])
        return next(player for player in game.ring if player.seat == seat and not player.is_passive)
    return game.holder(ref)[0]


def pull(game: Bang, ref: Ref) -> tuple[Player, Card]:
    """Remove a card from a hand, blindly, or from play."""
    owner = owner_of(game, ref)
    if ref.startswith("hand:"):
        card = game.dice.pick(owner.hand)
        owner.hand.remove(card)
        return owner, card
    card = CARD_BY_REF[ref]
    remove_laid(game, *game.holder(ref))
    return owner, card


def steal(game: Bang, taker: Player, ref: Ref) -> None:
    """The taker gets a card from a hand, blindly, or from play."""
    is_open = not ref.startswith("hand:")
    owner, card = pull(game, ref)
    taker.hand.append(card)
    game.tell(Took(f"seat:{taker.seat}", card.ref, f"seat:{owner.seat}", is_open))


def throw_out(game: Bang, ref: Ref) -> None:
    """A card from a hand, blindly, or from play is discarded."""
    owner, card = pull(game, ref)
    game.discard.append(card)
    game.tell(Discarded(owner.ref, (card.ref,)))


def give(game: Bang, giver: Player, taker: Player, card: Card) -> None:
    """A hand card changes hands; only the two know which. [BNG-21.15]"""
    giver.hand.remove(card)
    taker.hand.append(card)
    game.tell(Took(f"seat:{taker.seat}", card.ref, f"seat:{giver.seat}"))
