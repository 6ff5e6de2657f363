"""The deck, the discard pile and hands. [VAL-1.5, VAL-1.6, VAL-3.8, VAL-3.12]"""

from __future__ import annotations

from collections.abc import Sequence

from engine.choices import Pick, ask_one, singles
from games.valhalla.asking import asked, choose_refs
from games.valhalla.deck import CARD_BY_REF, Card, refs
from games.valhalla.events.monsters import DeckMilled
from games.valhalla.events.turn import Discarded, Drew, EndTriggered, Kept
from games.valhalla.state import Player, Valhalla, Warrior


def trigger_end(game: Valhalla, reason: str) -> None:
    """One more round will be played; a further trigger changes nothing. [VAL-8.1, VAL-8.2]"""
    if not game.is_against_monster and not game.is_ending:
        game.is_ending = True
        game.tell(EndTriggered(reason))


def from_deck(game: Valhalla, count: int) -> list[Card]:
    """The top cards, as many as there are. [VAL-3.13]"""
    drawn = [game.deck.pop() for _ in range(min(count, len(game.deck)))]
    if drawn and not game.deck:
        trigger_end(game, "deck")
    return drawn


def draw(game: Valhalla, player: Player, count: int) -> list[Card]:
    """Take cards from the deck into the hand."""
    drawn = from_deck(game, count)
    player.hand += drawn
    if drawn:
        game.tell(Drew(player.ref, tuple(refs(drawn))))
    return drawn


async def draw_and_keep(game: Valhalla, player: Player, count: int, keep: int, rule: str) -> None:
    """Draw some cards, keep some, discard the rest in an order of choice. [VAL-3.8, VAL-3.12, VAL-1.6]"""
    player.drawn = from_deck(game, count)
    if not player.drawn:
        return
    game.tell(Drew(player.ref, tuple(refs(player.drawn))))
    rest = await _not_kept(player, keep, rule)
    kept = [card for card in player.drawn if card not in rest]
    player.drawn = []
    player.hand += kept
    game.tell(Kept(player.ref, tuple(refs(kept))))
    discard(game, player, rest)


async def _not_kept(player: Player, keep: int, rule: str) -> list[Card]:
    """What the player discards of the cards drawn: with too few of them there is no choice. [VAL-3.13]"""
    too_many = len(player.drawn) - keep
    if too_many <= 0:
        return []
    if too_many > 1:  # selected in the order in which they go to the pile
        pick = Pick(too_many, too_many, ordered=True)
        chosen = await choose_refs(player, "prompt.discard-drawn", "discard", refs(player.drawn), pick, rule)
        return [CARD_BY_REF[ref] for ref in chosen]
    if keep == 1:
        options = singles("keep", refs(player.drawn))
        kept = (await ask_one(player, asked("prompt.keep", options, rule))).refs
    else:
        pick = Pick(keep, keep)
        kept = tuple(await choose_refs(player, "prompt.keep-several", "keep", refs(player.drawn), pick, rule))
    return [card for card in player.drawn if card.ref not in kept]


def discard(game: Valhalla, player: Player, cards: Sequence[Card]) -> None:
    """Cards go face up on the discard pile, in this order. [VAL-1.6]"""
    if cards:
        game.pile += cards
        game.tell(Discarded(player.ref, tuple(refs(cards))))


def discard_from_hand(game: Valhalla, player: Player, *cards: Card) -> None:
    """Cards of the hand are discarded."""
    for card in cards:
        player.hand.remove(card)
    discard(game, player, cards)


def leave_squad(player: Player, warrior: Warrior) -> None:
    """A warrior leaves its cell."""
    player.cells[player.cells.index(warrior)] = None


def discard_warriors(game: Valhalla, player: Player, warriors: Sequence[Warrior]) -> None:
    """Warriors of the squad are discarded, each with its Tyr card directly after it. [VAL-18.6]"""
    gone: list[Card] = []
    for warrior in warriors:
        leave_squad(player, warrior)
        gone += [warrior.card] if warrior.tyr is None else [warrior.card, warrior.tyr]
    discard(game, player, gone)


def mill(game: Valhalla, count: int) -> None:
    """The top cards of the deck are discarded, one by one. [VAL-2.6, VAL-21.12]"""
    gone = from_deck(game, count)
    game.pile += gone
    if gone:
        game.tell(DeckMilled(tuple(refs(gone))))


def shuffle_into_deck(game: Valhalla, cards: Sequence[Card]) -> None:
    """Cards go back, and nobody knows where."""
    game.deck += cards
    game.dice.shuffle(game.deck)


def topmost(game: Valhalla, category: str) -> Card | None:
    """The topmost card of a category in the discard pile."""
    return next((card for card in reversed(game.pile) if card.category == category), None)
