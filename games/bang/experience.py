"""The variant Experience: cards in play at the end of a game can be bought back in the next. [BNG-20.7]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.choices import Menu, Option, Pick, ask_one
from games.bang.asking import looking
from games.bang.deck import CARD_BY_REF, CARDS
from games.bang.events.match import BoughtBack
from games.bang.questions import BUY_BACK
from games.bang.state import Bang, Player

PRICE: Final = 500
DECLINE: Final = Option.of("decline")


def note_cards(game: Bang) -> None:
    """What lies in play is noted, with two players before either character; the dead have nothing. [BNG-20.7]"""
    for player in game.players:
        game.noted[player.seat] += [laid.card.id for laid in player.in_play]


async def buy_back(game: Bang, players: Iterable[Player]) -> None:
    """Each may buy noted cards into his hand: no more than his starting life, nor than he can pay. [BNG-20.7]"""
    for player in players:
        noted = [CARDS[id].ref for id in game.noted[player.seat]]
        game.noted[player.seat] = []
        most = min(len(noted), player.life, game.money[player.seat] // PRICE)
        if most < 1:
            continue
        options = [*(Option.of("buy", ref) for ref in noted), DECLINE]
        menu = Menu("prompt.buy-back", options, {"buy": Pick(1, most)}, default=DECLINE, rule="BNG-20.7", kind=BUY_BACK)
        with looking(game, "look.noted", noted):
            answer = await ask_one(player, menu)
        if answer != DECLINE:
            buy(game, player, answer)


def buy(game: Bang, player: Player, answer: Option) -> None:
    """Bought cards leave the deck and go to the hand."""
    cards = [CARD_BY_REF[ref] for ref in answer.refs]
    game.money[player.seat] -= PRICE * len(cards)
    game.deck = [card for card in game.deck if card not in cards]
    player.hand += cards
    game.tell(BoughtBack(f"seat:{player.seat}", answer.refs, PRICE * len(cards)))
