"""Distance and reach. [BNG-6]"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.choices import Ref
from engine.memory import remembered
from games.bang.concepts import RANGE, SEAT_DISTANCE, SEEN_AT, SEES_AT
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
    if SEAT_DISTANCE not in viewer.in_force:
        return ways
    return [(other, SEAT_DISTANCE.of(game, viewer, way, other)) for other, way in ways]


def abilities_bend(game: Bang) -> bool:
    """Whether characters change distances: not in an ambush, by one switch. [BNG-16.5]"""
    return game.switches["ambush_characters"] == "on" or not game.is_on("ambush")


@remembered
def aloofness(game: Bang) -> dict[int, int]:
    """How much farther away than they sit some players are seen, by their index: the same for whoever looks.
    [BNG-6.2]"""
    aloof = SEEN_AT.holders(game.ring)
    return {player.index: SEEN_AT.of(game, player, 0) for player in aloof} if aloof else {}


@remembered
def distances(game: Bang, viewer: Player) -> list[tuple[Player, int]]:
    """Everybody else, and how far `viewer` sees him: not the same both ways, and never less than 1.
    [BNG-6.2, BNG-6.3]"""
    nearer, farther = SEES_AT.of(game, viewer, 0), aloofness(game)
    ways = seat_distances(game, viewer)
    if not nearer and not farther:
        return list(ways)
    return [(other, max(1, away + farther.get(other.index, 0) + nearer)) for other, away in ways]


@remembered
def distances_by_ref(game: Bang, viewer: Player) -> dict[Ref, int]:
    """The same as it is told to people."""
    return {other.ref: away for other, away in distances(game, viewer)}


def reach(game: Bang, player: Player) -> int:
    """The range of the player's weapon. [BNG-6.4]"""
    return RANGE.of(game, player, COLT)


def within(game: Bang, player: Player, limit: int) -> list[Player]:
    """The other players no farther away than `limit`."""
    return [other for other, away in distances(game, player) if away <= limit]


def reachable(game: Bang, player: Player) -> list[Player]:
    """The other players within the range of the weapon. [BNG-6.4]"""
    return within(game, player, reach(game, player))
