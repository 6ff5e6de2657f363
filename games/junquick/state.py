"""Everything that changes in a game of JunQuick, and questions about it that many rules ask. [JUN-3]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from engine.choices import Ref, Seat
from engine.games import Options
from engine.knowledge import Knowing, Lessons
from games.junquick.deck import Card

Phase = Literal["set-up", "draw-up", "instants", "recruiting", "leader", "round-end", "over"]
RaceKind = Literal["leader", "window"]
HAND = 6  # [JUN-2.2, JUN-4.2]


class JunQuickOptions(Options, frozen=True):
    """What can be set before a game. [JUN-16.10]"""

    race_mode: Literal["ordered", "live"] = "ordered"
    leader_clock: Literal[0, 3, 5, 8, 10, 15, 20, 30, 60] = 10
    window_clock: Literal[0, 3, 4, 6, 8, 10, 15, 20, 30, 60] = 4
    fast_windows: Literal["auto", "on", "off"] = "auto"
    manual_instants: bool = False
    turn_clock: Literal[0, 10, 20, 30, 45, 60, 90, 120] = 0


@dataclass(slots=True, eq=False)
class Settings:
    """The options, as the rules want to know them."""

    is_live: bool = False  # races are run for real, and not asked in order [JUN-16.7]
    leader_clock: int = 0
    window_clock: int = 0
    skips_windows: bool = True  # nobody is asked in a window in which nobody could play [JUN-16.13]
    manual_instants: bool = False
    turn_clock: int = 0

    @classmethod
    def of(cls, options: JunQuickOptions) -> Settings:
        """The settings that follow from the options: clocks run in live races only. [JUN-16.10]"""
        live = options.race_mode == "live"
        return cls(
            live,
            options.leader_clock if live else 0,
            options.window_clock if live else 0,
            options.fast_windows == "on" or (options.fast_windows == "auto" and not live),
            options.manual_instants,
            options.turn_clock,
        )


@dataclass(slots=True, eq=False)
class Entry:
    """A card on the pile. [JUN-5.2]"""

    card: Card
    seat: Seat  # who laid it
    value: int = 0  # what it counts as; of cards without a value 0
    cancelled: bool = False
    settled: bool = False  # no later Hysteria can reach it [JUN-8.6]
    target: int | None = None  # of a Hysteria: where on the pile the card lies that it cancels


@dataclass(slots=True, eq=False)
class Pack:
    """Four cards standing for 1, 2, 3 and 4, face up at home. [JUN-11.1]"""

    number: int
    cards: list[Card]

    @property
    def ref(self) -> Ref:
        """What it is called in options."""
        return f"pack:{self.number}"

    @property
    def is_safe(self) -> bool:
        """Whether no Gatecrasher can take it: a Dominant is in it. [JUN-C-DOMINANT]"""
        return any(card.category == "constant" for card in self.cards)


@dataclass(slots=True, eq=False)
class Player:
    """A seat with all that belongs to it. [JUN-3.2]"""

    seat: Seat
    hand: list[Card] = field(default_factory=list)
    nest: list[Card] = field(default_factory=list)
    home: list[Pack] = field(default_factory=list)
    viruses: list[Card] = field(default_factory=list)
    passed: bool = False  # in this round
    waited: bool = False  # in this race

    @property
    def ref(self) -> Ref:
        """What the player is called in options."""
        return f"seat:{self.seat}"


@dataclass(slots=True, eq=False)
class Drawn:
    """An instant laid out, and who drew it. [JUN-4.2]"""

    card: Card
    seat: Seat


@dataclass(slots=True, eq=False)
class Use:
    """A value card aside while its property is used. [JUN-6.5]"""

    card: Card
    seat: Seat
    target: Ref  # a seat or a pack
    victim: Ref  # whose pack it is; else the target


@dataclass(slots=True, eq=False)
class Bluff:
    """Cards put down for a Liar; they count as in hand. [JUN-17.1, JUN-3.4]"""

    seat: Seat
    judge: Seat
    cards: list[Card]
    claim: tuple[Ref, ...] = ()


@dataclass(slots=True, eq=False)
class Freeze:
    """All others are frozen while a player may make extra plays. [JUN-9.2]"""

    seat: Seat
    left: int


@dataclass(slots=True, eq=False)
class OpenRace:
    """A race that is going on. [JUN-16.1]"""

    kind: RaceKind
    against: Ref  # the card to be beaten, or the one that a Hysteria would cancel
    by: Seat  # whose card that is


@dataclass(slots=True, kw_only=True)
class JunQuick(Knowing):
    """A game of JunQuick. [JUN-3.1]"""

    lessons: ClassVar[Lessons] = Lessons()

    settings: Settings
    players: list[Player]
    deck: list[Card] = field(default_factory=list)  # the top card last, as in the virus deck
    discard: list[Card] = field(default_factory=list)
    virus_deck: list[Card] = field(default_factory=list)
    virus_discard: list[Card] = field(default_factory=list)
    pile: list[Entry] = field(default_factory=list)
    instant_row: list[Drawn] = field(default_factory=list)
    aside: Use | None = None
    first: Seat = 0  # who has the First Player card
    current: Seat | None = None  # whose turn it is in the recruiting phase
    asked: Seat | None = None  # who is asked, if it is a single seat
    round: int = 0
    phase: Phase = "set-up"
    begun: bool = False  # somebody has acted in this round
    redraws: int = 0  # in this round
    empty_rounds: int = 0  # in a row [JUN-14.6]
    races: int = 0
    race: OpenRace | None = None
    freeze: Freeze | None = None
    bluff: Bluff | None = None
    packs_made: int = 0

    def clockwise(self) -> list[Player]:
        """All players, the first player first."""
        return self.players[self.first :] + self.players[: self.first]

    def by_priority(self) -> list[Player]:
        """Those still in the round: the first player, then counter-clockwise from there. [JUN-7.4]"""
        beyond = self.first + 1
        return [player for player in reversed(self.players[beyond:] + self.players[:beyond]) if not player.passed]

    def opponents(self, player: Player) -> list[Player]:
        """Everybody else, clockwise, whether or not they have passed. [JUN-5.9]"""
        return self.players[player.seat + 1 :] + self.players[: player.seat]

    def left_of(self, player: Player) -> Player:
        """The next seat clockwise."""
        return self.players[(player.seat + 1) % len(self.players)]

    def right_of(self, player: Player) -> Player:
        """The previous seat."""
        return self.players[player.seat - 1]

    @property
    def lead(self) -> Seat | None:
        """Who laid the card on top of the pile, whatever card it is. [JUN-5.3]"""
        return self.pile[-1].seat if self.pile else None

    def effective_top(self) -> Entry | None:
        """The card that a new card has to beat; None in an open position. [JUN-5.4, JUN-5.10]"""
        for entry in reversed(self.pile):
            if entry.cancelled or entry.card.kind in _LOOKED_THROUGH:
                continue
            return None if entry.card.kind == "clean-slate" else entry
        return None

    def is_decided(self) -> bool:
        """Whether all but the lead have passed, or all if there is no lead. [JUN-5.7]"""
        lead = self.lead
        return not [player for player in self.players if not player.passed and player.seat != lead]


_LOOKED_THROUGH = ("hysteria", "icestorm")  # they have neither value nor strength
