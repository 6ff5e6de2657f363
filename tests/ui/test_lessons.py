"""Lessons on the screen: every one is played to its end in every language, and what it speaks of is seen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.bots import random_option
from engine.choices import Option
from engine.dice import Dice
from engine.errors import BadFile
from engine.games import find_game
from engine.saves import list_saves
from engine.texts import LANGUAGES
from tests.lessons import EVERY_LESSON, answer_at, where
from tests.ui.driving import (
    FRAME,
    LAYOUTS,
    click,
    find,
    has,
    key,
    lay_out,
    layout_faults,
    post,
    texts_on,
    toast_of,
    words_on,
)
from ui import routes
from ui.app import App
from ui.cli.selfplay import answer_blindly
from ui.learnt import finish, finished
from ui.lessons.page import Lessons
from ui.lessons.table import LessonTable
from ui.scenes.dialog import Dialog
from ui.scenes.home import Home
from ui.scenes.rules import Rules
from ui.scenes.setup import Setup
from ui.widgets.pane import Pane

MOST_FRAMES = 400
SMALLEST = (1024, 640)


@pytest.fixture
def quick(app: App) -> App:
    """A client that loses no time with motion."""
    app.settings.speed = "instant"
    return app


def begin(app: App, game: str = "castle", id: str = "first", number: int = 0) -> LessonTable:
    """A part of a lesson over the home screen."""
    if not app.scenes:
        app.go(routes.Home())
    app.go(routes.Lesson(find_game(game), id, number))
    return the_table(app)


def the_table(app: App) -> LessonTable:
    assert isinstance(app.scene, LessonTable)
    return app.scene


def wait_for_words(app: App) -> LessonTable:
    """Let the others play until the learner is spoken to."""
    table = the_table(app)
    for _ in range(MOST_FRAMES):
        app.frame(FRAME)
        waits = table.teacher.is_ready and not table.is_guarded and not table.is_busy
        if waits and (table.teacher.is_to_be_read or table.asking is not None or table.session.result is not None):
            return table
    raise AssertionError(f"{where(table.teacher.chosen, table.teacher)}: nothing happens")


def steps(app: App) -> Iterator[LessonTable]:
    """The led part, step by step, as it stands when its words are read."""
    while isinstance(app.scene, LessonTable) and app.scene.teacher.is_led:
        table = wait_for_words(app)
        yield table
        if table.teacher.is_to_be_read:
            table.read_on()
        else:
            table.answer(answer_at(table.teacher.chosen, table.session._table, table.teacher))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), EVERY_LESSON)
def test_every_lesson_is_played_to_its_end(
    quick: App, monkeypatch: pytest.MonkeyPatch, game: str, id: str, language: str
) -> None:
    """Whatever glows is on the screen, what is taken can be picked, and the words are read without scrolling."""
    monkeypatch.setattr(quick, "draw", lambda surface=None: [])
    quick.go(routes.Home())
    lay_out(quick, SMALLEST, 100, language)
    table = begin(quick, game, id)
    seen = set()
    for table in steps(quick):
        seen.add(table.teacher.chosen.number)
        _check(quick, table)
    parts = table.teacher.chosen.lesson.parts
    assert sorted(seen) == [number for number, part in enumerate(parts) if part.steps]
    table = the_table(quick)
    _play_alone(quick, table)
    assert isinstance(quick.scene, Dialog)


def _check(app: App, table: LessonTable) -> None:
    step, place = table.teacher.step, where(table.teacher.chosen, table.teacher)
    assert step is not None
    for ref in step.glow:
        boxes = table.places_of(ref, table.widgets)
        assert boxes, f"{place}: '{ref}' glows, but is not on the screen"
        assert all(app.screen.get_rect().contains(box) for box in boxes), f"{place}: '{ref}' at {boxes}"
        sheet = find(app, "lesson").rect
        assert not any(sheet.colliderect(box) for box in boxes), f"{place}: the words cover '{ref}'"
    pane = find(app, "lesson pane")
    assert isinstance(pane, Pane)
    assert pane.height <= pane.rect.height, f"{place}: the words do not fit"
    if step.take:
        assert table.asking is not None
        offered = table.next_refs or table.asking.picker.complete
        assert offered, f"{place}: nothing can be picked"
        buttons = [widget.name for widget in table.widgets if widget.name.startswith(("do ", "ref ", "more"))]
        assert table.usable or buttons, f"{place}: nothing can be clicked"


def _play_alone(app: App, table: LessonTable) -> None:
    """Anybody plays on, until the game is over."""
    chance = Dice(3)
    for _ in range(3000):
        if table.session.result is not None:
            break
        answer_blindly(table.session._table, chance)
    assert table.session.result is not None
    table.show_change()
    for _ in range(MOST_FRAMES):
        app.frame(FRAME)
        if app.scene is not table:
            return


# What somebody does there


def test_a_lesson_is_read_with_enter_and_answered_with_the_mouse(quick: App) -> None:
    table = begin(quick)
    wait_for_words(quick)
    assert find(quick, "lesson words").words.startswith("Welcome to the castle!")  # type: ignore[attr-defined]
    for _ in range(2):
        key(quick, pygame.K_RETURN)
        wait_for_words(quick)
    assert table.teacher.place == 2
    click(quick, "at card:soldier-01")
    click(quick, "at cell:c1")
    wait_for_words(quick)
    assert table.teacher.place == 3
    assert [str(move) for move in table.session._table.moves] == ["0 play card:soldier-01 cell:c1"]


def test_each_thing_is_clicked_also_where_only_one_answer_is_left(quick: App) -> None:
    """Else a second click, as the words ask for it, would already belong to the next step."""
    table = begin(quick, "berserk", "strike")
    wait_for_words(quick)
    for _ in range(2):
        table.read_on()
        wait_for_words(quick)
    click(quick, "at card:executioner-1")
    assert table.session.is_new
    click(quick, "at card:drowned-legion-6")
    assert not table.session.is_new


def test_what_a_step_is_not_about_is_answered_with_not_yet(quick: App) -> None:
    table = begin(quick)
    wait_for_words(quick)
    click(quick, "at card:king")
    assert table.prompt() == "Read what the sheet on the right says, then press Enter."
    for _ in range(2):
        wait_for_words(quick)
        table.read_on()
    wait_for_words(quick)
    click(quick, "at card:king")
    assert table.prompt() == "That comes later. First the Soldier, onto the north wall."
    table.answer(Option("draw pile:deck"))
    assert table.session.is_new


def test_a_lesson_can_be_left_and_gone_on_with(quick: App) -> None:
    for _ in steps_until(quick, 6):
        pass
    quick.go_home()
    assert isinstance(quick.scene, Home)
    quick.scene.saves.wait()
    quick.frame(FRAME)
    assert "Lesson: A place in the castle" in words_on(quick)
    (listed,) = list_saves(quick.saves)
    quick.go(routes.SavedGame(listed.path))
    table = wait_for_words(quick)
    assert table.teacher.place == 5  # the words after the last answer are read again


def steps_until(app: App, place: int) -> Iterator[LessonTable]:
    begin(app)
    for table in steps(app):
        if table.teacher.place == place:
            return
        yield table


def test_an_answer_can_be_taken_back(quick: App) -> None:
    for _ in steps_until(quick, 3):
        pass
    table = wait_for_words(quick)
    assert table.teacher.place == 3
    table.undo()
    for _ in range(MOST_FRAMES):  # whether it is free is found out beside the drawing
        quick.frame(FRAME)
        if table.session.is_new:
            break
        time.sleep(0.005)
    wait_for_words(quick)
    assert table.session.is_new
    assert table.teacher.place == 0 or table.teacher.place == 2


def test_habits_answer_nothing_in_a_lesson(quick: App) -> None:
    quick.settings.asks = "aimed"
    table = begin(quick)
    wait_for_words(quick)
    key(quick, pygame.K_p)
    assert not table.session.is_passing(0)


def test_the_last_words_of_a_part_lead_to_the_next_and_leave_no_file_behind(quick: App) -> None:
    begin(quick)
    for _ in steps(quick):
        pass
    table = the_table(quick)
    assert table.teacher.chosen.number == 1
    assert table.teacher.is_alone
    (listed,) = list_saves(quick.saves)
    assert listed.save is not None
    assert listed.save.lesson == "first 2"


def win(app: App) -> None:
    """Win the game at the end of Castle's first lesson."""
    table = begin(app, number=1)
    for line in ("play card:king cell:d3", "return card:thief", "play card:soldier-02 cell:c1"):
        table = wait_for_words(app)
        table.answer(Option(line))
    for _ in range(40):
        table = wait_for_words(app)
        if table.session.result is not None:
            break
        assert table.asking is not None
        options = table.asking.menu.options
        plays = [option for option in options if option.verb in ("play", "return") and "soldier-01" not in option]
        own = ("card:king", "card:alchemist", "card:soldier-02", "card:prisoner", "card:mistress")
        safe = [option for option in plays if option.verb == "play" or option.refs[0] not in own]
        table.answer((safe or plays or options)[0])
    for _ in range(MOST_FRAMES):
        app.frame(FRAME)
        if isinstance(app.scene, Dialog):
            return


