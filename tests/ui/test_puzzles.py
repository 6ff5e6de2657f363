"""Puzzles on the screen: solving, failing, trying again, and being shown how."""

from __future__ import annotations

import copy
import time
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from engine.choices import Option
from engine.errors import BadSetup
from engine.games import find_game
from engine.puzzles import Chosen, Puzzle, puzzles_of
from engine.saves import list_saves
from engine.texts import LANGUAGES
from tests.test_puzzles import EVERY_PUZZLE
from tests.ui.driving import FRAME, LAYOUTS, click, find, has, key, lay_out, layout_faults, texts_on, toast_of, words_on
from ui import routes
from ui.app import App
from ui.learnt import finish, finished
from ui.lessons.all_games import Learning
from ui.lessons.page import Lessons
from ui.puzzles.page import Puzzles
from ui.puzzles.session import PuzzleSession
from ui.puzzles.table import PuzzleTable
from ui.widgets.pane import Pane

MOST_FRAMES = 2000
SMALLEST = (1024, 640)
GAMES = sorted({game for game, _ in EVERY_PUZZLE})


def test_from_home_one_comes_to_the_puzzles_of_every_game_and_sees_how_many_are_solved(app: App) -> None:
    for id in list(puzzles_of("castle"))[:3]:
        finish(app.config, "castle", id, "puzzles")
    finish(app.config, "castle", "no longer there", "puzzles")
    app.go(routes.Home())
    key(app, pygame.K_z)
    assert isinstance(app.scene, Learning)
    assert "Lessons: 0 of 2 done · Puzzles: 3 of 10 done" in words_on(app)
    for game in GAMES:
        click(app, f"puzzles-{game}")
        assert isinstance(app.scene, Puzzles)
        assert app.scene.game.name == game
        key(app, pygame.K_ESCAPE)


def test_from_the_set_up_too(app: App) -> None:
    finish(app.config, "castle", next(iter(puzzles_of("castle"))), "puzzles")
    app.go(routes.SetUp(find_game("castle")))
    assert "1 of 10 solved" in str(find(app, "puzzles").tip)
    key(app, pygame.K_F7)
    assert isinstance(app.scene, Puzzles)


def test_a_file_of_what_is_solved_that_cannot_be_read_is_said(app: App) -> None:
    app.config.parent.mkdir(parents=True, exist_ok=True)
    (app.config.parent / "puzzles.yaml").write_text("[", encoding="utf-8")
    for route in (routes.Learning(), routes.SetUp(find_game("castle"))):
        app.go(route)
        assert "puzzles.yaml" in toast_of(app)


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_the_page_of_all_games_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    app.go(routes.Learning())
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []


@pytest.fixture
def quick(app: App) -> App:
    """A client that loses no time with motion."""
    app.settings.speed = "instant"
    return app


def begin(app: App, game: str = "castle", id: str = "prisoner", *, is_shown: bool = False) -> PuzzleTable:
    if not app.scenes:
        app.go(routes.Home())
    app.go(routes.Puzzle(find_game(game), id, is_shown))
    return wait(app)


def wait(app: App) -> PuzzleTable:
    """Until whoever solves it can answer, or it is over."""
    for _ in range(MOST_FRAMES):
        app.frame(FRAME)
        table = app.scene
        assert isinstance(table, PuzzleTable)
        is_still = table.session.is_solved_out and not table.is_guarded and not table.is_busy
        if is_still and (table.asking is not None or (table.session.verdict != "open" and has(app, "read on"))):
            return table
        time.sleep(0.002)  # it is solved beside the drawing
    raise AssertionError("nothing happens")


def answer(app: App, *lines: str) -> PuzzleTable:
    for line in lines:
        wait(app).answer(Option(line))
    return wait(app)


SOLUTION = ("play card:soldier-01 cell:b6", "play card:prisoner cell:a6")


def test_a_puzzle_is_solved_with_the_mouse_and_that_is_remembered(quick: App) -> None:
    table = begin(quick)
    task = puzzles_of("castle")["prisoner"].task.in_("en")
    assert find(quick, "lesson words").words == task  # type: ignore[attr-defined]
    click(quick, "at card:soldier-01")
    click(quick, "at cell:b6")
    wait(quick)
    click(quick, "at card:prisoner")
    click(quick, "at cell:a6")
    wait(quick)
    assert table.session.verdict == "solved"
    assert table.prompt() == "Solved!"
    assert finished(quick.config, "puzzles") == {"castle": ["prisoner"]}
    assert finished(quick.config) == {}, "lessons are another matter"
    assert list_saves(quick.saves) == []


def test_a_wrong_end_says_so_and_enter_tries_again(quick: App) -> None:
    begin(quick)
    table = answer(quick, "play card:soldier-01 cell:c1")
    assert table.session.verdict == "missed"
    assert table.prompt() == "Not solved."
    assert "Not solved: it is over, and the task isn't done." in find(quick, "lesson words").words  # type: ignore[attr-defined]
    assert finished(quick.config, "puzzles") == {}
    assert table.session.menu() is None
    key(quick, pygame.K_RETURN)
    again = wait(quick)
    assert again is not table
    assert again.session.is_new


