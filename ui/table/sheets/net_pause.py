"""The menu of a table in the network, and the people at it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import pygame

from engine.bots import level_called
from engine.choices import Seat
from engine.lan import messages as said
from engine.lan.identity import new_code
from ui.canvas import Canvas
from ui.scenes.dialog import Answer, Dialog
from ui.sprites import TokenFace
from ui.table.netsession import NetSession
from ui.table.sheets.levels import choose_level
from ui.table.sheets.menu import Row, TableMenu
from ui.table.sheets.overtable import OverTable
from ui.table.tabletop import Tabletop
from ui.theme import FADED_INK, INK
from ui.when import minutes
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width


class NetPause(TableMenu):
    """Go on, people, rules, settings, leave."""

    def __init__(self, table: Tabletop, session: NetSession) -> None:
        super().__init__(table)
        self.session = session

    def rows(self) -> Sequence[Row]:
        """What can be done at a table in the network."""
        say = self.say
        return (
            self.go_on_row(),
            Row("people", say("ui.net.people"), "account-group", "P", pygame.K_p, self._people),
            *self.common_rows(),
            Row("leave", say("ui.net.leave"), "exit-run", "Q", pygame.K_q, self._leave),
        )

    def _people(self) -> None:
        self.app.replace(People(self.table, self.session))

    def _leave(self) -> None:
        say = self.say
        words = say("ui.net.leave-host") if self.session.is_host else say("ui.net.leave-guest")
        answers = [Answer(say("ui.pause.keep-playing")), Answer(say("ui.net.leave"), self.app.go_home, "exit-run")]
        self.app.push(Dialog(self.app, say("ui.net.leave"), words, answers))


class People(OverTable):
    """Who sits where, who is away; the host lets bots play for people, or sends somebody away."""

    def __init__(self, table: Tabletop, session: NetSession) -> None:
        super().__init__(table)
        self.session = session
        self._shown: said.RoomView | None = None
        self._gone = 0

    def update(self, seconds: float) -> None:
        """Show how it is now."""
        super().update(seconds)
        gone = sum(map(self.session.away_for, self.session.away))
        if self.session.visit.room is not self._shown or gone != self._gone:
            self._gone = gone
            self.rebuild()

    def build(self) -> Iterable[Widget]:
        """A line for every seat, then those who look on."""
        say, px = self.say, self.px
        self._shown = room = self.session.visit.room
        seats = room.seats if room is not None else []
        sheet = pygame.Rect(0, 0, min(px(720), self.area.width - px(40)), px(150) + px(46) * (len(seats) + 1))
        sheet.height = min(sheet.height, self.area.height - px(20))
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=20, shadow=26)
        inner = sheet.inflate(-px(56), -px(36))
        title = pygame.Rect(inner.x, inner.y, inner.width, px(40))
        yield Label(name="title", rect=title, words=say("ui.net.people"), size=22, colour=INK, bold=True, centred=True)
        close = pygame.Rect(inner.x, inner.bottom - px(44), inner.width, px(44))
        list_room = pygame.Rect(inner.x, title.bottom + px(8), inner.width, close.y - title.bottom - px(18))
        rows: list[Widget] = []
        for seat in range(len(seats)):
            box = pygame.Rect(list_room.x, list_room.y + seat * px(46), list_room.width - px(12), px(42))
            rows += self._row(seat, box)
        watching = self._watching()
        below = pygame.Rect(list_room.x, list_room.y + len(seats) * px(46), list_room.width - px(12), px(42))
        rows.append(Label(name="watching", rect=below, words=watching, size=14, colour=FADED_INK, lines=2))
        yield from self.pane("people-pane", list_room, px(46) * (len(seats) + 1), rows)
        yield Button(
            name="close", rect=close, label=say("ui.table.close"), key_name="Esc", kind="primary", on_press=self.back
        )

    def _watching(self) -> str:
        room = self.session.visit.room
        if room is None:
            return ""
        seated = {line.person for line in room.seats}
        names = [person.name for person in room.people if person.id not in seated and not person.is_away]
        watching = self.say("ui.net.watching", names=", ".join(names)) if names else ""
        is_told = bool(self.session.away) and not self.session.is_host
        return " ".join(filter(None, (self.say("ui.net.host-can") if is_told else "", watching)))

    def _row(self, seat: Seat, box: pygame.Rect) -> Iterator[Widget]:
        px, say, session = self.px, self.say, self.session
        room = session.visit.room
        assert room is not None
        line = room.seats[seat]
        mark = session.away.get(seat)
        state = say("ui.net.state.computer") if line.kind == "bot" else self._state(seat, mark)
        right = box.right
        if session.is_host and line.kind == "bot":
            label = self.table.texts(f"bot.{level_called(session.game, line.level)}")
            wide = button_width(self.theme, label, size=13.5)
            place = pygame.Rect(right - wide, box.y + px(2), wide, px(38))
            right = place.x - px(8)
            change = partial(choose_level, self.table, seat, session.change_bot)
            yield Button(name=f"level {seat}", rect=place, label=label, kind="plain", size=13.5, on_press=change)
        if session.is_host and line.kind == "person":
            host = next((person.id for person in room.people if person.is_host), None)
            buttons = [("bot" if mark != "bot" else "person", partial(self._stand_in, seat, mark != "bot"))]
            if line.person is not None and line.person != host:
                buttons.append(("remove", partial(self._ask_to_remove, line.person, line.name)))
            if line.person is None and self._onlookers():
                buttons.append(("give", partial(self._ask_whom_to_give, seat)))
            for name, do in reversed(buttons):
                label = say(f"ui.net.do.{name}")
                wide = button_width(self.theme, label, size=13.5)
                place = pygame.Rect(right - wide, box.y + px(2), wide, px(38))
                right = place.x - px(8)
                yield Button(name=f"{name} {seat}", rect=place, label=label, kind="plain", size=13.5, on_press=do)

        def paint(canvas: Canvas, area: pygame.Rect) -> None:
            side = area.height - canvas.px(8)
            token = self.table.faces.surface(TokenFace(seat), (side, side))
            canvas.surface.blit(token, (area.x, area.y + canvas.px(4)))
            left = area.x + side + canvas.px(12)
            width = area.right - left
            name = pygame.Rect(left, area.y, width, area.height // 2)
            canvas.text(name, session.names[seat], 15, INK, weight="bold")
            below = pygame.Rect(left, name.bottom, width, area.height // 2)
            canvas.text(below, state, 12.5, FADED_INK)

        yield Painted(name=f"seat {seat}", rect=pygame.Rect(box.x, box.y, right - box.x, box.height), paint=paint)

    def _state(self, seat: Seat, mark: str | None) -> str:
        """Whether somebody is there; else since when not, and what the table does about it."""
        gone, patience = self.session.away_for(seat), self.session.patience
        key = "away-bot-soon" if mark == "away" and patience else mark or "here"
        return self.say(f"ui.net.state.{key}", time=minutes(gone), patience=minutes(patience))

    def _stand_in(self, seat: Seat, on: bool) -> None:
        self.session.link.send(said.StandIn(seat, on))

    def _ask_to_remove(self, person: int, name: str) -> None:
        say = self.say
        answers = [
            Answer(say("ui.table.cancel")),
            Answer(say("ui.net.do.remove"), partial(self._remove, person), "account-remove"),
            Answer(say("ui.lobby.remove-and-new-code"), partial(self._remove, person, new_code())),
        ]
        self.app.push(Dialog(self.app, say("ui.net.remove-title", name=name), say("ui.net.remove-words"), answers))

    def _remove(self, person: int, code: str = "") -> None:
        link = self.session.link
        link.send(said.Remove(person))
        if code:
            link.send(said.NewCode(code))
            words, answers = self.say("ui.net.new-code", code=code), [Answer(self.say("ui.lobby.understood"))]
            self.app.push(Dialog(self.app, self.say("ui.lobby.code"), words, answers))

    def _onlookers(self) -> list[said.PersonLine]:
        room = self.session.visit.room
        assert room is not None
        seated = {line.person for line in room.seats}
        return [person for person in room.people if person.id not in seated and not person.is_away]

    def _ask_whom_to_give(self, seat: Seat) -> None:
        """A seat that was left for good goes to somebody who looks on."""
        say, link = self.say, self.session.link
        answers = [Answer(say("ui.table.cancel"))]
        for person in self._onlookers()[:3]:
            answers.append(Answer(person.name, partial(link.send, said.Give(seat, person.id)), "account-plus"))
        self.app.push(Dialog(self.app, say("ui.net.give-title"), say("ui.net.give-words"), answers))
