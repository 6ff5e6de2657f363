"""Everything that changes in a battle, and questions about it that many rules ask. [BSK-23]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from inspect import unwrap
from itertools import chain
from operator import attrgetter, itemgetter
from typing import Any, Final, Literal, TypeAlias, TypeVar

from engine.choices import Ref, Seat
from engine.lasting import Duration, Effects
from engine.memory import Remembering, remembered
from games.berserk.grid import CELL_REFS, CELLS, NEAR, NOWHERE, Cell, are_near
from games.berserk.kinds import FACE_DOWN, KINDS, card_ref, words_on
from games.berserk.options import BerserkOptions
from games.berserk.schema import CardKind

Zone: TypeAlias = Literal["deck", "army", "field", "side", "graveyard"]  # army: bought, not yet deployed
Phase: TypeAlias = Literal[
    "decks", "draft", "initiative", "mustering", "revealing", "opening", "vanguard", "turn", "main"
]
CardId: TypeAlias = str
Recall = TypeVar("Recall", bound=Callable[..., object])

IN_PLAY: Final = ("field", "side")  # the play zone
PLACELESS: Final[list[Callable[..., object]]] = []


def placeless(recall: Recall) -> Recall:
    """What this remembers follows from where cards stand only if what they have does (see `traits.place_changed`)."""
    PLACELESS.append(unwrap(recall))
    return recall


NEAR_OF: Final = tuple(itemgetter(*cells) for cells in NEAR)  # what a board holds near each cell


class Printed:
    """What follows from a card's id and kind: rules ask all the time. No part of the digest, nor of a pickle."""

    __slots__ = ("info", "is_creature", "is_target", "life", "ref", "words")

    ref: Ref  # what it is called in options
    info: CardKind  # what is printed on it
    is_creature: bool  # of whatever subtype
    is_target: bool  # creatures and artifacts can be attacked [BSK-10.1]
    life: int  # printed on it, without any extra lives
    words: frozenset[str]  # the keywords printed on it

    def _is(self, id: CardId, kind: str) -> None:
        self.ref, self.info, self.is_creature, self.is_target, self.life, self.words = printed_on(id, kind)


@cache
def printed_on(id: CardId, kind: str) -> tuple[Ref, CardKind, bool, bool, int, frozenset[str]]:
    """The ref of a card, and what is printed on it."""
    info = KINDS.get(kind, FACE_DOWN)
    is_creature = info.type == "creature"
    return card_ref(id), info, is_creature, is_creature or info.type == "artifact", info.life or 0, words_on(kind)


@dataclass(slots=True, eq=False)
class Card(Printed):
    """One card, wherever it is."""

    id: CardId
    kind: str
    owner: Seat  # in whose deck it started [BSK-17.5]
    controller: Seat
    zone: Zone = "deck"
    cell: Cell = NOWHERE  # of an attached card, that of its host
    host: CardId = ""
    is_hidden: bool = False
    is_open: bool = True
    wounds: int = 0
    extra_lives: int = 0
    chips: int = 0
    incarnation_chips: int = 0
    has_incarnated: bool = False
    pool: int = 0  # steps left in this turn [BSK-8.2]
    flyer_mark: int = 0  # the turn in which it may strike a flyer [BSK-12.5]
    prevention: int = 0  # wounds that are still prevented in this turn
    arrival: int = 0  # in the order in which cards came where they are
    used: dict[str, int] = field(default_factory=dict)  # abilities in this battle
    # Since this turn began [BSK-7.1]
    used_this_turn: dict[str, int] = field(default_factory=dict)
    has_moved: bool = False
    has_acted: bool = False
    has_attacked: bool = False
    armor_used: int = 0
    magic_armor_used: int = 0
    wounds_received: int = 0
    attack_wounds: int = 0
    attacks_dealt: int = 0

    def __post_init__(self) -> None:
        self._is(self.id, self.kind)

    def __reduce__(self) -> tuple[type[Card], tuple[Any, ...]]:
        """Most cards are in a deck, where nothing has happened to them: their names are enough."""
        written: tuple[Any, ...] = _all_of(self)
        return Card, written[:_NAMES] if written[_NAMES:] == _UNTOUCHED else written

    def start_anew(self) -> None:
        """As before the battle, but for what can be done once in it. [BSK-9.8]"""
        incarnated, used = self.has_incarnated, self.used
        Card.__init__(self, self.id, self.kind, self.owner, self.owner, has_incarnated=incarnated, used=used)

    @property
    def is_attached(self) -> bool:
        """Whether it stands on the cell of a host."""
        return self.host != ""

    @property
    def in_play(self) -> bool:
        """Whether it is in the play zone."""
        return self.zone in IN_PLAY


