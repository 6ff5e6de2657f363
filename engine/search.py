"""Bots that look ahead, for every game: they try out what may come of each answer, in worlds that they imagine.

Every candidate is tried in the same worlds, so that luck does not decide between them; what is surely worse is dropped
at once, and every now and then the worse half; the rest is tried in more worlds, until one is left or time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import sqrt
from typing import Any, Generic, TypeAlias, TypeVar

from engine.ahead import Ahead
from engine.bots import overlooking, random_option
from engine.choices import Menu, Option, Seat
from engine.dice import Dice
from engine.games import Bot, Reason, Reasoned, Result, State
from engine.table import Table
from engine.views import View

S = TypeVar("S", bound=State)

# Answers for a seat of an imagined table, whose state it may look at: nothing in it is real.
Policy: TypeAlias = Callable[[Table[S], Seat, Menu, Dice], Option | None]

# By the view, the best first; if known, each with what it seems to be worth, on the scale of an evaluation.
Candidates: TypeAlias = Callable[[Any, Menu, Dice], Mapping[Option, float] | Sequence[Option]]

RANDOM_SETS = 12  # how often a set is tried to be found where several things are picked together
MOST_REASONS = 3
FEWEST_WORLDS, LOOK_EVERY = 8, 4  # before something is dropped as surely worse, and between two looks at that
SURE = 3.0  # standard errors by which it is behind in the same worlds


def won(result: Result, seat: Seat) -> float:
    """1 for a win, a part of it where it is shared, 0 for a loss."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def by_bot(bot: Bot) -> Policy[Any]:
    """Let a bot answer at imagined tables, by what it sees there; it need not look where there is but one answer."""

    def choose(table: Table[Any], seat: Seat, menu: Menu, chance: Dice) -> Option | None:
        if len(menu.options) == 1 and not menu.sets and not menu.optional:
            return menu.options[0]
        return bot(table.view(seat), menu, chance)

    return choose


@dataclass(frozen=True)
class Outlook(Generic[S]):
    """What a game hands in so that a bot can look ahead."""

    normal: Bot  # answers what is not searched; its choice is always a candidate
    evaluate: Callable[[S, Seat], float]  # how an imagined game stands for a seat, on the scale of `outcome`
    outcome: Callable[[Result, Seat], float] = won
    policy: Policy[S] | None = None  # how all play in worlds; None: as the normal bot does
    horizon: int = 20  # answers of a playout, after the candidate
    is_settled: Callable[[S, Seat], bool] = lambda state, seat: True  # else a playout goes on
    most: int | None = None  # answers until then; None: three times the horizon
    deserves: Callable[[Menu], bool] = lambda menu: True  # which questions are worth a search
    candidates: Candidates | None = None  # None: any
    most_candidates: int = 8
    trust: float = 0.0  # the worlds in which a candidate would have to be tried to count as much as what it seems worth
    playouts: int = 200  # all candidates together
    terms: Callable[[S, Seat], Mapping[str, float]] | None = None  # what evaluations are made of; always the same keys
    reasons: Callable[[Any, Menu, Option], Sequence[Reason]] | None = None  # what speaks for an answer, by the view


@dataclass
class _Candidate:
    """An answer, and how the worlds went in which it was given."""

    option: Option
    seems: float = 0.0  # worth, before it was tried
    values: list[float] = field(default_factory=list)
    terms: dict[str, float] = field(default_factory=dict)  # sums, of the worlds in which two were left
    compared: int = 0  # of those, where the game was not over

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def error_of_lead(self, other: _Candidate) -> float:
        """How much chance there is in how far it is ahead of another one in the same worlds."""
        leads = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=True)]
        mean, count = sum(leads) / len(leads), len(leads)
        return sqrt(sum((lead - mean) ** 2 for lead in leads) / (count - 1) / count)

    def standing(self, trust: float, usual: float, worlds: int) -> float:
        """What it is worth by all that is known when it goes on like this until so many worlds were tried: how it
        went, where on average it went as usual, and how it seemed."""
        known = trust + worlds
        return (trust * (usual + self.seems) + self.mean * worlds) / known if known else 0.0


