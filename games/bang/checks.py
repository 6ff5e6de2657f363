"""«Draw!»: a card is flipped, and its suit decides. [BNG-9]"""

from __future__ import annotations

from collections.abc import Callable

from engine.choices import Menu, Option, Ref
from games.bang.asking import ask, looking
from games.bang.concepts import FLIPS
from games.bang.deck import CARD_BY_REF, Card
from games.bang.events.life import Checked
from games.bang.piles import Resolving, suit_of, top_card
from games.bang.state import Bang, Flipped, Player


def is_heart(game: Bang, card: Card) -> bool:
    """What most checks ask for. [BNG-9.2]"""
    return suit_of(game, card) == "♥"


async def check(game: Bang, player: Player, what: Ref, works: Callable[[Bang, Card], bool]) -> bool:
    """Flip the top card onto the discard pile: does it do what is hoped, or feared? Without a card it does not.
    [BNG-7.12, BNG-9.1]"""
    flipped: list[Card] = []
    count = FLIPS.of(game, player, 1)
    while len(flipped) < count and (card := flip(game, player, flipped)) is not None:
        flipped.append(card)
    if not flipped:
        return False
    with Resolving(game, flipped):
        counted = await _choose(game, player, what, flipped, works)
    result = works(game, counted)
    other = next((card.ref for card in flipped if card is not counted), None)
    game.tell(Checked(player.ref, what, counted.ref, result, other))
    return result


def flip(game: Bang, player: Player, before: list[Card]) -> Card | None:
    """One card off the draw pile, face up on the discard pile; those flipped before are not shuffled in."""
    with Resolving(game, before):
        card = top_card(game)
    if card is not None:
        game.discard.append(card)
        game.flipped.append(Flipped(card, player.index))
    return card


async def _choose(
    game: Bang, player: Player, what: Ref, flipped: list[Card], works: Callable[[Bang, Card], bool]
) -> Card:
    """Whoever flips two chooses which one counts; not if both come to the same. [BNG-9.2, BNG-23.4]"""
    if len({works(game, card) for card in flipped}) == 1:
        return flipped[0]
    options = [Option.of("count", card.ref) for card in flipped]
    with looking(game, "look.check", [card.ref for card in flipped]):
        answer = await ask(game, player, lambda: Menu("prompt.count", options, about=(what,), rule="BNG-14.8"))
    assert answer is not None
    return CARD_BY_REF[answer.refs[0]]
