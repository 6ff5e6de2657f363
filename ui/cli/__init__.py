"""The commands of the command line: for people without a screen, and for tests."""

from __future__ import annotations

import importlib
import locale
import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import Any

from engine.errors import BadSetup, Problem
from engine.texts import LANGUAGES


def command_for(name: str) -> Callable[[Namespace, str], int]:
    """The function that runs a command."""
    run: Callable[[Namespace, str], int] = importlib.import_module(f"ui.cli.{name}").run
    return run


def language_for(asked: str | None) -> str:
    """The language to speak: as asked, as the environment says, or as the system is set up."""
    named = asked or os.environ.get("LONGTABLE_LANG")
    if named:
        if named not in LANGUAGES:
            raise Problem("unknown-language", language=named, languages=", ".join(LANGUAGES))
        return named
    system = (locale.getlocale()[0] or "")[:2].lower()
    return system if system in LANGUAGES else "en"


def options_from(words: Sequence[str]) -> dict[str, Any]:
    """`dealer=1` as {dealer: 1}."""
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup("option-form", option=word)
        options[name] = value
    return options
