"""Scoring: Valhalla, shields, and what jarls and expansions add. [VAL-9, VAL-19.5, VAL-20.8 to VAL-20.12]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.choices import Seat
from engine.games import Result
from games.valhalla.concepts import SCORES, SET_WORTH
from games.valhalla.events.ending import Scored, ShieldsSwapped
from games.valhalla.state import Laid, Player, Valhalla, valour_of
from games.valhalla.vikings import pair_of

OWN: Final = {2: 0, 3: 2, 4: 2, 5: 2, 6: 2}  # by players [VAL-9.2]
CAPTURED: Final = 2
SETS: Final[dict[int, dict[int, int]]] = {2: {}, 3: {2: 2}, 4: {3: 3}, 5: {3: 2, 4: 4}, 6: {4: 3, 5: 5}}
ALLIANCE_TABLE: Final = {4: 3, 6: 5}  # whose table allies use [VAL-20.11]


def best_sets(captured: Sequence[Seat], worth: dict[int, int]) -> int:
    """The most that sets of shields of different players can bring. [VAL-9.3]"""
    counts = tuple(sorted(Counter(captured).values(), reverse=True))
    return _best_sets(counts, tuple(sorted(worth.items())))


@lru_cache(maxsize=10_000)
def _best_sets(counts: tuple[int, ...], worth: tuple[tuple[int, int], ...]) -> int:
    best = 0
    for size, points in worth:
        if size <= len(counts):  # taking from the largest counts leaves the most behind
            left = [count - 1 if index < size else count for index, count in enumerate(counts)]
            rest = tuple(sorted((count for count in left if count), reverse=True))
            best = max(best, points + _best_sets(rest, worth))
    return best


def exchange_partners_shields(game: Valhalla) -> None:
    """Partners take a shield of each other, both at once. [VAL-20.8]"""
    if game.options.companions != "partnership":
        return
    givers = [player for player in game.players if player.shields]
    for giver in givers:
        taker = game.companion(giver)
        assert taker is not None
        giver.give_shield(taker)
        game.tell(ShieldsSwapped(taker.ref, giver.ref))


def sides(game: Valhalla) -> list[list[Player]]:
    """Who scores together: allies do. [VAL-20.11]"""
    if game.options.companions != "alliance":
        return [[player] for player in game.players]
    half = len(game.players) // 2
    return [[game.players[seat], game.players[seat + half]] for seat in range(half)]


def parts(game: Valhalla, players: Sequence[Player]) -> list[Laid]:
    """What a player, or an alliance, has, part by part. [VAL-9.1]"""
    count = len(game.players)
    table = ALLIANCE_TABLE[count] if len(players) > 1 else count
    captured = [seat for player in players for seat in player.captured]
    opponents = [player.seat for player in game.players if player not in players]
    more = sum(SET_WORTH.of(game, player, 0) for player in players)
    worth = {size: points + more for size, points in SETS[table].items()}
    jarls = sum(SCORES.of(game, player, 0, captured, opponents) for player in players)
    vikings = sum(pair_of(game, player) is not None for player in players)
    return [
        Laid("score:valhalla", sum(valour_of(player.valhalla) for player in players)),
        Laid("score:own", OWN[table] * sum(player.shields for player in players)),
        Laid("score:captured", CAPTURED * len(captured)),
        Laid("score:sets", best_sets(captured, worth)),
        Laid("score:jarl", jarls),
        Laid("score:last-viking", vikings),
    ]


def score(game: Valhalla) -> Result:
    """Most points, then captured shields, then own shields, then a shared victory. [VAL-9.4, VAL-20.12]"""
    exchange_partners_shields(game)
    standing: dict[tuple[int, int, int], list[Seat]] = {}
    game.scores = [[] for _ in game.players]
    points = [0] * len(game.players)
    for players in sides(game):
        counted = parts(game, players)
        total = sum(part.amount for part in counted)
        key = total, sum(len(player.captured) for player in players), sum(player.shields for player in players)
        standing.setdefault(key, []).extend(player.seat for player in players)
        for player in players:
            game.scores[player.seat], points[player.seat] = counted, total
    for player in game.players:
        game.tell(Scored(player.ref, points[player.seat]))
    game.has_ended = True
    winners = tuple(sorted(standing[max(standing)]))
    return Result(winners, "result.alliance" if len(sides(game)) < len(points) else "result.valour", tuple(points))
