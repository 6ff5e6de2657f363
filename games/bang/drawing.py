"""Phase 1: drawing, with everything that can change it. [BNG-5.2]"""

from __future__ import annotations

from engine.choices import Menu, Option
from games.bang.asking import ask
from games.bang.concepts import (
    DRAWS,
    after_drawing,
    before_drawing,
    draw_source,
    draws,
    first_card,
    instead_of_drawing,
    second_card,
    skips_drawing,
)
from games.bang.deck import Card
from games.bang.deeds import remember
from games.bang.piles import steal, take_in, take_openly, top_card, top_cards
from games.bang.state import Bang, Player

CARDS_A_TURN, GHOST_CARDS = 2, 3
DRAW = Option.of("draw", "pile:deck")


async def draw_phase(game: Bang, player: Player) -> None:
    """Two cards from the draw pile, unless something else is done instead or besides. [BNG-5.2]"""
    if skips_drawing in player.in_force and await skips_drawing.happen(game, player):
        return
    if before_drawing in player.in_force:
        await before_drawing.happen(game, player)
    if instead_of_drawing not in player.in_force or not await instead_of_drawing.happen(game, player):
        await draw_cards(game, player)
    if after_drawing in player.in_force:
        await after_drawing.happen(game, player)


def cards_to_draw(game: Bang, player: Player) -> int:
    """How many cards phase 1 brings. [BNG-5.3]"""
    return GHOST_CARDS if player.is_ghost else DRAWS.of(game, player, CARDS_A_TURN)


async def draw_cards(game: Bang, player: Player) -> None:
    """One card after another; the first may come from another place. [BNG-5.2]"""
    count = cards_to_draw(game, player)
    drawn = await draw_first(game, player) if first_card in player.in_force else []
    left = count - len(drawn)
    if left > 0 and draws in player.in_force:
        own_way, *_ = draws.held_by(player)
        drawn += await own_way(game, player, left)
    else:
        cards = next_cards(game, left) if draw_source in player.in_force else top_cards(game, left)
        take_in(game, player, cards)
        drawn += cards
    if len(drawn) > 1 and second_card in player.in_force:
        await second_card.happen(game, player, drawn[1])


async def draw_first(game: Bang, player: Player) -> list[Card]:
    """The first card, if it is taken from another place. Nobody is asked if there is none. [BNG-23.4]"""
    places = [option for offer in first_card.held_by(player) for option in offer(game, player)]
    if draws_elsewhere(game):  # all cards come from there: no choice for whoever could take the first one [BNG-16.2]
        places = [option for option in places if "pile:discard" not in option.refs]
    if not places:
        return []
    menu = Menu("prompt.first-card", [DRAW, *places], default=DRAW, rule="BNG-5.2")
    answer = await ask(game, player, lambda: menu)
    if answer is None or answer == DRAW:
        return []
    ref = answer.refs[0]
    if ref.startswith("hand:"):
        remember(game, player, ref)
        steal(game, player, ref)
    else:
        take_openly(game, player, game.discard.pop())
    return player.hand[-1:]


def draws_elsewhere(game: Bang) -> bool:
    """Whether an event says where the cards of phase 1 come from."""
    return not draw_source.keys().isdisjoint(game.now)


def next_card(game: Bang) -> Card | None:
    """The next card of phase 1: from the draw pile, or from where an event says. [BNG-16.2]"""
    for event in game.now:
        if event in draw_source:
            return draw_source[event](game)
    return top_card(game)


def next_cards(game: Bang, count: int) -> list[Card]:
    """So many cards of phase 1, or as many as there are."""
    return [card for _ in range(count) if (card := next_card(game)) is not None]


def cards_ahead(game: Bang, count: int) -> list[tuple[Card, str]]:
    """The next cards of phase 1, taken off their piles, each with the name of its pile."""
    cards: list[tuple[Card, str]] = []
    for _ in range(count):
        discarded = len(game.discard)
        card = next_card(game)
        if card is not None:
            cards.append((card, "discard" if len(game.discard) == discarded - 1 else "deck"))
    return cards


def put_back(game: Bang, cards: list[tuple[Card, str]], kept: list[Card]) -> None:
    """All but the kept ones go back where they came from, in the old order. [BNG-14.7, BNG-16.2]"""
    game.turn.drew_from_discard = any(pile == "discard" for card, pile in cards if card in kept)
    for card, pile in reversed(cards):
        if card not in kept:
            (game.discard if pile == "discard" else game.deck).append(card)
