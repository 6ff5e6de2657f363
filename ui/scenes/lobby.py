"""Before a network game: who is there, who sits where, the options, and talk. For the host and for guests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

import pygame

from engine.errors import Problem
from engine.games import Game, SeatInfo, find_game
from engine.lan.guest import News
from engine.lan.link import Link
from engine.lan.messages import Hello, Ready, Refusal, RoomView, Said, Signed, Start
from engine.lan.visit import Visit
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.covers import Cover
from ui.network import as_set_up
from ui.plan import Plan
from ui.scenes.dialog import Answer, Dialog
from ui.scenes.frame import GAP, frame, main_button, page_head, state_line, workshop_button
from ui.scenes.lobby_room import END, LobbyRoom
from ui.scenes.lobby_seats import SeatRows
from ui.scenes.lobby_side import Side
from ui.shelf import shelf_entry
from ui.theme import CREAM
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.field import Field

ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
MOST_NEWS: Final = 50  # are taken in for one frame
SPIN: Final = 8  # steps a second


def for_game(app: App, game: Game[Any], plan: Plan, evening: Path | Literal["new"] | None = None) -> Lobby:
    """Open a table for a new game, perhaps of an evening: its lobby."""
    here = [seat.name for seat in plan.finished() if seat.kind == "person"]
    name = next(iter(here), "") or own_name(app)
    settings = app.settings
    set_up = as_set_up(plan, settings.clock, settings.patience, settings.signs)
    app.network.host_game(game, set_up, name, settings.speed, evening=evening)
    return Lobby(app, name, game)


def for_save(app: App, path: Path, game: Game[Any], people: Sequence[str], then: Game[Any] | None = None) -> Lobby:
    """Open a table for a saved game of these people, or for what they play after it: its lobby."""
    name = app.settings.name or next(iter(people), "") or own_name(app)
    app.network.host_save(path, name, app.settings.speed, then)
    return Lobby(app, name, then or game)


def joined(app: App, name: str) -> Lobby:
    """The lobby of somebody else's table, whose first news were taken in already."""
    lobby = Lobby(app, name)
    lobby.catch_up()
    return lobby


def own_name(app: App) -> str:
    """What whoever sits here is called at a network table."""
    return app.settings.name or app.say("ui.setup.player")


