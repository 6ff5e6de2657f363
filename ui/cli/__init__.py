"""The commands of the command line: for people without a screen, and for tests."""

from __future__ import annotations

import contextlib
import importlib
import locale
import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import Any

from engine.errors import BadSetup, Problem
from engine.games import Game
from engine.texts import LANGUAGES
from ui.option_kinds import option_kinds


def command_for(asked: Namespace) -> Callable[[Namespace, str], int]:
    """The function that runs a command; those of the window are not among the modules here."""
    is_watched = asked.command == "replay" and asked.window
    in_window = asked.command is None or (asked.command == "play" and not asked.text) or is_watched
    drawn = {"shot": "ui.shot", "glance": "ui.glance", "film": "ui.replay.film"}.get(asked.command, "")
    drawn = "ui.sheet" if getattr(asked, "sheet", None) else drawn
    module = "ui.window" if in_window else drawn or f"ui.cli.{asked.command}"
    run: Callable[[Namespace, str], int] = importlib.import_module(module).run
    return run


def asked_language(asked: str | None) -> str | None:
    """The language that was asked for, here or by the environment."""
    named = asked or os.environ.get("LONGTABLE_LANG")
    if named and named not in LANGUAGES:
        raise Problem("unknown-language", language=named, languages=", ".join(LANGUAGES))
    return named or None


def system_language() -> str:
    """The language that the system is set to, if we have it."""
    with contextlib.suppress(locale.Error):  # a system may name a language that it does not have
        locale.setlocale(locale.LC_CTYPE, "")
    named = (locale.getlocale()[0] or "")[:2].lower()
    return named if named in LANGUAGES else "en"


def language_for(asked: str | None) -> str:
    """The language to speak: as asked, as the environment says, or as the system is set up."""
    return asked_language(asked) or system_language()


def options_from(words: Sequence[str], game: Game[Any]) -> dict[str, Any]:
    """`dealer=1` as {dealer: 1}; where several values can be chosen, `boxes=a,b` as {boxes: [a, b]}."""
    several = {kind.name for kind in option_kinds(game.options) if kind.kind == "several"}
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup("option-form", option=word)
        options[name] = [one for one in value.split(",") if one] if name in several else value
    return options
