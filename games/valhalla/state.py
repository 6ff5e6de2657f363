"""Everything that changes in a game of Valhalla, and questions about it that many rules ask. [VAL-25.3]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, cast

from engine.choices import Ref, Seat
from engine.effects import Ruled
from engine.errors import RuleError
from engine.knowledge import Knowing, Lessons
from games.valhalla.deck import LOKI, MONSTERS, VIKINGS, Card, Level, LokiKind, MonsterKind
from games.valhalla.options import ValhallaOptions
from games.valhalla.packing import Slots, with_cards, with_numbers
from games.valhalla.weapons import DICE_OF, GREY, Colour, Die, DieState, all_dice

CELLS: Final = 4  # [VAL-3.5]
PILES: Final = ("deck", "pile", "box", "offered", "aside", "common")  # on the table
Mode = Literal["versus", "solo", "cooperative"]


class Called:
    """Whoever has a name that follows from the rest of it: no part of the digest."""

    __slots__ = ("ref",)

    ref: Ref  # what it is called in options

    def _is_called(self, ref: Ref) -> None:
        self.ref = ref


@dataclass(slots=True, eq=False)
class Warrior(Called):
    """A warrior in a squad, and the Tyr card under it. [VAL-18.2]"""

    card: Card
    tyr: Card | None = None

    def __post_init__(self) -> None:
        self._is_called(self.card.ref)


@dataclass(slots=True, eq=False)
class Player(Ruled):
    """A seat with its jarl, hand, board and Valhalla."""

    seat: Seat
    jarl: str = ""
    emblem: str = ""
    dealt_jarls: list[str] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)  # seen by this player only, until one is kept [VAL-3.14]
    cells: list[Warrior | None] = field(default_factory=lambda: [None] * CELLS)
    valhalla: list[Card] = field(default_factory=list)
    shields: int = 0  # own ones
    shields_at_first: int = 0
    trophies: list[Ref] = field(default_factory=list)  # captured shields, `shield:2-3` is one of seat 2 [VAL-7.2]
    last_target: Seat | None = None  # of an attack (Yrsa)
    used_since_turn: bool = False  # (Freydis)
    has_finished: bool = False  # the draft [VAL-23.2]
    ref: Ref = ""

    def __post_init__(self) -> None:
        self.ref = f"seat:{self.seat}"

    def __getstate__(self) -> Slots:
        return with_numbers(cast(Slots, Ruled.__getstate__(self)), ("hand", "drawn", "valhalla"))

    def __setstate__(self, state: Slots) -> None:
        Ruled.__setstate__(self, with_cards(state, ("hand", "drawn", "valhalla")))

    @property
    def squad(self) -> list[Warrior]:
        """The warriors on the board, by cell."""
        return list(filter(None, self.cells))

    @property
    def has_squad(self) -> bool:
        """Whether any warrior stands on the board."""
        return any(self.cells)

    @property
    def clans(self) -> tuple[str, ...]:
        """The clans of the squad, one for each warrior."""
        return tuple([warrior.card.clan for warrior in self.cells if warrior is not None])

    @property
    def captured(self) -> list[Seat]:
        """Whose the captured shields were."""
        return [int(ref[7:].partition("-")[0]) for ref in self.trophies]

    def give_shield(self, taker: Player) -> None:
        """An own shield becomes a captured one. [VAL-7.2]"""
        self.shields -= 1
        taker.trophies.append(f"shield:{self.seat}-{self.shields}")

    def warrior(self, ref: Ref) -> Warrior | None:
        """The warrior of the squad that is called so."""
        return next((warrior for warrior in self.squad if warrior.ref == ref), None)


@dataclass(slots=True, eq=False)
class Laid:
    """Something that counts, for battle strength or points, and how much."""

    source: Ref
    amount: int


@dataclass(slots=True, eq=False)
class Offering:
    """A card laid beside a dwarf. [VAL-17.6]"""

    dwarf: Ref
    card: Card


@dataclass(slots=True, eq=False)
class Side(Ruled):
    """One participant of a battle, or a player in Ragnarok. What is in force for it: `battle` abilities. [VAL-12.3]"""

    seat: Seat
    is_attacker: bool
    colour: Colour  # of the dice that this side uses [VAL-1.11]
    active: list[Ref] = field(default_factory=list)  # activated warriors, in order, companion's too [VAL-20.4]
    played: list[Card] = field(default_factory=list)  # tactics, in the order of play
    sacrificed: list[Offering] = field(default_factory=list)  # [VAL-17.6]
    bonuses: list[Laid] = field(default_factory=list)  # strength given by what was played or used
    used: list[str] = field(default_factory=list)  # jarl abilities used in this battle, each as often as it was used
    paid_rerolls: int = 0
    paid_dice: list[int] = field(default_factory=list)  # numbers of the dice discarded for them
    discarded: int = 0  # dice discarded for whatever reason
    extra_dice: int = 0  # granted for the first roll
    lost_dice: int = 0
    free_rerolls: list[Ref] = field(default_factory=list)  # granted by Thor's Help, not used yet
    most_tactics: int | None = None  # [JRL-22]
    most_paid_rerolls: int | None = None
    given_up: list[Ref] = field(default_factory=list)  # warriors chosen for Path to Valhalla [VAL-16.8]
    aided_by: list[Seat] = field(default_factory=list)  # [VAL-22.5]
    has_rolled: bool = False
    total: int | None = None  # battle strength, once it was counted


@dataclass(slots=True, eq=False)
class Help:
    """A Thor's Help card in a battle: who played it, and for whom. [VAL-15.2]"""

    card: Card
    by: Seat
    to: Seat


