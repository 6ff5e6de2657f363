"""`longtable puzzles GAME [NAME]`: solves the puzzles of a game, and tells what was found."""

from __future__ import annotations

from argparse import Namespace

from engine.puzzles import choose, puzzles_of
from engine.solving import Solver
from engine.texts import common


def run(asked: Namespace, language: str) -> int:
    """A line for every puzzle, and below it its solutions; 1 if one has not as many as it says."""
    say, is_well = common(language), True
    for id in [asked.name] if asked.name else puzzles_of(asked.game):
        chosen = choose(asked.game, id)
        solver = Solver(chosen)
        found, stated = solver.solutions(), chosen.puzzle.solutions
        key = "cli.puzzle" if len(found) == stated else "cli.puzzle-wrong"
        is_well = is_well and len(found) == stated
        print(say(key, puzzle=id, solutions=len(found), stated=stated, positions=solver.positions))
        for solution in sorted(found):
            print(f"  {' · '.join(solution)}")
        print(f"  {say('cli.puzzle-first', answers=', '.join(solver.first_answers()) or '-')}")
    return 0 if is_well else 1
