"""Solving puzzles by trying out everything: whether there is a solution, how many there are, and what refutes the rest.

Whoever solves a puzzle answers first wherever they are asked, and may wait where nobody waits for them; the others
answer as the puzzle says, or whatever leaves the fewest solutions, and so do the dice where a puzzle is to be solved
whatever they show. The others never speak up where nobody waits for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, islice, permutations, product
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from engine.choices import Menu, Move, Option, Pick, Ref, Seat
from engine.dice import Dice
from engine.errors import BadSetup
from engine.puzzles import Chosen, Judge, Progress, fitting
from engine.table import Table
from engine.texts import of_game

MOST_POSITIONS: Final = 20_000  # that are looked at for one puzzle
MOST_ANSWERS: Final = 500  # to one question
MOST_SOLUTIONS: Final = 500

T = TypeVar("T")
Rolled: TypeAlias = tuple[int | Ref, ...]

# The answers of a solution in words, sorted: in which order they are given, and which of several equal cards is used,
# makes no other solution, nor does an answer beside them that it can do without.
Solution: TypeAlias = tuple[str, ...]
Solutions: TypeAlias = frozenset[Solution]

NONE: Final[Solutions] = frozenset()
DONE: Final[Solutions] = frozenset({()})


class Tried(NamedTuple):
    """An answer, and the solutions that are left after it; without an answer somebody waits."""

    seat: Seat
    option: Option | None
    left: Solutions


class Watched(Dice):
    """Dice that tell what was rolled beyond the outcomes that are fixed, and what could have been."""

    __slots__ = ("could_be", "is_shuffled", "rolled")

    def __init__(self, dice: Dice, more: Rolled = ()) -> None:
        super().__init__(dice.seed, dice.drawn, [*dice.fixed, *more])
        self.rolled: list[int | Ref] = []
        self.could_be: list[Rolled] = []
        self.is_shuffled = False  # something was left to chance that cannot be fixed

    def roll(self, sides: int = 6) -> int:
        """One die."""
        is_fixed = bool(self.fixed)
        value = super().roll(sides)
        if not is_fixed:
            self.rolled.append(value)
            self.could_be.append(tuple(range(1, sides + 1)))
        return value

    def pick(self, things: Sequence[T]) -> T:
        """One of `things`."""
        is_fixed = bool(self.fixed)
        value = super().pick(things)
        if not is_fixed:
            self.rolled.append(_ref(value))
            self.could_be.append(tuple(map(_ref, things)))
        return value

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        self.is_shuffled = True
        return super().below(limit)

    def shuffle(self, things: Any) -> None:
        """Put `things` in a random order."""
        self.is_shuffled = self.is_shuffled or len(things) > 1
        super().shuffle(things)


def _ref(thing: Any) -> int | Ref:
    """What a thing is called among outcomes that are fixed."""
    named: int | Ref = getattr(thing, "ref", thing)
    return named


class _Position(NamedTuple):
    """Where a puzzle has come to."""

    table: Table[Any]
    progress: Progress
    rolled: Rolled = ()  # beside the dice of the puzzle


class Solver:
    """Knows all about one puzzle, once it was solved. It has tables of its own."""

    def __init__(self, chosen: Chosen, most: int = MOST_POSITIONS, seed: int = 1) -> None:
        self.chosen, self.most = chosen, most
        self.start = chosen.open(seed=seed)
        self.judge = Judge(chosen, self.start)
        self.positions = 0
        self._texts = of_game(chosen.game, "en", chosen.puzzle.seats)
        self._known: dict[Any, Solutions] = {}

    def solutions(self) -> Solutions:
        """All there are."""
        return self._solve(_Position(self.start.fork(), self.judge.after(self.start)))

    def give_up(self) -> None:
        """Nobody waits for it any more: a search in another thread comes to its end."""
        self.most = 0

    def first_answers(self) -> list[Option]:
        """Those that a solution can begin with."""
        return [tried.option for tried in self.tries([]) if tried.left and tried.option is not None]

    def tries(self, moves: Sequence[Move], *, has_waited: bool = False) -> list[Tried]:
        """What can be answered after these answers by whoever is next, and what would be left of the solutions."""
        table = self._played(moves)
        progress = self.judge.after(table)
        if self.judge.verdict(table, progress) != "open":
            return []
        rolled = table.state.dice.rolled if self._dice_are_open else ()
        return list(self._tried(_Position(table, progress, tuple(rolled)), has_waited=has_waited))

    def best(self, moves: Sequence[Move]) -> Tried | None:
        """What leads to a solution after these answers; of the others, what leaves the fewest."""
        tries = self.tries(moves)
        if not tries:
            return None
        if tries[0].seat == self.chosen.solver:
            return next((tried for tried in tries if tried.left), None)
        return min(tries, key=lambda tried: len(tried.left))

    @property
    def _dice_are_open(self) -> bool:
        return self.chosen.puzzle.chance == "any"

    def _played(self, moves: Sequence[Move], rolled: Rolled = ()) -> Table[Any]:
        """A table of ours at which these answers were given, and this was rolled."""
        table = self.start.fork()
        if self._dice_are_open:
            table.state.dice = Watched(table.state.dice, rolled)
        for seat, option in moves:
            table.answer(seat, option)
        return table

    # The search

    def _solve(self, position: _Position, *, has_waited: bool = False) -> Solutions:
        table, progress, _ = position
        verdict = self.judge.verdict(table, progress)
        if verdict != "open":
            return DONE if verdict == "solved" else NONE
        key = (table.digest(), table.where(), _asked(table), progress.key, has_waited)
        if key not in self._known:
            self._count()
            self._known[key] = self._worked_out(position, has_waited)
        return self._known[key]

    def _count(self) -> None:
        self.positions += 1
        if self.positions > self.most:
            raise BadSetup("puzzle-too-wide", puzzle=self.chosen.id, most=self.most)

    def _worked_out(self, position: _Position, has_waited: bool) -> Solutions:
        found: set[Solution] = set()
        fewest: Solutions | None = None
        for tried in self._tried(position, has_waited=has_waited):
            if tried.seat != self.chosen.solver:
                fewest = tried.left if fewest is None or len(tried.left) < len(fewest) else fewest
                if not fewest:
                    return NONE
            elif tried.left:
                own = () if tried.option is None else (self._in_words(position.table, tried.option),)
                found |= {tuple(sorted((*own, *rest))) for rest in tried.left}
                if len(found) > MOST_SOLUTIONS:
                    raise BadSetup("puzzle-too-loose", puzzle=self.chosen.id, most=MOST_SOLUTIONS)
        return _without_padding(found) if fewest is None else fewest

    def _tried(self, position: _Position, *, has_waited: bool = False) -> Iterator[Tried]:
        """Every answer of whoever is next, each carried out at a table of its own."""
        table, solver = position.table, self.chosen.solver
        menu = table.menu(solver)
        if menu is not None and not has_waited:
            for option in answers_to(menu, self.chosen.id):
                yield Tried(solver, option, self._left(position, solver, option))
            if menu.optional:
                yield Tried(solver, None, self._solve(position, has_waited=True))
            return
        seat = next(seat for seat in table.awaited() if seat != solver)
        menu = table.menu(seat)
        assert menu is not None
        options = answers_to(menu, self.chosen.id)
        said = fitting(options, self.chosen.answers_of(seat))
        for option in options if said is None else [said]:
            yield Tried(seat, option, self._left(position, seat, option))

    def _left(self, position: _Position, seat: Seat, option: Option) -> Solutions:
        """The solutions that are left after an answer, whatever the dice show."""
        fewest: Solutions | None = None
        for table, rolled in self._outcomes(position, Move(seat, option)):
            progress = self.judge.after(table, position.progress, position.table.event_count)
            if self._dice_are_open and table.state.dice.is_shuffled and not progress.is_over:
                return NONE  # nobody can foresee what comes
            left = self._solve(_Position(table, progress, rolled))
            fewest = left if fewest is None or len(left) < len(fewest) else fewest
            if not fewest:
                break
        return fewest or NONE

    def _outcomes(self, position: _Position, move: Move) -> Iterator[tuple[Table[Any], Rolled]]:
        """The tables that an answer can lead to: one, unless dice are open."""
        if not self._dice_are_open:
            child = position.table.fork()
            child.answer(*move)
            yield child, ()
            return
        to_try = [position.rolled]
        while to_try:
            rolled = to_try.pop()
            child = self._played([*position.table.moves, move], rolled)
            self._count()
            dice = child.state.dice
            if dice.could_be:
                to_try += [(*rolled, value) for value in dice.could_be[0]]
            else:
                yield child, rolled

    def _in_words(self, table: Table[Any], option: Option) -> str:
        """An answer in words that no other has unless it makes no difference."""
        if self.chosen.puzzle.count == "things":
            return " ".join((option.verb, *map(self._texts.name, option.refs[:1])))
        game, names = self.chosen.game, self.chosen.puzzle.seats
        view = table.view(self.chosen.solver)
        return " ".join((option.verb, *(game.name_thing(ref, view, self._texts, names) for ref in option.refs)))


def _without_padding(found: set[Solution]) -> Solutions:
    """Those that hold no shorter one."""
    counted = [(solution, Counter(solution)) for solution in found]
    return frozenset(one for one, own in counted if not any(other < own for _, other in counted))


def _asked(table: Table[Any]) -> tuple[Any, ...]:
    """Who is asked what: two positions that look alike may be at different questions."""
    assert table.ask is not None
    menus = ((seat, table.menu(seat)) for seat in table.ask.menus)
    return tuple((seat, menu.prompt, menu.about, tuple(menu.options)) for seat, menu in menus if menu is not None)


def answers_to(menu: Menu, puzzle: str) -> list[Option]:
    """Everything that can be answered to a menu: its options, and of several things every set of them."""
    found: list[Option] = []
    for verb in dict.fromkeys(option.verb for option in menu.options):
        pick = menu.sets.get(verb)
        if pick is None:
            found += [option for option in menu.options if option.verb == verb]
            continue
        sets = (Option.of(verb, *refs) for refs in _sets(menu.things(verb), pick))
        found += islice((option for line in sets if (option := menu.accept(line)) is not None), MOST_ANSWERS + 1)
    if len(found) > MOST_ANSWERS:
        raise BadSetup("puzzle-question-too-wide", puzzle=puzzle, prompt=menu.prompt, most=MOST_ANSWERS)
    return found


def _sets(things: list[Ref], pick: Pick) -> Iterator[tuple[Ref, ...]]:
    """Every set of a size that is allowed, in every order if it counts."""
    most = pick.at_most if pick.repeats else min(pick.at_most, len(things))
    for size in range(pick.at_least, most + 1):
        if pick.ordered:
            yield from product(things, repeat=size) if pick.repeats else permutations(things, size)
        elif pick.repeats:
            yield from combinations_with_replacement(things, size)
        else:
            yield from combinations(things, size)
