"""Which lessons were finished, which puzzles solved, and which remarks read: a file each beside the settings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
import yaml

from engine import yamlfile
from engine.lessons import lesson_ids
from engine.puzzles import puzzle_ids
from engine.saves import write_new

MOST = 100

What: TypeAlias = Literal["lessons", "puzzles", "remarks"]


class Finished(msgspec.Struct, forbid_unknown_fields=True):
    """Ids by game; of remarks, `game/id` by the name of whoever has read them."""

    done: dict[str, Annotated[list[str], msgspec.Meta(max_length=MOST)]] = {}


def _path(config: Path, what: What) -> Path:
    return config.parent / f"{what}.yaml"


def finished(config: Path, what: What = "lessons") -> dict[str, list[str]]:
    """What was finished so far."""
    path = _path(config, what)
    return yamlfile.load(path).convert(Finished).done if path.exists() else {}


class Count(NamedTuple):
    """How many there are, and how many of them are finished."""

    done: int
    all: int


def counted(config: Path, what: Literal["lessons", "puzzles"], game: str) -> Count:
    """How far somebody has come with the lessons or puzzles of a game."""
    ids = lesson_ids(game) if what == "lessons" else puzzle_ids(game)
    return Count(len(ids.intersection(finished(config, what).get(game, []))), len(ids))


def finish(config: Path, game: str, id: str, what: What = "lessons") -> None:
    """Keep that a lesson was finished, a puzzle solved, a remark read."""
    done = finished(config, what)
    if id not in done.setdefault(game, []):
        done[game].append(id)
        write_new(_path(config, what), yaml.safe_dump({"done": done}, allow_unicode=True, sort_keys=False, width=100))
