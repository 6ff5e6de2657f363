"""Positions: a table laid out for a scenario, a hidden half dealt anew, and a count of everything there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from engine.choices import Seat
from engine.dice import Dice
from engine.errors import BadSetup, RuleError
from engine.knowledge import deal_slots_anew
from engine.positions import Box, read_position, seat_named
from games.valhalla.deck import CARDS, EMBLEMS, JARLS, KINDS, LOKI, MONSTERS, Card, monster_cards
from games.valhalla.hunt_setup import SHIELDS as HUNT_SHIELDS
from games.valhalla.hunting import lay_out_monster
from games.valhalla.memory import tyr_of
from games.valhalla.settling import settle_players
from games.valhalla.setup import SHIELDS
from games.valhalla.state import CELLS, Player, Valhalla, Warrior, valour_of
from games.valhalla.vikings import lay_out
from games.valhalla.weapons import ALL_DICE


class _Holding(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """What a player has; a warrior is written `bea-01`, or `bea-01 tyr-plus2-1` with a Tyr card."""

    jarl: str = ""
    emblem: str = ""
    hand: list[str] = []
    squad: list[str] = []
    valhalla: list[str] = []
    shields: int | None = None
    captured: list[str] = []  # names of players
    last_target: str | None = None
    used_since_turn: bool = False


class _Pair(msgspec.Struct, forbid_unknown_fields=True):
    """A Last Viking pair."""

    holder: str | None = None
    level: int = 0


class _Position(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """What a scenario may name besides its players."""

    turn: str | None = None
    stage: Literal[
        "jarls", "emblems", "first", "thin", "offer", "recruit", "hands", "tyr", "turns", "ragnarok", "scoring"
    ] = "turns"
    phase: Literal["start", "A", "B", "monster"] = "A"
    first: str | None = None
    deck: list[str] | None = None  # the top card first; not named: all cards that lie nowhere else
    pile: list[str] = []  # the top card first
    offered: list[str] = []
    aside: list[str] = []
    common: list[str] = []
    pool: Annotated[int, msgspec.Meta(ge=0, le=3)] = 3
    squad_was_empty: bool = False
    ending: bool = False
    to_come: list[str] | None = None
    loki: str = ""
    pairs: list[_Pair] = []
    monster: str = ""  # the active card
    monster_dice: str = ""  # faces on it, as letters


class _AnyCopy(Box[Card]):
    """A kind of card stands for any copy of it that is still free."""

    def take(self, id: str) -> Card:
        """The card of this id, or the first free one of this kind."""
        if id not in CARDS and id in KINDS:
            id = next((copy for copy in KINDS[id].copy_ids() if copy in self.cards), id)
        return super().take(id)


def arrange(game: Valhalla, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Lay out a position: what it does not name is empty, and a jarl that it does not name is none at all."""
    holdings, named = read_position(position, names, _Holding, _Position)
    used = {id: card for id, card in CARDS.items() if card.box == "base" or game.uses(card.box)}
    box = _AnyCopy(used, [*CARDS, *KINDS])
    game.stage, game.turn = named.stage, 1
    game.phase = "" if named.phase == "start" else named.phase
    game.first = 0 if named.first is None else seat_named(named.first, names)
    game.current = game.first if named.turn is None else seat_named(named.turn, names)
    game.was_squad_empty = named.squad_was_empty
    for player, holding in zip(game.players, holdings, strict=True):
        _seat(game, player, holding, names, box)
    _count_shields(game, holdings)
    _lay_out(game, named, names, box)
    settle_players(game)


def _seat(game: Valhalla, player: Player, holding: _Holding, names: Sequence[str], box: Box[Card]) -> None:
    if holding.jarl and holding.jarl not in JARLS:
        raise BadSetup("bad-position", mistake=f"no such jarl: {holding.jarl}")
    player.jarl, player.emblem = holding.jarl, holding.emblem or EMBLEMS[player.seat]
    player.shields = holding.shields or 0
    player.hand = box.take_all(holding.hand)
    player.valhalla = box.take_all(holding.valhalla)
    for index, entry in enumerate(holding.squad):
        id, _, tyr = entry.partition(" ")
        player.cells[index] = Warrior(box.take(id), box.take(tyr) if tyr else None)
    for name in holding.captured:
        owner = seat_named(name, names)
        before = sum(other.captured.count(owner) for other in game.players)
        player.trophies.append(f"shield:{owner}-{SHIELDS - 1 - before}")
    player.last_target = None if holding.last_target is None else seat_named(holding.last_target, names)
    player.used_since_turn = holding.used_since_turn


def _count_shields(game: Valhalla, holdings: Sequence[_Holding]) -> None:
    """Shields that a position leaves out were captured by nobody: the players began with fewer."""
    taken = [seat for player in game.players for seat in player.captured]
    for player, holding in zip(game.players, holdings, strict=True):
        most = HUNT_SHIELDS[len(game.players)] if game.is_against_monster else SHIELDS
        if holding.shields is None:
            player.shields = most - taken.count(player.seat)
        player.shields_at_first = most
    game.missing_shields = sum(player.shields_at_first - player.shields for player in game.players) - len(taken)


