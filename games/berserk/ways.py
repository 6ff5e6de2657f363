"""Where a card can go, from what a view tells: also for cards whose turn it is not. [BSK-8]"""

from __future__ import annotations

from engine.choices import Ref
from games.berserk.grid import BESIDE, CELL_REFS, Cell
from games.berserk.shown import BerserkView
from games.berserk.sketch import sketch
from games.berserk.traits import has
from games.berserk.zones import full_pool


def walks(view: BerserkView, ref: Ref) -> dict[Ref, int]:
    """The cells where a creature can end its way, each with the steps that it takes: those left in its player's turn,
    else those of a whole turn. An incorporeal creature passes through what stands in its way."""
    game = sketch(view)
    card = game.cards.get(ref[5:])
    if card is None or card.is_hidden or card.zone != "field" or card.is_attached or not card.is_creature:
        return {}
    is_its_turn = view["active"] == f"seat:{card.controller}" and view["turn"] > 0
    pool = card.pool if is_its_turn else full_pool(game, card)
    if is_its_turn and not card.is_open:
        return {}
    passes = has(game, card, "incorporeal")
    found: dict[Cell, int] = {card.cell: 0}
    edge = [card.cell]
    for steps in range(1, pool + 1):
        beside = dict.fromkeys(cell for start in edge for cell in BESIDE[start] if cell not in found)
        edge = [cell for cell in beside if passes or game.is_free(cell)]
        found.update(dict.fromkeys(edge, steps))
    return {CELL_REFS[cell]: steps for cell, steps in found.items() if cell != card.cell and game.is_free(cell)}
