"""Positions: a table laid out for a scenario, a hidden half dealt anew, and a count of all the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.choices import Seat
from engine.dice import Dice
from engine.errors import BadSetup, RuleError
from engine.scenarios import parts
from games.castle.actions import put_down
from games.castle.board import AREA_OF, SIEGE_PLACES
from games.castle.deck import CARDS, Card
from games.castle.state import Castle, Laid

SPARE_DECK, SPARE_RESERVE = 3, 10  # so that nobody is out of cards unless a scenario says so
KEYS = ("turn", "actions", "quiet-turns", "board", "surroundings", "reserve", "removed")


class _Box:
    """The cards not yet laid out."""

    def __init__(self) -> None:
        self.cards = dict(CARDS)

    def take(self, id: str) -> Card:
        if id not in self.cards:
            raise BadSetup("no-such-card" if id not in CARDS else "card-in-two-places", card=id)
        return self.cards.pop(id)

    def some(self, count: int) -> list[Card]:
        """Cards that a scenario does not name, from the end of the card list."""
        return [self.cards.popitem()[1] for _ in range(min(count, len(self.cards)))]


def arrange(game: Castle, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Lay out a position: what it does not name is an empty board and hand, a few cards in deck and reserve.

    `board` and `surroundings` hold stacks written `spy Cat + knight-1 Ada`, bottom first; `-` is no token.
    """
    for key in position:
        if key not in KEYS and key not in names:
            raise BadSetup("position-key", field=key, known=", ".join((*KEYS, *names)))
    box = _Box()
    game.turn, game.dealer = 1, len(names) - 1
    game.current = _seat(position.get("turn", names[0]), names)
    game.actions_left = int(position.get("actions", 2))
    game.quiet_turns = int(position.get("quiet-turns", 0))
    for cell, stack in (position.get("board") or {}).items():
        place = f"siege:{cell[6:]}" if cell.startswith("siege-") else f"cell:{cell}"
        if place not in AREA_OF and place not in SIEGE_PLACES:
            raise BadSetup("no-such-place", place=cell)
        _lay(game, box, place, stack, names)
    for stack in position.get("surroundings") or ():
        _lay(game, box, f"spot:{game.spots_used + 1}", stack, names)
        game.spots_used += 1
    _deal_named(game, box, position, names)


def _deal_named(game: Castle, box: _Box, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Hands, decks, reserve and removed cards, the named ones first."""
    hands = [(position.get(name) or {}).get("hand") or () for name in names]
    decks = [(position.get(name) or {}).get("deck") for name in names]
    for player, hand, deck in zip(game.players, hands, decks, strict=True):
        player.hand = [box.take(id) for id in hand]
        player.deck = [box.take(id) for id in deck or ()]
    game.reserve = [box.take(id) for id in position.get("reserve") or ()]
    game.removed = [box.take(id) for id in position.get("removed") or ()]
    for player, deck in zip(game.players, decks, strict=True):
        if deck is None:
            player.deck = box.some(SPARE_DECK)
    if "reserve" not in position:
        game.reserve = box.some(SPARE_RESERVE)
    game.removed += box.some(len(box.cards))


def _lay(game: Castle, box: _Box, place: str, stack: object, names: Sequence[str]) -> None:
    for card, owner in parts(stack):
        put_down(game, Laid(box.take(card), None if owner == "-" else _seat(owner, names), place), place)


def _seat(name: str, names: Sequence[str]) -> Seat:
    if name not in names:
        raise BadSetup("no-such-player", name=name, names=", ".join(names))
    return list(names).index(name)


def deal_anew(game: Castle, seat: Seat, chance: Dice) -> None:
    """Shuffle everything that `seat` cannot see: the decks and the hidden hands, each keeping its size."""
    hidden = [player for player in game.players if player.seat != seat and not game.hand_is_open(player)]
    known = set() if game.look is None or game.look.seat != seat else {card.id for card in game.look.cards}
    piles = [player.deck for player in game.players] + [player.hand for player in hidden]
    slots = [(pile, index) for pile in piles for index, card in enumerate(pile) if card.id not in known]
    cards = [pile[index] for pile, index in slots]
    chance.shuffle(cards)
    for (pile, index), card in zip(slots, cards, strict=True):
        pile[index] = card


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
