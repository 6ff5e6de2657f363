"""How an imagined game stands for a seat: what a bot that looks ahead plays for."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.choices import Seat
from engine.games import Result
from games.valhalla.bots.acting import squad_worth
from games.valhalla.bots.bands import DICE, Camp, Stander, band, outlook
from games.valhalla.bots.prices import in_hand
from games.valhalla.bots.reading import turns_to_come
from games.valhalla.deck import MONSTERS
from games.valhalla.scoring import parts, sides
from games.valhalla.state import Player, Valhalla, valour_of

HAND_FALLS: Final = 0.82  # each further card of a hand counts for so much of the one before
GUESSED_CARD: Final = 0.75  # what a hidden card is worth
SURE: Final = 3.0  # points by which a game is likely won at its end
UNSURE: Final = 0.3  # points more for each turn to come
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
    return likely(ahead, SURE + UNSURE * turns[seat])


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
    worth = squad_worth(camp_of(game, player), turns)
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
    return 0.0 * DICE * len(MONSTERS) * valour_of(()) * outlook(band(camp_of(game, game.active), (), ())).strength
