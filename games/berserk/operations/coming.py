"""Operations that bring cards into play, take them out of it, or over. [BSK-15.13, BSK-17.4]"""

from __future__ import annotations

from engine.choices import Seat
from games.berserk.doing import Doing, operation
from games.berserk.events import ControlTaken, Entered
from games.berserk.grid import AROUND, CELL_REFS, NOWHERE, Cell
from games.berserk.schema import Effect
from games.berserk.state import Berserk, Card
from games.berserk.traits import has
from games.berserk.wounds import current_lives
from games.berserk.zones import choose_cell, entered, full_pool, may_join, put_in_side_zone, put_on, return_to_deck


@operation("destroy")
async def destroy(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """To the graveyard without wounds. [BSK-K-destroy]"""
    game.doomed.append(card.id)
    game.blows.setdefault(card.id, []).append(doing.source.id)
    return True


def can_finish(game: Berserk, source: Card, effect: Effect, card: Card) -> bool:
    """Few lives left; neither incorporeal nor a symbiote nor an artifact. [BSK-K-finishing]"""
    if not card.is_creature or card.is_attached or has(game, card, "incorporeal"):
        return False
    return isinstance(effect.amount, int) and current_lives(card) <= effect.amount


@operation("finish", can_finish)
async def finish(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Finishing off: the creature is destroyed without wounds. [BSK-K-finishing]"""
    return await destroy(game, doing, effect, card)


@operation("put-in-graveyard")
async def put_in_graveyard(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """To the graveyard, though it is not destroyed. [BSK-K-put-in-graveyard]"""
    game.doomed.append(card.id)
    return True


@operation("return-to-deck")
async def back_to_deck(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """To the deck of its owner. [BSK-K-return-to-deck]"""
    return_to_deck(game, card)
    return True


def places_near(game: Berserk, source: Card, card: Card) -> list[Cell] | None:
    """The free cells near a card that brings another into play; None: it goes to the side zone. [BSK-K-summon]"""
    if card.info.type == "terrain" or card.info.subtype == "flying":
        return None
    return game.free(AROUND[source.cell]) if source.cell != NOWHERE else []


def can_bring(game: Berserk, source: Card, effect: Effect, card: Card) -> bool:
    """There must be a place for it, and it may join the army. [BSK-5.9, BSK-K-resurrect]"""
    if card.info.type == "equipment" or card.info.subtype in ("symbiote", "parasite"):
        return False
    cells = places_near(game, source, card)
    return (cells is None or bool(cells)) and may_join(game, source.controller, card)


async def bring(game: Berserk, seat: Seat, card: Card, cells: list[Cell] | None, how: str) -> None:
    """A card comes into play, open and unwounded. [BSK-7.9]"""
    cell = None if cells is None else await choose_cell(game, seat, card, cells, "prompt.enter", "BSK-D-24")
    card.is_open, card.controller, card.incarnation_chips = True, seat, 0  # [BSK-K-incarnation-chip]
    if cell is None:
        put_in_side_zone(game, card)
    else:
        put_on(game, card, cell)
    card.pool = full_pool(game, card)
    game.is_eventful = True
    game.tell(Entered(card.ref, None if cell is None else CELL_REFS[cell], how))
    entered(game, card)


@operation("resurrect", can_bring)
async def resurrect(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """From the own graveyard to a free cell near the using card. [BSK-K-resurrect]"""
    await bring(game, doing.by, card, places_near(game, doing.source, card), "resurrect")
    return True


@operation("summon", can_bring)
async def summon(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """The same from the own deck, which is then shuffled. [BSK-K-summon]"""
    await bring(game, doing.by, card, places_near(game, doing.source, card), "summon")
    game.dice.shuffle(game.players[card.owner].deck)
    return True


@operation("take-control", lambda game, source, effect, card: may_take(game, source, card))
async def take_control(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Nothing moves; equipment follows its host, symbiotes keep their controller. [BSK-17.4, BSK-A-40]"""
    for one in (card, *(one for one in game.attached_to(card) if one.info.type == "equipment")):
        if one.zone == "side":
            game.players[one.controller].side.remove(one.id)
            game.players[doing.by].side.append(one.id)
        one.controller = doing.by
    game.forget()
    game.tell(ControlTaken(card.ref, f"seat:{doing.by}"))
    return True


def may_take(game: Berserk, source: Card, card: Card) -> bool:
    """A card of the other player that may join the army."""
    return card.controller != source.controller and may_join(game, source.controller, card)
