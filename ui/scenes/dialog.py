"""A sheet of paper in the middle of the screen: a question with a few buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from ui.app import App
from ui.scenes.base import Scene
from ui.theme import FADED_INK, INK, fitted, line_height
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button


class Answer(NamedTuple):
    """A button of a dialog. The dialog is closed before it does anything."""

    label: str
    do: Callable[[], None] | None = None
    icon: str = ""


class Dialog(Scene):
    """Says something and offers answers; the first one is the one to expect. Esc closes it."""

    covers_all = False

    def __init__(self, app: App, title: str, words: str, answers: Sequence[Answer], *, icon: str = "") -> None:
        super().__init__(app)
        self.palette = app.scene.palette if app.scenes else self.palette
        self.title, self.words, self.answers, self.icon = title, words, answers, icon

    def build(self) -> Iterable[Widget]:
        """Title, words, and the answers below each other."""
        wide = min(self.px(520), self.area.width - self.px(40))
        inner = wide - self.px(64)
        block = fitted(self.words, inner, self.area.height // 2, self.px(15), "plain", 14)
        tall = line_height(block.px) * len(block.lines) if self.words else 0
        step = self.px(52)
        top = self.px(28)
        head = self.px(44)
        sheet = pygame.Rect(0, 0, wide, top + head + tall + self.px(20) + step * len(self.answers) + self.px(16))
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=20, shadow=26)
        title = pygame.Rect(sheet.x + self.px(32), sheet.y + top, inner, head)
        yield Label(name="title", rect=title, words=self.title, size=22, colour=INK, bold=True, centred=True)
        words = pygame.Rect(title.x, title.bottom + self.px(4), inner, tall)
        is_list = "\n" in self.words
        yield Label(
            name="words", rect=words, words=self.words, colour=FADED_INK, centred=not is_list, lines=14, top=True
        )
        for row, answer in enumerate(self.answers):
            place = pygame.Rect(title.x, words.bottom + self.px(18) + row * step, inner, self.px(44))
            yield Button(
                name=f"answer-{row}",
                rect=place,
                label=answer.label,
                icon=answer.icon,
                kind="primary" if row == 0 else "plain",
                on_press=partial(self._give, answer),
            )

    def _give(self, answer: Answer) -> None:
        self.app.pop()
        if answer.do is not None:
            answer.do()
