"""Reads the descriptions of people."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml

from assets.art.portrait import Portrait

CAST = Path(__file__).with_name("cast.yaml")
_KNOWN = {field.name.replace("_", "-"): field.name for field in fields(Portrait)}


def described(game: str) -> dict[str, Portrait]:
    """The people of a game, by their names."""
    people: dict[str, dict[str, Any]] = yaml.safe_load(CAST.read_text("utf-8"))[game]
    return {name: person(name, words) for name, words in people.items()}


def person(name: str, words: dict[str, Any]) -> Portrait:
    """A description out of plain data."""
    unknown = words.keys() - _KNOWN.keys()
    if unknown:
        raise ValueError(f"{name}: {sorted(unknown)[0]!r} is nothing a portrait has; there are: {', '.join(_KNOWN)}")
    parts: dict[str, Any] = {
        _KNOWN[key]: tuple(value) if isinstance(value, list) else value for key, value in words.items()
    }
    return Portrait(**parts)
