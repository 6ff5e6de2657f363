"""The table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.games import Game, SeatInfo

if TYPE_CHECKING:
    from ui.app import App


def begin(app: App, game: Game[Any], seats: Sequence[SeatInfo], options: Mapping[str, Any]) -> None:
    """Begin a new game and show its table; a set-up that the rules do not allow is refused with a `Problem`."""


def go_on(app: App, path: Path) -> None:
    """Go on with a saved game; what cannot be opened is refused with a `Problem`."""