@dataclass(slots=True, eq=False)
class Wager:
    """A jarl who helped somebody before the battle and may gain by it (Gudrun)."""

    by: Seat
    to: Seat


BattleKind = Literal["battle", "ragnarok", "hunt", "defence"]  # hunt, defence: against a monster


@dataclass(slots=True, eq=False)
class Battle:
    """A battle in progress, or the Ragnarok roll of one player."""

    kind: BattleKind
    sides: list[Side]  # the attacker first; only one against a monster and in Ragnarok
    step: str = "declared"  # declared, before, attack, defence, aftermath
    previous_target: Seat | None = None  # of the attacker's last attack (Yrsa)
    blocked: list[Ref] = field(default_factory=list)  # [VAL-17.3]
    is_frost_used: bool = False  # [VAL-10.5]
    helps: list[Help] = field(default_factory=list)
    wagers: list[Wager] = field(default_factory=list)
    monster: str = ""  # the card that was active when the battle began [VAL-21.22]
    is_monster_muted: bool = False  # [VAL-21.20]
    is_lost: bool = False  # without a roll [VAL-21.21]
    is_last: bool = False  # the last attack on a monster [VAL-21.23]
    is_cleaned_up: bool = False  # what was played lies in the discard pile
    winner: Seat | None = None
    has_winner: bool = False  # also a monster may win
    loser_total: int = 0
    winner_total: int = 0

    def side_of(self, seat: Seat) -> Side | None:
        """The side of a participant."""
        for side in self.sides:
            if side.seat == seat:
                return side
        return None

    def opponent(self, side: Side) -> Side | None:
        """The other side; a monster is none."""
        for other in self.sides:
            if other is not side:
                return other
        return None


@dataclass(slots=True, eq=False)
class Pair:
    """A Last Viking card with its bonus card: who holds it, and at which level. [VAL-19]"""

    card: str
    bonus: str
    holder: Seat | None = None
    level: int = 0  # 1 to 4 while somebody holds it


@dataclass(slots=True, eq=False)
class Look:
    """Hidden cards of somebody that one player looks at while deciding."""

    seat: Seat
    at: Ref
    cards: list[Card]


