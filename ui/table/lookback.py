"""From a table to the replay of its game."""

from __future__ import annotations

from engine.errors import Problem
from ui import routes
from ui.table.tabletop import Tabletop


def look_back(table: Tabletop) -> None:
    """Show the game up to now from its beginning; as long as it runs, through the eyes that are at the screen."""
    session = table.session
    try:
        replay = session.past()
    except Problem as problem:
        table.app.toast(table.say.error(problem))
        return
    if replay is None:
        table.app.toast(table.say("ui.replay.not-shared"))
        return
    own = [session.eyes] if isinstance(session.eyes, int) else session.people
    table.app.go(routes.LookBack(replay, own))
