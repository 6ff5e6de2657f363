"""Keywords that react to wounds. [BSK-14.7]"""

from __future__ import annotations

from engine.choices import Menu, Option, singles
from games.berserk.asking import ask
from games.berserk.concepts import Blow, carried_out, when_wounded
from games.berserk.grid import AROUND, CELL_BY_REF, CELL_REFS, NOWHERE
from games.berserk.state import Berserk, Declared
from games.berserk.traits import Traits
from games.berserk.triggers import pend
from games.berserk.wounds import give_chips, put_wounds, room_for_chips
from games.berserk.zones import relocate


@when_wounded("agility")
def agility(game: Berserk, it: Traits) -> None:
    """Once a turn, when it receives wounds and survives. [BSK-K-agility]"""
    if not it.card.used_this_turn.get("agility"):
        it.card.used_this_turn["agility"] = 1
        pend(game, it.card, "agility", "wounded")


@carried_out("agility")
async def slip_away(game: Berserk, declared: Declared) -> None:
    """It may be relocated to an adjacent free cell. [BSK-K-agility, BSK-D-24]"""
    card = game.cards[declared.source]
    mover = game.cards[card.host] if card.is_attached else card
    cells = game.free(AROUND[mover.cell]) if mover.cell != NOWHERE else []
    if not cells:
        return
    stay = Option.of("decline", "keyword:agility")
    options = [*singles("place", [CELL_REFS[cell] for cell in cells]), stay]
    menu = Menu("prompt.agility", options, about=(card.ref,), rule="BSK-K-agility", kind="cell", default=stay)
    answer = await ask(game, declared.by, menu)
    if answer != stay:
        relocate(game, mover, CELL_BY_REF[answer.refs[0]])


@when_wounded("blood-magic")
def blood_magic(game: Berserk, it: Traits) -> None:
    """Once for each time it receives wounds. [BSK-K-blood-magic]"""
    pend(game, it.card, "blood-magic", "wounded")


@carried_out("blood-magic")
async def bleed_for_chips(game: Berserk, declared: Declared) -> None:
    """It may get a chip. [BSK-K-blood-magic]"""
    await may_get_chip(game, declared, "blood-magic")


async def may_get_chip(game: Berserk, declared: Declared, keyword: str) -> None:
    """Ask whether a card takes a chip, if it can have one."""
    card = game.cards[declared.source]
    if not room_for_chips(game, card):
        return
    ref = f"keyword:{keyword}"
    take, leave = Option.of("accept", ref), Option.of("decline", ref)
    menu = Menu("prompt.may", (take, leave), about=(card.ref, ref), rule="BSK-D-12", kind="may", default=take)
    if await ask(game, declared.by, menu) == take:
        give_chips(game, card, 1)


@carried_out("plague")
async def fester(game: Berserk, declared: Declared) -> None:
    """As many wounds as the odd face showed. [BSK-K-plague]"""
    put_wounds(game, game.cards[declared.source], declared.amount, Blow("plague"))
