"""Positions: a table laid out for a scenario, and a count of all the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from engine.errors import BadSetup, RuleError
from engine.positions import Box, read_part, read_position, seat_named
from games.bang.abilities import settle_abilities
from games.bang.deck import CARDS, CHARACTERS, EVENTS, ROLES, Card
from games.bang.modes import MODES
from games.bang.modes.roles import ROLES as DEALT
from games.bang.state import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Bang, Laid, Player
from games.bang.turn import STEPS

BOXES = ("base", "dodge-city")
PLAIN_LIFE = 4  # of a character that a scenario does not name


class _Holding(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """What a character has; in a game for two the first character of a player, `then` the second."""

    role: str = ""
    role_open: bool | None = None
    character: str = ""
    spare: str = ""
    copied: str = ""
    pair: list[str] = []
    life: int | None = None
    most_life: int | None = None
    hand: list[str] = []
    in_play: list[str] = []  # `knife.d.8H`; a green card that is not ready: `knife.d.8H fresh`
    out: bool = False  # eliminated
    turns: int = 1  # begun so far
    skips_turn: bool = False
    money: int | None = None
    price: int = 0  # paid for the character, where characters are hired
    partner: dict[str, Any] | None = None
    passive: bool = False  # of two characters; the first is active unless it says so


class _Position(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """What a scenario may name besides its players."""

    turn: str | None = None
    step: str = "play"  # where the turn goes on
    deck: list[str] = []  # the top card first
    no_more_cards: bool = False  # the draw pile is just `deck`
    discard: list[str] = []  # the top card first
    event: str = ""
    events: list[str] = []  # the next one first
    past_events: list[str] = []  # the active one belongs to them anyway
    show: str = ""
    shows: list[str] = []
    first_out: str | None = None
    keeper: str | None = None
    removed_role: str = ""  # of the hidden line-up
    shoot_out: bool = False  # its open part
    handcuffed: str | None = None
    bangs: Annotated[int, msgspec.Meta(ge=0)] = 0
    played: Annotated[int, msgspec.Meta(ge=0)] = 0
    counter_clockwise: bool = False
    game_number: int = 1
    deeds: list[tuple[str, str, int]] = []  # who acted so often against whom


def arrange(game: Bang, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Lay out a position: what it does not name is a plain character with 4 lives and no cards, A the Sheriff."""
    holdings, named = read_position(position, names, _Holding, _Position)
    if game.is_paired:
        holdings = [one for holding in holdings for one in (holding, read_part(holding.partner, _Holding))]
    box = Box({id: card for id, card in CARDS.items() if card.box in BOXES}, known=CARDS)
    for player, role in zip(game.players, _roles(game, holdings), strict=True):
        _seat(game, player, holdings[player.index], role, box)
    if game.is_paired:
        _pair_up(game)
    game.deck = box.take_all(reversed(named.deck))
    game.discard = box.take_all(reversed(named.discard))
    rest = list(box.cards.values())
    game.removed = [card for card in CARDS.values() if card.box not in BOXES] + (rest if named.no_more_cards else [])
    game.deck = ([] if named.no_more_cards else rest) + game.deck
    _lay_out(game, named, names)
    game.reseat()
    settle_abilities(game)


def _roles(game: Bang, holdings: Sequence[_Holding]) -> list[str]:
    """The roles as named; the others get what is left of the usual ones, the Sheriff first."""
    if game.is_paired:
        return [""] * len(holdings)
    usual = [DEPUTY, OUTLAW, RENEGADE] if len(holdings) == 3 else [SHERIFF, *sorted(DEALT[len(holdings)])]
    for holding in holdings:
        if holding.role and holding.role not in ROLES:
            raise BadSetup("bad-position", mistake=f"no such role: {holding.role}")
        if holding.role in usual:
            usual.remove(holding.role)
    return [holding.role or usual.pop(0) for holding in holdings]


