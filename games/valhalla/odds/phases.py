"""The best use of a whole phase: paid rerolls, and everything else that changes dice, in the best order. [VAL-5.3]

A node is what can still be done; for every node each throw has a value, from those of the nodes with one thing less.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from games.valhalla.bots.fighting import NO_LIMIT
from games.valhalla.bots.throws import (
    ADD,
    COUNT,
    MOST_DICE,
    NOTHING,
    SIZE,
    Throw,
    averages,
    best_parts,
    faces_of,
    parts_of,
    throw_of,
    ways_to_arm,
)
from games.valhalla.faces import BLANK, FACES, WEAPONS, Faces
from games.valhalla.odds.ends import End, Spent, chances

LITTLE: Final = 1e-9
Values = list[float]


class Tool(NamedTuple):
    """Something that changes dice, once: what it does, and whether it is a tactics card."""

    kind: str
    is_tactics: bool = False


class Node(NamedTuple):
    """What can still be done."""

    tools: tuple[Tool, ...]
    pool: int
    paid: int  # paid rerolls
    spent: Spent

    def paying(self) -> Node:
        """After a paid reroll."""
        return self if self.paid == NO_LIMIT else self._replace(paid=self.paid - 1)

    def without(self, tool: Tool, *, taken: int = 0, added: int = 0, has_helped: bool = False) -> Node:
        """After a tool was used that took dice from the pool, or brought some."""
        place = self.tools.index(tool)
        spent = self.spent._replace(
            tactics=self.spent.tactics + tool.is_tactics,
            left=self.spent.left - tool.is_tactics,
            dice=self.spent.dice + added,
            has_helped=self.spent.has_helped or has_helped,
        )
        return self._replace(tools=self.tools[:place] + self.tools[place + 1 :], pool=self.pool - taken, spent=spent)


class Step(NamedTuple):
    """The best next thing to do: reroll all but some dice, or use a tool; else it is best to stop."""

    value: float
    kept: Throw | None = None
    tool: Tool | None = None


class Phase:
    """One side's phase against somebody."""

    def __init__(self, end: End) -> None:
        self.end = end
        self._values: dict[Node, Values] = {}

    def now(self, node: Node, throw: Throw) -> float:
        """The chance if no die is touched any more."""
        return chances(self.end, node.spent)[throw]

    def values(self, node: Node) -> Values:
        """For every throw the chance with the best use of everything."""
        if node not in self._values:
            found = list(chances(self.end, node.spent))
            for tool in dict.fromkeys(node.tools):
                found = list(map(max, found, self._used(node, tool)))
            self._arm_giants(node, found)
            self._pay(node, found)
            self._values[node] = found
        return self._values[node]

    def whole(self, node: Node) -> float:
        """Before the first roll."""
        return averages(self.values(node), node.spent.dice)[NOTHING]

    def step(self, node: Node, throw: Throw) -> Step:
        """What is best to do next."""
        best = Step(self.now(node, throw))
        size = SIZE[throw]
        for tool in dict.fromkeys(node.tools):
            value = self._used(node, tool)[throw]
            if value > best.value + LITTLE:
                best = Step(value, None, tool)
        if node.paid and size > 1:
            rolled = averages(self.values(node.paying()), size - 1)
            kept = max((part for part in parts_of(throw) if SIZE[part] < size - 1), key=rolled.__getitem__)
            if rolled[kept] > best.value + LITTLE:
                best = Step(rolled[kept], kept)
        return best if best.value > self.values(node)[throw] - LITTLE else Step(self.values(node)[throw])

    def forced(self, node: Node, throw: Throw) -> Step:
        """The best reroll where one must be made, of at least one die."""
        size = SIZE[throw]
        rolled = averages(self.values(node), size)
        kept = max((part for part in parts_of(throw) if SIZE[part] < size), key=rolled.__getitem__)
        return Step(rolled[kept], kept)

    # From node to node

    def _pay(self, node: Node, found: Values) -> None:
        """A die given up, others rolled: throws of one size after the other. [VAL-5.4]"""
        if not node.paid:
            return
        after = found if node.paid == NO_LIMIT else self.values(node.paying())
        for size in range(2, node.spent.dice + 1):
            top, _ = best_parts(averages(after, size - 1), size - 2, size)
            for throw in range(COUNT[size - 1], COUNT[size]):
                if top[throw] > found[throw]:
                    found[throw] = top[throw]

    def _used(self, node: Node, tool: Tool) -> Values:
        return USES[tool.kind](self, node, tool)

    def _arm_giants(self, node: Node, found: Values) -> None:
        """Against a monster each giant brings a die at once: it may be armed early. [VAL-21.17]"""
        for index, fighter in enumerate(self.end.fighters):
            if fighter.brings_die and node.pool and not node.spent.armed >> index & 1:
                for way in ways_to_arm(self.end.band.needs[index]):
                    self._arm_giant(node, index, way, found)

    def _arm_giant(self, node: Node, index: int, way: Throw, found: Values) -> None:
        rest = node.spent.dice - SIZE[way]
        if rest < 0:
            return
        spent = node.spent._replace(armed=node.spent.armed | 1 << index, dice=rest + 1)
        more = with_one_more(self.values(node._replace(pool=node.pool - 1, spent=spent)), rest)
        for throw in range(COUNT[rest]):
            before = together(throw, way)
            found[before] = max(found[before], more[throw])


@lru_cache(maxsize=40)
def phase(end: End) -> Phase:
    """The same one is asked for again and again while it goes on."""
    return Phase(end)


