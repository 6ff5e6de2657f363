"""What kind of choice each option of a game is, read from its type: so every game's options are shown by one screen.

A bool is a switch; a `Literal` picks one value, a list of them several; an int between two bounds is an amount; an int
of the type `SeatOption` is one of the seats. Anything else is typed in. Options that are seldom set are folded away
together by `msgspec.Meta(extra={"group": "switches"})`.
"""

from __future__ import annotations

import types
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.games import Options

Kind = Literal["switch", "pick", "several", "seat", "amount", "words"]
MANY = (list, tuple, set, frozenset)


@dataclass(frozen=True)
class OptionKind:
    """One option of a game: how it is chosen, and among what."""

    name: str
    kind: Kind
    default: Any
    values: tuple[Any, ...] = ()  # of a pick, in the order of the type; None first if nothing may be chosen
    least: int = 0
    most: int = 0
    optional: bool = False
    group: str = ""  # options of a group are folded away together


def option_kinds(options: type[Options]) -> list[OptionKind]:
    """All options of a game, in their order."""
    hints = get_type_hints(options, include_extras=True)
    defaults = {field.name: _default(field) for field in msgspec.structs.fields(options)}
    kinds = [_kind(name, hints[name], default) for name, default in defaults.items()]
    return [replace(kind, group=_group(hints[kind.name])) for kind in kinds]


def _group(hint: Any) -> str:
    return next((note.extra["group"] for note in _bare(hint)[1] if note.extra and "group" in note.extra), "")


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default)
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory())
    return None


def _bare(hint: Any) -> tuple[Any, list[msgspec.Meta], bool]:
    """A type without its notes and without None, the notes, and whether None was allowed."""
    notes: list[msgspec.Meta] = []
    optional = False
    while True:
        if get_origin(hint) is Annotated:
            notes += [note for note in hint.__metadata__ if isinstance(note, msgspec.Meta)]
            hint = get_args(hint)[0]
            continue
        parts = [part for part in get_args(hint) if part is not types.NoneType]
        if get_origin(hint) in (Union, types.UnionType) and len(parts) == 1:
            optional, hint = True, parts[0]
            continue
        return hint, notes, optional


def _bounds(notes: Sequence[msgspec.Meta]) -> tuple[int, int] | None:
    least = next((int(note.ge) for note in notes if note.ge is not None), None)
    most = next((int(note.le) for note in notes if note.le is not None), None)
    return None if least is None or most is None else (least, most)


def _kind(name: str, hint: Any, default: Any) -> OptionKind:
    bare, notes, optional = _bare(hint)
    nothing = (None,) if optional else ()
    if bare is bool:
        return OptionKind(name, "switch", default)
    if get_origin(bare) is Literal:
        return OptionKind(name, "pick", default, (*nothing, *get_args(bare)))
    if get_origin(bare) in MANY and get_origin(_bare(get_args(bare)[0])[0]) is Literal:
        return OptionKind(name, "several", list(default or ()), get_args(_bare(get_args(bare)[0])[0]))
    if bare is int and any((note.extra or {}).get("kind") == "seat" for note in notes):
        return OptionKind(name, "seat", default, optional=optional)
    if bare is int and (bounds := _bounds(notes)) is not None:
        if optional:
            return OptionKind(name, "pick", default, (None, *range(bounds[0], bounds[1] + 1)))
        return OptionKind(name, "amount", default, least=bounds[0], most=bounds[1])
    return OptionKind(name, "words", default, optional=optional)
