"""The end of the game and the final reckoning. [JUN-14]"""

from __future__ import annotations

from typing import Final

from engine.games import GameOver, Result
from games.junquick.deck import Card
from games.junquick.events import DeckRanOut, FormedPack, LostPack, Scored
from games.junquick.state import JunQuick, Pack, Player

BY_NEST: Final = {  # how the game has ended, where packs are equal and the nests decide
    "result.deck-empty": "result.deck-empty-nest",
    "result.stalemate": "result.stalemate-nest",
}


def draw(game: JunQuick, player: Player) -> Card:
    """The top card of the deck; if there is none, the game ends on the spot. [JUN-14.1, JUN-4.8]"""
    if not game.deck:
        game.tell(DeckRanOut(player.ref))
        raise GameOver(final_reckoning(game, "result.deck-empty"))
    return game.deck.pop()


def final_reckoning(game: JunQuick, how: str) -> Result:
    """The most packs win; then the most cards left in the nest; who is still tied shares the place. [JUN-14.5]"""
    game.phase = "over"
    game.discard += [drawn.card for drawn in game.instant_row]  # [JUN-14.2]
    game.instant_row.clear()
    for player in game.players:
        empty_hand(game, player)
        form_all_packs(game, player)
        lose_packs(game, player)
        game.tell(Scored(player.ref, len(player.home), len(player.nest)))
    standing = [(len(player.home), len(player.nest)) for player in game.players]
    winners = tuple(player.seat for player in game.players if standing[player.seat] == max(standing))
    scores = tuple(packs for packs, _ in standing)
    is_by_nest = scores.count(max(scores)) > len(winners)
    return Result(winners, BY_NEST[how] if is_by_nest else how, scores)


def empty_hand(game: JunQuick, player: Player) -> None:
    """Value cards and Evolutions go into the nest, the others are discarded. [JUN-14.3]"""
    for card in player.hand:
        (player.nest if card.is_kept else game.discard).append(card)
    player.hand.clear()


def form_all_packs(game: JunQuick, player: Player) -> None:
    """As many packs as there can be. [JUN-14.3]"""
    nest = sorted(player.nest, key=lambda card: card.order)
    by_value = [[card for card in nest if card.value == value] for value in (1, 2, 3, 4)]
    wild = [card for card in nest if not card.is_value]
    for _ in range(most_packs([len(cards) for cards in by_value], len(wild))):
        make_pack(game, player, [(cards or wild).pop(0) for cards in by_value])


def most_packs(counts: list[int], wild: int) -> int:
    """The greatest number of packs of so many cards of each value, and so many Evolutions. [JUN-14.3]"""
    packs = 0
    while sum(max(0, packs + 1 - count) for count in counts) <= wild:
        packs += 1
    return packs


def make_pack(game: JunQuick, player: Player, cards: list[Card]) -> None:
    """Four cards of the nest lie face up at home now. [JUN-11.3]"""
    for card in cards:
        player.nest.remove(card)
    game.packs_made += 1
    pack = Pack(game.packs_made, cards)
    player.home.append(pack)
    game.tell(FormedPack(player.ref, pack.ref, tuple(card.ref for card in cards)))


def lose_packs(game: JunQuick, player: Player) -> None:
    """Every virus costs a pack, also one with a Dominant. [JUN-14.4, JUN-C-VIRUS]"""
    for _ in player.viruses:
        if player.home:
            pack = player.home.pop()
            game.discard += pack.cards
            game.tell(LostPack(player.ref, pack.ref))
