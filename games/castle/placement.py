"""Where a card may be played, and why not. [CAS-4.2 to CAS-4.7]"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from engine.choices import Ref, Refused
from engine.effects import Behaviours
from games.castle.actions import unprotected
from games.castle.board import CASTLE, COURTYARD, NEAR, SIEGE_PLACES, SURROUNDINGS, TOWERS, WALLS
from games.castle.deck import KINDS, Card
from games.castle.state import Castle, Laid, Player

# Cards with rules of their own for finding a place.
placed: Behaviours[Callable[[Castle], list[Ref]]] = Behaviours("placed")


class Condition(NamedTuple):
    """A placement condition: the cells it allows at this moment, and the reason when there are none. [CAS-4.6]"""

    cells: Callable[[Castle], set[Ref]]
    reason: str
    who: tuple[Ref, ...] = ()  # the kinds of card that the reason speaks of


CONDITIONS: dict[str, Condition] = {}


def cells_near(cards: list[Laid]) -> set[Ref]:
    """The cells near any of these cards."""
    return {cell for laid in cards for cell in NEAR.get(laid.place, ())}


def only_near(kind: str, *others: str) -> None:
    """`kind` is played only near one of `others`."""
    who = tuple(f"kind:{other}" for other in others)
    CONDITIONS[kind] = Condition(lambda game: cells_near(game.find(*others)), "why.not-near", who)


# The areas [CAS-4.2 to CAS-4.5]

AREA_PLACES: Mapping[str, Callable[[Castle], list[Ref]]] = {
    "courtyard": lambda game: game.free(COURTYARD),
    "walls": lambda game: game.free(WALLS),
    "towers": lambda game: game.free(TOWERS),
    "surroundings": lambda game: [SURROUNDINGS],
    "any": lambda game: [*game.free(CASTLE), SURROUNDINGS],
    "card": lambda game: [laid.card.ref for laid in game.tops()],  # a Knight lies on any top card [CAS-7.1]
}


class Areas(dict[str, list[Ref]]):
    """The places of each area at this moment, for whoever asks about several cards at once."""

    __slots__ = ("game",)

    def __init__(self, game: Castle) -> None:
        self.game = game

    def __missing__(self, area: str) -> list[Ref]:
        found = self[area] = AREA_PLACES[area](self.game)
        return found


def places(game: Castle, card: Card, areas: Areas | None = None) -> list[Ref]:
    """Where a card may be played now; covered cards count for its condition. [CAS-4.6, CAS-7.5]"""
    kind = card.kind
    found = placed[kind](game) if kind in placed else (Areas(game) if areas is None else areas)[card.area]
    if kind not in CONDITIONS or not found:
        return found
    allowed = CONDITIONS[kind].cells(game)
    return [place for place in found if place in allowed]


# Why not? [CAS-4.7]

FULL = {
    "courtyard": Refused((), "why.courtyard-full", "CAS-4.3"),
    "walls": Refused((), "why.walls-full", "CAS-4.3"),
    "towers": Refused((), "why.towers-full", "CAS-4.3"),
    "surroundings": Refused((), "why.no-siege-place", "CAS-9.2"),
    "card": Refused((), "why.board-empty", "CAS-7.1"),
}


def why_not_played(game: Castle, card: Card) -> Refused:
    """Why a card has no legal place."""
    condition = CONDITIONS.get(card.kind)
    if condition is None or not AREA_PLACES[card.area](game):
        return FULL[card.area]._replace(refs=(card.ref,))
    return Refused((card.ref,), condition.reason, f"CAS-C.{card.kind}", {"who": condition.who})


def why_not(game: Castle, player: Player) -> Iterator[Refused]:
    """Everything an active player might want to do and cannot."""
    for card in player.hand:
        if not places(game, card):
            yield why_not_played(game, card)
    if not player.deck:
        yield Refused(("pile:deck",), "why.deck-empty", "CAS-3.3")


# Cards with a condition, or with a place of their own


only_near("prince", "princess")
only_near("lady-in-waiting", "queen", "princess")
only_near("ambassador", "king", "queen")
only_near("squire", "knight")
only_near("prisoner", "soldier", "captain")


def _near_king_without_queen(game: Castle) -> set[Ref]:
    """Near the King, while the Queen is not in the castle. [CAS-C.mistress]"""
    queen_is_in = any(queen.place in NEAR for queen in game.find("queen"))
    return set() if queen_is_in else cells_near(game.find("king"))


CONDITIONS["mistress"] = Condition(_near_king_without_queen, "why.mistress")


@placed("siege-engine")
def free_siege_place(game: Castle) -> list[Ref]:
    """A free siege place of the player's choice. [CAS-9.2]"""
    return game.free(SIEGE_PLACES)


@placed("ghost")
def any_tower_that_can_be_taken(game: Castle) -> list[Ref]:
    """A free tower, or one with a single unprotected card. [CAS-C.ghost]"""
    can_go = {laid.place for laid in unprotected(game, game.on(TOWERS)) if len(game.board[laid.place]) == 1}
    return [tower for tower in TOWERS if tower not in game.board or tower in can_go]


PLAIN: Final = frozenset(KINDS) - frozenset(placed) - frozenset(CONDITIONS)  # their area is all that counts
