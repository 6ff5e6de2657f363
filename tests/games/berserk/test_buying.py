"""Buying, against an independent reading of section 5, and deals that may not be kept. [BSK-4.3 to BSK-5.8]"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.choices import Option
from engine.games import find_game, named_seats
from engine.table import Table
from games.berserk.army import deck_fault, fault
from games.berserk.kinds import KINDS, prebuilt
from games.berserk.options import BUDGETS
from games.berserk.schema import CardKind
from games.berserk.state import Berserk

FLYERS = [id for id, kind in sorted(KINDS.items()) if kind.subtype == "flying"]
NO_DARKNESS, NO_FIRE = "punishing-seraph", "windfall-lord"  # what these two cannot be taken with


def cost(card: CardKind, others: list[CardKind]) -> int:
    """[BSK-5.7]"""
    loyal = max((one.value or 0 for one in card.abilities if one.kw == "loyalty"), default=0)
    is_led = any(one.type == "creature" and one.cost.amount >= 9 for one in others)
    return max(0, card.cost.amount - loyal) if is_led else card.cost.amount


def broken_rules(ids: list[str], gold: int, silver: int) -> set[str]:
    """The rules that a selection breaks, with so many crystals for one element."""
    cards = [KINDS[id] for id in ids]
    costs = [cost(card, cards[:index] + cards[index + 1 :]) for index, card in enumerate(cards)]
    elements = {element for card in cards for element in card.elements}
    gold -= max(0, len(elements) - 1)
    elite = sum(paid for card, paid in zip(cards, costs, strict=True) if card.cost.crystal == "gold")
    flyers = sum(paid for card, paid in zip(cards, costs, strict=True) if card.subtype == "flying")
    broken = set()
    if elite > gold or sum(costs) > gold + silver:
        broken.add("BSK-5.3")
    if flyers > 15:
        broken.add("BSK-5.4")
    unique = [
        id for id, count in Counter(ids).items() if count > 1 and any(a.kw == "unique" for a in KINDS[id].abilities)
    ]
    if unique or sum(card.type == "terrain" for card in cards) > 1:
        broken.add("BSK-5.5")
    if (NO_DARKNESS in ids and "darkness" in elements) or (NO_FIRE in ids and "fire" in elements):
        broken.add("BSK-5.6")
    if not any(card.subtype in ("ground", "flying") for card in cards):
        broken.add("BSK-5.8")
    return broken


@pytest.mark.parametrize(("budget", "purses"), [("normal", ((24, 22), (25, 23))), ("first-game", ((10, 10), (11, 11)))])
def test_thousands_of_selections_are_judged_as_section_5_says(
    budget: str, purses: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    """[BSK-4.3, BSK-5.3 to BSK-5.8, BSK-A-9]"""
    chance = random.Random(5)
    seen: Counter[str] = Counter()
    for _ in range(6000):
        size = chance.randint(1, 12 if budget == "normal" else 6)
        ids = chance.choices(sorted(KINDS) if chance.random() < 0.9 else FLYERS, k=size)
        if chance.random() < 0.5:  # some that are nearly right: of one army
            ids = chance.sample(prebuilt(KINDS[ids[0]].deck or "sluagh") or ids, min(size, 15))
        for is_first, purse in zip((True, False), purses, strict=True):
            broken = broken_rules(ids, *purse)
            found = fault(ids, budget, is_first)
            assert (found is None) == (not broken), (ids, broken, found)
            assert found is None or found.why.rule in broken, (ids, broken, found)
            seen.update(broken or {"fine"})
    assert min(seen[rule] for rule in ("fine", "BSK-5.3", "BSK-5.4", "BSK-5.5", "BSK-5.6", "BSK-5.8")) > 20, seen


DEAR = "host-king"  # a fighter that a purse of 5 and 5 does not buy


@pytest.fixture
def small_purse(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first game for less than a king costs, whatever he costs at present."""
    monkeypatch.setitem(BUDGETS, "first-game", (5, 5))


@pytest.mark.usefixtures("small_purse")
@pytest.mark.parametrize("seed", range(6))
def test_a_deal_of_fighters_that_are_too_dear_may_not_be_kept(seed: int) -> None:
    """[BSK-4.6, BSK-A-45]"""
    position = {
        "step": "mustering",
        "Ada": {"deck": [DEAR, DEAR, "soul-jar", "pyre-square", "crossbow-novice"]},
        "Ben": {"deck": ["crossbow-novice"]},
    }
    seats = named_seats(["Ada", "Ben"])
    table: Table[Berserk] = Table(find_game("berserk"), seats, {"budget": "first-game"}, seed, position=position)
    while (menu := table.menu(0)) is not None and menu.kind == "deal":
        assert "crossbow-novice-1" in table.state.players[0].deal
        table.answer(0, Option("redraw"))
    assert table.state.players[0].deal == ["crossbow-novice-1"]


@pytest.mark.usefixtures("small_purse")
def test_a_deck_needs_a_fighter_that_can_be_bought_in_every_game() -> None:
    """[BSK-4.6]"""
    things = [id for id, kind in KINDS.items() if kind.subtype not in ("ground", "flying")]
    deck = [id for id in things for _ in range(3)][:27] + [DEAR] * 3
    found = deck_fault(deck, KINDS)
    assert found is not None
    assert found.why.reason == "why.deck-no-creature"
    assert deck_fault([*deck[:29], "crossbow-novice"], KINDS) is None
