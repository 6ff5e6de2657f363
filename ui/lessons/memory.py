"""Which lessons were finished: a file beside the settings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import yaml

from engine import yamlfile
from engine.saves import write_new

MOST = 100


class Finished(msgspec.Struct, forbid_unknown_fields=True):
    """Ids of lessons by game."""

    done: dict[str, Annotated[list[str], msgspec.Meta(max_length=MOST)]] = {}


def _path(config: Path) -> Path:
    return config.parent / "lessons.yaml"


def finished(config: Path) -> dict[str, list[str]]:
    """What was finished so far."""
    path = _path(config)
    return yamlfile.load(path).convert(Finished).done if path.exists() else {}


def finish(config: Path, game: str, id: str) -> None:
    """Keep that a lesson was finished."""
    done = finished(config)
    if id not in done.setdefault(game, []):
        done[game].append(id)
        write_new(_path(config), yaml.safe_dump({"done": done}, allow_unicode=True, sort_keys=False, width=100))
