"""Putting warriors from the hand into the squad. [VAL-3.3 to VAL-3.6, VAL-18.2]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from engine.choices import Option, Ref, Refused, ask_one, endings, singles
from games.valhalla.asking import asked, may_choose_card
from games.valhalla.concepts import CELLS, SYMBOL_LIMIT
from games.valhalla.deck import CARD_BY_REF, Card
from games.valhalla.events.turn import Mustered
from games.valhalla.piles import discard_warriors
from games.valhalla.state import CELLS as ALL_CELLS
from games.valhalla.state import Player, Valhalla, Warrior

CELL_REFS: Final = tuple(f"cell:{index}" for index in range(ALL_CELLS))
TOGETHER = 3  # symbols of two warriors mustered at once [VAL-3.4]


def in_hand(player: Player) -> list[Card]:
    """The warriors that could be mustered."""
    return [card for card in player.hand if card.category == "warrior"]


def cell_limit(game: Valhalla, player: Player) -> int:
    """How many warriors the board holds. [VAL-3.5, VAL-21.21]"""
    return CELLS.of(game, player, ALL_CELLS)


def places_for(game: Valhalla, player: Player, coming: int) -> list[Ref]:
    """The cells for the next of `coming` new warriors: free ones, and those of warriors that have to make room.

    Just enough of the old warriors are discarded, never the new ones. [VAL-3.5]
    """
    room = cell_limit(game, player) - (ALL_CELLS - player.cells.count(None))
    use_free, use_taken = room > 0, coming > room
    return [
        place
        for place, warrior in zip(CELL_REFS, player.cells, strict=True)
        if (use_free if warrior is None else use_taken)
    ]


def one_by_one(game: Valhalla, player: Player, warriors: Sequence[Card]) -> list[Option]:
    """A1: one warrior, in a cell of choice. [VAL-3.3]"""
    places, starts = places_for(game, player, 1), [endings("muster", card.ref) for card in warriors]
    return [by_place[place] for by_place in starts for place in places]


def symbol_limit(game: Valhalla, player: Player) -> int:
    """How many symbols two warriors may have together. [VAL-3.4]"""
    return SYMBOL_LIMIT.of(game, player, TOGETHER)


def in_pairs(game: Valhalla, player: Player, warriors: Sequence[Card]) -> list[Option]:
    """A2: two warriors with few symbols. [VAL-3.4]"""
    limit = symbol_limit(game, player)
    return [
        endings("muster-two", one.ref)[other.ref]
        for one, other in combinations(warriors, 2)
        if one.symbol_count + other.symbol_count <= limit
    ]


def no_partner(game: Valhalla, player: Player) -> Iterator[Refused]:
    """Warriors that are too heavily armed to be mustered together with any other."""
    limit, warriors = symbol_limit(game, player), in_hand(player)
    for card in warriors:
        others = [other for other in warriors if other is not card]
        if others and all(card.symbol_count + other.symbol_count > limit for other in others):
            yield Refused((card.ref,), "why.too-many-symbols", "VAL-3.4", {"limit": str(limit)})


async def muster_one(game: Valhalla, player: Player, option: Option) -> None:
    """A1, or reinforcement."""
    card, place = option.refs
    await put_down(game, player, CARD_BY_REF[card], place, [])


async def muster_two(game: Valhalla, player: Player, option: Option) -> None:
    """A2: the warriors are placed one after the other. [VAL-3.4]"""
    new: list[Ref] = []
    one, other = option.refs
    for left, card in ((2, CARD_BY_REF[one]), (1, CARD_BY_REF[other])):
        places = [place for place in places_for(game, player, left) if not _is_new(player, place, new)]
        menu = asked("prompt.place", singles("place", places), "VAL-3.5", auto=True, about=(card.ref,))
        await put_down(game, player, card, (await ask_one(player, menu)).refs[0], new)


def _is_new(player: Player, place: Ref, new: list[Ref]) -> bool:
    warrior = player.cells[int(place[5:])]
    return warrior is not None and warrior.ref in new


async def put_down(game: Valhalla, player: Player, card: Card, place: Ref, new: list[Ref]) -> None:
    """Whoever stands there makes room; a Tyr card may be added. [VAL-3.5, VAL-18.2]"""
    index = int(place[5:])
    old = player.cells[index]
    if old is not None:
        discard_warriors(game, player, [old])
    tyr_cards = [held for held in player.hand if held.category == "tyr"]
    tyr = None
    if tyr_cards:
        about = {"about": (card.ref,)}
        tyr = await may_choose_card(player, "prompt.add-tyr", "add", tyr_cards, "VAL-18.2", **about)
    player.hand.remove(card)
    if tyr is not None:
        player.hand.remove(tyr)
    player.cells[index] = Warrior(card, tyr)
    new.append(card.ref)
    game.tell(Mustered(player.ref, card.ref, place, None if tyr is None else tyr.ref))
