"""The after-effects queue: what waits until a resolution is over, in its order. [BNG-1.4]"""

from __future__ import annotations

from games.bang.concepts import takes_checks, when_empty
from games.bang.events.cards import DrewOpenly
from games.bang.life import hurt
from games.bang.piles import draw
from games.bang.state import Bang

MOST_CHECK_CARDS = 6  # who holds so many takes no more [BNG-14.39]


def is_unsettled(game: Bang) -> bool:
    """Whether anything waits: asked after every step of every turn."""
    for player in game.ring:
        if not player.hand and when_empty in player.in_force:
            return True
    return bool(game.flipped or game.owed or game.spoke)


async def settle(game: Bang) -> None:
    """Check cards are taken, owed cards drawn, empty hands filled, and words paid for."""
    if game.flipped:
        take_check_cards(game)
    if game.owed:
        draw_owed_cards(game)
    await fill_empty_hands(game)
    while game.spoke:
        await hurt(game, game.players[game.spoke.pop(0)], 1)
        await settle(game)


def draw_owed_cards(game: Bang) -> None:
    """Everybody still in play draws what he is owed, in turn order from the active player. [BNG-1.4, BNG-14.26]"""
    owed, game.owed = game.owed, []
    for player in game.in_order(game.active):
        draw(game, player, owed.count(player.index))


def take_check_cards(game: Bang) -> None:
    """Whoever takes check cards does so now, though another card may lie on top by now. [BNG-14.39]"""
    for flipped in game.flipped:
        takers = takes_checks.holders(game.clockwise(game.players[flipped.by]))
        if takers and len(takers[0].hand) < MOST_CHECK_CARDS and flipped.card in game.discard:
            game.discard.remove(flipped.card)
            takers[0].hand.append(flipped.card)
            game.tell(DrewOpenly(takers[0].ref, flipped.card.ref))
    game.flipped.clear()


async def fill_empty_hands(game: Bang) -> None:
    """Everybody with an empty hand whose ability minds, in turn order from the active player. [BNG-1.4, BNG-14.14]"""
    for player in game.in_order(game.active):
        if not player.hand and when_empty in player.in_force:
            await when_empty.happen(game, player)
