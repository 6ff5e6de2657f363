"""Sets that people put together, kept by game, question and name, to be put together again: a deck, an army's places.

They lie as YAML in the user's folder, one file for each kind of question; like any input such a file is never trusted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import yaml

from engine import yamlfile
from engine.choices import Menu, Option, Ref
from engine.files import write_new
from engine.games import LONGEST_NAME

MOST_THINGS: Final = 200
MOST_NAMES: Final = 40
_COPY: Final = re.compile(r"-\d+$")

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Things = Annotated[list[Annotated[str, msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=MOST_THINGS)]


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What one file holds: by name of the player, things without the number of their copy."""

    sets: Annotated[dict[Name, Things], msgspec.Meta(max_length=MOST_NAMES)]


def kept_at(config: Path, game: str, menu: Menu) -> Path | None:
    """Where the sets of a question lie; None for a question whose answers are not worth it."""
    is_worth_it = bool(menu.kind) and any(pick.checked for pick in menu.sets.values())
    return config.parent / "last-time" / f"{game}-{menu.kind}.yaml" if is_worth_it else None


def remember(path: Path, name: str, option: Option) -> None:
    """Keep what somebody put together, in place of the last time."""
    sets = _load(path) if path.exists() else {}
    sets.pop(name, None)
    sets[name] = [kind_of_thing(ref) for ref in option.refs]
    while len(sets) > MOST_NAMES:
        del sets[next(iter(sets))]
    write_new(path, yaml.safe_dump({"sets": sets}, allow_unicode=True, sort_keys=False, width=100))


def recall(path: Path, name: str) -> Sequence[str]:
    """What somebody put together the last time."""
    return _load(path).get(name, []) if path.exists() else []


def _load(path: Path) -> dict[str, list[str]]:
    return yamlfile.load(path).convert(Kept).sets


def kind_of_thing(ref: Ref) -> str:
    """A thing without the number of its copy: `card:night-crow` for `card:night-crow-3`."""
    return _COPY.sub("", ref)


def as_last_time(menu: Menu, things: Sequence[str], mirrored: Callable[[Ref], Ref]) -> Option | None:
    """As much of a set as this menu offers; a place on the other side is mirrored. None if nothing of it is left."""
    verb, pick = next(iter(menu.sets.items()))
    left = menu.things(verb)
    found: list[Ref] = []

    def take(kind: str) -> Ref | None:
        ref = next((ref for ref in left if kind_of_thing(ref) == kind), None)
        if ref is not None:
            left.remove(ref)
        return ref

    if pick.paired:
        for thing, place in zip(things[::2], things[1::2], strict=False):
            free = place if place in left else mirrored(place)
            ref = take(thing) if free in left else None
            if ref is not None:
                left.remove(free)
                found += [ref, free]
    else:
        found = [ref for thing in things if (ref := take(thing)) is not None][: pick.at_most]
    return Option.of(verb, *found) if found else None
