"""A table behind the network on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.app import App


def show_table(app: App) -> None:
    """Show the game that `app.network.link` is in, in place of the screen on top."""
    raise NotImplementedError