def test_r_tries_again_and_s_shows_the_solution_step_by_step(quick: App) -> None:
    begin(quick)
    answer(quick, "play card:soldier-01 cell:c1")
    key(quick, pygame.K_r)
    assert wait(quick).session.is_new
    answer(quick, "play card:soldier-01 cell:c1")
    key(quick, pygame.K_s)
    table = wait(quick)
    assert table.session.is_shown
    menu = table.session.menu()
    assert menu is not None
    assert list(menu.options) == ["play card:soldier-01 cell:b6"]
    for _ in SOLUTION:
        wait(quick)
        key(quick, pygame.K_RETURN)
    table = wait(quick)
    assert table.session.verdict == "solved"
    assert table.prompt() == "The solution is over."
    assert finished(quick.config, "puzzles") == {}, "what was shown was not solved"
    key(quick, pygame.K_RETURN)
    assert not wait(quick).session.is_shown


def test_after_a_puzzle_comes_the_next_and_after_the_last_the_list(quick: App) -> None:
    ids = list(puzzles_of("castle"))
    begin(quick)
    answer(quick, *SOLUTION)
    key(quick, pygame.K_RETURN)
    assert wait(quick).chosen.id == ids[ids.index("prisoner") + 1]
    last = begin(quick, id=ids[-1])
    for _ in range(20):
        option = last.session.next_answer
        if option is None:
            break
        answer(quick, option)
    key(quick, pygame.K_RETURN)
    assert isinstance(quick.scene, Puzzles)


def test_an_answer_can_be_taken_back_also_the_last_one(quick: App) -> None:
    begin(quick)
    table = answer(quick, "play card:soldier-01 cell:c1")
    table.undo()
    for _ in range(MOST_FRAMES):
        quick.frame(FRAME)
        if table.session.is_new:
            break
        time.sleep(0.002)
    table = wait(quick)
    assert table.session.verdict == "open"
    assert answer(quick, *SOLUTION).session.verdict == "solved"


def test_no_hint_is_given_and_habits_answer_nothing(quick: App) -> None:
    quick.settings.asks, quick.settings.hints = "aimed", "shared"
    table = begin(quick)
    assert not has(quick, "hint")
    key(quick, pygame.K_p)
    assert not table.session.is_passing(0)


def test_the_menu_of_a_puzzle_leads_to_its_beginning_the_solution_and_the_others(quick: App) -> None:
    for button in ("again", "solution", "puzzles"):
        begin(quick)
        answer(quick, "play card:soldier-01 cell:b6")
        key(quick, pygame.K_F10)
        click(quick, button)
        if button == "puzzles":
            assert isinstance(quick.scene, Puzzles)
        else:
            table = wait(quick)
            assert table.session.is_new
            assert table.session.is_shown == (button == "solution")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_task_of_every_puzzle_is_read_without_scrolling(quick: App, game: str, language: str) -> None:
    quick.go(routes.Home())
    lay_out(quick, SMALLEST, 100, language)
    for id in puzzles_of(game):
        quick.go(routes.Puzzle(find_game(game), id))
        assert isinstance(quick.scene, PuzzleTable)
        quick.scene.course.is_still = True  # it need not be solved to be read
        quick.frame(FRAME)
        pane = find(quick, "lesson pane")
        assert isinstance(pane, Pane)
        assert pane.height <= pane.rect.height, f"{game} {id}: the words do not fit"
        quick.pop()


# Others, clocks and dice


WORDS = {"en": "A", "ru": "А", "uk": "А"}


def made(app: App, monkeypatch: pytest.MonkeyPatch, game: str, **written: Any) -> PuzzleTable:
    """A puzzle that no file has, on the screen."""
    whole = {"place": 1, "name": WORDS, "task": WORDS, "seats": ["Me", "Olga"], "solutions": 1, **written}
    chosen = Chosen(find_game(game), "made", msgspec.convert(whole, Puzzle))
    monkeypatch.setattr("ui.puzzles.table.puzzles_of", lambda game: {"made": chosen.puzzle})
    app.go(routes.Home())
    app.push(PuzzleTable(app, PuzzleSession.start(chosen, "Vika", app.say)))
    return wait(app)