def _seat(game: Bang, player: Player, holding: _Holding, role: str, box: Box[Card]) -> None:
    for id in (holding.character, holding.spare, holding.copied, *holding.pair):
        if id and id not in CHARACTERS:
            raise BadSetup("bad-position", mistake=f"no such character: {id}")
    player.role = role
    is_open = role == SHERIFF or holding.out or MODES[game.mode].roles_are_open
    player.is_role_open = is_open if holding.role_open is None else holding.role_open
    player.character, player.spare = holding.character, holding.spare
    player.copied, player.pair = holding.copied, list(holding.pair)
    printed = CHARACTERS[holding.character].life if holding.character else PLAIN_LIFE
    player.most_life = holding.most_life or printed + (role == SHERIFF)
    player.is_alive = not holding.out
    player.life = 0 if holding.out else player.most_life if holding.life is None else holding.life
    player.hand = box.take_all(holding.hand)
    player.in_play = [_laid(entry, box) for entry in holding.in_play]
    player.turns, player.skips_turn, player.is_passive = holding.turns, holding.skips_turn, holding.passive
    if holding.money is not None:
        game.money[player.seat] = holding.money
    game.prices[player.seat] = game.prices[player.seat] or holding.price


def _laid(entry: str, box: Box[Card]) -> Laid:
    id, _, fresh = entry.partition(" ")
    return Laid(box.take(id), not fresh)


def _pair_up(game: Bang) -> None:
    """Two characters of one person share a hand and are called by their names. [BNG-19.2]"""
    for player in game.players:
        first = game.players[2 * player.seat]
        player.hand = first.hand
        player.ref = f"character:{player.character}"
        player.is_passive = player.is_passive or (player is not first and not first.is_passive and first.is_alive)


def _lay_out(game: Bang, named: _Position, names: Sequence[str]) -> None:
    if named.step not in STEPS and named.step != "next":
        raise BadSetup("bad-position", mistake=f"no such step: {named.step}, but {', '.join(STEPS)}")
    for id in (named.event, named.show, *named.events, *named.shows, *named.past_events):
        if id and id not in EVENTS:
            raise BadSetup("bad-position", mistake=f"no such event: {id}")

    def index(name: str | None) -> int | None:
        if name is None:
            return None
        seat = seat_named(name, names)
        own = [player for player in game.players if player.seat == seat]
        return next((player.index for player in own if player.is_alive and not player.is_passive), own[0].index)

    game.current = index(named.turn) or 0
    game.begun, game.next_step = True, "" if named.step == "next" else named.step
    game.event, game.show = named.event, named.show
    active = [named.event] if named.event and named.event not in named.past_events else []
    game.events, game.past_events = named.events[::-1], named.past_events + active
    game.shows = named.shows[::-1]
    game.first_out = index(named.first_out)
    begins = MODES[game.mode].first_role
    first = next((player.index for player in game.players if player.role == begins), 0)
    game.keeper = first if named.keeper is None else index(named.keeper) or 0
    game.handcuffed, game.removed_role = index(named.handcuffed), named.removed_role
    game.is_shoot_out = named.shoot_out
    game.go_round(is_clockwise=not named.counter_clockwise)
    game.start_bangs, game.start_played = named.bangs, named.played
    game.has_round_passed = any(player.turns > 1 for player in game.players)
    game.outlaws_dealt = sum(player.role == OUTLAW for player in game.players)
    game.game_number = named.game_number
    game.first_sheriff = (game.players[first].seat - (named.game_number - 1)) % len(names)
    refs = {name: game.players[index(name) or 0].ref for name in names}
    for doer, victim, count in named.deeds:
        game.deeds.setdefault(refs[doer], {})[refs[victim]] = count
    used = {id for player in game.players for id in (player.character, player.spare, *player.pair)}
    sets = ("base", *game.options.expansions)
    game.characters = [id for id, kind in CHARACTERS.items() if id not in used and kind.set in sets]


# What must always hold


def check(game: Bang) -> None:
    """Every card is there once, lives are within their bounds, nobody has two cards of one name or two weapons."""
    hands = {player.seat: player.hand for player in game.players}
    piles = [game.deck, game.discard, game.aside, game.removed, *hands.values()]
    laid = [laid.card.id for player in game.players for laid in player.in_play]
    found = [card.id for pile in piles for card in pile] + laid
    if game.begun and sorted(found) != sorted(CARDS):
        lost, doubled = set(CARDS) - set(found), {id for id in found if found.count(id) > 1}
        raise RuleError(f"cards lost: {sorted(lost)}; cards doubled: {sorted(doubled)}")
    for player in game.players:
        names = [laid.card.kind for laid in player.in_play]
        weapons = [laid for laid in player.in_play if laid.card.range]
        if len(set(names)) < len(names) or len(weapons) > 1:
            raise RuleError(f"{player.ref} has two weapons or cards of one name in play [BNG-7.6]: {names}")
        if player.life > player.most_life or (not player.is_alive and player.life):
            raise RuleError(f"{player.ref} has {player.life} of {player.most_life} lives")