def test_whoever_wins_alone_has_finished_the_lesson(quick: App) -> None:
    win(quick)
    assert isinstance(quick.scene, Dialog)
    assert quick.scene.title == "Well done!"
    assert finished(quick.config) == {"castle": ["first"]}
    assert list_saves(quick.saves) == []
    click(quick, "answer-0")
    table = the_table(quick)
    assert table.teacher.chosen.id != "first"


def test_whoever_loses_alone_may_try_again(quick: App) -> None:
    table = begin(quick, number=1)
    wait_for_words(quick)
    while table.session.result is None:  # the others lay down everything, we only exchange
        seat = table.session._table.awaited()[0]
        menu = table.session._table.menu(seat)
        assert menu is not None
        verb = "exchange" if seat == 0 else "play"
        options = [option for option in menu.options if option.verb == verb] or [random_option(menu, Dice(1))]
        table.session._table.answer(seat, options[0])
    table.show_change()
    for _ in range(MOST_FRAMES):
        quick.frame(FRAME)
        if isinstance(quick.scene, Dialog):
            break
    assert isinstance(quick.scene, Dialog)
    assert quick.scene.title == "Not this time"
    assert finished(quick.config) == {}
    click(quick, "answer-0")
    assert the_table(quick).session.is_new
    assert len(list_saves(quick.saves)) == 1


