"""Operations that open and close cards, and on chips."""

from __future__ import annotations

from games.berserk.doing import Doing, amount, operation
from games.berserk.events import TookAim
from games.berserk.schema import Effect
from games.berserk.state import Berserk, Card
from games.berserk.wounds import give_chips, take_chips
from games.berserk.zones import close_card, open_card


@operation("close", lambda game, source, effect, card: card.is_open)
async def close(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Close a card; it has not acted. [BSK-K-close, BSK-9.4]"""
    return close_card(game, card)


@operation("open", lambda game, source, effect, card: not card.is_open)
async def open_it(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Open a card. [BSK-K-open]"""
    return open_card(game, card)


@operation("get-chips")
async def get_chips(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Chips for a card; that is not gathering. [BSK-K-chip]"""
    return give_chips(game, card, amount(game, doing, effect)) > 0


@operation("lose-chips", lambda game, source, effect, card: card.chips > 0)
async def lose_chips(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """A card loses chips."""
    return take_chips(game, card, amount(game, doing, effect)) > 0


@operation("aim")
async def aim(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """In the next turn of its player it may strike a flyer once. [BSK-12.5, BSK-A-32]"""
    card.flyer_mark = game.turn + 2
    game.tell(TookAim(card.ref))
    return True
