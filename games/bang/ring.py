"""Distance and reach. [BNG-6]"""

from __future__ import annotations

from games.bang.concepts import modified
from games.bang.state import Bang, Player

COLT = 1  # the weapon everybody has [BNG-6.4]


def seat_distance(game: Bang, viewer: Player, target: Player) -> int:
    """The shorter way round, counting only players in play. [BNG-6.1]"""
    ring = game.ring
    steps = abs(ring.index(viewer) - ring.index(target))
    return int(modified(game, "seat-distance", min(steps, len(ring) - steps), viewer, target))


def abilities_bend(game: Bang) -> bool:
    """Whether characters change distances: not in an ambush, by one switch. [BNG-16.5]"""
    return game.switches["ambush_characters"] == "on" or not game.is_on("ambush")


def distance(game: Bang, viewer: Player, target: Player) -> int:
    """How far `viewer` sees `target`: not the same both ways, and never less than 1. [BNG-6.2, BNG-6.3]"""
    if viewer is target:
        return 1
    seen = seat_distance(game, viewer, target)
    seen = modified(game, "seen-at", seen, target)
    return max(1, int(modified(game, "sees-at", seen, viewer)))


def reach(game: Bang, player: Player) -> int:
    """The range of the player's weapon. [BNG-6.4]"""
    return int(modified(game, "range", COLT, player))


def within(game: Bang, player: Player, limit: int) -> list[Player]:
    """The other players no farther away than `limit`."""
    return [other for other in game.others(player) if distance(game, player, other) <= limit]


def reachable(game: Bang, player: Player) -> list[Player]:
    """The other players within the range of the weapon. [BNG-6.4]"""
    return within(game, player, reach(game, player))
