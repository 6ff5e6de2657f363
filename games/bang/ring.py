"""Distance and reach. [BNG-6]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from games.bang.concepts import modified
from games.bang.state import Bang, Player

COLT = 1  # the weapon everybody has [BNG-6.4]


@cache
def shorter_ways(size: int) -> list[int]:
    """From a player to each of the others in a ring of this size, as they sit. [BNG-6.1]"""
    return [min(steps, size - steps) for steps in range(1, size)]


def seat_distances(game: Bang, viewer: Player) -> Iterable[tuple[Player, int]]:
    """Everybody else, with the shorter way to him, counting only players in play. [BNG-6.1]"""
    others = game.others(viewer)
    ways = zip(others, shorter_ways(len(others) + 1), strict=True)
    if "seat-distance" not in viewer.in_force.bends:
        return ways
    return [(other, int(modified(game, "seat-distance", way, viewer, other))) for other, way in ways]


def abilities_bend(game: Bang) -> bool:
    """Whether characters change distances: not in an ambush, by one switch. [BNG-16.5]"""
    return game.switches["ambush_characters"] == "on" or not game.is_on("ambush")


def aloofness(game: Bang) -> dict[int, int]:
    """How much farther away everybody in play is seen than he sits: the same for whoever looks. [BNG-6.2]"""
    return {player.index: modified(game, "seen-at", 0, player) for player in game.ring}


def distances(game: Bang, viewer: Player, aloof: Mapping[int, int] | None = None) -> list[tuple[Player, int]]:
    """Everybody else, and how far `viewer` sees him: not the same both ways, and never less than 1.
    [BNG-6.2, BNG-6.3]"""
    nearer, farther = modified(game, "sees-at", 0, viewer), aloof or aloofness(game)
    return [(other, max(1, away + farther[other.index] + nearer)) for other, away in seat_distances(game, viewer)]


def reach(game: Bang, player: Player) -> int:
    """The range of the player's weapon. [BNG-6.4]"""
    return int(modified(game, "range", COLT, player))


def within(game: Bang, player: Player, limit: int) -> list[Player]:
    """The other players no farther away than `limit`."""
    return [other for other, away in distances(game, player) if away <= limit]


def reachable(game: Bang, player: Player) -> list[Player]:
    """The other players within the range of the weapon. [BNG-6.4]"""
    return within(game, player, reach(game, player))
