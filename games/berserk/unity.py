"""Unity: cards of the deck that strike along. [BSK-K-unity, BSK-D-19]"""

from __future__ import annotations

from engine.choices import Menu, Option, Pick, singles
from games.berserk.asking import ask
from games.berserk.state import Berserk, Card
from games.berserk.traits import value


def allies(game: Berserk, card: Card) -> list[Card]:
    """Cheaper cards with Unity in the deck, one of each name. [BSK-K-unity]"""
    deck = sorted(game.players[card.controller].deck)
    kinds = {one.kind: one for one in map(game.cards.__getitem__, reversed(deck))}
    found = [one for one in kinds.values() if "unity" in one.words]
    cost = card.info.cost.amount
    return sorted((one for one in found if one.info.cost.amount < cost), key=lambda one: one.id)


async def united(game: Berserk, card: Card) -> list[Card]:
    """The cards that the player shows for a strike, up to the value of Unity."""
    found = allies(game, card)
    if not found:
        return []
    most = min(len(found), value(game, card, "unity"))
    alone = Option("alone")
    options = [*singles("unite", [one.ref for one in found]), alone]
    menu = Menu(
        "prompt.unity",
        options,
        {"unite": Pick(1, most)},
        about=(card.ref,),
        rule="BSK-D-19",
        kind="unity",
        default=alone,
    )
    answer = await ask(game, card.controller, menu)
    shown = [game.card(ref) for ref in answer.refs]
    game.shown = [one.id for one in shown]
    return shown
