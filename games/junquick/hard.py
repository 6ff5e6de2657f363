"""The bot that looks ahead in JunQuick: it plays rounds to their end in its mind, and counts what everybody has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import exp
from typing import Final

from engine.choices import Menu, Option, Ref, Seat
from engine.dice import Dice
from engine.search import Outlook, Searcher, any_of
from games.junquick.bot import EVEN, Sight, scored, sensible, worth
from games.junquick.deck import CARD_BY_REF
from games.junquick.shown import JunQuickView
from games.junquick.state import JunQuick, Player
from games.junquick.weights import SHARP

NOISE: Final = 0.7  # by so many packs somebody has to be ahead before the game is as good as won
PACK: Final = 0.3  # what a pack raises the chance to win by, when nobody is ahead
VIRUS: Final = 0.5  # what a virus costs in the end, some of them being paid off
GAP: Final = 0.6  # what seems worse by more packs is not tried
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
    return len(player.home), nest, hand, -VIRUS * min(len(player.viruses), len(player.home) + 1)


def is_settled(game: JunQuick, seat: Seat) -> bool:
    """Whether the next round begins: all that is compared is judged at the same moment."""
    return game.phase == "recruiting" and not game.begun


def deserves(menu: Menu) -> bool:
    """Whether a question is worth a search."""
    return menu.kind not in DULL


def candidates(view: JunQuickView, menu: Menu, chance: Dice) -> Mapping[Option, float] | Sequence[Option]:
    """What seems not much worse than the best, one of several equal cards; anything where it is about lies."""
    scores = {} if menu.sets else scored(Sight(view, menu, chance, EVEN, SHARP))
    if not scores:
        return any_of(menu, chance)
    best, different = max(scores.values()), dict[tuple[str, ...], Option]()
    for option in sorted(scores, key=lambda option: -scores[option]):
        different.setdefault((option.verb, *map(_kind, option.refs)), option)
    found = {option: PACK * (scores[option] - best) for option in different.values()}
    return {option: worth for option, worth in found.items() if worth >= -PACK * GAP}


def _kind(ref: Ref) -> str:
    """What equal cards have in common."""
    return CARD_BY_REF[ref].kind if ref in CARD_BY_REF else ref


sharp: Final = partial(sensible, weights=SHARP)  # plays like the normal bot, with better opinions

OUTLOOK: Final = Outlook[JunQuick](
    normal=sharp,
    evaluate=evaluate,
    terms=terms,
    horizon=1,
    most=40,
    is_settled=is_settled,
    deserves=deserves,
    candidates=candidates,
    most_candidates=8,
    trust=10.0,
    playouts=160,
)
hard: Final = Searcher(OUTLOOK)
