"""`longtable replay FILE`: plays a save or a scenario again."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from engine.errors import Problem
from engine.saves import open_save
from engine.scenarios import Failed, Scenario, is_scenario_file, load_scenarios
from engine.scenarios import run as run_scenario
from engine.table import Table
from engine.texts import common, of_game
from engine.views import EVERYTHING


def run(asked: Namespace, language: str) -> int:
    """Say how it ended, or who is asked now, and the digest; for a scenario, also whether it holds."""
    path = Path(asked.file)
    if is_scenario_file(path):
        return max([_scenario(place, scenario, asked.log, language) for place, scenario in load_scenarios(path)])
    opened = open_save(path)
    for problem in opened.noticed:
        print(common(language).error(problem), file=sys.stderr)
    report(opened.table, asked.log, language)
    return 0


def _scenario(place: str, scenario: Scenario, log: bool, language: str) -> int:
    try:
        table = run_scenario(scenario, place)
    except Failed as failure:
        if isinstance(failure.__cause__, Problem):
            print(f"longtable: {place}: {common(language).error(failure.__cause__)}", file=sys.stderr)
            return 2
        print(failure)
        return 1
    print(common(language)("cli.scenario-holds", place=place))
    report(table, log, language)
    return 0


def report(table: Table[Any], log: bool, language: str) -> None:
    """How a game ended, or who is asked now, and the digest."""
    names = [seat.name for seat in table.seats]
    texts = of_game(table.game, language, names)
    if log:
        for event in table.events(0, EVERYTHING):
            print(f"  {texts.event(event)}")
    if table.result is None:
        print(texts("cli.asked", moves=len(table.moves), names=", ".join(names[seat] for seat in table.awaited())))
    else:
        winners = [f"seat:{seat}" for seat in table.result.winners]
        print(texts("cli.ended", moves=len(table.moves)), texts(table.result.how, winners=winners))
    print(f"digest={table.digest()}")
