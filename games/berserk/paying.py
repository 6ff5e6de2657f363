"""Payment, always after an action was executed. [BSK-9.3, BSK-K-payment]"""

from __future__ import annotations

from collections.abc import Sequence

from games.berserk.concepts import Blow, after_action
from games.berserk.schema import Ability
from games.berserk.state import Berserk, Card
from games.berserk.traits import traits
from games.berserk.wounds import put_wounds, take_chips
from games.berserk.zones import close_card


def act(game: Berserk, card: Card, *, closes: bool = True) -> None:
    """A card has acted: it closes, unless it does not, and has no steps left. [BSK-8.3, BSK-9.5, BSK-A-63]"""
    if not card.in_play:
        return
    card.has_acted, card.pool = True, 0
    if closes:
        close_card(game, card)
    it = traits(game, card)
    for says in after_action.held_by(it):
        says(game, it)


def pay(game: Berserk, card: Card, ability: Ability, payers: Sequence[str], *, closes: bool = True) -> None:
    """Chips, closing, wounds of its own, or the card itself; a card that has left pays nothing. [BSK-14.11]"""
    if not card.in_play:
        return
    for id in dict.fromkeys(payers):
        take_chips(game, game.cards[id], list(payers).count(id))
    if ability.self_wound:
        put_wounds(game, card, ability.self_wound, Blow("influence", card))
    if ability.to_graveyard:
        game.doomed.append(card.id)
    if ability.closes:
        act(game, card, closes=closes)
