"""What cards are worth, in valour points: in the hand, in a squad, and what a guess at somebody's hand is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from games.valhalla.bots.bands import Stander, arming_chance
from games.valhalla.deck import Card
from games.valhalla.faces import Need

# Fitted to games of bots against each other: by how much a game ends better for who has more of something.
SQUAD_VALOUR: Final = 0.85  # a point of valour that stands in the squad, while there is time
SQUAD_STRENGTH: Final = 0.3  # a point of the strength that a squad comes to on average
SQUAD_PLACE: Final = -0.45  # a place that is taken
HAND_VALOUR: Final = 0.5  # a point of valour of a warrior in the hand
HAND_WARRIOR: Final = -0.1
LEAST: Final = 0.1
LONG: Final = 3.0  # with so many turns left the end does not matter yet

TACTICS_WORTH: Final = {
    "tac-fury2": 0.9,
    "tac-fury3": 0.8,
    "tac-hero3": 1.0,
    "tac-arms": 1.0,
    "tac-retal": 1.1,
    "tac-swap": 1.1,
    "tac-surr": 0.4,
    "vkt-path": 1.0,
    "dwt-call": 1.2,
    "dwt-crys": 1.3,
    "dwt-crya": 1.2,
}
HEROIC, STOCK, TYR, ERRAND, THOR = 1.0, 0.9, 1.1, 0.9, 0.45
IN_LAST_ROLL: Final = ("tac-arms", "tac-retal", "tac-swap", "dwt-call")  # of use in Ragnarok [VAL-8.6]
ABILITY: Final = {"clans": 2.2, "foe": 1.6, "ally": 1.6, "frost": 1.6, "block": 2.0, "hold": 0.8, "extort": 0.8}
SACRIFICE: Final = 1.5  # of strength, on average
VALKYRIE: Final = {"company": 1.0, "with": 0.6, "alone": 0.8}  # points on average


@lru_cache(maxsize=500)
def readiness(need: Need) -> float:
    """How well a warrior arms, alone or beside a comrade who takes two dice."""
    return (arming_chance(need, 6) + arming_chance(need, 4)) / 2


def power(card: Card) -> float:
    """The strength of a warrior with what its ability brings on average."""
    ability = card.ability
    if ability is None:
        return float(card.strength)
    return card.strength + (SACRIFICE if ability.kind == "sacrifice" else ABILITY[ability.kind])


def glory(card: Card) -> float:
    """The valour of a card with what a Valkyrie symbol brings on average."""
    return card.valour + (VALKYRIE[card.valkyrie.kind] if card.valkyrie is not None else 0.0)


def late(turns_left: float) -> float:
    """From 0, while there is time, to 1, when only Ragnarok is left."""
    return max(0.0, 1.0 - turns_left / LONG)


def in_squad(one: Stander, turns_left: float) -> float:
    """What a warrior is worth where it stands: the fewer turns are left, the more it must be armed in the end."""
    end, ready = late(turns_left), readiness(one.need)
    bonus = 1.5 if one.tyr is not None and one.tyr.what.effect and one.tyr.what.effect.kind != "spare" else 0.0
    strength = 0.6 * ready * (power(one.card) + bonus)  # beside comrades who want dice too
    early = SQUAD_VALOUR * glory(one.card) + SQUAD_STRENGTH * strength + SQUAD_PLACE
    return max(LEAST, (1 - end) * early + end * ready * glory(one.card))


def in_hand(card: Card, turns_left: float, *, others: int = 1) -> float:
    """What a card is worth to hold, with so many turns to come; `others` are the players besides."""
    end = late(turns_left)
    if card.category == "warrior":
        if turns_left < 1:
            return 0.02 * card.valour
        strength = 0.05 * power(card) * readiness(card.need)
        return max(LEAST, HAND_VALOUR * glory(card) * (1 - end / 2) + HAND_WARRIOR + strength)
    if card.category == "tactics":
        usual = _tactics(card)
        return usual * (1 - end) + end * (0.4 if card.kind in IN_LAST_ROLL else 0.15)
    if turns_left < 1:
        return 0.01
    if card.category == "tyr":
        return TYR * (1 - end / 2)
    if card.category == "errand":
        return ERRAND * (1 - end / 2)
    return THOR * card.valour * (1 - end / 2) * (others > 1)


def _tactics(card: Card) -> float:
    if card.kind.startswith("tac-hero4"):
        return HEROIC
    if card.kind.startswith("vkt-stock"):
        return STOCK
    return TACTICS_WORTH[card.kind]


# What it all is worth at a table


class Prices(NamedTuple):
    """Prices between players."""

    turns_left: float
    others: int = 1

    def keep(self, one: Stander) -> float:
        """What a warrior is worth if it stays in the squad."""
        return in_squad(one, self.turns_left)

    def hold(self, card: Card) -> float:
        """What a card is worth in the hand."""
        return in_hand(card, self.turns_left, others=self.others)


class HuntPrices(NamedTuple):
    """Prices against a monster: only strength for the battles to come counts, and time is the deck."""

    left: int  # cards of the monster

    def keep(self, one: Stander) -> float:
        """What a warrior is worth if it stays in the squad."""
        return 0.3 * power(one.card) * readiness(one.need) + 0.1

    def hold(self, card: Card) -> float:
        """What a card is worth in the hand."""
        if card.category == "warrior":
            return 0.5 * self.keep(Stander(card)) + 0.25 * min(card.valour, 4)
        return HUNT_TACTICS.get(card.kind, 1.4) if card.category == "tactics" else 1.5


HUNT_TACTICS: Final = {"tac-surr": 0.5, "tac-fury2": 1.3, "tac-fury3": 1.6, "tac-hero3": 1.5, "vkt-path": 0.1}
