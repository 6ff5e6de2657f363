"""The screen that a route leads to. Home is there at once: the others are imported when they are needed."""

from __future__ import annotations

import threading
from importlib import import_module
from typing import Final

from ui import routes
from ui.app import App, Screen
from ui.scenes.home import Home

WARM_UP_AFTER: Final = 0.8  # seconds: the home screen has its pictures by then


def screen_for(app: App, route: routes.Route) -> Screen:
    """The screen that a route leads to; a game or a table that cannot be opened is refused with a `Problem`."""
    if isinstance(route, routes.Home):
        return Home(app)
    from ui import all_screens

    return all_screens.screen_for(app, route)


def warm_up() -> None:
    """Import the other screens a little later, beside the drawing: they will be wanted soon, and that takes a while."""
    timer = threading.Timer(WARM_UP_AFTER, import_module, ("ui.all_screens",))
    timer.daemon = True
    timer.start()
