"""How a game of Bang! stands: how likely each side is to win, from lives, hands and cards in play of every role."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from engine.choices import Seat
from games.bang.modes import is_everybody_alone
from games.bang.state import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Bang, Player

BURDENS: Final = ("jail", "dynamite")
ROLES: Final = (SHERIFF, DEPUTY, OUTLAW, RENEGADE)
JAILED = 1.5  # cards in hand that a turn in Jail costs
MOST_COUNTED = 2  # the first lives of everybody count by themselves, too
CARD, CARD_IN_PLAY = 0.35, 0.4  # beside a life, where everybody plays for himself
NOISE = 3.0  # by so many lives somebody has to be ahead there before the game is as good as won

# What speaks for a side rather than for the law, of each role in turn: players, lives, first two lives of each, cards
# in hand, cards in play; in the end one for itself. Fitted to a thousand games of normal bots, as they stood when a
# turn began.
NO_MATTER: Final = (0.0,) * 21
FIGHT: Final = {
    SHERIFF: NO_MATTER,
    OUTLAW: (
        0.72, -0.581, -0.479, -0.236, -0.33, 0.279, -0.15, -0.109, -0.207, -0.214,
        -0.178, 0.284, 0.165, 0.206, 0.122, -0.189, 0.023, -0.08, -0.027, -0.063, 0.726,
    ),
    RENEGADE: (
        -0.254, -0.143, -0.139, -0.096, -0.224, 0.155, -0.281, -0.085, -0.107, -0.039,
        -0.306, 0.148, 0.018, 0.083, -0.049, -0.59, 0.297, -0.073, 0.107, 0.297, -0.254,
    ),
}  # fmt: skip
# The same when no Outlaw is left.
LAST_FIGHT: Final = {
    SHERIFF: NO_MATTER,
    RENEGADE: (
        0.662, -0.864, -0.458, -0.188, -0.24, -0.536, -0.048, -0.458, -0.074, 0.192,
        0.0, 0.0, 0.0, 0.0, 0.0, -0.692, 0.6, 0.014, 0.226, 0.154, 0.72,
    ),
}  # fmt: skip


def evaluate(game: Bang, seat: Seat) -> float:
    """How likely a seat is to be among the winners."""
    mine = [player for player in game.players if player.seat == seat]
    if game.mode not in ("roles", "hidden") or game.is_shoot_out or is_everybody_alone(game):
        return _alone(game, seat)
    role = mine[0].role
    return chances(game)[SHERIFF if role == DEPUTY else role]


def chances(game: Bang) -> dict[str, float]:
    """How likely each side is to win, by one of those who win with it."""
    table = counted(game.players)
    is_on = any(player.is_alive and player.role == OUTLAW for player in game.players)
    weights = {side: exp(_product(row, table)) for side, row in (FIGHT if is_on else LAST_FIGHT).items()}
    if not any(player.is_alive and player.role == RENEGADE for player in game.players):
        weights[RENEGADE] = 0.0
    total = sum(weights.values())
    return {side: weights.get(side, 0.0) / total for side in (SHERIFF, OUTLAW, RENEGADE)}


def counted(players: Sequence[Player]) -> list[float]:
    """What every role has: players, lives, first lives, cards in hand and in play; and one for itself."""
    found: dict[str, list[float]] = {role: [0.0] * 5 for role in ROLES}
    for player in players:
        if player.is_alive and player.role in found:
            row = found[player.role]
            row[0] += 1
            row[1] += player.life
            row[2] += min(player.life, MOST_COUNTED)
            row[3] += len(player.hand) - JAILED * (player.find("jail") is not None)
            row[4] += sum(laid.card.kind not in BURDENS for laid in player.in_play)
    return [*(value for role in ROLES for value in found[role]), 1.0]


def _product(row: Sequence[float], table: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(row, table, strict=True))


def _alone(game: Bang, seat: Seat) -> float:
    """Where everybody plays for himself: whoever has most lives and cards."""
    strengths: dict[Seat, float] = {}
    hands: set[Seat] = set()
    for player in game.players:
        if player.is_alive:
            cards = CARD * len(player.hand) * (player.seat not in hands)
            hands.add(player.seat)
            more = player.life + cards + CARD_IN_PLAY * len(player.in_play)
            strengths[player.seat] = strengths.get(player.seat, 0.0) + more
    most = max(strengths.values(), default=0.0)
    weights = {one: exp((strength - most) / NOISE) for one, strength in strengths.items()}
    return weights.get(seat, 0.0) / max(1e-9, sum(weights.values()))
