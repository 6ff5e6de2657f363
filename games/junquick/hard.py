"""The bot that looks ahead in JunQuick: it plays rounds to their end in its mind, and counts what everybody has."""

from __future__ import annotations

from functools import partial
from math import exp
from typing import Final

from engine.choices import Menu, Seat
from engine.search import Outlook, Searcher
from games.junquick.bot import sensible, worth
from games.junquick.state import JunQuick, Player
from games.junquick.weights import SHARP

NOISE: Final = 0.7  # by so many packs somebody has to be ahead before the game is as good as won
DULL: Final = ("ready", "pass-after-all")  # kinds of questions that are not worth a thought


def evaluate(game: JunQuick, seat: Seat) -> float:
    """How likely a seat is to have the most packs in the end."""
    standing = [sum(parts) for parts in _standing(game)]
    most = max(standing)
    weights = [exp((one - most) / NOISE) for one in standing]
    return weights[seat] / sum(weights)


def terms(game: JunQuick, seat: Seat) -> dict[str, float]:
    """What an evaluation is made of, in packs."""
    standing = _standing(game)
    packs, nest, hand, viruses = standing[seat]
    others = max(sum(parts) for other, parts in enumerate(standing) if other != seat)
    return {
        "reason.packs": packs,
        "reason.nest": nest,
        "reason.hand": hand,
        "reason.viruses": viruses,
        "reason.others-have-less": -others,
    }


def _standing(game: JunQuick) -> list[tuple[float, float, float, float]]:
    """Everybody's packs at home, what the nest is worth, and the hand, and what viruses cost."""
    later = min(1.0, len(game.deck) / (SHARP.round * len(game.players)))
    return [_stands(player, later) for player in game.players]


def _stands(player: Player, later: float) -> tuple[float, float, float, float]:
    """Cards in hand are for rounds to come, or go to the nest in the end. [JUN-14.3]"""
    nest = worth(player.nest, SHARP.parts)
    in_the_end = worth([*player.nest, *(card for card in player.hand if card.is_kept)], SHARP.parts)
    hand = later * sum(map(SHARP.kept, player.hand)) + (1 - later) * (in_the_end - nest)
    return len(player.home), nest, hand, -SHARP.virus * min(len(player.viruses), len(player.home) + 1)


def is_settled(game: JunQuick, seat: Seat) -> bool:
    """Whether nothing lies on the pile that somebody is about to win."""
    return not game.pile and game.aside is None


def deserves(menu: Menu) -> bool:
    """Whether a question is worth a search."""
    return menu.kind not in DULL


sharp: Final = partial(sensible, weights=SHARP)  # plays like the normal bot, with better opinions

OUTLOOK: Final = Outlook[JunQuick](
    normal=sharp,
    evaluate=evaluate,
    terms=terms,
    horizon=6,
    is_settled=is_settled,
    deserves=deserves,
    most_candidates=8,
    playouts=160,
)
hard: Final = Searcher(OUTLOOK)
