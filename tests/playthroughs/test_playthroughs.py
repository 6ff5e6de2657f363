"""The recorded games go as they went: whoever changes the rules of a game without meaning to finds out where."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from engine.errors import BadAnswer
from engine.table import Table
from tests.playthroughs.record import EVERY_KIND, begun, differences, has_views, path_for, step, views

AGAIN = "If this was meant, raise the version of the rules and run: python -m tests.playthroughs.record"


def load(name: str, kind: int | str) -> dict[str, Any]:
    path = path_for(name, kind)
    assert path.is_file(), f"{path.name} is missing; run: python -m tests.playthroughs.record {name}"
    record: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    return record


def assert_step(table: Table[Any], recorded: str) -> None:
    number = len(table.moves)
    parts = zip(
        ("the move", "the question", "the digest"), recorded.split(" => "), step(table).split(" => "), strict=True
    )
    for what, then, now in parts:
        assert now == then, f"step {number}, '{recorded}': {what} is now '{now}'. {AGAIN}"


@pytest.mark.parametrize(("name", "kind"), EVERY_KIND)
def test_a_recorded_game_goes_as_it_went(name: str, kind: int | str) -> None:
    record = load(name, kind)
    table = begun(name, kind, record["seed"])
    assert record["version"] == table.game.version, "other rules: run python -m tests.playthroughs.record"
    for number, recorded in enumerate(record["steps"]):
        if number:
            seat, _, line = recorded.partition(" => ")[0].partition(" ")
            try:
                table.answer(int(seat), line)
            except BadAnswer as refused:
                pytest.fail(f"step {number}, '{recorded}': {refused} {AGAIN}")
        assert_step(table, recorded)
        if has_views(table, kind):
            changed = dict(differences(record["views"][number], views(table)))
            assert not changed, f"step {number}, '{recorded}': a view has changed, now: {changed}. {AGAIN}"
    assert table.ask is None, "the record ends before the game"


def test_the_records_are_small_enough_to_read() -> None:
    assert sum(path_for(*kind).stat().st_size for kind in EVERY_KIND) < 60_000 * len(EVERY_KIND)
