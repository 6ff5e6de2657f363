"""What is laid over the table of a lesson: its menu, and what is said at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.lessons import Chosen, lessons_of
from ui import routes
from ui.app import App
from ui.scenes.dialog import Answer, Dialog
from ui.table.sheets.menu import Row, TableMenu
from ui.table.tabletop import Tabletop


class LessonMenu(TableMenu):
    """Go on, from the beginning, the other lessons, rules, settings, home."""

    def __init__(self, table: Tabletop, chosen: Chosen, again: Callable[[], None]) -> None:
        super().__init__(table)
        self.chosen, self.again = chosen, again

    def rows(self) -> Sequence[Row]:
        """What can be done in a lesson: it is saved like any game."""
        say, app = self.say, self.app
        return (
            self.go_on_row(),
            Row("again", say("ui.lessons.again"), "restart", "R", pygame.K_r, self.again),
            Row(
                "lessons",
                say("ui.lessons.all"),
                "school",
                "L",
                pygame.K_l,
                partial(_leave_for_lessons, app, self.chosen),
            ),
            Row("rules", say("ui.pause.rules"), "book-open-page-variant", "F1", 0, self._open_rules),
            Row("settings", say("ui.pause.settings"), "cog", "T", pygame.K_t, partial(app.go, routes.Settings())),
            Row("home", say("ui.pause.home"), "home", "Q", pygame.K_q, app.go_home),
        )


def well_done(app: App, chosen: Chosen, again: Callable[[], None]) -> None:
    """The lesson is over: what now."""
    say = app.say
    ids = list(lessons_of(chosen.game.name))
    later = ids[ids.index(chosen.id) + 1 :]
    name = chosen.lesson.name.in_(say.language)
    answers = [Answer(say("ui.lessons.play"), partial(_leave_for, app, routes.SetUp(chosen.game)), "play")]
    words = say("ui.lessons.all-done", lesson=name)
    if later:
        following = lessons_of(chosen.game.name)[later[0]].name.in_(say.language)
        words = say("ui.lessons.done", lesson=name)
        label = say("ui.lessons.next", lesson=following)
        answers.insert(0, Answer(label, partial(_leave_for, app, routes.Lesson(chosen.game, later[0])), "school"))
    answers += [
        Answer(say("ui.lessons.again"), again, "restart"),
        Answer(say("ui.over.home"), app.go_home, "home"),
    ]
    app.push(Dialog(app, say("ui.lessons.well-done"), words, answers, icon="trophy"))


def try_again(app: App, chosen: Chosen, again: Callable[[], None]) -> None:
    """The learner has not won: nothing is lost."""
    say = app.say
    answers = [
        Answer(say("ui.lessons.try-again"), again, "restart"),
        Answer(say("ui.lessons.all"), partial(_leave_for_lessons, app, chosen), "school"),
        Answer(say("ui.over.home"), app.go_home, "home"),
    ]
    app.push(Dialog(app, say("ui.lessons.not-won"), say("ui.lessons.not-won-words"), answers))


def _leave_for_lessons(app: App, chosen: Chosen) -> None:
    _leave_for(app, routes.Lessons(chosen.game))


def _leave_for(app: App, route: routes.Route) -> None:
    app.go_home()
    app.go(route)
