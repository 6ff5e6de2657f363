"""Everything that changes in a game of Bang!, and questions about it that many rules ask."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

import msgspec

from engine.choices import Ref, Seat
from engine.effects import Ruled
from engine.errors import RuleError
from engine.knowledge import Knowing, Lessons
from games.bang.deck import Card
from games.bang.options import BangOptions

OUTLAW, RENEGADE, DEPUTY, SHERIFF = "outlaw", "renegade", "deputy", "sheriff"
LAW = (SHERIFF, DEPUTY)


@dataclass(slots=True, eq=False)
class Laid:
    """A card in play before somebody."""

    card: Card
    is_ready: bool = True  # a green card works only from a later turn on [BNG-7.9]

    @property
    def ref(self) -> Ref:
        """What it is called in options."""
        return self.card.ref


@dataclass(slots=True, eq=False)
class Player(Ruled):
    """A character on the circle with its lives and its cards in play. [BNG-1.1]

    Whoever sits at `seat` decides for it. With two players each has two of them and one hand for both. [BNG-19.2]
    """

    index: int
    seat: Seat
    hand: list[Card] = field(default_factory=list)
    in_play: list[Laid] = field(default_factory=list)  # in the order of laying
    character: str = ""
    spare: str = ""  # the face-down second character [BNG-3.5]
    copied: str = ""  # whose ability she copies [BNG-14.31]
    pair: list[str] = field(default_factory=list)  # the two abilities drawn [BNG-14.38]
    abilities: tuple[str, ...] = ()  # those that work now; kept by `settle_abilities`
    life: int = 0
    most_life: int = 0
    role: str = ""
    is_role_open: bool = False
    is_alive: bool = True
    is_ghost: bool = False
    has_left: bool = False  # out without being eliminated [BNG-19.39]
    is_passive: bool = False  # the resting one of two characters [BNG-19.3]
    skips_turn: bool = False  # [BNG-18.2]
    turns: int = 0  # begun so far
    ref: Ref = ""

    def __post_init__(self) -> None:
        self.ref = self.ref or f"seat:{self.seat}"
        self.put_under()

    @property
    def is_in_play(self) -> bool:
        """Living, or a ghost on its turn. [BNG-1.1]"""
        return self.is_alive or self.is_ghost

    @property
    def is_wounded(self) -> bool:
        """Living with fewer lives than it could have; a ghost has none to regain. [BNG-10.10]"""
        return self.is_alive and self.life < self.most_life

    @property
    def hand_ref(self) -> Ref:
        """What the hand as a whole is called in options."""
        return f"hand:{self.seat}"

    def find(self, *kinds: str) -> Laid | None:
        """The card of one of these kinds that lies before the player."""
        for laid in self.in_play:
            if laid.card.kind in kinds:
                return laid
        return None


class Turn(msgspec.Struct, eq=False):
    """What counts within one turn. [BNG-21.19]"""

    player: int = 0
    step: str = ""
    bangs: int = 0  # Bang! cards played [BNG-8.3]
    played: int = 0  # cards played [BNG-18.9]
    used: list[str] = []  # abilities used so far, each as often as it was used
    last_brown: str = ""  # the kind that could be repeated [BNG-14.40]
    last_card: str = ""  # its id
    is_repeated: bool = False
    own_bangs: list[str] = []  # ids of the Bang! cards played [BNG-20.6]
    marked: str = ""  # the card that must be played [BNG-16.15]
    drew_from_discard: bool = False  # [BNG-16.2]
    named_suit: str = ""  # the only one that may be played, `hearts` [BNG-17.9]
    jailed: int | None = None  # the passive character that cannot be activated [BNG-19.7]
    is_extra: bool = False  # [BNG-16.12]
    is_over: bool = False  # lost or cut short: nothing more happens in it


@dataclass(slots=True, eq=False)
class Look:
    """Cards that lie open for a moment, or that one player looks at while he decides."""

    title: str  # a text key
    things: list[Ref]
    seat: Seat | None = None  # nobody: everybody sees them


@dataclass(slots=True, eq=False)
class Flipped:
    """A check card, until somebody may take it. [BNG-14.39]"""

    card: Card
    by: int


class _LinedUp(Knowing):
    """What follows from the number of players alone: no part of the digest."""

    __slots__ = ("is_paired",)

    is_paired: bool  # whether everybody has two characters [BNG-19.2]

    def line_up(self, characters_each: int) -> None:
        """So many characters for everybody."""
        self.is_paired = characters_each > 1


@dataclass(slots=True, kw_only=True)
class Bang(_LinedUp):
    """A game of Bang!, or the games of a match one after the other."""

    lessons: ClassVar[Lessons] = Lessons()

    options: BangOptions
    switches: dict[str, str]
    mode: str = "roles"  # which rules of BNG-19 apply: `roles`, `duo`, `trio`, `hidden`
    players: list[Player] = field(default_factory=list)
    circle: list[int] = field(default_factory=list)  # players by seat, clockwise [BNG-4.1]
    ring: list[Player] = field(default_factory=list)  # those in play, clockwise; kept by `reseat`
    deck: list[Card] = field(default_factory=list)  # the top card last
    discard: list[Card] = field(default_factory=list)  # the top card last [BNG-7.13]
    resolving: list[Card] = field(default_factory=list)  # on the discard pile, but not to be shuffled in [BNG-7.1]
    aside: list[Card] = field(default_factory=list)  # flipped or opened, on their way somewhere
    removed: list[Card] = field(default_factory=list)  # of boxes that are not used
    # The game at the table
    begun: bool = False
    has_ended: bool = False  # everything lies open, until the next game of a match [BNG-12.7]
    next_step: str = ""  # where the turn of the current player goes on; empty: the next player begins
    number: int = 0  # of turns so far
    current: int = 0  # whose turn it is, or was last
    turn: Turn = field(default_factory=Turn)
    keeper: int = 0  # [BNG-4.4]
    has_round_passed: bool = False  # everybody could have had a turn [BNG-15.3]
    is_clockwise: bool = True  # [BNG-4.2]
    start_bangs: int = 0  # what a scenario says was played in its turn already
    start_played: int = 0
    first_out: int | None = None  # [BNG-11.7]
    has_dead_man_returned: bool = False
    outlaws_dealt: int = 0
    removed_role: str = ""  # [BNG-19.31]
    is_shoot_out: bool = False  # the open part of the hidden line-up [BNG-19.41]
    characters: list[str] = field(default_factory=list)  # those that are nobody's
    # Events
    event: str = ""  # the active one of High Noon and A Fistful of Cards
    events: list[str] = field(default_factory=list)  # the stack, the next one last
    past_events: list[str] = field(default_factory=list)
    show: str = ""  # the active one of Wild West Show
    shows: list[str] = field(default_factory=list)  # face down, the next one last
    handcuffed: int | None = None
    # By player, how often he acted against each other one, less what he did for him; for those who guess roles
    deeds: dict[Ref, dict[Ref, int]] = field(default_factory=dict)
    # Effects that are under way
    look: Look | None = None
    flipped: list[Flipped] = field(default_factory=list)
    owed: list[int] = field(default_factory=list)  # players who draw a card each when the resolution is over
    spoke: list[int] = field(default_factory=list)  # players who owe a life for talking [BNG-22.3]
    commanded: int | None = None  # who plays a card on another's order, as if it were his turn [BNG-18.4]
    targeted: list[int] = field(default_factory=list)  # passive characters that answer just now [BNG-19.8]
    # Match [BNG-20]
    game_number: int = 1
    first_sheriff: Seat = 0
    money: list[int] = field(default_factory=list)  # by seat
    fines: list[int] = field(default_factory=list)  # dollars, by seat [BNG-20.3]
    noted: list[list[str]] = field(default_factory=list)  # ids of cards in play at the end, by seat [BNG-20.7]
    prices: list[int] = field(default_factory=list)  # paid for the character of this game, by seat [BNG-20.8]
    survivors: list[str] = field(default_factory=list)  # by seat, the characters that may be kept [BNG-20.8]

    # Who is there

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.current]

    def is_on(self, *events: str) -> bool:
        """Whether one of these events is active."""
        return self.event in events or self.show in events

    @property
    def now(self) -> tuple[str, str]:
        """The active events, Wild West Show first. [BNG-1.5]"""
        return self.show, self.event

    def reseat(self) -> None:
        """Somebody came, went or moved: distances follow at once. [BNG-6.7]"""
        self.ring = [player for index in self.circle if (player := self.players[index]).is_in_play]
        self.forget()

    def go_round(self, is_clockwise: bool) -> None:
        """From now on the turn passes this way round, and effects perhaps too. [BNG-4.2, BNG-17.4]"""
        self.is_clockwise = is_clockwise
        self.forget()

    def clockwise(self, start: Player) -> list[Player]:
        """All players in play, clockwise from `start`, who comes first if he is in play himself."""
        return self._around(start, 1)

    def in_order(self, start: Player) -> list[Player]:
        """All players in play in turn order, beginning with `start`. [BNG-4.2]"""
        return self._around(start, 1 if self.is_clockwise else -1)

    def around(self, start: Player) -> list[Player]:
        """The order in which effects go round the table. [BNG-17.4]"""
        is_reversed = not self.is_clockwise and self.switches["gold_rush_effects"] == "reversed"
        return self._around(start, -1 if is_reversed else 1)

    def others(self, player: Player) -> list[Player]:
        """Everybody else in play, in the order in which effects go round."""
        around = self.around(player)
        return around[1:] if around and around[0] is player else around

    def _around(self, start: Player, step: int) -> list[Player]:
        if start in self.ring:
            place = self.ring.index(start)
            if step > 0:
                return self.ring[place:] + self.ring[:place]
            return self.ring[place::-1] + self.ring[:place:-1]
        place = self.circle.index(start.index)
        circle = self.circle[place:] + self.circle[:place]
        return [player for index in circle[::step] if (player := self.players[index]).is_in_play]

    def player_at(self, ref: Ref) -> Player:
        """The player called `ref` in an option."""
        for player in self.players:
            if player.ref == ref:
                return player
        raise RuleError(f"nobody is called {ref}")

    def holder(self, ref: Ref) -> tuple[Player, Laid]:
        """Who has this card in play, and how it lies there."""
        for player in self.players:
            for laid in player.in_play:
                if laid.card.ref == ref:
                    return player, laid
        raise RuleError(f"{ref} is not in play")

    def is_acting(self, player: Player) -> bool:
        """Whether it is his turn, or as good as his turn."""
        return player.index in (self.current, self.commanded)

    def partner(self, player: Player) -> Player | None:
        """The other character of the same person. [BNG-19.2]"""
        return next((other for other in self.players if other.seat == player.seat and other is not player), None)

    def own(self, player: Player) -> list[Player]:
        """The characters in play of the person who plays this one. [BNG-19.10]"""
        return [other for other in self.ring if other.seat == player.seat] if self.is_paired else [player]


def character_of(game: Bang, seat: Seat) -> dict[str, Ref]:
    """The character that a seat ended with; with two of them, the first."""
    characters = [player.character for player in game.players if player.seat == seat and player.character]
    return {"character": f"character:{characters[0]}"} if characters else {}
