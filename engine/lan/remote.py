"""A table behind the network: what a guest knows of it, from outside like a table in this process."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Raw

from engine.causes import Reasons
from engine.choices import Ask, Menu, Option, Ref, Refused, Seat
from engine.errors import BadAnswer
from engine.events import Event
from engine.games import Game, Options, Result, SeatInfo, checked_options, find_game
from engine.lan import messages as said
from engine.lan.wire import as_menu, as_view
from engine.reports import off_menu
from engine.views import EVERYTHING, View, Viewer


class Told(Event, frozen=True):
    """An event as it came over the wire."""

    facts: dict[str, Any]

    def plain(self) -> dict[str, Any]:
        """The event as plain data."""
        return dict(self.facts)


class RemoteTable:
    """The game as the host last told it. Answers are sent; what comes of them is told later."""

    def __init__(self, begun: said.Begun, send: Callable[[said.Message], None]) -> None:
        self.game: Game[Any] = find_game(begun.game)
        self.seats: tuple[SeatInfo, ...] = tuple(begun.seats)
        self.options: Options = checked_options(self.game, len(begun.seats), begun.options)
        self.yours: list[Seat] = list(begun.yours)
        self.count = begun.count
        self.send = send
        self.number = -1
        self.ask: Ask | None = None
        self.result: Result | None = None
        self.is_new = True
        self.is_silent = False
        self.can_undo = False
        self._ends_at = 0.0  # when the time for this question is over, by our own clock
        self._sights: dict[Viewer, said.Sight] = {}
        self._players: dict[Viewer, dict[int, Raw]] = {}  # as they were told last: each as a part of the view
        self._views: dict[Viewer, View] = {}  # those that somebody has looked at
        self._stories: dict[Viewer, list[tuple[int, Event]]] = {}
        self._updates = 0
        self._last_id = 0
        self._heard = 0
        self._sent: dict[Seat, said.Answer] = {}  # answers that the host may not have heard yet
        self._reasons: dict[Seat, said.Reasons] = {}
        self._verdicts: dict[Seat, said.Verdict] = {}
        self._because: dict[tuple[str, int], Reasons] = {}  # by eyes and sentence
        self._puzzled: set[tuple[str, int]] = set()  # what the host was asked about
        self._wondering: dict[Seat, str] = {}  # the sets that the host is asked about

    # What the host tells

    def update(self, update: said.Update) -> None:
        """The game has gone on, or we are back."""
        self.number, self.result = update.number, update.result
        self.is_new, self.is_silent, self.can_undo = update.is_new, update.is_silent, update.can_undo
        self._ends_at = time.monotonic() + update.left
        self._heard = update.heard
        self._last_id = max(self._last_id, update.heard)
        self._sights.clear()
        self._puzzled.clear()  # what was not answered can be asked again
        self._wondering.clear()
        self._views.clear()
        menus: dict[Seat, Menu] = {}
        for key, sight in update.sights.items():
            viewer: Viewer = None if key == "" else EVERYTHING if key == EVERYTHING else int(key)
            self._sights[viewer] = sight
            for place, player in sight.players.items():
                self._players.setdefault(viewer, {})[place] = player.copy()  # the message itself can go
            self._tell(self._stories.setdefault(viewer, []), sight)
            if isinstance(viewer, int) and sight.menu is not None:
                menus[viewer] = self._menu(viewer, sight.menu)
        self._sent = {seat: sent for seat, sent in self._sent.items() if self._is_open(sent)}
        self._updates += 1
        self.ask = Ask(menus, "first" if update.race else "all", seconds=update.seconds, race=update.race)
        if update.result is not None:
            self.ask = None

    def _tell(self, story: list[tuple[int, Event]], sight: said.Sight) -> None:
        """Add what is new to a story. Whoever comes back is told everything: what was known already stays as it is."""
        if sight.first + len(sight.events) < len(story):
            self._because.clear()  # something was taken back
        for place, event in enumerate(sight.events, start=sight.first):
            if place < len(story) and story[place][1].plain() != event:
                del story[place:]
            if place >= len(story):
                story.append((self._updates, Told(event)))
        del story[sight.first + len(sight.events) :]

    def _menu(self, seat: Seat, wire: said.WireMenu) -> Menu:
        number, menu = self.number_of(seat), as_menu(wire)

        def reasons() -> said.Reasons | None:
            found = self._reasons.get(seat)
            return found if found is not None and found.number == number else None

        def refused() -> list[Refused]:
            found = reasons()
            return found.refused if found is not None else []

        def doubts() -> dict[Option, str]:
            found = reasons()
            return {Option(line): why for line, why in found.doubts.items()} if found is not None else {}

        def flaw(option: Option) -> Refused | None:
            """As the host says; what it has not judged yet may do."""
            known = self._verdicts.get(seat)
            if known is not None and (known.number, known.line) == (number, option):
                return known.flaw
            if seat not in self._wondering:
                self._wondering[seat] = option
                self.send(said.Would(seat, number, option))
            return None

        menu.why_not, menu.doubts, menu.check = refused, doubts, flaw
        return menu

    def _is_open(self, sent: said.Answer) -> bool:
        return sent.number == self.number_of(sent.seat) and sent.id > self._heard

    def reason(self, reasons: said.Reasons) -> None:
        """Why not, and what should be thought over."""
        self._reasons[reasons.seat] = reasons

    def judge(self, verdict: said.Verdict) -> None:
        """What is wrong with a set that is being put together."""
        self._verdicts[verdict.seat] = verdict
        self._wondering.pop(verdict.seat, None)

    def explain(self, because: said.Because) -> None:
        """Why a sentence came about."""
        self._because[because.eyes, because.sentence] = Reasons(tuple(because.rules), tuple(because.cards))

    def refuse(self, id: int) -> None:
        """An answer was refused: its seat may answer again."""
        self._sent = {seat: sent for seat, sent in self._sent.items() if sent.id != id}

    def say_again(self) -> None:
        """We are back: what the host has not heard is said once more, as long as it is still asked for."""
        for seat, sent in list(self._sent.items()):
            menu = self.ask.menus.get(seat) if self.ask is not None else None
            if menu is not None and menu.accept(sent.line) is not None:
                self.send(sent)
            else:
                del self._sent[seat]

    def forget_sent(self) -> None:
        """The host was started anew: whoever is still asked answers again."""
        self._sent.clear()
        self._last_id = 0

    # What a table knows

    def view(self, viewer: Viewer) -> View:
        """What a viewer at this computer may see."""
        seen = self._known(viewer)
        if seen not in self._views:
            players = self._players.get(seen, {})
            self._views[seen] = as_view(self._sights[seen].view, [players[place] for place in sorted(players)])
        return self._views[seen]

    @property
    def notes(self) -> Mapping[Seat, Mapping[Ref, str]]:
        """What the seats at this computer have noted for themselves."""
        views = {seat: self.view(seat) for seat in self._sights if isinstance(seat, int)}
        return {seat: view["notes"] for seat, view in views.items() if "notes" in view}

    def _sight(self, viewer: Viewer) -> said.Sight:
        return self._sights[self._known(viewer)]

    def _known(self, viewer: Viewer) -> Viewer:
        """The viewer that we were told something for: whoever is alone at a computer is also its onlooker."""
        return self.yours[0] if viewer not in self._sights and len(self.yours) == 1 else viewer

    def menu(self, seat: Seat) -> Menu | None:
        """What a seat may choose from now; nothing while its answer is on the way."""
        if self.ask is None or seat in self._sent:
            return None
        return self.ask.menus.get(seat)

    def is_spared(self, seat: Seat) -> bool:
        """Whether a seat is waited for and not asked: the host answers by habit."""
        return self.ask is not None and seat not in self.ask.menus and seat in self._sight(seat).awaited

    def is_passing(self, seat: Seat) -> bool:
        """Whether a seat lets everything pass until its next turn."""
        return self._sight(seat).passes

    def number_of(self, seat: Seat) -> int:
        """The number of the question to a seat: in private dialogues each has its own."""
        return self._sights[seat].number if seat in self._sights else self.number

    def awaited(self, viewer: Viewer = EVERYTHING) -> list[Seat]:
        """The seats that the game waits for, as far as anybody here may know."""
        if viewer == EVERYTHING and self.result is None:
            return sorted({seat for sight in self._sights.values() for seat in sight.awaited})
        return list(self._sight(viewer).awaited)

    def events(self, since: int = 0, viewer: Viewer = EVERYTHING) -> list[Event]:
        """What happened since the count of events was `since`, as a viewer at this computer saw it."""
        return [event for update, event in self._stories[self._known(viewer)] if update >= since]

    def story(self, viewer: Viewer) -> Sequence[Event]:
        """Everything that a viewer was told, in order."""
        return [event for _, event in self._stories[self._known(viewer)]]

    @property
    def event_count(self) -> int:
        """What to pass to `events` later."""
        return self._updates

    def why(self, viewer: Viewer, sentence: int) -> tuple[Event, Reasons | None]:
        """A sentence of a viewer's story, and why it came about as soon as the host has said so."""
        seen = self._known(viewer)
        asked = ("" if seen is None else str(seen), sentence)
        if asked not in self._because and asked not in self._puzzled:
            self._puzzled.add(asked)
            self.send(said.AskWhy(*asked))
        return self.story(viewer)[sentence], self._because.get(asked)

    # Answering

    @property
    def left(self) -> float:
        """The seconds that are left for this question."""
        return max(0.0, self._ends_at - time.monotonic())

    def answer(self, seat: Seat, line: str, number: int | None = None) -> None:
        """Send an answer; one that is not on the menu is refused here already."""
        menu = self.menu(seat)
        if menu is None:
            raise BadAnswer("lan-too-late" if self.result is None else "game-is-over", line=line)
        if number is not None and number != self.number_of(seat):
            raise BadAnswer("late-answer", line=line, number=number, now=self.number_of(seat))
        if menu.accept(line) is None:
            raise off_menu(menu, seat, line)
        self._last_id += 1
        answer = said.Answer(seat, self.number_of(seat), line, self._last_id)
        self._sent[seat] = answer
        self.send(answer)

    def note(self, seat: Seat, about: Ref, mark: str) -> None:
        """Send what a seat notes for itself."""
        self.send(said.Jot(seat, about, mark))
