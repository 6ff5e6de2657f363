"""How an imagined game stands for a seat: what a bot that looks ahead plays for."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.choices import Seat
from engine.games import Result
from games.valhalla.bots.acting import squad_worth
from games.valhalla.bots.bands import Camp, Stander, band, rough_prospect
from games.valhalla.bots.prices import in_hand
from games.valhalla.bots.reading import turns_to_come
from games.valhalla.deck import MONSTERS
from games.valhalla.monster_battle import PENALTY
from games.valhalla.scoring import parts, sides
from games.valhalla.state import Player, Valhalla, valour_of

HAND_FALLS: Final = 0.82  # each further card of a hand counts for so much of the one before
GUESSED_CARD: Final = 0.75  # what a hidden card is worth
SURE: Final = 3.0  # points by which a game is likely won at its end
UNSURE: Final = 0.3  # points more for each turn to come
USUAL_SQUAD: Final = 6.0  # strength that a squad brings anyway
ROOM: Final = 0.4  # a point of Valhalla that is still empty, beside a point of strength
ON_MOVE: Final = 1.1  # points that the next action is worth
MARGIN: Final = 0.25  # how much winning or losing by much counts


def evaluate(game: Valhalla, seat: Seat) -> float:
    """From 0, lost, to 1, won."""
    return hunt_stands(game) if game.is_against_monster else versus_stands(game, seat)


def outcome(result: Result, seat: Seat) -> float:
    """A win counts, and a little by how much."""
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    if len(result.scores) < 2:
        return won
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return (1 - MARGIN) * won + MARGIN * likely(result.scores[seat] - max(others), SURE)


def likely(ahead: float, sure: float) -> float:
    """How likely who is so far ahead wins."""
    return 1 / (1 + exp(-1.7 * max(-60.0, min(60.0, ahead)) / sure))


# Between players


def versus_stands(game: Valhalla, seat: Seat) -> float:
    """By the points that everybody has and may still make."""
    turns = [turns_of(game, player) for player in game.players]
    scores: list[float] = []
    own = 0.0
    for side in sides(game):
        score = sum([float(part.amount) for part in parts(game, side)])
        score += sum([promise(game, player, turns[player.seat], seat) for player in side])
        if any(player.seat == seat for player in side):
            own = score
        else:
            scores.append(score)
    ahead = own - (0.6 * max(scores) + 0.4 * sum(scores) / len(scores))
    return likely(ahead + tempo(game, seat), SURE + UNSURE * turns[seat])


def tempo(game: Valhalla, seat: Seat) -> float:
    """What it is worth to act sooner than others; in the last round, to act at all."""
    if game.stage != "turns":
        return 0.0
    count = len(game.players)
    if game.to_come is None:
        return ON_MOVE * (1 - 2 * ((seat - game.current) % count) / max(1, count - 1))
    waiting = {game.current, *game.to_come}
    others = sum(player.seat in waiting for player in game.players if player.seat != seat)
    return ON_MOVE * ((seat in waiting) - others / (count - 1))


def turns_of(game: Valhalla, player: Player) -> float:
    """How many turns a player will still have."""
    has_more = game.uses("valkyries") or game.uses("dwarves")
    fewest = min(one.shields for one in game.players)
    to_come = None if game.to_come is None else player.seat in game.to_come
    if game.stage == "ragnarok":
        return 0.0
    return turns_to_come(len(game.deck), len(game.players), fewest, game.is_ending, to_come, has_more=has_more)


def camp_of(game: Valhalla, player: Player) -> Camp:
    """A player's camp in a state."""
    companion = game.companion(player)
    behind = () if companion is None else standing(companion)
    return Camp(standing(player), behind, player.jarl)


def standing(player: Player) -> tuple[Stander, ...]:
    """The squad of a player in a state."""
    return tuple([Stander(warrior.card, warrior.tyr) for warrior in player.squad])


def promise(game: Valhalla, player: Player, turns: float, viewer: Seat) -> float:
    """What squad and hand will bring."""
    is_done = game.stage == "ragnarok" and game.to_come is not None and player.seat not in game.to_come
    if is_done or game.stage == "scoring":
        return 0.0
    worth = squad_worth(camp_of(game, player), turns, rough_prospect)
    if player.seat == viewer:
        held = sorted([in_hand(card, turns, others=len(game.players) - 1) for card in player.hand], reverse=True)
    else:
        held = [GUESSED_CARD * min(1.0, turns / 3)] * len(player.hand)
    return worth + sum([value * HAND_FALLS**place for place, value in enumerate(held)])


# Against a monster


def hunt_stands(game: Valhalla) -> float:
    """By what is still to be beaten, and with what."""
    return 1 / (1 + exp(-hunt_logit(game)))


def hunt_logit(game: Valhalla) -> float:
    """Fitted to games of bots: how the chances stand to beat all that is left before the deck is empty."""
    cards = [MONSTERS[card] for card in game.monster]
    more, is_reinforced = max(0, len(game.players) - 2), game.uses("valkyries")
    held = float(valour_of(game.valhalla_of(game.active)))
    to_do = 0.0
    for number, card in enumerate(cards):
        printed = card.reinforced if is_reinforced else card
        to_do += max(0.0, printed.strength + more - held - USUAL_SQUAD)
        held = float(printed.cap)
        room = printed.cap - valour_of(game.valhalla_of(game.active)) if number == 0 else 0.0
        to_do += ROOM * max(0.0, room)
    squads = sum(_squad_against(game, player) for player in game.players) / len(game.players)
    hands = [card for player in game.players for card in player.hand]
    tactics = min(8.0, sum(card.category == "tactics" for card in hands) / len(game.players))
    warriors = min(5.0, sum(card.category == "warrior" for card in hands) / len(game.players))
    fewest = min(player.shields for player in game.players)
    risk = 2.5 if fewest == 1 else 0.6 if fewest == 2 else 0.0
    return (
        -1.2
        + 0.091 * len(game.deck)
        - 0.12 * to_do
        + 0.05 * squads
        + 0.16 * tactics
        + 0.18 * warriors
        - 0.06 * PENALTY[game.options.level] / 2 * len(cards)
        - risk
    )


def _squad_against(game: Valhalla, player: Player) -> float:
    """What a squad comes to on average, and a little for each who stands there."""
    clans = tuple(game.monster_card.clans)
    found = rough_prospect(band(Camp(standing(player), (), player.jarl), clans, clans))
    return found.strength + 2 * len(player.squad)
