"""Keywords that replace normal steps. [BSK-8.6]"""

from __future__ import annotations

from engine.choices import Option, pairs
from games.berserk.concepts import ways_to_move
from games.berserk.grid import BESIDE, CELL_REFS, CELLS, NOWHERE, distance
from games.berserk.state import Berserk
from games.berserk.traits import Traits


@ways_to_move("manoeuvre")
def manoeuvre(game: Berserk, it: Traits) -> list[Option]:
    """For 1 unit, change places with another own ground creature beside it. [BSK-K-manoeuvre, BSK-A-33]"""
    if it.card.pool < 1:
        return []
    beside = (one for cell in BESIDE[it.card.cell] for one in game.on(cell))
    ground = [one for one in beside if one.is_creature and not one.is_attached and not one.is_hidden]
    return pairs("manoeuvre", it.card.ref, [one.ref for one in ground if one.controller == it.card.controller])


@ways_to_move("jump")
def jump(game: Berserk, it: Traits) -> list[Option]:
    """For the whole pool, to any free cell within distance X. [BSK-K-jump]"""
    card = it.card
    if card.pool < 1 or card.has_moved:
        return []
    cells = [cell for cell in CELLS if distance(card.cell, cell) <= it["jump"] and game.is_free(cell)]
    return pairs("jump", card.ref, [CELL_REFS[cell] for cell in cells])


@ways_to_move("teleportation")
def teleportation(game: Berserk, it: Traits) -> list[Option]:
    """To any free cell of the battlefield, if it has not moved. [BSK-K-teleportation]"""
    if it.card.has_moved or it.card.cell == NOWHERE:
        return []
    return pairs("teleport", it.card.ref, [CELL_REFS[cell] for cell in CELLS if game.is_free(cell)])
