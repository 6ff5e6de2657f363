"""Reads the descriptions of people. What is wrong in one is said with its file, its line and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from assets.art import parts  # noqa: F401  registers what descriptions can name
from assets.art.people.arms import CARRY
from assets.art.people.description import Portrait
from assets.art.people.features import BROWS, EYES, MOUTHS, NOSES
from assets.art.people.heads import HAIRS, HEADS, NECKS, SKINS
from assets.art.people.poses import POSES
from assets.art.people.profile import SIDE_MARKS
from assets.art.registry import BEARDS, COATS, GROUNDS, HAIR, HATS, MARKS, PROPS, Parts, UnknownPart
from engine.yamlfile import Document, load

CASTS = Path(__file__).parents[1] / "cast"
_FIELDS = {field.encode_name: field for field in msgspec.structs.fields(Portrait)}
_NAMES: dict[str, Parts[Any]] = {
    "face": HEADS, "hair": HAIR, "eyes": EYES, "brows": BROWS, "nose": NOSES, "mouth": MOUTHS, "beard": BEARDS,
    "marks": MARKS, "hat": HATS, "coat": COATS, "behind": PROPS, "props": PROPS, "ground": GROUNDS, "pose": POSES, "neck": NECKS,
    "carry": CARRY,
}  # fmt: skip
_COLOURS = {"skin": SKINS, "hair-colour": HAIRS}
_COLOUR = re.compile("#[0-9a-f]{6}")
Place = tuple[str | int, ...]


class BadDescription(ValueError):
    """A description that says something no portrait has; the sentence begins with its place."""


@cache
def described(cast: str) -> dict[str, Portrait]:
    """Everybody in a file, by id."""
    return everybody(load(CASTS / f"{cast}.yaml"))


def walk_on(name: str, **other: Any) -> Portrait:
    """Somebody who appears in the scene of a card, with some words changed."""
    return msgspec.structs.replace(described("walk-ons")[name], **other)


def everybody(document: Document) -> dict[str, Portrait]:
    """Everybody in a document: by id, or in groups that share what stands under `all`."""
    people = {}
    for name, shared, path in _entries(document):
        if name in people:
            raise BadDescription(f"{document.at(path)}: {name} is described twice")
        people[name] = _person(document, shared, path)
    return people


def _entries(document: Document) -> Iterator[tuple[str, Place, Place]]:
    """Ids with the place of what their group shares and the place of what is their own."""
    for name, words in document.data.items():
        if not isinstance(words, dict):
            raise BadDescription(f"{document.at((name,))}: {name} has no description")
        if "all" in words:
            yield from ((one, (name, "all"), (name, one)) for one in words if one != "all")
        else:
            yield name, (), (name,)


def _person(document: Document, shared: Place, own: Place) -> Portrait:
    words: dict[str, tuple[Any, Place]] = {}
    for path in (shared, own):
        if path:
            words |= {key: (value, (*path, key)) for key, value in _at(document, path).items()}
    who = Portrait(**{_FIELDS[key].name: _said(document, key, value, path) for key, (value, path) in words.items()})
    if POSES[who.pose].is_profile:
        for mark in who.marks:
            _known(document, SIDE_MARKS, "marks", mark, words["marks"][1])
    return who


def _at(document: Document, path: Place) -> dict[str, Any]:
    part = document.data
    for step in path:
        part = part[step]
    if not isinstance(part, dict):
        raise BadDescription(f"{document.at(path)}: {path[-1]} has no description")
    for key in part:
        if key not in _FIELDS:
            raise BadDescription(
                f"{document.at((*path, key))}: {key!r} is nothing that a portrait has; there are: {', '.join(_FIELDS)}"
            )
    return part


def _said(document: Document, key: str, value: Any, path: Place) -> Any:
    """One thing that a description says, checked."""
    try:
        said = msgspec.convert(value, _FIELDS[key].type, strict=False)
    except msgspec.ValidationError as mistake:
        raise BadDescription(f"{document.at(path)}: {key}: {mistake}") from None
    if key in _NAMES:
        for name in said if isinstance(said, tuple) else (said,):
            _known(document, _NAMES[key], key, name, path)
    if key in _COLOURS and said not in _COLOURS[key] and not _COLOUR.fullmatch(said):
        known = ", ".join(_COLOURS[key])
        raise BadDescription(
            f"{document.at(path)}: {key}: {said!r} is no colour such as '#d2925f', nor one of: {known}"
        )
    return said


def _known(document: Document, known: Parts[Any], key: str, name: str, path: Place) -> None:
    """Refuses a name that no such part has."""
    try:
        known[name]
    except UnknownPart as mistake:
        raise BadDescription(f"{document.at(path)}: {key}: {mistake}") from None
