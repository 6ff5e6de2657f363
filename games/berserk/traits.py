"""What a card has now: printed on it, gained and lost, and given by other cards. [BSK-19.5, BSK-19.6]"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.effects import InForce, Ruled, in_force
from games.berserk.attacks import LEVELS
from games.berserk.catalogue import KEYWORDS, PARTS, combined, spread
from games.berserk.derived import DERIVED, derived
from games.berserk.grid import BESIDE, NOWHERE, Way, next_cell
from games.berserk.kinds import CHANGING, KINDS, PASSIVES
from games.berserk.schema import Ability, Who
from games.berserk.state import Berserk, Card


class Traits(Ruled):
    """The keywords of a card with their values, and its abilities."""

    __slots__ = ("abilities", "card", "must_choose", "values")

    def __init__(
        self,
        card: Card,
        values: dict[str, int],
        abilities: list[Ability],
        must_choose: list[str],
        holding: InForce | None = None,
    ) -> None:
        self.card = card
        self.values = values
        self.abilities = abilities
        self.must_choose = must_choose  # the cards that it must choose for its simple strike
        self.in_force = holding or in_force(*dict.fromkeys(key.partition(":")[0] for key in values))

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def __getitem__(self, key: str) -> int:
        return self.values.get(key, 0)

    def named_by(self, keyword: str) -> list[str]:
        """What the copies of a keyword speak of: `named_by("ignore")`."""
        begin = f"{keyword}:"
        return [key.removeprefix(begin) for key in self.values if key.startswith(begin)]


def traits(game: Berserk, card: Card) -> Traits:
    """What a card has now; remembered until something changes."""
    found: Traits | None = game.memory.get(card.id)
    if found is None:
        found = game.memory[card.id] = _worked_out(game, card)
    return found


def traits_against(game: Berserk, card: Card, by: Card) -> Traits:
    """What a card has against another, which may ignore some of it. [BSK-K-ignore]"""
    ignored = traits(game, by).named_by("ignore") if by.in_play and by is not card else []
    own = traits(game, card)
    if not ignored:
        return own
    parts = {part: value for key, value in own.values.items() for part in PARTS.get(key, (key,))}
    values = {key: value for key, value in parts.items() if key.partition(":")[0] not in ignored}
    return own if len(values) == len(parts) else Traits(card, values, own.abilities, own.must_choose)


def has(game: Berserk, card: Card, keyword: str) -> bool:
    """Whether a card has a keyword now."""
    return keyword in traits(game, card).values


def value(game: Berserk, card: Card, keyword: str) -> int:
    """The value of a keyword that a card has now; 0 without it."""
    return traits(game, card).values.get(keyword, 0)


# Working it out


@cache
def _printed(kind: str) -> Traits:
    """What is printed on a card that has nothing else: worked out once."""
    values: dict[str, list[int]] = {}
    abilities: list[tuple[str, Ability]] = []
    for ability in KINDS[kind].abilities:
        if ability.head != "passive":
            _take(values, abilities, "", ability)
    return _summed(Card("", kind, 0, 0), values, abilities, [])


def _summed(
    card: Card, values: dict[str, list[int]], abilities: list[tuple[str, Ability]], must_choose: list[str]
) -> Traits:
    """Equal keywords combined, and the abilities that stand behind keywords."""
    summed = {key: combined(key, found) for key, found in values.items()}
    having = [ability for _, ability in abilities]
    having += [derived(keyword, summed[keyword]) for keyword in DERIVED if keyword in summed]
    return Traits(card, summed, having, must_choose)


def _worked_out(game: Berserk, card: Card) -> Traits:
    given = list(_given_to(game, card)) if card.in_play and not card.is_hidden else []
    if not given and not card.is_hidden and card.kind not in CHANGING and card.ref not in game.effects.by_ref:
        printed = _printed(card.kind)
        return Traits(card, printed.values, printed.abilities, [], printed.in_force)
    values: dict[str, list[int]] = {}
    abilities: list[tuple[str, Ability]] = []  # with the keyword that gives it
    must_choose: list[str] = []
    if not card.is_hidden:  # [BSK-16.1]
        for origin, ability in own_abilities(game, card):
            _take(values, abilities, origin, ability)
        for effect in game.effects.by_ref.get(card.ref, ()):
            if effect.value is None:
                for key in [key for key in values if key == effect.keyword or key.startswith(f"{effect.keyword}:")]:
                    del values[key]
                abilities = [(origin, one) for origin, one in abilities if origin != effect.keyword]
            else:
                values.setdefault(effect.keyword, []).append(effect.value)
        for source, ability in given:
            if ability.kw == "must-choose":
                must_choose.append(source.id)
            _take(values, abilities, "", ability)
    return _summed(card, values, abilities, must_choose)


def _take(values: dict[str, list[int]], abilities: list[tuple[str, Ability]], origin: str, ability: Ability) -> None:
    if not ability.kw:
        abilities.append((origin, ability))
        return
    word = KEYWORDS[ability.kw]
    amount = LEVELS.index(ability.level) if ability.level else word.default if ability.value is None else ability.value
    for key in spread(ability.kw, ability.of):
        values.setdefault(key, []).append(amount)


def own_abilities(game: Berserk, card: Card) -> Iterable[tuple[str, Ability]]:
    """What is printed on a card and holds now: its formation and its charge included, with the keyword behind it."""
    for ability in card.info.abilities:
        if ability.kw == "charge":
            yield "", Ability(kw="charge", value=ability.value)
            if card.in_play and card.chips >= (ability.value or 0):  # [BSK-K-charge]
                yield from (("charge", one) for one in ability.granted)
        elif ability.kw == "formation":
            yield "", Ability(kw="formation")
            if is_in_formation(game, card):
                yield from (("formation", one) for one in ability.granted)
        elif ability.head != "passive":
            yield "", ability


def has_formation(game: Berserk, card: Card) -> bool:
    """Whether Formation is printed on a revealed card that has not lost it."""
    if card.is_hidden or not any(ability.kw == "formation" for ability in card.info.abilities):
        return False
    return not any(one.keyword == "formation" and one.value is None for one in game.effects.on(card.ref))


def is_in_formation(game: Berserk, card: Card) -> bool:
    """Whether another own card with Formation stands beside it, not diagonally. [BSK-K-formation]"""
    if card.cell == NOWHERE or not has_formation(game, card):
        return False
    beside = (other for cell in BESIDE[card.cell] for other in game.on(cell))
    return any(other.controller == card.controller and has_formation(game, other) for other in beside)


def _given_to(game: Berserk, card: Card) -> Iterable[tuple[Card, Ability]]:
    """What passive abilities of cards in play give to a card now. [BSK-K-passive]"""
    passives = _passives(game)
    if not passives:
        return
    lost = [(one.keyword, one.source) for one in game.effects.on(card.ref) if one.value is None]
    for source, ability in passives:
        who = ability.to or Who(the="this")
        if matches(game, source, who, card):
            for one in ability.granted:
                if (one.kw, source.ref) not in lost:
                    yield source, one


def givers(game: Berserk, card: Card, keyword: str) -> list[Card]:
    """The cards whose passive abilities give a keyword to a card now."""
    return [source for source, one in _given_to(game, card) if one.kw == keyword]


def _passives(game: Berserk) -> list[tuple[Card, Ability]]:
    found: list[tuple[Card, Ability]] | None = game.memory.get("passives")
    if found is None:
        found = [
            (card, ability)
            for card in game.in_play()
            if not card.is_hidden and PASSIVES[card.kind]
            for ability in _own_passives(game, card)
        ]
        game.memory["passives"] = found
    return found


def _own_passives(game: Berserk, card: Card) -> Iterable[Ability]:
    for ability in card.info.abilities:
        if ability.head == "passive":
            yield ability
        elif ability.kw == "charge" and card.chips >= (ability.value or 0):
            yield from (one for one in ability.granted if one.head == "passive")


# Which cards are meant


def matches(game: Berserk, source: Card, who: Who, card: Card) -> bool:
    """Whether a card is one of those that an ability of `source` speaks of; hidden cards are none of them."""
    return not card.is_hidden and is_placed(game, source, who, card) and _is_kind(game, who, card)


def is_placed(game: Berserk, source: Card, who: Who, card: Card) -> bool:
    """What everybody can see: whose a card is, where it stands, and whether it is open. [BSK-A-67]"""
    if who.the:
        return card.id == (source.id if who.the == "this" else source.host)
    if who.whose != "any" and (card.controller == source.controller) != (who.whose == "own"):
        return False
    if who.zone == "battlefield" and card.zone != "field":
        return False
    if who.near:
        centre = source if who.near == "this" or not source.host else game.cards[source.host]
        if not game.are_near(centre, card):
            return False
    if who.at and card.cell != _at(game, source, who.at):
        return False
    return all(has_state(game, card, state) for state in who.states)


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


def _is_kind(game: Berserk, who: Who, card: Card) -> bool:
    info = card.info
    if who.what in ("creature", "artifact") and info.type != who.what:
        return False
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
