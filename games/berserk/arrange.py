"""Positions: a battle laid out for a scenario, a hidden half dealt anew, and a count of all the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from engine.choices import Seat
from engine.errors import BadSetup, RuleError
from engine.lasting import Effect
from engine.positions import read_position, seat_named
from games.berserk.catalogue import KEYWORDS
from games.berserk.doing import start_of_turn
from games.berserk.grid import CELL_BY_NAME, Cell
from games.berserk.kinds import KINDS
from games.berserk.schema import COPIES
from games.berserk.state import Berserk, Card, Occupied, Player
from games.berserk.zones import full_pool

NUMBERS = {
    "wounds": "wounds",
    "chips": "chips",
    "lives": "extra_lives",
    "pool": "pool",
    "prevention": "prevention",
    "incarnation": "incarnation_chips",
    "mark": "flyer_mark",
    "armor-used": "armor_used",
    "attack-wounds": "attack_wounds",
}
STEPS = ("mustering", "revealing", "opening", "vanguard", "turn", "main")


class _Holding(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """What a player has.

    On the field a cell holds `barrow-ghoul closed wounds 3 + blackthorn-blade`: a card, what is special about it, and
    what is attached to it. `gains:curse` and `gains:armor=2` give keywords, `owner:Ben` names the owner.
    """

    field: dict[str, str] = {}
    side: list[str] = []
    graveyard: list[str] = []
    deck: list[str] = []


class _Position(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """What a scenario may name besides its players."""

    turn: str | None = None
    first: str | None = None
    number: Annotated[int, msgspec.Meta(ge=0)] | None = None  # of the turn
    step: str = "main"  # `turn`: the turn is about to begin
    occupied: list[str] = []  # cells, until the start of the active player's next turn
    quiet_turns: int = 0


def arrange(game: Berserk, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Lay out a position: cards are open, unwounded and revealed, decks and graveyards empty, unless it says more."""
    holdings, named = read_position(position, names, _Holding, _Position)
    if named.step not in STEPS:
        raise BadSetup("bad-position", mistake=f"no such step: {named.step}, but {', '.join(STEPS)}")
    game.first = 0 if named.first is None else seat_named(named.first, names)
    game.active = game.first if named.turn is None else seat_named(named.turn, names)
    parity = 1 if game.active == game.first else 0
    number = named.number if named.number is not None else 3 if parity else 4
    if number % 2 != parity:
        raise BadSetup("bad-position", mistake=f"turn {number} is the turn of the other player")
    game.turn = {"turn": number - 1, "main": number}.get(named.step, 0)
    game.phase = named.step  # type: ignore[assignment]
    game.quiet_turns = named.quiet_turns
    for player, holding in zip(game.players, holdings, strict=True):
        _lay_out(game, player, holding, names)
    game.occupied = [Occupied(_cell(name), start_of_turn(game.active)) for name in named.occupied]
    game.forget()
    for card in game.in_play():
        if card.pool == 0 and card.is_open and not card.has_acted:
            card.pool = full_pool(game, card)


def _cell(name: str) -> Cell:
    if name not in CELL_BY_NAME:
        raise BadSetup("no-such-place", place=name)
    return CELL_BY_NAME[name]


def _lay_out(game: Berserk, player: Player, holding: _Holding, names: Sequence[str]) -> None:
    for name, stack in holding.field.items():
        cell = _cell(name)
        host = ""
        for spec in stack.split(" + "):
            card = _card(game, player.seat, spec, names, is_attached=bool(host))
            card.zone, card.cell, card.host = "field", cell, host
            game.board[cell].append(card.id)
            host = host or card.id
    for zone, specs in (("side", holding.side), ("graveyard", holding.graveyard), ("deck", holding.deck)):
        for spec in specs:
            card = _card(game, player.seat, spec, names)
            card.zone = zone  # type: ignore[assignment]
            getattr(player, zone).append(card.id)


def _card(game: Berserk, seat: Seat, spec: str, names: Sequence[str], *, is_attached: bool = False) -> Card:
    """A card as a scenario writes it."""
    name, *words = spec.split()
    kind = name if name in KINDS else name.rpartition("-")[0]
    if kind not in KINDS:
        raise BadSetup("no-such-card", card=name)
    if is_attached and KINDS[kind].subtype == "parasite":
        seat = 1 - seat
    owner = next((seat_named(word[6:], names) for word in words if word.startswith("owner:")), seat)
    numbers = [f"{kind}-{owner * COPIES + number}" for number in range(1, COPIES + 1)]
    id = name if name not in KINDS else next((id for id in numbers if id not in game.cards), "")
    if not id or id in game.cards:
        raise BadSetup("card-in-two-places", card=name)
    card = game.cards[id] = Card(id, kind, owner, seat)
    _mark(game, card, [word for word in words if not word.startswith("owner:")])
    game.arrivals += 1
    card.arrival = game.arrivals
    return card


def _mark(game: Berserk, card: Card, words: list[str]) -> None:
    """What is special about a card."""
    while words:
        word = words.pop(0)
        if word in ("closed", "hidden", "acted", "moved", "incarnated"):
            card.is_open = card.is_open and word != "closed"
            card.is_hidden = card.is_hidden or word == "hidden"
            card.has_acted = card.has_acted or word == "acted"
            card.has_moved = card.has_moved or word == "moved"
            card.has_incarnated = card.has_incarnated or word == "incarnated"
        elif word in NUMBERS and words:
            setattr(card, NUMBERS[word], int(words.pop(0)))
        elif word == "poison" and words:
            game.effects.add(Effect("poison", card.ref, int(words.pop(0))))
        elif word.startswith("gains:"):
            keyword, _, value = word[6:].partition("=")
            if keyword.partition(":")[0] not in KEYWORDS:
                raise BadSetup("bad-position", mistake=f"no such keyword: {keyword}")
            game.effects.add(Effect(keyword, card.ref, int(value or 1)))
        else:
            raise BadSetup("bad-position", mistake=f"'{word}' says nothing about a card")


# What must always hold


def check(game: Berserk) -> None:
    """Every card is in exactly one zone, where it says it is; hosts are there; wounds leave everybody alive."""
    found: list[str] = []
    for player in game.players:
        layout = [id for id in player.layout if id not in player.army]
        found += [*player.deck, *player.deal, *player.army, *layout, *player.side, *player.graveyard]
    for cell, ids in enumerate(game.board):
        found += ids
        wrong = [id for id in ids if game.cards[id].cell != cell or game.cards[id].zone != "field"]
        if wrong:
            raise RuleError(f"not where they should be: {wrong} on {cell}")
    if sorted(found) != sorted(game.cards):
        lost, doubled = set(game.cards) - set(found), {id for id in found if found.count(id) > 1}
        raise RuleError(f"cards lost: {sorted(lost)}; cards doubled: {sorted(doubled)}")
    for card in game.in_play():
        if card.host and game.cards[card.host].cell != card.cell:
            raise RuleError(f"{card.ref} is not on the cell of its host")
        if card.zone == "side" and game.players[card.controller].side.count(card.id) != 1:
            raise RuleError(f"{card.ref} is in the side zone of the wrong player")
