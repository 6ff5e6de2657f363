"""The three extra characters. [BNG-14.32 to BNG-14.34]"""

from __future__ import annotations

from engine.choices import Menu, Option
from games.bang.asking import ask, looking
from games.bang.characters.base import keep_some
from games.bang.concepts import draws, no_hand_card, offers, when_laid
from games.bang.deck import CARD_BY_REF, Card
from games.bang.drawing import cards_ahead
from games.bang.events.cards import Took
from games.bang.piles import discard_laid, take_in
from games.bang.playing import play_card
from games.bang.questions import CLAUS
from games.bang.state import Bang, Player


@draws("claus-the-saint")
async def claus_the_saint(game: Bang, owner: Player, count: int) -> list[Card]:
    """One card more than he keeps for every other player: he gives each of them one of his choice. [BNG-14.32]"""
    others = {other.seat: other for other in game.clockwise(owner) if other.seat != owner.seat}
    cards = [card for card, _ in cards_ahead(game, count + len(others))]
    kept = await keep_some(game, owner, cards, count, "look.claus")
    take_in(game, owner, kept)
    game.aside += (rest := [card for card in cards if card not in kept])
    for other in others.values():
        if rest:
            card = await choose_gift(game, owner, other, rest)
            rest.remove(card)
            game.aside.remove(card)
            other.hand.append(card)
            game.tell(Took(f"seat:{other.seat}", card.ref, f"seat:{owner.seat}"))
    return kept


async def choose_gift(game: Bang, owner: Player, other: Player, cards: list[Card]) -> Card:
    """Which card the other player gets."""
    options = [Option.of("give", card.ref) for card in cards]
    with looking(game, "look.claus", [card.ref for card in cards], owner):
        menu = Menu("prompt.claus", options, auto=True, about=(other.ref,), rule="BNG-14.32", kind=CLAUS)
        answer = await ask(game, owner, lambda: menu)
    return CARD_BY_REF[(answer or options[0]).refs[0]]


@when_laid("johnny-kisch")
async def johnny_kisch(game: Bang, owner: Player, card: Card) -> None:
    """All cards of the same name before other players are discarded. [BNG-14.33]"""
    for other in game.others(owner):
        for laid in list(other.in_play):
            if laid.card.kind == card.kind and laid.card is not card:
                discard_laid(game, other, laid)


def _any_hand_card(game: Bang, owner: Player) -> list[Option]:
    return [Option.of("as-store", card.ref) for card in owner.hand if no_hand_card.why_not(game, owner, card) is None]


@offers("uncle-will", "as-store", _any_hand_card, limit=lambda game: 1)
async def uncle_will(game: Bang, owner: Player, answer: Option) -> None:
    """Once a turn he may play any hand card as a General Store. [BNG-14.34]"""
    await play_card(game, owner, CARD_BY_REF[answer.refs[0]], None, "general-store")
