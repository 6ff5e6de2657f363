"""A table in this process on the screen: it begins and goes on here, and its file is ours."""

from __future__ import annotations

from pathlib import Path

from engine.evenings import evening_with
from ui import routes
from ui.app import App
from ui.table.remarking import Remarking
from ui.table.session import Session
from ui.table.sheets.pause import ask_about_loss


class LocalTable(Remarking):
    """One game of people at this computer and bots."""

    session: Session

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self._was_asked = False  # whether the window may be closed

    @property
    def evening(self) -> Path | None:
        """The evening that this game belongs to."""
        saved = self.session.saved_at
        return evening_with(self.app.saves, saved) if saved is not None else None

    @property
    def again_words(self) -> str:
        """In an evening, another game may be the next."""
        return super().again_words if self.evening is None else self.say("ui.evening.next")

    def asks_before_quit(self) -> bool:
        """Once, if the game could not be saved."""
        was_asked, self._was_asked = self._was_asked, True
        return not was_asked and ask_about_loss(self, self.app.quit)

    def rematch(self) -> None:
        """The same people once more, or the evening they came for."""
        session, evening = self.session, self.evening
        if evening is not None:
            self.app.go_home()
            self.app.go(routes.Evening(evening))
            return
        self.app.pop_to(self)
        self.app.go_instead(routes.NewGame(session.game, session.seats, session.options))

    def tell_saved(self) -> None:
        """Where the game is saved, or that it is not."""
        path = self.session.saved_at if self.session.is_saved else None
        self.app.toast(self.say("cli.saved", file=path) if path else self.say("ui.table.not-saved-why"))
