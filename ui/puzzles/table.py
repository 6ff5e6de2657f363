"""A puzzle on the screen: the ordinary table, with the task in the panel at the right."""

from __future__ import annotations

import pygame

from engine.errors import Problem
from engine.puzzles import puzzles_of
from ui import routes
from ui.app import App
from ui.learnt import finish
from ui.lessons.panel import LessonPanel, Said
from ui.puzzles.session import PuzzleSession
from ui.puzzles.sheets import PuzzleMenu
from ui.table.course import Course
from ui.table.local import LocalTable
from ui.table.top_bar import TopButton
from ui.table.verbkeys import PromptButton


class PuzzleCourse(Course):
    """Nobody is welcomed, and the end is when the task is done, or cannot be any more."""

    table: PuzzleTable

    def __init__(self, table: PuzzleTable) -> None:
        super().__init__(table, table.racing)
        self._to_welcome = set()
        self._was_ready = False

    def go_on(self) -> None:
        """As at any table, until it is over; what was taken back is open again."""
        super().go_on()
        session = self.table.session
        is_over = session.verdict != "open"
        if is_over and not self._is_over and not self.table.is_busy and not self.is_holding:
            self._is_over = True
            self.table.finish()
        elif self._is_over and not is_over:
            self._is_over = False
            self.table.rebuild()
        if session.is_solved_out and not self._was_ready:
            self._was_ready = True
            self.table.rebuild()

    def _end(self) -> None:
        """The board stays as it is."""


class PuzzleTable(LocalTable):
    """One try at a puzzle, or its solution."""

    session: PuzzleSession
    has_remarks = False

    def __init__(self, app: App, session: PuzzleSession) -> None:
        super().__init__(app, session)
        self.chosen = session.chosen
        self.course = PuzzleCourse(self)

    # What is said

    def side_panel(self) -> LessonPanel:
        """The task stands where the story is told elsewhere."""
        place, icons = self.places.panel, self.board.EVENT_ICONS
        return LessonPanel(self.theme, place, self.faces, icons, self.said, self.go_further, icon="puzzle")

    def said(self) -> Said:
        """The task, then what came of it."""
        say, puzzle, session = self.say, self.chosen.puzzle, self.session
        ids = list(puzzles_of(self.chosen.game.name))
        progress = f"{ids.index(self.chosen.id) + 1} / {len(ids)}"
        title, task = puzzle.name.in_(say.language), puzzle.task.in_(say.language)
        if session.verdict == "open":
            if not session.is_shown:
                return Said(title, task, progress, hint=say("ui.puzzles.hint"))
            option = session.next_answer
            if option is None or self.asking is None:
                return Said(title, say("ui.puzzles.others-answer"), progress, is_quiet=True)
            words = say("ui.puzzles.step", option=self.asking.option_name(option))
            return Said(title, words, progress, say("ui.puzzles.do-step"))
        if session.is_shown:
            return Said(title, say("ui.puzzles.shown"), progress, say("ui.puzzles.try"))
        if session.verdict == "solved":
            words = say("ui.puzzles.solved", puzzle=title)
            return Said(title, words, progress, say("ui.puzzles.next" if self._following else "ui.puzzles.all"))
        words = f"{say(f'ui.puzzles.not-{session.verdict}')}\n{task}"
        return Said(title, words, progress, say("ui.puzzles.again"))

    @property
    def _following(self) -> str:
        """The next puzzle; empty after the last."""
        ids = list(puzzles_of(self.chosen.game.name))
        return next(iter(ids[ids.index(self.chosen.id) + 1 :]), "")

    def prompt(self) -> str:
        """When it is over, that is what there is to say."""
        verdict = self.session.verdict
        if self.refusal or verdict == "open":
            return super().prompt()
        if self.session.is_shown:
            return self.say("ui.puzzles.is-shown")
        return self.say("ui.puzzles.is-solved" if verdict == "solved" else "ui.puzzles.is-not-solved")

    def prompt_buttons(self) -> list[PromptButton]:
        """When it is over: once more, the solution, the others."""
        if self.session.verdict == "open":
            return super().prompt_buttons()
        say = self.say
        return [
            PromptButton("again", say("ui.puzzles.again"), self.rematch, "R", (pygame.K_r,)),
            PromptButton("solution", say("ui.puzzles.solution"), self.show_solution, "S", (pygame.K_s,)),
            PromptButton("puzzles", say("ui.puzzles.all"), self.to_list, "L", (pygame.K_l,)),
        ]

    def top_buttons(self) -> list[TopButton]:
        """Nothing happens meanwhile that the board does not show."""
        return [button for button in super().top_buttons() if button.name != "meanwhile"]

    # What is done

    def rebuild(self) -> None:
        """Enter goes further, where there is a way."""
        super().rebuild()
        if self.widget("read on") is not None:
            self.focus = "read on"

    def go_further(self) -> None:
        """The button of the panel: the next step that is shown, once more, or the next puzzle."""
        session = self.session
        if self.is_guarded:
            return
        if session.verdict == "open":
            option = session.next_answer
            if option is not None:
                self.answer(option)
        elif session.verdict == "solved" and not session.is_shown:
            if self._following:
                self._go_to(self._following)
            else:
                self.to_list()
        else:
            self.rematch()

    def finish(self) -> None:
        """Solved is remembered."""
        session = self.session
        is_solved = session.verdict == "solved"
        self.app.sounds.play("win" if is_solved else "loss")
        if is_solved and not session.is_shown:
            try:
                finish(self.app.config, self.chosen.game.name, self.chosen.id, "puzzles")
            except Problem as problem:
                self.app.toast(self.say.error(problem))
        self.rebuild()

    def let_pass(self) -> None:
        """Whoever solves a puzzle is asked everything."""

    def rematch(self) -> None:
        """The same puzzle from its beginning."""
        self._go_to(self.chosen.id)

    def show_solution(self) -> None:
        """From the beginning, step by step."""
        self._go_to(self.chosen.id, is_shown=True)

    def _go_to(self, id: str, *, is_shown: bool = False) -> None:
        self.app.pop_to(self)
        self.app.go_instead(routes.Puzzle(self.chosen.game, id, is_shown))

    def to_list(self) -> None:
        """All puzzles of the game."""
        self.app.go_home()
        self.app.go(routes.Puzzles(self.chosen.game))

    def pause(self) -> None:
        """The menu of a puzzle."""
        self.app.push(PuzzleMenu(self, self.rematch, self.show_solution, self.to_list))
