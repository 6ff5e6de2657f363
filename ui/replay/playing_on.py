"""From a moment of a replay to a new game: who plays on, people or bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.choices import Seat
from engine.errors import Problem
from engine.games import SeatInfo
from engine.replaying import play_on
from ui import routes
from ui.replay.looking import LookingBack
from ui.replay.table import LookedAt
from ui.table.sheets.browser import ChoiceSheet


def players(session: LookingBack, mine: Seat | None) -> list[SeatInfo]:
    """The same names; one person against bots, or a person in every seat."""
    people = range(len(session.seats)) if mine is None else (mine,)
    return [
        SeatInfo(info.name, colour=info.colour)
        if seat in people
        else SeatInfo(info.name, "bot", info.level, info.colour)
        for seat, info in enumerate(session.seats)
    ]


def choose_players(table: LookedAt) -> None:
    """Ask who plays on; the seat through whose eyes the game is seen comes first."""
    session, say = table.session, table.say
    if session.replay.whole.result is not None and session.place == session.replay.length:
        table.app.toast(say("ui.replay.over-here"))
        return
    order = sorted(range(len(session.names)), key=lambda seat: seat != session.eyes)
    choices: list[tuple[str, Callable[[], None]]] = [
        (say("ui.replay.i-play", name=session.names[seat]), partial(_begin, table, seat)) for seat in order
    ]
    if len(order) > 1:
        choices.append((say("ui.replay.all-people"), partial(_begin, table, None)))
    table.app.push(ChoiceSheet(table.app, say("ui.replay.who-plays-on"), choices))


def _begin(table: LookedAt, mine: Seat | None) -> None:
    session, app = table.session, table.app
    try:
        app.go_instead(routes.PlayOn(play_on(session.replay, session.place, players(session, mine))))
    except Problem as problem:
        app.toast(table.say.error(problem))
