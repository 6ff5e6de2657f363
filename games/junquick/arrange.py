"""Positions: a table laid out for a scenario, a hidden half dealt anew, and a count of all the cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from engine.choices import Seat
from engine.dice import Dice
from engine.errors import BadSetup, RuleError
from engine.positions import Box, read_position, seat_named
from engine.scenarios import parts
from games.junquick.deck import CARDS, KINDS, VIRUSES, Card
from games.junquick.legal import value_when_laid
from games.junquick.pile import set_cancelled
from games.junquick.state import Drawn, Entry, JunQuick, Pack


class _Holding(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has; a card is named by its id, or by its kind if any copy will do."""

    hand: list[str] = []
    nest: list[str] = []
    home: list[list[str]] = []
    viruses: list[str] = []
    passed: bool = False


class _Position(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """What a scenario may name besides its players.

    The pile is written `jun-1-01 Ada + evolution-1 Ben`, the bottom card first; decks have their top card first.
    """

    first: str | None = None
    turn: str | None = None  # not named: the first player's
    phase: Literal["draw-up", "instants", "recruiting", "leader", "round-end"] = "recruiting"
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    pile: str = ""
    settled: list[str] = []  # of the pile
    deck: list[str] | None = None  # not named: all regular cards that are left
    discard: list[str] = []
    viruses: list[str] | None = None  # the virus deck; not named: all that are left
    virus_discard: list[str] = []
    instants: str = ""  # the row, `battle-1 Ada + emigration Ben`
    empty_rounds: int = 0
    redraws: int = 0


class _Box(Box[Card]):
    """The cards not yet laid out, by id or kind."""

    def take(self, id: str) -> Card:
        """The card of this id, or the first free one of this kind."""
        if id in KINDS and id not in CARDS:
            id = next((copy for copy in KINDS[id].copy_ids() if copy in self.cards), id)
        return super().take(id)

    def rest(self, *categories: str) -> list[Card]:
        """The cards that a scenario does not name, of these categories."""
        return self.take_all([card.id for card in self.cards.values() if card.category in categories])


def arrange(game: JunQuick, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Lay out a position: what it does not name is empty, but for the decks."""
    holdings, named = read_position(position, names, _Holding, _Position)
    box = _Box(CARDS, known=(*CARDS, *KINDS))
    game.phase, game.round = named.phase, named.round
    game.first = 0 if named.first is None else seat_named(named.first, names)
    if named.phase == "recruiting":
        game.current = game.first if named.turn is None else seat_named(named.turn, names)
    game.empty_rounds, game.redraws = named.empty_rounds, named.redraws
    _deal_named(game, box, holdings)
    for card, owner in _owned(named.pile):
        _lay(game, box.take(card), seat_named(owner, names))
    for entry in game.pile:
        entry.settled = entry.card.id in named.settled
    game.begun = bool(game.pile) or any(player.passed for player in game.players)
    game.instant_row = [Drawn(box.take(card), seat_named(owner, names)) for card, owner in _owned(named.instants)]
    _stack_decks(game, box, named)


def _deal_named(game: JunQuick, box: _Box, holdings: Sequence[_Holding]) -> None:
    for player, holding in zip(game.players, holdings, strict=True):
        player.hand = box.take_all(holding.hand)
        player.nest = box.take_all(holding.nest)
        player.viruses = box.take_all(holding.viruses)
        player.passed = holding.passed
        for pack in holding.home:
            game.packs_made += 1
            player.home.append(Pack(game.packs_made, box.take_all(pack)))


def _lay(game: JunQuick, card: Card, seat: Seat) -> None:
    entry = Entry(card, seat, value_when_laid(game, card))
    if card.kind == "hysteria":
        entry.target = len(game.pile) - 1
        set_cancelled(game, game.pile[-1], True)
    game.pile.append(entry)


def _stack_decks(game: JunQuick, box: _Box, named: _Position) -> None:
    """First what is named; the rest is the deck, with the instants at the bottom, unless that is named too."""
    game.discard = box.take_all(named.discard)
    game.virus_discard = box.take_all(named.virus_discard)
    deck, viruses = box.take_all(named.deck or ()), box.take_all(named.viruses or ())
    spare = box.rest("plain", "dual", "compulsory", "influence", "constant") + box.rest("instant")
    (deck if named.deck is None else game.discard).extend(spare)
    (viruses if named.viruses is None else game.virus_discard).extend(box.rest("virus"))
    game.deck, game.virus_deck = deck[::-1], viruses[::-1]


def _owned(row: str) -> list[list[str]]:
    """`battle-1 Ada + emigration Ben` as cards with their players."""
    found = parts(row) if row else []
    if any(len(part) != 2 for part in found):
        raise BadSetup("bad-position", mistake=row)
    return found


def deal_anew(game: JunQuick, seat: Seat, chance: Dice) -> None:
    """Shuffle what `seat` cannot know, every place keeping its size and what it is known to hold: nests hold what a
    nest may, hands no instants."""
    others = [player for player in game.players if player.seat != seat] if game.phase != "over" else []
    nests = _unknown(game, seat, [player.nest for player in others])
    hands = _unknown(game, seat, [player.hand for player in others])
    hidden = sorted([*(place[index] for place, index in nests + hands), *game.deck], key=lambda card: card.id)
    chance.shuffle(hidden)
    for place, index in nests:
        place[index] = _take(hidden, lambda card: card.is_kept)
    for place, index in hands:
        place[index] = _take(hidden, lambda card: game.settings.manual_instants or card.category != "instant")
    game.deck[:] = hidden
    game.virus_deck.sort(key=lambda card: card.id)
    chance.shuffle(game.virus_deck)
    if game.bluff is not None and game.bluff.seat != seat:
        game.bluff.cards = game.players[game.bluff.seat].hand[: len(game.bluff.cards)]


def _unknown(game: JunQuick, seat: Seat, places: Sequence[list[Card]]) -> list[tuple[list[Card], int]]:
    """Where cards lie of which a seat does not know what they are."""
    slots = [(place, index) for place in places for index in range(len(place))]
    return [(place, index) for place, index in slots if not game.knows(seat, place[index].ref)]


def _take(hidden: list[Card], fits: Callable[[Card], bool]) -> Card:
    return hidden.pop(next(index for index, card in enumerate(hidden) if fits(card)))


def check(game: JunQuick) -> None:
    """89 Jun cards and 8 viruses, each once and where it may be. [JUN-3.3, JUN-3.4]"""
    places = [game.deck, game.discard, game.virus_deck, game.virus_discard]
    for player in game.players:
        places += [player.hand, player.nest, player.viruses, *(pack.cards for pack in player.home)]
    found = [card.id for place in places for card in place]
    found += [entry.card.id for entry in game.pile] + [drawn.card.id for drawn in game.instant_row]
    found += [game.aside.card.id] if game.aside is not None else []
    if sorted(found) != sorted(CARDS):
        lost, doubled = set(CARDS) - set(found), {id for id in found if found.count(id) > 1}
        raise RuleError(f"cards lost: {sorted(lost)}; cards doubled: {sorted(doubled)} [JUN-3.4]")
    viruses = [*game.virus_deck, *game.virus_discard, *(card for player in game.players for card in player.viruses)]
    if any(card.category != "virus" for card in viruses) or len(viruses) != len(VIRUSES):
        raise RuleError(f"viruses and Jun cards are mixed up [JUN-3.4]: {viruses}")
    for player in game.players:
        if not all(card.is_kept for card in player.nest):
            raise RuleError(f"a nest holds only value cards and Evolutions [JUN-3.3]: {player.nest}")
        if not all(is_pack(pack.cards) for pack in player.home):
            raise RuleError(f"a home holds only complete packs [JUN-3.3]: {[pack.cards for pack in player.home]}")
        if not game.settings.manual_instants and any(card.category == "instant" for card in player.hand):
            raise RuleError(f"an instant is never in a hand [JUN-4.2]: {player.hand}")
    if game.bluff is not None and not set(game.bluff.cards) <= set(game.players[game.bluff.seat].hand):
        raise RuleError(f"cards put down count as in hand [JUN-3.4]: {game.bluff.cards}")


def is_pack(cards: Sequence[Card]) -> bool:
    """Four cards for 1, 2, 3 and 4; an Evolution stands for any of them. [JUN-11.1]"""
    values = [card.value for card in cards if card.is_value]
    return len(cards) == 4 and len(set(values)) == len(values) and all(card.is_kept for card in cards)