@dataclass(slots=True, kw_only=True)
class Valhalla(Knowing):
    """A game of Valhalla."""

    lessons: ClassVar[Lessons] = Lessons()
    options: ValhallaOptions
    mode: Mode
    players: list[Player]
    weapons: list[Die] = field(default_factory=all_dice)
    deck: list[Card] = field(default_factory=list)  # the top card last
    pile: list[Card] = field(default_factory=list)  # the discard pile, the top card last [VAL-1.5]
    box: list[Card] = field(default_factory=list)  # cards that take no part
    offered: list[Card] = field(default_factory=list)  # starting warriors, or the reserve of the draft
    aside: list[Card] = field(default_factory=list)  # Tyr cards to be dealt [VAL-2.10]
    common: list[Card] = field(default_factory=list)  # the common Valhalla [VAL-22.3]
    first: Seat = 0
    current: Seat = 0
    turn: int = 0
    stage: str = "shuffle"  # a step of set-up, then `turns`, `ragnarok` and `scoring`
    phase: str = ""  # of the turn: A, B, or the monster's
    was_squad_empty: bool = False  # when the turn began (Vegra)
    battle: Battle | None = None
    is_ending: bool = False  # the end was triggered [VAL-8.1]
    missing_shields: int = 0  # out of the game
    to_come: list[Seat] | None = None  # the rest of the last round, or of Ragnarok
    last_round: list[Seat] = field(default_factory=list)  # its order
    has_ended: bool = False
    loki: str = ""
    pairs: list[Pair] = field(default_factory=list)
    look: Look | None = None
    monster: list[str] = field(default_factory=list)  # the cards still to be beaten, the active one first
    scores: list[list[Laid]] = field(default_factory=list)  # by seat, once they are counted

    def __getstate__(self) -> Slots:
        return with_numbers(Knowing.__getstate__(self), PILES)

    def __setstate__(self, state: Slots) -> None:
        for name, value in with_cards(state, PILES)[1].items():
            setattr(self, name, value)

    # Who is there

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.current]

    @property
    def is_against_monster(self) -> bool:
        """Solo or cooperative."""
        return self.mode != "versus"

    def clockwise(self, start: Seat) -> list[Player]:
        """All players, beginning with a seat. [VAL-1.7]"""
        return self.players[start:] + self.players[:start]

    def next_seat(self, seat: Seat) -> Seat:
        """The left neighbour."""
        return (seat + 1) % len(self.players)

    def companion(self, player: Player) -> Player | None:
        """Who sits opposite, if companions are used. [VAL-20.1]"""
        if self.options.companions is None:
            return None
        count = len(self.players)
        return self.players[(player.seat + count // 2) % count]

    def are_companions(self, one: Player, other: Player) -> bool:
        """Whether they are partners or allies."""
        return self.companion(one) is other

    def uses(self, expansion: str) -> bool:
        """Whether an expansion is in the game."""
        return expansion in self.options.expansions

    def warriors(self) -> Iterator[tuple[Player, Warrior]]:
        """Every warrior in every squad, with whose it is."""
        for player in self.players:
            for warrior in player.squad:
                yield player, warrior

    def owner_of(self, ref: Ref) -> Player:
        """In whose squad a warrior stands."""
        return next(player for player, warrior in self.warriors() if warrior.ref == ref)

    def find(self, ref: Ref) -> Warrior:
        """The warrior in a squad that is called so."""
        for player in self.players:
            for warrior in player.cells:
                if warrior is not None and warrior.ref == ref:
                    return warrior
        raise RuleError(f"{ref} is in no squad")

    def valhalla_of(self, player: Player) -> list[Card]:
        """Where a player's dead go: in cooperative play there is one for all. [VAL-22.3]"""
        return self.common if self.mode == "cooperative" else player.valhalla

    # Dice

    def pool(self) -> list[Die]:
        """The extra dice in the common pool. [VAL-1.12]"""
        return [die for die in self.weapons[GREY:] if die.state == "resting"]

    def of_side(self, side: Side, *states: DieState) -> list[Die]:
        """A side's dice in these states, coloured ones before grey ones."""
        seat = side.seat
        return [die for die in DICE_OF[side.colour](self.weapons) if die.holder == seat and die.state in states]

    def available(self, side: Side) -> list[Die]:
        """What can be rerolled, turned, discarded or laid on a warrior. [VAL-5.2]"""
        seat = side.seat
        return [die for die in DICE_OF[side.colour](self.weapons) if die.state == "available" and die.holder == seat]

    # The battle

    @property
    def fight(self) -> Battle:
        """The battle in progress."""
        if self.battle is None:
            raise RuleError("there is no battle")
        return self.battle

    def player(self, side: Side) -> Player:
        """Whose side it is."""
        return self.players[side.seat]

    def opponent(self, side: Side) -> Player | None:
        """Who fights against this side; nobody in Ragnarok and against a monster."""
        other = self.fight.opponent(side)
        return None if other is None else self.players[other.seat]

    def own_active(self, side: Side) -> list[Warrior]:
        """The activated warriors of the player's own squad."""
        return [warrior for warrior in self.player(side).squad if warrior.ref in side.active]

    # The monster [VAL-21]

    @property
    def monster_card(self) -> MonsterKind:
        """The active card of the monster."""
        return MONSTERS[self.monster[0]]

    def monster_strength(self) -> int:
        """Of the active card, more with more players. [VAL-21.10, VAL-21.24, VAL-22.2]"""
        card = self.monster_card
        printed = card.reinforced.strength if self.uses("valkyries") else card.strength
        return printed + max(0, len(self.players) - 2)

    def cap(self) -> int:
        """The most valour that Valhalla may hold. [VAL-21.16]"""
        card = self.monster_card
        return card.reinforced.cap if self.uses("valkyries") else card.cap

    @property
    def loki_card(self) -> LokiKind | None:
        """The Loki card in force."""
        return LOKI.get(self.loki)


def valour_of(cards: Iterable[Card]) -> int:
    """The valour printed on cards."""
    return sum([card.valour for card in cards])


def level_of(pair: Pair) -> Level:
    """What the present level of a Last Viking brings."""
    return VIKINGS[pair.bonus].levels[pair.level - 1]
