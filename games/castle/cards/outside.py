"""The cards in the surroundings."""

from __future__ import annotations

from itertools import combinations

from engine.choices import Menu, Option, Ref, ask_one
from games.castle.actions import (
    asked_by,
    choose_place,
    choose_target,
    choose_two,
    move,
    played,
    return_all,
    return_one,
    soldiers_on,
    unprotected,
)
from games.castle.board import AREA_OF, CASTLE, NEAR, SIEGE_PLACES, SURROUNDINGS, TOWERS, WALLS
from games.castle.events import NoEffect, TokensSwapped
from games.castle.state import Castle, Laid, Player


@played("siege-engine")
async def siege_engine(game: Castle, player: Player, engine: Laid) -> None:
    """The fourth on the board returns all Soldiers on the walls. [CAS-9.7, CAS-C.siege-engine]"""
    if len(game.siege_engines()) == 4:
        return_all(game, engine, soldiers_on(game, WALLS))


@played("dragon")
async def dragon(game: Castle, player: Player, dragon: Laid) -> None:
    """Return all cards in and near a tower. [CAS-C.dragon]"""
    hit = {tower: game.on([tower, *NEAR[tower]]) for tower in TOWERS}
    towers = [Option.of("burn", tower) for tower, cards in hit.items() if unprotected(game, cards)]
    if not towers:
        game.tell(NoEffect(dragon.ref))
        return
    answer = await ask_one(player, Menu("prompt.burn", towers, **asked_by(dragon.card)))
    return_all(game, dragon, hit[answer.refs[0]])


@played("barbarian")
async def barbarian(game: Castle, player: Player, barbarian: Laid) -> None:
    """Return one Soldier from a wall. [CAS-C.barbarian]"""
    await return_one(game, player, barbarian, soldiers_on(game, WALLS))


@played("black-knight")
async def black_knight(game: Castle, player: Player, black_knight: Laid) -> None:
    """Return one Knight, wherever he is. [CAS-C.black-knight]"""
    await return_one(game, player, black_knight, [laid for laid in game.laid() if laid.card.rank == "knight"])


@played("witch")
async def witch(game: Castle, player: Player, witch: Laid) -> None:
    """Two castle cards of different owners swap tokens; protection does not help. [CAS-8.2, CAS-C.witch]"""
    marked = [laid for laid in game.in_castle() if laid.owner is not None]
    pairs = [(one, two) for one, two in combinations(marked, 2) if one.owner != two.owner]
    chosen = await choose_two(game, player, witch, "swap-tokens", pairs)
    if chosen is not None:
        one, two = chosen
        one.owner, two.owner = two.owner, one.owner
        game.tell(TokensSwapped(one.ref, two.ref))


@played("fairy")
async def fairy(game: Castle, player: Player, fairy: Laid) -> None:
    """Move one card, to any area. [CAS-C.fairy]"""
    movable = [laid for laid in game.laid() if _destinations(game, laid)]
    target = await choose_target(game, player, fairy, "move", movable)
    if target is not None:
        move(game, target, await choose_place(player, fairy, target, _destinations(game, target)))


def _destinations(game: Castle, laid: Laid) -> list[Ref]:
    """Knights go onto other cards, Siege Engines to siege places, others where there is room. [CAS-6.5, CAS-6.6]"""
    if laid.card.rank == "knight":
        return [top.ref for top in game.tops() if top.place != laid.place]
    if laid.card.rank == "siege-engine":
        return game.free(SIEGE_PLACES)
    return game.free(CASTLE) + ([SURROUNDINGS] if laid.place in AREA_OF else [])
