"""Records one game of every kind, step by step: `python -m tests.playthroughs.record [GAME]`.

A record changes only when the rules do: then their version is raised, and the game is recorded anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.dice import Dice
from engine.table import Table
from engine.views import View
from tests.playing import EVERY_TABLE, EVERY_VARIANT, new_table, variant_table
from ui.cli.selfplay import answer_blindly

FOLDER = Path(__file__).parent
SEED = 1
VIEWS_EVERY = 100  # moves; of a variant only the steps are recorded
Kind = tuple[str, int | str]  # a game, and its number of seats or one of its variants
EVERY_KIND: list[Kind] = [*EVERY_TABLE, *EVERY_VARIANT]


def path_for(name: str, kind: int | str) -> Path:
    """Where a game is recorded."""
    return FOLDER / f"{name}-{kind}.yaml"


def begun(name: str, kind: int | str, seed: int) -> Table[Any]:
    """The game before the first answer."""
    return new_table(name, kind, seed) if isinstance(kind, int) else variant_table(name, kind, seed)


def asked(table: Table[Any]) -> str:
    """Who is asked what now, out of how many options; or who has won, and how."""
    if table.ask is None:
        assert table.result is not None
        return f"over {table.result.how} {' '.join(map(str, table.result.winners))}"
    menus = [(seat, menu) for seat in table.ask.menus if (menu := table.menu(seat)) is not None]
    return ", ".join(f"{seat} {menu.prompt} {len(menu.options)}" for seat, menu in menus)


def step(table: Table[Any]) -> str:
    """One line of the record: the last move, the question after it, and the digest."""
    move = str(table.moves[-1]) if table.moves else "begin"
    return f"{move} => {asked(table)} => {table.digest()}"


def views(table: Table[Any]) -> dict[str, View]:
    """What everybody sees now: the spectator's view, and of every seat's view what differs from it."""
    seen = table.view(None)
    return {
        "spectator": seen,
        **{f"seat {seat}": dict(differences(seen, table.view(seat))) for seat in range(len(table.seats))},
    }


def differences(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """What `other` has instead, by dotted path."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, pair in enumerate(zip(one, other, strict=True)):
            yield from differences(*pair, f"{path}.{index}")
    elif one != other:
        yield path, other


def has_views(table: Table[Any], kind: int | str) -> bool:
    """Whether the views are recorded after this step."""
    return isinstance(kind, int) and (len(table.moves) % VIEWS_EVERY == 0 or table.ask is None)


def record(name: str, kind: int | str) -> str:
    """A whole record, as YAML: a line per step, then a line per view."""
    table = begun(name, kind, SEED)
    chance = Dice(SEED)
    steps, seen = [step(table)], [(0, views(table))] if has_views(table, kind) else []
    while table.ask is not None:
        answer_blindly(table, chance)
        steps.append(step(table))
        if has_views(table, kind):
            seen.append((len(table.moves), views(table)))
    lines = [f"game: {name}", f"version: {table.game.version}", f"kind: {kind}", f"seed: {SEED}", "steps:"]
    lines += [f"- {line}" for line in steps]
    lines.append("views:")
    for number, views_then in seen:
        lines.append(f"  {number}:")
        lines += [f"    {who}: {json.dumps(view, ensure_ascii=False)}" for who, view in views_then.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for game, kind in EVERY_KIND:
        if len(sys.argv) == 1 or game in sys.argv[1:]:
            path_for(game, kind).write_text(record(game, kind), encoding="utf-8", newline="\n")
            print(f"{path_for(game, kind)}: {path_for(game, kind).stat().st_size} bytes")
