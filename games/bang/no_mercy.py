"""Variants: No mercy. [BNG-20.6]"""

from __future__ import annotations

from engine.choices import Menu, Option
from games.bang.asking import ask, looking
from games.bang.deck import CARD_BY_REF
from games.bang.piles import take_openly
from games.bang.state import SHERIFF, Bang, Player

KEEP_NONE = Option.of("decline")


async def no_mercy(game: Bang, player: Player) -> None:
    """The Sheriff may take back one Bang! card that he played this turn, if it still lies on the discard pile."""
    if not game.options.no_mercy or player.role != SHERIFF:
        return
    cards = [card for card in game.discard if card.id in game.turn.own_bangs and card.kind == "bang"]
    if not cards:
        return
    options = [Option.of("take", card.ref) for card in cards]
    with looking(game, "look.no-mercy", [card.ref for card in cards]):
        menu = Menu("prompt.no-mercy", [*options, KEEP_NONE], default=KEEP_NONE, rule="BNG-20.6")
        answer = await ask(game, player, lambda: menu)
    if answer is not None and answer != KEEP_NONE:
        card = CARD_BY_REF[answer.refs[0]]
        game.discard.remove(card)
        take_openly(game, player, card)
