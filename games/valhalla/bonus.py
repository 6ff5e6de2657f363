"""Bonus points are cards taken from the discard pile; lost points are cards given back. [VAL-13]"""

from __future__ import annotations

from collections.abc import Sequence

from engine.choices import Option, Pick, Refused
from games.valhalla.asking import choose_refs
from games.valhalla.deck import CARD_BY_REF, Card, refs
from games.valhalla.events.aftermath import NoPoints, PointsGained, PointsLost
from games.valhalla.state import Player, Valhalla, valour_of


def room_under_cap(game: Valhalla, player: Player) -> int:
    """How much valour still fits into Valhalla: against a monster there is a cap. [VAL-21.16]"""
    return max(0, game.cap() - valour_of(game.valhalla_of(player)))


async def gain_points(game: Valhalla, player: Player, points: int) -> None:
    """Cards worth exactly so much, or else as near below as possible, go to Valhalla. [VAL-13.1 to VAL-13.4]"""
    if game.is_against_monster:
        points = min(points, room_under_cap(game, player))
    if points <= 0:
        return
    cards = [card for card in reversed(game.pile) if 0 < card.valour <= points]
    worth = nearest_sum(cards, points)
    if worth == 0:
        game.tell(NoPoints(player.ref, points))
        return
    chosen = await choose_worth(player, "prompt.claim", "claim", cards, worth, "VAL-13.3")
    for card in chosen:
        game.pile.remove(card)
    game.valhalla_of(player).extend(chosen)
    game.tell(PointsGained(player.ref, tuple(refs(chosen)), worth))


async def choose_worth(
    player: Player, prompt: str, verb: str, cards: Sequence[Card], worth: int, rule: str
) -> list[Card]:
    """The player chooses cards with this sum of valour; if there is just one such set it is taken by itself."""
    default = fewest(cards, worth)
    if count_sets(cards, worth) == 1:
        return default
    suggested = Option.of(verb, *refs(default))

    def check(option: Option) -> Refused | None:
        if valour_of(CARD_BY_REF[ref] for ref in option.refs) == worth:
            return None
        return Refused(option.refs, "why.wrong-sum", rule, {"worth": str(worth)})

    more = {"check": check, "suggest": lambda: suggested, "default": suggested}
    chosen = await choose_refs(player, prompt, verb, refs(cards), Pick(1, worth, checked=True), rule, **more)
    return [CARD_BY_REF[ref] for ref in chosen]


def nearest_sum(cards: Sequence[Card], most: int) -> int:
    """The greatest sum of valour that some of the cards have and that is not above `most`. [VAL-13.4]"""
    sums = {0}
    for card in cards:
        sums |= {total + card.valour for total in sums if total + card.valour <= most}
    return max(sums)


def count_sets(cards: Sequence[Card], worth: int) -> int:
    """How many sets of the cards are worth so much."""
    counts = [1] + [0] * worth
    for card in cards:
        for total in range(worth, card.valour - 1, -1):
            counts[total] += counts[total - card.valour]
    return counts[worth]


def fewest(cards: Sequence[Card], worth: int) -> list[Card]:
    """The fewest cards with this sum, then those nearest to the top, where the cards begin. [VAL-13.3]"""
    for count in range(1, worth + 1):
        found = _first_set(cards, 0, count, worth)
        if found is not None:
            return found
    return []


def _first_set(cards: Sequence[Card], start: int, count: int, worth: int) -> list[Card] | None:
    if count == 0:
        return [] if worth == 0 else None
    for index in range(start, len(cards)):
        if cards[index].valour <= worth - (count - 1):
            rest = _first_set(cards, index + 1, count - 1, worth - cards[index].valour)
            if rest is not None:
                return [cards[index], *rest]
    return None


async def lose_points(game: Valhalla, player: Player, points: int) -> None:
    """Cards worth exactly so much are discarded, or a dearer one against change from the pile. [VAL-13.6]"""
    valhalla = game.valhalla_of(player)
    held = valour_of(valhalla)
    cards = [card for card in valhalla if card.valour]
    if held <= points:
        lost, change = list(valhalla), 0
    elif nearest_sum(cards, points) == points:
        fitting = [card for card in cards if card.valour <= points]
        lost, change = await choose_worth(player, "prompt.lose-points", "give-back", fitting, points, "VAL-13.6"), 0
    else:
        cheapest = min(card.valour for card in cards if card.valour > points)
        dearer = [card for card in cards if card.valour == cheapest]
        lost = await choose_worth(player, "prompt.lose-points", "give-back", dearer, cheapest, "VAL-13.6")
        change = cheapest - points
    if not lost:
        return
    for card in lost:
        valhalla.remove(card)
    game.pile += lost
    game.tell(PointsLost(player.ref, tuple(refs(lost))))
    await gain_points(game, player, change)  # the card just discarded is worth more, so it cannot come back
