"""Operations that change where a card stands. [BSK-8.7]"""

from __future__ import annotations

from games.berserk.doing import Doing, operation
from games.berserk.events import Swapped
from games.berserk.grid import AROUND, NOWHERE, Cell, next_cell
from games.berserk.schema import Effect
from games.berserk.state import Berserk, Card
from games.berserk.zones import choose_cell, put_on, relocate, turn_face_up


def cells_for(game: Berserk, source: Card, effect: Effect, card: Card) -> list[Cell]:
    """Where a card could be relocated to. [BSK-2.3, BSK-2.4]"""
    mover = game.cards[card.host] if card.is_attached else card
    if mover.cell == NOWHERE:
        return []
    if effect.way == "adjacent":
        return game.free(AROUND[mover.cell])
    seer = source.controller if effect.way in ("left", "right") else mover.controller
    assert effect.way
    cell = next_cell(mover.cell, effect.way, game.is_first(seer))
    return [cell] if cell != NOWHERE and game.is_free(cell) else []


@operation("relocate", lambda game, source, effect, card: bool(cells_for(game, source, effect, card)))
async def move_away(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Relocate a card; who is attached moves the host. [BSK-K-relocate, BSK-8.4]"""
    cells = cells_for(game, doing.source, effect, card)
    if not cells:
        return False
    mover = game.cards[card.host] if card.is_attached else card
    relocate(game, mover, await choose_cell(game, doing.by, mover, cells, "prompt.relocate", "BSK-8.7"))
    return True


def can_swap(game: Berserk, source: Card, effect: Effect, card: Card) -> bool:
    """Two different cards on two cells."""
    one = game.cards.get(source.host) if effect.who == "host" else source
    return one is not None and one is not card and NOWHERE not in (one.cell, card.cell) and one.cell != card.cell


@operation("swap", can_swap)
async def swap(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Two cards change places at the same time. [BSK-K-swap]"""
    swap_places(game, card, game.card(doing.targets[0]))
    return True


def swap_places(game: Berserk, one: Card, other: Card) -> None:
    """Each goes to the cell of the other, with what is attached to it."""
    mine, theirs = one.cell, other.cell
    put_on(game, one, theirs)
    put_on(game, other, mine)
    game.tell(Swapped(one.ref, other.ref))


@operation("reveal", lambda game, source, effect, card: card.is_hidden)
async def uncover(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Turn a card face up. [BSK-K-reveal]"""
    if not card.is_hidden:
        return False
    turn_face_up(game, card)
    return True
