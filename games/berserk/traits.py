"""What a card has now: printed on it, gained and lost, and given by other cards. [BSK-19.5, BSK-19.6]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from inspect import unwrap
from typing import Final, TypeAlias

from engine.choices import Seat
from engine.effects import Ruled
from engine.memory import remembered
from games.berserk.catalogue import PARTS
from games.berserk.grid import BESIDE, NOWHERE, Cell, Way, next_cell
from games.berserk.holding import NOTHING, Holding, held
from games.berserk.kinds import PASSIVES
from games.berserk.schema import Ability, Who
from games.berserk.state import IN_PLAY, PLACELESS, Berserk, Card, CardId, placeless

Gifts: TypeAlias = list[tuple[Card, Ability]]  # each with the card that gives it
ITSELF: Final = Who(the="this")
CONDITIONAL: Final = frozenset(("charge", "formation"))  # keywords that give other abilities as long as something holds


class Traits(Ruled):
    """The keywords of a card with their values, and its abilities."""

    __slots__ = ("abilities", "card", "holding", "must_choose", "values")

    def __init__(self, card: Card, holding: Holding, must_choose: Iterable[str] = ()) -> None:
        self.card = card
        self.holding = holding
        self.values = holding.values
        self.abilities = holding.abilities
        self.in_force = holding.in_force
        self.must_choose = tuple(must_choose)  # the cards that it must choose for its simple strike

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Traits) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]

    def _facts(self) -> tuple[object, ...]:
        return self.card, self.values, self.abilities, self.must_choose

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def __getitem__(self, key: str) -> int:
        return self.values.get(key, 0)

    def with_head(self, head: str) -> Iterable[Ability]:
        """Its abilities of one head."""
        return self.holding.by_head.get(head, ())


@placeless
@remembered
def traits(game: Berserk, card: Card) -> Traits:
    """What a card has now."""
    if card.is_hidden:  # [BSK-16.1]
        return Traits(card, NOTHING)
    effects = game.effects.by_ref.get(card.ref, ())
    given = _given_to(game, card) if gifts(game) else []
    if not effects and not given and (card.words.isdisjoint(CONDITIONAL) or not card.in_play):
        return Traits(card, held(card.kind))
    holding = held(
        card.kind,
        card.chips if "charge" in card.words and card.in_play else -1,
        "formation" in card.words and is_in_formation(game, card),
        tuple([(one.keyword, one.value) for one in effects]),
        tuple([ability.id for _, ability in given]),
    )
    return Traits(card, holding, [source.id for source, ability in given if ability.kw == "must-choose"])


def traits_against(game: Berserk, card: Card, by: Card) -> Traits:
    """What a card has against another, which may ignore some of it. [BSK-K-ignore]"""
    own = traits(game, card)
    ignored = traits(game, by).holding.ignored if by.zone in IN_PLAY and by is not card else []
    if not ignored:
        return own
    parts = {part: value for key, value in own.values.items() for part in PARTS.get(key, (key,))}
    values = {key: value for key, value in parts.items() if key.partition(":")[0] not in ignored}
    return own if len(values) == len(parts) else Traits(card, Holding(values, own.abilities), own.must_choose)


def has(game: Berserk, card: Card, keyword: str) -> bool:
    """Whether a card has a keyword now."""
    return keyword in traits(game, card).values


def value(game: Berserk, card: Card, keyword: str) -> int:
    """The value of a keyword that a card has now; 0 without it."""
    return traits(game, card).values.get(keyword, 0)


@placeless
@remembered
def army_says(game: Berserk, seat: Seat) -> frozenset[object]:
    """The keywords, the heads of abilities and the occasions of all cards that a player controls: what is not among
    them, no card of the army has to be asked for."""
    return NOTHING.says.union(*[traits(game, card).holding.says for card in game.army(seat)])


# Working it out

ALONE: Final = (unwrap(traits),)  # stays as it was for all other cards
STANDING: Final = (*ALONE, unwrap(Berserk.in_play), unwrap(Berserk.army), unwrap(Berserk.creatures))  # who is there


def has_formation(game: Berserk, card: Card) -> bool:
    """Whether Formation is printed on a revealed card that has not lost it."""
    if "formation" not in card.words or card.is_hidden:
        return False
    return not any(one.keyword == "formation" and one.value is None for one in game.effects.on(card.ref))


def is_in_formation(game: Berserk, card: Card) -> bool:
    """Whether another own card with Formation stands beside it, not diagonally. [BSK-K-formation]"""
    if card.cell == NOWHERE or not has_formation(game, card):
        return False
    beside = (other for cell in BESIDE[card.cell] for other in game.on(cell))
    return any(other.controller == card.controller and has_formation(game, other) for other in beside)


def _given_to(game: Berserk, card: Card) -> Gifts:
    """What passive abilities of cards in play give to a card now. [BSK-K-passive]"""
    given = gifts(game).get(card.id, [])
    if given and card.ref in game.effects.by_ref:
        lost = [(one.keyword, one.source) for one in game.effects.on(card.ref) if one.value is None]
        given = [(source, ability) for source, ability in given if (ability.kw, source.ref) not in lost]
    return given


@placeless
@remembered
def gifts(game: Berserk) -> dict[CardId, Gifts]:
    """All that passive abilities in play give, by the card that has it. [BSK-K-passive]"""
    found: dict[CardId, Gifts] = {}
    for source, ability in _passives(game):
        who = ability.to or ITSELF
        for card in meant(game, source, who):
            if matches(game, source, who, card):
                found.setdefault(card.id, []).extend([(source, one) for one in ability.granted])
    return found


@remembered
def _passives(game: Berserk) -> Gifts:
    """The passive abilities of revealed cards in play, each with its card."""
    sources = [card for card in game.in_play() if not card.is_hidden and PASSIVES[card.kind]]
    return [(card, ability) for card in sources for ability in _own_passives(card)]


def card_changed(game: Berserk, card: Card, but: Iterable[Callable[..., object]] = ALONE) -> None:
    """A card came or left: it has something else now, and so have those to whom cards give something else."""
    ranks, given = _ranks(game) if "formation" in card.words else (), gifts(game)
    game.forget(but=but)
    game.forget_one(traits, card)
    for one in ranks:
        game.forget_one(traits, one)
    if (now := gifts(game)) != given:
        for id in {**given, **now}:
            if given.get(id) != now.get(id):
                game.forget_one(traits, game.cards[id])


def words_changed(game: Berserk, card: Card) -> None:
    """A card was turned face up, or has other effects or chips: the same, but everybody is still where they were."""
    card_changed(game, card, STANDING)


def state_changed(game: Berserk) -> None:
    """Something else can be said of a card now (see `has_state`): passive abilities may speak of it."""
    if _gives_by_state(game):
        game.forget()


def place_changed(game: Berserk, left: Cell, reached: Cell, count: int) -> None:
    """A card, with what is attached to it, stands elsewhere on the battlefield now: some may have what they had not,
    or have lost it."""
    if _gives_by_place(game):
        game.forget()
        return
    ranks = _ranks(game)
    held_before = [traits(game, card).holding for card in ranks]
    for card in ranks:
        game.forget_one(traits, card)
    if ranks and [traits(game, card).holding for card in ranks] != held_before:
        game.forget(but=ALONE)
        return
    passed = game.board[min(left, reached) : max(left, reached) + 1]
    if sum(map(len, passed)) > count:  # the cards follow each other in another order now
        game.forget(but=PLACELESS)


@placeless
@remembered
def _gives_by_state(game: Berserk) -> bool:
    """Whether what a passive ability gives may depend on the states of cards."""
    return any(ability.to is not None and ability.to.states for _, ability in _passives(game))


@placeless
@remembered
def _gives_by_place(game: Berserk) -> bool:
    """Whether what a passive ability gives may depend on where cards stand."""
    return any(source.zone == "field" and not (ability.to or ITSELF).the for source, ability in _passives(game))


@placeless
@remembered
def _ranks(game: Berserk) -> list[Card]:
    """The cards with Formation, in no particular order."""
    return sorted((card for card in game.in_play() if "formation" in card.words), key=lambda card: card.id)


def givers(game: Berserk, card: Card, keyword: str) -> list[Card]:
    """The cards whose passive abilities give a keyword to a card now."""
    return [source for source, one in _given_to(game, card) if one.kw == keyword]


def _own_passives(card: Card) -> Iterable[Ability]:
    for ability in card.info.abilities:
        if ability.head == "passive":
            yield ability
        elif ability.kw == "charge" and card.chips >= (ability.value or 0):
            yield from (one for one in ability.granted if one.head == "passive")


# Which cards are meant


def meant(game: Berserk, source: Card, who: Who) -> Sequence[Card]:
    """The cards in play among which an ability of `source` may find those that it speaks of."""
    if who.the == "host":
        return [game.cards[source.host]] if source.host else []
    if who.the:
        return [source]
    if who.whose == "any":
        return game.in_play()
    return game.army(source.controller if who.whose == "own" else game.other(source.controller))


def matches(game: Berserk, source: Card, who: Who, card: Card) -> bool:
    """Whether a card is one of those that an ability of `source` speaks of; hidden cards are none of them."""
    return not card.is_hidden and is_placed(game, source, who, card) and is_kind(game, who, card)


def is_placed(game: Berserk, source: Card, who: Who, card: Card) -> bool:
    """What everybody can see: whose a card is, where it stands, and whether it is open. [BSK-A-67]"""
    if who.the:
        return card.id == (source.id if who.the == "this" else source.host)
    if who.whose != "any" and (card.controller == source.controller) != (who.whose == "own"):
        return False
    if who.is_anywhere:
        return True
    if who.zone == "battlefield" and card.zone != "field":
        return False
    if who.near:
        centre = source if who.near == "this" or not source.host else game.cards[source.host]
        if not game.are_near(centre, card):
            return False
    if who.at and card.cell != _at(game, source, who.at):
        return False
    return not who.states or all(has_state(game, card, state) for state in who.states)


def _at(game: Berserk, source: Card, place: str) -> int:
    if source.cell == NOWHERE:
        return -2  # no card stands there
    ways: dict[str, Way] = {"opposite": "forward", "behind": "back", "left": "left", "right": "right"}
    return next_cell(source.cell, ways[place], game.is_first(source.controller))


def has_state(game: Berserk, card: Card, state: str) -> bool:
    """Whether something can be said of a card."""
    if state == "open":
        return card.is_open
    if state == "closed":
        return not card.is_open
    if state == "poisoned":
        return poison(game, card) > 0
    if state == "wounded":
        return card.wounds > 0
    if state == "moved":
        return card.has_moved
    return game.active == card.controller  # own-turn


def poison(game: Berserk, card: Card) -> int:
    """How badly a card is poisoned. [BSK-K-poison]"""
    return max((one.value or 0 for one in game.effects.on(card.ref) if one.keyword == "poison"), default=0)


def is_kind(game: Berserk, who: Who, card: Card) -> bool:
    """Whether a card is of the kind that the words speak of."""
    info = card.info
    if who.what in ("creature", "artifact") and info.type != who.what:
        return False
    if who.is_any_kind:
        return True
    if who.subtypes and not set(who.subtypes) & set(subtypes(game, card)):
        return False
    if who.rank and info.rank != who.rank:
        return False
    if who.classes and class_of(game, card) not in who.classes:
        return False
    if who.elements and not set(who.elements) & set(elements(game, card)):
        return False
    return who.most_cost is None or info.cost.amount <= who.most_cost


def is_flyer(card: Card) -> bool:
    """Whether a card is a flying creature: they alone are creatures in a side zone. [BSK-3.3]"""
    return card.zone == "side" and card.is_creature


def subtypes(game: Berserk, card: Card) -> tuple[str, ...]:
    """A creature in a side zone flies; a parasite is a symbiote. [BSK-3.2]"""
    if not card.in_play or not card.is_creature:
        return (card.info.subtype,)
    if is_flyer(card):
        return ("flying",)
    if card.is_attached:
        return ("symbiote", card.info.subtype)
    return ("ground",)


def class_of(game: Berserk, card: Card) -> str:
    """The class of a creature, unless it has lost it. [BSK-3.7]"""
    lost = any(one.keyword == "classless" for one in game.effects.on(card.ref))
    return "" if lost else card.info.class_


def elements(game: Berserk, card: Card) -> list[str]:
    """The elements of a card, those included that it has gained; none: it is neutral. [BSK-3.11]"""
    gained = [one.keyword[8:] for one in game.effects.on(card.ref) if one.keyword.startswith("element:")]
    return list(dict.fromkeys((*card.info.elements, *gained)))


def share_element(game: Berserk, one: Card, other: Card) -> bool:
    """Whether two cards have an element in common."""
    return bool(set(elements(game, one)) & set(elements(game, other)))
