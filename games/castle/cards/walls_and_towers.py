"""The cards on the walls and in the towers."""

from __future__ import annotations

from itertools import combinations

from engine.choices import Pick, choose_set
from games.castle.actions import (
    arrive_as_soldier,
    asked_by,
    choose_place,
    choose_target,
    choose_two,
    engine_opposite,
    move,
    played,
    protects,
    return_all,
    return_one,
    soldiers_on,
    unprotected,
)
from games.castle.board import OPPOSITE, WALL, WALLS
from games.castle.events import Foresaw, NoEffect, Swapped
from games.castle.state import Castle, Laid, Look, Player


@played("soldier", "captain")
async def soldier(game: Castle, player: Player, soldier: Laid) -> None:
    """The fourth on a wall returns the Siege Engine opposite. [CAS-9.3, CAS-C.soldier, CAS-C.captain]"""
    arrive_as_soldier(game, soldier)


@protects("captain")
def captain(game: Castle, captain: Laid) -> list[Laid]:
    """While on a wall, he protects the other Soldiers of that wall. [CAS-8.5, CAS-C.captain]"""
    if captain.place not in OPPOSITE:
        return []
    return [laid for laid in soldiers_on(game, WALL[OPPOSITE[captain.place]]) if laid is not captain]


@played("cook")
async def cook(game: Castle, player: Player, cook: Laid) -> None:
    """Return the Siege Engine opposite his wall. [CAS-C.cook]"""
    return_all(game, cook, engine_opposite(game, cook.place))


@played("archer")
async def archer(game: Castle, player: Player, archer: Laid) -> None:
    """Return one card from the surroundings that is not a Siege Engine. [CAS-C.archer]"""
    outside = [laid for laid in game.in_surroundings() if laid.card.rank != "siege-engine"]
    await return_one(game, player, archer, outside)


@played("sentry")
async def sentry(game: Castle, player: Player, sentry: Laid) -> None:
    """Move a Soldier along the walls; there he may be the fourth. [CAS-9.4, CAS-C.sentry]"""
    free = game.free(WALLS)
    soldier = await choose_target(game, player, sentry, "move", soldiers_on(game, WALLS) if free else [])
    if soldier is not None:
        move(game, soldier, await choose_place(player, sentry, soldier, free))
        arrive_as_soldier(game, soldier)


@played("wizard")
async def wizard(game: Castle, player: Player, wizard: Laid) -> None:
    """Two cards of one castle area, each alone on its cell, swap places. [CAS-6.7, CAS-C.wizard]"""
    alone = [laid for laid in game.in_castle() if len(game.board[laid.place]) == 1 and laid is not wizard]
    free = unprotected(game, alone)
    pairs = [pair for area in ("courtyard", "walls", "towers") for pair in _pairs_within(game, area, free)]
    chosen = await choose_two(game, player, wizard, "swap-places", pairs)
    if chosen is not None:
        one, two = chosen
        one.place, two.place = two.place, one.place
        game.board[one.place], game.board[two.place] = [one], [two]
        game.tell(Swapped(one.ref, two.ref))


def _pairs_within(game: Castle, area: str, cards: list[Laid]) -> list[tuple[Laid, Laid]]:
    there = game.in_area(area)
    return list(combinations([laid for laid in cards if laid in there], 2))


@played("astrologer")
async def astrologer(game: Castle, player: Player, astrologer: Laid) -> None:
    """Look at the top three cards of the own deck and put them back in any order. [CAS-C.astrologer]"""
    seen = player.deck[:3]
    if not seen:
        game.tell(NoEffect(astrologer.ref))
        return
    game.tell(Foresaw(player.ref, tuple(card.ref for card in seen)))
    game.look = Look(player.seat, "pile:deck", seen)
    all_of_them = Pick(len(seen), len(seen), ordered=True)
    asked = asked_by(astrologer.card)
    player.deck[:3] = await choose_set(player, "prompt.astrologer", seen, all_of_them, verb="order", **asked)
    game.look = None
