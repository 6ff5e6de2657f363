"""What a guest knows of the table it visits: put together from what the host says, piece by piece."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.errors import Problem
from engine.lan import messages as said
from engine.lan.guest import Ended, Lost, News
from engine.lan.remote import RemoteTable
from engine.lan.wire import as_problem

MOST_CHAT = 500  # lines


class Visit:
    """One guest's knowledge; whoever shows it asks what kind of news has just been taken in."""

    def __init__(self, send: Callable[[said.Message], None]) -> None:
        self.send = send
        self.hello: said.Hello | None = None
        self.welcome: said.Welcome | None = None
        self.room: said.RoomView | None = None
        self.table: RemoteTable | None = None
        self.undo: said.UndoAsked | None = None  # somebody wants to go back
        self.chat: list[said.Said | said.Signed | said.Notice] = []
        self.record = ""  # the whole save of an ended game
        self.lost: Problem | None = None  # why there is no connection now
        self.ended: Problem | None = None  # why there will be none any more
        self.refused: Problem | None = None  # what was refused last
        self._is_back = False  # everything is being told anew

    @property
    def own_names(self) -> list[str]:
        """The names of the seats that are ours."""
        if self.room is None or self.welcome is None:
            return []
        return [seat.name for seat in self.room.seats if seat.person == self.welcome.person]

    def take(self, news: News) -> None:
        """Take something in."""
        match news:
            case said.Update() if self.table is not None:  # first, since it comes all the time
                self.table.update(news)
                if self._is_back:
                    self._is_back = False
                    self.table.say_again()
            case said.Hello():
                self.hello = news
            case said.Welcome():
                self._welcome(news)
            case said.RoomView():
                self.room = news
                if news.phase == "lobby":
                    self.table, self._is_back = None, False  # that game is over: another will be played
            case said.Begun():
                self._begin(news)
            case said.Reasons() if self.table is not None:
                self.table.reason(news)
            case said.Verdict() if self.table is not None:
                self.table.judge(news)
            case said.Because() if self.table is not None:
                self.table.explain(news)
            case said.Refusal():
                self.refused = as_problem(news)
                if news.id and self.table is not None:
                    self.table.refuse(news.id)
            case said.Said() | said.Signed() | said.Notice():
                self.chat = [*self.chat[1 - MOST_CHAT :], news]
            case said.Earlier(lines):
                self._recall(lines)
            case said.UndoAsked():
                self.undo = news
            case said.UndoOver():
                self.undo = None
            case said.Record(save):
                self.record = save
            case Lost(why):
                self.lost = self.lost if self.lost is not None and self.lost.key == "lan-host-gone" else why
            case said.Goodbye():
                self.lost = as_problem(news)
            case Ended(why):
                self.ended = why

    def _recall(self, lines: Sequence[said.Said | said.Signed]) -> None:
        """What was said before we came back: whatever of it we have heard ourselves stays where it is."""
        heard = [line for line in self.chat if not isinstance(line, said.Notice)]
        overlap = min(len(heard), len(lines))
        if heard[len(heard) - overlap :] != list(lines[len(lines) - overlap :]) or overlap < len(lines):
            self.chat = list(lines)

    def _welcome(self, news: said.Welcome) -> None:
        if self.welcome is not None and self.welcome.run != news.run and self.table is not None:
            self.table.forget_sent()
        self.welcome, self.lost, self.undo = news, None, None
        self._is_back = self.table is not None

    def _begin(self, begun: said.Begun) -> None:
        """A game is on: the one that we were in, or another."""
        table = self.table
        is_same = table is not None and (list(table.seats), table.count) == (begun.seats, begun.count)
        if self._is_back and table is not None and is_same and table.result is None:
            table.yours = list(begun.yours)
        else:
            self.table = RemoteTable(begun, self.send)
            self.record = ""
            self._is_back = False
