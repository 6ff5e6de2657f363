"""Why something happened: the rules that were at work when it was told, and the cards whose effects they carried out.

Nothing of this is kept while a game is played. A game is its answers, so it is played again with open eyes: whenever
an event is told, the rules that are running are looked at, from the innermost to the outermost. Their docstrings name
the rules they carry out, and behaviour stands next to the ids of its cards.
"""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Collection, Iterable, Sequence
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

from engine.cards import Kind
from engine.choices import Ref
from engine.effects import behaving_ids
from engine.events import Event
from engine.games import Game
from engine.table import Table
from engine.views import EVERYTHING, Viewer, strings_in

_BRACKETS: Final = re.compile(r"\[([A-Z]{2,4}-[^\]]+)\]")
_ID: Final = re.compile(r"\b[A-Z]{2,4}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*")
_OUTERMOST: Final = Table._run.__code__  # the table drives the rules from here
_NEVER: Final = 10**9  # answers between checkpoints: what is played again is not forked


class Running(NamedTuple):
    """A rule that was at work."""

    rules: tuple[str, ...]  # that it carries out, as its docstring says
    kinds: tuple[str, ...]  # the cards that it is the behaviour of, by their ids
    things: tuple[Ref, ...]  # the cards that it was about


Cause = tuple[Running, ...]  # the innermost first


class Reasons(NamedTuple):
    """What may be said to somebody of why something happened."""

    rules: tuple[str, ...]  # the nearest first
    cards: tuple[Ref, ...]  # whose effects brought it about, the nearest first


class _News(list[Event]):
    """What is told, with an eye on who tells it."""

    def __init__(self, causes: list[Cause], whole: CodeType) -> None:
        super().__init__()
        self._causes, self._whole = causes, whole

    def append(self, event: Event) -> None:
        """Told."""
        self._causes.append(tuple(_running(sys._getframe(1), self._whole)))
        super().append(event)


def causes_of(played: Table[Any]) -> list[Cause]:
    """Why everything happened, by the number of the event: the game is played again for it."""
    causes: list[Cause] = []
    game = played.game

    def watched(*setup: Any) -> Any:
        state = game.new(*setup)
        state.news = _News(causes, game.play.__code__)
        return state

    past = played.frozen()
    past.game = dataclasses.replace(game, new=watched)
    past.checkpoint_every = _NEVER
    past._kept = past._kept[:1]
    again = past.fork(0)
    for move in played.moves:
        again.answer(*move)
    return causes


def _running(frame: FrameType | None, whole: CodeType) -> Iterable[Running]:
    """The rules on the way from an event to the table, as far as they say anything. That of the whole game is always at
    work, so it is the reason only for what nothing else is."""
    is_known = False
    while frame is not None and frame.f_code is not _OUTERMOST:
        code = frame.f_code
        found = Running(_rules_in(code), behaving_ids(code), tuple(_cards_among(code, frame)))
        if any(found) and not (is_known and code is whole):
            is_known = is_known or bool(found.rules)
            yield found
        frame = frame.f_back


def _rules_in(code: CodeType) -> tuple[str, ...]:
    """The ids in brackets in a docstring, which is the first constant of its code."""
    words = code.co_consts[0] if code.co_consts else None
    if not isinstance(words, str):
        return ()
    return tuple(id for brackets in _BRACKETS.findall(words) for id in _ID.findall(brackets))


def _cards_among(code: CodeType, frame: FrameType) -> Iterable[Ref]:
    """The cards that a rule was called with."""
    for name in code.co_varnames[: code.co_argcount]:
        ref = getattr(frame.f_locals.get(name), "ref", None)
        if isinstance(ref, str) and ref.startswith("card:"):
            yield ref


def reasons(game: Game[Any], event: Event, cause: Cause, known: Collection[str]) -> Reasons:
    """Of a cause what somebody may be told who knows these names, as in their view and in what they were told."""
    kinds = {kind.id: kind for kind in game.kinds}
    own = set(strings_in(event.plain()))
    rules: list[str] = []
    cards: list[Ref] = []
    for running in cause:
        mine = [kinds[id] for id in running.kinds if id in kinds]
        shown = _shown(mine, cause, known)
        if mine and not shown:
            continue  # the effect of a card that they do not know of
        rules += running.rules
        cards += shown or [ref for ref in running.things if ref in known and ref not in own]
    return Reasons(tuple(dict.fromkeys(rules)), tuple(dict.fromkeys(cards)))


def _shown(kinds: Sequence[Kind], cause: Cause, known: Collection[str]) -> list[Ref]:
    """The card that an effect came from: of all that have it, the one that the rules were about, else one of each kind
    that is known."""
    copies = {kind.id: [f"{kind.what}:{copy}" for copy in kind.copy_ids()] for kind in kinds}
    every = {ref for refs in copies.values() for ref in refs}
    about = [ref for running in cause for ref in running.things if ref in every]
    if about:
        return [ref for ref in about[:1] if ref in known]
    return [ref for refs in copies.values() if (ref := next((ref for ref in refs if ref in known), None)) is not None]


def names_known(seen: object, told: Sequence[Event]) -> set[str]:
    """Every name in a view and in what was told."""
    return set(strings_in([seen, [event.plain() for event in told]]))


def explain(table: Table[Any], causes: Sequence[Cause], viewer: Viewer, sentence: int) -> tuple[Event, Reasons]:
    """A sentence of the story as a viewer was told it, by its number in it, and why it came about, as far as the viewer
    can know that."""
    told = [
        (number, seen)
        for number, event in enumerate(table.events())
        if (seen := event if viewer == EVERYTHING else event.seen_by(viewer)) is not None
    ]
    number, event = told[sentence]
    known = names_known(table.view(viewer), [seen for _, seen in told])
    return event, reasons(table.game, event, causes[number], known)
