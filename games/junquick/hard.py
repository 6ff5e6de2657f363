"""The bot that looks ahead in JunQuick: it plays rounds to their end in its mind, and counts what everybody has."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.choices import Menu, Seat
from engine.search import Outlook, Searcher
from games.junquick.bot import KEEP, ROUND, VIRUS, sensible, worth
from games.junquick.state import JunQuick, Player

NOISE: Final = 0.7  # by so many packs somebody has to be ahead before the game is as good as won
DULL: Final = ("ready", "pass-after-all")  # kinds of questions that are not worth a thought


def evaluate(game: JunQuick, seat: Seat) -> float:
    """How likely a seat is to have the most packs in the end."""
    later = min(1.0, len(game.deck) / (ROUND * len(game.players)))
    standing = [stands(player, later) for player in game.players]
    most = max(standing)
    weights = [exp((one - most) / NOISE) for one in standing]
    return weights[seat] / sum(weights)


def stands(player: Player, later: float) -> float:
    """What somebody has, in packs; cards in hand are for rounds to come, or go to the nest at the end. [JUN-14.3]"""
    at_once = worth(player.nest)
    in_the_end = worth([*player.nest, *(card for card in player.hand if card.is_kept)])
    cards = sum(KEEP.get(card.family, 0.0) for card in player.hand)
    packs = len(player.home) - VIRUS * min(len(player.viruses), len(player.home) + 1)
    return packs + later * (at_once + cards) + (1 - later) * in_the_end


def is_settled(game: JunQuick, seat: Seat) -> bool:
    """Whether nothing lies on the pile that somebody is about to win."""
    return not game.pile and game.aside is None


def deserves(menu: Menu) -> bool:
    """Whether a question is worth a search."""
    return menu.kind not in DULL


OUTLOOK: Final = Outlook[JunQuick](
    normal=sensible,
    evaluate=evaluate,
    horizon=6,
    is_settled=is_settled,
    deserves=deserves,
    most_candidates=8,
    playouts=160,
)
hard: Final = Searcher(OUTLOOK)
