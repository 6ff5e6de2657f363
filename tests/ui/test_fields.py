"""Typing as people are used to: mark, copy, paste, change in the middle; what cannot be typed is said."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame
import pytest

from tests.ui.driving import click, click_at, drag, find, key, toast_of, type_text
from ui import clipboard
from ui.app import App
from ui.scenes.base import Scene
from ui.theme import width_of
from ui.widgets.base import Widget
from ui.widgets.button import Button
from ui.widgets.field import Field
from ui.widgets.typed import Typed

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT


class Form(Scene):
    """Two fields and a button."""

    def __init__(self, app: App, words: str = "") -> None:
        super().__init__(app)
        self.lines = {"one": words, "two": ""}

    def build(self) -> Iterable[Widget]:
        for index, (name, words) in enumerate(self.lines.items()):
            rect = pygame.Rect(40, 40 + index * 60, 300, 40)
            yield Field(name=name, rect=rect, words=words, longest=20, on_change=partial(self.take, name))
        yield Button(name="ok", rect=pygame.Rect(40, 200, 100, 40), label="OK")

    def take(self, name: str, words: str) -> None:
        self.lines[name] = words
        self.rebuild()  # as most screens do


def form(app: App, words: str = "") -> Form:
    scene = Form(app, words)
    app.push(scene)
    app.frame(0.02)
    return scene


def field(app: App, name: str = "one") -> Field:
    found = find(app, name)
    assert isinstance(found, Field)
    return found


def at_letter(app: App, count: int) -> tuple[int, int]:
    """The place behind so many letters."""
    shown = field(app)
    left, _, px = shown._laid
    return left + width_of(shown.words[:count], "plain", px), shown.rect.centery


def test_a_letter_is_put_where_the_cursor_is(app: App) -> None:
    scene = form(app, "Marta")
    key(app, pygame.K_END)
    for _ in range(3):
        key(app, pygame.K_LEFT)
    type_text(app, "g")
    assert scene.lines["one"] == "Magrta"
    key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_DELETE)
    assert scene.lines["one"] == "Mata"
    key(app, pygame.K_HOME)
    type_text(app, "x")
    assert scene.lines["one"] == "xMata"


def test_a_click_places_the_cursor_and_a_drag_marks(app: App) -> None:
    scene = form(app, "Marta Olga")
    click_at(app, at_letter(app, 2))
    type_text(app, "r")
    assert scene.lines["one"] == "Marrta Olga"
    drag(app, at_letter(app, 0), at_letter(app, 7))
    assert field(app).typed.chosen == "Marrta "
    type_text(app, "X")
    assert scene.lines["one"] == "XOlga"


def test_marking_with_shift_and_by_words(app: App) -> None:
    scene = form(app, "one two three")
    key(app, pygame.K_END)
    key(app, pygame.K_LEFT, SHIFT | CTRL)
    assert field(app).typed.chosen == "three"
    key(app, pygame.K_LEFT, SHIFT)
    assert field(app).typed.chosen == " three"
    key(app, pygame.K_BACKSPACE)
    assert scene.lines["one"] == "one two"
    key(app, pygame.K_BACKSPACE, CTRL)
    assert scene.lines["one"] == "one "


def test_copy_cut_and_paste_from_field_to_field(app: App) -> None:
    scene = form(app, "Віка")
    key(app, pygame.K_a, CTRL)
    key(app, pygame.K_c, CTRL)
    key(app, pygame.K_TAB)
    key(app, pygame.K_v, CTRL)
    key(app, pygame.K_v, CTRL)
    assert scene.lines == {"one": "Віка", "two": "ВікаВіка"}
    key(app, pygame.K_a, CTRL)
    key(app, pygame.K_x, CTRL)
    assert scene.lines["two"] == ""
    assert clipboard.pasted() == "ВікаВіка"


def test_what_is_pasted_becomes_one_line_and_a_full_field_says_so(app: App) -> None:
    scene = form(app)
    clipboard.copy("two\nlines\tof words that are long")
    key(app, pygame.K_v, CTRL)
    assert scene.lines["one"] == "two lines of words t"
    assert "20" in toast_of(app)
    key(app, pygame.K_a, CTRL)
    type_text(app, "a")
    assert scene.lines["one"] == "a"


def test_one_letter_too_many_is_said(app: App) -> None:
    scene = form(app, "x" * 20)
    key(app, pygame.K_END)
    type_text(app, "y")
    assert scene.lines["one"] == "x" * 20
    assert "no more room" in toast_of(app)


@pytest.mark.parametrize("sign", ["漢", "😀", "א"])
def test_a_sign_that_no_font_has_is_refused_with_a_word(app: App, sign: str) -> None:
    scene = form(app)
    for typed in (f"A{sign}", "é", "ґ"):
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=typed))
        app.frame(0.02)
    assert scene.lines["one"] == "Aéґ"
    assert "cannot be shown" in toast_of(app)


def test_tab_marks_all_so_that_typing_begins_anew(app: App) -> None:
    scene = form(app, "old")
    key(app, pygame.K_TAB)
    key(app, pygame.K_TAB, SHIFT)
    type_text(app, "new")
    assert scene.lines["one"] == "new"


def test_at_the_end_of_the_words_an_arrow_leads_on(app: App) -> None:
    form(app, "ab")
    click(app, "one", share=0.9)
    key(app, pygame.K_DOWN)
    assert app.scene.focus == "two"


def test_long_words_show_the_part_with_the_cursor(app: App) -> None:
    form(app, "wwwwwwwwwwwwwwwwwwww")
    shown = field(app)
    shown.rect = pygame.Rect(40, 40, 120, 40)
    key(app, pygame.K_END)
    assert shown.rect.contains(pygame.Rect(shown._x(20), 50, 2, 10))
    assert shown._laid.first > 0
    key(app, pygame.K_HOME)
    assert shown._laid.first == 0


def test_a_word_is_marked_by_two_clicks() -> None:
    line = Typed("one two three")
    line.mark_word(5)
    assert line.chosen == "two"
