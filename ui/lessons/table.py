"""A lesson on the screen: the ordinary table, with the words of the teacher in the panel at the right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from engine.choices import Option, Ref
from engine.errors import Problem
from ui import routes
from ui.app import App
from ui.learnt import finish
from ui.lessons.panel import LessonPanel, Ring, Said, draw_ring, draw_sign
from ui.lessons.session import LessonSession
from ui.lessons.sheets import LessonMenu, try_again, well_done
from ui.picker import Picker
from ui.table.course import Course
from ui.table.local import LocalTable
from ui.table.verbkeys import PromptButton
from ui.widgets.base import Widget

UI = "ui:"  # a ref that begins so is a widget: `ui:prompt`


class LessonCourse(Course):
    """Nobody is welcomed with what they were dealt, and the end is the teacher's."""

    table: LessonTable

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table, table.racing)
        self._to_welcome = set()

    def _end(self) -> None:
        if self.table.session.teacher.is_finished and not self._is_over:
            self._is_over = True
            self.table.finish_part()


class LessonTable(LocalTable):
    """One part of a lesson."""

    session: LessonSession
    has_remarks = False

    def __init__(self, app: App, session: LessonSession) -> None:
        super().__init__(app, session)
        self.teacher = session.teacher
        self.course = LessonCourse(self)

    # What is said

    def side_panel(self) -> LessonPanel:
        """The words stand where the story is told elsewhere."""
        place, icons = self.places.panel, self.board.EVENT_ICONS
        return LessonPanel(self.theme, place, self.faces, icons, self.said, self.read_on)

    def said(self) -> Said:
        """What the panel says now."""
        teacher, language, say = self.teacher, self.say.language, self.say
        chosen = teacher.chosen
        title, step = chosen.lesson.name.in_(language), teacher.step
        if step is None:
            alone = chosen.part.alone
            words = alone.in_(language) if alone is not None else ""
            return Said(title, words, hint=say("ui.lessons.alone"))
        steps = [len(part.steps) for part in chosen.lesson.parts]
        progress = f"{sum(steps[: chosen.number]) + teacher.place + 1} / {sum(steps)}"
        words = step.say.in_(language)
        if not teacher.is_ready:
            return Said(title, say("ui.lessons.others-play"), progress, is_quiet=True)
        if step.take:
            return Said(title, words, progress, hint=say("ui.lessons.your-move"))
        return Said(title, words, progress, say("ui.lessons.read-on"))

    def prompt(self) -> str:
        """While there is something to read, that is what to do."""
        return self.refusal or (self.say("ui.lessons.read-first") if self.teacher.is_to_be_read else super().prompt())

    def prompt_buttons(self) -> list[PromptButton]:
        """A finished game is not simply dealt again; nothing is let pass while somebody is led."""
        if self.session.result is not None:
            again = PromptButton("again", self.say("ui.lessons.again"), self.rematch, "R", (pygame.K_r,), True)
            home = PromptButton("home", self.say("ui.over.home"), self.app.go_home, "Q", (pygame.K_q,))
            return [again, home] if self.teacher.is_finished else []
        return super().prompt_buttons() if not self.teacher.is_to_be_read else []

    def let_pass(self) -> None:
        """Whoever learns is asked everything."""
        self.say_why_not("", self.not_yet)

    @property
    def not_yet(self) -> str:
        """The answer to whatever this step is not about; nothing when the learner is alone."""
        step = self.teacher.step
        if step is None:
            return ""
        if step.not_yet is not None:
            return step.not_yet.in_(self.say.language)
        return self.say("ui.lessons.read-first" if self.teacher.is_to_be_read else "ui.lessons.not-yet")

    def say_why_not(self, shaken: str, reason: str) -> None:
        """What is no choice now is answered by the teacher."""
        super().say_why_not(shaken, self.not_yet or reason)

    # What is marked

    def build(self) -> Iterable[Widget]:
        """The table, with a frame around what the words speak of."""
        widgets = list(super().build())
        step = self.teacher.step
        if step is not None and self.teacher.is_ready:
            for ref in step.glow:
                widgets += self._rings(ref, widgets)
        return widgets

    def _rings(self, ref: Ref, widgets: Iterable[Widget]) -> Iterator[Ring]:
        """A frame, or only its sign where a thing glows already or may rise from where it lies."""
        shown = {sprite.ref for sprite in self.stage.sprites if sprite.lifts or sprite.name in self.usable}
        for index, box in enumerate(self.places_of(ref, widgets)):
            yield Ring(name=f"ring {ref} {index}", rect=box, paint=draw_sign if ref in shown else draw_ring)

    def places_of(self, ref: Ref, widgets: Iterable[Widget]) -> list[pygame.Rect]:
        """Where a thing is on the screen, several places if it is shown in several; `cell:b2..cell:e5` is what lies
        between two things, and these."""
        first, _, last = ref.partition("..")
        if last:
            ends = [*self.places_of(first, widgets)[:1], *self.places_of(last, widgets)[:1]]
            return [ends[0].union(ends[1])] if len(ends) == 2 else []
        if ref.startswith(UI):
            return [widget.rect for widget in widgets if widget.name == ref.removeprefix(UI)]
        sprites = [sprite for sprite in self.stage.sprites if ref in (sprite.ref, sprite.name)]
        return [sprite.rect for sprite in sprites or [each for each in self.stage.sprites if ref in each.pile]]

    def rebuild(self) -> None:
        """Enter goes on reading, where there is something to read."""
        super().rebuild()
        if self.widget("read on") is not None:
            self.focus = "read on"

    # What is done

    def only_answer(self, picker: Picker) -> Option | None:
        """Whoever learns clicks on each thing that they are told to click on, also where nothing else is left."""
        answer = super().only_answer(picker)
        seen = {ref for sprite in self.stage.sprites for ref in (sprite.ref, *sprite.pile)}
        waits = answer is not None and self.teacher.is_led and not seen.isdisjoint(set(answer.refs) - set(picker.refs))
        return None if waits else answer

    def answer(self, option: Option) -> None:
        """Only what the step is about."""
        if not self.teacher.takes(option):
            self.step_back()
            self.say_why_not("", self.not_yet)
            return
        super().answer(option)

    def read_on(self) -> None:
        """The words were read."""
        if self.is_guarded:
            return
        self.take_step(self.session.read_on)
        if self.teacher.is_finished:
            self.finish_part()

    def finish_part(self) -> None:
        """On to the next part, or the end of the lesson: won, or to be tried again."""
        chosen = self.teacher.chosen
        if chosen.part.alone is not None and not self.teacher.has_won:
            self.app.sounds.play("loss")
            try_again(self.app, chosen, self.rematch)
            return
        if chosen.next is not None:
            self.session.discard()
            self.app.go_instead(routes.Lesson(chosen.game, chosen.id, chosen.next.number))
            return
        self.app.sounds.play("win")
        try:
            finish(self.app.config, chosen.game.name, chosen.id)
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        self.session.discard()
        well_done(self.app, chosen, self.rematch)

    def rematch(self) -> None:
        """This part from its beginning."""
        chosen = self.teacher.chosen
        self.app.pop_to(self)
        self.session.discard()
        self.app.go_instead(routes.Lesson(chosen.game, chosen.id, chosen.number))

    def pause(self) -> None:
        """The menu of a lesson."""
        self.app.push(LessonMenu(self, self.teacher.chosen, self.rematch))
