"""Scenarios: a position, a few moves and what must hold. The rules of every game are tested with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine import yamlfile
from engine.choices import Option
from engine.errors import BadAnswer, BadFile, Problem
from engine.events import Event
from engine.games import SeatInfo, find_game, named_seats
from engine.table import Table
from engine.views import EVERYTHING, View


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Some moves, and what must hold after them."""

    moves: list[str] = []  # `Ada play card:king cell:c3`
    expect: dict[str, Any] = {}  # dotted paths of the full view
    expect_seen: dict[str, dict[str, Any]] = {}  # the same, as seen by a player or by `spectator`
    expect_menu: dict[str, list[str]] = {}  # beginning of options (of one player): all continuations, in any order
    expect_refused: dict[str, str] = {}  # a ref, or several one after the other: the rule that forbids it
    expect_illegal: list[str] = []  # moves that the table must refuse
    expect_events: list[str] = []  # in this order, others may lie between; `returned card:king seat:1`
    expect_asked: list[str] | None = None  # who is asked; an empty list: the game is over
    expect_result: dict[str, Any] = {}


class Scenario(Stage, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """One document of a scenario file."""

    rules: list[str] = []
    about: str = ""
    game: str = ""
    seats: list[str] = []
    options: dict[str, Any] = {}
    seed: int = 0
    position: dict[str, Any] | None = None
    dice: list[int | str] = []
    then: list[Stage] = []


class Failed(AssertionError):
    """A scenario does not hold."""


def is_scenario_file(path: Path) -> bool:
    """Whether a file holds scenarios rather than a save."""
    first = next((document.data for document in yamlfile.parse_all(yamlfile.read_text(path), path.name)), None)
    return isinstance(first, dict) and "longtable" not in first and "game" in first


def load_scenarios(path: Path) -> list[tuple[str, Scenario]]:
    """All scenarios of a file, each with its place."""
    documents = yamlfile.parse_all(yamlfile.read_text(path), path.name)
    return [(document.at(), document.convert(Scenario)) for document in documents]


def open_scenario(scenario: Scenario) -> Table[Any]:
    """A table with the scenario's position."""
    seats: list[SeatInfo] = named_seats(scenario.seats)
    return Table(
        find_game(scenario.game), seats, scenario.options, scenario.seed, position=scenario.position, dice=scenario.dice
    )


def run(scenario: Scenario, place: str) -> Table[Any]:
    """Play a scenario and check everything it expects."""
    try:
        table = open_scenario(scenario)
        for stage in (scenario, *scenario.then):
            _play(table, stage, scenario.seats)
            for complaint in _complaints(table, stage, scenario.seats):
                raise Failed(f"{place}: {scenario.about}\n  {complaint}\n  moves so far: {table.moves}")
    except Problem as problem:
        raise Failed(f"{place}: {scenario.about}\n  {problem}") from problem
    return table


def seat_and_line(move: str, names: Sequence[str]) -> tuple[int, str]:
    """`Ada pass` as seat number and option; a number will do as well as a name."""
    name, _, line = move.partition(" ")
    if name in names:
        return list(names).index(name), line
    if name.isdecimal():
        return int(name), line
    raise BadFile("bad-move", move=move)


def _play(table: Table[Any], stage: Stage, names: Sequence[str]) -> None:
    for move in stage.moves:
        table.answer(*seat_and_line(move, names))
        table.game.check(table.state)


def _complaints(table: Table[Any], stage: Stage, names: Sequence[str]) -> Iterator[str]:
    yield from mismatches(table.view(EVERYTHING), stage.expect, names)
    for who, expected in stage.expect_seen.items():
        if who not in (*names, "spectator"):
            yield f"'{who}' neither plays nor is the spectator"
            continue
        viewer = None if who == "spectator" else list(names).index(who)
        for mismatch in mismatches(table.view(viewer), expected, names):
            yield f"{who} sees: {mismatch}"
    asked = {seat: menu for seat in range(len(names)) if (menu := table.menu(seat)) is not None}
    for key, ends in stage.expect_menu.items():
        who, _, rest = key.partition(" ")
        start = rest if who in names else key
        menus = [menu for seat, menu in asked.items() if who not in names or names[seat] == who]
        options = [option for menu in menus for option in menu.options]
        offered = sorted(str(option)[len(start) :].strip() for option in options if _begins(option, start))
        if offered != sorted(ends):
            yield f"menu '{key}': {offered}, expected {sorted(ends)}"
    refused = {" ".join(why.refs): why.rule for menu in asked.values() for why in menu.refused}
    for ref, rule in stage.expect_refused.items():
        if refused.get(ref) != rule:
            yield f"refused '{ref}': {refused.get(ref)}, expected {rule}"
    yield from _legal_ones(table, stage.expect_illegal, names)
    yield from _untold(table, stage.expect_events)
    if stage.expect_asked is not None and [names[seat] for seat in table.awaited()] != stage.expect_asked:
        yield f"asked: {table.awaited()}, expected {stage.expect_asked}"
    if stage.expect_result:
        result: View = msgspec.to_builtins(table.result) if table.result else {}
        yield from mismatches(result, stage.expect_result, names)


def _begins(option: Option, start: str) -> bool:
    return not start or str(option) == start or option.startswith(start + " ")


def _legal_ones(table: Table[Any], moves: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    for move in moves:
        try:
            table.fork().answer(*seat_and_line(move, names))
        except BadAnswer:
            continue
        yield f"'{move}' was not refused"


def _untold(table: Table[Any], expected: Sequence[str]) -> Iterator[str]:
    told = [event_line(event) for event in table.events()]
    since = 0
    for line in expected:
        if line not in told[since:]:
            yield f"event '{line}' is not among {told[since:]}"
            return
        since = told.index(line, since) + 1


def event_line(event: Event) -> str:
    """An event as scenarios and puzzles write it: `returned card:king seat:1`."""
    return " ".join(_words(event.plain()))


def _words(fact: object) -> Iterator[str]:
    if isinstance(fact, dict):
        fact = list(fact.values())
    if isinstance(fact, list | tuple):
        for part in fact:
            yield from _words(part)
    else:
        yield "-" if fact is None else str(fact).lower() if isinstance(fact, bool) else str(fact)


# Comparing what a scenario writes with what a view holds


def parts(stack: str) -> list[list[str]]:
    """The short form of a list of lists: `spy Cat + knight-1 Ada` is [[spy, Cat], [knight-1, Ada]]."""
    return [part.split() for part in stack.split(" + ")]


def mismatches(view: View, expected: Mapping[str, Any], names: Sequence[str]) -> Iterator[str]:
    """What a view does not hold of what is expected: each as a sentence."""
    for path, wanted in expected.items():
        found = look_up(view, path, names)
        if not _same(found, wanted, names):
            yield f"{path}: {found}, expected {wanted}"


def look_up(view: Any, path: str, names: Sequence[str]) -> Any:
    """What a dotted path leads to: keys, numbers, names of players; `len` counts; what is not there is None."""
    for step in path.split("."):
        if step == "len" and isinstance(view, list | tuple | dict):
            view = len(view)
        elif isinstance(view, list | tuple):
            view = view[int(step)] if step.isdecimal() and int(step) < len(view) else None
        elif step in names and isinstance(view, dict):
            view = view["players"][list(names).index(step)]
        elif isinstance(view, dict):
            view = next((value for key, value in view.items() if key == step or key.partition(":")[2] == step), None)
        else:
            return None
    return view


def _same(found: Any, wanted: Any, names: Sequence[str]) -> bool:
    """Whether a view holds what is wanted: `king` stands for `card:king`, `Ada` for `seat:0`, `-` for nothing."""
    if isinstance(found, list | tuple):
        if isinstance(wanted, str):
            wanted = parts(wanted)
        wanted = wanted or []
        if len(found) != len(wanted):
            return False
        return all(_same(one, other, names) for one, other in zip(found, wanted, strict=True))
    if isinstance(found, str):
        seat = f"seat:{list(names).index(wanted)}" if wanted in names else None
        return found in (wanted, seat) or found.partition(":")[2] == wanted
    if found is None or isinstance(found, bool):
        return wanted in {None: (None, "-", []), True: ("true", True), False: ("false", False)}[found]
    return str(found) == str(list(names).index(wanted) if wanted in names else wanted)