class Lobby(LobbyRoom):
    """A table that is being opened or come to, and everything up to the first card."""

    def __init__(self, app: App, name: str, game: Game[Any] | None = None) -> None:
        super().__init__(app, name, game)
        self._age = 0.0
        self._shown_addresses = 0
        self._is_first_sight = True

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """Besides the keys of the buttons."""
        return [("T", self.say("ui.lobby.key-chat"))]

    # What happens

    def update(self, seconds: float) -> None:
        """Take in what the host has said; as soon as the game is there, show it."""
        step, self._age = int(self._age * SPIN), self._age + seconds
        if self.waits_for and step != int(self._age * SPIN):
            self.app.is_stale = True
        if self.link is None and not self._enter():
            return
        link = self.link
        assert link is not None
        is_news = self._take_news(link) or self._shown_addresses != len(self.app.network.addresses)
        if link.visit.ended is not None:
            self._end(link.visit.ended, self.say("ui.lobby.over"))
        elif self._is_on(link.visit):
            self.app.go_instead(routes.NetGame())
        elif is_news:
            self.rebuild()

    def wait(self) -> None:
        """Whoever reads the rules or thinks about a question is called when the game begins, or all is over."""
        link = self.link
        if link is not None:
            self._take_news(link)
            if self._is_on(link.visit) or link.visit.ended is not None:
                self.app.pop_to(self)

    def _take_news(self, link: Link) -> bool:
        """Take in what the host has said, up to the first look at the game; whether there was anything."""
        is_news = False
        for _ in range(MOST_NEWS):
            news = None if self._is_on(link.visit) else link.take()
            if news is None:
                break
            is_news = True
            self._hear(news, link.visit)
        return is_news

    @staticmethod
    def _is_on(visit: Visit) -> bool:
        return visit.table is not None and visit.table.number >= 0

    def _enter(self) -> bool:
        """Go in as soon as our own table is open; whether we are in."""
        network = self.app.network
        if network.hosting is None or not network.hosting.is_open:
            return False
        try:
            network.enter(self.name)
        except Problem as problem:
            self._end(problem, self.say("ui.lobby.not-opened"))
            return False
        for found in network.noticed:
            self.app.toast(self.say.error(found))
        self.rebuild()
        return True

    def _hear(self, news: News, visit: Visit) -> None:
        match news:
            case Hello(game=game):
                self.game, self.plan = find_game(game), None
                self.dress()
            case RoomView():
                self._plan_anew(news)
            case Refusal():
                if visit.refused is not None:
                    self.app.toast(self.say.error(visit.refused))
                self.plan = None
                if visit.room is not None:
                    self._plan_anew(visit.room)
            case Said(person=person) | Signed(person=person):
                self.scrolls["chat"] = END
                self.unread += self.tab != "chat" and person != self.me
            case _:
                self.scrolls["chat"] = END

    def catch_up(self) -> None:
        """Somebody else has taken in the first news."""
        if self.visit is not None and self.visit.hello is not None:
            self.game = find_game(self.visit.hello.game)
            self.dress()
        if self.room is not None:
            self._plan_anew(self.room)

    def _plan_anew(self, room: RoomView) -> None:
        """Seats as the host has them; the options too, except where they are being changed here."""
        assert self.game is not None
        seats: list[SeatInfo] = []
        for line in room.seats:
            is_free = line.kind == "person" and line.person is None
            seats.append(SeatInfo(line.name, "remote" if is_free else line.kind, line.level, line.colour, line.temper))
        options = self.plan.options if self.plan is not None and self.can_change else room.options
        self.plan = Plan(self.game, seats, options)

    def _end(self, why: Problem, title: str) -> None:
        """It is over: say why, on the home screen."""
        app, say = self.app, self.say
        app.network.leave()
        app.go_home()
        app.push(Dialog(app, title, say.error(why), [Answer(say("ui.lobby.understood"))]))

    # What can be done

    def back(self) -> None:
        """Esc: leave, which is asked about once where anybody would notice."""
        say = self.say
        if self.waits_for:
            self.leave_table()
            return
        words = say("ui.lobby.close-words") if self.is_host else say("ui.lobby.leave-words")
        title = say("ui.lobby.close-title") if self.is_host else say("ui.lobby.leave-title")
        go = say("ui.lobby.close") if self.is_host else say("ui.lobby.leave")
        answers = [Answer(say("ui.lobby.stay")), Answer(go, self.leave_table, "logout")]
        self.app.push(Dialog(self.app, title, words, answers))

    def leave_table(self) -> None:
        """Go; a table of our own is closed."""
        self.app.network.leave()
        self.app.pop()

    def handle_key(self, event: pygame.Event) -> bool:
        """Enter begins or is ready, except on a button or in the chat; T is for talk, as at the table."""
        focused = self.widget(self.focus)
        main = self.widget("main")
        if event.key in ENTER and not isinstance(focused, Button | Field) and main is not None:
            main.press()
            return True
        if event.key == pygame.K_t and not (focused is not None and focused.takes_text) and not self.waits_for:
            self.open_tab("chat")
            self.focus_on("say")
            return True
        return super().handle_key(event)

    def rebuild(self) -> None:
        """Lay it out anew. At first sight Enter is for beginning, never for a button that somebody happens to be at."""
        super().rebuild()
        if self._is_first_sight and not self.waits_for:
            self._is_first_sight = False
            main = self.widget("main")
            self.focus = "main" if main is not None and main.enabled else "tabs"

    def _start(self) -> None:
        if self.trouble is None:
            self.send(Start())

    def _ready(self, ready: bool) -> None:
        self.send(Ready(ready))

    # The layout

    def build(self) -> Iterable[Widget]:
        """Head, seats, talk and options, and the line with the button; or what is waited for."""
        head, body, foot = frame(self)
        gap = self.px(GAP)
        self._shown_addresses = len(self.app.network.addresses)
        if self.waits_for:
            yield from self._waiting(body)
        else:
            seats = pygame.Rect(body.x, body.y, round((body.width - gap) * 0.54), body.height)
            yield from SeatRows(self).widgets(seats)
            side = pygame.Rect(seats.right + gap, body.y, body.right - seats.right - gap, body.height)
            yield from Side(self).widgets(side)
            yield from self._foot(foot)
        yield from self._head(head)

    def _head(self, box: pygame.Rect) -> Iterator[Widget]:
        say = self.say
        hello = None if self.visit is None else self.visit.hello
        about = say("ui.lobby.about-host")
        if not self.is_host:
            about = say("ui.lobby.about-guest", host=hello.host) if hello is not None else ""
        if self.evening is not None:
            about = say("ui.evening.number", number=len(self.evening.games) + 1)
        leave = say("ui.lobby.cancel") if self.waits_for else say("ui.lobby.leave")
        cover = None
        if self.game is not None:
            cover = Cover(self.game.name, shelf_entry(self.game.name).icon, self.app.pictures)
        yield from page_head(self, box, self._title, about, leave, cover=cover, leave_icon="logout")

    @property
    def _title(self) -> str:
        if self.game is None:
            return self.say("ui.lobby.title")
        game = shelf_entry(self.game.name).name.in_(self.say.language)
        return self.say("ui.lobby.title-own", game=game) if self.is_host else game

    def _waiting(self, body: pygame.Rect) -> Iterator[Widget]:
        """A sheet with what is waited for, and the way out."""
        wide = min(self.px(560), body.width)
        sheet = pygame.Rect(0, 0, wide, self.px(250))
        sheet.center = body.center
        yield Panel(name="sheet", rect=sheet)
        wheel = pygame.Rect(0, 0, self.px(56), self.px(56))
        wheel.midtop = (sheet.centerx, sheet.y + self.px(22))
        yield Painted(name="wheel", rect=wheel, paint=self._wheel)
        label = self.say("ui.lobby.cancel")
        cancel = pygame.Rect(0, 0, max(self.px(140), button_width(self.theme, label)), self.px(44))
        cancel.midbottom = (sheet.centerx, sheet.bottom - self.px(20))
        words = pygame.Rect(sheet.x + self.px(28), wheel.bottom + self.px(8), wide - 2 * self.px(28), 0)
        if self.visit is not None and self.visit.lost is not None:
            title = pygame.Rect(words.x, words.y, words.width, self.px(28))
            lost = self.say("ui.lobby.lost")
            yield Label(name="lost", rect=title, words=lost, size=18, bold=True, centred=True)
            words.y = title.bottom + self.px(4)
        words.height = cancel.y - self.px(8) - words.y
        yield Label(name="waiting", rect=words, words=self.waits_for, size=15, centred=True, lines=4)
        yield Button(name="cancel", rect=cancel, label=label, kind="primary", on_press=self.leave_table)

    def _wheel(self, canvas: Canvas, box: pygame.Rect) -> None:
        """Eight dots, one of them bright: time passes."""
        bright = int(self._age * SPIN) % SPIN
        for dot in range(SPIN):
            arm = pygame.Vector2(0, -box.height * 0.4).rotate(360 / SPIN * dot)
            behind = (bright - dot) % SPIN
            shade = canvas.theme.palette.glow if behind == 0 else CREAM if behind < 3 else (110, 100, 86)
            pygame.draw.circle(canvas.surface, shade, box.center + arm, canvas.px(5 if behind < 3 else 4))

    def _foot(self, box: pygame.Rect) -> Iterator[Widget]:
        """Whether the game can begin, and the one thing to do about it."""
        button = self._main(box)
        right = box.right if button is None else button.rect.x - self.px(12)
        decks = workshop_button(self, box, right)
        right = right if decks is None else decks.rect.x - self.px(12)
        evening = self._evening_button(box, right)
        right = right if evening is None else evening.rect.x - self.px(12)
        words = pygame.Rect(box.x, box.y, right - box.x, box.height)
        icon, said = self._state()
        is_alarm = self.is_host and self.plan is not None and self.can_change and self.plan.trouble() is not None
        yield state_line(words, icon, said, is_alarm=is_alarm)
        yield from filter(None, (evening, decks, button))

    def _evening_button(self, box: pygame.Rect, right: int) -> Button | None:
        """The way to the points of the evening, and for the host to another game, as soon as one was played."""
        if self.evening is None or not self.evening.games:
            return None
        label = self.say("ui.evening.begin")
        wide = button_width(self.theme, label, icon=True, key_name="F5")
        return Button(
            name="evening",
            rect=pygame.Rect(right - wide, box.y, wide, box.height),
            label=label,
            icon="weather-night",
            key_name="F5",
            keys=(pygame.K_F5,),
            on_press=partial(self.app.go, routes.NetEvening()),
        )

    def _state(self) -> tuple[str, str]:
        """A picture and a sentence: why it does not begin, or that it could."""
        trouble, say = self.trouble, self.say
        mine = self.own_line
        if mine is not None and not mine.is_ready and not self.is_host and self.own_seats:
            return "account-clock", say("ui.lobby.are-you-ready")
        if trouble is not None:
            return "clock-outline", say.error(trouble)
        if self.is_host:
            return "check-circle-outline", say("ui.lobby.can-start")
        return "check-circle-outline", say("ui.lobby.host-starts")

    def _main(self, box: pygame.Rect) -> Button | None:
        """Start for the host, ready for guests who sit."""
        say, mine = self.say, self.own_line
        kind: Literal["primary", "pill"] = "primary"
        if self.is_host:
            label, icon, do, enabled = say("ui.lobby.start"), "play", self._start, self.trouble is None
        elif mine is None or not self.own_seats:
            return None
        else:
            label = say("ui.lobby.not-ready") if mine.is_ready else say("ui.lobby.ready")
            icon, do, enabled = "check-bold", partial(self._ready, not mine.is_ready), True
            if mine.is_ready:
                icon, kind = "close", "pill"
        return main_button(self, "main", box, label, icon, do, kind=kind, enabled=enabled)
