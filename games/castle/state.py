"""Everything that changes in a game of Castle, and questions about it that many rules ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from engine.choices import Ref, Seat
from engine.knowledge import Knowing, Lessons
from games.castle.board import AREA_OF, NEAR, SIEGE_PLACES
from games.castle.deck import Card


@dataclass(slots=True, eq=False)
class Laid:
    """A card on the board, and the token on it."""

    card: Card
    owner: Seat | None  # the player whose token lies on it [CAS-5.1]
    place: Ref

    @property
    def ref(self) -> Ref:
        """What it is called in options."""
        return self.card.ref


@dataclass(slots=True, eq=False)
class Player:
    """A seat with its hand and its face-down deck, top card first."""

    seat: Seat
    hand: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)

    @property
    def ref(self) -> Ref:
        """What the player is called in options."""
        return f"seat:{self.seat}"


@dataclass(slots=True, eq=False)
class Look:
    """Hidden cards that one player looks at while he decides."""

    seat: Seat
    at: Ref  # whose cards: another seat's hand, or the own deck
    cards: list[Card]


@dataclass(slots=True, kw_only=True)
class Castle(Knowing):
    """A game of Castle. [CAS-12.4]"""

    lessons: ClassVar[Lessons] = Lessons()

    players: list[Player]
    board: dict[Ref, list[Laid]] = field(default_factory=dict)  # by place, each a stack with its top last; never empty
    reserve: list[Card] = field(default_factory=list)
    removed: list[Card] = field(default_factory=list)
    dealer: Seat | None = None
    current: Seat = 0
    turn: int = 0
    actions_left: int = 2
    has_played: bool = False  # in this turn
    quiet_turns: int = 0  # turns in a row without a play [CAS-11.6]
    spots_used: int = 0  # in the surroundings, so far
    look: Look | None = None

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.current]

    def clockwise(self) -> list[Player]:
        """All players, the active one first."""
        return self.players[self.current :] + self.players[: self.current]

    def opponents(self, player: Player) -> list[Player]:
        """Everybody else, clockwise."""
        seats = len(self.players)
        return [self.players[(player.seat + step) % seats] for step in range(1, seats)]

    # What lies where

    def laid(self) -> Iterator[Laid]:
        """Every card on the board, covered ones too."""
        for stack in self.board.values():
            yield from stack

    def on(self, places: Iterable[Ref]) -> list[Laid]:
        """The cards on these places, covered ones too: they remain in play. [CAS-7.5]"""
        board = self.board
        return [laid for place in places if place in board for laid in board[place]]

    def in_castle(self) -> list[Laid]:
        """The cards on castle cells."""
        return [laid for stack in self.board.values() if stack[0].place in AREA_OF for laid in stack]

    def in_area(self, area: str) -> list[Laid]:
        """The cards of one castle area."""
        return [laid for laid in self.laid() if AREA_OF.get(laid.place) == area]

    def in_surroundings(self) -> list[Laid]:
        """The cards outside the walls, siege places included."""
        return [laid for laid in self.laid() if laid.place not in AREA_OF]

    def near(self, laid: Laid) -> list[Laid]:
        """The cards near a card. [CAS-1.7, CAS-1.8, CAS-7.6]"""
        return self.on(NEAR.get(laid.place, ()))

    def tops(self) -> list[Laid]:
        """The top cards: what a Knight can be laid on. [CAS-7.1]"""
        return [stack[-1] for stack in self.board.values()]

    def free(self, places: Iterable[Ref]) -> list[Ref]:
        """The places that hold no card."""
        board = self.board
        return [place for place in places if place not in board]

    def find(self, *kinds: str) -> list[Laid]:
        """The cards of these kinds that lie on the board."""
        return [laid for stack in self.board.values() for laid in stack if laid.card.kind in kinds]

    def siege_engines(self) -> list[Laid]:
        """The Siege Engines on the board."""
        return [laid for laid in self.on(SIEGE_PLACES) if laid.card.rank == "siege-engine"]

    def open_hands(self) -> list[bool]:
        """Whose hands everybody sees, by seat: while the Herald is out, all but that of his owner. [CAS-C.herald]"""
        heralds = self.find("herald")
        return [any(herald.owner != player.seat for herald in heralds) for player in self.players]

    def hand_is_open(self, player: Player) -> bool:
        """Whether everybody sees this hand."""
        return self.open_hands()[player.seat]
