"""From clicks on things to one option: each click keeps the options that go on with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import combinations, islice
from typing import Final

from engine.choices import Menu, Option, Pick, Ref, Refused

MOST_TRIES: Final = 500  # sets that are looked at for one that goes with a thing


class Picker:
    """What was picked so far of one menu, and what can be picked next. It knows no game and no screen."""

    def __init__(self, menu: Menu) -> None:
        self.menu = menu
        self.either_way = _verbs_either_way(menu)
        self.bundle = _bundle(menu)  # has a button: a click on one of its things means that thing
        self.refs: list[Ref] = []
        verbs = {option.verb for option in menu.options}
        self._first_verb = next(iter(verbs)) if len(verbs) == 1 and verbs <= menu.sets.keys() else ""
        self.verb = self._first_verb  # chosen where the things picked leave several; empty: still open
        self._lifted_from: Ref | None = None  # the place that the thing in hand had before

    @property
    def has_begun(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self.refs) or self.verb != self._first_verb

    # Sets

    @property
    def set(self) -> Pick | None:
        """How many things are picked together: at once if the menu offers nothing else, or when the first of them is
        picked or their verb chosen."""
        return self.menu.sets.get(self.verb) if self.verb else None

    @property
    def missing(self) -> int:
        """How many more things a set needs at least."""
        missing = max(0, self.set.at_least - len(self.refs)) if self.set else 0
        return (missing + 1) // 2 if self.is_paired else missing

    @property
    def can_finish(self) -> bool:
        """Whether the set that was picked is an answer."""
        return self.set is not None and self.menu.accept(Option.of(self.verb, *self.refs)) is not None

    @property
    def flaw(self) -> Refused | None:
        """What is wrong with the set as it was picked so far."""
        return self.menu.flaw(Option.of(self.verb, *self.refs)) if self.set is not None and self.refs else None

    @property
    def line(self) -> Option:
        """What was picked, as it would be written down."""
        return Option.of(self.verb, *self.refs)

    def take(self, option: Option) -> None:
        """Pick everything that an option names."""
        self.verb, self.refs = option.verb, list(option.refs)
        self._lifted_from = None

    # Sets of things with their places

    @property
    def is_paired(self) -> bool:
        """Whether things are given places."""
        return self.set is not None and self.set.paired

    @property
    def held(self) -> Ref | None:
        """The thing that has no place yet."""
        return self.refs[-1] if self.is_paired and len(self.refs) % 2 else None

    @property
    def placed(self) -> dict[Ref, Ref]:
        """The things that have a place."""
        return dict(zip(self.refs[::2], self.refs[1::2], strict=False)) if self.is_paired else {}

    def _things_and_places(self) -> tuple[list[Ref], list[Ref]]:
        """What is placed, and where: things are of the kind that is named first."""
        refs = self.menu.things(self.verb)
        kind = refs[0].partition(":")[0]
        things = [ref for ref in refs if ref.partition(":")[0] == kind]
        return things, [ref for ref in refs if ref not in things]

    def _pick_paired(self, ref: Ref) -> None:
        """Take a thing up, or put the one that is held on a place; whatever lay there changes places with it."""
        held, placed = self.held, self.placed
        if held is not None and ref != held:
            ref = placed.get(ref, ref)
        if ref == held:
            self.refs.pop()
        elif ref in self._things_and_places()[0]:
            self._lifted_from = placed.pop(ref, None)
            self.refs = [part for pair in placed.items() for part in pair]
            self.refs.append(ref)
        elif held is not None:
            other = next((thing for thing, place in placed.items() if place == ref), None)
            if other is not None:
                del placed[other]
                if self._lifted_from is not None:
                    placed[other] = self._lifted_from
            placed[held] = ref
            self.refs = [part for pair in placed.items() for part in pair]
            self._lifted_from = None

    # What can be done

    @property
    def fitting(self) -> list[Option]:
        """The options that go on from what was picked; those of sets only while nothing else was."""
        verbs = [self.verb] if self.verb else list(dict.fromkeys(option.verb for option in self.menu.options))
        fits = {verb: self._fits(verb) for verb in verbs}
        found = [option for option in self.menu.options if option.verb in fits and fits[option.verb](option.refs)]
        return [option for option in found if option != self.bundle] if self.refs and not self.verb else found

    def _fits(self, verb: str) -> Callable[[tuple[Ref, ...]], bool]:
        picked = tuple(self.refs)
        if verb in self.menu.sets:
            return lambda refs: not picked
        if verb in self.either_way:
            return lambda refs: set(picked) <= set(refs)
        return lambda refs: refs[: len(picked)] == picked

    def left(self, option: Option) -> tuple[Ref, ...]:
        """What of a fitting option can be picked next."""
        if option.verb in self.either_way:
            return tuple(ref for ref in option.refs if ref not in self.refs)
        return option.refs[len(self.refs) :][:1]

    @property
    def more(self) -> list[Ref]:
        """What can be picked in addition."""
        if self.set is None:
            return list(dict.fromkeys(ref for option in self.fitting for ref in self.left(option)))
        left = self.menu.things(self.verb) if len(self.refs) < self.set.at_most else []
        return left if self.set.repeats else [ref for ref in left if ref not in self.refs]

    def beyond(self, ways: Collection[Ref]) -> dict[Ref, list[Ref]]:
        """What comes right after each of these picks, and cannot be picked before them except for what is hardly meant;
        each with those it goes with."""
        found: dict[Ref, list[Ref]] = {}
        for option in self.fitting if self.refs else []:
            way, *rest = [*option.refs[len(self.refs) :], None]
            if way in ways and rest[0] is not None and option.verb not in self.menu.sets:
                found.setdefault(rest[0], []).append(way)
        if not found:
            return {}
        warned = self.menu.warnings
        meant = {ref for (_, ref), options in self.steps.items() if any(option not in warned for option in options)}
        return {ref: list(dict.fromkeys(found[ref])) for ref in found.keys() - meant}

    @property
    def next_refs(self) -> list[Ref]:
        """What can be clicked now: also what is put back by it."""
        if self.is_paired:
            things, places = self._things_and_places()
            return [*places, *things] if self.held is not None else things
        is_put_back = self.set is not None and not self.set.repeats
        return [*self.more, *self.refs] if is_put_back else self.more

    @property
    def steps(self) -> dict[tuple[str, Ref], list[Option]]:
        """The verbs and things that go on from here, each with the options that it leaves."""
        found: dict[tuple[str, Ref], list[Option]] = {}
        for option in self.fitting:
            for ref in self.left(option):
                found.setdefault((option.verb, ref), []).append(option)
        return found

    @property
    def complete(self) -> list[Option]:
        """The options that name just what was picked: with nothing picked, those that are a verb alone, and sets that
        may be left empty."""
        if self.set is not None:
            return []
        empty = [Option(verb) for verb, pick in self.menu.sets.items() if not pick.at_least and not self.has_begun]
        return [*(option for option in self.fitting if not self.left(option)), *empty]

    @property
    def singles(self) -> list[Option]:
        """At the beginning: options that are the only one of their verb, to be offered as a button."""
        if self.refs or self.verb:
            return []
        counts = Counter(option.verb for option in self.menu.options)
        return [
            option for option in self.menu.options if counts[option.verb] == 1 and option.verb not in self.menu.sets
        ]

    @property
    def next_verbs(self) -> list[str]:
        """The verbs that go on from here."""
        return list(dict.fromkeys(option.verb for option in self.fitting if self.left(option)))

    def verbs_towards(self, ref: Ref, ways: Sequence[Ref] = ()) -> list[str]:
        """The verbs of which `ref` may be the next thing, or the next after `ways`."""
        line, begun = (*ways, ref), len(self.refs)
        found = [
            option
            for option in self.fitting
            if (ref in self.left(option) if not ways else option.refs[begun : begun + len(line)] == line)
        ]
        return list(dict.fromkeys(option.verb for option in found))

    # Picking

    def verbs_for(self, ref: Ref) -> list[str]:
        """The verbs that a click on `ref` could mean and that must be told apart before it is picked."""
        if self.verb or self.refs:
            return []
        verbs = list(dict.fromkeys(option.verb for option in self.menu.options if ref in self.left(option)))
        return verbs if len(verbs) > 1 and any(verb in self.menu.sets for verb in verbs) else []

    def pick(self, ref: Ref, verb: str = "", *, alone: bool = False) -> None:
        """Pick a thing; in a set, picking it again puts it back. What cannot be picked is ignored. `alone`: it is not
        meant to begin a set."""
        if verb and not self.verb:
            self.verb = verb
        if ref not in self.next_refs:
            return
        if self.is_paired:
            self._pick_paired(ref)
            return
        if self.set is None:
            sets = [verb for verb in self.menu.sets if ref in self.menu.things(verb)]
            if not self.refs and not self.verb and sets and not alone:
                self.verb = sets[0]
        if self.set is not None and ref in self.refs and not self.set.repeats:
            self.refs.remove(ref)
            if not self.refs:
                self.verb = self._first_verb
            return
        self.refs.append(ref)

    def exchange(self, ref: Ref, other: Ref) -> None:
        """Let a thing take the place of one that was picked into a set."""
        self.refs[self.refs.index(other)] = ref

    def find_room(self, ref: Ref) -> None:
        """Pick a thing into a set; into a full one in the place of what it can stand for, or with others that go with
        it, or else in the place of the last."""
        if self.set is None or len(self.refs) < self.set.at_most:
            self.pick(ref)
            return
        places = range(len(self.refs))
        tries = [[ref if place == index else each for index, each in enumerate(self.refs)] for place in places]
        others = [other for other in self.menu.things(self.verb) if other != ref]
        anew = ([ref, *rest] for rest in islice(combinations(others, len(self.refs) - 1), MOST_TRIES))
        self.refs = next((refs for refs in (*tries, *anew) if self._is_accepted(refs)), tries[-1])

    def _is_accepted(self, refs: Sequence[Ref]) -> bool:
        return self.menu.accept(Option.of(self.verb, *refs)) is not None

    def is_of_sets(self, ref: Ref) -> bool:
        """Whether a thing is picked now as one of several, and in no other way; also when these are enough already."""
        sets = self.menu.sets
        chosen = [self.verb] if self.verb else [option.verb for option in self.fitting]
        verbs = {verb for verb in chosen if Option.of(verb, ref) in self.menu.options}
        return bool(verbs) and all(verb in sets and not sets[verb].paired and not sets[verb].repeats for verb in verbs)

    def begin_anew(self, ref: Ref) -> bool:
        """Forget what was picked if another choice begins with `ref`; whether it does."""
        if not self.refs or self.set is not None or ref in self.refs or ref not in Picker(self.menu).next_refs:
            return False
        self.refs, self.verb = [], ""
        return True

    @property
    def answer(self) -> Option | None:
        """The answer, when what was picked leaves only one. A set is finished by `finish`."""
        if self.set is not None or not (self.refs or self.verb):
            return None
        return self.fitting[0] if len(self.fitting) == 1 else None

    @property
    def choices(self) -> list[Option]:
        """The options to choose from by their verbs, when the things are all picked and several verbs are left."""
        complete = self.complete
        return complete if self.refs and len(complete) > 1 and len(complete) == len(self.fitting) else []

    def finish(self) -> Option | None:
        """The set as it was picked."""
        return self.menu.accept(Option.of(self.verb, *self.refs)) if self.can_finish else None

    def forget(self) -> None:
        """Begin from the start."""
        self.refs, self.verb = [], self._first_verb

    def back(self) -> bool:
        """Take the last pick back; False if there is none."""
        if self.refs:
            del self.refs[-2 if self.is_paired and self.held is None else -1 :]
            if not self.refs:
                self.verb = self._first_verb
            return True
        had_verb, self.verb = self.has_begun, self._first_verb
        return had_verb


def _verbs_either_way(menu: Menu) -> set[str]:
    """The verbs whose options are pairs of the same kind of thing, each listed once: either may be clicked first."""
    pairs: dict[str, set[tuple[Ref, ...]]] = {}
    for option in menu.options:
        pairs.setdefault(option.verb, set()).add(option.refs)
    found = set()
    for verb, refs in pairs.items():
        if verb not in menu.sets and all(len(pair) == 2 for pair in refs):
            firsts, seconds = ({pair[place] for pair in refs} for place in (0, 1))
            is_named_both_ways = any(pair[::-1] in refs for pair in refs)
            if not is_named_both_ways and (firsts & seconds or _are_alike(menu, verb, firsts | seconds)):
                found.add(verb)
    return found


def _are_alike(menu: Menu, verb: str, things: set[Ref]) -> bool:
    """Whether two things can each begin the same other choice."""
    first: dict[str, set[Ref]] = {}
    for option in menu.options:
        first.setdefault(option.verb, set()).update(option.refs[:1])
    return len(things) == 2 and any(things <= refs for other, refs in first.items() if other != verb)


def _bundle(menu: Menu) -> Option | None:
    """The option that does at once to several things what can be done to each of them."""
    if menu.sets:
        return None
    lines = set(menu.options)
    verbs = Counter(option.verb for option in menu.options)
    for option in menu.options:
        if verbs[option.verb] == 1 and len(option.refs) > 1:
            for verb in verbs:
                if verb != option.verb and all(Option.of(verb, ref) in lines for ref in option.refs):
                    return option
    return None