@cache
def together(one: Throw, other: Throw) -> Throw:
    """Two throws as one."""
    return throw_of(faces_of(one) + faces_of(other))


def with_one_more(values: Sequence[float], dice: int) -> Values:
    """What throws of at most so many dice are worth with one more die rolled. [VAL-5.8]"""
    return [sum(values[more] for more in ADD[throw]) / len(FACES) for throw in range(COUNT[dice])]


# What each tool does


Use = Callable[[Phase, Node, Tool], Values]


def reroll(phase: Phase, node: Node, tool: Tool) -> Values:
    """A free reroll of any dice, at least one. [VAL-5.6]"""
    return best_rerolls(phase.values(node.without(tool)), node.spent.dice)


def reroll_three(phase: Phase, node: Node, tool: Tool) -> Values:
    """A free reroll of at most three dice. [JRL-12]"""
    after, found = phase.values(node.without(tool)), [0.0]
    for size in range(1, node.spent.dice + 1):
        rolled = averages(after, size)
        for throw in range(COUNT[size - 1], COUNT[size]):
            found.append(max(rolled[part] for part in parts_of(throw) if size - 3 <= SIZE[part] < size))
    return found


def reroll_twice(phase: Phase, node: Node, tool: Tool) -> Values:
    """Two free rerolls, the second of which may be declined. [VAL-11.6]"""
    after = phase.values(node.without(tool))
    second = list(map(max, best_rerolls(after, node.spent.dice), after))
    return best_rerolls(second, node.spent.dice)


def best_rerolls(values: Sequence[float], dice: int) -> Values:
    """The best free reroll of every throw; there must be a die for it."""
    found = [0.0]
    for size in range(1, dice + 1):
        top, _ = best_parts(averages(values, size), size - 1, size)
        found += top[COUNT[size - 1] : COUNT[size]]
    return found


def turn_blank(phase: Phase, node: Node, tool: Tool) -> Values:
    """One X to any face. [VAL-5.7]"""
    after = phase.values(node.without(tool))
    return [
        max((after[other] for other in turned(throw, BLANK)), default=0.0) for throw in range(COUNT[node.spent.dice])
    ]


def turn_any(phase: Phase, node: Node, tool: Tool) -> Values:
    """One die to any face. [JRL-11]"""
    after = phase.values(node.without(tool))
    return [
        max((after[other] for face in faces_of(throw) for other in turned(throw, face)), default=0.0)
        for throw in range(COUNT[node.spent.dice])
    ]


def turn_blanks(phase: Phase, node: Node, tool: Tool) -> Values:
    """Any number of X, at least one. [VAL-11.7]"""
    after = list(phase.values(node.without(tool)))
    found = [0.0] * len(after)
    for throw in sorted(range(len(after)), key=lambda one: faces_of(one).count(BLANK)):
        found[throw] = max((after[other] for other in turned(throw, BLANK)), default=0.0)
        after[throw] = max(after[throw], found[throw])
    return found


@cache
def turned(throw: Throw, face: str) -> tuple[Throw, ...]:
    """What becomes of a throw if one die with this face is turned to a weapon."""
    faces = faces_of(throw)
    if face not in faces:
        return ()
    rest: Faces = faces.replace(face, "", 1)
    return tuple(throw_of(rest + weapon) for weapon in WEAPONS)


def new_armament(phase: Phase, node: Node, tool: Tool) -> Values:
    """Two extra dice are rolled and the better one is taken; or the last one of the pool. [VAL-11.5]"""
    dice = node.spent.dice
    if not node.pool or dice == MOST_DICE:
        return [0.0] * COUNT[dice]
    after = phase.values(node.without(tool, taken=1, added=1))
    if node.pool == 1:
        return with_one_more(after, dice)
    return [
        sum(max(after[one], after[other]) for one in ADD[throw] for other in ADD[throw]) / len(FACES) ** 2
        for throw in range(COUNT[dice])
    ]


def buy_die(phase: Phase, node: Node, tool: Tool) -> Values:
    """An extra die for a hand card. [JRL-09]"""
    dice = node.spent.dice
    can_spare = phase.end.holding.spare + node.spent.left > 0
    if not node.pool or not can_spare or dice == MOST_DICE:
        return [0.0] * COUNT[dice]
    after = node.without(tool, taken=1, added=1, has_helped=True)
    after = after._replace(spent=after.spent._replace(left=after.spent.left - 1))
    return with_one_more(phase.values(after), dice)


def take_back(phase: Phase, node: Node, tool: Tool) -> Values:
    """A die that has paid for a reroll already is rolled again. [JRL-15]"""
    dice = node.spent.dice
    if dice == MOST_DICE:
        return [0.0] * COUNT[dice]
    return with_one_more(phase.values(node.without(tool, added=1, has_helped=True)), dice)


def take_back_later(phase: Phase, node: Node, tool: Tool) -> Values:
    """The same with a die that is still to pay for one. [JRL-15]"""
    dice = node.spent.dice
    found = with_one_more(phase.values(node.without(tool, has_helped=True)), dice - 1)
    return found + [0.0] * (COUNT[dice] - len(found))


USES: Final[dict[str, Use]] = {
    "reroll": reroll,
    "reroll-three": reroll_three,
    "reroll-twice": reroll_twice,
    "turn-blank": turn_blank,
    "turn-any": turn_any,
    "turn-blanks": turn_blanks,
    "new-armament": new_armament,
    "buy-die": buy_die,
    "take-back": take_back,
    "take-back-later": take_back_later,
}
