"""Looking back at a game on the screen: everything with the mouse and with the keyboard, and nothing that leaks."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.dice import Dice
from engine.errors import BadSetup
from engine.promises import names_in
from engine.saves import open_save
from engine.views import EVERYTHING
from tests.playing import GAMES, ROOT
from tests.ui.driving import (
    LAYOUTS,
    LEAST_TARGET,
    click,
    click_at,
    drag,
    find,
    has,
    key,
    lay_out,
    layout_faults,
    texts_on,
    toast_of,
    visible,
    words_on,
)
from tests.ui.tabletop import show, top, until
from ui import routes
from ui.app import App
from ui.replay.chapters import marked_kinds
from ui.replay.panel import Told
from ui.replay.scene import ReplayScene
from ui.replay.timeline import TimeLine
from ui.settings import SPEEDS
from ui.table.local import LocalTable
from ui.table.sheets.browser import ChoiceSheet
from ui.table.sheets.over import Over
from ui.table.sheets.pause import Pause
from ui.table.spot import Spot
from ui.widgets.button import Button

SAMPLES = ROOT / "saves"
SAMPLED = LAYOUTS[::4]  # of the games besides the first


def watch(app: App, name: str = "bang-finished", place: int = 0, *, is_sample: bool = True) -> ReplayScene:
    """A sample in a replay."""
    app.go(routes.LookBackAt(SAMPLES / f"{name}.yaml", is_sample, place))
    app.frame(0.1)
    assert isinstance(app.scene, ReplayScene)
    return app.scene


def line_of(app: App) -> TimeLine:
    line = find(app, "time line")
    assert isinstance(line, TimeLine)
    return line


# Going along


def test_arrows_go_a_step_and_home_and_end_all_the_way(app: App) -> None:
    app.settings.speed = "instant"
    scene, table = watch(app, place=100), open_save(SAMPLES / "bang-finished.yaml").table
    for code, place in (
        (pygame.K_RIGHT, 101),
        (pygame.K_LEFT, 100),
        (pygame.K_LEFT, 99),
        (pygame.K_END, scene.session.replay.length),
        (pygame.K_RIGHT, scene.session.replay.length),
        (pygame.K_HOME, 0),
        (pygame.K_LEFT, 0),
    ):
        key(app, code)
        assert scene.session.place == place
        assert scene.session.digest() == table.fork(place).digest()


def test_page_keys_go_by_turns(app: App) -> None:
    app.settings.speed = "instant"
    scene = watch(app)
    begins = [turn.place for turn in scene.turns]
    assert begins[0] == 0
    assert len(begins) > 30
    for place in begins[1:4]:
        key(app, pygame.K_PAGEDOWN)
        assert scene.session.place == place
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_PAGEUP)
    assert scene.session.place == begins[3], "first to where this turn began"
    key(app, pygame.K_PAGEUP)
    assert scene.session.place == begins[2]


def test_a_turn_has_the_colour_of_whose_it_is(app: App) -> None:
    scene = watch(app)
    replay = scene.session.replay
    for turn in scene.turns:
        assert turn.seat == scene.board.status(replay.at(turn.place).view(None)).seat


def test_up_and_down_go_from_mark_to_mark(app: App) -> None:
    """Three are out in this game, and each of them is marked."""
    app.settings.speed = "instant"
    scene = watch(app)
    out = [place for place, event in scene.session.replay.told(None) if event.plain()["event"] == "eliminated"]
    assert len(out) == 3
    for place in out:
        key(app, pygame.K_DOWN)
        assert scene.session.place == place
    key(app, pygame.K_UP)
    assert scene.session.place == out[1]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_turns_and_marks(app: App, name: str) -> None:
    scene = watch(app, f"{name}-finished")
    assert len(scene.turns) >= 10
    assert scene.marks
    assert {str(mark.event.plain()["event"]) for mark in scene.marks} <= set(marked_kinds(scene.board))
    assert set(marked_kinds(scene.board)) <= set(scene.board.EVENT_ICONS), "every mark has a picture of its own"


def test_a_click_on_the_time_line_jumps_and_a_drag_goes_through(app: App) -> None:
    app.settings.speed = "instant"
    scene = watch(app)
    line = line_of(app)
    click_at(app, (line.x_of(140), line.rect.bottom - 8))
    assert abs(scene.session.place - 140) <= 1
    mark = scene.marks[1]
    click_at(app, (line.x_of(mark.place) + 2, line.rect.y + 6))
    assert scene.session.place == mark.place, "a click near a mark goes right there"
    low = line.rect.bottom - 8
    drag(app, (line.x_of(30), low), (line.x_of(200), low))
    assert abs(scene.session.place - 200) <= 1


def test_a_sentence_leads_to_its_moment(app: App) -> None:
    app.settings.speed = "instant"
    scene = watch(app, place=100)
    scene.look_through(EVERYTHING)
    told = [widget for widget in scene.widgets if isinstance(widget, Told) and widget.is_ahead]
    assert told, "what comes next is below what happens now"
    name, place = told[0].name, scene.panel.places[int(told[0].name.removeprefix("sentence "))]
    click(app, name)
    assert scene.session.place == place > 100
    now = find(app, name)
    assert isinstance(now, Told)
    assert now.is_now


def test_the_sentences_of_what_is_to_come_are_told_only_to_whoever_sees_everything(app: App) -> None:
    app.settings.speed = "instant"
    scene = watch(app, place=100)
    for viewer in (2, None):
        scene.look_through(viewer)
        told = [widget for widget in scene.widgets if isinstance(widget, Told)]
        assert told
        assert not any(widget.is_ahead for widget in told)
        assert not line_of(app).said(scene.marks[-1]), "nor what is marked there"
    click(app, told[0].name)
    assert scene.session.place < 100, "what has happened can be gone back to"


def test_a_card_that_came_later_is_not_read_earlier(app: App) -> None:
    scene = watch(app, place=100)
    scene.zoomed = "card:bang-1"
    scene.step_back()
    assert scene.zoomed is None


def test_space_plays_and_stops_and_plays_from_the_beginning_at_the_end(app: App) -> None:
    app.settings.speed = "instant"
    scene = watch(app, "castle-finished", 90)
    key(app, pygame.K_SPACE)
    assert scene.is_playing
    until(app, lambda: scene.session.place == scene.session.replay.length)
    assert not scene.is_playing
    key(app, pygame.K_SPACE)
    assert scene.is_playing
    until(app, lambda: scene.session.place == 3)
    key(app, pygame.K_SPACE)
    assert not scene.is_playing


@pytest.mark.parametrize("code", [pygame.K_LEFT, pygame.K_PAGEUP, pygame.K_HOME])
def test_whoever_goes_elsewhere_stops_it(app: App, code: int) -> None:
    scene = watch(app, place=50)
    key(app, pygame.K_SPACE)
    key(app, code)
    assert not scene.is_playing


def seconds_for(app: App, scene: ReplayScene, steps: int) -> float:
    begun, goal = app.now, scene.session.place + steps
    key(app, pygame.K_SPACE)
    until(app, lambda: scene.session.place >= goal, step=0.02, most=4000)
    key(app, pygame.K_SPACE)
    return app.now - begun


def test_it_plays_at_four_speeds_with_the_ordinary_staging(app: App) -> None:
    scene = watch(app)
    lasted = []
    for number, speed in enumerate(SPEEDS):
        scene.jump(60)
        key(app, pygame.K_1 + number)
        assert scene.pace == scene.speed == speed
        lasted.append(seconds_for(app, scene, 6))
    assert lasted == sorted(lasted, reverse=True)
    assert lasted[0] > 2 * lasted[2] > 2 * lasted[3]
    scene.jump(60)
    scene.set_pace("normal")
    seen = 0
    for _ in range(12):
        scene.step()
        seen += scene.staging.is_on
    assert seen, "shots and hits are shown large, as at the table"


# Through whose eyes


def names_on(scene: ReplayScene) -> set[str]:
    """Everything on the screen that has a name: the things on the board, the sentences, the card in the panel."""
    sprites = [[sprite.ref, sprite.name, list(sprite.pile), sprite.shows] for sprite in scene.stage.sprites]
    sentences = [widget.line for widget in scene.widgets if isinstance(widget, Told)]
    return names_in([sprites, [piece.span.ref for line in sentences for piece in line.laid.pieces], scene.zoomed])


@pytest.mark.parametrize("name", GAMES)
def test_nothing_on_the_screen_names_what_the_eyes_did_not_see(app: App, name: str) -> None:
    """What lay hidden then, and of which nothing had been told, is neither on the board nor in the panel."""
    chance = Dice(5)
    app.settings.speed = "instant"
    scene = watch(app, f"{name}-finished", 20)
    replay = scene.session.replay
    for viewer in (*range(len(scene.session.names)), None):
        scene.look_through(viewer)
        found = 0
        for place in [chance.below(replay.length) for _ in range(12)]:
            scene.go_to(place)
            if place:
                scene.step_back()
                scene.step()
            then = replay.at(place)
            told = names_in([event.plain() for event in then.events(0, viewer)])
            hidden = names_in(then.view(EVERYTHING)) - names_in(then.view(viewer)) - told
            hidden = {name for name in hidden if not name.startswith("pile:")}  # where things lie is no secret
            found += len(hidden)
            assert sorted(hidden & names_on(scene)) == [], f"{scene.zoomed} through the eyes of {viewer} at {place}"
        assert found, "there was something to hide"


@pytest.mark.parametrize("name", GAMES)
def test_eyes_see_what_they_saw_then(app: App, name: str) -> None:
    app.settings.speed = "instant"
    scene = watch(app, f"{name}-finished", 20)
    replay = scene.session.replay
    for viewer in scene.session.viewers:
        scene.look_through(viewer)
        for place in (20, 21, 22, replay.length // 2, 5, replay.length - 1):
            scene.go_to(place)
            assert scene.seen == replay.at(place).view(viewer)
            last = [widget for widget in scene.widgets if isinstance(widget, Told) and not widget.is_ahead][-1]
            happened = replay.at(place).events(0, viewer)
            assert last.line.event == happened[-1].plain()["event"], "the story is as long as it was then"


def test_a_card_that_one_looked_at_is_not_shown_to_other_eyes(app: App) -> None:
    app.settings.speed = "instant"
    scene = watch(app, place=120)
    scene.look_through(2)
    held = next(sprite for sprite in scene.stage.sprites if sprite.lifts and sprite.ref)
    scene.zoomed = held.ref
    scene.look_through(3)
    assert scene.zoomed is None


def test_the_keyboard_chooses_the_eyes(app: App) -> None:
    scene = watch(app, place=120)
    key(app, pygame.K_e)
    assert isinstance(app.scene, ChoiceSheet)
    key(app, pygame.K_3)
    assert scene.session.eyes == 2
    key(app, pygame.K_e)
    key(app, pygame.K_7)
    assert scene.name_of(scene.session.eyes) == scene.say("ui.replay.everything")


def test_it_is_said_through_whose_eyes_one_looks(app: App) -> None:
    scene = watch(app)
    for viewer in scene.session.viewers:
        scene.look_through(viewer)
        assert scene.name_of(viewer) in words_on(app), "in the bar, while other buttons give up their words"
        key(app, pygame.K_e)
        assert isinstance(app.scene, ChoiceSheet)
        shown = [find(app, f"choice {index}") for index in range(len(app.scene.choices))]
        chosen = [index for index, button in enumerate(shown) if isinstance(button, Button) and button.chosen]
        assert chosen == [scene.session.viewers.index(viewer)]
        key(app, pygame.K_ESCAPE)


def test_of_a_running_game_only_ones_own_eyes_and_no_new_game(app: App) -> None:
    scene = watch(app, "bang-5-players-dodge-city", 10, is_sample=False)
    assert scene.session.viewers == [0]
    assert not has(app, "eyes")
    assert not has(app, "play on")
    key(app, pygame.K_e)
    key(app, pygame.K_o)
    assert app.scene is scene
    scene.look_through(1)
    assert scene.session.eyes == 0
    with pytest.raises(BadSetup):
        app.go(routes.LookBackAt(SAMPLES / "bang-5-players-dodge-city.yaml", eyes=3))


def test_what_comes_later_in_a_running_game_is_not_told_early_to_others(app: App) -> None:
    """Several people at one screen see only what an onlooker sees."""
    scene = watch(app, "bang-2-players", 10, is_sample=False)
    assert scene.session.viewers == [None]
    assert scene.seen == scene.session.replay.at(10).view(None)


# From there


def test_play_on_from_here_against_bots_is_a_new_game_with_its_own_file(app: App) -> None:
    app.settings.speed = "instant"
    scene, whole = watch(app), open_save(SAMPLES / "bang-finished.yaml").table
    place = next(place for place in range(100, 200) if whole.fork(place).awaited() == [2])
    scene.jump(place)
    scene.look_through(2)
    digest = whole.fork(place).digest()
    key(app, pygame.K_o)
    key(app, pygame.K_1)
    table = top(app)
    assert isinstance(table, LocalTable)
    assert table.session.digest() == digest
    assert [seat.kind for seat in table.session.seats] == ["bot", "bot", "person", "bot", "bot"]
    path = table.session.saved_at
    assert path is not None
    assert path.parent == app.saves
    assert open_save(path).table.digest() == digest
    assert open_save(SAMPLES / "bang-finished.yaml").table.result is not None, "the old one is as it was"


def test_play_on_from_here_with_people_in_every_seat(app: App) -> None:
    scene = watch(app, "castle-finished", 30)
    click(app, "play on")
    click(app, f"choice {len(scene.session.names)}")
    (table,) = [scene for scene in app.scenes if isinstance(scene, LocalTable)]
    assert table.session.people == [0, 1, 2]
    assert not any(isinstance(scene, ReplayScene) for scene in app.scenes)


def test_nobody_plays_on_where_it_is_over(app: App) -> None:
    scene = watch(app)
    key(app, pygame.K_END)
    key(app, pygame.K_o)
    assert app.scene is scene
    assert toast_of(app)


def test_this_moment_as_a_picture(app: App) -> None:
    scene = watch(app, place=120)
    key(app, pygame.K_p)
    (path,) = (app.saves / "pictures").glob("*.png")
    assert str(path) in toast_of(app)
    picture = pygame.image.load(path)
    assert picture.get_size() == app.screen.get_size()
    assert len({tuple(picture.get_at((x, 300))) for x in range(0, picture.get_width(), 7)}) > 20, "it shows something"
    assert has(app, "play"), "the buttons are back"
    key(app, pygame.K_p)
    assert len(list((app.saves / "pictures").glob("*.png"))) == 2
    assert scene.session.place == 120


def test_a_picture_that_cannot_be_written_is_told(app: App) -> None:
    watch(app)
    app.saves.mkdir(parents=True, exist_ok=True)
    (app.saves / "pictures").write_text("in the way")
    key(app, pygame.K_p)
    assert "pictures" in toast_of(app)


# Ways there and back


def test_esc_leaves(app: App) -> None:
    app.go(routes.Home())
    home = app.scene
    watch(app)
    key(app, pygame.K_ESCAPE)
    assert app.scene is home


@pytest.mark.parametrize(("tab", "name"), [("finished", "mine.yaml"), ("samples", "bang-finished.yaml")])
def test_the_list_of_games_leads_there(app: App, tab: str, name: str) -> None:
    app.saves.mkdir(parents=True, exist_ok=True)
    (app.saves / "mine.yaml").write_bytes((SAMPLES / "castle-finished.yaml").read_bytes())
    app.go(routes.Home())
    home = top(app)
    home.saves.wait()  # type: ignore[attr-defined]
    home.saves.tab = tab  # type: ignore[attr-defined]
    app.frame(0.1)
    home.rebuild()
    click(app, f"replay-{name}")
    assert isinstance(app.scene, ReplayScene)
    assert app.scene.session.place == 0


def test_a_broken_save_is_watched_up_to_where_it_parts_and_that_is_said(app: App) -> None:
    app.saves.mkdir(parents=True, exist_ok=True)
    text = (SAMPLES / "castle-finished.yaml").read_text(encoding="utf-8")
    head, moves = text.split("moves:\n")
    lines = moves.splitlines()
    lines[20] = "- 0 play card:nobody cell:z9"
    (app.saves / "torn.yaml").write_text(head + "moves:\n" + "\n".join(lines) + "\n", encoding="utf-8")
    app.go(routes.Home())
    home = top(app)
    home.saves.wait()  # type: ignore[attr-defined]
    app.frame(0.1)
    home.rebuild()
    click(app, "replay-torn.yaml")
    assert isinstance(app.scene, ReplayScene)
    assert app.scene.session.replay.length == 20
    assert "card:nobody" in toast_of(app)


def test_the_end_of_a_game_leads_there_and_back(app: App) -> None:
    app.settings.speed = "instant"
    table = show(app, open_save(SAMPLES / "castle-finished.yaml").table)
    until(app, lambda: isinstance(app.scene, Over))
    key(app, pygame.K_w)
    assert isinstance(app.scene, ReplayScene)
    assert app.scene.session.viewers == [0, 1, 2, None, EVERYTHING]
    key(app, pygame.K_ESCAPE)
    assert top(app) is table


def test_the_menu_of_a_running_game_leads_there_through_ones_own_eyes(app: App) -> None:
    table = show(app, open_save(SAMPLES / "bang-5-players-dodge-city.yaml").table, 0, still=True)
    app.push(Pause(table))
    click(app, "replay")
    assert isinstance(app.scene, ReplayScene)
    assert app.scene.session.viewers == [0]
    assert app.scene.session.replay.length == 58


def test_piles_are_looked_through_and_cards_zoomed(app: App) -> None:
    app.settings.speed = "instant"
    scene = watch(app, "valhalla-finished", 200)
    pile = next(widget for widget in scene.widgets if isinstance(widget, Spot) and widget.sprite.pile)
    scene.click(pile.sprite)
    assert app.scene is not scene
    key(app, pygame.K_ESCAPE)
    assert app.scene is scene


# How it fits


def bar_faults(app: App, scene: ReplayScene) -> Iterator[str]:
    """What is wrong with the bars of a replay; the board is looked at elsewhere."""
    yield from (f"'{written.words}' is cut in {written.box}" for written in texts_on(app) if written.is_cut)
    least, window = scene.px(LEAST_TARGET), scene.area
    buttons = [widget for widget in scene.widgets if widget.takes_focus and not isinstance(widget, Spot | Told)]
    parts = [
        widget for widget in scene.widgets if widget.name in ("game", "game icon", "status ground", "turn", "time line")
    ]
    for widget in (*buttons, *parts):
        if not window.contains(widget.rect):
            yield f"'{widget.name}' at {widget.rect} is outside of {window}"
    for widget in buttons:
        if min(widget.rect.size) < least:
            yield f"'{widget.name}' is only {widget.rect.size}, less than {least}"
    for one, other in itertools.combinations((*buttons, *parts), 2):
        if visible(one).colliderect(visible(other)):
            yield f"'{one.name}' at {one.rect} lies over '{other.name}' at {other.rect}"
    bar = find(app, "controls")
    if not scene.places.area.prompt.contains(bar.rect):
        yield f"the controls at {bar.rect} are not in their place {scene.places.area.prompt}"
    if find(app, "time line").rect.width < scene.px(180):
        yield f"the time line is only {find(app, 'time line').rect.width} wide"


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_it_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    app.settings.speed = "instant"
    scene = watch(app, place=120)
    scene.look_through(2)
    lay_out(app, size, scale, language)
    assert list(bar_faults(app, scene)) == []
    scene.jump(scene.session.replay.length)
    assert list(bar_faults(app, scene)) == []


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
@pytest.mark.parametrize("name", GAMES)
def test_it_fits_for_every_game(app: App, name: str, size: tuple[int, int], scale: int, language: str) -> None:
    app.settings.speed = "instant"
    scene = watch(app, f"{name}-finished", 40)
    lay_out(app, size, scale, language)
    for viewer in (0, None, EVERYTHING):
        scene.look_through(viewer)
        assert list(bar_faults(app, scene)) == []


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
def test_what_a_picture_says_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    app.settings.speed = "instant"
    scene = watch(app)
    lay_out(app, size, scale, language)
    scene.is_portrayed = True
    for place in range(0, scene.session.replay.length, 9):
        scene.jump(place)
        assert [written.words for written in texts_on(app) if written.is_cut] == []


def test_the_file_of_a_replay_is_never_written_to(app: App, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes((SAMPLES / "castle-finished.yaml").read_bytes())
    app.go(routes.LookBackAt(path))
    key(app, pygame.K_END)
    key(app, pygame.K_HOME)
    app.pop()
    assert path.read_bytes() == (SAMPLES / "castle-finished.yaml").read_bytes()


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
def test_the_sheets_over_it_fit(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    """Whose eyes, who plays on, and all keys, at a table of eight."""
    app.settings.speed = "instant"
    scene = watch(app, "bang-8-players-everything", 60)
    lay_out(app, size, scale, language)
    for code in (pygame.K_e, pygame.K_o, pygame.K_F2):
        key(app, code)
        assert app.scene is not scene
        app.frame(0.1)
        assert layout_faults(app) == []
        key(app, pygame.K_ESCAPE)
        assert top(app) is scene
