"""How a game went, in a few sentences: how long it took, and what was worth telling."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from engine.views import View
from ui.boards import Board
from ui.cues import Banner, Cues, Fall
from ui.saying import Say
from ui.table.tabletop import Tabletop

MOST = 4  # sentences


def tale(table: Tabletop) -> list[str]:
    """The sentences, in the order in which it happened; the decisive one comes last."""
    lasted: Callable[[View], Say] | None = getattr(table.board, "lasted", None)
    told = [table.faces.words(lasted(table.seen))] if lasted is not None else []
    kinds = milestones(table.board)
    happened = [table.texts.event(event) for event in table.session.events() if event.plain()["event"] in kinds]
    return [*told, *chosen(once(happened), MOST - len(told))]


def milestones(board: Board) -> Collection[str]:
    """The kinds of events that are worth telling: the board says so, else those that everybody was shown large."""
    cues: Cues = getattr(board, "CUES", {})
    named: Collection[str] | None = getattr(board, "MILESTONES", None)
    shown = [kind for kind, seen in cues.items() if any(isinstance(cue, Fall | Banner) for cue in seen)]
    return named if named is not None else shown


def once(sentences: Sequence[str]) -> list[str]:
    """What happened several times is told where it happened last."""
    return list(dict.fromkeys(reversed(sentences)))[::-1]


def chosen(sentences: Sequence[str], most: int) -> Sequence[str]:
    """The first of them, and those that came last."""
    return sentences if len(sentences) <= most else [sentences[0], *sentences[len(sentences) - most + 1 :]]
