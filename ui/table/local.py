"""A table in this process on the screen: it begins and goes on here, and its file is ours."""

from __future__ import annotations

from ui import routes
from ui.app import App
from ui.table.scene import TableScene
from ui.table.session import Session


class LocalTable(TableScene):
    """One game of people at this computer and bots."""

    session: Session

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)

    def rematch(self) -> None:
        """The same people once more."""
        session = self.session
        self.app.pop_to(self)
        self.app.go_instead(routes.NewGame(session.game, session.seats, session.options))

    def tell_saved(self) -> None:
        """Where the game is saved, or that it is not."""
        path = self.session.saved_at if self.session.is_saved else None
        self.app.toast(self.say("cli.saved", file=path) if path else self.say("ui.table.not-saved-why"))
