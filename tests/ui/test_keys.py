"""F2 lists every key that does something on the screen below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame
import pytest

from engine.games import find_game
from tests.ui.driving import LAYOUTS, click, click_at, find, key, lay_out, layout_faults, post, type_text, words_on
from ui import routes
from ui.app import App
from ui.scenes.base import Scene
from ui.scenes.home import Home
from ui.scenes.keys import KeyLine, Keys
from ui.widgets.base import Widget
from ui.widgets.button import Button
from ui.widgets.field import Field
from ui.widgets.pane import Pane


class Below(Scene):
    """A screen with a button and keys of its own."""

    count = 3

    def build(self) -> Iterable[Widget]:
        for number, (label, name, tip) in enumerate(
            (("Undo", "U", ""), ("", "M", "Open the menu"), ("No key", "", ""), ("Undo", "U", ""))
        ):
            rect = pygame.Rect(10, 10 + 50 * number, 200, 40)
            yield Button(name=f"b{number}", rect=rect, label=label, key_name=name, tip=tip)

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        return [("Ctrl+F, /", "search"), *((f"Alt+{n}", f"answer number {n} " * 4) for n in range(self.count))]

    @property
    def rules_page(self) -> routes.Rules:
        return routes.Rules(find_game("castle"))


class Waiting(Scene):
    """A screen whose main button cannot be pressed yet."""

    given = 0

    def build(self) -> Iterable[Widget]:
        def give() -> None:
            self.given += 1

        yield Button(name="give", rect=pygame.Rect(10, 10, 200, 40), label="To a guest", on_press=give)
        start = pygame.Rect(10, 60, 200, 40)
        yield Button(name="start", rect=start, label="Start", key_name="Enter", keys=(pygame.K_RETURN,), enabled=False)


def test_enter_is_for_the_button_that_says_so_even_if_it_cannot_be_pressed_yet(app: App) -> None:
    """A focus that nobody has seen is not pressed in its place; once it was seen it is."""
    scene = Waiting(app)
    app.push(scene)
    click_at(app, (500, 300))
    key(app, pygame.K_RETURN)
    assert (scene.focus, scene.given) == ("give", 0)
    key(app, pygame.K_RETURN)  # the keyboard has shown it now
    assert scene.given == 1


def open_keys(app: App, count: int = 3) -> Keys:
    below = Below(app)
    below.count = count
    app.push(below)
    key(app, pygame.K_F2)
    assert isinstance(app.scene, Keys)
    return app.scene


def test_it_lists_the_keys_of_the_window_of_the_screen_and_of_its_buttons(app: App) -> None:
    lines = list(open_keys(app).lines())
    listed = {line.keys: line.words for line in lines if line.keys}
    for name in ("Tab", "Enter", "Esc", "F1", "F2", "F11"):
        assert (name,) in listed
    assert ("←", "↑", "↓", "→") in listed
    assert listed["Ctrl+F", "/"] == "search"
    assert listed["U",] == "Undo"
    assert listed["M",] == "Open the menu"
    assert sum(line.keys == ("U",) for line in lines) == 1
    assert all(line.words != "No key" for line in lines)
    shown = words_on(app)
    for line in lines:
        assert line.words in shown
        assert all(name in shown for name in line.keys)


def test_f1_is_listed_only_where_there_are_rules(app: App) -> None:
    app.push(Scene(app))
    key(app, pygame.K_F2)
    assert isinstance(app.scene, Keys)
    assert ("F1",) not in [line.keys for line in app.scene.lines()]


@pytest.mark.parametrize("closing", [pygame.K_ESCAPE, pygame.K_F2, pygame.K_RETURN])
def test_esc_f2_and_the_button_close_it(app: App, closing: int) -> None:
    open_keys(app)
    key(app, closing)
    assert isinstance(app.scene, Below)
    assert len(app.scenes) == 1


def test_a_click_closes_it(app: App) -> None:
    open_keys(app)
    click(app, "close")
    assert isinstance(app.scene, Below)


def test_what_does_not_fit_scrolls_by_wheel_and_keys(app: App) -> None:
    scene = open_keys(app, count=60)
    pane = find(app, "keys")
    assert isinstance(pane, Pane)
    assert pane.furthest > 0
    post(app, pygame.Event(pygame.MOUSEMOTION, pos=pane.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    post(app, pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert scene.scrolls["keys"] > 0
    key(app, pygame.K_END)
    assert scene.scrolls["keys"] == pane.furthest
    key(app, pygame.K_UP)
    assert scene.scrolls["keys"] < pane.furthest
    key(app, pygame.K_HOME)
    assert scene.scrolls["keys"] == 0
    key(app, pygame.K_PAGEDOWN)
    assert scene.scrolls["keys"] > 0


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_nothing_is_cut_and_no_line_lies_over_another(
    app: App, size: tuple[int, int], scale: int, language: str
) -> None:
    open_keys(app, count=8)
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
    lines = [widget for widget in app.scene.widgets if isinstance(widget, KeyLine)]
    assert isinstance(app.scene, Keys)
    assert [line.line for line in lines] == list(app.scene.lines())
    sheet = find(app, "sheet").rect
    assert app.scene.area.contains(sheet)
    for index, line in enumerate(lines):
        assert sheet.left <= line.rect.left
        assert line.rect.right <= sheet.right
        assert line.rect.collidelist([other.rect for other in lines[index + 1 :]]) == -1


def test_it_survives_a_tiny_and_rotated_window(app: App) -> None:
    open_keys(app, count=20)
    app.resize((400, 700))
    app.frame(0.016)
    app.resize((320, 240))
    app.frame(0.016)
    assert isinstance(app.scene, Keys)


def test_the_letter_of_a_key_that_leads_to_a_field_is_not_typed_into_it(app: App) -> None:
    app.push(Home(app))
    type_text(app, "j")  # join a table: the first field has the focus
    focused = app.scene.widget(app.scene.focus)
    assert isinstance(focused, Field)
    assert focused.words == ""
    type_text(app, "j")
    focused = app.scene.widget(app.scene.focus)
    assert isinstance(focused, Field)
    assert focused.words == "j"