def test_the_menu_of_a_lesson_leads_back_to_its_beginning_and_to_the_others(quick: App) -> None:
    for _ in steps_until(quick, 4):
        pass
    key(quick, pygame.K_ESCAPE)
    assert not has(quick, "guests")
    click(quick, "again")
    assert the_table(quick).session.is_new
    key(quick, pygame.K_ESCAPE)
    click(quick, "lessons")
    assert isinstance(quick.scene, Lessons)


# Where lessons are found


def test_home_offers_the_lesson_first_to_whoever_has_never_played(app: App) -> None:
    app.go(routes.Home())
    click(app, "game-castle")
    assert isinstance(app.scene, Lessons)
    key(app, pygame.K_t)
    assert isinstance(app.scene, Setup)
    app.scene.start()
    app.go_home()
    click(app, "game-castle")
    assert isinstance(app.scene, Setup)


def test_whoever_has_finished_a_lesson_knows_the_game(app: App) -> None:
    finish(app.config, "castle", "first")
    app.go(routes.Home())
    click(app, "game-castle")
    assert isinstance(app.scene, Setup)


def test_lessons_are_reached_from_set_up_and_from_the_rules(app: App) -> None:
    app.go(routes.Home())
    for route in (routes.SetUp(find_game("castle")), routes.Rules(find_game("castle"))):
        app.go(route)
        click(app, "lessons")
        assert isinstance(app.scene, Lessons)
        app.pop()
        key(app, pygame.K_F6)
        assert isinstance(app.scene, Lessons)
        app.go_home()
    assert not isinstance(app.scene, Rules)


def test_a_lesson_that_was_left_is_gone_on_with_from_the_list(quick: App) -> None:
    for _ in steps_until(quick, 4):
        pass
    quick.go_home()
    quick.go(routes.Lessons(find_game("castle")))
    click(quick, "go-on-first")
    assert len(the_table(quick).session._table.moves) == 1


def test_the_next_lesson_is_the_one_to_begin_with(app: App) -> None:
    finish(app.config, "castle", "first")
    app.go(routes.Home())
    app.go(routes.Lessons(find_game("castle")))
    assert isinstance(app.scene, Lessons)
    assert app.scene.first != "first"
    key(app, pygame.K_RETURN)
    assert the_table(app).teacher.chosen.id == list(app.scenes[1].lessons)[1]  # type: ignore[attr-defined]


def test_what_was_finished_is_read_like_anything_from_outside(app: App) -> None:
    path = app.config.parent / "lessons.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("done: [castle]\n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"lessons\.yaml:1"):
        finished(app.config)
    app.go(routes.Home())
    assert "lessons.yaml:1" in toast_of(app)
    app.go(routes.Lessons(find_game("castle")))
    assert isinstance(app.scene, Lessons)


def test_finishing_twice_is_kept_once(tmp_path: Path) -> None:
    config = tmp_path / "settings.yaml"
    for _ in range(2):
        finish(config, "castle", "first")
    assert finished(config) == {"castle": ["first"]}


def test_a_name_that_one_of_the_others_has_is_not_taken(quick: App) -> None:
    quick.settings.name = "Olga"
    assert begin(quick).session.names == ["Player", "Olga"]


# How it looks


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_the_list_of_lessons_fits_every_window(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    finish(app.config, "castle", "first")
    app.go(routes.Home())
    for game in {game for game, _ in EVERY_LESSON}:
        app.go(routes.Lessons(find_game(game)))
        lay_out(app, size, scale, language)
        assert layout_faults(app) == []
        app.pop()


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_a_lesson_fits_every_window(quick: App, size: tuple[int, int], scale: int, language: str) -> None:
    begin(quick)
    for place in range(3):
        lay_out(quick, size, scale, language)
        table = wait_for_words(quick)
        sheet = find(quick, "lesson").rect
        assert table.places.panel.contains(sheet)
        written = [line for line in texts_on(quick) if sheet.collidepoint(line.box.center)]
        assert not [line for line in written if line.is_cut]
        if place < 2:
            table.read_on()


def test_the_frame_around_a_thing_takes_no_click(quick: App) -> None:
    table = begin(quick)
    wait_for_words(quick)
    table.read_on()
    wait_for_words(quick)
    ring = next(widget for widget in table.widgets if widget.name.startswith("ring area"))
    over = table.at(ring.rect.center)
    assert over is not None
    assert not over.name.startswith("ring")
    post(quick)
