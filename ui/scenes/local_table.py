"""A table in this process on the screen: it begins and goes on here, and its file is ours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.errors import BadFile
from engine.games import Game, SeatInfo
from ui.scenes.table import TableScene
from ui.session import Session

if TYPE_CHECKING:
    from ui.app import App


def begin(
    app: App, game: Game[Any], seats: Sequence[SeatInfo], options: Mapping[str, Any], seed: int | None = None
) -> None:
    """Begin a new game and show its table; a set-up that the rules do not allow is refused with a `Problem`."""
    app.push(LocalTable(app, Session.begin(app.saves, game, seats, options, seed)))
    app.sounds.play("deal")


def go_on(app: App, path: Path) -> None:
    """Go on with a saved game; what cannot be opened is refused with a `Problem`."""
    app.push(LocalTable(app, Session.resume(path)))


class LocalTable(TableScene):
    """One game of people at this computer and bots."""

    session: Session

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)

    def undo(self) -> None:
        """Take the last answer back, if that is free."""
        try:
            is_undone = self.session.undo()
        except BadFile as problem:
            self.app.toast(self.say.error(problem))
            is_undone = True
        if is_undone:
            self.stage.put(self._sprites())
            self.panel.story.lines.clear()
            self.panel.story.add(self.session.events())
            self._events = self.session.event_count
            self._question = None
            self.rebuild()
        else:
            self.app.sounds.play("refuse")
            self.app.toast(self.say("cli.no-undo"))

    def rematch(self) -> None:
        """The same people once more."""
        session = self.session
        self.app.pop_to(LocalTable)
        self.app.replace(
            LocalTable(self.app, Session.begin(self.app.saves, session.game, session.seats, session.options))
        )
        self.app.sounds.play("deal")

    def tell_saved(self) -> None:
        """Where the game is saved, or that it is not."""
        path = self.session.saved_at if self.session.is_saved else None
        self.app.toast(self.say("cli.saved", file=path) if path else self.say("ui.table.not-saved-why"))
