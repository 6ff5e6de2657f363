"""What the own cards and the own jarl add to a chance: by hand, and by trying out everything. [VAL-11, VAL-5.15]"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, product

import pytest

from games.valhalla.bots.bands import Band
from games.valhalla.bots.fighting import NO_LIMIT
from games.valhalla.bots.throws import ANY_DIE, throw_of
from games.valhalla.faces import FACES, WEAPONS, Need, in_order
from games.valhalla.odds.ends import End, Fighter, Holding, Spent
from games.valhalla.odds.foes import Mark
from games.valhalla.odds.phases import Node, Phase, Tool

# By hand


def fought(needs: tuple[str, ...], strengths: tuple[int, ...], mark: int, holding: Holding, jarl: str = "") -> Phase:
    band = Band(tuple(Need("", need) for need in needs), strengths, (1,) * len(needs), len(needs), 0, jarl)
    return Phase(End(band, (Fighter(),) * len(needs), holding, Mark(mark)))


def now(phase: Phase, faces: str) -> float:
    return phase.now(Node((), 3, NO_LIMIT, Spent(dice=len(faces))), throw_of(faces))


def wins(holding: Holding, faces: str, mark: int, *, needs: tuple[str, ...] = ("A",), jarl: str = "") -> bool:
    return now(fought(needs, (3,) * len(needs), mark, holding, jarl), faces) == 1


def test_strength_cards_add_up() -> None:
    """3 and Fury +2 and +3. [VAL-11.1, VAL-11.2]"""
    assert wins(Holding((3, 2)), "A", 8)
    assert not wins(Holding((3, 2)), "A", 9)


def test_a_heroic_attack_takes_a_die_that_arms_nobody_then() -> None:
    """3 and +4 for the bow, which is no axe; with the axe alone there is nothing to pay with. [VAL-11.4]"""
    holding = Holding(heroes=((Need("", "B"), 4),))
    assert wins(holding, "AB", 7)
    assert not wins(holding, "AX", 7)
    assert not wins(Holding(heroes=((ANY_DIE, 3),)), "A", 6)
    assert wins(Holding(heroes=((ANY_DIE, 3),)), "AX", 6)


def test_a_weapon_stock_is_a_die() -> None:
    """It arms, or pays for a Heroic Attack. [VAL-16.7]"""
    assert wins(Holding(stocks="A"), "X", 3)
    assert wins(Holding(stocks="B", heroes=((Need("", "B"), 4),)), "A", 7)
    assert not wins(Holding(stocks="A"), "XX", 6, needs=("A", "A"))


def test_a_limit_holds_for_all_tactics_together() -> None:
    """[JRL-22, VAL-21.21]"""
    assert not wins(Holding((2, 2), limit=1), "A", 7)
    assert wins(Holding((2, 2), limit=2), "A", 7)
    assert not wins(Holding((2,), stocks="A", limit=1), "X", 5)
    assert wins(Holding((2,), stocks="A", limit=2), "X", 5)


def test_valgard_rages_with_two_cards() -> None:
    """[JRL-07]"""
    assert not wins(Holding((3,)), "A", 8, jarl="jrl-07")
    assert wins(Holding((3,), played=1), "A", 8, jarl="jrl-07")


def test_paths_to_valhalla_take_the_least_from_the_attacker() -> None:
    """[VAL-16.8]"""
    assert wins(Holding(paths=(2, 5)), "A", 10)
    assert not wins(Holding(paths=(2,)), "A", 6)


def test_a_battle_cry_counts_who_is_armed() -> None:
    """+1 for one, +4 for three. [VAL-17.9]"""
    three = ("A", "A", "A")
    assert wins(Holding(cries=1), "AAA", 13, needs=three)
    assert not wins(Holding(cries=1), "AAX", 9, needs=three)
    assert wins(Holding(cries=1), "AAX", 8, needs=three)


def test_a_card_beside_a_dwarf_is_better_than_a_weak_one_played() -> None:
    """3 for any card laid; a Fury +2 gives more there than played. [VAL-17.6]"""
    band = Band((Need("", "A"),), (3,), (1,), 1)
    for holding, most in ((Holding(), 3), (Holding(spare=1), 6), (Holding((2,)), 6), (Holding((2,), spare=1), 8)):
        end = End(band, (Fighter(takes_sacrifice=True),), holding, Mark(most))
        assert now(Phase(end), "A") == 1, holding
        assert now(Phase(end._replace(foe=Mark(most + 1))), "A") == 0, holding


# By trying out everything

Faces = tuple[str, ...]
CARDS = ("reroll-twice", "turn-blanks", "new-armament")


def all_rolls(count: int) -> list[Faces]:
    return [tuple(faces) for faces in product(FACES, repeat=count)]


class Trial:
    """Every order of everything that may be done with a few dice: a slow second opinion, with a pool of three dice."""

    def __init__(self, squad: tuple[tuple[str, int], ...], mark: int) -> None:
        self.squad, self.mark = squad, mark
        self.best: Callable[[Faces, tuple[str, ...], int], float] = cache(self._best)

    def armed(self, dice: Faces) -> float:
        """The most strength that dice arm."""
        most = 0
        for size in range(1, len(self.squad) + 1):
            for chosen in combinations(self.squad, size):
                needed = "".join(need for need, _ in chosen)
                if all(needed.count(face) <= dice.count(face) for face in WEAPONS):
                    most = max(most, sum(strength for _, strength in chosen))
        return float(most >= self.mark)

    def after_roll(self, kept: Faces, count: int, cards: tuple[str, ...], pool: int) -> float:
        rolls = all_rolls(count)
        return sum(self.best(tuple(sorted(kept + each)), cards, pool) for each in rolls) / len(rolls)

    def _best(self, dice: Faces, cards: tuple[str, ...], pool: int) -> float:
        found = [self.armed(dice)]
        places = range(len(dice))
        for price in places:
            rest = [dice[place] for place in places if place != price]
            for count in range(1, len(rest) + 1):
                for kept in set(combinations(rest, len(rest) - count)):
                    found.append(self.after_roll(kept, count, cards, pool))
        for card in set(cards):
            left = list(cards)
            left.remove(card)
            found.append(self.with_card(dice, card, tuple(left), pool))
        return max(found)

    def with_card(self, dice: Faces, card: str, cards: tuple[str, ...], pool: int) -> float:
        if card == "turn-blanks":
            blanks = [place for place, face in enumerate(dice) if face == "X"]
            others = tuple(face for face in dice if face != "X")
            ways = product(FACES, repeat=len(blanks)) if blanks else ()
            return max((self.best(tuple(sorted(others + way)), cards, pool) for way in ways), default=0.0)
        if card == "new-armament":
            if not pool:
                return 0.0
            after = {face: self.best(tuple(sorted((*dice, face))), cards, pool - 1) for face in FACES}
            if pool == 1:
                return sum(after.values()) / 6
            return sum(max(after[one], after[other]) for one in FACES for other in FACES) / 36
        return max((self.first_reroll(kept, count, cards, pool) for kept, count in parts(dice)), default=0.0)

    def first_reroll(self, kept: Faces, count: int, cards: tuple[str, ...], pool: int) -> float:
        found = 0.0
        for each in all_rolls(count):
            dice = tuple(sorted(kept + each))
            second = [self.after_roll(again, more, cards, pool) for again, more in parts(dice)]
            found += max([self.best(dice, cards, pool), *second])
        return found / len(all_rolls(count))


def parts(dice: Faces) -> list[tuple[Faces, int]]:
    """What may be kept in a free reroll of at least one die."""
    return [(kept, len(dice) - size) for size in range(len(dice)) for kept in sorted(set(combinations(dice, size)))]


@pytest.mark.parametrize("cards", [(), *[(one,) for one in CARDS], *combinations(CARDS, 2)])
@pytest.mark.parametrize(
    ("squad", "mark", "faces", "pool"),
    [
        ((("AS", 5), ("B", 3)), 8, "AX", 3),
        ((("A", 3), ("BB", 6)), 6, "SX", 1),
        ((("AAP", 9), ("H", 2)), 9, "PX", 2),
    ],
)
def test_the_best_use_of_cards_is_that_of_trying_out_everything(
    squad: tuple[tuple[str, int], ...], mark: int, faces: str, pool: int, cards: tuple[str, ...]
) -> None:
    own = fought(tuple(in_order(need) for need, _ in squad), tuple(strength for _, strength in squad), mark, Holding())
    tools = tuple(Tool(card) for card in cards)
    found = own.step(Node(tools, pool, NO_LIMIT, Spent(dice=len(faces))), throw_of(faces))
    assert found.value == pytest.approx(Trial(squad, mark).best(tuple(sorted(faces)), cards, pool))


def test_a_paid_reroll_may_be_forbidden() -> None:
    """At most one, and then none. [JRL-22]"""
    phase = fought(("A",), (3,), 3, Holding())
    node = Node((), 0, 1, Spent(dice=3))
    assert phase.step(node, throw_of("XXX")).value == pytest.approx(11 / 36)
    assert phase.step(node._replace(paid=0), throw_of("XXX")).value == 0