_all_of = attrgetter(*Card.__dataclass_fields__)
_NAMES: Final = 4  # fields that every card has of its own: id, kind, owner and controller
_UNTOUCHED: Final = _all_of(Card("", "", 0, 0))[_NAMES:]


@dataclass(slots=True, eq=False)
class Player:
    """A seat with its zones."""

    seat: Seat
    deck: list[CardId] = field(default_factory=list)
    deal: list[CardId] = field(default_factory=list)
    deal_size: int = 0
    redraws: int = 0
    army: list[CardId] = field(default_factory=list)  # bought, until it is deployed
    layout: dict[CardId, Cell] = field(default_factory=dict)  # chosen, until both are ready
    side: list[CardId] = field(default_factory=list)
    graveyard: list[CardId] = field(default_factory=list)  # by order of death
    initiative: int = 0
    draw_offered: int = 0  # the turn of the last offer

    @property
    def ref(self) -> Ref:
        """What the player is called in options."""
        return f"seat:{self.seat}"


@dataclass(slots=True, eq=False)
class Declared:
    """Something on the stack. [BSK-14.1]"""

    number: int
    what: Literal["strike", "ability", "defend", "trigger"]
    by: Seat
    source: CardId
    ability: str  # the id of an ability, or a keyword that was triggered
    targets: list[Ref] = field(default_factory=list)
    payers: list[CardId] = field(default_factory=list)  # whose chips pay [BSK-K-meditation]
    amount: int = 0  # what a trigger is about: chips, wounds
    bonus: int = 0  # of an attack, from on-assault abilities
    defender: CardId = ""
    is_action: bool = False
    is_unanswered: bool = False
    chain: list[str] = field(default_factory=list)  # the triggers that led to it [BSK-19.3]

    @property
    def ref(self) -> Ref:
        """What it is called in options."""
        return f"stack:{self.number}"


@dataclass(slots=True, eq=False)
class Attack:
    """An attack that is being carried out. [BSK-10.8]"""

    number: int  # of what was declared
    type: str
    attacker: CardId
    target: CardId
    head: str = ""  # of the ability; nothing for a simple strike
    ability: str = ""
    powers: tuple[int, int, int] = (0, 0, 0)
    bonus: int = 0
    attack_die: int = 0  # as it lies on the table; 0: not rolled
    defence_die: int = 0
    attack_value: int = 0  # with modifiers
    defence_value: int = 0
    rerolls: dict[str, int] = field(default_factory=dict)  # used, by die
    outcome: Literal["", "hit", "miss", "counter"] = ""
    level: int = 0
    power: int = 0
    wounds: int = 0
    is_dealt: bool = False
    is_blocked: bool = False


@dataclass(slots=True, eq=False)
class Pending:
    """A trigger that waits for the running object to be done. [BSK-14.8]"""

    by: Seat
    source: CardId
    ability: str
    amount: int = 0
    targets: list[Ref] = field(default_factory=list)
    cause: str = ""
    chain: list[str] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Occupied:
    """A cell that counts as occupied by an effect. [BSK-2.8]"""

    cell: Cell
    lasts: Duration


