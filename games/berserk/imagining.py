"""A battle as it may be for all that a seat knows: what is hidden from it is dealt anew. [BSK-22]

What comes out depends on chance and on what the seat sees, never on what was really hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.choices import Seat
from engine.dice import Dice
from games.berserk.army import fault
from games.berserk.grid import Cell, groups_of, third_row
from games.berserk.kinds import ARMIES
from games.berserk.mustering import pool
from games.berserk.preparing import may_stay_hidden
from games.berserk.schema import COPIES
from games.berserk.state import Berserk, Card, CardId, Player
from games.berserk.turn import LATE_REVEAL

BEFORE_BATTLE: Final = ("decks", "draft", "initiative", "mustering")
TRIES: Final = 20  # for hidden cards that could have been bought together with those that are seen


class _Lying(NamedTuple):
    """A place where a card of the other player lies face down."""

    instead_of: CardId
    cell: Cell
    arrival: int
    by_stealth: bool  # only Stealth can still hide a card here


class _Dealt(NamedTuple):
    """Which cards are where: hidden on the field, bought, dealt, and in the deck."""

    lying: list[CardId]
    army: list[CardId]
    deal: list[CardId]
    deck: list[CardId]


def deal_anew(game: Berserk, seat: Seat, chance: Dice) -> None:
    """Deal everything anew that `seat` cannot see: the other's hidden cards, deal, purchase and layout, both decks."""
    own, other = game.players[seat], game.players[1 - seat]
    own.deck.sort()
    chance.shuffle(own.deck)
    hidden = game.hidden_cards(other.seat)
    places = [_Lying(card.id, card.cell, card.arrival, _needs_stealth(game, card)) for card in hidden]
    unknown = sorted((*other.deck, *other.deal, *other.army, *(card.id for card in hidden)))
    ids = _invented(game, other, unknown, chance) if game.options.deck_of(other.seat) not in ARMIES else unknown
    for id in unknown:
        del game.cards[id]
    dealt = _plausible(game, other, places, ids, chance)
    for id in ids:
        game.cards[id] = Card(id, id.rpartition("-")[0], other.seat, other.seat)
    _put(game, other, places, dealt)
    _lay_out_anew(game, other, chance)
    game.forget()


def _needs_stealth(game: Berserk, card: Card) -> bool:
    """Before the reveal anything may lie there; then the Second player's third row hides all until the late reveal.
    [BSK-6.5, BSK-7.2, BSK-K-stealth]"""
    if game.phase == "revealing":
        return False
    is_second = not game.is_first(card.controller)
    return not (is_second and game.turn < LATE_REVEAL and card.cell in third_row(is_first=False))


def _invented(game: Berserk, other: Player, unknown: Sequence[CardId], chance: Dice) -> list[CardId]:
    """As many cards of any kind: nobody knows such a deck. Those that lie by Stealth have it."""
    seen = {card.id for card in game.cards.values() if card.owner == other.seat} - set(unknown)
    first = other.seat * COPIES
    offered = [
        f"{kind}-{first + number}" for kind, count in Counter(pool(game)).items() for number in range(1, count + 1)
    ]
    free = [id for id in offered if id not in seen]
    hiding = sum(_needs_stealth(game, card) for card in game.hidden_cards(other.seat))
    stealthy = chance.sample([id for id in free if _can_hide(id)], hiding)
    return sorted((*stealthy, *chance.sample([id for id in free if id not in stealthy], len(unknown) - hiding)))


def _can_hide(id: CardId) -> bool:
    return may_stay_hidden(Card(id, id.rpartition("-")[0], 0, 0))


def _plausible(game: Berserk, other: Player, places: Sequence[_Lying], ids: Sequence[CardId], chance: Dice) -> _Dealt:
    """Cards for all places, tried again while they could not have been bought with those that are seen. [BSK-5.3]"""
    seen = [card.kind for card in game.cards.values() if card.owner == other.seat]
    in_play = [kind for kind in seen if game.phase not in BEFORE_BATTLE]
    for _ in range(TRIES):
        dealt = _tried(other, places, ids, chance)
        bought = [id.rpartition("-")[0] for id in (*dealt.lying, *dealt.army)]
        if not bought or fault([*in_play, *bought], game.options.budget, game.is_first(other.seat)) is None:
            break
    return dealt


def _tried(other: Player, places: Sequence[_Lying], ids: Sequence[CardId], chance: Dice) -> _Dealt:
    rest = sorted(ids)
    chance.shuffle(rest)
    found: dict[int, CardId] = {}
    for index in sorted(range(len(places)), key=lambda index: not places[index].by_stealth):
        fits = [id for id in rest if not places[index].by_stealth or _can_hide(id)]
        found[index] = (fits or rest)[0]
        rest.remove(found[index])
    bought, kept = len(other.army), len(other.army) + len(other.deal)
    lying = [found[index] for index in range(len(places))]
    return _Dealt(lying, rest[:bought], sorted(rest[bought:kept]), rest[kept:])


def _put(game: Berserk, other: Player, places: Sequence[_Lying], dealt: _Dealt) -> None:
    """Put the cards where they are imagined to be."""
    for place, id in zip(places, dealt.lying, strict=True):
        card = game.cards[id]
        card.zone, card.cell, card.is_hidden, card.arrival = "field", place.cell, True, place.arrival
        there = game.board[place.cell]
        there[there.index(place.instead_of)] = id
    other.army, other.deal, other.deck = dealt.army, dealt.deal, dealt.deck
    for id in other.army:
        game.cards[id].zone = "army"


def _lay_out_anew(game: Berserk, other: Player, chance: Dice) -> None:
    """A layout that nobody has seen yet, somehow. [BSK-6.4]"""
    if not other.layout:
        return
    cells: list[Cell] = []
    for group in groups_of(game.is_first(other.seat)):
        cells += chance.sample(group, min(len(group), len(other.army) - len(cells)))
    chance.shuffle(cells)
    other.layout = dict(zip(other.army, cells, strict=True))