def _lay_out(game: Valhalla, named: _Position, names: Sequence[str], box: Box[Card]) -> None:
    for id, known in ((named.loki, LOKI), (named.monster, MONSTERS)):
        if id and id not in known:
            raise BadSetup("bad-position", mistake=f"no such card: {id}")
    game.pile = box.take_all(named.pile)[::-1]
    game.offered, game.aside, game.common = (box.take_all(ids) for ids in (named.offered, named.aside, named.common))
    deck = box.take_all(named.deck) if named.deck is not None else list(box.cards.values())
    if named.deck is None:
        box.cards.clear()
    game.deck = deck[::-1]
    game.box = [
        *box.cards.values(),
        *(card for card in CARDS.values() if card.box != "base" and not game.uses(card.box)),
    ]
    game.is_ending = named.ending or named.to_come is not None
    if named.to_come is not None:
        game.to_come = [seat_named(name, names) for name in named.to_come]
        last = [game.current, *game.to_come][-1]
        game.last_round = [player.seat for player in game.clockwise(game.next_seat(last))]  # [VAL-8.2]
    game.loki = named.loki
    if game.uses("last-viking"):
        lay_out(game)
        for pair, given in zip(game.pairs, named.pairs, strict=False):
            pair.holder = None if given.holder is None else seat_named(given.holder, names)
            pair.level = given.level
    for die in game.pool()[named.pool :]:
        die.state = "discarded"
    if game.is_against_monster:
        _lay_out_monster(game, named)


def _lay_out_monster(game: Valhalla, named: _Position) -> None:
    lay_out_monster(game)
    if named.monster:
        stack = [card.id for card in monster_cards(MONSTERS[named.monster].monster)]
        game.monster = stack[stack.index(named.monster) :]
    black = [die for die in game.weapons if die.colour == "black"]
    for die, face in zip(black, named.monster_dice, strict=False):
        die.face, die.state, die.on = face, "locked", f"monster:{game.monster[0]}"


# What is hidden from a seat


def deal_anew(game: Valhalla, seat: Seat, chance: Dice) -> None:
    """Shuffle what `seat` cannot know: the deck, hidden hands and drawn cards, Tyr cards apart, jarls to choose."""
    others = [player for player in game.players if player.seat != seat]
    hidden = [player.drawn for player in others]
    if game.mode != "cooperative":  # there hands are open [VAL-22.7]
        hidden += [player.hand for player in others]

    def is_known(card: Card) -> bool:
        return game.knows(seat, card.ref)

    def is_no_tyr(card: Card) -> bool:
        return card.category != "tyr" or is_known(card)

    if game.uses("tyr"):  # those not dealt may be any, but are Tyr cards [VAL-2.10]
        deal_slots_anew([game.aside, game.box, game.deck, *hidden], is_no_tyr, _id, chance)
    deal_slots_anew([game.deck, *hidden], is_known, _id, chance)
    for player in others:
        if game.knows(seat, tyr_of(player.ref)) and all(card.category != "tyr" for card in player.hand):
            _give_tyr(game, player, is_known, chance)
    _deal_jarls_anew(game, seat, chance)


def _give_tyr(game: Valhalla, player: Player, is_known: Callable[[Card], bool], chance: Dice) -> None:
    """Somebody who was dealt a Tyr card, and has let none go, has one: it changes places with another card."""
    places = [index for index, card in enumerate(game.deck) if card.category == "tyr" and not is_known(card)]
    own = [index for index, card in enumerate(player.hand) if not is_known(card)]
    if places and own:
        there, here = chance.pick(places), chance.pick(own)
        game.deck[there], player.hand[here] = player.hand[here], game.deck[there]


def _id(card: Card) -> str:
    return card.id


def _deal_jarls_anew(game: Valhalla, seat: Seat, chance: Dice) -> None:
    own = game.players[seat].dealt_jarls
    others = [player for player in game.players if player.seat != seat and player.dealt_jarls]
    pool = [id for id, kind in JARLS.items() if id not in own and kind.least_players <= len(game.players)]
    chance.shuffle(pool)
    for player in others:
        player.dealt_jarls = [pool.pop() for _ in player.dealt_jarls]


# What must always hold


def check(game: Valhalla) -> None:
    """Every card, die and shield is there once; squads are small enough, and Valhalla is below the cap."""
    if game.stage == "shuffle":
        return
    found = [card.id for pile in _piles(game) for card in pile]
    if sorted(found) != sorted(CARDS):
        lost, doubled = set(CARDS) - set(found), {id for id in found if found.count(id) > 1}
        raise RuleError(f"cards lost: {sorted(lost)}; cards doubled: {sorted(doubled)}")
    if [die.number for die in game.weapons] != list(range(ALL_DICE)):
        raise RuleError(f"there are {len(game.weapons)} dice")
    for die in game.weapons:
        if (die.state == "locked") != (die.on is not None):
            raise RuleError(f"{die} lies on nothing, or on something without being locked")
    if game.battle is None and any(die.holder is not None for die in game.weapons):
        raise RuleError("dice lie before somebody though there is no battle [VAL-7.6]")
    _check_shields(game)
    for player in game.players:
        if len(player.cells) != CELLS:
            raise RuleError(f"{player.ref} has {len(player.cells)} cells")
        if game.monster and valour_of(game.valhalla_of(player)) > game.cap():
            raise RuleError(f"Valhalla holds {valour_of(game.valhalla_of(player))}, above {game.cap()} [VAL-21.16]")


def _piles(game: Valhalla) -> list[list[Card]]:
    piles = [game.deck, game.pile, game.box, game.offered, game.aside, game.common]
    for player in game.players:
        piles += [player.hand, player.drawn, player.valhalla, [warrior.card for warrior in player.squad]]
        piles.append([warrior.tyr for warrior in player.squad if warrior.tyr is not None])
    if game.battle is not None and not game.battle.is_cleaned_up:
        piles.append([help.card for help in game.battle.helps])
        for side in game.battle.sides:
            piles += [side.played, [offering.card for offering in side.sacrificed]]
    return piles


def _check_shields(game: Valhalla) -> None:
    held = sum(player.shields + len(player.trophies) for player in game.players)
    there = sum(player.shields_at_first for player in game.players)
    if held + game.missing_shields != there:
        raise RuleError(f"{held} of {there} shields are there [VAL-7.2]")