@dataclass(slots=True, kw_only=True)
class Berserk(Remembering):
    """A battle."""

    options: BerserkOptions
    players: list[Player]
    cards: dict[CardId, Card] = field(default_factory=dict)
    board: list[list[CardId]] = field(default_factory=lambda: [[] for _ in CELLS])
    phase: Phase = "decks"
    first: Seat | None = None  # the First player
    active: Seat = 0
    turn: int = 0
    stack: list[Declared] = field(default_factory=list)
    attack: Attack | None = None
    pending: list[Pending] = field(default_factory=list)
    chain: list[str] = field(default_factory=list)  # of the object that is being executed
    effects: Effects = field(default_factory=Effects)
    occupied: list[Occupied] = field(default_factory=list)
    blows: dict[CardId, list[CardId]] = field(
        default_factory=dict
    )  # who wounded or destroyed whom since the last sweep
    doomed: list[CardId] = field(default_factory=list)  # destroyed, or sent to the graveyard, by the next sweep
    passed: list[Seat] = field(default_factory=list)  # for good, in the preparation
    shown: list[CardId] = field(default_factory=list)  # from a deck, for everybody to see
    numbers: int = 0  # of what was declared so far
    arrivals: int = 0
    quiet_turns: int = 0  # in a row [BSK-18.5]
    is_eventful: bool = False  # a wound, or a card that came or left, in this turn

    # Players

    def other(self, seat: Seat) -> Seat:
        """The other player."""
        return 1 - seat

    def is_first(self, seat: Seat) -> bool:
        """Whether a seat is the First player."""
        return seat == self.first

    @property
    def in_order(self) -> tuple[Seat, Seat]:
        """The First and the Second player."""
        first = self.first or 0
        return first, 1 - first

    # Cards

    def card(self, ref: Ref) -> Card:
        """The card of a ref."""
        return self.cards[ref[5:]]

    def on(self, cell: Cell) -> list[Card]:
        """The cards on a cell, those with a host after it."""
        cards = self.cards
        return [cards[id] for id in self.board[cell]]

    def on_field(self) -> Iterator[Card]:
        """Every card on the battlefield, cell by cell. [BSK-7.5]"""
        cards = self.cards
        for ids in self.board:
            for id in ids:
                yield cards[id]

    @remembered
    def in_play(self) -> Sequence[Card]:
        """Every card in the play zone: the battlefield by cell, then the side zones in order of arrival."""
        piles = [*self.board, *[player.side for player in self.players]]
        return list(map(self.cards.__getitem__, chain.from_iterable(piles)))

    @remembered
    def army(self, seat: Seat) -> Sequence[Card]:
        """The cards that a player controls in the play zone. [BSK-K-army]"""
        return [card for card in self.in_play() if card.controller == seat]

    @remembered
    def creatures(self, seat: Seat) -> Sequence[Card]:
        """The creatures of a player, hidden ones too. [BSK-18.3]"""
        return [card for card in self.army(seat) if card.is_creature]

    @remembered
    def hidden_cards(self, seat: Seat) -> Sequence[Card]:
        """The hidden cards of a player."""
        return [card for card in self.army(seat) if card.is_hidden]

    def attached_to(self, host: Card) -> list[Card]:
        """The symbiotes and equipment of a host."""
        return [card for card in self.on(host.cell) if card.host == host.id] if host.cell != NOWHERE else []

    def near(self, card: Card) -> list[Card]:
        """The cards near a card. [BSK-2.6]"""
        if card.cell == NOWHERE:
            return []
        here, *around = NEAR_OF[card.cell](self.board)
        if len(here) == 1 and not any(around):
            return []
        cards = list(map(self.cards.__getitem__, chain(here, *around)))
        cards.remove(card)
        return cards

    def are_near(self, one: Card, other: Card) -> bool:
        """Whether two cards are near each other; a card is never near itself. [BSK-2.6]"""
        return one is not other and are_near(one.cell, other.cell)

    def is_free(self, cell: Cell) -> bool:
        """Whether nothing occupies a cell. [BSK-2.8]"""
        return not self.board[cell] and (not self.occupied or all(one.cell != cell for one in self.occupied))

    def free(self, cells: Iterable[Cell]) -> list[Cell]:
        """Those of the cells that are not occupied."""
        board = self.board
        found = [cell for cell in cells if not board[cell]]
        return [cell for cell in found if self.is_free(cell)] if self.occupied else found

    def target_ref(self, card: Card, seat: Seat) -> Ref:
        """What a card is called by a player. [BSK-16.1]"""
        return self.target_refs([card], seat)[0]

    def target_refs(self, cards: Iterable[Card], seat: Seat) -> list[Ref]:
        """What cards are called by a player: of hidden cards of the other only the cells are known. [BSK-16.1]"""
        return [CELL_REFS[card.cell] if card.is_hidden and card.controller != seat else card.ref for card in cards]

    def has_action_on_stack(self, card: Card) -> bool:
        """Whether an action of this card waits to be executed, or it defends in the running strike. [BSK-A-65]"""
        return any((one.source == card.id and one.is_action) or one.defender == card.id for one in self.stack)
