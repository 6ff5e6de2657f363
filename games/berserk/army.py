"""Buying an army: what it costs, and whether it may be bought. Pure, for rules, screens and bots alike. [BSK-5]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from engine.effects import Why
from games.berserk.kinds import KINDS, words_on
from games.berserk.options import BUDGETS, MOST_FOR_FLYERS, crystals
from games.berserk.schema import CardKind

MANY = 99  # more crystals than anybody has
EXPENSIVE = 9  # a creature that Loyalty is shown to [BSK-5.7]
DECK_SIZE = range(30, 51)  # [BSK-3.9]
SMALLEST_BUDGET = min(BUDGETS, key=BUDGETS.__getitem__)


def _with(word: str) -> frozenset[str]:
    return frozenset(id for id in KINDS if word in words_on(id))


UNIQUE, CHOOSY = _with("unique"), _with("not-with")  # kinds by a keyword printed on them
LOYALTY = {
    id: max(one.value or 0 for one in KINDS[id].abilities if one.kw == "loyalty") for id in sorted(_with("loyalty"))
}


class Fault(NamedTuple):
    """Why a selection may not be bought."""

    why: Why
    facts: Mapping[str, str]


class Bill(NamedTuple):
    """What a selection costs. [BSK-5.3]"""

    elements: tuple[str, ...]
    gold: int  # crystals for so many elements
    silver: int
    elite: int  # for elite cards: gold only
    total: int
    flyers: int

    @property
    def left(self) -> int:
        """The crystals that are left, of either kind."""
        return self.gold + self.silver - self.total

    @property
    def gold_left(self) -> int:
        """The gold that is left when ordinary cards are paid in silver as far as it goes."""
        return self.gold - self.elite - max(0, self.total - self.elite - self.silver)


def price(kind: CardKind, bought: Sequence[CardKind]) -> int:
    """The cost of a card in a selection that it is part of: Loyalty lowers it. [BSK-5.7]"""
    if kind.id in LOYALTY:
        others = list(bought)
        if kind in others:
            others.remove(kind)
        if any(one.type == "creature" and one.cost.amount >= EXPENSIVE for one in others):
            return least_price(kind)
    return kind.cost.amount


def least_price(kind: CardKind) -> int:
    """The cost of a card if it is shown Loyalty, should it have that. [BSK-5.7]"""
    return max(0, kind.cost.amount - LOYALTY.get(kind.id, 0))


def bill(ids: Iterable[str], budget: str, is_first: bool) -> Bill:
    """What cards of these kinds cost together. [BSK-4.3, BSK-5.3]"""
    bought = [KINDS[id] for id in ids]
    elements = tuple(dict.fromkeys(chain.from_iterable([kind.elements for kind in bought])))
    prices = [price(kind, bought) if kind.id in LOYALTY else kind.cost.amount for kind in bought]
    elite = sum([cost for kind, cost in zip(bought, prices, strict=True) if kind.rank == "elite"])
    flyers = sum([cost for kind, cost in zip(bought, prices, strict=True) if kind.subtype == "flying"])
    return Bill(elements, *crystals(budget, len(elements), is_first), elite, sum(prices), flyers)


def fault(ids: Sequence[str], budget: str, is_first: bool) -> Fault | None:
    """What is wrong with a selection as a whole. [BSK-5.3 to BSK-5.8]"""
    bought = [KINDS[id] for id in ids]
    for id in ids if len(set(ids)) < len(ids) else ():
        if id in UNIQUE and ids.count(id) > 1:
            return Fault(Why("why.unique", "BSK-5.5"), {"card": f"kind:{id}"})
    if len([kind for kind in bought if kind.type == "terrain"]) > 1:
        return Fault(Why("why.one-terrain", "BSK-5.5"), {})
    for kind in [kind for kind in bought if kind.id in CHOOSY]:
        for other in bought:
            if other is not kind and not shunned_by(kind.id).isdisjoint((*other.elements, other.class_, other.id)):
                return Fault(Why("why.not-with", "BSK-5.6"), {"card": f"kind:{kind.id}", "other": f"kind:{other.id}"})
    paid = bill(ids, budget, is_first)
    if paid.flyers > MOST_FOR_FLYERS:
        return Fault(Why("why.flyers", "BSK-5.4"), {"cost": str(paid.flyers), "most": str(MOST_FOR_FLYERS)})
    if paid.elite > paid.gold:
        return Fault(Why("why.gold", "BSK-5.3"), {"cost": str(paid.elite), "gold": str(paid.gold)})
    if paid.total > paid.gold + paid.silver:
        return Fault(Why("why.crystals", "BSK-5.3"), {"cost": str(paid.total), "most": str(paid.gold + paid.silver)})
    if not any(is_fighter(kind) for kind in bought):
        return Fault(Why("why.no-creature", "BSK-5.8"), {})
    return None


@cache
def shunned_by(id: str) -> frozenset[str]:
    """The elements, classes and names that a card cannot be taken with. [BSK-5.6]"""
    return frozenset(word for ability in KINDS[id].abilities if ability.kw == "not-with" for word in ability.of)


def is_fighter(kind: CardKind) -> bool:
    """A ground or flying creature: an army needs one. [BSK-5.8, BSK-A-8]"""
    return kind.type == "creature" and kind.subtype in ("ground", "flying")


def can_field(id: str, budget: str, is_first: bool) -> bool:
    """Whether a card alone is an army: a fighter that can be paid for. [BSK-4.6]"""
    return fault([id], budget, is_first) is None


def suggested(deal: Sequence[str], budget: str, is_first: bool) -> list[str]:
    """A plain army out of a deal, cards by their ids: behind each elite fighter in turn, or behind nobody, those who
    bring most for their crystals, and the strongest of these armies."""
    kinds = {id: KINDS[id.rpartition("-")[0]] for id in deal}
    fighters = sorted((id for id in deal if is_fighter(kinds[id])), key=lambda one: (-_for_a_crystal(kinds[one]), one))
    queue = [*fighters, *(id for id in deal if id not in fighters)]
    leaders = dict.fromkeys(kinds[id].id for id in fighters if kinds[id].rank == "elite")
    armies = [_bought(queue, kinds, budget, is_first)]
    for leader in leaders:
        first = next(id for id in queue if kinds[id].id == leader)
        armies.append(_bought([first, *(id for id in queue if id != first)], kinds, budget, is_first))
    return max(armies, key=lambda army: sum(_strength(kinds[id]) for id in army))


def _strength(kind: CardKind) -> int:
    """What a card brings at a glance: lives, and its strikes."""
    return (kind.life or 0) + sum(kind.strike or ())


def _for_a_crystal(kind: CardKind) -> float:
    return _strength(kind) / max(1, kind.cost.amount)


def _bought(queue: Sequence[str], kinds: Mapping[str, CardKind], budget: str, is_first: bool) -> list[str]:
    """Whoever can still be paid for, one after the other."""
    chosen: list[str] = []
    left = MANY  # crystals, at most
    for id in queue:
        if least_price(kinds[id]) > left:
            continue
        wanted = [kinds[one] for one in (*chosen, id)]
        if fault([kind.id for kind in wanted], budget, is_first) is None:
            chosen.append(id)
            elements = set(chain.from_iterable([kind.elements for kind in wanted]))
            left = sum(crystals(budget, len(elements), is_first)) - sum(map(least_price, wanted))
    return chosen


# Decks


def deck_fault(ids: Iterable[str], allowed: Iterable[str]) -> Fault | None:
    """What is wrong with a deck: its size, its copies, its cards. [BSK-3.9, BSK-4.6]"""
    deck, known = list(ids), set(allowed)
    for id in deck:
        if id not in known:
            return Fault(Why("why.deck-unknown", "BSK-4.1"), {"card": f"kind:{id}"})
    for id, count in sorted(Counter(deck).items()):
        most = most_copies(KINDS[id])
        if count > most:
            return Fault(
                Why("why.deck-copies", "BSK-3.9"), {"card": f"kind:{id}", "count": str(count), "most": str(most)}
            )
    if len(deck) not in DECK_SIZE:
        return Fault(Why("why.deck-size", "BSK-3.9"), {"count": str(len(deck))})
    if not any(can_field(id, SMALLEST_BUDGET, True) for id in set(deck)):
        return Fault(Why("why.deck-no-creature", "BSK-4.6"), {})
    return None


def most_copies(kind: CardKind) -> int:
    """At most 3 cards of one name; with Horde 5. [BSK-3.9, BSK-K-horde]"""
    return 5 if "horde" in words_on(kind.id) else 3
