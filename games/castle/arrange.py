"""Positions: a table laid out for a scenario, a hidden half dealt anew, and a count of all the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from engine.choices import Seat
from engine.dice import Dice
from engine.errors import BadFile, BadSetup, RuleError
from engine.knowledge import deal_slots_anew
from engine.positions import Box, read_position, seat_named
from engine.scenarios import parts
from games.castle.actions import put_down
from games.castle.board import AREA_OF, SIEGE_PLACES
from games.castle.deck import CARDS, Card
from games.castle.state import Castle, Laid

SPARE_DECK, SPARE_RESERVE = 3, 10  # so that nobody is out of cards unless a scenario says so


class _Holding(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has."""

    hand: list[str] = []
    deck: list[str] | None = None  # the top card first; not named: a few cards


class _Position(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """What a scenario may name besides its players.

    Stacks are written `spy Cat + knight-1 Ada`, the bottom card first; `-` is no token.
    """

    turn: str | None = None
    actions: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    quiet_turns: Annotated[int, msgspec.Meta(ge=0)] = 0
    board: dict[str, str] = {}
    surroundings: list[str] = []
    reserve: list[str] | None = None  # not named: some cards
    removed: list[str] = []


def _some(box: Box[Card], count: int) -> list[Card]:
    """Cards that a scenario does not name, from the end of the card list."""
    return [box.cards.popitem()[1] for _ in range(min(count, len(box.cards)))]


def arrange(game: Castle, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Lay out a position: what it does not name is an empty board and hand, a few cards in deck and reserve."""
    holdings, named = read_position(position, names, _Holding, _Position)
    box = Box(CARDS)
    game.turn, game.dealer = 1, len(names) - 1
    game.current = 0 if named.turn is None else seat_named(named.turn, names)
    game.actions_left, game.quiet_turns = named.actions, named.quiet_turns
    for cell, stack in named.board.items():
        place = f"siege:{cell[6:]}" if cell.startswith("siege-") else f"cell:{cell}"
        if place not in AREA_OF and place not in SIEGE_PLACES:
            raise BadSetup("no-such-place", place=cell)
        _lay(game, box, place, stack, names)
    for stack in named.surroundings:
        game.spots_used += 1
        _lay(game, box, f"spot:{game.spots_used}", stack, names)
    _deal_named(game, box, named, holdings)


def _deal_named(game: Castle, box: Box[Card], named: _Position, holdings: Sequence[_Holding]) -> None:
    """Hands, decks, reserve and removed cards: first what is named, then the rest."""
    for player, holding in zip(game.players, holdings, strict=True):
        player.hand = box.take_all(holding.hand)
        player.deck = box.take_all(holding.deck or ())
    game.reserve = box.take_all(named.reserve or ())
    game.removed = box.take_all(named.removed)
    for player, holding in zip(game.players, holdings, strict=True):
        if holding.deck is None:
            player.deck = _some(box, SPARE_DECK)
    if named.reserve is None:
        game.reserve = _some(box, SPARE_RESERVE)
    game.removed += _some(box, len(box.cards))


def _lay(game: Castle, box: Box[Card], place: str, stack: str, names: Sequence[str]) -> None:
    for part in parts(stack):
        if len(part) != 2:
            raise BadFile("bad-stack", stack=stack)
        card, owner = part
        put_down(game, Laid(box.take(card), None if owner == "-" else seat_named(owner, names), place), place)


def deal_anew(game: Castle, seat: Seat, chance: Dice) -> None:
    """Shuffle what `seat` cannot know: the decks and the hidden hands, each keeping its size and what it is known to
    hold."""
    hidden = [player for player in game.players if player.seat != seat and not game.hand_is_open(player)]
    looked_at = () if game.look is None or game.look.seat != seat else game.look.cards
    piles = [player.deck for player in game.players] + [player.hand for player in hidden]
    deal_slots_anew(piles, lambda card: card in looked_at or game.knows(seat, card.ref), lambda card: card.id, chance)


def check(game: Castle) -> None:
    """All 56 cards are there, each once; only Knights lie on other cards, and nobody lies where he may not."""
    piles = [game.reserve, game.removed, *(pile for player in game.players for pile in (player.hand, player.deck))]
    found = [card.id for pile in piles for card in pile] + [laid.card.id for laid in game.laid()]
    if sorted(found) != sorted(CARDS):
        lost, doubled = set(CARDS) - set(found), {id for id in found if found.count(id) > 1}
        raise RuleError(f"cards lost: {sorted(lost)}; cards doubled: {sorted(doubled)}")
    for place, stack in game.board.items():
        is_siege = place in SIEGE_PLACES
        if not stack or any(laid.place != place for laid in stack):
            raise RuleError(f"the stack on {place} is not where it should be: {stack}")
        if [laid.card.rank == "knight" for laid in stack] != [index > 0 for index in range(len(stack))]:
            raise RuleError(f"only Knights lie on other cards, and only there [CAS-7.2]: {stack}")
        if (stack[0].card.rank == "siege-engine") != is_siege:
            raise RuleError(f"siege places are for Siege Engines [CAS-1.6]: {stack}")