def test_the_others_answer_what_refutes_a_wrong_answer(quick: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Olga has the one card that stops Me, and plays it."""
    table = made(
        quick,
        monkeypatch,
        "junquick",
        goal={"told": ["round-won Me *"]},
        until=["round-won *"],
        position={
            "first": "Olga",
            "phase": "leader",
            "Me": {"hand": ["too-early", "jun-1"]},
            "Olga": {"hand": ["hysteria", "jun-2"]},
            "pile": "jun-1 Me + jun-4 Olga",
        },
    )
    answer(quick, "play card:too-early-1")
    told = [event.plain()["event"] for event in table.session.events()]
    assert "countered" in told or "laid" in told
    assert any(move.seat == 1 and "hysteria" in move.option for move in table.session._table.moves)
    assert table.session.verdict == "missed"


def test_whoever_leaves_lets_nobody_think_on(quick: App) -> None:
    quick.go(routes.Home())
    quick.go(routes.Puzzle(find_game("castle"), "chamberlain"))
    table = quick.scene
    assert isinstance(table, PuzzleTable)
    quick.frame(FRAME)
    quick.pop()
    with pytest.raises(BadSetup, match="more than 0 positions"):
        table.session.solver._count()


def test_time_stands_still_while_somebody_thinks(quick: App) -> None:
    table = begin(quick)
    before = table.session._time.now()
    for _ in range(20):
        quick.frame(0.5)
    assert table.session._time.now() == before


DICE: dict[str, Any] = {
    "game": "berserk",
    "goal": {"told": ["died card:grey-sister-*"]},
    "until": ["turn-began *"],
    "chance": "any",
    "position": {
        "turn": "Me",
        "Me": {"field": {"c3": "templar-vanguard"}},
        "Olga": {"field": {"c4": "grey-sister wounds 5 closed", "e6": "marsh-hag"}},
    },
}


def test_what_works_whatever_is_rolled_is_solved(quick: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed target with 2 lives dies of any strike."""
    table = made(quick, monkeypatch, **DICE)
    assert table.session.next_answer is not None
    strike = next(o for o in table.session.menu().options if o.startswith("strike card:templar"))  # type: ignore[union-attr]
    table = answer(quick, strike)
    assert table.session.verdict == "solved"


def test_a_lucky_strike_is_told_from_a_solution(quick: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever seed it takes: the strike at the open target hits in the end, and is still not the solution."""
    open_target = copy.deepcopy(DICE)
    open_target["position"]["Olga"]["field"]["c4"] = "grey-sister wounds 5"
    for seed in range(30):
        monkeypatch.setattr("ui.puzzles.session.secrets.randbelow", lambda most, seed=seed: seed)
        table = made(quick, monkeypatch, **open_target)
        strike = next(o for o in table.session.menu().options if o.startswith("strike card:templar"))  # type: ignore[union-attr]
        table.answer(Option(strike))
        until_over(quick, table)
        if any(event.plain()["event"] == "died" for event in table.session.events()):
            assert table.session.verdict == "chance"
            return
    raise AssertionError("no seed is lucky")


def until_over(app: App, table: PuzzleTable) -> None:
    """Let the others answer as long as they have to."""
    for _ in range(200):
        app.frame(FRAME)
        if table.asking is not None or table.session.verdict != "open":
            return
        time.sleep(0.002)


# Where they are found


def test_puzzles_are_reached_from_the_lessons_and_lead_back_to_them(app: App) -> None:
    app.go(routes.Home())
    app.go(routes.Lessons(find_game("castle")))
    click(app, "puzzles")
    assert isinstance(app.scene, Puzzles)
    app.pop()
    key(app, pygame.K_p)
    assert isinstance(app.scene, Puzzles)
    key(app, pygame.K_F6)
    assert isinstance(app.scene, Lessons)


def test_the_first_unsolved_puzzle_is_the_one_to_begin_with(app: App) -> None:
    ids = list(puzzles_of("castle"))
    finish(app.config, "castle", ids[0], "puzzles")
    app.go(routes.Home())
    app.go(routes.Puzzles(find_game("castle")))
    assert isinstance(app.scene, Puzzles)
    assert app.scene.first == ids[1]
    key(app, pygame.K_RETURN)
    assert isinstance(app.scene, PuzzleTable)
    assert app.scene.chosen.id == ids[1]


def test_what_was_solved_is_read_like_anything_from_outside(app: App) -> None:
    path: Path = app.config.parent / "puzzles.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("done: [castle]\n", encoding="utf-8")
    app.go(routes.Home())
    app.go(routes.Puzzles(find_game("castle")))
    assert isinstance(app.scene, Puzzles)
    assert app.scene.done == []


# How it looks


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_the_list_of_puzzles_fits_every_window(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    finish(app.config, "castle", "prisoner", "puzzles")
    app.go(routes.Home())
    for game in GAMES:
        app.go(routes.Puzzles(find_game(game)))
        lay_out(app, size, scale, language)
        assert layout_faults(app) == []
        app.pop()


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
@pytest.mark.parametrize("is_over", [False, True])
def test_a_puzzle_fits_every_window(
    quick: App, size: tuple[int, int], scale: int, language: str, is_over: bool
) -> None:
    begin(quick)
    if is_over:
        answer(quick, "play card:soldier-01 cell:c1")
    lay_out(quick, size, scale, language)
    table = wait(quick)
    sheet = find(quick, "lesson").rect
    assert table.places.panel.contains(sheet)
    bars = (sheet, table.places.area.prompt)
    written = [line for line in texts_on(quick) if any(bar.collidepoint(line.box.center) for bar in bars)]
    assert not [line for line in written if line.is_cut]
