"""A table in the network before its game begins, as we know it: who is there, what was said, what is planned."""

from __future__ import annotations

from typing import Any, Final, Literal

from engine.errors import Problem
from engine.games import Game
from engine.lan.link import Link
from engine.lan.messages import EveningLine, Message, PersonLine, RoomView, SetUp
from engine.lan.visit import Visit
from engine.lan.wire import as_problem
from engine.texts import Texts, of_game
from ui import routes
from ui.app import App
from ui.plan import Plan
from ui.scenes.base import Scene
from ui.shelf import shelf_entry

END: Final = 1 << 30  # further than any pane scrolls: the last line is seen
Tab = Literal["chat", "options"]


class LobbyRoom(Scene):
    """What the columns of a lobby show, and how they reach the host."""

    def __init__(self, app: App, name: str, game: Game[Any] | None = None) -> None:
        super().__init__(app)
        self.name = name
        self.game = game
        self.plan: Plan | None = None  # seats and options as they are shown; the host changes the options here
        self.tab: Tab = "chat"
        self.unread = 0
        self.typed = ""
        self.unfolded: set[str] = set()  # the groups of options that are seen
        self.dress()

    def dress(self) -> None:
        """In the colours of the game, as soon as it is known."""
        if self.game is not None:
            self.palette = shelf_entry(self.game.name).palette

    @property
    def link(self) -> Link | None:
        """The way to the table."""
        return self.app.network.link

    @property
    def visit(self) -> Visit | None:
        """What is known of the table."""
        return None if self.link is None else self.link.visit

    @property
    def room(self) -> RoomView | None:
        """Who is where."""
        return None if self.visit is None else self.visit.room

    @property
    def evening(self) -> EveningLine | None:
        """To which the games here belong."""
        return None if self.room is None else self.room.evening

    @property
    def is_host(self) -> bool:
        """Whether it is our own table."""
        return self.app.network.is_host

    @property
    def me(self) -> int:
        """Our number among the people."""
        welcome = None if self.visit is None else self.visit.welcome
        return -1 if welcome is None else welcome.person

    @property
    def texts(self) -> Texts:
        """The words of the game and of the program."""
        return self.say if self.game is None else of_game(self.game, self.app.language, [])

    @property
    def waits_for(self) -> str:
        """What must come before there is anything to do here; empty: nothing."""
        visit, say = self.visit, self.say
        if visit is None:
            return say("ui.lobby.opening")
        if visit.lost is not None:
            return say.error(visit.lost)
        if visit.welcome is None or visit.room is None:
            return say("ui.lobby.coming-in")
        return say("ui.lobby.beginning") if visit.room.phase != "lobby" else ""

    @property
    def trouble(self) -> Problem | None:
        """Why the game cannot begin."""
        own = self.plan.trouble() if self.plan is not None and self.is_host and not self._is_resumed else None
        told = None if self.room is None or self.room.trouble is None else as_problem(self.room.trouble)
        return own or told

    @property
    def _is_resumed(self) -> bool:
        return self.room is not None and self.room.is_resumed

    @property
    def can_change(self) -> bool:
        """Whether seats and options are ours to change."""
        return self.is_host and not self._is_resumed

    @property
    def rules_page(self) -> routes.Rules | None:
        """F1: the rules of this game."""
        return None if self.game is None else routes.Rules(self.game)

    @property
    def workshop(self) -> routes.Decks | None:
        """F3: the decks for this game."""
        return None if self.game is None or self.game.decks is None else routes.Decks(self.game)

    @property
    def own_line(self) -> PersonLine | None:
        """Ourselves among the people."""
        people = () if self.room is None else self.room.people
        return next((person for person in people if person.id == self.me), None)

    @property
    def own_seats(self) -> list[int]:
        """Where we sit."""
        seats = () if self.room is None else self.room.seats
        return [seat for seat, line in enumerate(seats) if line.person == self.me]

    # What can be done

    def send(self, message: Message) -> None:
        """Say something to the host."""
        if self.link is not None:
            self.link.send(message)

    def open_tab(self, tab: Tab) -> None:
        """Show the chat or the options."""
        self.tab = tab
        if tab == "chat":
            self.unread = 0
            self.scrolls["chat"] = END
        self.rebuild()

    def set_up(self, message: SetUp) -> None:
        """Change seats or options: only the host's own client gets so far."""
        self.send(message)
        self.rebuild()