class Searcher(Generic[S]):
    """A bot that looks ahead; where it cannot, it plays as the normal bot does."""

    def __init__(self, outlook: Outlook[S]) -> None:
        self.outlook = outlook

    def __call__(self, view: View, menu: Menu, chance: Dice) -> Option | None:
        """Choose without looking ahead."""
        return self.outlook.normal(view, menu, chance)

    def look_ahead(self, view: View, menu: Menu, chance: Dice, ahead: Ahead[S]) -> Option | None:
        """The candidate that does best in the worlds that could be; the best so far when time is up."""
        normal = self.outlook.normal(view, menu, chance)
        if normal is None or not self.outlook.deserves(menu):
            return self._explained(view, menu, normal)
        candidates = self._candidates(normal, view, menu, chance)
        if len(candidates) == 1:
            return self._explained(view, menu, normal)
        best = _Trial(self.outlook, ahead, candidates, chance).best()
        more = self.outlook.reasons(view, menu, best) if self.outlook.reasons is not None else ()
        return Reasoned.because(best, *best.reasons, *more)

    def _explained(self, view: View, menu: Menu, option: Option | None) -> Option | None:
        """What was chosen without looking ahead, and why, if the normal bot has not said so itself."""
        if option is None or isinstance(option, Reasoned) or self.outlook.reasons is None:
            return option
        return Reasoned.because(option, *self.outlook.reasons(view, menu, option))

    def _candidates(self, normal: Option, view: View, menu: Menu, chance: Dice) -> list[_Candidate]:
        """The normal bot's choice first."""
        hand_in = self.outlook.candidates
        others = any_of(menu, chance) if hand_in is None else hand_in(view, menu, chance)
        seems = others if isinstance(others, Mapping) else dict.fromkeys(others, 0.0)
        found: dict[Option, float] = {normal: seems.get(normal, max(seems.values(), default=0.0))}
        for option, worth in seems.items():
            accepted = menu.accept(option)
            if accepted is not None:
                found.setdefault(accepted, worth)
        return [_Candidate(option, worth) for option, worth in found.items()][: self.outlook.most_candidates]


def with_temper(outlook: Outlook[Any], normal: Bot, one_in: int, sharp: Bot | None = None) -> dict[str, Bot]:
    """The bots by level that play like one with a temper; the easy one overlooks one in so many things, and the hard
    one looks ahead from what the sharp one would do, if there is one."""
    hard = Searcher(replace(outlook, normal=sharp or normal))
    return {"hard": hard, "normal": normal, "easy": overlooking(normal, one_in)}


def any_of(menu: Menu, chance: Dice) -> list[Option]:
    """What may be answered, in any order; some of the sets where several things are picked together."""
    if menu.sets:
        return [random_option(menu, chance) for _ in range(RANDOM_SETS)]
    return chance.sample(menu.options, len(menu.options))


