"""A lesson in this process: a session at which somebody leads the learner and tells the others what to say."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.choices import Menu
from engine.errors import Problem
from engine.hosting.habits import Asks
from engine.lessons import Chosen, chosen_in
from engine.saves import Journal, resume
from engine.table import Table
from engine.teaching import Teacher
from engine.texts import Texts, common
from ui.table.session import Session


class LessonSession(Session):
    """One part of a lesson. What it does not take is not offered, and time stands still while it waits."""

    def __init__(
        self,
        chosen: Chosen,
        table: Table[Any],
        journal: Journal | None = None,
        noticed: Sequence[Problem] = (),
        folder: Path | None = None,
    ) -> None:
        super().__init__(table, journal, noticed, folder)
        self.teacher = self.host.bots.script = Teacher(chosen, table)

    @classmethod
    def start(cls, folder: Path, chosen: Chosen, name: str, say: Texts) -> LessonSession:
        """Begin a part, under a name that none of the others has."""
        own, others = seat_names(name, say)
        return cls(chosen, chosen.open(chosen.seated(own, others)), folder=folder)

    @classmethod
    def resume(cls, path: Path) -> LessonSession:
        """Go on with a part where it was left."""
        opened, journal = resume(path)
        return cls(chosen_in(opened.table.game.name, opened.table.lesson), opened.table, journal, opened.noticed)

    def menu(self) -> Menu | None:
        """As much of the question as the step takes."""
        return self.teacher.menu(super().menu())

    def read_on(self) -> None:
        """The words of this step were read: the others may go on."""
        self.teacher.go_on()
        self.host.bots.go_on()

    def ask_me(self, asks: Asks) -> None:
        """Whoever learns is asked everything."""

    def pass_time(self, seconds: float) -> None:
        """No clock runs while the learner reads, or is led to an answer; what was said in a race is heard out."""
        if not (self.teacher.is_led and self.teacher.is_ready) or self.host.moment.is_open:
            super().pass_time(seconds)

    def discard(self) -> None:
        """This part is over: its file is no longer needed."""
        path = self.saved_at
        self.close()
        if path is not None:
            path.unlink(missing_ok=True)


def seat_names(name: str, say: Texts) -> tuple[str, dict[str, str]]:
    """How whoever learns is called, and in this language those who have names in a lesson or puzzle."""
    others = dict(zip(_names(common("en")), _names(say), strict=True))
    return (name if name and name not in others.values() else say("ui.setup.player")), others


def _names(say: Texts) -> list[str]:
    return [name.strip() for name in say("ui.setup.names").split(",")]
