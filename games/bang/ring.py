"""Distance and reach. [BNG-6]"""

from __future__ import annotations

from games.bang.concepts import MODIFIERS, modified
from games.bang.state import Bang, Player

COLT = 1  # the weapon everybody has [BNG-6.4]


def seat_distance(game: Bang, viewer: Player, target: Player) -> int:
    """The shorter way round, counting only players in play. [BNG-6.1]"""
    ring = game.ring
    steps = abs(ring.index(viewer) - ring.index(target))
    shorter = min(steps, len(ring) - steps)
    bent = MODIFIERS["seat-distance"]  # by events only
    is_bent = game.event in bent or game.show in bent
    return int(modified(game, "seat-distance", shorter, viewer, target)) if is_bent else shorter


def abilities_bend(game: Bang) -> bool:
    """Whether characters change distances: not in an ambush, by one switch. [BNG-16.5]"""
    return game.switches["ambush_characters"] == "on" or not game.is_on("ambush")


def distance(game: Bang, viewer: Player, target: Player) -> int:
    """How far `viewer` sees `target`: not the same both ways, and never less than 1. [BNG-6.2, BNG-6.3]"""
    if viewer is target:
        return 1
    return _seen(game, viewer, target, modified(game, "sees-at", 0, viewer))


def _seen(game: Bang, viewer: Player, target: Player, nearer: int) -> int:
    return max(1, int(modified(game, "seen-at", seat_distance(game, viewer, target), target)) + nearer)


def reach(game: Bang, player: Player) -> int:
    """The range of the player's weapon. [BNG-6.4]"""
    return int(modified(game, "range", COLT, player))


def within(game: Bang, player: Player, limit: int) -> list[Player]:
    """The other players no farther away than `limit`."""
    nearer = modified(game, "sees-at", 0, player)
    return [other for other in game.others(player) if _seen(game, player, other, nearer) <= limit]


def reachable(game: Bang, player: Player) -> list[Player]:
    """The other players within the range of the weapon. [BNG-6.4]"""
    return within(game, player, reach(game, player))