class _Trial(Generic[S]):
    """Candidates tried against each other."""

    def __init__(self, outlook: Outlook[S], ahead: Ahead[S], candidates: list[_Candidate], chance: Dice) -> None:
        self.outlook, self.ahead, self.candidates, self.chance = outlook, ahead, candidates, chance

    @cached_property
    def policy(self) -> Policy[S]:
        return self.outlook.policy or by_bot(self.outlook.normal)

    def best(self) -> Reasoned:
        """Halve the candidates again and again, each time after as many playouts."""
        alive, second, rounds = self.candidates, self.candidates[1], (len(self.candidates) - 1).bit_length()
        for _ in range(rounds):
            left, is_time_up = max(len(alive), self.outlook.playouts // rounds), False
            while left >= len(alive) > 1 and not is_time_up:
                left -= len(alive)
                is_time_up = not self._try_in_a_world(alive)
                worlds = len(alive[0].values)
                if worlds >= FEWEST_WORLDS and worlds % LOOK_EVERY == 0:
                    second, alive = self._in_the_race(alive)
            if len(alive) > 1:
                second, alive = self._ranked(alive)[1], self._ranked(alive)[: (len(alive) + 1) // 2]
            if len(alive) == 1 or is_time_up:
                break
        return Reasoned.because(alive[0].option, *self._reasons(alive[0], second))

    def _ranked(self, alive: Sequence[_Candidate]) -> list[_Candidate]:
        """The best first; all were tried in the same worlds."""
        return self._by_standing(alive, len(alive[0].values))[0]

    def _by_standing(self, alive: Sequence[_Candidate], worlds: int) -> tuple[list[_Candidate], list[float]]:
        """The best first, with what they are worth after so many worlds if they go on as they did."""
        usual, trust = sum(candidate.mean for candidate in alive) / len(alive), self.outlook.trust
        ranked = sorted(alive, key=lambda candidate: -candidate.standing(trust, usual, worlds))
        return ranked, [candidate.standing(trust, usual, worlds) for candidate in ranked]

    def _in_the_race(self, alive: Sequence[_Candidate]) -> tuple[_Candidate, list[_Candidate]]:
        """What is next to the best, and all that are not surely worse; two are left to be compared, if that tells."""
        most = self.outlook.playouts // 2  # worlds in which the last two may be tried
        (best, *others), (first, *rest) = self._by_standing(alive, most)
        share = SURE * most / (most + self.outlook.trust)  # of what worlds tell
        left = [one for one, worth in zip(others, rest, strict=True) if first - worth < share * best.error_of_lead(one)]
        if self.outlook.terms is not None and len(others) > 1:
            left = left or others[:1]
        return others[0], [best, *left]

    def _try_in_a_world(self, alive: Sequence[_Candidate]) -> bool:
        """Try all in one more world, and count it only if there was time for all of them; whether there was."""
        seed = self.chance.below(1 << 30)
        played: list[Table[S]] = []
        for candidate in alive:
            if self.ahead.is_time_up:
                return False
            played.append(self._playout(candidate.option, Dice(seed)))
        for candidate, table in zip(alive, played, strict=True):
            candidate.values.append(self._value(table))
            if self.outlook.terms is not None and table.result is None and len(alive) == 2:
                candidate.compared += 1
                for key, value in self.outlook.terms(table.state, self.ahead.seat).items():
                    candidate.terms[key] = candidate.terms.get(key, 0.0) + value
        return True

    def _value(self, table: Table[S]) -> float:
        if table.result is not None:
            return self.outlook.outcome(table.result, self.ahead.seat)
        return self.outlook.evaluate(table.state, self.ahead.seat)

    def _playout(self, option: Option, chance: Dice) -> Table[S]:
        """A world in which the candidate is answered, and everybody plays on for a while."""
        world = self.ahead.world(chance)
        world.answer(self.ahead.seat, option)
        horizon = self.outlook.horizon
        for count in range(self.outlook.most or 3 * horizon):
            if world.ask is None or (count >= horizon and self.outlook.is_settled(world.state, self.ahead.seat)):
                break
            self._step(world, chance)
        return world

    def _step(self, world: Table[S], chance: Dice) -> None:
        """One answer: of those who may speak up beside the question first, if they want to."""
        ask = world.ask
        assert ask is not None
        menus = ask.menus
        for seat in menus if len(menus) == 1 else sorted(menus, key=lambda seat: not menus[seat].optional):
            menu = world.menu(seat)
            option = None if menu is None else self.policy(world, seat, menu, chance)
            if option is not None:
                world.answer(seat, option)
                return

    def _reasons(self, best: _Candidate, second: _Candidate) -> list[Reason]:
        """By how much the best is ahead of the next, and what makes most of that."""
        lead = sum(best.values[: len(second.values)]) / len(second.values) - second.mean if second.values else 0.0
        reasons = [Reason("reason.ahead", lead, second.option.refs)]
        if not best.compared or not second.compared:
            return reasons
        ahead = {key: sum_ / best.compared - second.terms[key] / second.compared for key, sum_ in best.terms.items()}
        heavy = sorted((key for key in ahead if ahead[key] > 0), key=lambda key: -ahead[key])[:MOST_REASONS]
        return [*reasons, *(Reason(key, ahead[key], best.option.refs) for key in heavy)]
