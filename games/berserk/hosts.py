"""Who can carry symbiotes, parasites and equipment. [BSK-17.1, BSK-3.6]"""

from __future__ import annotations

from games.berserk.grid import WIDTH, rows_of
from games.berserk.state import Berserk, Card
from games.berserk.traits import class_of, has, is_flyer, traits


def hosts_for(game: Berserk, card: Card) -> list[Card]:
    """Where a symbiote, parasite or piece of equipment can be attached."""
    return [host for host in game.on_field() if _can_host(game, host, card)]


def _can_host(game: Berserk, host: Card, card: Card) -> bool:
    if host is card or host.is_hidden or not host.is_creature or is_flyer(host):
        return False
    if card.info.type == "equipment":
        return host.controller == card.controller and _can_carry(game, host, card)
    if host.is_attached or host.info.subtype in ("symbiote", "parasite"):
        return False
    if has(game, host, "incorporeal") and not has(game, card, "incorporeal"):
        return False
    if card.info.subtype == "parasite":
        first_row = rows_of(game.is_first(host.controller))[0]
        return host.controller != card.controller and host.cell // WIDTH == first_row
    return host.controller == card.controller


def _can_carry(game: Berserk, host: Card, equipment: Card) -> bool:
    """A host needs a class, and carries one piece of each equipment class. [BSK-3.6, BSK-K-no-equipment]"""
    it = traits(game, host)
    if not class_of(game, host) or "incorporeal" in it or "flying" in it:
        return False
    if "no-equipment" in it or f"no-equipment:{equipment.info.subtype}" in it:
        return False
    carried = (one.info.subtype for one in game.attached_to(host) if one.info.type == "equipment")
    return equipment.info.subtype not in carried
