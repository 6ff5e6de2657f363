"""The bot that looks ahead in Castle: who will be out of cards first, as far as that can be seen on the board."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from engine.choices import Menu, Option, Ref, Seat
from engine.dice import Dice
from engine.search import Outlook, Searcher
from engine.table import Table
from games.castle import bot as normal
from games.castle.bot import BOTHER, POWER, Sight, best_of, scored, sensible
from games.castle.deck import Card
from games.castle.placement import Areas, places
from games.castle.rules import ACTIONS, DRAW
from games.castle.shown import CastleView
from games.castle.state import Castle

NOISE: Final = 3.0  # by so many actions somebody has to be ahead before the game is as good as won
DECK: Final = 2.0  # actions that a card in the deck still takes: it is drawn, and laid
USEFUL: Final = 0.3  # how much of its power makes up for a card that is still in hand
SPOTS: Final = 4  # places looked at for a card, while others are imagined to play
MOST: Final = 5  # cards of which the best place is looked at before any other place
ACTION: Final = 0.08  # what one action is worth when nobody is ahead
LATER: Final = 2  # turns after which it is judged how things stand
GAP: Final = 1.2  # what seems worse by more actions is not looked at


def evaluate(game: Castle, seat: Seat) -> float:
    """How likely a seat is to be out of cards first."""
    needs = [holds + lies for holds, lies in zip(_needs(game), _risks(game), strict=True)]
    seats = len(needs)
    needs[game.current] -= game.actions_left / 2  # of whose turn it is
    for after in range(seats):
        needs[(game.current + after) % seats] += ACTIONS * after / seats
    least = min(needs)
    weights = [exp((least - one) / NOISE) for one in needs]
    return weights[seat] / sum(weights)


def terms(game: Castle, seat: Seat) -> dict[str, float]:
    """What an evaluation is made of, in actions."""
    needs, risks = _needs(game), _risks(game)
    others = [other for other in range(len(needs)) if other != seat]
    return {
        "reason.fewer-left": -needs[seat],
        "reason.others-have-more": min(needs[other] for other in others),
        "reason.safer": -risks[seat],
        "reason.others-in-danger": min(risks[other] for other in others),
    }


def _needs(game: Castle) -> list[float]:
    """The actions that everybody still needs for what they hold."""
    areas = Areas(game)
    return [DECK * len(player.deck) + sum(_need(game, card, areas) for card in player.hand) for player in game.players]


def _need(game: Castle, card: Card, areas: Areas) -> float:
    return 1.0 - USEFUL * POWER.get(card.kind, 0.0) + (0.0 if places(game, card, areas) else normal.STUCK)


def _risks(game: Castle) -> list[float]:
    """The actions that everybody will need for cards that are sent back."""
    risks = [0.0] * len(game.players)
    sight = Sight.into(game, 0, NO_MENU)
    for laid in sight.laid.values():
        if laid.owner is not None:
            risks[laid.owner] += sight.risk(laid) * BOTHER[laid.card.kind]
    return risks


def is_settled(game: Castle, seat: Seat) -> bool:
    """Whether the second turn after the one of a seat begins: all that is compared is judged at the same moment."""
    return game.actions_left == ACTIONS and game.current == (seat + LATER) % len(game.players)


NO_MENU: Final = Menu("", ())


def policy(table: Table[Castle], seat: Seat, menu: Menu, chance: Dice) -> Option:
    """As the normal bot plays, but not every place is looked at."""
    game = table.state
    if len(menu.options) == 1 and not menu.sets:
        return menu.options[0]
    sight = Sight.into(game, seat, menu)
    if menu.prompt == "prompt.action":
        return _action(sight, chance)
    return best_of(scored(sight, menu), menu, chance)


def _action(sight: Sight, chance: Dice) -> Option:
    """Draw, lay a card on one of a few places, or exchange a card that is of little use."""
    found: dict[Option, float] = {}
    if sight.decks[sight.me]:
        found[DRAW] = normal.DRAW
    areas = Areas(sight.game)
    for card in sight.hand:
        where: Sequence[Ref] = places(sight.game, card, areas)
        if len(where) > SPOTS:
            where = [chance.pick(where) for _ in range(SPOTS)]
        for place in where:
            found[card.play[place]] = normal.play(sight, card.ref, place)
    if sight.hand and sight.game.reserve:
        use = {card: _use(sight.game, card, areas) for card in (*sight.hand, *sight.game.reserve)}
        given, taken = min(sight.hand, key=use.__getitem__), max(sight.game.reserve, key=use.__getitem__)
        found[given.exchange[taken]] = use[taken] - use[given]
    most = max(found.values())
    return chance.pick([option for option, score in found.items() if score == most])


def _use(game: Castle, card: Card, areas: Areas) -> float:
    """What it is worth to hold a card, at a glance."""
    return (1.0 if places(game, card, areas) else normal.STUCK) + POWER.get(card.kind, 0.0) / 2


def candidates(view: CastleView, menu: Menu, chance: Dice) -> dict[Option, float]:
    """The best place for each card first, then other places of good cards."""
    if menu.sets:
        return {}
    scores = scored(Sight.of(view, menu, chance), menu)
    ranked = sorted(scores, key=lambda option: -scores[option])
    groups: dict[tuple[str, ...], Option] = {}
    for option in ranked:
        verb, *refs = option.split(" ")
        groups.setdefault((verb,) if verb == "exchange" else (verb, *refs[:1]), option)
    first = list(groups.values())[:MOST]
    best = scores[ranked[0]]
    return {
        option: ACTION * max(-GAP, scores[option] - best)
        for option in (*first, *ranked)
        if scores[option] > best - GAP or option in first[:2]
    }


OUTLOOK: Final = Outlook[Castle](
    normal=sensible,
    evaluate=evaluate,
    terms=terms,
    policy=policy,
    horizon=1,
    most=25,
    is_settled=is_settled,
    candidates=candidates,
    most_candidates=6,
    trust=8.0,
    playouts=200,
)
hard: Final = Searcher(OUTLOOK)
