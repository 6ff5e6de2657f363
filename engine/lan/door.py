"""The network as a door to a running game: how time passes there, how bots think, and how it is told over the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec

from engine.choices import Seat
from engine.errors import Problem
from engine.hosting import told
from engine.hosting.thinking import Thread
from engine.hosting.timing import Timer
from engine.lan import messages as said
from engine.lan.wire import WireView, refusal, wire_menu, wire_view
from engine.views import Viewer

T = TypeVar("T")


class LoopTime:
    """The time of an event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.now = self._loop.time

    def call_later(self, seconds: float, do: Callable[[], object]) -> Timer:
        """Do something after some seconds."""
        return self._loop.call_later(seconds, do)


class LoopThoughts:
    """Thinks in a thread of its own, and says in the event loop what has come of it."""

    def __init__(self, name: str) -> None:
        self._loop, self._name = asyncio.get_running_loop(), name
        self._thread: Thread | None = None

    def __call__(self, job: Callable[[], T], done: Callable[[Callable[[], T]], object]) -> None:
        """Begin with it."""
        if self._thread is None:
            self._thread = Thread(self._name)
        thought = self._loop.run_in_executor(self._thread.executor, self._thread.work_out, job)
        thought.add_done_callback(lambda thought: None if thought.cancelled() else done(thought.result))

    def close(self) -> None:
        """Think no longer."""
        if self._thread is not None:
            self._thread.close()


class Console:
    """A listener at a host without a screen: hears what everybody is told beside the game."""

    id = -1
    at_screen: Seat | None = None
    wants_sights = wants_reasons = False

    def __init__(self, on_notice: Callable[[said.Notice], None]) -> None:
        self.seats: list[Seat] = []
        self._on_notice = on_notice

    def hear(self, what: told.Told) -> None:
        """Say it on, if it is for people to read."""
        if isinstance(what, told.RuleFailed | told.BotFailed | told.NotSaved):
            self._on_notice(_notice(what))


class Tongue:
    """How one guest is told of a game: what it was told last need not be said again."""

    def __init__(self) -> None:
        self._players: dict[Viewer, list[bytes]] = {}  # as each viewer was told of them last

    def wired(self, what: told.Told) -> said.Message:
        """What a host tells, as it goes over the wire."""
        match what:
            case told.Update():
                return self._update(what)
            case told.Reasons(seat, number, menu):
                doubts = {str(option): why for option, why in menu.warnings.items()}
                return said.Reasons(seat, number, menu.refused, doubts)
            case told.Verdict(seat, number, line, flaw):
                return said.Verdict(seat, number, line, flaw)
            case told.Begun(table, yours, count):
                self._players.clear()  # everything is told, also to somebody who is back
                options = msgspec.to_builtins(table.options)
                return said.Begun(table.game.name, list(table.seats), options, yours, count)
            case told.Refused(problem, id):
                return refusal(problem, id)
            case told.Ended(record):
                return said.Record(record)
            case told.UndoAsked(undo, by, since, is_yours):
                return said.UndoAsked(undo, by, since, is_yours)
            case told.UndoOver(undo, is_done):
                return said.UndoOver(undo, is_done)
            case _:
                return _notice(what)

    def _update(self, update: told.Update) -> said.Update:
        return said.Update(
            update.number,
            {_key(viewer): self._sight(viewer, sight, update.sent_as) for viewer, sight in update.sights.items()},
            update.is_new,
            update.race,
            update.seconds,
            update.left,
            update.result,
            update.heard,
            update.is_silent,
            update.can_undo,
        )

    def _sight(self, viewer: Viewer, sight: told.Sight, parts: dict[int, bytes]) -> said.Sight:
        if sight.sent_as is None:  # once for all who see the same
            sight.sent_as = wire_view(sight.view, parts)
        view: WireView = sight.sent_as
        before = self._players.get(viewer, ())
        self._players[viewer] = view.players
        if len(before) != len(view.players):
            before = [b""] * len(view.players)
        return said.Sight(
            msgspec.Raw(view.rest),
            sight.first,
            cast(list[dict[str, Any]], sight.events),  # which they are once they are written down
            sight.awaited,
            None if sight.menu is None else wire_menu(sight.menu),
            sight.number,
            sight.passes,
            {
                place: msgspec.Raw(now)
                for place, (now, then) in enumerate(zip(view.players, before, strict=True))
                if now != then
            },
        )


def _notice(what: told.RuleFailed | told.BotFailed | told.NotSaved) -> said.Notice:
    match what:
        case told.RuleFailed():
            return said.Notice("lan-rule-failed")
        case told.BotFailed(seat):
            return said.Notice("lan-bot-failed", {"seat": seat + 1})
        case told.NotSaved(problem):
            return not_saved(problem) if problem is not None else said.Notice("lan-saved-again")


def not_saved(problem: Problem) -> said.Notice:
    """The game goes on, but not on the disk; where the host keeps its files is nobody's business."""
    return said.Notice("lan-not-saved", {"why": str(problem.facts.get("why", ""))})


def _key(viewer: Viewer) -> str:
    return "" if viewer is None else str(viewer)
